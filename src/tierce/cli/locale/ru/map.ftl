## Карта

cli-map-sign = { $sign } { $what }
cli-map-named = { $name } ({ $details })
cli-map-wall = стена
cli-map-closed = не пройти
cli-map-opaque = закрывает обзор
cli-map-thin = тонкая стена
cli-map-cover = укрытие: { $kind }
cli-map-footing = плохая опора { $amount }
cli-map-height = высота { SIGNED($height) }
cli-map-hazard = опасность: { $hazard }
cli-map-stands-in = на клетке опасно: { $hazards }
fight-event-hazard = { $who } стоит на опасной клетке: { $hazards }.
cli-map-part = Показано от { $first } до { $last }; карта простирается до { $end }.

cli-cells = Или введите клетку карты: { $cells }
cli-cells-by-kind = Или введите клетку карты.
cli-cells-of-kind = { $kind }: { $cells }

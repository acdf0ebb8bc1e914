## Die Karte

cli-map-sign = { $sign } { $what }
cli-map-named = { $name } ({ $details })
cli-map-wall = Wand
cli-map-closed = unpassierbar
cli-map-opaque = nimmt die Sicht
cli-map-thin = dünne Wand
cli-map-cover = Deckung: { $kind }
cli-map-footing = schlechter Stand { $amount }
cli-map-height = Höhe { SIGNED($height) }
cli-map-hazard = Gefahr: { $hazard }
cli-map-stands-in = steht in: { $hazards }
fight-event-hazard = { $who } steht in: { $hazards }.
cli-map-part = Zu sehen ist { $first } bis { $last }; die Karte reicht bis { $end }.

cli-cells = Oder tippe ein Feld der Karte: { $cells }
cli-cells-by-kind = Oder tippe ein Feld der Karte.
cli-cells-of-kind = { $kind }: { $cells }

### Бой на карте. Параметры объяснены в английском каталоге.

## Что происходит

cthulhu-event-goes = { $who } { $squares ->
        [1] идёт
       *[other] бежит
    } на { $cell }.
cthulhu-event-falls-down = { $who } падает с высоты { $metres } м.

## Вопросы и варианты

cthulhu-ask-where-to = куда идёте (клеток{ $squares ->
        [1] {""}
       *[other] {" "}не больше
    }: { $squares })?
cthulhu-option-to = На { $cell }
cthulhu-ask-throw = куда бросить: { $foe }?
    .option = Вниз на { $cell }, { $metres } м
cthulhu-option-here = На месте
cthulhu-ask-push = куда отбросить: { $foe }?
cthulhu-option-push = { $way ->
        [n] Вверх по карте
        [ne] Вправо вверх
        [e] Вправо
        [se] Вправо вниз
        [s] Вниз по карте
        [sw] Влево вниз
        [w] Влево
       *[nw] Влево вверх
    }

## Почему нельзя

cthulhu-reason-no-line = между ними стена
cthulhu-reason-no-way = с этой клетки нет пути

## Учёт

cthulhu-slot-cell = клетка
cthulhu-slot-facing = куда обращён лицом

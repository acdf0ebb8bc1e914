### Бой на карте. Параметры объяснены в английском каталоге.

## Что происходит

mordheim-event-moves = { $who } идёт на { $cell }.
mordheim-event-stopped = { $who } останавливается: { $what ->
    [wall] на пути стена
    [edge] дальше край стола
   *[fighter] на пути модель
}.

## Вопросы и варианты

mordheim-ask-move = нападаете или идёте?
mordheim-ask-move-half = только что встал — куда идти?
mordheim-option-charge = Напасть: { $foe }
mordheim-option-to = Идти на { $cell }
mordheim-option-stay = Остаться на месте

## Учёт

mordheim-slot-cell = клетка
mordheim-slot-facing = куда обращён лицом

### Бой на карте из гексов. Параметры объяснены в английском каталоге.

## Что происходит

gurps-event-step-clear = { $who } отходит на { $yards ->
    [one] { $yards } ярд
    [few] { $yards } ярда
   *[many] { $yards } ярдов
}, чтобы было место для удара; цель — { $foe }.
gurps-event-closes-in = { $who } сближается и встаёт на { $cell }; впереди { $foe }.
gurps-event-turns = { $who } поворачивается на { $way ->
    [ne] северо-восток
    [e] восток
    [se] юго-восток
    [sw] юго-запад
    [w] запад
   *[nw] северо-запад
}.
gurps-event-goes = { $who } идёт на { $cell } ({ $yards } ярд.).
gurps-event-driven-into = { $who }: путь преграждает { $what ->
    [wall] стена
    [edge] край карты
   *[fighter] другой боец
}.

## Вопросы и варианты

gurps-ask-facing = куда повернуться лицом?
gurps-ask-back = на какой гекс?
    .option = { $cell }
gurps-option-to = На { $cell } ({ $yards } ярд.)
gurps-option-face = { $way ->
    [ne] Северо-восток
    [e] Восток
    [se] Юго-восток
    [sw] Юго-запад
    [w] Запад
   *[nw] Северо-запад
}

## Что недоступно и почему

gurps-reason-not-in-front = цель не спереди
gurps-reason-too-close = цель слишком близко для этого оружия

## Учёт

gurps-slot-cell = гекс
gurps-slot-facing = куда обращён лицом

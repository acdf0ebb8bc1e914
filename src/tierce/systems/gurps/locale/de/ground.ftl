### Kampf auf einer Karte aus Hexfeldern. Die Parameter erklärt der englische Katalog.

## Was geschieht

gurps-event-step-clear = { $who } geht { $yards } Yard von { $foe } zurück, um Platz für den Schlag zu haben.
gurps-event-closes-in = { $who } rückt an { $foe } heran, auf { $cell }.
gurps-event-turns = { $who } wendet sich nach { $way ->
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
}.
gurps-event-goes = { $who } geht nach { $cell } ({ $yards } Yard).
gurps-event-driven-into = { $what ->
    [wall] Eine Wand
    [edge] Der Kartenrand
   *[fighter] Jemand, der im Weg steht,
} hält { $who } auf.

## Fragen und Möglichkeiten

gurps-ask-facing = in welche Richtung blickst du?
gurps-ask-back = auf welches Feld?
    .option = { $cell }
gurps-option-to = Nach { $cell } ({ $yards } Yard)
gurps-option-face = { $way ->
    [ne] Nordosten
    [e] Osten
    [se] Südosten
    [sw] Südwesten
    [w] Westen
   *[nw] Nordwesten
}

## Was nicht geht, und warum

gurps-reason-not-in-front = das Ziel ist nicht vor der Figur
gurps-reason-too-close = das Ziel ist zu nah für die Waffe

## Merkposten

gurps-slot-cell = Feld
gurps-slot-facing = Blickrichtung

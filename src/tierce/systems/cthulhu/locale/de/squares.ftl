### Kampf auf einer Karte. Die Parameter erklärt der englische Katalog.

## Was geschieht

cthulhu-event-goes = { $who } { $squares ->
        [1] geht
       *[other] läuft
    } nach { $cell }.
cthulhu-event-falls-down = { $who } stürzt { $metres } m tief.

## Fragen und Möglichkeiten

cthulhu-ask-where-to = Wohin gehst du, { $squares ->
        [1] ein Feld
       *[other] höchstens { $squares } Felder
    }?
cthulhu-option-to = Nach { $cell }
cthulhu-ask-throw = wohin wird { $foe } geworfen?
    .option = Hinab nach { $cell }, { $metres } m
cthulhu-option-here = An Ort und Stelle
cthulhu-ask-push = wohin wird { $foe } gestoßen?
cthulhu-option-push = { $way ->
        [n] Auf der Karte nach oben
        [ne] Nach rechts oben
        [e] Nach rechts
        [se] Nach rechts unten
        [s] Auf der Karte nach unten
        [sw] Nach links unten
        [w] Nach links
       *[nw] Nach links oben
    }

## Warum nicht

cthulhu-reason-no-line = eine Wand ist dazwischen
cthulhu-reason-no-way = kein Weg von diesem Feld

## Merkposten

cthulhu-slot-cell = Feld
cthulhu-slot-facing = Blickrichtung

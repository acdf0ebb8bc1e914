### Kampf auf einer Karte. Die Parameter erklärt der englische Katalog.

## Was geschieht

mordheim-event-moves = { $who } zieht nach { $cell }.
mordheim-event-stopped = { $who } wird aufgehalten: { $what ->
    [wall] Eine Wand steht im Weg
    [edge] Der Tisch ist zu Ende
   *[fighter] Ein Modell steht im Weg
}.

## Fragen und Möglichkeiten

mordheim-ask-move = greifst du an, oder ziehst du?
mordheim-ask-move-half = eben aufgestanden: wohin bewegst du dich?
mordheim-option-charge = { $foe } angreifen
mordheim-option-to = Nach { $cell } ziehen
mordheim-option-stay = Stehen bleiben

## Merkposten

mordheim-slot-cell = Feld
mordheim-slot-facing = Blickrichtung

### Waffen ziehen und aufheben.

cthulhu-event-draws = { $who } zieht eine Waffe ({ $weapon }).

cthulhu-event-picks-up = { $who } hebt eine Waffe auf ({ $weapon }).

cthulhu-ask-draw = welche Waffe ziehst du?
    .option = { $weapon }

cthulhu-ask-pick-up = welche Waffe hebst du auf?
    .option = { $weapon }

cthulhu-option-draw = Eine Waffe ziehen

cthulhu-option-pick-up = Eine Waffe aufheben

cthulhu-reason-thrown = liegt, wohin sie geworfen wurde

cthulhu-show-thrown = { $weapon } geworfen, bis die Spielleitung sie für greifbar erklärt

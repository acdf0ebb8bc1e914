### Überschriften der Schritte einer Runde.

cthulhu-heading-declare = Runde { $number }: Ansagen

cthulhu-heading-end = Ende der Runde { $number }

cthulhu-event-nothing-declared = Niemand sagt etwas an.
cthulhu-whose-turn = { $who } ist am Zug

### Überschriften der Schritte einer Runde.

cthulhu-heading-declare = Runde { $number }: Ansagen

cthulhu-heading-end = Ende der Runde { $number }

cthulhu-heading-tie = Gleiche DEX: Wer ist zuerst dran

cthulhu-event-nothing-declared = Niemand sagt etwas an.
cthulhu-whose-turn = { $who } ist am Zug

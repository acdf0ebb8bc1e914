### Заголовки шагов раунда.

cthulhu-heading-declare = Раунд { $number }: объявления

cthulhu-heading-end = Конец раунда { $number }

cthulhu-heading-tie = Равный DEX: кто ходит раньше

cthulhu-event-nothing-declared = Никто ничего не объявляет.
cthulhu-whose-turn = { $who }: ход

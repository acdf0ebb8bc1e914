### Headings of the steps of a round.

# $number (number)
cthulhu-heading-declare = Round { $number }: declarations

# $number (number)
cthulhu-heading-end = End of round { $number }

cthulhu-heading-tie = Equal DEX: who goes first

cthulhu-event-nothing-declared = Nobody declares anything.

# $who (name)
cthulhu-whose-turn = { $who }’s turn

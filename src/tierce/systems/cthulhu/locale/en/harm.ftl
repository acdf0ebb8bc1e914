### What becomes of the damage of a hit.

# $who (name), $by (choice: defend, armour), $points (number)
cthulhu-event-lessened = { $by ->
        [armour] Armour
       *[defend] The defence
    } takes { $points } from the damage to { $who }.

# $who (name), $damage (number)
cthulhu-event-halved = Half of it: { $damage } to { $who }.

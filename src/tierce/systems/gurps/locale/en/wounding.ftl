### What bodies and armour make of a blow, and blows that drive back.

# $who (name)
gurps-event-blunt-trauma = The soft armour stops it, but { $who } is bruised through it.
# $who (name), $foe (name), $yards (number)
gurps-event-knocked-back = { $who } is driven back { $yards } yd by { $foe }.

gurps-part-dexterity = DX
gurps-part-strength = ST
# $yards (number)
gurps-part-knockback = driven back { $yards } yd

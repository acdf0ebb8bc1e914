### Parts of a value: what each amount is. Those of wounds and criticals are in injury.ftl.

## Attacks

# $skill (key)
gurps-part-skill = skill ({ $skill })
gurps-part-determined = All-Out Attack (Determined)
# $location (choice: as in gurps-location)
gurps-part-location = aimed at: { gurps-location }
# $yards (number)
gurps-part-range = range, { $yards } yd
gurps-part-size = size of the target
# $shots (number)
gurps-part-rapid-fire = rapid fire, { $shots } shots
gurps-part-cover = target partly behind cover
gurps-part-deceptive = Deceptive Attack
gurps-part-dual-weapon = attack with two weapons
gurps-part-off-hand = off hand
gurps-part-encumbrance = encumbrance

## Defences

# $speed (fraction)
gurps-part-dodge = Basic Speed { $speed } + 3
gurps-part-control-skill = half the control skill
gurps-part-handling = Handling of the vehicle
# $skill (number)
gurps-part-parry = half of skill { $skill }, + 3
# $skill (number)
gurps-part-block = half of skill { $skill }, + 3
gurps-part-weapon-parry = the weapon's own Parry modifier
gurps-part-trait = traits
gurps-part-combat-reflexes = Combat Reflexes
gurps-part-increased = All-Out Defense (Increased)
gurps-part-acrobatic = acrobatics
gurps-part-retreat = retreat
gurps-part-retreated = retreat from this foe earlier this turn
gurps-part-db = shield's Defense Bonus
gurps-part-stunned = stunned
gurps-part-feint = feint
gurps-part-side = attack from the side
gurps-part-rear = attack from behind
gurps-part-unseen = attacker unseen
gurps-part-height = attacker higher or lower
gurps-part-flail = against a flail
gurps-part-thrown = against a thrown weapon
gurps-part-bare-hand = bare hand against a weapon
# $count (number)
gurps-part-repeated = parry no. { $count } this turn
# $count (number)
gurps-part-repeated-fencing = parry no. { $count } this turn, fencing weapon
# $count (number)
gurps-part-repeated-master = parry no. { $count } this turn, master
# $count (number)
gurps-part-repeated-fencing-master = parry no. { $count } this turn, fencing weapon and master

## Move

gurps-part-basic-move = Basic Move

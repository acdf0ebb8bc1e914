### What may be chosen, by the ids of options.

## Maneuvers

gurps-option-attack = Attack
gurps-option-all-out-attack = All-Out Attack
gurps-option-all-out-defense = All-Out Defense
gurps-option-move = Move
gurps-option-change-posture = Change Posture
gurps-option-ready = Ready
gurps-option-do-nothing = Do Nothing

## All-Out Attack

gurps-option-determined = Determined: a bonus to hit
gurps-option-double = Double: two attacks on one foe
gurps-option-strong = Strong: more damage
gurps-option-feint = Feint

## All-Out Defense

gurps-option-increased-dodge = Increased Dodge: +2
gurps-option-increased-parry = Increased Parry: +2
gurps-option-increased-block = Increased Block: +2
gurps-option-double-defense = Double Defense: two tries against each attack

## Defences

gurps-option-dodge = Dodge
gurps-option-block = Block
gurps-option-parry = Parry
# $weapon (name), $mode (name), $bare (choice: no, and as in gurps-bare-hand)
gurps-option-parry-main = Parry: { $bare ->
    [no] { $weapon }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }
   *[other] bare hand ({ gurps-bare-hand })
}
# $weapon (name), $mode (name), $bare (choice: no, and as in gurps-bare-hand)
gurps-option-parry-off = Parry: { $bare ->
    [no] { $weapon }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }, off hand
   *[other] bare off hand ({ gurps-bare-hand })
}
# $weapon (name), $mode (name), $bare (choice: no, and as in gurps-bare-hand)
gurps-option-parry-both = Parry: { $bare ->
    [no] { $weapon }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }, both hands
   *[other] both bare hands ({ gurps-bare-hand })
}
gurps-option-none = No defence
gurps-option-plus-retreat = retreating
gurps-option-plus-acrobatic = acrobatically
gurps-option-plus-stand = standing up with the step
gurps-option-plus-kneel = kneeling down with the step
# What is not offered at all stands there alone.
gurps-option-defence = Any defence
gurps-option-retreat = Retreat
gurps-option-acrobatic = Acrobatic dodge

## How far to step back

gurps-option-one-yard = 1 yard
# $yards (number)
gurps-option-full-step = { $yards } yards

## Following a retreat, striking the arm that parried

gurps-option-follow = Follow
gurps-option-stay = Stay
gurps-option-rest = Rest: no roll, no defence
gurps-option-stay-awake = Roll to stay conscious
gurps-option-aimed = Where it was aimed
gurps-option-arm = The arm of the main hand
gurps-option-off-arm = The arm of the off hand

## Move. `$yards` is how far the foe is

# $foe (name), $yards (number)
gurps-option-towards = Towards { $foe } ({ $yards } yd away)
# $foe (name), $yards (number)
gurps-option-to-reach = Towards { $foe }, to the reach of the longest weapon ({ $yards } yd away)
# $foe (name), $yards (number)
gurps-option-away = Away from { $foe } ({ $yards } yd away)

## Ready

# $weapon (name)
gurps-option-draw = Draw: { $weapon }
# $weapon (name)
gurps-option-pick-up = Pick up: { $weapon }
# $weapon (name)
gurps-option-regain = Bring under control: { $weapon }
gurps-option-act = Something else, in your own words: a door, another grip, a trait switched on or off

## Postures

gurps-option-standing = Stand up
gurps-option-crouching = Crouch
gurps-option-kneeling = Kneel
gurps-option-crawling = On hands and knees
gurps-option-sitting = Sit
gurps-option-prone = Lie prone
gurps-option-face-up = Lie face up

### What may be chosen, by the ids of options; outcomes, sites and slots.

cthulhu-option-attack = Attack (1 AP)

cthulhu-option-move = Move one square (1 AP)

cthulhu-option-run = Run three squares, and nothing else

cthulhu-option-stand-up = Stand up (1 AP)

cthulhu-option-break-free = Break free (1 AP)

cthulhu-option-pull = Pull out a weapon that sticks (1 AP)

cthulhu-option-treat = First aid or medicine (1 AP)

cthulhu-option-delay = Delay

cthulhu-option-concentrate = Concentrate on a defence

cthulhu-option-end = End the turn

cthulhu-option-none = Nothing

cthulhu-option-counter = Strike back, damage +1D4

cthulhu-option-further = One more dodge in this round

cthulhu-option-defence = Defence

cthulhu-option-dodge = Dodge

cthulhu-option-defend = Defend [CON x5]

# $weapon (name), $means (choice: as in cthulhu-means), $skill (choice: own, martial-arts, grappling-art, striking-art, weapon-art)
cthulhu-option-parry = Parry: { cthulhu-means }{ $skill ->
        [martial-arts] {" "}(Martial Arts)
        [grappling-art] {" "}(grappling art)
        [striking-art] {" "}(striking art)
        [weapon-art] {" "}(weapon art)
       *[own] {""}
    }

cthulhu-option-plus-at-once = all three uses at once, +30%

## Outcomes that may be imposed, and where they are decided

cthulhu-outcome-critical = critical success

cthulhu-outcome-special = special success

cthulhu-outcome-success = success

cthulhu-outcome-failure = failure

cthulhu-outcome-fumble = fumble

## What may be edited by hand

cthulhu-slot-hp = HP

cthulhu-slot-points = action points

cthulhu-slot-owed = points owed next turn

cthulhu-slot-fate = fate
    .unconscious = { cthulhu-show-unconscious }
    .dead = { cthulhu-show-dead }

cthulhu-slot-dying = rounds to live

cthulhu-slot-aidable = wounds without first aid

cthulhu-slot-treatable = wounds without medicine

cthulhu-slot-acting = acting now

cthulhu-slot-acted = has acted

cthulhu-slot-delay = delay

cthulhu-slot-concentrate = concentrates on
    .dodge = dodge
    .defend = defend
    .parry = parry
    .hide = hide
    .cover = cover

cthulhu-slot-focused = successes while concentrating

cthulhu-slot-named = parry named against

cthulhu-slot-defences = defences used
    .dodge = dodge
    .defend = defend
    .parry = parry
    .hide = hide
    .cover = cover

cthulhu-slot-further = further dodges

cthulhu-slot-attacks = attacks of this turn

cthulhu-slot-moved = squares moved

cthulhu-slot-done = done in this turn

cthulhu-slot-struck = attacked with in this round

cthulhu-slot-parried = parried with in this round

cthulhu-slot-hands = hands

cthulhu-slot-durability = durability

cthulhu-slot-unfit = of no use
    .destroyed = destroyed
    .dropped = dropped
    .jammed = malfunctioned

cthulhu-slot-rounds = shots left

cthulhu-slot-nocked = arrow nocked

cthulhu-slot-string = string

cthulhu-slot-hard = hard form kept

cthulhu-slot-precise = precision declared on

cthulhu-slot-restringing = bow being restrung

cthulhu-slot-strung = points spent on restringing

cthulhu-slot-stated = stated
    .distance = distance
    .cover = cover
    .wall = wall behind
    .obstacle = obstacle behind
    .somebody = somebody behind
    .footing = footing
    .drop = drop

cthulhu-slot-conditions = conditions
    .prone = on the ground
    .stunned = stunned
    .held = held
    .pinned = pinned down
    .hidden = hidden
    .strangled = strangled
    .disarming = about to be disarmed
    .arm-hurt = arm hurt
    .leg-hurt = leg hurt
    .wing-hurt = wing hurt
    .shoulder-hurt = shoulder hurt
    .knee-hurt = knee hurt
    .throat-hurt = throat hurt

cthulhu-slot-lots = order of equal DEX

cthulhu-slot-supplements = supplements
    .allowed = allowed

### What stands on the screen: words used in several places, questions, rolls, fighters at a glance,
### outcomes, what is edited by hand, sheets.

## Words used in several places

# $maneuver (choice: attack, all-out-attack, move-and-attack, feint, evaluate, aim, all-out-defense, move, change-posture, ready, concentrate, wait, do-nothing)
gurps-maneuver = { $maneuver ->
    [attack] { gurps-option-attack }
    [all-out-attack] { gurps-option-all-out-attack }
    [all-out-defense] { gurps-option-all-out-defense }
    [move-and-attack] { gurps-option-move-and-attack }
    [feint] { gurps-option-feint }
    [evaluate] { gurps-option-evaluate }
    [aim] { gurps-option-aim }
    [concentrate] { gurps-option-concentrate }
    [move] { gurps-option-move }
    [change-posture] { gurps-option-change-posture }
    [ready] { gurps-option-ready }
    [wait] { gurps-option-wait }
   *[do-nothing] { gurps-option-do-nothing }
}
# What strikes, by itself.
# $weapon (name), $means (choice: punch, judo-throw, weapon)
gurps-means = { $means ->
    [punch] bare fist
    [judo-throw] Judo throw
   *[weapon] { $weapon }
}
# What strikes, within a sentence, after "with".
# $weapon (name), $means (choice: as in gurps-means)
gurps-with-means = { $means ->
    [punch] a bare fist
    [judo-throw] a Judo throw
   *[weapon] the { $weapon }
}
# The skill that a bare hand parries with.
# $bare (choice: dx, boxing, brawling, judo, karate, sumo-wrestling, wrestling)
gurps-bare-hand = { $bare ->
    [boxing] Boxing
    [brawling] Brawling
    [judo] Judo
    [karate] Karate
    [sumo-wrestling] Sumo Wrestling
    [wrestling] Wrestling
   *[dx] DX
}

## Questions. They stand after the name of who is asked. `.option` tells an option, `.withheld` what
## is not offered, by their facts

gurps-ask-maneuver = which maneuver?
# $foe (name), $weapon (name), $means (choice: as in gurps-means), $mode (name), $hand (choice: main, off, both, body), $approach (number), $others (number), $caught (list)
gurps-ask-attack = whom do you attack, and with what?
    .option = { $foe }: { gurps-means }{ $means ->
        [weapon] { $mode ->
            [none] {""}
           *[other] {" "}({ $mode })
        }
       *[other] {""}
    }{ $hand ->
        [off] , off hand
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[other] , stepping { $approach } yd closer
    }{ $others ->
        [0] {""}
       *[other] , also catching { $caught }
    }
    .withheld = { $foe }: { gurps-means }{ $means ->
        [weapon] { $mode ->
            [none] {""}
           *[other] {" "}({ $mode })
        }
       *[other] {""}
    }
# $choice (choice: determined, double, strong, feint, suppression)
gurps-ask-all-out-attack = how do you attack all-out?
    .option = { $choice ->
        [double] { gurps-option-double }
        [strong] { gurps-option-strong }
        [feint] Feint, then attack
        [suppression] { gurps-option-suppression }
       *[determined] { gurps-option-determined }
    }
gurps-ask-all-out-defense = how do you defend all-out?
# $foe (name), $weapon (name), $means (choice: as in gurps-means), $hits (number)
gurps-ask-defence = { $foe } attacks with { gurps-with-means }{ $hits ->
    [1] {""}
   *[other] : { $hits } hits are coming
}. How do you defend?
# $foe (name), $location (choice: as in gurps-location)
gurps-ask-exposed = { $foe } failed to parry with a bare hand. Where do you strike: as aimed ({ gurps-location }), or the arm that parried?
# $foe (name), $friend (name), $defence (choice: dodge, none)
gurps-ask-sacrifice = { $foe } is about to hit { $friend }. Do you throw yourself in the way?
    .option = { $defence ->
        [none] Stay out of it
       *[dodge] Throw yourself in the way
    }
gurps-ask-rest = the wounds are grave: rest without any defence, or roll to stay conscious?
gurps-ask-yards = how far do you step back?
# $foe (name)
gurps-ask-follow = { $foe } has stepped back. Do you follow?
gurps-ask-where = where do you move?
gurps-ask-posture = which posture do you take?
gurps-ask-ready = what do you ready?
gurps-ask-order = who of those tied acts first?

## Rolls. They stand after the name of who rolls

# $target (number), $foe (name)
gurps-roll-attack = attack on { $foe }, { $target } or less
# $target (number)
gurps-roll-dodge = dodge, { $target } or less
# $target (number)
gurps-roll-parry = parry, { $target } or less
# $target (number)
gurps-roll-block = block, { $target } or less
# $target (number)
gurps-roll-acrobatics = Acrobatics, { $target } or less
# $target (number)
gurps-roll-feint = feint, { $target } or less
# $target (number)
gurps-roll-feint-answer = seeing through the feint, { $target } or less
# $target (number)
gurps-roll-limb = striking the limb that was parried, { $target } or less
# $target (number)
gurps-roll-roll-away = DX to roll away, { $target } or less
# $target (number)
gurps-roll-balance = DX to stay standing, { $target } or less
# $target (number), $weapon (name)
gurps-roll-breakage = whether the { $weapon } breaks: at { $target } or less
# $target (number)
gurps-roll-thrown = HT not to be stunned, { $target } or less
# $target (number)
gurps-roll-recover = HT to shake off the stun, { $target } or less
# $target (number)
gurps-roll-recover-mental = IQ to shake off the stun, { $target } or less
# $names (text)
gurps-roll-order = who acts first ({ $names })

## Fighters at a glance

# $now (number), $most (number)
gurps-show-hp = HP { $now }/{ $most }
# $now (number), $most (number)
gurps-show-fp = FP { $now }/{ $most }
gurps-show-unconscious = unconscious
gurps-show-dead = dead
gurps-show-stunned = stunned
# $posture (choice: as in gurps-part-posture)
gurps-show-posture = { gurps-part-posture }
gurps-show-reeling = reeling
# $amount (number)
gurps-show-shock = shock -{ $amount }
gurps-show-back-turned = back turned
gurps-show-at-rest = resting, no defence
gurps-show-dazed = dazed
gurps-show-deaf = deaf
gurps-show-flying = flying
gurps-show-guard-down = guard down
gurps-show-no-retreat = no retreat
gurps-show-off-balance = off balance
gurps-show-riposte = may throw
gurps-show-surprised = surprised
gurps-show-torn = torn muscle
gurps-show-unsteady = unsteady
# $name (key)
gurps-show-condition = { $name }
gurps-show-all-out-attack = All-Out Attack: no defence
# $choice (choice: increased-dodge, increased-parry, increased-block, double-defense)
gurps-show-all-out-defense = All-Out Defense: { $choice ->
    [increased-dodge] dodge +2
    [increased-parry] parry +2
    [increased-block] block +2
   *[double-defense] two tries
}
# $weapon (name), $why (choice: unready, dropped, broken, snapped)
gurps-show-unready = { $weapon } { $why ->
    [dropped] dropped
    [broken] broken
    [snapped] snapped
   *[unready] not ready
}
# $weapon (name), $hand (choice: weapon, main, off), $count (number)
gurps-show-parried = { $hand ->
    [main] bare hand
    [off] bare off hand
   *[weapon] { $weapon }
} parried { $count ->
    [1] once
    [2] twice
   *[other] { $count } times
}
gurps-show-blocked = blocked
# $foe (name)
gurps-show-retreated = retreated from { $foe }

## Where outcomes are decided

gurps-site-attack = attack roll
gurps-site-critical = critical hit table
gurps-site-word = critical miss table

## Outcomes that may be imposed

gurps-outcome-critical-hit = critical hit
gurps-outcome-hit = hit
gurps-outcome-defended = defended
gurps-outcome-miss = miss
gurps-outcome-critical-miss = critical miss

gurps-outcome-normal = normal damage
gurps-outcome-triple-damage = triple damage
gurps-outcome-double-damage = double damage
gurps-outcome-maximum-damage = maximum damage
gurps-outcome-maximum-without-dr = maximum damage, no DR
gurps-outcome-half-dr = half DR
gurps-outcome-half-dr-up = half DR, rounded up
gurps-outcome-half-dr-major = half DR, rounded up, and a major wound
gurps-outcome-major-wound = a major wound
gurps-outcome-double-shock = double shock, and the limb goes numb
gurps-outcome-drop-items = everything dropped
gurps-outcome-eye = into the eye
gurps-outcome-daze = dazed
gurps-outcome-lasting-mark = a lasting mark

gurps-outcome-weapon-breaks = the weapon breaks
gurps-outcome-hit-self = hits themselves
gurps-outcome-hit-self-half = hits themselves, half damage
gurps-outcome-off-balance = off balance
gurps-outcome-unready = the weapon turns in the hand
gurps-outcome-drop-weapon = weapon dropped
gurps-outcome-weapon-flies = the weapon flies away
gurps-outcome-strained-arm = a strained arm
gurps-outcome-fall = a fall
gurps-outcome-knock-self-out = knocks themselves out
gurps-outcome-strained-limb = a strained limb
gurps-outcome-hit-object = hits something hard
gurps-outcome-hit-object-half = hits something hard, half damage
gurps-outcome-stumble = a stumble
gurps-outcome-trip = a trip
gurps-outcome-guard-down = guard down
gurps-outcome-torn-muscle = a torn muscle

## Answers of `tierce odds`

gurps-value-attack = Attack
gurps-value-defence = Defence
gurps-value-hits = Hits that land
gurps-value-injury = Injury (HP lost)

## What may be edited by hand

gurps-slot-hp = HP
gurps-slot-fp = FP
gurps-slot-shock = shock
gurps-slot-late-shock = shock to be felt next turn
gurps-slot-acting = acting now
gurps-slot-posture = posture
gurps-slot-stun = stun
gurps-slot-fate = fate
gurps-slot-maneuver = maneuver
gurps-slot-choice = option of the maneuver
gurps-slot-last-maneuver = maneuver before
gurps-slot-moved = yards moved
gurps-slot-step-left = step left
gurps-slot-retreat = retreat from
gurps-slot-shielded = shielded by
gurps-slot-parries = parries
gurps-slot-blocks = blocks
gurps-slot-acrobatics = acrobatic dodges
gurps-slot-attacks = attacks
gurps-slot-hands = hands
gurps-slot-unready = not ready
gurps-slot-crippled = crippled
gurps-slot-stated = stated
gurps-slot-conditions = conditions

## Sheets

gurps-sheet-st = ST
gurps-sheet-dx = DX
gurps-sheet-iq = IQ
gurps-sheet-ht = HT
gurps-sheet-will = Will
gurps-sheet-per = Per
gurps-sheet-hp = HP
gurps-sheet-fp = FP
gurps-sheet-basic-speed = Basic Speed
gurps-sheet-basic-move = Basic Move
gurps-sheet-encumbrance = encumbrance
gurps-sheet-size = Size Modifier
gurps-sheet-dodge-bonus = Dodge bonus
gurps-sheet-parry-bonus = Parry bonus
gurps-sheet-block-bonus = Block bonus
gurps-sheet-db = DB
gurps-sheet-skills = skills
gurps-sheet-weapons = weapons
gurps-sheet-shield = shield
gurps-sheet-main = main hand
gurps-sheet-off = off hand
gurps-sheet-dr = DR
gurps-sheet-traits = traits
gurps-sheet-trait-levels = levels of traits
gurps-sheet-vehicle = vehicle
gurps-sheet-handling = Handling
gurps-sheet-weight = weight
gurps-sheet-quality = quality
gurps-sheet-melee = melee
gurps-sheet-ranged = ranged
gurps-sheet-natural = natural
gurps-sheet-improvised = improvised
gurps-sheet-fragile = fragile
gurps-sheet-skill = skill
gurps-sheet-level = level
gurps-sheet-points = points
gurps-sheet-damage = damage
gurps-sheet-reach = reach
gurps-sheet-parry = Parry
gurps-sheet-fencing = fencing
gurps-sheet-unbalanced = unbalanced
gurps-sheet-hands = hands
gurps-sheet-thrust = thrust
gurps-sheet-unready = unready after an attack
gurps-sheet-flail = flail
gurps-sheet-projectile = projectile
gurps-sheet-maximum = range
gurps-sheet-half = half damage from
gurps-sheet-accuracy = Acc
gurps-sheet-rate = RoF
gurps-sheet-recoil = Rcl
gurps-sheet-bulk = Bulk
gurps-sheet-shots = Shots
gurps-sheet-build = build
gurps-sheet-flexible = flexible DR
gurps-sheet-light = light
gurps-sheet-min-st = least ST

### Wounds, postures, critical hits and misses.

## Where a blow lands

# $location (choice: skull, face, eye, neck, torso, vitals, groin, arm, hand, leg, foot, off-arm, off-hand, off-leg, off-foot)
gurps-location = { $location ->
    [skull] skull
    [face] face
    [eye] eye
    [neck] neck
    [vitals] vitals
    [groin] groin
    [arm] arm
    [hand] hand
    [leg] leg
    [foot] foot
    [off-arm] off arm
    [off-hand] off hand
    [off-leg] off leg
    [off-foot] off foot
   *[torso] torso
}

## Rolls

# $target (number)
gurps-roll-knockdown = HT to stay on their feet, { $target } or less
# $target (number), $multiple (number)
gurps-roll-survival = HT to live at { $multiple } times their HP below zero, { $target } or less
# $target (number)
gurps-roll-consciousness = HT to stay conscious, { $target } or less
# $target (number)
gurps-roll-trip = DX not to fall, { $target } or less
gurps-roll-damage = damage
gurps-roll-critical-hit = critical hit table
gurps-roll-critical-miss = critical miss table
gurps-roll-which-weapon = which weapon (1-3 the main hand's, 4-6 the other)
gurps-roll-own-limb = which limb (1-3 the arm, 4-6 the leg)
gurps-roll-distance = how many yards it flies

## Wounds

# $target (number), $rolled (number)
gurps-held = needed { $target }, rolled { $rolled }
# The roll, where there was one.
# $target (number), $rolled (number)
gurps-held-if-rolled = { $target ->
    [none] {""}
   *[other] {" "}({ gurps-held })
}
# $who (name), $foe (name), $damage (number), $dr (number), $points (number)
gurps-event-damage = { $damage ->
    [0] { $who } hits { $foe }, but does no damage.
   *[other] { $who } hits { $foe } for { $damage } damage{ $dr ->
        [0] {""}
       *[other] { $points ->
            [0] , but DR { $dr } stops it all
           *[other] {" "}(DR { $dr })
        }
    }.
}
# $who (name), $hp (number), $location (choice: as in gurps-location)
gurps-event-wounded = { $who } loses { $hp } HP ({ gurps-location }).
# $who (name), $location (choice: as in gurps-location), $how (choice: crippled, numb, strained)
gurps-event-crippled = { $how ->
    [numb] { $who } feels nothing in the { gurps-location } any more
    [strained] { $who } strains the { gurps-location }, which is of no use from now on
   *[crippled] { $who } is crippled in the { gurps-location }
}.
# $who (name), $location (choice: as in gurps-location)
gurps-event-feeling-returns = { $who } feels the { gurps-location } again.
# $who (name), $target (number), $rolled (number)
gurps-event-keeps-feet = { $who } shakes off the blow ({ gurps-held }).
# $who (name), $target (number), $rolled (number)
gurps-event-stunned = { $who } is stunned ({ gurps-held }).
# $who (name)
gurps-event-fell = { $who } falls prone.
# $who (name), $weapon (name)
gurps-event-dropped = { $who } lets go of the { $weapon }.
# $who (name), $fp (number)
gurps-event-tired = { $who } loses { $fp } FP.
# $who (name)
gurps-event-rests = { $who } rests, defenceless.
# $who (name), $target (number), $rolled (number)
gurps-event-unconscious = { $who } falls unconscious{ gurps-held-if-rolled }.
# $who (name), $target (number), $rolled (number)
gurps-event-stays-conscious = { $who } stays conscious ({ gurps-held }).
# $who (name), $target (number), $rolled (number)
gurps-event-survives = { $who } clings to life ({ gurps-held }).
# $who (name), $target (number), $rolled (number)
gurps-event-mortal-wound = { $who } is mortally wounded ({ gurps-held }).
# $who (name), $target (number), $rolled (number)
gurps-event-dead = { $who } dies{ gurps-held-if-rolled }.

## Critical hits

# $who (name), $effect (choice: normal, triple-damage, double-damage, maximum-damage, maximum-without-dr, half-dr, half-dr-up, half-dr-major, major-wound, double-shock, drop-items, drop-weapon, eye, daze, lasting-mark)
gurps-event-critical-hit-effect = { $who }'s critical hit: { $effect ->
    [triple-damage] three times the damage
    [double-damage] twice the damage
    [maximum-damage] the most damage there can be
    [maximum-without-dr] the most damage there can be, and no DR
    [half-dr] half the DR
    [half-dr-up] half the DR, rounded up
    [half-dr-major] half the DR, rounded up, and a major wound
    [major-wound] a major wound
    [double-shock] twice the shock, and the limb goes numb
    [drop-items] the foe drops all it holds
    [drop-weapon] the foe drops a weapon
    [eye] into the eye
    [daze] the foe must do nothing next turn
    [lasting-mark] a lasting mark
   *[normal] no more than normal damage
}.
# $who (name)
gurps-event-dazed = { $who } is dazed and must do nothing next turn.
# $who (name)
gurps-event-deafened = { $who } hears nothing any more.
# $who (name)
gurps-event-scarred = { $who } will keep a scar.

## Critical misses

# $who (name), $effect (choice: weapon-breaks, hit-self, hit-self-half, off-balance, unready, drop-weapon, weapon-flies, strained-arm, fall, knock-self-out, strained-limb, hit-object, hit-object-half, stumble, trip, guard-down, torn-muscle)
gurps-event-critical-miss-effect = { $who }'s critical miss: { $effect ->
    [weapon-breaks] the weapon breaks
    [hit-self] their own weapon strikes them
    [hit-self-half] their own weapon grazes them
    [off-balance] off balance
    [unready] the weapon turns in the hand
    [weapon-flies] the weapon flies away
    [strained-arm] a strained arm
    [fall] a fall
    [knock-self-out] knocked out by their own blow
    [strained-limb] a strained limb
    [hit-object] against something hard
    [hit-object-half] grazing something hard
    [stumble] a stumble
    [trip] a trip
    [guard-down] guard down
    [torn-muscle] a torn muscle
   *[drop-weapon] the weapon is dropped
}.
# $who (name), $weapon (name)
gurps-event-broken = { $who }'s { $weapon } breaks.
# $who (name), $weapon (name), $yards (number)
gurps-event-weapon-flies = { $who }'s { $weapon } flies { $yards } yd away.
# $who (name), $weapon (name)
gurps-event-unready = { $who } must ready the { $weapon } again.
# $who (name), $location (choice: as in gurps-location), $damage (number)
gurps-event-hurts-self = { $who } does { $damage } damage to their own { gurps-location }.
# $who (name)
gurps-event-off-balance = { $who } is off balance until their next turn.
# $who (name)
gurps-event-guard-down = { $who } has their guard down until their next turn.
# $who (name), $foe (name)
gurps-event-back-turned = { $who } ends up with the back to { $foe }.
# $who (name), $location (choice: as in gurps-location)
gurps-event-torn-muscle = { $who } tears a muscle ({ gurps-location }).

## Parts of a value

# $posture (choice: standing, crouching, kneeling, crawling, sitting, prone, face-up)
gurps-part-posture = { $posture ->
    [crouching] crouching
    [kneeling] kneeling
    [crawling] crawling
    [sitting] sitting
    [prone] lying prone
    [face-up] lying face up
   *[standing] standing
}
gurps-part-reeling = reeling
gurps-part-tired = tired
gurps-part-shock = shock
gurps-part-health = HT
# $location (choice: as in gurps-location)
gurps-part-wound-location = major wound, { gurps-location }
gurps-part-depth = HP far below zero
gurps-part-high-pain-threshold = High Pain Threshold
gurps-part-low-pain-threshold = Low Pain Threshold
gurps-part-hard-to-kill = Hard to Kill
gurps-part-hard-to-subdue = Hard to Subdue
gurps-part-off-balance = off balance
gurps-part-guard-down = guard down
gurps-part-unsteady = unsteady
gurps-part-torn-muscle = torn muscle

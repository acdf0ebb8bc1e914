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
gurps-roll-knockdown = HT { $target } to keep your feet
# $target (number), $multiple (number)
gurps-roll-survival = HT { $target } to live, at { $multiple } times your HP below zero
# $target (number)
gurps-roll-consciousness = HT { $target } to stay conscious
# $target (number)
gurps-roll-trip = DX { $target } not to fall
gurps-roll-damage = damage
gurps-roll-critical-hit = critical hit table
gurps-roll-critical-miss = critical miss table
gurps-roll-which-weapon = which weapon: 1-3 the main hand's, 4-6 the other
gurps-roll-own-limb = which limb: 1-3 the arm, 4-6 the leg
gurps-roll-distance = how many yards it flies

## Wounds

# $who (name), $foe (name), $damage (number)
gurps-event-damage = { $who } strikes { $foe }: { $damage } damage
# $who (name), $hp (number), $location (choice: as in gurps-location)
gurps-event-wounded = { $who }: { $hp } HP lost, { gurps-location }
# $who (name), $location (choice: as in gurps-location), $how (choice: crippled, numb, strained)
gurps-event-crippled = { $who }: { gurps-location } { $how ->
    [numb] numb
    [strained] strained
   *[crippled] crippled
}
# $who (name), $location (choice: as in gurps-location)
gurps-event-feeling-returns = { $who }: { gurps-location } no longer numb
# $who (name), $target (number)
gurps-event-keeps-feet = { $who }: on their feet, HT { $target }
# $who (name), $target (number)
gurps-event-stunned = { $who }: stunned, HT { $target }
# $who (name)
gurps-event-fell = { $who }: falls prone
# $who (name), $weapon (name)
gurps-event-dropped = { $who }: drops { $weapon }
# $who (name), $fp (number)
gurps-event-tired = { $who }: { $fp } FP lost
# $who (name)
gurps-event-unconscious = { $who }: unconscious
# $who (name), $target (number)
gurps-event-stays-conscious = { $who }: still conscious, HT { $target }
# $who (name), $target (number)
gurps-event-survives = { $who }: still alive, HT { $target }
# $who (name), $target (number)
gurps-event-mortal-wound = { $who }: mortally wounded, HT { $target }
# $who (name)
gurps-event-dead = { $who }: dead

## Critical hits

# $who (name), $effect (choice: normal, triple-damage, double-damage, maximum-damage, maximum-without-dr, half-dr, half-dr-up, half-dr-major, major-wound, double-shock, drop-items, drop-weapon, eye, daze, lasting-mark)
gurps-event-critical-hit-effect = { $who }: critical hit, { $effect ->
    [triple-damage] three times the damage
    [double-damage] twice the damage
    [maximum-damage] the most damage
    [maximum-without-dr] the most damage, no DR
    [half-dr] half the DR
    [half-dr-up] half the DR, rounded up
    [half-dr-major] half the DR, rounded up, and a major wound
    [major-wound] a major wound
    [double-shock] twice the shock, and the limb goes numb
    [drop-items] the foe drops what it holds
    [drop-weapon] the foe drops a weapon
    [eye] into the eye
    [daze] the foe must do nothing next turn
    [lasting-mark] a lasting mark
   *[normal] normal damage
}
# $who (name)
gurps-event-dazed = { $who }: must do nothing next turn
# $who (name)
gurps-event-deafened = { $who }: deaf
# $who (name)
gurps-event-scarred = { $who }: will keep a scar

## Critical misses

# $who (name), $effect (choice: weapon-breaks, hit-self, hit-self-half, off-balance, unready, drop-weapon, weapon-flies, strained-arm, fall, knock-self-out, strained-limb, hit-object, hit-object-half, stumble, trip, guard-down, torn-muscle)
gurps-event-critical-miss-effect = { $who }: critical miss, { $effect ->
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
}
# $who (name), $weapon (name)
gurps-event-broken = { $who }: { $weapon } is broken
# $who (name), $weapon (name), $yards (number)
gurps-event-weapon-flies = { $who }: { $weapon } flies { $yards } yd away
# $who (name), $weapon (name)
gurps-event-unready = { $who }: { $weapon } must be readied
# $who (name), $location (choice: as in gurps-location), $damage (number)
gurps-event-hurts-self = { $who }: { $damage } damage to their own { gurps-location }
# $who (name)
gurps-event-off-balance = { $who }: off balance
# $who (name)
gurps-event-guard-down = { $who }: guard down
# $who (name), $foe (name)
gurps-event-back-turned = { $who }: back turned to { $foe }
# $who (name), $location (choice: as in gurps-location)
gurps-event-torn-muscle = { $who }: torn muscle, { gurps-location }

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

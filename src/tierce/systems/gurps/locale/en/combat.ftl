### Turns, attacks and defences: what is asked, offered, withheld, rolled, and what happens.

## Maneuvers

# $maneuver (choice: attack, all-out-attack, all-out-defense, move, change-posture, ready, do-nothing)
gurps-maneuver = { $maneuver ->
    [attack] Attack
    [all-out-attack] All-Out Attack
    [all-out-defense] All-Out Defense
    [move] Move
    [change-posture] Change Posture
    [ready] Ready
   *[do-nothing] Do Nothing
}

## Questions. `.option` tells an option, `.withheld` what is not offered, by their facts

# $foe (name), $weapon (name), $mode (name), $hand (choice: main, off, both, body), $approach (number)
gurps-ask-attack = whom, and with what?
    .option = { $foe }: { $weapon }, { $mode }{ $hand ->
        [off] {" "}(off hand)
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[other] , { $approach } yd closer
    }
    .withheld = { $foe }: { $weapon }
# $foe (name), $weapon (name), $hits (number)
gurps-ask-defence = { $foe } strikes: { $weapon }{ $hits ->
    [one] {""}
   *[other] , { $hits } hits
}. How do you defend?
gurps-ask-maneuver = what do you do this turn?
gurps-ask-all-out-attack = All-Out Attack: how?
gurps-ask-all-out-defense = All-Out Defense: how?
# $foe (name)
gurps-ask-follow = { $foe } steps back. Do you follow?
# $foe (name), $location (choice: as in gurps-location)
gurps-ask-exposed = { $foe } parried with a bare hand. Do you strike that arm, or where you aimed ({ gurps-location })?
gurps-ask-order = who of those tied acts first?
gurps-ask-posture = which posture?
# $weapon (name), $how (choice: draw, pick-up, regain)
gurps-ask-ready = what do you ready?
    .option = { $how ->
        [draw] Draw
        [pick-up] Pick up
       *[regain] Get under control
    }: { $weapon }
# $foe (name), $friend (name)
gurps-ask-sacrifice = { $foe } is about to hit { $friend }. Do you step in?
gurps-ask-yards = how far do you step back?
gurps-ask-where = where do you move?

## Options

gurps-option-attack = Attack
gurps-option-all-out-attack = All-Out Attack
gurps-option-all-out-defense = All-Out Defense
gurps-option-move = Move
gurps-option-change-posture = Change Posture
gurps-option-ready = Ready
gurps-option-do-nothing = Do Nothing
gurps-option-determined = Determined: +4 to hit
gurps-option-double = Double: two attacks
gurps-option-strong = Strong: more damage
gurps-option-feint = Feint, then attack
gurps-option-increased-dodge = Increased Dodge: +2
gurps-option-increased-parry = Increased Parry: +2
gurps-option-increased-block = Increased Block: +2
gurps-option-double-defense = Double Defense: two tries
gurps-option-dodge = Dodge
gurps-option-block = Block
gurps-option-parry = Parry
# $weapon (name)
gurps-option-parry-main = Parry: { $weapon }
# $weapon (name)
gurps-option-parry-off = Parry: { $weapon } (off hand)
# $weapon (name)
gurps-option-parry-both = Parry: { $weapon } (both hands)
gurps-option-none = No defence
gurps-option-plus-retreat = retreat
gurps-option-plus-acrobatic = acrobatic
gurps-option-retreat = Any retreat
gurps-option-acrobatic = Acrobatic dodge
gurps-option-defence = Any defence
gurps-option-follow = Follow
gurps-option-stay = Stay
gurps-option-aimed = Where it was aimed
gurps-option-arm = The arm
# $rest (name)
gurps-option-towards = Towards { $rest }
# $rest (name)
gurps-option-away = Away from { $rest }
gurps-option-one-yard = 1 yard
# $yards (number)
gurps-option-full-step = { $yards } yards
gurps-option-standing = Stand
gurps-option-crouching = Crouch
gurps-option-kneeling = Kneel
gurps-option-crawling = Crawl
gurps-option-sitting = Sit
gurps-option-prone = Lie prone
gurps-option-face-up = Lie face up

## Why something is not offered

gurps-reason-acrobatics-used = an acrobatic dodge was tried this turn already
gurps-reason-all-out-attack = an All-Out Attack leaves no defence
gurps-reason-blocked-already = one block a turn
gurps-reason-behind-cover = behind full cover
gurps-reason-crawling = not while crawling or lying
gurps-reason-cannot-parry = this weapon cannot parry
gurps-reason-close-only = from this posture, close combat only
gurps-reason-dazed = dazed: there is only Do Nothing
gurps-reason-surprised = surprised: there is only Do Nothing
gurps-reason-stunned = stunned: there is only Do Nothing
gurps-reason-determined = not with this attack
gurps-reason-double = needs two ready weapons, or one that stays ready
gurps-reason-strong = only where ST makes the damage
gurps-reason-feint = needs a weapon
gurps-reason-flail = fencing weapons and bare hands cannot parry a flail
gurps-reason-missile = parries stop melee attacks and thrown weapons only
gurps-reason-no-acrobatics = needs the Acrobatics skill
gurps-reason-no-arms = has no arms
gurps-reason-no-posture = there is no posture to change to
gurps-reason-no-shield = no shield is ready
gurps-reason-nobody-in-reach = nobody is in reach
gurps-reason-not-ready = not ready
gurps-reason-nothing-to-ready = there is nothing to ready
gurps-reason-out = out of the fight
gurps-reason-out-of-range = beyond the weapon's range
gurps-reason-out-of-reach = out of reach
gurps-reason-rear = the attack comes from behind
# $limit (number)
gurps-reason-retreat-fast = moved more than { $limit } yards last turn
gurps-reason-retreat-ranged = not against ranged attacks
gurps-reason-retreat-room = there is no room to step back
gurps-reason-retreat-sacrificed = stepped in for somebody this turn
gurps-reason-retreat-sitting = not while sitting
gurps-reason-retreat-kneeling = not while kneeling
gurps-reason-retreat-still = the last maneuver allowed no movement
gurps-reason-retreat-stunned = not while stunned
# $foe (name)
gurps-reason-retreated-already = one retreat a turn: it was from { $foe }
gurps-reason-skill-too-low = effective skill below 3
gurps-reason-too-fast = too fast to block
gurps-reason-tried-already = the second try must be another defence
gurps-reason-unaware = the attack is not perceived
gurps-reason-unbalanced = unbalanced: it has attacked this turn

## Rolls

# $target (number), $foe (name)
gurps-roll-attack = attack on { $foe } at { $target }
# $target (number)
gurps-roll-dodge = dodge at { $target }
# $target (number)
gurps-roll-parry = parry at { $target }
# $target (number)
gurps-roll-block = block at { $target }
# $target (number)
gurps-roll-acrobatics = Acrobatics { $target }
# $target (number)
gurps-roll-feint = feint at { $target }
# $target (number)
gurps-roll-feint-answer = against the feint at { $target }
# $target (number)
gurps-roll-limb = counter to the limb at { $target }
# $target (number)
gurps-roll-balance = DX { $target } to stay standing
# $target (number), $weapon (name)
gurps-roll-breakage = { $weapon } breaks at { $target } or less
# $target (number)
gurps-roll-thrown = HT { $target } not to be stunned
gurps-roll-order = who is first
# $target (number)
gurps-roll-recover = HT { $target } to shake off the stun
# $target (number)
gurps-roll-recover-mental = IQ { $target } to collect yourself
# $target (number)
gurps-roll-roll-away = DX { $target } to roll away

## What happens

# $order (list)
gurps-event-order = The order: { $order }.
# $who (name), $maneuver (choice: as in gurps-maneuver)
gurps-event-maneuver = { $who }: { gurps-maneuver }.
# $who (name), $foe (name), $weapon (name), $needed (number), $rolled (number)
gurps-event-attack = { $who } attacks { $foe }: { $weapon } (needed { $needed }, rolled { $rolled }).
# $who (name), $foe (name), $needed (number), $rolled (number)
gurps-event-dodge = { $who } dodges { $foe } (needed { $needed }, rolled { $rolled }).
# $who (name), $foe (name), $weapon (name), $needed (number), $rolled (number)
gurps-event-parry = { $who } parries { $foe }: { $weapon } (needed { $needed }, rolled { $rolled }).
# $who (name), $foe (name), $needed (number), $rolled (number)
gurps-event-block = { $who } blocks { $foe } (needed { $needed }, rolled { $rolled }).
# $who (name), $foe (name)
gurps-event-no-defence = { $who } has no defence against { $foe }.
# $who (name), $made (choice: yes, no)
gurps-event-acrobatics = { $who }: the acrobatics { $made ->
    [yes] succeed
   *[no] fail
}.
# $who (name)
gurps-event-all-out-defense = { $who } defends all-out.
# $who (name), $foe (name)
gurps-event-critical-defence = { $who } defends so well that { $foe } fumbles.
# $who (name)
gurps-event-critical-failure = { $who }: the defence fails badly.
# $who (name), $foe (name), $gain (number)
gurps-event-feint = { $who } feints against { $foe }: { $gain ->
    [0] in vain
   *[other] defence -{ $gain }
}.
# $who (name), $foe (name)
gurps-event-follow = { $who } follows { $foe }.
# $who (name), $foe (name)
gurps-event-limb = { $who }: the parry strikes the limb of { $foe }.
# $who (name), $foe (name), $yards (number), $way (choice: towards, away)
gurps-event-move = { $who } moves { $yards } yd { $way ->
    [away] away from
   *[towards] towards
} { $foe }.
# $who (name)
gurps-event-no-retreat = { $who } does not get away.
# $who (name)
gurps-event-nothing = { $who } does nothing.
# $who (name), $posture (choice: as in gurps-part-posture)
gurps-event-posture = { $who }: now { gurps-part-posture }.
# $who (name), $weapon (name), $how (choice: draw, pick-up, regain)
gurps-event-ready = { $who } { $how ->
    [draw] draws
    [pick-up] picks up
   *[regain] gets under control
}: { $weapon }.
# $who (name), $made (choice: yes, no)
gurps-event-recover = { $who } { $made ->
    [yes] is stunned no longer
   *[no] is still stunned
}.
# $who (name), $foe (name)
gurps-event-retreat = { $who } retreats from { $foe }.
# $who (name), $foe (name)
gurps-event-riposte = { $who } may throw { $foe } in the next turn.
# $who (name)
gurps-event-thrown = { $who } is thrown.
# $who (name), $friend (name), $made (choice: yes, no)
gurps-event-sacrifice = { $who } throws themselves before { $friend }, { $made ->
    [yes] in time
   *[no] too late
}.
# $who (name), $foe (name)
gurps-event-too-heavy = { $who }: the blow of { $foe } is too heavy to parry.
# $who (name), $weapon (name)
gurps-event-snapped = { $who }: { $weapon } snaps.

## Parts of a value

gurps-part-acrobatic = acrobatics
gurps-part-bare-hand = bare hand against a weapon
gurps-part-basic-move = Basic Move
# $skill (number)
gurps-part-block = half of { $skill }, and 3
gurps-part-combat-reflexes = Combat Reflexes
gurps-part-control-skill = half the control skill
gurps-part-cover = behind cover
gurps-part-db = shield
gurps-part-deceptive = Deceptive Attack
gurps-part-determined = Determined
# $speed (fraction)
gurps-part-dodge = Basic Speed { $speed }, and 3
gurps-part-dual-weapon = two weapons at once
gurps-part-encumbrance = encumbrance
gurps-part-feint = feint
gurps-part-flail = against a flail
gurps-part-handling = Handling
gurps-part-height = height
gurps-part-increased = All-Out Defense
# $location (choice: as in gurps-location)
gurps-part-location = aimed: { gurps-location }
gurps-part-off-hand = off hand
# $skill (number)
gurps-part-parry = half of { $skill }, and 3
# $yards (number)
gurps-part-range = { $yards } yards away
# $shots (number)
gurps-part-rapid-fire = { $shots } shots
gurps-part-rear = from behind
# $count (number)
gurps-part-repeated = parry number { $count } this turn
# $count (number)
gurps-part-repeated-fencing = parry number { $count }, fencing weapon
# $count (number)
gurps-part-repeated-master = parry number { $count }, master
# $count (number)
gurps-part-repeated-fencing-master = parry number { $count }, fencing weapon and master
gurps-part-retreat = retreat
gurps-part-retreated = still retreating from this foe
gurps-part-side = from the side
gurps-part-size = size
# $skill (key)
gurps-part-skill = skill: { $skill }
gurps-part-stunned = stunned
gurps-part-thrown = against a thrown weapon
gurps-part-trait = traits
gurps-part-unseen = attacker unseen
gurps-part-weapon-parry = the weapon's parry

## At a glance

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
gurps-show-riposte = may throw
gurps-show-off-balance = off balance
gurps-show-back-turned = back turned
gurps-show-guard-down = guard down
gurps-show-unsteady = unsteady
gurps-show-torn = torn muscle
gurps-show-dazed = dazed
gurps-show-deaf = deaf
gurps-show-no-retreat = no retreat
# $amount (number)
gurps-show-shock = shock -{ $amount }
gurps-show-all-out-attack = all-out attack, no defence
gurps-show-all-out-defense = all-out defence
# $weapon (name), $why (choice: unready, dropped, broken, snapped)
gurps-show-unready = { $weapon }: { $why ->
    [dropped] dropped
    [broken] broken
    [snapped] snapped
   *[unready] not ready
}
# $with (name), $count (number)
gurps-show-parried = { $with } parried { $count ->
    [one] once
   *[other] { $count } times
}
gurps-show-blocked = blocked
# $foe (name)
gurps-show-retreated = retreated from { $foe }

## Outcomes, values, slots

gurps-outcome-critical-hit = critical hit
gurps-outcome-hit = hit
gurps-outcome-defended = defended
gurps-outcome-miss = miss
gurps-outcome-critical-miss = critical miss
gurps-value-attack = Attack
gurps-value-defence = Defence
gurps-value-injury = Injury (HP lost)
gurps-site-strike = the attack
gurps-site-second-strike = the second attack
gurps-slot-hp = HP
gurps-slot-fp = FP
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
gurps-sheet-db = DB
gurps-sheet-dr = DR
gurps-sheet-main = in hand
gurps-sheet-off = off hand

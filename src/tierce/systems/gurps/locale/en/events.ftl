### What happens, a sentence each. Wounds and what criticals bring are in injury.ftl.

# $order (list)
gurps-event-order = They act in this order: { $order }.

## Maneuvers

# $who (name), $maneuver (choice: as in gurps-maneuver)
gurps-event-maneuver = { $who } chooses { gurps-maneuver }.
# $who (name), $why (choice: stunned, surprised, dazed)
gurps-event-helpless = { $who } is { $why ->
    [surprised] surprised
    [dazed] dazed
   *[stunned] stunned
} and can only do nothing.
# $who (name), $choice (choice: determined, double, strong, feint, suppression)
gurps-event-all-out-attack = { $who } gives up all defence { $choice ->
    [double] for two attacks
    [strong] for a stronger blow
    [feint] for a feint and an attack
    [suppression] to spray a zone
   *[determined] for a surer attack
}.
# $who (name), $choice (choice: increased-dodge, increased-parry, increased-block, double-defense)
gurps-event-all-out-defense = Until their next turn { $who } { $choice ->
    [increased-dodge] has +2 to dodge
    [increased-parry] has +2 to parry
    [increased-block] has +2 to block
   *[double-defense] may try two defences against each attack
}.
# $who (name), $foe (name), $yards (number)
gurps-event-close-in = { $who } closes in on { $foe } by { $yards } yd.
# $who (name), $foe (name), $yards (number), $way (choice: towards, away)
gurps-event-move = { $who } moves { $yards } yd { $way ->
    [away] away from { $foe }
   *[towards] towards { $foe }
}.
# $who (name)
gurps-event-stay = { $who } does not move.
# $who (name), $posture (choice: standing, crouching, kneeling, crawling, sitting, prone, face-up)
gurps-event-posture = { $who } { $posture ->
    [crouching] crouches
    [kneeling] kneels
    [crawling] goes down on hands and knees
    [sitting] sits down
    [prone] lies down prone
    [face-up] lies down face up
   *[standing] stands up
}.
# $who (name), $weapon (name), $how (choice: draw, pick-up, regain)
gurps-event-ready = { $who } { $how ->
    [draw] draws the { $weapon }
    [pick-up] picks up the { $weapon }
   *[regain] brings the { $weapon } back under control
}.
# $who (name), $words (text), $said (choice: yes, no)
gurps-event-act = { $said ->
    [yes] { $who }: “{ $words }”.
   *[no] { $who } does something that is no fighting.
}
# $who (name), $made (choice: yes, no), $target (number), $rolled (number)
gurps-event-recover = { $who } { $made ->
    [yes] shakes off the stun
   *[no] is still stunned
} ({ gurps-held }).

## Attacks

# $needed (number), $rolled (number)
gurps-rolled = needed { $needed }, rolled { $rolled }
# $who (name), $foe (name), $weapon (name), $means (choice: as in gurps-means), $needed (number), $rolled (number), $how (choice: critical-hit, hit, miss, critical-miss)
gurps-event-attack = { $who } attacks { $foe } with { gurps-with-means } ({ gurps-rolled }): { $how ->
    [critical-hit] a critical hit
    [hit] a hit
    [miss] a miss
   *[critical-miss] a critical miss
}.
# $who (name), $foe (name), $weapon (name), $shots (number), $hits (number), $needed (number), $rolled (number), $how (choice: critical-hit, hit, miss, critical-miss)
gurps-event-burst = { $who } fires { $shots } shots at { $foe } with the { $weapon } ({ gurps-rolled }): { $how ->
    [critical-hit] a critical hit, { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    } in all
    [hit] { $hits ->
        [one] { $hits } hit
       *[other] { $hits } hits
    }
    [miss] a miss
   *[critical-miss] a critical miss
}.
# $who (name), $foe (name), $gain (number)
gurps-event-feint = { $who } feints at { $foe }{ $gain ->
    [0] {" "}and gains nothing
   *[other] , whose defence is now at -{ $gain }
}.

## Defences

# $who (name), $foe (name), $why (choice: critical-hit, all-out-attack, unaware, rear, out, at-rest, tried-already)
gurps-event-no-defence = { $why ->
    [critical-hit] Against a critical hit { $who } has no defence
    [all-out-attack] After an All-Out Attack { $who } has no defence
    [unaware] { $who } does not notice the attack and has no defence
    [rear] { $foe } strikes from behind, and { $who } has no defence
    [out] { $who } is in no state to defend
    [at-rest] { $who } rests and has no defence
   *[other] { $who } has no other defence left
}.
# $who (name)
gurps-event-undefended = { $who } does not defend.
# $how (choice: critical, success, failure, critical-failure), $needed (number), $rolled (number)
gurps-defended = { gurps-rolled }{ $how ->
    [critical] {": "}critical success
    [critical-failure] {": "}critical failure
   *[other] {""}
}
# $hits (number), $avoided (number)
gurps-dodges = { $hits ->
    [1] dodges
   *[other] dodges { $avoided } of { $hits } shots
}
# $who (name), $needed (number), $rolled (number), $how (choice: as in gurps-defended), $hits (number), $avoided (number)
gurps-event-dodge = { $how ->
    [critical] { $who } { gurps-dodges } ({ gurps-defended }).
    [success] { $who } { gurps-dodges } ({ gurps-defended }).
   *[failure] { $who } fails to dodge ({ gurps-defended }).
}
# $weapon (name), $bare (choice: no, and as in gurps-bare-hand)
gurps-with-parry = { $bare ->
    [no] the { $weapon }
   *[other] a bare hand
}
# $who (name), $weapon (name), $bare (choice: as in gurps-with-parry), $needed (number), $rolled (number), $how (choice: as in gurps-defended)
gurps-event-parry = { $how ->
    [critical] { $who } parries with { gurps-with-parry } ({ gurps-defended }).
    [success] { $who } parries with { gurps-with-parry } ({ gurps-defended }).
   *[failure] { $who } fails to parry with { gurps-with-parry } ({ gurps-defended }).
}
# $who (name), $needed (number), $rolled (number), $how (choice: as in gurps-defended)
gurps-event-block = { $how ->
    [critical] { $who } blocks ({ gurps-defended }).
    [success] { $who } blocks ({ gurps-defended }).
   *[failure] { $who } fails to block ({ gurps-defended }).
}
# $who (name), $foe (name)
gurps-event-critical-defence = Such a defence by { $who } sends { $foe } to the critical miss table.
# $who (name), $defence (choice: dodge, parry, block)
gurps-event-critical-failure = { $defence ->
    [dodge] { $who } loses their footing
    [block] { $who } must ready the shield again
   *[parry] Such a parry sends { $who } to the critical miss table
}.
# $who (name), $made (choice: yes, no)
gurps-event-acrobatics = { $made ->
    [yes] { $who }'s acrobatics succeed: +2 to the dodge.
   *[no] { $who }'s acrobatics fail: -2 to the dodge.
}
# $who (name), $foe (name), $yards (number)
gurps-event-retreat = { $who } retreats { $yards } yd from { $foe }.
# $who (name)
gurps-event-no-retreat = { $who } fails to roll away and stays where they lie.
# $who (name), $foe (name)
gurps-event-follow = { $who } steps after { $foe }.
# $who (name), $friend (name), $made (choice: yes, no)
gurps-event-sacrifice = { $made ->
    [yes] { $who } comes between in time and takes the blow for { $friend }.
   *[no] { $who } comes too late to take the blow for { $friend }.
}
# $who (name), $foe (name)
gurps-event-too-heavy = { $foe }'s blow is too heavy for { $who } to parry.
# $who (name)
gurps-event-parry-in-vain = Against such a weight { $who }'s parry is worth nothing.
# $who (name), $foe (name)
gurps-event-limb = { $who }'s parry strikes what { $foe } attacked with.
# $who (name), $foe (name)
gurps-event-riposte = { $who } may throw { $foe } in the next turn.
# $who (name)
gurps-event-thrown = { $who } is thrown.
# $who (name)
gurps-event-thrown-stunned = The throw leaves { $who } stunned.
# $who (name), $weapon (name)
gurps-event-snapped = { $who }'s { $weapon } snaps as it parries.
# $who (name), $foe (name)
gurps-event-exposed = { $who } strikes the arm with which { $foe } parried.

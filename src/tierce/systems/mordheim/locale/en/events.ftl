### What happens, a sentence each.

# $side (name)
mordheim-event-first-side = The first turn is that of { $side }.
# $order (list)
mordheim-event-order = They strike in this order: { $order }.
# $who (name), $foe (name)
mordheim-event-charge = { $who } charges { $foe }.
# $who (name), $foe (name), $held (choice: yes, no)
mordheim-event-fear = { $held ->
    [yes] { $who } is not afraid of { $foe }.
   *[no] { $who } is afraid of { $foe } and hits on 6s only.
}
# $who (name)
mordheim-event-holds-back = { $who } lets the fallen be.
# $who (name), $foe (name)
mordheim-event-whip = { $who } cracks the whip at { $foe }, who charged.

## Hitting and parrying

# $need (number), $rolled (text)
mordheim-rolled = needed { $need }+, rolled { $rolled }
# $who (name), $foe (name), $weapon (name), $need (number), $rolled (list), $hits (number)
mordheim-event-to-hit = { $who } strikes at { $foe }, { mordheim-weapon } ({ mordheim-rolled }): { $hits ->
    [0] a miss
    [one] one hit
   *[other] { $hits } hits
}.
# $who (name), $foe (name), $weapon (name), $need (number), $hit (choice: yes, no)
mordheim-event-further = { $who } attacks { $foe } once more, { mordheim-weapon }, on { $need }+: { $hit ->
    [yes] a hit
   *[no] a miss
}.
# $who (name), $foe (name), $number (number)
mordheim-event-automatic = { $who } strikes at { $foe }, who lies on the ground: { $number ->
    [one] the attack hits
   *[other] all { $number } attacks hit
} without a die.
# $who (name), $foe (name)
mordheim-event-as-standing = { $who } felled { $foe } and may not finish them in this phase: the blow counts as one at a standing foe.
# $who (name), $foe (name), $why (choice: down, spent, first-foe, six, strength, weapon)
mordheim-event-no-parry = { $who } cannot parry { $foe }: { $why ->
    [down] not on their feet
    [spent] the parry of this phase is spent
    [first-foe] only another foe's blow may be parried
    [six] the highest hit is a 6
    [strength] the blow is too strong
   *[weapon] such a weapon cannot be parried
}.
# $who (name), $foe (name)
mordheim-event-parry-declined = { $who } lets the blows of { $foe } through.
# $who (name), $rolled (number), $beat (number), $made (choice: yes, no)
mordheim-event-parry = { $who } { $made ->
    [yes] parries
   *[no] fails to parry
} (rolled { $rolled } against { $beat }).

## Wounds

# $who (name), $rolled (number), $made (choice: yes, no)
mordheim-event-charm = { $who }'s lucky charm { $made ->
    [yes] turns the hit aside
   *[no] is of no help
} (rolled { $rolled }).
# $who (name), $foe (name)
mordheim-event-cannot-wound = { $who } is too weak to wound { $foe }.
# $who (name), $foe (name), $rolled (number), $made (choice: yes, no)
mordheim-event-wound = { $made ->
    [yes] { $who } wounds { $foe }
   *[no] { $who } does not wound { $foe }
} (rolled { $rolled }).
# $wounds (number), $save (choice: each, once, none), $more (number)
mordheim-harm = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}{ $save ->
    [none] , no save
    [once] , one save before they are doubled
   *[each] {""}
}{ $more ->
    [0] {""}
   *[other] , +{ $more } to injuries
}
# $who (name), $foe (name), $what (choice: wounds, loses-fight, no-helmet, disarmed, out, falls, pushed, again), $wounds (number), $save (choice: as in mordheim-harm), $more (number), $rolled (number)
mordheim-event-critical = A critical hit by { $who } on { $foe } (rolled { $rolled }): { $what ->
    [loses-fight] { $foe } loses a fight not yet had
    [no-helmet] neither armour nor helmet helps
    [disarmed] { $foe } drops a weapon
    [out] out of action unless saved
    [falls] { $foe } is knocked down
    [pushed] { mordheim-harm }, and { $foe } is pushed back
    [again] one more attack
   *[wounds] { mordheim-harm }
}.
# $who (name)
mordheim-event-loses-fight = { $who } does not strike in this phase.
# $who (name), $weapon (name)
mordheim-event-dropped = { $who } has lost a weapon: { mordheim-weapon }.
# $who (name), $inches (number)
mordheim-event-pushed = { $who } is pushed back { $inches } inches.
# $who (name), $rolled (number), $need (number), $made (choice: yes, no)
mordheim-event-save = { $who }'s armour { $made ->
    [yes] holds
   *[no] does not hold
} ({ mordheim-rolled }).
# $who (name), $rolled (number), $made (choice: yes, no)
mordheim-event-aside = { $who } { $made ->
    [yes] steps aside
   *[no] cannot step aside
} (rolled { $rolled }).
# $injury (choice: knocked-down, stunned, out)
mordheim-injury-word = { $injury ->
    [knocked-down] knocked down
    [stunned] stunned
   *[out] out of action
}
# $who (name), $injury (choice: as in mordheim-injury-word), $dice (list), $more (number)
mordheim-event-injury = { $who }'s injury: { mordheim-injury-word } (rolled { $dice }{ $more ->
    [0] {""}
   *[other] , +{ $more }
}).
# $who (name), $rolled (number), $made (choice: yes, no)
mordheim-event-helmet = { $who }'s helmet { $made ->
    [yes] softens the blow
   *[no] does not help
} (rolled { $rolled }).
# $who (name)
mordheim-event-jumps-up = { $who } jumps up at once.
# $who (name), $fate (choice: knocked-down, stunned, out), $by (name)
mordheim-event-fate = { $fate ->
    [knocked-down] { $who } is knocked down by { $by }
    [stunned] { $who } is stunned by { $by }
   *[out] { $who } is put out of action by { $by }
}.

## Between the phases

# $who (name)
mordheim-event-comes-to = { $who } is no longer stunned, but knocked down.
# $who (name), $inches (number)
mordheim-event-stands-up = { $who } stands up, may move { $inches } inches and strikes last.
# $side (name), $held (choice: yes, no), $chosen (choice: test, give-up)
mordheim-event-rout = { $chosen ->
    [give-up] { $side } gives up the fight.
   *[test] { $held ->
        [yes] { $side } holds out.
       *[no] { $side } routs, and the fight is lost.
    }
}
# $who (name), $held (choice: yes, no)
mordheim-event-alone = { $who } is all alone and { $held ->
    [yes] stands fast
   *[no] breaks
}.
# $who (name), $foe (name), $weapon (name)
mordheim-event-parting-blow = { $who } hits { $foe }, who turns to run, { mordheim-weapon }.
# $who (name), $inches (number)
mordheim-event-runs = { $who } runs { $inches } inches.
# $who (name), $made (choice: yes, no)
mordheim-event-stops = { $who } { $made ->
    [yes] stops running
   *[no] runs on
}.

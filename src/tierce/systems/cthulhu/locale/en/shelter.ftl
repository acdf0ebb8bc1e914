### Hiding, and taking blows for others.

# $who (name), $foe (name), $weapon (name), $target (number), $rolled (dice), $how (choice: critical, special, success, failure, fumble)
cthulhu-event-hide = { $who } hides from { $foe } behind the { $weapon } (1D100<={ $target }: { $rolled }): { $how ->
        [critical] a critical, which here is bad; all the damage comes through
        [fumble] a fumble, which here is good; no damage
        [failure] failed; half the damage comes through
       *[success] success; the object takes it all
    }.

# $who (name), $foe (name), $weapon (name), $how (choice: success, failure)
cthulhu-event-hide-certain = { $who } hides from { $foe } behind the { $weapon }: { $how ->
        [failure] impossible, it is too small; half the damage comes through
       *[success] certain, it is large enough; the object takes it all
    }.

# $who (name), $target (number), $rolled (dice), $made (choice: yes, no)
cthulhu-event-hide-skill = { $who } tries Hide for a counter-attack ({ cthulhu-tried }).

# $who (name), $foe (name), $weapon (name), $damage (number), $dice (dice)
cthulhu-event-object-takes = { $foe } deals { $damage } damage ({ $dice }) to the { $weapon } in the place of { $who }.

# $weapon (name)
cthulhu-event-object-gone = The { $weapon } is used up and hides nobody any more.

# $who (name)
cthulhu-event-comes-out = { $who } hides no longer.

# $who (name), $foe (name), $friend (name), $target (number), $rolled (dice), $how (choice: as in cthulhu-how)
cthulhu-event-cover = { $who } covers { $friend } against { $foe } ({ cthulhu-checked }): { $how ->
        [critical] there is no damage
        [fumble] both take all the damage and cannot defend themselves
        [failure] each of them takes half the damage
       *[success] { $who } takes all the damage
    }.

# $foe (name), $friend (name), $weapon (name), $means (choice: as in cthulhu-means), $covers (choice: one, several, none)
cthulhu-ask-cover = { $foe } hits { $friend } ({ cthulhu-means }): do you cover?
    .option = { $covers ->
            [one] cover { $friend }
            [several] cover all on the square of { $friend }
           *[none] cover nobody
        }

# $target (number)
cthulhu-roll-hide = hiding, SIZ against SIZ: { $target } or less

# $target (number)
cthulhu-roll-hide-skill = Hide, { $target } or less

# $target (number), $friend (name)
cthulhu-roll-cover = covering { $friend }, DEX x5: { $target } or less

# $weapon (name)
cthulhu-option-hide = Hide{ $weapon ->
        [none] {""}
       *[other] {" "}behind: { $weapon }
    }

cthulhu-option-come-out = Hide no longer

# $about (name)
cthulhu-show-hidden = hidden ({ $about }): attacks by and on at 1/2

cthulhu-part-hidden = hidden, 1/2

cthulhu-part-hidden-foe = the target is hidden, 1/2

# $points (number)
cthulhu-part-hide-skill = Hide 60 or more: SIZ -{ $points }

# $number (number)
cthulhu-part-several = covering { $number }, 1/{ $number }

# $number (number)
cthulhu-part-after-cover = after covering, 1/{ $number }

cthulhu-reason-too-far = too far away to cover

cthulhu-reason-no-object = nothing near to hide behind

cthulhu-reason-no-friend = no friend to cover

# $kind (choice: as in cthulhu-defence)
cthulhu-reason-after-cover = no { cthulhu-defence } once somebody covers

cthulhu-reason-no-damage = the damage is cancelled already

cthulhu-reason-outside-limits = outside the uses of the round, which cannot be spent on it

cthulhu-reason-foe-here = a foe is on the same square

cthulhu-slot-near = things to hide behind

cthulhu-slot-objects = SIZ of objects

cthulhu-slot-objects-left = durability of objects left

# $who (name), $friend (name), $foe (name), $why (choice: foe-here, too-far, used, concentrating, stunned, ran)
cthulhu-event-no-cover = { $who } cannot cover { $friend } against { $foe } ({ $why ->
        [foe-here] { cthulhu-reason-foe-here }
        [too-far] not in sight
        [used] used up in this round
        [concentrating] concentrating on something else
        [stunned] stunned
       *[ran] after a full run
    }).

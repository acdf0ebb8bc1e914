### Special attacks, archery and two weapons: what is said of them anywhere.

## What may be done in one’s own turn

cthulhu-option-nock = Nock an arrow (1 AP)

cthulhu-option-precision = Precision (1 AP)

cthulhu-option-hard-form = Hard form (1 AP)

cthulhu-option-drop-form = Give up the hard form

cthulhu-option-yabusame = Yabusame: a square and a shot (1 AP)

cthulhu-option-restring = Put on a new string (6 AP in all)

cthulhu-option-strength = STR x5

cthulhu-option-head-butt = Head butt

cthulhu-option-seize = Grapple

cthulhu-option-blow-away = Blow away

# $skill (choice: martial-arts, grappling-art, striking-art)
cthulhu-option-parry-hold = Ward off: { cthulhu-skill }

## Questions

# $foe (name)
cthulhu-ask-tackle-skill = how do you run { $foe } down?

# $foe (name)
cthulhu-ask-tackle-form = grapple { $foe }, or blow it away?

# $foe (name), $declares (choice: yes, no)
cthulhu-ask-rush = a hit! A rush on { $foe }?
    .option = { $declares ->
            [yes] Rush
           *[no] No rush
        }

# $foe (name), $weapon (name), $means (choice: as in cthulhu-means), $art (choice: as in cthulhu-art)
cthulhu-ask-rush-blow = with what do you strike { $foe } once more?
    .option = { $means ->
            [none] No more blow
           *[other] { cthulhu-means }
        }{ $art ->
            [none] {""}
           *[other] , { cthulhu-art }
        }

# $foe (name)
cthulhu-ask-precision = whom do you aim at?
    .option = { $foe }

## Rolls

# $target (number), $foe (name), $skill (choice: as in cthulhu-skill)
cthulhu-roll-withstand = warding { $foe } off ({ cthulhu-skill }), { $target } or less

# $target (number), $skill (choice: as in cthulhu-skill)
cthulhu-roll-art = { cthulhu-skill }, { $target } or less

# $target (number)
cthulhu-roll-reels = knocked out or not, CON x5: { $target } or less

# $target (number)
cthulhu-roll-feet = keeping one’s feet, DEX x5: { $target } or less

# $target (number)
cthulhu-roll-pain = bearing the pain, CON x5: { $target } or less

# $target (number)
cthulhu-roll-luck = Luck, { $target } or less

cthulhu-roll-throat = damage of the throat wound

# $target (number), $foe (name)
cthulhu-roll-two-weapons = Two Weapons against { $foe }, { $target } or less

## Suplex and tackle

# $who (name), $foe (name), $skill (choice: as in cthulhu-skill), $target (number), $rolled (number), $how (choice: as in cthulhu-how)
cthulhu-event-withstand = { $who } tries to ward { $foe } off ({ cthulhu-skill }; { cthulhu-checked }).

# $who (name), $foe (name), $metres (number)
cthulhu-event-thrown = Suplex! { $who } throws { $foe }{ $metres ->
        [0] {""}
       *[other] {" "}down from { $metres } m
    }.

# $who (name), $foe (name)
cthulhu-event-plain-hold = The art alone failed: { $who } does not throw { $foe }, but may hold.

# $who (name), $foe (name), $squares (number), $into (choice: nothing, wall, obstacle, somebody)
cthulhu-event-blown-away = { $who } blows { $foe } away: { $squares } { $squares ->
        [1] square
       *[other] squares
    }{ $into ->
        [wall] {" "}and into a wall
        [obstacle] {" "}and into an obstacle
        [somebody] {" "}and into somebody else
       *[nothing] {""}
    }.

# $who (name), $target (number), $rolled (number), $made (choice: yes, no)
cthulhu-event-reels = { $who } fights for consciousness, CON x5 ({ cthulhu-tried }).

# $who (name), $target (number), $rolled (number), $made (choice: yes, no)
cthulhu-event-feet = { $who } struggles to keep standing, DEX x5 ({ cthulhu-tried }).

# $who (name)
cthulhu-event-art-needed = The art had to succeed as well: the attack of { $who } fails.

# $who (name), $skill (choice: as in cthulhu-skill), $target (number), $rolled (number), $made (choice: yes, no)
cthulhu-event-art = { $who } rolls { cthulhu-skill } ({ cthulhu-tried }).

## Rush and feint

# $who (name), $foe (name)
cthulhu-event-rush = A rush! { $who } will strike { $foe } once more at the end of the round.

# $who (name), $target (number), $rolled (number), $made (choice: yes, no)
cthulhu-event-pain = { $who } bears the pain, or not, CON x5 ({ cthulhu-tried }).

# $who (name), $foe (name)
cthulhu-event-rush-blow = The end of the round: the further attack of { $who } on { $foe }.

# $who (name), $foe (name)
cthulhu-event-rush-lost = { $who } cannot strike { $foe } any more; the further attack of the rush is lost.

# $who (name), $foe (name), $kind (choice: dodge, parry, cover, none)
cthulhu-event-feint = A feint! The first blow of { $who } fails by itself, and { $foe } { $kind ->
        [dodge] has spent the dodge of this round on it
        [parry] has spent the parry of this round on it
        [cover] has spent the cover of this round on it
       *[none] has nothing left to be drawn
    }.

# $who (name), $foe (name)
cthulhu-event-seen-through = { $who } sees through the feint of { $foe }: the second blow fails too.

## The bow

# $who (name), $weapon (name)
cthulhu-event-nocks = { $who } nocks an arrow ({ $weapon }).

# $who (name)
cthulhu-event-hard-form = { $who } declares the hard form.

# $who (name)
cthulhu-event-form-dropped = { $who } gives up the hard form.

# $who (name), $weapon (name), $left (number)
cthulhu-event-string = The string of { $who } wears ({ $weapon }): { $left ->
        [0] it is gone, and the bow is none until restrung
       *[other] { $left } left
    }.

# $who (name), $weapon (name)
cthulhu-event-restringing = { $who } begins to put a new string on ({ $weapon }).

# $who (name), $points (number), $left (number)
cthulhu-event-strung = { $who } works on the string: { $points } AP, { $left } still to go.

# $who (name), $weapon (name), $points (number)
cthulhu-event-new-string = { $who } has put the new string on ({ $weapon }; { $points } AP this turn).

# $who (name), $points (number), $lost (choice: yes, no)
cthulhu-event-owed = Defences while restringing have cost { $who } { $points } AP of this turn{ $lost ->
        [yes] , which leaves nothing
       *[no] {""}
    }.

# $who (name), $foe (name)
cthulhu-event-precision = { $who } takes aim at { $foe }: precision.

# $who (name), $limb (choice: arm-hurt, leg-hurt, wing-hurt, shoulder-hurt, knee-hurt, throat-hurt)
cthulhu-event-limb-hurt = { $who } is hurt until treated: { $limb ->
        [arm-hurt] arm, attack skills 2/3
        [leg-hurt] leg, DEX 2/3
        [wing-hurt] wing, DEX 2/3
        [shoulder-hurt] shoulder, STR -1
        [knee-hurt] knee, DEX -1
       *[throat-hurt] throat, 1D3 damage at each turn from the next round on
    }.

# $who (name)
cthulhu-event-bleeds = The throat of { $who } bleeds.

# $who (name), $target (number), $rolled (number), $made (choice: yes, no)
cthulhu-event-luck = Luck of { $who } ({ cthulhu-tried }).

# $who (name), $foe (name)
cthulhu-event-eye = The arrow of { $who } goes through the eye of { $foe } into the brain!

# $who (name)
cthulhu-event-yabusame = { $who } declares yabusame.

## Two weapons

# $who (name), $foe (name), $target (number), $rolled (number), $made (choice: yes, no), $arts (number), $art (choice: made, failed)
cthulhu-event-two-weapons = { $who } strikes at { $foe } with both hands (Two Weapons, { cthulhu-tried }{ $arts ->
        [0] {""}
       *[other] ; art { $art ->
            [made] succeeds
           *[failed] fails
        }
    }).

## Parts of a value

cthulhu-part-other-art = another art than that of grappling

cthulhu-part-hard-form = hard form

cthulhu-part-heart = heart

cthulhu-part-steady = precision against what has no shape

cthulhu-part-footing = bad footing

# $weapon (name)
cthulhu-part-weak = { $weapon }: below base +20

cthulhu-part-unlike = two kinds of weapon

## Why something is not offered

cthulhu-reason-below-sixty = the art is below 60%

cthulhu-reason-body = neither a biped nor a small quadruped

cthulhu-reason-not-to-stun = not for a knock-out alone

cthulhu-reason-limb-hurt = hurt already

cthulhu-reason-joint-hurt = these joints are hurt already

cthulhu-reason-floating = it floats

cthulhu-reason-precise = after precision the shot is one of its aims

cthulhu-reason-other-foe = precision is aimed at somebody else

cthulhu-reason-hard-kept = the hard form is kept

cthulhu-reason-no-string = the string is worn out

cthulhu-reason-restringing = busy with a new string

cthulhu-reason-tried = tried already in this turn

cthulhu-reason-no-pair = not two one-handed melee weapons

## Fighters at a glance

cthulhu-show-throat-hurt = throat hurt: 1D3 each turn, until treated

cthulhu-show-hard = hard form, until the next bow shot

# $weapon (name)
cthulhu-show-nocked = arrow on the string ({ $weapon })

# $foe (name)
cthulhu-show-precise = precision on { $foe }, this turn

# $weapon (name), $left (number)
cthulhu-show-restringing = restringing ({ $weapon }): { $left } AP to go

# $weapon (name), $left (number)
cthulhu-show-string = { $weapon }: string { $left }, until restrung

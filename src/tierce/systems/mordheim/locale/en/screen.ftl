### What stands on the screen: weapons, questions, rolls, fighters at a glance, slots, sheets.

# Weapons by the names of the list; any other is called as it is.
# $weapon (name)
mordheim-weapon = { $weapon ->
    [fist] fist
    [dagger] dagger
    [mace] mace
    [hammer] hammer
    [club] club
    [staff] staff
    [axe] axe
    [sword] sword
    [flail] flail
    [halberd] halberd
    [double-handed] double-handed weapon
    [morning-star] morning star
    [spear] spear
    [lance] lance
    [rapier] rapier
    [steel-whip] steel whip
    [sigmarite-hammer] Sigmarite hammer
    [dwarf-axe] dwarf axe
    [fighting-claws] fighting claws
    [spiked-gauntlet] spiked gauntlet
    [pistol] pistol
   *[other] { $weapon }
}
# $foe (name)
mordheim-target = { $foe ->
    [none] Nobody
    [split] Share them out
   *[other] { $foe }
}

## Questions. They stand after the name of who is asked. `.option` tells an option, `.withheld` what
## is not offered, by their facts

# $side (name)
mordheim-ask-first-side = whose turn is the first?
    .option = { $side }
# $foe (name)
mordheim-ask-charge = whom do you charge?
    .option = { $foe }
# $foe (name)
mordheim-ask-target = whom do you attack?
    .option = { mordheim-target }
    .withheld = { $foe }
# $weapon (name), $foe (name)
mordheim-ask-each-target = whom do you attack with this one: { mordheim-weapon }?
    .option = { mordheim-target }
    .withheld = { $foe }
# $foe (name)
mordheim-ask-first = whom do you strike first?
    .option = { $foe }
# $foe (name)
mordheim-ask-finish = whom of the stunned do you take out?
    .option = { mordheim-target }
# $weapon (name)
mordheim-ask-single = which weapon makes one attack? The other makes the rest.
    .option = { mordheim-weapon }
# $weapon (name)
mordheim-ask-drop = which weapon do you drop?
    .option = { mordheim-weapon }
# $foe (name), $target (name), $weapon (name)
mordheim-ask-which = { $foe } has equal highest hits on { $target }. Which one is to be parried?
    .option = { mordheim-weapon }
# $foe (name), $rolled (number), $weapon (name)
mordheim-ask-parry = { $foe }'s highest hit is a { $rolled } ({ mordheim-weapon }). Do you try to parry it?
mordheim-ask-rout = a quarter of you is out of action. Do you test, or give up?
mordheim-ask-stand = do you stand up?

## Rolls. They stand after the name of who rolls

# $foe (name), $target (number), $weapon (name)
mordheim-roll-to-hit = to hit { $foe }, { mordheim-weapon }, { $target }+
# $foe (name), $target (number)
mordheim-roll-wound = to wound { $foe }, { $target }+
mordheim-roll-critical = critical hit
# $foe (name)
mordheim-roll-pushed = how far { $foe } is pushed back
# $foe (name), $more (number)
mordheim-roll-injury = injury of { $foe }{ $more ->
    [0] {""}
   *[other] , +{ $more }
}
# $target (number)
mordheim-roll-save = armour save, { $target }+
# $target (number)
mordheim-roll-aside = Step Aside, { $target }+
# $target (number)
mordheim-roll-helmet = helmet, { $target }+
# $target (number)
mordheim-roll-charm = Lucky Charm, { $target }+
# $target (number)
mordheim-roll-parry = parry, { $target }+
mordheim-roll-tie = who strikes first of equals
# $target (number)
mordheim-roll-rout = rout test, { $target } or less
# $target (number)
mordheim-roll-alone = test of who is all alone, { $target } or less
# $target (number)
mordheim-roll-stop = Leadership to stop, { $target } or less
# $target (number)
mordheim-roll-fear = Fear, { $target } or less
mordheim-roll-runs = how far to run

## Fighters at a glance

# $now (number), $most (number)
mordheim-show-wounds = wounds { $now }/{ $most }
mordheim-show-knocked-down = knocked down
mordheim-show-stunned = stunned
mordheim-show-out = out of action
mordheim-show-fled = fled
# $foes (list)
mordheim-show-against = against { $foes }
mordheim-show-fleeing = running
mordheim-show-charging = charged
mordheim-show-stood-up = got up
mordheim-show-afraid = afraid
mordheim-show-parry-spent = parry spent
# $weapon (name)
mordheim-show-dropped = dropped: { mordheim-weapon }
# $name (key)
mordheim-show-condition = { $name }
mordheim-show-leader = leader
mordheim-show-unarmed = unarmed

## Outcomes of quick questions

mordheim-outcome-unharmed = unharmed
mordheim-outcome-wounded = wounded
mordheim-outcome-knocked-down = knocked down
mordheim-outcome-stunned = stunned
mordheim-outcome-out-of-action = out of action
mordheim-value-unparried-hits = Hits not parried
mordheim-value-unsaved-wounds = Wounds not saved

## What is shown and edited by hand

mordheim-slot-wounds = wounds
mordheim-slot-fate = fate
mordheim-slot-contact = in contact
mordheim-slot-charging = charges
mordheim-slot-stood-up = got up
mordheim-slot-stopped = stopped running
mordheim-slot-afraid = afraid
mordheim-slot-combat = combat
mordheim-slot-parry = parry
mordheim-slot-first-foe = first attacker
mordheim-slot-critical = critical hit made
mordheim-slot-struck = has struck
mordheim-slot-loses-fight = loses its fight
mordheim-slot-felled-by = felled by
mordheim-slot-named = named targets
mordheim-slot-injury = injury
mordheim-slot-charm = lucky charm
mordheim-slot-frenzy = frenzy
mordheim-slot-dropped = dropped
mordheim-slot-shot = shot
mordheim-slot-fleeing = running
mordheim-slot-apart = far from

## Sheets

mordheim-sheet-m = M
mordheim-sheet-ws = WS
mordheim-sheet-s = S
mordheim-sheet-t = T
mordheim-sheet-w = W
mordheim-sheet-i = I
mordheim-sheet-a = A
mordheim-sheet-ld = Ld
mordheim-sheet-weapons = weapons
mordheim-sheet-armour = armour
mordheim-sheet-shield = shield
mordheim-sheet-buckler = buckler
mordheim-sheet-second-buckler = second buckler
mordheim-sheet-helmet = helmet
mordheim-sheet-skills = skills
mordheim-sheet-traits = traits

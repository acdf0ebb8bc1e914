### What stands on the screen: questions, rolls, parts of values, fighters at a glance, outcomes, slots, sheets.

## Words used in several places

# $part (choice: head, chest, belly, left-arm, right-arm, left-leg, right-leg)
drachensturm-body = { $part ->
    [head] head
    [belly] belly
    [left-arm] left arm
    [right-arm] right arm
    [left-leg] left leg
    [right-leg] right leg
   *[chest] chest
}
# $kind (choice: parry, dodge, none), $weapon (name)
drachensturm-meets = { $kind ->
    [parry] Parry: { $weapon }
    [dodge] Dodge
   *[none] No defence
}

## Questions. They stand after the name of who is asked

# $foe (name), $weapon (name), $part (choice: head, chest, belly, left-arm, right-arm, left-leg, right-leg), $kind (choice: as in drachensturm-meets)
drachensturm-ask-defence = { $foe } strikes ({ $weapon }, { drachensturm-body }). How do you meet the blow?
    .option = { drachensturm-meets }
    .withheld = { drachensturm-meets }
# $foe (name), $weapon (name), $part (choice: head, chest, belly, left-arm, right-arm, left-leg, right-leg)
drachensturm-ask-aim = where do you strike at { $foe } ({ $weapon })? The chest is what an unaimed blow hits.
    .option = { drachensturm-body }
# $foe (name), $weapon (name)
drachensturm-ask-weapon = with what do you strike at { $foe }?
    .option = { $weapon }
# $kind (choice: strike, push, draw, pick-up, hold), $foe (name), $weapon (name)
drachensturm-ask-action = what do you do with your attack?
    .option = { $kind ->
        [strike] Strike { $foe }: { $weapon }
        [push] Push { $foe } with the shield: { $weapon }
        [draw] Draw: { $weapon }
        [pick-up] Pick up: { $weapon }
       *[hold] Let it pass
    }
    .withheld = { $kind ->
        [strike] Strike { $foe }
        [push] Push { $foe }
        [draw] Draw: { $weapon }
        [pick-up] Pick up: { $weapon }
       *[hold] Let it pass
    }
# $way (choice: stay, step, run, step-back, flee, flee-covered), $foe (name), $metres (number)
drachensturm-ask-move = where do you move this combat round?
    .option = { $way ->
        [step] Step towards { $foe }: { $metres } m
        [run] Run towards { $foe }: { $metres } m, no attack and no parry
        [step-back] Step back: { $metres } m
        [flee] Flee: { $metres } m, every foe in reach has a free blow
        [flee-covered] Flee, covered: { $metres } m, no free blows
       *[stay] Stay
    }
# $way (choice: stay, step, run, flight, flee-covered), $cell (name), $metres (number)
drachensturm-ask-square = where do you move this combat round?
    .option = { $way ->
        [step] Step to { $cell }: { $metres } m
        [run] Run to { $cell }: { $metres } m, no attack and no parry
        [flight] Flee to { $cell }: { $metres } m, every foe in reach has a free blow
        [flee-covered] Flee to { $cell }: { $metres } m, without free blows
       *[stay] Stay
    }
    .cells = { $way ->
        [step] Step
        [run] Run, no attack and no parry
        [flight] Flight, every foe in reach has a free blow
       *[flee-covered] Flight without free blows
    }
# $foe (name)
drachensturm-ask-chance = an opening from the round before: do you try for a free blow?
    .option = Free blow at { $foe }, if you react (Re)
# $foe (name)
drachensturm-ask-fleeing = { $foe } flees. Do you strike a free blow?
# $foe (name)
drachensturm-ask-outstanding = an outstanding defence against { $foe }: how do you use it?
# $part (choice: head, chest, belly, left-arm, right-arm, left-leg, right-leg)
drachensturm-ask-where = where does the free blow land?
    .option = { drachensturm-body }
drachensturm-option-leave = Let it pass
drachensturm-option-strike = A free blow now
drachensturm-option-cover = Flee next round without free blows

## Rolls. They stand after the name of who rolls

# $value (number), $foe (name)
drachensturm-roll-attack = attack on { $foe }, d20 { SIGNED($value) }
# $value (number), $weapon (name)
drachensturm-roll-parry = parry ({ $weapon }), d20 { SIGNED($value) }
# $value (number)
drachensturm-roll-dodge = dodge, d20 { SIGNED($value) }
# $target (number)
drachensturm-roll-reaction = Re roll, { $target } or less
# $target (number)
drachensturm-roll-shock = shock roll (Ko), { $target } or less
# $weapon (name)
drachensturm-roll-points = weapon points: { $weapon }
drachensturm-roll-more = more damage from the lucky hit
drachensturm-roll-lucky = what the lucky hit brings
drachensturm-roll-fumble = what the fumble brings
drachensturm-roll-rounds = for how many combat rounds
drachensturm-roll-quiet = how many quiet combat rounds it takes
drachensturm-roll-tie = who strikes first, the same Re

## Parts of values

drachensturm-part-agw = AGw
drachensturm-part-pgw = PGw
drachensturm-part-aw = Aw
drachensturm-part-pw = Pw
# $weapon (name)
drachensturm-part-awf = AWf, { $weapon }
# $weapon (name)
drachensturm-part-pwf = PWf, { $weapon }
# $armour (name)
drachensturm-part-armour = armour ({ $armour })
# $training (choice: related, untrained)
drachensturm-part-untrained = untrained, { $training ->
    [related] same group of weapons
   *[untrained] other group of weapons
}
drachensturm-part-shaken = shaken
drachensturm-part-weary = needs rest
# $part (choice: head, belly, arm, leg)
drachensturm-part-aimed = aimed: { $part ->
    [head] head
    [arm] arm
    [leg] leg
   *[belly] belly
}

## Fighters at a glance

# $part (choice: head, chest, belly, left-arm, right-arm, left-leg, right-leg), $now (number), $most (number)
drachensturm-show-le = { drachensturm-body } { $now }/{ $most }
drachensturm-show-out = out of the fight
drachensturm-show-surprised = surprised
drachensturm-show-bound = bound
# $how (choice: dodging, helpless)
drachensturm-show-fallen = on the ground{ $how ->
    [helpless] , helpless
   *[dodging] , can only dodge
}
# $how (choice: ran, fled)
drachensturm-show-moved = { $how ->
    [fled] flees
   *[ran] ran: no attack, no parry
}
drachensturm-show-covered = flight covered
# $name (key)
drachensturm-show-condition = { $name }
# $rounds (number)
drachensturm-show-shaken = -3 (combat rounds: { $rounds })
# $rounds (number)
drachensturm-show-weary = -5 (quiet rounds needed: { $rounds })
# $rounds (number)
drachensturm-show-no-attack = no attack (combat rounds: { $rounds })
drachensturm-show-parry-only = parry only
drachensturm-show-next-dodge = next defence: dodge
# $weapon (name), $how (choice: dropped, lifted, broken, notched)
drachensturm-show-spoilt = { $weapon }: { $how ->
    [broken] broken
    [notched] notched
    [lifted] half picked up
   *[dropped] dropped
}
# $left (number)
drachensturm-show-defences = defences left: { $left }
# $weapon (name)
drachensturm-show-parried = { $weapon } parried

## Where outcomes are decided, and outcomes

drachensturm-site-exchange = the two dice
drachensturm-outcome-hit = hit
drachensturm-outcome-defended = defended
drachensturm-outcome-lucky-hit = lucky hit
drachensturm-outcome-outstanding = outstanding defence
drachensturm-outcome-fumbled-attack = fumbled attack
drachensturm-outcome-fumbled-defence = fumbled defence, hit
drachensturm-outcome-both-fumbled = both fumble
drachensturm-outcome-fumbled-attack-outstanding = fumbled attack, outstanding defence
drachensturm-outcome-lucky-hit-fumbled-defence = lucky hit, fumbled defence
drachensturm-outcome-fumbled-defence-missed = fumbled defence, missed all the same
drachensturm-outcome-fumble-attack = attacker fumbles
drachensturm-outcome-fumble-defence = defender fumbles, hit
drachensturm-outcome-outstanding-parry = outstanding parry

## Answers of `tierce odds`

drachensturm-value-attack = Attack
drachensturm-value-defence = Defence
drachensturm-value-hits = any hit

## What may be edited by hand

drachensturm-slot-head = head
drachensturm-slot-chest = chest
drachensturm-slot-belly = belly
drachensturm-slot-left-arm = left arm
drachensturm-slot-right-arm = right arm
drachensturm-slot-left-leg = left leg
drachensturm-slot-right-leg = right leg
drachensturm-slot-fate = fate
drachensturm-slot-surprised = surprised
drachensturm-slot-bound = bound
drachensturm-slot-fallen = on the ground
drachensturm-slot-down = rounds on the ground
drachensturm-slot-shaken = rounds with -3
drachensturm-slot-no-attack = rounds without attack
drachensturm-slot-rest = quiet rounds needed
drachensturm-slot-busy = struck or defended this round
drachensturm-slot-parry-only = parry only
drachensturm-slot-next-dodge = next defence is a dodge
drachensturm-slot-covered = flight covered
drachensturm-slot-moved = moved
drachensturm-slot-defences = defences used
drachensturm-slot-parries = parries used
drachensturm-slot-attacks = attacks made
drachensturm-slot-hands = hands
drachensturm-slot-spoilt = dropped or spoilt
drachensturm-slot-openings = openings
drachensturm-slot-named = attacks named
drachensturm-slot-assigned = defences named
drachensturm-slot-stated = stated
drachensturm-slot-conditions = conditions
drachensturm-slot-cell = square
drachensturm-slot-facing = facing

## Sheets

drachensturm-sheet-agw = AGw
drachensturm-sheet-pgw = PGw
drachensturm-sheet-re = Re
drachensturm-sheet-ko = Ko
drachensturm-sheet-speed = speed (m)
drachensturm-sheet-bonus = damage bonus
drachensturm-sheet-attacks = attacks
drachensturm-sheet-arms = arms
drachensturm-sheet-weapons = weapons
drachensturm-sheet-main = right hand
drachensturm-sheet-off = left hand
drachensturm-sheet-others = on the arm
drachensturm-sheet-armour = armour
drachensturm-sheet-le = life points (LE)
drachensturm-sheet-rs = protection (RS)
drachensturm-sheet-talents = talents
drachensturm-sheet-points = points
drachensturm-sheet-awf = AWf
drachensturm-sheet-pwf = PWf
drachensturm-sheet-hands = hands
drachensturm-sheet-shield = shield
drachensturm-sheet-natural = natural
drachensturm-sheet-training = training
drachensturm-sheet-weight = weight (kg)
drachensturm-sheet-reach = reach (m)

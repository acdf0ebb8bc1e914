### Evaluate, Feint, Aim, Concentrate, Move and Attack.

## Maneuvers

gurps-option-move-and-attack = Move and Attack
gurps-option-evaluate = Evaluate
gurps-option-aim = Aim
gurps-option-concentrate = Concentrate

## Questions

# $foe (name)
gurps-ask-evaluate = whom do you study?
    .option = { $foe }
    .withheld = { $foe }
# $foe (name), $weapon (name), $means (choice: as in gurps-means), $mode (name), $hand (choice: main, off, both, body), $approach (number)
gurps-ask-feint = whom do you try to fool, and with what?
    .option = { $foe }: { gurps-means }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }{ $hand ->
        [off] , off hand
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[other] , stepping { $approach } yd closer
    }
    .withheld = { $foe }: { gurps-means }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }
# $foe (name), $skill (key)
gurps-ask-feint-answer = { $foe } feints. By which skill do you see through it?
    .option = { $skill }
# $foe (name), $weapon (name), $means (choice: as in gurps-means), $mode (name), $hand (choice: main, off, both, body), $approach (number)
gurps-ask-aim = at whom do you aim, and with what?
    .option = { $foe }: { gurps-means }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }{ $hand ->
        [off] , off hand
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[other] , stepping { $approach } yd closer
    }
    .withheld = { $foe }: { gurps-means }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }
gurps-ask-concentrate = what do you concentrate on?
gurps-ask-step = do you take a step?
gurps-ask-run-up = do you move before you shoot?
gurps-ask-onwards = do you move on?

## What the mind is turned to

gurps-option-spell = A spell
gurps-option-power = A psychic power
gurps-option-search = Looking for what is hidden
gurps-option-other = Another task of the mind

## Why something is not offered

gurps-reason-move-and-attack = no parry after Move and Attack
gurps-reason-nobody-to-feint = needs a ready melee weapon and a foe in its reach
gurps-reason-nobody-to-evaluate = nobody in sight is near enough
gurps-reason-nothing-to-aim = needs a ready ranged weapon and a target in its range
gurps-reason-aim = only ranged weapons are aimed
gurps-reason-unseen = out of sight
gurps-reason-too-far = too far away

## Rolls

# $target (number)
gurps-roll-aim = Will to keep the aim, { $target } or less

## What happens

# $who (name), $foe (name), $count (number)
gurps-event-evaluate = { $who } studies { $foe }: +{ $count } next turn.
# $who (name), $foe (name), $weapon (name), $seconds (number)
gurps-event-aim = { $who } aims the { $weapon } at { $foe }{ $seconds ->
    [1] {""}
    [2] , for a second turn
   *[other] , for a third turn or more
}.
# $who (name), $made (choice: yes, no)
gurps-event-aim-hurt = { $made ->
    [yes] { $who } keeps the aim in spite of the wound.
   *[no] { $who } loses the aim by the wound.
}
# $who (name), $task (choice: spell, power, search, other)
gurps-event-concentrate = { $who } concentrates on { $task ->
    [spell] a spell
    [power] a psychic power
    [search] looking for what is hidden
   *[other] a task of the mind
}.

## Parts of a value

gurps-part-evaluate = foe studied
gurps-part-hasty = Move and Attack
gurps-part-bulk = Bulk, in a Move and Attack
# $most (number)
gurps-part-hasty-most = at most { $most } in a Move and Attack
gurps-part-accuracy = Acc, after aiming
# $seconds (number)
gurps-part-aim = aimed for { $seconds ->
    [2] a second turn
   *[other] a third turn or more
}
gurps-part-braced = braced

## At a glance

# $foe (name), $count (number)
gurps-show-evaluated = has studied { $foe }: +{ $count }
# $foe (name), $gain (number)
gurps-show-feinted = has fooled { $foe }: -{ $gain } to defend
# $foe (name), $weapon (name)
gurps-show-aimed = aims at { $foe }: { $weapon }
gurps-show-move-and-attack = Move and Attack: no parry

## What may be edited by hand

gurps-slot-evaluated = foe studied
gurps-slot-feinted = foe fooled
gurps-slot-aimed = aimed at

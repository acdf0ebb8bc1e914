### Wait and Suppression Fire.

## Maneuvers

gurps-option-wait = Wait
gurps-option-suppression = Suppression Fire: spray a zone

## Questions

gurps-ask-trigger = what do you wait for?
# $choice (choice: determined, double, strong, feint, suppression, none)
gurps-ask-in-advance = which All-Out Attack may the Wait become?
    .option = { $choice ->
        [determined] { gurps-option-determined }
        [double] { gurps-option-double }
        [strong] { gurps-option-strong }
        [feint] Feint, then attack
        [suppression] { gurps-option-suppression }
       *[none] None
    }
# $waiter (name), $actor (name), $words (text)
gurps-ask-happens = { $waiter } waits for this: “{ $words }”. Has what { $actor } does brought it about?
# $actor (name)
gurps-ask-interrupt = what you waited for has happened, by { $actor }. What do you do?
# $weapon (name), $means (choice: as in gurps-means), $mode (name), $hand (choice: main, off, both, body)
gurps-ask-suppression = what do you spray the zone with?
    .option = { gurps-means }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }{ $hand ->
        [off] , off hand
       *[other] {""}
    }
gurps-ask-spray = where does the middle of the zone lie? It reaches a hex around.
# $actor (name), $foe (name)
gurps-ask-zone = does { $actor } enter or cross the zone that { $foe } sprays?

## What is waited for

# $foe (name)
gurps-option-comes-in-reach = { $foe } comes in reach
# $foe (name)
gurps-option-attacks = { $foe } attacks
# $foe (name)
gurps-option-moves = { $foe } moves
gurps-option-said = Something else, in your own words

## What becomes of it

gurps-option-not-yet = Not yet
gurps-option-happens = It has happened
gurps-option-let-pass = Let it pass and go on waiting
gurps-option-outside = Stays outside
gurps-option-inside = Enters or crosses it
# $cell (name), $yards (number), $inside (list), $others (number)
gurps-option-spray = { $cell } ({ $yards } yd){ $others ->
    [0] {""}
   *[other] : { $inside }
}

## Why something is not offered

gurps-reason-wait-becomes = a Wait becomes an Attack, Feint, All-Out Attack or Ready
gurps-reason-not-in-advance = no All-Out Attack was named with the trigger
gurps-reason-suppression = needs a ready weapon of RoF 5 or more, and on a map a hex to spray

## What happens

# $words (text), $foe (name), $kind (choice: comes-in-reach, attacks, moves, said)
gurps-trigger = { $kind ->
    [comes-in-reach] { $foe } comes in reach
    [attacks] { $foe } attacks
    [moves] { $foe } moves
   *[said] “{ $words }”
}
# $who (name), $kind (choice: as in gurps-trigger), $foe (name), $words (text)
gurps-event-wait = { $who } waits for this: { gurps-trigger }.
# $who (name), $foe (name), $maneuver (choice: as in gurps-maneuver)
gurps-event-interrupt = { $who } interrupts { $foe }: { gurps-maneuver }.
# $who (name)
gurps-event-cut-short = { $who } can no longer attack.
# $who (name), $weapon (name)
gurps-event-suppression = { $who } keeps a zone under fire with the { $weapon } until their next turn.
# $who (name), $weapon (name), $cells (list)
gurps-event-suppression-zone = { $who } keeps a zone under fire with the { $weapon } until their next turn: { $cells }.
# $who (name), $foe (name), $cell (name)
gurps-event-comes-under-fire = { $who } comes under fire from { $foe } at { $cell }.
# $who (name), $yards (number)
gurps-event-goes-around = { $who } goes around the zone under fire ({ $yards } yd).
# $who (name), $cell (name)
gurps-event-halted = { $who } gets no farther than { $cell }.

## Parts of a value

# $most (number)
gurps-part-suppression = at most { $most } in Suppression Fire

## At a glance

# $kind (choice: as in gurps-trigger), $foe (name), $words (text)
gurps-show-waiting = waits: { gurps-trigger }
# $weapon (name)
gurps-show-suppressing = sprays a zone: { $weapon }
# $weapon (name), $cell (name)
gurps-show-suppressing-zone = sprays a zone around { $cell }: { $weapon }
# On the map, after its sign.
# $who (name), $cells (list)
gurps-show-under-fire = under fire from { $who }: { $cells }

## What may be edited by hand

gurps-slot-waiting = waits for
gurps-slot-suppressing = sprays with
gurps-slot-suppressed = attacked in the zone
gurps-slot-interrupted = interrupted

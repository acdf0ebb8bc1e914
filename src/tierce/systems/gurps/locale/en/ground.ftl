### Fighting on a map of hexes.

## What happens

# $who (name), $foe (name), $yards (number)
gurps-event-step-clear = { $who } steps { $yards } yd back from { $foe }, to have room for the blow.
# $who (name), $foe (name), $cell (name)
gurps-event-closes-in = { $who } closes in on { $foe }, to { $cell }.
# $who (name), $way (choice: ne, e, se, sw, w, nw)
gurps-event-turns = { $who } turns { $way ->
    [ne] north-east
    [e] east
    [se] south-east
    [sw] south-west
    [w] west
   *[nw] north-west
}.
# $who (name), $cell (name), $yards (number)
gurps-event-goes = { $who } goes to { $cell } ({ $yards } yd).
# $who (name), $what (choice: wall, edge, fighter)
gurps-event-driven-into = { $who } is stopped by { $what ->
    [wall] a wall
    [edge] the edge of the map
   *[fighter] somebody in the way
}.

## Questions and options

gurps-ask-facing = which way do you face?
# $cell (name)
gurps-ask-back = to which hex?
    .option = { $cell }
# $cell (name), $yards (number)
gurps-option-to = To { $cell } ({ $yards } yd)
# $way (choice: ne, e, se, sw, w, nw)
gurps-option-face = { $way ->
    [ne] North-east
    [e] East
    [se] South-east
    [sw] South-west
    [w] West
   *[nw] North-west
}

## What is not open, and why

gurps-reason-not-in-front = the target is not in front
gurps-reason-too-close = the target is too close for the weapon

## Slots

gurps-slot-cell = hex
gurps-slot-facing = facing

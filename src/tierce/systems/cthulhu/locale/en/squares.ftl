### Fighting on a map.

## What happens

# $who (name), $cell (name), $squares (number)
cthulhu-event-goes = { $who } { $squares ->
        [1] moves
       *[other] runs
    } to { $cell }.

# $who (name), $metres (number)
cthulhu-event-falls-down = { $who } falls { $metres } m.

## Questions and options

# $squares (number)
cthulhu-ask-where-to = where do you go, { $squares } { $squares ->
        [1] square
       *[other] squares at most
    }?
# $cell (name)
cthulhu-option-to = To { $cell }
# $foe (name), $cell (name), $metres (number)
cthulhu-ask-throw = where is { $foe } thrown?
    .option = Down to { $cell }, { $metres } m
cthulhu-option-here = On the spot
# $foe (name)
cthulhu-ask-push = where is { $foe } blown?
# $way (choice: n, ne, e, se, s, sw, w, nw)
cthulhu-option-push = { $way ->
        [n] Upwards on the map
        [ne] Upwards to the right
        [e] To the right
        [se] Downwards to the right
        [s] Downwards on the map
        [sw] Downwards to the left
        [w] To the left
       *[nw] Upwards to the left
    }

## Why not

cthulhu-reason-no-line = a wall is between
cthulhu-reason-no-way = no way out of this square

## Slots

cthulhu-slot-cell = square
cthulhu-slot-facing = facing

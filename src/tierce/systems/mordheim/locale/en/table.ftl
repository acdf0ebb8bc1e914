### Fighting on a map.

## What happens

# $who (name), $cell (name)
mordheim-event-moves = { $who } moves to { $cell }.
# $who (name), $what (choice: wall, edge, fighter)
mordheim-event-stopped = { $who } is stopped by { $what ->
    [wall] a wall
    [edge] the edge of the table
   *[fighter] a model in the way
}.

## Questions and options

mordheim-ask-move = do you charge, or move?
mordheim-ask-move-half = where do you move, having just stood up?
# $foe (name)
mordheim-option-charge = Charge { $foe }
# $cell (name)
mordheim-option-to = Move to { $cell }
mordheim-option-stay = Stay

## Slots

mordheim-slot-cell = square
mordheim-slot-facing = facing

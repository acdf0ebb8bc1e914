### Throwing oneself down: drops, sacrificial drops.

gurps-option-plus-drop = throwing yourself down
gurps-option-drop = Drop

# $foe (name)
gurps-reason-dropped-already = one a turn, and it was from { $foe }
# $foe (name)
gurps-reason-drop-retreated = takes the place of the turn's retreat, and that was from { $foe }
gurps-reason-drop-stunned = not while stunned
gurps-reason-drop-lying = not while lying
gurps-reason-drop-aloft = flying or swimming, only where terrain is a step away
# $foe (name)
gurps-reason-retreat-dropped = a drop took its place, from { $foe }

gurps-part-drop = drop
gurps-part-dropped = drop from this foe earlier this turn

# $who (name), $foe (name)
gurps-event-takes-cover = { $who } is behind cover from { $foe } now.
# $who (name)
gurps-event-drop = { $who } drops flat.
# $who (name), $friend (name), $how (choice: late, in-time, clear)
gurps-event-sacrificial-drop = { $how ->
    [clear] { $who } drags { $friend } down in time: the shot hits neither.
    [in-time] { $who } throws { $friend } down and takes the shot.
   *[late] { $who } comes too late to throw { $friend } down.
}

gurps-show-swimming = swimming
# $foe (name)
gurps-show-dropped-from = threw themselves down before { $foe }
gurps-slot-drop = drop from

## Blasts, dives, explosives that somebody covers

# $foe (name), $weapon (name)
gurps-ask-dive = { $foe }'s { $weapon } goes off near you. Do you dive?
# $foe (name), $weapon (name)
gurps-ask-cover-explosive = { $foe }'s { $weapon } lies there, about to go off. Do you throw yourself on it?
gurps-reason-dive-nowhere = no cover a step away
# $who (name), $foe (name), $weapon (name), $area (choice: explosion, cone, area)
gurps-event-blast = { $area ->
    [cone] { $who }'s { $weapon } sweeps over { $foe }.
    [area] { $who }'s { $weapon } fills the place around { $foe }.
   *[explosion] { $who }'s { $weapon } goes off at { $foe }.
}
# $who (name)
gurps-event-no-dive = { $who } cannot dive.
# $who (name), $made (choice: yes, no), $yards (number)
gurps-event-dive = { $made ->
    [yes] { $who } dives away, { $yards } yd from the centre.
   *[no] { $who } dives too late.
}
# $who (name), $yards (number), $damage (number)
gurps-event-caught = { $who } is caught { $yards ->
    [0] in it
   *[other] { $yards } yd from the centre
}: { $damage } damage.
# $who (name), $weapon (name), $made (choice: yes, no)
gurps-event-covers = { $made ->
    [yes] { $who } covers the { $weapon } in time.
   *[no] { $who } comes too late to cover the { $weapon }.
}
gurps-sheet-area = fills
gurps-sheet-width = cone width
gurps-sheet-radius = area radius

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
gurps-event-drop = { $who } lies prone.
# $who (name), $friend (name), $how (choice: late, in-time, clear)
gurps-event-sacrificial-drop = { $how ->
    [clear] { $who } throws { $friend } and themselves out of the way in time.
    [in-time] { $who } throws { $friend } down and takes the shot.
   *[late] { $who } comes too late to throw { $friend } down.
}

gurps-show-swimming = swimming
# $foe (name)
gurps-show-dropped-from = threw themselves down before { $foe }
gurps-slot-drop = drop from

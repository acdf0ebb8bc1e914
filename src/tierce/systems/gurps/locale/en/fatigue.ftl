### What fatigue does, and extra effort.

# $target (number)
gurps-roll-will = Will to go on at 0 FP or less, { $target } or less
# $who (name), $target (number), $rolled (number)
gurps-event-goes-on = { $who } goes on, worn out ({ gurps-held }).
# $who (name), $target (number), $rolled (number)
gurps-event-collapses = { $who } collapses, worn out ({ gurps-held }).
gurps-part-effort = extra effort
gurps-option-plus-effort = with extra effort (1 FP)
gurps-reason-lame = nobody stands on a leg or foot that is of no use

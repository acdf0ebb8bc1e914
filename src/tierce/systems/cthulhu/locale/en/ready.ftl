### Drawing weapons and picking them up.

# $who (name), $weapon (name)
cthulhu-event-draws = { $who } draws a weapon ({ $weapon }).

# $who (name), $weapon (name)
cthulhu-event-picks-up = { $who } picks up a weapon ({ $weapon }).

# $weapon (name)
cthulhu-ask-draw = which weapon do you draw?
    .option = { $weapon }

# $weapon (name)
cthulhu-ask-pick-up = which weapon do you pick up?
    .option = { $weapon }

cthulhu-option-draw = Draw a weapon

cthulhu-option-pick-up = Pick up a weapon

cthulhu-reason-thrown = lies where it was thrown

# $weapon (name)
cthulhu-show-thrown = { $weapon } thrown, until the keeper says that it is at hand

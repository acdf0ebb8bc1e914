### Firearms, range, throwing and reloading.

# $who (name), $foe (name), $weapon (name), $means (choice: as in cthulhu-means)
cthulhu-event-point-blank = Point blank: { $who } hits { $foe } without a roll ({ cthulhu-means }).

# $who (name), $weapon (name)
cthulhu-event-malfunction = Malfunction: the { $weapon } of { $who } fires no more.

# $who (name), $weapon (name), $left (number)
cthulhu-event-reload = { $who } reloads the { $weapon } (shots: { $left }).

# $weapon (name), $left (number)
cthulhu-ask-reload = which weapon do you reload?
    .option = { $weapon } (shots: { $left })

# $weapon (name)
cthulhu-show-jammed = { $weapon } has malfunctioned, until mended

# $weapon (name), $left (number)
cthulhu-show-rounds = { $weapon }: shots { $left }

# $weapon (name)
cthulhu-show-rests = { $weapon } cannot fire again yet

cthulhu-option-reload = Reload (1 AP)

cthulhu-slot-rests = slow guns wait

cthulhu-reason-fired = firearms have been fired as often as a turn allows

cthulhu-reason-slow = too slow to fire again yet

cthulhu-reason-out-of-range = out of range

cthulhu-reason-jammed = has malfunctioned

cthulhu-reason-touch = no aim in touch, where the shot hits by itself

cthulhu-part-unaimed = not aimed, 1/3

# $shot (number)
cthulhu-part-burst = burst, shot { $shot }

# $far (number)
cthulhu-part-range = distance { $far } m

cthulhu-part-cover = cover in between

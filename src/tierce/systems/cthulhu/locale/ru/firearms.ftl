### Огнестрельное оружие, дальность, метание, перезарядка.

cthulhu-event-point-blank = Выстрел в упор: { $who } попадает без броска: { $foe } ({ cthulhu-means }).

cthulhu-event-malfunction = Осечка! { $weapon } больше не стреляет ({ $who }).

cthulhu-event-reload = { $who } перезаряжает оружие ({ $weapon }, патронов: { $left }).

cthulhu-ask-reload = что перезарядить?
    .option = { $weapon } (патронов: { $left })

cthulhu-show-jammed = { $weapon }: осечка, до починки

cthulhu-show-rounds = { $weapon }: патронов { $left }

cthulhu-show-rests = { $weapon }: пока не стреляет снова

cthulhu-option-reload = Перезарядить (1 ОД)

cthulhu-slot-rests = паузы медленного оружия

cthulhu-reason-fired = в этот ход из огнестрельного оружия больше не выстрелить

cthulhu-reason-slow = слишком медленное, чтобы уже стрелять снова

cthulhu-reason-out-of-range = вне дальности

cthulhu-reason-jammed = дало осечку и не стреляет

cthulhu-reason-touch = в упор не целятся: выстрел попадает сам

cthulhu-part-unaimed = без прицела, 1/3

cthulhu-part-burst = очередь, выстрел { $shot }

cthulhu-part-range = расстояние { $far } м

cthulhu-part-cover = укрытие на линии огня

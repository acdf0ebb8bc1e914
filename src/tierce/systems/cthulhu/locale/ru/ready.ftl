### Достать оружие и подобрать его.

cthulhu-event-draws = { $who } достаёт оружие ({ $weapon }).

cthulhu-event-picks-up = { $who } подбирает оружие ({ $weapon }).

cthulhu-ask-draw = какое оружие достать?
    .option = { $weapon }

cthulhu-ask-pick-up = какое оружие подобрать?
    .option = { $weapon }

cthulhu-option-draw = Достать оружие

cthulhu-option-pick-up = Подобрать оружие

cthulhu-reason-thrown = лежит там, куда брошено

cthulhu-show-thrown = { $weapon }: брошено, пока хранитель не скажет, что оно под рукой

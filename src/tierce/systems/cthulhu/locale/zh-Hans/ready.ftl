### 拔出与拾起武器。参数说明见英文版。

cthulhu-event-draws = { $who }拔出了{ $weapon }。

cthulhu-event-picks-up = { $who }拾起了{ $weapon }。

cthulhu-ask-draw = 拔出哪件武器？
    .option = { $weapon }

cthulhu-ask-pick-up = 拾起哪件武器？
    .option = { $weapon }

cthulhu-option-draw = 拔出或更换武器

cthulhu-option-pick-up = 拾起武器

cthulhu-reason-thrown = 已投出，不在手边

cthulhu-show-thrown = { $weapon }：已投出（直到守秘人说它回到手边）

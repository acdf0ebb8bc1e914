### 枪械、射程、投掷与装弹。参数说明见英文版。

cthulhu-event-point-blank = 零距离射击！{ $who }用{ cthulhu-means }自动命中{ $foe }。

cthulhu-event-malfunction = 故障！{ $who }的{ $weapon }无法再射击。

cthulhu-event-reload = { $who }为{ $weapon }装弹（剩余{ $left }发）。

cthulhu-ask-reload = 为哪把枪装弹？
    .option = { $weapon }（剩余{ $left }发）

cthulhu-show-jammed = { $weapon }：故障（修好之前）

cthulhu-show-rounds = { $weapon }：剩余{ $left }发

cthulhu-show-rests = { $weapon }：尚不能再次射击

cthulhu-option-reload = 装弹（1点）

cthulhu-slot-rests = 慢速枪等待

cthulhu-reason-fired = 本回合枪械攻击次数已用完

cthulhu-reason-slow = 射速慢，还不能再次射击

cthulhu-reason-out-of-range = 超出射程

cthulhu-reason-jammed = 已故障

cthulhu-reason-touch = 零距离射击不能瞄准部位

cthulhu-part-unaimed = 未瞄准（1/3）

cthulhu-part-burst = 连射第{ $shot }发

cthulhu-part-range = 距离{ $far }米

cthulhu-part-cover = 遮蔽物

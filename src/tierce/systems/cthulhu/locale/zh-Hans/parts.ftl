### 数值的组成部分。

cthulhu-part-skill = { cthulhu-skill }

cthulhu-part-published = { cthulhu-layer }为{ $value }

cthulhu-part-overruled = { cthulhu-layer }优先，为{ $value }

cthulhu-part-characteristic = { cthulhu-characteristic }

cthulhu-part-times-five = { cthulhu-characteristic } { $points }×5

cthulhu-part-times-two = { cthulhu-characteristic } { $points }×2

cthulhu-part-even = 势均力敌

cthulhu-part-resistance = 主动{ $active }对被动{ $passive }

cthulhu-part-delay = 延迟行动

cthulhu-part-lame = 腿或翅膀受伤（2/3）

cthulhu-part-joint = 关节受伤

cthulhu-part-slower = DEX降低{ $lost }

cthulhu-part-arm = 手臂受伤（2/3）

cthulhu-part-prone = 倒地

cthulhu-part-block = 盾牌抵挡射击（1/2）

cthulhu-part-all-at-once = 三次合为一次

cthulhu-part-tiring = 专注中已成功{ $count }次

cthulhu-part-art = 武道

cthulhu-part-impale = 贯穿

cthulhu-part-aim = { $aim ->
        [arm] 瞄准手臂
        [leg] 瞄准腿
        [wing] 瞄准翅膀
        [eye] 瞄准眼球
        [heart] 瞄准心脏
        [shoulder] 瞄准关节（肩）
        [knee] 瞄准关节（膝）
        [throat] 瞄准喉咙
       *[vital] 瞄准要害
    }

### 可选事项（按选项id）、结果、状态项目。

cthulhu-option-attack = 攻击（1点）

cthulhu-option-move = 移动1格（1点）

cthulhu-option-run = 全力移动3格（不能做其他事）

cthulhu-option-stand-up = 站起（1点）

cthulhu-option-break-free = 挣脱（1点）

cthulhu-option-pull = 拔出卡住的武器（1点）

cthulhu-option-treat = 急救或医学（1点）

cthulhu-option-delay = 延迟行动

cthulhu-option-concentrate = 专注于防御

cthulhu-option-end = 结束回合

cthulhu-option-none = 不采取行动

cthulhu-option-counter = 反击（伤害+1D4）

cthulhu-option-further = 继续闪避（本轮再一次）

cthulhu-option-defence = 防御

cthulhu-option-dodge = 闪避

cthulhu-option-defend = 防御［CON×5］

cthulhu-option-parry = 格挡：{ cthulhu-means }{ $skill ->
        [martial-arts] （武术）
        [grappling-art] （武道：摔技系）
        [striking-art] （武道：站立系）
        [weapon-art] （武道）
       *[own] {""}
    }

cthulhu-option-plus-at-once = 三次合用，+30%

## 可指定的结果

cthulhu-outcome-critical = 大成功

cthulhu-outcome-special = 特殊成功

cthulhu-outcome-success = 成功

cthulhu-outcome-failure = 失败

cthulhu-outcome-fumble = 大失败

## 可手动修改的项目

cthulhu-slot-hp = HP

cthulhu-slot-points = 行动点

cthulhu-slot-owed = 下回合扣除的点数

cthulhu-slot-fate = 生死
    .unconscious = { cthulhu-show-unconscious }
    .dead = { cthulhu-show-dead }

cthulhu-slot-dying = 距死亡的轮数

cthulhu-slot-aidable = 未急救的伤

cthulhu-slot-treatable = 未医疗的伤

cthulhu-slot-acting = 正在行动

cthulhu-slot-acted = 已行动

cthulhu-slot-delay = 延迟行动

cthulhu-slot-concentrate = 专注
    .dodge = 闪避
    .defend = 防御
    .parry = 格挡
    .hide = 躲藏
    .cover = 掩护

cthulhu-slot-focused = 专注中的成功

cthulhu-slot-named = 已宣言的格挡对象

cthulhu-slot-defences = 已用防御
    .dodge = 闪避
    .defend = 防御
    .parry = 格挡
    .hide = 躲藏
    .cover = 掩护

cthulhu-slot-further = 继续闪避

cthulhu-slot-attacks = 本回合攻击

cthulhu-slot-moved = 已移动格数

cthulhu-slot-done = 本回合已做

cthulhu-slot-struck = 本轮攻击用过的武器

cthulhu-slot-parried = 本轮格挡用过的武器

cthulhu-slot-hands = 双手

cthulhu-slot-durability = 耐久

cthulhu-slot-unfit = 不可用
    .destroyed = 已毁坏
    .dropped = 已掉落
    .jammed = 故障

cthulhu-slot-rounds = 剩余子弹

cthulhu-slot-nocked = 已搭箭

cthulhu-slot-string = 弓弦

cthulhu-slot-hard = 保持的刚之型

cthulhu-slot-precise = 精密射击的目标

cthulhu-slot-restringing = 正在换弦的弓

cthulhu-slot-strung = 换弦已用的点数

cthulhu-slot-stated = 守秘人指定
    .distance = 距离
    .cover = 遮蔽物
    .wall = 身后的墙
    .obstacle = 身后的遮蔽物
    .somebody = 身后的人
    .footing = 立足点
    .drop = 落差

cthulhu-slot-conditions = 状态
    .prone = 倒地
    .stunned = 晕眩
    .held = 被擒抱
    .pinned = 被压制
    .hidden = 躲藏
    .strangled = 被勒颈
    .disarming = 即将被缴械
    .arm-hurt = 手臂受伤
    .leg-hurt = 腿受伤
    .wing-hurt = 翅膀受伤
    .shoulder-hurt = 肩受伤
    .knee-hurt = 膝受伤
    .throat-hurt = 喉咙受伤

cthulhu-slot-lots = 同DEX顺序

cthulhu-slot-supplements = 扩展
    .allowed = 许可

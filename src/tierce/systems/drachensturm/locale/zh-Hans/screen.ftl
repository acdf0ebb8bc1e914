### 屏幕上的文字：问题、掷骰、数值的组成、战斗者一览、结果、状态、人物卡。

## 多处使用的词

drachensturm-body = { $part ->
    [head] 头
    [belly] 腹
    [left-arm] 左臂
    [right-arm] 右臂
    [left-leg] 左腿
    [right-leg] 右腿
   *[chest] 胸
}
drachensturm-meets = { $kind ->
    [parry] 招架：{ $weapon }
    [dodge] 闪避
   *[none] 不防御
}

## 问题

drachensturm-ask-defence = { $foe }打来（{ $weapon }，{ drachensturm-body }）。如何应对？
    .option = { drachensturm-meets }
    .withheld = { drachensturm-meets }
drachensturm-ask-aim = 打{ $foe }的哪里（{ $weapon }）？不瞄准的攻击打在胸部。
    .option = { drachensturm-body }
drachensturm-ask-weapon = 用什么打{ $foe }？
    .option = { $weapon }
drachensturm-ask-action = 这次攻击做什么？
    .option = { $kind ->
        [strike] 打{ $foe }：{ $weapon }
        [push] 用盾推{ $foe }：{ $weapon }
        [draw] 拔出：{ $weapon }
        [pick-up] 捡起：{ $weapon }
       *[hold] 放弃
    }
    .withheld = { $kind ->
        [strike] 打{ $foe }
        [push] 推{ $foe }
        [draw] 拔出：{ $weapon }
        [pick-up] 捡起：{ $weapon }
       *[hold] 放弃
    }
drachensturm-ask-move = 这个战斗轮如何移动？
    .option = { $way ->
        [step] 走近{ $foe }：{ $metres } 米
        [run] 跑向{ $foe }：{ $metres } 米，不能攻击也不能招架
        [step-back] 后退：{ $metres } 米
        [flee] 逃跑：{ $metres } 米，够得着的敌人各得一次自由打击
        [flee-covered] 在掩护下逃跑：{ $metres } 米，敌人没有自由打击
       *[stay] 原地不动
    }
drachensturm-ask-square = 本战斗轮移动到哪里？
    .option = { $way ->
        [step] 走到 { $cell }：{ $metres } 米
        [run] 跑到 { $cell }：{ $metres } 米，不能攻击和招架
        [flight] 逃到 { $cell }：{ $metres } 米，够得着的敌人各得一次自由打击
        [flee-covered] 逃到 { $cell }：{ $metres } 米，不受自由打击
       *[stay] 留在原地
    }
    .cells = { $way ->
        [step] 走
        [run] 跑，不能攻击和招架
        [flight] 逃，够得着的敌人各得一次自由打击
       *[flee-covered] 逃，不受自由打击
    }
drachensturm-ask-chance = 上一轮留下了破绽：要尝试自由打击吗？
    .option = 对{ $foe }自由打击（Re 检定成功时）
drachensturm-ask-fleeing = { $foe }逃跑。要打一次自由打击吗？
drachensturm-ask-outstanding = 对{ $foe }的出色防御：如何利用？
drachensturm-ask-where = 自由打击打中哪里？
    .option = { drachensturm-body }
drachensturm-option-leave = 放弃
drachensturm-option-strike = 现在打一次自由打击
drachensturm-option-cover = 下一轮可不受自由打击地逃跑

## 掷骰

drachensturm-roll-attack = 攻击{ $foe }，d20 { SIGNED($value) }
drachensturm-roll-parry = 招架（{ $weapon }），d20 { SIGNED($value) }
drachensturm-roll-dodge = 闪避，d20 { SIGNED($value) }
drachensturm-roll-reaction = Re 检定，不超过 { $target }
drachensturm-roll-shock = 休克检定（Ko），不超过 { $target }
drachensturm-roll-points = 武器点数：{ $weapon }
drachensturm-roll-more = 幸运一击的额外伤害
drachensturm-roll-lucky = 幸运一击的效果
drachensturm-roll-fumble = 大失误的后果
drachensturm-roll-rounds = 持续几个战斗轮
drachensturm-roll-quiet = 需要几个平静的战斗轮
drachensturm-roll-tie = Re 相同，谁先出手

## 数值的组成

drachensturm-part-agw = AGw
drachensturm-part-pgw = PGw
drachensturm-part-aw = Aw
drachensturm-part-pw = Pw
drachensturm-part-awf = AWf，{ $weapon }
drachensturm-part-pwf = PWf，{ $weapon }
drachensturm-part-armour = 护甲（{ $armour }）
drachensturm-part-untrained = 未受训，{ $training ->
    [related] 同组武器
   *[untrained] 别组武器
}
drachensturm-part-shaken = 受挫
drachensturm-part-weary = 需要休息
drachensturm-part-aimed = 瞄准：{ $part ->
    [head] 头
    [arm] 手臂
    [leg] 腿
   *[belly] 腹
}

## 战斗者一览

drachensturm-show-le = { drachensturm-body } { $now }/{ $most }
drachensturm-show-out = 退出战斗
drachensturm-show-surprised = 被突袭
drachensturm-show-bound = 被捆绑
drachensturm-show-fallen = 倒地{ $how ->
    [helpless] ，毫无还手之力
   *[dodging] ，只能闪避
}
drachensturm-show-moved = { $how ->
    [fled] 逃跑中
   *[ran] 跑动：不能攻击和招架
}
drachensturm-show-covered = 逃跑有掩护
drachensturm-show-condition = { $name }
drachensturm-show-shaken = -3（战斗轮：{ $rounds }）
drachensturm-show-weary = -5（需要平静的轮数：{ $rounds }）
drachensturm-show-no-attack = 不能攻击（战斗轮：{ $rounds }）
drachensturm-show-parry-only = 只能招架
drachensturm-show-next-dodge = 下次防御：闪避
drachensturm-show-spoilt = { $weapon }：{ $how ->
    [broken] 断裂
    [notched] 有缺口
    [lifted] 正在捡起
   *[dropped] 掉落
}
drachensturm-show-defences = 剩余防御：{ $left }
drachensturm-show-parried = { $weapon }已招架

## 结果在何处决定，以及各种结果

drachensturm-site-exchange = 两颗骰子
drachensturm-outcome-hit = 命中
drachensturm-outcome-defended = 防住
drachensturm-outcome-lucky-hit = 幸运一击
drachensturm-outcome-outstanding = 出色防御
drachensturm-outcome-fumbled-attack = 攻击大失误
drachensturm-outcome-fumbled-defence = 防御大失误，命中
drachensturm-outcome-both-fumbled = 双方大失误
drachensturm-outcome-fumbled-attack-outstanding = 攻击大失误，出色防御
drachensturm-outcome-lucky-hit-fumbled-defence = 幸运一击，防御大失误
drachensturm-outcome-fumbled-defence-missed = 防御大失误，但仍未命中
drachensturm-outcome-fumble-attack = 攻击者大失误
drachensturm-outcome-fumble-defence = 防御者大失误，命中
drachensturm-outcome-outstanding-parry = 出色招架

## `tierce odds` 的答案

drachensturm-value-attack = 攻击
drachensturm-value-defence = 防御
drachensturm-value-hits = 命中合计

## 可以手工修改的内容

drachensturm-slot-head = 头
drachensturm-slot-chest = 胸
drachensturm-slot-belly = 腹
drachensturm-slot-left-arm = 左臂
drachensturm-slot-right-arm = 右臂
drachensturm-slot-left-leg = 左腿
drachensturm-slot-right-leg = 右腿
drachensturm-slot-fate = 命运
drachensturm-slot-surprised = 被突袭
drachensturm-slot-bound = 捆绑
drachensturm-slot-fallen = 倒地
drachensturm-slot-down = 倒地轮数
drachensturm-slot-shaken = -3 的轮数
drachensturm-slot-no-attack = 不能攻击的轮数
drachensturm-slot-rest = 所需平静轮数
drachensturm-slot-busy = 本轮有过战斗
drachensturm-slot-parry-only = 只能招架
drachensturm-slot-next-dodge = 下次防御为闪避
drachensturm-slot-covered = 逃跑有掩护
drachensturm-slot-moved = 移动
drachensturm-slot-defences = 已用防御
drachensturm-slot-parries = 已用招架
drachensturm-slot-attacks = 已用攻击
drachensturm-slot-hands = 双手
drachensturm-slot-spoilt = 掉落或损坏
drachensturm-slot-openings = 破绽
drachensturm-slot-named = 已宣布的攻击
drachensturm-slot-assigned = 已宣布的防御
drachensturm-slot-stated = 已说明
drachensturm-slot-conditions = 状态
drachensturm-slot-cell = 所在格
drachensturm-slot-facing = 朝向

## 人物卡

drachensturm-sheet-agw = AGw
drachensturm-sheet-pgw = PGw
drachensturm-sheet-re = Re
drachensturm-sheet-ko = Ko
drachensturm-sheet-speed = 速度（米）
drachensturm-sheet-bonus = 伤害加值
drachensturm-sheet-attacks = 攻击次数
drachensturm-sheet-arms = 手臂数
drachensturm-sheet-weapons = 武器
drachensturm-sheet-main = 右手
drachensturm-sheet-off = 左手
drachensturm-sheet-others = 臂上
drachensturm-sheet-armour = 护甲
drachensturm-sheet-le = 生命点（LE）
drachensturm-sheet-rs = 防护（RS）
drachensturm-sheet-talents = 特技
drachensturm-sheet-points = 点数
drachensturm-sheet-awf = AWf
drachensturm-sheet-pwf = PWf
drachensturm-sheet-hands = 所需手数
drachensturm-sheet-shield = 盾牌
drachensturm-sheet-natural = 天生
drachensturm-sheet-training = 训练
drachensturm-sheet-weight = 重量（公斤）
drachensturm-sheet-reach = 触及（米）

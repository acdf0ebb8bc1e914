### 屏幕上的文字：多处使用的词、提问、掷骰、人物一览、结果、手工修改的项目、角色表。参数说明见英文目录。

## 多处使用的词

gurps-maneuver = { $maneuver ->
    [attack] { gurps-option-attack }
    [all-out-attack] { gurps-option-all-out-attack }
    [all-out-defense] { gurps-option-all-out-defense }
    [move-and-attack] { gurps-option-move-and-attack }
    [feint] { gurps-option-feint }
    [evaluate] { gurps-option-evaluate }
    [aim] { gurps-option-aim }
    [concentrate] { gurps-option-concentrate }
    [move] { gurps-option-move }
    [change-posture] { gurps-option-change-posture }
    [ready] { gurps-option-ready }
    [wait] { gurps-option-wait }
   *[do-nothing] { gurps-option-do-nothing }
}
gurps-means = { $means ->
    [punch] 空拳
    [judo-throw] 抓擒摔投
   *[weapon] { $weapon }
}
gurps-with-means = { $means ->
    [punch] 空拳
    [judo-throw] 抓擒摔投
   *[weapon] { $weapon }
}
gurps-bare-hand = { $bare ->
    [boxing] 拳击
    [brawling] 斗殴
    [judo] 抓擒技击
    [karate] 空手技击
    [sumo-wrestling] 相扑摔技
    [wrestling] 摔跤
   *[dx] DX
}

## 提问

gurps-ask-maneuver = 采取哪个战斗动作？
gurps-ask-attack = 攻击谁，用什么？
    .option = { $foe }：{ gurps-means }{ $means ->
        [weapon] { $mode ->
            [none] {""}
           *[other] （{ $mode }）
        }
       *[other] {""}
    }{ $hand ->
        [off] ，非惯用手
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[other] ，先靠近 { $approach } 码
    }{ $others ->
        [0] {""}
       *[other] ，还会波及{ $caught }
    }
    .withheld = { $foe }：{ gurps-means }{ $means ->
        [weapon] { $mode ->
            [none] {""}
           *[other] （{ $mode }）
        }
       *[other] {""}
    }
gurps-ask-all-out-attack = 全力攻击选哪一种？
    .option = { $choice ->
        [double] { gurps-option-double }
        [strong] { gurps-option-strong }
        [feint] 佯攻：先佯攻，再攻击
        [suppression] { gurps-option-suppression }
       *[determined] { gurps-option-determined }
    }
gurps-ask-all-out-defense = 全力防御选哪一种？
gurps-ask-defence = { $foe }用{ gurps-with-means }攻来{ $hits ->
    [1] {""}
   *[other] ，共有 { $hits } 发会命中
}。怎样防御？
gurps-ask-exposed = { $foe }徒手招架失败。打原先瞄准的部位（{ gurps-location }），还是招架的那只手臂？
gurps-ask-sacrifice = { $foe }就要击中{ $friend }。要舍身去挡吗？
    .option = { $defence ->
        [none] 不去挡
       *[dodge] 舍身去挡
    }
gurps-ask-rest = 伤势沉重：放弃防御休息，还是掷骰保持清醒？
gurps-ask-yards = 后退多远？
gurps-ask-follow = { $foe }后退了。要跟上去吗？
gurps-ask-where = 往哪里移动？
gurps-ask-posture = 换成什么姿势？
gurps-ask-ready = 准备什么？
gurps-ask-order = 次序相同的人中，谁先行动？

## 掷骰

gurps-roll-attack = 攻击{ $foe }，需要 { $target }
gurps-roll-dodge = 闪避，需要 { $target }
gurps-roll-parry = 招架，需要 { $target }
gurps-roll-block = 盾挡，需要 { $target }
gurps-roll-acrobatics = 杂技，需要 { $target }
gurps-roll-feint = 佯攻，需要 { $target }
gurps-roll-feint-answer = 识破佯攻，需要 { $target }
gurps-roll-limb = 回击被招架的肢体，需要 { $target }
gurps-roll-roll-away = DX，翻滚躲开，需要 { $target }
gurps-roll-balance = DX，站稳，需要 { $target }
gurps-roll-breakage = { $weapon }是否损坏（不高于 { $target } 即损坏）
gurps-roll-thrown = HT，不被震慑，需要 { $target }
gurps-roll-recover = HT，摆脱震慑，需要 { $target }
gurps-roll-recover-mental = IQ，摆脱震慑，需要 { $target }
gurps-roll-order = 谁先行动（{ $names }）

## 人物一览

gurps-show-hp = HP { $now }/{ $most }
gurps-show-fp = FP { $now }/{ $most }
gurps-show-unconscious = 昏迷
gurps-show-dead = 死亡
gurps-show-stunned = 被震慑
gurps-show-posture = { gurps-part-posture }
gurps-show-reeling = 踉跄
gurps-show-shock = 休克 -{ $amount }
gurps-show-back-turned = 背对敌人
gurps-show-at-rest = 休息：无防御
gurps-show-dazed = 眩晕
gurps-show-deaf = 失聪
gurps-show-flying = 飞行中
gurps-show-guard-down = 门户大开
gurps-show-no-retreat = 不能后退
gurps-show-off-balance = 失去平衡
gurps-show-riposte = 可以摔投
gurps-show-surprised = 遭突袭
gurps-show-torn = 肌肉撕裂
gurps-show-unsteady = 站立不稳
gurps-show-condition = { $name }
gurps-show-all-out-attack = 全力攻击：无防御
gurps-show-all-out-defense = 全力防御：{ $choice ->
    [increased-dodge] 闪避 +2
    [increased-parry] 招架 +2
    [increased-block] 盾挡 +2
   *[double-defense] 可试两次
}
gurps-show-unready = { $weapon }{ $why ->
    [dropped] 掉在地上
    [broken] 已损坏
    [snapped] 已折断
   *[unready] 未准备好
}
gurps-show-parried = { $hand ->
    [main] 空手
    [off] 非惯用手（空手）
   *[weapon] { $weapon }
}已招架 { $count } 次
gurps-show-blocked = 已盾挡
gurps-show-retreated = 已避开{ $foe }后退

## 结果在何处决定

gurps-site-attack = 攻击检定
gurps-site-critical = 致命攻击表
gurps-site-word = 大失败表

## 可以指定的结果

gurps-outcome-critical-hit = 致命攻击
gurps-outcome-hit = 命中
gurps-outcome-defended = 被防住
gurps-outcome-miss = 未命中
gurps-outcome-critical-miss = 大失败

gurps-outcome-normal = 普通伤害
gurps-outcome-triple-damage = 三倍伤害
gurps-outcome-double-damage = 双倍伤害
gurps-outcome-maximum-damage = 最大伤害
gurps-outcome-maximum-without-dr = 最大伤害，无视 DR
gurps-outcome-half-dr = DR 减半
gurps-outcome-half-dr-up = DR 减半（向上取整）
gurps-outcome-half-dr-major = DR 减半（向上取整），并算重创
gurps-outcome-major-wound = 算作重创
gurps-outcome-double-shock = 双倍休克，肢体麻木
gurps-outcome-drop-items = 手中之物全部脱手
gurps-outcome-eye = 命中眼睛
gurps-outcome-daze = 眩晕
gurps-outcome-lasting-mark = 留下长久的伤痕

gurps-outcome-weapon-breaks = 武器损坏
gurps-outcome-hit-self = 打中自己
gurps-outcome-hit-self-half = 打中自己，伤害减半
gurps-outcome-off-balance = 失去平衡
gurps-outcome-unready = 武器在手中打滑
gurps-outcome-drop-weapon = 武器脱手
gurps-outcome-weapon-flies = 武器飞出
gurps-outcome-strained-arm = 手臂拉伤
gurps-outcome-fall = 摔倒
gurps-outcome-knock-self-out = 把自己打昏
gurps-outcome-strained-limb = 肢体拉伤
gurps-outcome-hit-object = 打在硬物上
gurps-outcome-hit-object-half = 打在硬物上，伤害减半
gurps-outcome-stumble = 跌撞
gurps-outcome-trip = 绊倒
gurps-outcome-guard-down = 门户大开
gurps-outcome-torn-muscle = 肌肉撕裂

## `tierce odds` 的回答

gurps-value-attack = 攻击
gurps-value-defence = 防御
gurps-value-hits = 实际命中的发数
gurps-value-injury = 损伤（失去的 HP）

## 可以手工修改的项目

gurps-slot-hp = HP
gurps-slot-fp = FP
gurps-slot-shock = 休克
gurps-slot-late-shock = 下一轮才生效的休克
gurps-slot-acting = 正在行动
gurps-slot-posture = 姿势
gurps-slot-stun = 震慑
gurps-slot-fate = 生死
gurps-slot-maneuver = 战斗动作
gurps-slot-choice = 动作的选项
gurps-slot-last-maneuver = 上一个战斗动作
gurps-slot-moved = 已移动码数
gurps-slot-step-left = 剩余迈步
gurps-slot-retreat = 后退所避之敌
gurps-slot-shielded = 舍身相护者
gurps-slot-parries = 招架次数
gurps-slot-blocks = 盾挡次数
gurps-slot-acrobatics = 杂技闪避次数
gurps-slot-attacks = 攻击次数
gurps-slot-hands = 双手
gurps-slot-unready = 未准备好
gurps-slot-crippled = 残废
gurps-slot-stated = 场面事实
gurps-slot-conditions = 状态

## 角色表

gurps-sheet-st = ST
gurps-sheet-dx = DX
gurps-sheet-iq = IQ
gurps-sheet-ht = HT
gurps-sheet-will = 意志
gurps-sheet-per = 感知
gurps-sheet-hp = HP
gurps-sheet-fp = FP
gurps-sheet-basic-speed = 基础速度
gurps-sheet-basic-move = 基础移动力
gurps-sheet-encumbrance = 负重等级
gurps-sheet-size = 体型修正
gurps-sheet-dodge-bonus = 闪避加值
gurps-sheet-parry-bonus = 招架加值
gurps-sheet-block-bonus = 盾挡加值
gurps-sheet-db = DB
gurps-sheet-skills = 技能
gurps-sheet-weapons = 武器
gurps-sheet-shield = 盾牌
gurps-sheet-main = 惯用手
gurps-sheet-off = 非惯用手
gurps-sheet-dr = DR
gurps-sheet-traits = 特质
gurps-sheet-trait-levels = 特质等级
gurps-sheet-vehicle = 载具
gurps-sheet-handling = 熟练度
gurps-sheet-weight = 重量
gurps-sheet-quality = 品质
gurps-sheet-melee = 近战
gurps-sheet-ranged = 远程
gurps-sheet-natural = 天生
gurps-sheet-improvised = 临时武器
gurps-sheet-fragile = 脆弱
gurps-sheet-skill = 技能
gurps-sheet-level = 等级
gurps-sheet-points = 点数
gurps-sheet-damage = 伤害
gurps-sheet-reach = 触及
gurps-sheet-parry = 招架
gurps-sheet-fencing = 击剑武器
gurps-sheet-unbalanced = 不平衡
gurps-sheet-hands = 手数
gurps-sheet-thrust = 刺击
gurps-sheet-unready = 攻击后须重新准备
gurps-sheet-flail = 连枷
gurps-sheet-projectile = 飞行物
gurps-sheet-maximum = 射程
gurps-sheet-half = 半伤射程
gurps-sheet-accuracy = 精准
gurps-sheet-rate = 射速
gurps-sheet-recoil = 后坐力
gurps-sheet-bulk = 笨重
gurps-sheet-shots = 弹数
gurps-sheet-build = 身体构成
gurps-sheet-flexible = 柔性 DR
gurps-sheet-light = 轻便
gurps-sheet-min-st = 所需 ST

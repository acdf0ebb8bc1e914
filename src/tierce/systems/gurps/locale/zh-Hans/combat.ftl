### 轮次、攻击与防御：提问、选项、不可用的原因、掷骰与经过。参数说明见英文目录。

## 动作

gurps-maneuver = { $maneuver ->
    [attack] 攻击
    [all-out-attack] 全力攻击
    [all-out-defense] 全力防御
    [move] 移动
    [change-posture] 改变姿势
    [ready] 准备
   *[do-nothing] 不做行动
}

## 提问

gurps-ask-attack = 攻击谁，用什么？
    .option = { $foe }：{ $weapon }，{ $mode }{ $hand ->
        [off] （副手）
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[other] ，先靠近 { $approach } 码
    }
    .withheld = { $foe }：{ $weapon }
gurps-ask-defence = { $foe } 来袭：{ $weapon }{ $hits ->
    [1] {""}
   *[other] ，命中 { $hits } 次
}。怎样防御？
gurps-ask-maneuver = 这一轮做什么？
gurps-ask-all-out-attack = 全力攻击：哪一种？
gurps-ask-all-out-defense = 全力防御：哪一种？
gurps-ask-follow = { $foe } 后退了。跟上吗？
gurps-ask-exposed = { $foe } 空手招架。攻击那只手臂，还是原来瞄准的部位（{ gurps-location }）？
gurps-ask-order = 并列者中谁先行动？
gurps-ask-posture = 改成什么姿势？
gurps-ask-ready = 准备什么？
    .option = { $how ->
        [draw] 拔出
        [pick-up] 捡起
       *[regain] 重新握稳
    }：{ $weapon }
gurps-ask-sacrifice = { $foe } 即将击中 { $friend }。挡上去吗？
gurps-ask-yards = 后退多远？
gurps-ask-where = 往哪里移动？

## 选项

gurps-option-attack = 攻击
gurps-option-all-out-attack = 全力攻击
gurps-option-all-out-defense = 全力防御
gurps-option-move = 移动
gurps-option-change-posture = 改变姿势
gurps-option-ready = 准备
gurps-option-do-nothing = 不做行动
gurps-option-determined = 坚决：命中 +4
gurps-option-double = 双重：攻击两次
gurps-option-strong = 猛烈：伤害更高
gurps-option-feint = 先佯攻，再攻击
gurps-option-increased-dodge = 强化闪避：+2
gurps-option-increased-parry = 强化招架：+2
gurps-option-increased-block = 强化盾挡：+2
gurps-option-double-defense = 双重防御：可试两次
gurps-option-dodge = 闪避
gurps-option-block = 盾挡
gurps-option-parry = 招架
gurps-option-parry-main = 招架：{ $weapon }
gurps-option-parry-off = 招架：{ $weapon }（副手）
gurps-option-parry-both = 招架：{ $weapon }（双手）
gurps-option-none = 不防御
gurps-option-plus-retreat = 后退
gurps-option-plus-acrobatic = 杂技
gurps-option-retreat = 任何后退
gurps-option-acrobatic = 杂技闪避
gurps-option-defence = 任何防御
gurps-option-follow = 跟上
gurps-option-stay = 不动
gurps-option-aimed = 原来瞄准的部位
gurps-option-arm = 手臂
gurps-option-towards = 靠近 { $rest }
gurps-option-away = 远离 { $rest }
gurps-option-one-yard = 1 码
gurps-option-full-step = { $yards } 码
gurps-option-standing = 站立
gurps-option-crouching = 蹲伏
gurps-option-kneeling = 跪下
gurps-option-crawling = 爬行
gurps-option-sitting = 坐下
gurps-option-prone = 俯卧
gurps-option-face-up = 仰卧

## 不可用的原因

gurps-reason-acrobatics-used = 本轮已试过杂技闪避
gurps-reason-all-out-attack = 全力攻击之后没有防御
gurps-reason-blocked-already = 每轮只能盾挡一次
gurps-reason-behind-cover = 在完全掩体之后
gurps-reason-crawling = 爬行或躺卧时不行
gurps-reason-cannot-parry = 这件武器不能招架
gurps-reason-close-only = 这个姿势只能近身攻击
gurps-reason-dazed = 失神：只能不做行动
gurps-reason-surprised = 遭突袭：只能不做行动
gurps-reason-stunned = 被震慑：只能不做行动
gurps-reason-determined = 不适用于这次攻击
gurps-reason-double = 需要两件就绪的武器，或一件攻击后仍就绪的武器
gurps-reason-strong = 只限由 ST 决定伤害的攻击
gurps-reason-feint = 需要武器
gurps-reason-flail = 击剑武器和空手不能招架连枷
gurps-reason-missile = 招架只能挡近战攻击和投掷武器
gurps-reason-no-acrobatics = 需要杂技技能
gurps-reason-no-arms = 没有手臂
gurps-reason-no-posture = 没有可改的姿势
gurps-reason-no-shield = 没有就绪的盾牌
gurps-reason-nobody-in-reach = 触及范围内没有人
gurps-reason-not-ready = 尚未就绪
gurps-reason-nothing-to-ready = 没有可准备的东西
gurps-reason-out = 已退出战斗
gurps-reason-out-of-range = 超出武器射程
gurps-reason-out-of-reach = 够不着
gurps-reason-rear = 攻击来自背后
gurps-reason-retreat-fast = 上一轮移动超过 { $limit } 码
gurps-reason-retreat-ranged = 不能用来对付远程攻击
gurps-reason-retreat-room = 没有后退的空间
gurps-reason-retreat-sacrificed = 本轮已替人挡过攻击
gurps-reason-retreat-sitting = 坐着不能后退
gurps-reason-retreat-kneeling = 跪着不能后退
gurps-reason-retreat-still = 上一个动作不允许移动
gurps-reason-retreat-stunned = 被震慑时不能后退
gurps-reason-retreated-already = 每轮只能后退一次，已从 { $foe } 面前后退
gurps-reason-skill-too-low = 有效技能低于 3
gurps-reason-too-fast = 太快，无法盾挡
gurps-reason-tried-already = 第二次必须换一种防御
gurps-reason-unaware = 没有察觉这次攻击
gurps-reason-unbalanced = 不平衡武器：本轮已用它攻击

## 掷骰

gurps-roll-attack = 攻击 { $foe }，目标 { $target }
gurps-roll-dodge = 闪避，目标 { $target }
gurps-roll-parry = 招架，目标 { $target }
gurps-roll-block = 盾挡，目标 { $target }
gurps-roll-acrobatics = 杂技 { $target }
gurps-roll-feint = 佯攻，目标 { $target }
gurps-roll-feint-answer = 识破佯攻，目标 { $target }
gurps-roll-limb = 反击肢体，目标 { $target }
gurps-roll-balance = DX { $target }，站稳
gurps-roll-breakage = { $weapon } 在 { $target } 或以下损坏
gurps-roll-thrown = HT { $target }，不被震慑
gurps-roll-order = 谁先行动
gurps-roll-recover = HT { $target }，摆脱震慑
gurps-roll-recover-mental = IQ { $target }，回过神来
gurps-roll-roll-away = DX { $target }，翻滚躲开

## 经过

gurps-event-order = 行动顺序：{ $order }。
gurps-event-maneuver = { $who }：{ gurps-maneuver }。
gurps-event-attack = { $who } 攻击 { $foe }：{ $weapon }（需要 { $needed }，掷出 { $rolled }）。
gurps-event-dodge = { $who } 闪避 { $foe }（需要 { $needed }，掷出 { $rolled }）。
gurps-event-parry = { $who } 招架 { $foe }：{ $weapon }（需要 { $needed }，掷出 { $rolled }）。
gurps-event-block = { $who } 盾挡 { $foe }（需要 { $needed }，掷出 { $rolled }）。
gurps-event-no-defence = { $who } 对 { $foe } 无法防御。
gurps-event-acrobatics = { $who }：杂技{ $made ->
    [yes] 成功
   *[no] 失败
}。
gurps-event-all-out-defense = { $who } 全力防御。
gurps-event-critical-defence = { $who } 防御极佳，{ $foe } 大失败。
gurps-event-critical-failure = { $who }：防御大失败。
gurps-event-feint = { $who } 对 { $foe } 使佯攻：{ $gain ->
    [0] 无效
   *[other] 防御 -{ $gain }
}。
gurps-event-follow = { $who } 跟上 { $foe }。
gurps-event-limb = { $who }：招架击中了 { $foe } 的肢体。
gurps-event-move = { $who } { $way ->
    [away] 远离
   *[towards] 靠近
} { $foe }，移动 { $yards } 码。
gurps-event-no-retreat = { $who } 没能躲开。
gurps-event-nothing = { $who } 不做行动。
gurps-event-posture = { $who }：现在{ gurps-part-posture }。
gurps-event-ready = { $who } { $how ->
    [draw] 拔出
    [pick-up] 捡起
   *[regain] 重新握稳
}：{ $weapon }。
gurps-event-recover = { $who } { $made ->
    [yes] 不再被震慑
   *[no] 仍被震慑
}。
gurps-event-retreat = { $who } 从 { $foe } 面前后退。
gurps-event-riposte = { $who } 下一轮可以摔倒 { $foe }。
gurps-event-thrown = { $who } 被摔倒。
gurps-event-sacrifice = { $who } 扑到 { $friend } 身前，{ $made ->
    [yes] 及时
   *[no] 太迟
}。
gurps-event-too-heavy = { $who }：{ $foe } 的攻击太重，招架不住。
gurps-event-snapped = { $who }：{ $weapon } 折断了。

## 数值的组成

gurps-part-acrobatic = 杂技
gurps-part-bare-hand = 空手对武器
gurps-part-basic-move = 基本移动力
gurps-part-block = { $skill } 的一半，加 3
gurps-part-combat-reflexes = 战斗反射
gurps-part-control-skill = 驾驶技能的一半
gurps-part-cover = 在掩体之后
gurps-part-db = 盾牌
gurps-part-deceptive = 欺敌攻击
gurps-part-determined = 坚决
gurps-part-dodge = 基本速度 { $speed }，加 3
gurps-part-dual-weapon = 双武器同时攻击
gurps-part-encumbrance = 负重
gurps-part-feint = 佯攻
gurps-part-flail = 对连枷
gurps-part-handling = 操控性
gurps-part-height = 高低差
gurps-part-increased = 全力防御
gurps-part-location = 瞄准：{ gurps-location }
gurps-part-off-hand = 副手
gurps-part-parry = { $skill } 的一半，加 3
gurps-part-range = 距离 { $yards } 码
gurps-part-rapid-fire = 射击 { $shots } 发
gurps-part-rear = 来自背后
gurps-part-repeated = 本轮第 { $count } 次招架
gurps-part-repeated-fencing = 第 { $count } 次招架，击剑武器
gurps-part-repeated-master = 第 { $count } 次招架，大师
gurps-part-repeated-fencing-master = 第 { $count } 次招架，击剑武器与大师
gurps-part-retreat = 后退
gurps-part-retreated = 仍在从此敌面前后退
gurps-part-side = 来自侧面
gurps-part-size = 体型
gurps-part-skill = 技能：{ $skill }
gurps-part-stunned = 被震慑
gurps-part-thrown = 对投掷武器
gurps-part-trait = 特质
gurps-part-unseen = 看不见攻击者
gurps-part-weapon-parry = 武器的招架修正

## 一览

gurps-show-hp = HP { $now }/{ $most }
gurps-show-fp = FP { $now }/{ $most }
gurps-show-unconscious = 昏迷
gurps-show-dead = 死亡
gurps-show-stunned = 被震慑
gurps-show-posture = { gurps-part-posture }
gurps-show-reeling = 踉跄
gurps-show-riposte = 可以摔敌
gurps-show-off-balance = 失去平衡
gurps-show-back-turned = 背对敌人
gurps-show-guard-down = 门户大开
gurps-show-unsteady = 站不稳
gurps-show-torn = 肌肉拉伤
gurps-show-dazed = 失神
gurps-show-deaf = 失聪
gurps-show-no-retreat = 不能后退
gurps-show-shock = 休克 -{ $amount }
gurps-show-all-out-attack = 全力攻击，无防御
gurps-show-all-out-defense = 全力防御
gurps-show-unready = { $weapon }：{ $why ->
    [dropped] 已掉落
    [broken] 已损坏
    [snapped] 已折断
   *[unready] 未就绪
}
gurps-show-parried = { $with } 已招架 { $count } 次
gurps-show-blocked = 已盾挡
gurps-show-retreated = 已从 { $foe } 面前后退

## 结果、数值、状态项

gurps-outcome-critical-hit = 致命命中
gurps-outcome-hit = 命中
gurps-outcome-defended = 被防住
gurps-outcome-miss = 未命中
gurps-outcome-critical-miss = 大失败
gurps-value-attack = 攻击
gurps-value-defence = 防御
gurps-value-injury = 损伤（失去的 HP）
gurps-site-strike = 攻击
gurps-site-second-strike = 第二次攻击
gurps-slot-hp = HP
gurps-slot-fp = FP
gurps-sheet-st = ST
gurps-sheet-dx = DX
gurps-sheet-iq = IQ
gurps-sheet-ht = HT
gurps-sheet-will = 意志
gurps-sheet-per = 感知
gurps-sheet-hp = HP
gurps-sheet-fp = FP
gurps-sheet-basic-speed = 基本速度
gurps-sheet-basic-move = 基本移动力
gurps-sheet-db = DB
gurps-sheet-dr = DR
gurps-sheet-main = 主手
gurps-sheet-off = 副手

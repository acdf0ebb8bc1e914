### 等待和压制火力。参数说明见英文目录。

## 战斗动作

gurps-option-wait = 等待
gurps-option-suppression = 压制火力：扫射一个区域

## 提问

gurps-ask-trigger = 等什么事发生？
gurps-ask-in-advance = 等待可以转化为哪种全力攻击？
    .option = { $choice ->
        [determined] { gurps-option-determined }
        [double] { gurps-option-double }
        [strong] { gurps-option-strong }
        [feint] 佯攻：先佯攻，再攻击
        [suppression] { gurps-option-suppression }
       *[none] 不用全力攻击
    }
gurps-ask-happens = { $waiter }在等这件事：“{ $words }”。{ $actor }所做的算不算？
gurps-ask-interrupt = 等的事因{ $actor }而发生了。怎么做？
gurps-ask-suppression = 用什么扫射这个区域？
    .option = { gurps-means }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }{ $hand ->
        [off] ，非惯用手
       *[other] {""}
    }
gurps-ask-spray = 区域的中心在哪一格？它还包括周围一格。
gurps-ask-zone = { $actor }有没有进入或穿过{ $foe }扫射的区域？

## 等什么

gurps-option-comes-in-reach = { $foe }进入可攻击范围
gurps-option-attacks = { $foe }攻击
gurps-option-moves = { $foe }移动
gurps-option-said = 别的事，用自己的话说

## 结果

gurps-option-not-yet = 还不算
gurps-option-happens = 发生了
gurps-option-let-pass = 放过，继续等
gurps-option-outside = 在区域之外
gurps-option-inside = 进入或穿过
gurps-option-spray = { $cell }（{ $yards } 码）{ $others ->
    [0] {""}
   *[other] ：{ $inside }
}

## 不可选的原因

gurps-reason-wait-becomes = 等待只能转化为攻击、佯攻、全力攻击或准备
gurps-reason-not-in-advance = 设定触发条件时没有指定全力攻击
gurps-reason-suppression = 需要准备好的、射速 5 以上的武器；在地图上还要有可扫射的格子

## 发生的事

gurps-trigger = { $kind ->
    [comes-in-reach] { $foe }进入可攻击范围
    [attacks] { $foe }攻击
    [moves] { $foe }移动
   *[said] “{ $words }”
}
gurps-event-wait = { $who }等待：{ gurps-trigger }。
gurps-event-interrupt = { $who }打断{ $foe }的行动：{ gurps-maneuver }。
gurps-event-cut-short = { $who }无法再攻击。
gurps-event-suppression = 下一轮之前，{ $who }用{ $weapon }压制一个区域。
gurps-event-suppression-zone = 下一轮之前，{ $who }用{ $weapon }压制一个区域：{ $cells }。
gurps-event-comes-under-fire = { $who }在 { $cell } 遭到{ $foe }的扫射。
gurps-event-goes-around = { $who }绕过被压制的区域（{ $yards } 码）。
gurps-event-halted = { $who }到 { $cell } 就再也前进不了。

## 数值的组成

gurps-part-suppression = 压制火力最高 { $most }

## 人物一览

gurps-show-waiting = 等待：{ gurps-trigger }
gurps-show-suppressing = 压制一个区域：{ $weapon }
gurps-show-suppressing-zone = 压制 { $cell } 周围：{ $weapon }
gurps-show-under-fire = { $who }压制中：{ $cells }

## 可以手工修改的项目

gurps-slot-waiting = 等待的事
gurps-slot-suppressing = 压制所用武器
gurps-slot-suppressed = 区域内已受攻击者
gurps-slot-interrupted = 被打断

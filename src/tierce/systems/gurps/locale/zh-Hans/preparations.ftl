### 估量、佯攻、瞄准、专注、移动攻击。参数说明见英文目录。

## 战斗动作

gurps-option-move-and-attack = 移动攻击
gurps-option-evaluate = 估量
gurps-option-aim = 瞄准
gurps-option-concentrate = 专注

## 提问

gurps-ask-evaluate = 估量谁？
    .option = { $foe }
    .withheld = { $foe }
gurps-ask-feint = 对谁佯攻，用什么？
    .option = { $foe }：{ gurps-means }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }{ $hand ->
        [off] ，非惯用手
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[other] ，先靠近 { $approach } 码
    }
    .withheld = { $foe }：{ gurps-means }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }
gurps-ask-feint-answer = { $foe }使出佯攻。用哪项技能识破？
    .option = { $skill }
gurps-ask-aim = 瞄准谁，用什么？
    .option = { $foe }：{ gurps-means }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }{ $hand ->
        [off] ，非惯用手
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[other] ，先靠近 { $approach } 码
    }
    .withheld = { $foe }：{ gurps-means }{ $mode ->
        [none] {""}
       *[other] （{ $mode }）
    }
gurps-ask-concentrate = 专注于什么？
gurps-ask-step = 要迈步吗？
gurps-ask-run-up = 射击之前要移动吗？
gurps-ask-onwards = 要继续移动吗？

## 专注于什么

gurps-option-spell = 法术
gurps-option-power = 心灵异能
gurps-option-search = 寻找隐藏之物
gurps-option-other = 别的精神任务

## 不可选的原因

gurps-reason-move-and-attack = 移动攻击之后不能招架
gurps-reason-nobody-to-feint = 需要准备好的近战武器，且敌人在触及之内
gurps-reason-nobody-to-evaluate = 看得见的敌人都不够近
gurps-reason-nothing-to-aim = 需要准备好的远程武器，且目标在射程之内
gurps-reason-aim = 只有远程武器才能瞄准
gurps-reason-unseen = 看不见
gurps-reason-too-far = 太远

## 掷骰

gurps-roll-aim = 意志，保持瞄准，需要 { $target }

## 发生的事

gurps-event-evaluate = { $who }估量{ $foe }：下一轮 +{ $count }。
gurps-event-aim = { $who }用{ $weapon }瞄准{ $foe }{ $seconds ->
    [1] {""}
    [2] ，已是连续第二轮
   *[other] ，已连续三轮以上
}。
gurps-event-aim-hurt = { $made ->
    [yes] { $who }虽然受伤，仍保持瞄准。
   *[no] { $who }因受伤失去瞄准。
}
gurps-event-concentrate = { $who }专注于{ $task ->
    [spell] 法术
    [power] 心灵异能
    [search] 寻找隐藏之物
   *[other] 精神任务
}。

## 数值的组成

gurps-part-evaluate = 估量过此敌
gurps-part-hasty = 移动攻击
gurps-part-bulk = 移动攻击时的笨重
gurps-part-hasty-most = 移动攻击最高 { $most }
gurps-part-accuracy = 瞄准后的精准
gurps-part-aim = { $seconds ->
    [2] 连续瞄准两轮
   *[other] 连续瞄准三轮以上
}
gurps-part-braced = 有依托

## 人物一览

gurps-show-evaluated = 已估量{ $foe }：+{ $count }
gurps-show-feinted = 佯攻骗过{ $foe }：其防御 -{ $gain }
gurps-show-aimed = 正瞄准{ $foe }：{ $weapon }
gurps-show-move-and-attack = 移动攻击：不能招架

## 可以手工修改的项目

gurps-slot-evaluated = 估量之敌
gurps-slot-feinted = 佯攻骗过之敌
gurps-slot-aimed = 瞄准目标

### 躲藏与掩护。参数说明见英文版。

cthulhu-event-hide = { $who }躲到{ $weapon }后面（1D100<={ $target } ＞ { $rolled } ＞ { $how ->
        [critical] 大成功）。此处反而不利：承受{ $foe }的全部伤害
        [fumble] 大失败）。此处反而有利：抵消{ $foe }的伤害
        [failure] 失败）。承受{ $foe }一半的伤害
        [special] 特殊成功）。{ $foe }的攻击全由{ $weapon }承受
       *[success] 成功）。{ $foe }的攻击全由{ $weapon }承受
    }。

cthulhu-event-hide-certain = { $who }躲到{ $weapon }后面（{ $how ->
        [failure] 自动失败）。承受{ $foe }一半的伤害
       *[success] 自动成功）。{ $foe }的攻击全由{ $weapon }承受
    }。

cthulhu-event-hide-skill = { $who }的〈躲藏〉检定（{ cthulhu-tried }），成功即可反击。

cthulhu-event-object-takes = { $foe }的攻击造成{ $damage }点伤害（{ $dice }），由{ $weapon }替{ $who }承受。

cthulhu-event-object-gone = { $weapon }已毁坏，再也藏不了人。

cthulhu-event-comes-out = { $who }不再躲藏。

cthulhu-event-cover = { $who }替{ $friend }掩护，挡{ $foe }的攻击（{ cthulhu-checked }）。{ $how ->
        [critical] 伤害被抵消
        [fumble] 双方都承受全部伤害，且不能防御
        [failure] 双方各承受一半伤害
       *[success] 全部伤害由{ $who }承受
    }。

cthulhu-ask-cover = { $foe }的攻击（{ cthulhu-means }）命中{ $friend }！要掩护吗？
    .option = { $covers ->
            [one] 掩护{ $friend }
            [several] 掩护{ $friend }同一格的所有人
           *[none] 不掩护
        }

cthulhu-roll-hide = 躲藏 SIZ对抗 1D100<={ $target }

cthulhu-roll-hide-skill = 〈躲藏〉 1D100<={ $target }

cthulhu-roll-cover = 掩护{ $friend }［DEX×5］ 1D100<={ $target }

cthulhu-option-hide = 躲藏{ $weapon ->
        [none] {""}
       *[other] ：{ $weapon }
    }

cthulhu-option-come-out = 停止躲藏

cthulhu-show-hidden = 躲藏中（{ $about }）：攻击与被攻击的成功率1/2

cthulhu-part-hidden = 躲藏中攻击（1/2）

cthulhu-part-hidden-foe = 目标躲藏中（1/2）

cthulhu-part-hide-skill = 〈躲藏〉60%以上：SIZ-{ $points }

cthulhu-part-several = 掩护{ $number }人（1/{ $number }）

cthulhu-part-after-cover = 掩护之后（1/{ $number }）

cthulhu-reason-too-far = 太远，无法掩护

cthulhu-reason-no-object = 附近没有可藏身的东西

cthulhu-reason-no-friend = 没有可掩护的同伴

cthulhu-reason-after-cover = 掩护之后不能{ cthulhu-defence }

cthulhu-reason-no-damage = 伤害已被抵消

cthulhu-reason-outside-limits = 不计入本轮次数，不能为此一次用掉全部次数

cthulhu-reason-foe-here = 同一格有敌人

cthulhu-slot-near = 可供躲藏之物

cthulhu-slot-objects = 物体的SIZ

cthulhu-slot-objects-left = 物体的剩余耐久

cthulhu-event-no-cover = { $who }无法为{ $friend }掩护{ $foe }的攻击（{ $why ->
        [foe-here] { cthulhu-reason-foe-here }
        [too-far] 视线被挡
        [used] 本轮已使用
        [concentrating] 正专注于其他防御
        [stunned] 处于晕眩
       *[ran] 已全力移动
    }）。

### 伤害、姿势、致命攻击与大失败。参数说明见英文目录。

## 命中部位

gurps-location = { $location ->
    [skull] 颅骨
    [face] 面部
    [eye] 眼睛
    [neck] 颈部
    [vitals] 要害
    [groin] 腹股沟
    [arm] 手臂
    [hand] 手
    [leg] 腿
    [foot] 脚
    [off-arm] 非惯用侧手臂
    [off-hand] 非惯用手
    [off-leg] 非惯用侧腿
    [off-foot] 非惯用侧脚
   *[torso] 躯干
}

## 掷骰

gurps-roll-knockdown = HT，避免击倒，需要 { $target }
gurps-roll-survival = HT，在负 { $multiple } 倍 HP 时求生，需要 { $target }
gurps-roll-consciousness = HT，保持清醒，需要 { $target }
gurps-roll-trip = DX，避免摔倒，需要 { $target }
gurps-roll-damage = 伤害
gurps-roll-critical-hit = 致命攻击表
gurps-roll-critical-miss = 大失败表
gurps-roll-which-weapon = 哪件武器（1-3 惯用手，4-6 另一只手）
gurps-roll-own-limb = 哪个肢体（1-3 手臂，4-6 腿）
gurps-roll-distance = 飞出多少码

## 伤势

gurps-held = 需要 { $target }，掷出 { $rolled }
gurps-held-if-rolled = { $target ->
    [none] {""}
   *[other] （{ gurps-held }）
}
gurps-event-damage = { $damage ->
    [0] { $who }击中{ $foe }，但没有造成伤害。
   *[other] { $who }对{ $foe }造成 { $damage } 点伤害{ $dr ->
        [0] {""}
       *[other] { $points ->
            [0] ，被 DR { $dr } 全部挡下
           *[other] （DR { $dr }）
        }
    }。
}
gurps-event-wounded = { $who }失去 { $hp } HP（{ gurps-location }）。
gurps-event-crippled = { $who }的{ gurps-location }{ $how ->
    [numb] 失去知觉
    [strained] 拉伤，不能再用
   *[crippled] 残废
}。
gurps-event-feeling-returns = { $who }的{ gurps-location }恢复了知觉。
gurps-event-keeps-feet = { $who }撑住了这一击（{ gurps-held }）。
gurps-event-stunned = { $who }被震慑（{ gurps-held }）。
gurps-event-fell = { $who }倒地俯卧。
gurps-event-dropped = { $who }的{ $weapon }脱手。
gurps-event-tired = { $who }失去 { $fp } FP。
gurps-event-rests = { $who }放弃防御，就地休息。
gurps-event-unconscious = { $who }昏了过去{ gurps-held-if-rolled }。
gurps-event-stays-conscious = { $who }保持清醒（{ gurps-held }）。
gurps-event-survives = { $who }活了下来（{ gurps-held }）。
gurps-event-mortal-wound = { $who }受了致命伤（{ gurps-held }）。
gurps-event-dead = { $who }死了{ gurps-held-if-rolled }。

## 致命攻击

gurps-event-critical-hit-effect = { $who }的致命攻击：{ $effect ->
    [triple-damage] 三倍伤害
    [double-damage] 双倍伤害
    [maximum-damage] 最大伤害
    [maximum-without-dr] 最大伤害，无视 DR
    [half-dr] DR 减半
    [half-dr-up] DR 减半（向上取整）
    [half-dr-major] DR 减半（向上取整），并算重创
    [major-wound] 算作重创
    [double-shock] 双倍休克，肢体麻木
    [drop-items] 对手手中之物全部脱手
    [drop-weapon] 对手一件武器脱手
    [eye] 命中眼睛
    [daze] 对手下一轮只能不做行动
    [lasting-mark] 留下长久的伤痕
   *[normal] 只有普通伤害
}。
gurps-event-dazed = { $who }一阵眩晕，下一轮只能不做行动。
gurps-event-deafened = { $who }失聪了。
gurps-event-scarred = { $who }将留下伤疤。

## 大失败

gurps-event-critical-miss-effect = { $who }的大失败：{ $effect ->
    [weapon-breaks] 武器损坏
    [hit-self] 武器打中自己
    [hit-self-half] 武器擦伤自己
    [off-balance] 失去平衡
    [unready] 武器在手中打滑
    [weapon-flies] 武器飞出
    [strained-arm] 手臂拉伤
    [fall] 摔倒
    [knock-self-out] 把自己打昏
    [strained-limb] 肢体拉伤
    [hit-object] 打在硬物上
    [hit-object-half] 擦到硬物
    [stumble] 跌撞
    [trip] 绊倒
    [guard-down] 门户大开
    [torn-muscle] 肌肉撕裂
   *[drop-weapon] 武器脱手
}。
gurps-event-broken = { $who }的{ $weapon }损坏了。
gurps-event-weapon-flies = { $who }的{ $weapon }飞出 { $yards } 码。
gurps-event-unready = { $who }须重新准备{ $weapon }。
gurps-event-hurts-self = { $who }对自己的{ gurps-location }造成 { $damage } 点伤害。
gurps-event-off-balance = { $who }失去平衡，直到下一轮。
gurps-event-guard-down = { $who }门户大开，直到下一轮。
gurps-event-back-turned = { $who }背对着{ $foe }。
gurps-event-torn-muscle = { $who }的{ gurps-location }肌肉撕裂。

## 数值的组成

gurps-part-posture = { $posture ->
    [crouching] 蹲伏
    [kneeling] 跪姿
    [crawling] 爬行
    [sitting] 坐姿
    [prone] 俯卧
    [face-up] 仰卧
   *[standing] 站立
}
gurps-part-reeling = 踉跄
gurps-part-tired = 疲乏
gurps-part-shock = 休克
gurps-part-health = HT
gurps-part-wound-location = 重创，{ gurps-location }
gurps-part-depth = HP 远低于零
gurps-part-high-pain-threshold = 高痛阈
gurps-part-low-pain-threshold = 低痛阈
gurps-part-hard-to-kill = 难以杀死
gurps-part-hard-to-subdue = 难以制服
gurps-part-off-balance = 失去平衡
gurps-part-guard-down = 门户大开
gurps-part-unsteady = 站立不稳
gurps-part-torn-muscle = 肌肉撕裂

### 伤害、姿态、致命攻击与大失败。

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
    [off-arm] 副手侧手臂
    [off-hand] 副手
    [off-leg] 副手侧腿
    [off-foot] 副手侧脚
   *[torso] 躯干
}

## 掷骰

gurps-roll-knockdown = HT { $target }，避免击倒
gurps-roll-survival = HT { $target }，求生（HP 低于零达 { $multiple } 倍）
gurps-roll-consciousness = HT { $target }，保持清醒
gurps-roll-trip = DX { $target }，避免摔倒
gurps-roll-damage = 伤害
gurps-roll-critical-hit = 致命攻击表
gurps-roll-critical-miss = 大失败表
gurps-roll-which-weapon = 哪件武器：1-3 主手，4-6 副手
gurps-roll-own-limb = 哪个肢体：1-3 手臂，4-6 腿
gurps-roll-distance = 飞出多少码

## 伤势

gurps-event-damage = { $who }击中{ $foe }：伤害 { $damage }
gurps-event-wounded = { $who }：失去 { $hp } HP，{ gurps-location }
gurps-event-crippled = { $who }：{ gurps-location }{ $how ->
    [numb] 麻木
    [strained] 拉伤
   *[crippled] 残废
}
gurps-event-feeling-returns = { $who }：{ gurps-location }恢复知觉
gurps-event-keeps-feet = { $who }：站稳了，HT { $target }
gurps-event-stunned = { $who }：被震慑，HT { $target }
gurps-event-fell = { $who }：俯卧倒地
gurps-event-dropped = { $who }：{ $weapon }脱手
gurps-event-tired = { $who }：失去 { $fp } FP
gurps-event-unconscious = { $who }：昏迷
gurps-event-stays-conscious = { $who }：仍然清醒，HT { $target }
gurps-event-survives = { $who }：仍然活着，HT { $target }
gurps-event-mortal-wound = { $who }：受致命伤，HT { $target }
gurps-event-dead = { $who }：死亡

## 致命攻击

gurps-event-critical-hit-effect = { $who }：致命攻击，{ $effect ->
    [triple-damage] 三倍伤害
    [double-damage] 双倍伤害
    [maximum-damage] 最大伤害
    [maximum-without-dr] 最大伤害，无视 DR
    [half-dr] DR 减半
    [half-dr-up] DR 减半（向上取整）
    [half-dr-major] DR 减半（向上取整），并算重创
    [major-wound] 算作重创
    [double-shock] 双倍休克，肢体麻木
    [drop-items] 对手手中之物脱手
    [drop-weapon] 对手一件武器脱手
    [eye] 命中眼睛
    [daze] 对手下回合只能什么都不做
    [lasting-mark] 留下长久的伤痕
   *[normal] 普通伤害
}
gurps-event-dazed = { $who }：下回合只能什么都不做
gurps-event-deafened = { $who }：失聪
gurps-event-scarred = { $who }：将留下伤疤

## 大失败

gurps-event-critical-miss-effect = { $who }：大失败，{ $effect ->
    [weapon-breaks] 武器断裂
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
}
gurps-event-broken = { $who }：{ $weapon }损坏
gurps-event-weapon-flies = { $who }：{ $weapon }飞出 { $yards } 码
gurps-event-unready = { $who }：{ $weapon }须重新准备
gurps-event-hurts-self = { $who }：对自己的{ gurps-location }造成 { $damage } 点伤害
gurps-event-off-balance = { $who }：失去平衡
gurps-event-guard-down = { $who }：门户大开
gurps-event-back-turned = { $who }：背对{ $foe }
gurps-event-torn-muscle = { $who }：肌肉撕裂，{ gurps-location }

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

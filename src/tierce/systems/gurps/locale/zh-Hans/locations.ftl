### 瞄准身体部位；武器、盾牌与力量对攻击的影响。参数说明见英文目录。

gurps-option-at-location = 瞄准身体部位或武器
gurps-ask-location = 瞄准{ $foe }的哪个部位？
    .option = { $purpose ->
        [knock-away] 击飞{ $weapon }
        [break] 打坏{ $weapon }
       *[body] { gurps-location }
    }
    .withheld = { $purpose ->
        [knock-away] 击飞{ $weapon }
        [break] 打坏{ $weapon }
       *[body] { gurps-location }
    }
gurps-reason-no-such-part = 没有这个部位
gurps-reason-points-only = 只有穿刺、穿透攻击和集束光线能命中
gurps-event-aims-at = { $purpose ->
    [body] { $who }瞄准{ $foe }的{ gurps-location }。
   *[weapon] { $who }瞄准{ $foe }的{ $weapon }。
}
gurps-event-hits-torso = { $who }以一点之差失手，打中{ $foe }的躯干。
gurps-roll-location = 命中部位
gurps-roll-side = 哪一侧（1-3 惯用侧，4-6 另一侧）
gurps-outcome-hit-torso = 命中躯干

gurps-part-min-st = 力量不足所需的 ST { $st }
gurps-part-large-shield = 大型盾牌
gurps-part-speed-range = 距离 { $yards } 码，速度每秒 { $speed } 码

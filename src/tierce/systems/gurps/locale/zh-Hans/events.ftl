### 发生的事，一句一件。伤势与大成功、大失败的后果在 injury.ftl。参数说明见英文目录。

gurps-event-order = 行动次序：{ $order }。

## 战斗动作

gurps-event-maneuver = { $who }选择{ gurps-maneuver }。
gurps-event-helpless = { $who }{ $why ->
    [surprised] 遭突袭
    [dazed] 正在眩晕
   *[stunned] 被震慑
}，只能不做行动。
gurps-event-all-out-attack = { $who }放弃一切防御，{ $choice ->
    [double] 要连攻两次
    [strong] 要打得更狠
    [feint] 先佯攻再攻击
    [suppression] 扫射一个区域
   *[determined] 力求命中
}。
gurps-event-all-out-defense = 下一轮之前，{ $who }{ $choice ->
    [increased-dodge] 闪避 +2
    [increased-parry] 招架 +2
    [increased-block] 盾挡 +2
   *[double-defense] 对每次攻击可以试两种防御
}。
gurps-event-close-in = { $who }向{ $foe }逼近 { $yards } 码。
gurps-event-move = { $who }{ $way ->
    [away] 远离{ $foe }，移动 { $yards } 码
   *[towards] 向{ $foe }移动 { $yards } 码
}。
gurps-event-stay = { $who }没有移动。
gurps-event-posture = { $who }{ $posture ->
    [crouching] 蹲伏下来
    [kneeling] 跪了下来
    [crawling] 四肢着地，转为爬行姿势
    [sitting] 坐了下来
    [prone] 俯卧在地
    [face-up] 仰卧在地
   *[standing] 站了起来
}。
gurps-event-ready = { $who }{ $how ->
    [draw] 拔出{ $weapon }
    [pick-up] 捡起{ $weapon }
   *[regain] 重新控制住{ $weapon }
}。
gurps-event-act = { $said ->
    [yes] { $who }：“{ $words }”。
   *[no] { $who }做了一件与战斗无关的事。
}
gurps-event-recover = { $who }{ $made ->
    [yes] 摆脱了震慑
   *[no] 仍被震慑
}（{ gurps-held }）。

## 攻击

gurps-rolled = 需要 { $needed }，掷出 { $rolled }
gurps-event-attack = { $who }用{ gurps-with-means }攻击{ $foe }（{ gurps-rolled }）：{ $how ->
    [critical-hit] 致命攻击
    [hit] 命中
    [miss] 未命中
   *[critical-miss] 大失败
}。
gurps-event-burst = { $who }用{ $weapon }向{ $foe }射出 { $shots } 发（{ gurps-rolled }）：{ $how ->
    [critical-hit] 致命攻击，命中 { $hits } 发
    [hit] 命中 { $hits } 发
    [miss] 未命中
   *[critical-miss] 大失败
}。
gurps-event-feint = { $who }佯攻{ $foe }，{ $gain ->
    [0] 没有得手
   *[other] 使其防御 -{ $gain }
}。

## 防御

gurps-event-no-defence = { $why ->
    [critical-hit] { $who }对致命攻击没有任何防御
    [all-out-attack] { $who }全力攻击之后没有任何防御
    [unaware] { $who }没有察觉这次攻击，无法防御
    [rear] { $foe }从背后攻来，{ $who }无法防御
    [out] { $who }已无力防御
    [at-rest] { $who }正在休息，没有任何防御
   *[other] { $who }再没有别的防御可用
}。
gurps-event-undefended = { $who }不作防御。
gurps-defended = { gurps-rolled }{ $how ->
    [critical] ，大成功
    [critical-failure] ，大失败
   *[other] {""}
}
gurps-dodges = { $hits ->
    [1] 闪避成功
   *[other] 闪避成功，躲开 { $hits } 发中的 { $avoided } 发
}
gurps-event-dodge = { $how ->
    [critical] { $who }{ gurps-dodges }（{ gurps-defended }）。
    [success] { $who }{ gurps-dodges }（{ gurps-defended }）。
   *[failure] { $who }闪避失败（{ gurps-defended }）。
}
gurps-with-parry = { $bare ->
    [no] 用{ $weapon }
   *[other] 徒手
}
gurps-event-parry = { $how ->
    [critical] { $who }{ gurps-with-parry }招架成功（{ gurps-defended }）。
    [success] { $who }{ gurps-with-parry }招架成功（{ gurps-defended }）。
   *[failure] { $who }{ gurps-with-parry }招架失败（{ gurps-defended }）。
}
gurps-event-block = { $how ->
    [critical] { $who }盾挡成功（{ gurps-defended }）。
    [success] { $who }盾挡成功（{ gurps-defended }）。
   *[failure] { $who }盾挡失败（{ gurps-defended }）。
}
gurps-event-critical-defence = { $who }防得漂亮，{ $foe }须掷大失败表。
gurps-event-critical-failure = { $who }{ $defence ->
    [dodge] 闪避大失败，脚下失稳
    [block] 盾挡大失败，盾牌须重新准备
   *[parry] 招架大失败，须掷大失败表
}。
gurps-event-acrobatics = { $made ->
    [yes] { $who }的杂技成功，闪避 +2。
   *[no] { $who }的杂技失败，闪避 -2。
}
gurps-event-retreat = { $who }避开{ $foe }，后退 { $yards } 码。
gurps-event-no-retreat = { $who }没能翻滚躲开，留在原地。
gurps-event-follow = { $who }向{ $foe }跟进一步。
gurps-event-sacrifice = { $made ->
    [yes] { $who }及时舍身，替{ $friend }挡下攻击。
   *[no] { $who }没来得及替{ $friend }挡下攻击。
}
gurps-event-too-heavy = { $foe }这一击太重，{ $who }招架不住。
gurps-event-parry-in-vain = 这一击过重，{ $who }的招架毫无作用。
gurps-event-limb = { $who }招架时击中了{ $foe }用来攻击的部位。
gurps-event-riposte = { $who }下一轮可以摔投{ $foe }。
gurps-event-thrown = { $who }被摔了出去。
gurps-event-thrown-stunned = { $who }被这一摔震慑。
gurps-event-snapped = { $who }用来招架的{ $weapon }折断了。
gurps-event-exposed = { $who }改为攻击{ $foe }用来招架的手臂。

### 攻击武器。

gurps-part-at-weapon = 瞄准武器
gurps-reason-too-light-to-break = 这一击太轻，打不坏它
gurps-roll-knock-away = 击飞武器的技能，需要 { $target }
gurps-roll-hold = 握住武器的技能，需要 { $target }
gurps-event-knocked-away = { $made ->
    [yes] { $who }把{ $foe }手里的{ $weapon }击飞。
   *[no] { $foe }握住了{ $weapon }。
}
gurps-event-not-broken = { $who }的{ $weapon }没有坏。

### 武器への攻撃。

gurps-part-at-weapon = 武器狙い
gurps-reason-too-light-to-break = 壊すには軽すぎる一撃
gurps-roll-knock-away = 武器を叩き落とす技能、目標値{ $target }
gurps-roll-hold = 武器を放さない技能、目標値{ $target }
gurps-event-knocked-away = { $made ->
    [yes] { $who }は{ $foe }の手から{ $weapon }を叩き落とした。
   *[no] { $foe }は{ $weapon }を放さなかった。
}
gurps-event-not-broken = { $who }の{ $weapon }は壊れなかった。

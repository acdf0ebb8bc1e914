### 身体与护甲如何承受打击，以及把人打退的打击。参数说明见英文目录。

gurps-event-blunt-trauma = 柔软的护甲挡住了攻击，但{ $who }隔着护甲受了瘀伤。
gurps-event-knocked-back = { $who }被{ $foe }打退 { $yards } 码。

gurps-part-dexterity = DX
gurps-part-strength = ST
gurps-part-knockback = 被打退 { $yards } 码

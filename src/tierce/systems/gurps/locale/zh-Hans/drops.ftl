### 卧倒、牺牲式卧倒。

gurps-option-plus-drop = 并卧倒
gurps-option-drop = 卧倒

gurps-reason-dropped-already = 每轮一次，已为躲{ $foe }卧倒过
gurps-reason-drop-retreated = 它占用本轮的后退，而后退已用来避开{ $foe }
gurps-reason-drop-stunned = 被震慑时不能
gurps-reason-drop-lying = 已经躺着
gurps-reason-drop-aloft = 飞行或游泳时，只有一步之内有地形可躲才行
gurps-reason-retreat-dropped = 本轮已为躲{ $foe }卧倒，占用了后退

gurps-part-drop = 卧倒
gurps-part-dropped = 本轮先前已为躲此敌卧倒

gurps-event-takes-cover = { $who }躲到掩体后，避开了{ $foe }。
gurps-event-drop = { $who }俯卧在地。
gurps-event-sacrificial-drop = { $how ->
    [clear] { $who }及时扑倒{ $friend }，两人都躲开了。
    [in-time] { $who }扑倒{ $friend }，自己中招。
   *[late] { $who }没来得及扑倒{ $friend }。
}

gurps-show-swimming = 游泳中
gurps-show-dropped-from = 已为躲{ $foe }卧倒
gurps-slot-drop = 卧倒所避之敌

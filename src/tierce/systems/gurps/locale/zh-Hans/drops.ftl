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
gurps-event-drop = { $who }卧倒在地。
gurps-event-sacrificial-drop = { $how ->
    [clear] { $who }及时扑倒{ $friend }，两人都躲开了。
    [in-time] { $who }扑倒{ $friend }，自己挨了这一击。
   *[late] { $who }没来得及扑倒{ $friend }。
}

gurps-show-swimming = 游泳中
gurps-show-dropped-from = 已为躲{ $foe }卧倒
gurps-slot-drop = 卧倒所避之敌

## 爆炸、冲入掩体、扑住爆炸物

gurps-ask-dive = { $foe }的{ $weapon }在你附近发作。要冲开卧倒吗？
gurps-ask-cover-explosive = { $foe }的{ $weapon }就要爆炸。要扑上去盖住吗？
gurps-reason-dive-nowhere = 一步之内没有掩体
gurps-event-blast = { $area ->
    [cone] { $who }的{ $weapon }扫过{ $foe }。
    [area] { $who }的{ $weapon }笼罩了{ $foe }所在之处。
   *[explosion] { $who }的{ $weapon }在{ $foe }处爆炸。
}
gurps-event-no-dive = { $who }无法冲开。
gurps-event-dive = { $made ->
    [yes] { $who }冲开卧倒，离中心 { $yards } 码。
   *[no] { $who }没来得及冲开。
}
gurps-event-caught = { $who }{ $yards ->
    [0] 身在其中
   *[other] 在离中心 { $yards } 码处被波及
}：伤害 { $damage }。
gurps-event-covers = { $made ->
    [yes] { $who }及时扑住了{ $weapon }。
   *[no] { $who }没来得及扑住{ $weapon }。
}
gurps-sheet-area = 波及
gurps-sheet-width = 锥形宽度
gurps-sheet-radius = 区域半径

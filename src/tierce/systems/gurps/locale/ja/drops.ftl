### 伏せてよける。身代わりに伏せる。

gurps-option-plus-drop = 伏せながら
gurps-option-drop = 伏せる

gurps-reason-dropped-already = 1ターンに1回、もう{ $foe }の攻撃で伏せた
gurps-reason-drop-retreated = そのターンの後退のかわりで、もう{ $foe }から後退した
gurps-reason-drop-stunned = 朦朧状態ではできない
gurps-reason-drop-lying = すでに横になっている
gurps-reason-drop-aloft = 飛行中や水中では、1ステップ先に地形があるときだけ
gurps-reason-retreat-dropped = { $foe }の攻撃で伏せたので、後退のかわりになった

gurps-part-drop = 伏せ
gurps-part-dropped = この敵の攻撃ですでに伏せた

gurps-event-takes-cover = { $who }は{ $foe }から隠れる遮蔽に入った。
gurps-event-drop = { $who }は伏せの姿勢になった。
gurps-event-sacrificial-drop = { $how ->
    [clear] { $who }は間に合い、{ $friend }を抱えて共に逃れた。
    [in-time] { $who }は{ $friend }を引き倒し、自分に命中した。
   *[late] { $who }は{ $friend }を引き倒すのに間に合わなかった。
}

gurps-show-swimming = 水中
gurps-show-dropped-from = { $foe }の攻撃で伏せた
gurps-slot-drop = 伏せた相手

## 爆発、遮蔽への飛び込み、爆発物への覆いかぶさり

gurps-ask-dive = { $foe }の{ $weapon }が近くで炸裂します。飛びのきますか？
gurps-ask-cover-explosive = { $foe }の{ $weapon }が爆発しようとしています。覆いかぶさりますか？
gurps-reason-dive-nowhere = 1ステップ先に遮蔽がない
gurps-event-blast = { $area ->
    [cone] { $who }の{ $weapon }が{ $foe }を薙いだ。
    [area] { $who }の{ $weapon }が{ $foe }のいる場所を包んだ。
   *[explosion] { $who }の{ $weapon }が{ $foe }のところで爆発した。
}
gurps-event-no-dive = { $who }は飛びのけない。
gurps-event-dive = { $made ->
    [yes] { $who }は飛びのき、中心から{ $yards }ヤードになった。
   *[no] { $who }は飛びのくのが遅れた。
}
gurps-event-caught = { $who }は{ $yards ->
    [0] その中で
   *[other] 中心から{ $yards }ヤードで
}巻き込まれた：ダメージ{ $damage }。
gurps-event-covers = { $made ->
    [yes] { $who }は間に合い、{ $weapon }に覆いかぶさった。
   *[no] { $who }は{ $weapon }に覆いかぶさるのに間に合わなかった。
}
gurps-sheet-area = 範囲
gurps-sheet-width = 円錐の幅
gurps-sheet-radius = 範囲の半径

### 起きたこと（1件1文）。負傷とクリティカル、ファンブルの結果はinjury.ftlにあります。引数の説明は英語版にあります。

gurps-event-order = 行動順：{ $order }。

## 戦闘行動

gurps-event-maneuver = { $who }は「{ gurps-maneuver }」を選んだ。
gurps-event-helpless = { $who }は{ $why ->
    [surprised] 不意を打たれ
    [dazed] 目がくらみ
   *[stunned] 朦朧としていて
}、何もできない。
gurps-event-all-out-attack = { $who }は防御を捨て、{ $choice ->
    [double] 2回攻撃に出た
    [strong] 渾身の一撃を狙った
    [feint] フェイントから攻撃に出た
    [suppression] 制圧射撃に出た
   *[determined] 必中の一撃を狙った
}。
gurps-event-all-out-defense = { $who }は次のターンまで{ $choice ->
    [increased-dodge] よけに+2を得る
    [increased-parry] 受けに+2を得る
    [increased-block] 止めに+2を得る
   *[double-defense] 攻撃ごとに2回防御できる
}。
gurps-event-close-in = { $who }は{ $foe }へ{ $yards }ヤード詰め寄った。
gurps-event-move = { $who }は{ $way ->
    [away] { $foe }から離れて
   *[towards] { $foe }に向かって
}{ $yards }ヤード移動した。
gurps-event-stay = { $who }は動かなかった。
gurps-event-posture = { $who }は{ $posture ->
    [crouching] しゃがんだ
    [kneeling] 膝をついた
    [crawling] 四つんばいになった
    [sitting] 座った
    [prone] 伏せた
    [face-up] 仰向けになった
   *[standing] 立ち上がった
}。
gurps-event-ready = { $who }は{ $weapon }を{ $how ->
    [draw] 抜いた
    [pick-up] 拾った
   *[regain] 持ち直した
}。
gurps-event-act = { $said ->
    [yes] { $who }：「{ $words }」。
   *[no] { $who }は戦闘以外のことをした。
}
gurps-event-recover = { $who }は{ $made ->
    [yes] 朦朧状態から回復した
   *[no] まだ朦朧としている
}（{ gurps-held }）。

## 攻撃

gurps-rolled = 目標値{ $needed }、出目{ $rolled }
gurps-event-attack = { $who }は{ gurps-with-means }で{ $foe }を攻撃した（{ gurps-rolled }）：{ $how ->
    [critical-hit] クリティカル命中
    [hit] 命中
    [miss] 失敗
   *[critical-miss] ファンブル
}。
gurps-event-burst = { $who }は{ $weapon }で{ $foe }に{ $shots }発撃った（{ gurps-rolled }）：{ $how ->
    [critical-hit] クリティカル、{ $hits }発命中
    [hit] { $hits }発命中
    [miss] 失敗
   *[critical-miss] ファンブル
}。
gurps-event-feint = { $who }は{ $foe }にフェイントをかけた：{ $gain ->
    [0] 効果なし
   *[other] 相手の防御-{ $gain }
}。

## 防御

gurps-event-no-defence = { $why ->
    [critical-hit] { $who }はクリティカル命中に対して防御できない
    [all-out-attack] { $who }は全力攻撃の後なので防御できない
    [unaware] { $who }は攻撃に気付かず、防御できない
    [rear] { $foe }の攻撃は背後からで、{ $who }は防御できない
    [out] { $who }は防御できる状態にない
    [at-rest] { $who }は休んでいて防御できない
   *[other] { $who }にはもう別の防御が残っていない
}。
gurps-event-undefended = { $who }は防御しなかった。
gurps-defended = { gurps-rolled }{ $how ->
    [critical] 、クリティカル
    [critical-failure] 、ファンブル
   *[other] {""}
}
gurps-dodges = { $hits ->
    [1] 攻撃をよけた
   *[other] { $hits }発のうち{ $avoided }発をよけた
}
gurps-event-dodge = { $how ->
    [critical] { $who }は{ gurps-dodges }（{ gurps-defended }）。
    [success] { $who }は{ gurps-dodges }（{ gurps-defended }）。
   *[failure] { $who }はよけに失敗した（{ gurps-defended }）。
}
gurps-with-parry = { $bare ->
    [no] { $weapon }
   *[other] 素手
}
gurps-event-parry = { $how ->
    [critical] { $who }は{ gurps-with-parry }で受けた（{ gurps-defended }）。
    [success] { $who }は{ gurps-with-parry }で受けた（{ gurps-defended }）。
   *[failure] { $who }は{ gurps-with-parry }での受けに失敗した（{ gurps-defended }）。
}
gurps-event-block = { $how ->
    [critical] { $who }は攻撃を止めた（{ gurps-defended }）。
    [success] { $who }は攻撃を止めた（{ gurps-defended }）。
   *[failure] { $who }は止めに失敗した（{ gurps-defended }）。
}
gurps-event-critical-defence = { $who }の防御は見事で、{ $foe }はファンブル表を振る。
gurps-event-critical-failure = { $who }は{ $defence ->
    [dodge] よけ損ねて足を取られた
    [block] 止め損ね、盾を準備し直さなければならない
   *[parry] 受け損ね、ファンブル表を振る
}。
gurps-event-acrobatics = { $made ->
    [yes] { $who }の軽業は成功し、よけに+2。
   *[no] { $who }の軽業は失敗し、よけに-2。
}
gurps-event-retreat = { $who }は{ $foe }から{ $yards }ヤード後退した。
gurps-event-no-retreat = { $who }は転がって逃れられず、その場に残った。
gurps-event-follow = { $who }は{ $foe }を追って踏み込んだ。
gurps-event-sacrifice = { $made ->
    [yes] { $who }は間に合い、{ $friend }の身代わりになった。
   *[no] { $who }は{ $friend }の身代わりに間に合わなかった。
}
gurps-event-too-heavy = { $foe }の一撃は重すぎて、{ $who }には受けきれない。
gurps-event-parry-in-vain = この重さの前では{ $who }の受けは役に立たなかった。
gurps-event-limb = { $who }は受けた拍子に、{ $foe }が攻撃に使った部位を打った。
gurps-event-exposed = { $who }は{ $foe }が受けに使った腕を打った。
gurps-event-riposte = { $who }は次のターンに{ $foe }を投げられる。
gurps-event-thrown = { $who }は投げられた。
gurps-event-thrown-stunned = { $who }は投げられて朦朧となった。
gurps-event-snapped = { $who }が受けに使った{ $weapon }は折れた。

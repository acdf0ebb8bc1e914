### 起こったこと。一つにつき一文。

mordheim-event-first-side = 最初のターンは{ $side }のものです。
mordheim-event-order = 殴る順番：{ $order }。
mordheim-event-charge = { $who }は{ $foe }に突撃した。
mordheim-event-fear = { $held ->
    [yes] { $who }は{ $foe }を恐れなかった。
   *[no] { $who }は{ $foe }を恐れ、6でしか命中しない。
}
mordheim-event-holds-back = { $who }は倒れた者を攻撃しなかった。
mordheim-event-whip = { $who }は突撃してきた{ $foe }に鞭を振るった。

## 命中と受け流し

mordheim-rolled = 必要{ $need }+、出目{ $rolled }
mordheim-event-to-hit = { $who }は{ mordheim-weapon }で{ $foe }を攻撃した（{ mordheim-rolled }）：{ $hits ->
    [0] 外れ
   *[other] 命中{ $hits }
}。
mordheim-event-further = { $who }は{ mordheim-weapon }で{ $foe }をもう一度攻撃した（必要{ $need }+）：{ $hit ->
    [yes] 命中
   *[no] 外れ
}。
mordheim-event-automatic = { $who }は転倒した{ $foe }を攻撃した：{ $number }回の攻撃がダイスなしで命中。
mordheim-event-as-standing = { $foe }を倒したのは{ $who }なので、このフェイズにとどめは刺せず、立っている相手として扱う。
mordheim-event-no-parry = { $who }は{ $foe }の攻撃を受け流せない：{ $why ->
    [down] 立っていない
    [spent] このフェイズの受け流しは使った
    [first-foe] 受け流せるのは別の敵の攻撃だけ
    [six] 最も高い命中が6
    [strength] 攻撃力が強すぎる
   *[weapon] その武器は受け流せない
}。
mordheim-event-parry-declined = { $who }は{ $foe }の攻撃を受け流さなかった。
mordheim-event-parry = { $who }は{ $made ->
    [yes] 受け流した
   *[no] 受け流せなかった
}（出目{ $rolled }、相手{ $beat }）。

## 負傷

mordheim-event-charm = { $who }の幸運のお守りは{ $made ->
    [yes] 攻撃を防いだ
   *[no] 効かなかった
}（出目{ $rolled }）。
mordheim-event-cannot-wound = { $who }の攻撃力では{ $foe }を傷つけられない。
mordheim-event-wound = { $who }は{ $foe }を{ $made ->
    [yes] 傷つけた
   *[no] 傷つけられなかった
}（出目{ $rolled }）。
mordheim-harm = 負傷{ $wounds }{ $save ->
    [none] 、セーヴなし
    [once] 、倍にする前にセーヴ一回
   *[each] {""}
}{ $more ->
    [0] {""}
   *[other] 、負傷判定+{ $more }
}
mordheim-event-critical = { $who }から{ $foe }へのクリティカル（出目{ $rolled }）：{ $what ->
    [loses-fight] { $foe }はまだ行っていない攻撃を失う
    [no-helmet] 鎧もヘルメットも役に立たない
    [disarmed] { $foe }は武器を落とす
    [out] セーヴに失敗すれば戦闘不能
    [falls] { $foe }は転倒する
    [pushed] { mordheim-harm }、{ $foe }は押し戻される
    [again] もう一度攻撃
   *[wounds] { mordheim-harm }
}。
mordheim-event-loses-fight = { $who }はこのフェイズには殴れない。
mordheim-event-dropped = { $who }は武器を落とした：{ mordheim-weapon }。
mordheim-event-pushed = { $who }は{ $inches }インチ押し戻された。
mordheim-event-save = { $who }の鎧は{ $made ->
    [yes] 攻撃を防いだ
   *[no] 防げなかった
}（{ mordheim-rolled }）。
mordheim-event-aside = { $who }は{ $made ->
    [yes] 身をかわした
   *[no] 身をかわせなかった
}（出目{ $rolled }）。
mordheim-injury-word = { $injury ->
    [knocked-down] 転倒
    [stunned] 気絶
   *[out] 戦闘不能
}
mordheim-event-injury = { $who }の負傷判定：{ mordheim-injury-word }（出目{ $dice }{ $more ->
    [0] {""}
   *[other] 、+{ $more }
}）。
mordheim-event-helmet = { $who }のヘルメットは{ $made ->
    [yes] 打撃を和らげた
   *[no] 役に立たなかった
}（出目{ $rolled }）。
mordheim-event-jumps-up = { $who }はすぐに跳ね起きた。
mordheim-event-fate = { $by }の攻撃で{ $who }は{ $fate ->
    [knocked-down] 転倒した
    [stunned] 気絶した
   *[out] 戦闘不能になった
}。

## フェイズの間

mordheim-event-comes-to = { $who }は気絶から覚めたが、まだ転倒している。
mordheim-event-stands-up = { $who }は立ち上がった。移動は{ $inches }インチまで、殴るのは最後。
mordheim-event-rout = { $chosen ->
    [give-up] { $side }は戦いをあきらめた。
   *[test] { $held ->
        [yes] { $side }は踏みとどまった。
       *[no] { $side }は敗走し、戦いに敗れた。
    }
}
mordheim-event-alone = 孤立した{ $who }は{ $held ->
    [yes] 踏みとどまった
   *[no] 逃げ出した
}。
mordheim-event-parting-blow = { $who }は逃げる{ $foe }に{ mordheim-weapon }で一撃を与えた。
mordheim-event-runs = { $who }は{ $inches }インチ逃げた。
mordheim-event-stops = { $who }は{ $made ->
    [yes] 立ち止まった
   *[no] 逃げ続けた
}。

### 起こったことを一文ずつ。

## 戦闘ラウンド

drachensturm-event-order = 打つ順番：{ $order }。
drachensturm-event-surprised = { $who }は不意を打たれ、最初のラウンドは最後に打つ。
drachensturm-event-by-option = 原文に定めがないので、オプション{ $option } = { $value }で決まった。
drachensturm-event-move = { $who }は{ $way ->
    [run] { $foe }へ{ $metres } m走った
    [step-back] { $metres } m下がった
   *[step] { $foe }へ{ $metres } m近づいた
}。
drachensturm-event-flee = { $who }は逃げる{ $covered ->
    [yes] （援護があり、フリーブローはない）
   *[no] {""}
}。
drachensturm-event-away = { $who }は{ $metres } m離れた。
drachensturm-event-goes = { $who }は{ $way ->
    [run] { $cell }まで{ $metres } m走った
    [flight] { $cell }まで{ $metres } m逃げた
   *[step] { $cell }まで{ $metres } m進んだ
}。
drachensturm-event-stopped = { $who }は{ $what ->
    [wall] 壁
    [fighter] 道をふさぐ者
   *[edge] 地図の端
}に止められた。
drachensturm-event-push = { $who }は盾で{ $foe }を押す（{ $weapon }）。
drachensturm-event-pushed = { $foe }は{ $metres } m押し戻された。{ $who }は次のラウンドにフリーブローを受けずに逃げられる。
drachensturm-event-named = { $who }の宣言：{ $kind ->
    [strike] { $foe }への打撃（{ $weapon }、{ drachensturm-body }）
    [push] { $foe }を盾で押す（{ $weapon }）
   *[draw] 別の行動（{ $weapon }）
}。
drachensturm-event-lapses = { $who }は宣言したことをもう行えない。

## 打撃

drachensturm-event-strike = { $who }が{ $foe }に打ちかかる（{ $weapon }）{ $aimed ->
    [yes] 、狙いは{ drachensturm-body }
   *[no] {""}
}。
drachensturm-event-behind = { $foe }は囲まれ、{ $who }が背後から打つ。
drachensturm-event-free-blow = { $who }のフリーブロー：{ $foe }は{ $why ->
    [fleeing] 逃げている
    [helpless] 無防備である
    [unaware] 気づいていない
    [three] 防御を3回使い切った
    [late] 前のラウンドに隙を見せた
    [riposte] 打ち損じて隙を見せた
    [nothing-left] もう防御できない
   *[chosen] 防御しない
}。
drachensturm-event-exchange = { $who }：{ $attack } { SIGNED($aw) } = { $sum }、{ $foe }の{ $kind ->
    [parry] 受け（{ $weapon }）
   *[dodge] よけ
}：{ $answer } { SIGNED($pw) } = { $other }。{ $how ->
    [defended] 防いだ
    [lucky-hit] 幸運な一撃
    [outstanding] 見事な防御
    [fumbled-attack] 攻撃の大失敗
    [fumbled-defence] 防御の大失敗、命中
    [both-fumbled] 双方大失敗
    [fumbled-attack-outstanding] 攻撃の大失敗、見事な防御
    [lucky-hit-fumbled-defence] 幸運な一撃、防御の大失敗
    [fumbled-defence-missed] 防御の大失敗、それでも外れ
   *[hit] 命中
}。
drachensturm-event-free-exchange = { $who }：{ $attack } { SIGNED($aw) } = { $sum }、{ $foe }のPGw { $pgw }に対して。{ $how ->
    [defended] 外れ
    [lucky-hit] 幸運な一撃
    [outstanding] 見事な防御
    [fumbled-attack] 攻撃の大失敗
    [fumbled-defence] 防御の大失敗、命中
    [both-fumbled] 双方大失敗
    [fumbled-attack-outstanding] 攻撃の大失敗、見事な防御
    [lucky-hit-fumbled-defence] 幸運な一撃、防御の大失敗
    [fumbled-defence-missed] 防御の大失敗、それでも外れ
   *[hit] 命中
}。
drachensturm-event-reaction = { $who }は{ $made ->
    [yes] 素早く反応した
   *[no] 反応が間に合わなかった
}（Re { $target }、出目{ $rolled }）。
drachensturm-event-covered = { $who }は次のラウンドにフリーブローを受けずに逃げられる。

## 命中の結果

drachensturm-event-wound = { $who }の{ drachensturm-body }：LEを{ $lost }失い、残り{ $left }（打撃点{ $points }、修正{ $bonus }、防護{ $armour }）。
drachensturm-event-shock = { $who }はショックに{ $made ->
    [yes] 耐えた
   *[no] 耐えられなかった
}（Ko { $target }、出目{ $rolled }）。
drachensturm-event-part-lost = { $who }の{ drachensturm-body }は使えなくなった。
drachensturm-event-out = { $who }は戦闘不能になった（{ $why ->
    [shock] ショック
    [head] 頭が0
    [belly] 腹が0
   *[chest] 胸が0
}）。
drachensturm-event-lucky = { $who }への幸運な一撃：{ $effect ->
    [shaken] Aw・Pw・よけに-3（戦闘ラウンド：{ $rounds }）
    [down] 2戦闘ラウンド転倒、よけのみ
    [helpless] 2戦闘ラウンド転倒、無防備
    [harder] ダメージ増加
    [weary] 休むまで-5（静かな戦闘ラウンド：{ $rounds }）
    [through] 鎧が効かない
    [two-rolls] これ以上の効果なし
   *[dodge-next] 次の防御はよけのみ
}。
drachensturm-event-fumble = { $who }の大失敗：{ $effect ->
    [parry-only] 次の戦闘ラウンドは受けのみ
    [no-attack] 2戦闘ラウンド攻撃不可
    [dropped] 武器を落とした
    [own-points] 武器が自分に当たった
    [notched] 武器が刃こぼれした
    [broken] 武器が折れた
   *[nothing] これ以上の結果なし
}。
drachensturm-event-stands-up = { $who }は再び立ち上がった。
drachensturm-event-draw = { $who }は{ $weapon }を抜いた。
drachensturm-event-pick-up = { $who }は{ $weapon }を{ $done ->
    [yes] 再び手にした
   *[no] 拾おうと身をかがめた
}。

### ヘクスの地図の上での戦い。引数の説明は英語版にあります。

## 出来事

gurps-event-step-clear = { $who }は武器を振るう間合いを取るため、{ $foe }から{ $yards }ヤード下がった。
gurps-event-closes-in = { $who }は{ $cell }へ動いて{ $foe }に詰め寄った。
gurps-event-turns = { $who }は{ $way ->
    [ne] 北東
    [e] 東
    [se] 南東
    [sw] 南西
    [w] 西
   *[nw] 北西
}を向いた。
gurps-event-goes = { $who }は{ $cell }へ移動した（{ $yards }ヤード）。
gurps-event-driven-into = { $who }は{ $what ->
    [wall] 壁
    [edge] 地図の端
   *[fighter] 立ちふさがる者
}に止められた。

## 質問と選択肢

gurps-ask-facing = どちらを向きますか？
gurps-ask-back = どのヘクスへ動きますか？
    .option = { $cell }
gurps-option-to = { $cell }へ（{ $yards }ヤード）
gurps-option-face = { $way ->
    [ne] 北東
    [e] 東
    [se] 南東
    [sw] 南西
    [w] 西
   *[nw] 北西
}

## 選べないものとその理由

gurps-reason-not-in-front = 目標が正面にいない
gurps-reason-too-close = 目標が武器の間合いの内側にいる

## 状態の項目

gurps-slot-cell = ヘクス
gurps-slot-facing = 向き

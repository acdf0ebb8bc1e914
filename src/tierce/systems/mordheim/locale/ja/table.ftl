### 地図の上での戦い。引数の説明は英語版にあります。

## 出来事

mordheim-event-moves = { $who }は{ $cell }へ移動した。
mordheim-event-stopped = { $who }は{ $what ->
    [wall] 壁
    [edge] テーブルの端
   *[fighter] ほかのモデル
}に止められた。

## 質問と選択肢

mordheim-ask-move = 突撃しますか、それとも移動しますか？
mordheim-ask-move-half = 立ち上がったところです。どこへ移動しますか？
mordheim-option-charge = { $foe }に突撃
mordheim-option-to = { $cell }へ移動
mordheim-option-stay = その場にとどまる

## 状態の項目

mordheim-slot-cell = マス
mordheim-slot-facing = 向き

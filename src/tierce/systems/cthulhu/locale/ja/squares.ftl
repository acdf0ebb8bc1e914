### 地図の上での戦い。引数の説明は英語版にあります。

## 出来事

cthulhu-event-goes = { $who }は{ $squares ->
        [1] {""}
       *[other] 全力で
    }{ $cell }へ移動した。
cthulhu-event-falls-down = { $who }は{ $metres }m下へ落ちた。

## 質問と選択肢

cthulhu-ask-where-to = どこへ移動しますか（{ $squares }マス{ $squares ->
        [1] {""}
       *[other] まで
    }）？
cthulhu-option-to = { $cell }へ
cthulhu-ask-throw = { $foe }をどこへ投げますか？
    .option = { $cell }へ投げ落とす（{ $metres }m）
cthulhu-option-here = その場に
cthulhu-ask-push = { $foe }をどちらへ吹き飛ばしますか？
cthulhu-option-push = { $way ->
        [n] 上へ
        [ne] 右上へ
        [e] 右へ
        [se] 右下へ
        [s] 下へ
        [sw] 左下へ
        [w] 左へ
       *[nw] 左上へ
    }

## できない理由

cthulhu-reason-no-line = 間に壁がある
cthulhu-reason-no-way = このマスから出る道がない

## 状態の項目

cthulhu-slot-cell = マス
cthulhu-slot-facing = 向き

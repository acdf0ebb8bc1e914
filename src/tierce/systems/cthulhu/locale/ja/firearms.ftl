### 銃器・射程・投擲・リロード。引数の説明は英語版にあります。

cthulhu-event-point-blank = ゼロ距離射撃！ { $who }の{ cthulhu-means }は{ $foe }に自動命中。

cthulhu-event-malfunction = 故障！ { $who }の{ $weapon }は撃てなくなった。

cthulhu-event-reload = { $who }は{ $weapon }をリロードした（残弾{ $left }）。

cthulhu-ask-reload = どの銃をリロードしますか？
    .option = { $weapon }（残弾{ $left }）

cthulhu-show-jammed = { $weapon }：故障（修理するまで）

cthulhu-show-rounds = { $weapon }：残弾{ $left }

cthulhu-show-rests = { $weapon }：次弾待ち

cthulhu-option-reload = リロード（1P）

cthulhu-slot-rests = 次弾待ち

cthulhu-reason-fired = 銃器での攻撃は1ターンに2回まで

cthulhu-reason-slow = 発射間隔が長く、まだ撃てない

cthulhu-reason-out-of-range = 射程外

cthulhu-reason-jammed = 故障中

cthulhu-reason-touch = ゼロ距離射撃では部位を狙えない

cthulhu-part-unaimed = 未照準（1/3）

cthulhu-part-burst = 連射{ $shot }発目

cthulhu-part-range = 距離{ $far }m

cthulhu-part-cover = 遮蔽物

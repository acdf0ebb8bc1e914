### 命中後のダメージの扱い。引数の説明は英語版にあります。

cthulhu-event-lessened = { $who }は{ $by ->
        [armour] 装甲
       *[defend] 防御
    }でダメージを{ $points }軽減した。

cthulhu-event-halved = 1/2に減り、{ $who }が受けるのは{ $damage }ダメージ。

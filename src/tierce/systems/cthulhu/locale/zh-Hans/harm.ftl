### 命中后伤害的处理。

cthulhu-event-lessened = { $who }的{ $by ->
        [armour] 装甲
       *[defend] 防御
    }减少了{ $points }点伤害。

cthulhu-event-halved = 伤害减半：{ $who }受到{ $damage }点。

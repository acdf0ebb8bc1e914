### 各轮阶段的标题。

cthulhu-heading-declare = 第{ $number }轮：宣言

cthulhu-heading-end = 第{ $number }轮结束

cthulhu-heading-tie = DEX相同，决定先后

cthulhu-event-nothing-declared = 没有人宣言。
cthulhu-whose-turn = { $who }的回合

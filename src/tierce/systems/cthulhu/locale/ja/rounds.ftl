### ラウンドの各段階の見出し。引数の説明は英語版にあります。

cthulhu-heading-declare = 第{ $number }ラウンド：宣言

cthulhu-heading-end = 第{ $number }ラウンド終了

cthulhu-heading-tie = DEX同値の順番決め

cthulhu-event-nothing-declared = 宣言はなかった。
cthulhu-whose-turn = { $who }のターン

### 体と防具が攻撃をどう受けるか、突き飛ばす攻撃。引数の説明は英語版にあります。

gurps-event-blunt-trauma = 柔らかい防具が止めたが、{ $who }は防具越しに打撲を負った。
gurps-event-knocked-back = { $who }は{ $foe }に{ $yards }ヤード突き飛ばされた。

gurps-part-dexterity = 敏捷力
gurps-part-strength = 体力
gurps-part-knockback = { $yards }ヤード突き飛ばされた

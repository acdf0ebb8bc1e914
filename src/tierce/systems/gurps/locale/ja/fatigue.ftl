### 疲労の影響と、気力を振り絞ること。引数の説明は英語版にあります。

gurps-roll-will = 0 FP以下で行動を続ける意志力判定、目標値{ $target }
gurps-event-goes-on = { $who }は疲れ果てながらも行動を続けた（{ gurps-held }）。
gurps-event-collapses = { $who }は力尽きて倒れた（{ gurps-held }）。
gurps-part-effort = 気力を振り絞る
gurps-option-plus-effort = 気力を振り絞って（1 FP）
gurps-reason-lame = 脚や足先が使えないので立てない

### 疲劳的影响与额外努力。参数说明见英文目录。

gurps-roll-will = 意志，在 0 FP 或以下继续行动，需要 { $target }
gurps-event-goes-on = { $who }筋疲力尽，仍坚持行动（{ gurps-held }）。
gurps-event-collapses = { $who }力竭倒下（{ gurps-held }）。
gurps-part-effort = 额外努力
gurps-option-plus-effort = 加额外努力（1 FP）
gurps-reason-lame = 腿或脚不能用，无法站立

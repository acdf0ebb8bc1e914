### 武器を抜く・拾う。引数の説明は英語版にあります。

cthulhu-event-draws = { $who }は{ $weapon }を構えた。

cthulhu-event-picks-up = { $who }は{ $weapon }を拾った。

cthulhu-ask-draw = どの武器を構えますか？
    .option = { $weapon }

cthulhu-ask-pick-up = どの武器を拾いますか？
    .option = { $weapon }

cthulhu-option-draw = 武器を抜く・持ち替える

cthulhu-option-pick-up = 武器を拾う

cthulhu-reason-thrown = 投げてしまい手元にない

cthulhu-show-thrown = { $weapon }：投げた（KPが手元に戻ったと認めるまで）

### ココフォリアのキャラクター駒（JSON）。引数の説明は英語のカタログにある。

## エラー

ccfolia-empty = { $file }：ステータスもパラメータもチャットパレットもない駒です。戦闘に使える値がありません。
ccfolia-several = { $file }：リストになっています。ファイルには、ココフォリアがクリップボードにコピーする駒を1つだけ入れてください。
ccfolia-kind = { $file }：種類（kind）が「{ $kind }」です。読み込めるのは「{ $wanted }」だけです。
ccfolia-other-system = { $file }：クトゥルフ神話TRPGの駒ですが、この戦闘のシステムは { $system } です。

## 注意：そのままでは取り込めなかったもの

ccfolia-note-missing = パラメータにもチャットパレットにもない能力値：{ $names }。平均的な値を使います。
ccfolia-note-unread = 読み取れないので省きました：{ $line }
ccfolia-note-initiative = 駒のイニシアティブは { $initiative } ですが、行動順はDEX { $dex } で決まります。
ccfolia-note-bonus = ダメージボーナスは駒では { $stated }、STRとSIZからは { $ours } です。駒の値を使います。
ccfolia-note-hp = 駒のHP：{ $left }／{ $most }。この値で戦闘を始めます。
ccfolia-note-weapon = 〈{ $skill }〉は伸ばしてありますが、駒に武器の名前がありません。{ $weapon } を持っていることにします。シナリオの「weapon」で変えられます。

### ケース：ファイルに書かれた内容と、そのとおりにならなかったこと。引数の説明は英語のカタログにある。

## ケースのファイル

case-none = { $file }：このフォルダーにケースのファイル（.yaml）がありません。
case-two-kinds = { $path }：1つのケースに次のキーを同時には書けません：{ $keys }
case-no-fighters = { $path }：システム「{ $system }」は人物をファイルから読めません。
case-like-circle = { $path }：次の人物が循環して互いを手本にしています：{ $names }

## 結果

case-result = { $passed } passed, { $failed } failed
case-failed = { $file }:{ $line }: { $name }：{ $problems }
case-problem = （{ $line } 行目）{ $problem }

## 食い違い

case-differs = { $what }：予想は { $expected }、実際は { $found }
case-what-value = { $option } の値
case-what-parts = { $option } の内訳
case-what-chance = { $option } の確率
case-what-withheld = { $option } を選べない理由
case-what-state = { $who }、{ $slot }
case-what-roll = { $rolls } を振った結果
case-what-result = 結果
case-what-refused = 質問が拒まれる理由
case-what-dice = 求められるダイス
case-what-about = 質問の対象
case-what-order = 行動順
case-what-turn = 誰のターンか
case-what-verdict = 勝敗
case-asked-roll = { $who } が { $dice } を振る（{ $site }）
case-asked-choice = { $who } が選ぶ（{ $site }）：{ $options }
case-over = なし、戦闘は終わっています（{ $verdict }）
case-not-asked = 「{ $wanted }」はここでは問われません。問われたもの：{ $asked }
case-nothing-asked = もう何も問われません。戦闘は終わっています（{ $verdict }）
case-asked-something = 何も問われないはずです。問われたもの：{ $asked }
case-more-asked = ルールが、ケースの答えより多くを問うています：{ $asked }
case-no-answer = 「{ $answer }」は答えになりません。問われたもの：{ $asked }。使える答え：{ $possible }
case-withheld-instead = { $option } は選べません（{ $clause }）
case-not-offered = { $option } は選択肢にありません。問われたもの：{ $asked }
case-offered-too = { $option } が選択肢にあります
case-not-withheld = { $option } は選択肢にも、選べないものにもありません
case-ambiguous = 「{ $option }」の候補：{ $options }
case-no-wish = 「choose」に何を選ぶかが書かれていません。選ぶ人物：{ $who }。選択肢：{ $options }
case-no-event = { $event } は起きていません（または順序が違います）。起きたこと：{ $happened }
case-event-too = { $event } が起きました
case-not-cited = 起きたことのどれも { $clause } を引いていません。引かれたもの：{ $cited }
case-circle = 「always」の答えが循環しています：{ $asked }
case-refused = 質問が拒まれました：{ $reason }
case-answered = 質問に答えが出ましたが、拒まれるはずです
case-conflict = 同時に成り立つ2つの条項が食い違っています：{ $first }、{ $second }
case-broke = ルールの実行に失敗しました：{ $kind }：{ $reason }

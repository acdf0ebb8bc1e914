### コマンドラインと端末の文言。引数の説明は英語のカタログにある。

## ヘルプ

cli-help-usage = 使い方：
cli-help-options = [オプション]
cli-help-command = コマンド ...
cli-help-arguments = 引数
cli-help-options-heading = オプション
cli-help-commands = コマンド

cli-command-tierce = ルールどおりの卓上戦闘
    .about = 卓上の戦闘をルールどおりに裁定します。誰が何をできるか、確率はどれだけか、ダイスの目はどうだったか、それはなぜかを示します。
cli-command-play = 戦闘を始める、または続ける
    .about = 端末で戦闘を行ないます。シナリオから、または見本の戦闘をその名前で（--list）新しく始めるか、戦闘ログの続きを行ないます。入力した内容はすべてその場で保存されます。戦闘中に「h」と入力すると、入力できるものが表示されます。
cli-command-odds = 1回の攻撃の正確な確率
    .about = ファイルなしで質問に正確に答えます。例：tierce odds gurps attack=14 dodge=9
cli-command-log = 戦闘の経過を表示する
    .about = 戦闘ログにある出来事から、戦闘の経過を表示します。
cli-command-clauses = ルールの条項を一覧する、または1つ表示する
    .about = ルールの条項を一覧します。IDを指定すると、条項の内容と、それを引いているルール、それを試しているケースを表示します。
cli-command-systems = ルールシステムを一覧する
    .about = 導入されているルールシステムを一覧します。
cli-command-roll = 卓の書き方でダイスを振る
    .about = そのシステムの卓で使われている書き方のダイスコマンドを実行し、結果を示します。例：tierce roll cthulhu "CCB<=65"
cli-command-import = ファイルからキャラクターを読み込む
    .about = GURPS Character Sheet（.gcs）などのファイルからキャラクターを読み込んで表示し、取り込めなかった内容と、ファイルの値がルールの値と異なる箇所を知らせます。
cli-command-export = 戦闘後のHPをキャラクターのファイルに書き戻す
    .about = ココフォリアの駒（.json）などのキャラクターのファイルを、戦闘で残ったHPに書き換えて出力します。ほかの部分は1バイトも変わりません。
cli-command-check = ケースを実行する
    .about = ケース、つまりルールの正しい結果を書いたYAMLファイルか、それを収めたフォルダーを実行します。最後の行は「N passed, N failed」です。

cli-parameter-help = このヘルプを表示する。
cli-parameter-version = バージョンを表示する。
cli-parameter-lang = 言語：en、de、ja、ru、zh-Hans。省略すると環境の言語。
cli-parameter-as-json = JSONで出力する。
cli-parameter-play-file = シナリオ（TOML）、戦闘ログ、または見本の戦闘の名前。省略すると見本の戦闘「duel」。
cli-parameter-as-list = 見本の戦闘を一覧する。
cli-parameter-play-log-file = 新しい戦闘の保存先。省略すると今のフォルダーに、シナリオと日付の名前で保存する。
cli-parameter-auto = この側の決定をコンピューターに任せる。「all」ならすべての側。
cli-parameter-policy = コンピューターの決め方。省略するとシステムの既定。
cli-parameter-hand = この人物のダイスは卓上で振って入力する。
cli-parameter-seed = コンピューターのダイスの種。種が同じなら出目も同じ。
cli-parameter-repair = ログの書きかけの最終行を切り捨てる。
cli-parameter-read-only = ログの戦闘を表示するだけにする。
cli-parameter-from-checkpoint = その後ルールが変わっていても、ログの最後のチェックポイントから続ける。
cli-parameter-file = 戦闘ログ。
cli-parameter-log-clauses = 出来事ごとに条項を示す。
cli-parameter-odds-system = ルールシステム。
cli-parameter-pairs = 質問。例：attack=14 dodge=9
cli-parameter-clause = 表示する条項。
cli-parameter-system = このシステムの条項だけ。
cli-parameter-roll-system = ルールシステム。
cli-parameter-command = コマンド。引用符で囲む：「"CCB<=65"」。
cli-parameter-dice = 卓上で振ったダイスの出目。省略するとコンピューターが振る。
cli-parameter-import-paths = キャラクターのファイル。
cli-parameter-import-system = システムの名前のないファイルのルールシステム。省略すると gurps。
cli-parameter-output = キャラクターを人物のファイル（TOML）として書き出す。
cli-parameter-fighter = 戦闘での人物の名前。省略するとファイルにある名前。
cli-parameter-piece = キャラクターのファイル。
cli-parameter-export-output = このファイルに書き出す。
cli-parameter-check-paths = ケースのファイルまたはフォルダー。

## エラー

cli-usage-no-value = { $option } に値は付けられません。
cli-usage-needs-value = { $option } の後に値が必要です。
cli-play-not-with-log = { $file } は戦闘ログなので、そのまま続けることしかできません。{ $option } は新しい戦闘でだけ使えます。
cli-play-only-with-log = { $file } はシナリオです。{ $option } はログでだけ使えます。
cli-log-truncated = { $file }：ログが { $line } 行目で途切れています。それより前は無事です。--repair でその行を切り捨てて続けられます。
cli-log-no-checkpoint = { $file }：このログには、続きを始められるチェックポイントがありません。--read-only で経過を表示できます。
cli-log-checkpoint-unusable = { $file }：その後ルールが大きく変わり、チェックポイントからは続けられません。--read-only で経過を表示できます。
cli-log-rules-newer = { $file }：{ $system } のルールのバージョン { $version } が必要ですが、ここにあるのは { $known } です。--read-only で経過を表示できます。
cli-log-rules-changed = { $file }：{ $system } のルールのバージョン { $version } で書かれています。今の { $known } では戦闘が違う展開になります。{ $checkpoint ->
    [yes] --read-only で経過を表示し、--from-checkpoint で最後のチェックポイントから続けられます。
   *[no] --read-only で経過を表示できます。
}
cli-log-other = { $file }：ルールのバージョンは同じ { $version } ですが、今のルールではこのログと違う展開になります。行が欠けているか書き換えられている、あるいは同じバージョンのままルールが変わっています。 { $checkpoint ->
    [yes] --read-only で経過を表示し、--from-checkpoint で最後のチェックポイントから続けられます。
   *[no] --read-only で経過を表示できます。
}
cli-dice-face = { $dice } に { $typed } の目はありません。どのダイスも 1 から { $sides } までです。
cli-odds-none = { $system } はファイルなしの質問に答えません。
cli-odds-unknown-key = 不明なキー「{ $key }」です。「{ $nearest }」ではありませんか？
cli-odds-unknown-key-known = 不明なキー「{ $key }」です。使えるキー：{ $known }
cli-odds-missing-key = キー「{ $key }」がありません。
cli-odds-missing-one-of = 次のキーのどれかが必要です：{ $known }
cli-odds-not-number = { $key }={ $value }：整数が必要です。
cli-odds-not-dice = { $key }={ $value }：1d6+1 のようなダイスの式が必要です。
cli-odds-out-of-range = { $key } の値は { $value } ですが、{ $lowest } から { $highest } まででなければなりません。
cli-odds-conflict = 次のものは同時に指定できません：{ $keys }
cli-odds-needs-key = 「{ $key }」は { $known } と一緒でなければ意味がありません。
cli-odds-withheld = { $key }：{ $clause } により、ここではできません。内容は「tierce clauses { $clause }」で表示されます。
cli-odds-twice = 「{ $key }」が二度指定されています。
cli-roll-none = { $system } にはダイスコマンドがありません。
cli-roll-unknown = 「{ $typed }」はここで使えるダイスコマンドではありません。使えるコマンドの例：{ $known }
cli-roll-no-sum = 「{ $typed }」は整数でも、60/2+15*2-10 のような計算式でもありません。
cli-roll-by-zero = 「{ $typed }」は0で割っています。
cli-roll-too-large = 「{ $typed }」の計算結果が { $most } を超えています。
cli-clause-none = 「{ $wanted }」という条項はありません。「tierce clauses」で一覧できます。
cli-sample-none = 「{ $typed }」というファイルも見本の戦闘もありません。見本の戦闘「{ $nearest }」ではありませんか？
cli-sample-none-known = 「{ $typed }」というファイルも見本の戦闘もありません。見本の戦闘：{ $known }
cli-data-entry = { $file }：[{ $entry }]：「{ $key }」を { $value } にはできません。
cli-import-no-toml = { $system } の人物はTOMLで書き出せません。
cli-export-none = { $file }：この種類のファイルには残りの値を書き戻せません。
cli-import-one = --output はファイルが1つのときだけ使えます。
cli-nobody = ここに「{ $typed }」という人物はいません。いるのは：{ $known }
cli-number = 「{ $typed }」は 1 から { $highest } までの数ではありません。

## コマンドの一覧と表

cli-system-version = ルールのバージョン { $version }
cli-clause-column-rules = ルール
cli-clause-column-cases = ケース
cli-clause-source = 出典：{ $source }
cli-clause-rules = 引用箇所：{ $places }
cli-clause-cases = 確認箇所：{ $places }
cli-odds-mean = 平均 { $mean }
cli-odds-method = 方法：{ $method }
cli-method-exact = 厳密
cli-method-sampled = 標本抽出、無作為に{ $count }回、95%信頼区間つき
cli-import-written = { $file } に書き出しました
cli-import-same = ファイルの値はルールの値と同じです。
cli-import-differences = ファイルの値がルールの値と異なります：
cli-import-difference = { $what }：ファイルでは { $file }、ルールでは { $rules }
cli-import-difference-none = { $what }：ファイルでは { $file }、ルールではなし
cli-import-right-ours = ルールに従う
cli-import-right-file = ファイルに従う
cli-import-right-open = 未定
cli-log-empty = まだ何も起きていません。

## 戦闘：始まりと終わり

cli-saving = すべて { $file } に保存されます
cli-saved = { $file } に保存されています
cli-read-only = 保存しません。この戦闘は表示するだけです。
cli-repaired = 書きかけの最終行（{ $count } バイト）を切り捨てました。
cli-going-on = { $count } 個の答えの続きから始めます。
cli-turn = { $who }、第{ $number }ターン
cli-turn-goes-on = { $who }、第{ $number }ターン（続き）
cli-roll-no-die = 「{ $command }」はダイスを振らずに決まります。--dice は付けないでください。
cli-odds-bad-value-near = { $name } に「{ $typed }」は指定できません。「{ $nearest }」ではありませんか？
cli-edit-least = { $slot } に「{ $value }」は指定できません。{ $least } 以上の整数が必要です。
cli-edit-on-map = 「{ $fact }」は地図で決まります。位置を動かしてください。地図のほかに指定できるもの：{ $known }
cli-no-end = { $count }手進めても勝敗がつかず、決める人もいないため、自動プレイをここで止めます。戦闘は保存されており、続きから遊べます。
cli-goes-on = { $turn }（続き）
cli-before-fight = 戦闘の前
cli-over = 戦闘終了、勝者：{ $side }
cli-over-draw = 戦闘終了、勝者なし
cli-prompt-over = （u 取り消し · o 裁定し直し · l 経過 · q 終了）>{" "}

## 戦闘：質問

cli-pool = { $name } { $now }/{ $most }
cli-question-plain = どうしますか？
cli-roll-plain = ダイスを振る
cli-option-plus = { $what }、{ $more }
cli-sealed = { $count } 人が同時に決めます。全員が決めるまで何も表示されません。
cli-hint-why = ? N 理由
cli-hint-withheld = - 選べないもの（{ $count }）
cli-hint-help = h ヘルプ
cli-chance = 確率：{ $chance }
cli-no-value = これにはダイスを振らないので、説明する値はありません。
cli-nothing-withheld = 選べないものはありません。
cli-explain-how = 「? 2」で選択肢2の説明、「? ID」で条項を表示します。
cli-explain-none = 「{ $typed }」はここの選択肢でも条項でもありません。
cli-not-understood = 選択肢でもコマンドでもありません。番号を入力するか、h でヘルプを見てください。
cli-ambiguous = 「{ $typed }」の候補：{ $several }

## 戦闘：ダイス

cli-thrown = { $who }、{ $what }：{ $dice } → { $shows }
cli-throw = { $who }、{ $what }：{ $dice } を振ってください
cli-own-words = （自分の言葉で） >{" "}
cli-too-many-words = { $most } 文字までです。
cli-own-number = （{ $lowest }～{ $highest }の整数） >{" "}
cli-no-such-number = 「{ $typed }」は使えません。{ $lowest }から{ $highest }までの整数を入力してください。
cli-dice-prompt = （合計、またはすべての目。r：コンピューターが振る）>{" "}
cli-dice-prompt-faces = （すべての目、例えば 5 3 3。r：コンピューターが振る）>{" "}
cli-dice-range = { $dice }：合計 { $lowest } から { $highest }、またはすべての目
cli-dice-faces = { $dice }：すべての目、それぞれ 1 から { $sides }
cli-dice-mode = 誰のダイスをどう振るかを指定してください：d 名前 hand（卓上）または d 名前 computer
cli-dice-by-hand = { $who }：ダイスは卓上で振って入力します。
cli-dice-by-computer = { $who }：コンピューターがダイスを振ります。

## 戦闘：訂正

cli-undo-nothing = 取り消すものがありません。
cli-undone = 取り消しました：{ $what }
cli-undo-edit = 手での変更（{ $what }）
cli-overrule-nothing = 裁定し直せるものは、まだありません。
cli-overrule-which = （番号。Enter だけならそのまま）>{" "}
cli-overrule-value = （新しい値。Enter だけならそのまま）>{" "}
cli-overruled = 裁定し直し：{ $before } → { $after }（{ $what }）
cli-decided = { $value }（{ $what }）
cli-recent-roll = { $who }、{ $what }、{ $dice }
cli-recent-outcome = 結果：{ $site }
cli-by-dice = ダイス
cli-by-hand = 手振り
cli-by-player = 決定
cli-by-policy = コンピューター
cli-by-gm = GM
cli-by-rules = ルール
cli-ruling = GM裁定：{ $ruling }
cli-ruled = { $what } { $before } → { $after }
cli-ruled-roll = { $who }、{ $what }：出目
cli-ruled-choice = { $who }「{ $question }」
cli-ruled-outcome = 「{ $site }」の結果
cli-ruled-slot = { $who }の{ $slot }
cli-ruled-entry = { $slot }（{ $key }）
cli-ruled-begins = { $what }「{ $name }」開始
cli-ruled-ends = { $what }「{ $name }」終了
cli-change = { $who }、{ $slot } { $how }
cli-change-nobodys = { $slot }：{ $how }
cli-edited = 変更：{ $what }
cli-edit-room = ルールでは、{ $others } のそばに { $who } の場所はありません。GMの判断がルールに優先するので、このままにします。
cli-edit-how = 誰の何をどう変えるかを指定してください：e 名前 { $lose }、e 名前 { $put }。最後に「before 2」を付けると、「o」で並ぶ2番目のものの前に入ります。
cli-edit-value = { $who }、{ $slot }：今は { $value } です。どう変えるかを指定してください。
cli-edit-slot = 「{ $typed }」という変更できる項目はありません。「{ $nearest }」ではありませんか？
cli-edit-slot-known = 「{ $typed }」という変更できる項目はありません。変更できる項目：{ $known }
cli-edit-pool = { $slot } は -3、+2、=8 のように減らす、増やす、または決めることができます。「{ $typed }」はどれでもありません。
cli-edit-pool-before = 既に起きたことの前では、{ $slot } は -3、+2 のように減らすか増やすことしかできません。
cli-edit-mark = { $slot } を「{ $typed }」にはできません。使える値：{ $known }
cli-edit-table = { $slot } は項目の集まりです。「{ $typed }」ではなく、「キー=値」または（削除するには）「キー=」と書いてください。
cli-edit-condition = 「{ $typed }」ではなく、状態を始めるには +名前、終えるには -名前 と書いてください。
cli-edit-nowhere = この戦闘にそのような箇所はありません。「before 2」は「o」で並ぶ2番目のものを指します。
cli-report-kept = 他の { $count } 個の答えはそのまま残ります。
cli-report-dropped = 質問がなくなるため、{ $count } 個の答えが消えます：
cli-report-unreached = 箇所がなくなるため、{ $count } 件の手での変更が無効になります。
cli-report-waiting = { $count } 個の答えは、その前の新しい質問を待ちます。
cli-report-flipped = { $count } 個の結果が変わります：
cli-flip = { $what }：{ $was } → { $now }
cli-confirm = 実行しますか？（y/n）>{" "}
cli-confirm-words = y yes はい
cli-left-as-it-was = 元のままにしました。

## 戦闘：ヘルプ

cli-key-choose = 選択肢を選ぶ。名前の初めの部分でもよい
cli-key-explain = 選択肢の値と確率の理由
cli-key-clause = 条項の内容。例：? { $clause }
cli-key-withheld = 選べないものと、それを禁じる条項
cli-key-undo = 取り消し。人が最後に決めたか振ったところまで戻る
cli-key-overrule = 出目、決定、結果を裁定し直す。他の出目はそのまま
cli-key-edit = 手で変更する：e 名前 { $lose }、e 名前 { $put } before 2
cli-key-dice = d 名前 hand：その人物の出目を入力する。d 名前 computer：コンピューターが振る
cli-key-log = これまでの経過。l clauses なら条項も示す
cli-key-help = このヘルプ
cli-key-save = 戦闘の保存先（常に保存されている）
cli-key-quit = 終了。後で「tierce play ログ」で続けられる

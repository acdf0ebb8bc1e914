### tierce の各部分で共通の文言。引数の説明は英語のカタログにある。

## 列挙、数値、短い語

list-separator = 、
decimal-separator = .
label-value = { $label }：{ $value }
percent = { $number }%
percent-below = { $number }%未満
percent-above = { $number }%超
chance = { $percent }（{ $fraction }）
yes = はい
no = いいえ
none = なし
unknown = 不明
default = 既定

## エラー：見出し

error-heading = エラー
warning-heading = 警告
hint-heading = ヒント
error-place = { $file } の { $line } 行目

## エラー：ファイル

error-file-not-found = { $file }：ファイルが見つかりません。
error-file-is-folder = { $file }：フォルダーです。ファイルを指定してください。
error-file-no-ordinary = { $file }：デバイスまたはパイプです。ファイルを指定してください。
error-file-too-large = { $file }：{ $most } バイトを超えています。大きすぎて読み込めません。
error-file-unreadable = { $file }：読み込めません（{ $reason }）。
error-file-unwritable = { $file }：書き込めません（{ $reason }）。何も変更していません。
error-file-exists = { $file }：既に存在するため、上書きしませんでした。
error-file-empty = { $file }：ファイルが空です。
error-not-text = { $file }：UTF-8 のテキストではありません。
error-not-toml = { $file } の { $line } 行目：TOML として正しくありません。
error-not-yaml = { $file } の { $line } 行目：YAML として正しくありません。
error-not-json = { $file } の { $line } 行目：JSON として正しくありません。
error-unknown-format = { $file }：tierce が読める種類のファイルではありません。対応形式：{ $known }
error-not-format = { $file }：{ $format } のファイルではありません。
error-format-version = { $file }：{ $format } のバージョン { $version } は読めません。対応バージョン：{ $known }

## エラー：ファイルの内容

error-unknown-key = { $path }：不明なキー「{ $key }」です。「{ $nearest }」ではありませんか？
error-unknown-key-known = { $path }：不明なキー「{ $key }」です。使えるキー：{ $known }
error-missing-key = { $path }：キー「{ $key }」がありません。
error-duplicate-key = { $path }：「{ $key }」が二度指定されています。
error-out-of-range = { $path }：「{ $key }」の値は { $value } ですが、{ $lowest } から { $highest } まででなければなりません。
error-too-low = { $path }：「{ $key }」の値は { $value } ですが、{ $lowest } 以上でなければなりません。
error-not-allowed = { $path }：「{ $key }」の値は「{ $value }」ですが、次のいずれかでなければなりません：{ $known }
error-wrong-type = { $path }：「{ $key }」の値は「{ $value }」ですが、{ $expected }でなければなりません。
expected-number = 整数
expected-fraction = 数または分数（例：11/2）
expected-text = 文字列
expected-yes-no = 「はい」か「いいえ」（yes / no）
expected-list = リスト
expected-table = キーと値の表
expected-dice = ダイスの式（例：2d6+1）
error-unknown-name = { $path }：「{ $name }」という名前のものはありません。使える名前：{ $known }

## エラー：コマンドライン

error-usage = { $problem }
error-usage-help = 使い方は「{ $command } --help」で表示されます。
error-usage-command = 「{ $typed }」というコマンドはありません。「{ $nearest }」ではありませんか？
error-usage-command-known = 「{ $typed }」というコマンドはありません。使えるコマンド：{ $known }
error-usage-option = 「{ $typed }」というオプションはありません。「{ $nearest }」ではありませんか？
error-usage-option-unknown = 「{ $typed }」というオプションはありません。
error-usage-missing = { $name } が指定されていません。
error-usage-too-many = 余分な引数「{ $typed }」があります。
error-usage-key-value = 「{ $typed }」は「キー=値」（KEY=VALUE）の形で指定してください。
error-usage-value = { $name } に「{ $typed }」は指定できません。使える値：{ $known }
error-unknown-language = 不明な言語「{ $wanted }」です。使える言語：{ $known }
error-unknown-system = 不明なシステム「{ $wanted }」です。使えるシステム：{ $known }
error-unknown-clause = 「{ $wanted }」という条項はありません。「{ $nearest }」ではありませんか？
error-answer = ここでは「{ $typed }」と答えられません。使える答え：{ $known }

## エラー：ダイス

error-dice-notation = 「{ $typed }」はダイスの式ではありません。3d6、2d6+1、1d100 のように書いてください。
error-dice-impossible = { $dice } で { $typed } は出ません。出るのは { $lowest } から { $highest } までです。
error-dice-not-number = { $dice }：「{ $typed }」は整数ではありません。
error-dice-count = { $dice }：{ $given } 個分の目が指定されましたが、必要なのは { $count } 個分です。

## エラー：戦闘ログ

error-not-log = { $file }：戦闘ログではありません。
error-log-truncated = { $file }：ログが { $line } 行目で途切れています。それより前は無事です。
error-log-damaged = { $file }：ログの { $line } 行目が壊れています。
error-log-newer = { $file }：このバージョン { $known } より新しいバージョン { $version } で書かれています。それ以降の tierce を使ってください。
error-log-in-use = { $file }：この戦闘は別の場所で進行中です。

### TOML の人物とシナリオの読み込みで使う文。引数の説明は英語の目録にある。

toml-place = { $file } の { $line } 行目、{ $path }
toml-lines =
    { $first }
    { $rest }
toml-and-more =
    { $last }
    …ほかに { $count } 件の問題があります。
toml-within = { $path }: { $problem }
toml-name-twice = { $path }: 「{ $name }」という人物が二人います。名前は人物ごとに別にしてください。
toml-circle = { $path }: 次のファイルが循環して参照し合っています: { $files }。人物のファイルは自分自身に戻れません。
toml-fact-self = { $path }: 「from」と「to」がどちらも「{ $name }」です。事実は二人の人物についてのものです。
toml-expected-true-false = true または false
toml-expected-tables = 表のリスト（それぞれの上に { $heading } と二重の角括弧で書く）
toml-fact-nothing = { $path }: 事実が書かれていません。次のどれかを書いてください: { $known }。
toml-no-fighters = { $file }: システム「{ $system }」は人物をファイルで扱いません。

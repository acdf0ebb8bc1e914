### TOML の人物とシナリオの読み込みで使う文。引数の説明は英語の目録にある。

toml-place = { $file } の { $line } 行目、{ $path }
toml-lines =
    { $first }
    { $rest }
toml-and-more =
    { $last }
    …ほかに { $count } 件の問題があります。
toml-within = { $path }：{ $problem }
toml-name-twice = { $path }：「{ $name }」という人物が二人います。名前は人物ごとに別にしてください。
toml-circle = { $path }：次のファイルが循環して参照し合っています：{ $files }。人物のファイルは自分自身に戻れません。
toml-fact-self = { $path }：「from」と「to」がどちらも「{ $name }」です。事実は二人の人物についてのものです。
toml-fact-contradicts = { $path }：「{ $key }」は { $value } ですが、{ $first } では同じ二人について { $before } となっています。
toml-expected-true-false = true または false
toml-expected-tables = 表のリスト（それぞれの上に { $heading } と二重の角括弧で書く）
toml-fact-nothing = { $path }：事実が書かれていません。次のどれかを書いてください：{ $known }。
toml-fact-on-map = { $path }：「{ $key }」は地図から決まるので、地図があるときは書けません。地図があるときに書けるもの：{ $known }
toml-fact-map-only = { $path }：「{ $key }」は地図から決まります。{ $system } では、地図があるときは何も書きません。
toml-no-fighters = { $file }：システム「{ $system }」は人物をファイルで扱いません。
toml-invalid = { $path }：「{ $key }」の値「{ $value }」は使えません：{ $reason }
toml-syntax = { $file } の { $line } 行目、{ $column } 文字目：{ $reason ->
    [twice] このキーまたは表は前に書かれています
    [equals] キーの後には「=」と値が必要です
    [value] 値ではありません。文字列は引用符で囲みます："…"
    [key] キーではありません。英数字、-、_ 以外を含むキーは引用符で囲みます
    [string] 文字列の終わりに引用符がありません
    [escape] "…" の中の \ は二重に書くか、文字列を '…' で囲みます
    [array] リストの終わりに「]」がないか、カンマが抜けています
    [table] 表の終わりに「{"}"}」がないか、カンマが抜けています
    [header] 見出しの終わりに「]」（または「]]」）がありません
    [newline] 1行に書けるのはキーと値の組1つだけです
   *[other] TOML として正しくありません
}。その行：{ $written }
toml-strange = { $file }：表の入れ子が深すぎるか、数が長すぎて読めません。
toml-name = { $path }：「{ $key }」を「{ $value }」にはできません：{ $fault ->
    [empty] 空にはできません
    [blank] 初めと終わりに空白は置けません
    [gm] GM はゲームマスターのことです
    [slash] 「/」は使えません
    [at] 「@」は使えません
   *[control] 制御文字は使えません
}。
toml-sides = { $path }：{ $count ->
    [0] 戦う人物がいません
   *[other] すべての人物が同じ側にいます
}。戦闘には、「side」の値が異なる人物が少なくとも二人必要です。

### TOML の地図を読むときのメッセージ。パラメータは英語のカタログにあります。

toml-map-empty = { $path }：「{ $key }」にマスが一つもありません。マスごとに . や # などの記号を一つ描いてください。
toml-map-sign = { $path }：{ $cell } の記号「{ $sign }」の意味がどこにも書かれていません。使える記号：{ $known }。地図の凡例（legend）に加えてください。
toml-map-ragged = { $path }：{ $row }行目のマスは{ $count }個ですが、1行目は{ $expected }個です。どの行も同じ長さにしてください。
toml-map-shifted = { $path }：{ $row }行目の始まる位置が違います。ヘックスでは2、4、6行目…を右にずらし、ほかの行は1行目と同じ位置から始めます。
toml-map-large = { $path }：「{ $key }」にはマスが{ $count }個ありますが、地図のマスは{ $most }個までです。
toml-map-wall = { $path }：「{ $key }」は「{ $value }」ですが、地図の上で辺を共有する二つのマスの名前でなければなりません。
toml-map-mark = { $path }：「{ $sign }」は凡例に使えません。記号は半角の文字、数字、記号のどれか一つです。
toml-map-meaningless = { $path }：「{ $key }」は { $system } のルールでは意味を持ちません。マスについて使えるキー：{ $known }
toml-map-expected-wall = C4-D4 のような二つのマスの名前
toml-map-expected-cell = C4 のようなマスの名前
toml-map-none = { $path }：「{ $key }」がありますが、この戦闘には地図がありません。
toml-map-at = { $path }：「{ $key }」は「{ $value }」ですが、そこからは始められません。{ $why ->
    [off] 地図にそのマスはありません
    [closed] そのマスには入れません
   *[room] ルールでは { $others } のそばに場所がありません
}。

### ファイルの人物についての文言。引数の説明は英語版にあります。

cthulhu-expected-damage = ダイスの式（例：1D8+1）

cthulhu-expected-bonus = ダメージボーナス（例：+1D4、-1D6、0）

cthulhu-file-no-kind = { $path }：「{ $name }」はdata/weapons.tomlになく、「kind」もありません。「kind」か「like」を書いてください。
cthulhu-file-no-kind-near = { $path }：「{ $name }」はdata/weapons.tomlになく、「kind」もありません。「{ $near }」ではありませんか？ そうでなければ「kind」か「like」を書いてください。

cthulhu-file-weapon-twice = { $path }：「{ $name }」という武器が2つあります。「{ $name } 2」のように、武器ごとに別の名前を付けてください。

cthulhu-file-both-hands = { $path }：「{ $name }」が両方の手にあります。両手武器は「main」だけに書き、「off」は "" としてください。

cthulhu-file-two-handed = { $path }：「{ $name }」には両手が必要です。「main」だけに書き、「off」は "" としてください。

cthulhu-file-no-bow = { $path }：「{ $name }」という弓をこの人物は持っていません。矢をつがえられるのは手にしている弓だけです。

### ファイルの人物についての文言。引数の説明は英語版にあります。

gurps-expected-damage = ダメージ（例：2d+1 cut、sw+1 cut、3d(2) imp）
gurps-expected-reach = 間合い（例：1、C、1,2）
gurps-expected-parry = 「受け」欄の値（例：0、-1F、0U、No）
gurps-expected-range = 射程（例：150、100/150）
gurps-file-no-level = { $path }：キー「level」がなく、「skills」にも「{ $skill }」がありません。どちらか一方が必要です。
gurps-file-no-basic-damage = { $path }：「{ $key }」の値は「{ $value }」ですが、体力 { $st } に対応するダメージはありません（あるのは体力 { $lowest } から { $highest } まで）。代わりにダイスの式を書いてください。
gurps-file-weapon-twice = { $path }：「{ $name }」という武器が2つあります。「{ $name } 2」のように、武器ごとに別の名前を付けてください。
gurps-file-mode-twice = { $path }：「{ $name }」という使い方が2つあります。使い方ごとに別の名前を付けてください。
gurps-file-both-hands = { $path }：「{ $name }」が両方の手にあります。両手武器は「main」だけに書き、「off」は "" としてください。
gurps-file-two-handed = { $path }：「{ $name }」には両手が必要です。「main」だけに書き、「off」は "" としてください。

gurps-file-other-area = { $path }：「{ $key }」は area = "{ $area }" のときだけ書けます。消すか、そう指定してください。

### ファイルの中の戦闘者について。

drachensturm-expected-points = 1d6+1、1W6、3のような打撃点
drachensturm-file-weapon-twice = { $path }：「{ $name }」という武器が2つあります。「{ $name } 2」のように別の名前を付けてください。
drachensturm-file-held-twice = { $path }：「{ $name }」が二重に持たれています。武器は「main」「off」「others」のどれか一つに書きます。
drachensturm-file-hands = { $path }：持ち物には手が{ $hands }本要りますが、あるのは{ $arms }本です。両手武器は「main」だけに書き、「off」は""にします。

### ファイルの戦士について。

mordheim-file-hands = { $path }：両手では全部は持てません：{ $names }。
mordheim-file-buckler = { $path }：バックラーを持つ手がないか、ほかの物と一緒に使えません：{ $names }。
mordheim-file-shield = { $path }：{ $names }のほかに盾を持つ手がありません。
mordheim-file-armour = { $path }：この鎧（「{ $armour }」）は盾と一緒に使えません。
mordheim-file-same-name = { $path }：性質の違う武器には別々の名前を付けてください：{ $names }。

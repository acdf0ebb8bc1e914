### JSONファイル。引数の説明は英語のカタログにある。

json-deep = { $file }、{ $line } 行目：リストの入れ子が { $most } 段を超えています。
json-number = { $file }、{ $line } 行目：数値が大きすぎるか、桁が多すぎます。

### 关于文件中的战士。

mordheim-file-hands = { $path }：两只手拿不下这些：{ $names }。
mordheim-file-buckler = { $path }：没有空手拿小圆盾，或者它不能与其余装备并用：{ $names }。
mordheim-file-shield = { $path }：除了{ $names }，没有空手拿盾牌。
mordheim-file-armour = { $path }：这种护甲（“{ $armour }”）不能与盾牌并用。
mordheim-file-same-name = { $path }：性质不同的两件武器要有不同的名字：{ $names }。

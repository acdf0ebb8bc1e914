### Was über Kämpfer in Dateien gesagt wird.

mordheim-file-hands = { $path }: zwei Hände können das nicht alles halten: { $names }.
mordheim-file-buckler = { $path }: für einen Buckler ist keine Hand frei, oder er passt nicht zum Rest: { $names }.
mordheim-file-shield = { $path }: für einen Schild ist keine Hand frei neben { $names }.
mordheim-file-armour = { $path }: diese Rüstung („{ $armour }“) trägt man nicht mit einem Schild.
mordheim-file-same-name = { $path }: zwei verschiedene Waffen brauchen zwei Namen: { $names }.

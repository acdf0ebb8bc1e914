### Что говорят о бойцах в файлах.

mordheim-file-hands = { $path }: в двух руках всё это не удержать: { $names }.
mordheim-file-buckler = { $path }: для баклера нет свободной руки, или он не сочетается с остальным: { $names }.
mordheim-file-shield = { $path }: для щита нет свободной руки, в руках уже: { $names }.
mordheim-file-armour = { $path }: такие доспехи («{ $armour }») не носят со щитом.
mordheim-file-same-name = { $path }: разному оружию нужны разные имена: { $names }.

### Что говорится о бойцах в файлах.

cthulhu-expected-damage = кости, например 1D8+1

cthulhu-expected-bonus = бонус к урону, например +1D4, -1D6 или 0

cthulhu-file-no-kind = { $path }: «{ $name }» нет в data/weapons.toml, и не указано «kind». Укажите его или «like».
cthulhu-file-no-kind-near = { $path }: «{ $name }» нет в data/weapons.toml, и не указано «kind». Может быть, «{ $near }»? Иначе укажите «kind» или «like».

cthulhu-file-weapon-twice = { $path }: два оружия называются «{ $name }»; каждому нужно своё имя, например «{ $name } 2».

cthulhu-file-both-hands = { $path }: «{ $name }» в обеих руках; двуручное оружие стоит только в «main», а «off» тогда "".

cthulhu-file-two-handed = { $path }: «{ $name }» занимает обе руки; оно стоит только в «main», а «off» тогда "".

cthulhu-file-no-bow = { $path }: лука «{ $name }» у этого бойца нет; стрела наложена лишь на тот лук, что в руках.

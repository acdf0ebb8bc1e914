### О бойцах в файлах.

drachensturm-expected-points = запись очков, например 1d6+1, 1W6 или 3
drachensturm-file-weapon-twice = { $path }: два оружия называются «{ $name }»; каждому нужно своё имя, например «{ $name } 2».
drachensturm-file-held-twice = { $path }: «{ $name }» держат дважды; оружие указывают только в одном из «main», «off» и «others».
drachensturm-file-hands = { $path }: для всего, что в руках, нужно рук: { $hands }, а есть { $arms }; двуручное оружие указывают только в «main», а «off» тогда "".

### О бойцах в файлах. Параметры объяснены в английском каталоге.

gurps-expected-damage = запись повреждений, например 2d+1 cut, sw+1 cut или 3d(2) imp
gurps-expected-reach = досягаемость, например 1, C или 1,2
gurps-expected-parry = запись графы «Парирование», например 0, -1F, 0U или No
gurps-expected-range = дальность, например 150 или 100/150
gurps-file-no-level = { $path }: нет ни ключа «level», ни умения «{ $skill }» в «skills». Нужно одно из двух.
gurps-file-no-basic-damage = { $path }: «{ $key }» — это «{ $value }», но повреждения определены только для СЛ от { $lowest } до { $highest }, а не для СЛ { $st }. Укажите кости.
gurps-file-weapon-twice = { $path }: два оружия называются «{ $name }»; каждому нужно своё имя, например «{ $name } 2».
gurps-file-mode-twice = { $path }: два способа применения оружия называются «{ $name }»; каждому нужно своё имя.
gurps-file-both-hands = { $path }: «{ $name }» сразу в обеих руках; двуручное оружие указывают только в «main», а «off» тогда "".
gurps-file-two-handed = { $path }: «{ $name }» занимает обе руки; это указывают только в «main», а «off» тогда "".

gurps-file-other-area = { $path }: «{ $key }» бывает только при area = "{ $area }"; уберите ключ или укажите это.

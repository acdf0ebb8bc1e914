### Слагаемые значения. Параметры объяснены в английском каталоге.

## Атаки

gurps-part-skill = умение ({ $skill })
gurps-part-determined = Тотальная атака (точная)
gurps-part-location = прицел: { gurps-location }
gurps-part-range = расстояние, ярды: { $yards }
gurps-part-size = размер цели
gurps-part-rapid-fire = скорострельный огонь, выстрелов: { $shots }
gurps-part-cover = цель частично за укрытием
gurps-part-deceptive = Обманная атака
gurps-part-dual-weapon = атака с двух рук
gurps-part-off-hand = неосновная рука
gurps-part-encumbrance = нагрузка

## Защита

gurps-part-dodge = Базовая скорость { $speed } + 3
gurps-part-control-skill = половина умения управления
gurps-part-handling = Управляемость транспорта
gurps-part-parry = половина умения { $skill }, + 3
gurps-part-block = половина умения { $skill }, + 3
gurps-part-weapon-parry = модификатор оружия к парированию
gurps-part-trait = черты
gurps-part-combat-reflexes = Боевые рефлексы
gurps-part-increased = Тотальная защита (усиленная)
gurps-part-acrobatic = акробатика
gurps-part-retreat = отступление
gurps-part-retreated = прежнее отступление от этого противника
gurps-part-db = бонус защиты щита
gurps-part-stunned = ошеломление
gurps-part-feint = финт
gurps-part-side = атака сбоку
gurps-part-rear = атака сзади
gurps-part-unseen = атакующего не видно
gurps-part-height = атакующий выше или ниже
gurps-part-flail = против кистеня
gurps-part-thrown = против метательного оружия
gurps-part-bare-hand = голая рука против оружия
gurps-part-repeated = { $count }-е парирование за ход
gurps-part-repeated-fencing = { $count }-е парирование за ход, фехтовальное оружие
gurps-part-repeated-master = { $count }-е парирование за ход, мастер
gurps-part-repeated-fencing-master = { $count }-е парирование за ход, фехтовальное оружие и мастер

## Движение

gurps-part-basic-move = Базовое движение

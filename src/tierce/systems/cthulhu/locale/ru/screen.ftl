### Что стоит на экране: общие слова, вопросы, броски, состояние бойцов.

cthulhu-means = { $means ->
        [fist] кулак
        [kick] пинок
        [head-butt] удар головой
        [grapple] захват
        [bare] голые руки
        [none] ничего
        [hold] школа
        [strength] корпус, STR x5
       *[weapon] { $weapon }
    }

cthulhu-how = { $how ->
        [critical] критический успех
        [special] особый успех
        [success] успех
        [fumble] провал с последствиями
        [malfunction] осечка
       *[failure] неудача
    }

cthulhu-checked = 1D100<={ $target }: { $rolled }, { cthulhu-how }

cthulhu-contested = { $rolled ->
        [0] { $made ->
            [yes] успех без броска
           *[no] неудача без броска
        }
       *[other] { cthulhu-checked }
    }

cthulhu-tried = 1D100<={ $target }: { $rolled }, { $made ->
        [yes] успех
       *[no] неудача
    }

cthulhu-defence = { $kind ->
        [dodge] уклонение
        [defend] защита
        [parry] парирование
        [hide] укрытие
        [cover] прикрытие
       *[other] { $kind }
    }

cthulhu-skill = { $skill ->
        [dodge] Уклонение
        [fist] Кулак
        [kick] Пинок
        [head-butt] Удар головой
        [grapple] Захват
        [martial-arts] Боевые искусства
        [grappling-art] Школа борьбы
        [striking-art] Школа ударов
        [archery-art] Школа лука
        [weapon-art] Школа оружия
        [throw] Метание
        [two-weapons] Два оружия
        [sword] Меч
        [sabre] Сабля
        [rapier] Рапира
        [katana] Катана
        [tachi] тати
        [knife] Нож
        [club] Дубинка
        [blackjack] Кистень
        [mace] Булава
        [axe] Топор
        [staff] Посох
        [spear] Копьё
        [naginata] Нагината
        [whip] Кнут
        [chainsaw] Бензопила
        [shield] Щит
        [bow] Лук
        [sling] Праща
        [handgun] Пистолет
        [rifle] Винтовка
        [shotgun] Дробовик
        [smg] Пистолет-пулемёт
        [machine-gun] Пулемёт
        [hide] Маскировка
        [sneak] Скрытность
        [jump] Прыжки
        [first-aid] Первая помощь
        [medicine] Медицина
        [luck] Удача
        [claw] природное оружие
        [throwing] метательное оружие
       *[other] { $skill }
    }

cthulhu-characteristic = { $name ->
        [strength] STR
        [con] CON
        [pow] POW
        [dex] DEX
        [siz] SIZ
       *[other] { $name }
    }

cthulhu-layer = { $layer ->
        [core] основные правила 6-й редакции
        [y2010] книга 2010 года
        [y2015] книга 2015 года
        [set] этот свод правил
        [keeper] хранитель
       *[other] { $layer }
    }

cthulhu-art = { $art ->
        [martial-arts] боевые искусства
        [grappling-art] школа борьбы
        [striking-art] школа ударов
        [weapon-art] школа оружия
       *[none] без школы
    }

cthulhu-way = { $way ->
        [plain] обычная атака
        [knock-out] оглушение
        [vital] в уязвимое место
        [hold] захватить
        [pin] прижать
        [disarm] обезоружить
        [hurt] причинить боль удерживаемому
        [strangle] душить
        [hurt-knock-out] оглушить удерживаемого
        [semi] полуавтомат, 3 выстрела
        [full] автомат, 6 выстрелов
        [unaimed] без прицела, 2 выстрела
        [unaimed-semi] без прицела, полуавтомат, 6 выстрелов
        [unaimed-full] без прицела, автомат, 12 выстрелов
        [two-guns] из двух стволов сразу
        [two-guns-semi] из двух стволов сразу, полуавтомат
        [two-guns-full] из двух стволов сразу, автомат
        [throw] метнуть
        [vital-semi] полуавтомат в уязвимое место, 3 выстрела
        [vital-full] автомат в уязвимое место, 6 выстрелов
        [arm] в руку
        [leg] в ногу
        [wing] в крыло
        [suplex] суплекс
        [tackle] таран
        [charge] таран с разбега в клетку, отбросить
        [tackle-knock-out] таран только ради оглушения
        [seize] таран, захват
        [blow-away] таран, отбросить
        [feint] финт
        [feint-knock-out] финт ради оглушения
        [eye] в глаз
        [heart] в сердце
        [shoulder] сустав: плечо
        [knee] сустав: колено
        [throat] в горло
        [consecutive] два оружия, подряд
        [simultaneous] два оружия, разом
       *[other] { $way }
    }

## Вопросы

cthulhu-ask-order = кто ходит первым?

cthulhu-ask-declaration = что объявляете на этот раунд?
    .option = { $what ->
            [delay] промедлить: на сколько DEX, числом, например 5
            [concentrate] сосредоточиться на одной защите
            [parry] парировать удары: { $of }
           *[nothing] больше ничего
        }
    .withheld = { cthulhu-ask-declaration.option }

cthulhu-ask-focus = на чём сосредоточиться?
    .option = { cthulhu-defence }
    .withheld = { cthulhu-ask-focus.option }

cthulhu-ask-action = что делаете ({ $points } ОД)?

cthulhu-ask-target = кого атакуете и чем?
    .option = { $foe }: { cthulhu-means }
    .withheld = { $foe }: { cthulhu-means }

cthulhu-ask-way = как атакуете ({ $foe }, { cthulhu-means })?
    .option = { cthulhu-way }
    .withheld = { cthulhu-way }

cthulhu-ask-art = какую школу добавить к атаке?
    .option = { $skill ->
            [none] { cthulhu-art }
           *[other] { cthulhu-art }: { cthulhu-skill }
        }{ $level ->
            [none] {""}
           *[other] {" "}({ $level })
        }

cthulhu-ask-where = куда идёте (клеток: { $squares })?
    .option = { $way ->
            [towards] ближе: { $other } (сейчас { $far })
            [away] дальше: { $other }
           *[elsewhere] в другую сторону
        }

cthulhu-ask-defence = как защищаетесь ({ $foe }, { cthulhu-means })?

cthulhu-ask-critical-dodge = критическое уклонение: ударить в ответ ({ $foe }) или уклониться в этом раунде ещё раз?

cthulhu-ask-counter = чем бьёте в ответ ({ $foe }, { $how ->
        [half] половина урона
       *[more] урон +1D4
    })?
    .option = { $means ->
            [none] Не бить в ответ
           *[other] { cthulhu-means }
        }{ $art ->
            [none] {""}
           *[other] , { cthulhu-art }
        }
    .withheld = { cthulhu-means }

cthulhu-ask-treat = кого и как лечите?
    .option = { $patient }: { cthulhu-skill }

cthulhu-ask-limb = что лечите ({ $patient })?
    .option = { cthulhu-limb }

cthulhu-limb = { $limb ->
        [leg-hurt] нога
        [wing-hurt] крыло
        [throat-hurt] горло
        [shoulder-hurt] плечи
        [knee-hurt] колени
       *[arm-hurt] рука
    }

cthulhu-ask-pull = какое оружие вытащить?
    .option = { $weapon }

## Броски

cthulhu-roll-attack = атака ({ $foe }, { cthulhu-means }), не больше { $target }

cthulhu-roll-check = проверка, не больше { $target }

cthulhu-roll-order = очерёдность при равном DEX; меньшее раньше

cthulhu-roll-dodge = уклонение ({ $foe }), не больше { $target }

cthulhu-roll-defend = защита ({ $foe }), не больше { $target }

cthulhu-roll-parry = парирование ({ $foe }, { cthulhu-means }), не больше { $target }

cthulhu-roll-damage = урон ({ cthulhu-means })

cthulhu-roll-bonus = бонус к урону

cthulhu-roll-rider = добавочный урон{ $part ->
        [counter] {" "}(ответный удар)
        [fumble] {" "}(проваленное уклонение)
        [vital] {" "}(уязвимое место)
        [wall] {" "}(стена)
        [obstacle] {" "}(препятствие)
        [somebody] {" "}(столкновение)
        [point-blank] {" "}(выстрел в упор)
        [fall] {" "}(падение)
        [second] {" "}(второе оружие)
       *[other] {""}
    }

cthulhu-roll-less = насколько защита снижает урон ({ $foe })

cthulhu-roll-shock = шок, CON x5: не больше { $target }

cthulhu-roll-knock-out = оглушение, не больше { $target }

cthulhu-roll-break-free = вырваться, STR против STR: не больше { $target }

cthulhu-roll-choke = задержать дыхание, не больше { $target }

cthulhu-roll-choking = урон от удушья

cthulhu-roll-treat = { cthulhu-skill } ({ $patient }), не больше { $target }

cthulhu-roll-healed = сколько ПЗ восстанавливает { $patient }

cthulhu-roll-pull = вытащить ({ $weapon }), не больше { $target }

## Состояние бойцов

cthulhu-show-hp = ПЗ { $now }/{ $most }

cthulhu-show-points = { $points } ОД

cthulhu-show-unconscious = без сознания

cthulhu-show-dead = смерть

cthulhu-show-dying = при смерти, { $rounds ->
        [1] до конца этого раунда
       *[other] до конца следующего раунда
    }

cthulhu-show-arm-hurt = ранена рука: атаки 2/3, до лечения

cthulhu-show-leg-hurt = ранена нога: DEX 2/3, до лечения

cthulhu-show-wing-hurt = ранено крыло: DEX 2/3, до лечения

cthulhu-show-shoulder-hurt = ранено плечо: STR -1, до лечения

cthulhu-show-knee-hurt = ранено колено: DEX -1, до лечения

cthulhu-show-stunned = оглушение: следующий ход потерян

cthulhu-show-prone = лежит, пока не встанет

cthulhu-show-held = в захвате: { $about }, пока не вырвется

cthulhu-show-pinned = прижат к земле

cthulhu-show-strangled = душат

cthulhu-show-disarming = ещё один успех обезоружит

cthulhu-show-condition = { $name }

cthulhu-show-destroyed = { $weapon }: уничтожено

cthulhu-show-dropped = { $weapon }: на земле

cthulhu-show-no-shot = { $weapon }: не стреляет

cthulhu-show-stuck = { $weapon }: застряло в теле

cthulhu-show-durability = { $weapon }: прочность { $left }

cthulhu-show-delay = медлит: DEX -{ $points } в этом раунде

cthulhu-show-concentrate = сосредоточенность: { cthulhu-defence }

cthulhu-show-named = объявлено парирование: { $foe }

cthulhu-show-used = использовано: { cthulhu-defence } ({ $count })

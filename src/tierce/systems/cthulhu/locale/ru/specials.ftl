### Особые атаки, стрельба из лука и два оружия. Аргументы описаны в английском файле.

## Что можно сделать в свой ход

cthulhu-option-nock = Наложить стрелу (1 ОД)

cthulhu-option-precision = Точный выстрел (1 ОД)

cthulhu-option-hard-form = Твёрдая форма (1 ОД)

cthulhu-option-drop-form = Отказаться от твёрдой формы

cthulhu-option-yabusame = Ябусамэ: клетка и выстрел (1 ОД)

cthulhu-option-restring = Сменить тетиву (всего 6 ОД)

cthulhu-option-strength = STR x5

cthulhu-option-head-butt = Удар головой

cthulhu-option-seize = Захват

cthulhu-option-blow-away = Отбросить

cthulhu-option-parry-hold = Отбить: { cthulhu-skill }

## Вопросы

cthulhu-ask-tackle-skill = чем таранить ({ $foe })?

cthulhu-ask-tackle-form = захватить или отбросить ({ $foe })?

cthulhu-ask-rush = попадание! Натиск ({ $foe })?
    .option = { $declares ->
            [yes] Натиск
           *[no] Без натиска
        }

cthulhu-ask-rush-blow = чем бить ещё раз ({ $foe })?
    .option = { $means ->
            [none] Больше не бить
           *[other] { cthulhu-means }
        }{ $art ->
            [none] {""}
           *[other] , { cthulhu-art }
        }

cthulhu-ask-precision = в кого целиться?
    .option = { $foe }

## Броски

cthulhu-roll-withstand = отбить ({ $foe }; { cthulhu-skill }), { $target } или меньше

cthulhu-roll-art = { cthulhu-skill }, { $target } или меньше

cthulhu-roll-reels = потеря сознания, CON x5: { $target } или меньше

cthulhu-roll-feet = устоять на ногах, DEX x5: { $target } или меньше

cthulhu-roll-pain = вынести боль, CON x5: { $target } или меньше

cthulhu-roll-luck = Удача, { $target } или меньше

cthulhu-roll-throat = урон от раны в горле

cthulhu-roll-two-weapons = Два оружия ({ $foe }), { $target } или меньше

## Суплекс и таран

cthulhu-event-withstand = { $who } пытается отбить приём: { $foe } ({ cthulhu-skill }; { cthulhu-checked }).

cthulhu-event-thrown = Суплекс! { $who } бросает: { $foe }{ $metres ->
        [0] {""}
       *[other] , с высоты { $metres } м
    }.

cthulhu-event-plain-hold = Не удалась только школа: { $who } не бросает, но может удержать ({ $foe }).

cthulhu-event-blown-away = { $who } отбрасывает: { $foe }, клеток: { $squares }{ $into ->
        [wall] , в стену
        [obstacle] , в препятствие
        [somebody] , на кого-то ещё
       *[nothing] {""}
    }.

cthulhu-event-reels = { $who } борется за сознание, CON x5 ({ cthulhu-tried }).

cthulhu-event-feet = { $who } пытается устоять, DEX x5 ({ cthulhu-tried }).

cthulhu-event-art-needed = Школа тоже должна была удаться: атака сорвалась ({ $who }).

cthulhu-event-art = { $who }: { cthulhu-skill } ({ cthulhu-tried }).

## Натиск и финт

cthulhu-event-rush = Натиск! В конце раунда { $who } ударит ещё раз ({ $foe }).

cthulhu-event-pain = { $who } терпит боль, CON x5 ({ cthulhu-tried }).

cthulhu-event-rush-blow = Конец раунда: добавочная атака ({ $who } → { $foe }).

cthulhu-event-rush-lost = { $who } больше не может ударить ({ $foe }); добавочная атака пропала.

cthulhu-event-feint = Финт! Первый удар — обман ({ $who }); { $foe } { $kind ->
        [dodge] тратит на него уклонение раунда
        [parry] тратит на него парирование раунда
        [cover] тратит на него прикрытие раунда
       *[none] уже ничего не может потратить
    }.

cthulhu-event-seen-through = { $who } разгадывает финт ({ $foe }): второй удар тоже мимо.

## Лук

cthulhu-event-nocks = { $who } накладывает стрелу ({ $weapon }).

cthulhu-event-hard-form = { $who } объявляет твёрдую форму.

cthulhu-event-form-dropped = { $who } отказывается от твёрдой формы.

cthulhu-event-string = Тетива изнашивается ({ $who }, { $weapon }): { $left ->
        [0] лопнула, без замены лук бесполезен
       *[other] осталось { $left }
    }.

cthulhu-event-restringing = { $who } начинает менять тетиву ({ $weapon }).

cthulhu-event-strung = { $who } меняет тетиву: { $points } ОД, осталось { $left }.

cthulhu-event-new-string = { $who } ставит новую тетиву ({ $weapon }; { $points } ОД за этот ход).

cthulhu-event-owed = Защита во время замены тетивы стоила ОД этого хода: { $points } ({ $who }{ $lost ->
        [yes] ; ход пропал
       *[no] {""}
    }).

cthulhu-event-precision = { $who } тщательно целится: { $foe } (точный выстрел).

cthulhu-event-limb-hurt = Рана до лечения ({ $who }): { $limb ->
        [arm-hurt] рука, навыки атаки 2/3
        [leg-hurt] нога, DEX 2/3
        [wing-hurt] крыло, DEX 2/3
        [shoulder-hurt] плечо, STR -1
        [knee-hurt] колено, DEX -1
       *[throat-hurt] горло, со следующего раунда 1D3 урона каждый ход
    }.

cthulhu-event-bleeds = Рана в горле кровоточит ({ $who }).

cthulhu-event-luck = Удача: { $who } ({ cthulhu-tried }).

cthulhu-event-eye = Стрела ({ $who }) пробивает глаз и мозг: { $foe }!

cthulhu-event-yabusame = { $who } объявляет ябусамэ.

## Два оружия

cthulhu-event-two-weapons = { $who } бьёт с двух рук: { $foe } (Два оружия, { cthulhu-tried }{ $arts ->
        [0] {""}
       *[other] ; школа: { $art ->
            [made] успех
           *[failed] неудача
        }
    }).

## Части значения

cthulhu-part-other-art = не школа борьбы

cthulhu-part-hard-form = твёрдая форма

cthulhu-part-heart = сердце

cthulhu-part-steady = точный выстрел в бесформенное

cthulhu-part-footing = плохая опора

cthulhu-part-weak = { $weapon }: ниже базы +20

cthulhu-part-unlike = разные виды оружия

## Почему чего-то нельзя выбрать

cthulhu-reason-below-sixty = школа ниже 60%

cthulhu-reason-body = не двуногий и не малый четвероногий

cthulhu-reason-not-to-stun = не только ради оглушения

cthulhu-reason-limb-hurt = уже ранено

cthulhu-reason-joint-hurt = эти суставы уже ранены

cthulhu-reason-floating = цель парит

cthulhu-reason-precise = после точного прицеливания — только его цели

cthulhu-reason-other-foe = точный выстрел назначен другому

cthulhu-reason-hard-kept = твёрдая форма ещё держится

cthulhu-reason-no-string = тетива износилась

cthulhu-reason-restringing = идёт замена тетивы

cthulhu-reason-tried = в этом ходу уже пробовали

cthulhu-reason-no-pair = не два одноручных оружия ближнего боя

## Бойцы с одного взгляда

cthulhu-show-throat-hurt = ранено горло: 1D3 каждый ход, до лечения

cthulhu-show-hard = твёрдая форма, до следующего выстрела

cthulhu-show-nocked = стрела наложена ({ $weapon })

cthulhu-show-precise = точный выстрел: { $foe }, в этом ходу

cthulhu-show-restringing = замена тетивы ({ $weapon }): ещё { $left } ОД

cthulhu-show-string = { $weapon }: тетива { $left }, до замены

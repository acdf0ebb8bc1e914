### Что происходит, по одной фразе.

cthulhu-event-order = Порядок по DEX: { $order }.

cthulhu-event-round-order = Дальше в этом раунде ходят по порядку: { $order }.

cthulhu-event-supplement = { $name ->
        [supplement] Хранитель разрешает оружие не из основных книг.
       *[other] Хранитель разрешает дополнение «{ $name }».
    }
cthulhu-event-supplement-off = { $weapon } ({ $who }) вне игры: { cthulhu-reason-supplement }.
cthulhu-event-number = Решение хранителя: { $weapon } ({ $who }), { cthulhu-weapon-number } { $value } ({ cthulhu-layer }: { $before }).

cthulhu-by-gm = хранитель

cthulhu-ruling = Решение хранителя: { $ruling }

cthulhu-event-option = Решение хранителя: { cthulhu-varied } ({ $name }): { cthulhu-choice } (не как обычно; источник обычного: { cthulhu-layer }).

## Объявления и ходы

cthulhu-event-delay = { $who } медлит: DEX -{ $points } для порядка этого раунда.

cthulhu-event-concentrate = { $who } сосредоточивается ({ cthulhu-defence }) и отказывается в этом раунде от остального.

cthulhu-event-named = { $who } будет в этом раунде парировать удары: { $foe }.

cthulhu-event-watches = { $who } сосредоточивается ({ cthulhu-defence }) и больше ничего не делает.

cthulhu-event-turn-lost = { $who } в оглушении и теряет этот ход.

cthulhu-event-points-lost = { $who } заканчивает ход; неистраченные ОД сгорают: { $points }.

cthulhu-event-move = { $who } { $squares ->
        [1] проходит клетку
       *[other] пробегает клеток: { $squares }
    }{ $way ->
        [towards] , ближе: { $other }
        [away] , дальше: { $other }
       *[elsewhere] {""}
    }.

cthulhu-event-stands = { $who } встаёт на ноги.

## Атаки

cthulhu-event-declares = { $who } объявляет ({ $foe }): { cthulhu-way }.

cthulhu-event-attack = { $who } атакует: { $foe } ({ cthulhu-means }; { $shot ->
        [0] {""}
       *[other] выстрел { $shot };{" "}
    }{ cthulhu-checked }{ $arts ->
        [0] {""}
       *[other] ; { $skill ->
            [martial-arts] боевые искусства
           *[other] школа
        }: { $art ->
            [made] успех
           *[failed] неудача
        }
    }).

cthulhu-event-damage = { $foe }: урон { $damage }, бьёт { $who }{ $dice ->
    [none] {""}
   *[other] {" "}({ $dice })
}.

cthulhu-event-counter = { $who } бьёт в ответ: { $foe } ({ $how ->
        [half] половина урона
       *[more] урон +1D4
    })!

cthulhu-event-no-counter = { $who } не может ударить в ответ ({ $foe }): { $why ->
        [restringing] { cthulhu-reason-restringing }
        [stunned] { cthulhu-reason-stunned }
        [pinned] { cthulhu-reason-pinned }
        [out-of-reach] { cthulhu-reason-out-of-reach }
       *[no-attack] { cthulhu-reason-no-attack }
    }.

cthulhu-event-sticks = Пронзание! Оружие ({ $weapon }) застряло: { $foe }.

cthulhu-event-pull = { $who } пытается вытащить оружие ({ $weapon }; { cthulhu-tried }).

cthulhu-event-knock-out = Оглушение: { $foe } ({ cthulhu-contested }).

## Защита

cthulhu-no-dodge = { $dodge ->
        [gun] не против огнестрельного
        [seen-late] не после финта
        [after-cover] не после прикрытия
        [concentrating] внимание на другой защите
       *[used] уже использовано
    }

cthulhu-no-defend = { $defend ->
        [gun] не против огнестрельного
        [missile] не против снарядов
        [concentrating] внимание на другой защите
       *[used] уже использовано
    }

cthulhu-no-parry = { $parry ->
        [gun] не против огнестрельного
        [missile] не против снарядов
        [seen-late] не после финта
        [art-only] только искусством
        [not-named] противник не назван
        [concentrating] внимание на другой защите
        [used] уже использовано
       *[none] нечем
    }

cthulhu-no-hide = { $hide ->
        [no-object] рядом ничего нет
        [after-cover] не после прикрытия
        [concentrating] внимание на другой защите
       *[used] уже использовано
    }

cthulhu-event-no-defence = { $who } ничего не может противопоставить атаке ({ $foe }; { $why ->
        [out] вне боя
        [stunned] оглушение
        [ran] после бега со всех ног
        [gun] огнестрельное: ни уклонения, ни защиты, ни щита; укрытие: { cthulhu-no-hide }
       *[each] уклонение: { cthulhu-no-dodge }; защита: { cthulhu-no-defend }; парирование: { cthulhu-no-parry }; укрытие: { cthulhu-no-hide }
    }).

cthulhu-event-undefended = { $who } не защищается от атаки ({ $foe }).

cthulhu-event-dodge = { $who } уклоняется: { $foe } ({ cthulhu-checked }).

cthulhu-event-further-dodge = { $who } может уклониться в этом раунде ещё раз.

cthulhu-event-only-critical = От критической атаки ({ $foe }) спасло бы только критическое уклонение: { $who }.

cthulhu-event-defend = { $who } защищается: { $foe } ({ cthulhu-checked }).

cthulhu-event-parry = { $who } пробует парировать: { $foe } ({ cthulhu-means }; { cthulhu-checked }).

cthulhu-event-held = { $who } полностью гасит удар ({ $weapon }, прочность { $left }).

cthulhu-event-worn = { $weapon } ({ $who }): прочность -{ $lost }, осталось { $left }.

cthulhu-event-destroyed = { $weapon } ({ $who }): уничтожено!

cthulhu-event-no-shot = { $weapon } ({ $who }): больше не стреляет, но парировать может.

## Раны и лечение

cthulhu-event-wound = { $who } теряет { $lost } ПЗ, осталось { $left }.

cthulhu-event-unhurt = { $who } не получает урона.

cthulhu-event-shock = Половина ПЗ за один удар: { $who } борется с шоком ({ cthulhu-tried }).

cthulhu-event-unconscious = { $who } { $why ->
        [knocked-out] в нокауте
        [spent] падает без сил
        [few] теряет сознание: ПЗ почти не осталось
       *[shock] теряет сознание
    }.

cthulhu-event-dying = { $who } умрёт, если до конца следующего раунда не вернуть хотя бы 1 ПЗ.

cthulhu-event-dies = { $who } умирает.

cthulhu-event-falls = { $who } падает на землю.

cthulhu-event-stunned = { $who } в оглушении { $until ->
        [round] до конца своего хода в следующем раунде
       *[turn] на один ход
    }.

cthulhu-event-treat = { $who } лечит: { $own ->
        [yes] себя
       *[no] { $patient }
    } ({ cthulhu-skill }; { cthulhu-tried }).

cthulhu-event-healed = { $who } восстанавливает { $points } ПЗ, теперь { $left }.

cthulhu-event-cured = { $who }: вылечено ({ cthulhu-limb }).

cthulhu-event-saved = { $who } вне смертельной опасности.

cthulhu-event-wakes = { $who } приходит в себя.

cthulhu-event-still-out = { $who } не приходит в себя: ПЗ 2 или меньше.

cthulhu-event-still-time = Противников на ногах не осталось, но { $who } при смерти: помочь ещё можно.

## Захваты

cthulhu-event-seized = { $who } берёт в захват: { $foe }.

cthulhu-event-pinned = { $who } прижимает к земле: { $foe }.

cthulhu-event-wrenched = { $who } выкручивает руку: { $foe }; ещё один успех обезоружит.

cthulhu-event-dropped = { $who } роняет оружие ({ $weapon }).

cthulhu-event-strangled = { $who } хватает за горло: { $foe }.

cthulhu-event-chokes = { $who } задыхается ({ cthulhu-tried }).

cthulhu-event-break-free = { $who } вырывается из захвата ({ $foe }; { cthulhu-contested }).

cthulhu-event-free = { $who } на свободе.

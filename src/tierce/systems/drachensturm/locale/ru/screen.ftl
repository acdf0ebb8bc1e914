### Что видно на экране: вопросы, броски, части значений, бойцы с одного взгляда, исходы, состояния, листы.

## Слова, нужные в нескольких местах

drachensturm-body = { $part ->
    [head] голова
    [belly] живот
    [left-arm] левая рука
    [right-arm] правая рука
    [left-leg] левая нога
    [right-leg] правая нога
   *[chest] грудь
}
drachensturm-meets = { $kind ->
    [parry] Парировать: { $weapon }
    [dodge] Уклониться
   *[none] Не защищаться
}

## Вопросы

drachensturm-ask-defence = { $foe } наносит удар ({ $weapon }, { drachensturm-body }). Чем ответить?
    .option = { drachensturm-meets }
    .withheld = { drachensturm-meets }
drachensturm-ask-aim = Куда бить? Цель: { $foe } ({ $weapon }). Неприцельный удар приходится в грудь.
    .option = { drachensturm-body }
drachensturm-ask-weapon = Чем бить? Цель: { $foe }.
    .option = { $weapon }
drachensturm-ask-action = На что потратить атаку?
    .option = { $kind ->
        [strike] Удар, { $foe }: { $weapon }
        [push] Толчок щитом, { $foe }: { $weapon }
        [draw] Достать: { $weapon }
        [pick-up] Поднять: { $weapon }
       *[hold] Пропустить
    }
    .withheld = { $kind ->
        [strike] Удар, { $foe }
        [push] Толчок, { $foe }
        [draw] Достать: { $weapon }
        [pick-up] Поднять: { $weapon }
       *[hold] Пропустить
    }
drachensturm-ask-move = Куда двигаться в этом боевом раунде?
    .option = { $way ->
        [step] Подойти на { $metres } м: { $foe }
        [run] Бежать { $metres } м без атаки и парирования: { $foe }
        [step-back] Отступить на { $metres } м
        [flee] Бегство на { $metres } м: каждый враг рядом получает свободный удар
        [flee-covered] Бегство под прикрытием на { $metres } м: без свободных ударов
       *[stay] Стоять на месте
    }
drachensturm-ask-square = куда вы движетесь в этом боевом раунде?
    .option = { $way ->
        [step] Шаг на { $cell }: { $metres } м
        [run] Бег на { $cell }: { $metres } м, без атаки и парирований
        [flight] Бегство на { $cell }: { $metres } м, у каждого врага в досягаемости свободный удар
        [flee-covered] Бегство на { $cell }: { $metres } м, без свободных ударов
       *[stay] Остаться на месте
    }
    .cells = { $way ->
        [step] Шаг
        [run] Бег, без атаки и парирований
        [flight] Бегство, у каждого врага в досягаемости свободный удар
       *[flee-covered] Бегство без свободных ударов
    }
drachensturm-ask-chance = брешь из прошлого раунда: попробовать свободный удар?
    .option = Свободный удар, если удастся проверка Re: { $foe }
drachensturm-ask-fleeing = { $foe } обращается в бегство. Нанести свободный удар?
drachensturm-ask-outstanding = выдающаяся защита, противник { $foe }: как её использовать?
drachensturm-ask-where = Куда приходится свободный удар?
    .option = { drachensturm-body }
drachensturm-option-leave = Пропустить
drachensturm-option-strike = Свободный удар сейчас
drachensturm-option-cover = Бегство в следующем раунде без свободных ударов

## Броски

drachensturm-roll-attack = атака, цель { $foe }: к20 { SIGNED($value) }
drachensturm-roll-parry = парирование ({ $weapon }): к20 { SIGNED($value) }
drachensturm-roll-dodge = уклонение: к20 { SIGNED($value) }
drachensturm-roll-reaction = проверка Re, не больше { $target }
drachensturm-roll-shock = болевой шок (проверка Ko), не больше { $target }
drachensturm-roll-points = очки оружия: { $weapon }
drachensturm-roll-more = добавочный урон от удачного попадания
drachensturm-roll-lucky = что приносит удачное попадание
drachensturm-roll-fumble = чем обернётся промах-провал
drachensturm-roll-rounds = сколько боевых раундов
drachensturm-roll-quiet = сколько спокойных боевых раундов нужно
drachensturm-roll-tie = кто бьёт первым при равной Re

## Части значений

drachensturm-part-agw = AGw
drachensturm-part-pgw = PGw
drachensturm-part-aw = Aw
drachensturm-part-pw = Pw
drachensturm-part-awf = AWf, { $weapon }
drachensturm-part-pwf = PWf, { $weapon }
drachensturm-part-armour = доспех ({ $armour })
drachensturm-part-untrained = не обучен, { $training ->
    [related] та же группа оружия
   *[untrained] другая группа оружия
}
drachensturm-part-shaken = потрясение
drachensturm-part-weary = нужен отдых
drachensturm-part-aimed = прицельно: { $part ->
    [head] голова
    [arm] рука
    [leg] нога
   *[belly] живот
}

## Бойцы с одного взгляда

drachensturm-show-le = { drachensturm-body } { $now }/{ $most }
drachensturm-show-out = вне боя
drachensturm-show-surprised = захвачен врасплох
drachensturm-show-bound = в путах
drachensturm-show-fallen = на земле{ $how ->
    [helpless] , беззащитность
   *[dodging] , только уклонение
}
drachensturm-show-moved = { $how ->
    [fled] бегство
   *[ran] бег: без атаки и парирования
}
drachensturm-show-covered = бегство прикрыто
drachensturm-show-condition = { $name }
drachensturm-show-shaken = -3 (боевых раундов: { $rounds })
drachensturm-show-weary = -5 (нужно спокойных раундов: { $rounds })
drachensturm-show-no-attack = без атаки (боевых раундов: { $rounds })
drachensturm-show-parry-only = только парирование
drachensturm-show-next-dodge = следующая защита: уклонение
drachensturm-show-spoilt = { $weapon }: { $how ->
    [broken] сломано
    [notched] зазубрено
    [lifted] наполовину поднято
   *[dropped] обронено
}
drachensturm-show-defences = осталось защит: { $left }
drachensturm-show-parried = { $weapon }: парирование потрачено

## Где решаются исходы, и сами исходы

drachensturm-site-exchange = два кубика
drachensturm-outcome-hit = попадание
drachensturm-outcome-defended = защита удалась
drachensturm-outcome-lucky-hit = удачное попадание
drachensturm-outcome-outstanding = выдающаяся защита
drachensturm-outcome-fumbled-attack = провал атаки
drachensturm-outcome-fumbled-defence = провал защиты, попадание
drachensturm-outcome-both-fumbled = провал обоих
drachensturm-outcome-fumbled-attack-outstanding = провал атаки, выдающаяся защита
drachensturm-outcome-lucky-hit-fumbled-defence = удачное попадание, провал защиты
drachensturm-outcome-fumbled-defence-missed = провал защиты, но мимо
drachensturm-outcome-fumble-attack = провал атаки
drachensturm-outcome-fumble-defence = провал защиты, попадание
drachensturm-outcome-outstanding-parry = выдающееся парирование

## Ответы `tierce odds`

drachensturm-value-attack = Атака
drachensturm-value-defence = Защита
drachensturm-value-hits = всего попаданий

## Что можно изменить вручную

drachensturm-slot-head = голова
drachensturm-slot-chest = грудь
drachensturm-slot-belly = живот
drachensturm-slot-left-arm = левая рука
drachensturm-slot-right-arm = правая рука
drachensturm-slot-left-leg = левая нога
drachensturm-slot-right-leg = правая нога
drachensturm-slot-fate = судьба
drachensturm-slot-surprised = врасплох
drachensturm-slot-bound = путы
drachensturm-slot-fallen = на земле
drachensturm-slot-down = раундов на земле
drachensturm-slot-shaken = раундов с -3
drachensturm-slot-no-attack = раундов без атаки
drachensturm-slot-rest = нужно спокойных раундов
drachensturm-slot-busy = действие в этом раунде
drachensturm-slot-parry-only = только парирование
drachensturm-slot-next-dodge = следующая защита — уклонение
drachensturm-slot-covered = бегство прикрыто
drachensturm-slot-moved = движение
drachensturm-slot-defences = потраченные защиты
drachensturm-slot-parries = потраченные парирования
drachensturm-slot-attacks = сделанные атаки
drachensturm-slot-hands = руки
drachensturm-slot-spoilt = обронённое или испорченное
drachensturm-slot-openings = бреши
drachensturm-slot-named = объявленные атаки
drachensturm-slot-assigned = объявленные защиты
drachensturm-slot-stated = указано
drachensturm-slot-conditions = состояния
drachensturm-slot-cell = клетка
drachensturm-slot-facing = куда обращён лицом

## Листы

drachensturm-sheet-agw = AGw
drachensturm-sheet-pgw = PGw
drachensturm-sheet-re = Re
drachensturm-sheet-ko = Ko
drachensturm-sheet-speed = скорость (м)
drachensturm-sheet-bonus = бонус урона
drachensturm-sheet-attacks = атаки
drachensturm-sheet-arms = число рук
drachensturm-sheet-weapons = оружие
drachensturm-sheet-main = правая рука
drachensturm-sheet-off = левая рука
drachensturm-sheet-others = на руке
drachensturm-sheet-armour = доспех
drachensturm-sheet-le = очки жизни (LE)
drachensturm-sheet-rs = защита (RS)
drachensturm-sheet-talents = таланты
drachensturm-sheet-points = очки
drachensturm-sheet-awf = AWf
drachensturm-sheet-pwf = PWf
drachensturm-sheet-hands = число рук
drachensturm-sheet-shield = щит
drachensturm-sheet-natural = природное
drachensturm-sheet-training = обучение
drachensturm-sheet-weight = вес (кг)
drachensturm-sheet-reach = досягаемость (м)

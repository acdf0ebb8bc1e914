### Что стоит на экране: общие слова, вопросы, броски, бойцы вкратце, исходы, правка вручную, листы
### персонажей. Параметры объяснены в английском каталоге.

## Общие слова

gurps-maneuver = { $maneuver ->
    [attack] { gurps-option-attack }
    [all-out-attack] { gurps-option-all-out-attack }
    [all-out-defense] { gurps-option-all-out-defense }
    [move-and-attack] { gurps-option-move-and-attack }
    [feint] { gurps-option-feint }
    [evaluate] { gurps-option-evaluate }
    [aim] { gurps-option-aim }
    [concentrate] { gurps-option-concentrate }
    [move] { gurps-option-move }
    [change-posture] { gurps-option-change-posture }
    [ready] { gurps-option-ready }
    [wait] { gurps-option-wait }
   *[do-nothing] { gurps-option-do-nothing }
}
gurps-means = { $means ->
    [punch] голый кулак
    [judo-throw] бросок дзюдо
   *[weapon] { $weapon }
}
gurps-with-means = { $means ->
    [punch] голый кулак
    [judo-throw] бросок дзюдо
   *[weapon] { $weapon }
}
gurps-bare-hand = { $bare ->
    [boxing] Бокс
    [brawling] Драка
    [judo] Дзюдо
    [karate] Карате
    [sumo-wrestling] Борьба сумо
    [wrestling] Борьба
   *[dx] ЛВ
}

## Вопросы

gurps-ask-maneuver = какой манёвр?
gurps-ask-attack = кого атаковать и чем?
    .option = { $foe }: { gurps-means }{ $means ->
        [weapon] { $mode ->
            [none] {""}
           *[other] {" "}({ $mode })
        }
       *[other] {""}
    }{ $hand ->
        [off] , неосновная рука
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[one] , сначала ближе на { $approach } ярд
        [few] , сначала ближе на { $approach } ярда
        [many] , сначала ближе на { $approach } ярдов
    }{ $others ->
        [0] {""}
       *[other] , заденет и: { $caught }
    }
    .withheld = { $foe }: { gurps-means }{ $means ->
        [weapon] { $mode ->
            [none] {""}
           *[other] {" "}({ $mode })
        }
       *[other] {""}
    }
gurps-ask-all-out-attack = какая Тотальная атака?
    .option = { $choice ->
        [double] { gurps-option-double }
        [strong] { gurps-option-strong }
        [feint] Финт, затем атака
        [suppression] { gurps-option-suppression }
       *[determined] { gurps-option-determined }
    }
gurps-ask-all-out-defense = какая Тотальная защита?
gurps-ask-defence = { $foe } атакует ({ gurps-with-means }){ $hits ->
    [1] {""}
   *[other] , попаданий: { $hits }
}. Как защищаться?
gurps-ask-exposed = { $foe }: парирование голой рукой не удалось. Куда бить: как метили ({ gurps-location }) или по парировавшей руке?
gurps-ask-sacrifice = { $foe } вот-вот попадёт, под ударом { $friend }. Закрыть собой?
    .option = { $defence ->
        [none] Не вмешиваться
       *[dodge] Закрыть собой
    }
gurps-ask-yards = насколько отступить?
gurps-ask-follow = { $foe } отступает. Пойти следом?
gurps-ask-where = куда переместиться?
gurps-ask-rest = раны тяжелы: отдыхать без защиты или бросить, чтобы остаться в сознании?
gurps-ask-posture = какую позу принять?
gurps-ask-ready = что подготовить?
gurps-ask-order = кто из равных ходит первым?

## Броски

gurps-roll-attack = атака (цель: { $foe }), не больше { $target }
gurps-roll-dodge = уклонение, не больше { $target }
gurps-roll-parry = парирование, не больше { $target }
gurps-roll-block = блок, не больше { $target }
gurps-roll-acrobatics = Акробатика, не больше { $target }
gurps-roll-feint = финт, не больше { $target }
gurps-roll-feint-answer = распознать финт, не больше { $target }
gurps-roll-limb = удар по отбитой конечности, не больше { $target }
gurps-roll-roll-away = ЛВ, чтобы откатиться, не больше { $target }
gurps-roll-balance = ЛВ, чтобы устоять, не больше { $target }
gurps-roll-breakage = сломается ли оружие ({ $weapon }): при { $target } и меньше
gurps-roll-thrown = ЗД против ошеломления, не больше { $target }
gurps-roll-recover = ЗД, чтобы прийти в себя, не больше { $target }
gurps-roll-recover-mental = ИН, чтобы прийти в себя, не больше { $target }
gurps-roll-order = кто ходит первым ({ $names })

## Бойцы вкратце

gurps-show-hp = ЕЖ { $now }/{ $most }
gurps-show-fp = ЕУ { $now }/{ $most }
gurps-show-unconscious = без сознания
gurps-show-dead = смерть
gurps-show-stunned = ошеломление
gurps-show-posture = { gurps-part-posture }
gurps-show-reeling = шатается
gurps-show-shock = шок -{ $amount }
gurps-show-back-turned = спиной к противнику
gurps-show-dazed = оторопь
gurps-show-deaf = глухота
gurps-show-flying = в полёте
gurps-show-guard-down = без прикрытия
gurps-show-no-retreat = отступать нельзя
gurps-show-off-balance = потеря равновесия
gurps-show-riposte = возможен бросок
gurps-show-surprised = врасплох
gurps-show-torn = разрыв мышцы
gurps-show-unsteady = неустойчивость
gurps-show-condition = { $name }
gurps-show-all-out-attack = Тотальная атака: защиты нет
gurps-show-at-rest = отдых: защиты нет
gurps-show-all-out-defense = Тотальная защита: { $choice ->
    [increased-dodge] уклонение +2
    [increased-parry] парирование +2
    [increased-block] блок +2
   *[double-defense] две попытки
}
gurps-show-unready = { $weapon }: { $why ->
    [dropped] на земле
    [broken] поломка
    [snapped] поломка
   *[unready] не готово
}
gurps-show-parried = { $hand ->
    [main] голая рука
    [off] голая неосновная рука
   *[weapon] { $weapon }
}: парирований { $count }
gurps-show-blocked = блок использован
gurps-show-retreated = отступление, от кого: { $foe }

## Где решаются исходы

gurps-site-attack = бросок атаки
gurps-site-critical = таблица критических попаданий
gurps-site-word = таблица критических промахов

## Исходы, которые можно назначить

gurps-outcome-critical-hit = критическое попадание
gurps-outcome-hit = попадание
gurps-outcome-defended = отражено
gurps-outcome-miss = промах
gurps-outcome-critical-miss = критический промах

gurps-outcome-normal = обычные повреждения
gurps-outcome-triple-damage = тройные повреждения
gurps-outcome-double-damage = двойные повреждения
gurps-outcome-maximum-damage = максимальные повреждения
gurps-outcome-maximum-without-dr = максимальные повреждения, без СП
gurps-outcome-half-dr = половина СП
gurps-outcome-half-dr-up = половина СП, вверх
gurps-outcome-half-dr-major = половина СП, вверх, и серьёзное ранение
gurps-outcome-major-wound = серьёзное ранение
gurps-outcome-double-shock = двойной шок, конечность немеет
gurps-outcome-drop-items = роняет всё из рук
gurps-outcome-eye = в глаз
gurps-outcome-daze = оторопь
gurps-outcome-lasting-mark = след надолго

gurps-outcome-weapon-breaks = оружие ломается
gurps-outcome-hit-self = удар по себе
gurps-outcome-hit-self-half = удар по себе, половина повреждений
gurps-outcome-off-balance = потеря равновесия
gurps-outcome-unready = оружие провернулось в руке
gurps-outcome-drop-weapon = оружие выронено
gurps-outcome-weapon-flies = оружие улетает
gurps-outcome-strained-arm = растяжение руки
gurps-outcome-fall = падение
gurps-outcome-knock-self-out = нокаут от своего удара
gurps-outcome-strained-limb = растяжение конечности
gurps-outcome-hit-object = удар обо что-то твёрдое
gurps-outcome-hit-object-half = удар обо что-то твёрдое, половина повреждений
gurps-outcome-stumble = неловкий шаг
gurps-outcome-trip = спотыкание
gurps-outcome-guard-down = без прикрытия
gurps-outcome-torn-muscle = разрыв мышцы

## Ответы `tierce odds`

gurps-value-attack = Атака
gurps-value-defence = Защита
gurps-value-hits = Попадания, дошедшие до цели
gurps-value-injury = Ранение (потеря ЕЖ)

## Что можно править вручную

gurps-slot-hp = ЕЖ
gurps-slot-fp = ЕУ
gurps-slot-shock = шок
gurps-slot-late-shock = шок на следующий ход
gurps-slot-acting = ходит сейчас
gurps-slot-posture = поза
gurps-slot-stun = ошеломление
gurps-slot-fate = судьба
gurps-slot-maneuver = манёвр
gurps-slot-choice = вариант манёвра
gurps-slot-last-maneuver = прошлый манёвр
gurps-slot-moved = пройдено ярдов
gurps-slot-step-left = остался шаг
gurps-slot-retreat = отступление от
gurps-slot-shielded = кто закрыл собой
gurps-slot-parries = парирования
gurps-slot-blocks = блоки
gurps-slot-acrobatics = акробатические уклонения
gurps-slot-attacks = атаки
gurps-slot-hands = руки
gurps-slot-unready = не готово
gurps-slot-crippled = увечья
gurps-slot-stated = сказано
gurps-slot-conditions = состояния

## Листы персонажей

gurps-sheet-st = СЛ
gurps-sheet-dx = ЛВ
gurps-sheet-iq = ИН
gurps-sheet-ht = ЗД
gurps-sheet-will = Воля
gurps-sheet-per = Восприятие
gurps-sheet-hp = ЕЖ
gurps-sheet-fp = ЕУ
gurps-sheet-basic-speed = Базовая скорость
gurps-sheet-basic-move = Базовое движение
gurps-sheet-encumbrance = нагрузка
gurps-sheet-size = модификатор размера
gurps-sheet-dodge-bonus = бонус к уклонению
gurps-sheet-parry-bonus = бонус к парированию
gurps-sheet-block-bonus = бонус к блоку
gurps-sheet-db = БЗ
gurps-sheet-skills = умения
gurps-sheet-weapons = оружие
gurps-sheet-shield = щит
gurps-sheet-main = основная рука
gurps-sheet-off = неосновная рука
gurps-sheet-dr = СП
gurps-sheet-traits = черты
gurps-sheet-trait-levels = уровни черт
gurps-sheet-vehicle = транспорт
gurps-sheet-handling = Управляемость
gurps-sheet-weight = вес
gurps-sheet-quality = качество
gurps-sheet-melee = ближний бой
gurps-sheet-ranged = дальний бой
gurps-sheet-natural = природное
gurps-sheet-improvised = импровизированное
gurps-sheet-fragile = хрупкое
gurps-sheet-skill = умение
gurps-sheet-level = уровень
gurps-sheet-points = очки
gurps-sheet-damage = повреждения
gurps-sheet-reach = досягаемость
gurps-sheet-parry = парирование
gurps-sheet-fencing = фехтовальное
gurps-sheet-unbalanced = несбалансированное
gurps-sheet-hands = руки
gurps-sheet-thrust = прямой удар
gurps-sheet-unready = не готово после атаки
gurps-sheet-flail = кистень
gurps-sheet-projectile = снаряд
gurps-sheet-maximum = дальность
gurps-sheet-half = половина повреждений с
gurps-sheet-accuracy = точность
gurps-sheet-rate = скорострельность
gurps-sheet-recoil = отдача
gurps-sheet-bulk = громоздкость
gurps-sheet-shots = боезапас
gurps-sheet-build = строение тела
gurps-sheet-flexible = гибкая СП
gurps-sheet-light = лёгкий
gurps-sheet-min-st = нужная СЛ

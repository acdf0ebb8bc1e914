### Что можно выбрать, по id вариантов. Параметры объяснены в английском каталоге.

## Манёвры

gurps-option-attack = Атака
gurps-option-all-out-attack = Тотальная атака
gurps-option-all-out-defense = Тотальная защита
gurps-option-move = Движение
gurps-option-change-posture = Смена позы
gurps-option-ready = Подготовка
gurps-option-do-nothing = Бездействие

## Тотальная атака

gurps-option-determined = Точная: бонус к попаданию
gurps-option-double = Двойная: две атаки по одному противнику
gurps-option-strong = Сильная: больше повреждений
gurps-option-feint = Финт

## Тотальная защита

gurps-option-increased-dodge = Усиленное уклонение: +2
gurps-option-increased-parry = Усиленное парирование: +2
gurps-option-increased-block = Усиленный блок: +2
gurps-option-double-defense = Двойная защита: две попытки на каждую атаку

## Защита

gurps-option-dodge = Уклонение
gurps-option-block = Блок
gurps-option-parry = Парирование
gurps-option-parry-main = Парирование: { $bare ->
    [no] { $weapon }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }
   *[other] голая рука ({ gurps-bare-hand })
}
gurps-option-parry-off = Парирование: { $bare ->
    [no] { $weapon }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }, неосновная рука
   *[other] голая неосновная рука ({ gurps-bare-hand })
}
gurps-option-parry-both = Парирование: { $bare ->
    [no] { $weapon }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }, обе руки
   *[other] обе голые руки ({ gurps-bare-hand })
}
gurps-option-none = Не защищаться
gurps-option-plus-retreat = с отступлением
gurps-option-plus-acrobatic = акробатически
gurps-option-plus-stand = встать вместо шага
gurps-option-plus-kneel = встать на колени вместо шага
gurps-option-defence = Любая защита
gurps-option-retreat = Отступление
gurps-option-acrobatic = Акробатическое уклонение

## Насколько отступить

gurps-option-one-yard = 1 ярд
gurps-option-full-step = { $yards ->
    [one] { $yards } ярд
    [few] { $yards } ярда
   *[many] { $yards } ярдов
}

## Пойти следом, ударить по парировавшей руке

gurps-option-follow = Пойти следом
gurps-option-stay = Остаться на месте
gurps-option-aimed = Куда метили
gurps-option-arm = По основной руке
gurps-option-off-arm = По неосновной руке
gurps-option-rest = Отдыхать: без броска и без защиты
gurps-option-stay-awake = Бросить, чтобы остаться в сознании

## Движение

gurps-option-towards = Ближе: { $foe } (до цели { $yards } ярд.)
gurps-option-to-reach = Ближе, пока достаёт самое длинное оружие: { $foe } (до цели { $yards } ярд.)
gurps-option-away = Дальше: { $foe } (до цели { $yards } ярд.)

## Подготовка

gurps-option-draw = Достать: { $weapon }
gurps-option-pick-up = Поднять: { $weapon }
gurps-option-regain = Вернуть под контроль: { $weapon }
gurps-option-act = Другое, своими словами: дверь, другой хват, включить или выключить преимущество

## Позы

gurps-option-standing = Встать
gurps-option-crouching = Пригнуться
gurps-option-kneeling = Встать на колени
gurps-option-crawling = Встать на четвереньки
gurps-option-sitting = Сесть
gurps-option-prone = Лечь ничком
gurps-option-face-up = Лечь на спину

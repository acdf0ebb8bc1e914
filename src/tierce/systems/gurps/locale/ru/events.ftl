### Что происходит, по фразе на событие. Раны и последствия критических бросков — в injury.ftl.
### Параметры объяснены в английском каталоге.

gurps-event-order = Порядок ходов: { $order }.

## Манёвры

gurps-event-maneuver = { $who } выбирает манёвр «{ gurps-maneuver }».
gurps-event-helpless = { $who } не может действовать: { $why ->
    [surprised] застигли врасплох
    [dazed] в глазах темно
   *[stunned] ошеломление
}.
gurps-event-all-out-attack = { $who } отказывается от защиты ради { $choice ->
    [double] двух атак
    [strong] более сильного удара
    [feint] финта и атаки
    [suppression] огня на подавление
   *[determined] более точной атаки
}.
gurps-event-all-out-defense = { $who } до следующего хода { $choice ->
    [increased-dodge] получает +2 к уклонению
    [increased-parry] получает +2 к парированию
    [increased-block] получает +2 к блоку
   *[double-defense] может дважды защищаться от каждой атаки
}.
gurps-event-close-in = { $who } сближается на { $yards ->
    [one] { $yards } ярд
    [few] { $yards } ярда
   *[many] { $yards } ярдов
}: впереди { $foe }.
gurps-event-move = { $who } проходит { $yards ->
    [one] { $yards } ярд
    [few] { $yards } ярда
   *[many] { $yards } ярдов
} и становится { $way ->
    [away] дальше
   *[towards] ближе
}: { $foe }.
gurps-event-stay = { $who } остаётся на месте.
gurps-event-posture = { $who } { $posture ->
    [crouching] пригибается
    [kneeling] встаёт на колени
    [crawling] встаёт на четвереньки
    [sitting] садится
    [prone] ложится ничком
    [face-up] ложится на спину
   *[standing] встаёт
}.
gurps-event-ready = { $who } { $how ->
    [draw] достаёт
    [pick-up] поднимает
   *[regain] возвращает под контроль
}: { $weapon }.
gurps-event-act = { $said ->
    [yes] { $who }: «{ $words }».
   *[no] { $who } делает что-то не для боя.
}
gurps-event-recover = { $who } { $made ->
    [yes] приходит в себя
   *[no] не может прийти в себя
} ({ gurps-held }).

## Атаки

gurps-rolled = нужно { $needed }, выпало { $rolled }
gurps-event-attack = { $who } атакует: цель — { $foe }, оружие — { gurps-with-means } ({ gurps-rolled }). { $how ->
    [critical-hit] Критическое попадание
    [hit] Попадание
    [miss] Промах
   *[critical-miss] Критический промах
}.
gurps-event-burst = { $who } стреляет: цель — { $foe }, оружие — { $weapon }, выстрелов { $shots } ({ gurps-rolled }). { $how ->
    [critical-hit] Критическое попадание, всего попаданий: { $hits }
    [hit] Попаданий: { $hits }
    [miss] Промах
   *[critical-miss] Критический промах
}.
gurps-event-feint = { $who } делает финт, цель — { $foe }: { $gain ->
    [0] безуспешно
   *[other] защита цели -{ $gain }
}.

## Защита

gurps-event-no-defence = { $why ->
    [critical-hit] { $who } не может защититься от критического попадания
    [all-out-attack] { $who } не может защищаться после Тотальной атаки
    [unaware] { $who } не замечает атаки и не защищается
    [rear] { $foe } атакует сзади: { $who } не может защищаться
    [out] { $who } не в состоянии защищаться
    [at-rest] { $who } отдыхает и не может защищаться
   *[other] { $who } больше не имеет другой защиты
}.
gurps-event-undefended = { $who } не защищается.
gurps-defended = { gurps-rolled }{ $how ->
    [critical] {": "}критический успех
    [critical-failure] {": "}критический провал
   *[other] {""}
}
gurps-dodges = { $hits ->
    [1] уклоняется
   *[other] уклоняется (попаданий избегнуто: { $avoided } из { $hits })
}
gurps-event-dodge = { $how ->
    [critical] { $who } { gurps-dodges } ({ gurps-defended }).
    [success] { $who } { gurps-dodges } ({ gurps-defended }).
   *[failure] { $who } не успевает уклониться ({ gurps-defended }).
}
gurps-with-parry = { $bare ->
    [no] { $weapon }
   *[other] голая рука
}
gurps-event-parry = { $how ->
    [critical] { $who } парирует: { gurps-with-parry } ({ gurps-defended }).
    [success] { $who } парирует: { gurps-with-parry } ({ gurps-defended }).
   *[failure] { $who } не успевает парировать: { gurps-with-parry } ({ gurps-defended }).
}
gurps-event-block = { $how ->
    [critical] { $who } блокирует ({ gurps-defended }).
    [success] { $who } блокирует ({ gurps-defended }).
   *[failure] { $who } не успевает блокировать ({ gurps-defended }).
}
gurps-event-critical-defence = { $who } защищается блестяще; таблицу критических промахов бросает { $foe }.
gurps-event-critical-failure = { $who } { $defence ->
    [dodge] теряет опору под ногами
    [block] теряет контроль над щитом, его нужно снова подготовить
   *[parry] бросает по таблице критических промахов
}.
gurps-event-acrobatics = { $made ->
    [yes] { $who }: акробатика удалась, уклонение +2.
   *[no] { $who }: акробатика не удалась, уклонение -2.
}
gurps-event-retreat = { $who } отступает на { $yards ->
    [one] { $yards } ярд
    [few] { $yards } ярда
   *[many] { $yards } ярдов
}, противник — { $foe }.
gurps-event-no-retreat = { $who } не может откатиться и остаётся на месте.
gurps-event-follow = { $who } шагает следом, противник — { $foe }.
gurps-event-sacrifice = { $made ->
    [yes] { $who } успевает закрыть собой: { $friend }.
   *[no] { $who } не успевает закрыть собой: { $friend }.
}
gurps-event-too-heavy = { $foe } бьёт слишком тяжело: { $who } не может парировать.
gurps-event-parry-in-vain = { $who } парирует впустую: удар слишком тяжёл.
gurps-event-limb = { $who }, парируя, бьёт по той части тела, которой нанесён удар, противник — { $foe }.
gurps-event-exposed = { $who } бьёт по парировавшей руке, противник — { $foe }.
gurps-event-riposte = { $who } может в следующий ход провести бросок, противник — { $foe }.
gurps-event-thrown = { $who } летит на землю от броска.
gurps-event-thrown-stunned = { $who } не может опомниться от броска: ошеломление.
gurps-event-snapped = { $who } парирует, и оружие ломается: { $weapon }.

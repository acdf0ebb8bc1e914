### Оценка, Финт, Прицеливание, Концентрация, Движение и атака. Параметры объяснены в английском
### каталоге.

## Манёвры

gurps-option-move-and-attack = Движение и атака
gurps-option-evaluate = Оценка
gurps-option-aim = Прицеливание
gurps-option-concentrate = Концентрация

## Вопросы

gurps-ask-evaluate = кого изучать?
    .option = { $foe }
    .withheld = { $foe }
gurps-ask-feint = кого обмануть финтом и чем?
    .option = { $foe }: { gurps-means }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }{ $hand ->
        [off] , неосновная рука
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[one] , сначала ближе на { $approach } ярд
        [few] , сначала ближе на { $approach } ярда
        [many] , сначала ближе на { $approach } ярдов
    }
    .withheld = { $foe }: { gurps-means }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }
gurps-ask-feint-answer = финт, его проводит { $foe }. Каким умением его распознать?
    .option = { $skill }
gurps-ask-aim = в кого целиться и чем?
    .option = { $foe }: { gurps-means }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }{ $hand ->
        [off] , неосновная рука
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[one] , сначала ближе на { $approach } ярд
        [few] , сначала ближе на { $approach } ярда
        [many] , сначала ближе на { $approach } ярдов
    }
    .withheld = { $foe }: { gurps-means }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }
gurps-ask-concentrate = на чём сосредоточиться?
gurps-ask-step = сделать шаг?
gurps-ask-run-up = переместиться перед выстрелом?
gurps-ask-onwards = двигаться дальше?

## На чём сосредоточен ум

gurps-option-spell = Заклинание
gurps-option-power = Пси-способность
gurps-option-search = Поиск скрытого
gurps-option-other = Другое умственное дело

## Почему что-то недоступно

gurps-reason-move-and-attack = после «Движения и атаки» не парируют
gurps-reason-nobody-to-feint = нужно готовое оружие ближнего боя и противник в его досягаемости
gurps-reason-nobody-to-evaluate = из тех, кто на виду, никого достаточно близко
gurps-reason-nothing-to-aim = нужно готовое дальнобойное оружие и цель в пределах его дальности
gurps-reason-aim = целятся только дальнобойным оружием
gurps-reason-unseen = не видно
gurps-reason-too-far = слишком далеко

## Броски

gurps-roll-aim = Воля, чтобы не сбить прицел, не больше { $target }

## Что происходит

gurps-event-evaluate = { $who } изучает противника ({ $foe }): в следующий ход +{ $count }.
gurps-event-aim = { $who } целится ({ $weapon }; цель: { $foe }){ $seconds ->
    [1] {""}
    [2] , второй ход подряд
   *[other] , не меньше трёх ходов подряд
}.
gurps-event-aim-hurt = { $made ->
    [yes] { $who } не теряет прицел, несмотря на рану.
   *[no] { $who } теряет прицел из-за раны.
}
gurps-event-concentrate = { $who } сосредоточивается: { $task ->
    [spell] заклинание
    [power] пси-способность
    [search] поиск скрытого
   *[other] умственное дело
}.

## Части значения

gurps-part-evaluate = противник изучен
gurps-part-hasty = Движение и атака
gurps-part-bulk = Громоздкость при «Движении и атаке»
gurps-part-hasty-most = не больше { $most } при «Движении и атаке»
gurps-part-accuracy = Точность после прицеливания
gurps-part-aim = { $seconds ->
    [2] прицел второй ход подряд
   *[other] прицел не меньше трёх ходов подряд
}
gurps-part-braced = с упора

## Вкратце

gurps-show-evaluated = оценка ({ $foe }): +{ $count }
gurps-show-feinted = финт ({ $foe }): защита -{ $gain }
gurps-show-aimed = целится ({ $weapon }; цель: { $foe })
gurps-show-move-and-attack = Движение и атака: без парирования

## Правка вручную

gurps-slot-evaluated = изучен противник
gurps-slot-feinted = обманут противник
gurps-slot-aimed = цель

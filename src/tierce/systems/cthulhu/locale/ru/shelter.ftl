### Укрытие и прикрытие других.

cthulhu-event-hide = { $who } прячется от атаки: { $foe } ({ $weapon }; 1D100<={ $target }: { $rolled }): { $how ->
        [critical] критический успех, а здесь это плохо: весь урон проходит
        [fumble] провал, а здесь это хорошо: урона нет
        [failure] неудача: проходит половина урона
       *[success] успех: весь урон принимает предмет
    }.

cthulhu-event-hide-certain = { $who } прячется от атаки: { $foe } ({ $weapon }): { $how ->
        [failure] автоматическая неудача, проходит половина урона
       *[success] автоматический успех, весь урон принимает предмет
    }.

cthulhu-event-hide-skill = { $who } бросает навык «Маскировка» ради ответного удара ({ cthulhu-tried }).

cthulhu-event-object-takes = { $foe } наносит урон { $damage } ({ $dice }) не бойцу ({ $who }), а предмету: { $weapon }.

cthulhu-event-object-gone = { $weapon }: предмет разбит, за ним уже не спрятаться.

cthulhu-event-comes-out = { $who } больше не прячется.

cthulhu-event-cover = { $who } прикрывает: { $friend } (бьёт { $foe }; { cthulhu-checked }). { $how ->
        [critical] Урона нет
        [fumble] Оба получают весь урон и не могут защищаться
        [failure] Каждый получает половину урона
       *[success] Весь урон получает { $who }
    }.

cthulhu-ask-cover = { $foe } попадает: { $friend } ({ cthulhu-means }). Прикрыть?
    .option = { $covers ->
            [one] прикрыть: { $friend }
            [several] прикрыть всех на той же клетке: { $friend }
           *[none] никого не прикрывать
        }

cthulhu-roll-hide = укрытие, SIZ против SIZ: не больше { $target }

cthulhu-roll-hide-skill = Маскировка, не больше { $target }

cthulhu-roll-cover = прикрыть ({ $friend }), DEX x5: не больше { $target }

cthulhu-option-hide = Спрятаться{ $weapon ->
        [none] {""}
       *[other] : { $weapon }
    }

cthulhu-option-come-out = Больше не прятаться

cthulhu-show-hidden = в укрытии ({ $about }): атаки свои и по нему 1/2

cthulhu-part-hidden = атака из укрытия, 1/2

cthulhu-part-hidden-foe = цель в укрытии, 1/2

cthulhu-part-hide-skill = Маскировка от 60: SIZ -{ $points }

cthulhu-part-several = прикрытых: { $number }, 1/{ $number }

cthulhu-part-after-cover = после прикрытия, 1/{ $number }

cthulhu-reason-too-far = слишком далеко, чтобы прикрыть

cthulhu-reason-no-object = рядом не за чем спрятаться

cthulhu-reason-no-friend = прикрывать некого

cthulhu-reason-after-cover = { cthulhu-defence } после прикрытия невозможно

cthulhu-reason-no-damage = урон уже отменён

cthulhu-reason-outside-limits = это сверх счёта раунда, и тратить на это все три раза нельзя

cthulhu-reason-foe-here = на той же клетке враг

cthulhu-slot-near = за чем можно спрятаться

cthulhu-slot-objects = SIZ предметов

cthulhu-slot-objects-left = остаток прочности предметов

cthulhu-event-no-cover = { $who }: прикрыть { $friend } от атаки ({ $foe }) нельзя ({ $why ->
        [foe-here] { cthulhu-reason-foe-here }
        [too-far] не видно
        [used] в этом раунде уже использовано
        [concentrating] внимание на другой защите
        [stunned] оглушение
       *[ran] после бега со всех ног
    }).

### Падение от выстрела, в том числе жертвенное.

gurps-option-plus-drop = с падением
gurps-option-drop = Падение

gurps-reason-dropped-already = один раз за ход, уже было: { $foe }
gurps-reason-drop-retreated = заменяет отступление этого хода, а оно уже было: { $foe }
gurps-reason-drop-stunned = не в ошеломлении
gurps-reason-drop-lying = не лёжа
gurps-reason-drop-aloft = в полёте или вплавь — только если рельеф в одном шаге
gurps-reason-retreat-dropped = его заменило падение от атаки: { $foe }

gurps-part-drop = падение
gurps-part-dropped = прежнее падение от этого противника

gurps-event-takes-cover = { $who } теперь за укрытием, противник — { $foe }.
gurps-event-drop = { $who } лежит ничком.
gurps-event-sacrificial-drop = { $how ->
    [clear] { $who } успевает: оба уходят из-под выстрела, { $friend } тоже.
    [in-time] { $who } сбивает наземь, закрывая собой: { $friend }.
   *[late] { $who } не успевает сбить наземь: { $friend }.
}

gurps-show-swimming = вплавь
gurps-show-dropped-from = падение от атаки, чьей: { $foe }
gurps-slot-drop = падение от

## Взрывы, броски в укрытие, накрытая взрывчатка

gurps-ask-dive = Рядом срабатывает: { $weapon }, противник — { $foe }. Отпрыгнуть?
gurps-ask-cover-explosive = Сейчас взорвётся: { $weapon }, противник — { $foe }. Накрыть собой?
gurps-reason-dive-nowhere = нет укрытия в одном шаге
gurps-event-blast = { $area ->
    [cone] { $who } накрывает конусом ({ $weapon }), цель — { $foe }.
    [area] { $who } накрывает площадь ({ $weapon }), цель — { $foe }.
   *[explosion] { $who } вызывает взрыв ({ $weapon }), цель — { $foe }.
}
gurps-event-no-dive = { $who } не может отпрыгнуть.
gurps-event-dive = { $made ->
    [yes] { $who } отпрыгивает, теперь до центра { $yards ->
        [one] { $yards } ярд
        [few] { $yards } ярда
       *[other] { $yards } ярдов
    }.
   *[no] { $who } не успевает отпрыгнуть.
}
gurps-event-caught = { $who } попадает под удар { $yards ->
    [0] в самом центре
    [one] в { $yards } ярде от центра
   *[other] в { $yards } ярдах от центра
}, урон { $damage }.
gurps-event-covers = { $made ->
    [yes] { $who } успевает накрыть собой: { $weapon }.
   *[no] { $who } не успевает накрыть собой: { $weapon }.
}
gurps-sheet-area = охват
gurps-sheet-width = ширина конуса
gurps-sheet-radius = радиус области

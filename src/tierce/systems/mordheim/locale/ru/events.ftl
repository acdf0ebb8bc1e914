### Что происходит, по предложению на событие.

mordheim-event-first-side = Первым ходит отряд: { $side }.
mordheim-event-order = Порядок ударов: { $order }.
mordheim-event-charge = { $who } нападает: цель — { $foe }.
mordheim-event-fear = { $held ->
    [yes] { $who } не боится (нападает { $foe }).
   *[no] { $who } в страхе и попадает только на 6 (нападает { $foe }).
}
mordheim-event-holds-back = { $who } не трогает упавших.
mordheim-event-whip = { $who } встречает нападение ударом хлыста, цель — { $foe }.

## Попадания и парирование

mordheim-rolled = нужно { $need }+, выпало { $rolled }
mordheim-event-to-hit = { $who } бьёт: цель — { $foe }, оружие — { mordheim-weapon } ({ mordheim-rolled }): { $hits ->
    [0] промах
   *[other] попаданий — { $hits }
}.
mordheim-event-further = { $who } бьёт ещё раз: цель — { $foe }, оружие — { mordheim-weapon }, нужно { $need }+. { $hit ->
    [yes] Попадание
   *[no] Промах
}.
mordheim-event-automatic = { $who } бьёт сбитого с ног: цель — { $foe }. Попаданий без броска: { $number }.
mordheim-event-as-standing = { $who } не может добить в той же фазе того, кто упал от этих же рук: { $foe } считается стоящим.
mordheim-event-no-parry = { $who } не может парировать (бьёт { $foe }): { $why ->
    [down] боец не на ногах
    [spent] попытка этой фазы потрачена
    [first-foe] отразить можно только удар другого врага
    [six] больший результат — 6
    [strength] удар слишком силён
   *[weapon] такое оружие не парируется
}.
mordheim-event-parry-declined = { $who } не парирует (бьёт { $foe }).
mordheim-event-parry = { $who } { $made ->
    [yes] парирует
   *[no] не успевает парировать
} (выпало { $rolled } против { $beat }).

## Раны

mordheim-event-charm = { $who }: талисман удачи { $made ->
    [yes] отводит удар
   *[no] не помогает
} (выпало { $rolled }).
mordheim-event-cannot-wound = { $who } не хватает Силы, чтобы пробить: цель — { $foe }.
mordheim-event-wound = { $who } { $made ->
    [yes] пробивает
   *[no] не пробивает
}: цель — { $foe } (выпало { $rolled }).
mordheim-harm = ран: { $wounds }{ $save ->
    [none] , без защиты
    [once] , одна защита до удвоения
   *[each] {""}
}{ $more ->
    [0] {""}
   *[other] , +{ $more } к повреждениям
}
mordheim-event-critical = Критический удар: бьёт { $who }, цель — { $foe } (выпало { $rolled }); { $what ->
    [loses-fight] цель теряет удары, которых ещё не нанесла
    [no-helmet] ни доспехи, ни шлем не помогают
    [disarmed] оружие выбито
    [out] вне игры, если защита не удастся
    [falls] цель сбита с ног
    [pushed] { mordheim-harm }, цель отброшена
    [again] ещё одна атака
   *[wounds] { mordheim-harm }
}.
mordheim-event-loses-fight = { $who } не бьёт в этой фазе.
mordheim-event-dropped = { $who } теряет оружие: { mordheim-weapon }.
mordheim-event-pushed = { $who } отлетает назад на { $inches }″.
mordheim-event-save = { $who }: доспехи { $made ->
    [yes] выдержали
   *[no] пробиты
} ({ mordheim-rolled }).
mordheim-event-aside = { $who } { $made ->
    [yes] успевает сделать шаг в сторону
   *[no] не успевает сделать шаг в сторону
} (выпало { $rolled }).
mordheim-injury-word = { $injury ->
    [knocked-down] падение
    [stunned] оглушение
   *[out] вне игры
}
mordheim-event-injury = { $who }, повреждение: { mordheim-injury-word } (выпало { $dice }{ $more ->
    [0] {""}
   *[other] , +{ $more }
}).
mordheim-event-helmet = { $who }: шлем { $made ->
    [yes] смягчает удар
   *[no] не помогает
} (выпало { $rolled }).
mordheim-event-jumps-up = { $who } тут же вскакивает.
mordheim-event-fate = { $who }: { $fate ->
    [knocked-down] падение
    [stunned] оглушение
   *[out] вне игры
} (бьёт { $by }).

## Между фазами

mordheim-event-comes-to = { $who } приходит в себя, но ещё лежит.
mordheim-event-stands-up = { $who } встаёт: движение до { $inches }″, в этом ходу бьёт последним.
mordheim-event-rout = { $chosen ->
    [give-up] Отряд сдаётся: { $side }.
   *[test] { $held ->
        [yes] Отряд держится: { $side }.
       *[no] Отряд бежит, бой проигран: { $side }.
    }
}
mordheim-event-alone = { $who } в одиночестве и { $held ->
    [yes] держится
   *[no] бежит
}.
mordheim-event-parting-blow = { $who } бьёт вслед: цель — { $foe }, оружие — { mordheim-weapon }.
mordheim-event-runs = { $who } бежит на { $inches }″.
mordheim-event-stops = { $who } { $made ->
    [yes] останавливается
   *[no] бежит дальше
}.

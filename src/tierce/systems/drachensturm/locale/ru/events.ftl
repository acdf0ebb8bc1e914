### Что происходит, по одному предложению.

## Боевой раунд

drachensturm-event-order = Очерёдность ударов: { $order }.
drachensturm-event-surprised = { $who }: врасплох, в первом раунде удар последним.
drachensturm-event-by-option = Источник об этом молчит: решает опция { $option } = { $value }.
drachensturm-event-move = { $who } { $way ->
    [run] бежит { $metres } м, впереди { $foe }
    [step-back] отступает на { $metres } м
   *[step] подходит на { $metres } м, впереди { $foe }
}.
drachensturm-event-flee = { $who } обращается в бегство{ $covered ->
    [yes] {" "}под прикрытием: свободных ударов нет
   *[no] {""}
}.
drachensturm-event-away = { $who } отбегает на { $metres } м.
drachensturm-event-goes = { $who } { $way ->
    [run] бежит { $metres } м на { $cell }
    [flight] спасается бегством на { $cell }, { $metres } м
   *[step] делает шаг на { $cell }, { $metres } м
}.
drachensturm-event-stopped = { $who }: дальше не пускает { $what ->
    [wall] стена
    [fighter] кто-то на пути
   *[edge] край карты
}.
drachensturm-event-push = { $who } толкает щитом ({ $weapon }): { $foe }.
drachensturm-event-pushed = { $foe } отлетает на { $metres } м; { $who } в следующем раунде может бежать без свободных ударов.
drachensturm-event-named = { $who } объявляет: { $kind ->
    [strike] удар, { $foe } ({ $weapon }, { drachensturm-body })
    [push] толчок щитом, { $foe } ({ $weapon })
   *[draw] другое действие, { $weapon }
}.
drachensturm-event-lapses = { $who } уже не может сделать то, что объявлено.

## Удары

drachensturm-event-strike = { $who } наносит удар ({ $weapon }){ $aimed ->
    [yes] , прицельно ({ drachensturm-body })
   *[no] {""}
}: { $foe }.
drachensturm-event-behind = { $foe } в окружении; { $who } бьёт сзади.
drachensturm-event-free-blow = Свободный удар, { $who }: { $foe } { $why ->
    [fleeing] спасается бегством
    [helpless] не может защищаться
    [unaware] не замечает удара
    [three] без защиты, все три потрачены
    [late] даёт брешь из прошлого раунда
    [riposte] даёт брешь после неудачного удара
    [nothing-left] больше не имеет защиты
   *[chosen] не защищается
}.
drachensturm-event-exchange = { $who }: { $attack } { SIGNED($aw) } = { $sum }; { $foe }, { $kind ->
    [parry] парирование ({ $weapon })
   *[dodge] уклонение
}: { $answer } { SIGNED($pw) } = { $other }: { $how ->
    [defended] защита удалась
    [lucky-hit] удачное попадание
    [outstanding] выдающаяся защита
    [fumbled-attack] провал атаки
    [fumbled-defence] провал защиты, попадание
    [both-fumbled] провал обоих
    [fumbled-attack-outstanding] провал атаки, выдающаяся защита
    [lucky-hit-fumbled-defence] удачное попадание, провал защиты
    [fumbled-defence-missed] провал защиты, но мимо
   *[hit] попадание
}.
drachensturm-event-free-exchange = { $who }: { $attack } { SIGNED($aw) } = { $sum } против PGw { $pgw } ({ $foe }): { $how ->
    [defended] промах
    [lucky-hit] удачное попадание
    [outstanding] выдающаяся защита
    [fumbled-attack] провал атаки
    [fumbled-defence] провал защиты, попадание
    [both-fumbled] провал обоих
    [fumbled-attack-outstanding] провал атаки, выдающаяся защита
    [lucky-hit-fumbled-defence] удачное попадание, провал защиты
    [fumbled-defence-missed] провал защиты, но мимо
   *[hit] попадание
}.
drachensturm-event-reaction = { $who } { $made ->
    [yes] успевает среагировать
   *[no] не успевает среагировать
} (Re { $target }, выпало { $rolled }).
drachensturm-event-covered = { $who } в следующем раунде может бежать без свободных ударов.

## Последствия попаданий

drachensturm-event-wound = { $who }, { drachensturm-body }: потеряно LE { $lost }, осталось { $left } (очки { $points }, бонус { $bonus }, защита { $armour }).
drachensturm-event-shock = { $who } { $made ->
    [yes] выдерживает болевой шок
   *[no] не выдерживает болевого шока
} (Ko { $target }, выпало { $rolled }).
drachensturm-event-part-lost = { $who }, больше не действует: { drachensturm-body }.
drachensturm-event-out = { $who } выбывает из боя ({ $why ->
    [shock] болевой шок
    [head] голова: 0
    [belly] живот: 0
   *[chest] грудь: 0
}).
drachensturm-event-lucky = Удачное попадание, { $who }: { $effect ->
    [shaken] -3 к Aw, Pw и уклонению (боевых раундов: { $rounds })
    [down] два боевых раунда на земле, только уклонение
    [helpless] два боевых раунда на земле, беззащитность
    [harder] больше урона
    [weary] -5 до отдыха (спокойных раундов: { $rounds })
    [through] доспех не помогает
    [two-rolls] больше ничего
   *[dodge-next] следующая защита только уклонением
}.
drachensturm-event-fumble = Провал, { $who }: { $effect ->
    [parry-only] в следующем боевом раунде только парирование
    [no-attack] два боевых раунда без атаки
    [dropped] оружие падает на землю
    [own-points] оружие ранит владельца
    [notched] на оружии зазубрина
    [broken] оружие ломается
   *[nothing] больше ничего
}.
drachensturm-event-stands-up = { $who } снова на ногах.
drachensturm-event-draw = { $who } достаёт: { $weapon }.
drachensturm-event-pick-up = { $who } { $done ->
    [yes] снова держит в руке
   *[no] нагибается, чтобы поднять
}: { $weapon }.

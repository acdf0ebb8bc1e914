### Раны, позы, критические попадания и промахи. Параметры объяснены в английском каталоге.

## Зоны попадания

gurps-location = { $location ->
    [skull] череп
    [face] лицо
    [eye] глаз
    [neck] шея
    [vitals] жизненно важные органы
    [groin] пах
    [arm] рука
    [hand] кисть
    [leg] нога
    [foot] стопа
    [off-arm] неосновная рука
    [off-hand] неосновная кисть
    [off-leg] нога неосновной стороны
    [off-foot] стопа неосновной стороны
   *[torso] торс
}

## Броски

gurps-roll-knockdown = ЗД, чтобы устоять, не больше { $target }
gurps-roll-survival = ЗД на выживание (минус полные ЕЖ, кратность { $multiple }), не больше { $target }
gurps-roll-consciousness = ЗД, чтобы остаться в сознании, не больше { $target }
gurps-roll-trip = ЛВ, чтобы не упасть, не больше { $target }
gurps-roll-damage = повреждения
gurps-roll-critical-hit = таблица критических попаданий
gurps-roll-critical-miss = таблица критических промахов
gurps-roll-which-weapon = какое оружие (1–3 в основной руке, 4–6 другое)
gurps-roll-own-limb = какая конечность (1–3 рука, 4–6 нога)
gurps-roll-distance = на сколько ярдов улетает

## Раны

gurps-held = нужно { $target }, выпало { $rolled }
gurps-held-if-rolled = { $target ->
    [none] {""}
   *[other] {" "}({ gurps-held })
}
gurps-event-damage = { $who } попадает, цель — { $foe }: повреждения { $damage }{ $dr ->
    [0] {""}
   *[other] { $points ->
        [0] , СП { $dr } поглощает всё
       *[other] {" "}(СП { $dr })
    }
}.
gurps-event-wounded = { $who } теряет { $hp } ЕЖ ({ gurps-location }).
gurps-event-crippled = { $who }: { gurps-location } — { $how ->
    [numb] онемение
    [strained] растяжение, действовать нельзя
   *[crippled] увечье
}.
gurps-event-feeling-returns = { $who }: { gurps-location } — чувствительность вернулась.
gurps-event-keeps-feet = { $who } выдерживает удар ({ gurps-held }).
gurps-event-stunned = { $who } не может опомниться: ошеломление ({ gurps-held }).
gurps-event-fell = { $who } падает ничком.
gurps-event-dropped = { $who } роняет: { $weapon }.
gurps-event-tired = { $who } теряет { $fp } ЕУ.
gurps-event-unconscious = { $who } теряет сознание{ gurps-held-if-rolled }.
gurps-event-stays-conscious = { $who } остаётся в сознании ({ gurps-held }).
gurps-event-rests = { $who } отдыхает, отказавшись от защиты.
gurps-event-survives = { $who } остаётся в живых ({ gurps-held }).
gurps-event-mortal-wound = { $who } получает смертельную рану ({ gurps-held }).
gurps-event-dead = { $who } умирает{ gurps-held-if-rolled }.

## Критические попадания

gurps-event-critical-hit-effect = { $who }, критическое попадание: { $effect ->
    [triple-damage] тройные повреждения
    [double-damage] двойные повреждения
    [maximum-damage] максимальные повреждения
    [maximum-without-dr] максимальные повреждения, без СП
    [half-dr] половина СП
    [half-dr-up] половина СП с округлением вверх
    [half-dr-major] половина СП с округлением вверх и серьёзное ранение
    [major-wound] серьёзное ранение
    [double-shock] двойной шок, и конечность немеет
    [drop-items] противник роняет всё из рук
    [drop-weapon] противник роняет оружие
    [eye] в глаз
    [daze] противник пропускает следующий ход
    [lasting-mark] след останется надолго
   *[normal] только обычные повреждения
}.
gurps-event-dazed = { $who } в оторопи и пропускает следующий ход.
gurps-event-deafened = { $who } больше ничего не слышит.
gurps-event-scarred = { $who } останется со шрамом.

## Критические промахи

gurps-event-critical-miss-effect = { $who }, критический промах: { $effect ->
    [weapon-breaks] оружие ломается
    [hit-self] удар своим оружием по себе
    [hit-self-half] своё оружие задевает хозяина
    [off-balance] потеря равновесия
    [unready] оружие провернулось в руке
    [weapon-flies] оружие улетает
    [strained-arm] растяжение руки
    [fall] падение
    [knock-self-out] нокаут от своего удара
    [strained-limb] растяжение конечности
    [hit-object] удар обо что-то твёрдое
    [hit-object-half] касание чего-то твёрдого
    [stumble] неловкий шаг
    [trip] спотыкание
    [guard-down] без прикрытия
    [torn-muscle] разрыв мышцы
   *[drop-weapon] оружие выронено
}.
gurps-event-broken = { $who } остаётся со сломанным оружием: { $weapon }.
gurps-event-weapon-flies = { $who } упускает оружие, оно улетает (ярды: { $yards }): { $weapon }.
gurps-event-unready = { $who }: требуется снова подготовить оружие ({ $weapon }).
gurps-event-hurts-self = { $who } наносит повреждения себе: { $damage } ({ gurps-location }).
gurps-event-off-balance = { $who } теряет равновесие до следующего хода.
gurps-event-guard-down = { $who } остаётся без прикрытия до следующего хода.
gurps-event-back-turned = { $who } оказывается спиной, противник — { $foe }.
gurps-event-torn-muscle = { $who } рвёт мышцу ({ gurps-location }).

## Слагаемые значения

gurps-part-posture = { $posture ->
    [crouching] пригнувшись
    [kneeling] на коленях
    [crawling] на четвереньках
    [sitting] сидя
    [prone] ничком
    [face-up] на спине
   *[standing] стоя
}
gurps-part-reeling = шатается
gurps-part-tired = усталость
gurps-part-shock = шок
gurps-part-health = ЗД
gurps-part-wound-location = серьёзное ранение: { gurps-location }
gurps-part-depth = ЕЖ намного ниже нуля
gurps-part-high-pain-threshold = Высокий болевой порог
gurps-part-low-pain-threshold = Низкий болевой порог
gurps-part-hard-to-kill = Живучесть
gurps-part-hard-to-subdue = Стойкость
gurps-part-off-balance = потеря равновесия
gurps-part-guard-down = без прикрытия
gurps-part-unsteady = неустойчивость
gurps-part-torn-muscle = разрыв мышцы

### Прицел по части тела; что оружие, щит и сила делают с атакой. Параметры объяснены в английском
### каталоге.

gurps-option-at-location = Целить в часть тела или в оружие
gurps-ask-location = цель — { $foe }. Куда метить?
    .option = { $purpose ->
        [knock-away] выбить: { $weapon }
        [break] сломать: { $weapon }
       *[body] { gurps-location }
    }
    .withheld = { $purpose ->
        [knock-away] выбить: { $weapon }
        [break] сломать: { $weapon }
       *[body] { gurps-location }
    }
gurps-reason-no-such-part = такой части тела нет
gurps-reason-points-only = сюда попадают только проникающие и пробивающие атаки и узкие лучи
gurps-event-aims-at = { $purpose ->
    [body] { $who } метит, цель — { $foe } ({ gurps-location }).
   *[weapon] { $who } метит в оружие ({ $weapon }), противник — { $foe }.
}
gurps-event-hits-torso = { $who } промахивается на волосок и попадает в торс, цель — { $foe }.
gurps-roll-location = куда приходится удар
gurps-roll-side = какая сторона (1–3 основной руки, 4–6 другая)
gurps-outcome-hit-torso = попадание в торс

gurps-part-min-st = меньше нужной СЛ { $st }
gurps-part-large-shield = большой щит
gurps-part-speed-range = дальность { $yards } и скорость { $speed } ярдов в секунду

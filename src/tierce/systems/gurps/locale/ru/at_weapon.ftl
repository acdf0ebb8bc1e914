### Удар по оружию.

gurps-part-at-weapon = прицел в оружие
gurps-reason-too-light-to-break = слишком лёгкий удар, чтобы сломать
gurps-roll-knock-away = умение, чтобы выбить оружие, не больше { $target }
gurps-roll-hold = умение, чтобы удержать его, не больше { $target }
gurps-event-knocked-away = { $made ->
    [yes] { $who } выбивает из рук оружие ({ $weapon }), противник — { $foe }.
   *[no] { $foe } удерживает оружие ({ $weapon }).
}
gurps-event-not-broken = { $who }: оружие выдержало ({ $weapon }).

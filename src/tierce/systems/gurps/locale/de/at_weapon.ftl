### Angriffe auf eine Waffe.

gurps-part-at-weapon = auf eine Waffe gezielt
gurps-reason-too-light-to-break = ein zu leichter Hieb, um sie zu zerbrechen
gurps-roll-knock-away = Fertigkeit, um die Waffe wegzuschlagen, höchstens { $target }
gurps-roll-hold = Fertigkeit, um sie festzuhalten, höchstens { $target }
gurps-event-knocked-away = { $made ->
    [yes] { $who } schlägt { $foe } die Waffe aus der Hand ({ $weapon }).
   *[no] { $foe } hält die Waffe fest ({ $weapon }).
}
gurps-event-not-broken = Die Waffe von { $who } hält ({ $weapon }).

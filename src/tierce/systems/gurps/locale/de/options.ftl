### Was man wählen kann, nach den Ids der Optionen. Die Parameter erklärt der englische Katalog.

## Manöver

gurps-option-attack = Angriff
gurps-option-all-out-attack = Voller Angriff
gurps-option-all-out-defense = Volle Verteidigung
gurps-option-move = Bewegung
gurps-option-change-posture = Haltung ändern
gurps-option-ready = Bereitmachen
gurps-option-do-nothing = Nichtstun

## Voller Angriff

gurps-option-determined = Entschlossen: Bonus auf den Angriff
gurps-option-double = Doppelt: zwei Angriffe auf einen Gegner
gurps-option-strong = Stark: mehr Schaden
gurps-option-feint = Finte

## Volle Verteidigung

gurps-option-increased-dodge = Erhöhtes Ausweichen: +2
gurps-option-increased-parry = Erhöhte Parade: +2
gurps-option-increased-block = Erhöhtes Abblocken: +2
gurps-option-double-defense = Doppelte Verteidigung: zwei Versuche je Angriff

## Verteidigungen

gurps-option-dodge = Ausweichen
gurps-option-block = Abblocken
gurps-option-parry = Parade
gurps-option-parry-main = Parade: { $bare ->
    [no] { $weapon }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }
   *[other] bloße Hand ({ gurps-bare-hand })
}
gurps-option-parry-off = Parade: { $bare ->
    [no] { $weapon }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }, Nebenhand
   *[other] bloße Nebenhand ({ gurps-bare-hand })
}
gurps-option-parry-both = Parade: { $bare ->
    [no] { $weapon }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }, beide Hände
   *[other] beide bloße Hände ({ gurps-bare-hand })
}
gurps-option-none = Keine Verteidigung
gurps-option-plus-retreat = dabei zurückweichen
gurps-option-plus-acrobatic = akrobatisch
gurps-option-plus-stand = mit dem Schritt aufstehen
gurps-option-plus-kneel = mit dem Schritt niederknien
gurps-option-defence = Jede Verteidigung
gurps-option-retreat = Zurückweichen
gurps-option-acrobatic = Akrobatisches Ausweichen

## Wie weit zurück

gurps-option-one-yard = 1 Yard
gurps-option-full-step = { $yards } Yards

## Nachsetzen, den parierenden Arm treffen

gurps-option-follow = Nachsetzen
gurps-option-stay = Stehen bleiben
gurps-option-aimed = Wie gezielt
gurps-option-arm = Auf den Arm der Haupthand
gurps-option-off-arm = Auf den Arm der Nebenhand
gurps-option-rest = Ruhen: kein Wurf, keine Verteidigung
gurps-option-stay-awake = Würfeln, um bei Bewusstsein zu bleiben

## Bewegung

gurps-option-towards = Auf { $foe } zu ({ $yards } Yard entfernt)
gurps-option-to-reach = Auf { $foe } zu, bis die längste Waffe reicht ({ $yards } Yard entfernt)
gurps-option-away = Weg von { $foe } ({ $yards } Yard entfernt)

## Bereitmachen

gurps-option-draw = Ziehen: { $weapon }
gurps-option-pick-up = Aufheben: { $weapon }
gurps-option-regain = Wieder in den Griff bekommen: { $weapon }
gurps-option-act = Etwas anderes, in eigenen Worten: eine Tür, ein anderer Griff, ein Vorteil an oder aus

## Haltungen

gurps-option-standing = Aufstehen
gurps-option-crouching = Kauern
gurps-option-kneeling = Knien
gurps-option-crawling = Auf Hände und Knie
gurps-option-sitting = Sitzen
gurps-option-prone = Auf den Bauch legen
gurps-option-face-up = Auf den Rücken legen

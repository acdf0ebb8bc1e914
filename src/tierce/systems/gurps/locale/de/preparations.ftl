### Abschätzen, Finte, Zielen, Konzentration, Bewegung und Angriff. Die Parameter erklärt der
### englische Katalog.

## Manöver

gurps-option-move-and-attack = Bewegung und Angriff
gurps-option-evaluate = Abschätzen
gurps-option-aim = Zielen
gurps-option-concentrate = Konzentration

## Fragen

gurps-ask-evaluate = Wen schätzt du ab?
    .option = { $foe }
    .withheld = { $foe }
gurps-ask-feint = Wen willst du täuschen und womit?
    .option = { $foe }: { gurps-means }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }{ $hand ->
        [off] , Nebenhand
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[other] , vorher { $approach } Yard näher
    }
    .withheld = { $foe }: { gurps-means }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }
gurps-ask-feint-answer = Finte von { $foe }. Mit welcher Fertigkeit durchschaust du sie?
    .option = { $skill }
gurps-ask-aim = Auf wen zielst du und womit?
    .option = { $foe }: { gurps-means }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }{ $hand ->
        [off] , Nebenhand
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[other] , vorher { $approach } Yard näher
    }
    .withheld = { $foe }: { gurps-means }{ $mode ->
        [none] {""}
       *[other] {" "}({ $mode })
    }
gurps-ask-concentrate = Worauf konzentrierst du dich?
gurps-ask-step = Machst du einen Schritt?
gurps-ask-run-up = Bewegst du dich vor dem Schuss?
gurps-ask-onwards = Bewegst du dich weiter?

## Worauf der Geist sich richtet

gurps-option-spell = Ein Zauber
gurps-option-power = Eine Psi-Kraft
gurps-option-search = Verborgenes suchen
gurps-option-other = Eine andere geistige Aufgabe

## Warum etwas nicht angeboten wird

gurps-reason-move-and-attack = keine Parade nach Bewegung und Angriff
gurps-reason-nobody-to-feint = braucht eine bereite Nahkampfwaffe und einen Gegner in ihrer Reichweite
gurps-reason-nobody-to-evaluate = niemand in Sicht ist nahe genug
gurps-reason-nothing-to-aim = braucht eine bereite Fernwaffe und ein Ziel in ihrer Schussweite
gurps-reason-aim = gezielt wird nur mit Fernwaffen
gurps-reason-unseen = nicht zu sehen
gurps-reason-too-far = zu weit weg

## Würfe

gurps-roll-aim = Wille, um weiter zu zielen, höchstens { $target }

## Was geschieht

gurps-event-evaluate = { $who } schätzt { $foe } ab: nächste Runde +{ $count }.
gurps-event-aim = { $who } zielt auf { $foe } ({ $weapon }){ $seconds ->
    [1] {""}
    [2] , die zweite Runde lang
   *[other] , mindestens die dritte Runde lang
}.
gurps-event-aim-hurt = { $made ->
    [yes] { $who } zielt trotz der Wunde weiter.
   *[no] Durch die Wunde verliert { $who } das Ziel.
}
gurps-event-concentrate = { $who } konzentriert sich auf { $task ->
    [spell] einen Zauber
    [power] eine Psi-Kraft
    [search] die Suche nach Verborgenem
   *[other] eine geistige Aufgabe
}.

## Teile eines Werts

gurps-part-evaluate = Gegner abgeschätzt
gurps-part-hasty = Bewegung und Angriff
gurps-part-bulk = Sperrigkeit bei Bewegung und Angriff
gurps-part-hasty-most = höchstens { $most } bei Bewegung und Angriff
gurps-part-accuracy = Genauigkeit nach dem Zielen
gurps-part-aim = { $seconds ->
    [2] die zweite Runde gezielt
   *[other] mindestens die dritte Runde gezielt
}
gurps-part-braced = aufgelegt

## Auf einen Blick

gurps-show-evaluated = hat { $foe } abgeschätzt: +{ $count }
gurps-show-feinted = hat { $foe } getäuscht: Verteidigung -{ $gain }
gurps-show-aimed = zielt auf { $foe }: { $weapon }
gurps-show-move-and-attack = Bewegung und Angriff: keine Parade

## Von Hand Geändertes

gurps-slot-evaluated = abgeschätzter Gegner
gurps-slot-feinted = getäuschter Gegner
gurps-slot-aimed = Ziel

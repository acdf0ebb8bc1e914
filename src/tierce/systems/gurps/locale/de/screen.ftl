### Was auf dem Bildschirm steht: mehrfach gebrauchte Wörter, Fragen, Würfe, Kämpfer auf einen Blick,
### Ergebnisse, von Hand Geändertes, Charakterbögen. Die Parameter erklärt der englische Katalog.

## Mehrfach gebrauchte Wörter

gurps-maneuver = { $maneuver ->
    [attack] { gurps-option-attack }
    [all-out-attack] { gurps-option-all-out-attack }
    [all-out-defense] { gurps-option-all-out-defense }
    [move-and-attack] { gurps-option-move-and-attack }
    [feint] { gurps-option-feint }
    [evaluate] { gurps-option-evaluate }
    [aim] { gurps-option-aim }
    [concentrate] { gurps-option-concentrate }
    [move] { gurps-option-move }
    [change-posture] { gurps-option-change-posture }
    [ready] { gurps-option-ready }
    [wait] { gurps-option-wait }
   *[do-nothing] { gurps-option-do-nothing }
}
gurps-means = { $means ->
    [punch] bloße Faust
    [judo-throw] Judowurf
   *[weapon] { $weapon }
}
gurps-with-means = { $means ->
    [punch] bloße Faust
    [judo-throw] Judowurf
   *[weapon] { $weapon }
}
gurps-bare-hand = { $bare ->
    [boxing] Boxen
    [brawling] Raufen
    [judo] Judo
    [karate] Karate
    [sumo-wrestling] Sumoringen
    [wrestling] Ringen
   *[dx] GE
}

## Fragen

gurps-ask-maneuver = Welches Manöver?
gurps-ask-attack = Wen greifst du an und womit?
    .option = { $foe }: { gurps-means }{ $means ->
        [weapon] { $mode ->
            [none] {""}
           *[other] {" "}({ $mode })
        }
       *[other] {""}
    }{ $hand ->
        [off] , Nebenhand
       *[other] {""}
    }{ $approach ->
        [0] {""}
       *[other] , vorher { $approach } Yard näher
    }{ $others ->
        [0] {""}
       *[other] , trifft auch { $caught }
    }
    .withheld = { $foe }: { gurps-means }{ $means ->
        [weapon] { $mode ->
            [none] {""}
           *[other] {" "}({ $mode })
        }
       *[other] {""}
    }
gurps-ask-all-out-attack = Welcher Volle Angriff?
    .option = { $choice ->
        [double] { gurps-option-double }
        [strong] { gurps-option-strong }
        [feint] Finte, dann Angriff
        [suppression] { gurps-option-suppression }
       *[determined] { gurps-option-determined }
    }
gurps-ask-all-out-defense = Welche Volle Verteidigung?
gurps-ask-defence = { $foe } greift an ({ gurps-with-means }){ $hits ->
    [1] {""}
   *[other] , es drohen { $hits } Treffer
}. Wie verteidigst du dich?
gurps-ask-exposed = { $foe } hat mit bloßer Hand vergeblich pariert. Wohin schlägst du: wie gezielt ({ gurps-location }) oder auf den Arm, der pariert hat?
gurps-ask-sacrifice = { $foe } trifft gleich { $friend }. Wirfst du dich dazwischen?
    .option = { $defence ->
        [none] Nicht einmischen
       *[dodge] Dazwischenwerfen
    }
gurps-ask-yards = Wie weit weichst du zurück?
gurps-ask-follow = { $foe } ist zurückgewichen. Setzt du nach?
gurps-ask-where = Wohin bewegst du dich?
gurps-ask-rest = Schwer verwundet: ohne Verteidigung ruhen oder würfeln, um bei Bewusstsein zu bleiben?
gurps-ask-posture = Welche Haltung nimmst du ein?
gurps-ask-ready = Was machst du bereit?
gurps-ask-order = Wer von den Gleichschnellen handelt zuerst?

## Würfe

gurps-roll-attack = Angriff auf { $foe }, höchstens { $target }
gurps-roll-dodge = Ausweichen, höchstens { $target }
gurps-roll-parry = Parade, höchstens { $target }
gurps-roll-block = Abblocken, höchstens { $target }
gurps-roll-acrobatics = Akrobatik, höchstens { $target }
gurps-roll-feint = Finte, höchstens { $target }
gurps-roll-feint-answer = die Finte durchschauen, höchstens { $target }
gurps-roll-limb = Schlag auf das parierte Glied, höchstens { $target }
gurps-roll-roll-away = GE, um wegzurollen, höchstens { $target }
gurps-roll-balance = GE, um stehen zu bleiben, höchstens { $target }
gurps-roll-breakage = ob etwas zerbricht ({ $weapon }): bei höchstens { $target }
gurps-roll-thrown = KO gegen Betäubung, höchstens { $target }
gurps-roll-recover = KO, um die Betäubung abzuschütteln, höchstens { $target }
gurps-roll-recover-mental = IN, um die Betäubung abzuschütteln, höchstens { $target }
gurps-roll-order = wer zuerst handelt ({ $names })

## Kämpfer auf einen Blick

gurps-show-hp = TP { $now }/{ $most }
gurps-show-fp = EP { $now }/{ $most }
gurps-show-unconscious = bewusstlos
gurps-show-dead = tot
gurps-show-stunned = betäubt
gurps-show-posture = { gurps-part-posture }
gurps-show-reeling = wankt
gurps-show-shock = Schock -{ $amount }
gurps-show-back-turned = zeigt den Rücken
gurps-show-dazed = benommen
gurps-show-deaf = taub
gurps-show-flying = fliegt
gurps-show-guard-down = ohne Deckung
gurps-show-no-retreat = kann nicht zurückweichen
gurps-show-off-balance = aus dem Gleichgewicht
gurps-show-riposte = darf werfen
gurps-show-surprised = überrumpelt
gurps-show-torn = Muskelriss
gurps-show-unsteady = unsicher
gurps-show-condition = { $name }
gurps-show-all-out-attack = Voller Angriff: keine Verteidigung
gurps-show-at-rest = ruht: keine Verteidigung
gurps-show-all-out-defense = Volle Verteidigung: { $choice ->
    [increased-dodge] Ausweichen +2
    [increased-parry] Parade +2
    [increased-block] Abblocken +2
   *[double-defense] zwei Versuche
}
gurps-show-unready = { $weapon } { $why ->
    [dropped] fallen gelassen
    [broken] zerbrochen
    [snapped] entzwei
   *[unready] nicht bereit
}
gurps-show-parried = { $hand ->
    [main] bloße Hand
    [off] bloße Nebenhand
   *[weapon] { $weapon }
}: { $count }× pariert
gurps-show-blocked = hat abgeblockt
gurps-show-retreated = zurückgewichen vor { $foe }

## Wo Ergebnisse fallen

gurps-site-attack = Angriffswurf
gurps-site-critical = Tabelle der kritischen Treffer
gurps-site-word = Patzertabelle

## Ergebnisse, die man festsetzen kann

gurps-outcome-critical-hit = kritischer Treffer
gurps-outcome-hit = Treffer
gurps-outcome-defended = abgewehrt
gurps-outcome-miss = Fehlschlag
gurps-outcome-critical-miss = Patzer

gurps-outcome-normal = normaler Schaden
gurps-outcome-triple-damage = dreifacher Schaden
gurps-outcome-double-damage = doppelter Schaden
gurps-outcome-maximum-damage = Höchstschaden
gurps-outcome-maximum-without-dr = Höchstschaden ohne SR
gurps-outcome-half-dr = halbe SR
gurps-outcome-half-dr-up = halbe SR, aufgerundet
gurps-outcome-half-dr-major = halbe SR, aufgerundet, und schwere Wunde
gurps-outcome-major-wound = schwere Wunde
gurps-outcome-double-shock = doppelter Schock, das Glied wird taub
gurps-outcome-drop-items = lässt alles fallen
gurps-outcome-eye = ins Auge
gurps-outcome-daze = benommen
gurps-outcome-lasting-mark = bleibende Spur

gurps-outcome-weapon-breaks = die Waffe zerbricht
gurps-outcome-hit-self = trifft sich selbst
gurps-outcome-hit-self-half = trifft sich selbst, halber Schaden
gurps-outcome-off-balance = aus dem Gleichgewicht
gurps-outcome-unready = die Waffe dreht sich in der Hand
gurps-outcome-drop-weapon = lässt die Waffe fallen
gurps-outcome-weapon-flies = die Waffe fliegt davon
gurps-outcome-strained-arm = gezerrter Arm
gurps-outcome-fall = Sturz
gurps-outcome-knock-self-out = schlägt sich selbst bewusstlos
gurps-outcome-strained-limb = gezerrtes Glied
gurps-outcome-hit-object = trifft etwas Hartes
gurps-outcome-hit-object-half = trifft etwas Hartes, halber Schaden
gurps-outcome-stumble = Straucheln
gurps-outcome-trip = Stolpern
gurps-outcome-guard-down = ohne Deckung
gurps-outcome-torn-muscle = Muskelriss

## Antworten von `tierce odds`

gurps-value-attack = Angriff
gurps-value-defence = Verteidigung
gurps-value-hits = Treffer, die durchkommen
gurps-value-injury = Verletzung (verlorene TP)

## Was sich von Hand ändern lässt

gurps-slot-hp = TP
gurps-slot-fp = EP
gurps-slot-shock = Schock
gurps-slot-late-shock = Schock für den nächsten Zug
gurps-slot-acting = handelt gerade
gurps-slot-posture = Haltung
gurps-slot-stun = Betäubung
gurps-slot-fate = Schicksal
gurps-slot-maneuver = Manöver
gurps-slot-choice = Option des Manövers
gurps-slot-last-maneuver = voriges Manöver
gurps-slot-moved = Yards zurückgelegt
gurps-slot-step-left = Schritt übrig
gurps-slot-retreat = zurückgewichen vor
gurps-slot-shielded = beschützt von
gurps-slot-parries = Paraden
gurps-slot-blocks = Abblocken
gurps-slot-acrobatics = akrobatisches Ausweichen
gurps-slot-attacks = Angriffe
gurps-slot-hands = Hände
gurps-slot-unready = nicht bereit
gurps-slot-crippled = verkrüppelt
gurps-slot-stated = festgestellt
gurps-slot-conditions = Zustände

## Charakterbögen

gurps-sheet-st = ST
gurps-sheet-dx = GE
gurps-sheet-iq = IN
gurps-sheet-ht = KO
gurps-sheet-will = Willenskraft
gurps-sheet-per = Wahrnehmung
gurps-sheet-hp = TP
gurps-sheet-fp = EP
gurps-sheet-basic-speed = Grundgeschwindigkeit
gurps-sheet-basic-move = Grundbewegung
gurps-sheet-encumbrance = Belastung
gurps-sheet-size = Größenmodifikator
gurps-sheet-dodge-bonus = Bonus auf Ausweichen
gurps-sheet-parry-bonus = Bonus auf Parade
gurps-sheet-block-bonus = Bonus auf Abblocken
gurps-sheet-db = VB
gurps-sheet-skills = Fertigkeiten
gurps-sheet-weapons = Waffen
gurps-sheet-shield = Schild
gurps-sheet-main = Haupthand
gurps-sheet-off = Nebenhand
gurps-sheet-dr = SR
gurps-sheet-traits = Eigenschaften
gurps-sheet-trait-levels = Stufen der Eigenschaften
gurps-sheet-vehicle = Fahrzeug
gurps-sheet-handling = Handling
gurps-sheet-weight = Gewicht
gurps-sheet-quality = Güte
gurps-sheet-melee = Nahkampf
gurps-sheet-ranged = Fernkampf
gurps-sheet-natural = natürlich
gurps-sheet-improvised = behelfsmäßig
gurps-sheet-fragile = zerbrechlich
gurps-sheet-skill = Fertigkeit
gurps-sheet-level = Wert
gurps-sheet-points = Punkte
gurps-sheet-damage = Schaden
gurps-sheet-reach = Reichweite
gurps-sheet-parry = Parade
gurps-sheet-fencing = Fechtwaffe
gurps-sheet-unbalanced = unausgewogen
gurps-sheet-hands = Hände
gurps-sheet-thrust = Stoß
gurps-sheet-unready = nach dem Angriff nicht bereit
gurps-sheet-flail = Flegel
gurps-sheet-projectile = Geschoss
gurps-sheet-maximum = größte Schussweite
gurps-sheet-half = halber Schaden ab
gurps-sheet-accuracy = Genauigkeit
gurps-sheet-rate = Feuerrate
gurps-sheet-recoil = Rückstoß
gurps-sheet-bulk = Sperrigkeit
gurps-sheet-shots = Schüsse
gurps-sheet-build = Körperbau
gurps-sheet-flexible = biegsame SR
gurps-sheet-light = leicht
gurps-sheet-min-st = Mindest-ST

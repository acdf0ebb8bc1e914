### Was auf dem Bildschirm steht: Fragen, Würfe, Teile von Werten, Kämpfer im Überblick, Ergebnisse, Zustände, Bögen.

## Wörter, die mehrfach vorkommen

drachensturm-body = { $part ->
    [head] Kopf
    [belly] Bauch
    [left-arm] linker Arm
    [right-arm] rechter Arm
    [left-leg] linkes Bein
    [right-leg] rechtes Bein
   *[chest] Brust
}
drachensturm-meets = { $kind ->
    [parry] Parieren: { $weapon }
    [dodge] Ausweichen
   *[none] Keine Gegenwehr
}

## Fragen

drachensturm-ask-defence = { $foe } schlägt zu ({ $weapon }, { drachensturm-body }). Wie begegnest du dem Schlag?
    .option = { drachensturm-meets }
    .withheld = { drachensturm-meets }
drachensturm-ask-aim = Wohin schlägst du bei { $foe } ({ $weapon })? Ein ungezielter Schlag trifft die Brust.
    .option = { drachensturm-body }
drachensturm-ask-weapon = Womit schlägst du nach { $foe }?
    .option = { $weapon }
drachensturm-ask-action = Was tust du mit deinem Angriff?
    .option = { $kind ->
        [strike] { $foe } schlagen: { $weapon }
        [push] { $foe } mit dem Schild stoßen: { $weapon }
        [draw] Ziehen: { $weapon }
        [pick-up] Aufheben: { $weapon }
       *[hold] Verstreichen lassen
    }
    .withheld = { $kind ->
        [strike] { $foe } schlagen
        [push] { $foe } stoßen
        [draw] Ziehen: { $weapon }
        [pick-up] Aufheben: { $weapon }
       *[hold] Verstreichen lassen
    }
drachensturm-ask-move = Wohin bewegst du dich in dieser Kampfrunde?
    .option = { $way ->
        [step] Auf { $foe } zugehen: { $metres } m
        [run] Auf { $foe } zulaufen: { $metres } m, kein Angriff, keine Parade
        [step-back] Zurückweichen: { $metres } m
        [flee] Fliehen: { $metres } m, jeder Gegner in Reichweite hat einen Freischlag
        [flee-covered] Fliehen, gedeckt: { $metres } m, ohne Freischläge
       *[stay] Stehen bleiben
    }
drachensturm-ask-square = wohin bewegst du dich in dieser Kampfrunde?
    .option = { $way ->
        [step] Schritt nach { $cell }: { $metres } m
        [run] Laufen nach { $cell }: { $metres } m, kein Angriff und keine Parade
        [flight] Fliehen nach { $cell }: { $metres } m, jeder Gegner in Reichweite hat einen Freischlag
        [flee-covered] Fliehen nach { $cell }: { $metres } m, ohne Freischläge
       *[stay] Stehen bleiben
    }
    .cells = { $way ->
        [step] Schritt
        [run] Laufen, kein Angriff und keine Parade
        [flight] Flucht, jeder Gegner in Reichweite hat einen Freischlag
       *[flee-covered] Flucht ohne Freischläge
    }
drachensturm-ask-chance = eine Blöße aus der letzten Kampfrunde: Versuchst du einen Freischlag?
    .option = Freischlag auf { $foe }, falls die Re-Probe gelingt
drachensturm-ask-fleeing = { $foe } flieht. Schlägst du einen Freischlag?
drachensturm-ask-outstanding = herausragend verteidigt gegen { $foe }: Wie nutzt du das?
drachensturm-ask-where = Wo trifft der Freischlag?
    .option = { drachensturm-body }
drachensturm-option-leave = Verstreichen lassen
drachensturm-option-strike = Ein Freischlag, jetzt
drachensturm-option-cover = Nächste Runde ohne Freischläge fliehen

## Würfe

drachensturm-roll-attack = Angriff auf { $foe }, W20 { SIGNED($value) }
drachensturm-roll-parry = Parade ({ $weapon }), W20 { SIGNED($value) }
drachensturm-roll-dodge = Ausweichen, W20 { SIGNED($value) }
drachensturm-roll-reaction = Re-Probe, höchstens { $target }
drachensturm-roll-shock = Körperschock (Ko-Probe), höchstens { $target }
drachensturm-roll-points = Trefferpunkte: { $weapon }
drachensturm-roll-more = mehr Schaden durch den glücklichen Treffer
drachensturm-roll-lucky = was der glückliche Treffer bewirkt
drachensturm-roll-fumble = was der Patzer bewirkt
drachensturm-roll-rounds = wie viele Kampfrunden lang
drachensturm-roll-quiet = wie viele ruhige Kampfrunden nötig sind
drachensturm-roll-tie = wer zuerst schlägt, bei gleicher Re

## Teile von Werten

drachensturm-part-agw = AGw
drachensturm-part-pgw = PGw
drachensturm-part-aw = Aw
drachensturm-part-pw = Pw
drachensturm-part-awf = AWf, { $weapon }
drachensturm-part-pwf = PWf, { $weapon }
drachensturm-part-armour = Rüstung ({ $armour })
drachensturm-part-untrained = ungelernt, { $training ->
    [related] gleiche Waffengruppe
   *[untrained] andere Waffengruppe
}
drachensturm-part-shaken = angeschlagen
drachensturm-part-weary = braucht Ruhe
drachensturm-part-aimed = gezielt: { $part ->
    [head] Kopf
    [arm] Arm
    [leg] Bein
   *[belly] Bauch
}

## Kämpfer im Überblick

drachensturm-show-le = { drachensturm-body } { $now }/{ $most }
drachensturm-show-out = kampfunfähig
drachensturm-show-surprised = überrascht
drachensturm-show-bound = gefesselt
drachensturm-show-fallen = am Boden{ $how ->
    [helpless] , wehrlos
   *[dodging] , kann nur ausweichen
}
drachensturm-show-moved = { $how ->
    [fled] flieht
   *[ran] gelaufen: kein Angriff, keine Parade
}
drachensturm-show-covered = Flucht gedeckt
drachensturm-show-condition = { $name }
drachensturm-show-shaken = -3 (KR: { $rounds })
drachensturm-show-weary = -5 (ruhige KR nötig: { $rounds })
drachensturm-show-no-attack = kein Angriff (KR: { $rounds })
drachensturm-show-parry-only = nur Parade
drachensturm-show-next-dodge = nächste Gegenwehr: Ausweichen
drachensturm-show-spoilt = { $weapon }: { $how ->
    [broken] zerbrochen
    [notched] schartig
    [lifted] halb aufgehoben
   *[dropped] fallen gelassen
}
drachensturm-show-defences = Gegenwehr übrig: { $left }
drachensturm-show-parried = { $weapon } hat pariert

## Wo Ergebnisse entschieden werden, und Ergebnisse

drachensturm-site-exchange = die beiden Würfel
drachensturm-outcome-hit = Treffer
drachensturm-outcome-defended = abgewehrt
drachensturm-outcome-lucky-hit = glücklicher Treffer
drachensturm-outcome-outstanding = herausragende Abwehr
drachensturm-outcome-fumbled-attack = gepatzter Angriff
drachensturm-outcome-fumbled-defence = gepatzte Abwehr, Treffer
drachensturm-outcome-both-fumbled = beide patzen
drachensturm-outcome-fumbled-attack-outstanding = gepatzter Angriff, herausragende Abwehr
drachensturm-outcome-lucky-hit-fumbled-defence = glücklicher Treffer, gepatzte Abwehr
drachensturm-outcome-fumbled-defence-missed = gepatzte Abwehr, trotzdem daneben
drachensturm-outcome-fumble-attack = Angreifer patzt
drachensturm-outcome-fumble-defence = Verteidiger patzt, Treffer
drachensturm-outcome-outstanding-parry = herausragende Parade

## Antworten von `tierce odds`

drachensturm-value-attack = Angriff
drachensturm-value-defence = Gegenwehr
drachensturm-value-hits = Treffer insgesamt

## Was sich von Hand ändern lässt

drachensturm-slot-head = Kopf
drachensturm-slot-chest = Brust
drachensturm-slot-belly = Bauch
drachensturm-slot-left-arm = linker Arm
drachensturm-slot-right-arm = rechter Arm
drachensturm-slot-left-leg = linkes Bein
drachensturm-slot-right-leg = rechtes Bein
drachensturm-slot-fate = Schicksal
drachensturm-slot-surprised = überrascht
drachensturm-slot-bound = gefesselt
drachensturm-slot-fallen = am Boden
drachensturm-slot-down = Runden am Boden
drachensturm-slot-shaken = Runden mit -3
drachensturm-slot-no-attack = Runden ohne Angriff
drachensturm-slot-rest = nötige ruhige Runden
drachensturm-slot-busy = hat diese Runde gekämpft
drachensturm-slot-parry-only = nur Parade
drachensturm-slot-next-dodge = nächste Gegenwehr ist Ausweichen
drachensturm-slot-covered = Flucht gedeckt
drachensturm-slot-moved = bewegt
drachensturm-slot-defences = verbrauchte Gegenwehr
drachensturm-slot-parries = verbrauchte Paraden
drachensturm-slot-attacks = geführte Angriffe
drachensturm-slot-hands = Hände
drachensturm-slot-spoilt = fallen gelassen oder beschädigt
drachensturm-slot-openings = Blößen
drachensturm-slot-named = angesagte Angriffe
drachensturm-slot-assigned = angesagte Gegenwehr
drachensturm-slot-stated = festgestellt
drachensturm-slot-conditions = Zustände
drachensturm-slot-cell = Feld
drachensturm-slot-facing = Blickrichtung

## Bögen

drachensturm-sheet-agw = AGw
drachensturm-sheet-pgw = PGw
drachensturm-sheet-re = Re
drachensturm-sheet-ko = Ko
drachensturm-sheet-speed = Schnelligkeit (m)
drachensturm-sheet-bonus = Schadensbonus
drachensturm-sheet-attacks = Angriffe
drachensturm-sheet-arms = Arme
drachensturm-sheet-weapons = Waffen
drachensturm-sheet-main = rechte Hand
drachensturm-sheet-off = linke Hand
drachensturm-sheet-others = am Arm
drachensturm-sheet-armour = Rüstung
drachensturm-sheet-le = Lebensenergie (LE)
drachensturm-sheet-rs = Rüstungsschutz (RS)
drachensturm-sheet-talents = Talente
drachensturm-sheet-points = Trefferpunkte
drachensturm-sheet-awf = AWf
drachensturm-sheet-pwf = PWf
drachensturm-sheet-hands = Hände
drachensturm-sheet-shield = Schild
drachensturm-sheet-natural = natürlich
drachensturm-sheet-training = Ausbildung
drachensturm-sheet-weight = Gewicht (kg)
drachensturm-sheet-reach = Reichweite (m)

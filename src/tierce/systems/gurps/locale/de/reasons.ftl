### Warum etwas nicht angeboten wird. Die Parameter erklärt der englische Katalog.

## Manöver

gurps-reason-stunned = betäubt, nur Nichtstun ist möglich
gurps-reason-surprised = überrumpelt, nur Nichtstun ist möglich
gurps-reason-dazed = benommen, nur Nichtstun ist möglich
gurps-reason-nobody-in-reach = niemand ist erreichbar

## Angriffe

gurps-reason-not-in-hand = nicht in der Hand
gurps-reason-other-hand = braucht beide Hände, und die andere ist nicht frei
gurps-reason-not-ready = nicht bereit
gurps-reason-behind-cover = das Ziel ist ganz in Deckung
gurps-reason-out-of-range = das Ziel ist außer Schussweite
gurps-reason-out-of-reach = das Ziel ist außer Reichweite
gurps-reason-crawling = aus dieser Haltung geht nur Nahdistanz
gurps-reason-no-step = halbe Bewegung ist kein Schritt, den man für die Haltung ausgeben könnte
gurps-reason-skill-too-low = der effektive Fertigkeitswert ist unter 3
gurps-reason-determined = kein Angriff ist möglich
gurps-reason-double = braucht zwei bereite Waffen oder eine, die bereit bleibt
gurps-reason-strong = nur bei Schaden aus ST
gurps-reason-feint = braucht eine Waffe in der Hand

## Verteidigungen

gurps-reason-all-out-attack = nach dem Vollen Angriff keine Verteidigung
gurps-reason-unaware = der Angriff bleibt unbemerkt
gurps-reason-rear = der Angriff kommt von hinten
gurps-reason-out = kampfunfähig
gurps-reason-at-rest = ruht mit 0 TP oder weniger, keine Verteidigung
gurps-reason-tried-already = der zweite Versuch muss eine andere Verteidigung sein
gurps-reason-no-shield = kein Schild ist bereit
gurps-reason-too-fast = Kugeln und Strahlen sind zu schnell
gurps-reason-blocked-already = einmal pro Zug, schon verbraucht
gurps-reason-cannot-parry = mit dieser Waffe lässt sich nicht parieren
gurps-reason-no-arms = ohne Arme keine Parade
gurps-reason-unbalanced = unausgewogen und hat in diesem Zug angegriffen
gurps-reason-missile = nur Nahkampfangriffe und Wurfwaffen lassen sich parieren
gurps-reason-flail = Fechtwaffen und bloße Hände parieren keinen Flegel
gurps-reason-no-acrobatics = braucht die Fertigkeit Akrobatik
gurps-reason-acrobatics-used = einmal pro Zug, schon verbraucht

## Zurückweichen

gurps-reason-retreat-ranged = nicht vor Fernangriffen
gurps-reason-retreated-already = einmal pro Zug, schon vor { $foe } geschehen
gurps-reason-retreat-kneeling = nicht im Knien
gurps-reason-retreat-sitting = nicht im Sitzen
gurps-reason-retreat-stunned = nicht betäubt
gurps-reason-retreat-sacrificed = nicht nach dem Dazwischenwerfen
gurps-reason-retreat-fast = nicht nach mehr als { $limit } Yard im letzten Zug
gurps-reason-retreat-room = dahinter ist kein Platz
gurps-reason-retreat-still = nicht nach einem Manöver ohne Bewegung

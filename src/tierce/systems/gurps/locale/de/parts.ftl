### Teile eines Werts. Die Parameter erklärt der englische Katalog.

## Angriffe

gurps-part-skill = Fertigkeit ({ $skill })
gurps-part-determined = Voller Angriff (Entschlossen)
gurps-part-location = gezielt: { gurps-location }
gurps-part-range = Entfernung { $yards } Yard
gurps-part-size = Größe des Ziels
gurps-part-rapid-fire = Schnellfeuer, { $shots } Schüsse
gurps-part-cover = Ziel teils in Deckung
gurps-part-deceptive = Täuschungsangriff
gurps-part-dual-weapon = Angriff mit zwei Waffen
gurps-part-off-hand = Nebenhand
gurps-part-encumbrance = Belastung

## Verteidigungen

gurps-part-dodge = Grundgeschwindigkeit { $speed } + 3
gurps-part-control-skill = halbe Steuerfertigkeit
gurps-part-handling = Handling des Fahrzeugs
gurps-part-parry = halbe Fertigkeit { $skill }, + 3
gurps-part-block = halbe Fertigkeit { $skill }, + 3
gurps-part-weapon-parry = Paradebonus der Waffe
gurps-part-trait = Eigenschaften
gurps-part-combat-reflexes = Kampfreflexe
gurps-part-increased = Volle Verteidigung (Erhöht)
gurps-part-acrobatic = Akrobatik
gurps-part-retreat = Zurückweichen
gurps-part-retreated = früheres Zurückweichen vor diesem Gegner
gurps-part-db = Verteidigungsbonus des Schilds
gurps-part-stunned = betäubt
gurps-part-feint = Finte
gurps-part-side = Angriff von der Seite
gurps-part-rear = Angriff von hinten
gurps-part-unseen = Angreifer nicht zu sehen
gurps-part-height = Angreifer höher oder tiefer
gurps-part-flail = gegen einen Flegel
gurps-part-thrown = gegen eine Wurfwaffe
gurps-part-bare-hand = bloße Hand gegen Waffe
gurps-part-repeated = { $count }. Parade in diesem Zug
gurps-part-repeated-fencing = { $count }. Parade in diesem Zug, Fechtwaffe
gurps-part-repeated-master = { $count }. Parade in diesem Zug, Meister
gurps-part-repeated-fencing-master = { $count }. Parade in diesem Zug, Fechtwaffe und Meister

## Bewegung

gurps-part-basic-move = Grundbewegung

### Schnelle Fragen: was berechnet wird.

cthulhu-value-attack = Angriff
cthulhu-value-art = Kampfkunst
cthulhu-value-defence = Verteidigung
cthulhu-value-hits = Treffer
cthulhu-value-damage = Schaden (verlorene TP)
cthulhu-value-shock = Schock
cthulhu-value-unconscious = bewusstlos oder sterbend
cthulhu-value-dead = sterbend oder tot
cthulhu-value-malfunction = Ladehemmung

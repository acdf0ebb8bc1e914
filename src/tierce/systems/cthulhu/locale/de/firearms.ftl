### Schusswaffen, Reichweite, Werfen und Nachladen.

cthulhu-event-point-blank = Aufgesetzter Schuss: { $who } trifft { $foe } ohne Wurf ({ cthulhu-means }).

cthulhu-event-malfunction = Ladehemmung: { $weapon } von { $who } feuert nicht mehr.

cthulhu-event-reload = { $who } lädt nach ({ $weapon }, Schuss: { $left }).

cthulhu-ask-reload = welche Waffe lädst du nach?
    .option = { $weapon } (Schuss: { $left })

cthulhu-show-jammed = { $weapon }: Ladehemmung, bis zur Reparatur

cthulhu-show-rounds = { $weapon }: Schuss { $left }

cthulhu-show-rests = { $weapon } kann noch nicht wieder feuern

cthulhu-option-reload = Nachladen (1 AP)

cthulhu-slot-rests = langsame Waffen warten

cthulhu-reason-fired = Schusswaffen sind in diesem Zug so oft abgefeuert, wie es geht

cthulhu-reason-slow = zu langsam, um schon wieder zu feuern

cthulhu-reason-out-of-range = außer Schussweite

cthulhu-reason-jammed = hat Ladehemmung

cthulhu-reason-touch = kein Zielen auf Berührungsdistanz, dort trifft der Schuss von selbst

cthulhu-part-unaimed = ungezielt, 1/3

cthulhu-part-burst = Feuerstoß, Schuss { $shot }

cthulhu-part-range = Entfernung { $far } m

cthulhu-part-cover = Deckung dazwischen

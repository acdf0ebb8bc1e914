### Was gewählt werden kann, nach den Kennungen; Ergebnisse, Orte, Werte des Zustands.

cthulhu-option-attack = Angreifen (1 AP)

cthulhu-option-move = Ein Feld gehen (1 AP)

cthulhu-option-run = Drei Felder laufen, sonst nichts

cthulhu-option-stand-up = Aufstehen (1 AP)

cthulhu-option-break-free = Losreißen (1 AP)

cthulhu-option-pull = Eine steckende Waffe herausziehen (1 AP)

cthulhu-option-treat = Erste Hilfe oder Medizin (1 AP)

cthulhu-option-delay = Abwarten

cthulhu-option-concentrate = Sich auf eine Verteidigung konzentrieren

cthulhu-option-end = Den Zug beenden

cthulhu-option-none = Nichts

cthulhu-option-counter = Kontern, Schaden +1W4

cthulhu-option-further = In dieser Runde noch einmal ausweichen

cthulhu-option-defence = Verteidigung

cthulhu-option-dodge = Ausweichen

cthulhu-option-defend = Abwehren [CON x5]

cthulhu-option-parry = Parieren: { cthulhu-means }{ $skill ->
        [martial-arts] {" "}(Kampfsport)
        [grappling-art] {" "}(Kampfkunst: Ringen)
        [striking-art] {" "}(Kampfkunst: Schlagen)
        [weapon-art] {" "}(Kampfkunst: Waffe)
       *[own] {""}
    }

cthulhu-option-plus-at-once = alle drei Anwendungen auf einmal, +30 %

## Ergebnisse, die gesetzt werden können, und wo sie entschieden werden

cthulhu-outcome-critical = kritischer Erfolg

cthulhu-outcome-special = besonderer Erfolg

cthulhu-outcome-success = Erfolg

cthulhu-outcome-failure = Fehlschlag

cthulhu-outcome-fumble = Patzer

## Was von Hand geändert werden kann

cthulhu-slot-hp = TP

cthulhu-slot-points = Aktionspunkte

cthulhu-slot-owed = geschuldete Punkte im nächsten Zug

cthulhu-slot-fate = Schicksal
    .unconscious = { cthulhu-show-unconscious }
    .dead = { cthulhu-show-dead }

cthulhu-slot-dying = Runden bis zum Tod

cthulhu-slot-aidable = Wunden ohne Erste Hilfe

cthulhu-slot-treatable = Wunden ohne Medizin

cthulhu-slot-acting = gerade am Zug

cthulhu-slot-acted = war am Zug

cthulhu-slot-delay = Abwarten

cthulhu-slot-concentrate = konzentriert auf
    .dodge = Ausweichen
    .defend = Abwehren
    .parry = Parieren
    .hide = Verbergen
    .cover = Decken

cthulhu-slot-focused = Erfolge in der Konzentration

cthulhu-slot-named = Parade angesagt gegen

cthulhu-slot-defences = verbrauchte Verteidigungen
    .dodge = Ausweichen
    .defend = Abwehren
    .parry = Parieren
    .hide = Verbergen
    .cover = Decken

cthulhu-slot-further = weitere Ausweichversuche

cthulhu-slot-attacks = Angriffe in diesem Zug

cthulhu-slot-moved = gegangene Felder

cthulhu-slot-done = in diesem Zug getan

cthulhu-slot-struck = in dieser Runde angegriffen mit

cthulhu-slot-parried = in dieser Runde pariert mit

cthulhu-slot-hands = Hände

cthulhu-slot-durability = Haltbarkeit

cthulhu-slot-unfit = unbrauchbar
    .destroyed = zerstört
    .dropped = fallen gelassen
    .jammed = Ladehemmung

cthulhu-slot-rounds = Schuss übrig

cthulhu-slot-nocked = Pfeil aufgelegt

cthulhu-slot-string = Sehne

cthulhu-slot-hard = harte Form gehalten

cthulhu-slot-precise = Präzision angesagt auf

cthulhu-slot-restringing = Bogen, der neu bespannt wird

cthulhu-slot-strung = für das Bespannen ausgegebene Punkte

cthulhu-slot-stated = festgelegt
    .distance = Abstand
    .cover = Deckung
    .wall = Wand dahinter
    .obstacle = Hindernis dahinter
    .somebody = jemand dahinter
    .footing = Stand
    .drop = Fallhöhe

cthulhu-slot-conditions = Zustände
    .prone = am Boden
    .stunned = betäubt
    .held = festgehalten
    .pinned = niedergedrückt
    .hidden = versteckt
    .strangled = gewürgt
    .disarming = fast entwaffnet
    .arm-hurt = Arm verletzt
    .leg-hurt = Bein verletzt
    .wing-hurt = Flügel verletzt
    .shoulder-hurt = Schulter verletzt
    .knee-hurt = Knie verletzt
    .throat-hurt = Kehle verletzt

cthulhu-slot-lots = Reihenfolge bei gleicher DEX

cthulhu-slot-supplements = Ergänzungen
    .allowed = erlaubt

### Spezialangriffe, Bogenschießen und zwei Waffen. Die Argumente beschreibt die englische Fassung.

## Was man im eigenen Zug tun kann

cthulhu-option-nock = Einen Pfeil auflegen (1 AP)

cthulhu-option-precision = Präzisionsschuss ansagen (1 AP)

cthulhu-option-hard-form = Harte Form (1 AP)

cthulhu-option-drop-form = Die harte Form aufgeben

cthulhu-option-yabusame = Yabusame: ein Feld und ein Schuss (1 AP)

cthulhu-option-restring = Eine neue Sehne aufziehen (insgesamt 6 AP)

cthulhu-option-strength = STR x5

cthulhu-option-head-butt = Kopfstoß

cthulhu-option-seize = Packen

cthulhu-option-blow-away = Wegstoßen

cthulhu-option-parry-hold = Abwehren: { cthulhu-skill }

## Fragen

cthulhu-ask-tackle-skill = Womit rammst du { $foe }?

cthulhu-ask-tackle-form = { $foe } packen oder wegstoßen?

cthulhu-ask-rush = Getroffen! Ein Sturmangriff auf { $foe }?
    .option = { $declares ->
            [yes] Sturmangriff
           *[no] Kein Sturmangriff
        }

cthulhu-ask-rush-blow = Womit schlägst du { $foe } noch einmal?
    .option = { $means ->
            [none] Kein weiterer Schlag
           *[other] { cthulhu-means }
        }{ $art ->
            [none] {""}
           *[other] , { cthulhu-art }
        }

cthulhu-ask-precision = Auf wen zielst du?
    .option = { $foe }

## Würfe

cthulhu-roll-withstand = { $foe } abwehren ({ cthulhu-skill }), { $target } oder weniger

cthulhu-roll-art = { cthulhu-skill }, { $target } oder weniger

cthulhu-roll-reels = Bewusstlos oder nicht, CON x5: { $target } oder weniger

cthulhu-roll-feet = Auf den Beinen bleiben, DEX x5: { $target } oder weniger

cthulhu-roll-pain = Den Schmerz ertragen, CON x5: { $target } oder weniger

cthulhu-roll-luck = Glück, { $target } oder weniger

cthulhu-roll-throat = Schaden der Kehlenwunde

cthulhu-roll-two-weapons = Zwei Waffen gegen { $foe }, { $target } oder weniger

## Suplex und Tackle

cthulhu-event-withstand = { $who } versucht, { $foe } abzuwehren ({ cthulhu-skill }; { cthulhu-checked }).

cthulhu-event-thrown = Suplex! { $who } wirft { $foe }{ $metres ->
        [0] {""}
       *[other] {" "}{ $metres } m in die Tiefe
    }.

cthulhu-event-plain-hold = Nur die Kampfkunst misslang: { $who } wirft { $foe } nicht, kann aber festhalten.

cthulhu-event-blown-away = { $who } stößt { $foe } weg: { $squares } { $squares ->
        [1] Feld
       *[other] Felder
    }{ $into ->
        [wall] {" "}und gegen eine Wand
        [obstacle] {" "}und gegen ein Hindernis
        [somebody] {" "}und gegen jemand anderen
       *[nothing] {""}
    }.

cthulhu-event-reels = { $who } ringt um das Bewusstsein, CON x5 ({ cthulhu-tried }).

cthulhu-event-feet = { $who } sucht Halt, DEX x5 ({ cthulhu-tried }).

cthulhu-event-art-needed = Auch die Kampfkunst musste gelingen: Der Angriff von { $who } misslingt.

cthulhu-event-art = { $who } würfelt auf { cthulhu-skill } ({ cthulhu-tried }).

## Sturmangriff und Finte

cthulhu-event-rush = Sturmangriff! { $who } schlägt { $foe } am Rundenende noch einmal.

cthulhu-event-pain = { $who } erträgt den Schmerz oder nicht, CON x5 ({ cthulhu-tried }).

cthulhu-event-rush-blow = Das Ende der Runde: der weitere Angriff von { $who } auf { $foe }.

cthulhu-event-rush-lost = { $who } kann { $foe } nicht mehr schlagen; der weitere Angriff verfällt.

cthulhu-event-feint = Eine Finte! Der erste Schlag von { $who } geht von selbst fehl, und { $foe } { $kind ->
        [dodge] hat das Ausweichen dieser Runde daran verschwendet
        [parry] hat die Parade dieser Runde daran verschwendet
        [cover] hat das Decken dieser Runde daran verschwendet
       *[none] hat nichts mehr zu verschwenden
    }.

cthulhu-event-seen-through = { $who } durchschaut die Finte von { $foe }: Auch der zweite Schlag geht fehl.

## Der Bogen

cthulhu-event-nocks = { $who } legt einen Pfeil auf ({ $weapon }).

cthulhu-event-hard-form = { $who } sagt die harte Form an.

cthulhu-event-form-dropped = { $who } gibt die harte Form auf.

cthulhu-event-string = Die Sehne von { $who } leidet ({ $weapon }): { $left ->
        [0] Sie ist hin, der Bogen nutzt erst neu bespannt wieder
       *[other] noch { $left }
    }.

cthulhu-event-restringing = { $who } beginnt, eine neue Sehne aufzuziehen ({ $weapon }).

cthulhu-event-strung = { $who } arbeitet an der Sehne: { $points } AP, noch { $left }.

cthulhu-event-new-string = { $who } hat die neue Sehne aufgezogen ({ $weapon }; { $points } AP in diesem Zug).

cthulhu-event-owed = Verteidigungen beim Bespannen haben { $who } { $points } AP dieses Zuges gekostet{ $lost ->
        [yes] , es bleibt nichts
       *[no] {""}
    }.

cthulhu-event-precision = { $who } zielt genau auf { $foe }: Präzisionsschuss.

cthulhu-event-limb-hurt = { $who } ist verletzt, bis zur Behandlung: { $limb ->
        [arm-hurt] Arm, Angriffe 2/3
        [leg-hurt] Bein, DEX 2/3
        [wing-hurt] Flügel, DEX 2/3
        [shoulder-hurt] Schulter, STR -1
        [knee-hurt] Knie, DEX -1
       *[throat-hurt] Kehle, ab der nächsten Runde 1W3 Schaden je Zug
    }.

cthulhu-event-bleeds = Die Kehle von { $who } blutet.

cthulhu-event-luck = Glück von { $who } ({ cthulhu-tried }).

cthulhu-event-eye = Der Pfeil von { $who } dringt { $foe } durchs Auge ins Hirn!

cthulhu-event-yabusame = { $who } sagt Yabusame an.

## Zwei Waffen

cthulhu-event-two-weapons = { $who } holt mit beiden Händen gegen { $foe } aus (Zwei Waffen, { cthulhu-tried }{ $arts ->
        [0] {""}
       *[other] ; Kampfkunst { $art ->
            [made] gelingt
           *[failed] misslingt
        }
    }).

## Teile eines Wertes

cthulhu-part-other-art = andere Kampfkunst als die des Ringens

cthulhu-part-hard-form = harte Form

cthulhu-part-heart = Herz

cthulhu-part-steady = Präzision gegen Formloses

cthulhu-part-footing = schlechter Stand

cthulhu-part-weak = { $weapon }: unter Grundwert +20

cthulhu-part-unlike = zwei Arten von Waffen

## Warum etwas nicht angeboten wird

cthulhu-reason-below-sixty = die Kampfkunst ist unter 60%

cthulhu-reason-body = weder Zweibeiner noch kleiner Vierbeiner

cthulhu-reason-not-to-stun = nicht allein zum Betäuben

cthulhu-reason-limb-hurt = schon verletzt

cthulhu-reason-joint-hurt = diese Gelenke sind schon verletzt

cthulhu-reason-floating = es schwebt

cthulhu-reason-precise = nach der Präzision nur eines ihrer Ziele

cthulhu-reason-other-foe = die Präzision gilt einem anderen

cthulhu-reason-hard-kept = die harte Form wird noch gehalten

cthulhu-reason-no-string = die Sehne ist verschlissen

cthulhu-reason-restringing = mit der neuen Sehne beschäftigt

cthulhu-reason-tried = in diesem Zug schon versucht

cthulhu-reason-no-pair = keine zwei Einhandwaffen für den Nahkampf

## Auf einen Blick

cthulhu-show-throat-hurt = Kehle verletzt: 1W3 je Zug, bis zur Behandlung

cthulhu-show-hard = harte Form, bis zum nächsten Schuss

cthulhu-show-nocked = Pfeil auf der Sehne ({ $weapon })

cthulhu-show-precise = Präzision auf { $foe }, in diesem Zug

cthulhu-show-restringing = neu bespannen ({ $weapon }): noch { $left } AP

cthulhu-show-string = { $weapon }: Sehne { $left }, bis neu bespannt

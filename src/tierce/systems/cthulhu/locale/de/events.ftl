### Was geschieht, je ein Satz.

cthulhu-event-order = Reihenfolge nach DEX: { $order }.

cthulhu-event-round-order = Jetzt sind in dieser Reihenfolge dran: { $order }.

cthulhu-event-supplement = { $name ->
        [supplement] Die Spielleitung erlaubt Waffen, die in keinem Grundbuch stehen.
       *[other] Die Spielleitung erlaubt die Ergänzung „{ $name }“.
    }
cthulhu-event-supplement-off = { $weapon } von { $who } ist nicht im Spiel: { cthulhu-reason-supplement }.
cthulhu-event-number = Entscheid der Spielleitung: { $weapon } von { $who }, { cthulhu-weapon-number } { $value } ({ cthulhu-layer }: { $before }).

cthulhu-by-gm = SL

cthulhu-ruling = Entscheid der Spielleitung: { $ruling }

cthulhu-event-option = Hausregel { cthulhu-varied } ({ $name }): { cthulhu-choice } (anders als die Vorgabe aus: { cthulhu-layer }), so entscheidet die Spielleitung.

## Ansagen und Züge

cthulhu-event-delay = { $who } wartet ab: DEX -{ $points } für die Reihenfolge dieser Runde.

cthulhu-event-concentrate = { $who } konzentriert sich ({ cthulhu-defence }) und verzichtet in dieser Runde auf alles andere.

cthulhu-event-named = { $who } will in dieser Runde { $foe } parieren.

cthulhu-event-watches = { $who } konzentriert sich ({ cthulhu-defence }) und tut sonst nichts.

cthulhu-event-turn-lost = { $who } ist betäubt und verliert diesen Zug.

cthulhu-event-points-lost = { $who } beendet den Zug; { $points } AP verfallen.

cthulhu-event-move = { $who } { $squares ->
        [1] geht 1 Feld
       *[other] läuft { $squares } Felder
    }{ $way ->
        [towards] {" "}auf { $other } zu
        [away] {" "}weg von { $other }
       *[elsewhere] {""}
    }.

cthulhu-event-stands = { $who } steht auf.

## Angriffe

cthulhu-event-declares = { $who } sagt gegen { $foe } an: { cthulhu-way }.

cthulhu-event-attack = { $who } greift { $foe } an ({ cthulhu-means }; { $shot ->
        [0] {""}
       *[other] Schuss { $shot };{" "}
    }{ cthulhu-checked }{ $arts ->
        [0] {""}
       *[other] ; { $skill ->
            [martial-arts] Kampfsport
           *[other] Kampfkunst
        } { $art ->
            [made] gelingt
           *[failed] misslingt
        }
    }).

cthulhu-event-damage = { $who } fügt { $foe } { $damage } Schaden zu{ $dice ->
    [none] {""}
   *[other] {" "}({ $dice })
}.

cthulhu-event-counter = { $who } kontert { $foe } ({ $how ->
        [half] halber Schaden
       *[more] Schaden +1W4
    })!

cthulhu-event-no-counter = { $who } kann { $foe } nicht kontern: { $why ->
        [restringing] { cthulhu-reason-restringing }
        [stunned] { cthulhu-reason-stunned }
        [pinned] { cthulhu-reason-pinned }
        [out-of-reach] { cthulhu-reason-out-of-reach }
       *[no-attack] { cthulhu-reason-no-attack }
    }.

cthulhu-event-sticks = Die Waffe ({ $weapon }) durchbohrt { $foe } und bleibt stecken.

cthulhu-event-pull = { $who } versucht, die Waffe herauszuziehen ({ $weapon }; { cthulhu-tried }).

cthulhu-event-knock-out = { $foe } betäuben ({ cthulhu-contested }).

## Verteidigung

cthulhu-no-dodge = { $dodge ->
        [gun] nicht gegen Schusswaffen
        [seen-late] nicht nach einer Finte
        [after-cover] nicht nach dem Decken
        [concentrating] auf anderes konzentriert
       *[used] verbraucht
    }

cthulhu-no-defend = { $defend ->
        [gun] nicht gegen Schusswaffen
        [missile] nicht gegen Geschosse
        [concentrating] auf anderes konzentriert
       *[used] verbraucht
    }

cthulhu-no-parry = { $parry ->
        [gun] nicht gegen Schusswaffen
        [missile] nicht gegen Geschosse
        [seen-late] nicht nach einer Finte
        [art-only] nur mit Budo
        [not-named] Gegner nicht genannt
        [concentrating] auf anderes konzentriert
        [used] verbraucht
       *[none] nichts zum Parieren
    }

cthulhu-no-hide = { $hide ->
        [no-object] nichts in der Nähe
        [after-cover] nicht nach dem Decken
        [concentrating] auf anderes konzentriert
       *[used] verbraucht
    }

cthulhu-event-no-defence = { $who } kann nichts gegen den Angriff von { $foe } tun ({ $why ->
        [out] kampfunfähig
        [stunned] betäubt
        [ran] nach vollem Lauf
        [gun] Schusswaffe: kein Ausweichen, kein Abwehren, kein Schild zum Blocken; Verbergen: { cthulhu-no-hide }
       *[each] Ausweichen: { cthulhu-no-dodge }; Abwehren: { cthulhu-no-defend }; Parieren: { cthulhu-no-parry }; Verbergen: { cthulhu-no-hide }
    }).

cthulhu-event-undefended = { $who } tut nichts gegen den Angriff von { $foe }.

cthulhu-event-dodge = { $who } weicht { $foe } aus ({ cthulhu-checked }).

cthulhu-event-further-dodge = { $who } darf in dieser Runde noch einmal ausweichen.

cthulhu-event-only-critical = Vor dem kritischen Angriff von { $foe } rettet { $who } nur ein kritisches Ausweichen.

cthulhu-event-defend = { $who } wehrt { $foe } ab ({ cthulhu-checked }).

cthulhu-event-parry = { $who } will { $foe } parieren ({ cthulhu-means }; { cthulhu-checked }).

cthulhu-event-held = { $who } fängt den Schlag ganz ab ({ $weapon }, Haltbarkeit { $left }).

cthulhu-event-worn = { $weapon } von { $who }: Haltbarkeit -{ $lost }, noch { $left }.

cthulhu-event-destroyed = { $weapon } von { $who } ist zerstört!

cthulhu-event-no-shot = { $weapon } von { $who } schießt nicht mehr, pariert aber noch.

## Verletzung und Behandlung

cthulhu-event-wound = { $who } verliert { $lost } TP; noch { $left }.

cthulhu-event-unhurt = { $who } bleibt unverletzt.

cthulhu-event-shock = Die Hälfte der TP auf einmal: { $who } ringt um das Bewusstsein ({ cthulhu-tried }).

cthulhu-event-unconscious = { $who } { $why ->
        [knocked-out] ist k. o.
        [spent] bricht zusammen
        [few] hat zu wenig TP und ist bewusstlos
       *[shock] ist bewusstlos
    }.

cthulhu-event-dying = { $who } stirbt, wenn bis zum Ende der nächsten Runde nicht wieder 1 TP da ist.

cthulhu-event-dies = { $who } ist tot.

cthulhu-event-falls = { $who } fällt zu Boden.

cthulhu-event-stunned = { $who } ist { $until ->
        [round] bis zum Ende des Zuges der nächsten Runde
       *[turn] einen Zug lang
    } betäubt.

cthulhu-event-treat = { $who } versucht { cthulhu-skill } an { $own ->
        [yes] sich selbst
       *[no] { $patient }
    } ({ cthulhu-tried }).

cthulhu-event-healed = { $who } gewinnt { $points } TP zurück; jetzt { $left }.

cthulhu-event-cured = { $who } ist geheilt: { cthulhu-limb }.

cthulhu-event-saved = { $who } ist außer Lebensgefahr.

cthulhu-event-wakes = { $who } kommt zu sich.

cthulhu-event-still-out = { $who } bleibt bewusstlos, bei 2 TP oder weniger.

cthulhu-event-still-time = Kein Gegner steht mehr, aber { $who } liegt im Sterben: noch kann geholfen werden.

## Ringen

cthulhu-event-seized = { $who } hält { $foe } fest.

cthulhu-event-pinned = { $who } hält { $foe } nieder.

cthulhu-event-wrenched = { $who } verdreht { $foe } den Arm; noch ein Erfolg entwaffnet.

cthulhu-event-dropped = { $who } lässt die Waffe fallen ({ $weapon }).

cthulhu-event-strangled = { $who } packt { $foe } an der Kehle.

cthulhu-event-chokes = { $who } ringt nach Luft ({ cthulhu-tried }).

cthulhu-event-break-free = { $who } will sich von { $foe } losreißen ({ cthulhu-contested }).

cthulhu-event-free = { $who } ist frei.

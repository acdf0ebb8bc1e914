### Was auf dem Schirm steht: Wörter, die mehrfach vorkommen, Fragen, Würfe, Kämpfer auf einen Blick.

cthulhu-means = { $means ->
        [fist] Faust
        [kick] Tritt
        [head-butt] Kopfstoß
        [grapple] Ringen
        [bare] leere Hände
        [none] nichts
        [hold] Kampfkunst
        [strength] Körper, STR x5
       *[weapon] { $weapon }
    }

cthulhu-how = { $how ->
        [critical] kritischer Erfolg
        [special] besonderer Erfolg
        [success] Erfolg
        [fumble] Patzer
        [malfunction] Ladehemmung
       *[failure] Fehlschlag
    }

cthulhu-checked = 1W100<={ $target }: { $rolled }, { cthulhu-how }

cthulhu-contested = { $rolled ->
        [0] { $made ->
            [yes] Erfolg ohne Wurf
           *[no] Fehlschlag ohne Wurf
        }
       *[other] { cthulhu-checked }
    }

cthulhu-tried = 1W100<={ $target }: { $rolled }, { $made ->
        [yes] Erfolg
       *[no] Fehlschlag
    }

cthulhu-defence = { $kind ->
        [dodge] Ausweichen
        [defend] Abwehren
        [parry] Parieren
        [hide] Verbergen
        [cover] Decken
       *[other] { $kind }
    }

cthulhu-skill = { $skill ->
        [dodge] Ausweichen
        [fist] Faust
        [kick] Tritt
        [head-butt] Kopfstoß
        [grapple] Ringen
        [martial-arts] Kampfsport
        [grappling-art] Kampfkunst (Ringen)
        [striking-art] Kampfkunst (Schlagen)
        [archery-art] Kampfkunst (Bogen)
        [weapon-art] Kampfkunst (Waffe)
        [throw] Werfen
        [two-weapons] Zwei Waffen
        [sword] Schwert
        [sabre] Säbel
        [rapier] Rapier
        [katana] Katana
        [tachi] Tachi (Langschwert)
        [knife] Messer
        [club] Keule
        [blackjack] Totschläger
        [mace] Streitkolben
        [axe] Axt
        [staff] Stab
        [spear] Speer
        [naginata] Naginata
        [whip] Peitsche
        [chainsaw] Kettensäge
        [shield] Schild
        [bow] Bogen
        [sling] Schleuder
        [handgun] Handfeuerwaffe
        [rifle] Gewehr
        [shotgun] Schrotflinte
        [smg] Maschinenpistole
        [machine-gun] Maschinengewehr
        [hide] Verbergen
        [sneak] Schleichen
        [jump] Springen
        [first-aid] Erste Hilfe
        [medicine] Medizin
        [luck] Glück
        [claw] natürliche Waffe
        [throwing] Wurfwaffe
       *[other] { $skill }
    }

cthulhu-characteristic = { $name ->
        [strength] STR
        [con] CON
        [pow] POW
        [dex] DEX
        [siz] SIZ
       *[other] { $name }
    }

cthulhu-layer = { $layer ->
        [core] Grundregeln der 6. Edition
        [y2010] Band 2010
        [y2015] Band 2015
        [set] diese Hausregeln
        [keeper] die Spielleitung
       *[other] { $layer }
    }

cthulhu-art = { $art ->
        [martial-arts] Kampfsport
        [grappling-art] Kampfkunst (Ringen)
        [striking-art] Kampfkunst (Schlagen)
        [weapon-art] Kampfkunst (Waffe)
       *[none] ohne Kampfkunst
    }

cthulhu-way = { $way ->
        [plain] einfacher Angriff
        [knock-out] Betäuben
        [vital] auf eine empfindliche Stelle
        [hold] Festhalten
        [pin] Niederhalten
        [disarm] Entwaffnen
        [hurt] den Festgehaltenen verletzen
        [strangle] Würgen
        [hurt-knock-out] den Festgehaltenen betäuben
        [semi] halbautomatisch, 3 Schuss
        [full] vollautomatisch, 6 Schuss
        [unaimed] ungezielt, 2 Schuss
        [unaimed-semi] ungezielt, halbautomatisch, 6 Schuss
        [unaimed-full] ungezielt, vollautomatisch, 12 Schuss
        [two-guns] zwei Waffen zugleich
        [two-guns-semi] zwei Waffen zugleich, halbautomatisch
        [two-guns-full] zwei Waffen zugleich, vollautomatisch
        [throw] werfen
        [vital-semi] halbautomatisch auf eine empfindliche Stelle, 3 Schuss
        [vital-full] vollautomatisch auf eine empfindliche Stelle, 6 Schuss
        [arm] auf einen Arm zielen
        [leg] auf ein Bein zielen
        [wing] auf einen Flügel zielen
        [suplex] Suplex
        [tackle] Tackle
        [charge] Tackle, Wegstoßen mit einem Feld
        [tackle-knock-out] Tackle nur zum Betäuben
        [seize] Tackle, Packen
        [blow-away] Tackle, Wegstoßen
        [feint] Finte
        [feint-knock-out] Finte zum Betäuben
        [eye] Auge
        [heart] Herz
        [shoulder] Gelenk: Schulter
        [knee] Gelenk: Knie
        [throat] Kehle
        [consecutive] zwei Waffen, nacheinander
        [simultaneous] zwei Waffen, zugleich
       *[other] { $way }
    }

## Fragen. Sie stehen nach dem Namen dessen, der gefragt wird

cthulhu-ask-order = Wer ist zuerst dran?

cthulhu-ask-declaration = Was sagst du für diese Runde an?
    .option = { $what ->
            [delay] abwarten: um wie viel DEX, als Zahl, etwa 5
            [concentrate] sich auf eine Verteidigung konzentrieren
            [parry] { $of } parieren
           *[nothing] nichts weiter
        }
    .withheld = { cthulhu-ask-declaration.option }

cthulhu-ask-focus = Worauf konzentrierst du dich?
    .option = { cthulhu-defence }
    .withheld = { cthulhu-ask-focus.option }

cthulhu-ask-action = Was tust du ({ $points } AP)?

cthulhu-ask-target = Wen greifst du an, und womit?
    .option = { $foe }: { cthulhu-means }
    .withheld = { $foe }: { cthulhu-means }

cthulhu-ask-way = Wie greifst du { $foe } an ({ cthulhu-means })?
    .option = { cthulhu-way }
    .withheld = { cthulhu-way }

cthulhu-ask-art = Welche Kampfkunst kombinierst du damit?
    .option = { $skill ->
            [none] { cthulhu-art }
           *[other] { cthulhu-art }: { cthulhu-skill }
        }{ $level ->
            [none] {""}
           *[other] {" "}({ $level })
        }

cthulhu-ask-where = Wohin gehst du, { $squares } { $squares ->
        [1] Feld
       *[other] Felder
    }?
    .option = { $way ->
            [towards] auf { $other } zu (jetzt { $far } entfernt)
            [away] weg von { $other }
           *[elsewhere] anderswohin
        }

cthulhu-ask-defence = Wie verteidigst du dich gegen { $foe } ({ cthulhu-means })?

cthulhu-ask-critical-dodge = Das Ausweichen war kritisch: { $foe } kontern oder in dieser Runde noch einmal ausweichen?

cthulhu-ask-counter = Womit konterst du { $foe } ({ $how ->
        [half] halber Schaden
       *[more] Schaden +1W4
    })?
    .option = { $means ->
            [none] Nicht kontern
           *[other] { cthulhu-means }
        }{ $art ->
            [none] {""}
           *[other] , { cthulhu-art }
        }
    .withheld = { cthulhu-means }

cthulhu-ask-treat = Wen behandelst du, und wie?
    .option = { $patient }: { cthulhu-skill }

cthulhu-ask-limb = Was an { $patient } behandelst du?
    .option = { cthulhu-limb }

cthulhu-limb = { $limb ->
        [leg-hurt] Bein
        [wing-hurt] Flügel
        [throat-hurt] Kehle
        [shoulder-hurt] Schultern
        [knee-hurt] Knie
       *[arm-hurt] Arm
    }

cthulhu-ask-pull = Welche Waffe ziehst du heraus?
    .option = { $weapon }

## Würfe

cthulhu-roll-attack = Angriff auf { $foe } ({ cthulhu-means }), höchstens { $target }

cthulhu-roll-check = Probe, höchstens { $target }

cthulhu-roll-order = Reihenfolge bei gleicher DEX; niedriger ist zuerst

cthulhu-roll-dodge = { $foe } ausweichen, höchstens { $target }

cthulhu-roll-defend = { $foe } abwehren, höchstens { $target }

cthulhu-roll-parry = { $foe } parieren ({ cthulhu-means }), höchstens { $target }

cthulhu-roll-damage = Schaden ({ cthulhu-means })

cthulhu-roll-bonus = Schadensbonus

cthulhu-roll-rider = Zusatzschaden{ $part ->
        [counter] {" "}des Konters
        [fumble] {" "}nach verpatztem Ausweichen
        [vital] {" "}der empfindlichen Stelle
        [wall] {" "}durch die Wand
        [obstacle] {" "}durch das Hindernis
        [somebody] {" "}durch den Zusammenstoß
        [point-blank] {" "}des aufgesetzten Schusses
        [fall] {" "}durch den Sturz
        [second] {" "}der anderen Waffe
       *[other] {""}
    }

cthulhu-roll-less = was die Abwehr vom Schaden durch { $foe } abzieht

cthulhu-roll-shock = Schock, CON x5: höchstens { $target }

cthulhu-roll-knock-out = Betäuben, höchstens { $target }

cthulhu-roll-break-free = Losreißen, STR gegen STR: höchstens { $target }

cthulhu-roll-choke = die Luft anhalten, höchstens { $target }

cthulhu-roll-choking = Schaden durch Würgen

cthulhu-roll-treat = { cthulhu-skill } für { $patient }, höchstens { $target }

cthulhu-roll-healed = TP, die { $patient } zurückgewinnt

cthulhu-roll-pull = { $weapon } herausziehen, höchstens { $target }

## Kämpfer auf einen Blick

cthulhu-show-hp = TP { $now }/{ $most }

cthulhu-show-points = { $points } AP

cthulhu-show-unconscious = bewusstlos

cthulhu-show-dead = tot

cthulhu-show-dying = im Sterben, { $rounds ->
        [1] bis zum Ende dieser Runde
       *[other] bis zum Ende der nächsten Runde
    }

cthulhu-show-arm-hurt = Arm verletzt: Angriffe 2/3, bis zur Behandlung

cthulhu-show-leg-hurt = Bein verletzt: DEX 2/3, bis zur Behandlung

cthulhu-show-wing-hurt = Flügel verletzt: DEX 2/3, bis zur Behandlung

cthulhu-show-shoulder-hurt = Schulter verletzt: STR -1, bis zur Behandlung

cthulhu-show-knee-hurt = Knie verletzt: DEX -1, bis zur Behandlung

cthulhu-show-stunned = betäubt: verliert den nächsten Zug

cthulhu-show-prone = liegt am Boden, bis zum Aufstehen

cthulhu-show-held = festgehalten von { $about }, bis zur Befreiung

cthulhu-show-pinned = niedergehalten

cthulhu-show-strangled = wird gewürgt

cthulhu-show-disarming = noch ein Erfolg entwaffnet

cthulhu-show-condition = { $name }

cthulhu-show-destroyed = { $weapon } zerstört

cthulhu-show-dropped = { $weapon } fallen gelassen

cthulhu-show-no-shot = { $weapon } schießt nicht mehr

cthulhu-show-stuck = { $weapon } steckt im Gegner

cthulhu-show-durability = { $weapon }: Haltbarkeit { $left }

cthulhu-show-delay = wartet ab: DEX -{ $points } in dieser Runde

cthulhu-show-concentrate = konzentriert: { cthulhu-defence }

cthulhu-show-named = Parade gegen { $foe } angesagt

cthulhu-show-used = verbraucht: { cthulhu-defence } ({ $count })

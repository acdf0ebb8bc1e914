### Wunden, Haltungen, kritische Treffer und Patzer. Die Parameter erklärt der englische Katalog.

## Trefferzonen

gurps-location = { $location ->
    [skull] Schädel
    [face] Gesicht
    [eye] Auge
    [neck] Hals
    [vitals] Lebenswichtiges
    [groin] Unterleib
    [arm] Arm
    [hand] Hand
    [leg] Bein
    [foot] Fuß
    [off-arm] Arm der Nebenhand
    [off-hand] Nebenhand
    [off-leg] Bein der Nebenseite
    [off-foot] Fuß der Nebenseite
   *[torso] Rumpf
}

## Würfe

gurps-roll-knockdown = KO gegen Niederschlag, höchstens { $target }
gurps-roll-survival = KO ums Überleben bei minus { $multiple }-mal TP, höchstens { $target }
gurps-roll-consciousness = KO, um bei Bewusstsein zu bleiben, höchstens { $target }
gurps-roll-trip = GE, um nicht zu fallen, höchstens { $target }
gurps-roll-damage = Schaden
gurps-roll-critical-hit = Tabelle der kritischen Treffer
gurps-roll-critical-miss = Patzertabelle
gurps-roll-which-weapon = welche Waffe (1-3 die der Haupthand, 4-6 die andere)
gurps-roll-own-limb = welches Glied (1-3 Arm, 4-6 Bein)
gurps-roll-distance = wie viele Yards sie fliegt

## Wunden

gurps-held = nötig { $target }, gewürfelt { $rolled }
gurps-held-if-rolled = { $target ->
    [none] {""}
   *[other] {" "}({ gurps-held })
}
gurps-event-damage = { $who } trifft { $foe }: { $damage } Schaden{ $dr ->
    [0] {""}
   *[other] { $points ->
        [0] , die SR { $dr } hält alles ab
       *[other] {" "}(SR { $dr })
    }
}.
gurps-event-wounded = { $who } verliert { $hp } TP ({ gurps-location }).
gurps-event-crippled = { $who }: { gurps-location } { $how ->
    [numb] ohne Gefühl
    [strained] gezerrt und nicht mehr zu gebrauchen
   *[crippled] verkrüppelt
}.
gurps-event-feeling-returns = { $who } hat wieder Gefühl ({ gurps-location }).
gurps-event-keeps-feet = { $who } steckt den Treffer weg ({ gurps-held }).
gurps-event-stunned = { $who } ist betäubt ({ gurps-held }).
gurps-event-fell = { $who } stürzt und liegt auf dem Bauch.
gurps-event-dropped = { $who } lässt fallen: { $weapon }.
gurps-event-tired = { $who } verliert { $fp } EP.
gurps-event-unconscious = { $who } verliert das Bewusstsein{ gurps-held-if-rolled }.
gurps-event-stays-conscious = { $who } bleibt bei Bewusstsein ({ gurps-held }).
gurps-event-rests = { $who } ruht und verzichtet auf Verteidigung.
gurps-event-survives = { $who } bleibt am Leben ({ gurps-held }).
gurps-event-mortal-wound = { $who } ist tödlich verwundet ({ gurps-held }).
gurps-event-dead = { $who } stirbt{ gurps-held-if-rolled }.

## Kritische Treffer

gurps-event-critical-hit-effect = { $who } landet einen kritischen Treffer: { $effect ->
    [triple-damage] dreifacher Schaden
    [double-damage] doppelter Schaden
    [maximum-damage] Höchstschaden
    [maximum-without-dr] Höchstschaden ohne SR
    [half-dr] halbe SR
    [half-dr-up] halbe SR, aufgerundet
    [half-dr-major] halbe SR, aufgerundet, und eine schwere Wunde
    [major-wound] eine schwere Wunde
    [double-shock] doppelter Schock, und das Glied wird taub
    [drop-items] der Gegner lässt alles fallen
    [drop-weapon] der Gegner lässt eine Waffe fallen
    [eye] ins Auge
    [daze] der Gegner kann im nächsten Zug nichts tun
    [lasting-mark] eine bleibende Spur
   *[normal] nur normaler Schaden
}.
gurps-event-dazed = { $who } ist benommen und kann im nächsten Zug nichts tun.
gurps-event-deafened = { $who } hört nichts mehr.
gurps-event-scarred = { $who } behält eine Narbe.

## Patzer

gurps-event-critical-miss-effect = { $who } patzt: { $effect ->
    [weapon-breaks] die Waffe zerbricht
    [hit-self] die eigene Waffe trifft den Kämpfer selbst
    [hit-self-half] die eigene Waffe streift den Kämpfer selbst
    [off-balance] aus dem Gleichgewicht
    [unready] die Waffe dreht sich in der Hand
    [weapon-flies] die Waffe fliegt davon
    [strained-arm] ein gezerrter Arm
    [fall] ein Sturz
    [knock-self-out] vom eigenen Schlag bewusstlos
    [strained-limb] ein gezerrtes Glied
    [hit-object] gegen etwas Hartes
    [hit-object-half] etwas Hartes gestreift
    [stumble] ein Straucheln
    [trip] ein Stolpern
    [guard-down] ohne Deckung
    [torn-muscle] ein Muskelriss
   *[drop-weapon] die Waffe fällt
}.
gurps-event-broken = { $who } hat eine zerbrochene Waffe: { $weapon }.
gurps-event-weapon-flies = { $who } sieht die Waffe { $yards } Yard weit fliegen: { $weapon }.
gurps-event-unready = { $who } muss wieder bereitmachen: { $weapon }.
gurps-event-hurts-self = { $who } fügt sich selbst { $damage } Schaden zu ({ gurps-location }).
gurps-event-off-balance = { $who } ist bis zum nächsten Zug aus dem Gleichgewicht.
gurps-event-guard-down = { $who } ist bis zum nächsten Zug ohne Deckung.
gurps-event-back-turned = { $who } kehrt { $foe } den Rücken zu.
gurps-event-torn-muscle = { $who } reißt sich einen Muskel ({ gurps-location }).

## Teile eines Werts

gurps-part-posture = { $posture ->
    [crouching] kauernd
    [kneeling] kniend
    [crawling] kriechend
    [sitting] sitzend
    [prone] auf dem Bauch
    [face-up] auf dem Rücken
   *[standing] stehend
}
gurps-part-reeling = wankend
gurps-part-tired = müde
gurps-part-shock = Schock
gurps-part-health = KO
gurps-part-wound-location = schwere Wunde, { gurps-location }
gurps-part-depth = TP weit unter null
gurps-part-high-pain-threshold = Hohe Schmerzgrenze
gurps-part-low-pain-threshold = Niedrige Schmerzgrenze
gurps-part-hard-to-kill = Schwer zu töten
gurps-part-hard-to-subdue = Schwer zu bezwingen
gurps-part-off-balance = aus dem Gleichgewicht
gurps-part-guard-down = ohne Deckung
gurps-part-unsteady = unsicher
gurps-part-torn-muscle = Muskelriss

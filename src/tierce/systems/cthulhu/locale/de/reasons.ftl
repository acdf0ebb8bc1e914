### Warum etwas nicht angeboten wird. Der Grund steht nach dem Namen der Sache und einem Doppelpunkt.

cthulhu-reason-supplement = { $book ->
        [supplement] steht in keinem Grundbuch und ist nicht erlaubt (supplements: „{ $book }“)
       *[other] die Ergänzung „{ $book }“ ist nicht erlaubt
    }

cthulhu-reason-points = zu wenig Aktionspunkte

cthulhu-reason-not-whole = ein Lauf braucht den ganzen Zug

cthulhu-reason-too-late = zu spät, nur vor allem anderen im Zug

cthulhu-reason-attacked = ein Angriff je Zug, schon gemacht

cthulhu-reason-unarmed = nichts, womit man angreifen könnte

cthulhu-reason-no-attack = kein Angriff möglich

cthulhu-reason-out-of-reach = außer Reichweite

cthulhu-reason-no-free-hand = keine Hand frei

cthulhu-reason-not-nocked = kein Pfeil auf der Sehne

cthulhu-reason-empty = nicht geladen

cthulhu-reason-destroyed = zerstört

cthulhu-reason-dropped = fallen gelassen

cthulhu-reason-no-shot = schießt nicht mehr

cthulhu-reason-stuck = steckt im Gegner

cthulhu-reason-parried = hat in dieser Runde pariert

cthulhu-reason-struck = hat in dieser Runde angegriffen

cthulhu-reason-gun = { cthulhu-defence }: nicht gegen Schusswaffen

cthulhu-reason-missile = { cthulhu-defence }: nicht gegen Geschosse

cthulhu-reason-seen-late = { cthulhu-defence }: nicht nach einer Finte

cthulhu-reason-not-drawn = eine Finte verleitet nur zu Ausweichen oder Parade

cthulhu-reason-art-only = gegen diesen Angriff nur mit einer Kampfkunst

cthulhu-reason-limb = Waffen parieren hier keine bloßen Hände

cthulhu-reason-cannot-parry = taugt nicht zum Parieren

cthulhu-reason-not-named = dieser Gegner wurde zu Rundenbeginn nicht genannt

cthulhu-reason-concentrating = auf anderes konzentriert

cthulhu-reason-used = in dieser Runde verbraucht

cthulhu-reason-out = kampfunfähig

cthulhu-reason-stunned = betäubt

cthulhu-reason-ran = ist mit aller Kraft gelaufen

cthulhu-reason-held-already = wird schon von jemand anderem gehalten

cthulhu-reason-held = wird festgehalten

cthulhu-reason-pinned = niedergehalten

cthulhu-reason-prone = liegt am Boden

cthulhu-reason-nobody-in-touch = niemand, der es braucht, ist auf demselben Feld

cthulhu-reason-treated = eine Behandlung je Zug, schon gemacht

cthulhu-reason-round-start = zu spät, nur zu Beginn einer Runde

cthulhu-reason-shapeless = es hat keine Stelle, auf die man zielen könnte

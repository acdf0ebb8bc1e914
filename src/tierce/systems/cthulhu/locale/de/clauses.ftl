# Die Klauseln von cthulhu: jede Nachricht eine Zusammenfassung in eigenen Worten, der Titel ein Attribut.

cthulhu-precedence = Die Entscheidung des Spielleiters geht diesen Regeln vor, diese Regeln den Büchern, und wo die Bücher voneinander abweichen, geht 2015 vor 2010 und 2010 vor dem Grundbuch der 6. Edition; solche Werte sind Optionen mit dieser Vorgabe. Der Spielleiter darf jeden Wurf, Wert und Ausgang im Spiel ändern, und das Geänderte bleibt im Protokoll sichtbar.
    .title = Was wem vorgeht

cthulhu-precedence-supplements = Jedes weitere Regel- oder Ergänzungsbuch ist aus, bis der Spielleiter es zulässt. Was die Regeln berührt, wird möglichst vor dem Spiel angesagt: Vor einem Kampf sieht jeder, welche Bände gelten und welche Optionen von der Vorgabe abweichen. Was die Regeln nicht berührt, braucht keine Ansage.
    .title = Ergänzungsbände

cthulhu-turn-order = Gehandelt wird nach absteigendem GE; bei Gleichstand wirft jeder einmal für den ganzen Kampf W100, der niedrigere zuerst. Punkte gibt man im eigenen Zug aus, und die Runde endet, wenn jeder Handlungsfähige seinen Zug hatte. Es zählt der augenblickliche GE: Eine Änderung ordnet alle um, die noch nicht gehandelt haben, und niemand handelt in einer Runde zweimal. Ein Feld ist 1 m.
    .title = Reihenfolge

cthulhu-turn-delay = Zu Beginn einer Runde, später nicht mehr, darf man einen Betrag von 1 oder mehr nennen, um den der eigene GE für die Reihenfolge dieser Runde sinkt. Nur die Reihenfolge ändert sich; GE-Würfe und Ausweichen bleiben, wie sie sind.
    .title = Verzögern

cthulhu-turn-action-points = 3P pro Zug, wenn keine Regel und kein Spielleiter anderes sagt; was keinen eigenen Preis hat, etwa Nachladen, Ziehen, Aufheben, Aufstehen, Losreißen oder Erste Hilfe, kostet 1P. Ein Feld kostet 1P, drei Felder am Stück sind ein voller Lauf, nach dem nur noch Verteidigungen bleiben. Ein Angriff pro Zug, gleich wie viel übrig ist, außer mit Feuerwaffen, beim Rush und beim Gegenangriff; danach darf man sich bewegen. Am Ende des Zuges verfallen ungenutzte Punkte.
    .title = Aktionspunkte

cthulhu-turn-passive-limits = Ausweichen, Abwehren, Parieren, Verstecken und Beschützen gehen je einmal pro Runde, und gegen einen Angriff nur eines davon. Ausnahmen sind die Einsätze der Konzentration, das weitere Ausweichen nach einem kritischen, das Abwehren oder Parieren nach dem Beschützen und die Parade gegen den Zusatzangriff eines Rush. Zu Rundenbeginn ist alles wieder da.
    .title = Grenzen der Verteidigung

cthulhu-check = Ein W100 von höchstens dem Zielwert gelingt, 100 nie. Speziell ist ein Fünftel des Zielwerts oder weniger, mindestens 1. Kritisch und Patzer je nach Option: „5%“ (Vorgabe): 1-5, wo es gelingt, 96-100, wo nicht; „1%“: 1 und 100, bei Waffenwürfen aber 1-5 und 96-100. Alles zählt nach den Modifikatoren, und ein kritischer Erfolg ist auch ein spezieller; ein Zielwert von 0 oder weniger misslingt, wird aber für den Patzer gewürfelt. Ein kombinierter Wurf ist ein Wurf gegen beide Werte: Beim Angriff gibt allein die Angriffsfertigkeit kritisch, speziell und Patzer.
    .title = Probe

cthulhu-resistance = Die Chance ist 50 + 5 × (aktiv - passiv). Unter 5 misslingt er und über 95 gelingt er ohne Würfel und ist dann weder kritisch noch Patzer.
    .title = Widerstandswurf

cthulhu-damage-bonus = Nach ST + GR: 2-12 -1W6, 13-16 -1W4, 17-24 keiner, 25-32 +1W4, 33-40 +1W6, 41-56 +2W6, 57-72 +3W6, 73-88 +4W6, dann je weitere angefangene 16 noch +1W6. Wurfwaffen erhalten die Hälfte, abgerundet, Feuerwaffen und Bögen nichts. Schaden sinkt nie unter 0.
    .title = Schadensbonus

cthulhu-weapons = Waffen stehen in Daten, die der Spielleiter ändern kann: Grundwert, Schaden, Haltbarkeit, Reichweite, Feuerrate und Ladehemmungszahl, mit japanischen Namen zuerst und englischen daneben. Ein unsinniger Wert wird mit dem Namen des Eintrags zurückgewiesen.
    .title = Waffen als Daten

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

cthulhu-defence-available = Waffenlose und Nahkampfangriffe: alle fünf (eine Parade mit Faust oder Fuß hält keine Waffe auf). Bogen und Wurfwaffe: Ausweichen, Verstecken, Beschützen, Abwehren und der Block eines Schildes. Feuerwaffe: Verstecken, Beschützen und Schildblock, auf Berührungsdistanz auch die Parade des aufgesetzten Schusses. Zweiter Schlag einer Finte: weder Ausweichen noch Parade. Zusatzangriff eines Rush: Parade nur mit Budo. Suplex und Tackle: Budo anstelle der Parade. Auf jede Verteidigung zu verzichten ist immer erlaubt.
    .title = Welche Verteidigung wogegen hilft

cthulhu-defence-concentrate = Zu Rundenbeginn kann man sich auf eine der fünf Verteidigungen konzentrieren und auf jede andere aktive oder passive Handlung verzichten: Diese Verteidigung steht dann bis zu dreimal in der Runde offen, nach jedem Erfolg mit weiteren -20%. Mit Budo oder Martial Arts von 60% oder mehr darf man alle drei Einsätze auf einmal für +30% auf diese eine Verteidigung ausgeben.
    .title = Auf eine Verteidigung konzentrieren

cthulhu-defence-failed = Nach einer misslungenen Verteidigung jeder Art mindert nur noch die Panzerung den Schaden. Durchschlagene Panzerung, sei es durch einen aufspießenden Treffer, panzerbrechende Munition oder einen Patzer beim Abwehren, mindert nichts, es sei denn, die Verteidigung war ein kritischer Erfolg.
    .title = Misslungene Verteidigung und Panzerung

cthulhu-declarations = Rundenbeginn: Verzögern, Konzentration, eine Parade, die benannt werden muss. Beginn des eigenen Zuges: Präzisionsschuss. Vor Beginn des Angriffs: Suplex, Tackle, Finte, ein gezielter Angriff, Feuerart, ungezieltes Feuer, aufeinanderfolgende oder gleichzeitige Schläge mit zwei Waffen, ein K.-o.-Versuch. Jederzeit im eigenen Zug: Harte Form, Yabusame vor seinem Schuss. Wenn ein Angriff getroffen hat: Rush. Wenn man angegriffen wird: Ausweichen, Abwehren, Verstecken, Beschützen und eine Parade, die nicht benannt werden muss. Was zu spät kommt, entfällt.
    .title = Wann man ansagt

cthulhu-attack-cost = Jeder Angriff außer mit Feuerwaffen ist einmal pro Zug möglich und kostet 1P, Spezialangriffe eingeschlossen, wenn sie keinen anderen Preis nennen. Eine Waffe, bei der ein Pfeil aufgelegt oder nachgeladen werden muss, kostet zur Vorbereitung noch 1P; was vorbereitet ist, bleibt es in späteren Zügen.
    .title = Preis eines Angriffs

cthulhu-gun-twice = Nur mit Feuerwaffen sind zwei Angriffe in einem Zug möglich, jeder für 1P angesagt; beide müssen dann mit Feuerwaffen geschehen. Eine Waffe mit langsamerer Feuerrate in ihren Daten behält diese.
    .title = Zwei Angriffe mit Feuerwaffen

cthulhu-gun-cover = Ein deckender Gegenstand auf der Linie zwischen Schütze und Ziel mindert die Fertigkeit um 20%, also -20%. Figuren sind keine Deckung; Bögen und Wurfwaffen sind nicht betroffen. Zur Halbierung für ein Ziel, das sich hinter eben diesem Gegenstand versteckt, kommt es nicht hinzu.
    .title = Deckung gegen Feuerwaffen

cthulhu-gun-single = Eine Waffe, die nur Einzelschüsse abgibt und im Zug des Schützen weiterfeuern kann, etwa eine Handfeuerwaffe, gibt für 1P einen Schuss ab, jeden mit voller Fertigkeit.
    .title = Einzelschüsse

cthulhu-gun-burst = Bei wählbarer Feuerart sagt man sie jedes Mal an: für 1P 1 Schuss, 3 Schüsse halbautomatisch oder 6 Schüsse vollautomatisch, weniger, wenn das Magazin weniger hat. Vom zweiten Schuss an sinkt die Fertigkeit um 5% (halb) oder 10% (voll) je Schuss, bei der nächsten Ansage wieder von vorn, und jeder Schuss wird gewürfelt. Eine Ansage ist ein Angriff auf ein Ziel: Eine Verteidigung gilt gegen alle Schüsse, Panzerung und Haltbarkeit zählen für jeden einzeln.
    .title = Halb- und Vollautomatik

cthulhu-gun-point-blank = Auf Berührungsdistanz (dasselbe Feld) trifft der Schuss, ob gewollt oder nicht, ohne Wurf; er kennt also weder kritischen noch speziellen Erfolg noch Ladehemmung und kann nicht auf ein Körperteil zielen; Schaden +1W4. Das Ziel darf ihn mit Faust, Fuß, Ringen, Budo oder einer Nahkampfwaffe parieren, was die ganze Ansage ohne Abnutzung aufhebt. Bei einem Feuerstoß gilt das nur für die erste Kugel; die übrigen werden wie üblich ohne den Bonus gewürfelt.
    .title = Aufgesetzter Schuss

cthulhu-gun-unaimed = Wer ohne zu zielen feuert, hat für dieselben Punkte doppelt so viele Schüsse, bei einem Drittel der Fertigkeit, abgerundet vor festen Modifikatoren; jeder Schuss wird gewürfelt, und auf kein Körperteil lässt sich zielen. Es steht frei; wer zwei Waffen zugleich abfeuert, tut es immer so, jede mit ihrer üblichen Schusszahl.
    .title = Ungezieltes Feuer

cthulhu-martial-combine = Budo bewirkt für sich allein fast nichts, abgesehen von der Parade und den Künsten des Bogens: Es wird zusammen mit einer Angriffsfertigkeit gewürfelt, ein Wurf gegen beide Werte. Ein Angriff verträgt ein Budo oder Martial Arts, nicht zwei; Modifikatoren treffen nur die Angriffsfertigkeit. Spezialangriffe lassen sich nicht zusammen einsetzen.
    .title = Budo wird kombiniert

cthulhu-martial-grappling-art = Mit dem Griff-Budo richten Ringen und Kopfstoß doppelt so viele Schadenswürfel an, der Schadensbonus zählt einmal; misslingt nur das Budo, bleibt es beim üblichen Schaden.
    .title = Budo: Griffe

cthulhu-martial-striking-art = Mit dem Schlag-Budo oder Martial Arts richten Faustschlag, Fußtritt und Kopfstoß doppelt so viele Schadenswürfel an, der Schadensbonus zählt einmal; misslingt nur diese Kunst, bleibt es beim üblichen Schaden.
    .title = Budo: Schläge und Martial Arts

cthulhu-martial-weapon-art = Gelingen das Budo für eine Waffenart und die Fertigkeit der Waffe, verdoppeln sich deren Schadenswürfel samt dem eigenen Zuschlag der Waffe; misslingt nur das Budo, bleibt es beim üblichen Schaden. Parieren kann das Budo mit und ohne Waffe in der Hand; mit leeren Händen geht nichts zu Bruch. Einen Spezialangriff hat es nicht.
    .title = Waffen-Budo

cthulhu-special-suplex = Griff-Budo von 60% oder mehr, gegen Zweibeiner oder kleine Vierbeiner, vor dem Angriff angesagt. Gelingen Budo und Ringen, wird das Ziel geworfen: 1W6 + Schadensbonus, nie verdoppelt, es liegt, und KO ×5 oder bewusstlos; Sturzschaden kommt hinzu, wo es hinabgeworfen wird. Misslingt nur das Budo, ist es ein gewöhnlicher Griff. Verteidigt wird anstelle der Parade mit Griff-Budo, mit Schlag-Budo oder Martial Arts bei -30%, sonst mit dem Grundwert des Budo. Allein für den K.-o. taugt er nicht.
    .title = Suplex

cthulhu-special-tackle = Griff-Budo von 60% oder mehr, jedes Ziel, vor dem Angriff angesagt; ST ×5 oder Kopfstoß, nach Wahl des Angreifers, muss zusammen mit dem Budo gelingen. Packen: 1W4 + Schadensbonus, sofort im Griff, KO ×5 oder bewusstlos. Wegstoßen: im 1P ist ein Feld Bewegung enthalten; 1W4 + Schadensbonus, drei Felder gerade zurückgestoßen, GE ×5 oder am Boden, KO ×5 oder bewusstlos. Nie verdoppelt; verteidigt wie der Suplex. Nur Wegstoßen taugt nicht allein für den K.-o.
    .title = Tackle

cthulhu-special-rush = Schlag-Budo oder Martial Arts von 60% oder mehr, jedes Ziel, nur angesagt, wenn Angriff und diese Kunst in einem Wurf gelungen sind und keine Verteidigung sie aufhielt. Das Ziel ist einen Zug lang betäubt, wenn KO ×5 misslingt. Betäubt oder nicht, der Angreifer hat am Rundenende noch einen waffenlosen Angriff auf es, ohne Punkte und ohne weiteren Rush; er verfällt, wenn der Angreifer dann liegt oder betäubt ist. Wer Budo hat, darf ihn außerhalb der Rundengrenze parieren. Nicht allein für den K.-o. Deckt ein Freund das Ziel, gilt der Rush dem, den der Schlag trifft.
    .title = Rush

cthulhu-special-feint = Schlag-Budo oder Martial Arts von 60% oder mehr, jedes Ziel, vor dem Angriff angesagt: zwei Faustschläge oder Fußtritte für 1P. Der erste misslingt immer, doch das Ziel muss darauf seine Parade oder sein Ausweichen verwenden, was ihm lieber ist. Dem zweiten kann man weder ausweichen noch ihn parieren, es sei denn, der erste wurde erfolgreich mit Budo pariert: Dann ist er durchschaut und misslingt auch. Auch allein für den K.-o. erlaubt.
    .title = Finte

cthulhu-bow-basic = Ein Bogen hat keinen Schadensbonus. Einen Pfeil aufzulegen kostet 1P, zu schießen 1P.
    .title = Bogen

cthulhu-bow-precision = Bogen-Budo von 60% oder mehr, jedes Ziel, nur zu Beginn des eigenen Zuges für 1P angesagt. Gegen formlose Wesen hat der Bogen in diesem Zug ohne Wurf +15%. Sonst wird das Budo gewürfelt; misslingt es, bleibt ein gewöhnlicher Schuss, gelingt es, muss der Schuss einer von diesen sein. Auge -70%: sofort tot, wenn das Glück des Schützen gelingt und das des Ziels misslingt, sonst normaler Schaden. Herz -70%: Würfel der Waffe ×4. Gelenk -40%: eine Schulter nimmt 1 ST, ein Knie 1 GE (nicht bei Schwebenden), jedes der vier einmal, sofort, kein Schaden; ein Erfolg in Erster Hilfe oder Medizin stellt alles wieder her. Kehle -70%: einen Zug betäubt, in dieser Runde kein Schaden, dann 1W3 in jedem Zug des Ziels, bis Erste Hilfe oder Medizin gelingt.
    .title = Präzisionsschuss

cthulhu-bow-hard-form = Bogen-Budo von 60% oder mehr, jedes Ziel, 1P bei der Ansage. Gelingt das Budo, verdoppeln sich Reichweite und Schadenswürfel des nächsten Bogenschusses; das bleibt, bis es verbraucht, freiwillig aufgegeben oder der Kampf zu Ende ist, nie zweimal zugleich, und muss dann neu angesagt und gewürfelt werden. Jeder solche Schuss, Treffer oder nicht, kostet die Sehne 1 von 3; bei 0 ist der Bogen keiner mehr, bis er neu bespannt ist.
    .title = Harte Form

cthulhu-bow-restring = Eine neue Sehne braucht 6P, verteilt auf so viele Züge wie nötig, und lässt sich nicht abbrechen; man darf mit weniger als 3P beginnen. Unterdessen sind nur Verteidigungen möglich, und jede nimmt dem nächsten eigenen Zug 1P, höchstens 3; sind 3 genommen, fällt dieser Zug ganz aus, auch das Bespannen, doch das Geleistete bleibt. Danach steht die Sehne wieder auf 3.
    .title = Neu bespannen

cthulhu-bow-yabusame = Bogen-Budo von 60% oder mehr, jedes Ziel. Das Budo wird kostenlos gewürfelt: Gelingt es, bezahlt 1P ein Feld Bewegung und einen Schuss zusammen, und Abzüge für Gelände wie schlechten Stand zählen nicht; misslingt es, kosten Bewegung und Schuss je 1P und die Abzüge bleiben. Ein Versuch pro Zug, und der Pfeil muss wie üblich aufgelegt sein.
    .title = Yabusame

cthulhu-two-weapons = Eine Fertigkeit mit Grundwert 0%, oder 30% mit irgendeinem Waffen-Budo oder einer Waffenfertigkeit von 40 oder mehr. In jeder Hand eine Einhandwaffe für den Nahkampf, beide in Reichweite; keine Fernwaffe, und keine Hand ist anderweitig besetzt. Angesagt wird aufeinanderfolgend oder gleichzeitig, gewürfelt vor dem Treffer, allein oder mit Budo kombiniert, dann müssen beide gelingen; ein Fehlschlag lässt den ganzen Angriff scheitern. Eine Waffe unter ihrem Grundwert +20 kostet einmal -30%, zwei verschiedene Waffenarten -40%.
    .title = Zwei Waffen

cthulhu-two-weapons-consecutive = Zwei Trefferwürfe, jeder mit der Fertigkeit und dem Schaden der eigenen Waffe, jeder für sich verteidigt, zusammen für 1P.
    .title = Aufeinanderfolgende Schläge

cthulhu-two-weapons-simultaneous = Ein einziger Angriff für 1P mit einem Trefferwurf auf die niedrigere der beiden Fertigkeiten und einer Verteidigung: Die Würfel beider Waffen werden zusammengezählt (bei einem Paar also doppelt), der Schadensbonus zählt einmal.
    .title = Gleichzeitiger Schlag

cthulhu-knockback-obstacle = Wer gegen eine Deckung oder eine andere Figur gestoßen wird, bleibt dort stehen und nimmt +1W3 Schaden, gegen eine Wand +1W4, zum Schaden des Schlages gezählt, bevor die Panzerung abgeht. Nur das erste Hindernis zählt.
    .title = Gegen etwas gestoßen

cthulhu-aim-vital = -30% auf den Treffer, der Kopf eingeschlossen, und +1W6 Schaden. Formlose Wesen haben keine Körperteile: Gegen sie gibt es weder dies noch das Zielen auf Arm, Bein oder Flügel. Gezielt wird nur mit einem einzelnen Schlag oder Schuss.
    .title = Auf eine empfindliche Stelle zielen

cthulhu-aim-arm = -15% auf den Treffer. Neben dem Schaden senkt ein Treffer jede Angriffsfertigkeit und die Paraden damit auf 2/3, bis Erste Hilfe oder Medizin gelingt, einmal je Arm, beim zweiten vom gesenkten Wert; Budo bleibt unberührt. Bei einem speziellen Erfolg lässt das Ziel seine Waffe fallen.
    .title = Auf einen Arm zielen

cthulhu-aim-leg = -15% auf den Treffer. Neben dem Schaden senkt ein Treffer GE auf 2/3, aufgerundet, und damit das Ausweichen um 2 Punkte je Punkt GE, bis Erste Hilfe oder Medizin gelingt; einmal je Glied.
    .title = Auf Bein oder Flügel zielen

cthulhu-dodge = Ein Erfolg hebt den Angriff auf. Feuerwaffen kann man normalerweise nicht ausweichen. Bei einem kritischen Erfolg wählt der Verteidiger zwischen einem Gegenangriff, einem gewöhnlichen Angriffswurf mit +1W4 Schaden, und einem weiteren Ausweichen in dieser Runde; bei einem Patzer richtet der Angriff +1W2 Schaden an.
    .title = Ausweichen

cthulhu-defend = KO ×5, nicht gegen Feuerwaffen. Ein Erfolg zieht vom Schaden eines waffenlosen Angriffs 1W5 und die Panzerung ab, von jedem anderen 1W2 und die Panzerung; ein kritischer Erfolg zieht von einem waffenlosen 2W5 und die Panzerung ab, von anderen weiterhin 1W2 (per Option 2W2). Ein Patzer mindert nichts, und die Panzerung ist durchschlagen.
    .title = Abwehren

cthulhu-parry-declare = Solange Martial Arts und jedes Budo unter ihrem Grundwert +10% liegen, muss eine Parade zu Rundenbeginn gegen einen benannten Gegner angesagt werden und hilft nur gegen diesen. Liegt eines davon beim Grundwert +10% oder darüber, braucht es keine Ansage.
    .title = Den Gegner der Parade benennen

cthulhu-parry-fist = Sie hebt allen Schaden eines menschlichen Faustschlags oder Fußtritts auf; Kopfstoß, Ringen und Klauen lassen sich so nicht parieren (die ersten beiden per Option). Gegen eine Nahkampfwaffe nimmt man selbst bei einem Erfolg den vollen Schaden.
    .title = Parade mit Faust oder Fuß

cthulhu-parry-grapple = Zwei Erfolge im Ringen heben allen Schaden eines beliebigen Nahkampfangriffs auf; beide Würfe sind zusammen eine Parade. Kritisch ist sie, wenn es beide sind, ein Patzer, wenn es einer ist.
    .title = Parade durch Ringen

cthulhu-parry-blade = Schwert und Streitkolben parieren jeden Nahkampfangriff und dürfen in derselben Runde auch angreifen. Schwert, Messer und Streitkolben heben Schaden bis zu ihrer Haltbarkeit auf, die nicht abnimmt; ein einzelner Schlag darüber zerstört sie, und der Überschuss geht durch.
    .title = Parade mit Schwert, Messer oder Streitkolben

cthulhu-parry-club = Sie parieren jeden Nahkampfangriff, greifen aber in derselben Runde nicht an und parieren nach einem Angriff nicht, außer mit irgendeinem Budo beim Grundwert +10% oder darüber. Keule, Speer und Bogen verlieren Haltbarkeit in Höhe des Schadens; bei 0 zerbrechen sie, und der Überschuss geht durch. Beim Schaden zählt das Messer zu den Schwertern.
    .title = Parade mit Keule, Messer oder Speer

cthulhu-parry-shield = Ein Schild pariert jeden Nahkampfangriff und blockt Fernangriffe, Feuerwaffen eingeschlossen, mit fester Chance, als Vorgabe die halbe Schildfertigkeit; beides ist die Parade der Runde. Er hebt Schaden bis zu seiner Haltbarkeit auf; ein einzelner Schlag darüber senkt die Haltbarkeit um den Überschuss und fügt dem Träger denselben Überschuss zu. Bei 0 ist er zerstört.
    .title = Parade mit dem Schild

cthulhu-parry-long-gun = Sie pariert jeden Nahkampfangriff, ohne Schuss in derselben Runde und auch nicht nach einem. Sie hebt Schaden bis zur Haltbarkeit auf; ein einzelner Schlag darüber macht die Waffe schießunfähig, und der Überschuss geht durch, doch sie pariert weiter mit derselben Haltbarkeit.
    .title = Parade mit Gewehr oder Schrotflinte

cthulhu-parry-bow = Er pariert jeden Nahkampfangriff, selbst mit gerissener Sehne, schießt aber nicht in derselben Runde und pariert nach einem Schuss nicht; ein aufgelegter Pfeil geht verloren. Er nutzt sich ab wie eine Keule, die Sehne nicht. Beim Neubespannen kostet jede Parade den nächsten Zug 1P. Eine Schleuder kann nicht parieren.
    .title = Parade mit dem Bogen

cthulhu-parry-critical = Bei einem kritischen Erfolg wird auch Schaden über der Haltbarkeit pariert, nichts nutzt sich ab, und der Verteidiger darf mit +1W4 Schaden zurückschlagen (Faust oder Fuß gegen eine Waffe nehmen den Schaden dennoch). Bei einem Patzer ist die parierende Waffe zerstört, doch es gibt keinen Schaden; waffenlos ist es ein gewöhnlicher Fehlschlag.
    .title = Kritische Parade und Patzer

cthulhu-hide = Angesagt, wenn man angegriffen wird, hinter einem Gegenstand auf dem eigenen oder einem angrenzenden Feld: Wurf auf 50 + 5 × (dessen GR - eigene GR), wobei die eigene GR mit Verbergen von 60% oder mehr hierfür um 5 kleiner zählt. Bei Erfolg nimmt der Gegenstand allen Schaden, sonst der Versteckte die Hälfte. Solange er danach versteckt bleibt, haben eigene Angriffe und solche auf ihn die halbe Chance; es endet, wenn er weggeht, es aufgibt, betäubt wird oder der Gegenstand dahin ist.
    .title = Verstecken

cthulhu-hide-reversed = Hier ist der kritische Erfolg schlecht: Man nimmt allen Schaden und ist bis zum Ende der eigenen Handlung in der nächsten Runde betäubt. Der Patzer ist gut: kein Schaden, und ein gelungener Wurf auf Verbergen gibt dann einen Gegenangriff mit halbem Schaden. Ergebnisse ohne Würfel sind weder das eine noch das andere.
    .title = Verstecken: kritisch und Patzer vertauscht

cthulhu-cover = Man nimmt einen Schlag für einen anderen: bei Berührung (dasselbe Feld) immer, ein Feld entfernt nur, wenn kein Feind das eigene Feld teilt; mehrere zugleich nur, wenn sie ein Feld teilen, und dann wird jede Chance dieser Handlung durch ihre Zahl geteilt. GE ×5: Bei Erfolg nimmt der Beschützer allen Schaden und darf dann außerhalb der Rundengrenzen abwehren oder parieren, nicht ausweichen oder sich verstecken. Misslingt es, nehmen beide je den halben Schaden, und jeder darf mit halber Chance abwehren oder parieren. Was der Schlag sonst bewirkt, trifft nur den, dem er galt.
    .title = Jemanden beschützen

cthulhu-cover-critical = Bei einem kritischen Erfolg entfällt der Schaden, und eine gelungene Parade gibt dann einen Gegenangriff mit halbem Schaden. Bei einem Patzer nehmen beide den vollen Schaden, und keiner hat gegen diesen Angriff eine Verteidigung.
    .title = Beschützen: kritisch und Patzer

cthulhu-counter = Ein kritisches Ausweichen, wenn man ihn wählt, und eine kritische Parade geben einen mit +1W4 Schaden; ein Patzer beim Verstecken mit Wurf auf Verbergen und ein kritisches Beschützen mit Parade einen mit halbem Schaden. Er steht dem Verteidiger frei, geschieht sofort mit einem gewöhnlichen Angriffswurf, ohne Punkte und neben dem Angriff des Zuges; er braucht Reichweite oder eine geladene Waffe, ist kein Spezialangriff, darf mit den übrigen Verteidigungen des anderen beantwortet werden und nie mit einem weiteren Gegenangriff. Wer betäubt oder niedergehalten ist, eine Sehne wechselt oder nichts hat, was reicht, kontert nicht.
    .title = Gegenangriff

cthulhu-effects = Verbrauchte Verteidigungen, benannte Parade, Konzentration, Verzögerung, kein Angriff oder Schuss nach einer Parade: die Runde. Betäubung durch Rush oder Kehlschuss: ein Zug; beim Verstecken: bis zum Ende der eigenen Handlung in der nächsten Runde. Arm, Bein, Flügel, Gelenk, Kehle: bis Erste Hilfe oder Medizin gelingt, auch über den Kampf hinaus. Harte Form: nächster Bogenschuss, Ende des Kampfes oder freiwillig. Schaden an Haltbarkeit oder Sehne, schießunfähige Waffe: bis zur Reparatur. Versteckt: solange es aufrechterhalten wird. Am Boden, im Griff, bewusstlos: bis eine Regel oder der Spielleiter es beendet.
    .title = Wie lange etwas anhält

cthulhu-check = Ein W100 von höchstens dem Zielwert gelingt, 100 nie. Speziell ist ein Fünftel des Zielwerts oder weniger, mindestens 1. Kritisch und Patzer je nach Option: „5%“ (Vorgabe): 1-5, wo es gelingt, 96-100, wo nicht; „1%“: 1 und 100, bei Waffenwürfen aber 1-5 und 96-100. Alles zählt nach den Modifikatoren, und ein kritischer Erfolg ist auch ein spezieller; ein Zielwert von 0 oder weniger misslingt, wird aber für den Patzer gewürfelt. Ein kombinierter Wurf ist ein Wurf gegen beide Werte: Beim Angriff gibt allein die Angriffsfertigkeit kritisch, speziell und Patzer.
    .title = Probe

cthulhu-resistance = Die Chance ist 50 + 5 × (aktiv - passiv). Unter 5 misslingt er und über 95 gelingt er ohne Würfel und ist dann weder kritisch noch Patzer.
    .title = Widerstandswurf

cthulhu-damage-bonus = Nach ST + GR: 2-12 -1W6, 13-16 -1W4, 17-24 keiner, 25-32 +1W4, 33-40 +1W6, 41-56 +2W6, 57-72 +3W6, 73-88 +4W6, dann je weitere angefangene 16 noch +1W6. Wurfwaffen erhalten die Hälfte, abgerundet, Feuerwaffen und Bögen nichts. Schaden sinkt nie unter 0.
    .title = Schadensbonus

cthulhu-injury = TP sind (KO + GR) / 2, aufgerundet. Ein einzelner Treffer von mindestens der Hälfte der augenblicklichen TP: KO ×5 oder bewusstlos. Bei 2 TP oder weniger ist man bewusstlos, bei 0 oder weniger tot, wenn man nicht bis zum Ende der nächsten Runde wieder auf 1 kommt. Erste Hilfe und Medizin heilen je 1W3, einmal je Wunde, ob der Versuch gelingt oder nicht, und beide wecken Bewusstlose.
    .title = Verwundung

cthulhu-knock-out = Angesagt vor einem Angriff mit Faust, Fuß, Ringen, Kopfstoß, Keule oder einer anderen stumpfen Waffe. Der Schaden tritt auf der Widerstandstabelle gegen die augenblicklichen TP an: Bei Erfolg ist das Ziel bewusstlos und verliert ein Drittel des Schadens, abgerundet; misslingt es, nimmt es alles. Bei Suplex und Tackle tritt deren KO ×5 an die Stelle, und der Schaden eines Tackles allein für den K. o. wird nicht angerichtet.
    .title = K. o.

cthulhu-impale = Ein spezieller Erfolg mit einer spitzen Waffe oder einer Kugel spießt auf: Die Schadenswürfel samt dem eigenen Zuschlag der Waffe fallen zweimal, der Schadensbonus einmal, und die Panzerung ist durchschlagen. Eine Handwaffe bleibt stecken; ein weiterer Erfolg ihrer Fertigkeit löst sie.
    .title = Aufspießen

cthulhu-grapple = Ein Treffer hält fest. Von da an je Angriff eines: zu Boden drücken (automatisch), entwaffnen (zwei Erfolge nacheinander), verletzen (ein weiterer Erfolg, 1W6 + Schadensbonus), würgen oder ein K. o. Der Festgehaltene kommt mit ST gegen ST frei. Ein Griff endet, wenn der Haltende ausscheidet oder mehr als ein Feld entfernt ist.
    .title = Ringen

cthulhu-malfunction = Eine Feuerwaffe versagt bei einem Wurf von mindestens ihrer Ladehemmungszahl, 00 gleich 100, auch wenn der Schuss getroffen hätte: Dieser Schuss geht fehl, und der Rest des Feuerstoßes fällt aus. Ein aufgesetzter Schuss braucht keinen Wurf und hat daher nie eine Ladehemmung.
    .title = Ladehemmung

cthulhu-range = Mit einer Fernwaffe gilt in der Grundreichweite die volle Fertigkeit, bis zum Doppelten die Hälfte, bis zum Dreifachen ein Viertel, bis zum Vierfachen ein Achtel; weiter geht kein Schuss. Bruchteile kommen vor festen Modifikatoren. Per Option ist alles Sichtbare in Reichweite.
    .title = Reichweite

cthulhu-weapons = Waffen stehen in Daten, die der Spielleiter ändern kann: Grundwert, Schaden, Haltbarkeit, Reichweite, Feuerrate und Ladehemmungszahl, mit japanischen Namen zuerst und englischen daneben. Ein unsinniger Wert wird mit dem Namen des Eintrags zurückgewiesen.
    .title = Waffen als Daten

cthulhu-ground-squares = Auf einer Karte ist ein Feld 1 m breit, und ein schräger Schritt zählt als einer. Auf einem Feld haben beliebig viele Platz; Berührung heißt: auf demselben Feld. Durch eine Wand schlägt, schießt und deckt niemand. Deckung gegen einen Schuss ist ein Objekt auf der Linie zwischen den beiden Feldern; was auf diesen selbst steht, ist keine. Hinter einem Objekt auf dem eigenen oder einem benachbarten Feld kann man sich verstecken, wenn es eine SIZ hat; was auf der Karte denselben Namen trägt, ist ein Objekt. Der Stand eines Feldes ist, was er Angriffen von dort in Prozent nimmt. Ein Meter Höhenunterschied zählt als ein Feld. Was verbraucht ist, steht nicht mehr auf der Karte.
    .title = Auf Feldern

cthulhu-ground-move = Auf einer Karte ist ein Feld ein Schritt auf ein Nachbarfeld, das keine Wand verschließt; ein Lauf endet bis zu drei solche Schritte weiter. Wer einem Gegner als Teil eines Angriffs näher kommt, geht auf das Feld, das der geraden Linie am nächsten liegt und von dem er ihn sieht. Niemand steigt mit einem Schritt um mehr als einen Meter (Standard) auf oder ab: Das ist Klettern, und der Spielleiter entscheidet.
    .title = Bewegung auf Feldern

cthulhu-ground-push = Wer auf einer Karte weggestoßen wird, fliegt vom Angreifer aus geradeaus weiter; von dessen eigenem Feld, wohin der Angreifer will. Eine Wand oder eine Stufe nach oben hält ihn als Wand auf, ein deckendes Objekt als Deckung, eine Einheit, die nicht ausgeschaltet ist, ebenso; der Rand der Karte hält ihn ohne Schaden auf. Wo der Boden abfällt, stürzt er, nimmt Sturzschaden und bleibt dort. Wer geworfen wird, landet nach Wahl des Werfers an Ort und Stelle oder auf einem tieferen Feld neben dem Werfer und nimmt den Sturzschaden.
    .title = Wegstoßen auf Feldern

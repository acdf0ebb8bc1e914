# Die Klauseln von gurps: jede Nachricht eine Zusammenfassung in eigenen Worten, der Titel ein Attribut.

## Zugfolge

gurps-turn-order = Die Reihenfolge wird einmal zu Kampfbeginn festgelegt und ändert sich nicht mehr: die höchste Grundgeschwindigkeit zuerst, Nachkommastellen eingeschlossen. Bei Gleichstand zwischen NSC derselben Seite entscheidet die SL; sonst gilt die höhere GE und danach ein einziger Wurf, der für den ganzen Kampf steht.
    .title = Reihenfolge
gurps-turn-personal = Der Zug eines Kämpfers dauert eine Sekunde, vom Beginn seiner Handlung bis zum Beginn seiner nächsten. Alles, was „einmal pro Zug“ oder „bis zum nächsten Zug“ gilt, zählt über diese Spanne, nicht über eine gemeinsame Runde.
    .title = Der eigene Zug
gurps-turn-step = Ein Schritt ist ein Zehntel der Bewegung, aufgerundet, mindestens aber 1 Yard.
    .title = Schritt

## Manöver

gurps-manoeuvre-one-per-turn = Ein Manöver pro Zug. Die volle Bewegung erlauben Bewegung sowie Bewegung und Angriff; die halbe (abgerundet, mindestens ein Schritt) der Volle Angriff, nur vorwärts, und die Volle Verteidigung (Erhöhtes Ausweichen); keine Haltung ändern, Nichtstun und Warten; alle übrigen einen Schritt. Danach steht jede zulässige Verteidigung offen, nach dem Vollen Angriff jedoch keine und nach Bewegung und Angriff keine Parade.
    .title = Ein Manöver pro Zug
gurps-manoeuvre-all-out-attack = Bis zum Beginn deines nächsten Zuges hast du keine aktive Verteidigung; du greifst mit bereiter Waffe oder bloßen Händen an und bewegst dich bis zur halben Bewegung, nur vorwärts. Im Nahkampf wähle eines: Entschlossen (+4 auf den Angriff), Doppelt (zwei Angriffe auf denselben Gegner, mit zwei bereiten Waffen oder einer, die nach dem Angriff bereit bleibt; Nebenhand wie üblich -4), Finte (eine Finte, dann ein Angriff auf denselben Gegner) oder Stark (kein Bonus auf den Angriff; Schaden +2 oder +1 pro Würfel, je nachdem, was mehr ist, nur bei Schaden aus ST). Im Fernkampf wähle eines: Entschlossen (+1 auf den Angriff) oder Sperrfeuer.
    .title = Voller Angriff
gurps-manoeuvre-suppression-fire = Kostet den ganzen Zug: Automatisches Feuer einer Waffe mit Feuerrate 5 oder mehr bestreicht eine mindestens 2 Yards breite Zone. Jeder, der sie vor deinem nächsten Zug betritt oder durchquert, wird einmal angegriffen, mit einem effektiven Wert von höchstens 6 plus Schnellfeuerbonus.
    .title = Sperrfeuer
gurps-manoeuvre-all-out-defense = Erhöhte Verteidigung: +2 auf eine gewählte Abwehr (Ausweichen, Parade oder Abblocken) bis zu deinem nächsten Zug. Doppelte Verteidigung: Misslingt die erste Abwehr gegen einen Angriff, darfst du eine zweite, andere versuchen; eine Parade mit der anderen Hand gilt gegenüber einer einhändigen als andere. Alle übrigen Grenzen bleiben; mit Erhöhtem Ausweichen bewegst du dich bis zur halben Bewegung, sonst einen Schritt.
    .title = Volle Verteidigung
gurps-manoeuvre-attack = Ein Angriff mit bereiter Waffe oder bloßen Händen: Im Nahkampf muss das Ziel in Reichweite sein, im Fernkampf innerhalb der größten Schussweite. Ein Schritt ist erlaubt; wer angreifen und weiter gehen will, braucht Bewegung und Angriff oder den Vollen Angriff.
    .title = Angriff
gurps-manoeuvre-change-posture = Wechsel zwischen Stehen, Sitzen, Knien, Kriechen, Bauch- und Rückenlage. Vom Liegen, gleich wie, zum Stehen braucht es zwei davon (dazwischen kriechend, kniend oder sitzend), sonst eines; zwischen Knien und Stehen genügt auch der Schritt eines anderen Manövers. Jede Haltung außer dem Stehen macht langsamer und senkt Angriff und Verteidigung, bietet aber Fernkämpfern ein kleineres Ziel.
    .title = Haltung ändern
gurps-posture-effects = Deine Nahkampfangriffe / deine Verteidigung / Fernkampf gegen dich und deine Bewegung: kniend -2/-2/-2, ein Drittel der Bewegung; kriechend -4 (nur Nahdistanz)/-3/-2, ein Drittel; sitzend -2/-2/-2, keine; liegend -4/-3/-2, 1 Yard. Im Stehen gibt es keine Abzüge und die volle Bewegung.
    .title = Wirkung der Haltung
gurps-manoeuvre-concentrate = Der ganze Zug gilt einer im Wesentlichen geistigen Aufgabe, kleine Gesten und Sprechen eingeschlossen: einem Zauber, einer Psi-Kraft, einem Wahrnehmungswurf, um Verborgenes zu finden, den meisten Würfen auf IN-Fertigkeiten.
    .title = Konzentrieren
gurps-manoeuvre-do-nothing = Du tust nichts und verteidigst dich normal. Wer betäubt oder überrumpelt ist, muss dieses Manöver nehmen. Betäubt verteidigst du dich mit -4, bis deine nächste Handlung beginnen würde; am Ende des Zuges wirf auf KO (körperliche Betäubung) oder IN (geistige), ein Erfolg beendet sie.
    .title = Nichtstun
gurps-manoeuvre-evaluate = Studiere einen sichtbaren Gegner, den du sofort oder mit einem einzigen Manöver Bewegung und Angriff angreifen könntest: +1 auf die Fertigkeit für Angriff, Finte, Vollen Angriff oder Bewegung und Angriff gegen ihn im nächsten Zug, auch aus dem Warten heraus. Bis zu drei Mal in Folge, zusammen höchstens +3.
    .title = Einschätzen
gurps-manoeuvre-feint = Mit bereiter Nahkampfwaffe und einem Gegner in Reichweite: Wettstreit gegen deine Waffenfertigkeit; der Gegner nimmt nach Wahl Nahkampfwaffe, waffenlose Fertigkeit, Umhang, Schild oder GE. Gelingt es dir und ihm nicht, sinken seine Verteidigungen um deine Erfolgsspanne; gelingt es beiden und du gewinnst, um deinen Vorsprung; sonst geschieht nichts. Es gilt nur für deinen eigenen Angriff, Vollen Angriff (beide Hiebe bei Doppelt) oder Bewegung und Angriff auf ihn im unmittelbar nächsten Zug; eine Finte ist kein Angriff, lässt Waffe und Verteidigung unberührt und erlaubt einen Schritt.
    .title = Finte
gurps-manoeuvre-move = Du bewegst dich bis zu deiner vollen Bewegung und tust sonst nichts. Du verteidigst dich normal.
    .title = Bewegung
gurps-manoeuvre-move-and-attack = Bewege dich wie beim Manöver Bewegung und führe dabei oder danach einen schlechten Angriff aus. Fernkampf: -2 oder die Sperrigkeit der Waffe, je nachdem, was schlimmer ist; Nahkampf: -4, und der Wert nach allen Modifikatoren beträgt höchstens 9. Bis zu deinem nächsten Zug darfst du ausweichen oder abblocken, aber nicht parieren.
    .title = Bewegung und Angriff
gurps-manoeuvre-aim = Ziele mit bereiter Fernkampfwaffe auf ein Ziel: Der nächste Schuss darauf erhält die Genauigkeit (Acc) der Waffe, nach dem zweiten Zielen in Folge +1, nach dem dritten +2; aufgestützt noch einmal +1. Ein Schritt ist erlaubt; verloren geht es durch ein anderes Manöver dazwischen, weitere Bewegung oder eine Verletzung, wenn der Willenswurf misslingt.
    .title = Zielen
gurps-manoeuvre-ready = Einen Gegenstand aufheben, ziehen oder bereitmachen, eine nach dem Angriff außer Kontrolle geratene Waffe wieder in den Griff bekommen, die Reichweite einer langen Waffe ändern, etwas Kampffremdes tun (Tür, Schloss) oder einen Vorteil ein- oder ausschalten, der nicht ständig wirkt und weder Konzentrieren noch einen Angriff verlangt. Ein Schritt ist erlaubt, und du verteidigst dich normal.
    .title = Bereitmachen
gurps-manoeuvre-wait = Nenne einen Auslöser und tu bis zu deinem nächsten Zug nichts, außer er tritt ein; dann darfst du die Reihenfolge unterbrechen, mit Angriff, Finte, Vollem Angriff (Variante vorher angesagt) oder Bereitmachen. Danach läuft die Reihenfolge weiter, wo sie war, und du behältst deinen Platz.
    .title = Warten

## Angriff

gurps-attack-roll = Wirf 3W6: höchstens der effektive Fertigkeitswert trifft, 17 und 18 jedoch nie. 3 und 4 sind immer ein kritischer Erfolg, 5 auch ab effektivem Wert 15, 6 ab 16; 18 ist immer ein Patzer, 17 auch bei höchstens 15, ebenso jeder Fehlschlag um 10 oder mehr. Unter einem effektiven Wert von 3 darf kein Angriff gewürfelt werden.
    .title = Angriffswurf
gurps-attack-critical-bypasses-defence = Ein kritischer Treffer sitzt immer: Eine aktive Verteidigung ist nicht möglich.
    .title = Kritischer Treffer: keine Verteidigung
gurps-attack-rapid-fire = Feuerrate 5-8 gibt +1 auf den Angriff, 9-12 +2, 13-16 +3, 17-24 +4, 25-49 +5, 50-99 +6. Ein Erfolg ist ein Treffer und je voller Rückstoßzahl in der Erfolgsspanne einer mehr, höchstens so viele wie Schüsse.
    .title = Schnellfeuer

## Verteidigung allgemein

gurps-defence-roll = Wirf 3W6: höchstens der effektive Verteidigungswert, und der Angriff ist abgewehrt; sonst trifft er und der Schaden wird gewürfelt. 3 und 4 gelingen immer, daher darf man jede noch so geringe Verteidigung versuchen; 17 und 18 misslingen immer.
    .title = Verteidigungswurf
gurps-defence-modifiers = Eine Verteidigung ist ihr abgerundeter Grundwert plus alle Modifikatoren. Neben denen mit eigener Klausel: Kampfreflexe +1; Angreifer bekannt, aber nicht zu sehen -4; Angreifer 3, 4, 5 Fuß höher -1, -2, -3, ebenso viel tiefer +1, +2, +3; gegen Flegel Parade -4, Abblocken -2 und keine Parade mit Fechtwaffe oder bloßen Händen; Täuschungsangriff -1 je -2, die der Angreifer nahm; Angriff mit zwei Waffen -1; die Belastungsstufe als Abzug auf Paraden mit Judo, Karate und Fechtwaffen. Als Option gibt zusätzliche Anstrengung +2 für 1 EP.
    .title = Modifikatoren der Verteidigung
gurps-defence-one-per-attack = Gegen jeden Angriff eine aktive Verteidigung, außer bei Voller Verteidigung (Doppelt).
    .title = Eine Verteidigung je Angriff
gurps-defence-stunned = Betäubt hast du -4 auf jede aktive Verteidigung. Schock senkt eine aktive Verteidigung nie.
    .title = Betäubt
gurps-defence-unaware = Gegen einen Angriff, den du nicht wahrnimmst, gibt es keine aktive Verteidigung, weder Ausweichen noch Parade noch Abblocken.
    .title = Angriff nicht bemerkt
gurps-defence-shield-db = Ein bereiter Schild gibt seinen Verteidigungsbonus (VB) auf Ausweichen, Parade und Abblocken gegen Angriffe von vorn oder von der Schildseite: 1 für kleine Schilde, leichte Umhänge und die meisten behelfsmäßigen, 2 für mittlere Schilde und schwere Umhänge, 3 für große Schilde und Kraftschilde, 1 bis 4 durch den Zauber Schild. Er wirkt gegen Nahkampf, Wurfwaffen und mit Muskelkraft getriebene Geschosse; gegen Feuerwaffen, Strahlen und verspritzte Flüssigkeiten nur, wenn die SL mit Schaden an Schilden spielt.
    .title = Schild und Verteidigungsbonus
gurps-defence-rear = Gegen einen Angriff von der Seite ohne Schild verteidigst du dich mit -2. Gegen einen von hinten gibt es keine Verteidigung, außer eine Eigenschaft deiner Figur erlaubt sie.
    .title = Von der Seite und von hinten

## Ausweichen

gurps-dodge-value = Grundgeschwindigkeit + 3, abgerundet, minus die Belastungsstufe (0 keine, 1 leichte, 2 mittlere, 3 schwere, 4 sehr schwere).
    .title = Ausweichen
gurps-dodge-scope = Jedem Angriff, den du wahrnimmst, kannst du ausweichen. Gegen Feuerwaffen ist das in der Regel die einzige Verteidigung; die Ausnahme ist die Parade gegen einen Schützen in Reichweite.
    .title = Wem man ausweichen kann
gurps-dodge-unlimited = Du darfst in einem Zug beliebig vielen verschiedenen Angriffen ohne Abzug ausweichen, mit je einem Wurf.
    .title = Mehrfaches Ausweichen
gurps-dodge-rapid-fire = Gegen Schnellfeuer vermeidet ein gelungenes Ausweichen einen Treffer und je Punkt der Erfolgsspanne einen weiteren. Ein kritischer Erfolg (3 oder 4, ab effektivem Ausweichen 15 auch 5, ab 16 auch 6) vermeidet alle.
    .title = Schnellfeuer ausweichen
gurps-dodge-acrobatic = Einmal pro Zug, mit mindestens einem Punkt in Akrobatik: Wirf vor dem Ausweichen auf diese Fertigkeit (im Flug auf Flugakrobatik); ein Erfolg gibt diesem Ausweichen +2, ein Fehlschlag -2. Sag es an, bevor für diese Verteidigung gewürfelt wird; auch ein Fehlschlag verbraucht es. Mit Zurückweichen verbindbar.
    .title = Akrobatisches Ausweichen
gurps-dodge-sacrificial = Nachdem ein Angriff auf einen Gefährten gewürfelt ist und bevor dieser sich verteidigt, darfst du dich mit einem Ausweichwurf dazwischenwerfen, wenn ein Schritt dich zwischen beide bringt. Erfolg: Der Angriff trifft dich statt seiner, ohne weitere Verteidigung; Fehlschlag: zu spät, er verteidigt sich normal. Nicht mit Zurückweichen verbindbar, und so oder so kannst du von da an bis zu deinem nächsten Zug nicht zurückweichen; nicht gegen einen kritischen Treffer.
    .title = Aufopferndes Ausweichen
gurps-dodge-vehicle = Ein ausweichendes Fahrzeug hat als Ausweichen die halbe Steuerfertigkeit, abgerundet, plus sein Handling; die halbe Fertigkeit steht anstelle von Grundgeschwindigkeit + 3.
    .title = Ausweichen mit Fahrzeugen

## Abblocken

gurps-block-value = Die halbe Fertigkeit Schild oder Umhang, abgerundet, + 3. Nötig ist ein bereiter Schild, Umhang oder anderer großer Gegenstand; sogar ein Körper, wenn du stark genug bist, ihn zu packen und zu heben (mit Schild, sofern die SL nichts anderes sagt).
    .title = Abblocken
gurps-block-scope = Abblocken lassen sich Nahkampfangriffe, Wurfwaffen, verspritzte Flüssigkeiten und mit Muskelkraft getriebene Geschosse, Kugeln und Strahlen nie.
    .title = Was man abblocken kann
gurps-block-once = Du darfst pro Zug einen Angriff abzublocken versuchen, ob es gelingt oder nicht.
    .title = Einmal abblocken pro Zug

## Parade

gurps-parry-value = Die halbe Fertigkeit, abgerundet, + 3, dazu der Paradebonus der Waffe (+1 oder +2 für manche lange, ausgewogene wie den Kampfstab). Nötig ist eine bereite Waffe oder eine leere Hand.
    .title = Parade
gurps-parry-weapon-table = Die meisten Nahkampfwaffen können parieren; wie, sagt der Eintrag Parade ihrer Zeile: Eine Zahl wird addiert, U ist eine unausgewogene Waffe, F eine Fechtwaffe, und Nein (No) kann gar nicht parieren.
    .title = Der Eintrag Parade
gurps-parry-unbalanced = Eine unausgewogene Waffe (U), die in diesem Zug angegriffen hat, kann erst im nächsten wieder parieren. Eine Waffe in der anderen Hand darf es.
    .title = Unausgewogene Waffen
gurps-parry-scope = Ohne besondere Fertigkeiten lassen sich nur Nahkampfangriffe und Wurfwaffen parieren. Ein Schuss lässt sich parieren, wenn der Schütze in deiner Reichweite steht (bloße Hände: 1 Yard): Du schlägst Waffe oder Hand beiseite, und der Schuss, auch die ganze Salve, geht daneben. Das ist die Parade einer Waffe, aber nicht gegen einen Nahkampfangriff, also ohne Zurückweichen.
    .title = Was man parieren kann
gurps-parry-repeated = Jede weitere Parade mit derselben Waffe oder Hand im selben Zug hat kumulativ -4, ob die früheren gelangen oder nicht; -2 mit Fechtwaffe, „Von einem Meister ausgebildet“ oder „Waffenmeister“, -1 mit Fechtwaffe und einem dieser beiden. Jede Waffe und Hand zählt für sich und im nächsten Zug wieder von null; eine beidhändige Parade ohne Waffe steht beim höheren Stand der zwei Hände und zählt für beide.
    .title = Mehrfache Paraden
gurps-parry-off-hand = Mit der Nebenhand oder einer Waffe in ihr -4 auf die Fertigkeit, das sind -2 auf eine schon berechnete Parade; mit Beidhändigkeit kein Abzug. Nebenhand ist die ungeübte oder die Hand mit dem Schild. Abblocken ist keine Parade.
    .title = Parade mit der Nebenhand
gurps-parry-thrown = -1 gegen die meisten Wurfwaffen, -2 gegen Messer, Shuriken und andere bis 1 lb.
    .title = Wurfwaffen parieren
gurps-parry-unarmed-attack = Pariert eine Waffe einen waffenlosen Angriff, wirf sofort auf ihre Fertigkeit, mit -4, wenn der Angreifer Judo oder Karate benutzte. Bei Erfolg triffst du das angreifende Glied: keine aktive Verteidigung, normaler Schaden.
    .title = Waffenlose Angriffe parieren
gurps-parry-improvised = Jeder Gegenstand von passender Größe und Form kann parieren, mit der Fertigkeit der ähnlichsten Waffe: eine Stange oder ein Gewehr als Kampfstab, ein Bogen als leichte Keule. Ein Bogen, der pariert hat, schießt nicht mehr, und anderes Zerbrechliche geht ebenso entzwei; die SL kann den Rest noch einige Sekunden als leichte Keule gelten lassen. Die meisten behelfsmäßigen Waffen zählen beim Zerbrechen als billig.
    .title = Behelfsmäßige Waffen
gurps-parry-unarmed = Die Hälfte des besten Werts aus GE, Boxen, Raufen, Judo und Karate, abgerundet, + 3, mit einer leeren Hand; auch Sumoringen und Ringen gehen, brauchen aber beide. Du darfst unter ihnen wählen, da ihre Abzüge verschieden sind. Ein Wesen ohne Arme hat keine waffenlose Parade und kann nur ausweichen.
    .title = Waffenlose Parade
gurps-parry-unarmed-against-weapon = -3, wenn du eine Waffe mit bloßen Händen parierst, nicht jedoch gegen einen Stoß (es zählt die Führung des Hiebs, nicht durchbohrender Schaden) und nicht mit Judo oder Karate. Gegen waffenlose Angriffe gibt es keinen Abzug; einzelne Fertigkeiten können weitere Grenzen setzen.
    .title = Bloße Hände gegen Waffen
gurps-parry-unarmed-failure = Nach einer misslungenen waffenlosen Parade bist du getroffen, und der Angreifer wählt die anvisierte Trefferzone (den Rumpf, wenn keine) oder den parierenden Arm. Ein Arm, der mehr als die Hälfte deiner TP einsteckt, ist verkrüppelt.
    .title = Misslungene waffenlose Parade
gurps-parry-unarmed-riposte = Manche waffenlosen Fertigkeiten, etwa Judo, erlauben nach gelungener Parade etwas Eigenes, zum Beispiel einen Wurf im nächsten Zug oder einen Armhebel. Was, steht bei der Fertigkeit.
    .title = Nach der waffenlosen Parade
gurps-heavy-effective-weight = Beim Parieren zählt ein Schlag, Tritt oder Biss als Waffe von einem Zehntel der ST des Angreifers in lb, ein Rammen, Anspringen, Hechtsprung oder Schildsturm als eine von voller ST in lb.
    .title = Gewicht eines Angriffs
gurps-heavy-breakage = Eine Waffe, die eine mindestens dreimal so schwere pariert, zerbricht bei höchstens 2 auf 1W6, je weiterem vollen Vielfachen eins mehr; billig +2, gut -1, sehr gut -2. Die Parade zählt auch dann, außer die Chance übersteigt 6 von 6: Dann zerbricht die Waffe und die Parade ist wertlos. Gilt nicht für waffenlose Paraden, und ein bloßer Fehlschlag gefährdet nichts.
    .title = Zerbrechen beim Parieren
gurps-heavy-too-heavy = Mit bloßen Händen oder einer Einhandwaffe lässt sich nichts parieren, was schwerer ist als deine Grundlast (ST zum Quadrat / 5 lb), mit einer Zweihandwaffe nichts über dem Doppelten. Zu Schweres trifft ungeachtet des Wurfs mit normalem Schaden; eine heile Waffe wird fallen gelassen, ein Waffenloser 1 Yard zurückgestoßen und stürzt, wenn GE misslingt.
    .title = Zu schwer zum Parieren
gurps-heavy-strike-at-weapon = Ein Angreifer darf auf eine Waffe zielen, um sie zu zerbrechen oder wegzuschlagen.
    .title = Angriff auf die Waffe

## Zurückweichen

gurps-retreat-bonus = Zu jeder Verteidigung gegen einen Nahkampfangriff: +3 auf Ausweichen, +1 auf Abblocken oder Parade. Eine Parade mit Boxen, Judo, Karate oder einer Fechtfertigkeit (Linkhanddolch, Rapier, Säbel, Degen) erhält +3.
    .title = Zurückweichen
gurps-retreat-limits = Du gehst einen Schritt, mindestens 1 Yard, vom Angreifer weg; einmal pro Zug, und nicht im Sitzen, Knien oder betäubt, auch nicht, wenn du in deinem letzten Zug schneller als deine Grundbewegung warst. Im Liegen wirf zuerst auf GE: Misslingt es, gibt es weder Bewegung noch Bonus, doch das Zurückweichen ist nicht verbraucht. Optionen ändern die Tempogrenze, streichen diesen Wurf oder verbieten das Zurückweichen nach einem Manöver ohne Bewegung.
    .title = Grenzen des Zurückweichens
gurps-retreat-effect = Die Bewegung geschieht sofort, entzieht dich aber weder diesem Angriff noch dem Rest eines Mehrfachangriffs. Der Bonus gilt bis zu deinem nächsten Zug für jede Verteidigung gegen alle Angriffe desselben Angreifers. Ein Angreifer, dessen Manöver einen noch nicht genutzten Schritt erlaubt, darf damit nachsetzen.
    .title = Wirkung des Zurückweichens
gurps-drop-bonus = Gegen Fernkampf: +3 auf Ausweichen, danach liegst du. Es ersetzt das Zurückweichen dieses Zuges, gilt für jedes Ausweichen gegen diesen einen Gegner im Zug und geht nicht betäubt oder schon liegend. Dadurch gewonnene Deckung zählt erst ab dem nächsten Angriff.
    .title = Ausweichen und Hinwerfen
gurps-drop-sacrificial = Mit aufopferndem Ausweichen für einen Gefährten innerhalb eines Schritts, samt +3: Bei Erfolg liegt ihr beide, und du wirst getroffen; mit Spanne 3 oder mehr keiner. Du kannst dich auch auf einen Sprengsatz werfen: Ein Erfolg macht daraus eine Kontaktexplosion.
    .title = Aufopferndes Hinwerfen
gurps-drop-dive-for-cover = Gegen Explosion, Kegel oder Flächenangriff mit Deckung einen Schritt entfernt bringt dich ein Ausweichen mit +3 rechtzeitig dahinter, und diese Deckung zählt sofort; ein Fehlschlag nicht. Ohne Deckung bist du bei Erfolg einen Schritt weiter von der Mitte einer Explosion, bevor sie wirkt; sonst trifft sie dich, wo du warst. Danach liegst du.
    .title = Sprung in Deckung
gurps-drop-flying = Fliegend oder schwimmend geht Hinwerfen nur, wenn dich ein Schritt hinter Gelände bringt, und du liegst danach nicht. Auch ein Satz weg von einer Explosion ist erlaubt.
    .title = Hinwerfen in Luft und Wasser

## Verletzung und Übriges

gurps-injury = Schaden minus Schadensresistenz, mal Wundfaktor (kleine Kugel 0,5; Wucht und Kugel 1; Schnitt und große Kugel 1,5; Stich und riesige Kugel 2), abgerundet und mindestens 1, wenn etwas durchdringt, geht von den TP ab. Schock: -1 je verlorenem TP, höchstens -4, auf GE- und IN-Würfe im nächsten Zug, nie auf die Verteidigung; mehr als die halben TP auf einmal sind eine schwere Wunde: KO-Wurf oder niedergestreckt und betäubt. Unter einem Drittel der TP werden Bewegung und Ausweichen halbiert (aufgerundet); bei 0 oder weniger jeden Zug KO oder bewusstlos; bei minus den vollen TP und jedem weiteren Vielfachen KO oder tot; bei minus fünfmal TP sicher tot. Spitzen und Kugeln verwunden unlebendige und homogene Körper weniger, und ein diffuser verliert durch sie nie mehr als 1 TP, durch anderes nie mehr als 2. Biegsame Rüstung lässt Prellungen durch, 1 TP je volle 10 Punkte, die sie aufhält (je 5 bei Wucht). Ein Wuchthieb, oder ein Schnitt, der nicht durchdringt, wirft das Opfer je volles Vielfaches von ST minus 2 um 1 Yard zurück: GE, oder es stürzt.
    .title = Verletzung
gurps-attack-modifiers = Haltung, Trefferzone, Nebenhand sowie, wo verwendet, Entfernung und Größe: jeder ein benannter Modifikator mit seiner Klausel in der Aufschlüsselung. Zielen kostet -2 bei Arm oder Bein, -3 bei Unterleib oder Lebenswichtigem, -4 bei Hand oder Fuß, -5 bei Gesicht oder Hals, -7 beim Schädel, -9 beim Auge (mit Schild auf dieser Seite -4 beim Arm, -8 bei der Hand); was davon kein Glied ist, um 1 verfehlt, trifft den Rumpf. Jeder Punkt ST unter dem Minimum der Waffe kostet -1, ein großer Schild im Nahkampf -2.
    .title = Modifikatoren des Angriffs
gurps-defence-criticals = Option, standardmäßig an. Ein kritischer Erfolg bei der Verteidigung gegen einen Nahkampfangriff schickt den Angreifer auf die Patzertabelle. Bei einem Patzer fällt hin, wer auswich; wer abblockte, dessen Schild ist nicht mehr bereit; wer parierte, würfelt auf der Patzertabelle.
    .title = Kritische Verteidigungen
gurps-injury-states = Schock ist -1 je verlorenem TP (ab 20 TP je vollem Zehntel), höchstens -4; mehr als die halben TP verkrüppeln Arm oder Bein, mehr als ein Drittel Hand oder Fuß, und mehr als dazu nötig geht dort nicht verloren; das ist eine schwere Wunde. Eine schwere Wunde oder ein Schock durch Treffer an Kopf oder Lebenswichtigem verlangt KO (schwere Wunde an Gesicht, Lebenswichtigem oder Unterleib -5, an Schädel oder Auge -10; Hohe Schmerzgrenze +3): Ein Fehlschlag betäubt und wirft nieder, einer um 5 macht bewusstlos. Unter einem Drittel der TP wankst du, unter einem Drittel der EP bist du müde, beides halbiert Bewegung und Ausweichen (Müdigkeit auch ST); bei 0 EP oder weniger verlangt jedes Handeln Wille, sonst brichst du zusammen; ab 0 TP folgen die Würfe gegen Bewusstlosigkeit und Tod.
    .title = Verwundungszustände
gurps-critical-tables = Kritische Treffer und Patzer werden auf 3W6-Tabellen ausgewürfelt. Wahlweise tritt an die Stelle einer Tabelle ihre einfachste Form: normaler Höchstschaden oder eine fallen gelassene Waffe.
    .title = Kritische Tabellen

## Auf der Karte

gurps-ground-facing = Auf einer Karte blickst du auf eines der sechs Felder um dich. Dieses und die beiden daneben sind vorn, die nächsten sind links und rechts von dir, das letzte ist hinten; weiter weg setzen sich die Grenzen fort. Hiebe, Schüsse, Finten und Zielen brauchen das Ziel vorn. Die Haupthand ist die rechte; wo am Arm ein Schild ist, da ist die Schildseite.
    .title = Blickrichtung
gurps-ground-move = Ein Schritt führt auf jedes Feld daneben, was auch darin ist, und du darfst dich dabei beliebig drehen; auch das Drehen allein kostet den Schritt. In einer längeren Bewegung kostet ein Feld vorn 1 Yard, jedes andere 2, jede Feldseite Drehung 1; schlechter Boden und ein Körper am Boden kosten mehr. Hast du höchstens die Hälfte verbraucht, blickst du am Ende, wohin du willst, sonst drehst du dich um höchstens 1 Seite. Nur vorwärts heißt: auf Felder vorn. Kein Schritt führt um mehr als vier Fuß hinauf oder hinab: Das ist Klettern oder ein Sprung, und der Spielleiter entscheidet. Wer höher oder tiefer steht, ist so viele Yard entfernt, wie das ausmacht, wenn es mehr ist als in der Ebene: 3 Fuß sind ein Yard.
    .title = Bewegung auf der Karte
gurps-ground-space = Ein Feld hat Platz für einen, der am Kampf teilnimmt. An Freunden kommst du vorbei, an Gegnern nicht; zu einem Gegner, der allein auf seinem Feld ist, darfst du für den Nahkampf auf engstem Raum. Wer zurückweicht oder zurückgetrieben wird, kommt nur auf freie Felder und hält vor einer Wand, einem Kämpfer oder dem Kartenrand.
    .title = Platz auf der Karte
gurps-ground-cover = Eine Wand auf der Linie zwischen zwei Feldern verdeckt eine Figur ganz. Andere Deckung auf der Linie verdeckt so viel, wie die Karte sagt, aber nicht, wenn sie gleich vor dem Angreifer und nicht neben dem Ziel ist. Deckung im eigenen Feld verdeckt einen Teil; ist sie voll, dann alles von dem, der dort liegt.
    .title = Deckung auf der Karte
gurps-ground-area = Auf einer Karte breitet sich ein Kegel vom Angreifer zum Ziel hin aus, am Ende der Reichweite so breit, wie die Waffe sagt, und wird zum Angreifer hin gleichmäßig schmaler; teilen sich beide ein Feld, dann nach vorn. Eine Fläche ist jedes Feld im Radius um das des Ziels. Wände halten beides auf, auch eine Explosion; wer vom Ausgangspunkt her ganz gedeckt ist, wird nicht erfasst. Deckung zum Hechten ist Deckung gegen diesen Punkt.
    .title = Explosionen und Flächen auf der Karte
gurps-ground-zone = Auf einer Karte nennst du das Feld in der Mitte der Zone, in Reichweite und in Sicht, und drehst dich dorthin; die Zone ist dieses Feld und die darum, die du siehst. Wer sich bewegt, geht um sie herum, wenn die Yards dafür reichen, und verbraucht sie. Wer auf eines ihrer Felder geht, auch von einem anderen aus, wird auf dem ersten, auf dem das möglich ist, angegriffen und bleibt dort, wenn er zurückgetrieben wird, zu Boden geht oder nicht mehr handeln kann.
    .title = Die Zone unter Feuer auf der Karte

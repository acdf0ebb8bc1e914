# Die Klauseln von mordheim: jede Nachricht eine Zusammenfassung in eigenen Worten, der Titel ein Attribut.

## Rüstung und Stärke

mordheim-armour-strength = Die Stärke eines Angriffs, samt dem Waffenbonus, wie er in diesem Augenblick gilt, verschlechtert den Rüstungswurf: Stärke 4 um -1, 5 um -2, 6 um -3, 7 um -4, 8 um -5, ab 9 um -6; unter 4 gar nicht. Rüstungsmodifikatoren der Waffe kommen hinzu. Ein Wurf, der schlechter als 6+ wird, entfällt, ohne dass gewürfelt wird.
    .title = Stärke gegen Rüstung

## Parieren

mordheim-parry-who = Wer ein Schwert oder einen Buckler in der Hand hält und nicht zu Boden gegangen ist, darf versuchen, einen Treffer zu parieren; andere Waffen erlauben es nur, wenn es bei ihnen steht. Er entscheidet, sobald alle Trefferwürfe dieses Gegners bekannt sind und bevor auf Verwundung gewürfelt wird; ein Fehlschlag bietet keine Parade und verbraucht keine. Ein Buckler gibt keine Rüstung.
    .title = Wer parieren darf
mordheim-parry-roll = Würfle einen W6: Liegt er echt über dem natürlichen Trefferwurf des Angreifers, ist pariert; bei einem wiederholten Wurf zählt der letzte. Eine 6 lässt sich nicht parieren, ebenso wenig ein Treffer ohne Würfel. Ein parierter Treffer ist nie geschehen: kein Verwundungswurf, kein kritischer Treffer, nichts, was einem Treffer folgt. Andere Treffer bleiben.
    .title = Paradewurf
mordheim-parry-once = Ein Versuch in jeder Nahkampfphase, im gegnerischen Zug wie im eigenen, und nur einer insgesamt, wie viele parierende Gegenstände man auch trägt. Ein misslungener Versuch ist verbraucht, ebenso eine Gelegenheit, die ausgeschlagen wurde, verwehrt war oder an einer 6 scheiterte. Zu Beginn jeder Nahkampfphase ist sie wieder da.
    .title = Eine Parade pro Phase
mordheim-parry-highest = Von mehreren Treffern eines Gegners muss der mit dem höchsten Trefferwurf pariert werden. Ist er eine 6, lässt sich kein Angriff dieses Gegners parieren; ist er aus anderem Grund verwehrt, ist die Parade ebenfalls verloren (per Option tritt der beste parierbare an seine Stelle). Sind die höchsten gleich, entfällt einer davon, den der Verteidiger aussucht.
    .title = Der höchste Treffer
mordheim-parry-first-foe = Gegen mehrere Gegner lässt sich nur der parieren, der in der wirklichen Schlagreihenfolge den ersten Treffer landet, bei Gleichstand nach W6; ein Fehlschlag verbraucht nichts. Treffer späterer Gegner sind nicht zu parieren, auch wenn der erste eine 6 war, verwehrt war oder durchgelassen wurde. Per Option ist es der erste Gegner, der zuschlägt, ob er trifft oder nicht, oder der mit der höchsten Initiative ohne Rücksicht auf die Reihenfolge.
    .title = Nur der erste Gegner
mordheim-parry-reroll = Wer Buckler und Schwert führt (oder eine andere parierende Waffe; per Option nur ein Schwert), darf eine misslungene Parade einmal wiederholen. Es ist derselbe Versuch gegen denselben Treffer, und der zweite Wurf gilt. Zwei Schwerter oder zwei Buckler geben nur einen Wurf.
    .title = Buckler und Schwert
mordheim-parry-strength = Ein Schlag lässt sich nicht parieren, wenn seine Stärke samt Waffenbonus mindestens das Doppelte der Grundstärke des Verteidigers beträgt, dessen eigene Waffe nicht mitgerechnet.
    .title = Zu stark zum Parieren

## Gefallene

mordheim-knocked-down = Ein Gegner im Nahkampf mit einem zu Boden Gegangenen darf ihn angreifen, muss aber nicht. Jeder Angriff trifft ohne Würfel; Verwundung und Rüstung werden wie üblich gewürfelt, doch eine nicht abgewehrte Wunde setzt ihn außer Gefecht, wie viele Lebenspunkte er auch hat und ohne Verletzungswurf, so dass kein Helm hilft. Parieren kann er nicht.
    .title = Zu Boden gegangen
mordheim-stunned = Ein Betäubter, den ein Gegner im Nahkampf angreifen kann, wird ohne jeden Wurf außer Gefecht gesetzt, gleich welche Stärke, welcher Widerstand und welche Rüstung. Es kostet den Angreifer an seiner Stelle der Reihenfolge eine Attacke, und er muss es nicht tun (per Option kostet es keine).
    .title = Betäubt
mordheim-no-finish-same-model = Wer einen Gegner zu Boden schlägt oder betäubt, kann ihn in derselben Phase nicht als Gefallenen erledigen, wie viele Attacken er auch hat und wie oft er an die Reihe kommt. Seine übrigen Attacken auf ihn werden wie gegen einen Stehenden gewürfelt, und die schlimmste Verletzung zählt.
    .title = Nicht fällen und erledigen zugleich
mordheim-finish-next-model = In derselben Phase kann nur ein anderer Kämpfer, der denselben Gegner angreift, ihn erledigen: Hat der Erste ihn gefällt, trifft der Nächste in der Reihenfolge automatisch und kann ihn als zu Boden Gegangenen oder Betäubten außer Gefecht setzen.
    .title = Der Nächste erledigt
mordheim-standing-first = Wer mit irgendeinem noch stehenden Gegner im Nahkampf ist, kann keinen angreifen, der zu Boden gegangen oder betäubt ist. Geprüft wird, wenn er zuschlägt, und für jeden Kämpfer einzeln.
    .title = Erst die Stehenden

## Die Nahkampfphase

mordheim-order = In jeder Nahkampfphase kämpfen beide Seiten, in vier Gruppen: wer zuerst zuschlägt (in diesem Zug angegriffen oder Speer in der ersten Runde), die Übrigen, Waffen, die zuletzt zuschlagen, und wer in diesem Zug aufgestanden ist, was immer er sonst hat. In einer Gruppe kommt die höhere Initiative zuerst; bei Gleichstand entscheidet je ein W6, der höhere zuerst.
    .title = Schlagreihenfolge
mordheim-batch = An seiner Stelle nennt ein Kämpfer vor seinen Würfeln die Ziele und teilt seine Attacken auf (per Option schon zu Beginn der Phase). Seine Attacken auf einen Gegner gehören zusammen: alle Trefferwürfe, die Parade, dann die Wunden; erst danach ändert sich der Zustand des Gegners, und der Nächste schlägt zu. Wer dann zu Boden, betäubt oder außer Gefecht ist, schlägt nicht zu; übrige Attacken auf ein ausgeschaltetes Ziel verfallen.
    .title = Ein Schub je Gegner
mordheim-sequence = In dieser Folge: Parade, Glücksbringer (erster Treffer, 4+), Verwundungswurf, kritischer Treffer, Rüstungswurf (ein Würfel je Wunde), Ausweichen (5+, nie modifiziert), Abzug der Lebenspunkte, Verletzungswürfel, von denen der höchste bleibt, Helm. Treffer, Verwundung, kritische Treffer und Verletzungen würfelt der Angreifer, Paraden und Rettungswürfe der Verteidiger.
    .title = Was einem Treffer folgt
mordheim-to-hit = Auf W6 trifft ein höheres Kampfgeschick als das des Gegners bei 3+; gegen mehr als das Doppelte des eigenen braucht es 5+, sonst 4+. Kampfgeschick 0 wird bei 2+ getroffen. Modifikatoren lassen die Zahl zwischen 2 und 6, eine natürliche 1 geht also fehl. Wer beim Angriff auf ihn den Angsttest nicht besteht, trifft in dieser Runde nur mit 6ern.
    .title = Trefferwurf
mordheim-to-wound = Vergleiche Stärke und Widerstand: 2 oder mehr darüber verwundet bei 2+, 1 darüber bei 3+, gleich bei 4+, 1 darunter bei 5+, 2 oder 3 darunter bei 6+. Noch weiter darunter ist keine Wunde möglich und auch kein kritischer Treffer. Beide Werte liegen zwischen 1 und 10.
    .title = Verwundungswurf
mordheim-armour-values = Leichte Rüstung 6+, schwere 5+, Gromril 4+, Ithilmar 5+, gehärtetes Leder 6+ (nur mit Helm oder Buckler); ein Schild verbessert den Wurf um 1 und gilt allein als 6+, ein Buckler zählt nicht. Schlechter als 6+ ist kein Wurf; eine 1 misslingt stets (Option), 2+ ist also das Beste. Wer eine Zweihandwaffe führt, hat im Nahkampf keinen Schild; schwere Rüstung mit Schild kostet -1 Bewegung.
    .title = Rüstungswürfe
mordheim-critical = Eine natürliche 6 beim Verwunden, wo weniger genügt hätte, ist kritisch; es zählt nur die erste eines Kämpfers in einer Phase. Würfle W6: 1-2 zwei Wunden, ein Rüstungswurf vor dem Verdoppeln; 3-4 zwei Wunden ohne Rüstungswurf; 5-6 zwei Wunden ohne Rüstungswurf und +2 auf jeden Verletzungswürfel, über 6 gilt als 6. Verursacht die Waffe mehrere Wunden, zählt die größere Zahl.
    .title = Kritischer Treffer
mordheim-critical-tables = Per Option richtet sich ein kritischer Treffer nach der Waffenart. Klingen (Schwerter, Dolche, Äxte): 1-2 kein Rüstungswurf; 3-4 zwei Wunden, je ein Wurf; 5-6 zwei Wunden, kein Wurf, +2 Verletzung. Stumpf (Keulen, Flegel, Morgensterne, Stäbe): 1-2 das Ziel verliert seinen noch ausstehenden Kampf; 3-4 weder Rüstung noch Helm; 5 eine Waffe fällt; 6 außer Gefecht, wenn der Wurf misslingt. Stoß (Speere, Hellebarden, Lanzen): 1-2 +1 Verletzung; 3-4 zu Boden, Wurf und Wunde wie üblich; 5-6 kein Wurf, +2 Verletzung, W6 Zoll zurückgestoßen. Unbewaffnet: 1-2 eine weitere Attacke; 3-4 +1 Verletzung; 5-6 kein Wurf, +2 Verletzung.
    .title = Kritische Tabellen nach Waffe
mordheim-injury = Jede Wunde kostet einen Lebenspunkt. Für die Wunde, die auf 0 bringt, und für jede weitere fällt ein W6, der höchste zählt: 1-2 zu Boden, 3-4 betäubt, 5-6 außer Gefecht. Wer wieder aufgestanden ist, steht weiter auf 0, jede Wunde heißt also neu würfeln. Ein Helm macht bei 4+ aus dem Endergebnis betäubt ein zu Boden, gleich welche Stärke.
    .title = Verletzung
mordheim-recovery = In der eigenen Erholungsphase wird ein Betäubter zum zu Boden Gegangenen, und wer seinen Zug am Boden begann, darf aufstehen: halbe Bewegung, kein Angriff und kein Rennen, kein Verlassen des Nahkampfs, und in diesem Zug schlägt er zuletzt zu. Am Boden kann man nicht kämpfen, betäubt gar nichts tun.
    .title = Erholung

## Waffen und Fertigkeiten

mordheim-two-weapons = Eine zweite Einhandwaffe gibt eine weitere Attacke, hinzugezählt, nachdem Raserei verdoppelt hat. Bei zwei verschiedenen Waffen wird eine Attacke mit der vom Spieler gewählten geführt, alle übrigen mit der anderen.
    .title = Zwei Waffen
mordheim-weapons = Faust: Stärke -1, mindestens 1, nur eine Attacke, der Rüstungswurf des Gegners um 1 besser (6+, wenn er keinen hatte). Dolch: dasselbe Geschenk an den Rüstungswurf. Streitkolben, Hammer, Keule, Stab: Verletzungswürfel 2-4 betäubt, 1 wirft zu Boden. Axt: Rüstungswurf -1. Schwert: pariert. Das Geschenk des Dolchs wird vor der Stärke gerechnet; Bögen dürfen weitere Waffen aus diesen Eigenschaften bilden.
    .title = Einhandwaffen
mordheim-weapons-heavy = Zweihändig, im Nahkampf also ohne Schild, Buckler und Zweitwaffe: Flegel (+2 Stärke in der ersten Runde), Hellebarde (+1 Stärke), Zweihandwaffe (+2 Stärke, schlägt auch im Angriff zuletzt zu). Morgenstern: +1 Stärke in der ersten Runde, keine Zweitwaffe, kein Buckler. Speer: schlägt in der ersten Runde zuerst zu, daneben nur Schild oder Buckler. Lanze: beritten, +2 Stärke im Angriff.
    .title = Schwere und lange Waffen
mordheim-weapons-special = Rapier: pariert, Rüstungswurf des Gegners um 1 besser; ein Treffer, der nicht verwundet, gibt eine weitere Attacke mit -1, schlimmstenfalls 6+. Stahlpeitsche: nicht zu parieren, eine weitere Attacke beim Angreifen und Angegriffenwerden. Sigmarithammer: +1 Stärke, betäubt bei 2-4, +1 beim Verwunden von Untoten und Besessenen. Zwergenaxt: Rüstungswurf -1, pariert. Kampfklauen: ein Paar, parieren mit Wiederholung. Stachelhandschuh: Zweitwaffe, pariert. Pistole im Nahkampf: Stärke 4, Rüstungswurf insgesamt -2, einmal pro Kampf, parierbar. Gromril: Rüstungswurf -1; Ithilmar: +1 Initiative für den Träger.
    .title = Besondere Waffen
mordheim-skills = Unverwüstlich: Schläge verwunden dich mit -1 Stärke, dein Rüstungswurf bleibt. Kraftprotz: Zweihandwaffen schlagen nicht mehr zuletzt zu. Ausweichen: 5+ nach der Rüstung. Glücksbringer: der erste Treffer verpufft bei 4+. Aufspringen: zu Boden gilt nicht, außer durch Helm oder Schmerzlos. Dickschädel: 2-4 stumpfer Waffen betäubt nicht. Schwer zu töten: nur die 6 ist außer Gefecht, 3-5 betäubt. Schmerzlos: betäubt gilt als zu Boden. Raserei: doppelte Attacken, bis man zu Boden oder betäubt ist. Hass: Fehlschläge der ersten Runde werden wiederholt.
    .title = Fertigkeiten

## Moral

mordheim-morale = Ab 25% der Bande außer Gefecht testet man zu Beginn jedes eigenen Zuges: 2W6, höchstens der Moralwert des Anführers oder, wenn er selbst betäubt oder außer Gefecht ist, der beste von denen, die es nicht sind. Misslingt der Test, ist der Kampf verloren. Freiwillig aufgeben kann man nur, wenn ein Test fällig ist.
    .title = Rückzugstest
mordheim-all-alone = Wer allein gegen zwei oder mehr steht, ohne Freund innerhalb von 6 Zoll (zu Boden Gegangene, Betäubte und Fliehende zählen nicht), wirft am Ende der eigenen Nahkampfphase 2W6 gegen den Moralwert. Misslingt es, hat jeder Gegner einen automatischen Treffer, sofort abgehandelt und nicht zu parieren; dann läuft er 2W6 Zoll und testet jeden Zug, um anzuhalten.
    .title = Ganz allein

## Auf der Karte

mordheim-ground-contact = Bases sind Quadrate von einem Zoll: Modelle sind in Basekontakt und damit im Nahkampf, wenn ihre Bases sich berühren, und sei es mit einer Ecke, und keine Wand dazwischen ist. Modelle überlappen sich nicht. Mit einem Freund innerhalb von 6 Zoll ist niemand ganz allein. Wer außer Gefecht oder geflohen ist, ist nicht mehr auf dem Tisch.
    .title = Berührung auf der Karte
mordheim-ground-move = Ein Modell, das nicht im Nahkampf ist, darf in seinem Zug auf dem kürzesten Weg in Berührung angreifen, bis zum Doppelten seiner Bewegung in Zoll, oder sich bis zu seiner Bewegung bewegen und außer Berührung bleiben. Wer eben aufgestanden ist, darf sich nur bewegen, höchstens um die halbe Bewegung, aufgerundet. Wer zurückgestoßen wird, kommt gerade um so viele Zoll weiter vom Angreifer weg und hält vor einer Wand, dem Rand oder einem Modell. Wer läuft, kommt so weit weg von allen Gegnern, wie die Würfel erlauben.
    .title = Bewegung auf der Karte

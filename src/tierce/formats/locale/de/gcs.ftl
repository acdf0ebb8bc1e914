### Dateien von GURPS Character Sheet (.gcs). Die Parameter stehen im englischen Katalog.

## Fehler

gcs-not-json = { $file }, Zeile { $line }, Spalte { $column }: Das ist kein gültiges JSON ({ $problem }).
gcs-strange-json = { $file }: Dieses JSON enthält eine Zahl jenseits aller Grenzen oder zu tief verschachtelte Listen.
gcs-xml = { $file }: Das ist ein Charakterbogen in XML, wie ihn alte Versionen von GURPS Character Sheet schrieben. Mit einer neueren öffnen und speichern: Lesbar sind Dateien ab Version { $oldest }.
gcs-older = { $file }: Ein Charakterbogen der Version { $version } ist zu alt. Mit einem neueren GURPS Character Sheet öffnen und speichern: Lesbar sind Dateien ab Version { $oldest }.
gcs-newer = { $file }: Ein Charakterbogen der Version { $version } ist neuer als dieses tierce; lesbar sind Dateien bis Version { $newest }.
gcs-other-system = { $file }: Ein Charakterbogen für GURPS, doch der Kampf ist einer von { $system }.
gcs-expected-decimal = eine Zahl wie 5 oder 5.75
gcs-expected-weight = ein Gewicht wie 4.5 lb
gcs-expected-other = etwas anderes

## Hinweise: was nicht so übernommen wurde, wie es dasteht

gcs-note-mode = { $weapon }, { $mode }: weggelassen, denn keine Regel spielt es ({ $entry }).
gcs-note-damage-more = { $weapon }, { $mode }: Um den Rest des Schadens kümmert sich die SL ({ $more }).
gcs-note-shield-not-held = { $shield }: nicht in der Hand, denn beide Hände führen { $weapon }.
gcs-note-shield-without-db = { $shield }: Die Datei nennt keinen Verteidigungsbonus, er ist also 0.
gcs-note-second-shield = { $shield }: Der Verteidigungsbonus kommt nicht noch hinzu; es zählt { $other }.
gcs-note-armour-differs = SR, { $location }: auf beiden Seiten verschieden ({ $values }); die niedrigste zählt.
gcs-note-armour-special = SR { $value } gegen { $kind } bleibt der SL überlassen: { $locations }.
gcs-note-armour-words = „{ $words }“ bleibt der SL überlassen: { $things }.
gcs-note-overloaded = Trägt { $load } lb, mehr als die möglichen { $limit } lb: sehr schwere Belastung.
gcs-note-weapon-master = Waffenmeister ({ $weapons }): zählt hier bei jeder Waffe.
gcs-note-enhanced-parry = Verbesserte Parade ({ $skill }): Keine solche Waffe ist zur Hand.
gcs-note-no-fp = Keine EP in der Datei: KO zählt dafür, { $fp }.
gcs-note-hp = TP in der Datei: { $left } von { $most }.
gcs-note-fp = EP in der Datei: { $left } von { $most }.
gcs-note-progression = Schaden nach einer anderen Tabelle als der gewöhnlichen ({ $progression }): übernommen, wie er in der Datei steht.

## Abweichungen: die Werte der Datei gegen die der Regeln

gcs-value-dodge = Ausweichen
gcs-value-move = Bewegung
gcs-value-parry = Parade: { $weapon } ({ $mode })
gcs-value-block = Abblocken: { $weapon }
gcs-value-attack = Angriff: { $weapon } ({ $mode })
gcs-value-thrust = Stoßschaden
gcs-value-swing = Schwungschaden
gcs-value-lift = Grundlast
gcs-value-load = getragene Last

## Warum sie abweichen: je ein Satz

gcs-why-both-hands = Führen beide Hände eine Waffe, ist der Schild nicht am Arm, und sein VB zählt nicht; die Datei rechnet ihn immer hinzu.
gcs-why-second-shield = Es zählt der VB eines Schilds; die Datei zählt alle zusammen, die angelegt sind.
gcs-why-at-a-third = Bewegung und Ausweichen halbieren sich unter einem Drittel der TP oder EP; die Datei halbiert schon bei einem Drittel, gerundet.
gcs-why-no-fp = Ein Kämpfer ohne EP ermüdet nicht; die Datei hält 0 von 0 EP für Erschöpfung.
gcs-why-not-halved = Nach den TP und EP in der Datei ist der Wert zu halbieren; der in der Datei ist es nicht.
gcs-why-halved-once = Die Datei halbiert den Wert einmal, was ihre TP und EP nicht verlangen.
gcs-why-halved-twice = Die Datei halbiert den Wert zweimal, was ihre TP und EP nicht verlangen.
gcs-why-halved-first = Ausweichen und Bewegung werden nach Abzug der Belastung und ohne VB halbiert; die Datei halbiert zuerst, samt VB, und zieht die Belastung von der Hälfte ab.
gcs-why-lowered-first = Die Belastung geht von der Parade ab; die Datei zieht sie von der Fertigkeit ab, bevor diese halbiert wird.
gcs-why-enhanced = Die Datei nennt Verbesserte Parade oder Verbessertes Abblocken, rechnet es aber nicht hinzu.
gcs-why-large-shield = Ein großer Schild am Arm behindert Angriffe; die Datei rechnet das nicht.
gcs-why-tired = Wenige EP halbieren die ST, und die Waffe verlangt mehr; die Datei rechnet das nicht.
gcs-why-halved-st = Wenige EP halbieren die ST, aber nicht, was aus ihr geworden ist: Grundlast, TP und Schaden bleiben.
gcs-why-striking-st = Die Datei kennt mehr ST nur zum Zuschlagen. Der Schaden der Waffen darin ist übernommen, wie er dasteht; was die Regeln selbst ausrechnen, etwa die bloße Faust, die keine Waffe nennt, folgt der gewöhnlichen ST.
gcs-why-progression = Die Datei berechnet Schaden oder Last nach einer anderen Tabelle als der gewöhnlichen. Der Schaden der Waffen darin ist übernommen, wie er dasteht.
gcs-why-no-such-parry = Die Regeln parieren mit einer Waffe in der Hand oder mit bloßer Hand. Ob dieser Körperteil parieren kann, sagt die SL.
gcs-why-unknown = Nichts Bekanntes erklärt diese Abweichung. Im Kampf gilt der Wert der Regeln.

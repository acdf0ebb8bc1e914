### Was die Befehlszeile und das Terminal sagen. Die Parameter stehen im englischen Katalog.

## Hilfe

cli-help-usage = Aufruf:
cli-help-options = [OPTIONEN]
cli-help-command = BEFEHL ...
cli-help-arguments = Argumente
cli-help-options-heading = Optionen
cli-help-commands = Befehle

cli-command-tierce = Kampf am Spieltisch, genau nach den Regeln
    .about = Entscheidet Kämpfe am Spieltisch genau nach den Regeln: wer was tun darf, wie groß die Chance ist, was die Würfel ergeben haben und warum.
cli-command-play = Einen Kampf spielen oder fortsetzen
    .about = Spielt einen Kampf im Terminal: einen neuen nach einem Szenario, einen Beispielkampf nach seinem Namen (--list) oder den eines Kampfprotokolls weiter. Jede Eingabe wird sofort gespeichert. „h“ zeigt im Kampf, was sich eingeben lässt.
cli-command-odds = Genaue Chancen eines einzelnen Angriffs
    .about = Beantwortet eine Frage ohne Datei, und zwar exakt. Zum Beispiel: tierce odds gurps attack=14 dodge=9
cli-command-log = Ausgeben, was in einem Kampf geschah
    .about = Gibt aus, was in einem Kampf geschah, nach den Ereignissen in seinem Protokoll.
cli-command-clauses = Die Klauseln der Regeln auflisten oder eine zeigen
    .about = Listet die Klauseln der Regeln auf. Mit einer ID: was die Klausel besagt, welche Regeln sich auf sie berufen und welche Prüffälle sie erproben.
cli-command-systems = Die Regelsysteme auflisten
    .about = Listet die installierten Regelsysteme auf.
cli-command-roll = Würfeln, wie es der Spieltisch schreibt
    .about = Führt einen Würfelbefehl in der Schreibweise aus, die an den Spieltischen eines Systems üblich ist, und nennt das Ergebnis. Zum Beispiel: tierce roll cthulhu "CCB<=65"
cli-command-import = Charaktere aus Dateien lesen
    .about = Liest Charaktere aus Dateien, etwa von GURPS Character Sheet (.gcs), zeigt sie und nennt, was nicht übernommen werden konnte und wo die Werte in der Datei von denen der Regeln abweichen.
cli-command-export = In die Datei eines Charakters eintragen, was ein Kampf übrig ließ
    .about = Gibt die Datei eines Charakters aus, etwa eine Figur von ccfolia (.json), mit den HP, die ein Kampf übrig ließ. Alles andere bleibt, wie es ist, bis aufs Byte.
cli-command-check = Prüffälle ausführen
    .about = Führt Prüffälle aus: YAML-Dateien oder Ordner davon, in denen steht, was die Regeln ergeben müssen. Die letzte Zeile lautet „N passed, N failed“.

cli-parameter-help = Diese Hilfe anzeigen.
cli-parameter-version = Die Version anzeigen.
cli-parameter-lang = Die Sprache: en, de, ja, ru, zh-Hans. Ohne Angabe die des Systems.
cli-parameter-as-json = JSON ausgeben.
cli-parameter-play-file = Ein Szenario (TOML), ein Kampfprotokoll oder der Name eines Beispielkampfs. Ohne Angabe der Beispielkampf „duel“.
cli-parameter-as-list = Die Beispielkämpfe aufzählen.
cli-parameter-play-log-file = Wo ein neuer Kampf gespeichert wird. Ohne Angabe im aktuellen Ordner, benannt nach Szenario und Tag.
cli-parameter-auto = Der Computer entscheidet für diese Seite; „all“: für alle.
cli-parameter-policy = Wie der Computer entscheidet. Ohne Angabe die Vorgabe des Systems.
cli-parameter-hand = Die Würfel dieses Kämpfers werden am Tisch geworfen und eingegeben.
cli-parameter-seed = Woraus die Würfel des Computers entstehen: Derselbe Startwert ergibt dieselben Würfe.
cli-parameter-repair = Die unvollständige letzte Zeile eines Protokolls abschneiden.
cli-parameter-read-only = Den Kampf eines Protokolls nur ausgeben.
cli-parameter-from-checkpoint = Beim letzten Zwischenstand des Protokolls weitermachen, wenn sich die Regeln seither geändert haben.
cli-parameter-file = Ein Kampfprotokoll.
cli-parameter-log-clauses = Zu jedem Ereignis seine Klauseln nennen.
cli-parameter-odds-system = Das Regelsystem.
cli-parameter-pairs = Die Frage, etwa attack=14 dodge=9.
cli-parameter-clause = Die Klausel, die gezeigt werden soll.
cli-parameter-system = Nur die Klauseln dieses Systems.
cli-parameter-roll-system = Das Regelsystem.
cli-parameter-command = Der Befehl, in Anführungszeichen: "CCB<=65".
cli-parameter-dice = Was der Würfel zeigt, wenn am Tisch geworfen wird. Ohne Angabe würfelt der Computer.
cli-parameter-import-paths = Dateien mit Charakteren.
cli-parameter-import-system = Das System von Dateien, die keines nennen. Ohne Angabe gurps.
cli-parameter-output = Den Charakter als Datei eines Kämpfers (TOML) schreiben.
cli-parameter-fighter = Der Kämpfer, mit seinem Namen im Kampf. Ohne Angabe der, den die Datei nennt.
cli-parameter-piece = Die Datei des Charakters.
cli-parameter-export-output = In diese Datei schreiben.
cli-parameter-check-paths = Dateien oder Ordner mit Prüffällen.

## Fehler

cli-usage-no-value = { $option } steht ohne Wert.
cli-usage-needs-value = Nach { $option } muss ein Wert folgen.
cli-play-not-with-log = { $file } ist ein Kampfprotokoll und wird fortgesetzt, wie es ist: { $option } gilt nur für neue Kämpfe.
cli-play-only-with-log = { $file } ist ein Szenario: { $option } gilt nur für Protokolle.
cli-log-truncated = { $file }: Das Protokoll bricht in Zeile { $line } ab. Alles davor ist vollständig; --repair schneidet die Zeile ab und macht weiter.
cli-log-no-checkpoint = { $file }: Dieses Protokoll hat keinen Zwischenstand, bei dem es weitergehen könnte. --read-only gibt den Kampf aus.
cli-log-checkpoint-unusable = { $file }: Die Regeln haben sich seither so sehr geändert, dass es beim Zwischenstand nicht weitergehen kann. --read-only gibt den Kampf aus.
cli-log-rules-newer = { $file }: Nötig ist Version { $version } der Regeln von { $system }; hier ist nur Version { $known } vorhanden. --read-only gibt den Kampf aus.
cli-log-rules-changed = { $file }: Geschrieben nach Version { $version } der Regeln von { $system }; nach der jetzigen, { $known }, wäre der Kampf anders verlaufen. { $checkpoint ->
    [yes] --read-only gibt ihn aus, --from-checkpoint macht bei seinem letzten Zwischenstand weiter.
   *[no] --read-only gibt ihn aus.
}
cli-log-other = { $file }: Nach den jetzigen Regeln verläuft der Kampf anders, als dieses Protokoll erzählt, obwohl es deren Version { $version } nennt. Zeilen fehlen oder sind verändert, oder die Regeln wurden innerhalb dieser Version geändert. { $checkpoint ->
    [yes] --read-only gibt ihn aus, --from-checkpoint macht bei seinem letzten Zwischenstand weiter.
   *[no] --read-only gibt ihn aus.
}
cli-dice-face = { $dice } kann nicht { $typed } zeigen: Jeder Würfel zeigt 1 bis { $sides }.
cli-odds-none = { $system } beantwortet keine Fragen ohne Datei.
cli-odds-unknown-key = Unbekannter Schlüssel „{ $key }“. Ist „{ $nearest }“ gemeint?
cli-odds-unknown-key-known = Unbekannter Schlüssel „{ $key }“. Bekannt sind: { $known }.
cli-odds-missing-key = Der Schlüssel „{ $key }“ fehlt.
cli-odds-missing-one-of = Einer dieser Schlüssel fehlt: { $known }.
cli-odds-not-number = { $key }={ $value }: Nötig ist eine ganze Zahl.
cli-odds-not-dice = { $key }={ $value }: Nötig sind Würfel wie 1d6+1.
cli-odds-out-of-range = { $key } ist { $value }, muss aber zwischen { $lowest } und { $highest } liegen.
cli-odds-conflict = Das geht nicht zusammen: { $keys }.
cli-odds-needs-key = „{ $key }“ hat nur einen Sinn neben { $known }.
cli-odds-withheld = { $key }: nach { $clause } hier nicht möglich. „tierce clauses { $clause }“ zeigt, was dort steht.
cli-odds-twice = „{ $key }“ ist doppelt angegeben.
cli-roll-none = { $system } kennt keine Würfelbefehle.
cli-roll-unknown = „{ $typed }“ ist hier kein Würfelbefehl. Solche sind: { $known }
cli-roll-no-sum = „{ $typed }“ ist weder eine ganze Zahl noch eine Rechnung wie 60/2+15*2-10.
cli-roll-by-zero = „{ $typed }“ teilt durch 0.
cli-roll-too-large = „{ $typed }“ ergibt mehr als { $most }.
cli-clause-none = Die Klausel „{ $wanted }“ gibt es nicht. „tierce clauses“ zählt alle auf.
cli-sample-none = Es gibt weder eine Datei noch einen Beispielkampf „{ $typed }“. Ist der Beispielkampf „{ $nearest }“ gemeint?
cli-sample-none-known = Es gibt weder eine Datei noch einen Beispielkampf „{ $typed }“. Beispielkämpfe: { $known }.
cli-data-entry = { $file }: [{ $entry }]: „{ $key }“ kann nicht { $value } sein.
cli-import-no-toml = Kämpfer von { $system } lassen sich nicht als TOML schreiben.
cli-export-none = { $file }: In Dateien dieser Art lässt sich nicht eintragen, was übrig ist.
cli-import-one = --output geht nur mit einer einzigen Datei.
cli-nobody = Niemand heißt hier „{ $typed }“. Da sind: { $known }.
cli-number = „{ $typed }“ ist keine Zahl von 1 bis { $highest }.

## Listen und Tabellen der Befehle

cli-system-version = Version { $version } der Regeln
cli-clause-column-rules = Regeln
cli-clause-column-cases = Fälle
cli-clause-source = Quelle: { $source }
cli-clause-rules = Angewandt in: { $places }
cli-clause-cases = Erprobt in: { $places }
cli-odds-mean = im Mittel { $mean }
cli-odds-method = Verfahren: { $method }
cli-method-exact = exakt
cli-method-sampled = Stichprobe, { $count } zufällige Durchläufe, mit 95-%-Intervallen
cli-import-written = Geschrieben nach { $file }
cli-import-same = Die Werte in der Datei sind die der Regeln.
cli-import-differences = Die Werte in der Datei weichen von denen der Regeln ab:
cli-import-difference = { $what }: in der Datei { $file }, nach den Regeln { $rules }
cli-import-difference-none = { $what }: in der Datei { $file }, nach den Regeln nichts
cli-import-right-ours = Es gelten die Regeln
cli-import-right-file = Es gilt die Datei
cli-import-right-open = Offen
cli-log-empty = Noch ist nichts geschehen.

## Ein Kampf: Anfang, Ende

cli-saving = Alles wird gespeichert in { $file }
cli-saved = Gespeichert in { $file }
cli-read-only = Nichts wird gespeichert: Dieser Kampf wird nur gelesen.
cli-repaired = Eine unvollständige letzte Zeile ({ $count ->
    [one] 1 Byte
   *[other] { $count } Bytes
}) wurde abgeschnitten.
cli-going-on = Weiter nach { $count ->
    [one] 1 Antwort
   *[other] { $count } Antworten
}.
cli-turn = { $who }, Zug { $number }
cli-turn-goes-on = { $who }, Zug { $number } (Fortsetzung)
cli-roll-no-die = „{ $command }“ entscheidet sich ohne Würfel: --dice weglassen.
cli-odds-bad-value-near = { $name } kann nicht „{ $typed }“ sein. Ist „{ $nearest }“ gemeint?
cli-edit-least = { $slot } kann nicht „{ $value }“ sein: Nötig ist eine ganze Zahl ab { $least }.
cli-edit-on-map = „{ $fact }“ steht auf der Karte: Versetze stattdessen jemanden. Neben einer Karte lässt sich festlegen: { $known }.
cli-no-end = In { $count } Schritten hat niemand gewonnen, und niemand am Tisch entscheidet. Der Computer hört hier auf; der Kampf ist gespeichert und kann fortgesetzt werden.
cli-goes-on = { $turn } (Fortsetzung)
cli-before-fight = Vor dem Kampf
cli-over = Der Kampf ist aus. Sieger: { $side }
cli-over-draw = Der Kampf ist aus, und niemand hat gewonnen.
cli-prompt-over = (u zurück · o neu festsetzen · l Verlauf · q Ende) >{" "}

## Ein Kampf: Fragen

cli-pool = { $name } { $now }/{ $most }
cli-question-plain = Was tust du?
cli-roll-plain = Wurf
cli-option-plus = { $what }, { $more }
cli-sealed = { $count ->
    [one] Eine Entscheidung steht aus.
   *[other] { $count } entscheiden zugleich: Gezeigt wird erst etwas, wenn alle entschieden haben.
}
cli-hint-why = ? N warum
cli-hint-withheld = - was nicht geht ({ $count })
cli-hint-help = h Hilfe
cli-chance = Chance: { $chance }
cli-no-value = Hierfür wird nicht gewürfelt, es gibt also nichts zu erklären.
cli-nothing-withheld = Alles, was es gibt, steht zur Wahl.
cli-explain-how = „? 2“ erklärt Option 2, „? ID“ zeigt eine Klausel.
cli-explain-none = „{ $typed }“ ist hier weder eine Option noch eine Klausel.
cli-not-understood = Das ist weder eine Option noch ein Befehl. Gib eine Zahl ein, oder h für Hilfe.
cli-ambiguous = „{ $typed }“ kann heißen: { $several }.

## Ein Kampf: Würfel

cli-thrown = { $who }, { $what }: { $dice } → { $shows }
cli-throw = { $who }, { $what }: Wirf { $dice }
cli-own-words = (in eigenen Worten) >{" "}
cli-too-many-words = Höchstens { $most } Zeichen.
cli-own-number = (eine ganze Zahl von { $lowest } bis { $highest }) >{" "}
cli-no-such-number = „{ $typed }“ ist keine ganze Zahl von { $lowest } bis { $highest }.
cli-dice-prompt = (Summe oder jeder Würfel; r: der Computer würfelt) >{" "}
cli-dice-prompt-faces = (jeder Würfel, etwa 5 3 3; r: der Computer würfelt) >{" "}
cli-dice-range = { $dice }: eine Summe von { $lowest } bis { $highest }, oder jeder Würfel
cli-dice-faces = { $dice }: jeder Würfel, jeweils 1 bis { $sides }
cli-dice-mode = Wessen Würfel, und wie? d NAME hand (am Tisch) oder d NAME computer.
cli-dice-by-hand = { $who }: Gewürfelt wird am Tisch, die Würfe werden eingegeben.
cli-dice-by-computer = { $who }: Der Computer würfelt.

## Ein Kampf: Berichtigungen

cli-undo-nothing = Es gibt nichts zurückzunehmen.
cli-undone = Zurückgenommen: { $what }
cli-undo-edit = eine Änderung von Hand ({ $what })
cli-overrule-nothing = Noch ist nichts entschieden, was sich neu festsetzen ließe.
cli-overrule-which = (Nummer; Enter: so lassen) >{" "}
cli-overrule-value = (neuer Wert; Enter: so lassen) >{" "}
cli-overruled = Neu festgesetzt: { $before } → { $after } ({ $what })
cli-decided = { $value } ({ $what })
cli-recent-roll = { $who }, { $what }, { $dice }
cli-recent-outcome = Ergebnis: { $site }
cli-by-dice = Würfel
cli-by-hand = von Hand
cli-by-player = Wahl
cli-by-policy = Computer
cli-by-gm = SL
cli-by-rules = Regeln
cli-ruling = Entscheid der SL: { $ruling }
cli-ruled = { $what }: { $before } → { $after }
cli-ruled-roll = { $who }, { $what }
cli-ruled-choice = { $who }, „{ $question }“
cli-ruled-outcome = Ergebnis von „{ $site }“
cli-ruled-slot = { $who }, { $slot }
cli-ruled-entry = { $slot } ({ $key })
cli-ruled-begins = { $what }: „{ $name }“ beginnt
cli-ruled-ends = { $what }: „{ $name }“ endet
cli-change = { $who }, { $slot } { $how }
cli-change-nobodys = { $slot }: { $how }
cli-edited = Änderung: { $what }
cli-edit-room = Nach den Regeln hat { $who } dort neben { $others } keinen Platz. Es gilt trotzdem: Das Wort der Spielleitung steht über den Regeln.
cli-edit-how = Wer, was und wie? e NAME { $lose }, e NAME { $put }; „before 2“ am Ende setzt es vor das Zweite, was „o“ aufzählt.
cli-edit-value = { $who }, { $slot }: jetzt { $value }. Was soll es werden?
cli-edit-slot = „{ $typed }“ lässt sich nicht ändern, weil es das nicht gibt. Ist „{ $nearest }“ gemeint?
cli-edit-slot-known = „{ $typed }“ lässt sich nicht ändern, weil es das nicht gibt. Es gibt: { $known }.
cli-edit-pool = Bei { $slot } geht Verlieren, Gewinnen oder Setzen: -3, +2 oder =8. „{ $typed }“ ist nichts davon.
cli-edit-pool-before = Vor etwas, das schon geschehen ist, geht bei { $slot } nur Verlieren oder Gewinnen: -3, +2.
cli-edit-mark = { $slot } kann nicht „{ $typed }“ sein. Möglich sind: { $known }.
cli-edit-table = { $slot } hat Einträge: SCHLÜSSEL=WERT setzt einen, SCHLÜSSEL= nimmt ihn weg. „{ $typed }“ ist nichts davon.
cli-edit-condition = +NAME lässt einen Zustand beginnen, -NAME enden. „{ $typed }“ ist nichts davon.
cli-edit-nowhere = Diese Stelle gibt es im Kampf nicht. „before 2“ meint das Zweite, was „o“ aufzählt.
cli-report-kept = { $count ->
    [one] 1 andere Antwort bleibt.
   *[other] { $count } andere Antworten bleiben.
}
cli-report-dropped = { $count ->
    [one] 1 Antwort entfällt, weil es ihre Frage nicht mehr gibt:
   *[other] { $count } Antworten entfallen, weil es ihre Fragen nicht mehr gibt:
}
cli-report-unreached = { $count ->
    [one] 1 Änderung von Hand gilt nicht mehr, weil es ihre Stelle nicht mehr gibt.
   *[other] { $count } Änderungen von Hand gelten nicht mehr, weil es ihre Stellen nicht mehr gibt.
}
cli-report-waiting = { $count ->
    [one] 1 Antwort wartet auf eine neue Frage davor.
   *[other] { $count } Antworten warten auf eine neue Frage davor.
}
cli-report-flipped = { $count ->
    [one] 1 Ergebnis ändert sich:
   *[other] { $count } Ergebnisse ändern sich:
}
cli-flip = { $what }: { $was } → { $now }
cli-confirm = So machen? (j/n) >{" "}
cli-confirm-words = j ja y yes
cli-left-as-it-was = Alles bleibt, wie es war.

## Ein Kampf: Hilfe

cli-key-choose = eine Option wählen; der Anfang ihres Namens geht auch
cli-key-explain = warum eine Option ihren Wert und ihre Chance hat
cli-key-clause = was eine Klausel besagt, etwa ? { $clause }
cli-key-withheld = was nicht zur Wahl steht, und nach welcher Klausel
cli-key-undo = zurücknehmen, bis zur letzten Entscheidung oder Eingabe eines Menschen
cli-key-overrule = einen Wurf, eine Wahl oder ein Ergebnis neu festsetzen; die anderen Würfe bleiben
cli-key-edit = von Hand ändern: e NAME { $lose }, e NAME { $put } before 2
cli-key-dice = d NAME hand: die Würfel dieses Kämpfers eingeben; d NAME computer: der Computer würfelt
cli-key-log = was bisher geschah; l clauses mit den Klauseln
cli-key-help = diese Hilfe
cli-key-save = wo der Kampf gespeichert ist (das ist er immer)
cli-key-quit = aufhören; später weiter mit „tierce play PROTOKOLL“

### Was jeder Teil von tierce sagen kann. Die Parameter stehen im englischen Katalog.

## Listen, Zahlen, kleine Wörter

list-separator = { ", " }
decimal-separator = ,
label-value = { $label }: { $value }
percent = { $number } %
percent-below = weniger als { $number } %
percent-above = mehr als { $number } %
chance = { $percent } ({ $fraction })
yes = ja
no = nein
none = keine
unknown = unbekannt
default = Vorgabe

## Fehler: Überschriften

error-heading = Fehler
warning-heading = Warnung
hint-heading = Hinweis
error-place = { $file }, Zeile { $line }

## Fehler: Dateien

error-file-not-found = { $file }: Diese Datei gibt es nicht.
error-file-is-folder = { $file }: Das ist ein Ordner; gebraucht wird eine Datei.
error-file-no-ordinary = { $file }: Das ist ein Gerät oder eine Pipe; gebraucht wird eine Datei.
error-file-too-large = { $file }: länger als { $most } Bytes, zu lang zum Lesen.
error-file-unreadable = { $file }: Die Datei lässt sich nicht lesen ({ $reason }).
error-file-unwritable = { $file }: Die Datei lässt sich nicht schreiben ({ $reason }). Nichts wurde geändert.
error-file-exists = { $file }: Die Datei gibt es schon; sie wurde nicht überschrieben.
error-file-empty = { $file }: Die Datei ist leer.
error-not-text = { $file }: Das ist kein Text in UTF-8.
error-not-toml = { $file }, Zeile { $line }: Das ist kein gültiges TOML.
error-not-yaml = { $file }, Zeile { $line }: Das ist kein gültiges YAML.
error-not-json = { $file }, Zeile { $line }: Das ist kein gültiges JSON.
error-unknown-format = { $file }: Diese Art von Datei liest tierce nicht. Lesbar sind: { $known }.
error-not-format = { $file }: Das ist keine Datei im Format { $format }.
error-format-version = { $file }: { $format } in der Version { $version } ist nicht lesbar. Lesbar sind: { $known }.

## Fehler: Inhalt einer Datei

error-unknown-key = { $path }: Unbekannter Schlüssel „{ $key }“. Ist „{ $nearest }“ gemeint?
error-unknown-key-known = { $path }: Unbekannter Schlüssel „{ $key }“. Bekannt sind: { $known }.
error-missing-key = { $path }: Der Schlüssel „{ $key }“ fehlt.
error-duplicate-key = { $path }: „{ $key }“ ist doppelt angegeben.
error-out-of-range = { $path }: „{ $key }“ ist { $value }, muss aber zwischen { $lowest } und { $highest } liegen.
error-too-low = { $path }: „{ $key }“ ist { $value }, muss aber mindestens { $lowest } sein.
error-not-allowed = { $path }: „{ $key }“ ist „{ $value }“; erlaubt sind: { $known }.
error-wrong-type = { $path }: „{ $key }“ ist „{ $value }“; erwartet wird: { $expected }.
expected-number = eine ganze Zahl
expected-fraction = eine Zahl oder ein Bruch wie 11/2
expected-text = Text
expected-yes-no = Ja oder Nein (yes/no)
expected-list = eine Liste
expected-table = eine Tabelle aus Schlüsseln und Werten
expected-dice = Würfel wie 2d6+1
error-unknown-name = { $path }: Niemand und nichts heißt hier „{ $name }“. Bekannt sind: { $known }.

## Fehler: Befehlszeile

error-usage = { $problem }
error-usage-help = „{ $command } --help“ zeigt, wie es geht.
error-usage-command = Den Befehl „{ $typed }“ gibt es nicht. Ist „{ $nearest }“ gemeint?
error-usage-command-known = Den Befehl „{ $typed }“ gibt es nicht. Bekannt sind: { $known }.
error-usage-option = Die Option „{ $typed }“ gibt es nicht. Ist „{ $nearest }“ gemeint?
error-usage-option-unknown = Die Option „{ $typed }“ gibt es nicht.
error-usage-missing = { $name } fehlt.
error-usage-too-many = „{ $typed }“ ist ein Argument zu viel.
error-usage-key-value = „{ $typed }“ muss die Form SCHLÜSSEL=WERT haben.
error-usage-value = { $name } kann nicht „{ $typed }“ sein. Möglich sind: { $known }.
error-unknown-language = Die Sprache „{ $wanted }“ ist nicht bekannt. Bekannt sind: { $known }.
error-unknown-system = Das System „{ $wanted }“ ist nicht bekannt. Bekannt sind: { $known }.
error-unknown-clause = Die Klausel „{ $wanted }“ gibt es nicht. Ist „{ $nearest }“ gemeint?
error-answer = „{ $typed }“ ist hier keine Antwort. Möglich sind: { $known }.

## Fehler: Würfel

error-dice-notation = „{ $typed }“ bezeichnet keine Würfel. Schreibweise: 3d6, 2d6+1 oder 1d100.
error-dice-impossible = { $dice } kann nicht { $typed } ergeben, nur { $lowest } bis { $highest }.
error-dice-not-number = { $dice }: „{ $typed }“ ist keine ganze Zahl.
error-dice-count = { $dice }: Angegeben { $given ->
    [one] ist ein Würfel
   *[other] sind { $given } Würfel
}, nötig { $count ->
    [one] ist einer
   *[other] sind { $count }
}.

## Fehler: Kampfprotokolle

error-not-log = { $file }: Das ist kein Kampfprotokoll.
error-log-truncated = { $file }: Das Protokoll bricht in Zeile { $line } ab. Alles davor ist vollständig.
error-log-damaged = { $file }: Zeile { $line } des Protokolls ist beschädigt.
error-log-newer = { $file }: Geschrieben von Version { $version }, neuer als diese ({ $known }). Nötig ist mindestens jene Version von tierce.
error-log-in-use = { $file }: Dieser Kampf wird gerade anderswo gespielt.

### Was beim Lesen von Kämpfern und Szenarien in TOML gesagt wird. Die Parameter stehen im englischen Katalog.

toml-place = { $file }, Zeile { $line }, { $path }
toml-lines =
    { $first }
    { $rest }
toml-and-more =
    { $last }
    … und { $count ->
        [one] noch ein Fehler
       *[other] noch { $count } Fehler
    }.
toml-within = { $path }: { $problem }
toml-invalid = { $path }: „{ $key }“ ist „{ $value }“, und das geht nicht: { $reason }
toml-syntax = { $file }, Zeile { $line }, Spalte { $column }: { $reason ->
    [twice] Diesen Schlüssel oder diese Tabelle gab es schon
    [equals] Auf einen Schlüssel müssen „=“ und ein Wert folgen
    [value] Das ist kein Wert; Text steht in Anführungszeichen: "…"
    [key] Das ist kein Schlüssel; wenn er aus mehr als Buchstaben, Ziffern, - und _ besteht, steht er in Anführungszeichen
    [string] Dem Text fehlt am Ende das Anführungszeichen
    [escape] Ein \ in "…" wird doppelt geschrieben, oder der Text steht in '…'
    [array] Der Liste fehlt am Ende „]“, oder es fehlt ein Komma
    [table] Der Tabelle fehlt am Ende „{"}"}“, oder es fehlt ein Komma
    [header] Der Überschrift fehlt am Ende „]“ (oder „]]“)
    [newline] In einer Zeile darf nur ein Schlüssel mit seinem Wert stehen
   *[other] Das ist kein gültiges TOML
}. Die Zeile lautet: { $written }
toml-strange = { $file }: Das lässt sich nicht lesen: Tabellen sind zu tief verschachtelt, oder eine Zahl ist zu lang.
toml-circle = { $path }: Diese Dateien verweisen im Kreis aufeinander: { $files }. Die Datei eines Kämpfers darf nicht auf sich selbst zurückführen.
toml-name = { $path }: „{ $key }“ kann nicht „{ $value }“ sein: { $fault ->
    [empty] leer darf es nicht sein
    [blank] am Anfang und am Ende darf kein Leerzeichen stehen
    [gm] GM ist, wer das Spiel leitet
    [slash] „/“ darf nicht vorkommen
    [at] „@“ darf nicht vorkommen
   *[control] Steuerzeichen dürfen nicht vorkommen
}.
toml-name-twice = { $path }: Zwei Kämpfer heißen „{ $name }“; jeder braucht einen eigenen Namen.
toml-sides = { $path }: { $count ->
    [0] Niemand kämpft
   *[other] Alle Kämpfer sind auf einer Seite
}; ein Kampf braucht mindestens zwei Kämpfer mit verschiedenen Werten von „side“.
toml-fact-self = { $path }: „from“ und „to“ sind beide „{ $name }“; eine Tatsache betrifft zwei Kämpfer.
toml-fact-contradicts = { $path }: „{ $key }“ ist { $value }, aber { $first } sagt von denselben beiden { $before }.
toml-expected-true-false = true oder false
toml-expected-tables = eine Liste von Tabellen; über jeder steht { $heading }, in doppelten Klammern
toml-fact-nothing = { $path }: Hier steht keine Tatsache; möglich sind: { $known }.
toml-fact-on-map = { $path }: „{ $key }“ ergibt sich aus der Karte und kann daneben nicht angegeben werden. Neben einer Karte kann angegeben werden: { $known }.
toml-fact-map-only = { $path }: „{ $key }“ ergibt sich aus der Karte. Neben einer Karte wird in { $system } nichts angegeben.
toml-no-fighters = { $file }: Das System „{ $system }“ kennt keine Dateien für Kämpfer.

### Prüffälle: was in ihren Dateien falsch ist und was anders ausging als dort angegeben. Die
### Parameter stehen im englischen Katalog.

## Dateien mit Prüffällen

case-none = { $file }: In diesem Ordner gibt es keine Prüffälle (.yaml).
case-two-kinds = { $path }: Ein Prüffall kann diese Schlüssel nicht zugleich haben: { $keys }.
case-no-fighters = { $path }: Das System „{ $system }“ kann keine Kämpfer aus Dateien lesen.
case-like-circle = { $path }: Diese Kämpfer gleichen einander im Kreis: { $names }.

## Das Ergebnis

case-result = { $passed } passed, { $failed } failed
case-failed = { $file }:{ $line }: { $name }: { $problems }
case-problem = (Zeile { $line }) { $problem }

## Was falsch ist

case-differs = { $what }: erwartet { $expected }, gefunden { $found }
case-what-value = Wert von { $option }
case-what-parts = Teile von { $option }
case-what-chance = Chance von { $option }
case-what-withheld = warum { $option } nicht geht
case-what-state = { $who }, { $slot }
case-what-roll = Ergebnis eines Wurfs von { $rolls }
case-what-result = Ergebnis
case-what-refused = warum die Frage abgewiesen wird
case-what-dice = verlangte Würfel
case-what-about = wovon die Frage handelt
case-what-order = Reihenfolge der Züge
case-what-turn = wer am Zug ist
case-what-verdict = Ausgang
case-asked-roll = { $who } würfelt { $dice } ({ $site })
case-asked-choice = { $who } wählt ({ $site }): { $options }
case-over = nichts, der Kampf ist aus ({ $verdict })
case-not-asked = „{ $wanted }“ wird hier nicht gefragt. Gefragt wird: { $asked }
case-nothing-asked = nichts wird mehr gefragt, der Kampf ist aus ({ $verdict })
case-asked-something = nichts sollte gefragt werden. Gefragt wird: { $asked }
case-more-asked = die Regel fragt mehr, als der Prüffall beantwortet: { $asked }
case-no-answer = „{ $answer }“ ist keine Antwort. Gefragt wird: { $asked }. Möglich sind: { $possible }
case-withheld-instead = { $option } geht nicht ({ $clause })
case-not-offered = { $option } steht nicht zur Wahl. Gefragt wird: { $asked }
case-offered-too = { $option } steht zur Wahl
case-not-withheld = { $option } steht weder zur Wahl noch unter dem, was nicht geht
case-ambiguous = „{ $option }“ kann heißen: { $options }
case-no-wish = „choose“ sagt nicht, was gewählt wird. Es wählt: { $who }. Zur Wahl stehen: { $options }
case-no-event = { $event } ist nicht geschehen (oder nicht in dieser Reihenfolge). Geschehen ist: { $happened }
case-event-too = { $event } ist geschehen
case-not-cited = nichts, was geschah, beruft sich auf { $clause }. Genannt sind: { $cited }
case-circle = die Antworten unter „always“ drehen sich im Kreis: { $asked }
case-refused = die Frage wird abgewiesen: { $reason }
case-answered = die Frage wird beantwortet, sollte aber abgewiesen werden
case-conflict = zwei Klauseln, die beide gelten, widersprechen sich: { $first }, { $second }
case-broke = eine Regel ist gescheitert: { $kind }: { $reason }

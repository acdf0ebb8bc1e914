### Was beim Lesen von Karten in TOML gesagt wird. Die Parameter stehen im englischen Katalog.

toml-map-empty = { $path }: „{ $key }“ zeigt kein einziges Feld; für jedes Feld steht ein Zeichen, etwa . und #.
toml-map-sign = { $path }: Was „{ $sign }“ in { $cell } bedeutet, steht nirgends. Bekannte Zeichen: { $known }. Die Legende der Karte (legend) muss es erklären.
toml-map-ragged = { $path }: Reihe { $row } hat { $count ->
    [one] ein Feld
   *[other] { $count } Felder
}, die erste aber { $expected }; alle Reihen müssen gleich lang sein.
toml-map-shifted = { $path }: Reihe { $row } beginnt an der falschen Stelle. Bei Hexfeldern sind die Reihen 2, 4, 6 und so weiter nach rechts gerückt, alle anderen beginnen unter der ersten.
toml-map-large = { $path }: „{ $key }“ zeigt { $count } Felder; eine Karte hat höchstens { $most }.
toml-map-wall = { $path }: „{ $key }“ ist „{ $value }“, muss aber zwei Felder der Karte nennen, die eine Kante gemeinsam haben.
toml-map-mark = { $path }: „{ $sign }“ kann nicht in der Legende stehen; ein Zeichen ist ein einzelner Buchstabe, eine Ziffer oder ein Symbol von gewöhnlicher Breite.
toml-map-meaningless = { $path }: „{ $key }“ bedeutet in den Regeln von { $system } nichts. Von einem Feld kennen sie: { $known }.
toml-map-expected-wall = die Namen zweier Felder wie C4-D4
toml-map-expected-cell = der Name eines Feldes wie C4
toml-map-none = { $path }: „{ $key }“ ist angegeben, aber der Kampf hat keine Karte.
toml-map-at = { $path }: „{ $key }“ ist „{ $value }“, aber dort kann niemand beginnen: { $why ->
    [off] Die Karte hat kein solches Feld
    [closed] Dieses Feld kann niemand betreten
   *[room] Neben { $others } ist dort nach den Regeln kein Platz
}.

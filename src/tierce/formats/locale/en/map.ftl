### What the reader of maps in TOML says. `$path` is where: file, line, table.

# $path (message), $key (key)
toml-map-empty = { $path }: “{ $key }” shows no cell; draw a sign for each, such as . and #.

# $path (message), $sign (text), $cell (key), $known (list)
toml-map-sign = { $path }: nothing says what “{ $sign }” in { $cell } means. Known signs: { $known }. Add it to the map's legend.

# $path (message), $row (number), $count (number), $expected (number)
toml-map-ragged = { $path }: row { $row } has { $count ->
    [one] one cell
   *[other] { $count } cells
}, but the first has { $expected }; all rows must be of one length.

# $path (message), $row (number)
toml-map-shifted = { $path }: row { $row } does not begin where it should. Of hexes, rows 2, 4, 6 and so on are pushed to the right, all others begin below the first.

# $path (message), $key (key), $count (number), $most (number)
toml-map-large = { $path }: “{ $key }” shows { $count } cells; a map has { $most } at most.

# $path (message), $key (key), $value (text)
toml-map-wall = { $path }: “{ $key }” is “{ $value }”, but must name two cells of the map that share an edge.

# $path (message), $sign (text)
toml-map-mark = { $path }: “{ $sign }” cannot stand in the legend; a sign is a single letter, digit or mark of ordinary width.

# $path (message), $key (key), $system (key), $known (list)
toml-map-meaningless = { $path }: “{ $key }” means nothing in the rules of { $system }. Of a cell they know: { $known }.

# Completes "must be ...": error-wrong-type
toml-map-expected-wall = the names of two cells such as C4-D4

# Completes "must be ...": error-wrong-type
toml-map-expected-cell = the name of a cell such as C4

# $path (message), $key (key)
toml-map-none = { $path }: “{ $key }” is given, but the fight has no map.

# $path (message), $key (key), $value (text), $why (choice: off, closed, room), $others (list)
toml-map-at = { $path }: “{ $key }” is “{ $value }”, where nobody can begin: { $why ->
    [off] the map has no such cell
    [closed] the map lets nobody in there
   *[room] by the rules there is no room beside { $others }
}.

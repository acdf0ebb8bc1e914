### What the reader of fighters and scenarios in TOML says. `$path` is where: file, line, table.

# $file (file), $line (number), $path (key)
toml-place = { $file }, line { $line }, { $path }

# Problems below each other
# $first (message), $rest (message)
toml-lines =
    { $first }
    { $rest }

# $last (message), $count (number)
toml-and-more =
    { $last }
    … and { $count ->
        [one] one more problem
       *[other] { $count } more problems
    }.

# What is wrong with another file that this one names
# $path (message), $problem (message)
toml-within = { $path }: { $problem }

# A value that is wrong in a way that only the checking library has words for
# $path (message), $key (key), $value (text), $reason (text)
toml-invalid = { $path }: “{ $key }” is “{ $value }”, which will not do: { $reason }

# $file (file), $line (number), $column (number), $written (text), $reason (choice: twice, equals, value, key, string, escape, array, table, header, newline, other)
toml-syntax = { $file }, line { $line }, column { $column }: { $reason ->
    [twice] this key or table was given before
    [equals] a key must be followed by “=” and a value
    [value] this is no value; text stands in quotation marks: "…"
    [key] this is no key; one that is not of letters, digits, - and _ stands in quotation marks
    [string] the text has no quotation mark at its end
    [escape] a backslash in "…" must be written twice, or the text put in '…'
    [array] the list has no “]” at its end, or a comma is missing
    [table] the table has no “{"}"}” at its end, or a comma is missing
    [header] the heading has no “]” (or “]]”) at its end
    [newline] only one key and its value may stand in a line
   *[other] this is not TOML
}. The line reads: { $written }

# $file (file)
toml-strange = { $file }: this cannot be read: its tables lie too deep in each other, or a number is too long.

# $path (message), $files (list)
toml-circle = { $path }: these files build on each other in a circle: { $files }. A fighter's file may not lead back to itself.

# $path (message), $key (key), $value (text), $fault (choice: empty, blank, gm, slash, at, control)
toml-name = { $path }: “{ $key }” cannot be “{ $value }”: { $fault ->
    [empty] it must not be empty
    [blank] it must not begin or end with a blank
    [gm] GM is the one who runs the game
    [slash] it must not contain “/”
    [at] it must not contain “@”
   *[control] it must not contain control characters
}.

# $path (message), $name (name)
toml-name-twice = { $path }: two fighters are called “{ $name }”; each needs a name of its own.

# $path (message), $count (number)
toml-sides = { $path }: { $count ->
    [0] nobody fights
   *[other] all fighters are on one side
}; a fight needs at least two fighters, with different values of “side”.

# $path (message), $name (name)
toml-fact-self = { $path }: “from” and “to” are both “{ $name }”; a fact is about two fighters.

# $path (message), $key (key), $value (text), $first (key), $before (text)
toml-fact-contradicts = { $path }: “{ $key }” is { $value }, but { $first } says { $before } of the same two.

# Completes "must be ...": error-wrong-type
toml-expected-true-false = true or false

# Completes "must be ...": error-wrong-type
# $heading (key)
toml-expected-tables = a list of tables; write { $heading } above each, in double brackets

# $path (message), $known (list)
toml-fact-nothing = { $path }: this states nothing; give one or more of: { $known }.

# $path (message), $key (key), $known (list)
toml-fact-on-map = { $path }: “{ $key }” is told by the map and cannot be stated beside it. What may be stated beside a map: { $known }.

# $path (message), $key (key), $system (key)
toml-fact-map-only = { $path }: “{ $key }” is told by the map. Beside a map nothing is stated in { $system }.

# $file (file), $system (key)
toml-no-fighters = { $file }: the system “{ $system }” does not keep fighters in files.

### What is said about fighters in files. `$path` is where: file, line, table.

# Complete "must be ...": error-wrong-type
cthulhu-expected-damage = dice such as 1D8+1

# Complete "must be ...": error-wrong-type
cthulhu-expected-bonus = a damage bonus such as +1D4, -1D6 or 0

# $path (message), $name (name)
cthulhu-file-no-kind = { $path }: “{ $name }” is no weapon of data/weapons.toml, and no “kind” is given. Give one, or “like”.
# $path (file), $name (name), $near (name)
cthulhu-file-no-kind-near = { $path }: “{ $name }” is no weapon of data/weapons.toml, and no “kind” is given. Did you mean “{ $near }”? Else give “kind” or “like”.

# $path (message), $name (name)
cthulhu-file-weapon-twice = { $path }: the fighter has two weapons called “{ $name }”; each needs a name of its own, such as “{ $name } 2”.

# $path (message), $name (name)
cthulhu-file-both-hands = { $path }: “{ $name }” is in both hands; a two-handed weapon stands in “main” alone, and “off” is then "".

# $path (message), $name (name)
cthulhu-file-two-handed = { $path }: “{ $name }” takes both hands; it stands in “main” alone, and “off” is then "".

# $path (message), $name (name)
cthulhu-file-no-bow = { $path }: “{ $name }” is no bow that the fighter has; an arrow lies on a bow that is in the hands.

### What is said about fighters in files. `$path` is where: file, line, table.

# Complete "must be ...": error-wrong-type
drachensturm-expected-points = points such as 1d6+1, 1W6 or 3
# $path (message), $name (name)
drachensturm-file-weapon-twice = { $path }: the fighter has two weapons called “{ $name }”; each needs a name of its own, such as “{ $name } 2”.
# $path (message), $name (name)
drachensturm-file-held-twice = { $path }: “{ $name }” is held twice; a weapon stands in one of “main”, “off” and “others” only.
# $path (message), $hands (number), $arms (number)
drachensturm-file-hands = { $path }: what is held takes { $hands } hands, but there are { $arms }; a two-handed weapon stands in “main” alone, and “off” is then "".

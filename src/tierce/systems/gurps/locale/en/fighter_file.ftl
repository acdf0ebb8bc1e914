### What is said about fighters in files. `$path` is where: file, line, table.

# Complete "must be ...": error-wrong-type
gurps-expected-damage = damage such as 2d+1 cut, sw+1 cut or 3d(2) imp
gurps-expected-reach = a reach such as 1, C or 1,2
gurps-expected-parry = a Parry entry such as 0, -1F, 0U or No
gurps-expected-range = a range such as 150 or 100/150

# $path (message), $skill (name)
gurps-file-no-level = { $path }: the key “level” is missing, and “skills” does not hold “{ $skill }” either. Give one of the two.

# $path (message), $key (key), $value (text), $st (number), $lowest (number), $highest (number)
gurps-file-no-basic-damage = { $path }: “{ $key }” is “{ $value }”, but ST { $st } gives no damage, only ST { $lowest } to { $highest } does. Give the dice instead.

# $path (message), $name (name)
gurps-file-weapon-twice = { $path }: the fighter has two weapons called “{ $name }”; each needs a name of its own, such as “{ $name } 2”.

# $path (message), $name (name)
gurps-file-mode-twice = { $path }: the weapon is used in two ways called “{ $name }”; each needs a name of its own.

# $path (message), $name (name)
gurps-file-both-hands = { $path }: “{ $name }” is in both hands; a two-handed weapon stands in “main” alone, and “off” is then "".

# $path (message), $name (name)
gurps-file-two-handed = { $path }: “{ $name }” takes both hands; it stands in “main” alone, and “off” is then "".

# $path (message), $key (key), $area (key)
gurps-file-other-area = { $path }: “{ $key }” goes with area = "{ $area }" alone; leave it out, or say so.

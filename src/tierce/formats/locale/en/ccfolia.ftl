### Character pieces of ccfolia (JSON). Each message names its parameters and their types above it.

## Errors

# $file (file)
ccfolia-empty = { $file }: a piece without status, parameters or chat palette. There is nothing in it to fight with.

# $file (file)
ccfolia-several = { $file }: a list. A file must hold one piece, as ccfolia puts it on the clipboard.

# $file (file), $kind (key), $wanted (key)
ccfolia-kind = { $file }: a piece of the kind “{ $kind }”. Only those of the kind “{ $wanted }” can be read.

# $file (file), $system (text)
ccfolia-other-system = { $file }: a piece for Call of Cthulhu, but the fight is one of { $system }.

## Notes: what was not taken over as it stands

# $names (list)
ccfolia-note-missing = Neither parameters nor palette state { $names }: an average value is taken.

# $line (text)
ccfolia-note-unread = Not understood, and left out: { $line }

# $initiative (number), $dex (number)
ccfolia-note-initiative = Initiative { $initiative } in the piece: the order of turns goes by DEX, { $dex }.

# $stated (dice), $ours (dice)
ccfolia-note-bonus = Damage bonus { $stated } in the piece, { $ours } by STR and SIZ: the piece's is taken.

# $left (number), $most (number)
ccfolia-note-hp = HP in the piece: { $left } of { $most }; a fight begins with them.

# $skill (message), $weapon (name)
ccfolia-note-weapon = { $skill } is trained, but the piece names no such weapon: { $weapon } is taken. “weapon” in a scenario says otherwise.

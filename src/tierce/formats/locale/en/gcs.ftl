### GURPS Character Sheet files (.gcs). Each message names its parameters and their types above it.

## Errors

# $file (file), $line (number), $column (number), $problem (text)
gcs-not-json = { $file }, line { $line }, column { $column }: this is not JSON ({ $problem }).

# $file (file)
gcs-strange-json = { $file }: this JSON holds a number beyond all bounds, or lists in lists without end.

# $file (file), $oldest (number)
gcs-xml = { $file }: this is a character sheet in XML, as old versions of GURPS Character Sheet wrote it. Open and save it with a newer one: files of version { $oldest } and later can be read.

# $file (file), $version (number), $oldest (number)
gcs-older = { $file }: a character sheet of version { $version } is too old. Open and save it with a newer GURPS Character Sheet: files of version { $oldest } and later can be read.

# $file (file), $version (number), $newest (number)
gcs-newer = { $file }: a character sheet of version { $version } is newer than this tierce, which reads up to version { $newest }.

# $file (file), $system (text)
gcs-other-system = { $file }: a character sheet for GURPS, but the fight is one of { $system }.

# Completes "must be ...": error-wrong-type
gcs-expected-decimal = a number such as 5 or 5.75
gcs-expected-weight = a weight such as 4.5 lb
gcs-expected-other = something else

## Notes: what was not taken over as it stands

# $weapon (name), $mode (name), $entry (text)
gcs-note-mode = { $weapon }, { $mode }: left out, for no rule plays it ({ $entry }).

# $weapon (name), $mode (name), $more (text)
gcs-note-damage-more = { $weapon }, { $mode }: the GM sees to the rest of its damage ({ $more }).

# $shield (name), $weapon (name)
gcs-note-shield-not-held = { $shield }: not in hand, for { $weapon } takes both.

# $shield (name)
gcs-note-shield-without-db = { $shield }: the file gives it no Defense Bonus, so it has 0.

# $shield (name), $other (name)
gcs-note-second-shield = { $shield }: its Defense Bonus does not add to that of { $other }.

# $location (key), $values (list)
gcs-note-armour-differs = DR, { $location }: differs between the sides ({ $values }); the lowest counts.

# $kind (text), $value (number), $locations (list)
gcs-note-armour-special = DR { $value } against { $kind } is left to the GM: { $locations }.

# $load (text), $limit (text)
gcs-note-overloaded = Carries { $load } lb, more than the { $limit } lb that are possible: extra-heavy encumbrance.

# $weapons (text)
gcs-note-weapon-master = Weapon Master ({ $weapons }): counts with every weapon here.

# $skill (text)
gcs-note-enhanced-parry = Enhanced Parry ({ $skill }): no such weapon is at hand.

# $fp (number)
gcs-note-no-fp = No FP in the file: taken to be HT, { $fp }.

# $left (number), $most (number)
gcs-note-hp = HP in the file: { $left } of { $most }.

# $left (number), $most (number)
gcs-note-fp = FP in the file: { $left } of { $most }.

# $progression (key)
gcs-note-progression = Damage by another table than the basic one ({ $progression }): taken as the file has it.

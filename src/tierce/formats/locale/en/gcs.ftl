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

# $words (text), $things (list)
gcs-note-armour-words = “{ $words }” is left to the GM: { $things }.

# $load (text), $limit (text)
gcs-note-overloaded = Carries { $load } lb, more than the { $limit } lb that are possible: extra-heavy encumbrance.

# $weapons (text)
gcs-note-weapon-master = Weapon Master ({ $weapons }): counts with every weapon here.

# $skill (text)
gcs-note-enhanced-parry = Enhanced Parry ({ $skill }): no such weapon is at hand.

# $fp (number)
gcs-note-no-fp = No FP in the file: taken to be HT, { $fp }.

# $left (number), $most (number)
gcs-note-hp = HP in the file: { $left } of { $most }; a fight begins with them.

# $left (number), $most (number)
gcs-note-fp = FP in the file: { $left } of { $most }; a fight begins with them.

# $progression (key)
gcs-note-progression = Damage by another table than the basic one ({ $progression }): taken as the file has it.

## Differences: the file's own values against those of the rules

gcs-value-dodge = Dodge
gcs-value-move = Move

# $weapon (name), $mode (name)
gcs-value-parry = Parry: { $weapon } ({ $mode })

# $weapon (name)
gcs-value-block = Block: { $weapon }

# $weapon (name), $mode (name)
gcs-value-attack = Attack: { $weapon } ({ $mode })
gcs-value-thrust = Thrust damage
gcs-value-swing = Swing damage
gcs-value-lift = Basic Lift
gcs-value-load = Load carried

## Why they differ: a sentence each

gcs-why-both-hands = While a weapon takes both hands, the shield is not on the arm, and its DB does not count; the file adds it always.
gcs-why-second-shield = The DB of one shield counts; the file adds those of all that are equipped.
gcs-why-at-a-third = Move and Dodge are halved below a third of HP or FP; the file halves at a third already, rounded.
gcs-why-no-fp = A fighter without FP does not tire; the file takes 0 of 0 FP for exhausted.
gcs-why-not-halved = By the HP and FP in the file, the value is halved; the file's own is not.
gcs-why-halved-once = The file halves the value once, which its HP and FP do not call for.
gcs-why-halved-twice = The file halves the value twice, which its HP and FP do not call for.
gcs-why-halved-first = Dodge and Move are halved as they stand, encumbrance taken off and DB left out; the file halves first, DB and all, and takes encumbrance off the half.
gcs-why-lowered-first = Encumbrance is taken off the parry; the file takes it off the skill, before that is halved.
gcs-why-enhanced = The file names an Enhanced Parry or Block, and does not add it.
gcs-why-large-shield = A large shield on the arm hampers attacks; the file does not count that.
gcs-why-tired = Low FP halve ST, and the weapon asks for more than that; the file does not count that.
gcs-why-halved-st = Low FP halve ST, but not what ST has made of the character: Basic Lift, HP and damage stay.
gcs-why-striking-st = The file knows more ST for striking alone. Damage of the weapons in it is taken as it has it; what the rules work out themselves, such as a bare fist that no weapon lists, is by plain ST.
gcs-why-progression = The file makes damage or lift by another table than the basic one. Damage of the weapons in it is taken as it has it.
gcs-why-no-such-parry = The rules parry with a weapon in hand or with a bare hand. Whether this part of the body parries is for the GM to say.
gcs-why-unknown = Nothing known makes this difference. In a fight the value of the rules counts.

### JSON files. Each message names its parameters and their types above it.

# $file (file), $most (number)
json-too-large = { $file }: longer than { $most } bytes, too long for a character.

# $file (file), $line (number), $most (number)
json-deep = { $file }, line { $line }: lists in lists, more than { $most } deep.

# $file (file), $line (number)
json-number = { $file }, line { $line }: a number beyond all bounds.

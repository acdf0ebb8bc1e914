### JSON files. Each message names its parameters and their types above it.

# $file (file), $line (number), $most (number)
json-deep = { $file }, line { $line }: lists in lists, more than { $most } deep.

# $file (file), $line (number)
json-number = { $file }, line { $line }: a number beyond all bounds.

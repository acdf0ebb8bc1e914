### What any part of tierce may say. Each message names its parameters and their types above it.

## Lists, numbers, small words

list-separator = { ", " }
decimal-separator = .

# $label (text), $value (text)
label-value = { $label }: { $value }

# $number (text)
percent = { $number }%

# $number (text)
percent-below = less than { $number }%

# $number (text)
percent-above = more than { $number }%

# $percent (text), $fraction (fraction)
chance = { $percent } ({ $fraction })

yes = yes
no = no
none = none
unknown = unknown
default = default

## Errors: headings

error-heading = Error
warning-heading = Warning
hint-heading = Hint

# $file (file), $line (number)
error-place = { $file }, line { $line }

## Errors: files

# $file (file)
error-file-not-found = { $file }: there is no such file.

# $file (file)
error-file-is-folder = { $file }: this is a folder, a file is needed.

# $file (file)
error-file-no-ordinary = { $file }: this is a device or a pipe, a file is needed.

# $file (file), $most (number)
error-file-too-large = { $file }: longer than { $most } bytes, too long to be read.

# $file (file), $reason (text)
error-file-unreadable = { $file }: cannot be read ({ $reason }).

# $file (file), $reason (text)
error-file-unwritable = { $file }: cannot be written ({ $reason }). Nothing was changed.

# $file (file)
error-file-exists = { $file }: already exists, and was not overwritten.

# $file (file)
error-file-empty = { $file }: the file is empty.

# $file (file)
error-not-text = { $file }: this is not text in UTF-8.

# $file (file), $line (number)
error-not-toml = { $file }, line { $line }: this is not TOML.

# $file (file), $line (number)
error-not-yaml = { $file }, line { $line }: this is not YAML.

# $file (file), $line (number)
error-not-json = { $file }, line { $line }: this is not JSON.

# $file (file), $known (list)
error-unknown-format = { $file }: not a kind of file that tierce reads. It reads: { $known }.

# $file (file), $format (text)
error-not-format = { $file }: this is not a { $format } file.

# $file (file), $format (text), $version (text), $known (list)
error-format-version = { $file }: { $format } version { $version } cannot be read. Readable: { $known }.

## Errors: what a file holds. $path says where: the file, and the place in it

# $path (text), $key (key), $nearest (key)
error-unknown-key = { $path }: unknown key “{ $key }”. Did you mean “{ $nearest }”?

# $path (text), $key (key), $known (list)
error-unknown-key-known = { $path }: unknown key “{ $key }”. Known: { $known }.

# $path (text), $key (key)
error-missing-key = { $path }: the key “{ $key }” is missing.

# $path (text), $key (key)
error-duplicate-key = { $path }: “{ $key }” is given twice.

# $path (text), $key (key), $value (text), $lowest (number), $highest (number)
error-out-of-range = { $path }: “{ $key }” is { $value }, but must be from { $lowest } to { $highest }.

# $path (text), $key (key), $value (text), $lowest (number)
error-too-low = { $path }: “{ $key }” is { $value }, but must be at least { $lowest }.

# $path (text), $key (key), $value (text), $known (list)
error-not-allowed = { $path }: “{ $key }” is “{ $value }”, but must be one of: { $known }.

# $path (text), $key (key), $value (text), $expected (text)
error-wrong-type = { $path }: “{ $key }” is “{ $value }”, but must be { $expected }.

# Completes "must be ...": error-wrong-type
expected-number = a whole number
expected-fraction = a number or a fraction such as 11/2
expected-text = text
expected-yes-no = yes or no
expected-list = a list
expected-table = a table of keys and values
expected-dice = dice such as 2d6+1

# $path (text), $name (name), $known (list)
error-unknown-name = { $path }: nobody and nothing here is called “{ $name }”. Known: { $known }.

## Errors: the command line

# $problem (message)
error-usage = { $problem }

# $command (text)
error-usage-help = “{ $command } --help” shows how it is used.

# $typed (text), $nearest (text)
error-usage-command = There is no command “{ $typed }”. Did you mean “{ $nearest }”?

# $typed (text), $known (list)
error-usage-command-known = There is no command “{ $typed }”. Known: { $known }.

# $typed (text), $nearest (text)
error-usage-option = There is no option “{ $typed }”. Did you mean “{ $nearest }”?

# $typed (text)
error-usage-option-unknown = There is no option “{ $typed }”.

# $name (text)
error-usage-missing = { $name } is missing.

# $typed (text)
error-usage-too-many = “{ $typed }” is one argument too many.

# $typed (text)
error-usage-key-value = “{ $typed }” must have the form KEY=VALUE.

# $name (text), $typed (text), $known (list)
error-usage-value = { $name } cannot be “{ $typed }”. Possible: { $known }.

# $wanted (text), $known (list)
error-unknown-language = The language “{ $wanted }” is not known. Known: { $known }.

# $wanted (text), $known (list)
error-unknown-system = The system “{ $wanted }” is not known. Known: { $known }.

# $wanted (text), $nearest (text)
error-unknown-clause = There is no clause “{ $wanted }”. Did you mean “{ $nearest }”?

# $typed (text), $known (list)
error-answer = “{ $typed }” is not an answer here. Possible: { $known }.

## Errors: dice

# $typed (text)
error-dice-notation = “{ $typed }” is not dice. Write them as 3d6, 2d6+1 or 1d100.

# $dice (dice), $typed (text), $lowest (number), $highest (number)
error-dice-impossible = { $dice } cannot show { $typed }: only { $lowest } to { $highest }.

# $dice (dice), $typed (text)
error-dice-not-number = { $dice }: “{ $typed }” is not a whole number.

# $dice (dice), $given (number), $count (number)
error-dice-count = { $dice }: { $given ->
    [one] one die was given
   *[other] { $given } dice were given
}, but { $count ->
    [one] one is needed
   *[other] { $count } are needed
}.

## Errors: logs of fights

# $file (file)
error-not-log = { $file }: this is not the log of a fight.

# $file (file), $line (number)
error-log-truncated = { $file }: the log breaks off in line { $line }. All before that line is whole.

# $file (file), $line (number)
error-log-damaged = { $file }: line { $line } of the log is damaged.

# $file (file), $version (text), $known (text)
error-log-newer = { $file }: written by version { $version }, newer than this one, { $known }. Use a tierce of at least that version.

# $file (file)
error-log-in-use = { $file }: this fight is being played elsewhere.

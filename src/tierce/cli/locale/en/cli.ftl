### What the command line and the terminal say.

## Help

cli-help-usage = Usage:
cli-help-options = [OPTIONS]
cli-help-command = COMMAND ...
cli-help-arguments = Arguments
cli-help-options-heading = Options
cli-help-commands = Commands

cli-command-tierce = Tabletop combat by the book
    .about = Adjudicates tabletop combat by the book: who may do what, what the chance is, what the dice did, and why.
cli-command-play = Play a fight, or go on with one
    .about = Plays a fight in the terminal. Begins one from a scenario, or a sample fight by its name (--list), or goes on with the one of a log. All that is said is saved at once. Type “h” in the fight for what may be typed.
cli-command-odds = Exact chances of a single attack
    .about = Answers a question without a file, exactly. For example: tierce odds gurps attack=14 dodge=9
cli-command-log = Print what happened in a fight
    .about = Prints what happened in a fight, from the events that its log holds.
cli-command-clauses = List the clauses of the rules, or show one
    .about = Lists the clauses of the rules. With an ID, shows what the clause says, which rules cite it and which cases exercise it.
cli-command-systems = List the systems of rules
    .about = Lists the systems of rules that are installed.
cli-command-roll = Roll dice as a table writes them
    .about = Rolls a dice command in the notation that the tables of a system use, and tells how it came out. For example: tierce roll cthulhu "CCB<=65"
cli-command-import = Read characters from files
    .about = Reads characters from files, such as GURPS Character Sheet (.gcs), shows them, and tells what could not be taken over and where the file's own values differ from those of the rules.
cli-command-export = Put what a fight has left into a character's file
    .about = Prints the file of a character, such as a piece of ccfolia (.json), with what a fight has left of its HP put in and nothing else changed, to the byte.
cli-command-check = Run cases
    .about = Runs cases: YAML files, or folders of them, that state what the rules must do. The last line is “N passed, N failed”.

cli-parameter-help = Show this.
cli-parameter-version = Show the version.
cli-parameter-lang = The language: en, de, ja, ru, zh-Hans. Left out: that of the locale.
cli-parameter-as-json = Print JSON.
cli-parameter-play-file = A scenario (TOML), the log of a fight, or the name of a sample fight. Left out: the sample fight “duel”.
cli-parameter-as-list = List the sample fights.
cli-parameter-play-log-file = Where a new fight is saved. Left out: beside you, named for the scenario and the day.
cli-parameter-auto = Let the computer decide for a side; “all” for all of them.
cli-parameter-policy = How the computer decides. Left out: the system's default.
cli-parameter-hand = This fighter's dice are thrown at the table and typed in.
cli-parameter-seed = What the computer's dice come from: the same seed, the same dice.
cli-parameter-repair = Cut off the unfinished last line of a log.
cli-parameter-read-only = Only print the fight of a log.
cli-parameter-from-checkpoint = Go on from the log's last checkpoint, where the rules have changed since.
cli-parameter-file = The log of a fight.
cli-parameter-log-clauses = Name the clauses of each event.
cli-parameter-odds-system = The system of rules.
cli-parameter-pairs = The question, such as attack=14 dodge=9.
cli-parameter-clause = A clause to show.
cli-parameter-system = Only the clauses of this system.
cli-parameter-roll-system = The system of rules.
cli-parameter-command = The command, in quotes: "CCB<=65".
cli-parameter-dice = What the die shows, where it is thrown at the table. Left out: the computer throws it.
cli-parameter-import-paths = Files of characters.
cli-parameter-import-system = The system of files that name none. Left out: gurps.
cli-parameter-output = Write the character as a fighter's file (TOML).
cli-parameter-fighter = The fighter, by its name in the fight. Left out: the one that the file names.
cli-parameter-piece = The character's file.
cli-parameter-export-output = Write it to this file.
cli-parameter-check-paths = Files or folders of cases.

## Errors

# $option (text)
cli-usage-no-value = { $option } takes no value.

# $option (text)
cli-usage-needs-value = { $option } needs a value after it.

# $option (text), $file (file)
cli-play-not-with-log = { $file } is the log of a fight, which is gone on with as it is: { $option } is for new fights only.

# $option (text), $file (file)
cli-play-only-with-log = { $file } is a scenario: { $option } is for logs only.

# $file (file), $line (number)
cli-log-truncated = { $file }: the log breaks off in line { $line }. All before that line is whole; --repair cuts the line off and goes on.

# $file (file)
cli-log-no-checkpoint = { $file }: this log has no checkpoint to go on from. --read-only prints the fight.

# $file (file)
cli-log-checkpoint-unusable = { $file }: the rules have changed so much since that its checkpoint cannot be gone on from. --read-only prints the fight.

# $file (file), $system (text), $version (number), $known (number)
cli-log-rules-newer = { $file }: needs version { $version } of the rules of { $system }, newer than these, { $known }. --read-only prints the fight.

# $file (file), $system (text), $version (number), $known (number), $checkpoint (choice: yes, no)
cli-log-rules-changed = { $file }: written under version { $version } of the rules of { $system }; under these, { $known }, the fight would have gone another way. { $checkpoint ->
    [yes] --read-only prints it, --from-checkpoint goes on from its last checkpoint.
   *[no] --read-only prints it.
}

# $file (file), $version (number), $checkpoint (choice: yes, no)
cli-log-other = { $file }: under the rules as they are now the fight goes another way than this log tells, though it names their version, { $version }. Lines of it are missing or changed, or the rules were changed within that version. { $checkpoint ->
    [yes] --read-only prints it, --from-checkpoint goes on from its last checkpoint.
   *[no] --read-only prints it.
}

# $dice (dice), $typed (text), $sides (number)
cli-dice-face = { $dice } cannot show { $typed }: each die shows 1 to { $sides }.

# $system (text)
cli-odds-none = { $system } answers no questions without a file.

# $key (key), $nearest (key)
cli-odds-unknown-key = Unknown key “{ $key }”. Did you mean “{ $nearest }”?

# $key (key), $known (list)
cli-odds-unknown-key-known = Unknown key “{ $key }”. Known: { $known }.

# $key (key)
cli-odds-missing-key = The key “{ $key }” is missing.

# $known (list)
cli-odds-missing-one-of = One of these keys is missing: { $known }.

# $key (key), $value (text)
cli-odds-not-number = { $key }={ $value }: a whole number is needed.

# $key (key), $value (text)
cli-odds-not-dice = { $key }={ $value }: dice such as 1d6+1 are needed.

# $key (key), $value (text), $lowest (number), $highest (number)
cli-odds-out-of-range = { $key } is { $value }, but must be from { $lowest } to { $highest }.

# $keys (list)
cli-odds-conflict = These cannot stand together: { $keys }.

# $key (key), $known (list)
cli-odds-needs-key = “{ $key }” says something only beside { $known }.

# $key (key), $clause (key)
cli-odds-withheld = { $key }: not possible here, by { $clause }. “tierce clauses { $clause }” shows what it says.

# $key (key)
cli-odds-twice = “{ $key }” is given twice.

# $system (text)
cli-roll-none = { $system } has no dice commands.

# $typed (text), $known (list)
cli-roll-unknown = “{ $typed }” is no dice command here. Such are: { $known }

# $typed (text)
cli-roll-no-sum = “{ $typed }” is no whole number, nor a sum such as 60/2+15*2-10.

# $typed (text)
cli-roll-by-zero = “{ $typed }” divides by 0.

# $typed (text), $most (number)
cli-roll-too-large = “{ $typed }” comes to more than { $most }.

# $wanted (text)
cli-clause-none = There is no clause “{ $wanted }”. “tierce clauses” lists them.

# $typed (text), $nearest (text)
cli-sample-none = There is neither a file nor a sample fight “{ $typed }”. Did you mean the sample fight “{ $nearest }”?

# $typed (text), $known (list)
cli-sample-none-known = There is neither a file nor a sample fight “{ $typed }”. Sample fights: { $known }.

# $file (file), $entry (key), $key (key), $value (text)
cli-data-entry = { $file }: [{ $entry }]: “{ $key }” cannot be { $value }.

# $system (text)
cli-import-no-toml = Fighters of { $system } cannot be written as TOML.

# $file (file)
cli-export-none = { $file }: what is left cannot be put into files of this kind.

cli-import-one = --output takes one file only.

# $typed (text), $known (list)
cli-nobody = Nobody here is called “{ $typed }”. Here are: { $known }.

# $typed (text), $highest (number)
cli-number = “{ $typed }” is not a number from 1 to { $highest }.

## Lists and tables of commands

# $version (number)
cli-system-version = rules version { $version }

cli-clause-column-rules = rules
cli-clause-column-cases = cases

# $source (text)
cli-clause-source = Source: { $source }

# $places (text)
cli-clause-rules = Cited by: { $places }

# $places (text)
cli-clause-cases = Exercised by: { $places }

# $mean (text)
cli-odds-mean = mean { $mean }

# $method (text)
cli-odds-method = Method: { $method }
cli-method-exact = exact

# $count (number)
cli-method-sampled = sampled, { $count } random runs, with 95% intervals

# $file (file)
cli-import-written = Written to { $file }

cli-import-same = The values in the file are those of the rules.
cli-import-differences = The file's own values differ from those of the rules:

# $what (text), $file (text), $rules (text)
cli-import-difference = { $what }: { $file } in the file, { $rules } by the rules
# $what (text), $file (text)
cli-import-difference-none = { $what }: { $file } in the file, none by the rules
cli-import-right-ours = The rules hold
cli-import-right-file = The file holds
cli-import-right-open = Open

cli-log-empty = Nothing has happened yet.

## A fight: beginning, end

# $file (file)
cli-saving = Everything is saved in { $file }

# $file (file)
cli-saved = Saved in { $file }

cli-read-only = Nothing is saved: this fight is only read.

# $count (number)
cli-repaired = An unfinished last line ({ $count ->
    [one] 1 byte
   *[other] { $count } bytes
}) was cut off.

# $count (number)
cli-going-on = Going on after { $count ->
    [one] 1 answer
   *[other] { $count } answers
}.

# $who (name), $number (number)
cli-turn = { $who }, turn { $number }
# $who (name), $number (number)
cli-turn-goes-on = { $who }, turn { $number } (continued)
# $command (text)
cli-roll-no-die = “{ $command }” is settled without a die: leave --dice out.
# $name (text), $typed (text), $nearest (text)
cli-odds-bad-value-near = { $name } cannot be “{ $typed }”. Did you mean “{ $nearest }”?
# $slot (text), $value (text), $least (number)
cli-edit-least = { $slot } cannot be “{ $value }”: a whole number of at least { $least } is needed.
# $fact (text), $known (list)
cli-edit-on-map = “{ $fact }” is told by the map: move somebody there instead. What may be stated beside a map: { $known }.
# $count (number)
cli-no-end = Nobody has won in { $count } steps, and nobody at the table decides. The computer stops here; the fight is kept and can be gone on with.
# $turn (text)
cli-goes-on = { $turn } (continued)
cli-before-fight = Before the fight

# $side (name)
cli-over = The fight is over: { $side }
cli-over-draw = The fight is over, and nobody has won.
cli-prompt-over = (u undo · o overrule · l log · q quit) >{" "}

## A fight: questions

# $name (name), $now (number), $most (number)
cli-pool = { $name } { $now }/{ $most }

cli-question-plain = what do you do?
cli-roll-plain = roll

# $what (text), $more (text)
cli-option-plus = { $what }, { $more }

# $count (number)
cli-sealed = { $count ->
    [one] One decision is open.
   *[other] { $count } people decide at once: nothing is shown until all have.
}

cli-hint-why = ? N why
# $count (number)
cli-hint-withheld = - what is not offered ({ $count })
cli-hint-help = h help

# $chance (text)
cli-chance = Chance: { $chance }
cli-no-value = Nothing is rolled for this, so there is nothing to explain.
cli-nothing-withheld = Everything there is is offered.
cli-explain-how = “? 2” explains option 2, “? ID” shows a clause.

# $typed (text)
cli-explain-none = “{ $typed }” is neither an option here nor a clause.
cli-not-understood = That is neither an option nor a command. Type a number, or h for help.

# $typed (text), $several (list)
cli-ambiguous = “{ $typed }” may be: { $several }.

## A fight: dice

# $who (name), $what (text), $dice (dice), $shows (text)
cli-thrown = { $who }, { $what }: { $dice } → { $shows }

# $who (name), $what (text), $dice (dice)
cli-throw = { $who }, { $what }: throw { $dice }
cli-own-words = (in your own words) >{" "}
# $most (number)
cli-too-many-words = At most { $most } characters.
# $lowest (number), $highest (number)
cli-own-number = (a whole number from { $lowest } to { $highest }) >{" "}
# $typed (text), $lowest (number), $highest (number)
cli-no-such-number = “{ $typed }” is no whole number from { $lowest } to { $highest }.
cli-dice-prompt = (total or every face; r: the computer rolls) >{" "}
# Where the dice are kept apart.
cli-dice-prompt-faces = (every face, as 5 3 3; r: the computer rolls) >{" "}

# $dice (dice), $lowest (number), $highest (number)
cli-dice-range = { $dice }: a total from { $lowest } to { $highest }, or every face
# $dice (dice), $sides (number)
cli-dice-faces = { $dice }: every face, each from 1 to { $sides }
cli-dice-mode = Say whose dice and how: d NAME hand, or d NAME computer.

# $who (name)
cli-dice-by-hand = { $who }: dice are thrown at the table and typed in.

# $who (name)
cli-dice-by-computer = { $who }: the computer rolls.

## A fight: corrections

cli-undo-nothing = There is nothing to undo.

# $what (text)
cli-undone = Undone: { $what }
# $what (list)
cli-undo-edit = an edit by hand ({ $what })
cli-overrule-nothing = Nothing has been decided yet that could be overruled.
cli-overrule-which = (number, or Enter to leave it) >{" "}
cli-overrule-value = (new value, or Enter to leave it) >{" "}

# $what (text), $before (text), $after (text)
cli-overruled = Overrule: { $before } → { $after } ({ $what })

# $what (text), $value (text)
cli-decided = { $value } ({ $what })

# $who (name), $what (text), $dice (dice)
cli-recent-roll = { $who }, { $what }, { $dice }

# $site (text)
cli-recent-outcome = outcome: { $site }

cli-by-dice = dice
cli-by-hand = by hand
cli-by-player = decided
cli-by-policy = computer
cli-by-gm = GM
cli-by-rules = rules

# $ruling (text)
cli-ruling = GM’s ruling: { $ruling }

# $what (text), $before (text), $after (text)
cli-ruled = { $what }: { $before } → { $after }

# $who (name), $what (text)
cli-ruled-roll = { $who }, { $what }

# $who (name), $question (text)
cli-ruled-choice = { $who }, “{ $question }”

# $site (text)
cli-ruled-outcome = outcome of “{ $site }”

# $who (name), $slot (text)
cli-ruled-slot = { $who }, { $slot }

# $slot (text), $key (text)
cli-ruled-entry = { $slot } ({ $key })

# $what (text), $name (text)
cli-ruled-begins = { $what }: “{ $name }” begins

# $what (text), $name (text)
cli-ruled-ends = { $what }: “{ $name }” ends

# $who (name), $slot (text), $how (text)
cli-change = { $who }, { $slot } { $how }

# $slot (text), $how (text)
cli-change-nobodys = { $slot }: { $how }

# $what (text)
cli-edited = Edit: { $what }

# $who (name), $others (list)
cli-edit-room = By the rules there is no room for { $who } there beside { $others }. It stands all the same: the game master’s word is above the rules.


# $lose (text), $put (text)
cli-edit-how = Say whose, what and how: e NAME { $lose }, e NAME { $put }; “before 2” at the end puts it before the 2nd thing that “o” lists.

# $who (name), $slot (text), $value (text)
cli-edit-value = { $who }, { $slot }: now { $value }. Say what it becomes.

# $typed (text), $nearest (text)
cli-edit-slot = There is no “{ $typed }” to edit. Did you mean “{ $nearest }”?

# $typed (text), $known (list)
cli-edit-slot-known = There is no “{ $typed }” to edit. There are: { $known }.

# $slot (text), $typed (text)
cli-edit-pool = { $slot } is lost or gained: -3, +2, or =8. “{ $typed }” is none of these.

# $slot (text)
cli-edit-pool-before = Before something that has happened, { $slot } can only be lost or gained: -3, +2.

# $slot (text), $typed (text), $known (list)
cli-edit-mark = { $slot } cannot be “{ $typed }”. Possible: { $known }.

# $slot (text), $typed (text)
cli-edit-table = { $slot } has entries: write KEY=VALUE, or KEY= to take one away, not “{ $typed }”.

# $typed (text)
cli-edit-condition = Write +NAME to begin a condition, -NAME to end it, not “{ $typed }”.
cli-edit-nowhere = There is no such place in this fight. “before 2” means the 2nd thing that “o” lists.

# $count (number)
cli-report-kept = { $count ->
    [one] 1 other answer is kept.
   *[other] { $count } other answers are kept.
}

# $count (number)
cli-report-dropped = { $count ->
    [one] 1 answer is dropped, because its question is gone:
   *[other] { $count } answers are dropped, because their questions are gone:
}

# $count (number)
cli-report-unreached = { $count ->
    [one] 1 edit by hand no longer holds, because its place is gone.
   *[other] { $count } edits by hand no longer hold, because their places are gone.
}

# $count (number)
cli-report-waiting = { $count ->
    [one] 1 answer waits for a new question before it.
   *[other] { $count } answers wait for a new question before them.
}

# $count (number)
cli-report-flipped = { $count ->
    [one] 1 outcome changes:
   *[other] { $count } outcomes change:
}

# $what (text), $was (text), $now (text)
cli-flip = { $what }: { $was } → { $now }
cli-confirm = Do it? (y/n) >{" "}
cli-confirm-words = y yes
cli-left-as-it-was = Left as it was.

## A fight: help

cli-key-choose = choose an option; so does the beginning of its name
cli-key-explain = why an option has its value and chance

# $clause (key)
cli-key-clause = what a clause says, such as ? { $clause }
cli-key-withheld = what is not offered, and which clause withholds it
cli-key-undo = undo, back to the last decision or throw of a person
cli-key-overrule = overrule a throw, a decision or an outcome; the other dice stay

# $lose (text), $put (text)
cli-key-edit = edit by hand: e NAME { $lose }, e NAME { $put } before 2
cli-key-dice = d NAME hand: type in that fighter's dice; d NAME computer
cli-key-log = what has happened so far; l clauses with their clauses
cli-key-help = this help
cli-key-save = where the fight is saved (it always is)
cli-key-quit = quit; go on later with “tierce play LOG”

### Cases: what a case file states, and what did not come out as stated.

## Files of cases

# $file (file)
case-none = { $file }: there are no case files (.yaml) in this folder.

# $path (text), $keys (list)
case-two-kinds = { $path }: a case cannot have these keys at once: { $keys }.

# $path (text), $system (key)
case-no-fighters = { $path }: the system “{ $system }” cannot read fighters from files.

# $path (text), $names (list)
case-like-circle = { $path }: these fighters are like one another in a circle: { $names }.

## The result

# $passed (number), $failed (number)
case-result = { $passed } passed, { $failed } failed

# $file (file), $line (number), $name (text), $problems (list)
case-failed = { $file }:{ $line }: { $name }: { $problems }

# $line (number), $problem (message)
case-problem = (line { $line }) { $problem }

## What is wrong

# $what (message), $expected (text), $found (text)
case-differs = { $what }: expected { $expected }, found { $found }

# $option (key)
case-what-value = value of { $option }

# $option (key)
case-what-parts = parts of { $option }

# $option (key)
case-what-chance = chance of { $option }

# $option (key)
case-what-withheld = why { $option } is withheld

# $who (name), $slot (key)
case-what-state = { $who }, { $slot }

# $rolls (text)
case-what-roll = result of a throw of { $rolls }

case-what-result = result
case-what-refused = why the question is refused
case-what-dice = dice asked for
case-what-about = what the question is about
case-what-order = order of turns
case-what-turn = whose turn it is
case-what-verdict = verdict

# $who (name), $site (key), $dice (dice)
case-asked-roll = { $who } to roll { $dice } ({ $site })

# $who (name), $site (key), $options (list)
case-asked-choice = { $who } to choose ({ $site }): { $options }

# $verdict (text)
case-over = nothing, the fight is over ({ $verdict })

# $wanted (text), $asked (list)
case-not-asked = “{ $wanted }” is not asked here. Asked: { $asked }

# $verdict (text)
case-nothing-asked = nothing is asked any more, the fight is over ({ $verdict })

# $asked (list)
case-asked-something = nothing should be asked. Asked: { $asked }

# $asked (list)
case-more-asked = the rule asks for more than the case answers: { $asked }

# $answer (text), $asked (message), $possible (list)
case-no-answer = “{ $answer }” is no answer. Asked: { $asked }. Possible: { $possible }

# $option (key), $clause (key)
case-withheld-instead = { $option } is withheld ({ $clause })

# $option (key), $asked (list)
case-not-offered = { $option } is not offered. Asked: { $asked }

# $option (key)
case-offered-too = { $option } is offered

# $option (key)
case-not-withheld = { $option } is neither offered nor withheld

# $option (key), $options (list)
case-ambiguous = “{ $option }” may mean: { $options }

# $who (name), $options (list)
case-no-wish = “choose” names nothing to choose. Who chooses: { $who }. Options: { $options }

# $event (text), $happened (list)
case-no-event = { $event } did not happen (or not in this order). Happened: { $happened }

# $event (text)
case-event-too = { $event } happened

# $clause (key), $cited (list)
case-not-cited = nothing that happened cites { $clause }. Cited: { $cited }

# $asked (list)
case-circle = the answers of “always” go round in a circle: { $asked }

# $reason (text)
case-refused = the question is refused: { $reason }

case-answered = the question is answered, it should be refused

# $first (key), $second (key)
case-conflict = two clauses that both hold disagree: { $first }, { $second }

# $kind (key), $reason (text)
case-broke = a rule broke: { $kind }: { $reason }

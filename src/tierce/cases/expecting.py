"""What a case expects of a fight: the question asked, its options, what happened, the state."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from tierce.cases.amounts import agrees, as_number, form
from tierce.cases.failure import Problem, differs, problem
from tierce.cases.naming import matcher, named, spoken
from tierce.cases.scene import order_of
from tierce.cases.situation import as_stated, whom
from tierce.cases.tree import Item, listed, mapping, shown, text, unknown, words
from tierce.dice import Distribution
from tierce.fight.session import Fight
from tierce.fight.slots import FIELD
from tierce.fight.state import Layout, View
from tierce.script.answered import Asked, Happened
from tierce.script.effects import Choose, Option, Roll, Withheld
from tierce.script.odds import Odds
from tierce.script.value import Part, explain
from tierce.text import Message

#: What `asked` and `verdict` say where there is nothing and nobody.
NOTHING = "nothing"
NOBODY = "nobody"


def check_fight(expect: Item, fight: Fight) -> list[Problem]:
    """All that is not as expected. Raises UserError where the expectation itself is wrong."""
    keys = mapping(expect, "expect", CHECKS)
    asked, missed = _question(keys.get("asked"), fight)
    if missed:
        return missed
    found: list[Problem] = []
    for key, item in keys.items():
        found += CHECKS[key](item, fight, asked)
    return found


def _question(item: Item | None, fight: Fight) -> tuple[Asked | None, list[Problem]]:
    """The open question meant, and what is wrong where another is asked."""
    if item is None:
        return (fight.open[0] if fight.open else None), []
    wanted = text(item, "asked")
    if wanted == NOTHING:
        if not fight.open:
            return None, []
        return None, [problem(item, "case-asked-something", asked=_all_open(fight))]
    match = matcher(wanted, fight.view().fighters)
    for asked in fight.open:
        if match.matches(asked):
            return asked, []
    return None, [problem(item, "case-not-asked", wanted=wanted, asked=_all_open(fight))]


def _all_open(fight: Fight) -> list[Message]:
    """What is asked now, for a message."""
    if not fight.open:
        return [Message.of("case-over", verdict=_verdict(fight))]
    return [spoken(asked) for asked in fight.open]


def _verdict(fight: Fight) -> str:
    return fight.verdict or NOBODY


# ---------------------------------------------------------------- the question's options


def _choose(asked: Asked | None) -> Choose:
    """The question as a choice; one without options where it is none."""
    ask = None if asked is None else asked.ask
    return ask if isinstance(ask, Choose) else Choose("", FIELD, ())


def _ids(asked: Asked | None) -> list[str]:
    return [option.id for option in _choose(asked).options]


def _withheld_ids(asked: Asked | None) -> list[str]:
    return [each.id for each in _choose(asked).withheld]


def _offered(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    for wanted in words(item, "offered"):
        if not named(wanted, _ids(asked)):
            yield _not_offered(item, wanted, fight, asked)


def _not_offered(item: Item, wanted: str, fight: Fight, asked: Asked | None) -> Problem:
    for each in _choose(asked).withheld:
        if named(wanted, [each.id]):
            return problem(item, "case-withheld-instead", option=wanted, clause=each.clause)
    return problem(item, "case-not-offered", option=wanted, asked=_all_open(fight))


def _only(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    meant: list[str] = []
    for wanted in words(item, "only"):
        ids = named(wanted, _ids(asked))
        meant += ids
        if not ids:
            yield _not_offered(item, wanted, fight, asked)
    for each in _ids(asked):
        if each not in meant:
            yield problem(item, "case-offered-too", option=each)


def _not_in_offer(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    for wanted in words(item, "not-offered"):
        for each in named(wanted, _ids(asked)):
            yield problem(item, "case-offered-too", option=each)


def _withheld(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    for wanted, why in mapping(item, "withheld").items():
        offered = named(wanted, _ids(asked))
        meant = named(wanted, _withheld_ids(asked))
        if not meant:
            key = "case-offered-too" if offered else "case-not-withheld"
            option = offered[0] if offered else wanted
            yield problem(why, key, option=option)
            continue
        reasons = [each for each in _choose(asked).withheld if each.id in meant]
        if not any(_is_reason(why, each) for each in reasons):
            yield differs(
                why,
                Message.of("case-what-withheld", option=wanted),
                [_reason_form(why, each) for each in reasons],
            )


def _is_reason(why: Item, withheld: Withheld) -> bool:
    return agrees(why.plain(), _reason_form(why, withheld))


def _reason_form(why: Item, withheld: Withheld) -> Any:
    """Why something is withheld: the clause, or all of it where the case states more."""
    if not why.is_mapping():
        return withheld.clause
    return {
        "clause": withheld.clause,
        "reason": withheld.reason,
        **{name: form(fact) for name, fact in withheld.facts.items()},
    }


def _each_option(
    item: Item, key: str, fight: Fight, asked: Asked | None
) -> Iterator[tuple[str, Item, Option | Problem]]:
    """The option that each entry of an expectation means, or why it means none."""
    by_id = {option.id: option for option in _choose(asked).options}
    for wanted, stated in mapping(item, key).items():
        ids = named(wanted, list(by_id))
        if len(ids) == 1:
            yield wanted, stated, by_id[ids[0]]
        elif ids:
            yield wanted, stated, problem(stated, "case-ambiguous", option=wanted, options=ids)
        else:
            yield wanted, stated, _not_offered(stated, wanted, fight, asked)


def _values(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    for name, stated, option in _each_option(item, "value", fight, asked):
        if isinstance(option, Problem):
            yield option
            continue
        found = None if option.value is None else explain(option.value()).value
        if not agrees(stated.plain(), found):
            yield differs(stated, Message.of("case-what-value", option=name), found)


def _parts(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    for name, stated, option in _each_option(item, "parts", fight, asked):
        if isinstance(option, Problem):
            yield option
        else:
            parts = () if option.value is None else tuple(option.value())
            yield from check_parts(stated, name, parts)


def check_parts(stated: Item, name: str, parts: Sequence[Part]) -> Iterator[Problem]:
    """Whether the parts of a value are those stated, in any order: [amount, clause] each."""
    missing = [tuple(each.plain()) for each in listed(stated, "parts") if each.is_list()]
    left = [(part.amount, part.clause) for part in parts if part.amount]
    for part in list(missing):
        if part[:2] in left:
            left.remove(part[:2])
            missing.remove(part)
    nothing = [part for part in missing if part[:1] == (0,)]
    if len(missing) > len(nothing) or left:
        found = [[part.amount, part.clause] for part in parts]
        yield differs(stated, Message.of("case-what-parts", option=name), found)


def _chances(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    for name, stated, option in _each_option(item, "chance", fight, asked):
        if isinstance(option, Problem):
            yield option
        elif option.trial is None:
            yield differs(stated, Message.of("case-what-chance", option=name), None)
        else:
            odds = Odds(interventions=fight.setup.system.intervene)
            trial = option.trial
            spread = odds.distribution(trial.rule, *trial.args, world=fight.view())
            yield from check_chances(stated, name, spread)


def check_chances(stated: Item, name: str, spread: Distribution[Any]) -> Iterator[Problem]:
    """Whether outcomes have the chances stated; a chance alone is that of success."""
    if not stated.is_mapping():
        found = spread.chance_that(bool)
        if not agrees(stated.plain(), found):
            yield differs(stated, Message.of("case-what-chance", option=name), found)
        return
    for outcome, chance in stated.value.items():
        found = chance_of(spread, outcome)
        if not agrees(chance.plain(), found):
            yield differs(chance, Message.of("case-what-chance", option=outcome), found)


def chance_of(spread: Distribution[Any], outcome: str) -> Fraction:
    """The chance of an outcome as a case writes it; `hit + critical` is that of either."""
    return sum((spread.chance_that(_is_outcome(each)) for each in summed(outcome)), Fraction(0))


def summed(outcome: str) -> list[str]:
    """The outcomes whose chances are added."""
    return [each.strip() for each in outcome.split(" + ")]


def _is_outcome(name: str) -> Callable[[Any], bool]:
    number = as_number(name)
    if number is not None:
        return lambda each: as_number(form(each)) == number
    return lambda each: shown(form(each)) == name


def _dice(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    ask = None if asked is None else asked.ask
    found = str(ask.dice) if isinstance(ask, Roll) else None
    if found != str(item.value):
        yield differs(item, Message.of("case-what-dice"), found)


def _about(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    ask = None if asked is None else asked.ask
    facts = form(ask.facts) if isinstance(ask, (Roll, Choose)) else {}
    if not agrees(item.plain(), facts):
        yield differs(item, Message.of("case-what-about"), facts)


# ---------------------------------------------------------------- what happened, how it stands


def _events(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    """The events stated have happened in this order, whatever happened between them."""
    yield from check_events(item, fight.notes())


def check_events(item: Item, notes: Sequence[Happened]) -> Iterator[Problem]:
    """Whether events happened in the order stated; each by its key or the end of it."""
    position = 0
    for key, facts, stated in _stated_events(item):
        for index in range(position, len(notes)):
            if _is_event(notes[index], key, facts):
                position = index + 1
                break
        else:
            happened = [_event_form(note) for note in notes]
            yield problem(stated, "case-no-event", event=_spelled(key, facts), happened=happened)


def _stated_events(item: Item) -> Iterator[tuple[str, Any, Item]]:
    for each in listed(item, "events"):
        if each.is_mapping():
            for key, facts in each.value.items():
                yield key, facts.plain() or {}, facts
        else:
            yield text(each, "events"), {}, each


def _spelled(key: str, facts: Any) -> str:
    return f"{key} {shown(facts)}" if facts else key


def _is_event(note: Happened, key: str, facts: Any) -> bool:
    same = note.key == key or note.key.endswith("." + key)
    return same and agrees(facts, form(note.facts))


def _event_form(note: Happened) -> str:
    return _spelled(note.key, form(note.facts))


def _no_events(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    for key, facts, stated in _stated_events(item):
        for note in fight.notes():
            if _is_event(note, key, facts):
                yield problem(stated, "case-event-too", event=_event_form(note))


def _cites(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    cited = {clause for note in fight.notes() for clause in note.clauses}
    for wanted in words(item, "cites"):
        if wanted not in cited:
            yield problem(item, "case-not-cited", clause=wanted, cited=sorted(cited))


def _state(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    yield from check_state(item, fight.setup.layout(), fight.view())


def check_state(item: Item, layout: Layout, view: View) -> Iterator[Problem]:
    """Whether slots and facts are as stated."""
    for name, slots in mapping(item, "state").items():
        who = whom(layout, slots, name)
        own = {slot for owner, slot in layout.keys if owner == who}
        if who != FIELD:
            own |= {*layout.facts, *layout.known}
        for slot, wanted in mapping(slots, name).items():
            if slot not in own:
                raise unknown(wanted, slot, own)
            same, found = as_stated(layout, view, who, slot, wanted)
            if not same:
                yield differs(wanted, Message.of("case-what-state", who=name, slot=slot), found)


def _order(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    last = fight.course.joints[-1].step if fight.course.joints else None
    found = order_of(fight.setup, fight.view(), last)
    if list(words(item, "order")) != found:
        yield differs(item, Message.of("case-what-order"), found)


def _turn(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    found = fight.course.root.partition("@")[0] if fight.open else NOBODY
    if text(item, "turn") != found:
        yield differs(item, Message.of("case-what-turn"), found)


def _verdict_is(item: Item, fight: Fight, asked: Asked | None) -> Iterator[Problem]:
    found = "none" if fight.verdict is None else _verdict(fight)
    if text(item, "verdict") != found:
        yield differs(item, Message.of("case-what-verdict"), found)


def _asked_already(item: Item, fight: Fight, asked: Asked | None) -> Iterable[Problem]:
    return ()  # the question was found by it


#: What may be expected of a fight, by key.
CHECKS: Mapping[str, Callable[[Item, Fight, Asked | None], Iterable[Problem]]] = {
    "asked": _asked_already,
    "offered": _offered,
    "only": _only,
    "not-offered": _not_in_offer,
    "withheld": _withheld,
    "value": _values,
    "parts": _parts,
    "chance": _chances,
    "dice": _dice,
    "about": _about,
    "events": _events,
    "no-events": _no_events,
    "cites": _cites,
    "state": _state,
    "order": _order,
    "turn": _turn,
    "verdict": _verdict_is,
}

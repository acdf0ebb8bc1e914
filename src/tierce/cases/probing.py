"""Cases without a fight played: a named value, a rule by itself, a quick question."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from typing import Any

from tierce.cases.amounts import agrees, form
from tierce.cases.expecting import (
    check_chances,
    check_events,
    check_parts,
    check_state,
    summed,
)
from tierce.cases.failure import Problem, Stopped, differs, problem
from tierce.cases.model import Case
from tierce.cases.naming import FACES, named, spoken, thrown
from tierce.cases.scene import Scene, scene_of
from tierce.cases.situation import value_of, whom
from tierce.cases.tree import Item, listed, mapping, nobody, text, unknown, words, wrong_type
from tierce.dice import Distribution
from tierce.fight.question import BadQuestion
from tierce.script.answered import Answer, Answered, Asked, Pending, Run, Source
from tierce.script.effects import Choose, Option, Roll, Who
from tierce.script.odds import Odds, Policy
from tierce.script.value import Part, total
from tierce.text import Message, UserError

TOTAL, PARTS = "total", "parts"
CHANCE, RESULT, EVENTS, STATE = "chance", "result", "events", "state"
#: What may be stated of all that a rule's result can be, where that is a number.
SPREAD: Mapping[str, Callable[[Distribution[Any]], Any]] = {
    "mean": lambda spread: spread.mean(),
    "lowest": lambda spread: min(spread.weights),
    "highest": lambda spread: max(spread.weights),
}
REFUSED = "refused"


# ---------------------------------------------------------------- values


def ask_value(case: Case) -> list[Problem]:
    """A value of the system by its name: its total, its parts, or the plain value it is."""
    scene = scene_of(case)
    function = _probe(case, "value", case.system.probes)
    view = scene.view()
    found = function(view, *_arguments(case, function, scene))
    expect = case.body.value["expect"]
    name = text(case.body.value["value"], "value")
    parts = _as_parts(found)
    if parts is None:
        what = Message.of("case-what-value", option=name)
        return [] if agrees(expect.plain(), form(found)) else [differs(expect, what, form(found))]
    return list(_check_value(expect, name, parts))


def _as_parts(found: Any) -> tuple[Part, ...] | None:
    """The parts of a value; None where it is a plain thing."""
    if isinstance(found, Part):
        return (found,)
    if isinstance(found, (str, Mapping, Distribution)) or not isinstance(found, Iterable):
        return None
    parts = tuple(found)
    is_value = inspect.isgenerator(found) or bool(parts)
    return parts if is_value and all(isinstance(each, Part) for each in parts) else None


def _check_value(expect: Item, name: str, parts: tuple[Part, ...]) -> Iterator[Problem]:
    whole = total(parts)
    what = Message.of("case-what-value", option=name)
    if not expect.is_mapping():
        if not agrees(expect.plain(), whole):
            yield differs(expect, what, whole)
        return
    keys = mapping(expect, "expect", (TOTAL, PARTS))
    if TOTAL in keys and not agrees(keys[TOTAL].plain(), whole):
        yield differs(keys[TOTAL], what, whole)
    if PARTS in keys:
        yield from check_parts(keys[PARTS], name, parts)


def _probe(case: Case, key: str, known: Mapping[str, Callable[..., Any]]) -> Callable[..., Any]:
    item = case.body.value[key]
    name = text(item, key)
    if name not in known:
        raise unknown(item, name, known)
    return known[name]


def _arguments(case: Case, function: Callable[..., Any], scene: Scene) -> list[Any]:
    """`of` and `with` as the arguments after the view. UserError where they do not fit."""
    parameters = list(inspect.signature(function).parameters.values())[1:]
    given: dict[str, Any] = {}
    of, extra = case.get("of"), case.get("with")
    if of is not None:
        if not parameters:
            raise unknown(of, "of", ())
        given[parameters[0].name] = whom(scene.layout, of, text(of, "of"))
    known = [each.name for each in parameters]
    for name, item in (mapping(extra, "with") if extra is not None else {}).items():
        if name not in known:
            raise unknown(item, name, known)
        given[name] = value_of(item, scene.layout.sheets)
    for each in parameters:
        if each.name not in given and each.default is each.empty:
            raise UserError("error-missing-key", path=case.body.place, key=each.name)
    return [given.get(each.name, each.default) for each in parameters]


# ---------------------------------------------------------------- rules


def ask_rule(case: Case) -> list[Problem]:
    """A rule by itself: its exact chances, or what it does with the dice a case gives it."""
    scene = scene_of(case)
    rule = _probe(case, "rule", {**case.system.probes, **case.system.rules})
    args = tuple(_arguments(case, rule, scene))
    found: list[Problem] = []
    rolls = case.get("rolls")
    if rolls is not None:
        for typed, expected in mapping(rolls, "rolls").items():
            found += _one_throw(case, scene, rule, args, typed, expected)
    expect = case.get("expect")
    if expect is None:
        return found
    keys = mapping(expect, "expect", (CHANCE, *SPREAD, RESULT, EVENTS, STATE))
    spread = {key: item for key, item in keys.items() if key in (CHANCE, *SPREAD)}
    if spread:
        found += _chances(case, scene, rule, args, spread)
    played = {key: item for key, item in keys.items() if key not in spread}
    if played:
        found += _as_played(case, scene, rule, args, played)
    return found


def _one_throw(
    case: Case,
    scene: Scene,
    rule: Callable[..., Any],
    args: tuple[Any, ...],
    typed: str,
    expected: Item,
) -> Iterator[Problem]:
    """What the rule makes of the throws that a key of `rolls` writes: `9`, or `9, 12`."""
    throws: list[int | str]
    try:
        typed_throws = typed.replace(",", " ").split()
        throws = [each if FACES.fullmatch(each) else int(each) for each in typed_throws]
    except ValueError:
        raise UserError(
            "error-wrong-type",
            path=expected.place,
            key="rolls",
            value=typed,
            expected=Message.of("expected-number"),
        ) from None
    items = [Item(each, expected.file, expected.line) for each in throws]
    try:
        run, _ = _run(case, scene, rule, args, items)
    except Stopped as stopped:
        yield stopped.problem
        return
    if not agrees(expected.plain(), form(run.result)):
        yield differs(expected, Message.of("case-what-roll", rolls=typed), form(run.result))


def _as_played(
    case: Case,
    scene: Scene,
    rule: Callable[..., Any],
    args: tuple[Any, ...],
    expected: Mapping[str, Item],
) -> Iterator[Problem]:
    play = case.get("play")
    try:
        run, view = _run(case, scene, rule, args, [] if play is None else listed(play, "play"))
    except Stopped as stopped:
        yield stopped.problem
        return
    if RESULT in expected and not agrees(expected[RESULT].plain(), form(run.result)):
        yield differs(expected[RESULT], Message.of("case-what-result"), form(run.result))
    if EVENTS in expected:
        yield from check_events(expected[EVENTS], run.notes)
    if STATE in expected:
        yield from check_state(expected[STATE], scene.layout, view)


def _run(
    case: Case,
    scene: Scene,
    rule: Callable[..., Any],
    args: tuple[Any, ...],
    answers: Sequence[Item],
) -> tuple[Run, Any]:
    """The rule run over answers in order; Stopped where one does not fit, or is too much."""
    waiting = list(answers)
    view = scene.view()
    preferred = case.get("choose")
    wishes = () if preferred is None else words(preferred, "choose")
    run = Answered(view, _in_order(waiting, wishes), case.system.intervene)
    place = answers[-1] if answers else case.body
    try:
        done = run.run("case", rule, args)
    except Pending as pending:
        asked = [spoken(each) for each in pending.questions]
        raise Stopped(problem(place, "case-more-asked", asked=asked)) from None
    if waiting:
        wanted = str(waiting[0].value)
        raise Stopped(problem(waiting[0], "case-not-asked", wanted=wanted, asked=[]))
    return done, view


def _in_order(waiting: list[Item], wishes: Sequence[str]) -> Source:
    def source(asked: Asked) -> Answer | None:
        if isinstance(asked.ask, Choose):
            wish = _wish(asked.ask.options, wishes)
            if wish is not None:
                return Answer(asked.digest, wish, "case")
        if not waiting:
            return None
        item = waiting.pop(0)
        return Answer(asked.digest, _fitting(asked, item), "case")

    return source


def _fitting(asked: Asked, item: Item) -> Any:
    """The answer, where it can be one to the question."""
    value = item.value
    if isinstance(asked.ask, Roll):
        dice = asked.ask.dice
        value = thrown(dice, value)
        if dice.shows(value):
            return value
        possible = [f"{dice.lowest}..{dice.highest}"]
    else:
        ids = [o.id for o in asked.ask.options] if isinstance(asked.ask, Choose) else []
        meant = named(value, ids) if isinstance(value, str) else []
        if len(meant) == 1:
            return meant[0]
        possible = ids
    facts = {"answer": str(item.plain()), "possible": possible}
    raise Stopped(problem(item, "case-no-answer", asked=spoken(asked), **facts))


def _wish(options: Sequence[Option], wishes: Sequence[str]) -> str | None:
    ids = [option.id for option in options]
    for wish in wishes:
        meant = named(wish, ids)
        if meant:
            return meant[0]
    return None


def _chances(
    case: Case,
    scene: Scene,
    rule: Callable[..., Any],
    args: tuple[Any, ...],
    stated: Mapping[str, Item],
) -> Iterator[Problem]:
    odds = Odds(_policy(case), case.system.intervene)
    spread = odds.distribution(rule, *args, world=scene.view())
    for key, item in stated.items():
        if key == CHANCE:
            yield from check_chances(item, text(case.body.value["rule"], "rule"), spread)
        elif not agrees(item.plain(), SPREAD[key](spread)):
            what = Message.of("case-what-value", option=key)
            yield differs(item, what, SPREAD[key](spread))


def _policy(case: Case) -> Policy | None:
    """The policy of a case: its wishes first, then the system's policy of that name."""
    chosen, preferred = case.get("policy"), case.get("choose")
    below: Policy | None = None
    if chosen is not None:
        name = text(chosen, "policy")
        if name not in case.system.policies:
            raise nobody(chosen, name, case.system.policies)
        below = case.system.policies[name]
    if preferred is None:
        return below
    wishes = words(preferred, "choose")

    def policy(who: Who, sees: Any, options: Sequence[Option]) -> str:
        wish = _wish(options, wishes)
        if wish is not None:
            return wish
        if below is None:
            ids = [option.id for option in options]
            raise Stopped(problem(preferred, "case-no-wish", who=str(who), options=ids))
        return below(who, sees, options)

    return policy


# ---------------------------------------------------------------- quick questions


def ask_question(case: Case) -> list[Problem]:
    """A quick question: its outcomes, values and distributions, or why it is refused."""
    item = case.body.value["question"]
    if case.system.question is None:
        raise unknown(item, "question", ("play", "value", "rule"))
    typed = {key: _typed(each, key) for key, each in mapping(item, "question").items()}
    expect = mapping(case.body.value["expect"], "expect")
    try:
        answer = case.system.question(typed)
    except BadQuestion as error:
        if REFUSED not in expect:
            return [problem(item, "case-refused", reason=str(error))]
        return list(_check_refused(expect[REFUSED], error))
    if REFUSED in expect:
        return [problem(expect[REFUSED], "case-answered")]
    return list(_check_answer(expect, answer))


def _typed(item: Item, key: str) -> str:
    """A value of the question as it would be typed: lists are joined with commas."""
    if item.is_mapping():
        raise wrong_type(item, key, "expected-text")
    return ",".join(str(form(each.value)) for each in listed(item, key))


def _check_refused(stated: Item, error: BadQuestion) -> Iterator[Problem]:
    found = {"reason": error.reason, **{name: form(fact) for name, fact in error.facts.items()}}
    same = agrees(stated.plain(), found if stated.is_mapping() else error.reason)
    if not same:
        yield differs(stated, Message.of("case-what-refused"), found)


def _check_answer(expect: Mapping[str, Item], answer: Any) -> Iterator[Problem]:
    found: dict[str, Any] = {
        "method": answer.method,
        "question": form(answer.question),
        "outcomes": dict(answer.outcomes),
        **answer.chances,
        **{name: value.value for name, value in answer.values.items()},
        **{name: form(spread) for name, spread in answer.distributions.items()},
    }
    for key, stated in expect.items():
        if key == PARTS:
            for name, parts in mapping(stated, PARTS, answer.values).items():
                yield from check_parts(parts, name, answer.values[name].parts)
            continue
        if key not in found:
            raise unknown(stated, key, [*found, PARTS, REFUSED])
        yield from _each(stated, key, found[key])


def _each(stated: Item, name: str, found: Any) -> Iterator[Problem]:
    if not (stated.is_mapping() and isinstance(found, dict)):
        if not agrees(stated.plain(), found):
            yield differs(stated, Message.of("case-what-value", option=name), found)
        return
    for key, each in stated.value.items():
        if name == "question":
            here = found.get(key)
        else:
            here = sum((found.get(part, Fraction(0)) for part in summed(key)), Fraction(0))
        if not agrees(each.plain(), here):
            yield differs(each, Message.of("case-what-value", option=f"{name}, {key}"), here)

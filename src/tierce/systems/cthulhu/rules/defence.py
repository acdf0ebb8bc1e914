"""Which defence may answer a blow, and how it goes (cthulhu.defence.available)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any, NamedTuple

from tierce.fight.state import View
from tierce.script.effects import (
    Call,
    Choose,
    Note,
    Option,
    Rule,
    RuleFunction,
    Who,
    Withheld,
    note,
)
from tierce.script.value import Value, total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import (
    check,
    conditions,
    defend,
    dodge,
    hide,
    parry,
    strike,
)
from tierce.systems.cthulhu.rules.answer import FAILED, NONE, Answer, Defence
from tierce.systems.cthulhu.rules.strike import Hit, Strike

CLAUSE = "cthulhu.defence.available"


class Kind(NamedTuple):
    """A kind of defence: what there is of it against a blow, its chance, how it goes; the rule
    that shows the chance by itself, called with the target."""

    candidates: Callable[[View, Who, Who, Strike], Iterator[tuple[Defence, Withheld | None]]]
    value: Callable[[View, Who, Who, Strike, Defence], Value]
    attempt: Callable[[View, Who, Who, Strike, Hit, Defence], Rule[Answer]]
    trial: RuleFunction = check.trial


#: The defences of whoever is attacked, in the order of the source.
KINDS: Mapping[str, Kind] = {
    dodge.KIND: Kind(dodge.candidates, dodge.value, dodge.attempt),
    defend.KIND: Kind(defend.candidates, defend.value, defend.attempt),
    parry.KIND: Kind(parry.candidates, parry.value, parry.attempt),
    hide.KIND: Kind(hide.candidates, hide.value, hide.attempt, hide.trial),
}


class Choice(NamedTuple):
    """What the defender may choose from, and what it may not and why."""

    legal: tuple[Defence, ...]
    withheld: tuple[Withheld, ...]


def helpless(fight: View, who: Who) -> Withheld | None:
    """Why there is no defence of any kind, or None where there may be one."""
    if fight.read(who, "out"):
        return Withheld(ANY, "cthulhu.injury", "cthulhu.reason.out")
    if conditions.is_stunned(fight, who) and not fight.options.stunned_defend:
        return Withheld(ANY, conditions.CLAUSE, "cthulhu.reason.stunned")
    if fight.read(who, "moved") >= RUN and not fight.options.defence_after_run:
        return Withheld(ANY, "cthulhu.turn.action-points", "cthulhu.reason.ran")
    return None


#: Squares of a full run.
RUN = 3
#: The id of what withholds every defence.
ANY = "defence"


def choice(fight: View, who: Who, attacker: Who, blow: Strike) -> Choice:
    """The defences open to `who` against a blow."""
    bar = helpless(fight, who)
    if bar is not None:
        return Choice((), (bar,))
    legal: list[Defence] = []
    withheld: list[Withheld] = []
    for kind in KINDS.values():
        for defence, why in kind.candidates(fight, who, attacker, blow):
            if why is None:
                legal.append(defence)
            else:
                withheld.append(defence.withheld(why))
    return Choice(tuple(legal), tuple(withheld))


def value(fight: View, who: Who, attacker: Who, blow: Strike, defence: Defence) -> Value:
    """The chance of a defence, with its parts."""
    return KINDS[defence.kind].value(fight, who, attacker, blow, defence)


def options(
    fight: View, who: Who, attacker: Who, blow: Strike, legal: tuple[Defence, ...]
) -> tuple[Option, ...]:
    """The defences as options with value and chance, and none at all."""

    def option(defence: Defence) -> Option:
        def parts() -> Value:
            return value(fight, who, attacker, blow, defence)

        twice = defence.using == "grapple"
        rule = check.trial_twice if twice else KINDS[defence.kind].trial
        trial = Call("trial", rule, (total(parts()),))
        return Option(defence.id, parts, trial, defence.facts)

    none = Option(NONE, facts={**Defence(NONE).facts})
    return (*(option(defence) for defence in legal), none)


def choose(fight: View, who: Who, attacker: Who, blow: Strike) -> Rule[Defence | None]:
    """The defender chooses, None where it does nothing."""
    open_now = choice(fight, who, attacker, blow)
    if not open_now.legal:
        yield none_left(who, attacker, open_now.withheld)
        return None
    chosen = yield Choose(
        "defence",
        who,
        options(fight, who, attacker, blow, open_now.legal),
        open_now.withheld,
        sees=lambda: _sees(fight, who, attacker, blow, open_now.legal),
        label="cthulhu.ask.defence",
        facts={"foe": attacker, **strike.facts(fight, attacker, blow)},
    )
    if chosen == NONE:
        yield note("cthulhu.event.undefended", CLAUSE, who=who, foe=attacker)
    return next((each for each in open_now.legal if each.id == chosen), None)


def none_left(who: Who, attacker: Who, withheld: tuple[Withheld, ...]) -> Note:
    """Nobody is asked who has no defence left: why there is none, of any kind or of each."""
    bar = withheld[0]  # a dodge is always looked at
    words = {kind: _word(next((w for w in withheld if _kind(w) == kind), None)) for kind in KINDS}
    why = _word(bar) if bar.id == ANY else "each"
    if words[defend.KIND] == words[parry.KIND] == "gun":
        why = "gun"
    facts = {"who": who, "foe": attacker, "why": why}
    return note("cthulhu.event.no-defence", CLAUSE, bar.clause, **facts, **words)


def _kind(why: Withheld) -> str:
    return why.id.partition(":")[0].partition("+")[0]


def _word(why: Withheld | None) -> str:
    """The last word of a reason."""
    return "none" if why is None else why.reason.rpartition(".")[2]


def _sees(
    fight: View, who: Who, attacker: Who, blow: Strike, legal: tuple[Defence, ...]
) -> dict[str, Any]:
    vain = [each.id for each in legal if parry.in_vain(fight, attacker, blow, each)]
    return {"ask": "defence", "vain": tuple(vain)}


def attempt(
    fight: View, who: Who, attacker: Who, blow: Strike, hit: Hit, defence: Defence
) -> Rule[Answer]:
    """Try a defence."""
    return (yield from KINDS[defence.kind].attempt(fight, who, attacker, blow, hit, defence))


def answered(fight: View, who: Who, attacker: Who, blow: Strike, hit: Hit) -> Rule[Answer]:
    """The defender's choice and roll against a blow that has hit."""
    chosen = yield from choose(fight, who, attacker, blow)
    if chosen is None:
        return FAILED
    came: Rolled = yield Call("defence-roll", attempt, (who, attacker, blow, hit, chosen))
    answer: Answer = came.value()
    return answer

"""What may be overruled: the last throws, decisions and outcomes, the newest first."""

from __future__ import annotations

from typing import Any, NamedTuple

from tierce.cli.play.dice import faces_of
from tierce.cli.telling import Teller
from tierce.fight.session import Fight, in_own_words
from tierce.script.answered import Asked
from tierce.script.effects import Choose, Roll

#: Words for who gave an answer, as they stand in a log.
DICE, HAND, PLAYER, POLICY, GAME_MASTER = "dice", "hand", "player", "policy", "GM"
#: Those of them that a person gave.
PEOPLE = (HAND, PLAYER, GAME_MASTER)


class Recent(NamedTuple):
    """Something decided: the question, how it came out, who said so ("" : the rules)."""

    asked: Asked
    value: Any
    by: str
    #: what stood there before it was overruled, the oldest first
    replaced: tuple[Any, ...] = ()


def recent(fight: Fight, most: int) -> list[Recent]:
    """The last things decided, the newest first. An outcome stands after what led to it."""
    course = fight.course
    found: list[Recent] = []
    for run in (course.partial, *(joint.run for joint in reversed(course.joints))):
        decided = list(run.decided)
        answered = [
            Recent(asked, answer.value, answer.by, answer.replaced) for asked, answer in run.asked
        ]
        found += _woven(answered, [Recent(asked, value, "") for asked, value in decided])[::-1]
        if len(found) >= most:
            break
    return found[:most]


def _woven(answered: list[Recent], decided: list[Recent]) -> list[Recent]:
    """Outcomes put after the last answer that lies inside them."""
    woven = list(answered)
    for outcome in decided:
        inside = outcome.asked.address + "/"
        places = [n for n, each in enumerate(woven) if each.asked.address.startswith(inside)]
        woven.insert(places[-1] + 1 if places else len(woven), outcome)
    return woven


def described(each: Recent, teller: Teller) -> str:
    """What was asked and how it came out, in one line."""
    return teller.text(
        "cli-decided",
        what=what_of(each.asked, teller),
        value=value_of(each.asked, each.value, teller),
    )


def what_of(asked: Asked, teller: Teller) -> str:
    """What a question is about."""
    ask = asked.ask
    if isinstance(ask, Roll):
        what = teller.question(ask)
        return teller.text("cli-recent-roll", who=ask.who, what=what, dice=str(ask.dice))
    if isinstance(ask, Choose):
        return teller.text("label-value", label=ask.who, value=teller.question(ask))
    return teller.text("cli-recent-outcome", site=teller.named("site", ask.site, {}))


def value_of(asked: Asked, value: Any, teller: Teller) -> str:
    """How it came out."""
    ask = asked.ask
    if isinstance(ask, Choose):
        if in_own_words(ask, value):
            return str(value).partition(":")[2]
        option = next((option for option in ask.options if option.id == value), None)
        return str(value) if option is None else teller.option(ask, option)
    return faces_of(value) if isinstance(ask, Roll) else teller.outcome(value)


def values_of(each: Recent, teller: Teller) -> str:
    """How it came out; before that, what it was until it was overruled."""
    values = (*each.replaced, each.value)
    known = (
        teller.text("unknown") if v is None else value_of(each.asked, v, teller) for v in values
    )
    return " → ".join(known)


def by_of(by: str, teller: Teller) -> str:
    """Who said so."""
    known = {
        DICE: "by-dice",
        HAND: "by-hand",
        PLAYER: "by-player",
        POLICY: "by-policy",
        GAME_MASTER: "by-gm",
        "": "by-rules",
    }
    return teller.own(known[by]) if by in known else by

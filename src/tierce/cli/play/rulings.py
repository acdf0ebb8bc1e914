"""What the GM overruled or changed by hand, told at its place in the story."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tierce.cli.play.dice import faces_of
from tierce.cli.telling import Teller
from tierce.fight.rulings import EDITED
from tierce.script.answered import OVERRULED
from tierce.script.effects import Choose, Option, Who
from tierce.text import Fact, Message

Facts = Mapping[str, Any]


def told(key: str, facts: Facts, teller: Teller) -> str | None:
    """A ruling in one line; None where an event of that key is none."""
    tell = _TELLERS.get(key)
    return None if tell is None else teller.own("ruling", {"ruling": tell(facts, teller)})


# ---------------------------------------------------------------- overruled


def _overruled(facts: Facts, teller: Teller) -> str:
    what, value = _roll if "dice" in facts else _choice if "question" in facts else _outcome
    before, after = (
        Message.of("unknown") if facts[name] is None else value(facts, facts[name], teller)
        for name in ("before", "after")
    )
    return teller.text("cli-ruled", what=what(facts, teller), before=before, after=after)


def _what_roll(facts: Facts, teller: Teller) -> str:
    asked = facts["question"]
    about = {"who": facts["who"], **facts["about"]}
    what = teller.say(asked, about) if asked else teller.text("cli-roll-plain")
    return teller.text("cli-ruled-roll", who=facts["who"], what=what)


def _what_choice(facts: Facts, teller: Teller) -> str:
    question = teller.question(_choose(facts))
    return teller.text("cli-ruled-choice", who=facts["who"], question=question)


def _choose(facts: Facts) -> Choose:
    """The question as it was asked, with as much as a log keeps of it."""
    options = tuple(Option(id, facts=about) for id, about in facts["options"].items())
    who, question = Who(facts["who"]), facts["question"]
    return Choose("", who, options, label=question, facts=facts["about"])


def _option(facts: Facts, value: Any, teller: Teller) -> str:
    ask = _choose(facts)
    option = next((option for option in ask.options if option.id == value), None)
    if option is not None:
        return teller.option(ask, option)
    return str(value).partition(":")[2] or str(value)  # in one's own words


_roll: tuple[Callable[[Facts, Teller], str], Callable[[Facts, Any, Teller], str]] = (
    _what_roll,
    lambda facts, value, teller: faces_of(value),
)
_choice = (_what_choice, _option)
_outcome = (
    lambda facts, teller: teller.text(
        "cli-ruled-outcome", site=teller.named("site", facts["site"], {})
    ),
    lambda facts, value, teller: teller.outcome(value),
)


# ---------------------------------------------------------------- changed by hand


def _edited(facts: Facts, teller: Teller) -> str:
    slot = facts["slot"]
    key = _key(slot, facts["key"], teller)
    what = teller.slot(slot)
    if facts["how"] in ("begin", "end"):
        message = "cli-ruled-begins" if facts["how"] == "begin" else "cli-ruled-ends"
        return teller.text(message, what=_of(facts["who"], what, teller), name=key)
    if key:
        what = teller.text("cli-ruled-entry", slot=what, key=key)
    before, after = (_value(slot, facts[name], teller) for name in ("before", "after"))
    what = _of(facts["who"], what, teller)
    return teller.text("cli-ruled", what=what, before=before, after=after)


def _key(slot: str, key: Any, teller: Teller) -> str:
    """What an entry is called; of a fact about somebody the fact has a name."""
    if isinstance(key, tuple | list) and key:
        return " ".join([teller.slot_value(slot, key[0]) or _words(key[0]), _words(key[1:])])
    return teller.slot_value(slot, key) or _words(key)


def _of(who: str, slot: str, teller: Teller) -> str:
    """A slot of a fighter; that of the place is nobody's."""
    return teller.text("cli-ruled-slot", who=who, slot=slot) if who else slot


def _value(slot: str, value: Any, teller: Teller) -> Fact:
    if isinstance(value, bool):
        return Message.of("yes" if value else "no")
    return teller.slot_value(slot, value) or _words(value) or "–"


def _words(value: Any) -> str:
    if isinstance(value, tuple | list):
        return " ".join(_words(each) for each in value)
    return "" if value is None else str(value)


_TELLERS = {OVERRULED: _overruled, EDITED: _edited}
#: The keys of notes that are rulings.
KEYS = frozenset(_TELLERS)

"""Ways to play: pure functions of who chooses, what it sees and the options. Ties go to the id."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from tierce.script.effects import Option, Who
from tierce.script.value import total

#: What is taken of whatever has no value, the first that is there.
STEADY = ("nothing", "semi", "plain", "hold", "hurt")


def _best(options: Sequence[Option]) -> str:
    return min(options, key=lambda each: (-_worth(each), each.id)).id


def _hardest(damage: Mapping[str, int], options: Sequence[Option]) -> str:
    """The option of the most damage to be expected."""
    return min(options, key=lambda each: (-_worth(each) * damage.get(each.id, 1), each.id)).id


def _worth(option: Option) -> int:
    return total(option.value()) if option.value is not None else -1000


def _first(options: Sequence[Option], *wanted: str) -> str:
    """The first of the wanted ids that is there, else the first id of all."""
    ids = sorted(option.id for option in options)
    return next((name for name in wanted if name in ids), ids[0])


def steady(who: Who, sees: Any, options: Sequence[Option]) -> str:
    """Goes to the nearest foe, strikes with the weapon and art that promise most, defends as well
    as it can, treats a friend in touch who has gone down."""
    ask = sees.get("ask")
    if ask == "action":
        return _steady_action(sees, options)
    if ask == "where":
        return _approach(sees, options)
    if ask == "target":
        out = sees.get("out", ())
        able = [each for each in options if each.facts.get("foe") not in out]
        return _hardest(dict(sees.get("damage", ())), able or options)
    if ask == "defence":
        return _safest(sees.get("vain", ()), options)
    if ask in _PICKS:
        return _PICKS[ask](sees, options)
    if any(option.value is not None for option in options):
        return _best(options)
    return _first(options, *STEADY)


def _friend(sees: Any, options: Sequence[Option]) -> str:
    """A friend, or oneself, before any foe."""
    foes = sees.get("foes", ())
    return _best([each for each in options if each.facts.get("patient") not in foes] or options)


def _deepest(sees: Any, options: Sequence[Option]) -> str:
    return min(options, key=lambda each: (-each.facts.get("metres", 0), each.id)).id


#: Questions that are answered in one way, whatever else is seen.
_PICKS: Mapping[str, Callable[[Any, Sequence[Option]], str]] = {
    "patient": _friend,
    "throw": _deepest,
    "cover": lambda sees, options: _first(options, "none"),
    "way": lambda sees, options: _first(options, *STEADY),
    "art": lambda sees, options: _best([o for o in options if o.id != "none"] or options),
}


def _safest(vain: Sequence[str], options: Sequence[Option]) -> str:
    """The likeliest of those that stop a blow; one that lessens it counts a third."""
    able = [each for each in options if each.id not in vain]
    share = {"defend": 1, "defend+at-once": 1}
    return min(able, key=lambda each: (-_worth(each) * share.get(each.id, 3), each.id)).id


def _steady_action(sees: Any, options: Sequence[Option]) -> str:
    """A gun is loaded when half of its shots are gone; whoever has shot stays where it is."""
    if sees["reach"]:
        return _first(options, "stand-up", "pull", "nock", "attack", "end")
    if sees.get("help"):
        return _first(options, "treat", "end")
    load = ("nock", "reload") if sees.get("low") else ("nock",)
    if sees["far"] > 1 and not sees.get("shot"):
        return _first(options, "stand-up", "break-free", *load, "move", "end")
    return _first(options, "stand-up", "break-free", "pull", *load, "end")


def _approach(sees: Any, options: Sequence[Option]) -> str:
    """Towards the nearest foe that is not at arm's length; on a map as near as that."""
    if "far" not in sees:
        return min(options, key=lambda each: (max(1, each.facts["near"]), each.id)).id
    far = sorted((squares, foe) for foe, squares in sees["far"] if squares > 1)
    return _first(options, *(f"towards:{foe}" for _, foe in far), "elsewhere")


def cautious(who: Who, sees: Any, options: Sequence[Option]) -> str:
    """As steady, but concentrates on dodging once half of its HP are gone."""
    if sees.get("ask") == "declaration" and sees.get("hurt"):
        return _first(options, "concentrate", "nothing")
    if sees.get("ask") == "focus":
        return _first(options, "dodge")
    return steady(who, sees, options)


#: What a daring fighter does first in its turn, with somebody to strike and with nobody; how it
#: attacks, and what it says to a rush and a tackle that hit.
DARING = ("stand-up", "precision", "nock", "yabusame", "attack", "hard-form")
WAITING = ("stand-up", "nock", "restring", "hard-form")
BOLD = (
    *("heart", "suplex", "tackle", "charge", "feint", "consecutive", "full", "vital"),
    *("hurt", "plain", "hold", "rush", "blow-away"),
)
#: The least chance in per cent at which it is that bold.
LEAST = {"heart": 20, "vital": 45, "full": 40}
USUAL = 35
#: A chance in per cent at which one is as likely to succeed as not.
EVEN = 50


def daring(who: Who, sees: Any, options: Sequence[Option]) -> str:
    """As steady, but with special attacks wherever they are open and have a fair chance."""
    ask = sees.get("ask")
    if ask == "action":
        first = DARING if sees["reach"] else WAITING
        wanted = _first(options, *first, "none-of-these")
        return wanted if wanted in first else steady(who, sees, options)
    if ask == "way":
        fair = [each for each in options if _worth(each) >= LEAST.get(each.id, USUAL)]
        bold = [each for each in fair if each.id in BOLD]
        return _first(bold, *BOLD) if bold else _first(options, *STEADY, "knee")
    if ask in ("rush", "form"):
        return _first(options, *BOLD)
    return steady(who, sees, options)


def loyal(who: Who, sees: Any, options: Sequence[Option]) -> str:
    """As steady, but covers a friend wherever that is at least as likely to succeed as not."""
    if sees.get("ask") == "cover":
        surest = _best(options)
        (chosen,) = (each for each in options if each.id == surest)
        return surest if _worth(chosen) >= EVEN else _first(options, "none")
    return steady(who, sees, options)


POLICIES = {"steady": steady, "cautious": cautious, "daring": daring, "loyal": loyal}

"""Which defences are open against a blow (drachensturm.parry.per-weapon, drachensturm.dodge,
drachensturm.defence.three, drachensturm.defence.choice, drachensturm.defence.none)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Facts, Option, Rule, Who, Withheld
from tierce.systems.drachensturm.rules import arms, exchange, free_blow, surrounded, values
from tierce.systems.drachensturm.rules.by_option import decides
from tierce.systems.drachensturm.rules.exchange import DODGE, NONE, PARRY, UNDEFENDED, Blow, Defence

WEAPON = "drachensturm.parry.per-weapon"
THREE = "drachensturm.defence.three"
CHOICE = "drachensturm.defence.choice"
NOTHING = "drachensturm.defence.none"
MOST_PARRIES = 2
NO_DODGE = Withheld(
    DODGE, values.EFFECTS, "drachensturm.reason.parry-only", {"kind": DODGE, "weapon": ""}
)


class Open(NamedTuple):
    """What may meet a blow, and what may not and why."""

    legal: tuple[Defence, ...]
    withheld: tuple[Withheld, ...]


def open_defences(fight: View, attacker: Who, who: Who) -> Open:
    """The defences left to `who` against a blow; none by choice is not among them."""
    if fight.read(who, "defended") >= free_blow.MOST_DEFENCES:
        return Open((), (Withheld("defence", THREE, "drachensturm.reason.three"),))
    legal: list[Defence] = []
    withheld: list[Withheld] = []
    for defence, why in _each(fight, attacker, who):
        if why is None:
            legal.append(defence)
        else:
            withheld.append(why)
    return Open(tuple(legal), tuple(withheld))


def _each(fight: View, attacker: Who, who: Who) -> Iterator[tuple[Defence, Withheld | None]]:
    for name in (*arms.held(fight, who), *_spoilt(fight, who)):
        yield Defence(PARRY, name), _no_parry(fight, attacker, who, name)
    barred = fight.read(who, "parry_only") == "now"
    yield Defence(DODGE), NO_DODGE if barred else None


def _spoilt(fight: View, who: Who) -> tuple[str, ...]:
    return tuple(name for name, how in fight.read(who, "spoilt") if how in arms.LOST)


def _no_parry(fight: View, attacker: Who, who: Who, name: str) -> Withheld | None:
    """Why a weapon cannot parry, or None where it can."""
    why = _spent(fight, who, name) or _hampered(fight, attacker, who, name)
    if why is None:
        return None
    facts: Facts = {"kind": PARRY, "weapon": name}
    return Withheld(f"{PARRY}:{name}", why[0], why[1], facts)


def _spent(fight: View, who: Who, name: str) -> tuple[str, str] | None:
    """What the weapon itself, and its use, says against a parry."""
    if fight.entry(who, "spoilt", name, "") in arms.LOST:
        return values.EFFECTS, "drachensturm.reason.lost"
    if fight.sheet(who).weapon(name).pwf is None and not fight.options.unlisted_parry:
        return values.GEAR, "drachensturm.reason.no-factor"
    if fight.entry(who, "parries", name):
        return WEAPON, "drachensturm.reason.parried"
    if fight.read(who, "parried") >= most_parries(fight, who):
        return WEAPON, "drachensturm.reason.two-parries"
    if fight.options.attack_uses_parry and fight.entry(who, "attacks", name):
        return WEAPON, "drachensturm.reason.attacked"
    return None


def _hampered(fight: View, attacker: Who, who: Who, name: str) -> tuple[str, str] | None:
    """What the state of the defender says against a parry."""
    if arms.disabled(fight, who, name):
        return "drachensturm.damage", "drachensturm.reason.arm"
    if fight.read(who, "moved") == "ran":
        return "drachensturm.round", "drachensturm.reason.ran"
    if fight.read(who, "fallen"):
        return values.EFFECTS, "drachensturm.reason.fallen"
    if fight.read(who, "next_dodge"):
        return values.EFFECTS, "drachensturm.reason.next-dodge"
    only = fight.options.from_behind == "dodge_only"
    if only and surrounded.is_behind(fight, attacker, who):
        return surrounded.CLAUSE, "drachensturm.reason.behind"
    return None


def most_parries(fight: View, who: Who) -> int:
    """How many parries a combat round has at most."""
    limited = fight.options.parry_limit == "two"
    arms_there: int = fight.sheet(who).arms
    return MOST_PARRIES if limited else arms_there


# ---------------------------------------------------------------- choosing


def choices(fight: View, attacker: Who, who: Who) -> tuple[Defence, ...]:
    """What the defender may choose from: leaving the blow undefended too, where it may."""
    legal = open_defences(fight, attacker, who).legal
    if legal and not fight.options.none_by_choice:
        return legal
    return (*legal, UNDEFENDED)


def ask(
    fight: View, attacker: Who, who: Who, blow: Blow, site: str, coming: tuple[Any, ...] = ()
) -> Rule[Defence]:
    """The defender's choice against a blow; without a question where nothing is open.

    `coming` are the blows of the round, where they have all been named.
    """
    found = open_defences(fight, attacker, who)
    if not found.legal:
        return UNDEFENDED
    legal = choices(fight, attacker, who)

    def option(defence: Defence) -> Option:
        trial = Call("trial", exchange.stopped, (attacker, who, blow, defence))
        facts: Facts = {"kind": defence.kind, "weapon": defence.weapon}
        return Option(defence.id, lambda: exchange.value(fight, who, defence), trial, facts)

    chosen = yield Choose(
        site,
        who,
        tuple(option(each) for each in legal),
        found.withheld,
        sees=lambda: _sees(fight, attacker, who, blow, legal, coming),
        label="drachensturm.ask.defence",
        facts={"foe": attacker, "weapon": blow.weapon, "part": blow.part},
    )
    kind, _, name = chosen.partition(":")
    return Defence(kind, name)


def _sees(
    fight: View,
    attacker: Who,
    who: Who,
    blow: Blow,
    legal: tuple[Defence, ...],
    coming: tuple[Any, ...],
) -> Facts:
    """What the defender knows: who strikes with what and where, and what is left to it. What is
    to come it knows only where all blows have been named."""
    return {
        "ask": "defence",
        "foe": attacker,
        "weapon": blow.weapon,
        "part": blow.part,
        "left": free_blow.MOST_DEFENCES - fight.read(who, "defended"),
        "parries": tuple(each.weapon for each in legal if each.kind == PARRY),
        "coming": coming,
    }


def spend(fight: View, who: Who, defence: Defence) -> None:
    """Count a defence against the limits."""
    if defence.kind == NONE:
        if fight.options.undefended_counts:
            fight.spend(who, "defences")
        return
    if defence.kind == PARRY:
        fight.spend(who, "parries", defence.weapon)
    fight.spend(who, "defences")
    if fight.read(who, "next_dodge"):
        fight.put(who, "next_dodge", False)
    if fight.read(who, "rest"):
        fight.put(who, "busy", True)


def told(fight: View, attacker: Who, who: Who, defence: Defence) -> Rule[None]:
    """Say where an option has allowed this defence."""
    if defence.kind == NONE and open_defences(fight, attacker, who).legal:
        yield decides(fight, "none_by_choice")
        yield decides(fight, "undefended_counts")
    if defence.kind == PARRY and fight.entry(who, "attacks", defence.weapon):
        yield decides(fight, "attack_uses_parry")

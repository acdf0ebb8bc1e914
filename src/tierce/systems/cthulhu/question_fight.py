"""The fight that a quick question is about: two fighters, where they stand, what is declared."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, NamedTuple

from tierce.fight.course import Setup
from tierce.fight.question import BadQuestion
from tierce.fight.slots import Change, Mark, Pool, Slot
from tierce.fight.state import View
from tierce.fight.system import Fighter, System
from tierce.script.effects import Who
from tierce.systems.cthulhu.options import Options
from tierce.systems.cthulhu.question import DODGE, NONE, PARRY, Asked
from tierce.systems.cthulhu.rules import assault, attack, defence, guns, martial, precision
from tierce.systems.cthulhu.rules.answer import Defence
from tierce.systems.cthulhu.rules.skills import ARCHERY, GRAPPLING, STRIKING, WEAPON_ART
from tierce.systems.cthulhu.rules.strike import GUN, PLAIN, Strike
from tierce.systems.cthulhu.sheet import Sheet, Weapon

ATTACKER, DEFENDER = Who("attacker"), Who("defender")
#: What is rolled with an attack without weapon, or with a bow; other weapons have their own art.
ARTS = {
    "fist": STRIKING,
    "kick": STRIKING,
    "head-butt": STRIKING,
    "grapple": GRAPPLING,
    "bow": ARCHERY,
}

#: What a question notes of the defender: HP lost, however few there were; whether one hit took
#: half of them.
LOST, SHOCK = "lost-in-all", "shocked"
NOTES: tuple[Slot, ...] = (
    Pool(LOST, lambda s: 0, floor=lambda s: 0, ceiling=lambda s: 10**9),
    Mark(SHOCK, lambda s: False, values=(False, True)),
)


class Blow(NamedTuple):
    """The attack, declared: in which way of assault.WAYS, and how often."""

    way: str
    strike: Strike
    times: int = 1


# ---------------------------------------------------------------- the fighters


def view_of(system: System, asked: Asked) -> View:
    """The fight as the attack begins, all options at their defaults."""
    noting = replace(system, slots=(*system.slots, *NOTES))
    layout = Setup(noting, _fighters(asked), Options(), "").layout()
    return View(layout, layout.apply(layout.start(), tuple(_start(asked))))


def _fighters(asked: Asked) -> tuple[Fighter, Fighter]:
    weapon = asked.weapon
    skills = {weapon.skill: asked.skill, "luck": asked.luck}
    if asked.art is not None:
        skills[_art(weapon)] = asked.art
    armed = _carrying(weapon)
    if weapon.unarmed:  # among the weapons, for its dice may be other ones
        armed = {"weapons": (weapon,), "natural": ()}
    attacker = Sheet(bonus=asked.bonus, skills=tuple(sorted(skills.items())), **armed)
    defends = {"luck": asked.target_luck}
    if asked.defence == DODGE:
        defends["dodge"] = asked.defence_skill
    if asked.parrying is not None:
        defends[asked.parrying.skill] = asked.defence_skill
    defender = Sheet(
        con=asked.con,
        hp=asked.hp,
        armour=asked.armour,
        wings=2,
        skills=tuple(sorted(defends.items())),
        **_carrying(asked.parrying),
    )
    return Fighter(ATTACKER, "a", attacker), Fighter(DEFENDER, "b", defender)


def _art(weapon: Weapon) -> str:
    """The art that doubles what a weapon does."""
    return ARTS.get(weapon.kind, f"{WEAPON_ART}{weapon.kind}")


def _carrying(weapon: Weapon | None) -> dict[str, Any]:
    if weapon is None or weapon.unarmed:
        return {}
    return {"weapons": (weapon,), "main": weapon.name}


def _start(asked: Asked) -> Iterator[Change]:
    """What holds when the attack begins: the parry is named, an arrow nocked and a precision
    successful where there is one, the magazine holds what is shot."""
    if asked.defence == PARRY:
        yield Change(DEFENDER, "named", "put", ATTACKER)
    if asked.weapon.kind == "bow":
        yield Change(ATTACKER, "nocked", "put", asked.weapon.name)
        if asked.aim in precision.COSTS:
            yield Change(ATTACKER, "precise", "put", DEFENDER)
    if asked.weapon.gun:
        yield Change(ATTACKER, "rounds", "set", (asked.weapon.name, asked.shots))
    for who, other in ((ATTACKER, DEFENDER), (DEFENDER, ATTACKER)):
        if asked.point_blank:
            yield Change(who, "stated", "set", (("distance", other), 0))
        if asked.cover:
            yield Change(who, "stated", "set", (("cover", other), True))


# ---------------------------------------------------------------- what is declared


def declared(view: View, asked: Asked) -> Blow:
    """The attack as it is declared. Raises BadQuestion where the rules leave it not open."""
    weapon = asked.weapon
    name = _way(asked)
    _refuse("weapon", assault.closed(view, ATTACKER, DEFENDER, weapon))
    way = assault.WAYS[name]
    key = "aim" if asked.aim != NONE else "weapon"
    _refuse(key, way.closed(view, ATTACKER, DEFENDER, weapon))
    blow = way.declared(Strike(weapon.name, way=name))
    if asked.art is not None:
        if not martial.fits(_art(weapon), weapon):
            raise BadQuestion("conflicting-keys", keys=("art", "weapon"))
        blow = blow._replace(arts=(_art(weapon),))
    times = -(-asked.shots // guns.SHOTS[asked.mode]) if weapon.gun else 1
    if times > 1:
        after = view.child(None)
        begin(after, weapon)
        attack.count(after, ATTACKER, blow)
        _refuse("shots", assault.closed(after, ATTACKER, DEFENDER, weapon))
    return Blow(name, blow, times)


def _way(asked: Asked) -> str:
    if asked.aim != NONE:
        return asked.aim
    if asked.mode != "single":
        return asked.mode
    return "hold" if asked.weapon.kind == "grapple" else PLAIN


def _refuse(key: str, why: tuple[str, str] | str | None) -> None:
    """Says why something is not open, as Way.closed does. Raises BadQuestion."""
    if isinstance(why, tuple):
        raise BadQuestion("withheld", key=key, clause=why[0], why=why[1])
    if why is not None:
        raise BadQuestion("conflicting-keys", keys=(key, "weapon"))


def begin(fight: View, weapon: Weapon) -> None:
    """A declaration is made: it counts as one of the turn."""
    if weapon.gun:
        fight.spend(ATTACKER, "attacks", GUN)


def defending(view: View, asked: Asked, blow: Blow) -> Defence | None:
    """The defence that is asked about. Raises BadQuestion where the rules leave it not open."""
    if asked.defence == NONE:
        return None
    using = "" if asked.parrying is None else asked.parrying.name
    wanted = Defence(asked.defence, using)
    choice = defence.choice(view, DEFENDER, ATTACKER, blow.strike)
    if wanted in choice.legal:
        return wanted
    for why in choice.withheld:
        if why.id == wanted.id:
            _refuse(f"defence={wanted.kind}", (why.clause, why.reason))
    ids = [each.id for each in choice.legal] + [each.id for each in choice.withheld]
    known = tuple(id.partition(":")[2] for id in ids if id.startswith(PARRY))
    raise BadQuestion("bad-value", key="defence_weapon", value=wanted.using, known=known)

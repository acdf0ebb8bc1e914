"""What parries, and what a blow does to it (cthulhu.parry.*).

Readings: a knife is with the clubs for attacking and with the swords for damage. A spear, and
what stands in no list (axe, staff, whip), is a club in both unless an option says sword.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import arms, precedence, skills
from tierce.systems.cthulhu.sheet import LONG_GUNS, Weapon

BLADE, CLUB, SHIELD, LONG_GUN, BOW = (
    "cthulhu.parry.blade",
    "cthulhu.parry.club",
    "cthulhu.parry.shield",
    "cthulhu.parry.long-gun",
    "cthulhu.parry.bow",
)
#: Groups by what damage does to them.
HARD, WORN, SHIELDED, MECHANISM = "hard", "worn", "shield", "mechanism"


class Kind(NamedTuple):
    """How a weapon parries: what damage does to it, whether parrying and attacking with it bar
    each other in a round, the clause."""

    group: str
    bars: bool
    clause: str


_SWORD, _CLUB = Kind(HARD, False, BLADE), Kind(WORN, True, CLUB)
_FIXED = {
    "sword": _SWORD,
    "mace": _SWORD,
    "knife": Kind(HARD, True, CLUB),
    "club": _CLUB,
    "shield": Kind(SHIELDED, False, SHIELD),
    "bow": Kind(WORN, True, BOW),
    **dict.fromkeys(LONG_GUNS, Kind(MECHANISM, True, LONG_GUN)),
}


def kind(options: Any, weapon: Weapon) -> Kind | None:
    """How a weapon parries, None where it does not."""
    fixed = _FIXED.get(weapon.kind)
    if fixed is not None:
        return fixed
    if weapon.kind == "spear":
        return Kind(HARD if options.spear_as == "sword" else WORN, True, CLUB)
    if weapon.kind in ("axe", "staff", "whip"):
        return _SWORD if options.others_as == "sword" else _CLUB
    return None


def lifted(fight: View, who: Who, weapon: Weapon) -> bool:
    """Whether an art lifts the ban on parrying and attacking with it in one round; nothing lets
    whoever parried with a bow or a gun shoot (cthulhu.parry.club)."""
    if weapon.gun or weapon.kind == "bow":
        return False
    return skills.practised(fight, who, fight.options.martial_arts_lift)


def take(fight: View, who: Who, weapon: Weapon, damage: Rolled) -> Rule[Rolled | None]:
    """A parried blow meets the weapon; the damage that goes through, None where none does."""
    how = kind(fight.options, weapon)
    assert how is not None, "what cannot parry has not parried"
    if arms.trouble(fight, who, weapon.name) == arms.DESTROYED:
        return damage  # an earlier bullet of the same burst
    left = arms.durability(fight, who, weapon)
    if how.group == WORN:
        return (yield from _wear(fight, who, weapon, damage, left, how.clause))
    if damage <= left:
        ruled = precedence.rulings(weapon, "durability")
        yield note("cthulhu.event.held", how.clause, *ruled, who=who, weapon=weapon.name, left=left)
        return None
    if how.group == SHIELDED:
        return (yield from _dent(fight, who, weapon, damage, left))
    if how.group == MECHANISM:
        if arms.trouble(fight, who, weapon.name) != arms.NO_SHOT:
            fight.set(who, "unfit", weapon.name, arms.NO_SHOT)
            yield note("cthulhu.event.no-shot", LONG_GUN, who=who, weapon=weapon.name)
    else:
        yield from destroy(fight, who, weapon, how.clause)
    return damage - left if fight.options.excess_through else None


def _wear(
    fight: View, who: Who, weapon: Weapon, damage: Rolled, left: int, clause: str
) -> Rule[Rolled | None]:
    """Durability goes with every blow; at 0 the thing breaks and the rest goes through."""
    if damage >= left:
        yield from destroy(fight, who, weapon, clause)
        return damage - left if damage > left else None
    points: int = damage.value()
    if points:
        fight.set(who, "durability", weapon.name, left - points)
    facts = {"weapon": weapon.name, "lost": points, "left": left - points}
    ruled = precedence.rulings(weapon, "durability")
    yield note("cthulhu.event.worn", clause, *ruled, who=who, **facts)
    return None


def _dent(fight: View, who: Who, weapon: Weapon, damage: Rolled, left: int) -> Rule[Rolled]:
    """The excess over a shield's durability is lost by the shield and by its bearer."""
    if damage >= 2 * left:
        yield from destroy(fight, who, weapon, SHIELD)
        return damage - left
    excess: int = (damage - left).value()
    fight.set(who, "durability", weapon.name, left - excess)
    facts = {"weapon": weapon.name, "lost": excess, "left": left - excess}
    ruled = precedence.rulings(weapon, "durability")
    yield note("cthulhu.event.worn", SHIELD, *ruled, who=who, **facts)
    return damage - left


def destroy(fight: View, who: Who, weapon: Weapon, clause: str) -> Rule[None]:
    """The weapon is destroyed."""
    fight.set(who, "durability", weapon.name, 0)
    arms.let_go(fight, who, weapon.name, arms.DESTROYED)
    yield note("cthulhu.event.destroyed", clause, who=who, weapon=weapon.name)


def durability(fight: View, who: Who, name: str) -> Any:
    """What a weapon's durability is, and who says so (cthulhu.weapons)."""
    weapon = arms.find(fight.sheet(who), name)
    return precedence.value(weapon.layers("durability"), "cthulhu.weapons")

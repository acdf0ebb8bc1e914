"""Bursts, unaimed fire, two guns at once and throws: ways to attack with what does not strike
(cthulhu.gun.burst, cthulhu.gun.unaimed).

All shots of a declaration are rolled, then one defence answers what hit, then each bullet does, in
the order of the shots, its damage. A malfunction ends the declaration.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from tierce.fight.state import View
from tierce.script.effects import Call, Rule, Series, Who
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import aims, arms, attack, check, guns, harm, ranges, wielding
from tierce.systems.cthulhu.rules.strike import Hit, Strike
from tierce.systems.cthulhu.rules.ways import Way
from tierce.systems.cthulhu.sheet import MODES, Weapon

Landed = tuple[Strike, Hit]


@dataclass(frozen=True)
class Hits:
    """The shots that hit, in the order in which they were fired."""

    each: tuple[Landed, ...] = ()

    def __add__(self, other: Hits) -> Hits:
        return Hits((*self.each, *other.each))


# ---------------------------------------------------------------- the shots


def shot(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[Hits]:
    """One shot of a declaration; none where the gun has failed."""
    if guns.jammed(fight, who, blow):
        return Hits()
    rolled: Rolled = yield Call("attack", attack.to_hit, (who, foe, blow))
    hit: Hit = rolled.value()
    if hit.degree not in check.MADE:
        return Hits()
    # from here on it matters alone whether a hit is special: so there are fewer orders
    told = check.SPECIAL if check.is_special(fight, hit.degree) else check.SUCCESS
    return Hits(((blow._replace(shot=0), hit._replace(degree=told)),))


def shots(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[Hits]:
    """All shots of a declaration: those that hit."""
    calls = tuple(
        Call(f"shot-{number}", shot, (who, foe, each))
        for number, each in enumerate(guns.plan(fight, who, blow))
    )
    rolled: Rolled = yield Series(calls)
    hits: Hits = rolled.value()
    return hits


def fire(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[None]:
    """One declaration, from its rolls to what it does."""
    for gun in dict.fromkeys(each.weapon for each in guns.plan(fight, who, blow)):
        attack.count(fight, who, blow._replace(weapon=gun))
    early = yield from attack.chosen_early(fight, who, foe, blow)
    found = yield from shots(fight, who, foe, blow)
    if not found.each:
        return
    if fight.options.volley_defence == "declaration":
        yield from attack.all_landed(fight, who, foe, found.each, harm.harm, early)
        return
    for number, (each, hit) in enumerate(found.each):
        chosen = None if number else early
        yield Call(f"bullet-{number}", attack.landed, (who, foe, each, hit, harm.harm, chosen))


def throw(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[str]:
    """What is thrown is out of the hand, whatever comes of it."""
    arms.let_go(fight, who, blow.weapon, arms.THROWN)
    return (yield from attack.attack(fight, who, foe, blow))


# ---------------------------------------------------------------- the ways


def _mode(mode: str) -> Callable[[View, Who, Who, Weapon], str | None]:
    def closed(fight: View, who: Who, foe: Who, weapon: Weapon) -> str | None:
        return None if weapon.gun and mode in weapon.modes else ""

    return closed


def _two(mode: str) -> Callable[[View, Who, Who, Weapon], tuple[str, str] | str | None]:
    """Two guns at once, named once: by the one in the favoured hand. In a faster mode one of them
    has it, and the other fires single shots where it has not."""

    def closed(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str] | str | None:
        second = guns.others(fight, who, weapon) if weapon.gun else ()
        if not second or arms.held(fight, who, arms.MAIN) != weapon.name:
            return ""
        if not any(mode in each.modes for each in (weapon, *second)):
            return ""
        if not wielding.reaches(fight, who, foe, second[0]):
            return ranges.CLAUSE, "cthulhu.reason.out-of-range"
        return wielding.unusable(fight, who, second[0])

    return closed


def _aimed(mode: str) -> Callable[[View, Who, Who, Weapon], tuple[str, str] | str | None]:
    """A burst at a vital part, by option alone: an aim needs a single shot."""

    def closed(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str] | str | None:
        if not fight.options.aimed_bursts or not weapon.gun or mode not in weapon.modes:
            return ""
        return aims.no_part(fight, who, foe, weapon)

    return closed


def _declared(mode: str, unaimed: bool) -> Callable[[Strike], Strike]:
    return lambda blow: blow._replace(mode=mode, unaimed=unaimed)


def _at_vital(mode: str) -> Callable[[Strike], Strike]:
    return lambda blow: aims.at(aims.VITAL)(blow)._replace(mode=mode)


def _ways() -> dict[str, Way]:
    """In each mode: aimed (a single aimed shot is the plain attack), unaimed, with two guns."""
    found: dict[str, Way] = {}
    for mode in MODES:
        after = "" if mode == "single" else f"-{mode}"
        if after:
            found[mode] = Way(_mode(mode), fire, _declared(mode, False))
            found[f"vital{after}"] = Way(_aimed(mode), fire, _at_vital(mode))
        found[f"unaimed{after}"] = Way(_mode(mode), fire, _declared(mode, True))
        found[f"{guns.TWO_GUNS}{after}"] = Way(_two(mode), fire, _declared(mode, True))
    return found


def _throwable(fight: View, who: Who, foe: Who, weapon: Weapon) -> str | None:
    held = arms.in_hands(fight, who)
    return None if weapon.thrown and weapon in held else ""


WAYS: Mapping[str, Way] = {
    **_ways(),
    "throw": Way(
        _throwable, throw, lambda blow: blow._replace(thrown=True), arts=False, thrown=True
    ),
}

"""Close combat by plain loops over raw dice: it shares nothing with the rules that it judges.

One model strikes another, both with Weapon Skill, Strength and Toughness 3, in the first turn. The
other has a save of 5+ and a helmet.
"""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from itertools import product

FACES = range(1, 7)
SIXTH = Fraction(1, 6)

#: (Strength added in the first turn, what the enemy's save is helped by, kind); see the rules for
#: what else is in FLAGS.
WEAPONS = {
    "fist": (-1, 1, "unarmed"),
    "dagger": (0, 1, "bladed"),
    "mace": (0, 0, "bludgeoning"),
    "hammer": (0, 0, "bludgeoning"),
    "club": (0, 0, "bludgeoning"),
    "staff": (0, 0, "bludgeoning"),
    "axe": (0, -1, "bladed"),
    "sword": (0, 0, "bladed"),
    "flail": (2, 0, "bludgeoning"),
    "halberd": (1, 0, "thrusting"),
    "double-handed": (2, 0, "bladed"),
    "morning-star": (1, 0, "bludgeoning"),
    "spear": (0, 0, "thrusting"),
    "lance": (0, 0, "thrusting"),
    "rapier": (0, 1, "bladed"),
    "steel-whip": (0, 0, "bladed"),
    "sigmarite-hammer": (1, 0, "bludgeoning"),
    "dwarf-axe": (0, -1, "bladed"),
    "fighting-claws": (0, 0, "bladed"),
    "spiked-gauntlet": (0, 0, "unarmed"),
    "pistol": (1, 0, "bladed"),
}
STUNS = ("mace", "hammer", "club", "staff", "sigmarite-hammer")
PARRIES_ONCE = ("sword", "rapier", "dwarf-axe", "spiked-gauntlet")
PARRIES_TWICE = ("fighting-claws",)

#: wounds, saves (one for each, one before they are doubled, none), more to injuries, helmet helps
Row = tuple[int, str, int, bool]
ROWS: dict[str, list[Row]] = {
    "standard": [
        *[(2, "once", 0, True)] * 2,
        *[(2, "none", 0, True)] * 2,
        *[(2, "none", 2, True)] * 2,
    ],
    "bladed": [
        *[(1, "none", 0, True)] * 2,
        *[(2, "each", 0, True)] * 2,
        *[(2, "none", 2, True)] * 2,
    ],
    "bludgeoning": [
        *[(1, "each", 0, True)] * 2,
        *[(1, "none", 0, False)] * 2,
        *[(1, "each", 0, True)] * 2,
    ],
    "thrusting": [
        *[(1, "each", 1, True)] * 2,
        *[(1, "each", 0, True)] * 2,
        *[(1, "none", 2, True)] * 2,
    ],
    "unarmed": [
        *[(1, "each", 0, True)] * 2,
        *[(1, "each", 1, True)] * 2,
        *[(1, "none", 2, True)] * 2,
    ],
}

#: hits that stand, wounds that are not saved, the fate at the end -> its chance
Ends = dict[tuple[int, int, str], Fraction]
#: (critical still to come, wounds left, wounds in all, worst injury)
State = tuple[bool, int, int, int]
DOWN, STUNNED, BARE, OUT = 1, 2, 3, 4


def ends(weapon: str, against: str, attacks: int, wounds: int, by_kind: bool = False) -> Ends:
    """What so many attacks of a weapon come to against a model that holds another."""
    found: Ends = {}
    allowed = 3 + WEAPONS[weapon][0] < 6 and weapon != "steel-whip"
    tries = 2 if against in PARRIES_TWICE else 1 if against in PARRIES_ONCE else 0
    for stood, chance in standing(tries if allowed else 0, attacks).items():
        states: dict[State, Fraction] = {(True, wounds, 0, 0): chance}
        for _ in range(stood):
            after: dict[State, Fraction] = {}
            for state, weight in states.items():
                for new, share in hit(weapon, state, by_kind).items():
                    after[new] = after.get(new, Fraction(0)) + weight * share
            states = after
        for (_, left, lost, worst), weight in states.items():
            for fate, share in fell(worst, left < wounds):
                key = (stood, lost, fate)
                found[key] = found.get(key, Fraction(0)) + weight * share
    return found


@cache
def standing(tries: int, attacks: int) -> dict[int, Fraction]:
    """How many hits stand: 4 and more hit, so many dice of a parry against the highest."""
    found: dict[int, Fraction] = {}
    for dice in product(FACES, repeat=attacks):
        hits = [die for die in dice if die >= 4]
        chance = SIXTH**attacks
        if not hits or max(hits) == 6 or not tries:
            found[len(hits)] = found.get(len(hits), Fraction(0)) + chance
            continue
        for parry in product(FACES, repeat=tries):
            stood = len(hits) - (max(parry) > max(hits))
            found[stood] = found.get(stood, Fraction(0)) + chance * SIXTH**tries
    return found


@cache
def hit(weapon: str, state: State, by_kind: bool) -> dict[State, Fraction]:
    """What one hit comes to, equal ends together."""
    found: dict[State, Fraction] = {}
    for new, share in one_hit(weapon, state, by_kind):
        found[new] = found.get(new, Fraction(0)) + share
    return found


def one_hit(weapon: str, state: State, by_kind: bool) -> Iterator[tuple[State, Fraction]]:
    """All that one hit can come to."""
    critical, left, lost, worst = state
    strength = 3 + WEAPONS[weapon][0]
    need = {2: 5, 3: 4, 4: 3, 5: 2}[strength]
    wounding = Fraction(7 - need, 6)
    again = Fraction(1)
    if weapon == "rapier":
        # at 6+ for ever, before that at 5+, before that the hit that there was
        six = SIXTH * wounding / (1 - SIXTH * (1 - wounding))
        five = Fraction(1, 3) * (wounding + (1 - wounding) * six)
        again = (wounding + (1 - wounding) * five) / wounding
    yield state, 1 - wounding * again
    for die in range(need, 7):
        if die == 6 and critical:
            for row in FACES:
                weight = SIXTH * SIXTH * again
                yield from struck(weapon, (False, left, lost, worst), row, by_kind, weight)
        else:
            yield from struck(weapon, state, 0, by_kind, SIXTH * again)


def save_of(weapon: str) -> int:
    """The number of the save, from 5+; 7 and more is none."""
    strength = 3 + WEAPONS[weapon][0]
    worse = 2 if weapon == "pistol" else max(0, strength - 3)
    return 5 - WEAPONS[weapon][1] + worse


def struck(
    weapon: str, state: State, row: int, by_kind: bool, weight: Fraction
) -> Iterator[tuple[State, Fraction]]:
    """A wound by a row of the critical table; 0 is no critical."""
    critical, left, lost, worst = state
    kind = WEAPONS[weapon][2] if by_kind else "standard"
    number, saves, more, helmet = ROWS[kind][row - 1] if row else (1, "each", 0, True)
    if row in (3, 4) and kind == "thrusting":
        worst = max(worst, DOWN)
    for passed, chance in unsaved(number, saves, save_of(weapon)):
        out = row == 6 and kind == "bludgeoning" and passed
        state = (critical, left, lost, worst)
        for new, share in hurt(weapon, state, passed, more, helmet, bool(out)):
            if row in (1, 2) and kind == "unarmed":
                # one more attack at 4+, without a parry
                yield new, weight * chance * share / 2
                for last, rest in one_hit(weapon, new, by_kind):
                    yield last, weight * chance * share * rest / 2
            else:
                yield new, weight * chance * share


def unsaved(number: int, saves: str, need: int) -> Iterator[tuple[int, Fraction]]:
    """How many wounds get through."""
    if saves == "none" or need > 6:
        yield number, Fraction(1)
        return
    dice = 1 if saves == "once" else number
    for thrown in product(FACES, repeat=dice):
        failed = sum(die < need or die == 1 for die in thrown)
        yield failed * number // dice, SIXTH**dice


def hurt(
    weapon: str, state: State, wounds: int, more: int, helmet: bool, out: bool
) -> Iterator[tuple[State, Fraction]]:
    """Wounds come off, and the dice of those at 0 and after it are thrown."""
    critical, left, lost, worst = state
    dice = max(0, wounds - max(0, left - 1))
    after = (critical, max(0, left - wounds), lost + wounds)
    if out:
        yield (*after, OUT), Fraction(1)
        return
    for thrown in product(FACES, repeat=dice):
        injury = worst
        for die in thrown:
            shown = min(6, die + more)
            if shown >= 5:
                injury = OUT
            elif shown >= 3 or (shown == 2 and weapon in STUNS):
                injury = max(injury, STUNNED if helmet else BARE)
            else:
                injury = max(injury, DOWN)
        yield (*after, injury), SIXTH**dice


def fell(worst: int, hurt_at_all: bool) -> Iterator[tuple[str, Fraction]]:
    """The helmet's roll, and the fate in words."""
    if worst == STUNNED:
        yield "knocked_down", Fraction(1, 2)
        yield "stunned", Fraction(1, 2)
        return
    standing_still = "wounded" if hurt_at_all else "unharmed"
    yield (
        {0: standing_still, DOWN: "knocked_down", BARE: "stunned", OUT: "out_of_action"}[worst],
        Fraction(1),
    )

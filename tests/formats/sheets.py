"""Any sheet that a file can state."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

from hypothesis import strategies as st

from tierce.dice import Dice
from tierce.systems.gurps.fighter_file import LOCATIONS
from tierce.systems.gurps.sheet import (
    AREAS,
    BUILDS,
    DAMAGE_TYPES,
    PROJECTILES,
    QUALITIES,
    TRAITS,
    Damage,
    Melee,
    Ranged,
    Sheet,
    Shield,
    Skill,
    Vehicle,
    Weapon,
)

_SIGNS = st.characters(exclude_categories=["Cs"])
things = st.text(_SIGNS, min_size=1, max_size=8).filter(lambda text: bool(text.strip()))
names = st.text(
    st.characters(exclude_categories=["Cc", "Cs", "Zl", "Zp"], exclude_characters="/@"),
    min_size=1,
    max_size=8,
).filter(lambda text: text == text.strip() and text not in ("", "GM"))
levels = st.integers(0, 100)
bonuses = st.integers(-20, 20)
hands = st.integers(1, 2)


def _numbers(most: int) -> st.SearchStrategy[Fraction]:
    return st.fractions(0, most, max_denominator=999)


damages = st.builds(
    Damage,
    st.builds(Dice, st.integers(1, 200), st.integers(1, 100), st.integers(-99, 99)),
    st.sampled_from(DAMAGE_TYPES),
    st.builds(Fraction, st.integers(1, 999), st.integers(1, 999)),
    st.booleans(),
)
reaches = st.tuples(st.integers(0, 99), st.integers(0, 99)).map(lambda r: (min(r), max(r)))


@st.composite
def melees(draw: st.DrawFn) -> Melee:
    parry = draw(st.none() | bonuses)
    letters = st.booleans() if parry is not None else st.just(False)
    return Melee(
        name=draw(things),
        skill=draw(things),
        level=draw(levels),
        damage=draw(damages),
        reach=draw(reaches),
        parry=parry,
        fencing=draw(letters),
        unbalanced=draw(letters),
        hands=draw(hands),
        thrust=draw(st.booleans()),
        unready=draw(st.booleans()),
        flail=draw(st.booleans()),
        min_st=draw(levels),
    )


@st.composite
def rangeds(draw: st.DrawFn) -> Ranged:
    maximum = draw(st.integers(1, 999_999))
    area = draw(st.sampled_from(("", *AREAS)))
    size = draw(st.integers(0, 10_000))
    return Ranged(
        name=draw(things),
        skill=draw(things),
        level=draw(levels),
        damage=draw(damages),
        projectile=draw(st.sampled_from(PROJECTILES)),
        maximum=maximum,
        half=draw(st.integers(0, maximum)),
        accuracy=draw(st.integers(0, 50)),
        rate=draw(st.integers(1, 1000)),
        recoil=draw(st.integers(1, 100)),
        bulk=draw(bonuses),
        shots=draw(st.integers(1, 100_000)),
        hands=draw(hands),
        min_st=draw(levels),
        area=area,
        width=size if area == "cone" else 0,
        radius=size if area == "area" else 0,
    )


def _named(strategy: st.SearchStrategy[Any]) -> st.SearchStrategy[tuple[Any, ...]]:
    return st.lists(strategy, max_size=2, unique_by=lambda each: each.name).map(tuple)


weapons = st.builds(
    Weapon,
    things,
    _numbers(100_000),
    st.sampled_from(QUALITIES),
    _named(melees()),
    _named(rangeds()),
    st.sampled_from(("", "fist", "teeth")),
    st.booleans(),
    st.booleans(),
)
shields = st.builds(
    Shield, things, st.integers(0, 10), levels, things, _numbers(100_000), st.booleans()
)


def _both_hands(weapon: Weapon) -> bool:
    needed = [mode.hands for mode in weapon.melee] + [mode.hands for mode in weapon.ranged]
    return bool(needed) and all(number == 2 for number in needed)


@st.composite
def sheets(draw: st.DrawFn) -> Sheet:
    """A sheet whose hands hold what it has, and each thing once."""
    armed = draw(_named(weapons))
    shield = draw(st.none() | shields)
    one_handed = [weapon.name for weapon in armed if not _both_hands(weapon)]
    main = draw(st.sampled_from(["", *(weapon.name for weapon in armed)]))
    off = ""
    if main in ("", *one_handed):
        free = [name for name in one_handed if name != main]
        if shield is not None and shield.name not in [weapon.name for weapon in armed]:
            free.append(shield.name)
        off = draw(st.sampled_from(["", *free]))
    traits = draw(st.frozensets(st.sampled_from(TRAITS)))
    leveled = {name: draw(st.integers(1, 100)) for name in sorted(traits) if draw(st.booleans())}
    places = st.dictionaries(st.sampled_from(LOCATIONS), st.integers(0, 1000))
    return Sheet(
        st=draw(st.integers(1, 1000)),
        dx=draw(st.integers(1, 100)),
        iq=draw(levels),
        ht=draw(st.integers(1, 100)),
        will=draw(levels),
        per=draw(levels),
        hp=draw(st.integers(1, 10_000)),
        fp=draw(st.integers(0, 1000)),
        basic_speed=draw(_numbers(100)),
        basic_move=draw(st.integers(0, 1000)),
        encumbrance=draw(st.integers(0, 4)),
        size=draw(bonuses),
        dodge_bonus=draw(bonuses),
        parry_bonus=draw(bonuses),
        block_bonus=draw(bonuses),
        db=draw(st.integers(0, 10)),
        skills=draw(_named(st.builds(Skill, things, levels, st.integers(0, 1000)))),
        weapons=armed,
        shield=shield,
        main=main,
        off=off,
        dr=tuple(sorted(draw(places).items())),
        traits=traits,
        vehicle=draw(st.none() | st.builds(Vehicle, things, levels, bonuses)),
        trait_levels=tuple(sorted(leveled.items())),
        build=draw(st.sampled_from(BUILDS)),
        flexible=tuple(sorted(draw(places).items())),
    )

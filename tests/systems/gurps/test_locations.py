"""Hit locations: the table, and aimed and random blows against raw dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from tests.systems.gurps.field import A, B, layout
from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Rule
from tierce.script.odds import Odds
from tierce.systems.gurps.options import Options
from tierce.systems.gurps.rules import attack, location_table, locations
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.injury import LOCATIONS
from tierce.systems.gurps.rules.location_table import WrongLocations, places, read
from tierce.systems.gurps.sheet import Damage, Melee, Sheet, Weapon

FILE = location_table.FILE.read_text("utf-8")
SWORD = Weapon("Sword", melee=(Melee("swing", "Broadsword", 14, Damage(Dice(1), "cut")),))


def armed(traits: frozenset[str] = frozenset(), at_random: bool = False) -> View:
    """A with a sword against B."""
    laid = layout(
        Sheet(weapons=(SWORD,), main="Sword"),
        Sheet(traits=traits),
        Options(random_hit_location=at_random),
    )
    return View(laid, laid.start())


def test_every_location_can_be_aimed_at() -> None:
    known = {each: places().of(each).penalty for each in LOCATIONS}
    assert {each for each, less in known.items() if less == 0} == {"torso"}
    assert all(known[each] == known[each.removeprefix("off-")] for each in LOCATIONS)


def chances_by_hand(arms: bool) -> dict[str, Fraction]:
    """3d6, then a die for hand and foot."""
    ranges = {
        "skull": (3, 4),
        "face": (5,),
        "leg": (6, 7),
        "arm": (8,),
        "torso": (9, 10),
        "groin": (11,),
        "off-arm": (12,),
        "off-leg": (13, 14),
        "hand": (15,),
        "foot": (16,),
        "neck": (17, 18),
    }
    place = {total: name for name, totals in ranges.items() for total in totals}
    found: dict[str, Fraction] = {}
    for *three, side in product(range(1, 7), repeat=4):
        name = place[sum(three)]
        if not arms:
            name = name.replace("arm", "leg").replace("hand", "foot")
        if name in ("hand", "foot") and side > 3:
            name = f"off-{name}"
        found[name] = found.get(name, Fraction(0)) + Fraction(1, 6**4)
    return found


@pytest.mark.parametrize("has_arms", [True, False])
def test_where_an_unaimed_blow_lands(has_arms: bool) -> None:
    traits = frozenset[str]() if has_arms else frozenset({"no-arms"})
    view = armed(traits, at_random=True)
    found = Odds().distribution(locations.struck, A, B, Blow("Sword", "swing"), world=view)
    assert found.chances() == chances_by_hand(has_arms)


@pytest.mark.parametrize("option", [True, False])
@pytest.mark.parametrize("location", ["torso", "arm"])
def test_an_aimed_blow_lands_where_it_was_aimed(option: bool, location: str) -> None:
    view = armed(at_random=option)
    blow = Blow("Sword", "swing", location=location, aimed=True)
    found = Odds().distribution(locations.struck, A, B, blow, world=view)
    assert found.chances() == {location: 1}


def lands_on(fight: View, location: str) -> Rule[str]:
    """Where a blow aimed at a location comes out: a degree, and the place."""
    blow = Blow("Sword", "swing", location=location, aimed=True)
    came = yield from attack.resolve(fight, A, B, blow)
    return f"{came.outcome} {came.attack.location}" if came.hits else came.outcome


@pytest.mark.parametrize(("location", "less", "narrow"), [("neck", 5, True), ("arm", 2, False)])
def test_missing_a_narrow_place_by_one_against_raw_dice(
    location: str, less: int, narrow: bool
) -> None:
    skill = 14 - less
    expected: dict[str, Fraction] = {}
    for dice in product(range(1, 7), repeat=3):
        total = sum(dice)
        came = "miss"
        if total <= 4:
            came = f"critical_hit {location}"
        elif total >= 17 or total >= skill + 10:
            came = "critical_miss"
        elif total <= skill:
            came = f"hit {location}"
        elif narrow and total == skill + 1:
            came = "hit torso"
        expected[came] = expected.get(came, Fraction(0)) + Fraction(1, 216)
    view = armed()
    # who is out of the fight defends no more
    view.put(B, "fate", "unconscious")
    found = Odds().distribution(lands_on, location, world=view)
    assert found.chances() == expected


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (FILE.replace("[groin]", "[wing]"), "wrong: groin, wing"),
        (FILE.replace("penalty = -9", ""), "eye: penalty"),
        (FILE.replace("penalty = -9", 'penalty = "-9"'), "eye: penalty"),
        (FILE.replace("either = true", "either = 1"), "hand: either"),
        (FILE.replace("pointed = true", "sharp = true"), "vitals: sharp"),
        (FILE.replace("rolls = [16]", "rolls = [15]"), "a total"),
        (FILE.replace("rolls = [16]", "rolls = []"), "a total"),
        (FILE.replace("rolls = [16]", "rolls = [16, 19]"), "a total"),
        (FILE.replace("rolls = [16]", "off_rolls = [16]"), ""),
        (FILE.replace("rolls = [5]", "off_rolls = [5]"), "no such side: off-face"),
    ],
)
def test_a_table_that_is_wrong(text: str, fault: str) -> None:
    assert text != FILE
    if not fault:
        assert read(text).rows[16] == "off-foot"
        return
    with pytest.raises(WrongLocations, match=fault):
        read(text)

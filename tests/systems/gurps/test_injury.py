"""gurps.injury and gurps.injury.states: worked by hand, and against raw dice."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from random import Random
from typing import Any

import pytest

from tests.systems.gurps.field import A, B, ends, fight, layout, play, told, turn_begins
from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Roll, Rule
from tierce.script.odds import Odds
from tierce.script.sample import Sample
from tierce.script.value import Part, total
from tierce.script.view import Known, Rolled
from tierce.systems.gurps.rules import criticals, wounds
from tierce.systems.gurps.rules.injury import (
    LOCATIONS,
    armour,
    basic,
    capped,
    cripples,
    divided,
    flexible,
    injury,
    multiplier,
)
from tierce.systems.gurps.sheet import BUILDS, DAMAGE_TYPES, Melee, Sheet, Shield, Weapon
from tierce.systems.gurps.sheet import Damage as SheetDamage

F = Fraction
BLOW = SheetDamage(Dice(1))
SWORD = Weapon("Sword", melee=(Melee("swing", "Broadsword", 12, BLOW),))
AXE = Weapon("Great axe", melee=(Melee("swing", "Axe", 12, BLOW, hands=2),))


# ---------------------------------------------------------------- from damage to injury


def taken(damage: int, wounding: str, dr: int = 0, location: str = "torso") -> int:
    points: int = injury(Known(damage), wounding, dr, location).value()
    return points


@pytest.mark.parametrize(
    ("damage", "wounding", "dr", "lost"),
    [
        (5, "cr", 2, 3),
        (5, "cut", 2, 4),
        (5, "imp", 2, 6),
        (5, "pi-", 2, 1),
        (5, "pi", 2, 3),
        (5, "pi+", 2, 4),
        (5, "pi++", 2, 6),
        (5, "burn", 2, 3),
        (5, "cor", 2, 3),
        (5, "tox", 2, 3),
        (5, "fat", 2, 3),
        (3, "pi-", 2, 1),
        (3, "cut", 2, 1),
        (2, "imp", 2, 0),
        (1, "imp", 2, 0),
    ],
)
def test_injury_on_the_torso(damage: int, wounding: str, dr: int, lost: int) -> None:
    assert taken(damage, wounding, dr) == lost


@pytest.mark.parametrize(
    ("location", "factors"),
    [
        ("skull", {t: F(4) for t in DAMAGE_TYPES} | {"tox": F(1), "fat": F(1)}),
        ("eye", {t: F(4) for t in DAMAGE_TYPES} | {"tox": F(1), "fat": F(1)}),
        ("vitals", {"imp": F(3), "pi-": F(3), "pi": F(3), "pi+": F(3), "pi++": F(3)}),
        ("neck", {"cr": F(3, 2), "cor": F(3, 2), "cut": F(2)}),
        ("face", {"cor": F(3, 2)}),
        ("groin", {}),
        *(
            (limb, {"imp": F(1), "pi+": F(1), "pi++": F(1)})
            for limb in ("arm", "off-arm", "leg", "off-leg", "hand", "off-hand", "foot", "off-foot")
        ),
        ("torso", {}),
    ],
)
def test_multipliers_by_location(location: str, factors: dict[str, Fraction]) -> None:
    torso = {
        "cr": F(1),
        "cut": F(3, 2),
        "imp": F(2),
        "pi-": F(1, 2),
        "pi": F(1),
        "pi+": F(3, 2),
        "pi++": F(2),
        "burn": F(1),
        "cor": F(1),
        "tox": F(1),
        "fat": F(1),
    }
    expected = torso | factors
    assert {each: multiplier(each, location) for each in DAMAGE_TYPES} == expected


def test_a_tight_beam_at_the_vitals() -> None:
    assert multiplier("burn", "vitals", beam=True) == 2
    assert multiplier("burn", "vitals") == 1
    assert multiplier("burn", "torso", beam=True) == 1
    assert multiplier("pi", "vitals", beam=True) == 3


@pytest.mark.parametrize(
    ("dr", "divisor", "left"),
    [
        (7, F(2), 3),
        (7, F(1), 7),
        (1, F(2), 0),
        (0, F(2), 0),
        (3, F(1, 2), 6),
        (0, F(1, 2), 1),
        (3, F(1, 5), 15),
        (0, F(1), 0),
        (10, F(3), 3),
    ],
)
def test_armour_divisors(dr: int, divisor: Fraction, left: int) -> None:
    assert divided(dr, divisor) == left


@pytest.mark.parametrize(
    ("rolled", "wounding", "least"), [(-2, "cr", 0), (-2, "cut", 1), (0, "imp", 1), (3, "cr", 3)]
)
def test_basic_damage_has_a_least(rolled: int, wounding: str, least: int) -> None:
    assert basic(Known(rolled), wounding).value() == least


def test_armour_by_location() -> None:
    sheet = Sheet(dr=(("torso", 4), ("arm", 2), ("off-arm", 1), ("skull", 6)))
    assert [armour(sheet, each) for each in ("torso", "vitals", "arm", "off-arm")] == [4, 4, 2, 1]
    assert armour(sheet, "skull") == 6
    assert armour(sheet, "off-leg") == 0
    assert armour(Sheet(), "skull") == 2
    assert armour(Sheet(), "vitals") == 0
    assert armour(Sheet(dr=(("vitals", 1), ("torso", 4))), "vitals") == 1


def lost_by(view: Any, dice: Dice, wounding: str, dr: int, location: str) -> Rule[Rolled]:
    roll: Rolled = yield Roll("damage", dice)
    return injury(basic(roll, wounding), wounding, dr, location)


@pytest.mark.parametrize("wounding", ["cr", "cut", "imp", "pi-"])
@pytest.mark.parametrize("dr", [0, 2, 6])
@pytest.mark.parametrize("location", ["torso", "skull", "arm", "vitals"])
def test_the_distribution_of_injury_against_raw_dice(wounding: str, dr: int, location: str) -> None:
    by_hand = {
        ("cr", "skull"): 8,
        ("cut", "torso"): 3,
        ("cut", "skull"): 8,
        ("cut", "arm"): 3,
        ("cut", "vitals"): 3,
        ("imp", "torso"): 4,
        ("imp", "skull"): 8,
        ("imp", "vitals"): 6,
        ("pi-", "torso"): 1,
        ("pi-", "skull"): 8,
        ("pi-", "arm"): 1,
        ("pi-", "vitals"): 6,
    }
    halves = by_hand.get((wounding, location), 2)
    expected: dict[int, int] = {}
    for one, other in product(range(1, 7), repeat=2):
        damage = one + other - 3
        if wounding != "cr" and damage < 1:
            damage = 1
        through = damage - dr
        lost = 0 if through <= 0 else max(1, through * halves // 2)
        expected[lost] = expected.get(lost, 0) + 1
    found = Odds().distribution(lost_by, Dice(2, 6, -3), wounding, dr, location)
    assert found.chances() == {k: Fraction(v, 36) for k, v in sorted(expected.items())}


# ---------------------------------------------------------------- crippling


@pytest.mark.parametrize(
    ("hp", "location", "most_harmless"),
    [
        (11, "arm", 5),
        (10, "arm", 5),
        (10, "off-leg", 5),
        (12, "leg", 6),
        (11, "hand", 3),
        (12, "off-foot", 4),
        (10, "foot", 3),
    ],
)
def test_crippling_and_its_cap(hp: int, location: str, most_harmless: int) -> None:
    assert not cripples(hp, location, most_harmless)
    assert cripples(hp, location, most_harmless + 1)
    assert capped(hp, location, most_harmless) == most_harmless
    assert capped(hp, location, 30) == most_harmless + 1


def test_an_eye_is_blinded_above_a_tenth_without_a_cap_and_the_torso_never_cripples() -> None:
    assert not cripples(10, "eye", 1)
    assert cripples(10, "eye", 2)
    assert capped(10, "eye", 12) == 12
    assert not cripples(10, "torso", 40)
    assert capped(10, "torso", 40) == 40


def test_every_location_has_every_multiplier() -> None:
    assert all(multiplier(each, place) > 0 for each in DAMAGE_TYPES for place in LOCATIONS)


# ---------------------------------------------------------------- shock


@pytest.mark.parametrize(
    ("hp", "lost", "points"),
    [
        (10, 1, 1),
        (10, 3, 3),
        (10, 4, 4),
        (10, 5, 4),
        (19, 3, 3),
        (20, 1, 0),
        (20, 7, 3),
        (20, 8, 4),
        (20, 10, 4),
        (35, 8, 2),
        (35, 9, 3),
    ],
)
def test_shock_of_a_wound(hp: int, lost: int, points: int) -> None:
    view = fight(hp=hp)
    run = play(view, wounds.suffer, A, "torso", lost, dice={})
    assert view.read(A, "hp") == hp - lost
    assert total(wounds.shock(view, A)) == -points
    assert told(run) == ["wounded"]


def test_shock_adds_up_to_four_and_double_shock_to_eight() -> None:
    view = fight(hp=19)
    play(view, wounds.suffer, A, "torso", 3, dice={})
    play(view, wounds.suffer, A, "torso", 3, dice={})
    assert view.read(A, "shock") == 4
    play(view, wounds.suffer, A, "torso", 1, False, 2, dice={})
    assert view.read(A, "shock") == 6
    play(view, wounds.suffer, A, "torso", 1, dice={})
    assert view.read(A, "shock") == 6
    play(view, wounds.suffer, A, "torso", 4, False, 2, dice={})
    assert view.read(A, "shock") == 8


def test_traits_of_pain() -> None:
    hard = fight(hp=12, traits=frozenset({"high-pain-threshold"}))
    play(hard, wounds.suffer, A, "torso", 5, dice={})
    assert hard.read(A, "shock") == 0
    assert list(wounds.shock(hard, A)) == []
    soft = fight(hp=12, traits=frozenset({"low-pain-threshold"}))
    play(soft, wounds.suffer, A, "torso", 3, dice={})
    assert soft.read(A, "shock") == 6
    play(soft, wounds.suffer, A, "torso", 3, dice={})
    assert list(wounds.shock(soft, A)) == [Part(-8, "gurps.part.shock", "gurps.injury")]


def test_no_injury_no_wound() -> None:
    view = fight()
    assert told(play(view, wounds.suffer, A, "torso", 0, dice={})) == []
    assert view.changes() == ()


# ---------------------------------------------------------------- major wounds, knockdown


@pytest.mark.parametrize(
    ("location", "major", "traits", "target"),
    [
        ("torso", True, (), 11),
        ("face", True, (), 6),
        ("vitals", True, (), 6),
        ("groin", True, (), 6),
        ("skull", True, (), 1),
        ("eye", True, (), 1),
        ("skull", False, (), 11),
        ("arm", True, ("high-pain-threshold",), 14),
        ("face", True, ("low-pain-threshold",), 2),
    ],
)
def test_the_number_to_keep_ones_feet(
    location: str, major: bool, traits: tuple[str, ...], target: int
) -> None:
    view = fight(ht=11, traits=frozenset(traits))
    assert total(wounds.resistance(view, A, location, major)) == target


def test_the_cases_of_the_clause() -> None:
    """HP 10: 3 lost gives shock -3 alone, 7 -4 and a major wound; HP 20: 7 lost -3 alone."""
    view = fight(hp=10)
    run = play(view, wounds.suffer, A, "torso", 7, dice={"knockdown/roll": 10})
    assert view.read(A, "shock") == 4
    assert told(run) == ["wounded", "keeps-feet"]
    play(fight(hp=10), wounds.suffer, A, "torso", 5, dice={})


def test_hp_eleven_arm() -> None:
    """Six cripple it, no more is lost, and that is a major wound."""
    view = fight(hp=11)
    run = play(view, wounds.suffer, A, "arm", 20, dice={"knockdown/roll": 10})
    assert view.read(A, "hp") == 5
    assert dict(view.read(A, "crippled")) == {"arm": "crippled"}
    assert told(run) == ["wounded", "crippled", "keeps-feet"]
    other = fight(hp=11)
    play(other, wounds.suffer, A, "arm", 5, dice={})
    assert other.read(A, "crippled") == ()


def test_a_crippled_hand_is_a_major_wound_though_less_than_half() -> None:
    view = fight(hp=12)
    play(view, wounds.suffer, A, "off-hand", 9, dice={"knockdown/roll": 3})
    assert view.read(A, "hp") == 7


@pytest.mark.parametrize(
    ("roll", "stun", "fate", "keys"),
    [
        (10, "", "", ["keeps-feet"]),
        (11, "physical", "", ["stunned", "fell", "dropped"]),
        (14, "physical", "", ["stunned", "fell", "dropped"]),
        (15, "", "unconscious", ["unconscious", "fell", "dropped"]),
        (17, "", "unconscious", ["unconscious", "fell", "dropped"]),
    ],
)
def test_knockdown(roll: int, stun: str, fate: str, keys: list[str]) -> None:
    view = fight(ht=10, weapons=(SWORD,), main="Sword")
    run = play(view, wounds.suffer, A, "torso", 6, dice={"knockdown/roll": roll})
    assert told(run) == ["wounded", *keys]
    assert (view.read(A, "stun"), view.read(A, "fate")) == (stun, fate)
    down = roll > 10
    assert view.read(A, "posture") == ("prone" if down else "standing")
    assert dict(view.read(A, "hands")) == ({} if down else {"main": "Sword"})
    assert dict(view.read(A, "unready")) == ({"Sword": "dropped"} if down else {})


@pytest.mark.parametrize(
    ("ht", "roll", "fate", "stun"),
    [
        (15, 16, "", "physical"),  # fails by 1
        (15, 17, "unconscious", ""),  # a critical failure at 15
        (16, 17, "", "physical"),  # fails by 1, no critical failure at 16
        (16, 18, "unconscious", ""),
        (20, 17, "", "physical"),  # 17 never succeeds
        (20, 18, "unconscious", ""),
    ],
)
def test_critical_failures_of_the_knockdown_roll(ht: int, roll: int, fate: str, stun: str) -> None:
    view = fight(ht=ht)
    play(view, wounds.suffer, A, "torso", 6, dice={"knockdown/roll": roll})
    assert (view.read(A, "fate"), view.read(A, "stun")) == (fate, stun)


def test_three_and_four_always_keep_the_feet() -> None:
    for roll, fate in ((4, ""), (5, "unconscious")):
        view = fight(ht=8)
        play(view, wounds.suffer, A, "skull", 6, dice={"knockdown/roll": roll})
        assert view.read(A, "fate") == fate


@pytest.mark.parametrize(
    ("hp", "location", "lost", "asked"),
    [
        (20, "skull", 1, False),  # no shock from one HP of twenty
        (20, "skull", 2, True),
        (10, "face", 1, True),
        (10, "eye", 1, True),
        (10, "vitals", 1, True),
        (10, "neck", 4, False),
        (10, "groin", 4, False),
    ],
)
def test_shock_at_head_or_vitals_calls_for_the_roll(
    hp: int, location: str, lost: int, asked: bool
) -> None:
    dice = {"knockdown/roll": 3} if asked else {}
    play(fight(hp=hp), wounds.suffer, A, location, lost, dice=dice)


def test_high_pain_threshold_does_not_spare_the_roll_at_the_head() -> None:
    view = fight(traits=frozenset({"high-pain-threshold"}))
    run = play(view, wounds.suffer, A, "face", 1, dice={"knockdown/roll": 13})
    assert told(run) == ["wounded", "keeps-feet"]


def test_a_major_wound_by_decree() -> None:
    play(fight(), wounds.suffer, A, "torso", 1, True, dice={"knockdown/roll": 3})


def test_who_lies_on_the_back_stays_there_and_a_shield_stays_strapped() -> None:
    view = fight(shield=Shield("Buckler", 1, 9), off="Buckler")
    view.put(A, "posture", "face-up")
    run = play(view, wounds.suffer, A, "torso", 6, dice={"knockdown/roll": 11})
    assert told(run) == ["wounded", "stunned"]
    assert dict(view.read(A, "hands")) == {"off": "Buckler"}
    cloak = fight(shield=Shield("Cloak", 1, 9, "Cloak"), off="Cloak")
    play(cloak, wounds.suffer, A, "torso", 6, dice={"knockdown/roll": 11})
    assert cloak.read(A, "hands") == ()


# ---------------------------------------------------------------- crippled limbs


def test_a_useless_arm_lets_go_of_its_own_things_alone() -> None:
    view = fight(weapons=(SWORD, AXE), main="Sword", off="Torch", ht=18)
    play(view, wounds.cripple, A, "arm", dice={})
    assert dict(view.read(A, "hands")) == {"off": "Torch"}
    view = fight(weapons=(SWORD, AXE), main="Sword", off="Torch")
    play(view, wounds.cripple, A, "off-hand", dice={})
    assert dict(view.read(A, "hands")) == {"main": "Sword"}
    assert dict(view.read(A, "unready")) == {"Torch": "dropped"}


def test_without_the_off_hand_a_two_handed_weapon_falls() -> None:
    view = fight(weapons=(AXE,), main="Great axe")
    play(view, wounds.cripple, A, "off-arm", dice={})
    assert view.read(A, "hands") == ()


def test_on_a_useless_leg_or_foot_nobody_stands() -> None:
    for place in ("leg", "off-foot"):
        view = fight(weapons=(SWORD,), main="Sword")
        assert told(play(view, wounds.cripple, A, place, dice={})) == ["crippled", "fell"]
        assert view.read(A, "posture") == "prone"
        assert dict(view.read(A, "hands")) == {"main": "Sword"}


def test_a_blinded_eye_neither_drops_nor_fells() -> None:
    view = fight(weapons=(SWORD,), main="Sword", ht=18)
    play(view, wounds.suffer, A, "eye", 2, dice={"knockdown/roll": 3})
    assert dict(view.read(A, "crippled")) == {"eye": "crippled"}
    assert view.read(A, "posture") == "standing"
    assert dict(view.read(A, "hands")) == {"main": "Sword"}


@pytest.mark.parametrize(("ht", "turns"), [(10, 6), (13, 3), (14, 2), (15, 2)])
def test_a_numb_limb_feels_again_after_its_turns(ht: int, turns: int) -> None:
    laid = layout(Sheet(ht=ht))
    view = View(laid, laid.start())
    play(view, wounds.numb, A, "leg", dice={})
    numb = 0
    rules = {wounds.FEELING_RETURNS: wounds.feeling_returns}
    state = laid.apply(laid.start(), view.changes())
    while dict(View(laid, state).read(A, "crippled")) == {"leg": "numb"}:
        numb += 1
        state = turn_begins(laid, state, A, rules)
    assert numb == turns
    assert View(laid, state).read(A, "crippled") == ()
    assert View(laid, state).read(A, "posture") == "prone"


def test_only_limbs_go_numb_and_a_crippled_one_stays_crippled() -> None:
    view = fight()
    play(view, wounds.numb, A, "torso", dice={})
    assert view.changes() == ()
    play(view, wounds.cripple, A, "arm", dice={})
    play(view, wounds.numb, A, "arm", dice={})
    play(view, wounds.feeling_returns, A, "arm", 1, dice={})
    assert dict(view.read(A, "crippled")) == {"arm": "crippled"}


# ---------------------------------------------------------------- consciousness and death


def at(left: int, **sheet: Any) -> View:
    view = fight(**sheet)
    view.lose(A, "hp", sheet.get("hp", 10) - left)
    return view


def test_above_zero_nobody_rolls_to_stay_conscious() -> None:
    assert told(play(at(1), wounds.stay_conscious, A, dice={})) == []


@pytest.mark.parametrize(
    ("hp", "traits", "target"),
    [
        (0, (), 11),
        (-9, (), 11),
        (-10, (), 10),
        (-19, (), 10),
        (-20, (), 9),
        (-30, ("hard-to-subdue",), 9),
    ],
)
def test_the_number_to_stay_conscious(hp: int, traits: tuple[str, ...], target: int) -> None:
    view = at(hp, ht=11, traits=frozenset(traits))
    assert total(wounds.consciousness(view, A)) == target
    awake = at(hp, ht=11, traits=frozenset(traits))
    run = play(awake, wounds.stay_conscious, A, dice={"consciousness": target})
    assert told(run) == ["stays-conscious"]
    run = play(view, wounds.stay_conscious, A, dice={"consciousness": target + 1})
    assert told(run) == ["unconscious", "fell"]
    assert view.read(A, "out")
    assert told(play(view, wounds.stay_conscious, A, dice={})) == []


@pytest.mark.parametrize(
    ("before", "lost", "multiples"),
    [
        (10, 19, ()),
        (10, 20, (1,)),
        (1, 10, ()),
        (1, 11, (1,)),
        (0, 9, ()),
        (0, 10, (1,)),
        (-10, 5, ()),
        (-10, 10, (2,)),
        (-5, 25, (1, 2, 3)),
        (-19, 20, (2, 3)),
        (-29, 11, (3, 4)),
    ],
)
def test_a_roll_for_each_multiple_newly_reached(
    before: int, lost: int, multiples: tuple[int, ...]
) -> None:
    dice = {f"death-{each}/roll": 10 for each in multiples}
    view = at(before)
    run = play(view, wounds.suffer, A, "torso", lost, dice=dice | knocked(lost))
    assert told(run)[1 : 1 + len(multiples)] == ["survives"] * len(multiples)
    assert view.read(A, "hp") == before - lost


def knocked(lost: int) -> dict[str, int]:
    return {"knockdown/roll": 3} if lost > 5 else {}


def test_five_times_below_zero_is_death() -> None:
    view = at(-40)
    assert told(play(view, wounds.suffer, A, "torso", 10, dice={})) == ["wounded", "dead"]
    assert view.read(A, "fate") == "dead"
    at_once = fight()
    assert told(play(at_once, wounds.suffer, A, "torso", 60, dice={})) == ["wounded", "dead"]
    assert told(play(view, wounds.suffer, A, "torso", 10, dice={})) == []


@pytest.mark.parametrize(
    ("ht", "roll", "fate", "key"),
    [
        (11, 11, "", "survives"),
        (11, 12, "unconscious", "mortal-wound"),
        (11, 13, "unconscious", "mortal-wound"),
        (11, 14, "dead", "dead"),
        (15, 17, "dead", "dead"),
        (16, 17, "unconscious", "mortal-wound"),
        (16, 18, "dead", "dead"),
        (3, 4, "", "survives"),
    ],
)
def test_rolls_against_death(ht: int, roll: int, fate: str, key: str) -> None:
    view = at(-6, ht=ht)
    run = play(view, wounds.suffer, A, "torso", 4, dice={"death-1/roll": roll})
    assert view.read(A, "fate") == fate
    assert told(run)[1] == key


def test_hard_to_kill_helps_against_death() -> None:
    view = at(-6, ht=11, traits=frozenset({"hard-to-kill"}))
    assert total(wounds.survival(view, A)) == 12
    play(view, wounds.suffer, A, "torso", 4, dice={"death-1/roll": 12})
    assert view.read(A, "fate") == ""


def test_the_unconscious_can_only_die() -> None:
    view = at(-5)
    play(view, wounds.pass_out, A, dice={})
    run = play(view, wounds.suffer, A, "skull", 6, dice={"death-1/roll": 12})
    assert told(run) == ["wounded", "mortal-wound"]
    assert view.read(A, "shock") == 0
    assert told(play(view, wounds.pass_out, A, dice={})) == []


def test_the_first_roll_failed_ends_them_all() -> None:
    view = at(-5)
    run = play(view, wounds.suffer, A, "torso", 25, dice={"death-1/roll": 18})
    assert told(run) == ["wounded", "dead"]


# ---------------------------------------------------------------- reeling, tired, fatigue


@pytest.mark.parametrize(("left", "move", "dodge"), [(4, 5, 8), (3, 3, 4)])
def test_reeling_below_a_third(left: int, move: int, dodge: int) -> None:
    view = at(left, hp=12)
    assert 5 + total(wounds.reeling(view, A, 5)) == move
    assert 8 + total(wounds.reeling(view, A, 8)) == dodge
    assert total(wounds.tired(view, A, 8)) == 0


def test_tired_halves_again_and_one_yard_is_left() -> None:
    view = at(1, hp=12)
    view.lose(A, "fp", 7)
    assert [part.label for part in wounds.halved(view, A, 9)] == [
        "gurps.part.reeling",
        "gurps.part.tired",
    ]
    assert 9 + total(wounds.halved(view, A, 9)) == 3
    assert list(wounds.halved(view, A, 1)) == []
    assert list(wounds.halved(fight(), A, 9)) == []


@pytest.mark.parametrize(
    ("fp", "points", "hp", "out"),
    [
        (10, 4, 10, False),
        (3, 3, 10, False),
        (3, 5, 8, False),
        (-2, 3, 7, False),
        (-7, 3, 7, True),
        (0, 0, 10, False),
    ],
)
def test_fatigue(fp: int, points: int, hp: int, out: bool) -> None:
    view = fight()
    view.lose(A, "fp", 10 - fp)
    play(view, wounds.tire, A, points, dice={})
    assert view.read(A, "fp") == fp - points
    assert view.read(A, "hp") == hp
    assert view.read(A, "out") == out


def test_the_dead_do_not_tire() -> None:
    view = fight()
    view.put(A, "fate", "dead")
    play(view, wounds.tire, A, 3, dice={})
    assert view.read(A, "fp") == 10


# ---------------------------------------------------------------- whole blows against raw dice


def struck(view: View, dice: Dice, location: str) -> Rule[None]:
    """A cutting blow through DR 1, forced apart only where it wounds."""
    roll: Rolled = yield Roll("damage", dice)
    points: int = injury(basic(roll, "cut"), "cut", 1, location).value()
    yield from wounds.suffer(view, A, location, points)


def look(view: Any) -> tuple[int, int, str, str]:
    read = view.read
    return read(A, "hp"), read(A, "shock"), read(A, "fate"), read(A, "stun")


@pytest.mark.parametrize(
    ("hp", "location", "modifier", "halves"),
    [(10, "torso", 0, 3), (3, "torso", 0, 3), (-4, "face", -5, 3), (4, "leg", 0, 3)],
)
def test_a_blow_against_raw_dice(hp: int, location: str, modifier: int, halves: int) -> None:
    """2d-1 cutting on HP 10, HT 11: HP, shock, fate and stun from every face of five dice (and
    three more where death threatens)."""
    expected: dict[object, int] = {}
    for faces in product(range(1, 7), repeat=2):
        through = max(1, sum(faces) - 1) - 1
        lost = through * halves // 2 if through > 0 else 0
        if location == "leg":
            lost = min(lost, 6)
        for seen, weight in outcomes_by_hand(hp, location, lost, modifier).items():
            expected[seen] = expected.get(seen, 0) + weight
    view = at(hp, ht=11)
    found = ends(view, struck, Dice(2, 6, -1), location, look=look)
    scale = 36 * 216 * 216
    assert {k: Fraction(v, scale) for k, v in expected.items()} == {
        k: Fraction(v, sum(found.values())) for k, v in found.items()
    }


THROWS = [sum(faces) for faces in product(range(1, 7), repeat=3)]


def outcomes_by_hand(
    hp: int, location: str, lost: int, modifier: int
) -> dict[tuple[int, int, str, str], int]:
    """Over 216 x 216 throws: against death (used or not), then to keep the feet (used or not)."""
    found: dict[tuple[int, int, str, str], int] = {}
    left, shock = hp - lost, min(lost, 4)
    grave = lost > 5
    asked = grave or (lost > 0 and location == "face")
    needs = 11 + (modifier if grave else 0)
    deaths = {"": 216, "unconscious": 0, "dead": 0}
    if left <= -10:
        deaths["dead"] = sum(throw >= 14 for throw in THROWS)
        deaths["unconscious"] = sum(throw in (12, 13) for throw in THROWS)
        deaths[""] -= deaths["dead"] + deaths["unconscious"]
    for fate in ("dead", "unconscious"):
        if deaths[fate]:
            found[left, 0, fate, ""] = deaths[fate] * 216
    for throw in THROWS:
        end = (left, shock, "", "")
        if asked and throw > max(needs, 4):
            out = throw >= needs + 5 or throw >= 17
            end = (left, shock, "unconscious", "") if out else (left, shock, "", "physical")
        found[end] = found.get(end, 0) + deaths[""]
    return found


def test_sampled_blows_end_as_the_exact_ones_can() -> None:
    exact = ends(at(3, ht=11), struck, Dice(2, 6, -1), "torso", look=look)
    random = Random(3)
    for _ in range(200):
        view = at(3, ht=11)
        Sample(random.randrange).run(struck, Dice(2, 6, -1), "torso", world=view)
        assert look(view) in exact


def test_a_blow_that_cannot_kill_does_not_read_hp() -> None:
    """So that one remembered result serves fighters with any HP above zero."""
    reads: dict[Any, Any] = {}
    view = at(5).child(reads)
    play(view, wounds.suffer, A, "torso", 3, dice={})
    assert (A, "hp") not in reads
    assert reads[A, "failing"] is False


# ---------------------------------------------------------------- bodies, soft armour, knockback


@pytest.mark.parametrize("build", BUILDS)
@pytest.mark.parametrize("place", LOCATIONS)
def test_no_body_is_wounded_more_than_a_living_one(build: str, place: str) -> None:
    for wounding in DAMAGE_TYPES:
        factor = multiplier(wounding, place, build=build)
        assert 0 < factor <= multiplier(wounding, place)


def test_a_tight_beam_finds_the_organs_of_a_machine_only() -> None:
    assert multiplier("burn", "vitals", beam=True, build="unliving") == 2
    assert multiplier("burn", "vitals", beam=True, build="homogenous") == 1


def test_flexible_armour_by_location() -> None:
    sheet = Sheet(dr=(("torso", 5), ("arm", 2)), flexible=(("arm", 4), ("torso", 3)))
    places = ("torso", "vitals", "arm", "off-arm", "leg", "skull")
    assert [flexible(sheet, each) for each in places] == [3, 3, 2, 2, 0, 0]


def lands(fight: View, damage: SheetDamage, word: str = "normal") -> Rule[int]:
    return (yield from criticals.land(fight, B, A, damage, word=word))


@pytest.mark.parametrize(("wounding", "divisor"), [("cr", 1), ("cut", 1), ("cut", 2), ("imp", 1)])
@pytest.mark.parametrize(("dr", "soft"), [(12, 0), (12, 12), (9, 4)])
def test_blunt_trauma_and_knockback_against_raw_dice(
    wounding: str, divisor: int, dr: int, soft: int
) -> None:
    """3d+2 at HP 100, DX 11, ST 10: HP lost, and yards driven back."""
    expected: dict[tuple[int, int], int] = {}
    factor = {"cr": F(1), "cut": F(3, 2), "imp": F(2)}[wounding]
    for dice in product(range(1, 7), repeat=3):
        points = sum(dice) + 2
        whole = dr // divisor
        hard = (dr - soft) // divisor
        through = points - whole
        if through > 0:
            lost = int(through * factor)
        else:
            lost = max(0, points - hard) // (5 if wounding == "cr" else 10) if soft else 0
        pushes = wounding == "cr" or (wounding == "cut" and through <= 0)
        seen = (lost, points // 8 if pushes else 0)
        expected[seen] = expected.get(seen, 0) + 1
    a = Sheet(hp=100, dr=(("torso", dr),), flexible=(("torso", soft),), ht=20)
    laid = layout(a, Sheet())
    damage = SheetDamage(Dice(3, 6, 2), wounding, F(divisor))

    def look(world: Any) -> tuple[int, int]:
        stated = dict(world.read(A, "stated"))
        return 100 - world.read(A, "hp"), stated.get(("distance", B), 1) - 1

    found = ends(View(laid, laid.start()), lands, damage, look=look)
    total_weight = sum(found.values())
    assert {k: F(v, total_weight) for k, v in found.items()} == {
        k: F(v, 216) for k, v in expected.items()
    }


@pytest.mark.parametrize(
    ("word", "points", "driven"),
    [("normal", 8, 1), ("double-damage", 8, 2), ("triple-damage", 3, 1), ("double-damage", 3, 0)],
)
def test_knockback_goes_by_multiplied_damage(word: str, points: int, driven: int) -> None:
    laid = layout(Sheet(hp=100), Sheet())
    view = View(laid, laid.start())
    dice = {"damage": points} | ({"knockback/balance/roll": 3} if driven else {})
    run = play(view, lands, SheetDamage(Dice(2)), word, dice=dice)
    assert ("knocked-back" in told(run)) == bool(driven)
    assert dict(view.read(A, "stated")).get(("distance", B), 1) == 1 + driven

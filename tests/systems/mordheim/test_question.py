"""The quick question and the rules under it, against plain loops over raw dice."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.systems.mordheim import by_hand
from tierce.fight.course import Setup
from tierce.fight.question import BadQuestion, QuickAnswer
from tierce.fight.state import View
from tierce.fight.system import Fighter
from tierce.script.effects import Who
from tierce.script.odds import Odds
from tierce.systems.mordheim import SYSTEM
from tierce.systems.mordheim.options import Options
from tierce.systems.mordheim.policies import steady
from tierce.systems.mordheim.question import in_full
from tierce.systems.mordheim.sheet import Sheet
from tierce.systems.mordheim.tables import ARMOUR, WEAPONS

#: One weapon for each way to parry; the others differ in nothing that matters to who is struck.
GUARDS = ("axe", "sword", "fighting-claws")


def ask(**pairs: Any) -> QuickAnswer:
    assert SYSTEM.question is not None
    answer: QuickAnswer = SYSTEM.question({key: str(value) for key, value in pairs.items()})
    return answer


def by_rules(weapon: str, against: str, attacks: int, wounds: int, by_kind: bool) -> by_hand.Ends:
    """The rules' own exact answer in the same terms."""
    armed, guarded = WEAPONS[weapon], WEAPONS[against]
    defender = Sheet(w=wounds, weapons=(guarded,), armour=ARMOUR["heavy"], helmet=True)
    attacker, target = Who("attacker"), Who("defender")
    fighters = (
        Fighter(attacker, "a", Sheet(weapons=(armed,))),
        Fighter(target, "b", defender),
    )
    options = Options(criticals="by_weapon" if by_kind else "standard")
    layout = Setup(SYSTEM, fighters, options, "").layout()
    world = View(layout, layout.start())
    found = Odds(steady).distribution(in_full, (weapon,) * attacks, world=world)
    return found.chances()


def check(weapon: str, against: str, attacks: int, wounds: int = 1, by_kind: bool = False) -> None:
    right = by_hand.ends(weapon, against, attacks, wounds, by_kind)
    right = {end: chance for end, chance in right.items() if chance}
    assert by_rules(weapon, against, attacks, wounds, by_kind) == right, (weapon, against, attacks)


def test_the_list_by_hand_is_the_list() -> None:
    assert set(by_hand.WEAPONS) == set(WEAPONS)


@pytest.mark.parametrize("weapon", WEAPONS)
def test_every_pair_of_weapons_at_one_attack(weapon: str) -> None:
    for against in WEAPONS:
        check(weapon, against, 1)


@pytest.mark.parametrize("weapon", WEAPONS)
def test_every_weapon_at_more_attacks(weapon: str, fights: int) -> None:
    """Against each way to parry; with many fights against every weapon of the list."""
    for against in WEAPONS if fights >= 1000 else GUARDS:
        for attacks in (2, 3, 4):
            check(weapon, against, attacks)


@pytest.mark.parametrize("weapon", ["sword", "mace", "halberd", "rapier", "fist"])
def test_more_wounds_and_criticals_by_kind_of_weapon(weapon: str) -> None:
    check(weapon, "sword", 3, wounds=2)
    for attacks in (1, 2, 3):
        check(weapon, "sword", attacks, wounds=2, by_kind=True)


# ---------------------------------------------------------------- the question


@pytest.mark.parametrize(
    ("keys", "chance"),
    [
        ({"ws": 4, "parry": "sword"}, "1/2"),
        ({"parry": "sword"}, "5/12"),
        ({"enemy_ws": 7, "parry": "sword"}, "11/36"),
        ({"parry": "buckler"}, "5/12"),
        ({"parry": "two_swords"}, "5/12"),
        ({"ws": 4, "parry": "sword_and_buckler"}, "43/108"),
        ({"parry": "sword_and_buckler"}, "77/216"),
        ({"enemy_ws": 7, "parry": "sword_and_buckler"}, "61/216"),
        ({"enemy_ws": 0, "parry": "sword"}, "5/9"),
        ({"parry": "sword", "weapon": "steel-whip"}, "1/2"),
        ({"parry": "sword", "strength": 6}, "1/2"),
        ({"parry": "sword", "strength": 6, "enemy_base_strength": 4}, "5/12"),
        ({"parry": "sword", "state": "knocked_down"}, "1"),
        ({"parry": "sword", "state": "stunned"}, "0"),
    ],
)
def test_hits_that_are_not_parried(keys: dict[str, Any], chance: str) -> None:
    assert ask(**keys).distributions["unparried_hits"].chance(1) == Fraction(chance)


def test_a_6_leaves_no_parry() -> None:
    """Two attacks at 4+: no hit stands where none is there, or the only one, 4 or 5, is parried."""
    spread = ask(attacks=2, parry="sword").distributions["unparried_hits"]
    assert spread.chance(0) == Fraction(1, 4) + 2 * Fraction(1, 2) * (
        Fraction(1, 6) * Fraction(1, 3) + Fraction(1, 6) * Fraction(1, 6)
    )
    assert spread.chance(0) == Fraction(1, 3)


def test_out_of_action_in_two_ninths_of_the_hits() -> None:
    outcomes = dict(ask(strength=3, toughness=3, criticals="standard").outcomes)
    assert outcomes["out_of_action"] == Fraction(2, 9) * Fraction(1, 2)
    assert sum(outcomes.values()) == 1


@pytest.mark.parametrize("state", ["standing", "knocked_down", "stunned"])
@pytest.mark.parametrize("criticals", ["standard", "by_weapon", "none"])
@pytest.mark.parametrize("parry", ["none", "two_swords", "sword_and_buckler"])
def test_outcomes_add_to_one(state: str, criticals: str, parry: str) -> None:
    answer = ask(
        attacks=3, weapon="mace", save=5, wounds=2, helmet="yes", state=state, criticals=criticals,
        parry=parry,
    )  # fmt: skip
    assert [name for name, _ in answer.outcomes] == [
        "unharmed", "wounded", "knocked_down", "stunned", "out_of_action",
    ]  # fmt: skip
    assert sum(chance for _, chance in answer.outcomes) == 1
    assert answer.method == "exact"


def test_who_is_wounded_and_still_stands() -> None:
    """Three wounds and one attack: it is wounded by half of the hits, never felled."""
    outcomes = dict(ask(wounds=3).outcomes)
    assert outcomes == {
        "unharmed": Fraction(3, 4),
        "wounded": Fraction(1, 4),
        "knocked_down": 0,
        "stunned": 0,
        "out_of_action": 0,
    }


def test_a_save_may_be_written_as_players_do() -> None:
    told = [ask(save=save) for save in ("5", "5+", "none", "7")]
    assert told[0] == told[1]
    assert told[2] == told[3]
    assert told[0].question["save"] == "5+"
    assert told[2].question["save"] == "none"
    assert ask(weapon="morning_star").question["weapon"] == "morning-star"


@pytest.mark.parametrize(
    ("pairs", "reason"),
    [
        ({"attack": 2}, "unknown-key"),
        ({"attacks": "two"}, "not-a-number"),
        ({"attacks": 0}, "out-of-range"),
        ({"attacks": 11}, "out-of-range"),
        ({"save": "x"}, "not-a-number"),
        ({"save": 8}, "out-of-range"),
        ({"weapon": "spoon"}, "bad-value"),
        ({"parry": "shield"}, "bad-value"),
        ({"state": "dead"}, "bad-value"),
    ],
)
def test_what_means_nothing_is_refused(pairs: dict[str, Any], reason: str) -> None:
    with pytest.raises(BadQuestion) as error:
        ask(**pairs)
    assert error.value.reason == reason

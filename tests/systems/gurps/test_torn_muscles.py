"""A torn muscle hampers whatever the limb takes part in (gurps.critical-tables)."""

from __future__ import annotations

import pytest

from tests.systems.gurps.field import A, B, fight
from tierce.dice import Dice
from tierce.fight.slots import Condition
from tierce.fight.state import View
from tierce.script.value import Value
from tierce.systems.gurps.rules import attack, defence, feint
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.defence import Defence
from tierce.systems.gurps.rules.parry import With
from tierce.systems.gurps.sheet import Damage, Melee, Ranged, Shield, Skill, Weapon

BLOW = Damage(Dice(1), "cr")
STAFF = Weapon(
    "Staff",
    melee=(Melee("jab", "Staff", 12, BLOW, hands=2), Melee("poke", "Staff", 12, BLOW)),
    ranged=(Ranged("hurl", "Thrown Weapon", 12, BLOW, "thrown", 5, hands=2),),
)
KICK = Weapon("Kick", melee=(Melee("kick", "Karate", 12, BLOW),), natural="foot")
BITE = Weapon("Bite", melee=(Melee("bite", "Brawling", 12, BLOW),), natural="teeth")
INCOMING = Blow("Punch", "punch")


def fighter(torn: str, main: str = "Staff", off: str = "") -> View:
    """A fighter with one torn muscle."""
    view = fight(
        weapons=(STAFF, KICK, BITE),
        shield=Shield("Shield", 2, 12),
        skills=(Skill("Wrestling", 14), Skill("Karate", 14)),
        main=main,
        off=off,
    )
    if torn:
        view.begin(A, Condition("torn", "gurps.critical-tables", (), (torn,)))
    return view


def muscle(value: Value) -> list[int]:
    """What the torn muscle takes."""
    return [part.amount for part in value if part.label == "gurps.part.torn-muscle"]


@pytest.mark.parametrize(
    ("strikes", "limbs"),
    [
        (Blow("Staff", "jab"), {"arm", "off-arm"}),
        (Blow("Staff", "hurl", ranged=True), {"arm", "off-arm"}),
        (Blow("Staff", "poke"), {"arm"}),
        (Blow("Staff", "poke", "off"), {"off-arm"}),
        (Blow("Punch", "punch"), {"arm"}),
        (Blow("Punch", "punch", "off"), {"off-arm"}),
        (Blow("Kick", "kick", "body"), {"leg"}),
        (Blow("Bite", "bite", "body"), set()),
    ],
)
def test_attacks(strikes: Blow, limbs: set[str]) -> None:
    for torn in ("", "arm", "off-arm", "leg", "neck"):
        lost = [-3] if torn in (limbs | {"neck"}) else []
        assert muscle(attack.skill(fighter(torn), A, B, strikes)) == lost, torn
        if not strikes.ranged:
            assert muscle(feint.skill(fighter(torn), A, B, strikes)) == lost, torn


@pytest.mark.parametrize(
    ("answer", "limbs", "held"),
    [
        (
            Defence("parry", With("main", "Staff", "jab", "Staff")),
            {"arm", "off-arm"},
            ("Staff", ""),
        ),
        (Defence("parry", With("main", "Staff", "poke", "Staff")), {"arm"}, ("Staff", "")),
        (Defence("parry", With("both", "", "", "Wrestling")), {"arm", "off-arm"}, ("", "")),
        (Defence("parry", With("off", "", "", "Karate")), {"off-arm"}, ("", "")),
        (Defence("block"), {"off-arm"}, ("", "Shield")),
        (Defence("block"), {"arm"}, ("Shield", "")),
        (Defence("dodge"), set(), ("Staff", "")),
    ],
)
def test_defences(answer: Defence, limbs: set[str], held: tuple[str, str]) -> None:
    for torn in ("", "arm", "off-arm", "leg", "neck"):
        lost = [-3] if torn in (limbs | {"neck"}) else []
        assert muscle(defence.value(fighter(torn, *held), A, B, INCOMING, answer)) == lost, torn


def test_two_torn_arms_hamper_no_more_than_one() -> None:
    view = fighter("arm")
    view.begin(A, Condition("torn", "gurps.critical-tables", (), ("off-arm",)))
    assert muscle(attack.skill(view, A, B, Blow("Staff", "jab"))) == [-3]

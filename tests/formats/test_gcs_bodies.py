"""What a .gcs document says of bodies, of weapons too heavy for their user, of large shields."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.formats.gcs_documents import Json, default, document, thing, usage, written
from tierce.fight.state import View
from tierce.fight.system import Fighter
from tierce.formats.gcs import read_gcs
from tierce.script.effects import Who
from tierce.script.value import total
from tierce.systems.gurps import SYSTEM
from tierce.systems.gurps.rules import attack, parry
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.sheet import Sheet

A, B = Who("A"), Who("B")


def read(folder: Path, changed: Json | None = None, **parts: Any) -> Sheet:
    """The sheet of such a character."""
    return read_gcs(written(folder, document(changed, **parts))).sheet


def tolerance(name: str, *modifiers: str, off: tuple[str, ...] = ()) -> Json:
    """A trait with these modifiers, and others that are switched off."""
    chosen = [{"name": each} for each in modifiers]
    return {"name": name, "modifiers": [*chosen, *({"name": n, "disabled": True} for n in off)]}


@pytest.mark.parametrize(
    ("traits", "build"),
    [
        ([], "living"),
        ([tolerance("Injury Tolerance")], "living"),
        ([tolerance("Injury Tolerance", "Unliving")], "unliving"),
        ([tolerance("Injury Tolerance", "No Blood", "Homogenous", off=("Diffuse",))], "homogenous"),
        ([tolerance("Injury Tolerance", off=("Unliving", "Diffuse"))], "living"),
        ([tolerance("Injury Tolerance (Diffuse)")], "diffuse"),
        ([tolerance("Injury Tolerance (No Blood, Unliving)")], "unliving"),
        ([tolerance("Injury Tolerance (Homogenous)", "Unliving")], "homogenous"),
        # as the Dungeon Fantasy books call it
        ([tolerance("Injury Tolerance (No Vitals)"), tolerance("Diffuse")], "diffuse"),
        ([tolerance("Injury Tolerance (No Vitals)"), tolerance("Diffuse Form")], "living"),
        ([{**tolerance("Injury Tolerance (Diffuse)"), "disabled": True}], "living"),
    ],
)
def test_what_a_body_is_made_of(tmp_path: Path, traits: list[Json], build: str) -> None:
    assert read(tmp_path, traits=traits).build == build


@pytest.mark.parametrize(
    ("strength", "st", "level", "minimum"),
    [("12‡", 10, 14, 12), ("12", 12, 12, 12), ("12†", 15, 12, 12), ("", 10, 12, 0)],
)
def test_the_strength_a_weapon_asks_for(
    tmp_path: Path, strength: str, st: int, level: int, minimum: int
) -> None:
    """The document's level has lost what is lacking; the rules take it away again, once."""
    swing = usage(12, "1d cut", default("Broadsword"), usage="Swing", strength=strength, parry="0")
    shot = usage(
        12, "1d imp", default("Bow"), id="W", usage="Shoot", strength=strength, range="100"
    )
    equipment = [thing("Sword", weapons=[swing]), thing("Bow", weapons=[shot])]
    sheet = read(tmp_path, {"st": st}, equipment=equipment)
    modes = (sheet.weapon("Sword").melee[0], sheet.weapon("Bow").ranged[0])
    assert [(mode.level, mode.min_st) for mode in modes] == [(level, minimum)] * 2
    fighters = (Fighter(A, "a", sheet), Fighter(B, "b", Sheet()))
    layout = SYSTEM.layout(fighters, SYSTEM.options())
    view = View(layout, layout.start())
    blows = (Blow("Sword", "Swing"), Blow("Bow", "Shoot", ranged=True))
    assert [total(attack.skill(view, A, B, blow)) for blow in blows] == [12, 12]
    assert parry.level(view, A, parry.With("main", "Sword", "Swing", "Broadsword")) == 12


@pytest.mark.parametrize(
    ("db", "weight", "light"), [(3, "25 lb", False), (3, "0.5 lb", True), (2, "0.5 lb", False)]
)
def test_a_force_shield_is_in_nobodys_way(
    tmp_path: Path, db: int, weight: str, light: bool
) -> None:
    names = ("dodge", "parry", "block")
    features = [{"type": "attribute_bonus", "attribute": each, "amount": db} for each in names]
    bash = usage(12, "1d cr", default("Shield"), block="0", parry="No")
    item = thing("Shield", weight, weapons=[bash], features=features)
    shield = read(tmp_path, equipment=[item]).shield
    assert shield is not None
    assert (shield.db, shield.light) == (db, light)

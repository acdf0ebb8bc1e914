"""What the keeper may change by hand, and what is refused because it means nothing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tierce.cli.play.edits import read_edit
from tierce.cli.telling import Teller
from tierce.fight.course import Setup
from tierce.fight.session import Fight
from tierce.fight.slots import Change
from tierce.fight.state import View
from tierce.fight.system import Fighter
from tierce.ground import Squares, ground_from
from tierce.script.effects import Who
from tierce.systems.cthulhu import SYSTEM, catalogue
from tierce.systems.cthulhu.options import Options
from tierce.systems.cthulhu.sheet import Sheet
from tierce.text import Catalogue, UserError

SABRE = catalogue.weapons()["sabre"].weapon
AKI, RYO = Who("Aki"), Who("Ryo")
TELLER = Teller(Catalogue.load("en"), "cthulhu")


def fight() -> Fight:
    """Aki with a sabre against Ryo."""
    aki = Fighter(AKI, "a", Sheet(weapons=(SABRE,), main=SABRE.name))
    return Fight(Setup(SYSTEM, (aki, Fighter(RYO, "b", Sheet())), Options(), "s"))


@pytest.mark.parametrize(
    ("typed", "how", "what"),
    [
        ("Aki durability サーベル=5", "set", ("サーベル", 5)),
        ("Aki durability サーベル=", "set", ("サーベル", None)),
        ("Aki stated distance Ryo=4", "set", (("distance", RYO), 4)),
        ("Aki stated cover Ryo=yes", "set", (("cover", RYO), True)),
        ("Aki concentrate dodge", "put", "dodge"),
        ("Aki concentrate none", "put", None),
        ("Aki named Ryo", "put", "Ryo"),
        ("Aki unfit サーベル=dropped", "set", ("サーベル", "dropped")),
        ("Aki delay 3", "put", 3),
        ("Aki points +2", "add", 2),
        ("Aki hp =-3", "add", -15),
    ],
)
def test_what_may_be_changed(typed: str, how: str, what: object) -> None:
    change = read_edit(typed, fight(), TELLER).change
    assert (change.who, change.how, change.what) == (AKI, how, what)
    assert isinstance(change, Change)


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("Aki durability サーベル=-5", "a whole number of at least 0 is needed"),
        ("Aki durability サーベ=5", "Possible: サーベル."),
        ("Aki nocked 弓", "nocked cannot be “弓”. Possible: none."),
        ("Aki delay -3", "delay cannot be “-3”"),
        ("Aki delay soon", "delay cannot be “soon”"),
        ("Aki stated distance Ryo=-4", "stated cannot be “-4”"),
        ("Aki stated distanc Ryo=4", "Possible: distance, cover,"),
        ("Aki concentrate dod", "Possible: dodge, defend, parry, hide, cover, none."),
        ("Aki unfit サーベル=gone", "Possible: destroyed, dropped,"),
        ("Aki hands third=サーベル", "Possible: main, off."),
        ("GM objects 岩=x", "a whole number of at least 0 is needed"),
        ("GM objects-left 岩=-5", "a whole number of at least 0 is needed"),
        ("Aki hp =x", "hp"),
        ("Aki struck 弓", "struck cannot be “弓”"),
        ("Aki named Bob", "Possible: Aki, Ryo, none."),
    ],
)
def test_what_means_nothing(typed: str, said: str) -> None:
    with pytest.raises(UserError) as raised:
        read_edit(typed, fight(), TELLER)
    assert said in TELLER.catalogue.render(raised.value.message)


def test_the_keeper_may_give_points_beyond_the_usual() -> None:
    given = fight()
    change = read_edit("Aki points +2", given, TELLER).change
    layout = given.setup.layout()
    state = layout.apply(layout.start(), (change,))
    assert View(layout, state).read(AKI, "points") == 5


def test_what_a_map_tells_is_not_stated() -> None:
    ground = ground_from(Squares("chebyshev"), "....")
    setup = fight().setup
    placed = tuple(replace(each, at=(n, 0)) for n, each in enumerate(setup.fighters))
    given = Fight(replace(setup, fighters=placed, ground=ground))
    with pytest.raises(UserError) as raised:
        read_edit("Aki stated distance Ryo=0", given, TELLER)
    assert "“distance” is told by the map" in TELLER.catalogue.render(raised.value.message)
    assert read_edit("Aki stated drop Ryo=6", given, TELLER).change.what == (("drop", RYO), 6)

"""What the help of a terminal gives as examples is of the system that is played."""

from __future__ import annotations

import pytest

from tests.systems.telling import teller
from tierce.cli.play.edits import examples_of, read_edit
from tierce.cli.play.samples import samples
from tierce.fight.session import Fight
from tierce.fight.system import load_system, system_names
from tierce.formats.toml import read_scenario

SYSTEMS = [name for name in system_names() if name != "toy"]


@pytest.mark.parametrize("name", SYSTEMS)
def test_examples_are_of_the_system(name: str) -> None:
    examples = load_system(name).examples
    assert examples is not None
    assert examples.clause.startswith(f"{name}.")
    strict = teller(name, "en")
    assert strict.title(examples.clause)
    path = next(sample.path for sample in samples() if sample.system == name)
    fight = Fight(read_scenario(path).setup)
    who = fight.view().fighters[0]
    lost = read_edit(f"{who} {examples.lose}", fight, strict).change
    put = read_edit(f"{who} {examples.put}", fight, strict).change
    assert (lost.how, put.how) == ("add", "put")
    assert examples_of(fight.setup.system) == examples

"""The reading `sample`: the same rules on random dice."""

from __future__ import annotations

import random
from collections import Counter
from functools import partial
from typing import Any

import pytest

from tests.script.brute import Direct
from tests.script.exact import exact
from tests.statistics import fits
from tests.toy import rules
from tests.toy.setups import ANNA, BRAN, three
from tests.toy.system import TOY, bold
from tierce.fight.state import View
from tierce.script.effects import Choose, Option, Rule, Who
from tierce.script.odds import NoPolicy, Odds
from tierce.script.sample import Sample
from tierce.script.world import World

SETUP = three()
LAYOUT = SETUP.layout()
START = LAYOUT.start()


@pytest.mark.parametrize("rule", [rules.strike, rules.clash, rules.shout, rules.echo])
def test_samples_fit_the_exact_chances(rule: Any) -> None:
    expected = exact(Odds(bold, TOY.intervene), rule, (ANNA, BRAN), LAYOUT, START)
    randrange = random.Random(20).randrange
    counts: Counter[Any] = Counter()
    for _ in range(3000):
        view = View(LAYOUT, START)
        result = Sample(randrange, bold, TOY.intervene).run(rule, ANNA, BRAN, world=view)
        counts[result, LAYOUT.apply(START, view.changes())] += 1
    assert fits(expected, counts)


def test_what_a_sample_writes_is_written_to_its_world() -> None:
    world = Direct(LAYOUT, START)
    Sample(partial(max, 0), bold).run(rules.shout, ANNA, BRAN, world=world)
    assert world.now[ANNA, "breath"] == 1
    assert world.now[Who(""), "agenda"][0].rule == "echo"


def asks(world: World) -> Rule[str]:
    chosen: str = yield Choose("what", ANNA, (Option("go"), Option("stay")))
    return chosen


def test_a_decision_needs_a_policy_that_keeps_to_what_is_offered() -> None:
    with pytest.raises(NoPolicy):
        Sample(random.Random(1).randrange).run(asks)
    with pytest.raises(LookupError, match="not offered"):
        Sample(random.Random(1).randrange, lambda who, sees, options: "fly").run(asks)


def test_what_is_no_effect_is_refused() -> None:
    def wrong(world: World) -> Any:
        yield 6

    with pytest.raises(TypeError, match="no effect"):
        Sample(random.Random(1).randrange).run(wrong)

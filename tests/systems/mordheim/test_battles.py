"""Ten a side fight phases to the end by policy, and every state on the way is a legal one."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

from tests.systems.mordheim.setups import HANDS, HOUSE_RULES, random_sheet
from tierce.fight.course import Setup, begin
from tierce.fight.slots import FIELD
from tierce.fight.state import State, View
from tierce.fight.system import Fighter, Step
from tierce.script.effects import Who
from tierce.script.sample import Sample
from tierce.systems.mordheim import SYSTEM
from tierce.systems.mordheim.rules import contact, strike
from tierce.systems.mordheim.slots import FATES, INJURIES, OUT

#: Far more steps than a battle takes: beyond them it never ends.
MOST_STEPS = 20_000
EACH = 10


def battle(number: int) -> Setup:
    """Two warbands of ten, of all kinds; every second one fights to the last."""
    rng = random.Random(f"battle/{number}")
    brave: Any = {"ld": 12} if number % 2 else {}
    fighters = [
        Fighter(Who(f"{side}-{n}"), side, replace(random_sheet(rng, rng.choice(HANDS)), **brave))
        for side in ("left", "right")
        for n in "abcdefghij"
    ]
    assert len(fighters) == 2 * EACH
    return Setup(SYSTEM, tuple(fighters), HOUSE_RULES[number % len(HOUSE_RULES)], "")


def fought(setup: Setup, number: int) -> tuple[str, Counter[str]]:
    """Who won, and how many steps there were of each kind."""
    layout = setup.layout()
    policy = next(iter(SYSTEM.policies.values()))
    sample = Sample(random.Random(number).randrange, policy, SYSTEM.intervene)
    view = View(layout, layout.start())
    sample.run(SYSTEM.opening, world=view)
    state = layout.apply(layout.start(), view.changes())
    last: Step | None = None
    steps: Counter[str] = Counter()
    for _ in range(MOST_STEPS):
        view = View(layout, state)
        verdict = SYSTEM.verdict(view) if last is not None else None
        if verdict is not None:
            return verdict, steps
        last = SYSTEM.next_step(view, last)
        state, call = begin(SYSTEM, layout, state, last)
        view = View(layout, state)
        sample.run(call.rule, *call.args, world=view)
        state = layout.apply(state, view.changes())
        steps[last.rule] += 1
        check(setup, View(layout, state))
    raise AssertionError(f"battle {number} does not end")


def check(setup: Setup, fight: View) -> None:
    """What holds of every state between two steps."""
    for fighter in setup.fighters:
        who = fighter.name
        fate, left = fight.read(who, "fate"), fight.read(who, "wounds")
        assert fate in FATES
        assert 0 <= left <= fighter.sheet.w
        assert fight.read(who, "injury") == INJURIES[0], "an injury is left unsettled"
        foes = {foe for foe, _ in fight.read(who, "contact")}
        assert foes <= set(fight.read(who, "foes"))
        assert all(fight.entry(foe, "contact", who, False) for foe in foes)
        if fight.read(who, "fleeing"):
            assert not foes
        if fate:
            assert not fight.read(who, "frenzy") or fate in (OUT, "fled")
        if not contact.engaged(fight, who) and not fight.read(who, "gone"):
            assert fate or not foes or all(fight.read(foe, "gone") for foe in foes)
    order = fight.read(FIELD, "order")
    assert len(set(order)) == len(order)
    assert all(strike.model(entry) in fight.fighters for entry in order)


def test_battles_end_and_every_state_is_legal(fights: int) -> None:
    """A tenth as many as the fights of the conformance suite: --fights 10000 plays a thousand."""
    battles = max(len(HOUSE_RULES), fights // 10)
    steps: Counter[str] = Counter()
    winners: Counter[str] = Counter()
    for number in range(battles):
        verdict, done = fought(battle(number), number)
        winners[verdict] += 1
        steps += done
    assert winners["left"] + winners["right"] + winners[""] == battles
    assert min(steps[rule] for rule in ("turn", "charge", "combat", "strike", "aftermath")) > 0


def test_an_illegal_state_is_noticed() -> None:
    setup = battle(0)
    layout = setup.layout()
    first = setup.fighters[0].name

    def with_mark(slot: str, value: object) -> State:
        view = View(layout, layout.start())
        view.put(first, slot, value)
        return layout.apply(layout.start(), view.changes())

    check(setup, View(layout, layout.start()))
    for slot, value in (("fate", "asleep"), ("injury", OUT)):
        try:
            check(setup, View(layout, with_mark(slot, value)))
        except AssertionError:
            continue
        raise AssertionError(f"{slot} = {value} passes")

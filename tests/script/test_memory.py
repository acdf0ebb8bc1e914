"""The odds reader's memory: it reads what the rule reads and no more, and knows names by role."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import pytest

from tierce.dice import Dice
from tierce.script.effects import Call, Roll, Rule, Who
from tierce.script.memory import ReadsDiffer
from tierce.script.odds import Odds
from tierce.script.world import Changes, Reads, World

ANNA, BRAN, CAI = map(Who, ("anna", "bran", "cai"))


class Shelf:
    """A world of plain values that lists what is read."""

    def __init__(self, reads: Reads | None = None, **values: Any) -> None:
        self.values = values
        self.seen: list[str] = []
        self.reads = reads

    def child(self, reads: Reads | None) -> World:
        child = Shelf(reads, **self.values)
        child.seen = self.seen
        return child

    def changes(self) -> Changes:
        return ()

    def apply(self, changes: Changes) -> None:
        assert not changes

    def joined(self, first: Changes, then: Changes) -> Changes:
        raise AssertionError

    def read(self, who: Who, name: str) -> Any:
        self.seen.append(f"{who} {name}")
        if self.reads is not None:
            self.reads[who, name] = self.values[name]
        return self.values[name]

    def between(self, name: str, *args: Hashable) -> Any:
        raise AssertionError

    def kind(self, who: Who) -> Hashable:
        return "alike"

    def later(self, event: tuple[str, ...], rule: str, args: tuple[Hashable, ...]) -> None:
        raise AssertionError


def armed(world: World, who: Who) -> Rule[str]:
    """Reads the blade only where there is a hand to hold it."""
    yield from ()
    if world.read(who, "hand"):
        return str(world.read(who, "blade"))
    return f"stump {world.read(who, 'mood')}"


def only(odds: Odds, world: World, who: Who) -> Any:
    (result,) = odds.distribution(armed, who, world=world)
    return result


def test_a_search_reads_what_the_rule_would_read() -> None:
    odds = Odds()
    assert only(odds, Shelf(hand=True, blade="axe"), ANNA) == "axe"
    assert only(odds, Shelf(hand=False, mood="sad"), ANNA) == "stump sad"
    for world, result, reads in [
        (Shelf(hand=True, blade="axe"), "axe", ["bran hand", "bran blade"]),
        (Shelf(hand=False, mood="sad"), "stump sad", ["bran hand", "bran mood"]),
    ]:
        assert only(odds, world, BRAN) == result
        assert world.seen == reads
    assert only(odds, Shelf(hand=True, blade="bow"), BRAN) == "bow"


def test_a_name_in_a_result_comes_back_as_that_of_whoever_asks() -> None:
    def victim(world: World, who: Who, foe: Who) -> Rule[Who]:
        roll = yield Roll("roll", Dice(1, 3))
        return foe if roll == 1 else who

    odds = Odds()
    assert odds.distribution(victim, ANNA, BRAN).weights == {BRAN: 1, ANNA: 2}
    assert odds.distribution(victim, BRAN, CAI, world=Shelf()).weights == {CAI: 1, BRAN: 2}
    assert odds.distribution(victim, CAI, ANNA, world=Shelf()).weights == {ANNA: 1, CAI: 2}


def test_names_that_are_read_keep_their_own_memory() -> None:
    def target(world: World, who: Who) -> Rule[Who]:
        yield from ()
        found: Who = world.read(who, "foe")
        return found

    odds = Odds()
    for who, foe in [(ANNA, BRAN), (BRAN, ANNA), (CAI, BRAN), (ANNA, ANNA)]:
        assert list(odds.distribution(target, who, world=Shelf(foe=foe))) == [foe]


def test_a_call_that_is_run_again_is_not_looked_up_again() -> None:
    def twice(world: World, who: Who) -> Rule[int]:
        yield Call("armed", armed, (who,))
        roll = yield Roll("roll", Dice(1, 6))
        return int(roll.value())

    world = Shelf(hand=True, blade="axe")
    assert len(Odds().distribution(twice, ANNA, world=world)) == 6
    assert world.seen == ["anna hand", "anna blade"]


def test_a_rule_that_reads_by_whim_is_found_out() -> None:
    names = iter(["hand", "mood"])

    def whim(world: World, who: Who) -> Rule[Any]:
        yield from ()
        return world.read(who, next(names))

    odds = Odds()
    odds.distribution(whim, ANNA, world=Shelf(hand=1))
    with pytest.raises(ReadsDiffer, match="mood of anna"):
        odds.distribution(whim, ANNA, world=Shelf(hand=2, mood=3))

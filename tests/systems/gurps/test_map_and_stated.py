"""The same fight with a map and with stated facts: the same options, values and odds."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest

from tests.systems.gurps.map_setups import random_map_setup
from tests.systems.gurps.setups import WEAPONS, random_setup
from tierce.dice import Distribution
from tierce.fight.places import CELL, FACING
from tierce.fight.slots import Change
from tierce.fight.state import Layout, State, View
from tierce.ground import Cell
from tierce.script.effects import Option, Rule, Who
from tierce.script.odds import Odds, Policy
from tierce.script.value import explain
from tierce.systems.gurps.plugin import SYSTEM
from tierce.systems.gurps.rules import (
    attack,
    blast,
    blow,
    defence,
    drop,
    maneuvers,
    move,
    on_map,
    place,
    suppression,
    ways,
)
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.maneuvers import Target
from tierce.systems.gurps.rules.on_map import Gone

#: What the map tells of a fighter and another.
PAIRS = ("distance", "arc", "cover", "higher", "room")


class World:
    """A fight twice: on its map, and without, what the map tells being stated."""

    def __init__(self, seed: str, weapon: str = "") -> None:
        """`weapon` is what the first fighter has in hand, where it is to be a certain one."""
        self.rng = random.Random(seed)
        setup = random_map_setup(self.rng)
        if weapon:
            held = next(each for each in WEAPONS if each.name == weapon)
            first, *others = setup.fighters
            sheet = replace(
                first.sheet, weapons=(held,), main=weapon, off="", shield=None, traits=frozenset()
            )
            setup = replace(setup, fighters=(replace(first, sheet=sheet), *others))
        self.placed = setup.layout()
        self.bare = replace(setup, ground=None).layout()
        self.on_map = self._somehow(self.placed.start())

    def _somehow(self, state: State) -> State:
        """Some stand otherwise than they began, some are down, some hurt."""
        changes: list[Change] = []
        for who in self.placed.sheets:
            posture = self.rng.choice(("standing", "standing", "kneeling", "prone", "crawling"))
            changes.append(Change(who, "posture", "put", posture))
            changes.append(Change(who, "hp", "add", -self.rng.choice((0, 0, 3, 7))))
            if self.rng.random() < 0.1:
                changes.append(Change(who, "fate", "put", "unconscious"))
        return self.placed.apply(state, tuple(changes))

    def facing(self, who: Who, foe: Who, declared: Blow | None = None) -> tuple[View, View]:
        """Both views, `who` turned to its foe as it is when it strikes, all else said for this
        pair and whoever may step in between; and of a cone or an area, if that is `declared`."""
        turned = View(self.placed, self.on_map).between("turn", who, foe, 1, on_map.STEP)
        put = (Change(who, FACING, "put", turned[0]),)
        state = self.placed.apply(self.on_map, put)
        view = View(self.placed, state)
        bare = self.stated(view, state, who, foe)
        if declared is not None:
            bare = self.bare.apply(bare, tuple(self._blast(view, who, foe, declared)))
        return view, View(self.bare, bare)

    def _blast(self, view: View, who: Who, foe: Who, declared: Blow) -> Iterator[Change]:
        """Whom it catches, and who has cover from where it starts a step away."""
        for each in tuple(blast.caught(view, who, foe, declared))[1:]:
            yield Change(each.who, "stated", "set", (("caught", who), True))
        cone = blow.area(view, who, declared) == blast.CONE
        centre = None if cone else view.read(foe, CELL)
        for one in view.fighters:
            near = drop.is_near_cover(view, one, who, centre)
            yards = move.stride(view, one) if near else None
            yield Change(one, "stated", "set", (("shelter", who), yards))

    def stated(self, view: View, state: State, who: Who, foe: Who) -> State:
        same = [
            Change(each, "posture", "put", view.read(each, "posture")) for each in view.fighters
        ]
        same += [Change(each, "fate", "put", view.read(each, "fate")) for each in view.fighters]
        for each in view.fighters:
            lost = view.read(each, "hp") - view.sheet(each).hp
            same.append(Change(each, "hp", "add", lost))
        told = [
            Change(one, "stated", "set", ((fact, other), value))
            for one, other, fact, value in self._facts(view, who, foe)
        ]
        return self.bare.apply(self.bare.start(), (*same, *told))

    def _facts(self, view: View, who: Who, foe: Who) -> Iterator[tuple[Who, Who, str, Any]]:
        for one in view.fighters:
            step = move.stride(view, one)
            for other in view.fighters:
                if one == other:
                    continue
                for fact in PAIRS:
                    yield one, other, fact, place.stated(view, one, fact, other)
                if place.shelter(view, one, other, step):
                    yield one, other, "shelter", step
            if one not in (who, foe) and place.line(view, one, foe, who, step):
                yield one, foe, "line", step


def pairs(view: View) -> Iterator[tuple[Who, Who]]:
    for who in view.fighters:
        for foe in view.read(who, "foes"):
            if not view.read(who, "out"):
                yield who, foe


def value_of(option: Option) -> Any:
    """The parts of an option's value; which clause tells of cover differs."""
    if option.value is None:
        return None
    told = explain(option.value())
    return told.value, [(part.amount, part.label) for part in told.parts]


def chance_of(view: View, option: Option) -> Any:
    if option.trial is None:
        return None
    odds = Odds(SYSTEM.policies["steady"], SYSTEM.intervene)
    return _chances(odds.distribution(option.trial.rule, *option.trial.args, world=view))


def _chances(found: Distribution[Any]) -> dict[Any, Fraction]:
    whole = sum(found.weights.values())
    return {result: Fraction(weight, whole) for result, weight in found.weights.items()}


@pytest.mark.parametrize("number", range(10))
def test_the_same_attacks_are_open_from_where_one_stands(number: int) -> None:
    world = World(f"attacks {number}")
    for who, foe in pairs(View(world.placed, world.on_map)):
        found = []
        for view in world.facing(who, foe):
            tried = [
                (each.id, each.reason if not isinstance(each, Target) else "")
                for each in maneuvers.attempts(view, who, 0)
                if each.facts["foe"] == foe
            ]
            found.append([_alike(*each) for each in tried])
        assert found[0] == found[1]


def _alike(name: str, reason: str) -> tuple[str, str]:
    """A blow that a wall keeps off is out of reach on a map, behind cover where that is said."""
    hidden = ("behind-cover", "out-of-reach", "not-in-front", "crawling")
    return name, "hidden" if reason.removeprefix("gurps.reason.") in hidden else reason


@pytest.mark.parametrize("number", range(10))
def test_attacks_and_defences_have_the_same_values_and_chances(number: int) -> None:
    world = World(f"values {number}")
    checked = 0
    for who, foe in pairs(View(world.placed, world.on_map)):
        placed, bare = world.facing(who, foe)
        for declared, _ in maneuvers.blows(placed, who):
            values = [explain(attack.skill(v, who, foe, declared)).value for v in (placed, bare)]
            assert values[0] == values[1]
            choices = [defence.choice(v, foe, who, declared) for v in (placed, bare)]
            assert choices[0] == choices[1]
            told = [
                [
                    (each.id, value_of(each), chance_of(v, each))
                    for each in defence.options(v, foe, who, declared, choices[0].legal[:6], 1)
                ]
                for v in (placed, bare)
            ]
            assert told[0] == told[1]
            checked += 1
    assert checked or number > 0


def _steady(who: Who, sees: Any, options: Any) -> str:
    """As steady, but nobody throws itself in the way: who does moves on a map alone."""
    return SYSTEM.policies["steady"](who, sees, options)


@pytest.mark.parametrize("number", range(6))
def test_a_whole_blow_comes_to_the_same(number: int) -> None:
    world = World(f"blow {number}")
    for who, foe in list(pairs(View(world.placed, world.on_map)))[:2]:
        placed, bare = world.facing(who, foe)
        for each in maneuvers.targets(placed, who, 0)[0]:
            declared = each.attack
            if each.foe != foe or blow.area(placed, who, declared) or declared.shots > 1:
                continue  # whom a blast catches is told apart: ground.yaml
            found = []
            for view in (placed, bare):
                odds = Odds(_steady, SYSTEM.intervene)
                struck = odds.distribution(attack.strike, who, foe, declared, world=view)
                found.append(_chances(struck))
            assert found[0] == found[1]


def test_a_cone_and_an_area_catch_the_same_who_may_do_the_same() -> None:
    seen = {"cone": 0, "area": 0, "caught": 0, "cover": 0}
    for number in range(60):
        world = World(f"blast {number}")
        for who, foe in pairs(View(world.placed, world.on_map)):
            for declared, _ in maneuvers.blows(View(world.placed, world.on_map), who):
                area = blow.area(View(world.placed, world.on_map), who, declared)
                if area not in ("cone", "area"):
                    continue
                placed, bare = world.facing(who, foe, declared)
                caught = tuple(blast.caught(placed, who, foe, declared))
                assert caught == tuple(blast.caught(bare, who, foe, declared))
                told = blast.told(placed, who, foe, declared)
                assert told == {
                    "caught": tuple(e.who for e in caught[1:]),
                    "others": len(caught) - 1,
                }
                centre = placed.read(foe, CELL) if area == "area" else None
                for each in caught:
                    one = blast.no_dive(placed, each.who, who, declared, centre)
                    assert one == blast.no_dive(bare, each.who, who, declared, None)
                    seen["cover"] += one is None
                seen[area] += 1
                seen["caught"] += len(caught) > 1
    assert all(seen.values()), seen


def _moved(fight: View, moment: str, args: tuple[Any, ...], shooter: Who) -> Rule[Any]:
    """Somebody has moved: whether it was fired on, and how many hits then landed on it."""
    actor = args[0]
    rule = suppression.into_zone if moment == "went" else suppression.through_zone
    yield from rule(fight, *args)
    return bool(fight.entry(shooter, "suppressed", actor)), fight.read(actor, "choice")


def _landed(
    fight: View, attacker: Who, victim: Who, attack: Blow, hits: int, critical: bool
) -> Rule[None]:
    """In place of what hits do: how many there were."""
    fight.put(victim, "choice", hits)
    yield from ()


def _says(where: str, actor: Who) -> Policy:
    """As steady, the GM saying where somebody went; no friend throws itself in the way."""

    def answer(who: Who, sees: Any, options: Any) -> str:
        if sees.get("ask") == "zone":
            return where
        friend = who != actor and any(each.id == "none" for each in options)
        return "none" if friend else _steady(who, sees, options)

    return answer


def test_a_zone_under_fire_comes_to_the_same_as_what_the_gm_says_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(attack, "land", _landed)
    seen = {"inside": 0, "outside": 0}
    for number in range(40):
        world = World(f"zone {number}", "Machine pistol")
        view = View(world.placed, world.on_map)
        shooter = view.fighters[0]
        if view.read(shooter, "out") or not suppression.weapons(view, shooter):
            continue
        declared = suppression.weapons(view, shooter)[0]
        actor = view.read(shooter, "foes")[0]
        came = _somewhere(world, view, shooter, actor, declared)
        if came is None:
            continue
        placed, bare, gone, where = came
        seen[where] += 1
        found = []
        for each, moment, args in (
            (placed, "went", (actor, gone)),
            (bare, "moved", (actor, shooter, 1)),
        ):
            odds = Odds(_says(where, actor), SYSTEM.intervene)
            told = odds.distribution(_moved, moment, args, shooter, world=each)
            found.append(_chances(told))
        assert found[0] == found[1]
        assert {fired for fired, _ in found[0]} == {where == "inside"}
    assert min(seen.values()) > 5, seen


def _somewhere(
    world: World, view: View, shooter: Who, actor: Who, declared: Blow
) -> tuple[View, View, Gone, str] | None:
    """The actor has moved from where it stood with a zone laid somewhere: both views, and whether
    it came into the zone where it can be fired on."""
    ground, start = world.placed.ground, (view.read(actor, CELL), view.read(actor, FACING))
    assert ground is not None
    crowd = view.between("crowd", actor)
    ends = on_map.endings(ground, start, 4, on_map.MOVE, crowd)
    cells = sorted(cell for cell in ends if cell != start[0])
    if not cells or view.read(actor, "out"):
        return None
    end = world.rng.choice(cells)
    middle = world.rng.choice([cell for cell in ground.grid.disc(end, 2) if cell in ground])
    gone = Gone(*start, 4, on_map.MOVE)
    zone = on_map.zone(ground, view.read(shooter, CELL), middle)
    way = ways.way(ground, gone, (end, min(ends[end])), crowd, zone)
    fire = Change(shooter, "suppressing", "put", (tuple(declared), middle))
    state = world.placed.apply(world.on_map, (fire,))
    at_end = world.placed.apply(state, tuple(_at(actor, end, way[-1].facing)))
    there, where = at_end, "outside"
    for spot in way:
        passing = world.placed.apply(state, tuple(_at(actor, spot.cell, spot.facing)))
        strikes = maneuvers.can_strike(View(world.placed, passing), shooter, actor, declared)
        if spot.cell in zone and strikes:
            there, where = passing, "inside"
            break
    bare = world.stated(View(world.placed, there), there, shooter, actor)
    bare = world.bare.apply(bare, (fire._replace(what=(tuple(declared), None)),))
    return View(world.placed, at_end), View(world.bare, bare), gone, where


def _at(who: Who, cell: Cell, facing: int) -> Iterator[Change]:
    yield Change(who, CELL, "put", cell)
    yield Change(who, FACING, "put", facing)


def test_a_bare_fight_is_not_what_it_was_with_a_map() -> None:
    """The comparison compares something: without the facts the two differ somewhere."""
    differ = 0
    for number in range(10):
        world = World(f"values {number}")
        for who, foe in pairs(View(world.placed, world.on_map)):
            placed, _ = world.facing(who, foe)
            silent = View(world.bare, world.bare.start())
            for declared, _ in maneuvers.blows(placed, who):
                one, other = (
                    explain(attack.skill(v, who, foe, declared)).value for v in (placed, silent)
                )
                differ += one != other
    assert differ > 10


def test_setups_without_a_map_have_no_places() -> None:
    layout: Layout = random_setup(random.Random(1)).layout()
    assert layout.ground is None
    assert FACING not in layout.slots

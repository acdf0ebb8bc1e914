"""Fights on a map: where everybody stands is part of the state, and relations are tracked."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.script.brute import Direct, brute
from tests.script.exact import exact
from tests.toy.setups import ANNA, BRAN, CAI, three
from tests.toy.system import TOY
from tierce.analysis.footprints import Footprints
from tierce.fight.course import Setup
from tierce.fight.encoding import state_digest
from tierce.fight.places import CELL, FACING, Held, Placing, Relation, Undeclared
from tierce.fight.session import Fight, play_on
from tierce.fight.slots import Change
from tierce.fight.state import Layout, State, View
from tierce.ground import Hexes, Line, Squares, Terrain, ground_from
from tierce.script.answered import Answer, Asked
from tierce.script.effects import Call, Roll, Rule, Who
from tierce.script.odds import Odds
from tierce.script.world import Reads, World

GROUND = ground_from(
    Hexes(),
    """
    . . . # .
     . . # . .
    . . . . .
     . ~ . . .
    """.replace("~", "."),
    span=Fraction(2),
)


def _free_beside(held: Held, who: Who) -> int:
    """How many cells beside a fighter nobody stands in who is on its feet."""
    cell = held.cell(who)
    taken = set(held.cells("down", who).values())
    return -1 if cell is None else sum(c not in taken for c in GROUND.ways[cell])


def _behind(held: Held, one: Who, other: Who, steps: int) -> bool:
    here, there = held.cell(one), held.cell(other)
    return here is not None and there is not None and GROUND.grid.distance(here, there) > steps


OWN = (
    Relation("free-beside", (CELL,), _free_beside, (CELL, "down")),
    Relation("behind", (CELL,), _behind),
)
ON_MAP = replace(TOY, placing=Placing((Hexes(),), OWN))


def placed(ground: Any = GROUND) -> Setup:
    """The three of the toy on the map."""
    cells = {ANNA: (0, 0), BRAN: (1, 1), CAI: (2, 2)}
    setup = three()
    fighters = tuple(replace(f, at=cells[f.name], facing=n) for n, f in enumerate(setup.fighters))
    return replace(setup, system=ON_MAP, fighters=fighters, ground=ground)


LAYOUT = placed().layout()
_WHO = st.sampled_from((ANNA, BRAN, CAI))
CHANGES = st.one_of(
    st.builds(
        Change,
        _WHO,
        st.just(CELL),
        st.just("put"),
        st.sampled_from((*sorted(GROUND.standing), None)),
    ),
    st.builds(Change, _WHO, st.just(FACING), st.just("put"), st.integers(0, 5)),
    st.builds(Change, _WHO, st.just("hearts"), st.just("add"), st.integers(-3, 3)),
)
_PAIRS = ("distance", "length", "same-cell", "touching", "arc", "line-of-fire", "rise")
READS = st.one_of(
    st.tuples(st.sampled_from(_PAIRS), _WHO, _WHO),
    st.tuples(st.just("free-beside"), _WHO),
    st.tuples(st.just("behind"), _WHO, _WHO, st.integers(0, 4)),
)
ACTIONS = st.lists(st.one_of(CHANGES, READS), max_size=10)


def do(world: View, actions: Sequence[Any]) -> list[Any]:
    """Writes, and what relations are, in order."""
    found = []
    for action in actions:
        if isinstance(action, Change):
            world.apply((action,))
        else:
            found.append(world.between(*action))
    return found


def test_where_everybody_begins_is_the_setups() -> None:
    view = View(LAYOUT, LAYOUT.start())
    assert [view.read(who, CELL) for who in (ANNA, BRAN, CAI)] == [(0, 0), (1, 1), (2, 2)]
    assert [view.read(who, FACING) for who in (ANNA, BRAN, CAI)] == [0, 1, 2]
    assert view.ground is GROUND


def test_without_a_map_there_is_no_place_and_no_relation() -> None:
    layout = replace(placed(), ground=None).layout()
    view = View(layout, layout.start())
    assert view.ground is None
    assert layout.keys == three().layout().keys
    with pytest.raises(KeyError):
        view.read(ANNA, CELL)
    with pytest.raises(KeyError):
        view.between("distance", ANNA, BRAN)


def test_relations_of_two() -> None:
    """By hand, from the drawing: Anna at A1, Bran at B2 right below, Cai at D3."""
    view = View(LAYOUT, LAYOUT.start())
    assert view.between("distance", ANNA, BRAN) == 2
    assert view.between("length", ANNA, BRAN) == 4
    assert view.between("distance", ANNA, CAI) == 4
    assert not view.between("touching", ANNA, BRAN)
    assert view.between("line-of-fire", ANNA, CAI) == Line(None)
    # Anna faces north-east; a right angle off is in front still, a step to the south-east is not.
    assert view.between("arc", ANNA, BRAN) == "front"
    view.put(BRAN, CELL, (0, 1))
    assert view.between("arc", ANNA, BRAN) == "right"
    assert view.between("touching", ANNA, BRAN)
    view.put(BRAN, CELL, (0, 0))
    assert view.between("same-cell", ANNA, BRAN)
    assert view.between("touching", ANNA, BRAN)
    assert view.between("arc", ANNA, BRAN) == "here"
    view.put(BRAN, CELL, None)
    assert view.between("distance", ANNA, BRAN) is None
    assert view.between("touching", ANNA, BRAN) is False


def test_nobody_strikes_across_a_thin_wall() -> None:
    fenced = replace(GROUND, fences=frozenset({((0, 0), (0, 1))}))
    layout = placed(fenced).layout()
    view = View(layout, layout.start())
    view.put(BRAN, CELL, (0, 1))
    assert view.between("distance", ANNA, BRAN) == 1
    assert not view.between("touching", ANNA, BRAN)


def test_a_relation_reads_only_what_it_says() -> None:
    def sneaky(held: Held, one: Who) -> Any:
        return held(one, "hearts")

    system = replace(TOY, placing=Placing((Hexes(),), (Relation("sneaky", (CELL,), sneaky),)))
    layout = replace(placed(), system=system).layout()
    with pytest.raises(Undeclared, match="hearts of anna"):
        View(layout, layout.start()).between("sneaky", ANNA)


@given(before=st.lists(CHANGES, max_size=4), actions=ACTIONS)
def test_relations_are_those_of_a_dictionary(before: list[Change], actions: list[Any]) -> None:
    state = LAYOUT.apply(LAYOUT.start(), tuple(before))
    seen, direct = View(LAYOUT, state), Direct(LAYOUT, state)
    assert do(seen, actions) == do(direct, actions)
    assert LAYOUT.apply(state, seen.changes()) == tuple(direct.now.values())


@given(first=ACTIONS, inner=ACTIONS, last=ACTIONS)
def test_a_view_over_a_view_knows_where_everybody_went(
    first: list[Any], inner: list[Any], last: list[Any]
) -> None:
    outer, direct = View(LAYOUT, LAYOUT.start()), Direct(LAYOUT, LAYOUT.start())
    assert do(outer, first) == do(direct, first)
    child = outer.child({})
    assert do(child, inner) == do(direct, inner)
    outer.apply(child.changes())
    assert do(outer, last) == do(direct, last)


def _holds(world: View, reads: Reads) -> bool:
    for (who, name), value in reads.items():
        found = world.read(who, name) if isinstance(who, Who) else world.between(name, *who.args)
        if found != value:
            return False
    return True


@given(before=st.lists(CHANGES, max_size=4), actions=ACTIONS)
def test_a_footprint_holds_all_that_relations_depended_on(
    before: list[Change], actions: list[Any]
) -> None:
    other = LAYOUT.apply(LAYOUT.start(), tuple(before))
    reads: Reads = {}
    found = do(View(LAYOUT, LAYOUT.start()).child(reads), actions)
    if _holds(View(LAYOUT, other), reads):
        assert do(View(LAYOUT, other).child({}), actions) == found


@given(states=st.lists(st.lists(CHANGES, max_size=3), min_size=2, max_size=6))
def test_a_chains_footprints_find_a_state_just_where_its_relations_agree(
    states: list[list[Change]],
) -> None:
    asked = (("distance", ANNA, BRAN), ("arc", ANNA, BRAN), ("free-beside", ANNA))
    kept: Footprints[str] = Footprints(LAYOUT)
    known: dict[tuple[Any, ...], str] = {}
    for changes in states:
        state = LAYOUT.apply(LAYOUT.start(), tuple(changes))
        reads: Reads = {}
        values = tuple(View(LAYOUT, state, None, reads).between(*each) for each in asked)
        assert kept.find(state) == known.get(values)
        known[values] = kept.keep(state, reads, str(values))


class Counted:
    """A rule that counts its runs: strikes who is near, and steps away from who is not."""

    def __init__(self) -> None:
        self.runs = 0

    def rule(self, world: World, who: Who, foe: Who) -> Rule[str]:
        self.runs += 1
        assert isinstance(world, View)
        yield from ()
        if world.between("distance", who, foe) == 1:
            world.lose(foe, "hearts", 1)
            return "struck"
        return str(world.between("arc", who, foe))


def _moved(**cells: tuple[int, int]) -> State:
    changes = [Change(Who(who), CELL, "put", cell) for who, cell in cells.items()]
    return LAYOUT.apply(LAYOUT.start(), tuple(changes))


def test_a_remembered_rule_serves_every_place_of_the_same_distance() -> None:
    counted = Counted()
    odds = Odds()
    near = [_moved(anna=(1, 1), bran=(1, 2)), _moved(anna=(0, 2), bran=(0, 3))]
    # Three rows between Anna and Bran, whom she then has in the same arc.
    far = [_moved(anna=(0, 0), bran=(-1, 3)), _moved(anna=(2, 0), bran=(1, 3))]
    for states, result in ((near, "struck"), (far, "right")):
        before = counted.runs
        for state in states:
            (found,) = exact(odds, counted.rule, (ANNA, BRAN), LAYOUT, state)
            assert found[0] == result
        assert counted.runs == before + 1


def _outer(world: World, who: Who, foe: Who, cell: Hashable) -> Rule[Any]:
    """Goes somewhere first, so that the call inside reads what this one wrote."""
    assert isinstance(world, View)
    world.put(who, CELL, cell)
    struck = yield Call("inside", Counted().rule, (who, foe))
    world.put(foe, CELL, (0, 0))
    return struck.value(), world.between("distance", who, foe)


@given(start=st.lists(CHANGES, max_size=3), cell=st.sampled_from(sorted(GROUND.standing)))
def test_the_exact_reading_is_brute_force_on_a_map(start: list[Change], cell: Any) -> None:
    state = LAYOUT.apply(LAYOUT.start(), tuple(start))
    args = (ANNA, BRAN, cell)
    expected = brute(_outer, args, lambda: Direct(LAYOUT, state))
    assert exact(Odds(), _outer, args, LAYOUT, state) == expected


def test_other_places_are_other_states_and_read_in_peoples_words() -> None:
    start = LAYOUT.start()
    assert state_digest(_moved(anna=(1, 0))) != state_digest(start)
    cell, facing = LAYOUT.slots[CELL], LAYOUT.slots[FACING]
    assert cell.typed("b2") == (1, 1)  # type: ignore[attr-defined]
    assert cell.told((1, 1)) == "B2"  # type: ignore[attr-defined]
    assert cell.told(None) is None  # type: ignore[attr-defined]
    assert facing.typed("SE") == 2  # type: ignore[attr-defined]
    assert facing.told(2) == "se"  # type: ignore[attr-defined]
    for wrong in ("D1", "C2", "Z9", "c", "4"):
        with pytest.raises(ValueError, match=r".*"):
            cell.typed(wrong)  # type: ignore[attr-defined]
    with pytest.raises(ValueError, match=r".*"):
        facing.typed("north")  # type: ignore[attr-defined]


def test_squares_have_eight_ways_to_face() -> None:
    ground = ground_from(Squares(), "....\n....\n....")
    layout: Layout = replace(placed(ground), fighters=placed().fighters[:2]).layout()
    view = View(layout, layout.start())
    assert view.between("distance", ANNA, BRAN) == 1
    assert layout.slots[FACING].typed("nw") == 7  # type: ignore[attr-defined]


HOT = ground_from(
    Hexes(),
    "\n".join([". f F . .", " . . . . .", ". . . . ."]),
    {
        "f": Terrain("f", "fire", hazards=("fire", "smoke")),
        "F": Terrain("F", hazards=("embers",)),
    },
)


def _hazards_told(fight: Fight) -> list[dict[str, Any]]:
    """Plays a step to its end, or more, with first options and lowest throws: what is told then
    of hazards."""
    before = len(fight.course.joints)

    def helper(asked: Asked) -> Answer | None:
        if len(fight.course.joints) > before:
            return None
        ask = asked.ask
        value = ask.dice.lowest if isinstance(ask, Roll) else ask.options[0].id  # type: ignore[union-attr]
        return Answer(asked.digest, value, "test")

    play_on(fight, helper)
    new = fight.course.joints[before:]
    assert new
    notes = [note for joint in new for note in joint.run.notes]
    return [dict(note.facts) for note in notes if note.key == "fight.event.hazard"]


def test_at_the_end_of_a_step_it_is_told_who_has_come_into_a_hazard() -> None:
    fight = Fight(placed(HOT))
    fire, embers = ("fire", "smoke"), ("embers",)
    for who, cell, hazards in (
        (BRAN, (1, 0), fire),
        (BRAN, (1, 0), None),
        (BRAN, (2, 0), embers),
        (CAI, (1, 0), fire),
        (BRAN, (3, 0), None),
        (BRAN, None, None),
        (BRAN, (2, 0), embers),
    ):
        fight.do(fight.consider_edit(fight.here(), (Change(who, CELL, "put", cell),)))
        expected = [] if hazards is None else [{"who": who, "hazards": hazards}]
        assert _hazards_told(fight) == expected

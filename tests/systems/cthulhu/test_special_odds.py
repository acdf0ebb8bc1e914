"""The odds of every special attack, against the same counted out in plain loops over dice.

What is counted is written from the rules' text, with none of the project's rules.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tests.systems.cthulhu.counting import judged
from tests.systems.cthulhu.field import AKI, RYO
from tierce.dice import Dice
from tierce.fight.course import Setup
from tierce.fight.slots import FIELD, Condition
from tierce.fight.state import AGENDA, View
from tierce.fight.system import Fighter
from tierce.script.effects import Call, Option, Rule, Who
from tierce.script.odds import Odds
from tierce.systems.cthulhu import SYSTEM, catalogue
from tierce.systems.cthulhu.options import Options
from tierce.systems.cthulhu.policies import steady
from tierce.systems.cthulhu.rules import archery, assault, restring, rush_blow, turn, yabusame
from tierce.systems.cthulhu.rules.strike import Strike
from tierce.systems.cthulhu.sheet import Bonus, Sheet, Weapon

Chances = dict[Any, Fraction]
BOW = catalogue.weapons()["bow"].weapon
SABRE = catalogue.weapons()["sabre"].weapon
KNIFE = catalogue.weapons()["fighting-knife"].weapon
D4 = Bonus(1, Dice(1, 4))


# ---------------------------------------------------------------- by the rules


def odds(
    rule: Callable[[View], Rule[Any]],
    first: Sheet,
    second: Sheet,
    wishes: Sequence[str] = (),
    state: Callable[[View], None] = lambda fight: None,
) -> Chances:
    """What a rule gives between Aki and Ryo, who choose what is wished for, else as steady."""

    def wishful(who: Who, sees: Any, options: Sequence[Option]) -> str:
        ids = [option.id for option in options]
        return next((wish for wish in wishes if wish in ids), None) or steady(who, sees, options)

    fighters = (Fighter(AKI, "a", first), Fighter(RYO, "b", second))
    layout = Setup(SYSTEM, fighters, Options(), "seed").layout()
    begun = View(layout, layout.start())
    state(begun)
    world = View(layout, layout.apply(layout.start(), begun.changes()))
    found = Odds(wishful).distribution(rule, world=world)
    whole = sum(found.weights.values())
    return {outcome: Fraction(weight, whole) for outcome, weight in found.weights.items()}


def strikes(weapon: str, way: str, arts: tuple[str, ...] = ()) -> Call:
    """One attack of Aki on Ryo, as it is declared."""
    how = assault.WAYS[way]
    blow = how.declared(Strike(weapon, arts, way=way))
    return Call("blow", how.rule, (AKI, RYO, blow))


def told(fight: View, sheet: Sheet) -> tuple[Any, ...]:
    """How Ryo is left: HP lost, conditions, fate."""
    names = tuple(sorted(each.name for each in fight.read(RYO, "conditions")))
    return sheet.hp - fight.read(RYO, "hp"), names, fight.read(RYO, "fate")


# ---------------------------------------------------------------- by counting


def succeed(target: int) -> Iterator[tuple[bool, Fraction]]:
    """A d100 that succeeds or not."""
    made = 0
    for roll in range(1, 101):
        made += roll <= target and roll < 100
    yield True, Fraction(made, 100)
    yield False, Fraction(100 - made, 100)


def degrees(target: int) -> Iterator[tuple[str, Fraction]]:
    """A d100 by degree."""
    ways: dict[str, int] = {}
    for roll in range(1, 101):
        how = judged(roll, target)
        ways[how] = ways.get(how, 0) + 1
    for how, number in ways.items():
        yield how, Fraction(number, 100)


def with_art(target: int, art: int) -> Iterator[tuple[str, Fraction]]:
    """One d100 against both: both succeed, the art alone fails, a miss."""
    ways = {"both": 0, "hit": 0, "miss": 0}
    for roll in range(1, 101):
        if roll == 100 or roll > target:
            ways["miss"] += 1
        elif roll <= art:
            ways["both"] += 1
        else:
            ways["hit"] += 1
    for how, number in ways.items():
        yield how, Fraction(number, 100)


def sums(*sides: int) -> Iterator[tuple[int, Fraction]]:
    """The sum of some dice."""
    for throw in product(*(range(1, each + 1) for each in sides)):
        share = Fraction(1)
        for each in sides:
            share /= each
        yield sum(throw), share


class Count:
    """Shares added up by outcome."""

    def __init__(self) -> None:
        self.found: Chances = {}

    def add(self, outcome: Any, share: Fraction) -> None:
        if share:
            self.found[outcome] = self.found.get(outcome, Fraction(0)) + share


def wounded(hp: int, con: int, lost: int) -> Iterator[tuple[bool, Fraction]]:
    """Whether a wound leaves somebody awake."""
    if hp - lost <= 2:
        yield False, Fraction(1)
    elif lost and 2 * lost >= hp:
        yield from succeed(5 * con)
    else:
        yield True, Fraction(1)


def reeled(awake: bool, con: int) -> Iterator[tuple[bool, Fraction]]:
    """And then CON x5 of a suplex or a tackle."""
    if awake:
        yield from succeed(5 * con)
    else:
        yield False, Fraction(1)


# ---------------------------------------------------------------- suplex, tackle

WRESTLER = Sheet(
    strength=14,
    bonus=D4,
    skills=(("grapple", 70), ("grappling-art", 65), ("head-butt", 50)),
)
FOE = Sheet(con=12, dex=11, hp=14, armour=1, skills=(("dodge", 40), ("grappling-art", 30)))


def test_suplex() -> None:
    """Warded off with the art at 30, with whatever that needs."""

    def rule(fight: View) -> Rule[Any]:
        yield strikes("grapple", "suplex")
        return told(fight, FOE)

    count = Count()
    for how, share in with_art(70, 65):
        if how == "miss":
            count.add((0, (), ""), share)
        elif how == "both":
            for warded, part in succeed(30):
                if warded:
                    count.add((0, (), ""), share * part)
                else:
                    _thrown(count, share * part)
        else:  # a plain hold, against which this art is of no use
            count.add((0, ("held",), ""), share)
    found = odds(rule, WRESTLER, FOE, ("parry:hold:grappling-art", "none"))
    assert found == count.found


def _thrown(count: Count, share: Fraction) -> None:
    for dealt, part in sums(6, 4):
        lost = max(0, dealt - 1)
        for awake, third in wounded(14, 12, lost):
            for still, fourth in reeled(awake, 12):
                fate = "" if still else "unconscious"
                count.add((lost, ("prone",), fate), share * part * third * fourth)


def test_tackle_that_holds() -> None:
    def rule(fight: View) -> Rule[Any]:
        yield strikes("head-butt", "tackle")
        return told(fight, FOE)

    count = Count()
    for how, share in with_art(70, 65):
        if how != "both":
            count.add((0, (), ""), share)
            continue
        for dealt, part in sums(4, 4):
            lost = dealt - 1
            for awake, third in wounded(14, 12, lost):
                for still, fourth in reeled(awake, 12):
                    # whoever is knocked out lies on the ground
                    names = ("held",) if still else ("held", "prone")
                    fate = "" if still else "unconscious"
                    count.add((lost, names, fate), share * part * third * fourth)
    assert odds(rule, WRESTLER, FOE, ("strength", "seize", "none")) == count.found


def test_tackle_into_a_wall() -> None:
    """DEX x5 is 55, CON x5 is 60; whoever is out already makes no further roll but for its feet."""

    def rule(fight: View) -> Rule[Any]:
        yield strikes("head-butt", "tackle")
        return (*told(fight, FOE), fight.entry(RYO, "stated", ("distance", AKI), 1))

    def wall(fight: View) -> None:
        fight.set(RYO, "stated", ("wall", AKI), 2)

    count = Count()
    for how, share in with_art(70, 65):
        if how != "both":
            count.add((0, (), "", 1), share)
            continue
        for dealt, part in sums(4, 4, 4):
            lost = dealt - 1
            for awake, third in wounded(14, 12, lost):
                for stands, fourth in succeed(55) if awake else [(False, Fraction(1))]:
                    for still, fifth in reeled(awake, 12):
                        names = () if stands and still else ("prone",)
                        whole = share * part * third * fourth * fifth
                        count.add((lost, names, "" if still else "unconscious", 3), whole)
    assert odds(rule, WRESTLER, FOE, ("strength", "blow-away", "none"), wall) == count.found


# ---------------------------------------------------------------- rush, feint

BOXER = Sheet(skills=(("fist", 70), ("striking-art", 60)), bonus=D4)
GUARD = Sheet(con=12, hp=40, skills=(("striking-art", 40),))
ART = ("striking-art",)


def test_rush() -> None:
    """Two blows, of which the second comes after a rush alone, and may be parried at 40."""

    def rule(fight: View) -> Rule[Any]:
        yield strikes("fist", "plain", ART)
        if fight.read(FIELD, AGENDA):
            yield Call("extra", rush_blow.extra, (AKI, RYO))
        lost, names, _ = told(fight, GUARD)
        return lost, names

    count = Count()
    for how, share in with_art(70, 60):
        if how == "miss":
            count.add((0, ()), share)
        elif how == "hit":
            for lost, part in sums(3, 4):
                count.add((lost, ()), share * part)
        else:
            _rushed(count, share)
    wishes = ("rush", "fist+striking-art", "parry:fist:striking-art", "none")

    def spent(fight: View) -> None:
        for kind in ("dodge", "parry"):
            fight.spend(RYO, "defences", kind)

    assert odds(rule, BOXER, GUARD, wishes, spent) == count.found


def _rushed(count: Count, share: Fraction) -> None:
    for first, part in sums(3, 3, 4):
        for bears, third in succeed(60):
            _extra(count, first, () if bears else ("stunned",), share * part * third)


def _extra(count: Count, first: int, names: tuple[str, ...], share: Fraction) -> None:
    for how, part in with_art(70, 60):
        if how == "miss":
            count.add((first, names), share * part)
            continue
        for answer, third in degrees(40):
            if answer in "cso":
                # what a critical parry may strike back with is let go
                count.add((first, names), share * part * third)
                continue
            for lost, fourth in sums(3, 3, 4) if how == "both" else sums(3, 4):
                count.add((first + lost, names), share * part * third * fourth)


@pytest.mark.parametrize(
    ("drawn", "seen"), [("parry:fist:striking-art", 40), ("parry:fist", 0), ("dodge", 0)]
)
def test_feint(drawn: str, seen: int) -> None:
    def rule(fight: View) -> Rule[Any]:
        yield strikes("fist", "feint", ART)
        return told(fight, GUARD)[0]

    count = Count()
    for through, share in succeed(seen):
        if through:
            count.add(0, share)
            continue
        for how, part in with_art(70, 60):
            dice = {"both": (3, 3, 4), "hit": (3, 4)}.get(how)
            for lost, third in sums(*dice) if dice else [(0, Fraction(1))]:
                count.add(lost, share * part * third)
    assert odds(rule, BOXER, GUARD, (drawn, "none")) == count.found


# ---------------------------------------------------------------- the bow

ARCHER = Sheet(
    pow=12, skills=(("archery-art", 60), ("bow", 90)), weapons=(BOW,), main=BOW.name, bonus=D4
)
TARGET = Sheet(pow=10, con=12, dex=12, hp=60, skills=(("dodge", 30),))


def nocked(fight: View) -> None:
    """An arrow is on the string."""
    fight.put(AKI, "nocked", BOW.name)


def shot(aim: str) -> Callable[[View], Rule[Any]]:
    """Precision, then the shot at a part, or a plain one where the art has failed."""

    def rule(fight: View) -> Rule[Any]:
        yield Call("precision", archery.precision, (AKI,))
        way = "plain" if fight.read(AKI, "precise") is None else aim
        yield strikes(BOW.name, way)
        return told(fight, TARGET)

    return rule


def dodged(target: int) -> Iterator[tuple[str, Fraction]]:
    """A dodge at 30 against a shot that hits: gone, taken, or with 1D2 more."""
    for how, share in degrees(target):
        yield {"f": "taken", "b": "more"}.get(how, "gone"), share


def arrows(count: Count, share: Fraction, target: int, times: int, art: str = "") -> None:
    """A shot that does damage: its D6 so often, and twice that where it impales."""
    for how, part in degrees(target):
        if how in "fb":
            count.add((0, (), ""), share * part)
            continue
        dice = [6] * times * (2 if how in "cs" else 1)
        for answer, third in dodged(30):
            if answer == "gone":
                count.add((0, (), ""), share * part * third)
                continue
            for lost, fourth in sums(*dice, *([2] if answer == "more" else [])):
                _struck(count, lost, share * part * third * fourth, art)


def _struck(count: Count, lost: int, share: Fraction, aim: str) -> None:
    for awake, part in wounded(60, 12, lost):
        names, fate = ((), "") if awake else (("prone",), "unconscious")
        if aim != "eye":
            count.add((lost, names, fate), share * part)
            continue
        for lucky, third in succeed(60):
            for spared, fourth in succeed(50):
                dead = lucky and not spared
                count.add((lost, names, "dead" if dead else fate), share * part * third * fourth)


@pytest.mark.parametrize("aim", ["eye", "heart", "knee", "shoulder", "throat"])
def test_aims(aim: str) -> None:
    count = Count()
    for made, share in succeed(60):
        if not made:
            arrows(count, share, 90, 1)
        elif aim == "eye":
            arrows(count, share, 20, 1, "eye")
        elif aim == "heart":
            _heart(count, share)
        else:
            _harmless(count, share, aim)
    found = odds(shot(aim), ARCHER, TARGET, ("dodge", "further"), nocked)
    assert found == count.found


def _heart(count: Count, share: Fraction) -> None:
    """4D6, 8D6 where it impales: sums of dice, one die after the other."""
    for how, part in degrees(20):
        if how in "fb":
            count.add((0, (), ""), share * part)
            continue
        dice = 8 if how in "cs" else 4
        for answer, third in dodged(30):
            if answer == "gone":
                count.add((0, (), ""), share * part * third)
                continue
            table = {0: Fraction(1)}
            for sides in [6] * dice + ([2] if answer == "more" else []):
                table = _one_more(table, sides)
            for lost, fourth in table.items():
                _struck(count, lost, share * part * third * fourth, "heart")


def _one_more(table: dict[int, Fraction], sides: int) -> dict[int, Fraction]:
    more: dict[int, Fraction] = {}
    for total, share in table.items():
        for face in range(1, sides + 1):
            more[total + face] = more.get(total + face, Fraction(0)) + share / sides
    return more


def _harmless(count: Count, share: Fraction, aim: str) -> None:
    hurt = {"throat": ("stunned", "throat-hurt")}.get(aim, (f"{aim}-hurt",))
    for made, part in succeed(20 if aim == "throat" else 50):
        if not made:
            count.add((0, (), ""), share * part)
            continue
        for answer, third in dodged(30):
            count.add((0, () if answer == "gone" else hurt, ""), share * part * third)


def test_hard_form() -> None:
    """The art at 60, then a shot of 2D6, or 1D6; the string has worn with the first."""

    def rule(fight: View) -> Rule[Any]:
        yield Call("form", archery.hard_form, (AKI,))
        yield strikes(BOW.name, "plain")
        return (*told(fight, TARGET), fight.entry(AKI, "string", BOW.name, 3))

    count = Count()
    for made, share in succeed(60):
        part = Count()
        arrows(part, share, 90, 2 if made else 1)
        for outcome, chance in part.found.items():
            count.add((*outcome, 2 if made else 3), chance)
    assert odds(rule, ARCHER, TARGET, ("dodge", "further"), nocked) == count.found


@pytest.mark.parametrize("foes", [1, 2, 4])
def test_restringing_under_attack(foes: int) -> None:
    """After a first turn of 3P so many blows of 50 come, each of them answered where it hits; how
    much of the string is done after the second turn, and what is left of that turn's points."""
    fist = Sheet(skills=(("fist", 50),), hp=40)
    archer = Sheet(hp=200, weapons=(BOW,), main=BOW.name, skills=(("martial-arts", 20),))

    def struck_at(fight: View) -> Rule[None]:
        blow = Strike("fist")
        yield Call("blow", assault.WAYS["plain"].rule, (RYO, AKI, blow))

    def rule(fight: View) -> Rule[Any]:
        yield Call("begin", restring.begin, (AKI,))
        for number in range(foes):
            yield Call(f"foe-{number}", struck_at, ())
        fight.gain(AKI, "points", 3)
        lost = yield from restring.owing(fight, AKI)
        if not lost:
            yield from restring.go_on(fight, AKI)
        return fight.read(AKI, "strung"), fight.read(AKI, "points")

    def worn(fight: View) -> None:
        fight.set(AKI, "string", BOW.name, 0)

    # dodge, defend, parry: one of each in a round; concentrating is not to be had
    count = Count()
    for hits in product([True, False], repeat=foes):
        owed = min(3, sum(hits))
        points = 3 - owed
        done = 0 if 3 + points == 6 else 3 + points
        count.add((done, 0), Fraction(1, 2**foes))
    wishes = ("dodge", "defend", "parry:fist", "further", "none")
    assert odds(rule, archer, fist, wishes, worn) == count.found


def test_yabusame() -> None:
    """The art at 60; bow 60, footing -20 where it fails. A shot that hits, and what it cost."""
    rider = Sheet(skills=(("archery-art", 60), ("bow", 60)), weapons=(BOW,), main=BOW.name)

    def rule(fight: View) -> Rule[Any]:
        yield Call("ride", yabusame.yabusame, (AKI,))
        if fight.read(AKI, "nocked") is not None:
            yield strikes(BOW.name, "plain")
            fight.lose(AKI, "points", 1)
        return fight.read(RYO, "hp") < TARGET.hp, fight.read(AKI, "points")

    def ground(fight: View) -> None:
        nocked(fight)
        fight.set(RYO, "stated", ("footing", AKI), 20)

    count = Count()
    for made, share in succeed(60):
        for hits, part in succeed(60 if made else 40):
            count.add((hits, 2), share * part)
    wishes = ("elsewhere", "none", f"{RYO}:{BOW.name}")
    assert odds(rule, rider, TARGET, wishes, ground) == count.found


# ---------------------------------------------------------------- two weapons


def swords(off: Weapon) -> Sheet:
    """A sabre at 50 in the favoured hand, something else in the other."""
    skills = (("knife", 60), ("sabre", 50), ("two-weapons", 70), ("weapon-art:sabre", 40))
    return Sheet(bonus=D4, skills=skills, weapons=(SABRE, off), main=SABRE.name, off=off.name)


TWIN = Weapon("twin", "sword", "sabre", SABRE.dice, durability=20)
DUMMY = Sheet(hp=200, con=12)


@pytest.mark.parametrize("art", [True, False])
def test_consecutive(art: bool) -> None:
    def rule(fight: View) -> Rule[Any]:
        yield strikes(SABRE.name, "consecutive")
        return told(fight, DUMMY)[0]

    count = Count()
    for how, share in with_art(70, 40):
        goes_on = how == "both" or (how == "hit" and not art)
        if not goes_on:
            count.add(0, share)
            continue
        dice = (8, 8, 4) if art else (8, 4)
        plus = 2 if art else 1
        for first, part in _blow(dice, plus):
            for second, third in _blow(dice, plus):
                count.add(first + second, share * part * third)
    chosen = "weapon-art:sabre" if art else "none"
    assert odds(rule, swords(TWIN), DUMMY, (chosen, "none")) == count.found


def _blow(dice: tuple[int, ...], plus: int) -> Iterator[tuple[int, Fraction]]:
    for hits, share in succeed(50):
        if not hits:
            yield 0, share
            continue
        for dealt, part in sums(*dice):
            yield dealt + plus, share * part


@pytest.mark.parametrize("twins", [True, False])
def test_simultaneous(twins: bool) -> None:
    """Two sabres at 70, or a sabre and a knife (-40) that impales, at the lower skill."""

    def rule(fight: View) -> Rule[Any]:
        yield strikes(SABRE.name, "simultaneous")
        return told(fight, DUMMY)[0]

    count = Count()
    for made, share in succeed(70 if twins else 30):
        if not made:
            count.add(0, share)
            continue
        for how, part in degrees(50):
            if how in "fb":
                count.add(0, share * part)
                continue
            impales = not twins and how in "cs"
            other = (8,) if twins else (4, 4) if impales else (4,)
            plus = 1 + (1 if twins else 4 if impales else 2)
            for dealt, third in sums(8, *other, 4):
                count.add(dealt + plus, share * part * third)
    assert odds(rule, swords(TWIN if twins else KNIFE), DUMMY, ("none",)) == count.found


def test_a_throat_bleeds_at_every_turn() -> None:
    """Two turns of 1D3, by the rule that begins a turn."""
    hurt = Sheet(hp=30)

    def turns(fight: View) -> Rule[Any]:
        for number in range(2):
            yield Call(f"turn-{number}", turn.take_turn, (RYO,))
        return hurt.hp - fight.read(RYO, "hp")

    def throat(fight: View) -> None:
        fight.begin(RYO, Condition("throat-hurt", "cthulhu.bow.precision", (), ("open", 1)))

    count = Count()
    for lost, share in sums(3, 3):
        count.add(lost, share)
    assert odds(turns, DUMMY, hurt, ("end",), throat) == count.found

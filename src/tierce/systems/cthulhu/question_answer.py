"""What the rules make of the attack that a quick question is about.

The outcomes are the degrees of the attack roll, of a burst that of its first shot.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Sequence
from fractions import Fraction
from operator import attrgetter
from typing import Any, NamedTuple

from tierce.dice import Distribution
from tierce.fight.question import QuickAnswer
from tierce.fight.state import View
from tierce.fight.system import System
from tierce.script.effects import Call, Option, Rule, RuleFunction, Series, Who
from tierce.script.odds import Interventions, Odds, Policy, TooManyWays
from tierce.script.sample import Sample
from tierce.script.value import Explained, explain
from tierce.script.view import Rolled
from tierce.script.world import Changes
from tierce.systems.cthulhu.question import NONE, Asked
from tierce.systems.cthulhu.question_fight import (
    ATTACKER,
    DEFENDER,
    LOST,
    SHOCK,
    Blow,
    begin,
    declared,
    defending,
    view_of,
)
from tierce.systems.cthulhu.rules import (
    arms,
    assault,
    attack,
    check,
    defence,
    dodge,
    guns,
    strike,
    volley,
)
from tierce.systems.cthulhu.rules.answer import Defence
from tierce.systems.cthulhu.rules.injury import DEAD
from tierce.systems.cthulhu.rules.strike import Hit, Strike

#: The most ways that are gone through one by one; what has more is sampled.
MOST_WAYS = 200_000
SAMPLES = 10_000
#: What may befall the defender; what may befall the gun.
CHANCES, MALFUNCTION = ("shock", "unconscious", "dead"), "malfunction"
#: A hit of this part of the HP or more is a shock.
HALF = 2


class End(NamedTuple):
    """What befell the defender: HP lost, and how it ended; whether the gun failed."""

    lost: int
    shock: bool
    unconscious: bool
    dead: bool
    malfunction: bool


def answer(system: System, asked: Asked) -> QuickAnswer:
    """The answer by the rules; exact where there are not too many ways. Raises BadQuestion where
    the rules leave no such attack or defence."""
    view = view_of(system, asked)
    blow = declared(view, asked)
    wanted = defending(view, asked, blow)
    samples, ends = _ends(system, view, blow, _policy(wanted))
    spread: dict[str, Distribution[Any]] = {"damage": ends.map(lambda end: end.lost)}
    chances: tuple[str, ...] = CHANCES
    if asked.weapon.gun:
        spread["hits"] = Odds().distribution(bullets, blow, world=view)
        chances = (*CHANCES, MALFUNCTION) if asked.weapon.malfunction else CHANCES
    return QuickAnswer(
        "sampled" if samples else "exact",
        asked.said,
        _outcomes(view, blow),
        _values(view, blow, wanted),
        spread,
        {name: ends.chance_that(attrgetter(name)) for name in chances},
        samples,
    )


# ---------------------------------------------------------------- the roll


def _first(view: View, blow: Blow) -> Strike:
    """The first roll of it."""
    if not strike.shot_from_gun(view, ATTACKER, blow.strike):
        return blow.strike
    return guns.plan(view, ATTACKER, blow.strike)[0]


def _outcomes(view: View, blow: Blow) -> tuple[tuple[str, Fraction], ...]:
    """The degrees of the first roll; a shot that only fails because the gun does is a failure."""
    degrees = Odds().distribution(degree, _first(view, blow), world=view)
    degrees = degrees.map(lambda how: check.FAILURE if how == guns.FAILED else how)
    return tuple((name, degrees.chance(name)) for name in check.DEGREES)


def degree(fight: View, blow: Strike) -> Rule[str]:
    """How an attack roll comes out."""
    rolled: Rolled = yield Call("attack", attack.to_hit, (ATTACKER, DEFENDER, blow))
    hit: Hit = rolled.value()
    return hit.degree


def _values(view: View, blow: Blow, wanted: Defence | None) -> dict[str, Explained]:
    """The numbers that are rolled against, with their parts."""
    first, found = _first(view, blow), {}
    if not guns.point_blank(view, ATTACKER, DEFENDER, first):
        found["attack"] = explain(attack.value(view, ATTACKER, DEFENDER, first))
        for art in first.arts:
            parts = attack.art_value(view, ATTACKER, DEFENDER, first, art)
            found["art"] = explain(parts)
    if wanted is not None:
        parts = defence.value(view, DEFENDER, ATTACKER, blow.strike, wanted)
        found["defence"] = explain(parts)
    return found


# ---------------------------------------------------------------- all of it


def struck(fight: View, blow: Blow) -> Rule[None]:
    """The whole attack, as in a fight: one declaration after the other."""
    yield Series(tuple(Call(f"blow-{n}", declaration, (blow, n)) for n in range(blow.times)))


def declaration(fight: View, blow: Blow, number: int) -> Rule[None]:
    """One declaration, where it is still open."""
    if _goes_on(fight, blow, number):
        rule = assault.WAYS[blow.way].rule
        yield Call("blow", rule, (ATTACKER, DEFENDER, blow.strike))


def _goes_on(fight: View, blow: Blow, number: int) -> bool:
    weapon = strike.weapon(fight, ATTACKER, blow.strike)
    if number and assault.closed(fight, ATTACKER, DEFENDER, weapon) is not None:
        return False
    begin(fight, weapon)
    return True


def bullets(fight: View, blow: Blow) -> Rule[Rolled]:
    """How many bullets hit, before any defence."""
    calls = tuple(Call(f"blow-{n}", bullets_of, (blow, n)) for n in range(blow.times))
    hits: Rolled = yield Series(calls)
    return hits


def bullets_of(fight: View, blow: Blow, number: int) -> Rule[int]:
    """The bullets of one declaration that hit."""
    if not _goes_on(fight, blow, number):
        return 0
    found = yield from volley.shots(fight, ATTACKER, DEFENDER, blow.strike)
    return len(found.each)


def tally(fight: View, who: Who, lost: int, before: int) -> Rule[None]:
    """Notes what a wound of the defender takes."""
    if who == DEFENDER:
        fight.gain(who, LOST, lost)
        if HALF * lost >= before:
            fight.put(who, SHOCK, True)
    yield from ()


def _watched(system: System) -> Interventions:
    """Whoever the system lets step in, and at every wound who notes it."""

    def intervene(kind: str) -> Iterable[RuleFunction]:
        others = tuple(system.intervene(kind))
        return (*others, tally) if kind == "wounded" else others

    return intervene


def _policy(wanted: Defence | None) -> Policy:
    """The defender answers as it was asked; nobody strikes back or makes more of a hit."""
    preferred = (NONE if wanted is None else wanted.id, NONE, strike.PLAIN, dodge.FURTHER)

    def policy(who: Who, sees: Any, options: Sequence[Option]) -> str:
        ids = [option.id for option in options]
        return next((name for name in preferred if name in ids), ids[0])

    return policy


def _ends(system: System, view: View, blow: Blow, policy: Policy) -> tuple[int, Distribution[End]]:
    """How it ends: every way there is, or of too many ways a number of samples (0: exact)."""
    try:
        reader = Odds(policy, _watched(system), most=MOST_WAYS)
        leaves = reader.leaves(struck, (blow,), view)
    except TooManyWays:
        return SAMPLES, _sampled(system, view, blow, policy)
    weights: dict[End, int] = {}
    for leaf in leaves.leaves:
        end = _ended(view.child(None), leaf.changes, blow)
        weights[end] = weights.get(end, 0) + leaf.weight
    return 0, Distribution(weights)


def _sampled(system: System, view: View, blow: Blow, policy: Policy) -> Distribution[End]:
    """The same from random dice: those of one seed, so that a question has one answer."""
    rng = random.Random(str(blow))
    reader = Sample(rng.randrange, policy, _watched(system))
    ends: Counter[End] = Counter()
    for _ in range(SAMPLES):
        world = view.child(None)
        reader.run(struck, blow, world=world)
        ends[_ended(world, (), blow)] += 1
    return Distribution(ends)


def _ended(after: View, changes: Changes, blow: Blow) -> End:
    """What befell the defender, after these changes."""
    after.apply(changes)
    fate, dying = after.read(DEFENDER, "fate"), after.read(DEFENDER, "dying")
    return End(
        after.read(DEFENDER, LOST),
        after.read(DEFENDER, SHOCK),
        fate != "",
        fate == DEAD or dying > 0,
        arms.trouble(after, ATTACKER, blow.strike.weapon) == arms.JAMMED,
    )

"""Values and rules that cases and tools may ask for by name."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from fractions import Fraction
from typing import Any

from tierce.fight.state import View
from tierce.script.effects import Rule, Who
from tierce.script.odds import Odds
from tierce.script.view import Known
from tierce.systems.drachensturm.rules import (
    damage,
    defence,
    exchange,
    free_blow,
    place,
    surrounded,
    turn,
    values,
)
from tierce.systems.drachensturm.rules.exchange import Blow, Defence
from tierce.systems.drachensturm.sheet import CHEST


def _defence(written: str) -> Defence:
    """A defence by the id of its option: "parry:Sword", "dodge", "none"."""
    kind, _, weapon = written.partition(":")
    return Defence(kind, weapon)


def _with(fight: View, who: Who, weapon: str) -> str:
    """The weapon named, else what the right hand held at the start."""
    main: str = fight.sheet(who).main
    return weapon or main


def attack(fight: View, who: Who, weapon: str = "", part: str = CHEST) -> Any:
    """Aw with a weapon, aimed at a part."""
    return values.attack(fight, who, _with(fight, who, weapon), part)


def outcome(
    fight: View, who: Who, foe: Who, defence: str, weapon: str = "", part: str = CHEST
) -> Rule[str]:
    """How a blow of `who` at `foe` comes out against a defence."""
    blow = Blow(_with(fight, who, weapon), part, part != CHEST)
    return (yield from exchange.resolve(fight, who, foe, blow, _defence(defence)))


def lands(
    fight: View, who: Who, foe: Who, defence: str, weapon: str = "", part: str = CHEST
) -> Rule[bool]:
    """Whether a blow of `who` at `foe` lands against a defence."""
    return (yield from outcome(fight, who, foe, defence, weapon, part)) in exchange.LANDED


def late(fight: View, who: Who, foe: Who) -> Rule[str]:
    """A free blow at the start of the next round: "failed" without a reaction, else "hit" or
    "missed"."""
    made = yield from free_blow.reaction(fight, who)
    if not made:
        return "failed"
    landed = yield from turn.late_blow(fight, who, foe)
    return "hit" if landed else "missed"


def loss(fight: View, points: int, bonus: int, armour: int) -> int:
    """Life points that a hit takes."""
    lost: int = damage.points_lost(Known(points), bonus, armour).value()
    return lost


# ---------------------------------------------------------------- plans for several blows


def _plans(fight: View, who: Who, foes: tuple[Who, ...]) -> Iterator[tuple[Defence, ...]]:
    """Every legal way to meet one blow of each of these, in their order."""
    if not foes:
        yield ()
        return
    for each in defence.choices(fight, foes[0], who):
        after = fight.child(None)
        defence.spend(after, who, each)
        for rest in _plans(after, who, foes[1:]):
            yield (each, *rest)


def ways(fight: View, who: Who, blows: int) -> int:
    """In how many ways so many blows may be met."""
    foe = fight.read(who, "foes")[0]
    return sum(1 for _ in _plans(fight, who, (foe,) * blows))


def _expected(fight: View, who: Who, foes: tuple[Who, ...], plan: tuple[Defence, ...]) -> Fraction:
    reader, hits = Odds(), Fraction(0)
    for foe, each in zip(foes, plan, strict=True):
        blow = Blow(_with(fight, foe, ""))
        spread = reader.distribution(exchange.lands, foe, who, blow, each, world=fight)
        hits += spread.chance_that(bool)
    return hits


def expected_hits(fight: View, who: Who, foes: tuple[Who, ...], plan: tuple[str, ...]) -> Fraction:
    """How many of the blows of these foes land on average; LookupError where no such plan is
    legal."""
    meant = tuple(_defence(each) for each in plan)
    if meant not in _plans(fight, who, foes):
        raise LookupError(f"{plan} may not be chosen")
    return _expected(fight, who, foes, meant)


def best_plan(fight: View, who: Who, foes: tuple[Who, ...]) -> tuple[str, ...]:
    """The legal plan under which the fewest blows land on average; the first of equals."""
    plans = sorted(_plans(fight, who, foes))
    best = min(plans, key=lambda plan: _expected(fight, who, foes, plan))
    return tuple(each.id for each in best)


def fewest_hits(fight: View, who: Who, foes: tuple[Who, ...]) -> Fraction:
    """How many blows land on average under the best plan."""
    return expected_hits(fight, who, foes, best_plan(fight, who, foes))


PROBES: Mapping[str, Callable[..., Any]] = {
    "attack": attack,
    "parry": values.parry,
    "dodge": values.dodge,
    "bare": values.bare,
    "movement": lambda fight, speed, metres, away=False: place.movement(speed, metres, away),
    "from-behind": lambda fight, foes: surrounded.count(foes),
    "loss": loss,
    "shock": lambda fight, lost, full: damage.needs_shock_roll(lost, full),
    "ways": ways,
    "expected-hits": expected_hits,
    "fewest-hits": fewest_hits,
    "best-plan": best_plan,
    "outcome": outcome,
    "lands": lands,
    "late": late,
}

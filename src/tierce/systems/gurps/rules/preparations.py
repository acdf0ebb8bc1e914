"""Maneuvers that prepare an attack: Evaluate, Feint and Aim, each with a step
(gurps.manoeuvre.evaluate, gurps.manoeuvre.feint, gurps.manoeuvre.aim)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Option, Rule, Who, Withheld, note
from tierce.script.value import total
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import aim, evaluate, feint, going, maneuvers, move, on_map, walk
from tierce.systems.gurps.rules.maneuvers import Target


def evaluate_foe(fight: View, who: Who) -> Rule[None]:
    """Evaluate: study a foe that is in sight and near enough (gurps.manoeuvre.evaluate)."""
    near, withheld = maneuvers.near_enough(fight, who, move.yards(fight, who))
    chosen = yield Choose(
        "foe",
        who,
        tuple(Option(foe, facts={"foe": foe}) for foe in near),
        tuple(withheld),
        sees=lambda: {"ask": "evaluate"},
        label="gurps.ask.evaluate",
    )
    foe = Who(chosen)
    count = evaluate.study(fight, who, foe)
    yield note("gurps.event.evaluate", evaluate.CLAUSE, who=who, foe=foe, count=count)
    yield from walk.step(fight, who)


def feint_at_foe(fight: View, who: Who) -> Rule[None]:
    """Feint: a quick contest against a foe in reach, which an attack of the next turn gains by
    (gurps.manoeuvre.feint)."""
    step = maneuvers.allowance(fight, who, "feint", fight.read(who, "choice"))
    found, withheld = maneuvers.sorted_out(maneuvers.feints(fight, who, step))
    options = tuple(_feint_option(fight, who, each) for each in found)
    chosen = yield _ask(who, options, withheld, "feint-at", "gurps.ask.feint")
    target = _named(found, chosen)
    if not (yield from maneuvers.go(fight, who, "target", target)):
        return
    skill = total(feint.skill(fight, who, target.foe, target.attack))
    gain: Rolled = yield Call("feint", feint.contest, (who, target.foe, skill))
    feint.leave(fight, who, target.foe, gain.value())
    yield from walk.left_step(fight, who)


def _feint_option(fight: View, who: Who, target: Target) -> Option:
    args = (fight, who, target.foe, target.attack)
    trial = Call("trial", feint.chance, (who, target.foe, total(feint.skill(*args))))
    return Option(target.id, lambda: feint.skill(*args), trial, target.facts)


def aim_at_foe(fight: View, who: Who) -> Rule[None]:
    """Aim: a ready ranged weapon at one target (gurps.manoeuvre.aim)."""
    choice = fight.read(who, "choice")
    found, withheld = maneuvers.sorted_out(maneuvers.aims(fight, who, choice))
    options = tuple(Option(each.id, facts=each.facts) for each in found)
    chosen = yield _ask(who, options, withheld, "aim-at", "gurps.ask.aim")
    target = _named(found, chosen)
    weapon = target.attack.weapon
    seconds = aim.take(fight, who, target.foe, weapon)
    told: dict[str, Any] = {"who": who, "foe": target.foe, "weapon": weapon, "seconds": seconds}
    yield note("gurps.event.aim", aim.CLAUSE, **told)
    if target.approach:  # on a map the step goes into turning to the target
        step = move.stride(fight, who)
        yield from going.turn_to(fight, who, target.foe, step, on_map.STEP)
        return
    yield from walk.step(fight, who)


def _ask(
    who: Who, options: tuple[Option, ...], withheld: Sequence[Withheld], ask: str, label: str
) -> Choose:
    return Choose("target", who, options, tuple(withheld), lambda: {"ask": ask}, label)


def _named(found: Sequence[Target], chosen: str) -> Target:
    return next(each for each in found if each.id == chosen)

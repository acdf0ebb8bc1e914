"""All-Out Attack: no defence until the next turn, and one of five ways to attack
(gurps.manoeuvre.all-out-attack)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Option, Rule, Who, Withheld, note
from tierce.script.value import total
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import (
    aim,
    arms,
    blow,
    blunders,
    feint,
    maneuvers,
    move,
    suppression,
    walk,
)
from tierce.systems.gurps.rules.maneuvers import Target

CLAUSE = "gurps.manoeuvre.all-out-attack"
MANEUVER = "all-out-attack"
SUPPRESSION = "suppression"
#: The ways to attack, each with why it may not be open, or an attack may not fit it.
CHOICES = {
    "determined": "gurps.reason.determined",
    "double": "gurps.reason.double",
    "strong": "gurps.reason.strong",
    "feint": "gurps.reason.feint",
    SUPPRESSION: "gurps.reason.suppression",
}


def all_out_attack(fight: View, who: Who) -> Rule[None]:
    """All-Out Attack: choose how, unless a Wait has said so before, and attack."""
    open_now, withheld = targets(fight, who)
    chosen = fight.read(who, "choice") or (yield from _choose(fight, who, open_now))
    fight.put(who, "choice", chosen)
    if chosen == SUPPRESSION:
        yield note("gurps.event.all-out-attack", CLAUSE, who=who, choice=chosen)
        yield from suppression.spray(fight, who)
        return
    fitting = [each for each in open_now if _fits(fight, who, chosen, each, open_now)]
    unfit = [_unfit(each, chosen) for each in open_now if each not in fitting]
    target = yield from maneuvers.pick(fight, who, "target", fitting, [*withheld, *unfit])
    yield note("gurps.event.all-out-attack", CLAUSE, who=who, choice=chosen)
    if not (yield from maneuvers.go(fight, who, "target", target)):
        return
    if target.attack.ranged:
        yield from _run_up(fight, who)
    if chosen == "feint":
        skill = total(feint.skill(fight, who, target.foe, target.attack))
        gain: Rolled = yield Call("feint", feint.contest, (who, target.foe, skill))
        target = target._replace(attack=target.attack._replace(feint=gain.value()))
    struck = yield from maneuvers.strike(fight, who, "strike", target)
    if struck and chosen == "double":
        yield from _second(fight, who, target, fitting)


def _run_up(fight: View, who: Who) -> Rule[None]:
    """Whoever shoots may come nearer to a foe before: up to half Move, forward only."""
    yards = maneuvers.allowance(fight, who, MANEUVER, None) - fight.read(who, "moved")
    yield from walk.walk(fight, who, "run-up", "gurps.ask.run-up", CLAUSE, yards, back=False)
    if fight.read(who, "moved") > move.stride(fight, who):
        aim.lose(fight, who)


def _choose(fight: View, who: Who, open_now: list[Target]) -> Rule[str]:
    reasons = {name: closed(fight, who, name, open_now) for name in CHOICES}
    chosen: str = yield Choose(
        "option",
        who,
        tuple(Option(name, facts={"choice": name}) for name, why in reasons.items() if not why),
        tuple(Withheld(name, *why) for name, why in reasons.items() if why),
        sees=lambda: {"ask": "all-out-attack", "able": _against_the_able(fight, who, open_now)},
        label="gurps.ask.all-out-attack",
    )
    return chosen


def _against_the_able(fight: View, who: Who, open_now: list[Target]) -> tuple[str, ...]:
    """The options that need not strike somebody who is out of the fight."""
    fallen = maneuvers.fallen(fight, who)
    able = [each for each in open_now if each.foe not in fallen]
    return tuple(name for name in CHOICES if closed(fight, who, name, able) is None)


def _second(fight: View, who: Who, first: Target, fitting: list[Target]) -> Rule[None]:
    """The second blow of a double: at the same foe, whom no retreat takes out of its reach, with
    a weapon still ready (gurps.retreat.effect)."""
    stopped = fight.read(who, "out") or fight.read(who, "stun")
    off_balance = fight.condition(who, blunders.OFF_BALANCE) is not None
    if stopped or off_balance or fight.read(first.foe, "fate") == "dead":
        return
    again = [
        each._replace(approach=max(0, each.approach - first.approach))
        for each in fitting
        if each.foe == first.foe and _again(fight, who, each)
    ]
    if again:
        target = yield from maneuvers.pick(fight, who, "second-target", again, [])
        if target.approach and not (yield from maneuvers.go(fight, who, "second-target", target)):
            return
        yield from maneuvers.strike(fight, who, "second-strike", target)


def _again(fight: View, who: Who, target: Target) -> bool:
    """Whether the first blow of a double left this one possible."""
    if not maneuvers.is_there(fight, who, target.foe, target.attack):
        return False
    ready_still = arms.is_ready(fight, who, target.attack.weapon)
    return ready_still and maneuvers.unskilled(fight, who, target.foe, target.attack) is None


# ---------------------------------------------------------------- what is open


def targets(fight: View, who: Who) -> tuple[list[Target], list[Withheld]]:
    """What an All-Out Attack can reach: half Move forward (gurps.manoeuvre.one-per-turn)."""
    yards = maneuvers.allowance(fight, who, MANEUVER, None)
    return maneuvers.targets(fight, who, yards, MANEUVER)


def is_open(fight: View, who: Who) -> bool:
    """Whether there is anybody to attack, or anything to spray a zone with."""
    yards = maneuvers.allowance(fight, who, MANEUVER, None)
    reached = maneuvers.any_open(maneuvers.attempts(fight, who, yards, MANEUVER))
    return reached or bool(suppression.weapons(fight, who))


def closed(fight: View, who: Who, choice: str, open_now: list[Target]) -> tuple[str, str] | None:
    """By which clause and why an option is not open, None where it is; `open_now` is what can be
    reached."""
    if choice == SUPPRESSION:
        is_open = bool(suppression.weapons(fight, who))
    else:
        is_open = any(_fits(fight, who, choice, each, open_now) for each in open_now)
    if is_open:
        return None
    return suppression.CLAUSE if choice == SUPPRESSION else CLAUSE, CHOICES[choice]


def _fits(fight: View, who: Who, choice: str, target: Target, open_now: list[Target]) -> bool:
    """Whether an attack can be made with this option of an All-Out Attack."""
    declared = target.attack
    if choice == "determined":
        return True
    if declared.ranged or maneuvers.unskilled(fight, who, target.foe, declared) is not None:
        return False
    if choice == "strong":
        return blow.damage(fight, who, declared).st_based
    if choice == "double":
        other = any(
            each.foe == target.foe and each.attack.hand != declared.hand and not each.attack.ranged
            for each in open_now
        )
        return other or not blow.melee(fight, who, declared).unready
    return not blow.unarmed(fight, who, declared)


def _unfit(target: Target, choice: str) -> Withheld:
    return Withheld(target.id, CLAUSE, CHOICES[choice], target.facts)

"""A fighter's turn: one maneuver, and what comes before and after it (gurps.turn.personal,
gurps.manoeuvre.one-per-turn)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tierce.fight.state import View
from tierce.script.effects import (
    Call,
    Choose,
    Moment,
    Option,
    Rule,
    RuleFunction,
    Who,
    Withheld,
    note,
)
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import (
    aim,
    all_out,
    concentrate,
    evaluate,
    fatigue,
    feint,
    hasty,
    helpless,
    maneuvers,
    openings,
    posture,
    preparations,
    wait,
    wounds,
)
from tierce.systems.gurps.rules.success import throw

DO_NOTHING = "gurps.manoeuvre.do-nothing"
PERSONAL = "gurps.turn.personal"

#: Every maneuver with its rule.
MANEUVERS: Mapping[str, RuleFunction] = {
    "attack": maneuvers.attack_once,
    all_out.MANEUVER: all_out.all_out_attack,
    "move-and-attack": hasty.move_and_attack,
    "feint": preparations.feint_at_foe,
    "evaluate": preparations.evaluate_foe,
    "aim": preparations.aim_at_foe,
    "all-out-defense": maneuvers.all_out_defense,
    "move": maneuvers.move_only,
    "change-posture": maneuvers.change_posture,
    "ready": maneuvers.ready,
    "concentrate": concentrate.concentrate,
    wait.MANEUVER: wait.wait,
    "do-nothing": maneuvers.do_nothing,
}


def take_turn(fight: View, who: Who) -> Rule[None]:
    """One turn: a maneuver is chosen and done."""
    fight.put(who, "acting", True)
    wounds.feel_late(fight, who)
    _forget(fight, who)
    fight.put(who, "choice", None)
    fight.put(who, "moved", 0)
    fight.put(who, "step_left", False)
    reason = helpless.why(fight, who)
    options, withheld = open_maneuvers(fight, who)
    chosen = yield Choose(
        "maneuver",
        who,
        options,
        withheld,
        sees=lambda: _sees(fight, who, options),
        label="gurps.ask.maneuver",
    )
    chosen, _, way = chosen.partition("+")
    fight.put(who, "maneuver", chosen)
    clauses = (maneuvers.ONE, DO_NOTHING if chosen == "do-nothing" else PERSONAL)
    if reason:
        why = reason.removeprefix("gurps.reason.")
        yield note("gurps.event.helpless", *clauses, who=who, why=why)
    else:
        yield note("gurps.event.maneuver", *clauses, who=who, maneuver=chosen)
    if fight.read(who, "failing"):
        yield Call("stay-conscious", wounds.hold_out, (who, chosen == "do-nothing"))
        if fight.read(who, "out"):
            return
    if chosen != "do-nothing" and fight.read(who, "spent"):
        yield Call("go-on", fatigue.go_on, (who,))
        if fight.read(who, "out"):
            return
    if way:
        yield from maneuvers.shift(fight, who, way)
    yield Call(chosen, MANEUVERS[chosen], (who,))
    yield Moment("over", "turn-ends", (who,))


#: What a maneuver leaves for the very next turn, where it may be added to.
LEFT = {"evaluate": evaluate.EVALUATED, "feint": feint.FEINTED, "aim": aim.AIMED}


def _forget(fight: View, who: Who) -> None:
    """What was left for the turn before, and not for this one, is gone."""
    for maneuver, mark in LEFT.items():
        if fight.read(who, mark) is not None and fight.read(who, "maneuver") != maneuver:
            fight.put(who, mark, None)


def open_maneuvers(fight: View, who: Who) -> tuple[tuple[Option, ...], tuple[Withheld, ...]]:
    """The maneuvers open to a fighter; a stunned or surprised one must do nothing."""
    reason = helpless.why(fight, who)
    if reason:
        rest = tuple(
            Withheld(name, DO_NOTHING, reason) for name in MANEUVERS if name != "do-nothing"
        )
        return (Option("do-nothing"),), rest
    reasons = {name: why for name in MANEUVERS if (why := openings.closed(fight, who, name))}
    plain = [name for name in MANEUVERS if name not in reasons]
    shifted = [f"{name}+{way}" for name in plain if (way := maneuvers.by_step(fight, who, name))]
    options = tuple(Option(name) for name in (*plain, *shifted))
    return options, tuple(Withheld(name, *why) for name, why in reasons.items())


def _sees(fight: View, who: Who, options: tuple[Option, ...]) -> dict[str, Any]:
    return {
        "ask": "maneuver",
        "posture": fight.read(who, "posture"),
        "lame": posture.is_lame(fight, who),
        "reeling": fight.read(who, "reeling"),
        "fallen": maneuvers.only_the_fallen(fight, who),
        "armed": any(fight.entry(who, "hands", hand, "") for hand in ("main", "off")),
        "readiable": bool(maneuvers.readiable(fight, who)),
        "open": tuple(option.id for option in options),
    }


def recover(fight: View, who: Who) -> Rule[None]:
    """At the end of a stunned fighter's turn (gurps.manoeuvre.do-nothing)."""
    yield Call("recovery", recovery, (who,))


def recovery(fight: View, who: Who) -> Rule[None]:
    """HT, or IQ against mental stun, ends it (gurps.manoeuvre.do-nothing)."""
    mental = fight.read(who, "stun") == "mental"
    target = fight.sheet(who).iq if mental else fight.sheet(who).ht
    label = "gurps.roll.recover-mental" if mental else "gurps.roll.recover"
    roll: Rolled = yield throw("roll", who, label, target)
    made = wounds.made(roll, target)
    if made:
        fight.put(who, "stun", "")
    facts = {"made": made, "target": target, "rolled": roll}
    yield note("gurps.event.recover", DO_NOTHING, who=who, **facts)

"""Retreat: who may step back from a blow, and what it gives (gurps.retreat.*)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import NO_FACTS, Call, Choose, Facts, Option, Rule, Who, Withheld, note
from tierce.script.value import Part, Value
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import blow, going, move, on_map, place
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.success import CRITICAL, SUCCESS, success

LIMITS = "gurps.retreat.limits"
LYING = ("prone", "face-up")
#: Postures that bar a retreat, each with its reason.
BARRED_POSTURES = {
    "kneeling": "gurps.reason.retreat-kneeling",
    "sitting": "gurps.reason.retreat-sitting",
}
#: Maneuvers without any movement, after which the option may bar a retreat.
WITHOUT_MOVEMENT = ("do-nothing", "change-posture", "wait")
NO_RETREAT = "no-retreat"


def bonus(fight: View, who: Who, attacker: Who, amount: int, now: bool) -> Value:
    """What a retreat adds: now, or one made from this attacker since the turn began
    (gurps.retreat.bonus, gurps.retreat.effect)."""
    if now:
        yield Part(amount, "gurps.part.retreat", "gurps.retreat.bonus")
    elif fight.read(who, "retreat") == attacker:
        yield Part(amount, "gurps.part.retreated", "gurps.retreat.effect")


def withheld(fight: View, who: Who, attacker: Who, attack: Blow) -> Withheld | None:
    """Why there is no retreat from this blow, or None where there is."""
    for clause, reason, facts in _bars(fight, who, attacker, attack):
        return Withheld("retreat", clause, reason, facts)
    return None


def _bars(fight: View, who: Who, attacker: Who, attack: Blow) -> list[tuple[str, str, Facts]]:
    bars: list[tuple[str, str, Facts]] = []
    if attack.ranged:
        bars.append(("gurps.retreat.bonus", "gurps.reason.retreat-ranged", NO_FACTS))
    if fight.read(who, "retreat") is not None:
        foe = {"foe": fight.read(who, "retreat")}
        bars.append((LIMITS, "gurps.reason.retreated-already", foe))
    if fight.read(who, "drop") is not None:
        foe = {"foe": fight.read(who, "drop")}
        bars.append(("gurps.drop.bonus", "gurps.reason.retreat-dropped", foe))
    if fight.read(who, "posture") in BARRED_POSTURES:
        bars.append((LIMITS, BARRED_POSTURES[fight.read(who, "posture")], NO_FACTS))
    if fight.read(who, "stun"):
        bars.append((LIMITS, "gurps.reason.retreat-stunned", NO_FACTS))
    if fight.condition(who, NO_RETREAT) is not None:
        bars.append(("gurps.dodge.sacrificial", "gurps.reason.retreat-sacrificed", NO_FACTS))
    return bars + _movement_bars(fight, who, attacker)


def _movement_bars(fight: View, who: Who, attacker: Who) -> list[tuple[str, str, Facts]]:
    bars: list[tuple[str, str, Facts]] = []
    sheet, options = fight.sheet(who), fight.options
    by_speed = options.retreat_speed_limit == "basic_speed"
    limit = sheet.basic_speed if by_speed else sheet.basic_move
    if fight.read(who, "moved") > limit:
        bars.append((LIMITS, "gurps.reason.retreat-fast", {"limit": limit}))
    if not place.stated(fight, who, "room", attacker):
        bars.append((LIMITS, "gurps.reason.retreat-room", NO_FACTS))
    still = fight.read(who, "maneuver") in WITHOUT_MOVEMENT
    if still and not options.retreat_after_no_movement:
        bars.append((LIMITS, "gurps.reason.retreat-still", NO_FACTS))
    return bars


def step_back(fight: View, who: Who, attacker: Who) -> Rule[bool]:
    """The step itself, before the defence roll: lying, a DX roll decides whether there is one."""
    lying = fight.read(who, "posture") in LYING
    if lying and fight.options.retreat_prone_needs_roll:
        how: Rolled = yield Call(
            "roll-away", success, (who, "gurps.roll.roll-away", fight.sheet(who).dx)
        )
        if not how.among((CRITICAL, SUCCESS)):
            yield note("gurps.event.no-retreat", LIMITS, who=who)
            return False
    fight.put(who, "retreat", attacker)
    yards = yield from _how_far(who, _farthest(fight, who, attacker))
    if fight.ground is not None:
        yield from going.back(fight, who, attacker, yards)
    else:
        place.come_to(fight, who, attacker, place.distance(fight, who, attacker) + yards)
    clauses = ("gurps.retreat.effect", move.STEP)
    yield note("gurps.event.retreat", *clauses, who=who, foe=attacker, yards=yards)
    return True


def _farthest(fight: View, who: Who, attacker: Who) -> int:
    """How many yards away from the attacker a step leads, where there is room for them."""
    step = move.stride(fight, who)
    while step > 1 and fight.ground is not None and not fight.between("back", who, attacker, step):
        step -= 1
    return step


def _how_far(who: Who, step: int) -> Rule[int]:
    """At least a yard, at most a step (gurps.retreat.limits)."""
    if step == 1:
        return 1
    chosen = yield Choose(
        "yards",
        who,
        (Option("one-yard"), Option("full-step", facts={"yards": step})),
        sees=lambda: {"ask": "yards"},
        label="gurps.ask.yards",
    )
    return 1 if chosen == "one-yard" else step


def _short(fight: View, attacker: Who, who: Who, attack: Blow) -> int:
    """Yards that a foe is out of reach: on a map, that a step takes to bring it back in reach."""
    short = place.distance(fight, attacker, who) - blow.reach(fight, attacker, attack)
    if fight.ground is None or short <= 0:
        return short
    step, span = move.stride(fight, attacker), _span(fight, attacker, attack)
    return place.approach(fight, attacker, who, step, on_map.STEP, *span) or 0


def _span(fight: View, attacker: Who, attack: Blow) -> tuple[int, int]:
    span = blow.span(fight, attacker, attack)
    assert span is not None, "what reaches nobody strikes nobody"
    return span


def follow(fight: View, attacker: Who, who: Who, attack: Blow) -> Rule[None]:
    """An attacker with its step left may use it to follow a retreat, as far as it brings the foe
    back in reach (gurps.retreat.effect)."""
    short = _short(fight, attacker, who, attack)
    able = not fight.read(attacker, "out") and not fight.read(attacker, "stun")
    if not (able and short > 0 and fight.read(attacker, "step_left")):
        return
    chosen = yield Choose(
        "follow",
        attacker,
        (Option("follow"), Option("stay")),
        label="gurps.ask.follow",
        facts={"foe": who},
    )
    if chosen == "follow":
        fight.put(attacker, "step_left", False)
        yards = min(short, move.stride(fight, attacker))
        if fight.ground is not None:
            yield from going.to_strike(
                fight, attacker, who, yards, on_map.STEP, *_span(fight, attacker, attack)
            )
        else:
            place.come_to(fight, attacker, who, place.distance(fight, attacker, who) - yards)
        yield note("gurps.event.follow", "gurps.retreat.effect", who=attacker, foe=who)

"""What a wound does to a fighter (gurps.injury, gurps.injury.states).

Readings: High Pain Threshold takes away shock, not the roll a blow to head or vitals calls for;
Low Pain Threshold doubles shock and takes 4 from that roll. A trait without a level counts as one
level. A mortal wound leaves the fighter unconscious for the rest of the fight. A shield strapped
to the arm is not dropped, a cloak is. A limb struck numb feels again at the start of the
fighter's second turn from then, later where HT is below 14.
"""

from __future__ import annotations

from tierce.fight.slots import Condition
from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Later, Option, Rule, Who, note
from tierce.script.value import Part, Value, total
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import aim, arms, posture
from tierce.systems.gurps.rules.injury import (
    EXTREMITIES,
    HEAD,
    LIMBS,
    capped,
    cripples,
    kind,
)
from tierce.systems.gurps.rules.success import throw
from tierce.systems.gurps.sheet import Sheet
from tierce.systems.gurps.slots import TURN

INJURY, STATES = "gurps.injury", "gurps.injury.states"
TABLES = "gurps.critical-tables"

MOST_SHOCK = 4
#: From this many HP on shock goes by tenths of them.
MANY_HP = 20
#: At this multiple of HP below zero there is no roll any more.
CERTAIN_DEATH = 5
DEAD, UNCONSCIOUS = "dead", "unconscious"
#: A fighter who neither rolled to stay conscious nor may defend.
AT_REST = "at-rest"
CRIPPLED, NUMB = "crippled", "numb"
#: The name under which `feeling_returns` waits on the agenda.
FEELING_RETURNS = "feeling-returns"

_MAJOR_WOUND_AT = {"face": -5, "vitals": -5, "groin": -5, "skull": -10, "eye": -10}


# ---------------------------------------------------------------- being wounded


def suffer(
    fight: View, who: Who, location: str, injury: int, major: bool = False, shock: int = 1
) -> Rule[None]:
    """A wound of `injury` HP before any cap (gurps.injury, gurps.injury.states).

    `major` makes it a major wound whatever it takes, `shock` multiplies its shock: results of the
    critical tables. The dead suffer no more; the unconscious can only die.
    """
    if injury <= 0 or fight.read(who, "fate") == DEAD:
        return
    sheet = fight.sheet(who)
    lost = capped(sheet.hp, location, injury)
    yield note("gurps.event.wounded", INJURY, who=who, hp=lost, location=location)
    multiples = _lose(fight, who, lost)
    yield from _deaths(fight, who, multiples)
    if fight.read(who, "out"):
        return
    if fight.read(who, aim.AIMED) is not None:
        yield Call("aim", aim.hurt, (who,))
    felt = _shocked(fight, who, lost, shock)
    crippled = cripples(sheet.hp, location, lost)
    if crippled:
        yield from cripple(fight, who, location)
    grave = major or crippled or 2 * lost > sheet.hp
    if grave or (felt and kind(location) in (*HEAD, "vitals")):
        yield Call("knockdown", knockdown, (who, location, grave))


def _lose(fight: View, who: Who, lost: int) -> range:
    """Take the HP; which full multiples of HP below zero this has newly reached.

    Nobody above 0 reaches the first multiple by a loss of HP or less, so that HP themselves are
    read only where they matter.
    """
    safe = lost <= fight.sheet(who).hp and not fight.read(who, "failing")
    before = 0 if safe else fight.read(who, "depth")
    fight.lose(who, "hp", lost)
    after = 0 if safe else fight.read(who, "depth")
    return range(before + 1, after + 1)


def shock_of(sheet: Sheet, lost: int) -> int:
    """Shock of a wound before traits: a point for each HP, or each tenth of 20 HP and more."""
    points = lost // (sheet.hp // 10) if sheet.hp >= MANY_HP else lost
    return min(points, MOST_SHOCK)


def _shocked(fight: View, who: Who, lost: int, factor: int) -> int:
    """Put the shock of a wound on what there is; the shock before traits (gurps.injury)."""
    sheet = fight.sheet(who)
    points = shock_of(sheet, lost)
    if points and not sheet.has("high-pain-threshold"):
        most = MOST_SHOCK
        if factor > 1 or sheet.has("low-pain-threshold"):
            most = 2 * MOST_SHOCK
        doubled = factor * (2 if sheet.has("low-pain-threshold") else 1)
        when = "late_shock" if fight.read(who, "acting") else "shock"
        now = fight.read(who, when)
        if now < most:
            fight.gain(who, when, min(points * doubled, most - now))
    return points


def feel_late(fight: View, who: Who) -> None:
    """At the start of a turn: shock of wounds in the turn before is felt now (gurps.injury)."""
    late = fight.read(who, "late_shock")
    if late:
        now = fight.read(who, "shock")
        fight.lose(who, "late_shock", late)
        fight.gain(who, "shock", min(late, max(MOST_SHOCK, now, late) - now))


def shock(fight: View, who: Who) -> Value:
    """The penalty of shock on DX and IQ rolls, never on defences (gurps.injury)."""
    points = fight.read(who, "shock")
    if points:
        yield Part(-points, "gurps.part.shock", INJURY)


# ---------------------------------------------------------------- knockdown, crippling


def resistance(fight: View, who: Who, location: str, major: bool) -> Value:
    """The number a wounded fighter keeps its feet at (gurps.injury.states)."""
    sheet = fight.sheet(who)
    yield Part(sheet.ht, "gurps.part.health", STATES)
    where = _MAJOR_WOUND_AT.get(kind(location), 0) if major else 0
    if where:
        yield Part(where, "gurps.part.wound-location", STATES, {"location": location})
    if sheet.has("high-pain-threshold"):
        yield Part(3, "gurps.part.high-pain-threshold", STATES)
    if sheet.has("low-pain-threshold"):
        yield Part(-4, "gurps.part.low-pain-threshold", STATES)


def knockdown(fight: View, who: Who, location: str, major: bool) -> Rule[None]:
    """HT or fall, stunned; by 5 or critically, unconscious (gurps.injury.states)."""
    target = total(resistance(fight, who, location, major))
    roll: Rolled = yield throw("roll", who, "gurps.roll.knockdown", target)
    if made(roll, target):
        yield note("gurps.event.keeps-feet", STATES, who=who, target=target, rolled=roll)
    elif roll >= min(target + 5, _critical_failure(target)):
        yield from pass_out(fight, who, target, roll)
    else:
        yield note("gurps.event.stunned", STATES, who=who, target=target, rolled=roll)
        fight.put(who, "stun", "physical")
        yield from fall(fight, who)
        yield from drop_all(fight, who)


def made(roll: Rolled, target: int) -> bool:
    """Whether an HT roll succeeds: 3 and 4 always do, 17 and 18 never."""
    return roll <= max(4, min(target, 16))


def _critical_failure(target: int) -> int:
    """The lowest roll that is a critical failure whatever the margin."""
    return 17 if target <= 15 else 18


def hand_of(location: str) -> str:
    """The hand that an arm or hand is, or has."""
    return arms.OFF if location.startswith("off-") else arms.MAIN


def cripple(fight: View, who: Who, location: str, how: str = CRIPPLED) -> Rule[None]:
    """The location is of no use: an arm or hand lets go, on a leg or foot no one stands
    (gurps.injury.states). `how` says what is wrong with it."""
    place = kind(location)
    yield note("gurps.event.crippled", STATES, who=who, location=location, how=how)
    fight.set(who, "crippled", location, how)
    if place in ("arm", "hand"):
        yield from drop_from(fight, who, hand_of(location))
    elif place in ("leg", "foot"):
        yield from fall(fight, who)


def numb(fight: View, who: Who, location: str) -> Rule[None]:
    """A limb or extremity is crippled for 16 - HT turns, at least two (gurps.critical-tables)."""
    limb = kind(location) in (*LIMBS, *EXTREMITIES)
    if not limb or fight.entry(who, "crippled", location, ""):
        return
    yield from cripple(fight, who, location, NUMB)
    turns = max(2, 16 - fight.sheet(who).ht)
    yield Later((TURN, who), FEELING_RETURNS, (who, location, turns))


def feeling_returns(fight: View, who: Who, location: str, turns: int) -> Rule[None]:
    """Due at the start of a turn: one of the turns that a limb is numb (gurps.critical-tables)."""
    if turns > 1:
        yield Later((TURN, who), FEELING_RETURNS, (who, location, turns - 1))
    elif fight.entry(who, "crippled", location, "") == NUMB:
        fight.set(who, "crippled", location, None)
        yield note("gurps.event.feeling-returns", TABLES, who=who, location=location)


# ---------------------------------------------------------------- falling and dropping


def fall(fight: View, who: Who) -> Rule[None]:
    """The fighter falls prone, unless it lies already (gurps.injury.states)."""
    if posture.fall(fight, who):
        yield note("gurps.event.fell", STATES, who=who)


def is_strapped(sheet: Sheet, thing: str) -> bool:
    """Whether a thing stays on the arm that lets go: a shield, not a cloak."""
    shield = sheet.shield
    return shield is not None and shield.name == thing and shield.skill != "Cloak"


def is_ruined(fight: View, who: Who, thing: str) -> bool:
    """Whether no Ready makes a thing whole again."""
    return arms.trouble(fight, who, thing) in ("broken", "snapped")


def drop(fight: View, who: Who, hand: str) -> Rule[None]:
    """The hand lets go of what it holds (gurps.injury.states)."""
    thing = arms.held(fight, who, hand)
    if thing and not is_strapped(fight.sheet(who), thing):
        fight.set(who, "hands", hand, None)
        if not is_ruined(fight, who, thing):
            fight.set(who, "unready", thing, "dropped")
        yield note("gurps.event.dropped", STATES, who=who, weapon=thing)


def drop_all(fight: View, who: Who) -> Rule[None]:
    """Both hands let go (gurps.injury.states)."""
    for hand in arms.HANDS:
        yield from drop(fight, who, hand)


def drop_from(fight: View, who: Who, hand: str) -> Rule[None]:
    """A useless hand lets go, also of a weapon that needs it and stands in the other
    (gurps.injury.states)."""
    yield from drop(fight, who, hand)
    if hand == arms.OFF:
        main = arms.held(fight, who, arms.MAIN)
        weapons = {each.name: each for each in fight.sheet(who).weapons}
        if main in weapons and arms.two_handed_only(weapons[main]):
            yield from drop(fight, who, arms.MAIN)


# ---------------------------------------------------------------- consciousness and death


#: What an event tells of a roll where there was none.
NO_ROLL = "none"


def pass_out(
    fight: View, who: Who, target: int | str = NO_ROLL, rolled: Rolled | str = NO_ROLL
) -> Rule[None]:
    """The fighter is unconscious, lies and holds nothing (gurps.injury.states); for a roll that
    failed, where it was one."""
    if fight.read(who, "out"):
        return
    fight.put(who, "fate", UNCONSCIOUS)
    yield note("gurps.event.unconscious", STATES, who=who, target=target, rolled=rolled)
    yield from fall(fight, who)
    yield from drop_all(fight, who)


def consciousness(fight: View, who: Who) -> Value:
    """The number a fighter at 0 HP or less stays conscious at (gurps.injury.states)."""
    sheet = fight.sheet(who)
    yield Part(sheet.ht, "gurps.part.health", STATES)
    depth = fight.read(who, "depth")
    if depth:
        yield Part(-depth, "gurps.part.depth", STATES)
    if sheet.has("hard-to-subdue"):
        yield Part(sheet.trait_level("hard-to-subdue"), "gurps.part.hard-to-subdue", STATES)


def hold_out(fight: View, who: Who, idle: bool) -> Rule[None]:
    """At 0 HP or less: the roll to stay conscious; who does nothing may go without, and without
    any defence till the next turn (gurps.injury.states). Read `out` afterwards."""
    if idle:
        chosen = yield Choose(
            "rest",
            who,
            (Option("rest"), Option("stay-awake")),
            sees={"ask": "rest"},
            label="gurps.ask.rest",
        )
        if chosen == "rest":
            fight.begin(who, Condition(AT_REST, STATES, (TURN, who)))
            yield note("gurps.event.rests", STATES, who=who)
            return
    yield from stay_conscious(fight, who)


def stay_conscious(fight: View, who: Who) -> Rule[None]:
    """At 0 HP or less, HT at the start of a turn or unconscious (gurps.injury).

    Asked once the maneuver is known, see `hold_out`. Read `out` afterwards.
    """
    if fight.read(who, "out") or not fight.read(who, "failing"):
        return
    target = total(consciousness(fight, who))
    roll: Rolled = yield throw("consciousness", who, "gurps.roll.consciousness", target)
    if made(roll, target):
        facts = {"who": who, "target": target, "rolled": roll}
        yield note("gurps.event.stays-conscious", INJURY, **facts)
    else:
        yield from pass_out(fight, who, target, roll)


def survival(fight: View, who: Who) -> Value:
    """The number a fighter lives at, at each full multiple of HP below zero (gurps.injury)."""
    sheet = fight.sheet(who)
    yield Part(sheet.ht, "gurps.part.health", STATES)
    if sheet.has("hard-to-kill"):
        yield Part(sheet.trait_level("hard-to-kill"), "gurps.part.hard-to-kill", STATES)


def _deaths(fight: View, who: Who, multiples: range) -> Rule[None]:
    """A roll for each multiple newly reached, certain death at the last (gurps.injury)."""
    if CERTAIN_DEATH in multiples:
        yield from _die(fight, who)
        return
    for multiple in multiples:
        yield Call(f"death-{multiple}", survive, (who, multiple))
        if fight.read(who, "fate") == DEAD:
            return


def survive(fight: View, who: Who, multiple: int) -> Rule[None]:
    """HT or die; failure by 1 or 2 is a mortal wound (gurps.injury, gurps.injury.states)."""
    target = total(survival(fight, who))
    roll: Rolled = yield throw("roll", who, "gurps.roll.survival", target, multiple=multiple)
    if made(roll, target):
        yield note("gurps.event.survives", INJURY, who=who, target=target, rolled=roll)
    elif roll >= min(target + 3, _critical_failure(target)):
        yield from _die(fight, who, target, roll)
    else:
        yield note("gurps.event.mortal-wound", STATES, who=who, target=target, rolled=roll)
        yield from pass_out(fight, who)


def _die(
    fight: View, who: Who, target: int | str = NO_ROLL, rolled: Rolled | str = NO_ROLL
) -> Rule[None]:
    fight.put(who, "fate", DEAD)
    yield note("gurps.event.dead", INJURY, who=who, target=target, rolled=rolled)


# ---------------------------------------------------------------- reeling and tired


def _half(value: int, label: str) -> Value:
    """The part that halves a value, rounded up."""
    if value > 1:
        yield Part(-(value // 2), label, STATES)


def reeling(fight: View, who: Who, value: int) -> Value:
    """The part that halves a Move or Dodge of `value` below a third of HP (gurps.injury)."""
    if fight.read(who, "reeling"):
        yield from _half(value, "gurps.part.reeling")


def tired(fight: View, who: Who, value: int) -> Value:
    """The part that halves a Move, Dodge or ST of `value` below a third of FP
    (gurps.injury.states)."""
    if fight.read(who, "tired"):
        yield from _half(value, "gurps.part.tired")


def halved(fight: View, who: Who, value: int) -> Value:
    """Both halvings of a Move or Dodge, one after the other (gurps.injury.states)."""
    left = value
    for part in reeling(fight, who, value):
        left += part.amount
        yield part
    yield from tired(fight, who, left)


def strength(fight: View, who: Who) -> Value:
    """ST as it is now: halved while tired, but not for damage and HP (gurps.injury.states)."""
    st = fight.sheet(who).st
    yield Part(st, "gurps.part.strength", STATES)
    yield from tired(fight, who, st)


def tire(fight: View, who: Who, points: int) -> Rule[None]:
    """Fatigue damage: FP, and an HP for each point beyond the last; at -FP unconscious
    (gurps.injury.states)."""
    if points <= 0 or fight.read(who, "fate") == DEAD:
        return
    sheet = fight.sheet(who)
    left = fight.read(who, "fp")
    yield note("gurps.event.tired", STATES, who=who, fp=points)
    fight.lose(who, "fp", points)
    beyond = min(points, points - left)
    if beyond > 0:
        yield Call("beyond", suffer, (who, "torso", beyond))
    if left - points <= -sheet.fp:
        yield from pass_out(fight, who)

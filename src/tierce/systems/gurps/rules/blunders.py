"""Critical misses: what the table says, and what comes of it (gurps.critical-tables).

Readings: a weapon is sturdy, and breaks only where the table says so twice, if it is fine or
better, or strikes by crushing alone and is neither fragile nor cheap. Who strikes himself strikes
the side that does not hold the weapon, the arm on 1-3 of a die, the leg on 4-6. A weapon flies
only from a swing. In its simplest form a critical miss drops the weapon; bare hands lose their
balance. A strained or torn limb stays so for the fight, and a jaw or head that strikes strains or
tears the neck. A stumble past the foe turns the back to it until the fighter's next turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tierce.dice import Dice
from tierce.fight.slots import Condition
from tierce.fight.state import View
from tierce.script.effects import Call, Roll, Rule, Who, note
from tierce.script.value import Part, Value
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import arms, wounds
from tierce.systems.gurps.rules.critical_tables import tables
from tierce.systems.gurps.rules.criticals import FIRST_HALF, ONE_DIE
from tierce.systems.gurps.rules.injury import LIMBS, armour, basic, divided, injury, kind
from tierce.systems.gurps.rules.success import THREE_DICE, throw
from tierce.systems.gurps.sheet import Damage, Melee, Ranged, Weapon
from tierce.systems.gurps.slots import TURN
from tierce.systems.gurps.strength import LEAST, MOST, basic_damage

CLAUSE = "gurps.critical-tables"
BREAKS, DROPS = "weapon-breaks", "drop-weapon"
HITS_SELF = ("hit-self", "hit-self-half")
OFF_BALANCE = "off-balance"
#: Wounding types with which nobody easily strikes himself.
POINTED = ("imp", "pi-", "pi", "pi+", "pi++")
NECK = "neck"
TRIP_BY_KICK = -4


class Blunder(NamedTuple):
    """The critical miss of `who` against `foe`: what was used, in which hand, and how.

    `weapon` and `mode` are empty for a bare-handed parry. `parrying` says it was a parry.
    """

    who: Who
    foe: Who
    weapon: str
    mode: str
    hand: str
    ranged: bool = False
    parrying: bool = False


Consequence = Callable[[View, Blunder], Rule[None]]


# ---------------------------------------------------------------- which row


def critical_miss(
    fight: View,
    who: Who,
    foe: Who,
    weapon: str,
    mode: str,
    hand: str,
    ranged: bool = False,
    parrying: bool = False,
) -> Rule[None]:
    """The critical miss of a Blunder: a row of its table, its consequence
    (gurps.critical-tables)."""
    blunder = Blunder(who, foe, weapon, mode, hand, ranged, parrying)
    natural = is_natural(fight, blunder)
    args = (who, foe, weapon, mode, hand, ranged)
    called: Rolled = yield Call("word", critical_miss_effect, args, words(natural))
    word: str = called.value()
    yield note("gurps.event.critical-miss-effect", CLAUSE, who=who, effect=word)
    consequences = _UNARMED if natural else _ARMED
    yield from consequences[word](fight, blunder)


def words(natural: bool) -> tuple[str, ...]:
    """The effects a critical miss can have: what the GM may impose in place of the roll."""
    return tables().words("unarmed" if natural else "miss")


def critical_miss_effect(
    fight: View, who: Who, foe: Who, weapon: str, mode: str, hand: str, ranged: bool = False
) -> Rule[Rolled | str]:
    """The row's word, rolled again where the weapon asks for it (gurps.critical-tables)."""
    blunder = Blunder(who, foe, weapon, mode, hand, ranged)
    natural = is_natural(fight, blunder)
    if fight.options.criticals == "plain":
        return OFF_BALANCE if natural else DROPS
    rows = tables().rows["unarmed" if natural else "miss"]
    label = "gurps.roll.critical-miss"
    roll: Rolled = yield Roll("table", THREE_DICE, who, label)
    word = roll.look_up(rows)
    if natural:
        return word
    if hardly_hits_self(fight, blunder) and word.among(HITS_SELF):
        roll = yield Roll("again", THREE_DICE, who, label)
        word = roll.look_up(rows)
    if is_sturdy(weapon_of(fight, blunder)) and word == BREAKS:
        roll = yield Roll("breakage", THREE_DICE, who, label)
        return BREAKS if roll.look_up(rows) == BREAKS else DROPS
    return word


def weapon_of(fight: View, blunder: Blunder) -> Weapon:
    """What was used; the fist of a bare hand that parried."""
    sheet = fight.sheet(blunder.who)
    return arms.find(sheet, blunder.weapon) if blunder.weapon else arms.punch(sheet)


def mode_of(fight: View, blunder: Blunder) -> Melee | Ranged:
    """How it was used; its first melee mode where none is named."""
    weapon = weapon_of(fight, blunder)
    if blunder.ranged:
        return arms.ranged_mode(weapon, blunder.mode)
    return arms.melee_mode(weapon, blunder.mode) if blunder.mode else weapon.melee[0]


def is_natural(fight: View, blunder: Blunder) -> bool:
    """Whether a limb or jaw blundered, and no weapon."""
    return bool(weapon_of(fight, blunder).natural)


def hardly_hits_self(fight: View, blunder: Blunder) -> bool:
    """Whether hitting oneself is rolled again: at range, and with points."""
    return blunder.ranged or mode_of(fight, blunder).damage.type in POINTED


def is_sturdy(weapon: Weapon) -> bool:
    """Whether a weapon breaks only where the table says so twice."""
    if weapon.quality in ("fine", "very-fine"):
        return True
    crushes = bool(weapon.melee) and all(mode.damage.type == "cr" for mode in weapon.melee)
    solid = not weapon.ranged and not weapon.fragile and weapon.quality != "cheap"
    return crushes and solid


# ---------------------------------------------------------------- with a weapon


def _break(fight: View, blunder: Blunder) -> Rule[None]:
    """The weapon is useless from now on (gurps.critical-tables)."""
    fight.set(blunder.who, "unready", blunder.weapon, "broken")
    yield note("gurps.event.broken", CLAUSE, who=blunder.who, weapon=blunder.weapon)


def _drop(fight: View, blunder: Blunder) -> Rule[None]:
    """The weapon is dropped; a cheap one breaks (gurps.critical-tables)."""
    if weapon_of(fight, blunder).quality == "cheap":
        yield from _break(fight, blunder)
    else:
        yield from wounds.drop(fight, blunder.who, _holding(fight, blunder))


def _holding(fight: View, blunder: Blunder) -> str:
    """The hand that holds the weapon."""
    if arms.held(fight, blunder.who, blunder.hand) == blunder.weapon:
        return blunder.hand
    return arms.MAIN


def _fly(fight: View, blunder: Blunder) -> Rule[None]:
    """A swung weapon flies off some yards, any other is dropped (gurps.critical-tables)."""
    mode = mode_of(fight, blunder)
    if isinstance(mode, Melee) and not mode.thrust:
        who = blunder.who
        yards: Rolled = yield Roll("distance", ONE_DIE, who, "gurps.roll.distance")
        weapon = blunder.weapon
        yield note("gurps.event.weapon-flies", CLAUSE, who=who, weapon=weapon, yards=yards)
        yield from wounds.drop(fight, who, _holding(fight, blunder))
    else:
        yield from _drop(fight, blunder)


def _turn_in_hand(fight: View, blunder: Blunder) -> Rule[None]:
    """The weapon must be readied before it is used again (gurps.critical-tables)."""
    if not wounds.is_ruined(fight, blunder.who, blunder.weapon):
        fight.set(blunder.who, "unready", blunder.weapon, "unready")
    yield note("gurps.event.unready", CLAUSE, who=blunder.who, weapon=blunder.weapon)


def _strain_arm(fight: View, blunder: Blunder) -> Rule[None]:
    """The arm is of no use any more, but does not let go (gurps.critical-tables)."""
    arm = _side(blunder.hand, "arm")
    fight.set(blunder.who, "crippled", arm, "strained")
    who, how = blunder.who, "strained"
    yield note("gurps.event.crippled", CLAUSE, who=who, location=arm, how=how)


def _side(hand: str, limb: str) -> str:
    """The limb on a hand's side; the main side for both hands and none."""
    return f"off-{limb}" if hand == arms.OFF else limb


def _fall_or_sway(fight: View, blunder: Blunder) -> Rule[None]:
    """In melee a fall; an archer only loses balance (gurps.critical-tables)."""
    yield from (_lose_balance if blunder.ranged else _fall)(fight, blunder)


def _hit_self(fight: View, blunder: Blunder) -> Rule[None]:
    """The weapon wounds its own bearer (gurps.critical-tables)."""
    yield from _struck_by_own(fight, blunder, half=False)


def _half_hit_self(fight: View, blunder: Blunder) -> Rule[None]:
    """The weapon wounds its own bearer for half damage (gurps.critical-tables)."""
    yield from _struck_by_own(fight, blunder, half=True)


def _struck_by_own(fight: View, blunder: Blunder, half: bool) -> Rule[None]:
    roll: Rolled = yield Roll("limb", ONE_DIE, blunder.who, "gurps.roll.own-limb")
    limb = "arm" if roll <= FIRST_HALF else "leg"
    away = arms.MAIN if blunder.hand == arms.OFF else arms.OFF
    damage = mode_of(fight, blunder).damage
    yield from _hurt_self(fight, blunder.who, _side(away, limb), damage, half)


def _hurt_self(fight: View, who: Who, location: str, damage: Damage, half: bool) -> Rule[None]:
    rolled: Rolled = yield Roll("damage", damage.dice, who, "gurps.roll.damage")
    rolled = basic(rolled, damage.type)
    rolled = rolled // 2 if half else rolled
    yield note("gurps.event.hurts-self", CLAUSE, who=who, location=location, damage=rolled)
    sheet = fight.sheet(who)
    dr = divided(armour(sheet, location), damage.divisor)
    points: int = injury(rolled, damage.type, dr, location, build=sheet.build).value()
    yield Call("wound", wounds.suffer, (who, location, points))


# ---------------------------------------------------------------- with or without


def _lose_balance(fight: View, blunder: Blunder) -> Rule[None]:
    """No more until the next turn, and defences at -2 (gurps.critical-tables)."""
    fight.begin(blunder.who, Condition(OFF_BALANCE, CLAUSE, (TURN, blunder.who)))
    yield note("gurps.event.off-balance", CLAUSE, who=blunder.who)


def _fall(fight: View, blunder: Blunder) -> Rule[None]:
    """The fighter falls (gurps.critical-tables)."""
    yield from wounds.fall(fight, blunder.who)


# ---------------------------------------------------------------- bare hands, feet, teeth


def _limb(fight: View, blunder: Blunder) -> str:
    """What struck or parried: an arm or a leg, else the neck."""
    limb = arms.limb_of(weapon_of(fight, blunder), blunder.hand)
    return limb if kind(limb) in LIMBS else NECK


def _knock_self_out(fight: View, blunder: Blunder) -> Rule[None]:
    """The fighter is unconscious (gurps.critical-tables)."""
    yield from wounds.pass_out(fight, blunder.who)


def _strain(fight: View, blunder: Blunder) -> Rule[None]:
    """1 HP, and the limb is of no use any more; a neck only hurts (gurps.critical-tables)."""
    who, limb = blunder.who, _limb(fight, blunder)
    yield Call("wound", wounds.suffer, (who, limb, 1))
    if limb == NECK:
        yield from _hamper(fight, who, "torn", limb)
    else:
        yield from wounds.cripple(fight, who, limb, "strained")


def _hit_object(fight: View, blunder: Blunder) -> Rule[None]:
    """A wall in place of the foe: thrust damage to what struck (gurps.critical-tables)."""
    yield from _hit_wall(fight, blunder, half=False)


def _half_hit_object(fight: View, blunder: Blunder) -> Rule[None]:
    """A wall in place of the foe: half thrust damage (gurps.critical-tables)."""
    yield from _hit_wall(fight, blunder, half=True)


def _hit_wall(fight: View, blunder: Blunder, half: bool) -> Rule[None]:
    st = min(max(fight.sheet(blunder.who).st, LEAST), MOST)
    thrust = Damage(basic_damage(st, swing=False), "cr")
    yield from _hurt_self(fight, blunder.who, _limb(fight, blunder), thrust, half)


def _stumble(fight: View, blunder: Blunder) -> Rule[None]:
    """A parry falls; an attack ends with the back to the foe (gurps.critical-tables)."""
    who, foe = blunder.who, blunder.foe
    if blunder.parrying:
        yield from wounds.fall(fight, who)
        return
    fight.begin(who, Condition("back-turned", CLAUSE, (TURN, who), (foe,)))
    yield note("gurps.event.back-turned", CLAUSE, who=who, foe=foe)


def _trip(fight: View, blunder: Blunder) -> Rule[None]:
    """DX or fall, at -4 for a kick (gurps.critical-tables)."""
    who = blunder.who
    kicks = _limb(fight, blunder) in ("leg", "off-leg")
    target = fight.sheet(who).dx + (TRIP_BY_KICK if kicks else 0)
    roll: Rolled = yield throw("trip", who, "gurps.roll.trip", target)
    if not wounds.made(roll, target):
        yield from wounds.fall(fight, who)


def _drop_guard(fight: View, blunder: Blunder) -> Rule[None]:
    """Defences at -2 until the next turn (gurps.critical-tables)."""
    fight.begin(blunder.who, Condition("guard-down", CLAUSE, (TURN, blunder.who)))
    yield note("gurps.event.guard-down", CLAUSE, who=blunder.who)


def _tear(fight: View, blunder: Blunder) -> Rule[None]:
    """1d-3 HP to the limb, which then serves badly; unsteady until the next turn
    (gurps.critical-tables)."""
    who, limb = blunder.who, _limb(fight, blunder)
    rolled: Rolled = yield Roll("damage", Dice(1, 6, -3), who, "gurps.roll.damage")
    points: int = rolled.at_least(0).value()
    yield Call("wound", wounds.suffer, (who, limb, points))
    fight.begin(who, Condition("unsteady", CLAUSE, (TURN, who)))
    if points:
        yield from _hamper(fight, who, "torn", limb)


def _hamper(fight: View, who: Who, name: str, limb: str) -> Rule[None]:
    fight.begin(who, Condition(name, CLAUSE, (), (limb,)))
    yield note("gurps.event.torn-muscle", CLAUSE, who=who, location=limb)


_ARMED: Mapping[str, Consequence] = {
    BREAKS: _break,
    "hit-self": _hit_self,
    "hit-self-half": _half_hit_self,
    OFF_BALANCE: _lose_balance,
    "unready": _turn_in_hand,
    DROPS: _drop,
    "weapon-flies": _fly,
    "strained-arm": _strain_arm,
    "fall": _fall_or_sway,
}
_UNARMED: Mapping[str, Consequence] = {
    "knock-self-out": _knock_self_out,
    "strained-limb": _strain,
    "hit-object": _hit_object,
    "hit-object-half": _half_hit_object,
    "stumble": _stumble,
    "fall": _fall,
    OFF_BALANCE: _lose_balance,
    "trip": _trip,
    "guard-down": _drop_guard,
    "torn-muscle": _tear,
}


# ---------------------------------------------------------------- what it leaves behind


def defence(fight: View, who: Who) -> Value:
    """What an earlier critical miss does to defences (gurps.critical-tables)."""
    if fight.condition(who, OFF_BALANCE) is not None:
        yield Part(-2, "gurps.part.off-balance", CLAUSE)
    if fight.condition(who, "guard-down") is not None:
        yield Part(-2, "gurps.part.guard-down", CLAUSE)
    if fight.condition(who, "unsteady") is not None:
        yield Part(-1, "gurps.part.unsteady", CLAUSE)


def limb(fight: View, who: Who, *locations: str) -> Value:
    """What a torn muscle does to an attack or defence with these limbs, whichever of them is torn;
    in the neck, to all (gurps.critical-tables). Locations are "arm", "off-arm", "leg" and the
    like."""
    torn = (fight.condition(who, "torn", (each,)) for each in (*locations, NECK))
    if any(held is not None for held in torn):
        amount = -1 if fight.sheet(who).has("high-pain-threshold") else -3
        yield Part(amount, "gurps.part.torn-muscle", CLAUSE)


def attack(fight: View, who: Who) -> Value:
    """What an earlier critical miss does to further attacks (gurps.critical-tables)."""
    if fight.condition(who, "unsteady") is not None:
        yield Part(-1, "gurps.part.unsteady", CLAUSE)

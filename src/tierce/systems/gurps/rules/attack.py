"""Attacks: effective skill, the roll, the defence, and what comes of it (gurps.attack.*)."""

from __future__ import annotations

from typing import NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Moment, Note, Option, Rule, Who, note
from tierce.script.value import Part, Value, total
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import (
    aim,
    arms,
    at_weapon,
    blast,
    blow,
    blunders,
    circumstances,
    criticals,
    defence,
    drop,
    evaluate,
    harm,
    locations,
    place,
    posture,
    ranged,
    retreat,
    sacrifice,
    throws,
    wounds,
)
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.defence import Defence
from tierce.systems.gurps.rules.success import (
    ATTACK_DEGREES,
    CRITICAL_HIT,
    CRITICAL_MISS,
    HIT,
    MISS,
    attack_degree,
    throw,
)

DEFENDED = "defended"
HASTY = "gurps.manoeuvre.move-and-attack"
#: What a Move and Attack takes in melee, and at least at range; the most it leaves in melee.
HASTY_MELEE, HASTY_RANGED, MOST_HASTY = -4, -2, 9
SUPPRESSION = "gurps.manoeuvre.suppression-fire"
#: The most skill that a zone is sprayed with, before the bonus for rapid fire.
MOST_SPRAYING = 6
#: What a strike can come to, as `odds` names it.
OUTCOMES = ("critical_hit", "hit", "defended", "miss", "critical_miss")
#: An attack that misses a narrow place by so little that it strikes the torso.
HIT_TORSO = "hit-torso"
#: What an attack roll can come to where it is aimed at a narrow place.
NARROW_DEGREES = (*ATTACK_DEGREES, HIT_TORSO)


def skill(fight: View, attacker: Who, foe: Who, attack: Blow) -> Value:
    """Effective skill of an attack, every modifier with its clause (gurps.attack.modifiers), at
    most what the maneuver leaves."""
    parts = _modified(fight, attacker, foe, attack)
    cap = _cap(attack)
    if cap is None:
        yield from parts
        return
    most, label, clause = cap
    told = tuple(parts)
    yield from told
    over = total(told) - most
    if over > 0:
        yield Part(-over, label, clause, {"most": most})


def _cap(attack: Blow) -> tuple[int, str, str] | None:
    """The most that the skill can be after all modifiers, as what, by which clause: in melee in a
    Move and Attack (gurps.manoeuvre.move-and-attack), and where a zone is sprayed
    (gurps.manoeuvre.suppression-fire)."""
    if attack.suppressing:
        most = MOST_SPRAYING + ranged.rate_bonus(attack.shots)
        return most, "gurps.part.suppression", SUPPRESSION
    if attack.hasty and not attack.ranged:
        return MOST_HASTY, "gurps.part.hasty-most", HASTY
    return None


def _modified(fight: View, attacker: Who, foe: Who, attack: Blow) -> Value:
    if attack.ranged:
        yield from _ranged_skill(fight, attacker, foe, attack)
    else:
        yield from _melee_skill(fight, attacker, attack)
    yield from evaluate.bonus(fight, attacker, foe)
    clause = "gurps.attack.modifiers"
    if attack.hand == arms.OFF and not fight.sheet(attacker).has("ambidexterity"):
        yield Part(-4, "gurps.part.off-hand", clause)
    yield from circumstances.target(fight, foe, attack)
    yield from at_weapon.part(attack)
    if place.stated(fight, foe, "cover", attacker) == "partial":
        yield Part(-2, "gurps.part.cover", place.cover_clause(fight))
    if attack.deceptive:
        yield Part(-2 * attack.deceptive, "gurps.part.deceptive", "gurps.defence.modifiers")
    if attack.dual:
        yield Part(-4, "gurps.part.dual-weapon", clause)
    yield from wounds.shock(fight, attacker)
    yield from blunders.attack(fight, attacker)
    yield from blunders.limb(fight, attacker, *blow.limbs(fight, attacker, attack))


def _melee_skill(fight: View, attacker: Who, attack: Blow) -> Value:
    mode = blow.melee(fight, attacker, attack)
    yield Part(mode.level, "gurps.part.skill", "gurps.attack.roll", {"skill": mode.skill})
    yield from circumstances.weakness(fight, attacker, mode)
    yield from _determined(fight, attacker, attack)
    yield from circumstances.shield(fight, attacker)
    if attack.hasty:
        yield Part(HASTY_MELEE, "gurps.part.hasty", HASTY)
    encumbrance = fight.sheet(attacker).encumbrance
    if encumbrance and (mode.fencing or mode.skill in blow.PRACTISED):
        yield Part(-encumbrance, "gurps.part.encumbrance", "gurps.attack.modifiers")
    yield from posture.attack(fight, attacker)


def _ranged_skill(fight: View, attacker: Who, foe: Who, attack: Blow) -> Value:
    mode = blow.ranged(fight, attacker, attack)
    yield Part(mode.level, "gurps.part.skill", "gurps.attack.roll", {"skill": mode.skill})
    yield from circumstances.weakness(fight, attacker, mode)
    yield from _determined(fight, attacker, attack)
    if attack.hasty:
        bulky = mode.bulk < HASTY_RANGED
        label = "gurps.part.bulk" if bulky else "gurps.part.hasty"
        yield Part(mode.bulk if bulky else HASTY_RANGED, label, HASTY)
    yield from aim.bonus(fight, attacker, foe, attack.weapon, mode.accuracy)
    yield from circumstances.reach(fight, attacker, foe)
    if ranged.rate_bonus(attack.shots):
        shots = {"shots": attack.shots}
        bonus = ranged.rate_bonus(attack.shots)
        yield Part(bonus, "gurps.part.rapid-fire", "gurps.attack.rapid-fire", shots)
    yield from posture.target(fight, foe)


def determined(attack: Blow) -> int:
    """What a determined All-Out Attack adds (gurps.manoeuvre.all-out-attack)."""
    return 1 if attack.ranged else 4


def _determined(fight: View, attacker: Who, attack: Blow) -> Value:
    if fight.read(attacker, "choice") == "determined":
        amount = determined(attack)
        yield Part(amount, "gurps.part.determined", "gurps.manoeuvre.all-out-attack")


def chance_to_hit(fight: View, attacker: Who, foe: Who, attack: Blow) -> Rule[bool]:
    """Whether the attack roll alone hits: what an option shows (gurps.attack.roll)."""
    effective = total(skill(fight, attacker, foe, attack))
    degree = yield from to_hit(fight, attacker, foe, attack, effective)
    return degree in (CRITICAL_HIT, HIT)


def to_hit(fight: View, attacker: Who, foe: Who, attack: Blow, effective: int) -> Rule[str]:
    """The attack roll: one of ATTACK_DEGREES (gurps.attack.roll), or HIT_TORSO where it misses a
    narrow place by 1 (gurps.attack.modifiers)."""
    roll: Rolled = yield throw("roll", attacker, "gurps.roll.attack", effective, foe=foe)
    degree = attack_degree(roll, effective)
    yield _told("gurps.event.attack", attacker, foe, attack, effective, roll, degree)
    return (yield from _beside(attacker, foe, attack, effective, roll, degree))


def _beside(
    attacker: Who, foe: Who, attack: Blow, effective: int, roll: Rolled, degree: str
) -> Rule[str]:
    narrow = degree == MISS and locations.is_narrow(attack.location)
    if not narrow or roll != effective + 1:
        return degree
    yield note("gurps.event.hits-torso", locations.CLAUSE, who=attacker, foe=foe)
    return HIT_TORSO


def burst(
    fight: View, attacker: Who, foe: Who, attack: Blow, effective: int
) -> Rule[tuple[str, int]]:
    """The attack roll of a burst: one of ATTACK_DEGREES, and how many shots hit
    (gurps.attack.rapid-fire)."""
    roll: Rolled = yield throw("roll", attacker, "gurps.roll.attack", effective, foe=foe)
    degree, hits = attack_degree(roll, effective), 0
    if degree in (CRITICAL_HIT, HIT):
        recoil = blow.ranged(fight, attacker, attack).recoil
        hits = ranged.hits(roll, effective, recoil, attack.shots).value()
    told = _told("gurps.event.burst", attacker, foe, attack, effective, roll, degree)
    yield told._replace(facts={**told.facts, "shots": attack.shots, "hits": hits})
    degree = yield from _beside(attacker, foe, attack, effective, roll, degree)
    return degree, 1 if degree == HIT_TORSO else hits


def _told(
    key: str, attacker: Who, foe: Who, attack: Blow, effective: int, roll: Rolled, degree: str
) -> Note:
    return note(
        key,
        "gurps.attack.roll",
        who=attacker,
        foe=foe,
        weapon=attack.weapon,
        means=blow.means(attack.weapon),
        needed=effective,
        rolled=roll,
        how=degree,
    )


class Came(NamedTuple):
    """What an attack came to before damage: one of OUTCOMES, how many hits land, on whom, where."""

    outcome: str
    hits: int
    victim: Who
    attack: Blow


def strike(fight: View, attacker: Who, foe: Who, attack: Blow) -> Rule[str]:
    """One attack from its roll to its wounds; what it came to, one of OUTCOMES."""
    came = yield from resolve(fight, attacker, foe, attack)
    if came.hits:
        critical = came.outcome == "critical_hit"
        yield from land(fight, attacker, came.victim, came.attack, came.hits, critical)
    return came.outcome


def resolve(fight: View, attacker: Who, foe: Who, attack: Blow) -> Rule[Came]:
    """One attack up to its damage: the roll, whoever steps in, the defence."""
    fight.spend(attacker, "attacks", f"{attack.hand}:{attack.weapon}")
    effective = total(skill(fight, attacker, foe, attack))
    degree, hits = yield from _roll(attacker, foe, attack, effective)
    if degree == CRITICAL_MISS:
        used = (attack.weapon, attack.mode, attack.hand, attack.ranged)
        yield Call("fumble", blunders.critical_miss, (attacker, foe, *used))
        return Came("critical_miss", 0, foe, attack)
    if degree == MISS:
        return Came("miss", 0, foe, attack)
    if degree == HIT_TORSO:
        attack = attack._replace(location=locations.TORSO)
    if degree == CRITICAL_HIT:
        clause = "gurps.attack.critical-bypasses-defence"
        yield note("gurps.event.no-defence", clause, who=foe, foe=attacker, why=degree)
        return Came("critical_hit", hits, foe, attack)
    if blow.area(fight, attacker, attack):
        return Came(HIT, hits, foe, attack)
    return (yield from answered(fight, attacker, foe, attack, hits))


def _roll(attacker: Who, foe: Who, attack: Blow, effective: int) -> Rule[tuple[str, int]]:
    args = (attacker, foe, attack, effective)
    if attack.shots == 1:
        degrees = NARROW_DEGREES if locations.is_narrow(attack.location) else ATTACK_DEGREES
        rolled: Rolled = yield Call("attack", to_hit, args, degrees)
        return rolled.value(), 1
    rolled = yield Call("attack", burst, args)
    degree, hits = rolled.value()
    return degree, hits


def answered(fight: View, attacker: Who, foe: Who, attack: Blow, hits: int) -> Rule[Came]:
    """A hit that is no critical: others may step in, the target may defend."""
    yield Moment("hit", "attack-hit", (attacker, foe, attack))
    rescuer = fight.read(foe, "shielded")
    if rescuer is not None:
        fight.put(foe, "shielded", None)
        if rescuer == sacrifice.NOBODY:
            return Came(DEFENDED, 0, foe, attack)
        return Came(HIT, hits, rescuer, attack._replace(at_hand=""))
    avoided, attack = yield from _defended(fight, attacker, foe, attack, hits)
    outcome = DEFENDED if avoided >= hits else HIT
    return Came(outcome, hits - avoided, foe, attack)


def _defended(
    fight: View, attacker: Who, foe: Who, attack: Blow, hits: int
) -> Rule[tuple[int, Blow]]:
    """The target's defence, or two in an All-Out Defense (Double); how many hits it avoids, and
    the blow as it then lands (gurps.defence.one-per-attack)."""
    tried: tuple[Defence, ...] = ()
    for site in ("defence", "second-defence")[: _tries(fight, foe)]:
        chosen = yield from _choose(fight, attacker, foe, attack, tried, site, hits)
        if chosen is None:
            break
        avoided: Rolled = yield Call(
            f"{site}-roll", defence.attempt, (foe, attacker, attack, chosen, hits)
        )
        if chosen.retreat:
            yield Call(f"{site}-follow", retreat.follow, (attacker, foe, attack))
        number = avoided.value()
        tried = (*tried, chosen)
        if number:
            yield from _drop(fight, attacker, foe, tried)
            return number, attack
    yield from _drop(fight, attacker, foe, tried)
    return 0, (yield from _exposed(attacker, foe, attack, tried))


def _drop(fight: View, attacker: Who, foe: Who, tried: tuple[Defence, ...]) -> Rule[None]:
    """Who threw itself down lies there once all its defences against this attack are rolled."""
    if any(each.drop for each in tried):
        yield from drop.lie(fight, foe, attacker)


def _tries(fight: View, foe: Who) -> int:
    return 2 if fight.read(foe, "choice") == "double-defense" else 1


def _choose(
    fight: View,
    attacker: Who,
    foe: Who,
    attack: Blow,
    tried: tuple[Defence, ...],
    site: str,
    hits: int,
) -> Rule[Defence | None]:
    open_now = defence.choice(fight, foe, attacker, attack, tried)
    if not open_now.legal:
        bar = open_now.withheld[0]
        why = bar.reason.removeprefix("gurps.reason.")
        yield note("gurps.event.no-defence", bar.clause, who=foe, foe=attacker, why=why)
        return None
    chosen = yield Choose(
        site,
        foe,
        defence.options(fight, foe, attacker, attack, open_now.legal, hits),
        open_now.withheld,
        label="gurps.ask.defence",
        facts={
            "foe": attacker,
            "weapon": attack.weapon,
            "means": blow.means(attack.weapon),
            "hits": hits,
        },
    )
    if chosen == defence.NONE:
        yield note("gurps.event.undefended", "gurps.defence.roll", who=foe, foe=attacker)
    return next((each for each in open_now.legal if each.id == chosen), None)


def _exposed(attacker: Who, foe: Who, attack: Blow, failed: tuple[Defence, ...]) -> Rule[Blow]:
    """After a failed unarmed parry the attacker may take an arm that parried instead
    (gurps.parry.unarmed-failure)."""
    bare = {hand for each in failed for hand in defence.bare_hands(each)}
    exposed = tuple(arms.ARM_OF[hand] for hand in arms.HANDS if hand in bare)
    if not exposed:
        return attack
    chosen = yield Choose(
        "exposed",
        attacker,
        (Option("aimed"), *(Option(arm) for arm in exposed)),
        label="gurps.ask.exposed",
        facts={"foe": foe, "location": attack.location},
    )
    if chosen == "aimed":
        return attack
    yield note("gurps.event.exposed", "gurps.parry.unarmed-failure", who=attacker, foe=foe)
    return attack._replace(location=chosen, aimed=True)


def land(
    fight: View, attacker: Who, victim: Who, attack: Blow, hits: int, critical: bool
) -> Rule[None]:
    """The hits that got through, each with its damage."""
    if attack.weapon == arms.THROW:
        yield Call("thrown", throws.thrown, (victim,))
        return
    if attack.at_hand:
        yield Call("weapon", at_weapon.struck, (attacker, victim, attack))
        return
    if blow.area(fight, attacker, attack):
        word = yield from _word(attacker, locations.TORSO, critical)
        yield Call("blast", blast.hail, (attacker, victim, attack, word, critical, hits))
        return
    first = yield from locations.struck(fight, attacker, victim, attack)
    word = yield from _word(attacker, first, critical)
    yield Call("damage", harm.hail, (attacker, victim, attack, word, hits, first))


def _word(attacker: Who, location: str, critical: bool) -> Rule[str]:
    """What a critical hit makes of the first hit, where it is one."""
    if not critical:
        return criticals.NO_EFFECT
    words = criticals.words(location)
    args = (attacker, location)
    rolled: Rolled = yield Call("critical", criticals.critical_hit_effect, args, words)
    word: str = rolled.value()
    return word

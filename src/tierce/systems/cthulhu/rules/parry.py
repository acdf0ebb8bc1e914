"""Parry: what may be parried with what, the roll, and what comes of it (cthulhu.parry.*)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.state import View
from tierce.script.effects import Rule, Who, Withheld, note
from tierce.script.value import Value, total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import (
    arms,
    body,
    check,
    conditions,
    limits,
    martial,
    numbers,
    parry_objects,
    place,
    precedence,
    skills,
    strike,
    throw_defence,
)
from tierce.systems.cthulhu.rules.answer import FAILED, Answer, Defence
from tierce.systems.cthulhu.rules.numbers import Cut
from tierce.systems.cthulhu.rules.skills import GRAPPLING, MARTIAL_ARTS, STRIKING, WEAPON_ART
from tierce.systems.cthulhu.rules.strike import COUNTER_MORE, Hit, Strike
from tierce.systems.cthulhu.sheet import HELD, Weapon

KIND = "parry"
DECLARE, FIST, GRAPPLE = "cthulhu.parry.declare", "cthulhu.parry.fist", "cthulhu.parry.grapple"
CRITICAL = "cthulhu.parry.critical"
AVAILABLE = "cthulhu.defence.available"
#: A weapon art without its weapon.
BARE = "bare"
LIMB_ARTS = {"fist": (STRIKING, MARTIAL_ARTS), "kick": (STRIKING, MARTIAL_ARTS)}
#: What a fist or kick stops, and by option more.
LIMBS, ALL_UNARMED = ("fist", "kick"), ("fist", "kick", "head-butt", "grapple")


# ---------------------------------------------------------------- what may parry


def must_name(fight: View, who: Who) -> bool:
    """Whether a parry is open against a foe named beforehand alone: Martial Arts and every art
    are below their base +10% (cthulhu.parry.declare)."""
    return fight.options.parry_named and not skills.practised(fight, who, martial_arts=True)


def able(fight: View, who: Who) -> bool:
    """Whether there is anything to parry with."""
    return any(True for _ in _each(fight, who))


def candidates(
    fight: View, who: Who, attacker: Who, blow: Strike
) -> Iterator[tuple[Defence, Withheld | None]]:
    """Every parry there could be, and why it is not open."""
    if throw_defence.clause(blow) is None:
        every = _each(fight, who)
    else:
        every = throw_defence.defences(fight, who, blow)
    for defence in every:
        for each in limits.at_once_too(fight, who, defence):
            yield each, withheld(fight, who, attacker, blow, each)


def _each(fight: View, who: Who) -> Iterator[Defence]:
    natural = fight.sheet(who).natural
    for limb in ("fist", "kick", "grapple"):
        if limb in natural:
            yield Defence(KIND, limb)
            for art in _limb_arts(fight, who, limb):
                yield Defence(KIND, limb, art)
    held = tuple(arms.in_hands(fight, who))
    for weapon in held:
        yield Defence(KIND, weapon.name)
        if fight.options.parry_with_art:
            for art in martial.fitting(fight, who, weapon):
                yield Defence(KIND, weapon.name, art)
    for art in martial.learnt(fight, who):
        if art.startswith(WEAPON_ART) and not any(martial.fits(art, each) for each in held):
            yield Defence(KIND, BARE, art)


def _limb_arts(fight: View, who: Who, limb: str) -> Iterator[str]:
    if not fight.options.parry_with_art:
        return
    fitting = (GRAPPLING,) if limb == "grapple" else LIMB_ARTS[limb]
    for art in martial.learnt(fight, who):
        if art in fitting and (art != MARTIAL_ARTS or fight.options.martial_arts_parry):
            yield art


def withheld(
    fight: View, who: Who, attacker: Who, blow: Strike, defence: Defence
) -> Withheld | None:
    """Why this parry is not open against this blow, or None where it is."""
    id = defence.id
    if throw_defence.clause(blow) is not None:
        counts = fight.options.throw_defence_is_parry
        return (limits.withheld if counts else limits.given_up)(fight, who, KIND, id)
    weapon = _weapon(fight, who, defence)
    if weapon is not None:
        why = _unable(fight, who, weapon, id)
        if why is not None:
            return why
    if not _in_scope(fight, who, attacker, blow, weapon):
        reason = "gun" if strike.shot_from_gun(fight, attacker, blow) else "missile"
        key = "cthulhu.reason.gun" if reason == "gun" else "cthulhu.reason.missile"
        return Withheld(id, AVAILABLE, key)
    if blow.seen_late:
        return Withheld(id, AVAILABLE, "cthulhu.reason.seen-late", {"kind": KIND})
    if blow.extra and not skills.is_art(defence.skill):
        return Withheld(id, AVAILABLE, "cthulhu.reason.art-only")
    if not _meets_unarmed(fight, who, attacker, blow, weapon):
        return Withheld(id, FIST, "cthulhu.reason.limb")
    if defence.using in LIMBS and not _meets_limb(fight, attacker, blow):
        return Withheld(id, FIST, "cthulhu.reason.other-limb")
    return _used_up(fight, who, attacker, blow, defence)


def _used_up(
    fight: View, who: Who, attacker: Who, blow: Strike, defence: Defence
) -> Withheld | None:
    """Why nothing is left to parry with: the extra attack of a rush is outside every limit, but
    whoever concentrates on something else has given up its parry too."""
    if blow.extra:
        return limits.given_up(fight, who, KIND, defence.id)
    if must_name(fight, who) and fight.read(who, "named") != attacker:
        return Withheld(defence.id, DECLARE, "cthulhu.reason.not-named")
    return limits.withheld(fight, who, KIND, defence.id)


def _weapon(fight: View, who: Who, defence: Defence) -> Weapon | None:
    """The thing that parries, None for a limb and an art without its weapon."""
    if defence.using in (BARE, throw_defence.HOLD) or defence.using in arms.NATURAL:
        return None
    return arms.find(fight.sheet(who), defence.using)


def _unable(fight: View, who: Who, weapon: Weapon, id: str) -> Withheld | None:
    """Why a weapon parries nothing now."""
    how = parry_objects.kind(fight.options, weapon)
    if how is None:
        clause = parry_objects.BOW if weapon.kind == "sling" else AVAILABLE
        return Withheld(id, clause, "cthulhu.reason.cannot-parry")
    trouble = arms.trouble(fight, who, weapon.name)
    if trouble and trouble not in arms.STILL_PARRIES:
        return Withheld(id, conditions.CLAUSE, arms.TROUBLES[trouble])
    struck = fight.entry(who, "struck", weapon.name) > 0
    if how.bars and struck and not parry_objects.lifted(fight, who, weapon):
        shoots = weapon.gun or weapon.kind == "bow"
        if shoots or fight.options.attack_bars_parry:
            return Withheld(id, how.clause, "cthulhu.reason.struck")
    return precedence.withheld(fight, id, weapon)


def _in_scope(fight: View, who: Who, attacker: Who, blow: Strike, weapon: Weapon | None) -> bool:
    """Blows; shots and throws are for shields, and a gun in touch for bare hands, arts and melee
    weapons (cthulhu.gun.point-blank)."""
    if strike.melee(fight, attacker, blow):
        return True
    if weapon is not None and weapon.kind == "shield":
        return True
    if weapon is not None and weapon.kind not in HELD:
        return False
    return strike.shot_from_gun(fight, attacker, blow) and place.touches(fight, who, attacker)


def _meets_unarmed(
    fight: View, who: Who, attacker: Who, blow: Strike, weapon: Weapon | None
) -> bool:
    """Whether weapons may meet bare hands, which is so but by option."""
    if weapon is None or not strike.unarmed(fight, attacker, blow):
        return True
    return bool(fight.options.weapons_parry_unarmed)


def _meets_limb(fight: View, attacker: Who, blow: Strike) -> bool:
    """Whether a fist or kick may try: not against head butts and grapples, but by option. Against
    a weapon or a claw it may, though it stops nothing (cthulhu.parry.fist)."""
    kind = strike.weapon(fight, attacker, blow).kind
    return bool(fight.options.fist_parries_all) or kind not in ("head-butt", "grapple")


# ---------------------------------------------------------------- the chance


def value(fight: View, who: Who, attacker: Who, blow: Strike, defence: Defence) -> Value:
    """The chance of a parry: the skill of what parries, or an art that fits."""
    flat = [*limits.bonus(fight, who, KIND, defence.at_once)]
    flat += throw_defence.penalty(blow, defence)
    skill = skill_of(fight, who, defence)
    rolled = skills.art if defence.skill else skills.value
    base = rolled(fight, who, skill)
    cuts = () if defence.skill else body.hurt_arms(fight, who)
    return numbers.settled(fight, base, cuts, flat, _chance(fight, who, attacker, blow, defence))


def skill_of(fight: View, who: Who, defence: Defence) -> str:
    """The skill that is rolled."""
    if defence.skill:
        return defence.skill
    weapon = _weapon(fight, who, defence)
    return defence.using if weapon is None else weapon.skill


def _chance(fight: View, who: Who, attacker: Who, blow: Strike, defence: Defence) -> Iterator[Cut]:
    """A shield stops what comes through the air less surely (cthulhu.parry.shield)."""
    weapon = _weapon(fight, who, defence)
    if weapon is None or strike.melee(fight, attacker, blow):
        return
    if weapon.kind == "shield" and fight.options.shield_block == "half":
        yield Cut(1, 2, "cthulhu.part.block", parry_objects.SHIELD)


def in_vain(fight: View, attacker: Who, blow: Strike, defence: Defence) -> bool:
    """Whether even a success would stop nothing: a fist against a weapon."""
    limb = defence.kind == KIND and (defence.using == BARE or defence.using in arms.NATURAL)
    return limb and not _limb_stops(fight, attacker, blow, defence, critical=False)


# ---------------------------------------------------------------- how it goes


def attempt(
    fight: View, who: Who, attacker: Who, blow: Strike, hit: Hit, defence: Defence
) -> Rule[Answer]:
    """The roll of a parry, and what comes of it."""
    target = total(value(fight, who, attacker, blow, defence))
    thrown = throw_defence.clause(blow) is not None
    if blow.extra or (thrown and not fight.options.throw_defence_is_parry):
        limits.disturb(fight, who)
    else:
        limits.use(fight, who, KIND, defence.at_once)
    return (yield from roll_it(fight, who, attacker, blow, defence, target))


def roll_it(
    fight: View, who: Who, attacker: Who, blow: Strike, defence: Defence, target: int
) -> Rule[Answer]:
    """The roll against a target that is worked out already, outside every limit."""
    weapon = put_up(fight, who, defence)
    if defence.using == "grapple":
        how = yield from _twice(fight, who, attacker, blow, defence, target)
    else:
        how = yield from _once(fight, who, attacker, blow, defence, target, "roll")
    if how in check.MADE:
        limits.succeeded(fight, who, KIND)
        return _made(fight, who, attacker, blow, defence, how == check.CRITICAL)
    if how == check.FUMBLE and weapon is not None:
        yield from parry_objects.destroy(fight, who, weapon, CRITICAL)
        if fight.options.fumble_stops:
            return FAILED._replace(cancelled=True)
    return FAILED


def put_up(fight: View, who: Who, defence: Defence) -> Weapon | None:
    """The weapon that parries, None for a limb: it is remembered for the round, an arrow on its
    string falls."""
    weapon = _weapon(fight, who, defence)
    if weapon is not None:
        fight.spend(who, "parried", weapon.name)
        if weapon.kind == "bow" and fight.options.bow_parry_cuts_string:
            fight.set(who, "string", weapon.name, 0)
        if weapon.name == fight.read(who, "nocked") and fight.options.parry_drops_arrow:
            fight.put(who, "nocked", None)
    return weapon


def _once(
    fight: View, who: Who, attacker: Who, blow: Strike, defence: Defence, target: int, site: str
) -> Rule[str]:
    facts = defence.facts
    thrown = throw_defence.clause(blow)
    label = "cthulhu.roll.parry" if thrown is None else "cthulhu.roll.withstand"
    roll: Rolled = yield check.throw(site, who, label, target, foe=attacker, **facts)
    how = check.degree(roll, check.of(fight, target, weapon=True))
    clause = thrown or _clause(fight, who, defence)
    yield note(
        "cthulhu.event.parry" if thrown is None else "cthulhu.event.withstand",
        clause,
        who=who,
        foe=attacker,
        target=target,
        rolled=roll,
        how=how,
        **facts,
    )
    return how


def _twice(
    fight: View, who: Who, attacker: Who, blow: Strike, defence: Defence, target: int
) -> Rule[str]:
    """A grapple parries where it succeeds twice: critical where both rolls are, a fumble where
    either is (cthulhu.parry.grapple)."""
    first = yield from _once(fight, who, attacker, blow, defence, target, "roll")
    if first not in check.MADE:
        return first
    second = yield from _once(fight, who, attacker, blow, defence, target, "second-roll")
    if second not in check.MADE:
        return second
    criticals = [each == check.CRITICAL for each in (first, second)]
    enough = all if fight.options.grapple_critical == "both" else any
    return check.CRITICAL if enough(criticals) else check.SUCCESS


def _clause(fight: View, who: Who, defence: Defence) -> str:
    weapon = _weapon(fight, who, defence)
    if weapon is None:
        by = {"grapple": GRAPPLE, BARE: martial.OF_WEAPON}
        return by.get(defence.using, FIST)
    how = parry_objects.kind(fight.options, weapon)
    return AVAILABLE if how is None else how.clause


def _made(
    fight: View, who: Who, attacker: Who, blow: Strike, defence: Defence, critical: bool
) -> Answer:
    """What a parry that succeeds makes of the blow; a critical one earns a counter-attack."""
    may_counter = critical and (not blow.counter or fight.options.counter_chains)
    answer = Answer(made=True, counter=COUNTER_MORE if may_counter else "")
    weapon = _weapon(fight, who, defence)
    if not strike.melee(fight, attacker, blow) and (weapon is None or weapon.kind != "shield"):
        return answer._replace(cancelled=True)  # a gun in touch: nothing is worn
    if weapon is None:
        return answer._replace(cancelled=_limb_stops(fight, attacker, blow, defence, critical))
    return answer._replace(cancelled=True) if critical else answer._replace(using=weapon.name)


def _limb_stops(fight: View, attacker: Who, blow: Strike, defence: Defence, critical: bool) -> bool:
    """Whether bare hands stop the blow: a grapple all, a fist or kick other fists and kicks
    (cthulhu.parry.fist)."""
    if defence.using in ("grapple", throw_defence.HOLD):
        return True
    if defence.using == BARE and fight.options.bare_weapon_art == "cancels":
        return True
    kind = strike.weapon(fight, attacker, blow).kind
    if kind in (ALL_UNARMED if fight.options.fist_parries_all else LIMBS):
        return True
    return critical and kind not in ALL_UNARMED and bool(fight.options.fist_critical_cancels)

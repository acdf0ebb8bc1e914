"""Active defences: which are open against a blow, at what value, and how they go
(gurps.defence.*)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tierce.fight.state import View
from tierce.script.effects import NO_FACTS, Call, Facts, Option, Rule, Who, Withheld, note
from tierce.script.value import Part, Value, total
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import (
    aftermath,
    arms,
    block,
    blow,
    blunders,
    dodge,
    drop,
    fatigue,
    heavy,
    parry,
    place,
    posture,
    retreat,
    wounds,
)
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.parry import With
from tierce.systems.gurps.rules.success import CRITICAL, FAILURE, SUCCESS, degree, throw

#: What a shield's DB helps against: melee, thrown and muscle-powered attacks.
SHIELDED = ("", "thrown", "muscle")
#: What the height of the attacker, in feet, does to the defence.
HEIGHTS = {3: 1, 4: 2, 5: 3}
STUNNED = -4
#: The option of letting the blow come.
NONE = "none"
#: What a defence is called where it is rolled and told.
ROLLS = {
    "dodge": "gurps.roll.dodge",
    "parry": "gurps.roll.parry",
    "block": "gurps.roll.block",
}
EVENTS = {
    "dodge": "gurps.event.dodge",
    "parry": "gurps.event.parry",
    "block": "gurps.event.block",
}


#: What says that such a defence may meet such a blow at all.
SCOPES = {
    "dodge": ("gurps.dodge.scope", "gurps.dodge.unlimited"),
    "parry": ("gurps.parry.scope",),
    "block": ("gurps.block.scope", "gurps.block.once"),
}


class Defence(NamedTuple):
    """A defence as it may be chosen."""

    kind: str
    using: With | None = None
    retreat: bool = False
    acrobatic: bool = False
    drop: bool = False
    effort: bool = False

    @property
    def id(self) -> str:
        """The option's id."""
        what = self.using.id if self.using is not None else self.kind
        extras = "+retreat" * self.retreat + "+drop" * self.drop + "+acrobatic" * self.acrobatic
        return what + extras + "+effort" * self.effort


class Choice(NamedTuple):
    """What the defender may choose from, and what it may not and why."""

    legal: tuple[Defence, ...]
    withheld: tuple[Withheld, ...]


# ---------------------------------------------------------------- values


def value(fight: View, who: Who, attacker: Who, attack: Blow, defence: Defence) -> Value:
    """A defence against a blow: its base and every modifier, each with its clause
    (gurps.defence.modifiers)."""
    yield from _base(fight, who, attacker, attack, defence)
    yield from blunders.limb(fight, who, *_arms(fight, who, defence))
    yield from modifiers(fight, who, attacker, attack)
    yield from _increased(fight, who, defence.kind)
    if defence.effort:
        yield from fatigue.effort()
    amount = _retreat_amount(fight, who, defence)
    yield from retreat.bonus(fight, who, attacker, amount, defence.retreat)
    if attack.ranged and defence.kind == "dodge":
        yield from drop.bonus(fight, who, attacker, defence.drop)


def _base(fight: View, who: Who, attacker: Who, attack: Blow, defence: Defence) -> Value:
    using = defence.using
    if defence.kind == "dodge":
        yield from dodge.base(fight, who)
    elif using is None:
        yield from block.base(fight, who)
        if not attack.ranged and blow.melee(fight, attacker, attack).flail:
            yield Part(-2, "gurps.part.flail", "gurps.defence.modifiers")
    else:
        yield from parry.base(fight, who, using)
        yield from parry.against(fight, who, using, attacker, attack)


def _arms(fight: View, who: Who, defence: Defence) -> tuple[str, ...]:
    """The locations of the arms that a defence takes."""
    if defence.using is not None:
        return tuple(arms.ARM_OF[hand] for hand in _hands(fight, who, defence.using))
    if defence.kind == "dodge":
        return ()
    name = fight.sheet(who).shield.name
    return tuple(arms.ARM_OF[hand] for hand in arms.HANDS if arms.held(fight, who, hand) == name)


def _retreat_amount(fight: View, who: Who, defence: Defence) -> int:
    if defence.kind == "dodge":
        return 3
    mobile = defence.using is not None and parry.retreats_at_three(fight, who, defence.using)
    return 3 if mobile else 1


def _increased(fight: View, who: Who, kind: str) -> Value:
    if fight.read(who, "choice") == f"increased-{kind}":
        yield Part(2, "gurps.part.increased", "gurps.manoeuvre.all-out-defense")


def modifiers(fight: View, who: Who, attacker: Who, attack: Blow) -> Value:
    """What changes every defence of a fighter against this blow alike."""
    if fight.read(who, "stun"):
        yield Part(STUNNED, "gurps.part.stunned", "gurps.defence.stunned")
    yield from blunders.defence(fight, who)
    yield from posture.defence(fight, who)
    yield from shield(fight, who, attacker, attack)
    yield from _from_where(fight, who, attacker)
    if attack.feint:
        yield Part(-attack.feint, "gurps.part.feint", "gurps.manoeuvre.feint")
    if attack.deceptive:
        yield Part(-attack.deceptive, "gurps.part.deceptive", "gurps.defence.modifiers")
    if attack.dual:
        yield Part(-1, "gurps.part.dual-weapon", "gurps.defence.modifiers")


def shield(fight: View, who: Who, attacker: Who, attack: Blow) -> Value:
    """DB of a ready shield, or of a spell (gurps.defence.shield-db)."""
    against = blow.projectile(fight, attacker, attack)
    if against not in SHIELDED and not fight.options.damage_to_shields:
        return
    if place.stated(fight, who, "arc", attacker) not in ("front", "shield-side"):
        return
    ready = arms.ready_shield(fight, who)
    bonus = fight.sheet(who).db + (ready.db if ready is not None else 0)
    if bonus:
        yield Part(bonus, "gurps.part.db", "gurps.defence.shield-db")


def _from_where(fight: View, who: Who, attacker: Who) -> Value:
    arc = place.stated(fight, who, "arc", attacker)
    sheet = fight.sheet(who)
    if arc == "side" and not sheet.has("all-around-vision"):
        yield Part(-2, "gurps.part.side", "gurps.defence.rear")
    if arc == "rear" and not sheet.has("all-around-vision"):
        yield Part(-2, "gurps.part.rear", "gurps.defence.rear")
    if place.stated(fight, who, "unseen", attacker):
        yield Part(-4, "gurps.part.unseen", "gurps.defence.modifiers")
    feet = place.stated(fight, who, "higher", attacker)
    height = HEIGHTS.get(min(abs(feet), max(HEIGHTS)), 0)
    if height:
        amount = -height if feet > 0 else height
        yield Part(amount, "gurps.part.height", "gurps.defence.modifiers")


# ---------------------------------------------------------------- what is open


def barred(fight: View, who: Who, attacker: Who) -> Withheld | None:
    """Why there is no defence of any kind, or None where there may be one."""
    if fight.read(who, "out"):
        return Withheld("defence", "gurps.injury.states", "gurps.reason.out")
    if fight.read(who, "maneuver") == "all-out-attack":
        return Withheld("defence", "gurps.manoeuvre.all-out-attack", "gurps.reason.all-out-attack")
    if place.stated(fight, who, "unaware", attacker):
        return Withheld("defence", "gurps.defence.unaware", "gurps.reason.unaware")
    sees_behind = ("peripheral-vision", "all-around-vision")
    turned = fight.condition(who, "back-turned", (attacker,)) is not None
    behind = turned or place.stated(fight, who, "arc", attacker) == "rear"
    if behind and not any(fight.sheet(who).has(trait) for trait in sees_behind):
        return Withheld("defence", "gurps.defence.rear", "gurps.reason.rear")
    if fight.condition(who, wounds.AT_REST) is not None:
        return Withheld("defence", "gurps.injury.states", "gurps.reason.at-rest")
    return None


def choice(
    fight: View, who: Who, attacker: Who, attack: Blow, tried: tuple[Defence, ...] = ()
) -> Choice:
    """The defences open to `who` against a blow, after those already tried against it."""
    bar = barred(fight, who, attacker)
    if bar is not None:
        return Choice((), (bar,))
    plain: list[Defence] = []
    withheld: list[Withheld] = []
    for defence, why in _each(fight, who, attacker, attack):
        again = why or _used_up(fight, who, tried, defence)
        if again is None:
            plain.append(defence)
        else:
            withheld.append(again)
    withheld.extend(parry.without(fight, who))
    return _with_extras(fight, who, attacker, attack, plain, withheld)


def _each(
    fight: View, who: Who, attacker: Who, attack: Blow
) -> Iterator[tuple[Defence, Withheld | None]]:
    yield Defence("dodge"), None
    for using in parry.candidates(fight, who):
        yield Defence("parry", using), parry.withheld(fight, who, using, attacker, attack)
    yield Defence("block"), block.withheld(fight, who, attacker, attack)


def _used_up(
    fight: View, who: Who, tried: tuple[Defence, ...], defence: Defence
) -> Withheld | None:
    """A second defence must be a different one: another kind, or a parry with another hand
    (gurps.manoeuvre.all-out-defense)."""
    for earlier in tried:
        if earlier.kind != defence.kind:
            continue
        a, b = earlier.using, defence.using
        if a is None or b is None or set(_hands(fight, who, a)) & set(_hands(fight, who, b)):
            clause = "gurps.manoeuvre.all-out-defense"
            return Withheld(defence.id, clause, "gurps.reason.tried-already", _with(defence))
    return None


def _hands(fight: View, who: Who, using: With) -> tuple[str, ...]:
    """The hands that a parry takes."""
    if using.weapon and parry.weapon_mode(fight, who, using).hands == 2:
        return arms.HANDS
    return arms.HANDS if using.hand == arms.BOTH else (using.hand,)


def bare_hands(defence: Defence) -> tuple[str, ...]:
    """The hands that a bare-handed parry put in the way."""
    using = defence.using
    return using.keys if using is not None and not using.weapon else ()


def _with_extras(
    fight: View,
    who: Who,
    attacker: Who,
    attack: Blow,
    plain: list[Defence],
    withheld: list[Withheld],
) -> Choice:
    """The same defences with a retreat, and dodges with a drop or acrobatics."""
    legal = list(plain)
    no_retreat = retreat.withheld(fight, who, attacker, attack)
    if no_retreat is None:
        legal += [each._replace(retreat=True) for each in plain]
    else:
        withheld.append(no_retreat)
    if attack.ranged:
        no_drop = drop.withheld(fight, who, attacker)
        if no_drop is None:
            legal += [each._replace(drop=True) for each in plain if each.kind == "dodge"]
        else:
            withheld.append(no_drop)
    bar = no_acrobatics(fight, who)
    if bar is None:
        legal += [each._replace(acrobatic=True) for each in legal if each.kind == "dodge"]
    else:
        withheld.append(bar)
    if fatigue.can_strain(fight, who):
        legal += [each._replace(effort=True) for each in legal]
    return Choice(tuple(legal), tuple(withheld))


def no_acrobatics(fight: View, who: Who) -> Withheld | None:
    """Why a dodge cannot be acrobatic, or None where it can (gurps.dodge.acrobatic)."""
    if dodge.acrobatics(fight, who) is None:
        return Withheld("acrobatic", "gurps.dodge.acrobatic", "gurps.reason.no-acrobatics")
    if fight.read(who, "acrobatics"):
        return Withheld("acrobatic", "gurps.dodge.acrobatic", "gurps.reason.acrobatics-used")
    return None


def options(
    fight: View, who: Who, attacker: Who, attack: Blow, legal: tuple[Defence, ...], hits: int
) -> tuple[Option, ...]:
    """The defences as options with value and chance, and none at all."""

    def option(defence: Defence) -> Option:
        facts: Facts = {"defence": defence.kind, **_with(defence)}
        trial = Call("trial", attempt, (who, attacker, attack, defence, hits))
        return Option(
            defence.id, lambda: value(fight, who, attacker, attack, defence), trial, facts
        )

    return (*(option(defence) for defence in legal), Option(NONE, facts={"defence": NONE}))


def _with(defence: Defence) -> Facts:
    return NO_FACTS if defence.using is None else defence.using.facts


# ---------------------------------------------------------------- how it goes


class Tried(NamedTuple):
    """How a defence went: one of DEGREES, how many hits it avoids, its roll and what it needed."""

    how: str
    avoided: Rolled | int
    roll: Rolled
    needed: int


def attempt(
    fight: View, who: Who, attacker: Who, attack: Blow, defence: Defence, hits: int = 1
) -> Rule[Rolled | int]:
    """Try a defence; how many of `hits` it avoids, 0 where it fails (gurps.defence.roll)."""
    tried = yield from _try(fight, who, attacker, attack, defence, hits)
    return tried.avoided


def margin(
    fight: View, who: Who, attacker: Who, attack: Blow, dodging: Defence
) -> Rule[Rolled | int]:
    """Try a dodge; by how much it succeeds, below 0 where it fails. A critical success is by
    `drop.CLEAR` at the least."""
    tried = yield from _try(fight, who, attacker, attack, dodging, 1)
    if tried.how == CRITICAL:
        return (tried.needed - tried.roll).at_least(drop.CLEAR)
    return tried.needed - tried.roll if tried.how == SUCCESS else drop.LATE


def _try(
    fight: View, who: Who, attacker: Who, attack: Blow, defence: Defence, hits: int
) -> Rule[Tried]:
    parts = list(value(fight, who, attacker, attack, defence))
    if defence.retreat:  # which does not change from where this blow comes
        staying = list(value(fight, who, attacker, attack, defence._replace(retreat=False)))
        stepped: Rolled = yield Call("retreat", retreat.step_back, (who, attacker))
        if not stepped.true():
            parts, defence = staying, defence._replace(retreat=False)
    if defence.acrobatic:
        parts += yield from _acrobatic(fight, who)
    needed = total(parts)
    spend(fight, who, attacker, defence)
    if defence.effort:
        yield from fatigue.strain(fight, who)
    roll: Rolled = yield throw("roll", who, ROLLS[defence.kind], needed, foe=attacker)
    how = degree(roll, needed)
    avoided: Rolled | int = hits if how in (CRITICAL, SUCCESS) else 0
    clauses = ["gurps.defence.roll", "gurps.defence.one-per-attack", *SCOPES[defence.kind]]
    if hits > 1 and defence.kind == "dodge":
        clauses.append("gurps.dodge.rapid-fire")
        avoided = dodge.avoided(roll, needed, hits) if avoided else 0
    yield note(
        EVENTS[defence.kind],
        *clauses,
        who=who,
        foe=attacker,
        needed=needed,
        rolled=roll,
        how=how,
        hits=hits,
        avoided=avoided,
        **_with(defence),
    )
    how = yield from _weighed(fight, who, attacker, attack, defence, how)
    yield Call("aftermath", aftermath.of_defence, (who, attacker, attack, defence, how))
    return Tried(how, avoided if how in (CRITICAL, SUCCESS) else 0, roll, needed)


def _acrobatic(fight: View, who: Who) -> Rule[list[Part]]:
    level = dodge.acrobatics(fight, who) or 0
    made: Rolled = yield Call("acrobatics", dodge.acrobatic, (who, level))
    amount = dodge.ACROBATIC_BONUS if made.true() else -dodge.ACROBATIC_BONUS
    return [Part(amount, "gurps.part.acrobatic", "gurps.dodge.acrobatic")]


def _weighed(
    fight: View, who: Who, attacker: Who, attack: Blow, defence: Defence, how: str
) -> Rule[str]:
    """How a parry came out once the weight of the blow has had its say (gurps.heavy.too-heavy)."""
    using = defence.using
    if using is None or not heavy.matters(fight, who, using, attacker, attack):
        return how
    made = how in (CRITICAL, SUCCESS)
    counts: Rolled = yield Call("weight", heavy.weigh, (who, attacker, attack, using, made))
    return FAILURE if made and not counts.true() else how


def spend(fight: View, who: Who, attacker: Who, defence: Defence) -> None:
    """Count a defence against the limits of this turn."""
    if defence.drop:
        fight.put(who, "drop", attacker)
    if defence.kind == "block":
        fight.spend(who, "blocks")
    elif defence.using is not None:
        for key in defence.using.keys:
            fight.spend(who, "parries", key)

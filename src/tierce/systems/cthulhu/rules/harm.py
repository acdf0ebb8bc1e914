"""From a hit to the HP it takes (cthulhu.defence.failed, cthulhu.injury).

The order is: dice, bonus and what is added, never below 0; half of it where something halves it;
what parries up to its durability; what defends; armour, once for each hit.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import prod

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Call, Roll, Rule, RuleFunction, Who, note
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import (
    aims,
    arms,
    bow,
    damage,
    damage_bonus,
    hide,
    impale,
    injury,
    knock_out,
    martial,
    parry_objects,
    precision,
    ranges,
    strike,
)
from tierce.systems.cthulhu.rules.answer import Answer
from tierce.systems.cthulhu.rules.damage import Factor, Load, Rider
from tierce.systems.cthulhu.rules.strike import COUNTER_HALF, COUNTER_MORE, Hit, Strike

CLAUSE = "cthulhu.defence.failed"
COUNTER = "cthulhu.counter"
#: What a counter-attack adds.
COUNTERED = Rider("counter", Dice(1, 4), COUNTER)
#: What a shot in touch adds.
POINT_BLANK = Rider("point-blank", Dice(1, 4), "cthulhu.gun.point-blank")

Factors = Callable[[View, Who, Strike, Hit], Iterator[Factor]]
Riders = Callable[[View, Who, Who, Strike, Hit], Iterator[Rider]]


def _of_arts(fight: View, who: Who, blow: Strike, hit: Hit) -> Iterator[Factor]:
    yield from martial.factors(hit, strike.weapon(fight, who, blow))


def _of_counter(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit) -> Iterator[Rider]:
    if blow.counter == COUNTER_MORE:
        yield COUNTERED


def _at_touch(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit) -> Iterator[Rider]:
    if hit.point_blank:
        yield POINT_BLANK


def _of_second(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit) -> Iterator[Rider]:
    """The dice of the other weapon of a blow with two, multiplied for themselves."""
    if blow.second:
        other = blow._replace(weapon=blow.second, second="")
        times = prod(factor.times for each in FACTORS for factor in each(fight, who, other, hit))
        dice = damage.multiplied(strike.weapon(fight, who, other).dice, times)
        yield Rider("second", dice, "cthulhu.two-weapons.simultaneous")


#: What multiplies a weapon's dice, what is added once, and what a hit does beside its damage,
#: called with the attacker, the target, the strike and the hit.
FACTORS: tuple[Factors, ...] = (_of_arts, impale.factors, bow.factors, precision.factors)
RIDERS: tuple[Riders, ...] = (_of_second, _of_counter, _at_touch, aims.riders)
AFTER: tuple[RuleFunction, ...] = (impale.sticks, aims.effect, precision.eye)


def load(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, answer: Answer) -> Load:
    """All that this blow's damage is made of."""
    weapon = strike.weapon(fight, who, blow)
    riders = [rider for each in RIDERS for rider in each(fight, who, foe, blow, hit)]
    if answer.more is not None:
        riders.append(Rider("fumble", answer.more, "cthulhu.dodge"))
    return Load(
        ranges.dice(fight, who, foe, weapon),
        damage_bonus.share_of(weapon, blow.thrown),
        tuple(factor for each in FACTORS for factor in each(fight, who, blow, hit)),
        tuple(riders),
    )


def pierces(fight: View, who: Who, blow: Strike, hit: Hit) -> bool:
    """Whether a blow goes through armour: an impale, or ammunition made for it."""
    for weapon in strike.weapons(fight, who, blow):
        impales = impale.happens(fight, who, blow._replace(weapon=weapon.name), hit)
        if weapon.piercing or (fight.options.impale_pierces and impales):
            return True
    return False


def harm(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, answer: Answer) -> Rule[None]:
    """A blow that was not cancelled: its damage, and what else it does. By option an aim at a limb
    does no damage."""
    if blow.aim not in aims.LIMBS or fight.options.limb_damage:
        whole = load(fight, who, foe, blow, hit, answer)
        yield from deal(fight, who, foe, blow, hit, answer, whole)
    elif not (answer.cancelled or answer.using or answer.shelter):
        yield from aims.effect(fight, who, foe, blow, hit)


def deal(
    fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, answer: Answer, whole: Load
) -> Rule[None]:
    """Damage that is made of so much is rolled, and lands: once for the target and whoever failed
    to cover it, each whole or halved as its answer says."""
    rolled = yield from damage.rolled(fight, who, whole, strike.facts(fight, who, blow))
    dice = damage.told(fight, who, whole)
    if answer.also is None:
        yield from land(fight, who, foe, blow, hit, answer, rolled, dice, whole.clauses)
        return
    points: int = rolled.value()
    for number, (each, own) in enumerate((answer.also, (foe, answer))):
        if not own.cancelled:
            args = (who, each, blow, hit, own, points, dice, whole.clauses)
            yield Call(f"share-{number}", _known, args)


def _known(
    fight: View,
    who: Who,
    foe: Who,
    blow: Strike,
    hit: Hit,
    answer: Answer,
    points: int,
    dice: str,
    clauses: tuple[str, ...],
) -> Rule[None]:
    dealt: Rolled = yield Call("points", damage.plainly, (points,))
    yield from land(fight, who, foe, blow, hit, answer, dealt, dice, clauses)


def land(
    fight: View,
    who: Who,
    foe: Who,
    blow: Strike,
    hit: Hit,
    answer: Answer,
    dealt: Rolled,
    dice: str = "none",
    clauses: tuple[str, ...] = (),
) -> Rule[None]:
    """Damage that is known already, from halving on; `dice` is what was rolled for it."""
    facts = {"damage": dealt, "dice": dice}
    halved = answer.halved or blow.counter == COUNTER_HALF
    if halved:
        dealt = damage.halved(fight, dealt)
    if answer.shelter:
        yield from hide.takes(fight, foe, answer.shelter, dealt, who, dice)
        return
    yield note("cthulhu.event.damage", CLAUSE, *clauses, who=who, foe=foe, **facts)
    if halved:
        yield note("cthulhu.event.halved", CLAUSE, who=foe, damage=dealt)
    protects = 0
    if answer.kept or not (answer.pierced or pierces(fight, who, blow, hit)):
        protects = fight.sheet(foe).armour
    first = protects if fight.options.damage_order == "armour-first" else 0
    if first:
        dealt = (dealt - first).at_least(0)
        yield note("cthulhu.event.lessened", CLAUSE, who=foe, by="armour", points=first)
    if answer.using:
        parrying = arms.find(fight.sheet(foe), answer.using)
        through = yield from parry_objects.take(fight, foe, parrying, dealt)
        if through is None:
            return
        dealt = through
    if answer.less is not None:
        less: Rolled = yield Roll("less", answer.less, foe, "cthulhu.roll.less", {"foe": who})
        dealt = (dealt - less).at_least(0)
        yield note("cthulhu.event.lessened", CLAUSE, who=foe, by="defend", points=less)
    if protects and not first:
        dealt = (dealt - protects).at_least(0)
        yield note("cthulhu.event.lessened", CLAUSE, who=foe, by="armour", points=protects)
    yield from _suffer(fight, who, foe, blow, hit, dealt, answer.damage_alone)


def _suffer(
    fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, dealt: Rolled, alone: bool
) -> Rule[None]:
    """Whoever was hit loses HP, and what else the hit does unless that is `alone`; by option
    nothing else where it loses none."""
    lost: int = dealt.value()
    if not lost:
        yield note("cthulhu.event.unhurt", CLAUSE, who=foe)
    elif blow.knock_out:
        yield Call("knock-out", knock_out.attempt, (who, foe, lost))
    else:
        yield Call("wound", injury.suffer, (foe, lost))
    if alone:
        return
    if lost or not fight.options.aim_needs_damage:
        for number, effect in enumerate(AFTER):
            yield Call(f"effect-{number}", effect, (who, foe, blow, hit))

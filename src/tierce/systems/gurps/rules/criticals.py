"""Critical hits: what the table says, and the blow that lands (gurps.critical-tables).

Readings: doubled and tripled damage is basic damage. In its simplest form a critical hit does
the most that normal damage can. A blow to the face or skull that becomes an eye hit meets the
eye's DR; where it was aimed at the eye, half DR and a major wound stand instead. Of two weapons
the head table's row takes one by a die: 1-3 the main hand's.
"""

from __future__ import annotations

from collections.abc import Mapping

from tierce.dice import Dice
from tierce.fight.slots import Condition
from tierce.fight.state import View
from tierce.script.effects import Call, Roll, Rule, RuleFunction, Who, note
from tierce.script.view import Known, Rolled
from tierce.systems.gurps.rules import arms, knockback, wounds
from tierce.systems.gurps.rules.critical_tables import Effect, tables
from tierce.systems.gurps.rules.injury import (
    HEAD,
    armour,
    basic,
    divided,
    flexible,
    injury,
    kind,
)
from tierce.systems.gurps.rules.success import THREE_DICE
from tierce.systems.gurps.sheet import Damage, Sheet
from tierce.systems.gurps.slots import ACTED

CLAUSE = "gurps.critical-tables"
INJURY = "gurps.injury"
#: The word of a blow that is no critical hit.
NO_EFFECT = "normal"
PLAIN_HIT = "maximum-damage"
#: What stands in for an eye hit where the eye was aimed at.
IN_THE_EYE = "half-dr-major"
#: A die's results that take the first of two.
FIRST_HALF = 3
ONE_DIE = Dice(1)


def table_for(location: str) -> str:
    """The table on which critical hits on a location are rolled."""
    return "head" if kind(location) in HEAD else "hit"


def words(location: str) -> tuple[str, ...]:
    """The effects a critical hit can have: what the GM may impose in place of the roll."""
    return tables().words(table_for(location))


def effect_of(word: str) -> Effect:
    """What a word of the table does to a blow."""
    return tables().effects[word]


def critical_hit_effect(fight: View, who: Who, location: str) -> Rule[Rolled | str]:
    """The word of a critical hit by `who`: one of `words(location)` (gurps.critical-tables)."""
    if fight.options.criticals == "plain":
        yield note("gurps.event.critical-hit-effect", CLAUSE, who=who, effect=PLAIN_HIT)
        return PLAIN_HIT
    roll: Rolled = yield Roll("table", THREE_DICE, who, "gurps.roll.critical-hit")
    word = roll.look_up(tables().rows[table_for(location)])
    yield note("gurps.event.critical-hit-effect", CLAUSE, who=who, effect=word)
    return word


def roll_damage(who: Who, damage: Damage, word: str = NO_EFFECT, far: bool = False) -> Rule[Rolled]:
    """Basic damage of a blow of `who`, still a view; for `yield from`, under the site "damage".

    `far` halves it, fractions dropped: at the half-damage range or beyond.
    """
    effect = effect_of(word)
    rolled: Rolled = Known(damage.dice.highest)
    if not effect.maximum:
        rolled = yield Roll("damage", damage.dice, who, "gurps.roll.damage")
    rolled = basic(rolled, damage.type) * effect.multiplier
    return rolled // 2 if far else rolled


def land(
    fight: View,
    who: Who,
    foe: Who,
    damage: Damage,
    location: str = "torso",
    word: str = NO_EFFECT,
    far: bool = False,
    beam: bool = False,
) -> Rule[int]:
    """A blow of `who` strikes `foe`: damage, wound and what a critical hit adds
    (gurps.injury, gurps.critical-tables). The injury before any cap.

    `word` is what `critical_hit_effect` gave; `far` as in `roll_damage`, `beam` as in `multiplier`.
    """
    if effect_of(word).then == "eye":
        word, location = (IN_THE_EYE, "eye") if location == "eye" else (word, "eye")
    rolled = yield from roll_damage(who, damage, word, far)
    return (yield from take(fight, who, foe, damage, location, word, rolled, beam))


def take(
    fight: View,
    who: Who,
    foe: Who,
    damage: Damage,
    location: str,
    word: str,
    rolled: Rolled,
    beam: bool = False,
    area: bool = False,
) -> Rule[int]:
    """What `land` does once basic damage is known; `area` as in `injury`."""
    effect = effect_of(word)
    sheet = fight.sheet(foe)
    dr, soft = _protection(sheet, location, damage, effect)
    lost = injury(rolled, damage.type, dr, location, beam, sheet.build, soft, area)
    points: int = lost.value()
    yield note("gurps.event.damage", INJURY, who=who, foe=foe, damage=rolled, dr=dr, points=points)
    bruised = bool(soft and points) and rolled <= dr
    if bruised:
        yield note("gurps.event.blunt-trauma", INJURY, who=foe, hp=points)
    if damage.type == "fat":
        yield Call("fatigue", wounds.tire, (foe, points))
    else:
        # a critical hit's major wound is what penetrates
        args = (foe, location, points, effect.major and not bruised, effect.shock)
        yield Call("wound", wounds.suffer, args)
    yield from _knocked_back(fight, who, foe, damage, effect, rolled, dr)
    if effect.then in _AFTERWARDS and not fight.read(foe, "out"):
        yield Call(effect.then, _AFTERWARDS[effect.then], (foe, location, damage.type, points))
    return points


def _protection(sheet: Sheet, location: str, damage: Damage, effect: Effect) -> tuple[int, int]:
    """DR at a location as it stands against this blow, and how much of it is flexible."""
    whole, soft = armour(sheet, location), flexible(sheet, location)
    dr = effect.dr_left(divided(whole, damage.divisor))
    hard = effect.dr_left(divided(whole - soft, damage.divisor)) if whole > soft else 0
    return dr, max(0, dr - hard) if soft else 0


def _knocked_back(
    fight: View, who: Who, foe: Who, damage: Damage, effect: Effect, rolled: Rolled, dr: int
) -> Rule[None]:
    """Knockback, looked at only where the dice can give any (gurps.injury)."""
    most = damage.dice.highest * effect.multiplier
    if not fight.options.knockback or not knockback.possible(fight, foe, damage.type, most, dr):
        return
    yards: int = knockback.yards(fight, foe, damage.type, rolled, dr).value()
    if yards:
        yield Call("knockback", knockback.push, (who, foe, yards))


# ---------------------------------------------------------------- what comes after the wound


def _numb(fight: View, foe: Who, location: str, wounding: str, points: int) -> Rule[None]:
    """What penetrates numbs a limb for a while (gurps.critical-tables)."""
    if points:
        yield from wounds.numb(fight, foe, location)


def _drop_items(fight: View, foe: Who, location: str, wounding: str, points: int) -> Rule[None]:
    """The foe drops what it holds, wounded or not (gurps.critical-tables)."""
    yield from wounds.drop_all(fight, foe)


def _drop_weapon(fight: View, foe: Who, location: str, wounding: str, points: int) -> Rule[None]:
    """The foe drops its weapon, one of two by a die (gurps.critical-tables)."""
    hands = [arm.hand for arm in arms.in_hand(fight, foe)]
    if len(hands) == 2:
        roll: Rolled = yield Roll("which", ONE_DIE, foe, "gurps.roll.which-weapon")
        hands = hands[:1] if roll <= FIRST_HALF else hands[1:]
    for hand in hands:
        yield from wounds.drop(fight, foe, hand)


def _daze(fight: View, foe: Who, location: str, wounding: str, points: int) -> Rule[None]:
    """The foe can only Do Nothing on its next turn, but defends (gurps.critical-tables)."""
    fight.begin(foe, Condition("dazed", CLAUSE, (ACTED, foe)))
    yield note("gurps.event.dazed", CLAUSE, who=foe)


def _mark(fight: View, foe: Who, location: str, wounding: str, points: int) -> Rule[None]:
    """What penetrates deafens by a crushing blow, scars by another (gurps.critical-tables)."""
    if points and wounding == "cr":
        fight.begin(foe, Condition("deaf", CLAUSE))
        yield note("gurps.event.deafened", CLAUSE, who=foe)
    elif points:
        yield note("gurps.event.scarred", CLAUSE, who=foe)


_AFTERWARDS: Mapping[str, RuleFunction] = {
    "numb": _numb,
    "drop-items": _drop_items,
    "drop-weapon": _drop_weapon,
    "daze": _daze,
    "mark": _mark,
}

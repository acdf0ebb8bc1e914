"""Values and rules that cases and tools may ask for by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tierce.dice import parse_dice
from tierce.fight.state import View
from tierce.script.effects import Call, Roll, Rule, Who
from tierce.script.value import Value, total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import (
    arms,
    assault,
    attack,
    body,
    check,
    conditions,
    cover,
    damage,
    damage_bonus,
    defence,
    grapple,
    guns,
    harm,
    hide,
    injury,
    knock_out,
    knockback,
    limits,
    order,
    parry_objects,
    precedence,
    precision,
    resistance,
    rush,
    skills,
    strike,
    suplex,
    tackle,
    volley,
)
from tierce.systems.cthulhu.rules.answer import FAILED, Answer, Defence
from tierce.systems.cthulhu.rules.damage import Load
from tierce.systems.cthulhu.rules.strike import Hit, Strike
from tierce.systems.cthulhu.sheet import LAYERS

GM = Who("GM")


def judged(fight: View, target: int, weapon: bool = False) -> Rule[str]:
    """How a check at a target comes out."""
    roll: Rolled = yield check.throw("roll", GM, "cthulhu.roll.check", target)
    return check.degree(roll, check.of(fight, target, weapon))


def special(fight: View, target: int) -> int:
    """The highest roll that is a special success."""
    return check.of(fight, target).special


def combined(fight: View, skill: int, art: int) -> Rule[str]:
    """One die against an attack skill and an art: the degree, and the multiplier where it hits."""
    roll: Rolled = yield check.throw("roll", GM, "cthulhu.roll.check", skill)
    how = check.degree(roll, check.of(fight, skill, weapon=True))
    if how not in check.MADE:
        return how
    return f"{how} x{2 if check.made(roll, art) else 1}"


def published(
    fight: View,
    core: int | None = None,
    y2010: int | None = None,
    y2015: int | None = None,
    set: int | None = None,
    keeper: int | None = None,
) -> Value:
    """A value by the layers that publish it."""
    said = zip(LAYERS, (core, y2010, y2015, set, keeper), strict=True)
    return precedence.value(tuple((layer, each) for layer, each in said if each is not None))


def resisted(fight: View, active: int, passive: int) -> Rule[str]:
    """How one value against another comes out; whether a die is thrown shows in the play."""
    target = total(resistance.chance(active, passive))
    came = yield from resistance.contest(fight, GM, "cthulhu.roll.check", target)
    return came.degree


def bonus(fight: View, size: int) -> str:
    """The damage bonus of STR+SIZ, as it is written."""
    found = damage_bonus.by_size(size)
    if not found.sign:
        return "none"
    return f"{'+' if found.sign > 0 else '-'}{str(found.dice).upper()}"


def bonus_of(fight: View, who: Who) -> str:
    """A fighter's damage bonus as it is now."""
    found = damage_bonus.of(fight, who)
    if not found.sign:
        return "none"
    return f"{'+' if found.sign > 0 else '-'}{str(found.dice).upper()}"


def dealt(
    fight: View,
    who: Who,
    weapon: str,
    degree: str = check.SUCCESS,
    arts: tuple[str, ...] = (),
    thrown: bool = False,
    counter: str = "",
    aim: str = "",
    point_blank: bool = False,
    foe: str = "",
    hard: bool = False,
    second: str = "",
) -> Rule[Rolled]:
    """The damage of a hit, before any defence."""
    blow = Strike(weapon, tuple(arts), thrown=thrown, counter=counter, aim=aim)
    blow = blow._replace(hard=hard, second=second)
    hit = Hit(degree, tuple(arts), point_blank)
    load = harm.load(fight, who, Who(foe) if foe else who, blow, hit, FAILED)
    return (yield from damage.rolled(fight, who, load, strike.facts(fight, who, blow)))


def landed(
    fight: View,
    attacker: Who,
    foe: Who,
    weapon: str,
    points: int,
    degree: str = check.SUCCESS,
    less: str = "",
    using: str = "",
    pierced: bool = False,
    kept: bool = False,
    halved: bool = False,
) -> Rule[None]:
    """So much damage of a hit lands: what the answer, armour and injury make of it."""
    answer = Answer(
        using=using,
        less=parse_dice(less) if less else None,
        pierced=pierced,
        kept=kept,
        halved=halved,
    )
    yield from land_known(fight, attacker, foe, Strike(weapon), Hit(degree), answer, points)


def taken(
    fight: View,
    attacker: Who,
    foe: Who,
    weapon: str,
    points: int,
    degree: str = check.SUCCESS,
    counter: str = "",
) -> Rule[int]:
    """HP that a hit takes for so much damage, once it has been answered."""
    before = fight.read(foe, "hp")
    blow, hit = Strike(weapon, counter=counter), Hit(degree)
    came: Rolled = yield Call("answer", defence.answered, (foe, attacker, blow, hit))
    answer: Answer = came.value()
    if not answer.cancelled:
        args = (attacker, foe, blow, hit, answer)
        yield Call("land", land_known, (*args, points))
    return int(before - fight.read(foe, "hp"))


def land_known(
    fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, answer: Answer, points: int
) -> Rule[None]:
    """Damage that is known already lands."""
    dealt: Rolled = yield Call("points", damage.plainly, (points,))
    yield from harm.land(fight, who, foe, blow, hit, answer, dealt)


def exchange(
    fight: View,
    attacker: Who,
    foe: Who,
    weapon: str,
    arts: tuple[str, ...] = (),
    way: str = "plain",
) -> Rule[int]:
    """HP that one attack takes from its roll on."""
    before = fight.read(foe, "hp")
    blow = assault.WAYS[way].declared(Strike(weapon, tuple(arts), way=way))
    yield Call("blow", assault.WAYS[way].rule, (attacker, foe, blow))
    return int(before - fight.read(foe, "hp"))


def fought(fight: View, attacker: Who, foe: Who, weapon: str, way: str = "plain") -> Rule[str]:
    """The degree of one attack."""
    blow = assault.WAYS[way].declared(Strike(weapon, way=way))
    how: Rolled = yield Call("blow", assault.WAYS[way].rule, (attacker, foe, blow))
    return str(how.value())


def defended(
    fight: View, who: Who, attacker: Who, weapon: str, times: int = 1, degree: str = check.SUCCESS
) -> Rule[str]:
    """How many of several blows in a row a fighter's defences cancel or lessen: yes, no, yes."""
    told: list[str] = []
    for number in range(times):
        args = (who, attacker, Strike(weapon), Hit(degree))
        came: Rolled = yield Call(f"blow-{number}", defence.answered, args)
        answer: Answer = came.value()
        told.append("yes" if answer.made else "no")
    return " ".join(told)


def parried(fight: View, who: Who, weapon: str, points: int) -> Rule[int]:
    """So much damage meets a weapon that parries; what goes through."""
    using = arms.find(fight.sheet(who), weapon)
    dealt: Rolled = yield Call("points", damage.plainly, (points,))
    through = yield from parry_objects.take(fight, who, using, dealt)
    return 0 if through is None else through.value()


def parried_often(fight: View, who: Who, weapon: str, points: int, times: int) -> Rule[int]:
    """The same several times; what goes through in all."""
    through = 0
    for number in range(times):
        came: Rolled = yield Call(f"blow-{number}", parried, (who, weapon, points))
        through += came.value()
    return through


def attack_value(
    fight: View,
    attacker: Who,
    foe: Who,
    weapon: str,
    thrown: bool = False,
    aim: str = "",
    way: str = "plain",
    shot: int = 1,
    counter: str = "",
) -> Value:
    """The chance of an attack with all that may be said of it."""
    blow = _declared(weapon, way)._replace(shot=shot - 1, counter=counter, aim=aim)
    blow = blow._replace(thrown=blow.thrown or thrown)
    return attack.value(fight, attacker, foe, blow)


def _declared(weapon: str, way: str) -> Strike:
    return assault.WAYS[way].declared(Strike(weapon, way=way))


def chances_of_shots(fight: View, who: Who, foe: Who, weapon: str, way: str) -> str:
    """The chances of the shots of a declaration, one after the other."""
    shots = guns.plan(fight, who, _declared(weapon, way))
    return " ".join(str(total(attack.value(fight, who, foe, shot))) for shot in shots)


def shots_that_hit(
    fight: View, who: Who, foe: Who, weapon: str, way: str = "plain", times: int = 1
) -> Rule[int]:
    """How many shots hit of so many declarations."""
    number = 0
    for turn in range(times):
        rule, args = volley.shots, (who, foe, _declared(weapon, way))
        hits: Rolled = yield Call(f"declaration-{turn}", rule, args)
        found: volley.Hits = hits.value()
        number += len(found.each)
    return number


def defence_value(
    fight: View,
    who: Who,
    attacker: Who,
    kind: str,
    using: str = "",
    skill: str = "",
    at_once: bool = False,
    weapon: str = "fist",
) -> Value:
    """The chance of a defence against a blow of the attacker."""
    wanted = Defence(kind, using, skill, at_once)
    return defence.value(fight, who, attacker, Strike(weapon), wanted)


def threw(fight: View, dice: str, more: str = "") -> Rule[Rolled]:
    """Plain dice, and others added to them."""
    roll: Rolled = yield Roll("roll", parse_dice(dice), GM)
    if more:
        extra: Rolled = yield Roll("more", parse_dice(more), GM)
        roll = roll + extra
    return roll


def why_not(
    fight: View,
    who: Who,
    attacker: Who,
    kind: str,
    weapon: str,
    using: str = "",
    skill: str = "",
    seen_late: bool = False,
    extra: bool = False,
) -> str:
    """The clause that withholds a defence against a blow, "" where nothing does."""
    blow = Strike(weapon, seen_late=seen_late, extra=extra)
    for each, why in defence.KINDS[kind].candidates(fight, who, attacker, blow):
        if (each.using, each.skill, each.at_once) == (using, skill, False):
            return "" if why is None else why.clause
    return "none"


def hidden_from(
    fight: View, who: Who, attacker: Who, using: str, weapon: str = "fist"
) -> Rule[str]:
    """How hiding comes out: what of the damage the hider takes, and whether it may strike back."""
    blow, hit = Strike(weapon), Hit(check.SUCCESS)
    args = (who, attacker, blow, hit, Defence(hide.KIND, using))
    came: Rolled = yield Call("hide", hide.attempt, args)
    answer: Answer = came.value()
    share = "half" if answer.halved else "all"
    told = ["none" if answer.cancelled or answer.shelter else share]
    told += ["stun"] if fight.condition(who, "stunned") else []
    told += ["counter"] if answer.counter else []
    return " ".join(told)


def cover_value(fight: View, who: Who, friend: Who, several: bool = False) -> Value:
    """The chance to cover a friend, or all on its square."""
    return cover.value(fight, who, friend, Defence(cover.KIND, cover.SEVERAL if several else ""))


def after_cover(
    fight: View,
    who: Who,
    attacker: Who,
    kind: str,
    using: str = "",
    skill: str = "",
    number: int = 1,
    degree: str = check.SUCCESS,
    weapon: str = "fist",
) -> Value:
    """The chance of a defence that follows a cover of so many."""
    by = cover.share(fight, cover.Covering(who, degree, number))
    return cover.chance_of(fight, who, attacker, Strike(weapon), Defence(kind, using, skill), by)


def why_no_cover(fight: View, who: Who, friend: Who) -> str:
    """The reason why nobody is covered, "" where there is none."""
    why = next(why for _, why in cover.candidates(fight, who, friend))
    return "" if why is None else why.reason


def covers(fight: View, who: Who, attacker: Who, friend: Who, several: bool = False) -> Rule[str]:
    """How covering comes out."""
    chosen = Defence(cover.KIND, cover.SEVERAL if several else "")
    return (yield from cover.attempt(fight, who, attacker, friend, chosen))


def knocked(fight: View, who: Who, foe: Who, points: int) -> Rule[None]:
    """So much damage that is to stun."""
    yield Call("knock-out", knock_out.attempt, (who, foe, points))


def extra_parry(fight: View, who: Who, attacker: Who, weapon: str, art: str) -> Rule[bool]:
    """A parry of the free attack of a rush, with an art."""
    blow, wanted = Strike(weapon, extra=True), Defence("parry", "fist", art)
    answer = yield from defence.attempt(fight, who, attacker, blow, Hit(check.SUCCESS), wanted)
    return answer.made


def disarmed(fight: View, attacker: Who, foe: Who, times: int) -> Rule[bool]:
    """Whether so many tries in a row take the weapon of a held foe."""
    for number in range(times):
        yield Call(f"try-{number}", grapple.disarm, (attacker, foe, Strike("grapple")))
    return not any(arms.in_hands(fight, foe))


def driven(fight: View, who: Who, dice: str, into: str) -> Rule[Rolled]:
    """The damage of a blow that drives somebody into something."""
    load = Load(parse_dice(dice), "full", (), knockback.riders(fight, knockback.Stop(0, into)))
    return (yield from damage.rolled(fight, who, load, {"weapon": "none", "means": "none"}))


def pushed(fight: View, who: Who, foe: Who, squares: int) -> Rule[None]:
    """Somebody is driven back from a foe."""
    yield from ()
    knockback.drive(fight, who, foe, knockback.stop(fight, who, foe, squares))


def thrown_down(fight: View, who: Who, foe: Who, way: str) -> Rule[str]:
    """How somebody is left by a suplex or a tackle that nothing stops: standing, prone, out."""
    yield from _threw_down(fight, who, foe, way)
    if fight.read(foe, "out"):
        return "out"
    return "standing" if fight.condition(foe, conditions.PRONE) is None else "prone"


def throw_damage(fight: View, who: Who, foe: Who, way: str) -> Rule[int]:
    """HP that such a throw takes."""
    before = fight.read(foe, "hp")
    yield from _threw_down(fight, who, foe, way)
    return int(before - fight.read(foe, "hp"))


def _threw_down(fight: View, who: Who, foe: Who, way: str) -> Rule[None]:
    art = (skills.GRAPPLING,)
    if way == "suplex":
        args = (who, foe, Strike("grapple", art, way), Hit(check.SUCCESS, art), FAILED)
        yield Call("harm", suplex.thrown, args)
    else:
        args = (who, foe, Strike("head-butt", art, way), Hit(check.SUCCESS, art), FAILED)
        yield Call("harm", tackle.run_down, args)


def bore_it(fight: View, who: Who) -> Rule[str]:
    """Whether somebody is stunned by a rush."""
    yield Call("pain", rush.pain, (who,))
    return "stunned" if conditions.is_stunned(fight, who) else "awake"


def hurt_by(fight: View, who: Who, foe: Who, weapon: str, way: str) -> Rule[str]:
    """Whether one attack takes any HP: yes or no."""
    came: Rolled = yield Call("exchange", exchange, (who, foe, weapon, (), way))
    return "yes" if came > 0 else "no"


def left(fight: View, who: Who, foe: Who, weapon: str, way: str) -> Rule[str]:
    """The fate of somebody after one attack."""
    yield Call("exchange", exchange, (who, foe, weapon, (), way))
    return str(fight.read(foe, "fate"))


def bleeding(fight: View, who: Who, turns: int) -> Rule[int]:
    """HP that a hurt throat takes in so many turns."""
    before = fight.read(who, "hp")
    for number in range(turns):
        yield Call(f"turn-{number}", precision.bleed, (who,))
    return int(before - fight.read(who, "hp"))


def blows(fight: View, who: Who, foe: Who, way: str) -> Rule[int]:
    """How many wounds an attack with two weapons deals."""
    before = fight.read(foe, "aidable")
    weapon = fight.entry(who, "hands", "main", "")
    yield Call("exchange", exchange, (who, foe, weapon, (), way))
    return int(fight.read(foe, "aidable") - before)


PROBES: Mapping[str, Callable[..., Any]] = {
    "blows": blows,
    "left": left,
    "bleeding": bleeding,
    "throw": throw_damage,
    "thrown-down": thrown_down,
    "pain": bore_it,
    "hurt": hurt_by,
    "check": judged,
    "special": special,
    "combined": combined,
    "published": published,
    "resistance": lambda fight, active, passive: resistance.chance(active, passive),
    "resist": resisted,
    "bonus": bonus,
    "bonus-of": bonus_of,
    "skill": skills.value,
    "base": skills.base,
    "characteristic": body.value,
    "times-five": lambda fight, who, name: body.times_five(fight, who, name, check.CLAUSE),
    "place-in-round": order.place_in_round,
    "uses-left": limits.left,
    "damage": dealt,
    "land": landed,
    "parried": parried,
    "parried-often": parried_often,
    "why-not": why_not,
    "taken": taken,
    "exchange": exchange,
    "fought": fought,
    "defended": defended,
    "durability": parry_objects.durability,
    "attack": attack_value,
    "shots": chances_of_shots,
    "hits": shots_that_hit,
    "defence": defence_value,
    "hide": hidden_from,
    "cover": cover_value,
    "after-cover": after_cover,
    "why-no-cover": why_no_cover,
    "covers": covers,
    "suffer": injury.suffer,
    "knock-out": knocked,
    "disarmed": disarmed,
    "extra-parry": extra_parry,
    "stun": conditions.stun,
    "driven": driven,
    "pushed": pushed,
    "stop": knockback.stop,
    "fall": knockback.fall_dice,
    "hit-points": lambda fight, con, siz: injury.hit_points(con, siz),
    "dice": threw,
}

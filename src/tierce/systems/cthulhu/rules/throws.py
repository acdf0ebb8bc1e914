"""What a suplex and a tackle have in common (cthulhu.special.suplex, cthulhu.special.tackle)."""

from __future__ import annotations

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Call, Option, Roll, Rule, Who, note
from tierce.script.value import total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import attack, body, check, harm, injury
from tierce.systems.cthulhu.rules.answer import Answer, Defence
from tierce.systems.cthulhu.rules.check import D100
from tierce.systems.cthulhu.rules.damage import Rider
from tierce.systems.cthulhu.rules.harm import load
from tierce.systems.cthulhu.rules.skills import GRAPPLING
from tierce.systems.cthulhu.rules.strike import Hit, Strike

Opened = tuple[Strike, Hit, tuple[Defence | None] | None]


def opened(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[Opened]:
    """The attack up to its roll. The art succeeds or fails with the same die, by option with one
    of its own."""
    if fight.options.both_succeed == "one-roll":
        return (yield from attack.opened(fight, who, foe, blow))
    alone, hit, early = yield from attack.opened(fight, who, foe, blow._replace(arts=()))
    if hit.degree in check.MADE:
        made = yield Call("art", art_roll, (who, foe, blow))
        hit = hit._replace(arts=blow.arts if made.value() else ())
    return alone._replace(arts=blow.arts), hit, early


def art_roll(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[bool]:
    """A die of its own for the art."""
    target = total(attack.art_value(fight, who, foe, blow, GRAPPLING))
    roll: Rolled = yield check.throw("roll", who, "cthulhu.roll.art", target, skill=GRAPPLING)
    made = check.made(roll, target)
    facts = {"skill": GRAPPLING, "target": target, "rolled": roll, "made": made}
    yield note("cthulhu.event.art", check.CLAUSE, who=who, **facts)
    return made


def trial(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[bool]:
    """The chance that both succeed: what an option shows."""
    skill = total(attack.value(fight, who, foe, blow))
    art = total(attack.art_value(fight, who, foe, blow, GRAPPLING))
    if fight.options.both_succeed == "one-roll":
        return (yield from check.trial(fight, min(skill, art)))
    first: Rolled = yield Roll("roll", D100)
    second: Rolled = yield Roll("art", D100)
    return check.made(first, skill) and check.made(second, art)


def shown(fight: View, who: Who, foe: Who, blow: Strike, id: str) -> Option:
    """Such an attack as an option: the value of its skill, the chance that both succeed."""
    plain = attack.option(fight, who, foe, blow, id)
    return plain._replace(trial=Call("trial", trial, (who, foe, blow)))


def hurt(
    fight: View,
    who: Who,
    foe: Who,
    blow: Strike,
    hit: Hit,
    answer: Answer,
    dice: Dice,
    more: tuple[Rider, ...] = (),
) -> Rule[None]:
    """The damage as it is printed, with the bonus, never doubled but by option."""
    whole = load(fight, who, foe, blow, hit, answer)
    factors = whole.factors if fight.options.throws_doubled else ()
    riders = (*whole.riders, *more)
    whole = whole._replace(dice=dice, share="full", factors=factors, riders=riders)
    yield from harm.deal(fight, who, foe, blow, hit, answer, whole)


def reels(fight: View, who: Who, clause: str) -> Rule[None]:
    """CON x5, or knocked out on the spot."""
    if fight.read(who, "out"):
        return
    target = total(body.times_five(fight, who, "con", clause))
    roll: Rolled = yield check.throw("con", who, "cthulhu.roll.reels", target)
    awake = check.made(roll, target)
    yield note("cthulhu.event.reels", clause, who=who, target=target, rolled=roll, made=awake)
    if not awake:
        yield from injury.pass_out(fight, who, injury.KNOCKED_OUT, clause)

"""A shot of precision: what its aims cost, and what they do (cthulhu.bow.precision)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Call, Roll, Rule, Who, note
from tierce.script.value import Part, Value, total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import body, bow, check, injury, skills
from tierce.systems.cthulhu.rules.damage import Factor
from tierce.systems.cthulhu.rules.strike import Hit, Strike

CLAUSE = "cthulhu.bow.precision"
EYE, HEART, SHOULDER, KNEE, THROAT = "eye", "heart", "shoulder", "knee", "throat"
#: What each aim costs the skill.
COSTS = {EYE: -70, HEART: -70, SHOULDER: -40, KNEE: -40, THROAT: -70}
#: Against what has no shape.
STEADY = 15
FOURFOLD = 4
BLEEDING = Dice(1, 3)
#: A throat hit in this round, which does not bleed yet, and one that does.
THROAT_HURT, FRESH, OPEN = "throat-hurt", "fresh", "open"


def penalty(fight: View, who: Who, foe: Who, blow: Strike) -> Value:
    """What an aim of precision takes from the bow, and what it gives against the shapeless."""
    if blow.aim in COSTS:
        yield Part(COSTS[blow.aim], "cthulhu.part.aim", CLAUSE, {"aim": blow.aim})
    elif bow.shoots(fight, who, blow) and _steady(fight, who, foe):
        yield Part(STEADY, "cthulhu.part.steady", CLAUSE)


def _steady(fight: View, who: Who, foe: Who) -> bool:
    return fight.read(who, "precise") == foe and bool(fight.sheet(foe).shapeless)


def factors(fight: View, who: Who, blow: Strike, hit: Hit) -> Iterator[Factor]:
    """An arrow in the heart does four times its dice."""
    if blow.aim == HEART:
        yield Factor(FOURFOLD, "cthulhu.part.heart", CLAUSE)


def bleed(fight: View, who: Who) -> Rule[None]:
    """At the start of a turn: 1D3 for a hurt throat, whatever armour there is."""
    for number, wound in enumerate(body.held(fight, who, THROAT_HURT)):
        if wound.about[0] == OPEN and not fight.read(who, "out"):
            facts = {"who": who}
            damage: Rolled = yield Roll(
                f"throat-{number}", BLEEDING, who, "cthulhu.roll.throat", facts
            )
            lost: int = damage.value()
            yield note("cthulhu.event.bleeds", CLAUSE, who=who)
            yield Call(f"bleeding-{number}", injury.suffer, (who, lost))


def age(fight: View, who: Who) -> None:
    """At the end of a round: a throat hit in it bleeds from now on."""
    held = tuple(body.held(fight, who, THROAT_HURT))
    if any(each.about[0] == FRESH for each in held):
        fight.end(who, THROAT_HURT)
        for each in held:
            fight.begin(who, each._replace(about=(OPEN, each.about[1])))


def eye(fight: View, who: Who, foe: Who, blow: Strike, hit: Hit) -> Rule[None]:
    """An arrow in the eye: the shooter's Luck and not the target's, and it is dead at once."""
    if blow.aim != EYE or fight.read(foe, "fate") == injury.DEAD:
        return
    lucky = yield from _luck(fight, who, "luck")
    if not lucky or (yield from _luck(fight, foe, "foe-luck")):
        return
    yield note("cthulhu.event.eye", CLAUSE, who=who, foe=foe)
    if fight.options.eye_death == "at-once":
        yield from injury.die(fight, foe, CLAUSE)
    else:
        yield from injury.suffer(fight, foe, max(1, fight.read(foe, "hp")))


def _luck(fight: View, who: Who, site: str) -> Rule[bool]:
    target = total(skills.value(fight, who, "luck"))
    roll: Rolled = yield check.throw(site, who, "cthulhu.roll.luck", target)
    made = check.made(roll, target)
    yield note("cthulhu.event.luck", CLAUSE, who=who, target=target, rolled=roll, made=made)
    return made

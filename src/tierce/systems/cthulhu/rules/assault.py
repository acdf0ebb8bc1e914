"""Declaring an attack: on whom, with what, with which art, in which way (cthulhu.declarations)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Option, Rule, Who, Withheld, note
from tierce.script.value import total
from tierce.systems.cthulhu.rules import (
    aims,
    archery,
    arms,
    attack,
    feint,
    grapple,
    guns,
    knock_out,
    martial,
    ranges,
    skills,
    strike,
    suplex,
    tackle,
    two_weapons,
    volley,
    wielding,
)
from tierce.systems.cthulhu.rules.strike import ATTACK, GUN, PLAIN, Strike
from tierce.systems.cthulhu.rules.ways import Way
from tierce.systems.cthulhu.sheet import Weapon

CLAUSE, COST = "cthulhu.declarations", "cthulhu.attack.cost"
#: Reasons by which the attacks of a turn are made.
SPENT = {"cthulhu.reason.attacked", "cthulhu.reason.fired"}
#: A strike of which nothing is settled before it is declared.
ANY = Strike("")


def _plainly(fight: View, who: Who, foe: Who, weapon: Weapon) -> str | None:
    single = not weapon.gun or "single" in weapon.modes
    return None if single and weapon.kind != "grapple" else ""


def _to_stun(fight: View, who: Who, foe: Who, weapon: Weapon) -> str | None:
    able = knock_out.able(weapon) and weapon.kind != "grapple"
    return None if able else ""


#: Every way, the plain one first. Ids hold no numbers.
WAYS: Mapping[str, Way] = {
    PLAIN: Way(_plainly, attack.attack),
    aims.VITAL: Way(aims.no_part, attack.attack, aims.at(aims.VITAL)),
    **{part: Way(aims.no_limb(part), attack.attack, aims.at(part)) for part in aims.LIMBS},
    "knock-out": Way(_to_stun, attack.attack, lambda blow: blow._replace(knock_out=True)),
    **grapple.WAYS,
    **volley.WAYS,
    **suplex.WAYS,
    **tackle.WAYS,
    **feint.WAYS,
    **archery.WAYS,
    **two_weapons.WAYS,
}


# ---------------------------------------------------------------- what is open


class Target(NamedTuple):
    """A foe and what is used on it."""

    foe: Who
    weapon: str

    @property
    def id(self) -> str:
        """The option's id."""
        return f"{self.foe}:{self.weapon}"


def targets(fight: View, who: Who) -> Iterator[Target | Withheld]:
    """Every foe with everything at hand, and why it is not open."""
    for foe in fight.read(who, "foes"):
        if fight.read(foe, "fate") == "dead":
            continue
        for weapon in arms.at_hand(fight, who):
            target = Target(foe, weapon.name)
            why = closed(fight, who, foe, weapon)
            if why is None:
                yield target
            elif why:
                assert isinstance(why, tuple)
                yield Withheld(target.id, *why, {"foe": foe, **arms.facts(weapon), "art": "none"})


def has_target(fight: View, who: Who, weapon: str) -> bool:
    """Whether there is anybody to use this weapon on."""
    return any(isinstance(t, Target) and t.weapon == weapon for t in targets(fight, who))


def closed(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str] | str | None:
    """Why a weapon cannot be used on a foe now, as clause and reason; None where it can, "" where
    there is no way to."""
    why = spent(fight, who, weapon) or wielding.unusable(fight, who, weapon)
    if why is not None:
        return why
    if any(_open_ways(fight, who, foe, weapon)):
        return None
    if not any(_within(fight, who, foe, weapon, WAYS[each]) for each in (PLAIN, "throw")):
        return wielding.too_far(fight, who, foe, weapon)
    return archery.bound(fight, who, foe, weapon) or ""


def _within(fight: View, who: Who, foe: Who, weapon: Weapon, way: Way) -> bool:
    """Whether a foe is near enough for a blow or shot, or for a throw."""
    if way.thrown:
        return weapon.thrown and ranges.divisor(fight, who, foe, weapon) is not None
    return wielding.reaches(fight, who, foe, weapon, way.step)


def spent(fight: View, who: Who, weapon: Weapon) -> tuple[str, str] | None:
    """Why no attack with this weapon is left in this turn: one attack a turn, or two with
    firearms alone (cthulhu.gun.twice)."""
    blows, shots = (fight.entry(who, "attacks", each) for each in (ATTACK, GUN))
    mixed = fight.options.gun_and_other and blows + shots < guns.RATE
    if weapon.gun:
        if blows and not mixed:
            return COST, "cthulhu.reason.attacked"
        return guns.spent(fight, who)
    if blows or (shots and not mixed):
        return COST, "cthulhu.reason.attacked"
    return None


def _why_not(
    fight: View, who: Who, foe: Who, weapon: Weapon, name: str, way: Way
) -> tuple[str, str] | str | None:
    """Why a way is not open, as Way.closed says it; a precision that binds the shot and a foe out
    of reach included."""
    why = way.closed(fight, who, foe, weapon)
    if why is None and name not in archery.WAYS:
        why = archery.bound(fight, who, foe, weapon)
    if why is None and not _within(fight, who, foe, weapon, way):
        return wielding.WEAPONS, "cthulhu.reason.out-of-reach"
    return why


def _open_ways(fight: View, who: Who, foe: Who, weapon: Weapon) -> Iterator[str]:
    for name, way in WAYS.items():
        if _why_not(fight, who, foe, weapon, name, way) is None:
            yield name


def any_open(fight: View, who: Who) -> Withheld | None:
    """Why there is no attack at all, None where there is one: what all have in common, else that
    there is none, by the clause of what is at hand first."""
    every: list[Withheld] = []
    for each in targets(fight, who):
        if isinstance(each, Target):
            return None
        every.append(each)
    if not every:
        return Withheld("attack", COST, "cthulhu.reason.unarmed")
    reasons = {each.reason for each in every}
    if len(reasons) == 1 or reasons <= SPENT:
        return every[0]._replace(id="attack")
    return Withheld("attack", every[0].clause, "cthulhu.reason.no-attack")


# ---------------------------------------------------------------- declaring it


def declare(fight: View, who: Who, given: Strike = ANY) -> Rule[None]:
    """Target, way and art are declared, then the attack is made. `given` says what is settled
    before."""
    target = yield from _target(fight, who, given)
    weapon = arms.find(fight.sheet(who), target.weapon)
    name = yield from _way(fight, who, target.foe, weapon, given)
    way = WAYS[name]
    blow = way.declared(given._replace(weapon=target.weapon, way=name))
    if way.arts:
        blow = yield from _art(fight, who, target.foe, weapon, blow)
    fight.lose(who, "points", 1)
    fight.spend(who, "attacks", GUN if weapon.gun else ATTACK)
    known = PLAIN if way.secret and fight.options.feint_secret else name
    if known != PLAIN:
        facts = strike.facts(fight, who, blow)
        yield note("cthulhu.event.declares", CLAUSE, who=who, foe=target.foe, **facts)
    yield Call(f"blow-{known}", way.rule, (who, target.foe, blow))


def _target(fight: View, who: Who, given: Strike) -> Rule[Target]:
    every = tuple(targets(fight, who))
    if given.weapon:
        every = tuple(each for each in every if _is_with(each, given.weapon))
    open_now = [each for each in every if isinstance(each, Target)]

    def told(target: Target) -> Option:
        blow = given._replace(weapon=target.weapon)
        return attack.option(fight, who, target.foe, blow, target.id)

    chosen = yield Choose(
        "target",
        who,
        tuple(told(each) for each in open_now),
        tuple(each for each in every if isinstance(each, Withheld)),
        sees=lambda: {
            "ask": "target",
            "out": _out(fight, who),
            "damage": tuple((each.id, _dice(fight, who, each)) for each in open_now),
        },
        label="cthulhu.ask.target",
    )
    return next(each for each in open_now if each.id == chosen)


def _dice(fight: View, who: Who, target: Target) -> int:
    """Twice the mean of a weapon's dice."""
    dice = arms.find(fight.sheet(who), target.weapon).dice
    return dice.lowest + dice.highest


def _is_with(each: Target | Withheld, weapon: str) -> bool:
    name = each.weapon if isinstance(each, Target) else each.facts["weapon"]
    return bool(name == weapon)


def _out(fight: View, who: Who) -> tuple[Who, ...]:
    return tuple(foe for foe in fight.read(who, "foes") if fight.read(foe, "out"))


def _way(fight: View, who: Who, foe: Who, weapon: Weapon, given: Strike) -> Rule[str]:
    """In which way; not asked where there is one alone and nothing is withheld."""
    options: list[Option] = []
    withheld: list[Withheld] = []
    for name, way in WAYS.items():
        why = _why_not(fight, who, foe, weapon, name, way)
        if why is None:
            blow = way.declared(given._replace(weapon=weapon.name, way=name))
            options.append((way.shown or attack.option)(fight, who, foe, blow, name))
        elif why:
            assert isinstance(why, tuple)
            facts = {"foe": foe, **arms.facts(weapon), "way": name, "art": "none"}
            withheld.append(Withheld(name, *why, facts))
    if len(options) == 1 and not withheld:
        return options[0].id
    chosen: str = yield Choose(
        "way",
        who,
        tuple(options),
        tuple(withheld),
        sees={"ask": "way"},
        label="cthulhu.ask.way",
        facts={"foe": foe, **arms.facts(weapon)},
    )
    return chosen


def _combined(fight: View, who: Who, foe: Who, blow: Strike, id: str) -> Option:
    """An attack with arts as an option, which tells how good they are beside the attack."""
    plain = attack.option(fight, who, foe, blow, id)
    levels = (total(attack.art_value(fight, who, foe, blow, art)) for art in blow.arts)
    of = blow.arts[0].removeprefix(skills.WEAPON_ART) if blow.arts else "none"
    facts = {
        **plain.facts,
        "level": "+".join(map(str, levels)) or "none",
        "skill": of if of not in blow.arts else "none",
    }
    return plain._replace(facts=facts)


def _art(fight: View, who: Who, foe: Who, weapon: Weapon, blow: Strike) -> Rule[Strike]:
    """Which art is rolled with it, where there is one that fits; the die is the same."""
    every = tuple(martial.together(fight, who, weapon))
    if len(every) == 1:
        return blow
    ids = {"+".join(arts) or "none": arts for arts in every}
    options = tuple(
        _combined(fight, who, foe, blow._replace(arts=arts), id) for id, arts in ids.items()
    )
    chosen = yield Choose(
        "art",
        who,
        options,
        sees={"ask": "art"},
        label="cthulhu.ask.art",
        facts={"foe": foe, **arms.facts(weapon)},
    )
    return blow._replace(arts=ids[chosen])

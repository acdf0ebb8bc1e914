"""The fight that a quick question is about, and what the rules make of its attack."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Any, NamedTuple

from tierce.dice import Distribution
from tierce.fight.course import Setup
from tierce.fight.question import BadQuestion, QuickAnswer
from tierce.fight.slots import Change
from tierce.fight.state import View
from tierce.fight.system import Fighter, System
from tierce.script.effects import Call, Option, Rule, RuleFunction, Who
from tierce.script.odds import Odds, Policy
from tierce.script.sample import Sample
from tierce.script.value import Explained, explain
from tierce.script.view import Rolled
from tierce.script.world import Changes
from tierce.systems.cthulhu.options import Options
from tierce.systems.cthulhu.question import DODGE, NONE, PARRY, Asked
from tierce.systems.cthulhu.rules import assault, attack, check, defence, dodge
from tierce.systems.cthulhu.rules.answer import Defence
from tierce.systems.cthulhu.rules.injury import DEAD
from tierce.systems.cthulhu.rules.skills import GRAPPLING, STRIKING, WEAPON_ART
from tierce.systems.cthulhu.rules.strike import PLAIN, Hit, Strike
from tierce.systems.cthulhu.sheet import Sheet, Weapon

ATTACKER, DEFENDER = Who("attacker"), Who("defender")
#: What an unarmed attack is rolled with; a weapon has an art of its own.
ARTS = {
    "fist": STRIKING,
    "kick": STRIKING,
    "head-butt": STRIKING,
    "grapple": GRAPPLING,
}
#: The most wounds that are gone through one by one; what has more is sampled.
MOST_WOUNDS = 20_000
SAMPLES = 10_000
#: Entries of the table of stated facts where a question notes what befalls the defender.
LOST, SHOCK = "lost", "shock"
#: What may befall the defender.
CHANCES = ("shock", "unconscious", "dead")
#: A hit of this part of the HP or more is a shock.
HALF = 2


class Blow(NamedTuple):
    """The attack, declared: in which way of assault.WAYS."""

    way: str
    strike: Strike


class End(NamedTuple):
    """What befell the defender: HP lost, and how it ended."""

    lost: int
    shock: bool
    unconscious: bool
    dead: bool


# ---------------------------------------------------------------- the fight


def _fighters(asked: Asked) -> tuple[Fighter, Fighter]:
    weapon = asked.weapon
    skills = {weapon.skill: asked.skill}
    if asked.art is not None:
        skills[_art(weapon)] = asked.art
    armed = _carrying(weapon)
    if weapon.unarmed:  # among the weapons, for its dice may be other ones
        armed = {"weapons": (weapon,), "natural": ()}
    attacker = Sheet(bonus=asked.bonus, skills=tuple(sorted(skills.items())), **armed)
    defends: dict[str, int] = {}
    if asked.defence == DODGE:
        defends["dodge"] = asked.defence_skill
    if asked.parrying is not None:
        defends[asked.parrying.skill] = asked.defence_skill
    defender = Sheet(
        con=asked.con,
        hp=asked.hp,
        armour=asked.armour,
        skills=tuple(sorted(defends.items())),
        **_carrying(asked.parrying),
    )
    return Fighter(ATTACKER, "a", attacker), Fighter(DEFENDER, "b", defender)


def _art(weapon: Weapon) -> str:
    """The art that doubles what a weapon does."""
    return ARTS.get(weapon.kind, f"{WEAPON_ART}{weapon.kind}")


def _carrying(weapon: Weapon | None) -> dict[str, Any]:
    if weapon is None or weapon.unarmed:
        return {}
    return {"weapons": (weapon,), "main": weapon.name}


def _start(asked: Asked) -> Iterator[Change]:
    """What holds when the attack begins: the parry is named."""
    if asked.defence == PARRY:
        yield Change(DEFENDER, "named", "put", ATTACKER)


def _wanted(asked: Asked) -> Defence:
    using = "" if asked.parrying is None else asked.parrying.name
    return Defence(asked.defence, using)


def _declared(view: View, asked: Asked) -> Blow:
    """The attack as it is declared. Raises BadQuestion where the rules leave it not open."""
    weapon = asked.weapon
    why = assault.closed(view, ATTACKER, DEFENDER, weapon)
    name = "hold" if weapon.kind == "grapple" else PLAIN
    way = assault.WAYS[name]
    closed = why or way.closed(view, ATTACKER, DEFENDER, weapon)
    if isinstance(closed, tuple):
        clause, reason = closed
        raise BadQuestion("withheld", key="weapon", clause=clause, why=reason)
    arts = () if asked.art is None else (_art(weapon),)
    return Blow(name, way.declared(Strike(weapon.name, way=name))._replace(arts=arts))


def _check_open(view: View, blow: Blow, wanted: Defence) -> None:
    """The rules must leave the defence that is asked about."""
    choice = defence.choice(view, DEFENDER, ATTACKER, blow.strike)
    if wanted in choice.legal:
        return
    for why in choice.withheld:
        if why.id == wanted.id:
            key = f"defence={wanted.kind}"
            raise BadQuestion("withheld", key=key, clause=why.clause, why=why.reason)
    ids = [each.id for each in choice.legal] + [each.id for each in choice.withheld]
    known = tuple(id.partition(":")[2] for id in ids if id.startswith(PARRY))
    raise BadQuestion("bad-value", key="defence_weapon", value=wanted.using, known=known)


# ---------------------------------------------------------------- what comes of it


def degree(fight: View, blow: Strike) -> Rule[str]:
    """How the attack roll comes out."""
    rolled: Rolled = yield Call("attack", attack.to_hit, (ATTACKER, DEFENDER, blow))
    hit: Hit = rolled.value()
    return hit.degree


def struck(fight: View, blow: Blow) -> Rule[None]:
    """The whole attack, as in a fight."""
    yield Call("blow", assault.WAYS[blow.way].rule, (ATTACKER, DEFENDER, blow.strike))


def tally(fight: View, who: Who, lost: int, before: int) -> Rule[None]:
    """Notes what a wound of the defender takes."""
    if who != DEFENDER:
        return
    sum_of_all = lost + fight.entry(who, "stated", (LOST, who))
    fight.set(who, "stated", (LOST, who), sum_of_all)
    if HALF * lost >= before:
        fight.set(who, "stated", (SHOCK, who), True)
    yield from ()


class TooMany(Exception):
    """More wounds than are gone through one by one."""


@dataclass
class Watch:
    """Steps in at every wound, after whoever the system lets step in, and counts them."""

    system: System
    most: int | None
    seen: int = 0
    rules: tuple[RuleFunction, ...] = field(default=(tally,))

    def __call__(self, kind: str) -> Iterable[RuleFunction]:
        others = tuple(self.system.intervene(kind))
        if kind != "wounded":
            return others
        self.seen += 1
        if self.most is not None and self.seen > self.most:
            raise TooMany
        return (*others, *self.rules)


def _policy(wanted: Defence) -> Policy:
    """The defender answers as it was asked; nobody strikes back."""

    def policy(who: Who, sees: Any, options: Sequence[Option]) -> str:
        ids = [option.id for option in options]
        return next((name for name in (wanted.id, NONE, dodge.FURTHER) if name in ids), ids[0])

    return policy


def _ends(system: System, view: View, blow: Blow, policy: Policy) -> tuple[int, Distribution[End]]:
    """How it ends: every way there is, or of too many ways a number of samples (0: exact)."""
    try:
        leaves = Odds(policy, Watch(system, MOST_WOUNDS)).leaves(struck, (blow,), view)
    except TooMany:
        return SAMPLES, _sampled(system, view, blow, policy)
    weights: dict[End, int] = {}
    for leaf in leaves.leaves:
        end = _ended(view.child(None), leaf.changes)
        weights[end] = weights.get(end, 0) + leaf.weight
    return 0, Distribution(weights)


def _sampled(system: System, view: View, blow: Blow, policy: Policy) -> Distribution[End]:
    """The same from random dice: those of one seed, so that a question has one answer."""
    rng = random.Random(str(blow))
    reader = Sample(rng.randrange, policy, Watch(system, None))
    ends: Counter[End] = Counter()
    for _ in range(SAMPLES):
        world = view.child(None)
        reader.run(struck, blow, world=world)
        ends[_ended(world, ())] += 1
    return Distribution(ends)


def _ended(after: View, changes: Changes) -> End:
    """What befell the defender, after these changes."""
    after.apply(changes)
    lost = after.entry(DEFENDER, "stated", (LOST, DEFENDER))
    shock = after.entry(DEFENDER, "stated", (SHOCK, DEFENDER), False)
    fate, dying = after.read(DEFENDER, "fate"), after.read(DEFENDER, "dying")
    return End(lost, shock, fate != "", fate == DEAD or dying > 0)


def answer(system: System, asked: Asked) -> QuickAnswer:
    """The answer by the rules, all options at their defaults; exact where there are not too many
    ways. Raises BadQuestion where the rules leave no such attack or defence."""
    layout = Setup(system, _fighters(asked), Options(), "").layout()
    view = View(layout, layout.apply(layout.start(), tuple(_start(asked))))
    blow, wanted = _declared(view, asked), _wanted(asked)
    values: dict[str, Explained] = {
        "attack": explain(attack.value(view, ATTACKER, DEFENDER, blow.strike))
    }
    for art in blow.strike.arts:
        values["art"] = explain(attack.art_value(view, ATTACKER, DEFENDER, blow.strike, art))
    if asked.defence != NONE:
        _check_open(view, blow, wanted)
        parts = defence.value(view, DEFENDER, ATTACKER, blow.strike, wanted)
        values["defence"] = explain(parts)
    degrees = Odds().distribution(degree, blow.strike, world=view)
    outcomes = tuple((name, degrees.chance(name)) for name in check.DEGREES)
    samples, ends = _ends(system, view, blow, _policy(wanted))
    return QuickAnswer(
        "sampled" if samples else "exact",
        asked.said,
        outcomes,
        values,
        {"damage": ends.map(lambda end: end.lost)},
        {name: ends.chance_that(attrgetter(name)) for name in CHANCES},
        samples,
    )

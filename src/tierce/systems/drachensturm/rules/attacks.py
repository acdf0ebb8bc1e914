"""What a fighter may do with its attack of the round (drachensturm.round): strike, push with a
shield, draw a weapon, pick one up."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Choose, Facts, Option, Rule, Who, Withheld
from tierce.systems.drachensturm.rules import arms, free_blow, place, values
from tierce.systems.drachensturm.sheet import CHEST, Weapon

CLAUSE = "drachensturm.round"
EFFECTS = "drachensturm.effects"
STRIKE, PUSH, DRAW, PICK_UP, HOLD = "strike", "push", "draw", "pick-up", "hold"
#: What takes all the attacks of a round (drachensturm.effects).
HANDLING = (DRAW, PICK_UP)


class Action(NamedTuple):
    """What is done with an attack: to whom, with what, at which part."""

    kind: str
    foe: Who = Who("")
    weapon: str = ""
    part: str = CHEST
    aimed: bool = False


def barred(fight: View, who: Who) -> tuple[str, str] | None:
    """By which clause and why a fighter cannot strike now, None where it can."""
    if free_blow.helpless(fight, who):
        return free_blow.CLAUSE, "drachensturm.reason.helpless"
    if fight.read(who, "fallen"):
        return EFFECTS, "drachensturm.reason.down"
    if fight.read(who, "parry_only") == "now":
        return EFFECTS, "drachensturm.reason.parry-only"
    if fight.read(who, "no_attack"):
        return EFFECTS, "drachensturm.reason.no-attack"
    if fight.read(who, "moved"):
        return CLAUSE, "drachensturm.reason.ran"
    if fight.read(who, "blows") >= fight.sheet(who).attacks:
        return CLAUSE, "drachensturm.reason.struck"
    return None


def able(fight: View, who: Who) -> bool:
    """Whether a fighter has an attack left and may make it."""
    return not fight.read(who, "out") and barred(fight, who) is None


def handles(fight: View, who: Who) -> bool:
    """Whether a fighter may draw a weapon or pick one up now."""
    upright = not free_blow.helpless(fight, who) and not fight.read(who, "fallen")
    return upright and not fight.read(who, "moved")


def choose(fight: View, who: Who, number: int) -> Rule[Action]:
    """What to do with an attack, the first being 0; nothing is asked where there is nothing to
    do."""
    site = f"action-{number}" if number else "action"
    options = tuple(_options(fight, who, number))
    if not options:
        return Action(HOLD)
    why = barred(fight, who)
    chosen = yield Choose(
        site,
        who,
        (*options, Option(HOLD, facts={"kind": HOLD, "foe": "", "weapon": ""})),
        tuple(_withheld(fight, who)) if why is None else (_closed(why),),
        sees=lambda: {"ask": "action", "armed": bool(arms.striking(fight, who))},
        label="drachensturm.ask.action",
    )
    taken = next((each for each in options if each.id == chosen), None)
    if taken is None:
        return Action(HOLD)
    return Action(taken.facts["kind"], Who(taken.facts["foe"]), taken.facts["weapon"])


def _closed(why: tuple[str, str]) -> Withheld:
    facts = {"kind": STRIKE, "foe": "", "weapon": ""}
    return Withheld(STRIKE, why[0], why[1], facts)


def _options(fight: View, who: Who, number: int) -> Iterator[Option]:
    if able(fight, who):
        for foe in place.standing_foes(fight, who):
            for kind, weapon in _means(fight, who):
                if place.within(fight, who, foe, weapon.reach):
                    yield _option(fight, who, kind, foe, weapon)
    if number == 0 and handles(fight, who):
        for weapon in arms.drawable(fight, who):
            yield _option(fight, who, DRAW, Who(""), weapon)
        for weapon in arms.liftable(fight, who):
            yield _option(fight, who, PICK_UP, Who(""), weapon)


def _means(fight: View, who: Who) -> Iterator[tuple[str, Weapon]]:
    for weapon in arms.striking(fight, who):
        yield STRIKE, weapon
    for weapon in arms.pushing(fight, who):
        yield PUSH, weapon


def _option(fight: View, who: Who, kind: str, foe: Who, weapon: Weapon) -> Option:
    facts: Facts = {"kind": kind, "foe": foe, "weapon": weapon.name}
    name = ":".join(word for word in (kind, foe, weapon.name) if word)
    if not foe:
        return Option(name, facts=facts)
    return Option(name, lambda: values.attack(fight, who, weapon.name, CHEST), facts=facts)


def _withheld(fight: View, who: Who) -> Iterator[Withheld]:
    """Blows at foes whom nothing reaches."""
    for foe in place.standing_foes(fight, who):
        if not arms.reaches(fight, who, foe):
            facts: Facts = {"kind": STRIKE, "foe": foe, "weapon": ""}
            reason = "drachensturm.reason.out-of-reach"
            yield Withheld(f"{STRIKE}:{foe}", CLAUSE, reason, facts)

"""Where an attack is aimed, asked only of who wants to aim (gurps.attack.modifiers)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Facts, Option, Rule, Who, Withheld, note
from tierce.script.value import total
from tierce.systems.gurps.rules import arms, attack, blow, locations
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.injury import LOCATIONS
from tierce.systems.gurps.rules.success import LOWEST_SKILL

CLAUSE = "gurps.attack.modifiers"
#: The option, beside those of whom to attack and with what, of aiming at a part of the body.
OPTION = "at-location"


def is_open(declared: Blow) -> bool:
    """Whether an attack may be aimed at all: a throw grips the whole body."""
    return declared.weapon != arms.THROW


def choose(fight: View, who: Who, foe: Who, declared: Blow, site: str) -> Rule[Blow]:
    """The attack aimed at a part of the body that its attacker chooses, the surest first."""
    legal, withheld = _parts(fight, who, foe, declared)
    facts = {"foe": foe, "weapon": declared.weapon, "means": blow.means(declared.weapon)}
    chosen = yield Choose(
        site,
        who,
        tuple(_option(fight, who, foe, each) for each in legal),
        tuple(withheld),
        sees=lambda: {"ask": "location"},
        label="gurps.ask.location",
        facts=facts,
    )
    aimed = next(each for each in legal if each.location == chosen)
    yield note("gurps.event.aims-at", CLAUSE, who=who, foe=foe, location=chosen)
    return aimed


def _parts(fight: View, who: Who, foe: Who, declared: Blow) -> tuple[list[Blow], list[Withheld]]:
    legal: list[Blow] = []
    withheld: list[Withheld] = []
    surest = sorted(LOCATIONS, key=lambda each: -locations.penalty(fight, foe, each))
    for location in surest:
        aimed = declared._replace(location=location, aimed=True)
        why = _bar(fight, who, foe, aimed)
        if why:
            withheld.append(Withheld(location, *why, {"location": location}))
        else:
            legal.append(aimed)
    return legal, withheld


def _bar(fight: View, who: Who, foe: Who, aimed: Blow) -> tuple[str, str] | None:
    """The clause and the reason that bar aiming at a part, or None."""
    if not locations.has(fight, foe, aimed.location):
        return CLAUSE, "gurps.reason.no-such-part"
    if not locations.finds(fight, who, aimed, aimed.location):
        return CLAUSE, "gurps.reason.points-only"
    if total(attack.skill(fight, who, foe, aimed)) < LOWEST_SKILL:
        return "gurps.attack.roll", "gurps.reason.skill-too-low"
    return None


def _option(fight: View, who: Who, foe: Who, aimed: Blow) -> Option:
    args = (who, foe, aimed)
    facts: Facts = {"location": aimed.location}
    return Option(
        aimed.location,
        lambda: attack.skill(fight, *args),
        Call("trial", attack.chance_to_hit, args),
        facts,
    )

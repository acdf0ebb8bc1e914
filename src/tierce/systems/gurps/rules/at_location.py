"""Where an attack is aimed, at a part of the body or at a weapon, asked only of who wants to aim
(gurps.attack.modifiers, gurps.heavy.strike-at-weapon)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Facts, Option, Rule, Who, Withheld, note
from tierce.script.value import total
from tierce.systems.gurps.rules import arms, at_weapon, attack, blow, locations
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
    """The attack aimed as its attacker chooses: parts of the body, the surest first; weapons."""
    legal, withheld = _parts(fight, who, foe, declared)
    facts = {"foe": foe, "weapon": declared.weapon, "means": blow.means(declared.weapon)}
    chosen = yield Choose(
        site,
        who,
        tuple(_option(fight, who, foe, name, each) for name, each in legal.items()),
        tuple(withheld),
        sees=lambda: {"ask": "location"},
        label="gurps.ask.location",
        facts=facts,
    )
    aimed = legal[chosen]
    clauses = (CLAUSE, at_weapon.CLAUSE) if aimed.at_hand else (CLAUSE,)
    yield note("gurps.event.aims-at", *clauses, who=who, foe=foe, **_facts(fight, foe, aimed))
    return aimed


def _facts(fight: View, foe: Who, aimed: Blow) -> Facts:
    weapon = arms.held(fight, foe, aimed.at_hand)
    return {"location": aimed.location, "purpose": aimed.purpose, "weapon": weapon}


def _parts(
    fight: View, who: Who, foe: Who, declared: Blow
) -> tuple[dict[str, Blow], list[Withheld]]:
    legal: dict[str, Blow] = {}
    withheld: list[Withheld] = []
    surest = sorted(LOCATIONS, key=lambda each: -locations.penalty(fight, foe, each))
    for location in surest:
        aimed = declared._replace(location=location, aimed=True)
        why = _bar(fight, who, foe, aimed)
        if why:
            withheld.append(Withheld(location, *why, _facts(fight, foe, aimed)))
        else:
            legal[location] = aimed
    for aimed, bar in at_weapon.aims(fight, who, foe, declared):
        option = f"{aimed.purpose}:{aimed.at_hand}"
        why = _too_unskilled(fight, who, foe, aimed)
        if bar is None and why:
            bar = Withheld(option, *why, _facts(fight, foe, aimed))
        if bar is not None:
            withheld.append(bar)
        else:
            legal[option] = aimed
    return legal, withheld


def _bar(fight: View, who: Who, foe: Who, aimed: Blow) -> tuple[str, str] | None:
    """The clause and the reason that bar aiming at a part, or None."""
    if not locations.has(fight, foe, aimed.location):
        return CLAUSE, "gurps.reason.no-such-part"
    if not locations.finds(fight, who, aimed, aimed.location):
        return CLAUSE, "gurps.reason.points-only"
    return _too_unskilled(fight, who, foe, aimed)


def _too_unskilled(fight: View, who: Who, foe: Who, aimed: Blow) -> tuple[str, str] | None:
    if total(attack.skill(fight, who, foe, aimed)) < LOWEST_SKILL:
        return "gurps.attack.roll", "gurps.reason.skill-too-low"
    return None


def _option(fight: View, who: Who, foe: Who, option: str, aimed: Blow) -> Option:
    args = (who, foe, aimed)
    facts = _facts(fight, foe, aimed)
    return Option(
        option,
        lambda: attack.skill(fight, *args),
        Call("trial", attack.chance_to_hit, args),
        facts,
    )

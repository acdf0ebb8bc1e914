"""What is in hand, and how many attacks it makes (mordheim.two-weapons, mordheim.weapons and the
two beside it)."""

from __future__ import annotations

from typing import Any

from tierce.fight.slots import entry
from tierce.fight.state import View
from tierce.script.effects import Choose, Option, Rule, Who
from tierce.script.value import Part, Value, total
from tierce.systems.mordheim.rules import contact, skills
from tierce.systems.mordheim.sheet import Sheet, Weapon
from tierce.systems.mordheim.tables import FIST

TWO_WEAPONS = "mordheim.two-weapons"
WEAPONS = "mordheim.weapons"
HEAVY = "mordheim.weapons.heavy"
SPECIAL = "mordheim.weapons.special"


def in_hand(fight: View, who: Who) -> tuple[Weapon, ...]:
    """The weapons a model can strike with now; bare fists where there is none."""
    dropped, shot = fight.read(who, "dropped"), fight.read(who, "shot")
    left = dict(dropped)
    found: list[Weapon] = []
    for weapon in fight.sheet(who).weapons:
        if left.get(weapon.name, 0):
            left[weapon.name] -= 1
        elif not entry(shot, weapon.name, False):
            found.append(weapon)
    return tuple(found) or (FIST,)


def named(fight: View, who: Who, name: str) -> Weapon:
    """A model's weapon by its name."""
    sheet: Sheet = fight.sheet(who)
    return next((weapon for weapon in sheet.weapons if weapon.name == name), FIST)


def still_held(fight: View, who: Who, used: tuple[str, ...]) -> tuple[str, ...]:
    """Of the weapons named for attacks, those that have not been dropped since."""
    held = [weapon.name for weapon in fight.sheet(who).weapons]
    gone = {name for name, count in fight.read(who, "dropped") if count >= held.count(name)}
    return tuple(name for name in used if name not in gone)


def two_handed(fight: View, who: Who) -> bool:
    """Whether what is in hand leaves no hand for a shield (mordheim.weapons.heavy)."""
    return any(weapon.hands > 1 for weapon in in_hand(fight, who))


def charges(fight: View, who: Who) -> bool:
    """Whether the model charged this turn."""
    return fight.read(who, "charging") is not None


def chargers(fight: View, who: Who) -> tuple[Who, ...]:
    """The foes in contact who charged this model this turn."""
    foes = contact.opponents(fight, who)
    return tuple(foe for foe in foes if fight.read(foe, "charging") == who)


def attacks(fight: View, who: Who) -> Value:
    """How many attacks a model makes in its place."""
    held = in_hand(fight, who)
    if all(weapon.one_attack or weapon.once for weapon in held):
        clause = SPECIAL if held[0].once else WEAPONS
        yield Part(len(held), "mordheim.part.one-attack", clause)
        return
    base = fight.sheet(who).a
    yield Part(base, "mordheim.part.attacks", "mordheim.batch")
    if skills.has(fight, who, "frenzy") and fight.read(who, "frenzy"):
        yield Part(base, "mordheim.part.frenzy", skills.CLAUSE)
    if len(held) > 1 or held[0].pair:
        yield Part(1, "mordheim.part.second-weapon", TWO_WEAPONS)
    if charges(fight, who) and any(weapon.whip for weapon in held):
        yield Part(1, "mordheim.part.whip", SPECIAL)


def strength_parts(fight: View, who: Who, weapon: Weapon) -> Value:
    """The Strength of a blow before it is kept between 1 and 10."""
    sheet = fight.sheet(who)
    if weapon.own_strength:
        yield Part(weapon.own_strength, "mordheim.part.weapon-strength", SPECIAL)
    else:
        yield Part(sheet.s, "mordheim.part.strength", "mordheim.to-wound")
    clause = WEAPONS if weapon.kind == "unarmed" else HEAVY
    yield Part(weapon.strength, "mordheim.part.weapon", clause)
    if weapon.first_turn and contact.first_turn(fight, who):
        yield Part(weapon.first_turn, "mordheim.part.first-turn", HEAVY)
    if weapon.charge and charges(fight, who) and sheet.has("mounted"):
        yield Part(weapon.charge, "mordheim.part.charge", HEAVY)


def strength(fight: View, who: Who, weapon: Weapon) -> int:
    """The Strength of a blow, as it stands now."""
    return max(1, min(10, total(strength_parts(fight, who, weapon))))


def shared_out(fight: View, who: Who) -> Rule[tuple[str, ...]]:
    """A weapon for each attack: of two different ones, one attack with the one that is picked, the
    rest with the other (mordheim.two-weapons)."""
    held = in_hand(fight, who)
    number = total(attacks(fight, who))
    first, second = held[0], held[-1]
    if first.name == second.name:
        return (first.name,) * number
    once = next((weapon.name for weapon in held if weapon.once), "")
    if once:
        single = once
    elif number == 2:
        single = second.name
    else:
        options = tuple(Option(name, facts={"weapon": name}) for name in (first.name, second.name))
        single = yield Choose(
            "single",
            who,
            options,
            sees=lambda: _sees(fight, who),
            label="mordheim.ask.single",
        )
    other = first.name if single == second.name else second.name
    return (*(other,) * (number - 1), single)


def _sees(fight: View, who: Who) -> dict[str, Any]:
    strongest = max(in_hand(fight, who), key=lambda each: (strength(fight, who, each), each.name))
    return {"ask": "single", "strongest": strongest.name}


def spend_shots(fight: View, who: Who, used: tuple[str, ...]) -> None:
    """What serves for one attack in a combat is past (mordheim.weapons.special)."""
    for name in set(used):
        if named(fight, who, name).once:
            fight.set(who, "shot", name, True)

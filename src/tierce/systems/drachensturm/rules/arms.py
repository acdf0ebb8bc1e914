"""What a fighter can strike and parry with, and how a weapon comes into a hand
(drachensturm.parry.per-weapon, drachensturm.gear, drachensturm.effects)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Rule, Who, note
from tierce.systems.drachensturm.rules import place
from tierce.systems.drachensturm.sheet import Weapon
from tierce.systems.drachensturm.slots import MAIN, OFF

EFFECTS = "drachensturm.effects"
#: What makes a weapon no good at all.
LOST = ("dropped", "lifted", "broken")


def held(fight: View, who: Who) -> tuple[str, ...]:
    """What the hands and arms of a fighter hold, the right hand first."""
    return tuple(thing for _, thing in fight.read(who, "hands"))


def place_of(fight: View, who: Who, weapon: str) -> str:
    """Where a weapon is held; "" where it is not."""
    return next((where for where, thing in fight.read(who, "hands") if thing == weapon), "")


def disabled(fight: View, who: Who, weapon: str) -> bool:
    """Whether an arm that a weapon takes cannot be used (drachensturm.damage)."""
    both = fight.sheet(who).weapon(weapon).hands == 2
    where = place_of(fight, who, weapon)
    right = fight.read(who, "right_arm_lost") if both or where == MAIN else False
    left = fight.read(who, "left_arm_lost") if both or where == OFF else False
    return bool(right or left)


def striking(fight: View, who: Who) -> tuple[Weapon, ...]:
    """What a fighter can strike with: no shields, which are for parrying and pushing."""
    hands = held(fight, who)
    return tuple(
        weapon
        for weapon in fight.sheet(who).weapons
        if not weapon.shield
        and (weapon.natural or (weapon.name in hands and not disabled(fight, who, weapon.name)))
    )


def pushing(fight: View, who: Who) -> tuple[Weapon, ...]:
    """Shields that a fighter of that talent can push with (drachensturm.flight)."""
    sheet = fight.sheet(who)
    if "shield-push" not in sheet.talents:
        return ()
    return tuple(
        weapon
        for weapon in sheet.weapons
        if weapon.shield
        and weapon.weight >= 2
        and weapon.name in held(fight, who)
        and not disabled(fight, who, weapon.name)
    )


def reaches(fight: View, who: Who, foe: Who) -> bool:
    """Whether anything that a fighter can strike with reaches a foe."""
    return place.within(fight, who, foe, max((w.reach for w in striking(fight, who)), default=0))


def longest(fight: View, who: Who) -> int:
    """How far a fighter reaches, in metres."""
    return max((weapon.reach for weapon in striking(fight, who)), default=place.NEAR)


# ---------------------------------------------------------------- into a hand and out of it


def free_place(fight: View, who: Who, weapon: Weapon) -> str:
    """The hand into which a weapon would come; "" where there is none."""
    hands = dict(fight.read(who, "hands"))
    if weapon.hands == 2:
        both = MAIN not in hands and OFF not in hands and not _lost(fight, who, MAIN, OFF)
        return MAIN if both else ""
    taken = hands.get(MAIN, "")
    both = bool(taken) and fight.sheet(who).weapon(taken).hands == 2
    free = [where for where in (MAIN, OFF) if where not in hands and not (both and where == OFF)]
    return next((where for where in free if not _lost(fight, who, where)), "")


def _lost(fight: View, who: Who, *places: str) -> bool:
    facts = {MAIN: "right_arm_lost", OFF: "left_arm_lost"}
    return any(fight.read(who, facts[where]) for where in places)


def drawable(fight: View, who: Who) -> tuple[Weapon, ...]:
    """Weapons carried that could be drawn: one round."""
    return tuple(
        weapon
        for weapon in fight.sheet(who).weapons
        if weapon.hands > 0
        and not weapon.natural
        and weapon.name not in held(fight, who)
        and fight.entry(who, "spoilt", weapon.name, "") not in LOST
        and free_place(fight, who, weapon)
    )


def liftable(fight: View, who: Who) -> tuple[Weapon, ...]:
    """Weapons on the ground that could be picked up: two rounds."""
    return tuple(
        weapon
        for weapon in fight.sheet(who).weapons
        if fight.entry(who, "spoilt", weapon.name, "") in ("dropped", "lifted")
        and free_place(fight, who, weapon)
    )


def draw(fight: View, who: Who, name: str) -> Rule[None]:
    """A weapon comes into a free hand; it is the round's attack."""
    fight.set(who, "hands", free_place(fight, who, fight.sheet(who).weapon(name)), name)
    yield note("drachensturm.event.draw", EFFECTS, who=who, weapon=name)


def pick_up(fight: View, who: Who, name: str) -> Rule[None]:
    """The first of two rounds, or the second, after which the weapon is in the hand."""
    half = fight.entry(who, "spoilt", name, "") == "dropped"
    if half:
        fight.set(who, "spoilt", name, "lifted")
    else:
        fight.set(who, "spoilt", name, None)
        fight.set(who, "hands", free_place(fight, who, fight.sheet(who).weapon(name)), name)
    yield note("drachensturm.event.pick-up", EFFECTS, who=who, weapon=name, done=not half)


def let_lie(fight: View, who: Who, but: str = "") -> None:
    """What was half picked up lies on the ground again, where something else is done."""
    for name, state in fight.read(who, "spoilt"):
        if state == "lifted" and name != but:
            fight.set(who, "spoilt", name, "dropped")


def lose(fight: View, who: Who, name: str, how: str) -> None:
    """A weapon leaves the hand: "dropped" or "broken"."""
    fight.set(who, "hands", place_of(fight, who, name), None)
    fight.set(who, "spoilt", name, how)

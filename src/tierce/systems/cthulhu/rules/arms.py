"""What is at hand to strike, shoot and parry with (cthulhu.weapons)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.state import View
from tierce.script.effects import Facts, Rule, Who, note
from tierce.systems.cthulhu import catalogue
from tierce.systems.cthulhu.rules import precedence
from tierce.systems.cthulhu.sheet import Sheet, Weapon

MAIN, OFF = HANDS = ("main", "off")
#: Why a thing is of no use.
DESTROYED, DROPPED, NO_SHOT, STUCK = "destroyed", "dropped", "no-shot", "stuck"
JAMMED, THROWN = "jammed", "thrown"
#: A gun that does not fire still parries.
STILL_PARRIES = (NO_SHOT, JAMMED)
TROUBLES = {
    DESTROYED: "cthulhu.reason.destroyed",
    DROPPED: "cthulhu.reason.dropped",
    NO_SHOT: "cthulhu.reason.no-shot",
    STUCK: "cthulhu.reason.stuck",
    JAMMED: "cthulhu.reason.jammed",
    THROWN: "cthulhu.reason.thrown",
}
#: Natural weapons are known by their ids.
NATURAL = ("fist", "kick", "head-butt", "grapple")


def find(sheet: Sheet, name: str) -> Weapon:
    """A weapon of a fighter, or what its body strikes with; KeyError where there is none."""
    for weapon in sheet.weapons:
        if weapon.name == name:
            return weapon
    if name in NATURAL:
        return catalogue.natural(name)
    raise KeyError(name)


def facts(weapon: Weapon) -> Facts:
    """What messages may show of a weapon: `means` is the part of the body, or "weapon", `book` what
    it stands in."""
    means = weapon.name if weapon.name in NATURAL else "weapon"
    return {"weapon": weapon.name, "means": means, "book": weapon.book}


def held(fight: View, who: Who, hand: str) -> str:
    """What a hand holds, "" where it is empty. A two-handed weapon is in the other hand too."""
    thing: str = fight.entry(who, "hands", hand, "")
    if hand == OFF and not thing:
        main = fight.entry(who, "hands", MAIN, "")
        if main and find(fight.sheet(who), main).hands == 2:
            return str(main)
    return thing


def in_hands(fight: View, who: Who) -> Iterator[Weapon]:
    """What the hands hold, each thing once."""
    sheet = fight.sheet(who)
    for thing in dict.fromkeys(held(fight, who, hand) for hand in HANDS):
        if thing:
            yield find(sheet, thing)


def free_hand(fight: View, who: Who) -> bool:
    """Whether a hand is empty; one that holds what is of a book that is off is as good."""
    for hand in HANDS[: fight.sheet(who).arms]:
        thing = held(fight, who, hand)
        if not thing or not precedence.on_table(fight, find(fight.sheet(who), thing)):
            return True
    return False


def of_body(fight: View, who: Who) -> Iterator[Weapon]:
    """What the body strikes with: its own, and claws among the weapons."""
    sheet = fight.sheet(who)
    for name in sheet.natural:
        yield catalogue.natural(name)
    for weapon in sheet.weapons:
        if weapon.unarmed:
            yield weapon


def at_hand(fight: View, who: Who) -> Iterator[Weapon]:
    """All a fighter can strike or shoot with now, were nothing against it."""
    yield from in_hands(fight, who)
    yield from of_body(fight, who)


def trouble(fight: View, who: Who, name: str) -> str:
    """Why a thing is of no use, "" where it is of use."""
    why: str = fight.entry(who, "unfit", name, "")
    return why


def durability(fight: View, who: Who, weapon: Weapon) -> int:
    """What is left of a weapon's durability."""
    left: int = fight.entry(who, "durability", weapon.name, weapon.durability)
    return left


def drop(fight: View, who: Who, clause: str) -> Rule[None]:
    """The first thing in the hands falls to the ground."""
    for weapon in in_hands(fight, who):
        let_go(fight, who, weapon.name, DROPPED)
        yield note("cthulhu.event.dropped", clause, who=who, weapon=weapon.name)
        return


def let_go(fight: View, who: Who, name: str, why: str) -> None:
    """The thing is out of the hands, and of no use for the reason given."""
    for hand in HANDS:
        if fight.entry(who, "hands", hand, "") == name:
            fight.set(who, "hands", hand, None)
    fight.set(who, "unfit", name, why)
    if fight.read(who, "nocked") == name:
        fight.put(who, "nocked", None)
    if fight.read(who, "restringing") == name:
        fight.put(who, "restringing", None)
        fight.lose(who, "strung", fight.read(who, "strung"))

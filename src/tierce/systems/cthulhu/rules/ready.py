"""Drawing weapons and picking them up (cthulhu.turn.action-points): what has no price is a point.

Readings: what is in the hand that a weapon needs is put away in the same action. What was thrown
lies where it fell, and is at hand again when the keeper says so; what was dropped lies at one's
feet.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tierce.fight.state import View
from tierce.script.effects import Choose, Option, Rule, Who, note
from tierce.systems.cthulhu.rules import arms, precedence, standing
from tierce.systems.cthulhu.sheet import Weapon

CLAUSE = "cthulhu.turn.action-points"


def carried(fight: View, who: Who) -> Iterator[Weapon]:
    """What may be drawn: sound weapons that no hand holds, of books that are on the table."""
    for weapon in _free(fight, who):
        allowed = precedence.withheld(fight, weapon.name, weapon) is None
        if allowed and arms.trouble(fight, who, weapon.name) in ("", arms.NO_SHOT):
            yield weapon


def lying(fight: View, who: Who) -> Iterator[Weapon]:
    """What a fighter has dropped."""
    for weapon in _free(fight, who):
        if arms.trouble(fight, who, weapon.name) == arms.DROPPED:
            yield weapon


def _free(fight: View, who: Who) -> Iterator[Weapon]:
    """Weapons that no hand holds, and that there are hands enough for."""
    sheet = fight.sheet(who)
    held = tuple(arms.in_hands(fight, who))
    for weapon in sheet.weapons:
        if not weapon.unarmed and weapon not in held and weapon.hands <= sheet.arms:
            yield weapon


def take(fight: View, who: Who, weapon: Weapon) -> None:
    """The weapon is in an empty hand, or in the place of what the hand held."""
    hand = arms.MAIN
    if weapon.hands == 1 and arms.held(fight, who, arms.MAIN):
        if fight.sheet(who).arms > 1 and not arms.held(fight, who, arms.OFF):
            hand = arms.OFF
    for each in arms.HANDS if weapon.hands > 1 else (hand,):
        _put_away(fight, who, each)
    fight.set(who, "hands", hand, weapon.name)


def _put_away(fight: View, who: Who, hand: str) -> None:
    """What a hand holds is put away; an arrow falls from the string."""
    thing = fight.entry(who, "hands", hand, "")
    if thing and thing == fight.read(who, "nocked"):
        fight.put(who, "nocked", None)
    fight.set(who, "hands", hand, None)


def draw(fight: View, who: Who) -> Rule[None]:
    """A weapon is drawn."""
    weapon = yield from _chosen(fight, who, carried, "cthulhu.ask.draw")
    yield note("cthulhu.event.draws", CLAUSE, who=who, weapon=weapon.name)


def pick_up(fight: View, who: Who) -> Rule[None]:
    """A weapon that was dropped is picked up."""
    weapon = yield from _chosen(fight, who, lying, "cthulhu.ask.pick-up")
    fight.set(who, "unfit", weapon.name, None)
    yield note("cthulhu.event.picks-up", CLAUSE, who=who, weapon=weapon.name)


def _chosen(
    fight: View, who: Who, among: Callable[[View, Who], Iterator[Weapon]], label: str
) -> Rule[Weapon]:
    standing.price(fight, who)
    every = tuple(among(fight, who))
    name = every[0].name
    if len(every) > 1:
        options = tuple(Option(each.name, facts=arms.facts(each)) for each in every)
        name = yield Choose("weapon", who, options, sees={"ask": "weapon"}, label=label)
    weapon = next(each for each in every if each.name == name)
    take(fight, who, weapon)
    return weapon

"""The values of a file as the rules work them out, in a fight made for the purpose.

The character stands as it begins a fight, with the HP and FP that the file leaves it, and an
unarmed foe strikes at it from the front. To parry with a weapon it holds that weapon; its shield
is on the arm wherever a hand is free for it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tierce.fight.slots import Change
from tierce.fight.state import Layout, View
from tierce.fight.system import Fighter
from tierce.formats.gcs.carrying import carried_weight, strength
from tierce.formats.gcs.reader import Reading
from tierce.formats.gcs.stated import Key, Value
from tierce.formats.pools import lost
from tierce.script.effects import Who
from tierce.script.value import Explained, explain
from tierce.systems.gurps import SYSTEM
from tierce.systems.gurps.rules import arms, attack, defence, move, parry
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.defence import Defence
from tierce.systems.gurps.rules.heavy import basic_lift
from tierce.systems.gurps.sheet import Melee, Ranged, Sheet
from tierce.systems.gurps.strength import LEAST, MOST, basic_damage

OWN, FOE = Who("own"), Who("foe")
#: What strikes at the character: bare hands, which nothing makes harder to parry.
FIST = arms.punch(Sheet())
#: Natural weapons that a hand is, or has.
HANDS_OWN = (arms.FIST, "claw")
STRUCK = Blow(FIST.name, FIST.melee[0].name)


class Reckoner:
    """Works out the values of a character that was read; with all of the pools named `whole`."""

    def __init__(self, read: Reading, *whole: str) -> None:
        self.read = read
        left = read.imported.left
        self._left = {name: value for name, value in left.items() if name not in whole}
        self.sheet = read.imported.sheet
        fighters = (Fighter(OWN, "own", self.sheet), Fighter(FOE, "foe", Sheet()))
        self._layout: Layout = SYSTEM.layout(fighters, SYSTEM.options())

    def plain(self, key: Key) -> Value | None:
        """A weight, or dice; None where the rules have no such value."""
        document, (kind, *_) = self.read.document, key
        if kind == "load":
            return carried_weight(document.equipment)
        if kind == "lift":
            return basic_lift(strength(document, self.sheet.st, "lifting_only"))
        if not LEAST <= self.sheet.st <= MOST:
            return None
        return basic_damage(self.sheet.st, swing=kind == "swing")

    def rested(self) -> Reckoner:
        """One for the same character with all its FP."""
        return Reckoner(self.read, "fp")

    def value(self, key: Key) -> Explained | None:
        """A number with its parts; None where the rules have no such value."""
        kind, *names = key
        if kind == "move":
            return explain(move.value(self._view({}), OWN))
        if kind == "dodge":
            return self._defence(Defence("dodge"), {})
        if kind == "block":
            return self._defence(Defence("block"), {arms.MAIN: "", arms.OFF: names[0]})
        if kind == "parry":
            return self._parry(*names)
        return self._attack(*names)

    def _parry(self, weapon: str, mode: str) -> Explained | None:
        using = self._using(weapon, mode)
        if using is None:
            return None
        shield = self.sheet.shield.name if self.sheet.shield is not None else ""
        hands = 1
        if using.weapon:
            hands = arms.melee_mode(self.sheet.weapon(weapon), mode).hands
        both = hands == len(arms.HANDS) or using.hand == arms.BOTH or shield == weapon
        held = {arms.MAIN: using.weapon, arms.OFF: "" if both else shield}
        return self._defence(Defence("parry", using), held)

    def _using(self, weapon: str, mode: str) -> parry.With | None:
        """What parries; None for a part of the body, or a skill, that is no hand's."""
        found = self.sheet.weapon(weapon)
        skill = arms.melee_mode(found, mode).skill
        if not found.natural:
            return parry.With(arms.MAIN, weapon, mode, skill)
        if found.natural not in HANDS_OWN or (skill != "DX" and self.sheet.skill(skill) is None):
            return None
        if skill in parry.ONE_HANDED:
            return parry.With(arms.MAIN, "", "", skill)
        return parry.With(arms.BOTH, "", "", skill) if skill in parry.TWO_HANDED else None

    def _attack(self, weapon: str, mode: str) -> Explained:
        found = self.sheet.weapon(weapon)
        ranged = any(each.name == mode for each in found.ranged)
        hand = arms.BODY if found.natural else arms.MAIN
        blow = Blow(weapon, mode, hand, ranged=ranged)
        held = {} if found.natural else {arms.MAIN: weapon}
        modes: tuple[Melee | Ranged, ...] = (*found.melee, *found.ranged)
        if any(each.name == mode and each.hands > 1 for each in modes):
            held[arms.OFF] = ""
        return explain(attack.skill(self._view(held), OWN, FOE, blow))

    def _defence(self, wanted: Defence, held: Mapping[str, str]) -> Explained:
        return explain(defence.value(self._view(held), OWN, FOE, STRUCK, wanted))

    def _view(self, held: Mapping[str, str]) -> View:
        """The fight, with these things in hand where they are not those of the start."""
        changes = lost(SYSTEM.slots, OWN, self.sheet, self._left)
        changes += [Change(OWN, "hands", "set", (hand, held[hand] or None)) for hand in held]
        state: Any = self._layout.apply(self._layout.start(), tuple(changes))
        return View(self._layout, state)

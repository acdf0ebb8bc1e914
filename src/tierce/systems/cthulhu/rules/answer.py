"""What a defence is, and what it makes of a blow (cthulhu.defence.*)."""

from __future__ import annotations

from typing import NamedTuple

from tierce.dice import Dice
from tierce.script.effects import Facts, Who, Withheld
from tierce.systems.cthulhu.rules import skills

#: The option of letting the blow come.
NONE = "none"


class Defence(NamedTuple):
    """A defence as it may be chosen: its kind, with what, by which skill where it is a choice;
    `at_once` spends all uses of concentrating."""

    kind: str
    using: str = ""
    skill: str = ""
    at_once: bool = False

    @property
    def id(self) -> str:
        """The option's id."""
        words = [word for word in (self.kind, self.using, self.skill) if word]
        return ":".join(words) + "+at-once" * self.at_once

    @property
    def facts(self) -> Facts:
        """What messages may show of it."""
        return {
            "kind": self.kind,
            "weapon": self.using or "none",
            "means": self.using if self.using in _PARTS else "weapon",
            "skill": skills.word(self.skill) if self.skill else "own",
        }

    def withheld(self, why: Withheld) -> Withheld:
        """Why it is not open, with what messages may show of it."""
        return why._replace(facts={**self.facts, **why.facts})


_PARTS = ("fist", "kick", "head-butt", "grapple", "bare", "hold")


class Answer(NamedTuple):
    """What a defence makes of a blow.

    `cancelled`: there is no damage and no effect. `using`: this thing takes damage up to its
    durability. `less`: dice taken from the damage, `more`: dice added to it. `pierced`: armour
    counts for nothing, `kept`: it counts though it was pierced. `halved`: half the damage.
    `counter`: the defender may strike back, as in Strike. `made`: the defence succeeded.
    `shelter`: this object, hidden behind, takes all the damage. `also`: whoever failed to cover the
    target, and its answer; the damage is rolled once for both. `damage_alone`: what else the blow
    does befalls somebody else.
    """

    made: bool = False
    cancelled: bool = False
    using: str = ""
    less: Dice | None = None
    more: Dice | None = None
    pierced: bool = False
    kept: bool = False
    halved: bool = False
    counter: str = ""
    shelter: str = ""
    also: tuple[Who, Answer] | None = None
    damage_alone: bool = False


#: The answer of whoever does nothing, and of a defence that failed.
FAILED = Answer()
#: The answer of whoever a blow does not concern, for a friend has taken it or it does no damage.
WARDED = Answer(made=True, cancelled=True)

"""How a fighter begins a fight, in files: what its `start` may hold. Loads pydantic."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated

from pydantic import Field

from tierce.fight.slots import Change, Condition
from tierce.script.effects import Who
from tierce.systems.cthulhu.rules import body, conditions, precision
from tierce.systems.cthulhu.rules.bow import STRING
from tierce.systems.cthulhu.sheet import BOWS, Sheet
from tierce.systems.file_types import Loc, Problem, Table, Within


class StartTable(Table):
    """How a fighter begins a fight, where that is not on its feet and unhurt."""

    prone: bool = False
    """Whether it lies on the ground."""
    stunned: bool = False
    """Whether it loses its first turn."""
    legs_hurt: Annotated[int, Within(0, 100)] = 0
    """Legs hurt in an earlier fight and not treated."""
    arms_hurt: Annotated[int, Within(0, 100)] = 0
    """Arms hurt in an earlier fight and not treated."""
    wings_hurt: Annotated[int, Within(0, 100)] = 0
    """Wings hurt in an earlier fight and not treated."""
    shoulders_hurt: Annotated[int, Within(0, 2)] = 0
    """Shoulders hit by precision in an earlier fight and not treated."""
    knees_hurt: Annotated[int, Within(0, 2)] = 0
    """Knees hit by precision in an earlier fight and not treated."""
    throat_hurt: bool = False
    """Whether the throat was hit in an earlier fight and has not been treated."""
    strings: dict[str, Annotated[int, Within(0, STRING)]] = Field(default_factory=dict)
    """What is left of the strings of bows, by name: {"弓" = 1}."""
    nocked: str | None = None
    """The bow that has an arrow on its string."""

    def changes(self, who: Who) -> Iterator[Change]:
        """What it changes in the state."""
        begun: list[Condition] = []
        if self.prone:
            begun.append(Condition(conditions.PRONE, conditions.CLAUSE))
        if self.stunned:
            about = (conditions.NEXT_TURN,)
            begun.append(Condition(conditions.STUNNED, conditions.CLAUSE, (), about))
        for name, clause, number in self._hurt():
            begun += [Condition(name, clause, (), (n + 1,)) for n in range(number)]
        if self.throat_hurt:
            open_wound = (precision.OPEN, 1)
            begun.append(Condition(precision.THROAT_HURT, precision.CLAUSE, (), open_wound))
        for condition in begun:
            yield Change(who, "conditions", "begin", condition)
        for name, left in self.strings.items():
            yield Change(who, "string", "set", (name, left))
        if self.nocked is not None:
            yield Change(who, "nocked", "put", self.nocked)

    def _hurt(self) -> Iterator[tuple[str, str, int]]:
        yield "leg-hurt", body.LEG, self.legs_hurt
        yield "wing-hurt", body.LEG, self.wings_hurt
        yield body.ARM_HURT, body.ARM, self.arms_hurt
        yield body.SHOULDER, body.JOINT, self.shoulders_hurt
        yield body.KNEE, body.JOINT, self.knees_hurt

    def problems(self, sheet: Sheet) -> Iterator[Problem]:
        """What a fighter of this sheet cannot begin with: limbs and bows that it does not have, an
        arrow on a bow that is not in its hands."""
        limbs = {
            "legs_hurt": sheet.legs,
            "arms_hurt": sheet.arms,
            "wings_hurt": sheet.wings,
            "shoulders_hurt": min(2, sheet.arms),
            "knees_hurt": min(2, sheet.legs),
        }
        for key, most in limbs.items():
            if getattr(self, key) > most:
                yield Problem(("start", key), "error-out-of-range", {"lowest": 0, "highest": most})
        bows = [weapon.name for weapon in sheet.weapons if weapon.kind in BOWS]
        in_hands = [name for name in bows if name in (sheet.main, sheet.off)]
        for name in self.strings:
            if name not in bows:
                yield _no_bow(("start", "strings", name), name, bows)
        if self.nocked is not None and self.nocked not in in_hands:
            yield _no_bow(("start", "nocked"), self.nocked, in_hands)


def _no_bow(loc: Loc, name: str, known: list[str]) -> Problem:
    if not known:
        return Problem(loc, "cthulhu-file-no-bow", {"name": name})
    return Problem(loc, "error-unknown-name", {"name": name, "known": known})

"""Twelve against twelve on a map of 40 by 40 hexes: how long until a turn's options are there."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from statistics import mean
from time import perf_counter

from tierce.dice import Dice
from tierce.fight.course import Setup
from tierce.fight.state import View
from tierce.fight.system import Fighter
from tierce.ground import OPEN, Cell, Ground, Hexes, ways_to
from tierce.script.effects import Choose, Who
from tierce.systems.gurps.options import Options
from tierce.systems.gurps.plugin import SYSTEM
from tierce.systems.gurps.rules import maneuvers, on_map, turn
from tierce.systems.gurps.sheet import Damage, Melee, Ranged, Sheet, Shield, Skill, Weapon

NAME = "map"
TITLE = "12 against 12 on 40 x 40 hexes: options of a turn, and of a Move, slowest fighter"
#: Seconds for the options of a turn; the same for where a Move leads.
LIMIT = 0.050
RUNS = 5
SIZE, EACH = 40, 12

SWORD = Weapon("Sword", melee=(Melee("swing", "Broadsword", 13, Damage(Dice(1, 6, 2), "cut")),))
SPEAR = Weapon(
    "Spear", melee=(Melee("thrust", "Spear", 13, Damage(Dice(1, 6, 1), "imp"), (1, 2), hands=2),)
)
SHOT = Ranged("shot", "Bow", 13, Damage(Dice(1), "imp"), "muscle", 150, 100, 3, hands=2)
SHEETS = (
    Sheet(
        basic_speed=Fraction(6),
        basic_move=6,
        skills=(Skill("Broadsword", 13), Skill("Shield", 13)),
        weapons=(SWORD,),
        shield=Shield("Shield", 2, 13),
        main="Sword",
        off="Shield",
    ),
    Sheet(basic_move=6, skills=(Skill("Spear", 13),), weapons=(SPEAR,), main="Spear"),
    Sheet(basic_move=6, weapons=(Weapon("Bow", ranged=(SHOT,)),), main="Bow"),
)


def setup() -> Setup:
    """Two lines of two ranks, some hexes between them, in the middle of the map."""
    ground = Ground(Hexes(), SIZE, SIZE, (OPEN,) * SIZE**2)
    fighters = [
        Fighter(Who(f"{side}{number}"), side, SHEETS[number % 3], at=cell, facing=facing)
        for side, begin, facing in (("left", 17, 1), ("right", 21, 4))
        for number, cell in enumerate(_ranks(ground, begin))
    ]
    return Setup(SYSTEM, tuple(fighters), Options(), "", ground=ground)


def _ranks(ground: Ground, begin: int) -> list[Cell]:
    return [
        ground.grid.cell(begin + column, 17 + row) for row in range(EACH // 2) for column in (0, 1)
    ]


@dataclass(frozen=True)
class CrowdOutcome:
    """Seconds for the options of a turn and for those of a Move, a figure for each fighter; and
    how many hexes a Move offers at most."""

    turn: tuple[float, ...]
    move: tuple[float, ...]
    cells: int

    @property
    def passed(self) -> bool:
        """Whether the slowest fighter's options came in time."""
        return max(*self.turn, *self.move) <= LIMIT


def run_crowd() -> CrowdOutcome:
    """Each fighter's options from the same state, nothing of the others' being remembered."""
    fight = setup()
    layout = fight.layout()
    state = layout.start()
    turns, moves, cells = [], [], 0
    for fighter in fight.fighters:
        timed = [_timed(View(layout, state), fighter.name) for _ in range(RUNS)]
        turns.append(min(seconds for seconds, _, _ in timed))
        moves.append(min(seconds for _, seconds, _ in timed))
        cells = max(cells, timed[0][2])
    return CrowdOutcome(tuple(turns), tuple(moves), cells)


def _timed(view: View, who: Who) -> tuple[float, float, int]:
    on_map.endings.cache_clear()
    begin = perf_counter()
    turn.open_maneuvers(view, who)
    between = perf_counter()
    on_map.endings.cache_clear()
    ways_to.cache_clear()
    again = perf_counter()
    asked = next(maneuvers.move_only(view, who))
    end = perf_counter()
    assert isinstance(asked, Choose)
    return between - begin, end - again, len(asked.options) - 1


def crowd_text(outcome: CrowdOutcome) -> str:
    """The task's lines."""
    word = "met" if outcome.passed else "NOT MET"
    lines = [f"{NAME}  {TITLE}"]
    for what, seconds in (("a turn", outcome.turn), ("a Move", outcome.move)):
        most, average = max(seconds) * 1e3, mean(seconds) * 1e3
        lines.append(f"  options of {what:31}{most:7.1f} ms slowest, {average:.1f} ms on average")
    limit = f"at most {LIMIT * 1e3:.0f} ms"
    lines.append(f"  [{word}] the slowest fighter, {outcome.cells} hexes to go to: {limit}")
    return "\n".join(lines)

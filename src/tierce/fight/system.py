"""What a system of rules is: a plugin of one shape, found by entry point."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, NamedTuple

from tierce.fight.command import DiceCommand
from tierce.fight.places import CELL, FACING, RELATIONS, Placing, place_slots
from tierce.fight.slots import Agenda, Change, Conditions, Event, Fact, Slot, nothing
from tierce.fight.state import AGENDA, Layout, View
from tierce.ground import Cell, Ground
from tierce.script.effects import RuleFunction, Who
from tierce.script.odds import Policy


class Step(NamedTuple):
    """A piece of a turn between two joints: whose it is, which rule, the events before it.

    The rule is called with the actor. Events fire at the joint, before states are compared.
    """

    actor: Who
    rule: str
    events: tuple[Event, ...] = ()


@dataclass(frozen=True)
class Fighter:
    """Somebody in a fight. `sheet` is the system's own, immutable and hashable."""

    name: Who
    side: str
    sheet: Any
    #: whether a person at the table plays it (some rules ask)
    player: bool = True
    #: who rolls its dice: "computer", or "hand" where real dice are typed in
    dice: str = "computer"
    #: the cell it begins in where there is a map (None: not on it), and the direction it faces
    at: Cell | None = None
    facing: int = 0


class Examples(NamedTuple):
    """What the help of a terminal gives as examples: a clause, and what may be lost or put by
    hand, as it is typed after a name."""

    clause: str
    lose: str
    put: str


@dataclass(frozen=True, eq=False)
class System:
    """A system of rules.

    `next_step(view, last)` tells what comes after a step (None: the opening has just been run);
    `verdict(view)` names the side that has won, "" where nobody has, None while it goes on.
    `opening` is a rule run once, before the first turn. Policies answer for a side; the first is
    the default. `options` is a frozen dataclass of house rules with defaults.
    """

    name: str
    version: int
    options: type[Any]
    sheet: type[Any]
    slots: Sequence[Slot]
    field_slots: Sequence[Slot]
    facts: Sequence[Fact]
    opening: RuleFunction
    rules: Mapping[str, RuleFunction]
    next_step: Callable[[View, Step | None], Step]
    verdict: Callable[[View], str | None]
    policies: Mapping[str, Policy]
    folder: Path
    interventions: Mapping[str, Sequence[RuleFunction]] = field(default_factory=dict)
    #: quick questions for `odds`: reads KEY=VALUE pairs, gives an answer object of its own
    question: Callable[[Mapping[str, str]], Any] | None = None
    #: dice commands for `roll`, in a notation that the system's tables use
    dice_command: DiceCommand | None = None
    #: what a screen shows of a fighter: (message key, facts), most important first
    summary: Callable[[View, Who], Sequence[tuple[str, Mapping[str, Any]]]] | None = None
    #: what tells the words that stand in a field of a sheet: field -> (message key, variable)
    sheet_words: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    #: gives the model of a fighter's table in a file, a `tierce.systems.file_types.FighterTable`;
    #: called when a file is read, so that what it needs is loaded only then
    fighter_model: Callable[[], type[Any]] | None = None
    #: gives the model of a scenario's table of facts, which the GM states about the place
    stated_model: Callable[[], type[Any]] | None = None
    #: gives the models of the data files that people may edit, by what each file holds
    data_models: Callable[[], Mapping[str, type[Any]]] | None = None
    #: a fighter's file as text, from its name, its sheet and what is left of its pools
    fighter_text: Callable[[str, Any, Mapping[str, int]], str] | None = None
    #: values (as parts, or plain) and rules that cases and tools may ask for by name: called with
    #: the fight's view, then plain arguments
    probes: Mapping[str, Callable[..., Any]] = field(default_factory=dict)
    #: what a fact of `stated_model` changes at the start
    stated: Callable[[Any], Sequence[Change]] | None = None
    #: what its help gives as examples
    examples: Examples | None = None
    #: what it says of maps; None where it is played without
    placing: Placing | None = None

    def layout(
        self, fighters: Sequence[Fighter], options: Any, ground: Ground | None = None
    ) -> Layout:
        """Where a fight between these keeps what."""
        sides = {fighter.name: fighter.side for fighter in fighters}
        known: dict[str, Mapping[Who, Hashable]] = {
            "side": sides,
            "player": {fighter.name: fighter.player for fighter in fighters},
            "foes": {a: tuple(b for b in sides if sides[b] != sides[a]) for a in sides},
            "friends": {
                a: tuple(b for b in sides if b != a and sides[b] == sides[a]) for a in sides
            },
        }
        slots = (*self.slots, Conditions("conditions", nothing))
        field_slots = (*self.field_slots, Agenda(AGENDA, nothing))
        sheets = {fighter.name: fighter.sheet for fighter in fighters}
        if ground is None:
            return Layout.of(slots, field_slots, self.facts, sheets, options, known)
        starts: dict[tuple[Who, str], Hashable] = {}
        for fighter in fighters:
            starts[fighter.name, CELL] = fighter.at
            starts[fighter.name, FACING] = fighter.facing
        own = () if self.placing is None else self.placing.relations
        if self.placing is not None and self.placing.climb is not None:
            ground = replace(ground, climb=self.placing.climb)
        return Layout.of(
            (*slots, *place_slots(ground)),
            field_slots,
            self.facts,
            sheets,
            options,
            known,
            ground,
            (*RELATIONS, *own),
            starts,
        )

    def intervene(self, kind: str) -> Sequence[RuleFunction]:
        """The rules that may step in at a kind of moment."""
        return self.interventions.get(kind, ())


class UnknownSystem(LookupError):
    """No system of that name is installed; `known` are."""

    def __init__(self, name: str, known: Sequence[str]) -> None:
        super().__init__(f"no system {name!r}; known: {', '.join(known)}")
        self.name, self.known = name, tuple(known)


def later(module: str, name: str) -> Callable[..., Any]:
    """A function of a module that is imported when it is first called, with what that loads."""
    return lambda *args: getattr(import_module(module), name)(*args)


def imported(module: str, name: str) -> Callable[[], Any]:
    """Gives what a module has by a name; it is imported when that is first asked for."""
    return lambda: getattr(import_module(module), name)


def system_names() -> tuple[str, ...]:
    """The names of the installed systems, in order."""
    return tuple(sorted(point.name for point in entry_points(group="tierce.systems")))


@cache
def load_system(name: str) -> System:
    """The installed system of that name."""
    for point in entry_points(group="tierce.systems"):
        if point.name == name:
            system: System = point.load()
            return system
    raise UnknownSystem(name, system_names())

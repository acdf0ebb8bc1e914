"""The state of a fight at a joint: flat, immutable, hashable; and the tracked view of it."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tierce.fight.places import Held, PlaceMark, Relation
from tierce.fight.slots import FIELD, Change, Condition, Event, Fact, Pool, Slot, entry
from tierce.ground import Ground
from tierce.script.effects import Who
from tierce.script.world import Changes, Reads, Together, World

Key = tuple[Who, str]
State = tuple[Any, ...]

#: Due things: (event, rule name, arguments), in the order they were put there.
AGENDA = "agenda"


class Due(NamedTuple):
    """A rule by name, waiting for its event."""

    event: Event
    rule: str
    args: tuple[Hashable, ...]


class _Firing(NamedTuple):
    """What an event does, by place: starts put back, and where it ends what waits for it."""

    refilled: list[tuple[int, Any]]
    conditions: list[int]
    agendas: list[int]


@dataclass(frozen=True)
class Layout:
    """Which place of a state holds what; the sheets and options, which never change."""

    slots: Mapping[str, Slot]
    facts: Mapping[str, Fact]
    sheets: Mapping[Who, Any]
    options: Any
    keys: tuple[Key, ...]
    #: what never changes, by name and fighter: side, foes, friends. Tracked when read.
    known: Mapping[str, Mapping[Who, Hashable]] = field(default_factory=dict)
    places: Mapping[Key, int] = field(default_factory=dict)
    kinds: Mapping[Who, int] = field(default_factory=dict)
    #: the map, where there is one; it never changes
    ground: Ground | None = None
    relations: Mapping[str, Relation] = field(default_factory=dict)
    #: what begins otherwise than by its slot: where everybody stands
    starts: Mapping[Key, Hashable] = field(default_factory=dict)
    _firings: dict[Event, _Firing] = field(default_factory=dict, repr=False, compare=False)
    _depends: dict[str, tuple[frozenset[str], frozenset[str]]] = field(
        default_factory=dict, repr=False, compare=False
    )

    @classmethod
    def of(
        cls,
        slots: Sequence[Slot],
        field_slots: Sequence[Slot],
        facts: Sequence[Fact],
        sheets: Mapping[Who, Any],
        options: Any,
        known: Mapping[str, Mapping[Who, Hashable]],
        ground: Ground | None = None,
        relations: Sequence[Relation] = (),
        starts: Mapping[Key, Hashable] | None = None,
    ) -> Layout:
        """The layout for these fighters."""
        keys = [(who, slot.name) for who in sheets for slot in slots]
        keys += [(FIELD, slot.name) for slot in field_slots]
        numbers: dict[Any, int] = {}
        kinds = {who: numbers.setdefault(sheet, len(numbers)) for who, sheet in sheets.items()}
        return cls(
            {slot.name: slot for slot in (*slots, *field_slots)},
            {fact.name: fact for fact in facts},
            sheets,
            options,
            tuple(keys),
            known,
            {key: place for place, key in enumerate(keys)},
            kinds,
            ground,
            {relation.name: relation for relation in relations},
            starts or {},
        )

    def depends(self, name: str) -> tuple[frozenset[str], frozenset[str]]:
        """The slots that a relation depends on: of the fighters it is about, and of everybody."""
        found = self._depends.get(name)
        if found is None:
            relation = self.relations[name]
            own, crowd = (
                frozenset(slot for each in names for slot in self._slots_of(each))
                for names in (relation.slots, relation.crowd)
            )
            found = self._depends[name] = own, crowd
        return found

    def _slots_of(self, name: str) -> tuple[str, ...]:
        fact = self.facts.get(name)
        return (name,) if fact is None else fact.slots

    def start(self) -> State:
        """The state before anything has happened.

        Raises ValueError where a slot starts outside what it can be: no sum of changes would hold.
        """
        return tuple(self._start_of(who, name) for who, name in self.keys)

    def _start_of(self, who: Who, name: str) -> Any:
        if (who, name) in self.starts:
            return self.starts[who, name]
        slot, sheet = self.slots[name], self.sheets.get(who)
        start = slot.start(sheet)
        nothing = Change(who, name, "add", 0)
        if isinstance(slot, Pool) and slot.changed(start, nothing, sheet) != start:
            raise ValueError(f"{name} of {who} starts at {start}, outside its bounds")
        return start

    def changed(self, old: Any, change: Change) -> Any:
        """A slot's value after a change."""
        return self.slots[change.slot].changed(old, change, self.sheets.get(change.who))

    def apply(self, state: State, changes: Changes) -> State:
        """The state after changes."""
        if not changes:
            return state
        values = list(state)
        for change in changes:
            place = self.places[change[0], change[1]]
            values[place] = self.changed(values[place], change)
        return tuple(values)

    def fire(self, state: State, event: Event) -> State:
        """The state after an event: budgets refilled, conditions that end with it gone."""
        firing = self._firings.get(event)
        if firing is None:
            firing = self._firings[event] = self._firing(event)
        values = list(state)
        for place, start in firing.refilled:
            values[place] = start
        for place in firing.conditions:
            if values[place]:
                values[place] = tuple(c for c in values[place] if c.ends != event)
        for place in firing.agendas:
            if values[place]:
                values[place] = tuple(due for due in values[place] if due.event != event)
        return tuple(values)

    def _firing(self, event: Event) -> _Firing:
        firing = _Firing([], [], [])
        for place, (who, name) in enumerate(self.keys):
            slot = self.slots[name]
            if slot.refill == event[0] and (len(event) == 1 or who == event[1]):
                firing.refilled.append((place, slot.start(self.sheets.get(who))))
            elif name == "conditions":
                firing.conditions.append(place)
            elif name == AGENDA:
                firing.agendas.append(place)
        return firing

    def related(
        self, name: str, args: tuple[Hashable, ...], read: Callable[[Who, str], Any]
    ) -> Any:
        """What holds between fighters on the map, `read` telling of each what it must know.

        LookupError where there is no map, or no such relation.
        """
        relation = self.relations[name]
        assert self.ground is not None, "relations come with a map"
        return relation.derive(Held(self.ground, tuple(self.sheets), relation, args, read), *args)

    def due(self, state: State, events: Sequence[Event]) -> tuple[Due, ...]:
        """What the agenda holds for these events, in their order."""
        agenda = state[self.places[FIELD, AGENDA]]
        if not agenda:
            return ()
        return tuple(due for event in events for due in agenda if due.event == event)


class View:
    """The tracked view rules read and write through. Reads of the view below are recorded."""

    __slots__ = ("_below", "_changes", "_layout", "_reads", "_state", "_unread", "_values")

    def __init__(
        self, layout: Layout, state: State, below: View | None = None, reads: Reads | None = None
    ) -> None:
        self._layout = layout
        self._state = state
        self._below = below
        self._reads = reads
        self._values: dict[Key, Any] = {}
        self._unread: dict[Key, list[Change]] = {}
        self._changes: list[Change] = []

    # ------------------------------------------------------------ reading

    def read(self, who: Who, name: str) -> Any:
        """A slot or a fact of a fighter (of the place: FIELD)."""
        fact = self._layout.facts.get(name)
        if fact is not None:
            return self._fact(who, fact)
        key = (who, name)
        if key in self._values:
            return self._values[key]
        value = self._read_below(who, name)
        if key in self._unread:
            for change in self._unread.pop(key):
                value = self._layout.changed(value, change)
            self._values[key] = value
        return value

    def _fact(self, who: Who, fact: Fact) -> Any:
        for slot in fact.slots:
            if (who, slot) in self._values or (who, slot) in self._unread:
                break
        else:
            return self._read_below(who, fact.name)
        slots = [self.read(who, slot) for slot in fact.slots]
        return fact.derive(self._layout.sheets.get(who), *slots)

    def _read_below(self, who: Who, name: str) -> Any:
        if self._below is not None:
            value = self._below.read(who, name)
        elif name in self._layout.facts:
            fact = self._layout.facts[name]
            places = self._layout.places
            slots = [self._state[places[who, slot]] for slot in fact.slots]
            value = fact.derive(self._layout.sheets.get(who), *slots)
        elif name in self._layout.known:
            value = self._layout.known[name][who]
        else:
            value = self._state[self._layout.places[who, name]]
        if self._reads is not None:
            self._reads[who, name] = value
        return value

    def between(self, name: str, *args: Hashable) -> Any:
        """What holds between fighters on the map (`Relation`), tracked as itself."""
        if self._stirred(name, args):
            return self._layout.related(name, args, self.read)
        if self._below is not None:
            value = self._below.between(name, *args)
        else:
            value = self._layout.related(name, args, View(self._layout, self._state).read)
        if self._reads is not None:
            self._reads[Together(args), name] = value
        return value

    def _stirred(self, name: str, args: tuple[Hashable, ...]) -> bool:
        """Whether something that a relation depends on was written through this view."""
        if not (self._values or self._unread):
            return False
        own, everybody = self._layout.depends(name)
        return any(
            slot in everybody or (slot in own and who in args)
            for written in (self._values, self._unread)
            for who, slot in written
        )

    def entry(self, who: Who, name: str, key: Hashable, default: Any = 0) -> Any:
        """One entry of a budget or table."""
        return entry(self.read(who, name), key, default)

    def condition(self, who: Who, name: str, about: tuple[Hashable, ...] | None = None) -> Any:
        """The condition of that name (and subject), or None."""
        for held in self.read(who, "conditions"):
            if held.name == name and about in (None, held.about):
                return held
        return None

    def sheet(self, who: Who) -> Any:
        """A fighter's sheet; it never changes, so reading it is not tracked."""
        return self._layout.sheets[who]

    def kind(self, who: Who) -> Hashable:
        """Equal for fighters whose sheets are equal."""
        return self._layout.kinds.get(who, who)

    def told(self, slot: str, value: Any) -> Any:
        """A slot's value as people know it: a place by its name."""
        kind = self._layout.slots[slot]
        return kind.told(value) if isinstance(kind, PlaceMark) else value

    @property
    def options(self) -> Any:
        """The house rules of this fight; they never change."""
        return self._layout.options

    @property
    def ground(self) -> Ground | None:
        """The map, which never changes; None where there is none."""
        return self._layout.ground

    @property
    def fighters(self) -> tuple[Who, ...]:
        """Everybody in the fight, in the order of the setup. For joints, not for rules: rules
        read `foes` and `friends`, which are tracked."""
        return tuple(self._layout.sheets)

    # ------------------------------------------------------------ writing

    def lose(self, who: Who, pool: str, amount: int) -> None:
        """Take `amount` from a pool."""
        self._write(Change(who, pool, "add", -amount))

    def gain(self, who: Who, pool: str, amount: int) -> None:
        """Add `amount` to a pool."""
        self._write(Change(who, pool, "add", amount))

    def put(self, who: Who, mark: str, value: Hashable) -> None:
        """Set a mark."""
        self._write(Change(who, mark, "put", value))

    def spend(self, who: Who, budget: str, key: Hashable = "") -> None:
        """Use a budget once more."""
        self._write(Change(who, budget, "spend", key))

    def set(self, who: Who, table: str, key: Hashable, value: Hashable) -> None:
        """Set an entry of a table; None takes it away."""
        self._write(Change(who, table, "set", (key, value)))

    def begin(self, who: Who, condition: Condition) -> None:
        """Begin a condition, in place of one of the same name and subject."""
        self._write(Change(who, "conditions", "begin", condition))

    def end(self, who: Who, name: str) -> None:
        """End every condition of that name."""
        self._write(Change(who, "conditions", "end", name))

    def later(self, event: Event, rule: str, args: tuple[Hashable, ...]) -> None:
        """Put a rule on the agenda for an event."""
        self._write(Change(FIELD, AGENDA, "begin", Due(event, rule, args)))

    def _write(self, change: Change) -> None:
        """Raises at the rule's own line: a wrong change would otherwise show when it is read."""
        key = (change.who, change.slot)
        if key not in self._layout.places:
            raise KeyError(f"nothing is called {change.slot} here")
        slot = self._layout.slots[change.slot]
        if change.how not in slot.hows:
            raise slot.wrong(change)
        hash(change.what)  # a roll has none: it does not escape into the state
        self._changes.append(change)
        if key in self._values:
            self._values[key] = self._layout.changed(self._values[key], change)
        elif change.how == "put":
            self._values[key] = self._layout.changed(None, change)
        else:
            self._unread.setdefault(key, []).append(change)

    # ------------------------------------------------------------ as a World

    def child(self, reads: Reads | None) -> View:
        """A view over this one."""
        return View(self._layout, self._state, self, reads)

    def apply(self, changes: Changes) -> None:
        """Write what another view wrote."""
        for change in changes:
            self._write(change)

    def changes(self) -> Changes:
        """What was written, shortest form: pools summed, the last value alone of a mark and of each
        entry of a table."""
        if len(self._changes) < 2:
            return tuple(self._changes)
        return _shortened(self._changes)

    def joined(self, first: Changes, then: Changes) -> Changes:
        """What two views wrote, in its shortest form."""
        return _shortened([*first, *then])


def _shortened(changes: list[Change]) -> Changes:
    by_key: dict[Key, list[Change]] = {}
    for change in changes:
        kept = by_key.setdefault((change.who, change.slot), [])
        last = kept[-1] if kept else None
        if change.how == "put":
            kept[:] = [change]
        elif change.how == "add" and last is not None and _same_sign(last, change):
            kept[-1] = change._replace(what=last.what + change.what)  # type: ignore[operator]
        elif change.how == "set":
            kept[:] = [each for each in kept if _entry(each) != _entry(change)]
            kept.append(change)
        else:
            kept.append(change)
    return tuple(change for key in sorted(by_key) for change in by_key[key])


def _entry(change: Change) -> Any:
    """The entry of a table that a change sets."""
    what: Any = change.what
    return what[0]


def _same_sign(first: Change, second: Change) -> bool:
    """Losses add up under a floor, gains under a ceiling; a loss and a gain do not."""
    both: Any = first.what, second.what
    return first.how == "add" and (both[0] < 0) == (both[1] < 0)


def tracked(world: World) -> View:
    """The world a rule was given, as the fight's view; TypeError where there is no fight."""
    if not isinstance(world, View):
        raise TypeError("this rule needs a fight")
    return world

"""What holds of every question that is asked."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any

from tierce.fight.course import Setup
from tierce.ground import cell_name
from tierce.script.answered import Asked
from tierce.script.effects import Choose, seen
from tierce.script.value import explain


def names_in(thing: Any) -> Iterator[str]:
    """Every text in a sheet, however deep: weapons' names are there."""
    if isinstance(thing, str):
        yield thing
    elif is_dataclass(thing) and not isinstance(thing, type):
        for field in fields(thing):
            yield from names_in(getattr(thing, field.name))
    elif isinstance(thing, Mapping):
        for pair in thing.items():
            yield from names_in(pair)
    elif isinstance(thing, (tuple, list, set, frozenset)):
        for item in thing:
            yield from names_in(item)


def names_of(setup: Setup) -> list[str]:
    """Fighters' names, every text of their sheets and the cells of the map, longest first."""
    found = {str(fighter.name) for fighter in setup.fighters}
    if setup.ground is not None:
        found |= {cell_name(setup.ground.grid, cell) for cell in setup.ground.cells}
    for fighter in setup.fighters:
        found |= set(names_in(fighter.sheet))
    return sorted(found - {""}, key=len, reverse=True)


def without_names(text: str, names: list[str]) -> str:
    """A text without the names in it."""
    for name in names:
        text = text.replace(name, "")
    return text


def check_choice(asked: Asked, names: list[str]) -> None:
    """Options are distinct, there is one at least, ids hold no numbers, what is withheld has its
    clause, and every value can say why."""
    ask = asked.ask
    if not isinstance(ask, Choose):
        return
    ids = [option.id for option in ask.options]
    assert ids, f"{asked.address}: no option"
    every = ids + [withheld.id for withheld in ask.withheld]
    assert len(set(every)) == len(every), f"{asked.address}: {sorted(every)} holds one twice"
    for each in every:
        plain = without_names(each, names)
        assert not any(map(str.isdigit, plain)), f"{asked.address}: {each} holds a number"
    for withheld in ask.withheld:
        assert withheld.clause, f"{asked.address}: {withheld.id} is withheld by no clause"
        assert withheld.reason, f"{asked.address}: {withheld.id} is withheld without a message"
    for option in ask.options:
        if option.value is not None:
            for part in explain(option.value()).parts:
                assert type(part.amount) is int
                assert part.label, f"{asked.address}: {option.id} has a part without a label"
                assert part.clause, f"{asked.address}: {option.id} has a part without a clause"
    assert isinstance(seen(ask), Mapping)

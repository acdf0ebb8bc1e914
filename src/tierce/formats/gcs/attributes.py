"""Attributes, HP, FP, Basic Speed and Basic Move."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from tierce.formats.gcs.source import place
from tierce.text import Message, UserError

if TYPE_CHECKING:
    from tierce.formats.gcs.document import Attribute, Document

_WHOLE = ("st", "dx", "iq", "ht", "will", "per", "hp", "basic_move")
_HIGHEST = 100_000


@dataclass(frozen=True)
class Attributes:
    """The values of attributes by id; of HP and FP the most, and what is left."""

    values: dict[str, Fraction]
    hp_left: int
    fp_left: int
    has_fp: bool

    def whole(self, name: str) -> int:
        """An attribute that is a whole number."""
        return int(self.values[name])


def read_attributes(document: Document, path: Path) -> Attributes:
    """The attributes; UserError where one is missing, or none that a fighter can have.

    Who has no FP at all (a machine, the dead) is given as many as HT, for no rule to trip over.
    """
    found = {entry.attr_id: (index, entry) for index, entry in enumerate(document.attributes)}
    for name in (*_WHOLE, "basic_speed"):
        if name not in found:
            raise UserError("error-missing-key", path=place(path, "attributes"), key=name)
        _check(*found[name], path)
    has_fp = "fp" in found
    if has_fp:
        _check(*found["fp"], path)
    values = {
        name: Fraction(entry.calc.value)
        for name, (_, entry) in found.items()
        if entry.calc is not None
    }
    values.setdefault("fp", values["ht"])
    left = {
        name: found[name][1].calc.current if name in found else None  # type: ignore[union-attr]
        for name in ("hp", "fp")
    }
    return Attributes(values, _or(left["hp"], values["hp"]), _or(left["fp"], values["fp"]), has_fp)


def _or(left: int | None, most: Fraction) -> int:
    return int(most) if left is None else left


def _check(index: int, entry: Attribute, path: Path) -> None:
    where = place(path, "attributes", index)
    if entry.calc is None:
        raise UserError("error-missing-key", path=where, key="calc")
    where = f"{place(path, 'attributes', index, 'calc')} ({entry.attr_id})"
    value, shown = Fraction(entry.calc.value), str(entry.calc.value)
    if value.denominator != 1 and entry.attr_id != "basic_speed":
        expected = Message.of("expected-number")
        raise UserError("error-wrong-type", path=where, key="value", value=shown, expected=expected)
    lowest = 1 if entry.attr_id == "hp" else 0
    if not lowest <= value <= _HIGHEST:
        raise UserError(
            "error-out-of-range",
            path=where,
            key="value",
            value=shown,
            lowest=lowest,
            highest=_HIGHEST,
        )

"""House rules: every reading of the source, with its default, the clause it varies and its layer.

They stand in one module for each heading; a fight has them all in one table.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, fields
from typing import Any, NamedTuple

from tierce.systems.cthulhu.options.archery import ArcheryOptions
from tierce.systems.cthulhu.options.books import BookOptions
from tierce.systems.cthulhu.options.defence import DefenceOptions
from tierce.systems.cthulhu.options.firearms import FirearmOptions
from tierce.systems.cthulhu.options.injury import InjuryOptions
from tierce.systems.cthulhu.options.numbers import NumberOptions
from tierce.systems.cthulhu.options.parry import ParryOptions
from tierce.systems.cthulhu.options.shelter import ShelterOptions
from tierce.systems.cthulhu.options.specials import SpecialOptions
from tierce.systems.cthulhu.options.turn import TurnOptions


@dataclass(frozen=True)
class Options(
    ArcheryOptions,
    SpecialOptions,
    InjuryOptions,
    FirearmOptions,
    ShelterOptions,
    ParryOptions,
    DefenceOptions,
    TurnOptions,
    NumberOptions,
    BookOptions,
):
    """The options of a fight, as typed in a scenario's `[options]`."""


class Difference(NamedTuple):
    """An option that is not at its default."""

    name: str
    value: Any
    default: Any
    clause: str
    layer: str


def differences(options: Options) -> Iterator[Difference]:
    """Every option that differs from its default (cthulhu.precedence.supplements)."""
    for each in fields(options):
        value = getattr(options, each.name)
        if value != each.default:
            about = each.metadata
            yield Difference(each.name, value, each.default, about["clause"], about["layer"])


def clauses() -> dict[str, str]:
    """Option name -> the clause it varies."""
    return {each.name: each.metadata["clause"] for each in fields(Options)}

"""Comparing what a case states with what was found: numbers, fractions, percentages, words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import fields, is_dataclass
from decimal import ROUND_HALF_UP, Decimal
from fractions import Fraction
from typing import Any

from tierce.cases.tree import shown
from tierce.dice import Dice, Distribution

_PERCENT = re.compile(r"(-?\d+(?:\.(\d+))?) ?%")
_FRACTION = re.compile(r"-?\d+/\d+|-?\d+(?:\.\d+)?")
_TRUTH = {"yes": True, "no": False}


def form(thing: Any) -> Any:
    """Anything the rules hand out, as a case file would write it: dicts, lists, scalars."""
    if thing is None or isinstance(thing, (bool, int, Fraction)):
        return thing
    if isinstance(thing, str):
        return str(thing)
    if isinstance(thing, Dice):
        return str(thing)
    if isinstance(thing, Distribution):
        return {shown(form(outcome)): chance for outcome, chance in thing.chances().items()}
    if isinstance(thing, Mapping):
        return {shown(form(key)): form(value) for key, value in thing.items()}
    if is_dataclass(thing):
        return {each.name: form(getattr(thing, each.name)) for each in fields(thing)}
    if isinstance(thing, tuple) and hasattr(thing, "_fields"):
        return dict(zip(thing._fields, map(form, thing), strict=True))
    if isinstance(thing, (set, frozenset)):
        return sorted(map(form, thing), key=str)
    if isinstance(thing, (list, tuple)):
        return [form(each) for each in thing]
    return str(thing)


def agrees(stated: Any, found: Any) -> bool:
    """Whether what was found is as stated. Mappings state some of the keys, lists all entries."""
    if isinstance(stated, dict):
        if not isinstance(found, dict):
            return False
        return all(agrees(each, found.get(key)) for key, each in stated.items())
    if isinstance(stated, list):
        if not isinstance(found, list) or len(stated) != len(found):
            return False
        return all(map(agrees, stated, found))
    return _same(stated, found)


def _same(stated: Any, found: Any) -> bool:
    if isinstance(found, bool) or isinstance(stated, bool) or found is None or stated is None:
        return _TRUTH.get(stated, stated) is found if isinstance(stated, str) else stated is found
    if isinstance(stated, str):
        percent = _PERCENT.fullmatch(stated)
        number = as_number(found)
        if percent is not None and number is not None:
            return rounded(number * 100, len(percent[2] or "")) == Decimal(percent[1])
    numbers = as_number(stated), as_number(found)
    if None not in numbers:
        return numbers[0] == numbers[1]
    return str(stated) == str(found)


def rounded(number: Fraction, digits: int) -> Decimal:
    """A number rounded half up to some decimals."""
    scaled = abs(number) * 10**digits + Fraction(1, 2)
    whole = scaled.numerator // scaled.denominator
    result = Decimal(whole).scaleb(-digits)
    return (-result if number < 0 else result).quantize(
        Decimal(1).scaleb(-digits), rounding=ROUND_HALF_UP
    )


def as_number(thing: Any) -> Fraction | None:
    """A number, or text that writes one (5/9, 53.70), as a Fraction; None for anything else."""
    if isinstance(thing, bool):
        return None
    if isinstance(thing, (int, Fraction)):
        return Fraction(thing)
    if isinstance(thing, str) and _FRACTION.fullmatch(thing):
        try:
            return Fraction(thing)
        except ZeroDivisionError:
            return None
    return None

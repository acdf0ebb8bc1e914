"""Weights as .gcs files write them, and what modifiers make of them. In pounds."""

from __future__ import annotations

import re
from collections.abc import Iterable
from fractions import Fraction

# The program counts a kilogram as two pounds, as GURPS does.
_UNITS = {
    "": Fraction(1),
    "lb": Fraction(1),
    "#": Fraction(1),
    "oz": Fraction(1, 16),
    "tn": Fraction(2000),
    "t": Fraction(2000),
    "kg": Fraction(2),
    "g": Fraction(2, 1000),
}
_NUMBER = r"\d{1,12}(?:\.\d{1,12})?"
_WEIGHT = re.compile(rf"({_NUMBER}) *([a-z#]*)", re.ASCII)
_TIMES = re.compile(rf"x *({_NUMBER})(?: */ *({_NUMBER}))? *(%?)|({_NUMBER}) *(x)", re.ASCII)
_PERCENT = re.compile(rf"([+-]?) *({_NUMBER}) *%", re.ASCII)
_PLUS = re.compile(r"([+-]?) *(.*)")

#: When a modifier works, in this order; the first adds up, each other multiplies, then adds.
_STAGES = ("to_base_weight", "to_final_base_weight", "to_final_weight")


def read_weight(text: str) -> Fraction:
    """Read `12.6 lb`, `1,200 lb`, `500 g`; ValueError where it is no weight."""
    match = _WEIGHT.fullmatch(text.strip().lower().replace(",", ""))
    if match is None or match[2] not in _UNITS:
        raise ValueError(text)
    return Fraction(match[1]) * _UNITS[match[2]]


def modified(weight: Fraction, modifiers: Iterable[tuple[str, str]]) -> Fraction:
    """A weight after modifiers, each (when it works, text such as `x2`, `+15%`, `-1 lb`).

    Raises ValueError where a modifier cannot be read.
    """
    texts = [(stage, text.strip().lower()) for stage, text in modifiers if text.strip()]
    known = [stage if stage in _STAGES else "" for stage, _ in texts]
    pairs = list(zip(known, (text for _, text in texts), strict=True))
    total = weight + sum(_added(text, weight) for stage, text in pairs if not stage)
    for stage in _STAGES:
        here = [text for each, text in pairs if each == stage]
        for factor in map(_factor, here):
            total *= 1 if factor is None else factor
        total += sum(_added(text, Fraction(0)) for text in here if _factor(text) is None)
    return max(total, Fraction(0))


def lightened(load: Fraction, reductions: Iterable[str]) -> Fraction:
    """What a load weighs in a container with these reductions (`50%`, `5 lb`)."""
    total = load
    for text in reductions:
        total -= _added(text.strip().lower().lstrip("-"), load)
    return max(total, Fraction(0))


def _factor(text: str) -> Fraction | None:
    """The factor of `x2`, `x1/2`, `x50%`; None where it is no factor."""
    match = _TIMES.fullmatch(text)
    if match is None:
        return None
    number, divisor, percent, before, _ = match.groups()
    if divisor is not None and not Fraction(divisor):
        raise ValueError(text)
    factor = Fraction(number or before) / Fraction(divisor or 1)
    return factor / 100 if percent else factor


def _added(text: str, of: Fraction) -> Fraction:
    """What `+2 lb`, `-1 lb` or `+15%` (of a weight) adds."""
    percent = _PERCENT.fullmatch(text)
    if percent is not None:
        amount = of * Fraction(percent[2]) / 100
        return -amount if percent[1] == "-" else amount
    sign, rest = _PLUS.fullmatch(text).groups()  # type: ignore[union-attr]
    return -read_weight(rest) if sign == "-" else read_weight(rest)

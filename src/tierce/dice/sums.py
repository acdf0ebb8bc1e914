"""Sums as they are typed beside dice: `60/2+15*2-10`, `(12*5)-20`. Whole numbers throughout."""

from __future__ import annotations

import re
from fractions import Fraction
from math import ceil, floor

#: No sum at a table is longer, or comes to more.
LONGEST = 200
MOST = 999_999_999

_SIGNS = re.compile(r"[0-9]+|[-+*/()UCRF]")
_ROUNDINGS = "UCRF"


class SumError(ValueError):
    """A text that is no sum. `reason`: "no-sum", "by-zero" (division) or "too-large"."""

    def __init__(self, reason: str, text: str) -> None:
        super().__init__(f"{reason}: {text!r}")
        self.reason, self.text = reason, text


def work_out(text: str) -> int:
    """What a sum comes to.

    Division rounds down; a letter after the divisor says otherwise: U or C up, R to the nearest
    (a half away from 0), F down. Raises SumError where the text is no sum, divides by 0, or
    comes to more than MOST.
    """
    signs = _SIGNS.findall(text) if len(text) <= LONGEST else []
    if not signs or "".join(signs) != text:
        raise SumError("no-sum", text)
    reader = _Reader(text, signs)
    result = reader.sum()
    if reader.next:
        raise SumError("no-sum", text)
    if abs(result) > MOST:
        raise SumError("too-large", text)
    return result


class _Reader:
    """Reads a sum sign by sign."""

    def __init__(self, text: str, signs: list[str]) -> None:
        self.text, self.signs, self.at = text, signs, 0

    @property
    def next(self) -> str:
        """The sign that has not been read yet, "" at the end."""
        return self.signs[self.at] if self.at < len(self.signs) else ""

    def take(self, wanted: str) -> str:
        """Read the next sign where it is one of these, else nothing."""
        found = self.next
        if not found or found not in wanted:
            return ""
        self.at += 1
        return found

    def sum(self) -> int:
        total = self.product()
        while sign := self.take("+-"):
            number = self.product()
            total += number if sign == "+" else -number
        return total

    def product(self) -> int:
        total = self.signed()
        while sign := self.take("*/"):
            number = self.signed()
            total = total * number if sign == "*" else self.quotient(total, number)
        return total

    def quotient(self, number: int, divisor: int) -> int:
        if not divisor:
            raise SumError("by-zero", self.text)
        return rounded(Fraction(number, divisor), self.take(_ROUNDINGS))

    def signed(self) -> int:
        factor = 1
        while sign := self.take("+-"):
            factor = -factor if sign == "-" else factor
        return factor * self.term()

    def term(self) -> int:
        if self.next.isdecimal():
            self.at += 1
            number = int(self.signs[self.at - 1])
            if number > MOST:
                raise SumError("too-large", self.text)
            return number
        if self.take("("):
            number = self.sum()
            if self.take(")"):
                return number
        raise SumError("no-sum", self.text)


def rounded(number: Fraction, how: str = "") -> int:
    """A number rounded as a letter says: U or C up, R to the nearest, down by any other."""
    if how in ("U", "C"):
        return ceil(number)
    if how == "R":
        nearest = floor(abs(number) + Fraction(1, 2))
        return nearest if number >= 0 else -nearest
    return floor(number)

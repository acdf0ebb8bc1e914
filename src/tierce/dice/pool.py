"""Dice as they are thrown: `3d6`, `2d6+1`, `d20`; their notation and their exact totals."""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import comb
from operator import sub
from typing import Any, NamedTuple, TypeAlias

from tierce.dice.distribution import Distribution

MOST_DICE = 200
MOST_SIDES = 10_000

# No number here needs more than nine digits; Python itself refuses to read thousands of them.
_NUMBER = re.compile(r"-?\d{1,9}")
_NOTATION = re.compile(r"(\d{0,9})[dDwW](\d{0,9})(?:([+-])(\d{1,9}))?|([+-]?)(\d{1,9})")
_MINUS = str.maketrans({"−": "-", "–": "-", "×": "x"})


class DiceError(ValueError):
    """Dice that cannot exist, or a total they cannot show. `reason` is a stable short word."""

    def __init__(self, reason: str, text: str, lowest: int = 0, highest: int = 0) -> None:
        super().__init__(f"{reason}: {text!r}")
        self.reason, self.text, self.lowest, self.highest = reason, text, lowest, highest


class Dice(NamedTuple):
    """`number` dice of `sides` sides, their total `plus` a number. No dice at all is a constant."""

    number: int
    sides: int = 6
    plus: int = 0

    @property
    def lowest(self) -> int:
        """The lowest total."""
        return self.number + self.plus

    @property
    def highest(self) -> int:
        """The highest total."""
        return self.number * self.sides + self.plus

    def distribution(self) -> Distribution[int]:
        """The exact distribution of the total, `plus` included."""
        return _totals(self.number, self.sides, self.plus)

    def add(self, amount: int) -> Dice:
        """The same dice with `amount` more added to their total."""
        return self._replace(plus=self.plus + amount)

    def shows(self, outcome: Any) -> bool:
        """Whether the dice can show that."""
        return type(outcome) is int and self.lowest <= outcome <= self.highest

    def roll(self, randrange: Callable[[int], int]) -> tuple[int, ...]:
        """Faces thrown by `randrange(n)`, which gives 0 .. n-1 with equal chances."""
        return tuple(randrange(self.sides) + 1 for _ in range(self.number))

    def total(self, faces: Sequence[int]) -> int:
        """The total these faces show; DiceError where the dice cannot show them."""
        _check_faces(self.number, self.sides, faces)
        return sum(faces) + self.plus

    def read(self, typed: str) -> int:
        """The total a hand typed: one number, or every face apart (`10`, or `3 4 3`); 00 is what
        ten-sided dice show for 100."""
        if typed.strip() == "00" and self == Dice(1, 100):
            return 100
        numbers = _numbers(typed, self.lowest, self.highest)
        if len(numbers) > 1:
            return self.total(numbers)
        if not self.lowest <= numbers[0] <= self.highest:
            raise DiceError("dice-total", typed, self.lowest, self.highest)
        return numbers[0]

    def __str__(self) -> str:
        if not self.number:
            return str(self.plus)
        sign = f"{self.plus:+d}" if self.plus else ""
        return f"{self.number}d{self.sides}{sign}"


class Apart(NamedTuple):
    """`number` dice of `sides` sides, thrown together and told apart: they show every face, the
    highest first, as a tuple."""

    number: int
    sides: int = 6

    @property
    def lowest(self) -> tuple[int, ...]:
        """The lowest that they can show."""
        return (1,) * self.number

    @property
    def highest(self) -> tuple[int, ...]:
        """The highest that they can show."""
        return (self.sides,) * self.number

    def distribution(self) -> Distribution[tuple[int, ...]]:
        """The exact distribution of what they show."""
        return _hands(self.number, self.sides)

    def folded(
        self, step: Callable[..., Hashable], start: Hashable, args: tuple[Hashable, ...]
    ) -> Distribution[Any]:
        """The exact distribution of `step(state, face, *args)` taken for one die after the other,
        in any order, without going through what they all show together."""
        states = {start: 1}
        faces = range(1, self.sides + 1)
        for _ in range(self.number):
            after: dict[Hashable, int] = {}
            for state, weight in states.items():
                for face in faces:
                    new = step(state, face, *args)
                    after[new] = after.get(new, 0) + weight
            states = after
        return Distribution(states)

    def shows(self, outcome: Any) -> bool:
        """Whether the dice can show that."""
        return type(outcome) is tuple and outcome in self.distribution().weights

    def roll(self, randrange: Callable[[int], int]) -> tuple[int, ...]:
        """Faces thrown by `randrange(n)`, which gives 0 .. n-1 with equal chances."""
        return tuple(randrange(self.sides) + 1 for _ in range(self.number))

    def total(self, faces: Sequence[int]) -> tuple[int, ...]:
        """What these faces show; DiceError where the dice cannot show them."""
        _check_faces(self.number, self.sides, faces)
        return tuple(sorted(faces, reverse=True))

    def read(self, typed: str) -> tuple[int, ...]:
        """What a hand typed: every face (`5 3 3`)."""
        return self.total(_numbers(typed, 1, self.sides))

    def __str__(self) -> str:
        return f"{self.number}d{self.sides}"


#: What is thrown at once: dice of which the total counts, or every face.
Thrown: TypeAlias = Dice | Apart


def _check_faces(number: int, sides: int, faces: Sequence[int]) -> None:
    shown = " ".join(map(str, faces))
    if len(faces) != number:
        raise DiceError("dice-count", shown, number, number)
    if any(not 1 <= face <= sides for face in faces):
        raise DiceError("dice-face", shown, 1, sides)


def _numbers(typed: str, lowest: int, highest: int) -> list[int]:
    words = typed.translate(_MINUS).replace(",", " ").replace("+", " ").split()
    if not words or not all(_NUMBER.fullmatch(word) for word in words):
        raise DiceError("dice-number", typed, lowest, highest)
    return [int(word) for word in words]


@lru_cache(maxsize=256)
def _hands(count: int, sides: int) -> Distribution[tuple[int, ...]]:
    """Every hand of faces, with the number of ways to throw it."""
    hands: list[tuple[tuple[int, ...], int]] = [((), 1)]
    for face in range(sides, 0, -1):
        # so many more dice show this face, among all that do not show a higher one
        hands = [
            ((*hand, *(face,) * more), ways * comb(count - len(hand), more))
            for hand, ways in hands
            for more in (range(count - len(hand) + 1) if face > 1 else (count - len(hand),))
        ]
    return Distribution(dict(hands))


@lru_cache(maxsize=1024)
def _totals(count: int, sides: int, plus: int) -> Distribution[int]:
    weights = [1]
    for _ in range(count):
        # the ways to a total are those of the totals up to `sides` below it: sums over a window
        sums = [*accumulate(weights)]
        sums += [sums[-1]] * (sides - 1)
        weights = sums[:sides] + list(map(sub, sums[sides:], sums))
    return Distribution({count + index + plus: w for index, w in enumerate(weights)})


def parse_dice(text: str, sides: int = 6) -> Dice:
    """Read `2d6+1`, `3d-1` (dice of `sides` sides), `W20` or a plain number.

    Raises DiceError where the text is no such thing, or names dice beyond the limits.
    """
    match = _NOTATION.fullmatch(text.translate(_MINUS).replace(" ", ""))
    if match is None:
        raise DiceError("dice-notation", text)
    count, given_sides, sign, number, lone_sign, lone = match.groups()
    if lone is not None:
        return Dice(0, sides, int(lone_sign + lone))
    dice = Dice(int(count or 1), int(given_sides or sides), int((sign or "+") + (number or "0")))
    if not 1 <= dice.number <= MOST_DICE or not 1 <= dice.sides <= MOST_SIDES:
        raise DiceError("dice-limit", text, MOST_DICE, MOST_SIDES)
    return dice

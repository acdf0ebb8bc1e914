"""Equal results first: how figures of one row are held against the oracle's."""

from __future__ import annotations

from fractions import Fraction

from bench.model import Figures

TOLERANCE = 1e-12
"""How far a float may lie from the oracle. Where both are exact they must be equal."""


def differences(
    name: str, figures: Figures, oracle: Figures, *, partial: bool = False
) -> list[str]:
    """A sentence for each figure that differs, is missing or is too many; none if all is equal.

    A partial result may lack figures, but not all of them.
    """
    if not figures:
        return [f"{name}: no figures at all"]
    found = [f"{name}: unexpected {key}" for key in figures if key not in oracle]
    for key, right in oracle.items():
        if key not in figures:
            if not partial:
                found.append(f"{name}: {key} is missing")
        elif not _equal(figures[key], right):
            found.append(f"{name}: {key} is {figures[key]}, the oracle says {right}")
    return found


def _equal(value: Fraction | float, right: Fraction | float) -> bool:
    if isinstance(value, float) or isinstance(right, float):
        return abs(float(value) - float(right)) <= TOLERANCE
    return value == right

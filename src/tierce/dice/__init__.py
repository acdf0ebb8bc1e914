"""Dice and exact distributions. This layer knows nothing of rules or fights."""

from tierce.dice.distribution import Distribution
from tierce.dice.pool import Apart, Dice, DiceError, Thrown, parse_dice

__all__ = ["Apart", "Dice", "DiceError", "Distribution", "Thrown", "parse_dice"]

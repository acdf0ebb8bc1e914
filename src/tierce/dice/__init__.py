"""Dice and exact distributions. This layer knows nothing of rules or fights."""

from tierce.dice.distribution import Distribution
from tierce.dice.pool import Dice, DiceError, parse_dice

__all__ = ["Dice", "DiceError", "Distribution", "parse_dice"]

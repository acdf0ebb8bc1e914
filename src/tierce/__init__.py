"""tierce adjudicates tabletop combat: one rule, many readings.

This module holds the version and imports nothing, so that ``import tierce`` costs nothing.
"""

__version__ = "0.1.0"

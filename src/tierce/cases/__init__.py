"""Cases: YAML files in which a rules author states what the rules must do, and their runner."""

from tierce.cases.failure import Failure, Problem
from tierce.cases.model import Case
from tierce.cases.running import Result, check, collect, run

__all__ = ["Case", "Failure", "Problem", "Result", "check", "collect", "run"]

"""Settings shared by every test: hypothesis without deadlines, the same draws in CI, and how many
random fights the conformance suite plays."""

from __future__ import annotations

import os

import pytest
from hypothesis import settings

# Both cores may be busy, so a slow example is no finding.
settings.register_profile("local", deadline=None)
settings.register_profile(
    "repeatable", deadline=None, derandomize=True, database=None, print_blob=True
)
settings.load_profile("repeatable" if os.environ.get("CI") else "local")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--fights N`: how many random fights are played."""
    parser.addoption(
        "--fights",
        type=int,
        default=int(os.environ.get("TIERCE_FIGHTS", "40")),
        help="random fights the conformance suite plays for each system (TIERCE_FIGHTS; 40)",
    )


@pytest.fixture(scope="session")
def fights(request: pytest.FixtureRequest) -> int:
    """How many random fights are played."""
    number: int = request.config.getoption("--fights")
    return number

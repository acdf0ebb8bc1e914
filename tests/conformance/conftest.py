"""Each test of the suite is run for each system."""

from __future__ import annotations

import pytest

from tests.conformance.subjects import SUBJECTS


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A test that asks for a `subject` is run once for each system."""
    if "subject" in metafunc.fixturenames:
        metafunc.parametrize("subject", SUBJECTS, ids=str)

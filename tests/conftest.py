"""Settings shared by every test: hypothesis without deadlines, and the same draws in CI."""

from __future__ import annotations

import os

from hypothesis import settings

# Both cores may be busy, so a slow example is no finding.
settings.register_profile("local", deadline=None)
settings.register_profile(
    "repeatable", deadline=None, derandomize=True, database=None, print_blob=True
)
settings.load_profile("repeatable" if os.environ.get("CI") else "local")

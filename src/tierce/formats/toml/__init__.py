"""Fighters and scenarios in TOML. What reads them is loaded when a file is read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tierce.fight.system import System
from tierce.formats.format import Format, Found
from tierce.formats.toml.scenario import Scenario

__all__ = ["FORMAT", "Scenario", "read_fighter", "read_scenario", "schema"]


def read_scenario(path: Path) -> Scenario:
    """The scenario in a TOML file.

    Raises UserError where it cannot be read, or telling what is wrong in it and where.
    """
    from tierce.formats.toml.reader import read_scenario_file

    return read_scenario_file(path)


def read_fighter(path: Path, system: System) -> Found:
    """The fighter in a TOML file.

    Raises UserError where it cannot be read, or telling what is wrong in it and where.
    """
    from tierce.formats.toml.reader import read_fighter_file

    return read_fighter_file(path, system)


def schema(system: System) -> dict[str, Any]:
    """The JSON Schemas of a system's files: of a `scenario`, of a `fighter`, and of data that
    people may edit."""
    from tierce.formats.toml.json_schema import schemas

    return schemas(system)


def _system_of(path: Path) -> str:
    """The system that a fighter's file names, "" where it names none."""
    from tierce.formats.toml.document import read_document

    named = read_document(path).root.get("system", "")
    return named if isinstance(named, str) else ""


FORMAT = Format("TOML", read_fighter, _system_of)

"""The sample fights in the package: scenarios of every system, to be started by their names."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from tierce.fight.system import load_system, system_names
from tierce.nearest import nearest
from tierce.text import UserError

#: What is played where nobody names a fight.
DEFAULT = "gurps/duel"


class Sample(NamedTuple):
    """A sample fight: its system and name, which are its id together, and its scenario."""

    system: str
    name: str
    path: Path

    @property
    def id(self) -> str:
        """The name that no other sample has, whatever systems are installed."""
        return f"{self.system}/{self.name}"

    @property
    def title(self) -> str:
        """What the scenario is called."""
        return str(tomllib.loads(self.path.read_text("utf-8")).get("title", ""))


def samples() -> tuple[Sample, ...]:
    """The samples of all systems, each system's in order."""
    return tuple(
        Sample(system, path.stem, path)
        for system in system_names()
        for path in sorted((load_system(system).folder / "samples").glob("*.toml"))
    )


def callable_names(known: Sequence[Sample]) -> dict[str, Sample]:
    """What each sample may be called: its name, where no other has the same, and its id."""
    names = [sample.name for sample in known]
    alone = {sample.name: sample for sample in known if names.count(sample.name) == 1}
    return alone | {sample.id: sample for sample in known}


def scenario_path(typed: str) -> Path:
    """The file that is meant: the one of that name, else the sample of that name.

    Raises UserError where a bare name is neither. Other paths are returned as they are.
    """
    path = Path(typed)
    if path.is_file():
        return path
    known = callable_names(samples())
    if typed in known:
        return known[typed].path
    if path.exists() or path.suffix or typed != path.name:
        return path
    meant = nearest(typed, known)
    if meant:
        raise UserError("cli-sample-none", typed=typed, nearest=meant)
    shortest = tuple(dict.fromkeys(_shortest(sample, known) for sample in known.values()))
    raise UserError("cli-sample-none-known", typed=typed, known=shortest)


def _shortest(sample: Sample, known: dict[str, Sample]) -> str:
    return sample.name if sample.name in known else sample.id


def listed() -> list[tuple[str, Sample]]:
    """Every sample with the shortest name it may be called by."""
    found = samples()
    known = callable_names(found)
    return [(_shortest(sample, known), sample) for sample in found]

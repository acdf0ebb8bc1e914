"""Records what `tierce log` prints of fights that are played the same way every time.

A script lies in tests/golden/SYSTEM/NAME.yaml, and beside it the log in each language,
NAME.LANG.txt. The script says

    sample: ambush            # the sample fight that is played
    seed: dusk                # what the dice come from
    policy: steady            # how all is decided that the script does not decide; the default
    until: Hob Tallow@4       # the turn before which to stop; left out: the fight is over
    languages: [en, ja]       # what it is told in; left out: English and Chinese
    turns:                    # what somebody says or throws in a turn, by how the address ends
      Hob Tallow@1: {maneuver: all-out-attack, attack/roll: 9}

`python -m tools.golden` records all anew, or those named. `--asked` prints instead every question
of a fight with its answer, for who writes a script. A log that has changed must be read, line by
line, before it is committed: that is what it is for.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from click.testing import CliRunner
from ruamel.yaml import YAML

from tierce.cli.app import app
from tierce.cli.play.samples import callable_names, samples
from tierce.cli.play.start import seeded
from tierce.fight.dice_bag import throw
from tierce.fight.session import Fight, play_on
from tierce.formats.fightlog import start_fight
from tierce.formats.toml import read_scenario
from tierce.script.answered import Answer, Asked, Source, decided_by, first_of, rolled_by
from tierce.script.effects import Choose

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "tests" / "golden"
LANGUAGES = ("en", "zh-Hans")
COLUMNS = "96"
#: A fight that asks more than this does not end.
MOST_ANSWERS = 5000


class BadScript(ValueError):
    """A script that says what is never asked, or does not stop where it should."""


@dataclass(frozen=True)
class Script:
    """How a fight is played; keys as the module tells."""

    path: Path
    sample: str
    seed: str
    policy: str = ""
    until: str = ""
    turns: Mapping[str, Mapping[str, Any]] = field(default_factory=dict)
    languages: Sequence[str] = LANGUAGES

    @classmethod
    def read(cls, path: Path) -> Script:
        """The script in a file. Raises TypeError where a key is unknown or missing."""
        return cls(path, **YAML(typ="safe").load(path.read_text("utf-8")))

    def log(self, language: str) -> Path:
        """Where the log in a language lies."""
        return self.path.with_name(f"{self.path.stem}.{language}.txt")


def scripts(folder: Path = FOLDER) -> list[Script]:
    """All scripts, in order."""
    return [Script.read(path) for path in sorted(folder.rglob("*.yaml"))]


Hear = Callable[[Asked, Answer], None]


def _unheard(asked: Asked, answer: Answer) -> None:
    """Nobody listens."""


def play(script: Script, log: Path, hear: Hear = _unheard) -> Fight:
    """Play a script's fight, with its log in a file; `hear` is told each answer as it is given.

    Raises BadScript where an answer is not asked for, or the fight does not stop as it should.
    """
    scenario = read_scenario(callable_names(samples())[script.sample].path)
    setup = seeded(scenario.setup, script.seed)
    opened = start_fight(log, setup, scenario.stated())
    assert opened.file is not None, "a fight just begun has its log"
    policies = setup.system.policies
    policy = policies[script.policy or next(iter(policies))]
    scripted = _Scripted(script, first_of(_dice(setup.seed), decided_by(policy)))

    def answers(asked: Asked) -> Answer | None:
        answer = scripted(asked)
        if answer is not None:
            hear(asked, answer)
        return answer

    try:
        play_on(opened.fight, answers)
    finally:
        opened.file.close()
    if not scripted.reached:
        raise BadScript(f"{script.path}: {script.until} never comes")
    if scripted.unused:
        never = ", ".join(f"{turn} {end}" for turn, end in scripted.unused)
        raise BadScript(f"{script.path}: never asked: {never}")
    return opened.fight


def _dice(seed: str) -> Source:
    """The computer's dice."""
    return rolled_by(lambda dice, address: dice.total(throw(seed, address, dice)))


class _Scripted:
    """Answers as the script says; what it does not say, as the policy and the dice do."""

    def __init__(self, script: Script, otherwise: Source) -> None:
        self._script = script
        self._otherwise = otherwise
        self._given = 0
        #: whether the fight came to where it is to stop
        self.reached = not script.until
        #: (turn, end of an address) -> answer
        self.unused = {
            (turn, end): value for turn, said in script.turns.items() for end, value in said.items()
        }

    def __call__(self, asked: Asked) -> Answer | None:
        until = self._script.until
        if until and asked.address.startswith(f"{until}/"):
            self.reached = True
            return None
        self._given += 1
        if self._given > MOST_ANSWERS:
            raise BadScript(f"{self._script.path}: does not end")
        meant = [each for each in self.unused if _fits(asked.address, *each)]
        if not meant:
            return self._otherwise(asked)
        value = self.unused.pop(max(meant, key=lambda each: len(each[1])))
        by = "player" if isinstance(asked.ask, Choose) else "hand"
        return Answer(asked.digest, value, by)


def _fits(address: str, turn: str, end: str) -> bool:
    return address.startswith(f"{turn}/") and address.endswith(f"/{end}")


def logs(script: Script) -> dict[str, str]:
    """What `tierce log` prints of a script's fight, by language."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "fight.tierce"
        play(script, path)
        return {language: _printed(path, language) for language in script.languages}


def _printed(log: Path, language: str) -> str:
    runner = CliRunner(env={"COLUMNS": COLUMNS, "NO_COLOR": "1"})
    done = runner.invoke(app, ["log", str(log), "--lang", language], catch_exceptions=False)
    return done.output


def print_asked(script: Script) -> None:
    """Print every question of a script's fight with its answer, as they come."""

    def hear(asked: Asked, answer: Answer) -> None:
        ask = asked.ask
        ids = [option.id for option in ask.options] if isinstance(ask, Choose) else []
        print(f"{asked.address}: {answer.value}" + (f"  # {', '.join(ids)}" if ids else ""))

    with tempfile.TemporaryDirectory() as folder:
        play(script, Path(folder) / "fight.tierce", hear)


def record(script: Script) -> None:
    """Write the logs of a script's fight."""
    for language, text in logs(script).items():
        script.log(language).write_text(text, "utf-8")


def main(words: list[str]) -> None:
    """Record the fights named, or all; or print what they are asked."""
    names = [word for word in words if word != "--asked"]
    for script in scripts():
        if names and script.path.stem not in names:
            continue
        if "--asked" in words:
            print_asked(script)
        else:
            record(script)


if __name__ == "__main__":
    main(sys.argv[1:])

"""The sample fights: listed, started by name, and never in the way of a file of that name."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.conftest import Run
from tierce.cli.play import samples
from tierce.cli.play.samples import Sample
from tierce.fight.log import read_log
from tierce.fight.system import load_system
from tierce.text import LANGUAGES, Catalogue, UserError

SAMPLES = Path(samples.__file__).parents[2] / "systems"
SYSTEMS = {
    folder.parent.name: sorted(path.stem for path in folder.glob("*.toml"))
    for folder in sorted(SAMPLES.glob("*/samples"))
}
NAMES = [name for names in SYSTEMS.values() for name in names]
ORCS = """
system = "gurps"
title = "Mine"
[[fighter]]
name = "A"
side = "a"
[[fighter]]
name = "B"
side = "b"
"""


def title(log: str) -> object:
    """The title of the fight in a log."""
    return read_log(Path(log)).header["title"]


def test_every_sample_is_listed_with_its_title_and_what_it_shows(run: Run) -> None:
    done = run("play", "--list")
    assert done.exit_code == 0
    lines = done.output.splitlines()
    assert [line for line in lines if line[0] != " "] == sorted(SYSTEMS)
    assert [line.split()[0] for line in lines if line[0] == " " != line[2]] == NAMES
    assert "\n  duel      The bridge at first light\n            Rapier and dagger" in done.output
    assert "\n            两名护卫与受伤的使节" in run("play", "--list", "--lang", "zh-Hans").output


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_sample_shows_is_told_in_every_language(language: str) -> None:
    catalogue = Catalogue.load(language)
    english = Catalogue.load("en")
    for system, names in SYSTEMS.items():
        for name in names:
            told = catalogue.text(f"{system}-sample-{name}")
            assert language == "en" or told != english.text(f"{system}-sample-{name}")


@pytest.mark.parametrize("name", NAMES)
def test_a_sample_is_started_by_its_name(run: Run, name: str) -> None:
    done = run("play", name, "--seed", "s", "--log", "x.tierce", typed="q\n")
    assert done.exit_code == 0
    (known,) = (sample for sample in samples.samples() if sample.name == name)
    assert title("x.tierce") == known.title != ""
    assert done.output.startswith(known.title + "\n")


def test_without_a_name_it_is_the_duel(run: Run) -> None:
    run("play", "--log", "x.tierce", typed="q\n")
    assert title("x.tierce") == "The bridge at first light"


def test_a_log_lies_beside_one_named_for_the_sample(run: Run) -> None:
    run("play", "gurps/beast", typed="q\n")
    (log,) = Path().glob("*.tierce")
    assert log.name.startswith("beast-")
    assert title(log.name) == "The boar of Elm Hollow"


def test_a_file_of_that_name_comes_first(run: Run) -> None:
    Path("duel").write_text(ORCS, "utf-8")
    run("play", "duel", "--log", "x.tierce", typed="q\n")
    assert title("x.tierce") == "Mine"


def test_a_folder_of_that_name_is_no_fight(run: Run) -> None:
    Path("duel").mkdir()
    assert run("play", "duel", "--log", "x.tierce", typed="q\n").exit_code == 0


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("ambusch", "neither a file nor a sample fight “ambusch”. Did you mean the sample fight “"),
        ("zzz", f"a sample fight “zzz”. Sample fights: {', '.join(NAMES)}"),
        ("duel.tml", "duel.tml: there is no such file."),
        ("gurps/duell", "gurps/duell: there is no such file."),
    ],
)
def test_a_name_of_nothing(run: Run, typed: str, said: str) -> None:
    done = run("play", typed)
    assert done.exit_code == 2
    assert said in done.stderr
    assert list(Path().iterdir()) == []


def test_samples_are_not_for_options_of_logs(run: Run) -> None:
    assert "--repair is for logs only" in run("play", "duel", "--repair").stderr


def test_two_systems_may_have_samples_of_one_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = [Sample(system, "duel", tmp_path / system) for system in ("gurps", "other")]
    known.append(Sample("other", "brawl", tmp_path / "brawl"))
    monkeypatch.setattr(samples, "samples", lambda: tuple(known))
    assert [name for name, _ in samples.listed()] == ["gurps/duel", "other/duel", "brawl"]
    assert samples.scenario_path("other/duel") == tmp_path / "other"
    assert samples.scenario_path("other/brawl") == tmp_path / "brawl"
    assert samples.scenario_path(samples.DEFAULT) == tmp_path / "gurps"
    with pytest.raises(UserError) as raised:
        samples.scenario_path("duel")
    assert raised.value.message.facts["nearest"] in ("gurps/duel", "other/duel")


def test_samples_lie_with_their_systems() -> None:
    for sample in samples.samples():
        assert sample.path.parent == load_system(sample.system).folder / "samples"

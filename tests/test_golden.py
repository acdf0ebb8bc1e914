"""Golden logs: fights played the same way every time are told as they were when somebody read them.

Where one has changed on purpose: `python -m tools.golden NAME`, then read every line that differs
against the rules, in both languages.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from tierce.cli.play.samples import samples
from tierce.script.answered import Asked, Happened
from tierce.script.effects import Choose
from tools import golden
from tools.golden import BadScript, Script

SCRIPTS = golden.scripts()
DUEL = Script(Path("duel.yaml"), "duel", "mist")


@pytest.fixture(autouse=True)
def outside(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever terminal the tests run in, logs are told alike."""
    for name in ("FORCE_COLOR", "TIERCE_LANG"):
        monkeypatch.delenv(name, raising=False)


@cache
def events(script: Path) -> tuple[Happened, ...]:
    """What happens in a script's fight."""
    import tempfile

    with tempfile.TemporaryDirectory() as folder:
        fight = golden.play(Script.read(script), Path(folder) / "fight.tierce")
        return tuple(fight.notes())


def happened(key: str) -> Iterator[Happened]:
    """Every event of a kind, in all the fights."""
    for script in SCRIPTS:
        yield from (each for each in events(script.path) if each.key == key)


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda script: script.path.stem)
def test_a_fight_is_told_as_it_was_when_it_was_read(script: Script) -> None:
    told = golden.logs(script)
    kept = {language: script.log(language).read_text("utf-8") for language in script.languages}
    assert told == kept


def test_every_log_has_its_script() -> None:
    logs = {script.log(language) for script in SCRIPTS for language in script.languages}
    assert set(golden.FOLDER.rglob("*.txt")) == logs


def test_every_sample_is_told() -> None:
    assert {sample.name for sample in samples()} == {script.sample for script in SCRIPTS}


@pytest.mark.parametrize("made", [True, False])
def test_a_friend_comes_between_in_time_and_too_late(made: bool) -> None:
    assert any(each.facts["made"] == made for each in happened("gurps.event.sacrifice"))


@pytest.mark.parametrize("made", [True, False])
def test_a_stun_goes_on_and_ends(made: bool) -> None:
    assert any(each.facts["made"] == made for each in happened("gurps.event.recover"))


def test_a_parry_breaks_the_weapon() -> None:
    broken = [each for each in happened("gurps.event.broken") if "/weight" in each.address]
    vain = list(happened("gurps.event.parry-in-vain"))
    assert len(broken) > len(vain) > 0, "one parry that counts, one that does not"


def test_a_wait_interrupts() -> None:
    acts = list(happened("gurps.event.interrupt"))
    assert {each.facts["maneuver"] for each in acts} == {"attack", "all-out-attack"}
    # Told before the attack it comes before.
    first = acts[0]
    root = first.address.partition("/")[0]
    strikes = [
        each.facts["who"]
        for each in next(events(s.path) for s in SCRIPTS if any(e is first for e in events(s.path)))
        if each.key == "gurps.event.attack" and each.address.startswith(f"{root}/")
    ]
    assert strikes[0] == first.facts["who"] != root.partition("@")[0] == strikes[1]


class TestScripts:
    """What a script says is what is answered, and nothing of it is passed over."""

    def told(self, script: Script, folder: Path) -> dict[str, object]:
        """Address -> answer."""
        heard: dict[str, object] = {}

        def hear(asked: Asked, answer: object) -> None:
            value = answer.value  # type: ignore[attr-defined]
            heard[asked.address] = value
            assert isinstance(asked.ask, Choose) == isinstance(value, str)

        golden.play(script, folder / "fight.tierce", hear)
        return heard

    def test_what_is_said_is_answered(self, tmp_path: Path) -> None:
        said = {"Ilse Varn@1": {"maneuver": "attack", "attack/roll": 9, "roll": 17}}
        script = replace(DUEL, until="Orban the Cooper@1", turns=said)
        heard = self.told(script, tmp_path)
        assert heard["Ilse Varn@1/turn/maneuver"] == "attack"
        assert heard["Ilse Varn@1/turn/attack/strike/attack/roll"] == 9, "the more exact end"
        assert heard["Ilse Varn@1/turn/attack/strike/defence-roll/roll"] == 17
        assert not any(address.startswith("Orban") for address in heard)

    def test_what_is_never_asked_is_refused(self, tmp_path: Path) -> None:
        said = {"Ilse Varn@1": {"dance": "yes"}}
        with pytest.raises(BadScript, match="never asked: Ilse Varn@1 dance"):
            self.told(replace(DUEL, until="Ilse Varn@2", turns=said), tmp_path)

    def test_a_turn_that_never_comes_is_refused(self, tmp_path: Path) -> None:
        with pytest.raises(BadScript, match="Ilse Varn@500 never comes"):
            self.told(replace(DUEL, until="Ilse Varn@500"), tmp_path)

    def test_a_fight_without_end_is_refused(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(golden, "MOST_ANSWERS", 5)
        with pytest.raises(BadScript, match="does not end"):
            self.told(DUEL, tmp_path)

    def test_an_unknown_key_is_refused(self, tmp_path: Path) -> None:
        path = tmp_path / "x.yaml"
        path.write_text("sample: duel\nseed: s\nanswers: {}\n", "utf-8")
        with pytest.raises(TypeError):
            Script.read(path)

    def test_recording(self, tmp_path: Path) -> None:
        script = replace(DUEL, path=tmp_path / "duel.yaml", until="Orban the Cooper@1")
        golden.record(script)
        english = (tmp_path / "duel.en.txt").read_text("utf-8")
        assert english.startswith("The bridge at first light\n")
        assert "行动次序：" in (tmp_path / "duel.zh-Hans.txt").read_text("utf-8")
        assert max(map(len, english.splitlines())) == int(golden.COLUMNS)

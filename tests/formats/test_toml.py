"""Fighters and scenarios in TOML: what is read, and what is told where a file is wrong."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import fields, replace
from fractions import Fraction
from pathlib import Path
from typing import Annotated, Any

import pytest
from pydantic import Field

from tierce.dice import Dice
from tierce.fight.slots import Change
from tierce.fight.state import View
from tierce.fight.system import load_system
from tierce.formats.format import Format, Found, format_names, format_of
from tierce.formats.toml import FORMAT, Scenario, read_fighter, read_scenario, reader
from tierce.formats.toml.document import read_document
from tierce.script.effects import Option, Who
from tierce.systems.file_types import Table
from tierce.systems.gurps.fact_file import GurpsFact
from tierce.systems.gurps.options import Options
from tierce.systems.gurps.rules import dodge, turn
from tierce.systems.gurps.rules.place import DEFAULTS
from tierce.systems.gurps.sheet import TRAITS, Sheet, Shield, Skill, Weapon
from tierce.text import LANGUAGES, Catalogue, UserError

BAD = Path(__file__).parent / "bad"
BO = '\n[[fighter]]\nname = "Bo"\nside = "b"\n'


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own, in which we are, so that messages name its files shortly."""
    monkeypatch.chdir(tmp_path)
    return tmp_path


def put(name: str, text: str) -> Path:
    """A file in the folder we are in."""
    Path(name).write_text(text, "utf-8")
    return Path(name)


def scenario(fighter: str, before: str = "", after: str = "") -> Scenario:
    """The scenario of Anna, with these keys, against Bo."""
    anna = f'[[fighter]]\nname = "Anna"\nside = "a"\n{fighter}'
    return read_scenario(put("s.toml", f'system = "gurps"\n{before}\n{anna}{BO}{after}'))


def about_two(system: str, *facts: str) -> str:
    """A scenario of A against B and C with facts, each as `FROM TO KEY = VALUE`."""
    lines = [f'system = "{system}"']
    for name, side in (("A", "a"), ("B", "b"), ("C", "b")):
        lines += ["[[fighter]]", f'name = "{name}"', f'side = "{side}"']
    for each in facts:
        one, other, said = each.split(" ", 2)
        lines += ["[[fact]]", f'from = "{one}"\nto = "{other}"', said]
    return "\n".join(lines) + "\n"


def anna(keys: str) -> Sheet:
    """The sheet these keys make."""
    sheet = read_fighter(put("anna.toml", f'name = "Anna"\n{keys}'), load_system("gurps"))[1]
    assert isinstance(sheet, Sheet)
    return sheet


def told(keys: str) -> str:
    """What is told of a fighter with these keys, without the name of the file."""
    with pytest.raises(UserError) as raised:
        anna(keys)
    return str(raised.value).removeprefix("anna.toml, ")


class TestBadFiles:
    """Every file in bad/ is refused with the text that stands beside it."""

    @pytest.fixture(autouse=True)
    def _in_bad(self, monkeypatch: pytest.MonkeyPatch) -> None:
        monkeypatch.chdir(BAD)

    @pytest.mark.parametrize("name", sorted(path.stem for path in BAD.glob("*.txt")))
    def test_told_where_and_what_would_be_right(self, name: str) -> None:
        expected = (BAD / f"{name}.txt").read_text("utf-8").removesuffix("\n")
        expected = expected.replace("{traits}", ", ".join(TRAITS))
        with pytest.raises(UserError) as raised:
            read_scenario(Path(f"{name}.toml"))
        assert str(raised.value) == expected
        for language in LANGUAGES:
            assert Catalogue.load(language).render(raised.value.message)

    def test_none_is_left_out(self) -> None:
        files = {path.stem for path in BAD.glob("*.toml") if path.is_file()}
        assert files == {path.stem for path in BAD.glob("*.txt")}

    def test_in_another_language(self) -> None:
        with pytest.raises(UserError) as raised:
            read_scenario(Path("file-wrong.toml"))
        assert Catalogue.load("zh-Hans").render(raised.value.message) == (
            "file-wrong.toml 第 6 行，fighter[1]：“hp”的值是 0，必须在 1 到 10000 之间。\n"
            "others/wrong.toml 第 2 行：“st”的值是 -3，必须在 1 到 1000 之间。\n"
            "others/wrong.toml 第 3 行：未知的键“skils”。您是否想写“skills”？"
        )


@pytest.mark.usefixtures("folder")
class TestUnreadable:
    """Files that are no TOML text at all."""

    def told(self, content: bytes) -> str:
        Path("s.toml").write_bytes(content)
        with pytest.raises(UserError) as raised:
            read_scenario(Path("s.toml"))
        return str(raised.value)

    def test_no_text(self) -> None:
        assert self.told(b'title = "\xff\xfe"') == "s.toml: this is not text in UTF-8."

    def test_no_file(self) -> None:
        with pytest.raises(UserError, match=r"^none\.toml: there is no such file\.$"):
            read_scenario(Path("none.toml"))

    def test_a_name_that_no_file_can_have(self) -> None:
        with pytest.raises(UserError, match=r"cannot be read"):
            read_scenario(Path("a\0b.toml"))

    def test_a_folder(self) -> None:
        with pytest.raises(UserError, match=r"^\.: this is a folder, a file is needed\.$"):
            read_scenario(Path())

    @pytest.mark.parametrize("content", [b"a = " + b"[" * 100_000, b"a = " + b"9" * 10_000])
    def test_too_much(self, content: bytes) -> None:
        assert self.told(content).startswith("s.toml: this cannot be read: its tables lie too deep")

    def test_a_number_too_long_to_be_written_in_decimals(self) -> None:
        text = self.told(b'system = "gurps"\ntitle = 0x' + b"f" * 10_000)
        assert f"“title” is “0x{'f' * 37}…”, but must be text." in text

    def test_marks_of_other_editors_do_no_harm(self) -> None:
        text = 'system = "gurps"\r\n[[fighter]]\r\nname = "Anna"\r\nside = "a"' + BO
        Path("s.toml").write_bytes(b"\xef\xbb\xbf" + text.encode())
        assert [f.name for f in read_scenario(Path("s.toml")).setup.fighters] == ["Anna", "Bo"]


@pytest.mark.usefixtures("folder")
class TestArithmetic:
    """What is left out follows from the rest."""

    def test_nothing_stated(self) -> None:
        assert anna("") == Sheet()

    def test_attributes(self) -> None:
        sheet = anna("st = 12\ndx = 13\niq = 11\nht = 10\n")
        assert (sheet.hp, sheet.will, sheet.per, sheet.fp) == (12, 11, 11, 10)
        assert (sheet.basic_speed, sheet.basic_move) == (Fraction(23, 4), 5)  # (13 + 10) / 4

    def test_stated_values_stand(self) -> None:
        keys = "will = 14\nper = 9\nhp = 15\nfp = 8\nbasic_speed = 6.25\nbasic_move = 7\n"
        sheet = anna(f"st = 12\niq = 11\n{keys}")
        assert (sheet.will, sheet.per, sheet.hp, sheet.fp) == (14, 9, 15, 8)
        assert (sheet.basic_speed, sheet.basic_move) == (Fraction(25, 4), 7)

    def test_move_follows_a_stated_speed(self) -> None:
        assert anna('basic_speed = "27/4"\n').basic_move == 6

    @pytest.mark.parametrize(
        ("st", "damage", "dice"),
        [
            (12, "sw+1 cut", Dice(1, 6, 3)),  # swing at 12: 1d+2
            (12, "thr+2 imp", Dice(1, 6, 1)),  # thrust at 12: 1d-1
            (13, "SW - 2 cut", Dice(2, 6, -3)),  # swing at 13: 2d-1
            (10, "thr cr", Dice(1, 6, -2)),
            (1, "thr cr", Dice(1, 6, -6)),
            (28, "sw cut", Dice(5, 6, 1)),
            (40, "thr imp", Dice(4, 6, 1)),
            (10, "2d+1 cut", Dice(2, 6, 1)),
            (10, "3 burn", Dice(0, 6, 3)),
        ],
    )
    def test_damage_by_strength(self, st: int, damage: str, dice: Dice) -> None:
        melee = f'{{name = "blow", skill = "DX", damage = "{damage}"}}'
        sheet = anna(f'st = {st}\nweapon = [{{name = "Thing", melee = [{melee}]}}]\n')
        (mode,) = sheet.weapons[0].melee
        assert mode.damage.dice == dice
        assert mode.thrust == damage.startswith("thr")
        assert mode.level == 10

    def test_armour_divisor(self) -> None:
        melee = '{name = "blow", skill = "DX", damage = "3d(0.5) pi++"}'
        (mode,) = anna(f'weapon = [{{name = "Thing", melee = [{melee}]}}]\n').weapons[0].melee
        assert (mode.damage.divisor, mode.damage.type) == (Fraction(1, 2), "pi++")

    @pytest.mark.parametrize(
        ("entry", "parry", "fencing", "unbalanced"),
        [
            ("2", 2, False, False),
            ('"-1F"', -1, True, False),
            ('"0U"', 0, False, True),
            ('"+2"', 2, False, False),
            ('"−1f"', -1, True, False),
            ('"no"', None, False, False),
        ],
    )
    def test_parry(self, entry: str, parry: int | None, fencing: bool, unbalanced: bool) -> None:
        melee = f'{{name = "blow", skill = "DX", damage = "1d cr", parry = {entry}}}'
        (mode,) = anna(f'weapon = [{{name = "Thing", melee = [{melee}]}}]\n').weapons[0].melee
        assert (mode.parry, mode.fencing, mode.unbalanced) == (parry, fencing, unbalanced)

    @pytest.mark.parametrize(
        ("entry", "reach"),
        [("2", (2, 2)), ('"C"', (0, 0)), ('"C,1"', (0, 1)), ('"1, 2*"', (1, 2)), ('"2-4"', (2, 4))],
    )
    def test_reach(self, entry: str, reach: tuple[int, int]) -> None:
        melee = f'{{name = "blow", skill = "DX", damage = "1d cr", reach = {entry}}}'
        (mode,) = anna(f'weapon = [{{name = "Thing", melee = [{melee}]}}]\n').weapons[0].melee
        assert mode.reach == reach

    @pytest.mark.parametrize(
        ("projectile", "stated", "st_based"),
        [
            ("thrown", "", True),
            ("muscle", "", True),
            ("bullet", "", False),
            ("beam", "st_based = true, ", True),
            ("thrown", "st_based = false, ", False),
        ],
    )
    def test_range(self, projectile: str, stated: str, st_based: bool) -> None:
        keys = f'damage = "1d imp", {stated}projectile = "{projectile}", range = "100/150"'
        ranged = f'{{name = "shot", skill = "DX", {keys}}}'
        (mode,) = anna(f'weapon = [{{name = "Thing", ranged = [{ranged}]}}]\n').weapons[0].ranged
        assert (mode.half, mode.maximum, mode.damage.st_based) == (100, 150, st_based)

    def test_levels_from_skills(self) -> None:
        sheet = anna(
            "skills = { Knife = { level = 12, points = 4 }, Shield = 11 }\n"
            'shield = { name = "Door", db = 1 }\n'
            'weapon = [{ name = "Knife", melee = ['
            '{ name = "stab", skill = "Knife", damage = "1d-1 imp" },'
            '{ name = "slash", skill = "Knife", level = 10, damage = "1d-2 cut" }] }]\n'
        )
        assert sheet.skills == (Skill("Knife", 12, 4), Skill("Shield", 11))
        assert [mode.level for mode in sheet.weapons[0].melee] == [12, 10]
        assert sheet.shield == Shield("Door", 1, 11)

    def test_armour(self) -> None:
        everywhere = anna("dr = 3\n")
        assert [everywhere.armour(place) for place in ("torso", "skull", "foot")] == [3, 3, 3]
        assert everywhere.armour("eye") == 0
        assert anna("dr = { torso = 4, skull = 2 }\n").dr == (("skull", 2), ("torso", 4))

    def test_traits_with_levels(self) -> None:
        sheet = anna('traits = ["combat-reflexes", { name = "hard-to-kill", level = 2 }]\n')
        assert sheet.traits == {"combat-reflexes", "hard-to-kill"}
        assert sheet.trait_levels == (("hard-to-kill", 2),)


def _mode(hands: int) -> str:
    return f'{{name = "blow", skill = "DX", damage = "1d cr", hands = {hands}}}'


@pytest.mark.usefixtures("folder")
class TestHands:
    """What the hands hold where the file does not say it, or says it wrongly."""

    CLAWS = 'weapon = [{ name = "Claws", natural = "fist" }, '
    DOOR = 'shield = { name = "Door", db = 1, level = 9 }\n'

    def test_first_weapon_and_shield(self) -> None:
        keys = f'{self.CLAWS}{{ name = "Axe", melee = [{_mode(1)}] }}, {{ name = "Knife" }}]\n'
        sheet = anna(self.DOOR + keys)
        assert (sheet.main, sheet.off) == ("Axe", "Door")

    def test_no_shield_beside_a_weapon_that_takes_both_hands(self) -> None:
        sheet = anna(f'{self.DOOR}weapon = [{{ name = "Pole", melee = [{_mode(2)}] }}]\n')
        assert (sheet.main, sheet.off) == ("Pole", "")

    def test_a_weapon_with_a_use_in_one_hand_leaves_the_other_free(self) -> None:
        one, two = _mode(1), _mode(2).replace("blow", "blow of both hands")
        sheet = anna(f'{self.DOOR}weapon = [{{ name = "Spear", melee = [{two}, {one}] }}]\n')
        assert (sheet.main, sheet.off) == ("Spear", "Door")

    def test_stated(self) -> None:
        sheet = anna('main = ""\noff = "Knife"\nweapon = [{ name = "Knife" }]\n')
        assert (sheet.main, sheet.off) == ("", "Knife")

    def test_a_weapon_for_both_hands_in_the_off_hand(self) -> None:
        keys = f'main = ""\noff = "Pole"\nweapon = [{{ name = "Pole", melee = [{_mode(2)}] }}]\n'
        assert told(keys) == (
            'line 3: “Pole” takes both hands; it stands in “main” alone, and “off” is then "".'
        )


@pytest.mark.usefixtures("folder")
class TestScenario:
    """What a scenario holds beside its fighters."""

    def test_as_it_is_typed(self) -> None:
        read = scenario(
            'player = false\ndice = "hand"\n',
            'title = "A duel at dawn"\nseed = "dawn"\noptions.criticals = "plain"',
        )
        assert (read.setup.title, read.setup.seed) == ("A duel at dawn", "dawn")
        assert read.setup.options == Options(criticals="plain")
        assert read.setup.system is load_system("gurps")
        who = [(f.name, f.side, f.player, f.dice) for f in read.setup.fighters]
        assert who == [("Anna", "a", False, "hand"), ("Bo", "b", True, "computer")]

    def test_nothing_more_than_needed(self) -> None:
        read = scenario("")
        assert (read.setup.title, read.setup.seed, read.facts) == ("", "", ())
        assert read.setup.options == Options()

    def test_a_number_as_seed(self) -> None:
        assert scenario("", "seed = 7").setup.seed == "7"

    def test_every_option_can_be_typed(self) -> None:
        other: dict[str, Any] = {
            "criticals": "plain",
            "knockback": False,
            "random_hit_location": True,
            "extra_effort": True,
            "critical_defences": False,
            "damage_to_shields": True,
            "retreat_prone_needs_roll": False,
            "retreat_speed_limit": "basic_speed",
            "retreat_after_no_movement": False,
            "wait_option_in_advance": True,
        }
        assert set(other) == {option.name for option in fields(Options)}
        words = {True: "true", False: "false"}
        lines = [f"{key} = {words.get(v, repr(v))}" for key, v in other.items()]
        read = scenario("", "[options]\n" + "\n".join(lines))
        assert read.setup.options == Options(**other)

    @pytest.mark.parametrize(
        ("system", "first", "second", "told"),
        [
            (
                "cthulhu",
                "A B distance = 2",
                "B A distance = 5",
                "is 5, but fact[1] says 2",
            ),
            (
                "cthulhu",
                "A B distance = 2",
                "A B distance = 5",
                "is 5, but fact[1] says 2",
            ),
            (
                "cthulhu",
                "A B cover = true",
                "B A cover = false",
                "is false, but fact[1] says true",
            ),
            (
                "gurps",
                "A B distance = 2",
                "B A distance = 3",
                "is 3, but fact[1] says 2",
            ),
            (
                "gurps",
                'A B arc = "rear"',
                'A B arc = "side"',
                "is side, but fact[1] says rear",
            ),
            ("drachensturm", "A B distance = 2", "B A distance = 3", "“distance” is 3"),
            ("mordheim", "A B contact = true", "B A apart = true", "“apart” is true"),
        ],
    )
    def test_facts_that_contradict(self, system: str, first: str, second: str, told: str) -> None:
        with pytest.raises(UserError) as error:
            read_scenario(put("s.toml", about_two(system, first, second)))
        assert str(error.value).startswith("s.toml, line 18, fact[2]: ")
        assert told in str(error.value)

    @pytest.mark.parametrize(
        ("system", "first", "second"),
        [
            ("cthulhu", "A B distance = 2", "B A distance = 2"),
            ("cthulhu", "A B distance = 2", "A C distance = 5"),
            ("cthulhu", "A B wall = 2", "B A wall = 5"),
            ("cthulhu", "A B wall = 2", "A B distance = 5"),
            ("gurps", 'A B arc = "rear"', 'B A arc = "side"'),
            ("mordheim", "A B contact = true", "B A contact = true"),
        ],
    )
    def test_facts_that_agree(self, system: str, first: str, second: str) -> None:
        assert len(read_scenario(put("s.toml", about_two(system, first, second))).facts) == 2

    def test_facts(self) -> None:
        one = '\n[[fact]]\nfrom = "Anna"\nto = "Bo"\ndistance = 0\narc = "rear"\ncover = "full"\n'
        two = '\n[[fact]]\nfrom = "Bo"\nto = "Anna"\nunseen = true\nhigher = -3\n'
        first, second = scenario("", after=one + two).facts
        assert (first.one, first.other, first.distance) == ("Anna", "Bo", 0)
        assert (first.arc, first.cover, first.unseen) == ("rear", "full", None)
        assert (second.one, second.unseen, second.higher) == ("Bo", True, -3)

    def test_all_facts_the_rules_read_can_be_stated(self) -> None:
        assert set(DEFAULTS) <= set(GurpsFact.model_fields)


@pytest.mark.usefixtures("folder")
class TestOtherFiles:
    """Fighters built on other files."""

    def test_keys_of_the_scenario_take_the_place_of_the_files(self) -> None:
        put("bo.toml", 'name = "Old Bo"\nside = "b"\nst = 13\ndx = 12\nhp = 20\ndice = "hand"\n')
        fighter = scenario('file = "bo.toml"\nst = 9\nht = 12\n').setup.fighters[0]
        assert (fighter.name, fighter.side, fighter.dice) == ("Anna", "a", "hand")
        sheet = fighter.sheet
        assert (sheet.st, sheet.dx, sheet.hp, sheet.fp) == (9, 12, 20, 12)
        assert sheet.basic_speed == 6  # (12 + 12) / 4: worked out after all keys are known

    def test_a_name_and_a_side_from_the_file(self) -> None:
        put("orc.toml", 'name = "Orc"\nside = "orcs"\nsystem = "gurps"\n')
        entries = '[[fighter]]\nfile = "orc.toml"\n' + BO
        fighters = read_scenario(put("s.toml", f'system = "gurps"\n{entries}')).setup.fighters
        assert [(f.name, f.side) for f in fighters] == [("Orc", "orcs"), ("Bo", "b")]

    def test_one_file_for_many(self) -> None:
        put("orc.toml", 'name = "Orc"\nside = "orcs"\n')
        orcs = "".join(f'[[fighter]]\nfile = "orc.toml"\nname = "Orc {n}"\n' for n in (1, 2))
        fighters = read_scenario(put("s.toml", f'system = "gurps"\n{orcs}{BO}')).setup.fighters
        assert [f.name for f in fighters] == ["Orc 1", "Orc 2", "Bo"]

    def test_each_from_its_own_folder(self) -> None:
        Path("people/kinds").mkdir(parents=True)
        put("people/kinds/orc.toml", "st = 14\ndx = 8\n")
        put("people/chief.toml", 'file = "kinds/orc.toml"\ndx = 11\n')
        sheet = scenario('file = "people/chief.toml"\niq = 12\n').setup.fighters[0].sheet
        assert (sheet.st, sheet.dx, sheet.iq) == (14, 11, 12)

    def test_two_levels_down_the_file_at_fault_is_named(self) -> None:
        put("far.toml", "dx = 0\n")
        put("near.toml", 'file = "far.toml"\n')
        with pytest.raises(UserError) as raised:
            scenario('file = "near.toml"\n')
        assert str(raised.value) == "far.toml, line 1: “dx” is 0, but must be from 1 to 100."

    def base(self, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
        """Files ending in .gcs hold a fighter of that name, all the same."""
        sheet = Sheet(st=12, hp=14, weapons=(Weapon("Club"),), main="Club", skills=(Skill("A", 9),))
        made = Format("made", lambda path, system: Found(name, sheet))
        monkeypatch.setattr(reader, "format_of", lambda path: made)

    def test_on_a_file_of_another_format(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.base(monkeypatch, "Gunnar")
        melee = '{ name = "bash", skill = "A", damage = "sw cr" }'
        keys = f'file = "g.gcs"\nht = 11\nweapon = [{{ name = "Bat", melee = [{melee}] }}]\n'
        sheet = scenario(keys).setup.fighters[0].sheet
        assert (sheet.st, sheet.hp, sheet.ht, sheet.fp) == (12, 14, 11, 10)
        assert sheet.main == "Bat"
        (mode,) = sheet.weapons[0].melee
        assert (mode.level, mode.damage.dice) == (9, Dice(1, 6, 2))  # swing at 12

    def test_a_name_from_another_format(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.base(monkeypatch, "Gunnar")
        text = f'system = "gurps"\n[[fighter]]\nfile = "g.gcs"\nside = "a"\n{BO}'
        fighters = read_scenario(put("s.toml", text)).setup.fighters
        assert (fighters[0].name, fighters[0].sheet.main) == ("Gunnar", "Club")

    def test_a_name_from_another_format_that_will_not_do(
        self, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        self.base(monkeypatch, "Gunnar/2")
        text = f'system = "gurps"\n[[fighter]]\nfile = "g.gcs"\nside = "a"\n{BO}'
        with pytest.raises(UserError) as raised:
            read_scenario(put("s.toml", text))
        assert str(raised.value) == (
            "s.toml, line 2, fighter[1]: “name” cannot be “Gunnar/2”: it must not contain “/”."
        )

    def test_hands_of_a_file_of_another_format(self, monkeypatch: pytest.MonkeyPatch) -> None:
        """What they hold stays while the fighter has it, and a hand for it."""
        door = Shield("Door", 1, 9)
        sheet = Sheet(weapons=(Weapon("Club"),), shield=door, main="Club", off="Door")
        made = Format("made", lambda path, system: Found("Gunnar", sheet))
        monkeypatch.setattr(reader, "format_of", lambda path: made)
        kept = scenario('file = "g.gcs"\nweapon = [{ name = "Bat" }]\n').setup.fighters[0].sheet
        assert (kept.main, kept.off) == ("Bat", "Door")
        pole = f'weapon = [{{ name = "Pole", melee = [{_mode(2)}] }}]'
        freed = scenario(f'file = "g.gcs"\n{pole}\n').setup.fighters[0].sheet
        assert (freed.main, freed.off) == ("Pole", "")

    def test_facts_are_not_blamed_for_a_name_that_could_not_be_read(self) -> None:
        fact = '\n[[fact]]\nfrom = "Orc"\nto = "Bo"\ndistance = 2\n'
        text = f'system = "gurps"\n[[fighter]]\nfile = "orc.toml"\nside = "a"\n{BO}{fact}'
        with pytest.raises(UserError) as raised:
            read_scenario(put("s.toml", text))
        place = "s.toml, line 3, fighter[1].file"
        assert str(raised.value) == f"{place}: orc.toml: there is no such file."


@pytest.mark.usefixtures("folder")
class TestLeft:
    """Fighters who begin with less than all of HP and FP."""

    def lost(self, keys: str) -> tuple[Change, ...]:
        return scenario(keys).begun

    def test_what_is_left(self) -> None:
        keys = "hp = 12\nleft = { hp = 5, fp = 8 }\n"
        assert self.lost(keys) == (
            Change(Who("Anna"), "hp", "add", -7),
            Change(Who("Anna"), "fp", "add", -2),
        )

    def test_all_is_left(self) -> None:
        assert self.lost("left = { hp = 10 }\n") == ()
        assert self.lost("") == ()

    def test_it_holds_when_the_fight_begins_beside_the_facts(self) -> None:
        fact = '\n[[fact]]\nfrom = "Anna"\nto = "Bo"\nunseen = true\n'
        begun = scenario("left = { hp = 4 }\n", after=fact)
        layout = begun.setup.layout()
        view = View(layout, layout.apply(layout.start(), begun.stated()))
        assert view.read(Who("Anna"), "hp") == 4
        assert view.read(Who("Bo"), "stated") == ((("unseen", "Anna"), True),)

    def test_from_a_file(self) -> None:
        put("orc.toml", "hp = 15\nleft = { hp = 6 }\n")
        assert self.lost('file = "orc.toml"\n') == (Change(Who("Anna"), "hp", "add", -9),)
        # as all tables, it is replaced whole
        assert self.lost('file = "orc.toml"\nleft = {}\n') == ()
        assert read_fighter(
            put("anna.toml", 'name = "Anna"\nfile = "orc.toml"\n'), load_system("gurps")
        ).left == {"hp": 6}

    def test_from_another_format(self, monkeypatch: pytest.MonkeyPatch) -> None:
        found = Found("Gunnar", Sheet(hp=14), {"hp": 4})
        made = Format("made", lambda path, system: found)
        monkeypatch.setattr(reader, "format_of", lambda path: made)
        assert self.lost('file = "g.gcs"\n') == (Change(Who("Anna"), "hp", "add", -10),)
        assert self.lost('file = "g.gcs"\nleft = { hp = 13 }\n') == (
            Change(Who("Anna"), "hp", "add", -1),
        )
        # 4 left are more than a fighter of 3 can have
        assert self.lost('file = "g.gcs"\nhp = 3\n') == ()

    @pytest.mark.parametrize(
        ("keys", "said"),
        [
            ("left = { hp = 11 }", "“hp” is 11, but must be from -50 to 10."),
            ("left = { hp = -51 }", "“hp” is -51, but must be from -50 to 10."),
            ("left = { mp = 1 }", "unknown key “mp”. Known: hp, fp."),
            ("left = { hpp = 1 }", "unknown key “hpp”. Did you mean “hp”?"),
            ("left = { shock = 1 }", "unknown key “shock”. Known: hp, fp."),
        ],
    )
    def test_what_cannot_be_left(self, keys: str, said: str) -> None:
        with pytest.raises(UserError) as raised:
            scenario(f"{keys}\n")
        assert str(raised.value) == f"s.toml, line 6, fighter[1].left: {said}"

    def test_the_file_at_fault_is_named(self) -> None:
        put("orc.toml", "left = { hp = 11 }\n")
        with pytest.raises(UserError) as raised:
            scenario('file = "orc.toml"\n')
        assert str(raised.value).startswith("orc.toml, line 1, left: “hp” is 11")


@pytest.mark.usefixtures("folder")
class TestStart:
    """Fighters who begin other than on their feet, awake and ready."""

    def view(self, keys: str) -> View:
        begun = scenario(keys)
        layout = begun.setup.layout()
        return View(layout, layout.apply(layout.start(), begun.stated()))

    def test_posture_and_stun(self) -> None:
        view = self.view('start = { posture = "kneeling", stun = "mental" }\n')
        anna, bo = Who("Anna"), Who("Bo")
        assert (view.read(anna, "posture"), view.read(anna, "stun")) == ("kneeling", "mental")
        assert (view.read(bo, "posture"), view.read(bo, "stun")) == ("standing", "")

    def test_surprise_ends_with_the_first_turn(self) -> None:
        begun = scenario("start = { surprised = true }\n")
        layout = begun.setup.layout()
        state = layout.apply(layout.start(), begun.stated())
        anna = Who("Anna")
        assert turn.open_maneuvers(View(layout, state), anna)[0] == (Option("do-nothing"),)
        on_turn = layout.fire(state, ("turn", "Anna"))
        assert View(layout, on_turn).condition(anna, "surprised") is not None
        acted = layout.fire(on_turn, ("acted", "Anna"))
        assert View(layout, acted).condition(anna, "surprised") is None
        assert len(turn.open_maneuvers(View(layout, acted), anna)[0]) > 1

    def test_flying(self) -> None:
        """Above the ground Aerobatics count in the place of Acrobatics."""
        view = self.view("skills = { Aerobatics = 14 }\nstart = { flying = true }\n")
        assert dodge.acrobatics(view, Who("Anna")) == 14

    def test_nothing_is_changed_by_what_holds_anyway(self) -> None:
        keys = 'start = { posture = "standing", surprised = false, flying = false }\n'
        assert scenario(keys).begun == ()

    def test_from_a_file_of_another_format(self, monkeypatch: pytest.MonkeyPatch) -> None:
        found = Found("Gunnar", Sheet(hp=14), {"hp": 4})
        made = Format("made", lambda path, system: found)
        monkeypatch.setattr(reader, "format_of", lambda path: made)
        assert scenario('file = "g.gcs"\nstart = { stun = "physical" }\n').begun == (
            Change(Who("Anna"), "hp", "add", -10),
            Change(Who("Anna"), "stun", "put", "physical"),
        )

    @pytest.mark.parametrize(
        ("keys", "said"),
        [
            ('posture = "flat"', "“posture” is “flat”, but must be one of: standing, crouching, "),
            ('stun = "yes"', "“stun” is “yes”, but must be one of: physical, mental."),
            ("surprised = 1", "“surprised” is “1”, but must be true or false."),
            ("suprised = true", "unknown key “suprised”. Did you mean “surprised”?"),
        ],
    )
    def test_what_is_no_start(self, keys: str, said: str) -> None:
        with pytest.raises(UserError) as raised:
            scenario(f"start = {{ {keys} }}\n")
        assert str(raised.value).startswith(f"s.toml, line 6, fighter[1].start: {said}")


@pytest.mark.usefixtures("folder")
class TestFighterFile:
    """A fighter's file read by itself."""

    def test_name_needed(self) -> None:
        with pytest.raises(UserError, match=r"^f\.toml, line 1: the key “name” is missing\.$"):
            read_fighter(put("f.toml", "st = 12\n"), load_system("gurps"))

    def test_in_a_circle(self) -> None:
        assert "these files build on each other in a circle: anna.toml, anna.toml" in told(
            'file = "anna.toml"\n'
        )

    def test_dotted_keys_and_tables_name_their_line(self) -> None:
        keys = '[skills]\nA = 9\n\n[skills."B C"]\nlevel = 101\n'
        expected = 'line 6, skills."B C": “level” is 101, but must be from 0 to 100.'
        assert told(keys) == expected


class Odd(Table):
    """A table as another system might have it, wrong in a way only the library has words for."""

    odd: Annotated[int, Field(multiple_of=2)]


@pytest.mark.usefixtures("folder")
class TestOtherSystems:
    """What a system elsewhere may do."""

    def test_an_error_without_a_message_of_ours(self) -> None:
        asking = reader.Reader(load_system("gurps"))
        document = read_document(put("odd.toml", "odd = 3\n"))
        assert asking.check(document, (), Odd) is None
        (wrong,) = asking.wrong
        assert Catalogue.load("en").render(wrong.message) == (
            "odd.toml, line 1: “odd” is “3”, which will not do: Input should be a multiple of 2"
        )

    def test_without_fighters_in_files(self) -> None:
        system = replace(load_system("gurps"), fighter_model=None)
        with pytest.raises(UserError) as raised:
            read_fighter(put("f.toml", 'name = "Anna"\n'), system)
        assert str(raised.value) == ("f.toml: the system “gurps” does not keep fighters in files.")

    def test_without_facts(self) -> None:
        asking = reader.Reader(replace(load_system("gurps"), stated_model=None))
        document = read_document(put("s.toml", '[[fact]]\nfrom = "Anna"\n'))
        assert asking.fact(document, ("fact", 0), ["Anna"], on_map=False) is None
        (wrong,) = asking.wrong
        assert Catalogue.load("en").render(wrong.message) == (
            "s.toml, line 2, fact[1]: unknown key “from”. Known: none."
        )


def test_formats_are_found_by_ending() -> None:
    assert {"gcs", "toml"} <= set(format_names())
    assert format_of(Path("a/Anna.TOML")) is FORMAT
    with pytest.raises(UserError, match=r"^a\.b: not a kind of file that tierce reads"):
        format_of(Path("a.b"))


def test_nothing_heavy_is_loaded_before_a_file_is_read() -> None:
    program = (
        "import sys\nfrom tierce.formats.toml import FORMAT, read_scenario\n"
        "from tierce.systems.gurps import SYSTEM\nassert SYSTEM.fighter_model is not None\n"
        "assert not {'pydantic', 'fluent', 'rich'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)

"""Pieces of ccfolia: what is read from parameters, palette and status, and what is refused."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.formats.ccfolia_pieces import PALETTE, params, piece, pool, stated, written
from tierce.dice import Dice
from tierce.formats.ccfolia import Imported, read_character
from tierce.formats.ccfolia.palette import Check, Throw, label, read_palette
from tierce.systems.cthulhu.sheet import Bonus, Sheet
from tierce.text import LANGUAGES, Catalogue, Message, UserError


@pytest.fixture
def read(tmp_path: Path) -> Any:
    def reads(content: Any) -> Imported:
        return read_character(written(tmp_path, content))

    return reads


def noted(found: Imported) -> list[str]:
    return [note.key.removeprefix("ccfolia-note-") for note in found.notes]


# ---------------------------------------------------------------- the palette


@pytest.mark.parametrize(
    ("line", "check"),
    [
        ("CCB<=65 【回避】", Check("回避", 65)),
        ("CC<=65 【回避】", Check("回避", 65)),
        ("ccb<=65 【回避】", Check("回避", 65)),
        ("SCCB<=65 【回避】", Check("回避", 65)),
        ("x3 CCB<=65 【回避】", Check("回避", 65)),
        ("CCB(98)<=65 【拳銃】", Check("拳銃", 65)),
        ("CCB<=65【回避】", Check("回避", 65)),
        ("CCB<=65 回避", Check("回避", 65)),
        ("CCB<=65 （回避）", Check("(回避)", 65)),
        ("CCB<=65 【回避】 成功で無傷", Check("回避", 65)),
        ("ＣＣＢ＜＝６５　【回避】", Check("回避", 65)),
        ("CCB≦65 【回避】", Check("回避", 65)),
        ("CCB<=12*5 【STR × 5】", Check("STR * 5", 60)),
        ("CCB<=12×5 【STR×5】", Check("STR*5", 60)),
        ("CCB<={DEX}*2 【回避】", Check("回避", 26)),
        ("CCB<={ＤＥＸ}*2 【回避】", Check("回避", 26)),
        ("CCB<=({DEX}+{db})*5 【x】", Check("x", 75)),
        ("CCB<=53/2 【半分】", Check("半分", 26)),
        ("CCB<=60 【武道（組み技系）】", Check("武道(組み技系)", 60)),
    ],
)
def test_a_check(line: str, check: Check) -> None:
    known = {"DEX": "13", "DB": "2"}
    assert read_palette(line, known).checks == (check,)


@pytest.mark.parametrize(
    ("line", "throw"),
    [
        ("1d3+1d4 【ダメージ判定】", Throw("ダメージ判定", "1d3+1d4")),
        ("1D8+1+{DB} 【サーベル】", Throw("サーベル", "1D8+1+1D4")),
        ("1d3なし 【ダメージ判定】", Throw("ダメージ判定", "1d3なし")),
        ("１ｄ１０＋２ 【銃】", Throw("銃", "1d10+2")),
    ],
)
def test_a_throw(line: str, throw: Throw) -> None:
    assert read_palette(line, {"DB": "1D4"}).throws == (throw,)


@pytest.mark.parametrize(
    "line",
    [
        "CCB<={NOBODY}*2 【回避】",
        "CCB<={LONG} 【回避】",
        "CCB<=5/0 【回避】",
        "CCB<=5+ 【回避】",
        "CCB<=5-10 【回避】",
        "CCB<=1000 【回避】",
    ],
)
def test_a_check_that_cannot_be_worked_out(line: str) -> None:
    found = read_palette(line, {"LONG": "1+" * 30 + "1"})
    assert (found.checks, found.unread) == ((), (line,))


@pytest.mark.parametrize(
    "line",
    ["", "■戦闘", "//コメント", ":HP-3", "1d100<={SAN} 【SAN値チェック】", "こんにちは", "CCB<=65",
     "CCB<=(6+5)", "CCB", "RESB(10-12) 【対抗】", "CCB<=65 【回避】" + "あ" * 400],
)  # fmt: skip
def test_what_is_passed_over(line: str) -> None:
    assert read_palette(line, {}) == read_palette("", {})


def test_lines_are_read_in_order_and_no_more_than_anybody_rolls() -> None:
    found = read_palette("CCB<=1 【a】\r\nCCB<=2 【b】\n" * 5000, {})
    assert [check.name for check in found.checks[:3]] == ["a", "b", "a"]
    assert len(found.checks) == 2000


def test_labels_are_compared_plain() -> None:
    assert label("ｓｔｒ　× 5") == label("STR×5") == "STR×5"


# ---------------------------------------------------------------- what is read


def test_all_from_the_palette(read: Any) -> None:
    found = read(piece())
    assert found.name == "早瀬ミナト"
    assert found.left == {}
    assert found.sheet == Sheet(
        strength=14,
        con=12,
        pow=10,
        dex=13,
        app=11,
        siz=13,
        intelligence=14,
        edu=15,
        hp=13,
        magic=10,
        sanity=48,
        skills=(
            ("dodge", 55),
            ("first-aid", 45),
            ("fist", 70),
            ("katana", 60),
            ("martial-arts", 61),
        ),
        weapons=found.sheet.weapons,
        main="日本刀",
    )
    assert [weapon.name for weapon in found.sheet.weapons] == ["日本刀"]
    assert noted(found) == []


def test_all_from_the_parameters(read: Any) -> None:
    found = read(stated())
    sheet = found.sheet
    assert (sheet.strength, sheet.con, sheet.pow, sheet.dex) == (16, 14, 11, 12)
    assert (sheet.app, sheet.siz, sheet.intelligence, sheet.edu) == (9, 17, 13, 14)
    # CON 14 + SIZ 17: 31 halved upwards is 16; POW 11; 55; dodge is at its base, 24
    assert (sheet.hp, sheet.magic, sheet.sanity) == (16, 11, 55)
    assert (sheet.skills, sheet.weapons, sheet.bonus) == ((), (), None)
    assert noted(found) == []


def test_parameters_go_before_the_palette(read: Any) -> None:
    found = read(piece(params=params(STR="１６", dex=12, CON="よくわからない"), initiative=12))
    assert (found.sheet.strength, found.sheet.dex, found.sheet.con) == (16, 12, 12)


def test_lines_that_define_a_value_tell_a_characteristic_and_fill_references(read: Any) -> None:
    lines = "//STR=15\n／／ＣＯＮ ＝ １４\n//DEX=8\n//DB=+1D4\n//x=\nCCB<={CON}*3 【回避】"
    found = read(piece(params=params(DEX=12), commands=lines, status=[], initiative=12))
    assert (found.sheet.strength, found.sheet.con, found.sheet.dex) == (15, 14, 12)
    assert found.sheet.stated("dodge") == 42
    assert str(found.sheet.bonus.written) == "+1D4"


def test_named_rolls_tell_a_characteristic_where_nothing_else_does(read: Any) -> None:
    lines = "CCB<=70 【アイデア】\nCCB<=55 【幸運】\nCCB<=99 【知識】"
    found = read(piece(commands=lines, status=[], initiative=9))
    assert (found.sheet.intelligence, found.sheet.pow, found.sheet.dex) == (14, 11, 9)
    (note,) = (each for each in found.notes if each.key == "ccfolia-note-missing")
    assert note.facts == {"names": ("STR", "CON", "APP", "SIZ", "EDU")}


def test_an_initiative_that_is_not_dex(read: Any) -> None:
    found = read(piece(initiative=18))
    assert found.sheet.dex == 13
    assert [note.facts for note in found.notes] == [{"initiative": 18, "dex": 13}]


@pytest.mark.parametrize(
    ("status", "hp", "left"),
    [
        ([pool("HP", 13, 13)], 13, {}),
        ([pool("HP", 7, 13)], 13, {"hp": 7}),
        ([pool("ＨＰ", "７", "１３")], 13, {"hp": 7}),
        ([pool("耐久力", 7.0, 13)], 13, {"hp": 7}),
        ([pool("HP", -2, 13)], 13, {"hp": -2}),
        ([{"label": "HP", "value": 7}], 7, {}),
        ([{"label": "HP", "max": 7}, pool("hp", 9, 10)], 10, {"hp": 9}),
        ([pool("HP", 11, 12), pool("HP", 1, 2)], 12, {"hp": 11}),
        ([], 13, {}),
    ],
)
def test_hit_points(read: Any, status: Any, hp: int, left: Any) -> None:
    found = read(piece(status=status))
    assert (found.sheet.hp, found.left) == (hp, left)
    assert ("hp" in noted(found)) is bool(left)


@pytest.mark.parametrize(
    ("throw", "bonus", "differs"),
    [
        # STR 14 + SIZ 13 make +1D4
        ("1d3+1d4 【ダメージ判定】", None, False),
        ("1D3+1D6 【ダメージ判定】", Bonus(1, Dice(1, 6)), True),
        ("1d3-1d4 【こぶし ダメージ】", Bonus(-1, Dice(1, 4)), True),
        ("1d3+0 【ダメージ判定】", Bonus(), True),
        ("1d3なし 【ダメージ判定】", Bonus(), True),
        ("1d3+2d6 【パンチ】", Bonus(1, Dice(2, 6)), True),
        ("1d6+2d6 【キック】", None, False),
        ("1d3+1d4+1 【ダメージ判定】", None, False),
    ],
)
def test_the_damage_bonus(read: Any, throw: str, bonus: Bonus | None, differs: bool) -> None:
    lines = "\n".join(line for line in PALETTE.splitlines() if "ダメージ" not in line)
    found = read(piece(commands=f"{lines}\n{throw}"))
    assert found.sheet.bonus == bonus
    assert ("bonus" in noted(found)) is differs


@pytest.mark.parametrize(
    ("value", "bonus"),
    [("+1D6", Bonus(1, Dice(1, 6))), ("1D6", Bonus(1, Dice(1, 6))),
     ("－１Ｄ４", Bonus(-1, Dice(1, 4))), ("なし", Bonus()), (0, Bonus()),
     ("強い", None), ("1D0", None)],
)  # fmt: skip
def test_the_damage_bonus_as_a_parameter(read: Any, value: Any, bonus: Bonus | None) -> None:
    assert read(piece(params=params(DB=value))).sheet.bonus == bonus


def test_a_bonus_is_kept_where_it_follows_from_nothing(read: Any) -> None:
    found = read(piece(commands="1d3+1d4 【ダメージ判定】", status=[]))
    assert found.sheet.bonus == Bonus(1, Dice(1, 4))


def test_skills_by_their_names(read: Any) -> None:
    lines = """CCB<=60 【武道（組み技系）】
    CCB<=62 【武道：立ち技系】
    CCB<=64 【武道(サーベル)】
    CCB<=50 【マーシャルアーツ】
    CCB<=40 【隠れる】
    CCB<=45 【Dodge】
    CCB<=90 【目星】
    CCB<=25 【組みつき】"""
    assert dict(read(stated(commands=lines)).sheet.skills) == {
        "grappling-art": 60,
        "striking-art": 62,
        "weapon-art:sabre": 64,
        "martial-arts": 50,
        "hide": 40,
        "dodge": 45,
    }


def test_weapons_that_the_palette_names(read: Any) -> None:
    lines = """CCB<=65 【ファイティング・ナイフ】
    1d10+2 【.45口径オートマチック ダメージ】
    CCB<=50 【拳銃】
    CCB<=55 【ライフル】
    CCB<=15 【サブマシンガン】"""
    found = read(stated(commands=lines))
    names = [weapon.name for weapon in found.sheet.weapons]
    assert names[:2] == ["ファイティング・ナイフ", ".45口径オートマチック"]
    # a rifle for who has learnt to shoot one; no submachine gun, no second pistol
    assert [weapon.kind for weapon in found.sheet.weapons] == ["knife", "handgun", "rifle"]
    assert dict(found.sheet.skills) == {"knife": 65, "handgun": 50, "rifle": 55}
    assert found.sheet.main == "ファイティング・ナイフ"
    assert noted(found) == ["weapon"]
    assert found.notes[0].facts["skill"] == Message.of("cthulhu.skill", skill="rifle")


@pytest.mark.parametrize(
    ("name", "called"),
    [("Anna/Eva@home", "Anna Eva home"), ("GM", "minato"), ("", "minato"), ("a\u202eb\x1b", "a b"),
     (None, "minato"), ("\ud800あ", "あ")],
)  # fmt: skip
def test_names_that_cannot_be(read: Any, name: str | None, called: str) -> None:
    text = json.dumps(piece(name=name))
    assert read(text).name == called


def test_null_is_no_value(read: Any) -> None:
    text = json.dumps(piece()).replace(
        '"initiative": 13', '"initiative": null, "params": [{"label": "STR"}]'
    )
    assert read(text).sheet.dex == 13


def test_unread_lines_are_told(read: Any) -> None:
    found = read(stated(commands="CCB<={DEX}*2 【回避】\nCCB<={LUK}*5 【運】"))
    assert [note.facts for note in found.notes] == [{"line": "CCB<={LUK}*5 【運】"}]


# ---------------------------------------------------------------- what is refused


def entry(**values: Any) -> dict[str, Any]:
    return {"label": "HP", "value": 7, "max": 13, **values}


BAD: list[tuple[Any, str, str]] = [
    ("[]", "error-not-format", ""),
    ("3", "error-not-format", ""),
    ("{}", "error-not-format", ""),
    ({"data": {}}, "error-not-format", ""),
    ({"kind": "character"}, "error-not-format", ""),
    ({"kind": 3, "data": {}}, "error-not-format", ""),
    ([piece()], "ccfolia-several", ""),
    ({"kind": "npc", "data": {}}, "ccfolia-kind", "npc"),
    ({"kind": "x\u001b[2J" + "y" * 200, "data": {}}, "ccfolia-kind", "x\\u001b[2J"),
    ({"kind": "character", "data": []}, "error-wrong-type", "data"),
    ({"kind": "character", "data": {}}, "ccfolia-empty", ""),
    (piece(commands=" ", status=[], params=[]), "ccfolia-empty", ""),
    (piece(commands=3), "error-wrong-type", "commands"),
    (piece(name=["x"]), "error-wrong-type", "name"),
    (piece(initiative="fast"), "error-wrong-type", "initiative"),
    (piece(initiative=True), "error-wrong-type", "initiative"),
    (piece(initiative=1.5), "error-wrong-type", "initiative"),
    (piece(initiative=10_000), "error-out-of-range", "initiative"),
    (piece(initiative="-99999"), "error-out-of-range", "initiative"),
    (piece(initiative="9" * 5000), "error-wrong-type", "initiative"),
    (piece(initiative=10**30), "error-out-of-range", "initiative"),
    (piece(status={}), "error-wrong-type", "status"),
    (piece(status=[3]), "error-wrong-type", "data.status"),
    (piece(status=[{"value": 3}]), "error-missing-key", "data.status[1]"),
    (piece(status=[entry(), entry(label=3)]), "error-wrong-type", "data.status[2]"),
    (piece(status=[entry(value="full")]), "error-wrong-type", "data.status[1]"),
    (piece(status=[entry(value=[])]), "error-wrong-type", "data.status[1]"),
    (piece(status=[entry(max="full")]), "error-wrong-type", "data.status[1]"),
    (piece(status=[entry(max=0)]), "error-out-of-range", "HP"),
    (piece(status=[entry(max=1000)]), "error-out-of-range", "HP"),
    (piece(params="STR"), "error-wrong-type", "params"),
    (piece(params=[[]]), "error-wrong-type", "data.params"),
    (piece(params=[{"value": "3"}]), "error-missing-key", "data.params[1]"),
    (piece(params=[{"label": "STR", "value": {}}]), "error-wrong-type", "data.params[1]"),
    (piece(params=[{"label": "STR", "value": 1.5}]), "error-wrong-type", "data.params[1]"),
    (piece(params=params(STR="1000")), "error-out-of-range", "STR"),
    (piece(commands="x", status=[], initiative=-5), "error-out-of-range", "DEX"),
    ('{"kind": "character", "data": {"name": NaN}}', "error-not-json", ""),
    ('{"kind": "character", "kind": "character", "data": {}}', "error-duplicate-key", "kind"),
]


@pytest.mark.parametrize(("content", "key", "says"), BAD)
def test_refused(read: Any, tmp_path: Path, content: Any, key: str, says: str) -> None:
    with pytest.raises(UserError) as raised:
        read(content)
    assert raised.value.key == key
    for language in LANGUAGES:
        text = Catalogue.load(language).render(raised.value.message)
        assert "minato.json" in text
        assert says in text
        assert "\x1b" not in text
        assert len(text) < len(str(tmp_path)) + 400


#: What handguns are called.
HANDGUNS = {
    "en": "Handgun",
    "de": "Handfeuerwaffe",
    "ja": "拳銃",
    "ru": "Пистолет",
    "zh-Hans": "手枪",
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_notes_in_every_language(read: Any, language: str) -> None:
    lines = "CCB<=65 【拳銃】\nCCB<={X} 【回避】\nCCB<=9*5 【STR×5】\nCCB<=9*5 【SIZ×5】"
    lines += "\n1d3+1d6 【ダメージ判定】"
    found = read(piece(commands=lines, initiative=None, status=[pool("HP", 3, 9)]))
    assert noted(found) == ["unread", "weapon", "missing", "bonus", "hp"]
    texts = [Catalogue.load(language).render(note) for note in found.notes]
    assert "CCB<={X}" in texts[0]
    assert HANDGUNS[language] in texts[1]
    assert "POW" in texts[2]
    assert "+1D6" in texts[3]
    assert "0" in texts[3]
    assert "3" in texts[4]
    assert "9" in texts[4]

"""The keeper overrules a roll: it counts, what was overruled stays visible, later dice stay."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.systems.cthulhu.field import duel, play
from tests.systems.telling import teller
from tierce.cli.play import changes, rulings
from tierce.cli.play.edits import read_edit
from tierce.fight.slots import Change
from tierce.script.effects import Choose, Who
from tierce.systems.cthulhu import catalogue
from tierce.systems.cthulhu.sheet import Published, Sheet
from tierce.text import UserError

AKI, RYO = Who("Aki"), Who("Ryo")
BOXER = Sheet(dex=15, skills=(("fist", 60),))
DODGER = Sheet(dex=10, skills=(("dodge", 50), ("fist", 60)))


def test_a_dodge_of_80_made_20() -> None:
    fight = duel(BOXER, DODGER)
    play(fight, "attack", "Ryo:fist", "plain", 30, "dodge", 80, 2, "end")
    assert fight.course.state != duel(BOXER, DODGER).course.state
    roll = next(a for a, given in fight.asked() if given.value == 80)
    play(fight, "attack", "Aki:fist", "plain", 33, "none")
    report = fight.consider_overruling(roll.address, 20, by="keeper")
    fight.do(report)
    events = [each.key for each in fight.notes()]
    assert "cthulhu.event.wound" not in events[: events.index("cthulhu.event.points-lost")]
    # Unhurt, Ryo has no wound to treat: that is another question, to be answered anew. Then the
    # attack stands where it stood, and so does its die.
    play(fight, "attack")
    later = {asked.address: given.value for asked, given in fight.asked()}
    assert [later[each] for each in later if each.startswith("Ryo@1/turn")][-2:] == [33, "none"]
    assert fight.open[0].address.endswith("blow-plain/harm/damage")
    # What the dice had shown, and who changed it, is in the log.
    acts = [act for act in fight.acts if act.address == roll.address]
    assert [act.answer.value for act in acts if act.answer is not None] == [80, 20]
    assert acts[-1].answer is not None
    assert acts[-1].answer.by == "keeper"


#: The rulings below, word for word.
SAID = {
    "en": (
        "Keeper’s ruling: Aki, attack on Ryo (fist), 60 or less: 100 → 40",
        "Keeper’s ruling: Aki, HP: 12 → 2",
        "Keeper’s ruling: Ryo, fate: – → unconscious",
        "Keeper’s ruling: Ryo, defences used (dodge): 0 → 1",
    ),
    "ja": (
        "KP裁定：Aki、Ryoへの命中判定（こぶし） 1D100<=60：出目 100 → 40",
        "KP裁定：AkiのHP 12 → 2",
        "KP裁定：Ryoの生死 – → 気絶",
        "KP裁定：Ryoの使用した防御行動（回避） 0 → 1",
    ),
}


@pytest.mark.parametrize("language", SAID)
def test_what_the_keeper_rules_is_told(language: str) -> None:
    fight = duel(BOXER, DODGER)
    play(fight, "attack", "Ryo:fist", "plain", 100)
    die = next(asked.address for asked, given in fight.asked() if given.value == 100)
    fight.do(fight.consider_overruling(die, 40))
    hp = fight.view().read(AKI, "hp")
    for change in (
        Change(AKI, "hp", "add", 2 - hp),
        Change(RYO, "fate", "put", "unconscious"),
        Change(RYO, "defences", "spend", "dodge"),
    ):
        fight.do(fight.consider_edit(fight.here(), (change,)))
    strict = teller("cthulhu", language)
    told = [rulings.told(note.key, note.facts, strict) for note in fight.notes()]
    assert tuple(text for text in told if text) == SAID[language]


def test_another_sheet_gives_another_fight() -> None:
    fight = duel(replace(BOXER, dex=5), DODGER)
    assert fight.open[0].who == "Ryo"


#: A supplement that the keeper allows by hand in the middle of a fight.
ALLOWED = {
    "en": ("supplements: supplement = allowed", "supplements (supplement): – → allowed"),
    "de": ("Ergänzungen: supplement = allowed", "Ergänzungen (supplement): – → erlaubt"),
    "ja": ("サプリメント：supplement = allowed", "サプリメント（supplement） – → 許可"),
    "ru": ("дополнения: supplement = allowed", "дополнения (supplement): – → разрешено"),
    "zh-Hans": ("扩展：supplement = allowed", "扩展（supplement）：– → 许可"),
}


@pytest.mark.parametrize("language", ALLOWED)
def test_a_supplement_is_allowed_during_play(language: str) -> None:
    sword = catalogue.weapons()["tachi"].weapon
    fight = duel(replace(BOXER, weapons=(sword,), main=sword.name), DODGER)
    play(fight, "attack")
    target = fight.open[0].ask
    assert isinstance(target, Choose)
    assert f"Ryo:{sword.name}" in [each.id for each in target.withheld]
    strict = teller("cthulhu", language)
    typed = read_edit("GM supplements supplement=allowed", fight, strict)
    fight.do(fight.consider_edit(fight.here(), (typed.change,)))
    target = fight.open[0].ask
    assert isinstance(target, Choose)
    assert f"Ryo:{sword.name}" in [each.id for each in target.options]
    edited, ruled = ALLOWED[language]
    assert changes.told(typed.change, fight.view(), strict) == edited
    said = [rulings.told(note.key, note.facts, strict) for note in fight.notes()]
    assert [text for text in said if text and ruled in text]


@pytest.mark.parametrize(
    ("typed", "key"),
    [
        ("GM lots Aki", "cli-edit-slot-known"),
        ("GM supplements", "cli-edit-value"),
        ("GM supplements allowed", "cli-edit-table"),
        ("Aki supplements supplement=allowed", "cli-edit-slot-known"),
    ],
)
def test_what_belongs_to_nobody_is_the_keepers(typed: str, key: str) -> None:
    with pytest.raises(UserError) as error:
        read_edit(typed, duel(BOXER, DODGER), teller("cthulhu", "en"))
    assert error.value.key == key


@pytest.mark.parametrize(
    ("layers", "told"),
    [
        ((("core", 15), ("2010", 20)), []),
        ((("core", 15), ("2010", 18), ("keeper", 20)), [("y2010", 18, 20)]),
    ],
)
def test_what_books_overrule_needs_no_word_of_the_keeper(
    layers: Published, told: list[tuple[str, int, int]]
) -> None:
    """As data/weapons.toml may have it: the books' values follow by the rules alone."""
    sabre = replace(catalogue.weapons()["sabre"].weapon, published=(("durability", layers),))
    fight = duel(replace(BOXER, weapons=(sabre,), main=sabre.name), DODGER)
    facts = [note.facts for note in fight.notes() if note.key == "cthulhu.event.number"]
    assert [(each["layer"], each["before"], each["value"]) for each in facts] == told

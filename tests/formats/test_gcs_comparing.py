"""Values of a file held against the rules: what differs, whose value holds, why. Made by hand."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

import tierce.systems.gurps
from tests.formats.gcs_documents import (
    Json,
    all_defences,
    bonus,
    default,
    document,
    skill,
    thing,
    usage,
    written,
)
from tierce.formats.gcs import Difference, compare
from tierce.formats.gcs import reasons as module
from tierce.formats.gcs.reasons import FILE, OPEN, OURS, Reason
from tierce.text import LANGUAGES, Catalogue

WORDS = {each.word: each for each in vars(module).values() if isinstance(each, Reason)}
KINDS = ("dodge", "move", "parry", "block", "attack", "thrust", "swing", "lift", "load")


def sword(parry: str, level: int = 13, **more: Any) -> Json:
    calc = {"level": level, "damage": "1d cut", "parry": parry}
    return usage(
        level, "1d cut", default("Broadsword"), parry="0", usage="Swung", calc=calc, **more
    )


def punch(parry: str, level: int, *skills: str, **more: Any) -> Json:
    defaults = [default("dx"), *map(default, skills)]
    calc = {"level": level, "damage": "1d-3 cr", "parry": parry}
    return {
        "name": "Natural Attacks",
        "weapons": [
            usage(level, "1d-3 cr", *defaults, usage="Punch", parry="0", calc=calc, **more)
        ],
    }


def shield(db: int, block: str, name: str = "Shield") -> Json:
    calc = {"level": 12, "damage": "1d-2 cr", "block": block}
    bash = usage(12, "1d-2 cr", default("Shield"), usage="Bash", block="0", st="thr", calc=calc)
    return thing(name, weapons=[bash], features=all_defences(db))


class Compared:
    """The differences of documents written to a folder of the test's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(
        self,
        changed: dict[str, Any] | None = None,
        left: dict[str, int] | None = None,
        **parts: Any,
    ) -> list[Difference]:
        whole = document(changed, **parts)
        for entry in whole["attributes"]:
            if entry["attr_id"] in (left or {}):
                entry["calc"]["current"] = (left or {})[entry["attr_id"]]
        return list(compare(written(self.folder, whole)))


@pytest.fixture
def compared(tmp_path: Path) -> Compared:
    return Compared(tmp_path)


def told(differences: list[Difference]) -> list[tuple[Any, ...]]:
    """Of what, both values, whose holds, the reasons' words."""
    return [
        (each.key[0], each.theirs, each.ours, each.right, *(r.word for r in each.reasons))
        for each in differences
    ]


def values(dodge: int, move: int, encumbrance: int = 0, **more: Any) -> Json:
    """What the file works out, at the encumbrance that counts."""
    return {
        "dodge": [dodge if n == encumbrance else 0 for n in range(5)],
        "move": [move if n == encumbrance else 0 for n in range(5)],
        **more,
    }


class TestNothingDiffers:
    def test_the_plainest(self, compared: Compared) -> None:
        assert compared() == []  # Basic Speed 5.5: Dodge 8; Move 5

    def test_db_and_combat_reflexes_count_once(self, compared: Compared) -> None:
        # 13/2+3 = 9, 12/2+3 = 9, 5.5+3 = 8; each with DB 2 and the trait's 1
        reflexes = {"name": "Combat Reflexes", "features": all_defences(1)}
        things = [thing("Sword", weapons=[sword("12")]), shield(2, "12")]
        assert compared(equipment=things, traits=[reflexes], calc=values(11, 5)) == []

    def test_reeling_is_halved_once(self, compared: Compared) -> None:
        # HP 3 of 10: Dodge 8 to 4, Move 5 to 3
        assert compared({"basic_speed": 5}, left={"hp": 3}, calc=values(4, 3)) == []

    def test_reeling_and_tired_are_halved_once_each(self, compared: Compared) -> None:
        # Dodge 8, 4, 2; Move 5, 3, 2
        left = {"hp": 3, "fp": 3}
        assert compared({"basic_speed": 5}, left=left, calc=values(2, 2)) == []

    def test_a_fencing_weapon_under_a_light_load(self, compared: Compared) -> None:
        # Rapier 14: attack 13; 14/2+3-1 = 9. Basic Lift 20.
        blade = usage(
            13,
            "1d imp",
            default("Rapier"),
            parry="0F",
            calc={"level": 13, "damage": "1d imp", "parry": "9F"},
        )
        things = [thing("Rapier", "21 lb", weapons=[blade])]
        rapier = [skill("Rapier", 14)]
        assert compared(equipment=things, skills=rapier, calc=values(7, 4, 1)) == []

    def test_karate_attacks_under_a_medium_load(self, compared: Compared) -> None:
        # Karate 16, 14 under a medium load, which a parry of 16/2+3-2 = 9 feels too
        karate = skill("Karate", 14, encumbrance_penalty_multiplier=1)
        weight = [thing("Sack", "41 lb")]
        parts: Json = {"equipment": weight, "skills": [karate], "calc": values(6, 3, 2)}
        assert compared(traits=[punch("9", 14, "Karate")], **parts) == []

    def test_lift_load_and_basic_damage(self, compared: Compared) -> None:
        weights = {"calc": {"weight": "3 lb", "extended_weight": "6 lb"}}
        stones = [thing("Stone", "3 lb", **{**weights, "quantity": 2})]
        calc = values(8, 5, thrust="1d-2", swing="1d", basic_lift="20 lb")
        assert compared(equipment=stones, calc=calc) == []

    def test_no_load_takes_the_last_of_dodge_and_move(self, compared: Compared) -> None:
        # extra-heavy: 3-4, and 2/5; who does not move at all does not begin to
        rock = [thing("Rock", "121 lb")]
        for move, least in ((2, 1), (0, 0)):
            slow = {"basic_speed": 0, "basic_move": move}
            assert compared(slow, equipment=rock, calc=values(1, least, 4)) == []

    def test_a_file_that_states_nothing(self, compared: Compared) -> None:
        assert compared(calc={}) == []


class TestShields:
    def test_both_hands_on_the_axe(self, compared: Compared) -> None:
        # 13/2+3 = 9, and 2 in the file; Dodge 8, and 2. The block is with the axe let go.
        things = [thing("Axe", weapons=[sword("11", strength="12†")]), shield(2, "11")]
        found = compared(equipment=things, calc=values(10, 5))
        assert told(found) == [
            ("dodge", "10", "8", OURS, "both-hands"),
            ("parry", "11", "9", OURS, "both-hands"),
        ]
        assert found[1].key == ("parry", "Axe", "Swung")
        assert found[1].clauses == ("gurps.defence.shield-db",)
        (part,) = found[1].parts
        assert (part.amount, part.clause) == (9, "gurps.parry.value")

    def test_one_of_two_ways_takes_both_hands(self, compared: Compared) -> None:
        one, two = sword("11"), sword("10", level=11, strength="10†")
        things = [thing("Axe", weapons=[one, {**two, "usage": "Both"}]), shield(2, "11")]
        # 11/2+3 = 8, and 2 in the file
        assert told(compared(equipment=things, calc=values(10, 5))) == [
            ("parry", "10", "8", OURS, "both-hands")
        ]

    def test_a_second_shield(self, compared: Compared) -> None:
        things = [shield(2, "12"), shield(1, "12", "Buckler")]
        # 12/2+3 = 9, and 2 or 3
        assert told(compared(equipment=things, calc=values(11, 5))) == [
            ("dodge", "11", "10", OURS, "second-shield"),
            ("block", "12", "11", OURS, "second-shield"),
        ]

    def test_both_at_once(self, compared: Compared) -> None:
        axe = thing("Axe", weapons=[sword("12", strength="12†")])
        things = [axe, shield(2, "12"), shield(1, "12", "Buckler")]
        found = compared(equipment=things, calc=values(11, 5))
        assert told(found)[1] == ("parry", "12", "9", OURS, "both-hands", "second-shield")

    def test_a_large_shield_hampers_attacks(self, compared: Compared) -> None:
        # -2 with the bash and the sword, not with the axe in both hands; with that no DB
        axe = {**sword("12", strength="10†"), "usage": "Both"}
        large = {**shield(3, "12"), "base_weight": "25 lb"}
        things = [thing("Sword", weapons=[sword("12"), axe]), large]
        found = compared(equipment=things, calc=values(10, 4, 1))
        assert told(found) == [
            ("attack", "13", "11", OURS, "large-shield"),
            ("parry", "12", "9", OURS, "both-hands"),
            ("attack", "12", "10", OURS, "large-shield"),
        ]
        assert found[0].key == ("attack", "Sword", "Swung")
        assert found[0].clauses == ("gurps.attack.modifiers",)


class TestHalves:
    def test_halved_before_encumbrance(self, compared: Compared) -> None:
        # Dodge 8-1 = 7 to 4; the file: 8 to 4, 3. Move 5*4/5 = 4 to 2; the file: 5 to 3, 12/5 = 2.
        sack = [thing("Sack", "21 lb")]
        calc = values(3, 2, 1)
        found = compared({"basic_speed": 5}, left={"hp": 3}, equipment=sack, calc=calc)
        assert told(found) == [("dodge", "3", "4", OURS, "halved-first")]
        assert found[0].clauses == ("gurps.injury.states",)

    def test_halved_with_the_fraction_of_basic_speed(self, compared: Compared) -> None:
        # 5.5+3 is 8, and 4; the file: 8.5 to 4.25 to 5
        assert told(compared(left={"hp": 3}, calc=values(5, 3))) == [
            ("dodge", "5", "4", OURS, "halved-first")
        ]

    def test_halved_with_the_db(self, compared: Compared) -> None:
        # 8 to 4, and 2; the file: 10 to 5
        slow, calc = {"basic_speed": 5}, values(5, 3)
        found = compared(slow, left={"hp": 3}, equipment=[shield(2, "11")], calc=calc)
        assert told(found) == [("dodge", "5", "6", OURS, "halved-first")]

    def test_move_halved_before_encumbrance(self, compared: Compared) -> None:
        # Move 12*3/5 = 7 to 4; the file: 12 to 6, 18/5 = 3. Dodge 8-2 = 6 to 3; the file: 4-2.
        sack = [thing("Sack", "41 lb")]
        changed, calc = {"basic_speed": 5, "basic_move": 12}, values(2, 3, 2)
        assert told(compared(changed, left={"hp": 3}, equipment=sack, calc=calc)) == [
            ("dodge", "2", "3", OURS, "halved-first"),
            ("move", "3", "4", OURS, "halved-first"),
        ]

    @pytest.mark.parametrize(("hp", "left"), [(12, 4), (11, 4)])
    def test_at_a_third(self, compared: Compared, hp: int, left: int) -> None:
        # 4 of 12 is a third; of 11 it is more, which rounds to 4
        assert told(compared({"hp": hp}, left={"hp": left}, calc=values(4, 3))) == [
            ("dodge", "4", "8", OURS, "at-a-third"),
            ("move", "3", "5", OURS, "at-a-third"),
        ]

    def test_no_fp_at_all(self, compared: Compared) -> None:
        assert told(compared({"fp": 0}, left={"fp": 0}, calc=values(4, 3))) == [
            ("dodge", "4", "8", OURS, "no-fp"),
            ("move", "3", "5", OURS, "no-fp"),
        ]

    @pytest.mark.parametrize(
        ("left", "dodge", "move", "ours", "word"),
        [
            (3, 8, 5, ("4", "3"), "not-halved"),
            (10, 4, 3, ("8", "5"), "halved-once"),
            (10, 2, 2, ("8", "5"), "halved-twice"),
        ],
    )
    def test_halved_as_hp_do_not_say(
        self, compared: Compared, left: int, dodge: int, move: int, ours: tuple[str, str], word: str
    ) -> None:
        assert told(compared(left={"hp": left}, calc=values(dodge, move))) == [
            ("dodge", str(dodge), ours[0], OURS, word),
            ("move", str(move), ours[1], OURS, word),
        ]


class TestSkills:
    def test_lowered_before_halving(self, compared: Compared) -> None:
        # Karate 17 under a medium load: 17/2+3-2 = 9; the file: 15/2+3 = 10
        karate = skill("Karate", 15, encumbrance_penalty_multiplier=1)
        parts: Json = {"equipment": [thing("Sack", "41 lb")], "calc": values(6, 3, 2)}
        found = compared(skills=[karate], traits=[punch("10", 15, "Karate")], **parts)
        assert told(found) == [("parry", "10", "9", OURS, "lowered-first")]
        assert [(part.amount, part.clause) for part in found[0].parts] == [
            (11, "gurps.parry.unarmed"),
            (-2, "gurps.defence.modifiers"),
        ]

    def test_enhanced_parry_that_the_file_leaves_out(self, compared: Compared) -> None:
        # DX 12: 12/2+3 = 9; 13/2+3 = 9
        bare = {"name": "Enhanced Parry (Bare Hands)", "levels": 1}
        blade = {"name": "Enhanced Parry (Broadsword)", "levels": 2}
        found = compared(
            traits=[bare, blade, punch("9", 12)],
            skills=[skill("Broadsword", 13)],
            equipment=[thing("Sword", weapons=[sword("9")])],
        )
        assert told(found) == [
            ("parry", "9", "11", OURS, "enhanced"),
            ("parry", "9", "10", OURS, "enhanced"),
        ]

    def test_enhanced_block_that_the_file_leaves_out(self, compared: Compared) -> None:
        trait = {"name": "Enhanced Block", "levels": 1}
        found = compared(traits=[trait], equipment=[shield(2, "11")], calc=values(10, 5))
        assert told(found) == [("block", "11", "12", OURS, "enhanced")]

    def test_wrestling_parries_with_both_hands(self, compared: Compared) -> None:
        # 16/2+3 = 11; the file adds the DB of a shield that a free hand does not wear
        grip = punch("13", 16, "Wrestling")
        parts: Json = {"skills": [skill("Wrestling", 16)], "traits": [grip], "calc": values(10, 5)}
        found = compared(equipment=[shield(2, "11")], **parts)
        assert told(found) == [("parry", "13", "11", OURS, "both-hands")]

    def test_a_horn_parries_by_no_rule(self, compared: Compared) -> None:
        horn = punch("9", 12)
        horn["weapons"][0]["usage"] = "Horns"
        found = compared(traits=[horn])
        assert told(found) == [("parry", "9", "", OPEN, "no-such-parry")]
        assert found[0].clauses == ("gurps.parry.unarmed",)

    def test_nothing_known(self, compared: Compared) -> None:
        things = [thing("Sword", weapons=[sword("17")])]
        (found,) = compared(equipment=things)
        assert told([found]) == [("parry", "17", "9", OPEN, "unknown")]
        assert found.clauses == ("gurps.parry.value",)

    def test_the_tired_lack_st_for_their_weapon(self, compared: Compared) -> None:
        # ST 10 halved is 5, for a sword of 10: attack 13-5 = 8, parry 8/2+3 = 7
        things = [thing("Sword", weapons=[sword("9", strength="10")])]
        slow = {"basic_speed": 5}
        found = compared(slow, left={"fp": 3}, equipment=things, calc=values(4, 3))
        assert told(found) == [
            ("attack", "13", "8", OURS, "tired"),
            ("parry", "9", "7", OURS, "tired"),
        ]
        assert found[0].clauses == ("gurps.injury.states",)

    def test_lack_of_st_is_counted_once(self, compared: Compared) -> None:
        # ST 10 for a sword of 12: the file's 11 are 13 - 2 already
        blade = sword("8", level=11, strength="12")
        assert compared(equipment=[thing("Sword", weapons=[blade])]) == []


class TestStrength:
    def test_striking_st(self, compared: Compared) -> None:
        # ST 10 thrusts 1d-2 and swings 1d; 12: 1d-1 and 1d+2
        trait = {"name": "Striking ST", "features": [bonus("st", 2, limitation="striking_only")]}
        calc = values(8, 5, thrust="1d-1", swing="1d+2")
        assert told(compared(traits=[trait], calc=calc)) == [
            ("thrust", "1d6-1", "1d6-2", FILE, "striking-st"),
            ("swing", "1d6+2", "1d6", FILE, "striking-st"),
        ]

    def test_another_table(self, compared: Compared) -> None:
        body = document()["settings"]["body_type"]
        settings = {"body_type": body, "damage_progression": "thrust_equals_swing_minus_2"}
        calc = values(8, 5, thrust="1d-3", swing="1d", basic_lift="25 lb")
        assert told(compared(settings=settings, calc=calc)) == [
            ("thrust", "1d6-3", "1d6-2", FILE, "progression"),
            ("lift", "25 lb", "20 lb", FILE, "progression"),
        ]

    def test_st_beyond_the_table(self, compared: Compared) -> None:
        assert compared({"st": 60}, calc=values(8, 5, thrust="7d", swing="9d")) == []

    def test_lift_of_the_tired(self, compared: Compared) -> None:
        # ST 9 halved is 5: 5*5/5; whole it is 81/5 = 16.2, rounded
        calc = values(4, 3, basic_lift="5 lb")
        found = compared({"st": 9}, left={"fp": 3}, calc=calc)
        assert told(found) == [("lift", "5 lb", "16 lb", OURS, "halved-st")]

    def test_a_load_of_another_weight(self, compared: Compared) -> None:
        stone = thing("Stone", "3 lb", calc={"weight": "3 lb", "extended_weight": "4 lb"})
        found = compared(equipment=[stone])
        assert told(found) == [("load", "4 lb", "3 lb", OPEN, "unknown")]
        assert (found[0].parts, found[0].clauses) == ((), ())

    def test_a_lift_of_another_weight(self, compared: Compared) -> None:
        assert told(compared(calc=values(8, 5, basic_lift="21 lb"))) == [
            ("lift", "21 lb", "20 lb", OPEN, "unknown")
        ]


class TestTexts:
    @pytest.mark.parametrize("language", LANGUAGES)
    def test_every_reason_and_every_value_has_one(self, language: str) -> None:
        catalogue = Catalogue.load(language)
        for reason in WORDS.values():
            assert catalogue.render(reason.message)
        for kind in KINDS:
            named = Difference((kind, "Axe", "Swing"), "1", "2", (), ()).name
            assert catalogue.render(named)

    def test_every_clause_is_one(self) -> None:
        folder = Path(tierce.systems.gurps.__file__).parent
        clauses = tomllib.loads((folder / "clauses.toml").read_text("utf-8"))["clause"]
        known = {clause["id"] for clause in clauses}
        assert {reason.clause for reason in WORDS.values()} - {""} <= known

    def test_words_are_words(self) -> None:
        assert len(WORDS) == 17
        assert all(re.fullmatch("[a-z-]+", word) for word in WORDS)

"""Character files made here, part by part: what becomes of them in the sheet."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from tests.formats.gcs_documents import (
    Json,
    all_defences,
    attribute,
    bonus,
    default,
    document,
    location,
    skill,
    thing,
    usage,
    written,
)
from tierce.dice import Dice
from tierce.formats import Found
from tierce.formats.gcs import FORMAT, Imported, read_gcs, stated
from tierce.formats.gcs.carrying import encumbrance_level
from tierce.formats.gcs.entries import (
    ENDLESS,
    projectile,
    read_damage_entry,
    read_range_entry,
    read_rate,
    read_shots,
)
from tierce.formats.gcs.weapons import limb
from tierce.formats.gcs.weights import lightened, modified, read_weight
from tierce.formats.naming import fighter_name
from tierce.systems.gurps.rules.heavy import basic_lift
from tierce.systems.gurps.sheet import Damage, Melee, Shield, Skill
from tierce.text import LANGUAGES, Catalogue, UserError

SWORD = usage(13, "1d+1 cut", default("dx", -5), default("Broadsword"), usage="Swung", parry="0")
SHIELD_BASH = usage(
    12, "1d-2 cr", default("Shield", specialization="Shield"), usage="Bash", block="0", st="thr"
)


class Reader:
    """Reads documents from a folder of the test's own."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def __call__(self, changed: dict[str, Any] | None = None, **parts: Any) -> Imported:
        return read_gcs(written(self.folder, document(changed, **parts)))


@pytest.fixture
def read(tmp_path: Path) -> Reader:
    return Reader(tmp_path)


def keys(imported: Imported) -> list[str]:
    return [note.key for note in imported.notes]


class TestAttributes:
    def test_values(self, read: Reader) -> None:
        sheet = read({"st": 13, "will": 11, "basic_speed": 5.75, "hp": 15}).sheet
        assert (sheet.st, sheet.dx, sheet.iq, sheet.ht) == (13, 12, 10, 10)
        assert (sheet.will, sheet.per, sheet.hp, sheet.fp) == (11, 10, 15, 10)
        assert sheet.basic_speed == Fraction(23, 4)
        assert sheet.basic_move == 5

    def test_what_is_left_of_hp_and_fp_stands_beside_the_sheet(self, read: Reader) -> None:
        whole = document()
        for entry in whole["attributes"]:
            if entry["attr_id"] in ("hp", "fp"):
                entry["calc"]["current"] = 3
        imported = read(attributes=whole["attributes"])
        assert (imported.sheet.hp, imported.sheet.fp) == (10, 10)
        assert (imported.hp, imported.fp) == (3, 3)
        assert keys(imported) == ["gcs-note-hp", "gcs-note-fp"]

    def test_without_fp_ht_stands_in(self, read: Reader) -> None:
        entries = [each for each in document({"ht": 13})["attributes"] if each["attr_id"] != "fp"]
        imported = read(attributes=entries)
        assert (imported.sheet.fp, imported.fp) == (13, 13)
        assert keys(imported) == ["gcs-note-no-fp"]

    def test_size(self, read: Reader) -> None:
        giant = {"name": "Giant", "features": [bonus("sm", 2)]}
        assert read(profile={"name": "Anna", "SM": -1}, traits=[giant]).sheet.size == 1


class TestName:
    def test_name_then_title_then_file(self, tmp_path: Path) -> None:
        def name(profile: Json) -> str:
            return read_gcs(written(tmp_path, document(profile=profile), "orc.gcs")).name

        assert name({"name": "Anna", "title": "Guard"}) == "Anna"
        assert name({"title": "Guard"}) == "Guard"
        assert name({}) == "orc"

    def test_what_an_address_cannot_hold_is_left_out(self) -> None:
        assert fighter_name("Anna/Eva@home\n2") == "Anna Eva home 2"
        assert fighter_name("GM", " / ", "orc") == "orc"


class TestWeight:
    @pytest.mark.parametrize(
        ("text", "weight"),
        [
            ("12.6 lb", Fraction(63, 5)),
            ("1,200 lb", Fraction(1200)),
            ("8 oz", Fraction(1, 2)),
            ("2 kg", Fraction(4)),
            ("3", Fraction(3)),
        ],
    )
    def test_units(self, text: str, weight: Fraction) -> None:
        assert read_weight(text) == weight

    @pytest.mark.parametrize("text", ["", "heavy", "3 stone", "-1 lb", "1e9 lb"])
    def test_no_weight(self, text: str) -> None:
        with pytest.raises(ValueError, match=r".*"):
            read_weight(text)

    @pytest.mark.parametrize(
        ("modifiers", "weight"),
        [
            ([("to_original_weight", "+15%"), ("to_original_weight", "-10%")], "10.5"),
            ([("to_original_weight", "+1.6 lb")], "11.6"),
            # 10 x 2 + 1 = 21, then half
            (
                [
                    ("to_final_base_weight", "x1/2"),
                    ("to_base_weight", "x2"),
                    ("to_base_weight", "+1 lb"),
                ],
                "10.5",
            ),
            ([("to_final_weight", "x25%")], "2.5"),
            ([("to_original_weight", "-90 lb")], "0"),
        ],
    )
    def test_modifiers(self, modifiers: list[tuple[str, str]], weight: str) -> None:
        assert modified(Fraction(10), modifiers) == Fraction(weight)

    def test_a_container_that_lightens(self) -> None:
        assert lightened(Fraction(30), ["50%", "5 lb"]) == 10
        assert lightened(Fraction(3), ["5 lb"]) == 0

    def test_all_that_is_carried_counts(self, read: Reader) -> None:
        # ST 10: Basic Lift 20. 3 x 5 + 4 = 19, and a chest of 1 + 0.5 of 2 = 2: 21 lb, light.
        stone = thing("Stone", "5 lb", quantity=3, equipped=False)
        bar = thing("Bar", "2 lb", modifiers=[{"weight": "x2", "weight_type": "to_base_weight"}])
        gone = thing("Spent", "90 lb", quantity=0)
        chest = thing(
            "Chest",
            "1 lb",
            features=[{"type": "contained_weight_reduction", "reduction": "50%"}],
            children=[thing("Book", "2 lb")],
        )
        assert read(equipment=[stone, bar, gone, chest]).sheet.encumbrance == 1
        assert read(equipment=[stone, bar, gone]).sheet.encumbrance == 0
        assert read(equipment=[stone], other_equipment=[stone] * 9).sheet.encumbrance == 0

    def test_without_a_weight_of_its_own_the_files_reckoning_counts(self, read: Reader) -> None:
        bare = {"description": "Sack", "quantity": 2, "calc": {"weight": "11 lb"}}
        assert read(equipment=[bare]).sheet.encumbrance == 1
        assert read(equipment=[{"description": "Air"}]).sheet.encumbrance == 0
        odd = thing("Bar", "1 lb", modifiers=[{"weight": "by size"}], calc={"weight": "21 lb"})
        assert read(equipment=[odd]).sheet.encumbrance == 1

    def test_modifiers_switched_off_weigh_nothing(self, read: Reader) -> None:
        lead = {"name": "Lead", "weight": "x9", "weight_type": "to_base_weight", "disabled": True}
        assert read(equipment=[thing("Bar", "20 lb", modifiers=[lead])]).sheet.encumbrance == 0

    @pytest.mark.parametrize(("st", "lift"), [(7, "9.8"), (8, "13"), (10, "20"), (13, "34")])
    def test_basic_lift(self, st: int, lift: str) -> None:
        assert basic_lift(st) == Fraction(lift)

    @pytest.mark.parametrize(
        ("load", "level"),
        [("0", 0), ("20", 0), ("20.1", 1), ("40", 1), ("60", 2), ("60.5", 3), ("120", 3),
         ("121", 4), ("200", 4), ("999", 4)],
    )  # fmt: skip
    def test_encumbrance(self, load: str, level: int) -> None:
        assert encumbrance_level(Fraction(load), Fraction(20)) == level

    def test_lifting_strength(self, read: Reader) -> None:
        strong = {
            "name": "Lifting ST",
            "levels": 2,
            "features": [bonus("st", 1, per_level=True, limitation="lifting_only")],
        }
        load = [thing("Sack", "25 lb")]
        assert read(equipment=load).sheet.encumbrance == 1
        lifted = read(equipment=load, traits=[strong])  # 12 x 12 / 5 = 28.8: 29
        assert (lifted.sheet.encumbrance, lifted.sheet.st) == (0, 10)

    def test_too_much_is_told(self, read: Reader) -> None:
        imported = read(equipment=[thing("Anvil", "200.5 lb")])
        assert imported.sheet.encumbrance == 4
        assert [dict(note.facts) for note in imported.notes] == [{"load": "200.5", "limit": "200"}]


class TestTraits:
    def test_those_the_rules_read(self, read: Reader) -> None:
        names = ["Ambidexterity", "High Pain Threshold", "Hard to Kill", "360° Vision", "Luck"]
        traits = [{"name": name, "levels": 2} for name in names]
        sheet = read(traits=traits).sheet
        assert sheet.traits == {
            "ambidexterity",
            "high-pain-threshold",
            "hard-to-kill",
            "all-around-vision",
        }
        assert sheet.trait_levels == (("hard-to-kill", 2),)

    def test_folders_are_opened_and_what_is_off_is_off(self, read: Reader) -> None:
        traits = [
            {"name": "Perks", "children": [{"name": "Danger Sense"}]},
            {"name": "Off", "disabled": True, "children": [{"name": "Ambidexterity"}]},
            {"name": "Trained by a Master", "disabled": True},
        ]
        assert read(traits=traits).sheet.traits == {"danger-sense"}

    def test_combat_reflexes_is_not_counted_twice(self, read: Reader) -> None:
        reflexes = {"name": "Combat Reflexes", "features": all_defences(1)}
        dodger = {
            "name": "Enhanced Dodge",
            "levels": 2,
            "features": [bonus("dodge", 1, per_level=True)],
        }
        sheet = read(traits=[reflexes, dodger]).sheet
        assert (sheet.dodge_bonus, sheet.parry_bonus, sheet.block_bonus) == (2, 0, 0)
        assert sheet.has("combat-reflexes")

    def test_features_of_modifiers_count_unless_off(self, read: Reader) -> None:
        modifiers = [
            {"name": "On", "features": [bonus("parry", 1)]},
            {"name": "Off", "disabled": True, "features": [bonus("parry", 5)]},
            {"name": "Folder", "children": [{"name": "In", "features": [bonus("parry", 2)]}]},
        ]
        assert read(traits=[{"name": "Grace", "modifiers": modifiers}]).sheet.parry_bonus == 3

    @pytest.mark.parametrize(
        ("trait", "places", "armless"),
        [
            ("No Manipulators", ["torso", "leg"], True),
            ("No Fine Manipulators", ["torso", "leg"], True),
            ("No Fine Manipulators", ["torso", "arm"], False),
            ("Horizontal", ["torso", "leg"], False),
        ],
    )
    def test_no_arms(self, read: Reader, trait: str, places: list[str], armless: bool) -> None:
        settings = {"body_type": {"locations": [location(each) for each in places]}}
        sheet = read(settings=settings, traits=[{"name": trait}]).sheet
        assert sheet.has("no-arms") is armless

    def test_weapon_master_of_one_weapon_is_told(self, read: Reader) -> None:
        trait = {"name": "Weapon Master (@Weapon@)", "replacements": {"Weapon": "Rapier"}}
        imported = read(traits=[trait])
        assert imported.sheet.has("weapon-master")
        assert [dict(note.facts) for note in imported.notes] == [{"weapons": "Rapier"}]


class TestSkills:
    def test_names_levels_and_points(self, read: Reader) -> None:
        folder = {"name": "Fighting", "children": [skill("Broadsword", 14, 8)]}
        skills = [
            folder,
            skill("Guns", 13, specialization="Pistol"),
            skill("Shield", 12, specialization="Shield"),
            skill("Acrobatics", 7, 0),
            {"name": "Feint", "points": 2, "default": default("Broadsword"), "calc": {"level": 15}},
            skill("Savoir-Faire", 9),
            skill("Savoir-Faire", 11),
            {"name": "No level", "points": 1},
        ]
        assert read(skills=skills).sheet.skills == (
            Skill("Broadsword", 14, 8),
            Skill("Guns (Pistol)", 13, 1),
            Skill("Shield", 12, 1),
            Skill("Acrobatics", 7, 0),
            Skill("Feint (Broadsword)", 15, 2),
            Skill("Savoir-Faire", 11, 1),
        )

    def test_karate_has_its_level_before_encumbrance(self, read: Reader) -> None:
        """The rules take encumbrance off its parry; the file has taken it off the level."""
        karate = skill("Karate", 11, 4, encumbrance_penalty_multiplier=1)
        stealth = skill("Stealth", 9, 1, encumbrance_penalty_multiplier=1)
        punch = usage(11, "1d-2 cr", default("dx", -2), default("Karate"), usage="Punch", parry="0")
        sheet = read(
            skills=[karate, stealth],
            traits=[{"name": "Natural Attacks", "weapons": [punch]}],
            equipment=[thing("Sack", "50 lb")],
        ).sheet
        assert sheet.encumbrance == 2
        assert sheet.skill("Karate") == Skill("Karate", 13, 4)
        assert sheet.skill("Stealth") == Skill("Stealth", 9, 1)
        (mode,) = sheet.weapon("Punch").melee
        assert (mode.skill, mode.level) == ("Karate", 13)


class TestWeapons:
    def test_a_sword(self, read: Reader) -> None:
        sword = thing("Broadsword", "3 lb", weapons=[SWORD])
        sheet = read(equipment=[sword], skills=[skill("Broadsword", 13)]).sheet
        (weapon,) = sheet.weapons
        assert (weapon.name, weapon.weight) == ("Broadsword", Fraction(3))
        assert weapon.quality == "good"
        damage = Damage(Dice(1, 6, 1), "cut", Fraction(1), st_based=True)
        assert weapon.melee == (Melee("Swung", "Broadsword", 13, damage, reach=(1, 1), parry=0),)
        assert (sheet.main, sheet.off) == ("Broadsword", "")

    @pytest.mark.parametrize(
        ("entries", "expected"),
        [
            ({"parry": "-1F", "reach": "C,1"}, {"parry": -1, "fencing": True, "reach": (0, 1)}),
            ({"parry": "2", "strength": "7†"}, {"parry": 2, "hands": 2}),
            (
                {"parry": "0U", "strength": "12‡", "reach": "1-2*"},
                {"unbalanced": True, "hands": 2, "unready": True, "reach": (1, 2)},
            ),
            ({}, {"parry": None}),
            ({"parry": "No"}, {"parry": None}),
            # what means nothing is let be
            ({"parry": "as sword", "reach": "far"}, {"parry": None, "reach": (1, 1)}),
            (
                {"reach": "1", "calc": {"level": 12, "damage": "1d cut", "reach": "1-3"}},
                {"reach": (1, 3)},
            ),
            ({"st": "thr"}, {"thrust": True}),
            ({"st": ""}, {"thrust": False}),
            ({"defaults": [default("Flail"), default("Axe/Mace", -4)]}, {"flail": True}),
            ({"defaults": [default("Axe/Mace"), default("Flail", -4)]}, {"flail": False}),
        ],
    )
    def test_entries(self, read: Reader, entries: Json, expected: Json) -> None:
        mode = usage(12, "1d cut", **entries)
        (weapon,) = read(equipment=[thing("Thing", weapons=[mode])]).sheet.weapons
        (melee,) = weapon.melee
        assert {name: getattr(melee, name) for name in expected} == expected

    def test_the_skill_is_the_one_that_gives_most(self, read: Reader) -> None:
        knife = usage(11, "1d-2 cut", default("dx", -4), default("Knife"), default("Rapier", -3))
        item = [thing("Knife", weapons=[knife])]

        def used(*skills: Json) -> str:
            return read(equipment=item, skills=list(skills)).sheet.weapon("Knife").melee[0].skill

        assert used() == "DX"  # 12 - 4
        assert used(skill("Rapier", 14)) == "Rapier"  # 11
        assert used(skill("Rapier", 14), skill("Knife", 12)) == "Knife"
        assert used(skill("Knife", 8)) == "Knife"  # as good as DX - 4

    def test_a_fencing_weapon_has_its_level_before_encumbrance(self, read: Reader) -> None:
        rapier = usage(12, "1d imp", default("Rapier"), parry="0F", st="thr")
        sheet = read(
            equipment=[thing("Rapier", weapons=[rapier]), thing("Sack", "30 lb")],
            skills=[skill("Rapier", 13)],
        ).sheet
        assert sheet.encumbrance == 1
        assert sheet.weapon("Rapier").melee[0].level == 13

    def test_only_what_is_equipped_and_shown(self, read: Reader) -> None:
        equipment = [
            thing("Drawn", weapons=[SWORD, {**SWORD, "usage": "Hidden", "hide": True}]),
            thing("Stowed", equipped=False, weapons=[SWORD]),
            thing("Chest", equipped=False, children=[thing("In the chest", weapons=[SWORD])]),
            thing("Belt", children=[thing("On the belt", weapons=[SWORD])]),
        ]
        sheet = read(equipment=equipment).sheet
        assert [weapon.name for weapon in sheet.weapons] == ["Drawn", "On the belt"]
        assert [mode.name for mode in sheet.weapon("Drawn").melee] == ["Swung"]

    def test_no_two_have_one_name(self, read: Reader) -> None:
        punch = usage(12, "1d-3 cr", usage="Punch")
        sheet = read(
            equipment=[thing("Axe", weapons=[SWORD, SWORD]), thing("Axe", weapons=[SWORD])],
            traits=[
                {"name": "Natural Attacks", "weapons": [punch]},
                {"name": "Sharp Claws", "weapons": [punch]},
            ],
        ).sheet
        names = ["Axe", "Axe 2", "Punch", "Punch (Sharp Claws)"]
        assert [weapon.name for weapon in sheet.weapons] == names
        assert [mode.name for mode in sheet.weapon("Axe").melee] == ["Swung", "Swung 2"]

    @pytest.mark.parametrize(
        ("name", "quality"),
        [
            ("Fine Quality", "fine"),
            ("Cheap", "cheap"),
            ("Very Fine", "very-fine"),
            ("Finely", "good"),
        ],
    )
    def test_quality(self, read: Reader, name: str, quality: str) -> None:
        item = thing("Sword", weapons=[SWORD], modifiers=[{"name": name}])
        off = thing("Other", weapons=[SWORD], modifiers=[{"name": name, "disabled": True}])
        sheet = read(equipment=[item, off]).sheet
        assert [weapon.quality for weapon in sheet.weapons] == [quality, "good"]

    @pytest.mark.parametrize(
        ("damage", "level"),
        [("1d-1 ctrl", 12), ("Blinds", 12), ("", 12), ("1d cr", 0), ("sw cut", 9)],
    )
    def test_what_no_rule_plays_is_told(self, read: Reader, damage: str, level: int) -> None:
        mode = {**usage(level, "1d cr", usage="Odd"), "calc": {"level": level, "damage": damage}}
        imported = read(equipment=[thing("Net", weapons=[mode])])
        assert imported.sheet.weapons == ()
        assert keys(imported) == ["gcs-note-mode"]
        assert imported.notes[0].facts["mode"] == "Odd"

    def test_more_damage_is_told(self, read: Reader) -> None:
        mode = usage(12, "2d burn", usage="Breath", calc={"damage": "2d burn ex"})
        imported = read(traits=[{"name": "Fire", "weapons": [mode]}])
        assert imported.sheet.weapon("Breath").melee[0].damage.type == "burn"
        assert [dict(note.facts) for note in imported.notes] == [
            {"weapon": "Breath", "mode": "Breath", "more": "ex"}
        ]

    def test_what_explodes(self, read: Reader) -> None:
        calc = {"damage": "4d(2) cr ex", "range": "40"}
        throw = usage(12, "4d cr", id="W", range="40", shots="T", usage="Throw", calc=calc)
        imported = read(equipment=[thing("Grenade", weapons=[throw])])
        (mode,) = imported.sheet.weapon("Grenade").ranged
        assert (mode.area, str(mode.damage.dice), mode.damage.divisor) == (
            "explosion",
            "4d6",
            Fraction(2),
        )
        assert imported.notes == ()

    @pytest.mark.parametrize(
        ("name", "part"),
        [("Punch", "fist"), ("Kick", "foot"), ("Bite (Fangs)", "jaw"), ("Slash", "claw"),
         ("Trample", "foot"), ("Tail Strike", "tail"), ("Grapple", "body"),
         ("Flying Tackle", "slam")],
    )  # fmt: skip
    def test_limbs(self, name: str, part: str) -> None:
        assert limb(name) == part

    def test_natural_weapons_are_not_held(self, read: Reader) -> None:
        bite = usage(12, "1d-3 cr", default("dx"), usage="Bite", reach="C", st="thr")
        sheet = read(traits=[{"name": "Teeth", "weapons": [bite]}]).sheet
        assert (sheet.weapon("Bite").natural, sheet.main, sheet.off) == ("jaw", "", "")

    @pytest.mark.parametrize(
        ("note", "added"), [("Broadsword", 1), ("broadsword", 1), ("Rapier", 0)]
    )
    def test_enhanced_parry_of_one_skill(self, read: Reader, note: str, added: int) -> None:
        imported = read(
            equipment=[thing("Sword", weapons=[SWORD])],
            skills=[skill("Broadsword", 13)],
            traits=[{"name": f"Enhanced Parry ({note})", "levels": 1}],
        )
        assert imported.sheet.parry_bonus == 0
        assert imported.sheet.weapon("Sword").melee[0].parry == added
        assert keys(imported) == ([] if added else ["gcs-note-enhanced-parry"])


class TestRanged:
    def test_a_bow(self, read: Reader) -> None:
        entries = {
            "usage": "Shoot",
            "strength": "10†",
            "accuracy": "2",
            "range": "x15/x20",
            "rate_of_fire": "1",
            "shots": "1(2)",
            "bulk": "-7",
        }
        shot = usage(13, "1d-1(2) pi", default("Bow"), st="thr", id="W", **entries)
        sheet = read(
            {"st": 11}, equipment=[thing("Bow", weapons=[shot])], skills=[skill("Bow", 13)]
        ).sheet
        (bow,) = sheet.weapons
        (mode,) = bow.ranged
        assert (mode.half, mode.maximum) == (165, 220)
        assert (mode.accuracy, mode.rate, mode.bulk, mode.shots, mode.hands) == (2, 1, -7, 1, 2)
        assert (mode.projectile, mode.skill, mode.level) == ("muscle", "Bow", 13)
        assert mode.damage == Damage(Dice(1, 6, -1), "pi", Fraction(2), st_based=True)
        assert bow.fragile
        assert (sheet.main, sheet.off) == ("Bow", "")

    def test_a_gun(self, read: Reader) -> None:
        entries = {
            "accuracy": "4+1",
            "range": "160/1,800",
            "rate_of_fire": "3",
            "shots": "15+1(3)",
            "bulk": "-2*",
            "recoil": "2",
        }
        shot = usage(12, "2d+2 pi", default("Guns"), st="", id="W", **entries)
        (gun,) = read(equipment=[thing("Pistol", weapons=[shot])]).sheet.weapons
        (mode,) = gun.ranged
        assert (mode.half, mode.maximum, mode.accuracy, mode.rate) == (160, 1800, 4, 3)
        assert (mode.shots, mode.bulk, mode.recoil, mode.projectile) == (16, -2, 2, "bullet")
        assert not mode.damage.st_based

    def test_the_files_own_range_comes_first(self, read: Reader) -> None:
        shot = usage(12, "1d imp", id="W", range="x15/x20", calc={"range": "240/320"})
        (bow,) = read(equipment=[thing("Strong bow", weapons=[shot])]).sheet.weapons
        assert (bow.ranged[0].half, bow.ranged[0].maximum) == (240, 320)

    def test_as_many_throws_as_are_carried(self, read: Reader) -> None:
        throw = usage(12, "1d imp", default("Thrown Weapon"), id="W", range="x0.5/x1", shots="T")
        (knife,) = read(equipment=[thing("Knife", quantity=4, weapons=[throw])]).sheet.weapons
        assert (knife.ranged[0].shots, knife.ranged[0].projectile) == (4, "thrown")
        assert (knife.ranged[0].half, knife.ranged[0].maximum) == (5, 10)

    def test_entries(self) -> None:
        assert read_range_entry("100", 10) == (0, 100)
        assert read_range_entry("x1.5", 11) == (0, 16)
        assert read_rate("3x9") == 27
        assert read_rate("Jet") == 1
        assert read_shots("", 1) == ENDLESS
        assert read_shots("30(3)", 1) == 30
        assert projectile("Beam Weapons", "") == "beam"
        assert projectile("Liquid Projector", "") == "liquid"
        assert projectile("Axe/Mace", "T(1)") == "thrown"
        assert read_damage_entry("6d(0.5) cor", False).damage.divisor == Fraction(1, 2)
        with pytest.raises(ValueError, match="sight"):
            read_range_entry("sight", 10)


class TestShields:
    def test_db_is_the_shields_and_no_bonus(self, read: Reader) -> None:
        shield = thing("Shield", "15 lb", weapons=[SHIELD_BASH], features=all_defences(2))
        sheet = read(
            equipment=[shield, thing("Sword", weapons=[SWORD])],
            skills=[skill("Shield", 12, specialization="Shield")],
        ).sheet
        assert sheet.shield == Shield("Shield", 2, 12, "Shield", Fraction(15))
        assert (sheet.dodge_bonus, sheet.parry_bonus, sheet.block_bonus, sheet.db) == (0, 0, 0, 0)
        assert (sheet.main, sheet.off) == ("Sword", "Shield")
        assert [mode.name for mode in sheet.weapon("Shield").melee] == ["Bash"]

    def test_a_cloak_without_a_level(self, read: Reader) -> None:
        block = {"id": "w", "block": "0", "defaults": [default("Cloak")], "damage": {"type": ""}}
        cloak = thing("Heavy Cloak", weapons=[block], features=all_defences(2))
        assert read(equipment=[cloak]).sheet.shield == Shield("Heavy Cloak", 2, 7, "Cloak")
        shield = read(equipment=[cloak], skills=[skill("Cloak", 13)]).sheet.shield
        assert shield == Shield("Heavy Cloak", 2, 13, "Cloak")

    def test_a_magic_ring_is_no_shield(self, read: Reader) -> None:
        ring = thing("Ring", features=[*all_defences(1), bonus("dodge", 1)])
        sheet = read(equipment=[ring]).sheet
        assert sheet.shield is None
        assert (sheet.db, sheet.dodge_bonus, sheet.parry_bonus) == (1, 1, 0)

    def test_a_shield_that_hangs_on_the_wall_protects_nobody(self, read: Reader) -> None:
        shield = thing("Shield", weapons=[SHIELD_BASH], features=all_defences(2), equipped=False)
        sheet = read(equipment=[shield]).sheet
        assert (sheet.shield, sheet.dodge_bonus, sheet.off) == (None, 0, "")

    def test_the_better_of_two(self, read: Reader) -> None:
        small = thing("Small", weapons=[SHIELD_BASH], features=all_defences(1))
        large = thing("Large", weapons=[SHIELD_BASH], features=all_defences(3))
        imported = read(equipment=[small, large])
        assert imported.sheet.shield is not None
        assert (imported.sheet.shield.name, imported.sheet.dodge_bonus) == ("Large", 0)
        assert keys(imported) == ["gcs-note-second-shield"]

    def test_two_shields_of_one_name(self, read: Reader) -> None:
        plain = thing("Shield", weapons=[SHIELD_BASH])
        better = thing("Shield", "7 lb", weapons=[SHIELD_BASH], features=all_defences(2))
        sheet = read(equipment=[plain, better]).sheet
        assert sheet.shield is not None
        assert (sheet.shield.name, sheet.shield.db, sheet.main) == ("Shield 2", 2, "")
        assert sheet.weapon("Shield 2").weight == Fraction(7)

    def test_a_shield_to_which_the_file_gives_no_db(self, read: Reader) -> None:
        imported = read(equipment=[thing("Shield", weapons=[SHIELD_BASH])])
        assert imported.sheet.shield is not None
        assert imported.sheet.shield.db == 0
        assert keys(imported) == ["gcs-note-shield-without-db"]

    def test_a_flail_blocks_nothing(self, read: Reader) -> None:
        flail = usage(10, "1d+3 cr", default("Flail"), block="-2", parry="-2U")
        assert read(equipment=[thing("Morningstar", weapons=[flail])]).sheet.shield is None

    def test_both_hands_on_the_axe(self, read: Reader) -> None:
        axe = thing("Great Axe", weapons=[{**SWORD, "strength": "12‡"}])
        shield = thing("Shield", weapons=[SHIELD_BASH], features=all_defences(2))
        imported = read(equipment=[shield, axe])
        assert (imported.sheet.main, imported.sheet.off) == ("Great Axe", "")
        assert keys(imported) == ["gcs-note-shield-not-held"]

    def test_one_hand_will_do(self, read: Reader) -> None:
        axe = thing("Axe", weapons=[{**SWORD, "strength": "12†"}, SWORD])
        shield = thing("Shield", weapons=[SHIELD_BASH], features=all_defences(2))
        sheet = read(equipment=[axe, shield]).sheet
        assert (sheet.main, sheet.off) == ("Axe", "Shield")

    def test_a_melee_weapon_before_a_bow(self, read: Reader) -> None:
        shot = usage(12, "1d imp", id="W", range="100", strength="10†")
        bow, sword = thing("Bow", weapons=[shot]), thing("Sword", weapons=[SWORD])
        assert read(equipment=[bow, sword]).sheet.main == "Sword"

    def test_enhanced_block(self, read: Reader) -> None:
        assert (
            read(traits=[{"name": "Enhanced Block (Shield)", "levels": 2}]).sheet.block_bonus == 2
        )


class TestBuild:
    @pytest.mark.parametrize(
        ("name", "build"),
        [
            ("Unliving", "unliving"),
            ("Homogeneous", "homogenous"),
            ("Homogenous", "homogenous"),
            ("Diffuse", "diffuse"),
            ("Quirk: loves the unliving", "living"),
            ("Living", "living"),
        ],
    )
    def test_a_trait_of_the_name_itself(self, read: Reader, name: str, build: str) -> None:
        folder = {"name": "Meta-Trait: Undead", "children": [{"name": name}]}
        assert read(traits=[folder]).sheet.build == build
        assert read(traits=[{**folder, "disabled": True}]).sheet.build == "living"


class TestArmour:
    def armour(self, read: Reader, *places: Json) -> Imported:
        return read(settings={"body_type": {"locations": list(places)}})

    def test_by_location(self, read: Reader) -> None:
        sub = {"locations": [location("brain", 1)]}
        imported = self.armour(read, location("torso", 4), location("skull", 6, sub_table=sub))
        assert imported.sheet.dr == (("torso", 4), ("skull", 6), ("brain", 1))
        assert imported.sheet.armour() == 4

    def test_the_lower_of_two_sides(self, read: Reader) -> None:
        imported = self.armour(read, location("torso", 2), location("arm", 3), location("arm", 1))
        assert imported.sheet.armour("arm") == 1
        assert keys(imported) == ["gcs-note-armour-differs"]

    def test_against_one_kind_of_damage(self, read: Reader) -> None:
        mail = {"all": 3, "crushing": 1}
        places = [location(name, mail) for name in ("torso", "arm", "arm")]
        imported = self.armour(read, *places, location("leg", {"all": 0, "fire": 2}))
        assert imported.sheet.armour() == 3
        assert [dict(note.facts) for note in imported.notes] == [
            {"kind": "crushing", "value": 1, "locations": ["torso", "arm"]},
            {"kind": "fire", "value": 2, "locations": ["leg"]},
        ]

    def test_a_quantity_that_is_left_out(self, read: Reader) -> None:
        """It is none; but the one container that version 2 left it out of."""
        kit = {"description": "Kit", "base_weight": "30 lb", "equipped": True}
        assert read(equipment=[kit]).sheet.encumbrance == 0
        quiver = {**kit, "type": "equipment_container", "children": [thing("Arrow", "11 lb")]}
        assert read(version=2, equipment=[quiver]).sheet.encumbrance == 2  # 41 lb, 20

    def test_half_a_thing(self, read: Reader) -> None:
        assert read(equipment=[thing("Rope", "40 lb", quantity=0.5)]).sheet.encumbrance == 0
        assert read(equipment=[thing("Rope", "42 lb", quantity=0.5)]).sheet.encumbrance == 1

    def test_flexible(self, read: Reader) -> None:
        def worn(notes: str, **more: Any) -> Json:
            armour = {"type": "dr_bonus", "locations": ["torso", "arm"], "amount": 2}
            return thing("Armour", local_notes=notes, features=[armour], **more)

        body = {"body_type": {"locations": [location("torso", 5), location("arm", 3)]}}
        everywhere = {"type": "dr_bonus", "locations": ["all"], "amount": 1}
        against = {**everywhere, "amount": 9, "specialization": "crushing"}
        cloth = thing("Cloth", local_notes="Flexible", features=[everywhere, against])
        plate = worn("Not flexible")
        assert read(settings=body, equipment=[plate]).sheet.flexible == ()
        mail = worn("Concealable; flexible and susceptible to blunt trauma")
        assert read(settings=body, equipment=[mail, plate]).sheet.flexible == (
            ("torso", 2),
            ("arm", 2),
        )
        assert read(settings=body, equipment=[mail, cloth]).sheet.flexible == (
            ("torso", 3),
            ("arm", 3),
        )
        stowed = [{**mail, "equipped": False}, {**cloth, "quantity": 0}]
        assert read(settings=body, equipment=stowed).sheet.flexible == ()

    def test_flexible_in_older_files(self, read: Reader) -> None:
        armour = {"type": "dr_bonus", "location": "torso", "amount": 2}
        mail = thing("Mail", notes="Flexible", features=[armour])
        assert read(version=2, equipment=[mail]).sheet.flexible == (("torso", 2),)

    def test_dr_in_words(self, read: Reader) -> None:
        notes = "Flexible; -2 DR vs. crushing."
        things = [thing(name, local_notes=notes) for name in ("Mail", "Coif", "Coif")]
        things.append(thing("Gloves", local_notes="3 DR versus crushing; +1 DR against cutting"))
        told = [(note.key, *note.facts.values()) for note in read(equipment=things).notes]
        assert told == [
            ("gcs-note-armour-words", "-2 DR vs. crushing", ("Mail", "Coif")),
            ("gcs-note-armour-words", "3 DR versus crushing", ("Gloves",)),
            ("gcs-note-armour-words", "+1 DR against cutting", ("Gloves",)),
        ]

    def test_a_body_without_a_torso(self, read: Reader) -> None:
        imported = self.armour(read, location("eye", 0, hit_penalty=-9), location("slime", 5))
        assert imported.sheet.armour() == 5


class TestNotes:
    def test_another_table_of_damage(self, read: Reader) -> None:
        body = {"locations": [location("torso")]}
        settings = {"body_type": body, "damage_progression": "knowing_your_own_strength"}
        imported = read(settings=settings)
        assert keys(imported) == ["gcs-note-progression"]

    def test_every_note_has_a_text(self, read: Reader) -> None:
        shield = thing("Shield", weapons=[SHIELD_BASH])
        axe = thing("Great Axe", "999 lb", weapons=[{**SWORD, "strength": "12‡"}])
        trait = {"name": "Weapon Master (Axe)"}
        imported = read(equipment=[shield, shield, axe], traits=[trait])
        assert len(imported.notes) == 5
        for language in LANGUAGES:
            catalogue = Catalogue.load(language)
            assert all(catalogue.render(note) for note in imported.notes)


class TestOlder:
    def test_version_4(self, tmp_path: Path) -> None:
        sword = {key: value for key, value in SWORD.items() if key != "id"}
        shot = {**sword, "type": "ranged_weapon", "range": "100", "usage": "Shoot"}
        item = thing("Sword", weapons=[{**sword, "type": "melee_weapon", "block": "No"}, shot])
        item["weight"] = item.pop("base_weight").replace("0", "21")
        whole = document(version=4, equipment=[item])
        sheet = read_gcs(written(tmp_path, whole)).sheet
        assert [mode.name for mode in sheet.weapon("Sword").melee] == ["Swung"]
        assert [mode.name for mode in sheet.weapon("Sword").ranged] == ["Shoot"]
        assert sheet.encumbrance == 1

    def test_version_2(self, tmp_path: Path) -> None:
        whole = document(version=2, advantages=[{"name": "Hard to Subdue", "levels": "3"}])
        body = {"locations": [{"id": "torso", "calc": {"dr": 2}}]}
        whole["settings"] = {"hit_locations": body}
        sheet = read_gcs(written(tmp_path, whole)).sheet
        assert sheet.trait_levels == (("hard-to-subdue", 3),)
        assert sheet.dr == (("torso", 2),)


class TestStated:
    def test_the_files_own_values_at_the_encumbrance_of_the_load(self, tmp_path: Path) -> None:
        sword = {**SWORD, "calc": {"level": 13, "damage": "1d cut", "parry": "11U"}}
        shield = {**SHIELD_BASH, "calc": {"level": 12, "damage": "1d-2 cr", "block": "11"}}
        equipment = [
            thing("Sword", "41 lb", weapons=[sword]),
            thing("Shield", weapons=[shield], features=all_defences(2)),
        ]
        assert stated(written(tmp_path, document(equipment=equipment))) == {
            ("dodge",): 6,
            ("move",): 3,
            ("attack", "Sword", "Swung"): 13,
            ("parry", "Sword", "Swung"): 11,
            ("attack", "Shield", "Bash"): 12,
            ("block", "Shield"): 11,
        }

    def test_strength_and_load(self, tmp_path: Path) -> None:
        weight = {"weight": "3 lb", "extended_weight": "6 lb"}
        none = thing("Feather", calc={"weight": "1 lb", "extended_weight": "9 lb"}, quantity=0)
        equipment = [thing("Stone", "3 lb", quantity=2, calc=weight), none]
        calc = {"thrust": "1d-2", "swing": "", "basic_lift": "9.8 lb"}
        assert stated(written(tmp_path, document(equipment=equipment, calc=calc))) == {
            ("thrust",): Dice(1, 6, -2),
            ("lift",): Fraction("9.8"),
            ("load",): Fraction(6),
        }

    def test_a_file_that_states_nothing(self, tmp_path: Path) -> None:
        assert stated(written(tmp_path, document(calc={}))) == {}


class TestFormat:
    class Other:
        name = "mordheim"

    class Own:
        name = "gurps"

    def test_name_and_sheet(self, tmp_path: Path) -> None:
        path = written(tmp_path, document())
        found = FORMAT.read_fighter(path, self.Own())  # type: ignore[arg-type]
        assert found == Found("Anna", read_gcs(path).sheet)

    def test_what_is_left(self, tmp_path: Path) -> None:
        whole = document()
        whole["attributes"] += [attribute("hp", 10, current=4), attribute("fp", 10, current=10)]
        path = written(tmp_path, whole)
        assert FORMAT.read_fighter(path, self.Own()).left == {"hp": 4}  # type: ignore[arg-type]

    def test_another_system(self, tmp_path: Path) -> None:
        path = written(tmp_path, document())
        with pytest.raises(UserError) as caught:
            FORMAT.read_fighter(path, self.Other())  # type: ignore[arg-type]
        assert caught.value.key == "gcs-other-system"

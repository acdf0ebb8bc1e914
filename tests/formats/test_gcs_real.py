"""Character files as players keep them. What is expected was worked out by hand from the JSON."""

from __future__ import annotations

from fractions import Fraction
from pathlib import Path

import pytest

from tierce.dice import Dice
from tierce.formats.gcs import Imported, compare, read_gcs, stated
from tierce.systems.gurps.sheet import Damage, Melee, Shield, Skill

REAL = Path(__file__).resolve().parents[3] / "shared" / "real" / "gurps"

pytestmark = pytest.mark.skipif(
    not REAL.is_dir(), reason="these files belong to others and are kept beside the repository"
)


def read(name: str) -> Imported:
    return read_gcs(REAL / f"{name}.gcs")


# Load against Basic Lift: none to 1x, light to 2x, medium to 3x.
@pytest.mark.parametrize(
    ("file", "name", "encumbrance"),
    [
        ("dai-blackthorn", "Dai Blackthorn", 0),
        ("goblin-warrior", "Goblin, Warrior", 1),  # 46.4 lb, 24
        ("healing-cleric", "Bret Bierod", 1),  # 40.5 lb, 29
        ("hobgoblin", "Hobgoblin", 1),  # 59.1 lb, 34
        ("louis-d-antares", 'Haut-Cornet "Louis" d\'Antares', 0),
        ("orc-soldier", "Common Orc Soldier", 1),  # 43.7 lb, 34; no name but a title
        ("sora", "Sora", 0),
        ("svend-trygg", "Svend Trygg", 1),  # 42.5 lb, 29
        ("young-haldor", "Young Haldor", 2),  # 69.2 lb, 29
    ],
)
def test_name_and_encumbrance(file: str, name: str, encumbrance: int) -> None:
    imported = read(file)
    assert (imported.name, imported.sheet.encumbrance) == (name, encumbrance)


def test_there_are_no_other_files() -> None:
    assert len(list(REAL.glob("*.gcs"))) == 9


def test_louis() -> None:
    sheet = read("louis-d-antares").sheet
    assert (sheet.st, sheet.dx, sheet.iq, sheet.ht) == (10, 14, 11, 12)
    assert (sheet.will, sheet.per, sheet.hp, sheet.fp) == (12, 11, 12, 12)
    assert (sheet.basic_speed, sheet.basic_move) == (Fraction(13, 2), 6)
    assert sheet.traits == {"combat-reflexes", "danger-sense"}
    # The file's bonuses of 1 are all Combat Reflexes'.
    assert (sheet.dodge_bonus, sheet.parry_bonus, sheet.block_bonus) == (0, 0, 0)
    assert sheet.skill("Force Sword") == Skill("Force Sword", 17, 12)
    assert sheet.skill("Guns (Pistol)") == Skill("Guns (Pistol)", 14, 1)
    # He carries nothing: a bare skull has DR 2.
    assert {place for place, dr in sheet.dr if dr} == {"skull"}
    assert sheet.armour("skull") == 2
    assert (sheet.main, sheet.off, sheet.shield) == ("", "", None)
    assert [(each.name, each.natural) for each in sheet.weapons] == [
        ("Bite", "jaw"),
        ("Punch", "fist"),
        ("Kick", "foot"),
    ]
    damage = Damage(Dice(1, 6, -3), "cr")
    punch = Melee("Punch", "DX", 14, damage, reach=(0, 0), parry=0, thrust=True)
    assert sheet.weapon("Punch").melee == (punch,)


def test_goblin() -> None:
    imported = read("goblin-warrior")
    sheet = imported.sheet
    assert sheet.shield == Shield("Small Shield", 1, 12, "Shield", Fraction(8))
    assert (sheet.dodge_bonus, sheet.parry_bonus, sheet.block_bonus, sheet.db) == (0, 0, 0, 0)
    assert (sheet.main, sheet.off) == ("Long Knife", "Small Shield")
    swung, _, fencing, _ = sheet.weapon("Long Knife").melee
    assert (swung.skill, swung.level, swung.parry, swung.fencing) == ("Knife", 13, 0, False)
    # Knife 13 - 4; the file's 8 is less light encumbrance.
    assert (fencing.name, fencing.level, fencing.fencing) == ("Main-Gauche Swing", 9, True)
    (shot,) = sheet.weapon("Short Bow").ranged
    assert (shot.half, shot.maximum, shot.hands) == (110, 165, 2)
    assert shot.damage == Damage(Dice(1, 6, -1), "pi", Fraction(2))
    (note,) = imported.notes
    assert (note.key, note.facts["entry"]) == ("gcs-note-mode", "1d-1 ctrl")


def test_hobgoblin() -> None:
    sheet = read("hobgoblin").sheet
    falchion = sheet.weapon("Large Falchion")
    assert (falchion.weight, falchion.quality) == (Fraction(9, 2), "cheap")
    assert falchion.melee[0].unbalanced
    assert falchion.melee[0].damage == Damage(Dice(2, 6, 1), "cut")
    assert dict(sheet.dr) == {
        "eye": 0, "skull": 8, "face": 0, "leg": 3, "arm": 3, "torso": 3, "groin": 3, "hand": 4,
        "foot": 3, "neck": 3, "vitals": 3,
    }  # fmt: skip


def test_orc() -> None:
    sheet = read("orc-soldier").sheet
    names = [weapon.name for weapon in sheet.weapons]
    assert names == ["Axe", "Regular Bow", "Medium Shield"]  # the shortsword is not equipped
    assert (sheet.hp, sheet.st, sheet.main, sheet.off) == (15, 13, "Axe", "Medium Shield")
    # A leather cap on the bone
    assert (sheet.armour("skull"), dict(sheet.flexible)) == (3, {"skull": 1, "hand": 2, "foot": 2})


def test_sora() -> None:
    sheet = read("sora").sheet
    assert sheet.traits == {"combat-reflexes", "trained-by-a-master"}
    assert sheet.skill("Smallsword") == Skill("Smallsword", 17, 4)
    assert sheet.skill("Off-Hand Weapon Training (Smallsword)") is not None
    assert sheet.weapon("Kick").melee[0].skill == "Karate"


def test_svend() -> None:
    imported = read("svend-trygg")
    sheet = imported.sheet
    (swing,) = sheet.weapon("Long Axe").melee
    assert (swing.skill, swing.level, swing.reach) == ("Two-Handed Axe/Mace", 12, (1, 2))
    assert (swing.hands, swing.unready, swing.unbalanced) == (2, True, True)
    assert sheet.weapon("Small Knife").melee[0].parry == -1
    # The axe takes both hands, so the shield is not in the other.
    assert (sheet.main, sheet.off) == ("Long Axe", "")
    assert sheet.shield is not None
    shield, mail, boots = imported.notes
    assert shield.key == "gcs-note-shield-not-held"
    assert (mail.facts["words"], boots.facts["things"]) == (
        "-2 DR vs. crushing",
        ("Boots, Leather",),
    )
    # His mail and his boots; no helm: the skull's own bone.
    assert dict(sheet.flexible) == {"arm": 3, "torso": 3, "groin": 3, "vitals": 3, "foot": 2}
    assert sheet.armour("skull") == 2


def test_haldor() -> None:
    sheet = read("young-haldor").sheet
    one, two = sheet.weapon("Axe").melee
    assert (one.skill, one.level, one.hands) == ("Axe/Mace", 12, 1)
    assert (two.skill, two.level, two.hands) == ("Axe/Mace", 9, 2)
    assert (sheet.main, sheet.off) == ("Axe", "Medium Shield")
    assert sheet.weapon("Small Knife").melee[0].skill == "DX"  # 12 - 4, for want of Knife


def test_cleric() -> None:
    sheet = read("healing-cleric").sheet
    (throw,) = sheet.weapon("Mace").ranged
    assert (throw.half, throw.maximum, throw.projectile, throw.level) == (6, 12, "thrown", 6)


def test_stated() -> None:
    assert stated(REAL / "goblin-warrior.gcs") == {
        ("dodge",): 9,
        ("move",): 5,
        ("attack", "Small Shield", "Shield Bash"): 12,
        ("block", "Small Shield"): 10,
        ("attack", "Long Knife", "Swung"): 13,
        ("parry", "Long Knife", "Swung"): 10,
        ("attack", "Long Knife", "Thrust"): 13,
        ("parry", "Long Knife", "Thrust"): 10,
        ("attack", "Long Knife", "Main-Gauche Swing"): 8,
        ("parry", "Long Knife", "Main-Gauche Swing"): 7,
        ("attack", "Long Knife", "Main-Gauche Thrust"): 8,
        ("parry", "Long Knife", "Main-Gauche Thrust"): 7,
        ("attack", "Short Bow", "Shoot"): 13,
        ("attack", "Bite", "Bite"): 13,
        ("attack", "Punch", "Punch"): 13,
        ("parry", "Punch", "Punch"): 10,
        ("attack", "Kick", "Kick"): 11,
        ("thrust",): Dice(1, 6, -1),
        ("swing",): Dice(1, 6, 1),
        ("lift",): Fraction(24),
        ("load",): Fraction("46.4"),
    }
    assert stated(REAL / "young-haldor.gcs")[("dodge",)] == 9
    assert stated(REAL / "young-haldor.gcs")[("move",)] == 3


# Who holds a weapon in both hands has no shield on the arm; the files add its DB all the same.
DIFFERENCES = {
    # 6+3, less light encumbrance; the axe takes both hands from the start
    ("svend-trygg", "dodge"): ("10", "8"),
    ("svend-trygg", "parry", "Long Axe", "Swung"): ("11", "9"),  # 12/2+3
    ("young-haldor", "parry", "Axe", "Swing - two handed"): ("9", "7"),  # 9/2+3
}


def test_all_differences_are_known_and_the_rules_hold() -> None:
    found = {
        (path.stem, *each.key): (each.theirs, each.ours)
        for path in sorted(REAL.glob("*.gcs"))
        for each in compare(path)
        if each.right == "ours" and each.clauses == ("gurps.defence.shield-db",)
    }
    assert found == DIFFERENCES
    assert sum(len(compare(path)) for path in REAL.glob("*.gcs")) == len(DIFFERENCES)


def test_what_was_compared() -> None:
    """Every value that a file states is one that the rules have."""
    counts = [len(stated(path)) for path in sorted(REAL.glob("*.gcs"))]
    # Dodge, Move, thrust, swing, lift; attacks, parries, blocks; the load of those who carry
    assert counts == [9, 21, 15, 16, 9, 11, 9, 19, 22]

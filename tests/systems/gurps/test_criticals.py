"""gurps.critical-tables: every row by hand, the tables against raw dice, both simplest forms."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import product
from typing import Any

import pytest

from tests.systems.gurps.field import A, B, ends, layout, play, told
from tierce.dice import Dice
from tierce.fight.slots import Condition
from tierce.fight.state import View
from tierce.script.answered import Run
from tierce.script.effects import Rule
from tierce.script.odds import Odds
from tierce.script.value import Part
from tierce.script.view import Rolled
from tierce.script.world import World
from tierce.systems.gurps.options import Options
from tierce.systems.gurps.rules import blunders, critical_tables, criticals
from tierce.systems.gurps.rules.critical_tables import MISSES, TOTALS, WrongTable, read, tables
from tierce.systems.gurps.sheet import Damage, Melee, Ranged, Sheet, Weapon

PLAIN = Options(criticals="plain")
CLAUSE = "gurps.critical-tables"

HIT = {
    "triple-damage": (3, 18),
    "half-dr": (4, 17),
    "double-damage": (5, 16),
    "maximum-damage": (6, 15),
    "major-wound": (7, 13, 14),
    "double-shock": (8,),
    "normal": (9, 10, 11),
    "drop-items": (12,),
}
HEAD = {
    "maximum-without-dr": (3,),
    "half-dr-major": (4, 5),
    "eye": (6, 7),
    "daze": (8,),
    "normal": (9, 10, 11),
    "lasting-mark": (12, 13),
    "drop-weapon": (14,),
    "maximum-damage": (15,),
    "double-damage": (16,),
    "half-dr-up": (17,),
    "triple-damage": (18,),
}
MISS = {
    "weapon-breaks": (3, 4, 17, 18),
    "hit-self": (5,),
    "hit-self-half": (6,),
    "off-balance": (7, 13),
    "unready": (8, 12),
    "drop-weapon": (9, 10, 11),
    "weapon-flies": (14,),
    "strained-arm": (15,),
    "fall": (16,),
}
UNARMED = {
    "knock-self-out": (3, 18),
    "strained-limb": (4, 17),
    "hit-object": (5, 16),
    "hit-object-half": (6,),
    "stumble": (7, 14),
    "fall": (8,),
    "off-balance": (9, 10, 11),
    "trip": (12,),
    "guard-down": (13,),
    "torn-muscle": (15,),
}
THROWS = [sum(faces) for faces in product(range(1, 7), repeat=3)]


def chances(table: Mapping[str, tuple[int, ...]]) -> dict[str, Fraction]:
    return {
        word: Fraction(sum(throw in totals for throw in THROWS), 216)
        for word, totals in table.items()
    }


# ---------------------------------------------------------------- the file


@pytest.mark.parametrize(
    ("name", "table"), [("hit", HIT), ("head", HEAD), ("miss", MISS), ("unarmed", UNARMED)]
)
def test_each_table_has_every_total(name: str, table: dict[str, tuple[int, ...]]) -> None:
    expected = {total: word for word, totals in table.items() for total in totals}
    assert dict(tables().rows[name]) == expected
    assert tables().words(name) == tuple(sorted(table))


def test_the_known_misses_are_those_with_a_rule() -> None:
    assert set(MISSES["miss"]) == set(blunders._ARMED)
    assert set(MISSES["unarmed"]) == set(blunders._UNARMED)
    assert set(critical_tables.AFTERWARDS) == {"", "eye", *criticals._AFTERWARDS}


def whole(**changed: str) -> str:
    """A text with all four tables, each of one row; any of them may be changed."""
    row = f"= {list(TOTALS)}"
    parts = {
        "hit": f"[hit]\nnormal {row}",
        "head": f"[head]\nnormal {row}",
        "miss": f"[miss]\nfall {row}",
        "unarmed": f"[unarmed]\ntrip {row}",
        "effects": "[effects.normal]",
    }
    return "\n".join((parts | changed).values())


def test_a_table_of_ones_own() -> None:
    mine = read(whole(effects="[effects.normal]\nmultiplier = 4"), MISSES)
    assert mine.words("hit") == ("normal",)
    assert mine.effects["normal"].multiplier == 4


@pytest.mark.parametrize(
    ("changed", "table", "what"),
    [
        ({"hit": ""}, "hit", "nothing for 3, 4, 5"),
        ({"miss": "[miss]\nfall = [3]"}, "miss", "nothing for 4, 5"),
        ({"miss": "[miss]\nfall = [3, 3]"}, "miss", "3 stands twice"),
        ({"miss": "[miss]\nfall = [2]"}, "miss", "2 stands twice or cannot"),
        ({"unarmed": "[unarmed]\nweapon-breaks = [3]"}, "unarmed", "called weapon-breaks"),
        ({"head": "[head]\nfall = [3]"}, "head", "called fall"),
        ({"effects": ""}, "hit", "called normal"),
        ({"effects": "[effects.normal]\nmultiplier = 'two'"}, "effects", "multiplier = 'two'"),
        ({"effects": "[effects.normal]\nmultiplier = true"}, "effects", "multiplier = True"),
        ({"effects": "[effects.normal]\ndamage = 2"}, "effects", "damage = 2"),
        ({"effects": "[effects.normal]\ndr = 'some'"}, "effects", "dr='some'"),
        ({"effects": "[effects.normal]\nthen = 'weep'"}, "effects", "then='weep'"),
        ({"effects": "[effects.normal]\nmultiplier = 0"}, "effects", "multiplier=0"),
        ({"effects": "[effects.normal]\nshock = 0"}, "effects", "shock=0"),
    ],
)
def test_a_wrong_table_is_refused(changed: dict[str, str], table: str, what: str) -> None:
    with pytest.raises(WrongTable, match=f"^table {table}: ") as caught:
        read(whole(**changed), MISSES)
    assert what in str(caught.value)
    assert caught.value.table == table


# ---------------------------------------------------------------- which critical hit


def duel(a: Sheet | None = None, b: Sheet | None = None, options: Options | None = None) -> View:
    laid = layout(a or Sheet(), b, options)
    return View(laid, laid.start())


@pytest.mark.parametrize(
    ("location", "table"),
    [
        ("torso", HIT),
        ("neck", HIT),
        ("off-arm", HIT),
        ("skull", HEAD),
        ("face", HEAD),
        ("eye", HEAD),
    ],
)
def test_the_chance_of_every_row(location: str, table: dict[str, tuple[int, ...]]) -> None:
    found = Odds().distribution(criticals.critical_hit_effect, A, location, world=duel())
    assert found.chances() == chances(table)
    assert criticals.words(location) == tuple(sorted(table))


def test_a_thrown_row_is_told() -> None:
    run = play(duel(), criticals.critical_hit_effect, A, "torso", dice={"table": 12})
    assert run.result == "drop-items"
    assert [(n.facts["effect"], n.clauses) for n in run.notes] == [("drop-items", (CLAUSE,))]


def test_the_simplest_form_of_a_critical_hit() -> None:
    run = play(duel(options=PLAIN), criticals.critical_hit_effect, A, "eye", dice={})
    assert run.result == "maximum-damage"
    assert told(run) == ["critical-hit-effect"]


# ---------------------------------------------------------------- the blow that lands

CUT = Damage(Dice(2, 6, 1), "cut")


@pytest.mark.parametrize(
    ("word", "rolled", "lost"),
    [
        ("normal", 6, 4),  # 6 - 3 = 3, x1.5
        ("triple-damage", 6, 22),  # 18 - 3 = 15
        ("double-damage", 6, 13),  # 12 - 3 = 9
        ("half-dr", 6, 7),  # DR 1: 5
        ("half-dr-up", 6, 6),  # DR 2: 4
        ("half-dr-major", 6, 6),
        ("major-wound", 6, 4),
        ("double-shock", 6, 4),
        ("drop-items", 6, 4),
        ("daze", 6, 4),
        ("drop-weapon", 6, 4),
        ("lasting-mark", 6, 4),
        ("maximum-damage", None, 15),  # 13 - 3 = 10
        ("maximum-without-dr", None, 19),  # 13
    ],
)
def test_damage_through_dr_three(word: str, rolled: int | None, lost: int) -> None:
    foe = Sheet(hp=50, ht=20, dr=(("torso", 3),))
    view = duel(b=foe)
    major = word in ("half-dr-major", "major-wound")
    dice = {} if rolled is None else {"damage": rolled}
    if major:
        dice["wound/knockdown/roll"] = 3
    run = play(view, criticals.land, A, B, CUT, "torso", word, dice=dice)
    assert run.result == lost
    assert view.read(B, "hp") == 50 - lost


def test_a_major_wound_needs_something_to_penetrate() -> None:
    view = duel(b=Sheet(dr=(("torso", 6),)))
    dice = {"damage": 6}
    assert play(view, criticals.land, A, B, CUT, "torso", "major-wound", dice=dice).result == 0
    assert view.read(B, "hp") == 10


def test_double_shock_and_the_limb_goes_numb() -> None:
    view = duel(b=Sheet(hp=20, ht=10))
    dice = {"damage": 5}
    run = play(view, criticals.land, A, B, CUT, "arm", "double-shock", dice=dice)
    assert view.read(B, "shock") == 6  # 7 HP of 20: shock 3, doubled
    assert dict(view.read(B, "crippled")) == {"arm": "numb"}
    assert told(run) == ["damage", "wounded", "crippled"]
    harmless = duel(b=Sheet(dr=(("arm", 9),)))
    play(harmless, criticals.land, A, B, CUT, "arm", "double-shock", dice=dice)
    assert harmless.read(B, "crippled") == ()


SWORD = Weapon("Sword", melee=(Melee("swing", "Broadsword", 12, CUT),))
KNIFE = Weapon("Knife", melee=(Melee("thrust", "Knife", 12, Damage(Dice(1), "imp"), thrust=True),))


def test_the_foe_drops_everything_even_unhurt() -> None:
    foe = Sheet(dr=(("torso", 20),), weapons=(SWORD,), main="Sword", off="Torch")
    view = duel(b=foe)
    play(view, criticals.land, A, B, CUT, "torso", "drop-items", dice={"damage": 5})
    assert view.read(B, "hands") == ()
    assert dict(view.read(B, "unready")) == {"Sword": "dropped", "Torch": "dropped"}


@pytest.mark.parametrize(
    ("main", "off", "which", "left"),
    [
        ("Sword", "Knife", 3, {"off": "Knife"}),
        ("Sword", "Knife", 4, {"main": "Sword"}),
        ("Sword", "Torch", None, {"off": "Torch"}),
        ("", "Torch", None, {"off": "Torch"}),
    ],
)
def test_the_foe_drops_a_weapon(
    main: str, off: str, which: int | None, left: dict[str, str]
) -> None:
    view = duel(b=Sheet(hp=50, weapons=(SWORD, KNIFE), main=main, off=off))
    dice = {"damage": 5} | ({} if which is None else {"drop-weapon/which": which})
    play(view, criticals.land, A, B, CUT, "torso", "drop-weapon", dice=dice)
    assert dict(view.read(B, "hands")) == left


def test_the_dazed_may_only_do_nothing_until_they_have_acted() -> None:
    view = duel(b=Sheet(hp=50))
    play(view, criticals.land, A, B, CUT, "torso", "daze", dice={"damage": 5})
    assert view.condition(B, "dazed") == Condition("dazed", CLAUSE, ("acted", B))


@pytest.mark.parametrize(
    ("wounding", "rolled", "keys", "deaf"),
    [
        ("cr", 5, ["damage", "wounded", "deafened"], True),
        ("cut", 5, ["damage", "wounded", "scarred"], False),
        ("cr", 2, ["damage"], False),
    ],
)
def test_a_lasting_mark(wounding: str, rolled: int, keys: list[str], deaf: bool) -> None:
    view = duel(b=Sheet(hp=50, dr=(("torso", 2),)))
    damage = Damage(Dice(2), wounding)
    dice = {"damage": rolled}
    run = play(view, criticals.land, A, B, damage, "torso", "lasting-mark", dice=dice)
    assert told(run) == keys
    assert (view.condition(B, "deaf") is not None) == deaf


def test_into_the_eye() -> None:
    """At face or skull the eye is hit, and its DR counts: 4 - 1 = 3, x4."""
    foe = Sheet(hp=50, ht=20, dr=(("eye", 1), ("face", 8), ("skull", 8)))
    for aimed in ("face", "skull"):
        view = duel(b=foe)
        dice = {"damage": 4, "wound/knockdown/roll": 3}
        assert play(view, criticals.land, A, B, CUT, aimed, "eye", dice=dice).result == 12
        assert dict(view.read(B, "crippled")) == {"eye": "crippled"}


def test_aimed_at_the_eye_half_its_dr_rounded_up() -> None:
    view = duel(b=Sheet(hp=50, ht=20, dr=(("eye", 3),)))
    dice = {"damage": 4, "wound/knockdown/roll": 10}  # a major wound: 20 - 10
    run = play(view, criticals.land, A, B, CUT, "eye", "eye", dice=dice)
    assert run.result == 8  # 4 - 2 = 2, x4


def test_nothing_more_befalls_those_who_are_out() -> None:
    view = duel(b=Sheet(weapons=(SWORD,), main="Sword"))
    dice = {"damage": 13, "wound/knockdown/roll": 18}  # 13 x1.5 = 19: HP 10 -> -9
    run = play(view, criticals.land, A, B, CUT, "torso", "daze", dice=dice)
    assert view.read(B, "fate") == "unconscious"
    assert "dazed" not in told(run)


def test_far_away_damage_is_halved_after_the_multiplier() -> None:
    view = duel(b=Sheet(hp=50))
    damage = Damage(Dice(2), "pi")
    run = play(
        view, criticals.land, A, B, damage, "torso", "triple-damage", True, dice={"damage": 5}
    )
    assert run.result == 7


def test_divisors_a_tight_beam_and_fatigue() -> None:
    foe = Sheet(hp=50, ht=20, fp=20, dr=(("torso", 7),))
    shot = Damage(Dice(2), "pi", Fraction(2))
    assert play(duel(b=foe), criticals.land, A, B, shot, dice={"damage": 9}).result == 6
    half = play(duel(b=foe), criticals.land, A, B, shot, "torso", "half-dr", dice={"damage": 9})
    assert half.result == 8  # 7 / 2 = 3, halved 1
    beam = Damage(Dice(2), "burn")
    args = (A, B, beam, "vitals", "normal", False, True)
    # (9 - 7) x2, and no shock from 4 HP of 50
    assert play(duel(b=foe), criticals.land, *args, dice={"damage": 9}).result == 4
    view = duel(b=foe)
    play(view, criticals.land, A, B, Damage(Dice(2), "fat"), dice={"damage": 9})
    assert (view.read(B, "fp"), view.read(B, "hp")) == (18, 50)


def test_every_row_against_raw_dice() -> None:
    """Injury of a critical hit of 1d+1 cutting through DR 3, over three dice and one."""

    def critical(view: View, location: str) -> Rule[int]:
        called: Any = yield from criticals.critical_hit_effect(view, A, location)
        word = called.value() if isinstance(called, Rolled) else called
        return (yield from criticals.land(view, A, B, Damage(Dice(1, 6, 1), "cut"), location, word))

    expected: dict[int, int] = {}
    for throw, face in product(THROWS, range(1, 7)):
        damage, dr = face + 1, 3
        damage *= {3: 3, 18: 3, 5: 2, 16: 2}.get(throw, 1)
        damage = 7 if throw in (6, 15) else damage
        dr = 1 if throw in (4, 17) else dr
        lost = max(0, damage - dr) * 3 // 2
        lost = max(lost, 1) if damage > dr else 0
        expected[lost] = expected.get(lost, 0) + 1
    view = duel(b=Sheet(hp=60, dr=(("torso", 3),)))
    found = Odds().distribution(critical, "torso", world=view)
    assert found.chances() == {k: Fraction(v, 216 * 6) for k, v in sorted(expected.items())}
    plain = duel(b=Sheet(hp=60, dr=(("torso", 3),)), options=PLAIN)
    assert Odds().distribution(critical, "torso", world=plain).chances() == {6: 1}


# ---------------------------------------------------------------- which critical miss

MACE = Weapon("Mace", melee=(Melee("swing", "Axe", 12, Damage(Dice(2), "cr")),))
SPEAR = Weapon("Spear", melee=(Melee("stab", "Spear", 12, Damage(Dice(2), "imp"), thrust=True),))
FINE = Weapon("Fine sword", quality="fine", melee=SWORD.melee)
CHEAP = Weapon("Cheap club", quality="cheap", melee=MACE.melee)
GLASS = Weapon("Glass club", fragile=True, melee=MACE.melee)
BOW = Weapon("Bow", ranged=(Ranged("shoot", "Bow", 12, Damage(Dice(2), "imp"), "muscle", 100),))
AXE = Weapon(
    "Axe",
    melee=MACE.melee,
    ranged=(Ranged("throw", "Thrown", 12, Damage(Dice(2), "cr"), "thrown", 10),),
)
FOOT = Weapon("Kick", natural="foot", melee=(Melee("kick", "Karate", 12, Damage(Dice(1))),))
BITE = Weapon("Bite", natural="teeth", melee=(Melee("bite", "Brawling", 12, Damage(Dice(1))),))
ALL = (SWORD, MACE, SPEAR, FINE, CHEAP, GLASS, BOW, AXE, FOOT, BITE, KNIFE)


def armed(main: str = "", off: str = "", options: Options | None = None, **sheet: Any) -> View:
    return duel(Sheet(weapons=ALL, main=main, off=off, **sheet), options=options)


def with_sword(hand: str, **sheet: Any) -> View:
    main, off = ("Sword", "") if hand == "main" else ("", "Sword")
    return armed(main, off, **sheet)


def miss(view: View, weapon: str, mode: str, hand: str = "main", **how: Any) -> Run:
    dice = how.pop("dice")
    args = (A, B, weapon, mode, hand, how.get("ranged", False), how.get("parrying", False))
    return play(view, blunders.critical_miss, *args, dice=dice)


def test_sturdy_weapons() -> None:
    sturdy = {weapon.name for weapon in ALL if blunders.is_sturdy(weapon)}
    assert sturdy == {"Mace", "Fine sword", "Kick", "Bite"}


@pytest.mark.parametrize(
    ("weapon", "mode", "ranged", "expected"),
    [
        ("Sword", "swing", False, chances(MISS)),
        ("", "", False, chances(UNARMED)),
        ("Kick", "kick", False, chances(UNARMED)),
    ],
)
def test_the_chance_of_every_miss(
    weapon: str, mode: str, ranged: bool, expected: dict[str, Fraction]
) -> None:
    args = (A, B, weapon, mode, "main", ranged)
    found = Odds().distribution(blunders.critical_miss_effect, *args, world=armed("Sword"))
    assert found.chances() == expected


@pytest.mark.parametrize(
    ("weapon", "mode", "ranged"),
    [
        ("Mace", "swing", False),
        ("Spear", "stab", False),
        ("Fine sword", "swing", False),
        ("Bow", "shoot", True),
        ("Axe", "throw", True),
    ],
)
def test_rolled_again_against_raw_dice(weapon: str, mode: str, ranged: bool) -> None:
    row = {total: word for word, totals in MISS.items() for total in totals}
    sturdy = weapon in ("Mace", "Fine sword")
    hardly = weapon in ("Spear", "Bow", "Axe")
    first = {word: int(chance * 216) for word, chance in chances(MISS).items()}
    expected = dict.fromkeys(MISS, 0)
    for throw, again in product(THROWS, repeat=2):
        word = row[throw]
        if hardly and word in ("hit-self", "hit-self-half"):
            word = row[again]
        elif sturdy and word == "weapon-breaks":
            word = "weapon-breaks" if row[again] == "weapon-breaks" else "drop-weapon"
        expected[word] += 1
    assert sum(first.values()) == 216
    args = (A, B, weapon, mode, "main", ranged)
    found = Odds().distribution(blunders.critical_miss_effect, *args, world=armed(weapon))
    assert found.chances() == {
        word: Fraction(count, 216 * 216) for word, count in sorted(expected.items())
    }


def test_the_simplest_forms_of_a_critical_miss() -> None:
    view = armed("Sword", options=PLAIN)
    run = miss(view, "Sword", "swing", dice={})
    assert told(run) == ["critical-miss-effect", "dropped"]
    assert view.read(A, "hands") == ()
    bare = armed(options=PLAIN)
    assert told(miss(bare, "", "", parrying=True, dice={}))[1:] == ["off-balance"]


def test_the_gm_may_impose_a_row() -> None:
    view = armed("Sword")
    run = miss(view, "Sword", "swing", dice={"word/table": 16})
    ((asked, outcome),) = run.decided
    assert asked.ask.outcomes == tuple(sorted(MISS))  # type: ignore[union-attr]
    assert outcome == "fall"


# ---------------------------------------------------------------- every row, with a weapon


def test_a_weapon_breaks() -> None:
    view = armed("Sword")
    run = miss(view, "Sword", "swing", dice={"word/table": 3})
    assert told(run) == ["critical-miss-effect", "broken"]
    assert dict(view.read(A, "unready")) == {"Sword": "broken"}


def test_a_sturdy_weapon_breaks_only_twice() -> None:
    view = armed("Mace")
    miss(view, "Mace", "swing", dice={"word/table": 3, "word/breakage": 10})
    assert dict(view.read(A, "unready")) == {"Mace": "dropped"}
    view = armed("Mace")
    miss(view, "Mace", "swing", dice={"word/table": 3, "word/breakage": 17})
    assert dict(view.read(A, "unready")) == {"Mace": "broken"}


@pytest.mark.parametrize(
    ("table", "hand", "limb", "place", "lost"),
    [
        (5, "main", 3, "off-arm", 6),  # 6 - 2 = 4, x1.5
        (5, "main", 4, "off-leg", 9),  # no DR there: 6, x1.5, but a leg loses 7 at most
        (5, "off", 1, "arm", 6),
        (6, "off", 6, "leg", 4),  # 3, x1.5
        (6, "main", 1, "off-arm", 1),  # 3 - 2 = 1, x1.5
    ],
)
def test_struck_by_ones_own_weapon(table: int, hand: str, limb: int, place: str, lost: int) -> None:
    view = with_sword(hand, hp=12, ht=20, dr=(("arm", 2),))
    dice = {"word/table": table, "limb": limb, "damage": 6}
    capped = min(lost, 7)
    if capped == 7:
        dice["wound/knockdown/roll"] = 3
    run = miss(view, "Sword", "swing", hand, dice=dice)
    assert view.read(A, "hp") == 12 - capped
    hurt = next(n for n in run.notes if n.key == "gurps.event.hurts-self")
    assert (hurt.facts["location"], hurt.facts["damage"]) == (place, 6 if table == 5 else 3)


def test_with_a_point_hitting_oneself_is_thrown_again_once() -> None:
    view = armed("Spear", ht=20, hp=20)
    dice = {"word/table": 5, "word/again": 6, "limb": 6, "damage": 6}
    miss(view, "Spear", "stab", dice=dice)
    assert view.read(A, "hp") == 17  # half damage, 3; a limb takes impaling x1


@pytest.mark.parametrize("table", [7, 13])
def test_off_balance_until_the_next_turn(table: int) -> None:
    view = armed("Sword")
    miss(view, "Sword", "swing", dice={"word/table": table})
    assert view.condition(A, "off-balance") == Condition("off-balance", CLAUSE, ("turn", A))
    assert list(blunders.defence(view, A)) == [Part(-2, "gurps.part.off-balance", CLAUSE)]
    assert list(blunders.attack(view, A)) == []


@pytest.mark.parametrize("table", [8, 12])
def test_the_weapon_turns_in_the_hand(table: int) -> None:
    view = armed("Sword")
    miss(view, "Sword", "swing", dice={"word/table": table})
    assert dict(view.read(A, "unready")) == {"Sword": "unready"}
    assert dict(view.read(A, "hands")) == {"main": "Sword"}


@pytest.mark.parametrize(("table", "left"), [(8, {"main": "Sword"}), (9, {})])
@pytest.mark.parametrize("ruin", ["broken", "snapped"])
def test_a_ruined_weapon_stays_ruined(table: int, left: dict[str, str], ruin: str) -> None:
    view = armed("Sword")
    view.set(A, "unready", "Sword", ruin)
    miss(view, "Sword", "swing", dice={"word/table": table})
    assert dict(view.read(A, "unready")) == {"Sword": ruin}
    assert dict(view.read(A, "hands")) == left


@pytest.mark.parametrize("table", [9, 10, 11])
def test_a_dropped_weapon(table: int) -> None:
    view = armed("Knife", off="Sword")
    miss(view, "Sword", "swing", "off", dice={"word/table": table})
    assert dict(view.read(A, "hands")) == {"main": "Knife"}
    cheap = armed("Cheap club")
    miss(cheap, "Cheap club", "swing", dice={"word/table": table})
    assert dict(cheap.read(A, "unready")) == {"Cheap club": "broken"}


def test_a_weapon_used_with_both_hands_falls_from_the_main_one() -> None:
    view = armed("Sword")
    miss(view, "Sword", "swing", "both", dice={"word/table": 9})
    assert view.read(A, "hands") == ()


def test_a_swung_weapon_flies_others_fall() -> None:
    view = armed("Sword")
    run = miss(view, "Sword", "swing", dice={"word/table": 14, "distance": 4})
    assert told(run) == ["critical-miss-effect", "weapon-flies", "dropped"]
    assert run.notes[1].facts["yards"] == 4
    spear = armed("Spear")
    run = miss(spear, "Spear", "stab", dice={"word/table": 14})
    assert told(run) == ["critical-miss-effect", "dropped"]
    bow = armed("Bow")
    run = miss(bow, "Bow", "shoot", ranged=True, dice={"word/table": 14})
    assert told(run) == ["critical-miss-effect", "dropped"]


@pytest.mark.parametrize(("hand", "arm"), [("main", "arm"), ("off", "off-arm")])
def test_a_strained_arm_holds_on(hand: str, arm: str) -> None:
    view = with_sword(hand)
    miss(view, "Sword", "swing", hand, dice={"word/table": 15})
    assert dict(view.read(A, "crippled")) == {arm: "strained"}
    assert dict(view.read(A, "hands")) == {hand: "Sword"}


def test_a_fall_in_melee_and_a_loss_of_balance_at_range() -> None:
    view = armed("Sword")
    miss(view, "Sword", "swing", dice={"word/table": 16})
    assert view.read(A, "posture") == "prone"
    bow = armed("Bow")
    miss(bow, "Bow", "shoot", ranged=True, dice={"word/table": 16})
    assert bow.read(A, "posture") == "standing"
    assert bow.condition(A, "off-balance") is not None


def test_a_parry_with_an_unnamed_mode_uses_the_first() -> None:
    view = armed("Spear")
    miss(view, "Spear", "", parrying=True, dice={"word/table": 14})
    assert view.read(A, "hands") == ()


# ---------------------------------------------------------------- every row, bare-handed


@pytest.mark.parametrize("table", [3, 18])
def test_knocked_out_by_ones_own_blow(table: int) -> None:
    view = armed()
    miss(view, "Kick", "kick", dice={"word/table": table})
    assert view.read(A, "fate") == "unconscious"


@pytest.mark.parametrize("table", [4, 17])
@pytest.mark.parametrize(
    ("weapon", "mode", "hand", "limb"),
    [
        ("", "", "off", "off-arm"),
        ("Punch", "punch", "main", "arm"),
        ("Kick", "kick", "body", "leg"),
    ],
)
def test_a_strained_limb(table: int, weapon: str, mode: str, hand: str, limb: str) -> None:
    view = armed()
    miss(view, weapon, mode, hand, dice={"word/table": table})
    assert view.read(A, "hp") == 9
    assert dict(view.read(A, "crippled")) == {limb: "strained"}
    assert view.read(A, "posture") == ("prone" if limb == "leg" else "standing")


def test_a_strained_neck_hampers_everything() -> None:
    view = armed()
    miss(view, "Bite", "bite", "body", dice={"word/table": 4})
    assert view.read(A, "hp") == 9
    assert view.read(A, "crippled") == ()
    for place in ("arm", "off-arm", "leg", "neck"):
        assert list(blunders.limb(view, A, place)) == [Part(-3, "gurps.part.torn-muscle", CLAUSE)]


@pytest.mark.parametrize(
    ("table", "st", "dr", "rolled", "lost"),
    [
        (5, 14, 0, 4, 4),
        (16, 14, 2, 4, 2),
        (6, 14, 0, 5, 2),
        (6, 14, 0, 1, 0),
        (5, 9, 0, -1, 0),  # 1d-2, at least 0
        (5, 60, 0, 6, 6),  # above the table: as its last row
    ],
)
def test_against_something_hard(table: int, st: int, dr: int, rolled: int, lost: int) -> None:
    view = armed(st=st, hp=20, dr=(("arm", dr),))
    miss(view, "", "", dice={"word/table": table, "damage": rolled})
    assert view.read(A, "hp") == 20 - lost


@pytest.mark.parametrize("table", [7, 14])
def test_a_stumble(table: int) -> None:
    view = armed()
    miss(view, "", "", parrying=True, dice={"word/table": table})
    assert view.read(A, "posture") == "prone"
    attack = armed()
    run = miss(attack, "Kick", "kick", dice={"word/table": table})
    assert attack.read(A, "posture") == "standing"
    turned = Condition("back-turned", CLAUSE, ("turn", A), (B,))
    assert attack.condition(A, "back-turned", (B,)) == turned
    assert told(run)[1:] == ["back-turned"]


def test_a_fall_bare_handed() -> None:
    view = armed()
    miss(view, "Kick", "kick", dice={"word/table": 8})
    assert view.read(A, "posture") == "prone"


@pytest.mark.parametrize("table", [9, 10, 11])
def test_off_balance_bare_handed(table: int) -> None:
    view = armed()
    miss(view, "Kick", "kick", dice={"word/table": table})
    assert view.condition(A, "off-balance") is not None


@pytest.mark.parametrize(
    ("weapon", "mode", "hand", "limit"),
    [("", "", "main", 12), ("Kick", "kick", "main", 8), ("Kick", "kick", "off", 8)],
)
def test_a_trip(weapon: str, mode: str, hand: str, limit: int) -> None:
    for trip, down in ((limit, "standing"), (limit + 1, "prone")):
        view = armed(dx=12)
        miss(view, weapon, mode, hand, dice={"word/table": 12, "trip": trip})
        assert view.read(A, "posture") == down


def test_guard_down() -> None:
    view = armed()
    miss(view, "", "", dice={"word/table": 13})
    assert view.condition(A, "guard-down") == Condition("guard-down", CLAUSE, ("turn", A))
    assert list(blunders.defence(view, A)) == [Part(-2, "gurps.part.guard-down", CLAUSE)]


@pytest.mark.parametrize(
    ("rolled", "lost", "traits", "penalty"),
    [(3, 3, (), -3), (1, 1, ("high-pain-threshold",), -1), (-2, 0, (), 0)],
)
def test_a_torn_muscle(rolled: int, lost: int, traits: tuple[str, ...], penalty: int) -> None:
    view = armed(traits=frozenset(traits))
    miss(view, "", "", "off", dice={"word/table": 15, "damage": rolled})
    assert view.read(A, "hp") == 10 - lost
    assert sum(part.amount for part in blunders.limb(view, A, "off-arm")) == penalty
    assert list(blunders.limb(view, A, "arm")) == []
    assert list(blunders.attack(view, A)) == [Part(-1, "gurps.part.unsteady", CLAUSE)]
    assert list(blunders.defence(view, A)) == [Part(-1, "gurps.part.unsteady", CLAUSE)]


@pytest.mark.parametrize(
    ("weapon", "mode", "unharmed"),
    [
        ("Sword", "swing", Fraction(0)),
        ("Mace", "swing", Fraction(0)),
        ("Spear", "stab", Fraction(0)),
        # 12/216 a wall, 1d-2 taking nothing on 1 and 2; 10/216 half of it, nothing on 1, 2 and 3;
        # 25/216 a trip, DX 10 - 4 holding in 20 of 216
        (
            "Kick",
            "kick",
            Fraction(12, 216) / 3 + Fraction(10, 216) / 2 + Fraction(25 * 20, 216 * 216),
        ),
    ],
)
def test_every_way_a_critical_miss_can_go(weapon: str, mode: str, unharmed: Fraction) -> None:
    """Weights add to the whole, and something befalls the fighter in all but these."""
    view = armed("" if weapon == "Kick" else weapon)
    slots = ("hp", "hands", "unready", "crippled", "posture", "fate", "stun", "conditions")

    def look(world: World) -> tuple[Any, ...]:
        return tuple(world.read(A, slot) for slot in slots)

    found = ends(view, blunders.critical_miss, A, B, weapon, mode, "main", look=look)
    assert Fraction(found.get(look(view), 0), sum(found.values())) == unharmed

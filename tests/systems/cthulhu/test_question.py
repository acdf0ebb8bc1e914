"""`tierce odds cthulhu`: against a count in plain loops, against the rules' text, and refusals."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.systems.cthulhu.counting import Burst, Fray, burst, count
from tierce.fight.question import BadQuestion, QuickAnswer
from tierce.systems.cthulhu import SYSTEM

FIST, KICK, SABRE, SPEAR, CLUB = (1, 3, 0), (1, 6, 0), (1, 8, 1), (1, 8, 1), (1, 8, 0)


def ask(words: str) -> QuickAnswer:
    """A question as it is typed."""
    assert SYSTEM.question is not None
    answer: QuickAnswer = SYSTEM.question(dict(each.split("=", 1) for each in words.split()))
    return answer


GRID: tuple[tuple[str, Fray], ...] = (
    ("skill=60 art=40 weapon=fist", Fray(60, FIST, art=40, unarmed=True)),
    ("skill=60 art=80 weapon=こぶし db=+1D4", Fray(60, FIST, art=80, db=(1, 1, 4), unarmed=True)),
    ("skill=3 weapon=kick db=-1D6", Fray(3, KICK, db=(-1, 1, 6), unarmed=True)),
    ("skill=98 damage=1D8+1 hp=7 con=9", Fray(98, SABRE, hp=7, con=9)),
    ("skill=0 damage=3D6", Fray(0, (3, 6, 0))),
    ("skill=100 damage=4D6 armour=2 hp=9", Fray(100, (4, 6, 0), armour=2, hp=9)),
    (
        "skill=70 weapon=sabre db=+1D6 art=50 defence=dodge defence_skill=42 armour=1",
        Fray(70, SABRE, art=50, db=(1, 1, 6), defence="dodge", target=42, armour=1),
    ),
    (
        "skill=55 weapon=kick db=+1D4 defence=defend con=12 armour=1 hp=11",
        Fray(
            55,
            KICK,
            db=(1, 1, 4),
            unarmed=True,
            defence="defend",
            target=60,
            armour=1,
            hp=11,
            con=12,
        ),
    ),
    (
        "skill=45 weapon=fighting-knife defence=defend defence_skill=70 armour=2",
        Fray(45, (1, 4, 2), pointed=True, defence="defend", target=70, armour=2, con=14),
    ),
    (
        "skill=65 weapon=spear db=+1D4 art=50 armour=3 defence=parry defence_skill=44 durability=9",
        Fray(
            65,
            SPEAR,
            art=50,
            db=(1, 1, 4),
            pointed=True,
            armour=3,
            defence="parry",
            target=44,
            parrying="sword",
            durability=9,
        ),
    ),
    (
        "skill=60 damage=2D10+3 defence=parry defence_skill=50 defence_weapon=shield durability=20",
        Fray(
            60,
            (2, 10, 3),
            defence="parry",
            target=50,
            parrying="shield",
            durability=20,
        ),
    ),
    (
        "skill=60 damage=18 defence=parry defence_skill=50 durability=15",
        Fray(60, (0, 1, 18), defence="parry", target=50, parrying="sword", durability=15),
    ),
    (
        "skill=60 damage=23 defence=parry defence_skill=50 defence_weapon=盾",
        Fray(60, (0, 1, 23), defence="parry", target=50, parrying="shield", durability=20),
    ),
    (
        "skill=60 damage=2D6 defence=parry defence_skill=35 defence_weapon=small-club durability=6",
        Fray(60, (2, 6, 0), defence="parry", target=35, parrying="club", durability=6),
    ),
    (
        "skill=50 weapon=kick defence=parry defence_skill=60",
        Fray(50, KICK, unarmed=True, defence="parry", target=60, parrying="stops"),
    ),
    (
        "skill=50 weapon=small-knife defence=parry defence_skill=60 defence_weapon=こぶし",
        Fray(50, (1, 4, 0), pointed=True, defence="parry", target=60, parrying="stops-not"),
    ),
    ("skill=50 weapon=head-butt art=60", Fray(50, (1, 4, 0), art=60, unarmed=True)),
)


@pytest.mark.parametrize(("words", "fray"), GRID, ids=[words for words, _ in GRID])
def test_the_answer_is_what_loops_count(words: str, fray: Fray) -> None:
    answer, counted = ask(words), count(fray)
    assert answer.method == "exact"
    assert {name: chance for name, chance in answer.outcomes if chance} == counted.outcomes
    assert answer.distributions["damage"].chances() == counted.damage
    assert answer.chances == counted.chances


# ---------------------------------------------------------------- the rules' own figures


def test_defending_against_a_kick_for_eight() -> None:
    """CON 12, armour 0: 0.05 x 2.16 + 0.55 x 5 + 0.4 x 8 = 6.058 of what hits, 99 in 100 here."""
    answer = ask("skill=100 weapon=kick damage=8 defence=defend con=12 hp=30")
    assert answer.values["defence"].value == 60
    assert answer.distributions["damage"].mean() == Fraction(99, 100) * Fraction(6058, 1000)


def test_a_target_of_three() -> None:
    """A roll of 4 fails; the special is at least 1, the critical never above the target."""
    outcomes = dict(ask("skill=3 damage=1D6").outcomes)
    assert outcomes == {
        "critical": Fraction(3, 100),
        "special": 0,
        "success": 0,
        "failure": Fraction(92, 100),
        "fumble": Fraction(5, 100),
    }


@pytest.mark.parametrize(
    ("parrying", "damage", "through"),
    [
        ("durability=15", 15, {0: 1}),
        ("durability=15", 18, {0: Fraction(5, 50), 3: Fraction(45, 50)}),
        ("defence_weapon=shield", 23, {0: Fraction(5, 50), 3: Fraction(45, 50)}),
        ("defence_weapon=shield durability=5", 12, {0: Fraction(5, 50), 7: Fraction(45, 50)}),
        ("defence_weapon=large-club", 21, {0: Fraction(5, 50), 1: Fraction(45, 50)}),
        ("defence_weapon=rifle-30-06", 15, {0: Fraction(5, 50), 3: Fraction(45, 50)}),
    ],
)
def test_what_goes_through_a_parry(
    parrying: str, damage: int, through: dict[int, Fraction]
) -> None:
    """Of parries that succeed at 50, five are critical and let nothing through."""
    words = f"skill=100 damage={damage} defence=parry defence_skill=50 {parrying}"
    found = ask(words).distributions["damage"]
    for lost, share in through.items():
        missed = Fraction(1, 100) + Fraction(99, 100) * Fraction(5, 100) if not lost else 0
        assert found.chance(lost) == Fraction(99, 100) * Fraction(50, 100) * share + missed


def test_two_grapples_parry_a_sword() -> None:
    """Two rolls of 60: 0.36 of the hits are parried, of the others a kick more is none."""
    words = "skill=100 damage=14 defence=parry defence_skill=60 defence_weapon=組み付き"
    damage = ask(words).distributions["damage"]
    assert damage.chance(14) == Fraction(99, 100) * Fraction(64, 100)


def test_a_grapple_holds_and_does_no_damage() -> None:
    assert ask("weapon=組み付き skill=50").distributions["damage"].chances() == {0: 1}


def test_the_base_of_a_weapon_of_the_data() -> None:
    answer = ask("weapon=naginata")
    assert (answer.question["skill"], answer.question["weapon"]) == ("15", "薙刀")


def test_the_question_in_full() -> None:
    answer = ask("weapon=Kick defense=parry defense_skill=40 armor=2")
    assert answer.question == {
        "skill": "25",
        "defence": "parry",
        "defence_skill": "40",
        "defence_weapon": "こぶし",
        "weapon": "キック",
        "damage": "1D6",
        "db": "0",
        "armour": "2",
        "hp": "12",
        "con": "11",
    }


# ---------------------------------------------------------------- firearms

BURSTS: tuple[tuple[str, Burst], ...] = (
    ("damage=1D10+2 skill=55 shots=1", Burst((55,), (1, 10, 2), pointed=True)),
    (
        "weapon=revolver-38 skill=55 cover=yes armour=2 hp=9",
        Burst((35,), (1, 10, 0), pointed=True, armour=2, hp=9, malfunction=100),
    ),
    (
        "weapon=thompson skill=98 mode=semi",
        Burst((98, 93, 88), (1, 10, 2), pointed=True, malfunction=96),
    ),
    (
        "weapon=トンプソン・サブマシンガン damage=1D3 skill=50 mode=full hp=15 con=8",
        Burst((50, 40, 30, 20, 10, 0), (1, 3, 0), pointed=True, hp=15, con=8, malfunction=96),
    ),
    (
        "damage=1D4 skill=50 mode=semi cover=yes",
        Burst((30, 25, 20), (1, 4, 0), pointed=True),
    ),
    (
        "damage=1D6 skill=5 point_blank=yes armour=1",
        Burst((5,), (1, 6, 0), pointed=True, touch=True, armour=1),
    ),
    (
        "damage=1D6 skill=60 point_blank=yes mode=full shots=2",
        Burst((60, 50), (1, 6, 0), pointed=True, touch=True),
    ),
)


@pytest.mark.parametrize(("words", "what"), BURSTS, ids=[words for words, _ in BURSTS])
def test_shots_are_what_loops_count(words: str, what: Burst) -> None:
    answer, counted = ask(words), burst(what)
    assert answer.method == "exact"
    assert answer.distributions["hits"].chances() == counted.hits
    assert answer.distributions["damage"].chances() == counted.damage
    for name, chance in answer.chances.items():
        assert chance == counted.chances[name], name
    assert ("malfunction" in answer.chances) == (what.malfunction < 101)


def test_a_burst_loses_ten_a_shot() -> None:
    """SMG 50 full-auto: 50, 40, 30, 20, 10, 0; mean hits 1.5, at least one 0.8488. Semi-auto 1.35
    and 0.835 (cthulhu.gun.burst)."""
    full = ask("damage=1 skill=50 mode=full").distributions["hits"]
    assert full.mean() == Fraction(15, 10)
    assert 1 - full.chance(0) == Fraction(8488, 10000)
    semi = ask("damage=1 skill=50 mode=semi").distributions["hits"]
    assert (semi.mean(), 1 - semi.chance(0)) == (Fraction(135, 100), Fraction(835, 1000))


def test_two_declarations_of_a_turn() -> None:
    """Two shots of a pistol through cover, 35 and 35: both hit 0.1225, one 0.455."""
    words = "damage=1D10 skill=55 mode=single shots=2 cover=yes"
    hits = ask(words).distributions["hits"]
    assert hits.chances() == {
        0: Fraction(4225, 10000),
        1: Fraction(4550, 10000),
        2: Fraction(1225, 10000),
    }
    assert ask("damage=1 skill=50 mode=full shots=12").distributions["hits"].mean() == 3


def test_the_outcomes_of_a_burst_are_those_of_its_first_shot() -> None:
    assert ask("damage=1 skill=50 mode=full").outcomes == ask("damage=1 skill=50").outcomes
    touching = dict(ask("damage=1D6 skill=5 point_blank=yes").outcomes)
    assert touching["success"] == 1
    assert "attack" not in ask("damage=1D6 skill=5 point_blank=yes").values


def test_a_jam_that_would_have_hit_is_a_failure() -> None:
    """Number 96, skill 98: up to 95 it hits; 96 to 98 the gun fails, 99 and 100 are fumbles."""
    outcomes = dict(ask("weapon=thompson skill=98").outcomes)
    assert (outcomes["failure"], outcomes["fumble"]) == (Fraction(3, 100), Fraction(2, 100))


def test_one_defence_answers_a_declaration() -> None:
    """In touch a parry at 40 stops all bullets of the first declaration, a fumble too, and none of
    the next."""
    words = "damage=1 skill=100 point_blank=yes mode=semi defence=parry defence_skill=40"
    damage = ask(words).distributions["damage"]
    assert damage.chance(0) == Fraction(40 + 5, 100)
    twice = ask(f"{words} shots=4").distributions["damage"]
    assert twice.chance(0) == 0


def test_a_vital_part() -> None:
    """Pistol 60: 30, 1D10+1D6, mean 9, and 16 at most where it does not impale."""
    answer = ask("weapon=revolver-38 skill=60 aim=vital")
    assert answer.values["attack"].value == 30
    assert ask("damage=1D10 skill=60 aim=vital").distributions["damage"].mean() == (
        Fraction(30, 100) * 9
    )


@pytest.mark.parametrize(
    ("aim", "weapon", "value"),
    [
        ("arm", "kick", 75),
        ("leg", "revolver-38", 75),
        ("wing", "bow", 75),
        ("eye", "bow", 20),
        ("heart", "bow", 20),
        ("throat", "bow", 20),
        ("shoulder", "bow", 50),
        ("knee", "bow", 50),
    ],
)
def test_what_an_aim_costs(aim: str, weapon: str, value: int) -> None:
    answer = ask(f"weapon={weapon} skill=90 aim={aim}")
    assert answer.values["attack"].value == value
    assert answer.question["aim"] == aim


def test_the_eye() -> None:
    """Bow 90, Luck 60 against Luck 50: 0.2 x 0.6 x 0.5 = 0.06 (cthulhu.bow.precision)."""
    answer = ask("weapon=bow skill=90 aim=eye luck=60 target_luck=50 hp=40")
    assert answer.chances["dead"] == Fraction(6, 100)


def test_the_heart() -> None:
    """At 20 rolls up to 5 impale: 8D6, mean 28; up to 20 4D6, mean 14."""
    damage = ask("weapon=bow skill=90 aim=heart hp=60").distributions["damage"]
    assert damage.mean() == Fraction(5, 100) * 28 + Fraction(15, 100) * 14


@pytest.mark.parametrize("aim", ["shoulder", "knee", "throat"])
def test_a_joint_and_the_throat_lose_no_hp(aim: str) -> None:
    answer = ask(f"weapon=bow skill=90 aim={aim}")
    assert answer.distributions["damage"].chances() == {0: 1}


def test_a_rush_is_no_part_of_it() -> None:
    """An art of 60 or more would let a hit go on as a rush; what is asked is one blow."""
    fray = Fray(60, FIST, art=70, unarmed=True)
    assert ask("skill=60 art=70 weapon=fist").distributions["damage"].chances() == (
        count(fray).damage
    )


# ---------------------------------------------------------------- sampling


def test_too_many_ways_are_sampled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The chances of a sampled answer lie near the exact ones, and are the same every time."""
    from tierce.systems.cthulhu import question_answer

    words = "skill=70 damage=2D6 db=+1D4 con=9"
    exact = ask(words)
    monkeypatch.setattr(question_answer, "MOST_WAYS", 5)
    monkeypatch.setattr(question_answer, "SAMPLES", 1500)
    sampled = ask(words)
    assert (exact.method, exact.samples) == ("exact", 0)
    assert (sampled.method, sampled.samples) == ("sampled", 1500)
    assert sampled.outcomes == exact.outcomes
    assert ask(words) == sampled
    for name, chance in exact.chances.items():
        low, high = sampled.interval(sampled.chances[name])
        assert low - 0.02 < chance < high + 0.02
        assert low < sampled.chances[name] < high


# ---------------------------------------------------------------- refusals


@pytest.mark.parametrize(
    ("words", "reason", "facts"),
    [
        ("skil=60 damage=1D6", "unknown-key", {"key": "skil"}),
        ("skill=60", "missing-key", {"known": ("weapon", "damage")}),
        ("damage=1D6", "missing-key", {"known": ("skill",)}),
        ("skill=lots damage=1D6", "not-a-number", {"key": "skill"}),
        ("skill=60 damage=much", "not-dice", {"key": "damage"}),
        ("skill=60 damage=1D6 db=+1D4+1", "not-dice", {"key": "db"}),
        ("skill=1001 damage=1D6", "out-of-range", {"key": "skill", "highest": 1000}),
        ("skill=60 weapon=spoon", "bad-value", {"key": "weapon", "value": "spoon"}),
        ("skill=60 damage=1D6 defence=run", "bad-value", {"key": "defence"}),
        ("skill=60 damage=1D6 armour=1 armor=2", "conflicting-keys", {}),
        ("skill=60 damage=1D6 defence=dodge", "missing-key", {"known": ("defence_skill",)}),
        ("skill=60 damage=1D6 defence_skill=40", "needs-key", {"key": "defence_skill"}),
        ("skill=60 damage=1D6 durability=15", "needs-key", {"known": ("defence=parry",)}),
        (
            "skill=60 damage=1D6 defence=defend defence_skill=61",
            "bad-value",
            {"key": "defence_skill", "known": ("60", "65")},
        ),
        (
            "skill=60 damage=1D6 defence=defend defence_skill=60 con=13",
            "conflicting-keys",
            {"keys": ("con", "defence_skill")},
        ),
        (
            "skill=9 damage=1 defence=parry defence_skill=9 defence_weapon=kick durability=9",
            "conflicting-keys",
            {"keys": ("defence_weapon", "durability")},
        ),
        (
            "skill=60 damage=1D6 defence=parry defence_skill=40 defence_weapon=head-butt",
            "bad-value",
            {"key": "defence_weapon", "known": ("fist", "kick", "grapple")},
        ),
        (
            "skill=60 damage=1D6 defence=parry defence_skill=40 defence_weapon=sling",
            "withheld",
            {"key": "defence=parry", "clause": "cthulhu.parry.bow"},
        ),
        (
            "skill=60 weapon=head-butt defence=parry defence_skill=40 defence_weapon=kick",
            "withheld",
            {"key": "defence=parry", "clause": "cthulhu.parry.fist"},
        ),
        (
            "skill=60 weapon=revolver-38 defence=dodge defence_skill=40",
            "withheld",
            {"key": "defence=dodge", "clause": "cthulhu.dodge"},
        ),
        ("skill=60 weapon=kick mode=full", "conflicting-keys", {"keys": ("mode", "weapon")}),
        ("skill=60 weapon=kick cover=yes", "conflicting-keys", {"keys": ("cover", "weapon")}),
        ("skill=60 weapon=bow shots=2", "conflicting-keys", {"keys": ("shots", "weapon")}),
        (
            "skill=60 weapon=revolver-38 mode=full",
            "bad-value",
            {"key": "mode", "known": ("single",)},
        ),
        ("skill=60 damage=1D6 mode=burst", "bad-value", {"key": "mode"}),
        ("skill=60 damage=1D6 mode=semi shots=7", "out-of-range", {"key": "shots", "highest": 6}),
        ("skill=60 damage=1D6 mode=full shots=13", "out-of-range", {"highest": 12}),
        ("skill=60 damage=1D6 mode=full aim=vital", "conflicting-keys", {"keys": ("aim", "mode")}),
        ("weapon=sabre aim=heart", "conflicting-keys", {"keys": ("aim", "weapon")}),
        ("weapon=bow aim=heart luck=60", "needs-key", {"known": ("aim=eye",)}),
        ("weapon=grapple aim=vital", "conflicting-keys", {"keys": ("aim", "weapon")}),
        ("weapon=bow art=60", "conflicting-keys", {"keys": ("art", "weapon")}),
        (
            "weapon=revolver-38 aim=vital point_blank=yes",
            "withheld",
            {"key": "aim", "clause": "cthulhu.gun.point-blank"},
        ),
        (
            "weapon=pistol-45 shots=2",
            "withheld",
            {"key": "shots", "clause": "cthulhu.gun.twice"},
        ),
        (
            "weapon=revolver-38 defence=parry defence_skill=40",
            "withheld",
            {"key": "defence=parry", "clause": "cthulhu.defence.available"},
        ),
        (
            "skill=60 weapon=太刀",
            "withheld",
            {"key": "weapon", "clause": "cthulhu.precedence.supplements"},
        ),
    ],
)
def test_questions_that_are_refused(words: str, reason: str, facts: dict[str, Any]) -> None:
    with pytest.raises(BadQuestion) as refused:
        ask(words)
    assert refused.value.reason == reason
    assert facts.items() <= dict(refused.value.facts).items()


def test_full_width_signs_are_read() -> None:
    wide = ask("skill=５０ damage=１Ｄ６＋１ defence=ｄｏｄｇｅ defence_skill=３０")
    plain = ask("skill=50 damage=1D6+1 defence=dodge defence_skill=30")
    assert wide.outcomes == plain.outcomes
    assert wide.distributions["damage"].chances() == plain.distributions["damage"].chances()

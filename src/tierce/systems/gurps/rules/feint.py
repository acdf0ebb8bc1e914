"""Feints: the quick contest, and what it leaves for the next turn (gurps.manoeuvre.feint).

The mark `feinted` is (foe, points). A turn begins by dropping it unless the maneuver before was
another Feint, so that it serves the very next turn alone. Reading: of two feints that serve one
attack the better counts.
"""

from __future__ import annotations

from collections.abc import Mapping

from tierce.fight.state import View
from tierce.script.effects import Choose, Option, Rule, Who, note
from tierce.script.value import Part, Value
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import arms, blow, blunders, circumstances, evaluate, wounds
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.parry import ONE_HANDED, TWO_HANDED
from tierce.systems.gurps.rules.success import CRITICAL, SUCCESS, degree, throw

CLAUSE = "gurps.manoeuvre.feint"
FEINTED = "feinted"
SHIELD_SKILLS = ("Shield", "Cloak")


def skill(fight: View, who: Who, foe: Who, attack: Blow) -> Value:
    """What the feinting weapon contests with: its skill, at -4 in the off hand, less shock and
    for a torn muscle, and what studying the foe gives."""
    mode = blow.melee(fight, who, attack)
    yield Part(mode.level, "gurps.part.skill", CLAUSE, {"skill": mode.skill})
    yield from circumstances.weakness(fight, who, mode)
    if attack.hand == arms.OFF and not fight.sheet(who).has("ambidexterity"):
        yield Part(-4, "gurps.part.off-hand", "gurps.attack.modifiers")
    yield from wounds.shock(fight, who)
    yield from blunders.limb(fight, who, *blow.limbs(fight, who, attack))
    yield from evaluate.bonus(fight, who, foe)


def answers(fight: View, who: Who) -> Mapping[str, int]:
    """Skill -> level of all that a foe may contest with: a melee weapon skill, an unarmed skill,
    shield or cloak, or DX."""
    sheet = fight.sheet(who)
    unarmed = [name for name in (*ONE_HANDED, *TWO_HANDED) if name != "DX"]
    levels = [("DX", sheet.dx)]
    levels += [(mode.skill, mode.level) for weapon in sheet.weapons for mode in weapon.melee]
    levels += [
        (each.name, each.level)
        for each in sheet.skills
        if each.name in (*unarmed, *SHIELD_SKILLS) and each.points
    ]
    if sheet.shield is not None:
        levels.append((sheet.shield.skill, sheet.shield.level))
    best: dict[str, int] = {}
    for name, level in levels:
        best[name] = max(level, best.get(name, level))
    return best


def contest(fight: View, who: Who, foe: Who, skill: int) -> Rule[int]:
    """By how much a feint lowers the foe's defences: the margin of victory, the margin of success
    where the foe fails, 0 where it gains nothing."""
    mine: Rolled = yield throw("feint", who, "gurps.roll.feint", skill, foe=foe)
    gain = 0
    if _made(mine, skill):
        level = yield from _choose_answer(fight, foe, who)
        gain = yield from _gain(skill, mine, foe, who, level)
    yield note("gurps.event.feint", CLAUSE, who=who, foe=foe, gain=gain)
    return gain


def chance(fight: View, who: Who, foe: Who, skill: int) -> Rule[bool]:
    """Whether a feint gains anything against a foe's best answer: what an option shows."""
    mine: Rolled = yield throw("feint", who, "gurps.roll.feint", skill, foe=foe)
    if not _made(mine, skill):
        return False
    best = max(answers(fight, foe).values())
    gain = yield from _gain(skill, mine, foe, who, best)
    return gain > 0


def _made(roll: Rolled, target: int) -> bool:
    return degree(roll, target) in (CRITICAL, SUCCESS)


def _gain(skill: int, mine: Rolled, foe: Who, who: Who, level: int) -> Rule[int]:
    theirs: Rolled = yield throw("answer", foe, "gurps.roll.feint-answer", level, foe=who)
    margin = skill - mine
    if _made(theirs, level):
        margin = margin - (level - theirs)
    gain: int = margin.at_least(0).value()
    return gain


def _choose_answer(fight: View, foe: Who, who: Who) -> Rule[int]:
    """The level of the skill that the foe contests with."""
    known = answers(fight, foe)
    if len(known) == 1:
        return known["DX"]
    options = tuple(_answer(name, level) for name, level in known.items())
    chosen = yield Choose(
        "answer-with",
        foe,
        options,
        sees=lambda: {"ask": "feint-answer"},
        label="gurps.ask.feint-answer",
        facts={"foe": who},
    )
    return known[chosen]


def _answer(name: str, level: int) -> Option:
    part = Part(level, "gurps.part.skill", CLAUSE, {"skill": name})
    return Option(name, lambda: (part,), facts={"skill": name})


def leave(fight: View, who: Who, foe: Who, gain: int) -> None:
    """What a Feint has gained stands for the next turn."""
    fight.put(who, FEINTED, (foe, gain) if gain else None)


def earned(fight: View, who: Who, foe: Who) -> int:
    """By how much the Feint of the turn before lowers this foe's defences against `who`."""
    left = fight.read(who, FEINTED)
    gain: int = left[1] if left is not None and left[0] == foe else 0
    return gain

"""The quick contest of a feint (gurps.manoeuvre.all-out-attack, option Feint)."""

from __future__ import annotations

from tierce.fight.state import View
from tierce.script.effects import Rule, Who, note
from tierce.script.value import Part, Value
from tierce.script.view import Rolled
from tierce.systems.gurps.rules import arms, blow, wounds
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.parry import ONE_HANDED, TWO_HANDED
from tierce.systems.gurps.rules.success import CRITICAL, SUCCESS, degree, throw

CLAUSE = "gurps.manoeuvre.all-out-attack"
SHIELD_SKILLS = ("Shield", "Cloak")


def skill(fight: View, who: Who, attack: Blow) -> Value:
    """What the feinting weapon contests with: its skill, at -4 in the off hand, less shock."""
    mode = blow.melee(fight, who, attack)
    yield Part(mode.level, "gurps.part.skill", CLAUSE, {"skill": mode.skill})
    if attack.hand == arms.OFF and not fight.sheet(who).has("ambidexterity"):
        yield Part(-4, "gurps.part.off-hand", "gurps.attack.modifiers")
    yield from wounds.shock(fight, who)


def best_answer(fight: View, who: Who) -> int:
    """What the foe contests with, at its best: a melee weapon skill, an unarmed skill, shield or
    cloak, or DX."""
    sheet = fight.sheet(who)
    unarmed = [name for name in (*ONE_HANDED, *TWO_HANDED) if name != "DX"]
    levels: list[int] = [sheet.dx]
    levels += [mode.level for weapon in sheet.weapons for mode in weapon.melee]
    levels += [s.level for s in sheet.skills if s.name in (*unarmed, *SHIELD_SKILLS) and s.points]
    if sheet.shield is not None:
        levels.append(sheet.shield.level)
    return max(levels)


def contest(fight: View, who: Who, foe: Who, skill: int) -> Rule[int]:
    """By how much a feint lowers the foe's defences: the margin of victory, the margin of success
    where the foe fails, 0 where it gains nothing."""
    mine: Rolled = yield throw("feint", who, "gurps.roll.feint", skill, foe=foe)
    if degree(mine, skill) not in (CRITICAL, SUCCESS):
        yield note("gurps.event.feint", CLAUSE, who=who, foe=foe, gain=0)
        return 0
    answer = best_answer(fight, foe)
    theirs: Rolled = yield throw("answer", foe, "gurps.roll.feint-answer", answer, foe=who)
    margin = skill - mine
    if degree(theirs, answer) in (CRITICAL, SUCCESS):
        margin = margin - (answer - theirs)
    gain: int = margin.at_least(0).value()
    yield note("gurps.event.feint", CLAUSE, who=who, foe=foe, gain=gain)
    return gain

"""Wounds and injuries: the dice, the helmet, who falls (mordheim.injury)."""

from __future__ import annotations

from tierce.dice import Apart
from tierce.fight.state import View
from tierce.script.effects import Roll, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.mordheim.rules import skills
from tierce.systems.mordheim.rules.throws import passed, throw
from tierce.systems.mordheim.sheet import Weapon
from tierce.systems.mordheim.slots import INJURIES, KNOCKED_DOWN, OUT, STUNNED

CLAUSE = "mordheim.injury"
NO_FINISH = "mordheim.no-finish-same-model"
BARE = "stunned-bare"
HELMET = 4


def dice_for(wounds: int, lost: int) -> int:
    """How many injury dice: one for the wound that brings to 0, and one for each further one."""
    return max(0, lost - max(0, wounds - 1))


def of_die(die: int, stunned_from: int, out_from: int) -> str:
    """What an injury die means; over 6 counts as 6."""
    if min(6, die) >= out_from:
        return OUT
    return STUNNED if die >= stunned_from else KNOCKED_DOWN


def injure(
    fight: View, who: Who, foe: Who, weapon: Weapon, lost: int, more: int, helmet: bool
) -> Rule[None]:
    """Take off wounds of `foe`, and roll for those that bring it to 0 or come after that."""
    left: int = fight.read(foe, "wounds")
    dice = dice_for(left, lost)
    if left:
        fight.lose(foe, "wounds", min(left, lost))
    if not dice:
        return
    stuns = weapon.stuns and not skills.has(fight, foe, "hard-head")
    limits = (2 if stuns else 3, skills.amount(fight, foe, "out-from") or 5)
    roll: Rolled = yield Roll(
        "injury", Apart(dice), who, "mordheim.roll.injury", {"foe": foe, "more": more}
    )
    worst = roll.map(lambda faces: of_die(faces[0] + more, *limits))
    yield note(
        "mordheim.event.injury",
        CLAUSE,
        who=foe,
        injury=worst,
        dice=roll,
        count=dice,
        more=more,
    )

    if helmet and fight.options.helmet == "each-die" and fight.sheet(foe).helmet:
        faces = roll.map(lambda faces: tuple(of_die(f + more, *limits) for f in faces)).value()
        yield from _each_die(fight, foe, faces)
    else:
        worse(fight, foe, worst.value(), helmet)


def _each_die(fight: View, who: Who, injuries: tuple[str, ...]) -> Rule[None]:
    """A helmet's roll for each stunned die, by option."""
    for number, injury in enumerate(injuries):
        if injury == STUNNED and (yield from _helmet(fight, f"helmet-{number}", who)):
            injury = KNOCKED_DOWN
        worse(fight, who, injury, False)


def worse(fight: View, who: Who, injury: str, helmet: bool) -> None:
    """Keep the worst injury of the batch."""
    if injury == STUNNED and not helmet:
        injury = BARE
    if INJURIES.index(injury) > INJURIES.index(fight.read(who, "injury")):
        fight.put(who, "injury", injury)


def _helmet(fight: View, site: str, who: Who) -> Rule[bool]:
    roll = throw(site, who, "mordheim.roll.helmet", target=HELMET)
    return (yield from passed(roll, "mordheim.event.helmet", CLAUSE))


def settle(fight: View, foe: Who, by: Who) -> Rule[None]:
    """The batch is over: what its worst injury makes of the model, with helmet and skills."""
    worst: str = fight.read(foe, "injury")
    if not worst:
        return
    fight.put(foe, "injury", "")
    fate, ignorable, clause = worst, worst == KNOCKED_DOWN, CLAUSE
    if worst in (STUNNED, BARE):
        fate = STUNNED
        if skills.has(fight, foe, "no-pain"):
            fate, clause = KNOCKED_DOWN, skills.CLAUSE
        elif worst == STUNNED and fight.sheet(foe).helmet and fight.options.helmet == "highest":
            helped = yield from _helmet(fight, "helmet", foe)
            fate = KNOCKED_DOWN if helped else STUNNED
    if ignorable and skills.has(fight, foe, "jump-up"):
        yield note("mordheim.event.jumps-up", skills.CLAUSE, who=foe)
        return
    yield from fall(fight, foe, fate, by, clause)


def fall(fight: View, who: Who, fate: str, by: Who, clause: str) -> Rule[None]:
    """A model is knocked down, stunned or out: nothing better than it already is."""
    old: str = fight.read(who, "fate")
    if old and INJURIES.index(fate) <= INJURIES.index(old):
        return
    fight.put(who, "fate", fate)
    if fate != OUT:
        fight.put(who, "felled_by", by)
        if fight.read(who, "frenzy"):
            fight.put(who, "frenzy", False)
    yield note("mordheim.event.fate", clause, who=who, fate=fate, by=by)

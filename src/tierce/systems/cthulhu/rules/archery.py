"""Archery: nocking, precision and its four aims, the hard form (cthulhu.bow.*)."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tierce.fight.slots import Condition
from tierce.fight.state import View
from tierce.script.effects import Choose, Option, Rule, Who, Withheld, note
from tierce.script.value import total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import (
    aims,
    attack,
    body,
    bow,
    check,
    conditions,
    injury,
    skills,
    standing,
)
from tierce.systems.cthulhu.rules.answer import Answer
from tierce.systems.cthulhu.rules.precision import (
    CLAUSE as PRECISION,
)
from tierce.systems.cthulhu.rules.precision import (
    EYE,
    FRESH,
    HEART,
    KNEE,
    SHOULDER,
    THROAT,
    THROAT_HURT,
)
from tierce.systems.cthulhu.rules.skills import ARCHERY
from tierce.systems.cthulhu.rules.strike import Hit, Strike
from tierce.systems.cthulhu.rules.ways import Way
from tierce.systems.cthulhu.sheet import Weapon

HARD_FORM = bow.HARD_FORM
JOINTS = {SHOULDER: body.SHOULDER, KNEE: body.KNEE}


# ---------------------------------------------------------------- an arrow on the string


def cannot_nock(fight: View, who: Who) -> Withheld | str | None:
    """Why no arrow is nocked."""
    using = bow.held(fight, who)
    if using is None or fight.read(who, "nocked") == using.name:
        return ""
    why = bow.slack(fight, who, using)
    if why is not None:
        return Withheld("nock", *why)
    return standing.lacking(fight, who, "nock", 1)


def nock(fight: View, who: Who) -> Rule[None]:
    """An arrow is put on the string, for a point; it stays there."""
    using = bow.held(fight, who)
    assert using is not None, "it is not offered without a bow"
    fight.lose(who, "points", 1)
    fight.put(who, "nocked", using.name)
    yield note("cthulhu.event.nocks", bow.BASIC, who=who, weapon=using.name)


# ---------------------------------------------------------------- what the specials share


def art_roll(fight: View, who: Who, clause: str) -> Rule[bool]:
    """The archery art by itself."""
    target = total(skills.art(fight, who, ARCHERY))
    roll: Rolled = yield check.throw("art", who, "cthulhu.roll.art", target, skill=ARCHERY)
    made = check.made(roll, target)
    facts = {"skill": ARCHERY, "target": target, "rolled": roll, "made": made}
    yield note("cthulhu.event.art", clause, who=who, **facts)
    return made


def barred(fight: View, who: Who, id: str, clause: str, points: int = 1) -> Withheld | str | None:
    """Why an archery special is not open: no bow, no string, an art below 60%, no points."""
    using = bow.held(fight, who)
    if using is None:
        return ""
    gate = skills.gate(fight, who, clause, ARCHERY)
    if gate == "":
        return ""
    why = gate or bow.slack(fight, who, using)
    if why is not None:
        return Withheld(id, *why)
    return standing.lacking(fight, who, id, points)


def one_special(fight: View, who: Who, id: str) -> Withheld | None:
    """A hard form that is kept bars the other archery specials, but by option."""
    if fight.read(who, "hard") and not fight.options.hard_form_with_specials:
        return Withheld(id, "cthulhu.martial.combine", "cthulhu.reason.hard-kept")
    return None


# ---------------------------------------------------------------- hard form


def no_form(fight: View, who: Who) -> Withheld | str | None:
    """Why the hard form is not declared."""
    id = "hard-form"
    if fight.read(who, "hard"):
        return Withheld(id, HARD_FORM, "cthulhu.reason.hard-kept")
    if fight.read(who, "precise") is not None and not fight.options.hard_form_with_specials:
        return Withheld(id, "cthulhu.martial.combine", "cthulhu.reason.precise")
    return barred(fight, who, id, HARD_FORM)


def hard_form(fight: View, who: Who) -> Rule[None]:
    """A point, and the art: the next shot has twice the range and damage."""
    fight.lose(who, "points", 1)
    yield note("cthulhu.event.hard-form", HARD_FORM, who=who)
    if (yield from art_roll(fight, who, HARD_FORM)):
        fight.put(who, "hard", True)


def no_form_to_drop(fight: View, who: Who) -> str | None:
    """Whether a form is kept that could be dropped."""
    return None if fight.read(who, "hard") and fight.read(who, "points") else ""


def drop_form(fight: View, who: Who) -> Rule[None]:
    """A form that is kept is given up, for nothing."""
    fight.put(who, "hard", False)
    yield note("cthulhu.event.form-dropped", HARD_FORM, who=who)


# ---------------------------------------------------------------- precision


def no_precision(fight: View, who: Who) -> Withheld | str | None:
    """Why precision is not declared; that it comes first is seen to by the turn."""
    why = barred(fight, who, "precision", PRECISION)
    return one_special(fight, who, "precision") if why is None else why


def precision(fight: View, who: Who) -> Rule[None]:
    """A point, and the art: the bow shot of this turn is one of four aims; against what has no
    shape it is surer, without a roll."""
    fight.lose(who, "points", 1)
    foe = yield from _aimed_at(fight, who)
    yield note("cthulhu.event.precision", PRECISION, who=who, foe=foe)
    if fight.sheet(foe).shapeless or (yield from art_roll(fight, who, PRECISION)):
        fight.put(who, "precise", foe)
    elif fight.options.precision_failed == "no-shot":
        fight.spend(who, "attacks", "attack")


def _aimed_at(fight: View, who: Who) -> Rule[Who]:
    foes = [foe for foe in fight.read(who, "foes") if fight.read(foe, "fate") != injury.DEAD]
    if len(foes) == 1:
        return Who(foes[0])
    chosen = yield Choose(
        "foe",
        who,
        tuple(Option(foe, facts={"foe": foe}) for foe in foes),
        sees=lambda: {"ask": "foe"},
        label="cthulhu.ask.precision",
    )
    return Who(chosen)


def bound(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str] | None:
    """Why a shot is not made otherwise: after a precision that succeeded it is one of its aims,
    at the foe that was named."""
    aimed = fight.read(who, "precise")
    if weapon.kind != "bow" or aimed is None or fight.sheet(aimed).shapeless:
        return None
    return PRECISION, "cthulhu.reason.precise" if aimed == foe else "cthulhu.reason.other-foe"


def _open(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str] | str | None:
    """Whether the aims are open."""
    if weapon.kind != "bow" or fight.read(who, "precise") != foe or fight.sheet(foe).shapeless:
        return ""
    return None


def _no_joint(part: str) -> Callable[[View, Who, Who, Weapon], tuple[str, str] | str | None]:
    """Why a joint is not aimed at: the foe floats, has none, or they are hurt already."""

    def closed(fight: View, who: Who, foe: Who, weapon: Weapon) -> tuple[str, str] | str | None:
        why = _open(fight, who, foe, weapon)
        if why is not None:
            return why
        sheet = fight.sheet(foe)
        if part == KNEE and sheet.floating:
            return PRECISION, "cthulhu.reason.floating"
        number = min(2, sheet.legs if part == KNEE else sheet.arms)
        hurt = sum(1 for _ in body.held(fight, foe, JOINTS[part]))
        return (PRECISION, "cthulhu.reason.joint-hurt") if hurt >= number else None

    return closed


# ---------------------------------------------------------------- what the aims do


def joint(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[str]:
    """A shot at a shoulder or a knee."""
    return (yield from attack.attack(fight, who, foe, blow, _joint_hit))


def _joint_hit(
    fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, answer: Answer
) -> Rule[None]:
    """A point of STR or DEX, at once, and no damage."""
    if answer.using:
        return
    name = JOINTS[blow.aim]
    aims.begin(fight, foe, name, PRECISION)
    yield note("cthulhu.event.limb-hurt", PRECISION, who=foe, limb=name)


def throat(fight: View, who: Who, foe: Who, blow: Strike) -> Rule[str]:
    """A shot at the throat."""
    return (yield from attack.attack(fight, who, foe, blow, _throat_hit))


def _throat_hit(
    fight: View, who: Who, foe: Who, blow: Strike, hit: Hit, answer: Answer
) -> Rule[None]:
    """Stunned for a turn, and from the next round on the throat bleeds; twice does not add up,
    but by option."""
    if answer.using:
        return
    yield from conditions.stun(fight, foe, PRECISION)
    held = tuple(body.held(fight, foe, THROAT_HURT))
    if held and not fight.options.throat_adds_up:
        return
    about = (FRESH, 1 + len(held))
    fight.begin(foe, Condition(THROAT_HURT, PRECISION, (), about))
    yield note("cthulhu.event.limb-hurt", PRECISION, who=foe, limb=THROAT_HURT)


WAYS: Mapping[str, Way] = {
    EYE: Way(_open, attack.attack, aims.at(EYE)),
    HEART: Way(_open, attack.attack, aims.at(HEART)),
    SHOULDER: Way(_no_joint(SHOULDER), joint, aims.at(SHOULDER)),
    KNEE: Way(_no_joint(KNEE), joint, aims.at(KNEE)),
    THROAT: Way(_open, throat, aims.at(THROAT)),
}

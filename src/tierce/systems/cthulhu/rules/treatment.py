"""First aid and medicine (cthulhu.injury, cthulhu.effects)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tierce.dice import Dice
from tierce.fight.slots import Condition
from tierce.fight.state import View
from tierce.script.effects import Choose, Option, Roll, Rule, Who, Withheld, note
from tierce.script.value import total
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import body, check, conditions, injury, place, skills, standing

CLAUSE = "cthulhu.injury"
#: Skill -> the pool of wounds that it may still treat.
TREATS = {"first-aid": "aidable", "medicine": "treatable"}
HEALED = Dice(1, 3)
TREATED = "treated"


class Care(NamedTuple):
    """Whom to treat, and how."""

    patient: Who
    skill: str

    @property
    def id(self) -> str:
        """The option's id."""
        return f"{self.skill}:{self.patient}"


def in_need(fight: View, who: Who) -> Iterator[Care]:
    """Whoever is in touch, oneself included, and has something that may be treated."""
    everybody = (*fight.read(who, "friends"), *fight.read(who, "foes"))
    own = (who,) if fight.options.treat_oneself else ()
    for patient in (*own, *everybody):
        if not alive(fight, patient) or not place.touches(fight, who, patient):
            continue
        for skill in TREATS:
            if needs(fight, patient, skill):
                yield Care(patient, skill)


def alive(fight: View, who: Who) -> bool:
    """Whether there is anything left to treat."""
    return bool(fight.read(who, "fate") != injury.DEAD)


def needs(fight: View, who: Who, skill: str) -> bool:
    """Whether a treatment could do somebody good."""
    if fight.read(who, TREATS[skill]) or ailments(fight, who):
        return True
    return fight.read(who, "fate") == injury.UNCONSCIOUS and not fight.read(who, "failing")


def ailments(fight: View, who: Who) -> tuple[Condition, ...]:
    """What lasts until somebody is treated: arms, legs, throat, joints."""
    return tuple(body.held(fight, who, *conditions.LIMBS, *conditions.JOINTS))


def closed(fight: View, who: Who) -> Withheld | str | None:
    """Why no treatment is left in this turn, or for any wound of those in touch; "" where neither
    they nor any friend needs one."""
    if not any(in_need(fight, who)):
        friends = (each for each in fight.read(who, "friends") if alive(fight, each))
        if any(needs(fight, each, skill) for each in friends for skill in TREATS):
            return Withheld("treat", CLAUSE, "cthulhu.reason.nobody-in-touch")
        return ""
    if fight.options.treatment_once and fight.entry(who, "done", TREATED):
        return Withheld("treat", CLAUSE, "cthulhu.reason.treated")
    return None


def treat(fight: View, who: Who) -> Rule[None]:
    """One try: the skill, HP for a wound that has not had it, an end to what lasts until then. A
    try that fails was the one that the wound has, but by option."""
    standing.price(fight, who)
    fight.spend(who, "done", TREATED)
    every = tuple(in_need(fight, who))
    options = tuple(_option(fight, who, each) for each in every)
    chosen = yield Choose(
        "patient",
        who,
        options,
        sees={"ask": "patient", "foes": fight.read(who, "foes")},
        label="cthulhu.ask.treat",
    )
    care = next(each for each in every if each.id == chosen)
    target = total(skills.value(fight, who, care.skill))
    label = "cthulhu.roll.treat"
    facts: dict[str, str] = {"patient": care.patient, "skill": care.skill}
    roll: Rolled = yield check.throw("roll", who, label, target, **facts)
    made = check.made(roll, target)
    facts["own"] = "yes" if care.patient == who else "no"
    yield note(
        "cthulhu.event.treat", CLAUSE, who=who, target=target, rolled=roll, made=made, **facts
    )
    if made:
        yield from _heal(fight, who, care)
    elif fight.options.treatment_failed == "used":
        fight.lose(care.patient, TREATS[care.skill], 1)


def _option(fight: View, who: Who, care: Care) -> Option:
    facts = {"patient": care.patient, "skill": care.skill}
    return Option(care.id, lambda: skills.value(fight, who, care.skill), None, facts)


def _heal(fight: View, who: Who, care: Care) -> Rule[None]:
    patient, pool = care.patient, TREATS[care.skill]
    if fight.read(patient, pool):
        fight.lose(patient, pool, 1)
        roll: Rolled = yield Roll(
            "healed", HEALED, who, "cthulhu.roll.healed", {"patient": patient}
        )
        points: int = roll.value()
        fight.gain(patient, "hp", points)
        left = fight.read(patient, "hp")
        yield note("cthulhu.event.healed", CLAUSE, who=patient, points=points, left=left)
    yield from _cure(fight, who, patient)
    yield from _bring_round(fight, patient)


def _cure(fight: View, who: Who, patient: Who) -> Rule[None]:
    """One limb, or all by option; joints all at once."""
    for joint in conditions.JOINTS:
        if fight.condition(patient, joint) is not None:
            yield from _end(fight, patient, tuple(body.held(fight, patient, joint)))
    limbs = tuple(body.held(fight, patient, *conditions.LIMBS))
    if len(limbs) > 1 and fight.options.treatment_heals == "one":
        limbs = ((yield from _limb(fight, who, patient, limbs)),)
    yield from _end(fight, patient, limbs)


def _limb(fight: View, who: Who, patient: Who, limbs: tuple[Condition, ...]) -> Rule[Condition]:
    """One of several that are hurt; two legs or two arms are alike."""
    kinds = {each.name: each for each in limbs}
    if len(kinds) == 1:
        return limbs[-1]
    chosen: str = yield Choose(
        "limb",
        who,
        tuple(Option(name, facts={"limb": name}) for name in kinds),
        label="cthulhu.ask.limb",
        facts={"patient": patient},
    )
    return kinds[chosen]


def _end(fight: View, patient: Who, healed: tuple[Condition, ...]) -> Rule[None]:
    """End these conditions and keep others of the same names."""
    names = dict.fromkeys(each.name for each in healed)
    kept = [each for each in body.held(fight, patient, *names) if each not in healed]
    for name in names:
        fight.end(patient, name)
        yield note("cthulhu.event.cured", conditions.CLAUSE, who=patient, limb=name)
    for each in kept:
        fight.begin(patient, each)


def _bring_round(fight: View, patient: Who) -> Rule[None]:
    """Whoever is back at 1 HP does not die; above 2 HP a treatment wakes."""
    if fight.read(patient, "hp") > 0 and fight.read(patient, "dying"):
        fight.put(patient, "dying", 0)
        yield note("cthulhu.event.saved", CLAUSE, who=patient)
    if fight.read(patient, "fate") != injury.UNCONSCIOUS:
        return
    if fight.read(patient, "failing"):
        yield note("cthulhu.event.still-out", CLAUSE, who=patient)
    else:
        fight.put(patient, "fate", "")
        yield note("cthulhu.event.wakes", CLAUSE, who=patient)

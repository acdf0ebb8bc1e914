"""Parry: its value, what it stops, and what repeating it costs (gurps.parry.*)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Facts, Who, Withheld
from tierce.script.value import Except, Part, Settled, Value, settle
from tierce.systems.gurps.rules import arms, blow, circumstances, place
from tierce.systems.gurps.rules.blow import PRACTISED, Blow
from tierce.systems.gurps.sheet import FENCING_SKILLS, Melee

ONE_HANDED = ("DX", "Boxing", "Brawling", "Judo", "Karate")
TWO_HANDED = ("Sumo Wrestling", "Wrestling")
#: Unarmed skills whose parries retreat at +3.
MOBILE = ("Boxing", "Judo", "Karate")
#: At this weight (lb) or less a thrown weapon is the hardest to parry.
LIGHT = 1
BARE_HAND_REACH = 1
HASTY = "gurps.manoeuvre.move-and-attack"


class With(NamedTuple):
    """What parries: a weapon in a mode, or (`weapon` empty) a bare hand by a skill."""

    hand: str
    weapon: str
    mode: str
    skill: str

    @property
    def id(self) -> str:
        """The option's id."""
        what = self.weapon or self.skill
        return f"parry:{self.hand}:{what}" + (f":{self.mode}" if self.mode else "")

    @property
    def facts(self) -> Facts:
        """What messages may show: the weapon, or in `bare` by which skill a hand does."""
        bare = "no" if self.weapon else self.skill.lower().replace(" ", "-")
        return {"weapon": self.weapon, "mode": self.mode or "none", "bare": bare}

    @property
    def keys(self) -> tuple[str, ...]:
        """What is counted: the weapon, or each hand that parries."""
        if self.weapon:
            return (f"{self.hand}:{self.weapon}",)
        return arms.HANDS if self.hand == arms.BOTH else (self.hand,)


def level(fight: View, who: Who, using: With) -> int:
    """The skill that parries."""
    sheet = fight.sheet(who)
    if using.weapon:
        mode = weapon_mode(fight, who, using)
        return mode.level - circumstances.short_of(fight, who, mode)
    if using.skill == "DX":
        dx: int = sheet.dx
        return dx
    skill = sheet.skill(using.skill)
    return skill.level if skill is not None else 0


def weapon_mode(fight: View, who: Who, using: With) -> Melee:
    """The mode of the weapon that parries."""
    weapon = arms.find(fight.sheet(who), using.weapon)
    named = [mode for mode in weapon.melee if mode.name == using.mode]
    return named[0] if named else parrying_modes(weapon.melee)[0]


def parrying_modes(modes: tuple[Melee, ...]) -> tuple[Melee, ...]:
    """The modes that parry, each different parry once."""
    different: dict[object, Melee] = {}
    for mode in modes:
        if mode.parry is not None:
            different.setdefault(_alike(mode), mode)
    return tuple(different.values())


def base(fight: View, who: Who, using: With) -> Value:
    """Parry before the modifiers of one attack, repetition included."""
    sheet = fight.sheet(who)
    skill = level(fight, who, using)
    clause = "gurps.parry.value" if using.weapon else "gurps.parry.unarmed"
    yield Part(skill // 2 + 3, "gurps.part.parry", clause, {"skill": skill})
    yield from _of_weapon(fight, who, using)
    yield from _of_fighter(fight, who, using)
    if using.hand == arms.OFF and not sheet.has("ambidexterity"):
        yield Part(-2, "gurps.part.off-hand", "gurps.parry.off-hand")
    yield from repeated(fight, who, using)


def _of_weapon(fight: View, who: Who, using: With) -> Value:
    """The Parry entry: of the weapon, or of the fist, which traits may have raised."""
    if using.weapon:
        number = weapon_mode(fight, who, using).parry
        if number:
            yield Part(number, "gurps.part.weapon-parry", "gurps.parry.weapon-table")
        return
    number = arms.fist_parry(fight.sheet(who))
    if number:
        yield Part(number, "gurps.part.trait", "gurps.defence.modifiers")


def _of_fighter(fight: View, who: Who, using: With) -> Value:
    sheet = fight.sheet(who)
    if sheet.encumbrance and (is_fencing(fight, who, using) or using.skill in PRACTISED):
        yield Part(-sheet.encumbrance, "gurps.part.encumbrance", "gurps.defence.modifiers")
    if sheet.parry_bonus:
        yield Part(sheet.parry_bonus, "gurps.part.trait", "gurps.defence.modifiers")
    if sheet.has("combat-reflexes"):
        yield Part(1, "gurps.part.combat-reflexes", "gurps.defence.modifiers")


def is_fencing(fight: View, who: Who, using: With) -> bool:
    """Whether a fencing weapon parries."""
    return bool(using.weapon) and weapon_mode(fight, who, using).fencing


def retreats_at_three(fight: View, who: Who, using: With) -> bool:
    """Whether a retreat gives this parry +3 (gurps.retreat.bonus)."""
    if not using.weapon:
        return using.skill in MOBILE
    mode = weapon_mode(fight, who, using)
    return mode.fencing or mode.skill in FENCING_SKILLS


def repeated(fight: View, who: Who, using: With) -> Value:
    """What earlier parries of this turn with the same weapon or hand cost."""
    spent = fight.read(who, "parries")
    count = max(dict(spent).get(key, 0) for key in using.keys)
    if not count:
        return
    each = _each_further(fight, who, using)
    yield Part(count * each.says, each.label, each.clause, {"count": count + 1})


def _each_further(fight: View, who: Who, using: With) -> Settled:
    sheet = fight.sheet(who)
    fencing = is_fencing(fight, who, using)
    master = sheet.has("trained-by-a-master") or sheet.has("weapon-master")
    clause = "gurps.parry.repeated"
    return settle(
        Settled(-4, "gurps.part.repeated", clause),
        Except("gurps.part.repeated-fencing", clause, fencing, -2),
        Except("gurps.part.repeated-master", clause, master, -2),
        Except(
            "gurps.part.repeated-fencing-master",
            clause,
            fencing and master,
            -1,
            over=("gurps.part.repeated-fencing", "gurps.part.repeated-master"),
        ),
    )


def against(fight: View, who: Who, using: With, attacker: Who, attack: Blow) -> Value:
    """What the attack itself does to a parry: thrown, armed against bare hands, a flail."""
    if attack.ranged and blow.projectile(fight, attacker, attack) == "thrown":
        light = blow.weight(fight, attacker, attack) <= LIGHT
        yield Part(-2 if light else -1, "gurps.part.thrown", "gurps.parry.thrown")
    if not using.weapon and _bare_against_weapon(fight, using, attacker, attack):
        yield Part(-3, "gurps.part.bare-hand", "gurps.parry.unarmed-against-weapon")
    if not attack.ranged and blow.melee(fight, attacker, attack).flail:
        yield Part(-4, "gurps.part.flail", "gurps.defence.modifiers")


def _bare_against_weapon(fight: View, using: With, attacker: Who, attack: Blow) -> bool:
    """-3 unless the blow is a thrust or no weapon's, or Judo or Karate parries."""
    if using.skill in PRACTISED or blow.unarmed(fight, attacker, attack):
        return False
    return attack.ranged or not blow.melee(fight, attacker, attack).thrust


def candidates(fight: View, who: Who) -> Iterator[With]:
    """Everything the fighter could parry with, were nothing against it."""
    for using, enough in _armed(fight, who):
        if enough:
            yield using
    free = arms.free_hands(fight, who)
    for hand in free:
        for name in ONE_HANDED:
            if name == "DX" or _practises(fight, who, name):
                yield With(hand, "", "", name)
    if len(free) == len(arms.HANDS):
        yield from _wrestling(fight, who)


def _armed(fight: View, who: Who) -> Iterator[tuple[With, bool]]:
    """Every parry with what is in the hands, and whether there are hands for it."""
    for arm in arms.in_hand(fight, who):
        modes = parrying_modes(arm.weapon.melee)
        for mode in modes:
            name = mode.name if len(modes) > 1 else ""
            using = With(arm.hand, arm.weapon.name, name, mode.skill)
            yield using, arms.enough_hands(fight, who, arm, mode.hands)


def _wrestling(fight: View, who: Who) -> Iterator[With]:
    """Every parry with both bare hands."""
    for name in TWO_HANDED:
        if _practises(fight, who, name):
            yield With(arms.BOTH, "", "", name)


def _practises(fight: View, who: Who, name: str) -> bool:
    skill = fight.sheet(who).skill(name)
    return skill is not None and skill.points > 0


def withheld(fight: View, who: Who, using: With, attacker: Who, attack: Blow) -> Withheld | None:
    """Why this parry is not open against this attack, or None where it is."""
    facts = using.facts
    if fight.read(who, "maneuver") == "move-and-attack":
        return Withheld(using.id, HASTY, "gurps.reason.move-and-attack", facts)
    if using.weapon and not arms.is_ready(fight, who, using.weapon):
        return Withheld(using.id, "gurps.parry.value", "gurps.reason.not-ready", facts)
    if _unbalanced_now(fight, who, using):
        return Withheld(using.id, "gurps.parry.unbalanced", "gurps.reason.unbalanced", facts)
    if not _in_scope(fight, who, using, attacker, attack):
        return Withheld(using.id, "gurps.parry.scope", "gurps.reason.missile", facts)
    flail = not attack.ranged and blow.melee(fight, attacker, attack).flail
    if flail and (not using.weapon or is_fencing(fight, who, using)):
        return Withheld(using.id, "gurps.defence.modifiers", "gurps.reason.flail", facts)
    return None


def _unbalanced_now(fight: View, who: Who, using: With) -> bool:
    if not using.weapon or not weapon_mode(fight, who, using).unbalanced:
        return False
    return bool(fight.entry(who, "attacks", f"{using.hand}:{using.weapon}"))


def _in_scope(fight: View, who: Who, using: With, attacker: Who, attack: Blow) -> bool:
    """Melee and thrown; a missile where its shooter stands within the parry's own reach."""
    if not attack.ranged or blow.projectile(fight, attacker, attack) == "thrown":
        return True
    return place.distance(fight, who, attacker) <= _reach(fight, who, using)


def _reach(fight: View, who: Who, using: With) -> int:
    """Yards that a parry reaches: as far as any use of the weapon that parries alike."""
    if not using.weapon:
        return BARE_HAND_REACH
    mode = weapon_mode(fight, who, using)
    modes = arms.find(fight.sheet(who), using.weapon).melee
    return max(each.reach[1] for each in modes if _alike(each) == _alike(mode))


def _alike(mode: Melee) -> tuple[object, ...]:
    """Two modes alike in this parry alike."""
    return (mode.level, mode.parry, mode.fencing, mode.unbalanced, mode.skill, mode.hands)


def without(fight: View, who: Who) -> list[Withheld]:
    """Parries there are none of: no arms, a weapon that cannot parry, a hand that is not free."""
    if fight.sheet(who).has("no-arms"):
        return [Withheld("parry", "gurps.parry.unarmed", "gurps.reason.no-arms")]
    none = [
        Withheld(
            f"parry:{arm.hand}:{arm.weapon.name}",
            "gurps.parry.weapon-table",
            "gurps.reason.cannot-parry",
            With(arm.hand, arm.weapon.name, "", "").facts,
        )
        for arm in arms.in_hand(fight, who)
        if arm.weapon.melee and not parrying_modes(arm.weapon.melee)
    ]
    return [*none, *_lacking_a_hand(fight, who)]


def _lacking_a_hand(fight: View, who: Who) -> Iterator[Withheld]:
    """Parries that take both hands, of which one is not free (gurps.parry.value,
    gurps.parry.unarmed)."""
    reason = "gurps.reason.other-hand"
    for using, enough in _armed(fight, who):
        if not enough:
            yield Withheld(using.id, "gurps.parry.value", reason, using.facts)
    if len(arms.free_hands(fight, who)) < len(arms.HANDS):
        for using in _wrestling(fight, who):
            yield Withheld(using.id, "gurps.parry.unarmed", reason, using.facts)

"""What is in which hand, and what of it is ready."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.systems.gurps.sheet import Damage, Melee, Ranged, Sheet, Shield, Weapon
from tierce.systems.gurps.strength import LEAST, MOST, basic_damage

MAIN, OFF, BOTH = "main", "off", "both"
#: Where a natural weapon strikes from: neither hand.
BODY = "body"
HANDS = (MAIN, OFF)
#: The location that each hand belongs to.
ARM_OF = {MAIN: "arm", OFF: "off-arm"}

FIST = "fist"
#: Where a natural weapon's limb is; what is not here belongs to the body.
LIMB_OF = {
    FIST: "arm",
    **dict.fromkeys(("hand", "arm", "elbow", "claw"), "arm"),
    **dict.fromkeys(("foot", "leg", "knee"), "leg"),
    **dict.fromkeys(("jaw", "teeth", "mouth", "head"), "face"),
}
#: What a Judo parry earns (gurps.parry.unarmed-riposte).
THROW, THROW_SKILL = "Judo throw", "Judo"
#: Skills that a bare-handed blow may use; DX where it is better.
STRIKING_SKILLS = ("Boxing", "Brawling", "Karate")


class Arm(NamedTuple):
    """A weapon and the hand (or body) it strikes from."""

    hand: str
    weapon: Weapon


def punch(sheet: Sheet) -> Weapon:
    """The fist of a fighter whose sheet lists none: thrust -1, crushing."""
    skills = [s for s in sheet.skills if s.name in STRIKING_SKILLS and s.points]
    best = max(skills, key=lambda s: s.level, default=None)
    name, level = (
        ("DX", sheet.dx) if best is None or best.level < sheet.dx else (best.name, best.level)
    )
    dice = basic_damage(min(max(sheet.st, LEAST), MOST), swing=False).add(-1)
    blow = Melee("punch", name, level, Damage(dice, "cr"), reach=(0, 1), thrust=True)
    return Weapon("Punch", melee=(blow,), natural=FIST)


def judo_throw(sheet: Sheet) -> Weapon | None:
    """The throw as a natural weapon without damage; None without the skill."""
    skill = sheet.skill(THROW_SKILL)
    if skill is None or not skill.points:
        return None
    none = Damage(Dice(0), st_based=False)
    grip = Melee(THROW, THROW_SKILL, skill.level, none, (0, 1), parry=None, thrust=True)
    return Weapon(THROW, melee=(grip,), natural=FIST)


def limb_of(weapon: Weapon, hand: str) -> str:
    """The location of the limb that a natural weapon is."""
    limb = LIMB_OF.get(weapon.natural, "torso")
    return f"off-{limb}" if limb == "arm" and hand == OFF else limb


def natural_weapons(sheet: Sheet) -> tuple[Weapon, ...]:
    """Fists, teeth, claws: those of the sheet, and a fist where it has arms and lists none."""
    own = tuple(weapon for weapon in sheet.weapons if weapon.natural)
    if sheet.has("no-arms") or any(weapon.natural == FIST for weapon in own):
        return own
    return (*own, punch(sheet))


def fist_parry(sheet: Sheet) -> int:
    """The best Parry entry of the sheet's own fists, 0 where there is none."""
    fists = [weapon for weapon in sheet.weapons if weapon.natural == FIST]
    return max((mode.parry or 0 for weapon in fists for mode in weapon.melee), default=0)


def find(sheet: Sheet, name: str) -> Weapon:
    """A weapon of the sheet, the bare fist, or the Judo throw."""
    throw = judo_throw(sheet)
    known = (*([throw] if throw else []), *natural_weapons(sheet), *sheet.weapons)
    return {weapon.name: weapon for weapon in known}[name]


def melee_mode(weapon: Weapon, name: str) -> Melee:
    """The melee mode of that name."""
    return next(mode for mode in weapon.melee if mode.name == name)


def ranged_mode(weapon: Weapon, name: str) -> Ranged:
    """The ranged mode of that name."""
    return next(mode for mode in weapon.ranged if mode.name == name)


def held(fight: View, who: Who, hand: str) -> str:
    """The name of what a hand holds, "" where it is empty."""
    thing: str = fight.entry(who, "hands", hand, "")
    return thing


def trouble(fight: View, who: Who, thing: str) -> str:
    """Why a thing is not ready ("unready", "dropped", "thrown", "broken", "snapped"), "" where it
    is."""
    why: str = fight.entry(who, "unready", thing, "")
    return why


def usable_hands(fight: View, who: Who) -> tuple[str, ...]:
    """Hands that are not crippled; none without arms."""
    if fight.sheet(who).has("no-arms"):
        return ()
    crippled = dict(fight.read(who, "crippled"))
    lost = {MAIN: ("arm", "hand"), OFF: ("off-arm", "off-hand")}
    return tuple(h for h in HANDS if not any(place in crippled for place in lost[h]))


def two_handed_only(weapon: Weapon) -> bool:
    """Whether every way to use a weapon takes both hands."""
    hands = [m.hands for m in weapon.melee] + [m.hands for m in weapon.ranged]
    return bool(hands) and set(hands) == {2}


def is_empty(fight: View, who: Who, hand: str) -> bool:
    """Whether a hand holds nothing, or only what is broken: that it lets go in no time."""
    thing = held(fight, who, hand)
    return not thing or trouble(fight, who, thing) == "broken"


def free_hands(fight: View, who: Who) -> tuple[str, ...]:
    """Empty hands that are not needed on a two-handed weapon in the other."""
    weapons = {weapon.name: weapon for weapon in fight.sheet(who).weapons}
    for hand in HANDS:
        weapon = weapons.get(held(fight, who, hand))
        if weapon is not None and two_handed_only(weapon) and not is_empty(fight, who, hand):
            return ()
    return tuple(h for h in usable_hands(fight, who) if is_empty(fight, who, h))


def in_hand(fight: View, who: Who) -> Iterator[Arm]:
    """Weapons held, ready or not, in their hands."""
    sheet = fight.sheet(who)
    names = {weapon.name: weapon for weapon in sheet.weapons if not weapon.natural}
    for hand in usable_hands(fight, who):
        weapon = names.get(held(fight, who, hand))
        if weapon is not None:
            yield Arm(hand, weapon)


def natural_arms(fight: View, who: Who) -> Iterator[Arm]:
    """Natural weapons that can strike now: a fist needs a free hand."""
    for weapon in natural_weapons(fight.sheet(who)):
        if weapon.natural != FIST:
            yield Arm(BODY, weapon)
            continue
        for hand in free_hands(fight, who)[:1]:
            yield Arm(hand, weapon)


def enough_hands(fight: View, who: Who, arm: Arm, hands: int) -> bool:
    """Whether a mode's second hand is there."""
    if hands < 2 or arm.hand == BODY:
        return True
    other = OFF if arm.hand == MAIN else MAIN
    return other in usable_hands(fight, who) and is_empty(fight, who, other)


def is_ready(fight: View, who: Who, thing: str) -> bool:
    """Whether a held weapon can strike or parry at all. A snapped bow still serves as a club."""
    return trouble(fight, who, thing) in ("", "snapped")


def longest_reach(fight: View, who: Who) -> int:
    """Yards that the longest of a fighter's weapons reaches as they are ready now."""
    reaches = [
        mode.reach[1]
        for arm in (*in_hand(fight, who), *natural_arms(fight, who))
        for mode in arm.weapon.melee
        if is_ready(fight, who, arm.weapon.name) and enough_hands(fight, who, arm, mode.hands)
    ]
    return max(reaches, default=0)


def ready_shield(fight: View, who: Who) -> Shield | None:
    """The shield or cloak on the arm, where it is ready."""
    shield: Shield | None = fight.sheet(who).shield
    if shield is None or trouble(fight, who, shield.name):
        return None
    on_arm = shield.name in (held(fight, who, hand) for hand in usable_hands(fight, who))
    return shield if on_arm else None

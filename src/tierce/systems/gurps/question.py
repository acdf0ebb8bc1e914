"""Quick questions: one attack, with all that `tierce odds gurps` lets a person say of it.

The answer comes from the rules of a fight between two fighters made for the question.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Any

from tierce.dice import Dice, DiceError, Distribution, parse_dice
from tierce.fight.opponents import ATTACKER, DEFENDER, opponents
from tierce.fight.question import BadQuestion, QuickAnswer, number_of, word_of
from tierce.fight.slots import Change
from tierce.fight.state import View
from tierce.fight.system import System
from tierce.script.effects import Option, Who
from tierce.script.odds import Odds, Policy
from tierce.script.value import Explained, explain
from tierce.systems.gurps.options import Options
from tierce.systems.gurps.rules import attack, defence, parry
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.defence import Defence
from tierce.systems.gurps.rules.success import LOWEST_SKILL
from tierce.systems.gurps.sheet import (
    DAMAGE_TYPES,
    Damage,
    Melee,
    Ranged,
    Sheet,
    Shield,
    Weapon,
)

WEAPON, SHIELD = "weapon", "shield"
DEFENCES = ("dodge", "parry", "block")
#: The skill of an attack that is not asked about: it has hit.
HITS_ANYHOW = 10
#: Numbers, with their lowest and highest.
NUMBERS: Mapping[str, tuple[int, int]] = {
    "attack": (LOWEST_SKILL, 100),
    "dodge": (-20, 100),
    "parry": (-20, 100),
    "block": (-20, 100),
    "parries": (0, 50),
    "feint": (0, 50),
    "db": (0, 10),
    "dr": (0, 1000),
    "hp": (1, 1000),
    "shots": (1, 99),
    "recoil": (1, 20),
}
YES_NO = ("retreat", "fencing", "master", "off_hand", "stunned")
WORDS: Mapping[str, tuple[str, ...]] = {
    "defence": ("none",),
    "arc": ("front", "side", "rear"),
    "type": DAMAGE_TYPES,
    "criticals": ("table", "plain"),
}
#: Other spellings of a key.
ALIASES = {"rof": "shots", "defense": "defence", "armor": "dr"}
KEYS = (*NUMBERS, *YES_NO, *WORDS, "damage", *ALIASES)
YES = ("yes", "true", "1", "on", "y")
NO = ("no", "false", "0", "off", "n")


@dataclass(frozen=True)
class Asked:
    """A question, read and checked. `kind` is the defence, "none" where there is none."""

    words: Mapping[str, str]
    numbers: Mapping[str, int]
    flags: Mapping[str, bool]
    kind: str
    base: int
    damage: Dice | None


def read(pairs: Mapping[str, str]) -> Asked:
    """Check a question. Raises BadQuestion."""
    named = {_key(key): value.strip() for key, value in pairs.items()}
    numbers = {key: number_of(key, named[key], *NUMBERS[key]) for key in NUMBERS if key in named}
    flags = {key: _flag(key, named.get(key, "no")) for key in YES_NO}
    words = {key: word_of(key, named[key], WORDS[key]) for key in WORDS if key in named}
    damage = _dice(named["damage"]) if "damage" in named else None
    given = [kind for kind in DEFENCES if kind in numbers] + ["defence"] * ("defence" in words)
    if not given:
        raise BadQuestion("missing-key", known=(*DEFENCES, "defence"))
    if len(given) > 1:
        raise BadQuestion("conflicting-keys", keys=tuple(given))
    kind = "none" if given == ["defence"] else given[0]
    if "attack" not in numbers and kind == "none":
        raise BadQuestion("missing-key", known=("attack",))
    _check_fit(kind, named, numbers, flags)
    return Asked(words, numbers, flags, kind, numbers.get(kind, 0), damage)


def _check_fit(
    kind: str, named: Mapping[str, str], numbers: Mapping[str, int], flags: Mapping[str, bool]
) -> None:
    """Keys that would say nothing about this attack are a slip: better refused than ignored."""
    needs = {
        "parries": "parry",
        "fencing": "parry",
        "master": "parry",
        "off_hand": "parry",
        "type": "damage",
        "dr": "damage",
        "hp": "damage",
        "recoil": "shots",
    }
    for key, other in needs.items():
        said = numbers.get(key) or flags.get(key) or (key == "type" and key in named)
        if said and other not in named:
            raise BadQuestion("needs-key", key=key, known=(other,))
    if numbers.get("shots", 1) > 1 and kind in ("parry",):
        raise BadQuestion("conflicting-keys", keys=("shots", kind))


def _key(key: str) -> str:
    if key not in KEYS:
        raise BadQuestion("unknown-key", key=key, known=KEYS)
    return ALIASES.get(key, key)


def _flag(key: str, value: str) -> bool:
    if value.lower() in YES:
        return True
    if value.lower() in NO:
        return False
    raise BadQuestion("bad-value", key=key, value=value, known=("yes", "no"))


def _dice(value: str) -> Dice:
    try:
        return parse_dice(value)
    except DiceError:
        raise BadQuestion("not-dice", key="damage", value=value) from None


# ---------------------------------------------------------------- the fight it is about


def attacker_sheet(asked: Asked) -> Sheet:
    """A fighter that attacks as the question says."""
    shots = asked.numbers.get("shots", 1)
    dice = asked.damage if asked.damage is not None else Dice(0)
    damage = Damage(dice, asked.words.get("type", "cr"))
    level = asked.numbers.get("attack", HITS_ANYHOW)
    if shots > 1:
        recoil = asked.numbers.get("recoil", 1)
        level -= _burst_bonus(shots)
        mode = Ranged("shot", "Guns", level, damage, "bullet", 2, rate=shots, recoil=recoil)
        return Sheet(weapons=(Weapon(WEAPON, ranged=(mode,)),), main=WEAPON)
    blade = Melee("blow", "Broadsword", level, damage)
    return Sheet(weapons=(Weapon(WEAPON, melee=(blade,)),), main=WEAPON)


def _burst_bonus(shots: int) -> int:
    """`attack` is the effective skill: what the burst adds is in it already."""
    from tierce.systems.gurps.rules.ranged import rate_bonus

    return rate_bonus(shots)


def defender_sheet(asked: Asked) -> Sheet:
    """A fighter whose defence is what the question says before its modifiers."""
    skill = 2 * (asked.base - 3)
    fencing = asked.flags["fencing"]
    name = "Rapier" if fencing else "Broadsword"
    blade = Melee("blow", name, skill, Damage(Dice(0)), fencing=fencing)
    held = (WEAPON, SHIELD) if not asked.flags["off_hand"] else (SHIELD, WEAPON)
    return Sheet(
        hp=asked.numbers.get("hp", 10),
        basic_speed=Fraction(asked.base - 3 if asked.kind == "dodge" else 5),
        weapons=(Weapon(WEAPON, melee=(blade,)),),
        shield=Shield(SHIELD, asked.numbers.get("db", 0), skill),
        main=held[0],
        off=held[1],
        dr=(("torso", asked.numbers.get("dr", 0)),),
        traits=frozenset(["weapon-master"] if asked.flags["master"] else []),
    )


def _defence(asked: Asked) -> Defence:
    hand = "off" if asked.flags["off_hand"] else "main"
    skill = "Rapier" if asked.flags["fencing"] else "Broadsword"
    using = parry.With(hand, WEAPON, "", skill) if asked.kind == "parry" else None
    return Defence(asked.kind, using, retreat=asked.flags["retreat"])


def _start(asked: Asked, wanted: Defence) -> list[Change]:
    changes = []
    if asked.flags["stunned"]:
        changes.append(Change(DEFENDER, "stun", "put", "physical"))
    if "arc" in asked.words:
        arc = (("arc", ATTACKER), asked.words["arc"])
        changes.append(Change(DEFENDER, "stated", "set", arc))
    if wanted.using is not None:
        spent = Change(DEFENDER, "parries", "spend", wanted.using.keys[0])
        changes += [spent] * asked.numbers.get("parries", 0)
    return changes


def answer(system: System, asked: Asked) -> QuickAnswer:
    """The exact answer. Raises BadQuestion where the rules leave no such defence."""
    options = Options(criticals=_criticals(asked), critical_defences=False)
    wanted = _defence(asked)
    sheets = attacker_sheet(asked), defender_sheet(asked)
    view = opponents(system, *sheets, options, _start(asked, wanted))
    blow = _blow(asked)
    values: dict[str, Explained] = {}
    if "attack" in asked.numbers:
        values["attack"] = explain(attack.skill(view, ATTACKER, DEFENDER, blow))
    defends = asked.kind != "none" and defence.barred(view, DEFENDER, ATTACKER) is None
    if defends:
        _check_open(view, blow, wanted)
        parts = defence.value(view, DEFENDER, ATTACKER, blow, wanted)
        values["defence"] = explain(parts)
    reader = Odds(_policy(wanted.id if defends else "none"), system.intervene)
    came = _came(asked, reader, view, blow)
    chances = came.map(lambda each: each.outcome)
    outcomes = tuple((name, chances.chance(name)) for name in attack.OUTCOMES)
    harm = _harm(asked, reader, came, view)
    return QuickAnswer("exact", _in_full(asked), outcomes, values, harm)


def _came(asked: Asked, reader: Odds, view: View, blow: Blow) -> Distribution[attack.Came]:
    """What the attack comes to. One whose skill nobody named has hit already, with every shot."""
    args = (ATTACKER, DEFENDER, blow)
    if "attack" in asked.numbers:
        return reader.distribution(attack.resolve, *args, world=view)
    return reader.distribution(attack.answered, *args, blow.shots, world=view)


def _criticals(asked: Asked) -> Any:
    return asked.words.get("criticals", "table")


def _blow(asked: Asked) -> Blow:
    shots = asked.numbers.get("shots", 1)
    mode = "shot" if shots > 1 else "blow"
    feint = asked.numbers.get("feint", 0)
    return Blow(WEAPON, mode, ranged=shots > 1, feint=feint, shots=shots)


def _check_open(view: View, blow: Blow, wanted: Defence) -> None:
    """The rules must leave the defence that is asked about."""
    choice = defence.choice(view, DEFENDER, ATTACKER, blow)
    if any(each.id == wanted.id for each in choice.legal):
        return
    part = "retreat" if wanted.retreat else wanted.id
    why = next(each for each in choice.withheld if each.id in (part, wanted.kind, wanted.id))
    raise BadQuestion("withheld", key=part, clause=why.clause, why=why.reason)


def _policy(defence_id: str) -> Policy:
    def policy(who: Who, sees: Any, options: Sequence[Option]) -> str:
        ids = [option.id for option in options]
        return next((name for name in (defence_id, "stay", "aimed") if name in ids), ids[0])

    return policy


def _harm(
    asked: Asked, reader: Odds, came: Distribution[attack.Came], view: View
) -> dict[str, Distribution[Any]]:
    """HP lost to this attack, where it does damage; and the hits that land, where it is a burst."""
    harm: dict[str, Distribution[Any]] = {}
    if asked.numbers.get("shots", 1) > 1:
        harm["hits"] = came.map(lambda each: each.hits)
    if asked.damage is not None:
        injuries = ((_injury(reader, view, each), came.chance(each)) for each in came.weights)
        harm["injury"] = Distribution.mixture(injuries)
    return harm


def _injury(reader: Odds, view: View, came: attack.Came) -> Distribution[int]:
    """HP lost to the hits that land, each by its own damage."""
    if not came.hits:
        return Distribution.certain(0)
    first = _one_hit(reader, view, came, came.outcome == "critical_hit")
    further = _one_hit(reader, view, came, False)
    lost = first
    for _ in range(came.hits - 1):
        lost = lost.plus(further)
    return lost


def _one_hit(reader: Odds, view: View, came: attack.Came, critical: bool) -> Distribution[int]:
    leaves = reader.leaves(attack.land, (ATTACKER, came.victim, came.attack, 1, critical), view)
    weights: dict[int, int] = {}
    for leaf in leaves.leaves:
        lost = -sum(c.what for c in leaf.changes if (c.who, c.slot) == (came.victim, "hp"))
        weights[lost] = weights.get(lost, 0) + leaf.weight
    return Distribution(weights)


def _in_full(asked: Asked) -> dict[str, str]:
    said = {key: str(number) for key, number in asked.numbers.items()}
    said |= {key: "yes" for key, on in asked.flags.items() if on}
    said |= dict(asked.words)
    if asked.damage is not None:
        said["damage"] = str(asked.damage)
    return said

"""The quick question of `tierce odds drachensturm`: one blow and one defence, by the rules."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction

from tierce.fight.opponents import ATTACKER, DEFENDER, opponents
from tierce.fight.question import BadQuestion, QuickAnswer, known_keys, number_of, word_of
from tierce.fight.state import View
from tierce.fight.system import System
from tierce.script.odds import Odds
from tierce.script.value import Explained, Part, explain, total
from tierce.systems.drachensturm.options import Options
from tierce.systems.drachensturm.rules import exchange, targeted, values
from tierce.systems.drachensturm.rules.exchange import DODGE, NONE, PARRY, Blow, Defence
from tierce.systems.drachensturm.sheet import Sheet, Weapon

LOWEST, HIGHEST = -999, 999
NUMBERS = ("aw", "pw", "pgw")
#: What may be aimed at, and the part it stands for.
TARGETS: Mapping[str, str] = {
    "chest": "chest",
    "belly": "belly",
    "arm": "right-arm",
    "leg": "right-leg",
    "head": "head",
}
DEFENCES = (PARRY, DODGE, NONE)
#: The number that a defence rests on.
NEEDS: Mapping[str, str] = {PARRY: "pw", DODGE: "pgw", NONE: "pgw"}
KEYS = (*NUMBERS, "target", "defence")
WEAPON = "weapon"

#: Outcome of the answer -> the outcomes of an exchange that it stands for.
OUTCOMES: Mapping[str, frozenset[str]] = {
    "fumble_attack": exchange.FUMBLED_ATTACKS,
    "fumble_defence": frozenset({exchange.FUMBLED_DEFENCE, exchange.LUCKY_FUMBLED_DEFENCE}),
    "outstanding_parry": frozenset({exchange.OUTSTANDING}),
    "lucky_hit": frozenset({exchange.LUCKY}),
    "hit": frozenset({exchange.HIT}),
    "defended": frozenset({exchange.DEFENDED}),
}
HITS = ("fumble_defence", "lucky_hit", "hit")


@dataclass(frozen=True)
class Asked:
    """A question that was checked: its numbers by key, what is aimed at, how it is met."""

    numbers: Mapping[str, int]
    target: str
    defence: str

    @property
    def answer(self) -> int:
        """Pw or PGw, whichever the defence rests on."""
        return self.numbers[NEEDS[self.defence]]


def read(pairs: Mapping[str, str]) -> Asked:
    """Check a question. Raises BadQuestion."""
    named = known_keys(pairs, KEYS)
    numbers = {key: number_of(key, named[key], LOWEST, HIGHEST) for key in NUMBERS if key in named}
    if "aw" not in numbers:
        raise BadQuestion("missing-key", known=("aw",))
    if "pw" not in numbers and "pgw" not in numbers:
        raise BadQuestion("missing-key", known=("pw", "pgw"))
    usual = PARRY if "pw" in numbers else DODGE
    defence = word_of("defence", named.get("defence", usual), DEFENCES)
    if NEEDS[defence] not in numbers:
        raise BadQuestion("needs-key", key=f"defence={defence}", known=(NEEDS[defence],))
    target = word_of("target", named.get("target", "chest"), tuple(TARGETS))
    return Asked(numbers, target, defence)


def answer(system: System, asked: Asked) -> QuickAnswer:
    """The exact answer, by the rules with all options at their defaults."""
    view = _fight(system, asked)
    part = TARGETS[asked.target]
    blow = Blow(WEAPON, part, asked.target != "chest")
    meets = Defence(asked.defence, WEAPON if asked.defence == PARRY else "")
    spread = Odds().distribution(exchange.resolve, ATTACKER, DEFENDER, blow, meets, world=view)
    outcomes = {
        name: sum((spread.chance(word) for word in words), Fraction(0))
        for name, words in OUTCOMES.items()
    }
    aim = targeted.modifier(view, part)
    aw = Part(asked.numbers["aw"], "drachensturm.part.aw", exchange.CLAUSE)
    found = {"attack": explain((aw, *aim)), "defence": _met(asked)}
    assert found["attack"].value == total(values.attack(view, ATTACKER, WEAPON, part))
    hits = sum((outcomes[name] for name in HITS), Fraction(0))
    said = {key: str(number) for key, number in asked.numbers.items()}
    said |= {"target": asked.target, "defence": asked.defence}
    return QuickAnswer("exact", said, tuple(outcomes.items()), found, {}, {"hits": hits})


def _met(asked: Asked) -> Explained:
    if asked.defence == PARRY:
        return explain((Part(asked.answer, "drachensturm.part.pw", "drachensturm.parry.value"),))
    clause = "drachensturm.dodge" if asked.defence == DODGE else "drachensturm.defence.none"
    return explain((Part(asked.answer, "drachensturm.part.pgw", clause),))


def _fight(system: System, asked: Asked) -> View:
    """Two fighters of whom as much is known as was asked."""
    striking = Sheet(agw=asked.numbers["aw"], weapons=(Weapon(WEAPON),), main=WEAPON)
    bare = asked.numbers.get("pgw", asked.answer)
    weapon = Weapon(WEAPON, pwf=asked.numbers.get("pw", bare) - bare)
    meeting = Sheet(pgw=bare, weapons=(weapon,), main=WEAPON)
    return opponents(system, striking, meeting, Options())

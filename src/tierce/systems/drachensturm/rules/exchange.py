"""One blow against one defence: two dice thrown at once (drachensturm.exchange,
drachensturm.twenty, drachensturm.one), or one against PGw (drachensturm.free-blow).

Readings: a 1 is judged before a 20, the attacker's first; then the defender's 20 parries even a
20, then the attacker's 20 hits. A fumbled defence lets the blow through.
"""

from __future__ import annotations

from typing import NamedTuple

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Facts, Roll, Rule, Who, note
from tierce.script.value import Value, total
from tierce.script.view import Rolled
from tierce.systems.drachensturm.rules import values
from tierce.systems.drachensturm.rules.by_option import decides
from tierce.systems.drachensturm.sheet import CHEST

CLAUSE = "drachensturm.exchange"
TWENTY, ONE = "drachensturm.twenty", "drachensturm.one"
FREE, DODGE_CLAUSE = "drachensturm.free-blow", "drachensturm.dodge"
D20 = Dice(1, 20)
PARRY, DODGE, NONE = "parry", "dodge", "none"

HIT, DEFENDED = "hit", "defended"
LUCKY, OUTSTANDING = "lucky-hit", "outstanding"
FUMBLED_ATTACK, FUMBLED_DEFENCE = "fumbled-attack", "fumbled-defence"
BOTH_FUMBLED = "both-fumbled"
FUMBLED_ATTACK_OUTSTANDING = "fumbled-attack-outstanding"
LUCKY_FUMBLED_DEFENCE = "lucky-hit-fumbled-defence"
FUMBLED_DEFENCE_MISSED = "fumbled-defence-missed"
#: Those in which the blow lands, and in which either die showed a 1 or a 20 that counts.
LANDED = frozenset({HIT, LUCKY, FUMBLED_DEFENCE, LUCKY_FUMBLED_DEFENCE})
LUCKY_HITS = frozenset({LUCKY, LUCKY_FUMBLED_DEFENCE})
OUTSTANDING_DEFENCES = frozenset({OUTSTANDING, FUMBLED_ATTACK_OUTSTANDING})
FUMBLED_ATTACKS = frozenset({FUMBLED_ATTACK, BOTH_FUMBLED, FUMBLED_ATTACK_OUTSTANDING})
FUMBLED_DEFENCES = frozenset(
    {FUMBLED_DEFENCE, BOTH_FUMBLED, LUCKY_FUMBLED_DEFENCE, FUMBLED_DEFENCE_MISSED}
)
EXTREME = LUCKY_HITS | OUTSTANDING_DEFENCES | FUMBLED_ATTACKS | FUMBLED_DEFENCES
#: How an exchange can come out.
OUTCOMES = (HIT, DEFENDED, *sorted(EXTREME))


class Blow(NamedTuple):
    """A blow as declared, all of it known to the defender."""

    weapon: str
    part: str = CHEST
    aimed: bool = False


class Defence(NamedTuple):
    """A way to meet a blow: PARRY with a weapon, DODGE, or NONE."""

    kind: str
    weapon: str = ""

    @property
    def id(self) -> str:
        """The option's id."""
        return f"{self.kind}:{self.weapon}" if self.weapon else self.kind


UNDEFENDED = Defence(NONE)
ROLLS = {PARRY: "drachensturm.roll.parry", DODGE: "drachensturm.roll.dodge"}


def value(fight: View, who: Who, defence: Defence) -> Value:
    """What a way to meet a blow is worth, before any die."""
    if defence.kind == PARRY:
        return values.parry(fight, who, defence.weapon)
    return values.dodge(fight, who) if defence.kind == DODGE else values.bare(fight, who)


def resolve(fight: View, attacker: Who, who: Who, blow: Blow, defence: Defence) -> Rule[str]:
    """Both dice, or the attacker's alone where nothing defends; one of OUTCOMES."""
    aw = total(values.attack(fight, attacker, blow.weapon, blow.part))
    pw = total(value(fight, who, defence))
    facts: Facts = {"value": aw, "foe": who, "weapon": blow.weapon, "part": blow.part}
    attack: Rolled = yield Roll("attack", D20, attacker, "drachensturm.roll.attack", facts)
    if defence.kind == NONE:
        return (yield from _free(fight, attacker, who, attack, aw, pw))
    facts = {"value": pw, "foe": attacker, "weapon": defence.weapon}
    answer: Rolled = yield Roll(defence.kind, D20, who, ROLLS[defence.kind], facts)
    word = yield from _judged(fight, who, attack, answer, aw, pw)
    clause = DODGE_CLAUSE if defence.kind == DODGE else values.PARRY
    yield note(
        "drachensturm.event.exchange",
        CLAUSE,
        clause,
        *_natural(word),
        **_told(attacker, who, attack, aw, word),
        answer=answer,
        pw=pw,
        other=answer + pw,
        kind=defence.kind,
        weapon=defence.weapon,
    )
    return word


def _judged(fight: View, who: Who, attack: Rolled, answer: Rolled, aw: int, pw: int) -> Rule[str]:
    """How two dice compare (drachensturm.exchange); a tie is parried."""
    if fight.options.twenties_and_ones:
        mine, theirs = _extreme(attack), _extreme(answer)
        if mine:
            return (yield from _attacker_extreme(fight, mine, theirs))
        if theirs == TWENTY:
            return OUTSTANDING
        if theirs == ONE:
            yield decides(fight, "fumbled_defence")
            if fight.options.fumbled_defence == "hit":
                return FUMBLED_DEFENCE
            low = total(values.bare(fight, who))
            return FUMBLED_DEFENCE if attack + aw > low else FUMBLED_DEFENCE_MISSED
    return HIT if attack + aw > answer + pw else DEFENDED


def _extreme(die: Rolled) -> str:
    """Whether a die shows a 1, a 20 or neither."""
    if die == 1:
        return ONE
    return TWENTY if die == 20 else ""


def _attacker_extreme(fight: View, mine: str, theirs: str) -> Rule[str]:
    """The attacker's die shows a 1 or a 20 (drachensturm.one, drachensturm.twenty)."""
    if mine == ONE:
        fumbled = {ONE: BOTH_FUMBLED, TWENTY: FUMBLED_ATTACK_OUTSTANDING}
        return fumbled.get(theirs, FUMBLED_ATTACK)
    if theirs == TWENTY:
        yield decides(fight, "precedence")
        return OUTSTANDING if fight.options.precedence == "ones_first" else LUCKY
    return LUCKY_FUMBLED_DEFENCE if theirs == ONE else LUCKY


def _free(fight: View, attacker: Who, who: Who, attack: Rolled, aw: int, pgw: int) -> Rule[str]:
    """A normal attack against PGw without a die; strictly higher hits (drachensturm.free-blow)."""
    word = HIT if attack + aw > pgw else DEFENDED
    if fight.options.twenties_and_ones:
        extreme = {ONE: FUMBLED_ATTACK, TWENTY: LUCKY}.get(_extreme(attack), "")
        if extreme:
            yield decides(fight, "free_blow_extremes")
            word = extreme if fight.options.free_blow_extremes else word
    yield note(
        "drachensturm.event.free-exchange",
        FREE,
        "drachensturm.defence.none",
        *_natural(word),
        **_told(attacker, who, attack, aw, word),
        pgw=pgw,
    )
    return word


def _told(attacker: Who, who: Who, attack: Rolled, aw: int, word: str) -> Facts:
    """What is told of a blow, however it is met."""
    sides = {"who": attacker, "foe": who, "how": word}
    return sides | {"attack": attack, "aw": aw, "sum": attack + aw}


def _natural(word: str) -> tuple[str, ...]:
    """The clauses on natural 1s and 20s that an outcome rests on."""
    ones = word in FUMBLED_ATTACKS | FUMBLED_DEFENCES
    twenties = word in LUCKY_HITS | OUTSTANDING_DEFENCES
    return (ONE,) * ones + (TWENTY,) * twenties


def stopped(fight: View, attacker: Who, who: Who, blow: Blow, defence: Defence) -> Rule[bool]:
    """Whether a defence stops a blow: the chance that an option shows."""
    return (yield from resolve(fight, attacker, who, blow, defence)) not in LANDED


def lands(fight: View, attacker: Who, who: Who, blow: Blow, defence: Defence) -> Rule[bool]:
    """Whether a blow lands against a defence."""
    return (yield from resolve(fight, attacker, who, blow, defence)) in LANDED

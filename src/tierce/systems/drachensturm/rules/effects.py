"""What 20s and 1s bring beyond the blow itself, by option (drachensturm.effects).

Readings: "2 KR" are the two rounds that follow; what is left of the present one comes on top. A
20 among the two rolls of a 20 brings nothing more. Who lies and can only dodge strikes nobody; who
has "parry only" neither strikes nor dodges. -5 ends after so many rounds in which the fighter has
neither struck nor defended. The weapon's own points come without the bonus, against the chest. A
notch changes no figure. What lasts longer stands; it is not added up.
"""

from __future__ import annotations

from typing import NamedTuple

from tierce.dice import Dice
from tierce.fight.state import View
from tierce.script.effects import Call, Roll, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.drachensturm.rules import arms, damage, effect_tables, free_blow
from tierce.systems.drachensturm.rules.exchange import D20
from tierce.systems.drachensturm.sheet import CHEST

CLAUSE = "drachensturm.effects"
DODGE_NEXT, SHAKEN, DOWN, HELPLESS = "dodge-next", "shaken", "down", "helpless"
HARDER, WEARY, THROUGH, TWO_ROLLS = "harder", "weary", "through", "two-rolls"
LUCKY = (DODGE_NEXT, SHAKEN, DOWN, HELPLESS, HARDER, WEARY, THROUGH, TWO_ROLLS)
PARRY_ONLY, NO_ATTACK, DROPPED = "parry-only", "no-attack", "dropped"
OWN_POINTS, NOTCHED, BROKEN = "own-points", "notched", "broken"
FUMBLES = (PARRY_ONLY, NO_ATTACK, DROPPED, OWN_POINTS, NOTCHED, BROKEN)
#: What means nothing to who holds no weapon.
ABOUT_WEAPONS = (PARRY_ONLY, DROPPED, OWN_POINTS, NOTCHED, BROKEN)
D6, SHAKEN_DICE = Dice(1, 6), Dice(3, 20)
#: Rounds that "2 KR" last, the present one included.
TWO_ROUNDS = 3


class Harder(NamedTuple):
    """What a lucky hit changes about the hit itself."""

    dice: int = 0
    through: bool = False


def rich(fight: View) -> bool:
    """Whether 20s and 1s go to their tables."""
    return bool(fight.options.effects == "rich")


def lucky(fight: View, attacker: Who, who: Who) -> Rule[Harder]:
    """A lucky hit: one roll on its table, or two."""
    word = yield from _roll(fight, attacker, "lucky", LUCKY, "drachensturm.roll.lucky")
    if word != TWO_ROLLS:
        return (yield from _lucky(fight, who, word))
    harder = Harder()
    for site in ("first", "second"):
        rolled: Rolled = yield Call(site, _once_more, (attacker, who))
        dice, through = rolled.value()
        harder = Harder(harder.dice + dice, harder.through or through)
    return harder


def _once_more(fight: View, attacker: Who, who: Who) -> Rule[Harder]:
    word = yield from _roll(fight, attacker, "lucky", LUCKY, "drachensturm.roll.lucky")
    return (yield from _lucky(fight, who, word))


def _roll(fight: View, who: Who, table: str, known: tuple[str, ...], label: str) -> Rule[str]:
    """The effect that a d20 finds on a table."""
    roll: Rolled = yield Roll(table, D20, who, label)
    word: str = roll.look_up(effect_tables.rows(table, known)).value()
    return word


def _lucky(fight: View, who: Who, word: str) -> Rule[Harder]:
    """One effect of a lucky hit on its target."""
    rounds = 0
    if word == DODGE_NEXT:
        fight.put(who, "next_dodge", True)
    elif word == SHAKEN:
        long: Rolled = yield Roll("rounds", SHAKEN_DICE, who, "drachensturm.roll.rounds")
        rounds = long.value()
        _last(fight, who, "shaken", rounds + 1)
    elif word in (DOWN, HELPLESS):
        _fall(fight, who, "dodging" if word == DOWN else "helpless")
    elif word == WEARY:
        quiet: Rolled = yield Roll("rounds", D6, who, "drachensturm.roll.quiet")
        rounds = quiet.value()
        _last(fight, who, "rest", rounds)
        fight.put(who, "busy", True)
    yield note("drachensturm.event.lucky", CLAUSE, who=who, effect=word, rounds=rounds)
    return Harder(int(word == HARDER), word == THROUGH)


def _fall(fight: View, who: Who, how: str) -> None:
    """Down for two rounds; who is helpless already does not become less so."""
    if fight.read(who, "fallen") != "helpless":
        fight.put(who, "fallen", how)
    _last(fight, who, "down", TWO_ROUNDS)
    if how == "helpless":
        free_blow.open_up(fight, who, free_blow.HELPLESS)


def _last(fight: View, who: Who, pool: str, rounds: int) -> None:
    """Let something last so many rounds, or as long as it lasts anyhow."""
    more = rounds - fight.read(who, pool)
    if more > 0:
        fight.gain(who, pool, more)


def fumble(fight: View, who: Who, weapon: str) -> Rule[None]:
    """A fumble of whoever holds a weapon, or of one who holds none ("")."""
    word = yield from _roll(fight, who, "fumble", FUMBLES, "drachensturm.roll.fumble")
    armed = bool(weapon) and not fight.sheet(who).weapon(weapon).natural
    nothing = not armed and word in ABOUT_WEAPONS
    yield note("drachensturm.event.fumble", CLAUSE, who=who, effect="nothing" if nothing else word)
    if nothing:
        return
    if word == PARRY_ONLY:
        fight.put(who, "parry_only", "next")
    elif word == NO_ATTACK:
        _last(fight, who, "no_attack", TWO_ROUNDS)
    elif word in (DROPPED, BROKEN):
        arms.lose(fight, who, weapon, word)
    elif word == NOTCHED:
        fight.set(who, "spoilt", weapon, NOTCHED)
    else:
        yield Call("own", damage.wound, (who, who, weapon, CHEST, 0, False, False))


def count_down(fight: View, who: Who) -> Rule[None]:
    """A new combat round: what lasts has a round less to last."""
    if fight.read(who, "out"):
        return
    if fight.read(who, "down") == 1:
        fight.put(who, "fallen", "")
        yield note("drachensturm.event.stands-up", CLAUSE, who=who)
    for pool in ("down", "shaken", "no_attack"):
        if fight.read(who, pool):
            fight.lose(who, pool, 1)
    for mark in ("parry_only", "covered"):
        now = fight.read(who, mark)
        if now:
            fight.put(who, mark, "now" if now == "next" else "")
    if fight.read(who, "rest"):
        if not fight.read(who, "busy"):
            fight.lose(who, "rest", 1)
        fight.put(who, "busy", False)

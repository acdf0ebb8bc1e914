"""Firearms: shots for a point, what they cost in skill, magazines, malfunction (cthulhu.gun.*,
cthulhu.malfunction)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.state import View
from tierce.script.effects import Choose, Option, Roll, Rule, Who, note
from tierce.script.value import Part, Value
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import arms, check, conditions, place, precedence, strike
from tierce.systems.cthulhu.rules.numbers import Cut
from tierce.systems.cthulhu.rules.strike import Strike
from tierce.systems.cthulhu.sheet import Weapon

TWICE, COVER, SINGLE, BURST, POINT_BLANK, UNAIMED = (
    "cthulhu.gun.twice",
    "cthulhu.gun.cover",
    "cthulhu.gun.single",
    "cthulhu.gun.burst",
    "cthulhu.gun.point-blank",
    "cthulhu.gun.unaimed",
)
MALFUNCTION, COST = "cthulhu.malfunction", "cthulhu.attack.cost"
#: Shots for a point, and what each further one costs, by mode.
SHOTS = {"single": 1, "semi": 3, "full": 6}
STEP = {"single": 0, "semi": -5, "full": -10}
CLAUSES = {"single": SINGLE, "semi": BURST, "full": BURST}
#: How an attack roll comes out at which the gun fails.
FAILED = "malfunction"
#: What an object between shooter and target costs.
BEHIND_COVER = -20
#: Without aiming: this part of the skill, so many times the shots.
THIRD, TWICE_THE_SHOTS = 3, 2
#: How an attack with two guns at once is called; a mode may follow.
TWO_GUNS = "two-guns"
#: The rate that the rules give every gun; a slower one is the data's.
RATE = 2


# ---------------------------------------------------------------- shots of a declaration


def plan(fight: View, who: Who, blow: Strike) -> tuple[Strike, ...]:
    """The shots of one declaration, each as it is rolled; fewer where a magazine has fewer."""
    if not blow.way.startswith(TWO_GUNS):
        return _of_one(fight, who, blow, TWICE_THE_SHOTS if blow.unaimed else 1)
    times = TWICE_THE_SHOTS if fight.options.two_guns_shots == "double" else 1
    first = strike.weapon(fight, who, blow)
    shots: tuple[Strike, ...] = ()
    for gun in (first, *others(fight, who, first)):
        mode = blow.mode if blow.mode in gun.modes else "single"
        shots += _of_one(fight, who, blow._replace(weapon=gun.name, mode=mode), times)
    return shots


def _of_one(fight: View, who: Who, blow: Strike, times: int) -> tuple[Strike, ...]:
    weapon = strike.weapon(fight, who, blow)
    number = SHOTS[blow.mode] * times
    if weapon.magazine:
        number = min(number, rounds(fight, who, weapon))
    return tuple(blow._replace(shot=shot) for shot in range(number))


def which(blow: Strike) -> int:
    """Which shot of a burst it is, counted from 1; 0 where a declaration has but one."""
    burst = blow.mode != "single" or blow.unaimed
    return blow.shot + 1 if burst else 0


def others(fight: View, who: Who, weapon: Weapon) -> tuple[Weapon, ...]:
    """The gun in the other hand, where there is one."""
    return tuple(each for each in arms.in_hands(fight, who) if each.gun and each != weapon)


def rounds(fight: View, who: Who, weapon: Weapon) -> int:
    """Shots left in a weapon."""
    left: int = fight.entry(who, "rounds", weapon.name, weapon.magazine)
    return left


def clauses(fight: View, who: Who, blow: Strike) -> tuple[str, ...]:
    """The clauses that a shot is fired by; none where it is none."""
    if not strike.shot_from_gun(fight, who, blow):
        return ()
    return (CLAUSES[blow.mode], *([UNAIMED] if blow.unaimed else []))


# ---------------------------------------------------------------- the chance


def point_blank(fight: View, who: Who, foe: Who, blow: Strike) -> bool:
    """Whether a shot hits by itself: in touch, of a burst the first bullet of each gun."""
    if blow.shot and fight.options.point_blank_bullets == "first":
        return False
    return strike.shot_from_gun(fight, who, blow) and place.touches(fight, who, foe)


def cuts(fight: View, who: Who, foe: Who, blow: Strike) -> Iterator[Cut]:
    """What is left of the skill without aiming."""
    if blow.unaimed:
        yield Cut(1, THIRD, "cthulhu.part.unaimed", UNAIMED)


def flat(fight: View, who: Who, foe: Who, blow: Strike) -> Value:
    """What cover costs a shot, and what the shots before it in a burst do."""
    if not strike.shot_from_gun(fight, who, blow):
        return
    step = STEP[blow.mode]
    if blow.shot and step:
        grown = blow.shot if fight.options.burst_penalty == "cumulative" else 1
        yield Part(step * grown, "cthulhu.part.burst", BURST, {"shot": blow.shot + 1})
    if _covered(fight, who, foe):
        yield Part(BEHIND_COVER, "cthulhu.part.cover", COVER)


def _covered(fight: View, who: Who, foe: Who) -> bool:
    """Whether an object is in the way that counts: what the target hides behind halves the chance
    instead (cthulhu.hide). Where nobody knows which one that is, it may be any."""
    hidden = fight.condition(foe, conditions.HIDDEN)
    if hidden is None or fight.options.cover_and_hidden:
        return place.covered(fight, who, foe)
    if fight.ground is None or not hidden.about:
        return False
    return place.covered(fight, who, foe, hidden.about)


# ---------------------------------------------------------------- a shot


def fire(fight: View, who: Who, blow: Strike) -> None:
    """A shot leaves the magazine."""
    weapon = strike.weapon(fight, who, blow)
    if weapon.gun and weapon.magazine:
        fight.set(who, "rounds", weapon.name, rounds(fight, who, weapon) - 1)


def fails_at(fight: View, who: Who, blow: Strike) -> int:
    """The lowest roll at which a shot fails (cthulhu.malfunction); 0 where none does."""
    weapon = strike.weapon(fight, who, blow)
    return weapon.malfunction if weapon.gun else 0


def fails(fight: View, who: Who, blow: Strike, roll: Rolled) -> bool:
    """Whether a firearm malfunctions on this roll: splits in two where it can."""
    lowest = fails_at(fight, who, blow)
    return lowest > 0 and roll >= lowest


def trial(fight: View, target: int, lowest: int) -> Rule[str]:
    """How a shot by itself comes out: what an option shows of it. One that fails hits nothing,
    whatever the target."""
    roll: Rolled = yield Roll("roll", check.D100)
    if lowest and roll >= lowest:
        return FAILED
    return check.SUCCESS if check.made(roll, target) else check.FAILURE


def jam(fight: View, who: Who, blow: Strike) -> Rule[None]:
    """The weapon fires no more until it is mended."""
    fight.set(who, "unfit", blow.weapon, arms.JAMMED)
    yield note("cthulhu.event.malfunction", MALFUNCTION, who=who, weapon=blow.weapon)


def jammed(fight: View, who: Who, blow: Strike) -> bool:
    """Whether an earlier shot of the same declaration has failed."""
    return arms.trouble(fight, who, blow.weapon) == arms.JAMMED


# ---------------------------------------------------------------- how often in a turn


def spent(fight: View, who: Who) -> tuple[str, str] | None:
    """Why no attack with a firearm is left in this turn, as clause and reason."""
    if fight.entry(who, "attacks", strike.GUN) >= fight.options.gun_declarations:
        return TWICE, "cthulhu.reason.fired"
    return None


def rest(fight: View, who: Who, weapon: Weapon) -> None:
    """A gun with a slower rate has to wait: for the rest of this round, or longer."""
    if weapon.gun and weapon.attacks < RATE and fight.options.slow_guns:
        fight.set(who, "rests", weapon.name, -(-1 // weapon.attacks))


def resting(fight: View, who: Who, weapon: Weapon) -> tuple[str, str] | None:
    """Why a slow gun cannot fire yet."""
    if fight.entry(who, "rests", weapon.name):
        return TWICE, "cthulhu.reason.slow"
    return None


def count_rests(fight: View, who: Who) -> Rule[None]:
    """At the end of a round: slow guns have waited one more."""
    for name, rounds_left in fight.read(who, "rests"):
        fight.set(who, "rests", name, rounds_left - 1 or None)
    yield from ()


# ---------------------------------------------------------------- reloading


def loadable(fight: View, who: Who) -> tuple[Weapon, ...]:
    """The guns in a fighter's hands that are not full."""
    return tuple(
        each
        for each in arms.in_hands(fight, who)
        if each.magazine
        and rounds(fight, who, each) < each.magazine
        and not arms.trouble(fight, who, each.name)
        and precedence.withheld(fight, each.name, each) is None
    )


def reload(fight: View, who: Who) -> Rule[None]:
    """A new magazine, or two loose cartridges, for a point (cthulhu.attack.cost)."""
    fight.lose(who, "points", 1)
    every = loadable(fight, who)
    name = every[0].name
    if len(every) > 1:
        options = tuple(Option(each.name, facts=_loads(fight, who, each)) for each in every)
        name = yield Choose(
            "reload", who, options, sees={"ask": "reload"}, label="cthulhu.ask.reload"
        )
    weapon = next(each for each in every if each.name == name)
    full = weapon.magazine
    if not weapon.clip:
        full = min(full, rounds(fight, who, weapon) + int(fight.options.cartridges))
    fight.set(who, "rounds", name, None if full == weapon.magazine else full)
    yield note("cthulhu.event.reload", COST, who=who, weapon=name, left=full)


def _loads(fight: View, who: Who, weapon: Weapon) -> dict[str, object]:
    return {**arms.facts(weapon), "left": rounds(fight, who, weapon)}


def empty(fight: View, who: Who, weapon: Weapon) -> tuple[str, str] | None:
    """Why a weapon without a shot in it cannot fire."""
    if weapon.magazine and not rounds(fight, who, weapon):
        return COST, "cthulhu.reason.empty"
    return None

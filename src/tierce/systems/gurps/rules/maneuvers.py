"""Maneuvers: one a turn, what each allows (gurps.manoeuvre.*)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from tierce.fight.places import FACING
from tierce.fight.state import View
from tierce.script.effects import (
    Call,
    Choose,
    Facts,
    Moment,
    Option,
    Rule,
    Who,
    Withheld,
    note,
)
from tierce.script.value import total
from tierce.systems.gurps.rules import (
    aim,
    arms,
    at_location,
    attack,
    blast,
    blow,
    evaluate,
    feint,
    going,
    helpless,
    move,
    on_map,
    order,
    place,
    posture,
    retreat,
    throws,
    walk,
)
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.rules.on_map import Gone
from tierce.systems.gurps.rules.success import LOWEST_SKILL
from tierce.systems.gurps.sheet import Melee, Ranged

ATTACK = "gurps.manoeuvre.attack"
MOVE = "gurps.manoeuvre.move"
READY = "gurps.manoeuvre.ready"
ONE = "gurps.manoeuvre.one-per-turn"
#: What a Ready may be beside bringing a weapon in hand, in the fighter's own words.
ACT = "act"
#: How maneuvers let a fighter go on a map, where not by steps (gurps.ground.move).
WAYS = {"move": on_map.MOVE, "move-and-attack": on_map.MOVE, "all-out-attack": on_map.FORWARD}
#: The mark of a fighter whom others have come before in the middle of a maneuver.
INTERRUPTED = "interrupted"


class Target(NamedTuple):
    """An attack that can be made: on whom, how, and the yards to go first."""

    foe: Who
    attack: Blow
    approach: int

    @property
    def id(self) -> str:
        """The option's id."""
        return f"{self.foe}:{self.attack.hand}:{self.attack.weapon}:{self.attack.mode}"

    @property
    def facts(self) -> Facts:
        """What messages may show of it."""
        return {"foe": self.foe, **blow.facts(self.attack), "approach": self.approach}


def allowance(fight: View, who: Who, maneuver: str, choice: str | None) -> int:
    """Yards a maneuver lets a fighter move (gurps.manoeuvre.one-per-turn)."""
    yards = move.yards(fight, who)
    if choice in posture.AFTER_STEP:
        return 0
    if maneuver in ("move", "move-and-attack"):
        return yards
    step = move.stride(fight, who)
    if step and (maneuver == "all-out-attack" or choice == "increased-dodge"):
        return move.half(yards)
    return step if maneuver not in ("do-nothing", "change-posture", "wait") else 0


# ---------------------------------------------------------------- what can be attacked


def targets(
    fight: View, who: Who, yards: int, maneuver: str = "attack"
) -> tuple[list[Target], list[Withheld]]:
    """Every attack open to `who`, who may go `yards` forward first; and what is not open.

    The maneuver decides what skill there is for it: an All-Out Attack counts in what its best
    option gives. With Feint and Aim the skill does not matter, for no attack is made.
    """
    return sorted_out(attempts(fight, who, yards, maneuver))


def attempts(
    fight: View, who: Who, yards: int, maneuver: str = "attack"
) -> Iterator[Target | Withheld]:
    """The same one by one, worked out no further than somebody looks."""
    every = tuple(_every_blow(fight, who))
    own = [(declared, mode) for declared, mode, enough in every if enough]
    lacking = [declared for declared, _, enough in every if not enough]
    for foe in fight.read(who, "foes"):
        if fight.read(foe, "fate") == "dead":
            continue
        for declared, mode in (*own, *throws_open(fight, who, foe)):
            yield _attempt(fight, who, foe, declared, mode, yards, maneuver)
        for declared in lacking:  # it takes both hands, of which one is not free
            target = Target(foe, declared, 0)
            yield Withheld(target.id, ATTACK, "gurps.reason.other-hand", target.facts)
        yield from _not_in_hand(fight, who, foe)


def _attempt(
    fight: View,
    who: Who,
    foe: Who,
    declared: Blow,
    mode: Melee | Ranged,
    yards: int,
    maneuver: str,
) -> Target | Withheld:
    """One blow at one foe, or why it is not open."""
    how = WAYS.get(maneuver, on_map.STEP)
    if maneuver == "move-and-attack":
        declared = declared._replace(hasty=True)
    why = barred(fight, who, foe, declared, mode, yards, how)
    if maneuver not in ("feint", "aim"):
        why = why or unskilled(fight, who, foe, declared, maneuver == "all-out-attack")
    return why or Target(foe, declared, _approach(fight, who, foe, declared, yards, how) or 0)


def sorted_out(tried: Iterable[Target | Withheld]) -> tuple[list[Target], list[Withheld]]:
    """What is open, and what is not."""
    found: list[Target] = []
    withheld: list[Withheld] = []
    for each in tried:
        if isinstance(each, Target):
            found.append(each)
        else:
            withheld.append(each)
    return found, withheld


def any_open(tried: Iterable[Target | Withheld]) -> bool:
    """Whether anything is open: looks no further than the first."""
    return any(isinstance(each, Target) for each in tried)


def fallen(fight: View, who: Who) -> list[Who]:
    """The foes who are out of the fight."""
    return [foe for foe in fight.read(who, "foes") if fight.read(foe, "out")]


def only_the_fallen(fight: View, who: Who) -> bool:
    """Whether an Attack would reach nobody but foes who are out of the fight."""
    out = fallen(fight, who)
    if not out:
        return False
    yards = allowance(fight, who, "attack", None)
    return all(target.foe in out for target in targets(fight, who, yards)[0])


def _not_in_hand(fight: View, who: Who, foe: Who) -> Iterator[Withheld]:
    """Weapons that a Ready would have to bring into the hand first (gurps.manoeuvre.ready)."""
    for weapon in fight.sheet(who).weapons:
        if weapon.natural or weapon.name in (arms.held(fight, who, hand) for hand in arms.HANDS):
            continue
        known = Target(foe, Blow(weapon.name, ""), 0).facts
        yield Withheld(f"{foe}:{weapon.name}", ATTACK, "gurps.reason.not-in-hand", known)


def blows(fight: View, who: Who) -> Iterator[tuple[Blow, Melee | Ranged]]:
    """Every blow that the hands and the body can strike, ready or not."""
    for declared, mode, enough in _every_blow(fight, who):
        if enough:
            yield declared, mode


def _every_blow(fight: View, who: Who) -> Iterator[tuple[Blow, Melee | Ranged, bool]]:
    """Every use of what is in the hands and of the body, and whether there are hands for it."""
    for arm in (*arms.in_hand(fight, who), *arms.natural_arms(fight, who)):
        name, hand = arm.weapon.name, arm.hand
        for mode in arm.weapon.melee:
            enough = arms.enough_hands(fight, who, arm, mode.hands)
            yield Blow(name, mode.name, hand), mode, enough
        for shot in arm.weapon.ranged:
            enough = arms.enough_hands(fight, who, arm, shot.hands)
            yield Blow(name, shot.name, hand, True, shots=shot.rate), shot, enough


def throws_open(fight: View, who: Who, foe: Who) -> Iterator[tuple[Blow, Melee]]:
    grip = arms.judo_throw(fight.sheet(who))
    if grip is not None and throws.is_open(fight, who, foe):
        hand = arms.free_hands(fight, who)[0]
        yield Blow(grip.name, grip.name, hand), grip.melee[0]


def barred(
    fight: View,
    who: Who,
    foe: Who,
    declared: Blow,
    mode: Melee | Ranged,
    yards: int,
    how: str = on_map.STEP,
) -> Withheld | None:
    target = Target(foe, declared, 0)
    name, known = target.id, target.facts
    if not_ready(fight, who, declared):
        return Withheld(name, ATTACK, "gurps.reason.not-ready", known)
    told = fight.ground is None or declared.ranged  # on a map a step may get around it
    if told and place.stated(fight, foe, "cover", who) == "full":
        return Withheld(name, place.cover_clause(fight), "gurps.reason.behind-cover", known)
    away = place.distance(fight, who, foe)
    if isinstance(mode, Ranged):
        if away > mode.maximum:
            return Withheld(name, ATTACK, "gurps.reason.out-of-range", known)
        if place.turned(fight, who, foe, yards, how) is None:
            return Withheld(name, going.FACE, "gurps.reason.not-in-front", known)
    elif _approach(fight, who, foe, declared, yards, how) is None:
        if posture.close_only(posture.of(fight, who)):
            return Withheld(name, posture.CLAUSE, "gurps.reason.crawling", known)
        if mode.reach[0] <= away <= mode.reach[1]:
            return Withheld(name, going.FACE, "gurps.reason.not-in-front", known)
        near = away < mode.reach[0]
        reason = "gurps.reason.too-close" if near else "gurps.reason.out-of-reach"
        return Withheld(name, ATTACK, reason, known)
    return None


def not_ready(fight: View, who: Who, declared: Blow) -> bool:
    """Whether what is in the hand cannot be used so; a snapped bow still serves as a club."""
    trouble = arms.trouble(fight, who, declared.weapon)
    return bool(trouble) and not (trouble == "snapped" and not declared.ranged)


def unskilled(
    fight: View, who: Who, foe: Who, declared: Blow, all_out: bool = False
) -> Withheld | None:
    """Why no attack roll may be tried, or None where it may (gurps.attack.roll)."""
    bonus = attack.determined(declared) if all_out else 0
    if total(attack.skill(fight, who, foe, declared)) + bonus >= LOWEST_SKILL:
        return None
    target = Target(foe, declared, 0)
    return Withheld(target.id, "gurps.attack.roll", "gurps.reason.skill-too-low", target.facts)


def _approach(fight: View, who: Who, foe: Who, declared: Blow, yards: int, how: str) -> int | None:
    """Yards to go before the blow reaches, below 0 to go back from who is too near; None where it
    does not."""
    if declared.ranged:
        return place.turned(fight, who, foe, yards, how)
    span = blow.span(fight, who, declared)
    return None if span is None else place.approach(fight, who, foe, yards, how, *span)


def feints(fight: View, who: Who, yards: int) -> Iterator[Target | Withheld]:
    """Whom a Feint can fool, and with which ready melee weapon (gurps.manoeuvre.feint)."""
    for each in attempts(fight, who, yards, "feint"):
        if isinstance(each, Target) and not _is_weapon(fight, who, each.attack):
            yield Withheld(each.id, feint.CLAUSE, "gurps.reason.feint", each.facts)
        else:
            yield each


def _is_weapon(fight: View, who: Who, declared: Blow) -> bool:
    return not (declared.ranged or blow.unarmed(fight, who, declared))


def aims(fight: View, who: Who, choice: str | None) -> Iterator[Target | Withheld]:
    """What a ready ranged weapon can be aimed at (gurps.manoeuvre.aim); on a map the step may go
    into turning, where the choice did not take it."""
    step = 0 if fight.ground is None else allowance(fight, who, "aim", choice)
    for each in attempts(fight, who, step, "aim"):
        if isinstance(each, Target) and not each.attack.ranged:
            yield Withheld(each.id, aim.CLAUSE, "gurps.reason.aim", each.facts)
        else:
            yield each


def near_enough(fight: View, who: Who, yards: int) -> tuple[list[Who], list[Withheld]]:
    """Whom a fighter sees, and could attack at once or by going so many yards first
    (gurps.manoeuvre.evaluate)."""
    near: list[Who] = []
    withheld: list[Withheld] = []
    modes = [mode for _, mode in blows(fight, who)]
    for foe in fight.read(who, "foes"):
        if fight.read(foe, "fate") == "dead":
            continue
        if _hidden(fight, who, foe):
            reason = "gurps.reason.unseen"
        elif not any(_reaches(fight, who, foe, mode, yards) for mode in modes):
            reason = "gurps.reason.too-far"
        else:
            near.append(foe)
            continue
        withheld.append(Withheld(foe, evaluate.CLAUSE, reason, {"foe": foe}))
    return near, withheld


def _hidden(fight: View, who: Who, foe: Who) -> bool:
    unseen = any(place.stated(fight, who, fact, foe) for fact in ("unseen", "unaware"))
    return unseen or place.stated(fight, foe, "cover", who) == "full"


def _reaches(fight: View, who: Who, foe: Who, mode: Melee | Ranged, yards: int) -> bool:
    if isinstance(mode, Ranged):
        return place.distance(fight, who, foe) <= mode.maximum
    return place.approach(fight, who, foe, yards, on_map.MOVE, *mode.reach) is not None


def pick(
    fight: View, who: Who, site: str, open_now: list[Target], withheld: list[Withheld]
) -> Rule[Target]:
    """The attack that is made, and where it is aimed, if anywhere in particular."""
    aimable = [each for each in open_now if at_location.is_open(each.attack)]
    extra = (Option(at_location.OPTION),) if aimable else ()
    chosen = yield _whom(fight, who, site, open_now, tuple(withheld), extra)
    if chosen != at_location.OPTION:
        return next(each for each in open_now if each.id == chosen)
    target = aimable[0]
    if len(aimable) > 1:
        chosen = yield _whom(fight, who, f"{site}-aimed", aimable)
        target = next(each for each in aimable if each.id == chosen)
    where = f"{site}-location"
    aimed = yield from at_location.choose(fight, who, target.foe, target.attack, where)
    return target._replace(attack=aimed)


def _whom(
    fight: View,
    who: Who,
    site: str,
    open_now: list[Target],
    withheld: tuple[Withheld, ...] = (),
    extra: tuple[Option, ...] = (),
) -> Choose:
    return Choose(
        site,
        who,
        (*(_option(fight, who, each) for each in open_now), *extra),
        withheld,
        sees=lambda: {"ask": "attack", "fallen": tuple(fallen(fight, who))},
        label="gurps.ask.attack",
    )


def _option(fight: View, who: Who, target: Target) -> Option:
    args = (who, target.foe, target.attack)
    return Option(
        target.id,
        lambda: attack.skill(fight, *args),
        Call("trial", attack.chance_to_hit, args),
        {**target.facts, **blast.told(fight, *args)},
    )


def go(fight: View, who: Who, site: str, target: Target) -> Rule[bool]:
    """Close in as far as the attack needs; a step not needed is kept. Whether the attack can go
    on: others may have stepped in."""
    yards, foe, gone = target.approach, target.foe, _sets_out(fight, who)
    spent = fight.read(who, "choice") in posture.AFTER_STEP
    fight.put(who, "step_left", not (yards or spent) and move.stride(fight, who) > 0)
    if gone is not None:
        yield from _into_place(fight, who, target, gone)
    elif yards:
        place.come_to(fight, who, foe, place.distance(fight, who, foe) - yards)
        fight.put(who, "moved", fight.read(who, "moved") + abs(yards))
        key = "gurps.event.close-in" if yards > 0 else "gurps.event.step-clear"
        yield note(key, ONE, move.STEP, who=who, foe=foe, yards=abs(yards))
    if not yards or (gone is not None and gone.cell == going.here(fight, who)):
        return True
    yield going.went(fight, f"{site}-reached", who, foe, yards, gone)
    return (yield from _goes_on(fight, who, f"{site}-regained", target))


def _sets_out(fight: View, who: Who) -> Gone | None:
    """On a map: whence a fighter goes to strike, as its maneuver lets it."""
    if fight.ground is None:
        return None
    maneuver = fight.read(who, "maneuver")
    allowed = allowance(fight, who, maneuver, fight.read(who, "choice"))
    left = max(0, allowed - fight.read(who, "moved"))
    return going.sets_out(fight, who, left, WAYS.get(maneuver, on_map.STEP))


def _into_place(fight: View, who: Who, target: Target, gone: Gone) -> Rule[int]:
    """On a map: to where the foe is in reach and in front."""
    if target.attack.ranged:
        return (yield from going.turn_to(fight, who, target.foe, gone.yards, gone.how))
    span = blow.span(fight, who, target.attack)
    assert span is not None, "what reaches nobody is not open"
    return (yield from going.to_strike(fight, who, target.foe, gone.yards, gone.how, *span))


def strike(fight: View, who: Who, site: str, target: Target) -> Rule[bool]:
    """One attack of a maneuver, and what it does to the weapon. Whether it was made: others may
    come before it."""
    declared = target.attack
    yield Moment(f"{site}-begins", "attacks", (who,))
    if not (yield from _goes_on(fight, who, f"{site}-regained", target)):
        return False
    led = feint.earned(fight, who, target.foe)
    if led > declared.feint:
        declared = declared._replace(feint=led)
    unmoved, start = fight.read(who, "step_left"), going.here(fight, who)
    yield Call(site, attack.strike, (who, target.foe, declared))
    if unmoved and not fight.read(who, "step_left"):
        stride = move.stride(fight, who)
        gone = None if start is None else Gone(start, fight.read(who, FACING), stride, on_map.STEP)
        yield going.went(fight, f"{site}-followed", who, target.foe, stride, gone)
    if declared.ranged:
        aim.lose(fight, who)
        _let_fly(fight, who, declared)
    elif declared.weapon == arms.THROW:
        fight.end(who, throws.EARNED)
    elif blow.melee(fight, who, declared).unready and not arms.trouble(fight, who, declared.weapon):
        fight.set(who, "unready", declared.weapon, "unready")
        yield note("gurps.event.unready", READY, who=who, weapon=declared.weapon)
    return True


def _goes_on(fight: View, who: Who, site: str, target: Target) -> Rule[bool]:
    """Whether an attack can be made still, where others came before it. Whom they drove back may
    use its step to come near again."""
    if not fight.read(who, INTERRUPTED):
        return True
    fight.put(who, INTERRUPTED, False)
    if can_act(fight, who) and not target.attack.ranged:
        yield Call(site, retreat.follow, (who, target.foe, target.attack))
    if can_act(fight, who) and can_strike(fight, who, target.foe, target.attack):
        return True
    yield note("gurps.event.cut-short", ONE, who=who)
    return False


def can_act(fight: View, who: Who) -> bool:
    """Whether a fighter could do anything at all now."""
    return not fight.read(who, "out") and not helpless.why(fight, who)


def can_strike(fight: View, who: Who, foe: Who, declared: Blow) -> bool:
    """Whether a declared attack can be made from where the fighter stands."""
    if fight.read(foe, "fate") == "dead" or not is_there(fight, who, foe, declared):
        return False
    if declared.at_hand and all(arm.hand != declared.at_hand for arm in arms.in_hand(fight, foe)):
        return False
    mode = blow.mode(fight, who, declared)
    return (
        barred(fight, who, foe, declared, mode, 0) is None
        and unskilled(fight, who, foe, declared) is None
    )


def is_there(fight: View, who: Who, foe: Who, declared: Blow) -> bool:
    """Whether what strikes is there still, in the hand it was to strike from."""
    there = (each for each, _ in (*blows(fight, who), *throws_open(fight, who, foe)))
    return any(each[:3] == declared[:3] for each in there)


def _let_fly(fight: View, who: Who, declared: Blow) -> None:
    """A thrown weapon is out of the hand, unless it stands for several pieces."""
    mode = blow.ranged(fight, who, declared)
    gone = mode.projectile == "thrown" and mode.shots == 1
    if gone and arms.held(fight, who, declared.hand) == declared.weapon:
        fight.set(who, "hands", declared.hand, None)
        fight.set(who, "unready", declared.weapon, "thrown")


# ---------------------------------------------------------------- the maneuvers


def attack_once(fight: View, who: Who) -> Rule[None]:
    """Attack: one attack with a ready weapon or bare hands, and a step (gurps.manoeuvre.attack)."""
    step = allowance(fight, who, "attack", fight.read(who, "choice"))
    target = yield from pick(fight, who, "target", *targets(fight, who, step))
    if (yield from go(fight, who, "target", target)):
        yield from strike(fight, who, "strike", target)
    if can_act(fight, who):
        yield from walk.left_step(fight, who)


#: The options of an All-Out Defense.
DEFENSES = ("increased-dodge", "increased-parry", "increased-block", "double-defense")


def all_out_defense(fight: View, who: Who) -> Rule[None]:
    """All-Out Defense: +2 to one kind of defence, or two different defences against each attack
    (gurps.manoeuvre.all-out-defense).

    Reading: a posture costs the step of a maneuver, and Increased Dodge has half Move in place of
    a step; so it is not for one who has knelt down or stood up, no more than Move and Attack is.
    """
    spent = fight.read(who, "choice") in posture.AFTER_STEP
    refused = Withheld("increased-dodge", posture.CHANGE, "gurps.reason.no-step")
    chosen = yield Choose(
        "option",
        who,
        tuple(Option(name) for name in DEFENSES if not (spent and name == refused.id)),
        (refused,) if spent else (),
        sees=lambda: {"ask": "all-out-defense"},
        label="gurps.ask.all-out-defense",
    )
    fight.put(who, "choice", chosen)
    clause = "gurps.manoeuvre.all-out-defense"
    yield note("gurps.event.all-out-defense", clause, who=who, choice=chosen)
    yards = 0 if spent else allowance(fight, who, "all-out-defense", chosen)
    yield from walk.walk(fight, who, "step", "gurps.ask.where", clause, yards)


def move_only(fight: View, who: Who) -> Rule[None]:
    """Move: up to full Move and nothing else (gurps.manoeuvre.move). Without a map, towards a
    foe or away from one."""
    yards = allowance(fight, who, "move", None)
    gone = yield from walk.walk(fight, who, "where", "gurps.ask.where", MOVE, yards)
    if not gone:
        yield note("gurps.event.stay", MOVE, who=who)


def change_posture(fight: View, who: Who) -> Rule[None]:
    """Change Posture: from lying to standing takes two of these
    (gurps.manoeuvre.change-posture)."""
    lame = posture.is_lame(fight, who)
    names = posture.changes_from(fight.read(who, "posture"), lame)
    reason = "gurps.reason.lame"
    withheld = (Withheld(posture.STANDING, "gurps.injury.states", reason),) if lame else ()
    chosen = yield Choose(
        "posture",
        who,
        tuple(Option(name) for name in names),
        withheld,
        sees=lambda: {"ask": "posture"},
        label="gurps.ask.posture",
    )
    fight.put(who, "posture", chosen)
    yield note("gurps.event.posture", posture.CHANGE, who=who, posture=chosen)


#: Maneuvers whose step may be spent on kneeling down or standing up.
WITH_STEP = ("attack", "feint", "evaluate", "aim", "concentrate", "ready", "all-out-defense")


def by_step(fight: View, who: Who, maneuver: str) -> str:
    """What the step of a maneuver may be spent on: "stand", "kneel" or nothing. Nobody kneels
    down to a blow that cannot be struck kneeling (gurps.manoeuvre.change-posture)."""
    way = posture.BY_STEP.get(posture.of(fight, who), "")
    lame = way == "stand" and posture.is_lame(fight, who)
    if maneuver not in WITH_STEP or not way or lame:
        return ""
    if maneuver == "attack":
        return way if _strikes_after(fight, who, way) else ""
    if maneuver == "feint":
        return way if any_open(feints(fight, who, 0)) else ""
    if maneuver == "aim":
        return way if any_open(aims(fight, who, way)) else ""
    if maneuver == "evaluate" and way == "kneel":
        yards = posture.FIGURES[posture.AFTER_STEP[way]].move(move.yards(fight, who))
        return way if near_enough(fight, who, yards)[0] else ""
    return way


def _strikes_after(fight: View, who: Who, way: str) -> bool:
    needed = LOWEST_SKILL
    if way == "kneel":
        needed -= posture.FIGURES[posture.AFTER_STEP[way]].attack
    return any(
        total(attack.skill(fight, who, each.foe, each.attack)) >= needed
        for each in attempts(fight, who, 0)
        if isinstance(each, Target)
    )


def shift(fight: View, who: Who, way: str) -> Rule[None]:
    """The step of this maneuver goes into standing up or kneeling down
    (gurps.manoeuvre.change-posture)."""
    fight.put(who, "choice", way)
    fight.put(who, "posture", posture.AFTER_STEP[way])
    yield note("gurps.event.posture", posture.CHANGE, who=who, posture=posture.AFTER_STEP[way])


def ready(fight: View, who: Who) -> Rule[None]:
    """Ready: draw or pick up a weapon, or regain one that is not ready, or whatever else takes a
    hand and is no fighting; and a step (gurps.manoeuvre.ready).

    Reading: a door, a lock, another grip of a long weapon, an advantage switched on or off are told
    in one's own words. What comes of them, and whether an advantage takes another maneuver, is for
    the game master to say.
    """
    things = {name: (how, thing) for name, how, thing in readiable(fight, who)}
    known = (
        Option(name, facts={"weapon": thing, "how": how}) for name, (how, thing) in things.items()
    )
    chosen = yield Choose(
        "thing",
        who,
        (*known, Option(ACT, free=True)),
        sees=lambda: {"ask": "ready"},
        label="gurps.ask.ready",
    )
    if chosen in things:
        yield from _readied(fight, who, *things[chosen])
    else:
        words = chosen.partition(":")[2]
        said = "yes" if words else "no"
        yield note("gurps.event.act", READY, who=who, words=words, said=said)
    yards = allowance(fight, who, "ready", fight.read(who, "choice"))
    yield from walk.walk(fight, who, "step", "gurps.ask.step", READY, yards)


def _readied(fight: View, who: Who, how: str, thing: str) -> Rule[None]:
    if how != "regain":
        fight.set(who, "hands", _hand_for(fight, who, thing), thing)
    fight.set(who, "unready", thing, None)
    yield note("gurps.event.ready", READY, who=who, weapon=thing, how=how)


def _hand_for(fight: View, who: Who, thing: str) -> str:
    """The free hand that takes a thing: the off hand for a shield, and for what the sheet has
    there."""
    sheet = fight.sheet(who)
    free = arms.free_hands(fight, who)
    shield = sheet.shield is not None and sheet.shield.name == thing
    to_off = thing == sheet.off or (shield and thing != sheet.main)
    return free[-1] if to_off else free[0]


def readiable(fight: View, who: Who) -> list[tuple[str, str, str]]:
    """(option id, how, thing) of everything a Ready can do: regain, draw, pick up."""
    sheet = fight.sheet(who)
    names = [w.name for w in sheet.weapons if not w.natural]
    if sheet.shield is not None:
        names.append(sheet.shield.name)
    free = arms.free_hands(fight, who)
    found: list[tuple[str, str, str]] = []
    for name in names:
        trouble = arms.trouble(fight, who, name)
        in_hand = name in (arms.held(fight, who, hand) for hand in arms.HANDS)
        if in_hand and trouble == "unready":
            found.append((f"regain:{name}", "regain", name))
        elif not in_hand and trouble in ("", "dropped") and _fits_hands(sheet, name, len(free)):
            how = "pick-up" if trouble else "draw"
            found.append((f"{how}:{name}", how, name))
    return found


def _fits_hands(sheet: Any, name: str, free: int) -> bool:
    two = any(w.name == name and arms.two_handed_only(w) for w in sheet.weapons)
    return free >= (2 if two else 1)


def do_nothing(fight: View, who: Who) -> Rule[None]:
    """Do Nothing, which the choice of it has told already; who is stunned gathers itself
    (gurps.manoeuvre.do-nothing)."""
    if fight.read(who, "stun"):
        fight.put(who, "choice", order.RECOVERING)
    yield from ()

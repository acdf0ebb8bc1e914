"""What is declared at the start of a round, and what its end brings (cthulhu.declarations)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Option, Rule, RuleFunction, Who, Withheld, note
from tierce.script.view import Rolled
from tierce.systems.cthulhu.rules import (
    body,
    bow,
    conditions,
    cover,
    grapple,
    guns,
    hide,
    injury,
    limits,
    order,
    parry,
    place,
    precision,
)
from tierce.systems.cthulhu.slots import DEFENCES

CLAUSE = "cthulhu.declarations"
DELAY = "cthulhu.turn.delay"
NOTHING = "nothing"
#: How many things somebody may declare in a round: a delay, what it concentrates on or parries.
SITES = ("declaration", "second-declaration")
#: What happens at the end of a round, to each fighter in turn.
AT_END: tuple[RuleFunction, ...] = (grapple.choke, injury.count_down, guns.count_rests)


def declare(fight: View, keeper: Who) -> Rule[None]:
    """The start of a round: everybody able declares, in the order of the setup."""
    said = False
    for who in order.dying_winners(fight):
        yield note("cthulhu.event.still-time", injury.CLAUSE, who=who)
    for who in fight.fighters:
        yield from injury.settle(fight, who)
        if not fight.read(who, "out"):
            came: Rolled = yield Call(who, declarations, (who,))
            said = came.true() or said
    if not said:
        yield note("cthulhu.event.nothing-declared", CLAUSE)
    yield from order.of_round(fight)


def declarations(fight: View, who: Who) -> Rule[bool]:
    """One fighter's declarations at the start of a round; whether there are any."""
    for number, site in enumerate(SITES):
        options, withheld = open_now(fight, who)
        chosen: str = yield Choose(
            site,
            who,
            options,
            withheld,
            sees=lambda: _sees(fight, who),
            label="cthulhu.ask.declaration",
        )
        if chosen == NOTHING:
            return number > 0
        yield from _declared(fight, who, chosen)
    return True


def _sees(fight: View, who: Who) -> dict[str, Any]:
    return {"ask": "declaration", "hurt": 2 * fight.read(who, "hp") <= fight.sheet(who).hp}


def open_now(fight: View, who: Who) -> tuple[tuple[Option, ...], tuple[Withheld, ...]]:
    """What may be declared: nothing, a delay, what to concentrate on, a foe to parry."""
    told = [Option(NOTHING, facts={"what": NOTHING, "of": "none"})]
    withheld: list[Withheld] = []
    if not fight.read(who, "delay"):
        facts = {"what": "delay", "of": "none"}
        told.append(Option("delay", facts=facts, free=True, number=(1, _most(fight, who))))
    if bow.restringing(fight, who):
        withheld.append(Withheld("concentrate", bow.RESTRING, "cthulhu.reason.restringing"))
    elif conditions.is_stunned(fight, who):
        withheld.append(Withheld("concentrate", conditions.CLAUSE, "cthulhu.reason.stunned"))
    elif limits.concentrating(fight, who) is None:
        told.append(Option("concentrate", facts={"what": "concentrate", "of": "none"}))
    if parry.must_name(fight, who) and fight.read(who, "named") is None and parry.able(fight, who):
        for foe in _nameable(fight, who):
            id, facts = f"parry:{foe}", {"what": "parry", "of": foe}
            why = limits.given_up(fight, who, parry.KIND, id)
            if why is None:
                told.append(Option(id, facts=facts))
            else:
                withheld.append(why._replace(facts=facts))
    return tuple(told), tuple(withheld)


def _nameable(fight: View, who: Who) -> Iterator[Who]:
    return (foe for foe in fight.read(who, "foes") if not fight.read(foe, "out"))


def _declared(fight: View, who: Who, chosen: str) -> Rule[None]:
    what, _, of = chosen.partition(":")
    if what == "delay":
        points = int(of or 1)
        fight.put(who, "delay", points)
        yield note("cthulhu.event.delay", DELAY, CLAUSE, who=who, points=points)
    elif what == "concentrate":
        yield from _concentrates(fight, who)
    else:
        fight.put(who, "named", Who(of))
        yield note("cthulhu.event.named", parry.DECLARE, CLAUSE, who=who, foe=of)


def _concentrates(fight: View, who: Who) -> Rule[None]:
    """One of the five, giving up all else in this round (cthulhu.defence.concentrate)."""
    vain = {each: why for each in DEFENCES if (why := _in_vain(fight, who, each)) is not None}
    kind: str = yield Choose(
        "focus",
        who,
        tuple(Option(each, facts={"kind": each}) for each in DEFENCES if each not in vain),
        tuple(vain.values()),
        sees={"ask": "focus"},
        label="cthulhu.ask.focus",
    )
    fight.put(who, "concentrate", kind)
    yield note("cthulhu.event.concentrate", limits.CONCENTRATE, CLAUSE, who=who, kind=kind)


def _in_vain(fight: View, who: Who, kind: str) -> Withheld | None:
    """Why concentrating on a defence could do nothing in this round: whoever concentrates stays
    where it is."""
    if kind == hide.KIND and not any(place.near(fight, who)):
        return Withheld(kind, hide.CLAUSE, "cthulhu.reason.no-object", {"kind": kind})
    if kind == cover.KIND and not any(_alive(fight, who)):
        return Withheld(kind, cover.CLAUSE, "cthulhu.reason.no-friend", {"kind": kind})
    return None


def _alive(fight: View, who: Who) -> Iterator[Who]:
    """Friends that a blow may still be meant for."""
    return (each for each in fight.read(who, "friends") if fight.read(each, "fate") != injury.DEAD)


def _most(fight: View, who: Who) -> int:
    """The most of its DEX by which somebody delays: all of it. The least is 1, and so much it is
    where a policy says no number."""
    return max(1, body.value_of(fight, who, "dex"))


def end(fight: View, keeper: Who) -> Rule[None]:
    """The end of a round. What is due at it has been."""
    yield from injury.settle(fight, *fight.fighters)
    for who in fight.fighters:
        conditions.count_stun(fight, who)
        precision.age(fight, who)
        for number, rule in enumerate(AT_END):
            yield Call(f"{who}-{number}", rule, (who,))

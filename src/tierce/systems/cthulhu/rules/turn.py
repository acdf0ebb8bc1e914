"""A fighter's turn: its action points, one action after another (cthulhu.turn.action-points)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Option, Rule, RuleFunction, Who, Withheld, note
from tierce.systems.cthulhu.rules import (
    archery,
    arms,
    assault,
    bow,
    conditions,
    grapple,
    guns,
    hide,
    hold,
    impale,
    injury,
    limits,
    move,
    place,
    precision,
    ready,
    restring,
    standing,
    treatment,
    yabusame,
)
from tierce.systems.cthulhu.rules.defence import RUN

POINTS = "cthulhu.turn.action-points"
DECLARATIONS = "cthulhu.declarations"
END = "end"
MOVE, RUN_AWAY = "move", "run"
#: What is declared at the start of a round alone, with the clause that says so.
BEFORE = {"delay": "cthulhu.turn.delay", "concentrate": limits.CONCENTRATE}


class Action(NamedTuple):
    """Something to do in one's own turn. `closed` says why not, None where it may be done; an
    answer of "" keeps it off the list, for it makes no sense now. `first` is for what may be done
    before anything else alone."""

    rule: RuleFunction
    closed: Callable[[View, Who], Withheld | str | None]
    first: bool = False


def _attack(fight: View, who: Who) -> Withheld | None:
    bar = hold.pinned(fight, who, "attack") or standing.lacking(fight, who, "attack", 1)
    return bar or assault.any_open(fight, who)


def _move(fight: View, who: Who) -> Withheld | None:
    bar = move.held(fight, who, "move") or standing.lacking(fight, who, "move", 1)
    return bar or move.stuck(fight, who, "move")


def _run(fight: View, who: Who) -> Withheld | None:
    whole = standing.lacking(fight, who, "run", RUN)
    if fight.read(who, "points") < fight.sheet(who).points:
        whole = Withheld("run", POINTS, "cthulhu.reason.not-whole")
    return move.held(fight, who, "run") or whole or move.stuck(fight, who, "run")


def unpriced(fight: View) -> int:
    """What an action costs that the source has no price for."""
    points: int = fight.options.unpriced_points
    return points


def _stand(fight: View, who: Who) -> Withheld | str | None:
    if fight.condition(who, conditions.PRONE) is None:
        return ""
    return hold.pinned(fight, who, "stand-up") or standing.lacking(
        fight, who, "stand-up", unpriced(fight)
    )


def _break_free(fight: View, who: Who) -> Withheld | str | None:
    if fight.condition(who, conditions.HELD) is None:
        return ""
    return standing.lacking(fight, who, "break-free", unpriced(fight))


def _pull(fight: View, who: Who) -> Withheld | str | None:
    if not any(impale.stuck(fight, who)):
        return ""
    return standing.lacking(fight, who, "pull", unpriced(fight))


def _treat(fight: View, who: Who) -> Withheld | str | None:
    bar = treatment.closed(fight, who)
    return standing.lacking(fight, who, "treat", unpriced(fight)) if bar is None else bar


def _reload(fight: View, who: Who) -> Withheld | str | None:
    if not guns.loadable(fight, who):
        return ""
    return hold.pinned(fight, who, "reload") or standing.lacking(fight, who, "reload", 1)


def _draw(fight: View, who: Who) -> Withheld | str | None:
    return _ready(fight, who, "draw") if any(ready.carried(fight, who)) else ""


def _pick_up(fight: View, who: Who) -> Withheld | str | None:
    return _ready(fight, who, "pick-up") if any(ready.lying(fight, who)) else ""


def _ready(fight: View, who: Who, id: str) -> Withheld | None:
    return hold.pinned(fight, who, id) or standing.lacking(fight, who, id, unpriced(fight))


def _come_out(fight: View, who: Who) -> str | None:
    return None if hide.hidden(fight, who) else ""


#: All there is to do, in the order it is offered. What is done first alone stands in FIRST.
ACTIONS: Mapping[str, Action] = {
    "attack": Action(assault.declare, _attack),
    "move": Action(move.move, _move),
    "run": Action(move.run, _run),
    "stand-up": Action(standing.stand_up, _stand),
    "break-free": Action(grapple.break_free, _break_free),
    "pull": Action(standing.pull, _pull),
    "treat": Action(treatment.treat, _treat),
    "reload": Action(guns.reload, _reload),
    "draw": Action(ready.draw, _draw),
    "pick-up": Action(ready.pick_up, _pick_up),
    "come-out": Action(hide.come_out, _come_out),
    "nock": Action(archery.nock, archery.cannot_nock),
    "precision": Action(archery.precision, archery.no_precision, first=True),
    "hard-form": Action(archery.hard_form, archery.no_form),
    "drop-form": Action(archery.drop_form, archery.no_form_to_drop),
    "yabusame": Action(yabusame.yabusame, yabusame.closed),
    "restring": Action(restring.begin, restring.closed),
}


def take_turn(fight: View, who: Who) -> Rule[None]:
    """The first action of a turn, unless the turn is lost."""
    fight.put(who, "acted", True)
    yield from injury.settle(fight, *fight.fighters)
    yield Call("bleeding", precision.bleed, (who,))
    if fight.read(who, "out"):
        return
    if hold.is_over(fight, who):
        yield from hold.freed(fight, who)
    nothing_left = yield from restring.owing(fight, who)
    if conditions.is_stunned(fight, who):
        yield from conditions.lose_turn(fight, who)
        return
    focus = limits.concentrating(fight, who)
    if focus is not None:
        yield note("cthulhu.event.watches", limits.CONCENTRATE, who=who, kind=focus)
        return
    fight.put(who, "acting", True)
    if not nothing_left:
        yield from restring.go_on(fight, who)
    if nothing_left or bow.restringing(fight, who):
        yield from end(fight, who)
        return
    yield from act(fight, who, first=True)


def go_on(fight: View, who: Who) -> Rule[None]:
    """A further action of the same turn."""
    yield from injury.settle(fight, *fight.fighters)
    yield from act(fight, who, first=False)


def act(fight: View, who: Who, first: bool) -> Rule[None]:
    """One action, or the end of the turn; that by itself where nothing else is left."""
    options, withheld = open_now(fight, who, first)
    if not options or (conditions.is_stunned(fight, who) or fight.read(who, "out")):
        yield from end(fight, who)
        return
    chosen: str = yield Choose(
        "action",
        who,
        (*(Option(name) for name in options), Option(END)),
        tuple(withheld),
        sees=lambda: _sees(fight, who, options),
        label="cthulhu.ask.action",
        facts={"points": fight.read(who, "points")},
    )
    if chosen == END:
        yield from end(fight, who)
        return
    if chosen not in (MOVE, RUN_AWAY):
        move.halt(fight, who)
    yield Call(chosen, ACTIONS[chosen].rule, (who,))


def end(fight: View, who: Who) -> Rule[None]:
    """The turn is over; what is left of its points is lost."""
    fight.put(who, "acting", False)
    left = fight.read(who, "points")
    if left and not fight.read(who, "out"):
        yield note("cthulhu.event.points-lost", POINTS, who=who, points=left)


def open_now(fight: View, who: Who, first: bool) -> tuple[list[str], list[Withheld]]:
    """What may be done now, and what may not and why."""
    options: list[str] = []
    withheld = [Withheld(id, clause, "cthulhu.reason.round-start") for id, clause in BEFORE.items()]
    for name, action in ACTIONS.items():
        why = action.closed(fight, who)
        if why is None and action.first and not first:
            why = Withheld(name, DECLARATIONS, "cthulhu.reason.too-late")
        if why is None:
            options.append(name)
        elif isinstance(why, Withheld):
            withheld.append(why)
    return options, withheld


def _way_to(fight: View, who: Who, foe: Who) -> int:
    """Squares to a foe, who is never next to one where a wall stands between."""
    far = place.distance(fight, who, foe)
    return far if place.sees(fight, who, foe) else max(far, place.NEXT + 1)


def _sees(fight: View, who: Who, options: list[str]) -> dict[str, Any]:
    foes = [foe for foe in fight.read(who, "foes") if not fight.read(foe, "out")]
    return {
        "ask": "action",
        "open": tuple(options),
        "reach": any(
            isinstance(each, assault.Target) and each.foe in foes
            for each in assault.targets(fight, who)
        ),
        "help": any(
            each.patient not in fight.read(who, "foes") and fight.read(each.patient, "out")
            for each in treatment.in_need(fight, who)
        ),
        "shot": any(each.ranged for each in arms.in_hands(fight, who))
        and bool(fight.read(who, "attacks")),
        "low": any(
            2 * guns.rounds(fight, who, each) <= each.magazine for each in guns.loadable(fight, who)
        ),
        "far": min((_way_to(fight, who, foe) for foe in foes), default=0),
    }

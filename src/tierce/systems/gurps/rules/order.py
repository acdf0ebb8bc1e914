"""Who acts when: set once, for the whole fight (gurps.turn.order)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby

from tierce.dice import Dice
from tierce.fight.sides import as_the_gm_says, last_side
from tierce.fight.slots import FIELD
from tierce.fight.state import View
from tierce.fight.system import Step
from tierce.script.effects import GM, Roll, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.gurps.slots import ACTED, TURN

CLAUSE = "gurps.turn.order"
#: The choice of Do Nothing while stunned.
RECOVERING = "recovering"
#: Dice at hand, in the order they are tried, to draw one of several fairly.
_FAIR_DICE = (6, 20, 8, 10, 12)


def settle_order(fight: View) -> Rule[None]:
    """Basic Speed decides; then DX where a player's fighter or two sides are tied, else the GM;
    then a die, rolled once."""
    order: list[Who] = []
    fastest = sorted(fight.fighters, key=lambda who: -fight.sheet(who).basic_speed)
    for speed, tied in groupby(fastest, key=lambda who: fight.sheet(who).basic_speed):
        order += yield from _tied(fight, list(tied), f"speed-{float(speed):g}")
    fight.put(FIELD, "order", tuple(order))
    yield note("gurps.event.order", CLAUSE, order=tuple(order))


def _tied(fight: View, tied: list[Who], site: str) -> Rule[list[Who]]:
    if len(tied) == 1:
        return tied
    sides = {fight.read(who, "side") for who in tied}
    if len(sides) == 1 and not any(fight.read(who, "player") for who in tied):
        return (yield from as_the_gm_says(tied, f"{site}-next", "gurps.ask.order"))
    order: list[Who] = []
    quickest = sorted(tied, key=lambda who: -fight.sheet(who).dx)
    for dx, still in groupby(quickest, key=lambda who: fight.sheet(who).dx):
        order += yield from _by_lot(list(still), f"{site}-dx-{dx}")
    return order


def _by_lot(tied: Sequence[Who], site: str) -> Rule[list[Who]]:
    order: list[Who] = []
    left = sorted(tied)
    while len(left) > 1:
        sides = next((s for s in _FAIR_DICE if s % len(left) == 0), len(left))
        names = ", ".join(left)
        roll: Rolled = yield Roll(
            f"{site}-lot-{len(order)}",
            Dice(1, sides),
            GM,
            "gurps.roll.order",
            {"names": names},
        )
        order.append(left.pop(((roll - 1) // (sides // len(left))).value()))
    return order + left


def next_step(fight: View, last: Step | None) -> Step:
    """The step after `last`: the recovery that ends a stunned fighter's turn, then the turn of
    the next who can act. Fighters who are out are passed over."""
    order: tuple[Who, ...] = fight.read(FIELD, "order")
    ended: tuple[tuple[str, ...], ...] = ()
    if last is None:
        who = next(each for each in order if not fight.read(each, "out"))
    elif last.rule == "recover":
        return Step(last.actor, "turn", ((TURN, last.actor),))
    else:
        ended = ((ACTED, last.actor),)
        who = _after(fight, order, last.actor)
    if fight.read(who, "stun") and fight.read(who, "choice") == RECOVERING:
        return Step(who, "recover", ended)
    return Step(who, "turn", (*ended, (TURN, who)))


def _after(fight: View, order: tuple[Who, ...], actor: Who) -> Who:
    place = order.index(actor)
    ring = (*order[place + 1 :], *order[: place + 1])
    return next((who for who in ring if not fight.read(who, "out")), actor)


def verdict(fight: View) -> str | None:
    """The only side with somebody able to fight, "" where there is none, None while there are
    several."""
    return last_side(fight, lambda who: not fight.read(who, "out"))

"""A small fight for rules to be tried in: fighters A and B, and dice that show what is asked."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from typing import Any

from tierce.fight.slots import Agenda, Conditions, nothing
from tierce.fight.state import Layout, State, View
from tierce.script.answered import Answer, Answered, Asked, Run
from tierce.script.effects import RuleFunction, Who
from tierce.script.odds import Odds
from tierce.script.world import World
from tierce.systems.gurps.options import Options
from tierce.systems.gurps.sheet import Sheet
from tierce.systems.gurps.slots import FACTS, FIELD_SLOTS, SLOTS

A, B = Who("A"), Who("B")


def layout(a: Sheet, b: Sheet | None = None, options: Options | None = None) -> Layout:
    """A fight of A against B."""
    return Layout.of(
        (*SLOTS, Conditions("conditions", nothing)),
        (*FIELD_SLOTS, Agenda("agenda", nothing)),
        FACTS,
        {A: a, B: b or Sheet()},
        options or Options(),
        {"foes": {A: (B,), B: (A,)}, "friends": {A: (), B: ()}, "side": {A: "a", B: "b"}},
    )


def fight(options: Options | None = None, **sheet: Any) -> View:
    """The start of a fight in which A has this sheet."""
    laid = layout(Sheet(**sheet), options=options)
    return View(laid, laid.start())


def play(view: View, rule: RuleFunction, *args: Hashable, dice: Mapping[str, int]) -> Run:
    """The rule with these totals, by the address below its own; all of them must be asked for."""
    left = dict(dice)

    def source(asked: Asked) -> Answer:
        total = left.pop(asked.address.removeprefix("test/"))
        return Answer(asked.digest, total, "hand")

    run = Answered(view, source).run("test", rule, args)
    assert left == {}, "not asked for"
    return run


def told(run: Run) -> list[str]:
    """The keys of what happened, without their common beginning."""
    return [each.key.removeprefix("gurps.event.") for each in run.notes]


def ends(
    view: View, rule: RuleFunction, *args: Hashable, look: Callable[[World], Hashable]
) -> dict[Hashable, int]:
    """How every way the rule can go looks at its end, with exact weights."""
    leaves = Odds().leaves(rule, args, view)
    found: dict[Hashable, int] = {}
    for leaf in leaves.leaves:
        child = view.child(None)
        child.apply(leaf.changes)
        seen = look(child)
        found[seen] = found.get(seen, 0) + leaf.weight
    assert sum(found.values()) == leaves.total
    return found


def turn_begins(laid: Layout, state: State, who: Who, rules: Mapping[str, RuleFunction]) -> State:
    """The state after the event that starts a turn, with what was due then."""
    event = ("turn", who)
    due = laid.due(state, [event])
    state = laid.fire(state, event)
    view = View(laid, state)
    for each in due:
        play(view, rules[each.rule], *each.args, dice={})
    return laid.apply(state, view.changes())

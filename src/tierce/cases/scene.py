"""The fight of a case, brought to where the case begins. Loads pydantic."""

from __future__ import annotations

from typing import NamedTuple

from tierce.cases.fighters import read_fighters, read_map, read_options, read_stated
from tierce.cases.model import Case
from tierce.cases.situation import changes_to
from tierce.cases.tree import nobody, text
from tierce.fight.course import OPENING, Clock, Joint, Setup
from tierce.fight.session import Fight
from tierce.fight.state import Layout, State, View
from tierce.fight.system import Step
from tierce.script.answered import Answer, Answered, Asked, Run
from tierce.script.effects import Choose, Roll

#: After so many steps in which somebody's turn does not come it never will.
MOST_STEPS = 1000


class Scene(NamedTuple):
    """A setup and, where the case begins in the middle of a fight, the joint it begins at."""

    setup: Setup
    layout: Layout
    joint: Joint | None

    def fight(self) -> Fight:
        """The fight, to play."""
        return Fight(self.setup, base=() if self.joint is None else (self.joint,))

    def view(self) -> View:
        """The state, to ask for values."""
        state = self.layout.start() if self.joint is None else self.joint.state
        return View(self.layout, state)


def scene_of(case: Case) -> Scene:
    """The scene of a case. Raises UserError where the case cannot be set up.

    A case that states how the fight stands, or whose turn it is, begins there: the opening is
    over, its questions answered by the first option and the lowest number. Any other begins with
    the opening.
    """
    place = read_map(case)
    fighters, beginnings = read_fighters(case, place)
    setup = Setup(case.system, fighters, read_options(case), "", case.name, place.ground)
    layout = setup.layout()
    facts = read_stated(case, [fighter.name for fighter in fighters])
    state, turn = case.get("state"), case.get("turn")
    if case.kind == "play" and state is None and turn is None and not (facts or beginnings):
        return Scene(setup, layout, None)
    begun = _opened(setup, layout) if fighters else layout.start()
    begun = layout.apply(begun, beginnings)
    for fact in facts:
        assert case.system.stated is not None, "a system that reads facts says what they change"
        begun = layout.apply(begun, tuple(case.system.stated(fact)))
    if state is not None:
        begun = layout.apply(begun, changes_to(layout, begun, state))
    last = None if turn is None else _before(setup, layout, begun, case)
    return Scene(setup, layout, Joint(begun, last, Clock(), "", Run(None, (), (), ())))


def _opened(setup: Setup, layout: Layout) -> State:
    """The state after the opening."""
    state = layout.start()
    view = View(layout, state)
    run = Answered(view, _anyhow, setup.system.intervene)
    run.run(OPENING, setup.system.opening)
    return layout.apply(state, view.changes())


def _anyhow(asked: Asked) -> Answer | None:
    ask = asked.ask
    if isinstance(ask, Roll):
        return Answer(asked.digest, ask.dice.lowest, "case")
    if isinstance(ask, Choose):
        return Answer(asked.digest, ask.options[0].id, "case")
    return None


def _before(setup: Setup, layout: Layout, state: State, case: Case) -> Step | None:
    """The step after which it is the turn of the one the case names."""
    item = case.get("turn")
    assert item is not None
    name = text(item, "turn")
    view = View(layout, state)
    last: Step | None = None
    for _ in range(MOST_STEPS):
        step = setup.system.next_step(view, last)
        if step.actor == name:
            return last
        last = step
    raise nobody(item, name, layout.sheets)


def order_of(setup: Setup, view: View, last: Step | None) -> list[str]:
    """Whose turns come from here on, until one comes again."""
    order: list[str] = []
    for _ in range(MOST_STEPS):
        last = setup.system.next_step(view, last)
        if last.actor not in order:
            order.append(last.actor)
        elif last.actor != order[-1]:
            break
    return [str(name) for name in order]

"""What the table shows of a fighter."""

from __future__ import annotations

from tests.systems.cthulhu.field import duel
from tierce.fight.session import Fight
from tierce.fight.slots import Change, Condition
from tierce.script.effects import Who
from tierce.systems.cthulhu.sheet import Sheet
from tierce.systems.cthulhu.summary import summary

AKI, RYO = Who("Aki"), Who("Ryo")
HELD = Change(RYO, "conditions", "begin", Condition("held", "cthulhu.grapple", (), (AKI,)))


def shown(fight: Fight) -> list[str]:
    """The keys of what is shown of Ryo."""
    return [key for key, _ in summary(fight.view(), RYO)]


def edit(fight: Fight, *changes: Change) -> None:
    """The keeper's hand."""
    fight.do(fight.consider_edit(fight.here(), changes))


def test_nobody_is_shown_as_held_by_somebody_who_is_out() -> None:
    fight = duel(Sheet(dex=15), Sheet())
    edit(fight, HELD)
    assert "cthulhu.show.held" in shown(fight)
    edit(fight, Change(AKI, "fate", "put", "unconscious"))
    assert "cthulhu.show.held" not in shown(fight)


def test_whoever_the_keeper_says_is_held_is_shown_so() -> None:
    fight = duel(Sheet(dex=15), Sheet())
    edit(fight, Change(RYO, "conditions", "begin", Condition("held", "")))
    assert "cthulhu.show.held" in shown(fight)

"""Where a file's own values and those of the rules differ: on the screen, and as JSON."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from tierce.cli.telling import Teller
from tierce.script.value import Explained

if TYPE_CHECKING:
    from tierce.cli.play.screen import Screen
    from tierce.formats.gcs import Difference


def as_data(difference: Difference, teller: Teller) -> dict[str, Any]:
    """A difference as JSON; texts in the language."""
    return {
        "of": list(difference.key),
        "name": teller.catalogue.render(difference.name),
        "file": difference.theirs,
        "ours": difference.ours or None,
        "parts": [
            {"value": p.amount, "label": teller.say(p.label, p.facts), "clause": p.clause}
            for p in difference.parts
        ],
        "right": difference.right,
        "clauses": list(difference.clauses),
        "reasons": [
            {
                "word": reason.word,
                "clause": reason.clause or None,
                "right": reason.right,
                "text": teller.catalogue.render(reason.message),
            }
            for reason in difference.reasons
        ],
    }


def show(screen: Screen, differences: Sequence[Difference], teller: Teller) -> None:
    """Each difference: both values, the parts of ours, whose holds and by which clause."""
    from tierce.cli.play.screen import LOUD, Span

    if not differences:
        screen.line(teller.text("cli-import-same"), indent=2, hang=2)
        return
    screen.line(Span(teller.text("cli-import-differences"), LOUD), indent=2, hang=2)
    for each in differences:
        _show_one(screen, each, teller)


def _show_one(screen: Screen, difference: Difference, teller: Teller) -> None:
    from tierce.cli.play.question import value_rows
    from tierce.cli.play.screen import QUIET, Span

    what = teller.catalogue.render(difference.name)
    if difference.ours:
        text = teller.text(
            "cli-import-difference", what=what, file=difference.theirs, rules=difference.ours
        )
    else:
        text = teller.text("cli-import-difference-none", what=what, file=difference.theirs)
    screen.line(Span("≠ "), Span(text), indent=2, hang=2)
    if difference.parts:
        told = Explained(int(difference.ours), difference.parts)
        rows = value_rows(told, teller)
        screen.grid([[[Span("    "), *row[0]], *row[1:]] for row in rows])
    why = " ".join(teller.catalogue.render(reason.message) for reason in difference.reasons)
    right = teller.text(f"cli-import-right-{difference.right}")
    said = teller.text("label-value", label=right, value=why)
    screen.line(Span(said), indent=6)
    if difference.clauses:
        screen.line(Span("  ".join(difference.clauses), QUIET), indent=6)

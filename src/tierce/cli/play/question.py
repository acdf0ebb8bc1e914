"""A question on the screen: what is asked, the options, why a value is what it is."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from tierce.cli.play.chances import Chances
from tierce.cli.play.screen import ACCENT, LOUD, QUIET, Screen, Span
from tierce.cli.telling import Teller
from tierce.ground import Squares, cell_name, cell_named
from tierce.script.answered import Asked
from tierce.script.effects import Choose, Option
from tierce.script.value import Explained, Part, explain, total

#: The fact of an option that leads to a cell of the map: the cell's name. So many are listed one by
#: one; of more the cells alone, to be typed.
CELL, MOST_CELLS = "cell", 8
#: Where the names of cells are counted by column and row.
_PLAIN = Squares()


def show(screen: Screen, asked: Asked, sealed: int, teller: Teller, chances: Chances) -> None:
    """A decision: the sentence, then the options as numbered lines."""
    ask = asked.ask
    if not isinstance(ask, Choose):
        raise TypeError(f"{asked.address} is no decision")
    screen.blank()
    sentence = teller.text("label-value", label=ask.who, value=teller.question(ask))
    screen.line(Span("▶ ", ACCENT), Span(sentence, LOUD), hang=2)
    if sealed > 1:
        screen.line(Span(teller.text("cli-sealed", count=sealed), QUIET), indent=2)
    many = len(cell_names(ask)) > MOST_CELLS
    rows = [
        _option(n, ask, option, teller, chances)
        for n, option in enumerate(ask.options, 1)
        if not (many and _cell(option))
    ]
    screen.grid(rows, right=(0, 2, 3))
    for told in _cell_lines(ask, teller) if many else ():
        screen.line(Span(told), indent=2, hang=2)
    screen.line(Span(hints(ask, teller), QUIET), indent=2)


def hints(ask: Choose, teller: Teller) -> str:
    """What may be typed beside an option's number."""
    keys = [teller.text("cli-hint-why")] if any(o.value is not None for o in ask.options) else []
    keys += [teller.text("cli-hint-withheld", count=len(ask.withheld))] if ask.withheld else []
    return " · ".join([*keys, teller.text("cli-hint-help")])


def _option(
    number: int, ask: Choose, option: Option, teller: Teller, chances: Chances
) -> list[list[Span]]:
    value = "" if option.value is None else str(total(option.value()))
    chance = chances.of(option)
    return [
        [Span(f"  {number}", ACCENT)],
        [Span(teller.option(ask, option))],
        [Span(value, LOUD)],
        [Span("" if chance is None else teller.catalogue.percent(chance))],
    ]


def explain_option(
    screen: Screen, ask: Choose, option: Option, teller: Teller, chances: Chances
) -> None:
    """The parts of an option's value, each with its clause; then what the clauses say."""
    screen.blank()
    if option.value is None:
        screen.line(Span(teller.option(ask, option), LOUD), indent=2)
        screen.line(Span(teller.text("cli-no-value"), QUIET), indent=2)
        return
    told = explain(option.value())
    screen.line(Span(teller.option(ask, option), LOUD), indent=2)
    screen.grid(value_rows(told, teller))
    chance = chances.of(option)
    if chance is not None:
        screen.line(Span(_chance(chance, teller)), indent=2)
    clauses = dict.fromkeys(part.clause for part in told.parts if part.clause)
    for clause in clauses:
        show_clause(screen, clause, teller)


def _chance(chance: Fraction, teller: Teller) -> str:
    percent = teller.catalogue.percent(chance)
    exact = teller.text("chance", percent=percent, fraction=chance)
    return teller.text("cli-chance", chance=exact)


def value_rows(told: Explained, teller: Teller) -> list[list[list[Span]]]:
    """A value as lines: amount, label, clause; the first amount without a sign, the sum last."""
    amounts = [f"{part.amount:+d}" if n else str(part.amount) for n, part in enumerate(told.parts)]
    digits = max(len(amount) for amount in (*amounts, str(told.value)))
    lines = [
        [
            [Span(f"  {amount:>{digits}}")],
            [Span(part_label(part, teller))],
            [Span(part.clause, QUIET)],
        ]
        for amount, part in zip(amounts, told.parts, strict=True)
    ]
    return [*lines, [[Span(f"= {told.value:>{digits}}", LOUD)]]]


def part_label(part: Part, teller: Teller) -> str:
    """What a part of a value is."""
    return teller.say(part.label, part.facts)


def show_withheld(screen: Screen, ask: Choose, teller: Teller) -> None:
    """What is not offered: which clause withholds it, and why."""
    screen.blank()
    if not ask.withheld:
        screen.line(teller.text("cli-nothing-withheld"), indent=2)
        return
    for each in ask.withheld:
        reason = teller.say(each.reason, each.facts)
        said = teller.text("label-value", label=teller.option(ask, each), value=reason)
        screen.line(Span("– "), Span(said), indent=2, hang=2)
        title = teller.title(each.clause)
        screen.line(Span("  ".join([each.clause, title]).rstrip(), QUIET), indent=4)


def show_clause(screen: Screen, clause: str, teller: Teller) -> None:
    """A clause: its id, its title, what it says."""
    screen.blank()
    screen.line(Span(clause, QUIET), Span(f"  {teller.title(clause)}", LOUD), indent=2)
    summary = teller.summary(clause)
    if summary:
        screen.paragraph(summary, indent=2)


def names(ask: Choose, teller: Teller) -> list[tuple[str, ...]]:
    """What each option of a question may be called; one that leads to a cell, by that alone."""
    return [(teller.option(ask, option), option.id, *_cell(option)) for option in ask.options]


def _cell(option: Option) -> tuple[str, ...]:
    cell = option.facts.get(CELL)
    return (str(cell),) if cell else ()


def cell_names(ask: Choose) -> list[str]:
    """The cells that options of a question lead to."""
    return [name for option in ask.options for name in _cell(option)]


def _cell_lines(ask: Choose, teller: Teller) -> Iterator[str]:
    """The cells that options lead to, those of one kind in one line, where there are kinds."""
    kinds: dict[str, list[str]] = {}
    for option in ask.options:
        for name in _cell(option):
            kinds.setdefault(teller.cell_kind(ask, option), []).append(name)
    if "" in kinds:
        yield teller.text("cli-cells", cells=spans_of(cell_names(ask)))
        return
    yield teller.text("cli-cells-by-kind")
    for kind, cells in kinds.items():
        yield teller.text("cli-cells-of-kind", kind=kind, cells=spans_of(cells))


def spans_of(cells: Sequence[str]) -> list[str]:
    """Cells row by row, those beside each other as one span: `B3–F3`."""
    places = sorted(_place(name) for name in cells)
    spans: list[list[tuple[int, int]]] = []
    for row, column in places:
        if spans and spans[-1][-1] == (row, column - 1):
            spans[-1].append((row, column))
        else:
            spans.append([(row, column)])
    return ["–".join(dict.fromkeys((_named(span[0]), _named(span[-1])))) for span in spans]


def _place(name: str) -> tuple[int, int]:
    column, row = cell_named(_PLAIN, name)
    return row, column


def _named(place: tuple[int, int]) -> str:
    row, column = place
    return cell_name(_PLAIN, (column, row))

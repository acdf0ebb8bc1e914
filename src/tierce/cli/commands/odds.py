"""`tierce odds`: a question without a file, answered exactly."""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import TYPE_CHECKING, Any

import click

from tierce.cli.speech import current, say
from tierce.cli.usage import SpokenCommand
from tierce.text import UserError

if TYPE_CHECKING:
    from tierce.cli.play.screen import Screen, Span
    from tierce.cli.telling import Teller
    from tierce.dice import Distribution
    from tierce.fight.question import QuickAnswer
    from tierce.script.value import Explained

BAR = 30


@click.command("odds", cls=SpokenCommand)
@click.argument("system")
@click.argument("pairs", nargs=-1, metavar="KEY=VALUE...")
@click.option("--json", "as_json", is_flag=True)
def odds(system: str, pairs: tuple[str, ...], as_json: bool) -> int:
    """Print the exact chances of a quick question."""
    from tierce.cli.telling import Teller
    from tierce.fight.system import load_system

    loaded = load_system(system)
    if loaded.question is None:
        raise UserError("cli-odds-none", system=system)
    answer: QuickAnswer = loaded.question(read_pairs(pairs))
    teller = Teller(current().of(loaded), loaded.name)
    if as_json:
        say(json.dumps(as_data(loaded.name, answer, teller), ensure_ascii=False, indent=2))
    else:
        from tierce.cli.play.screen import Screen

        _show(Screen(), answer, teller)
    return 0


def read_pairs(pairs: Iterable[str]) -> dict[str, str]:
    """KEY=VALUE arguments. Raises UserError where one is none, or a key is given twice."""
    found: dict[str, str] = {}
    for pair in pairs:
        key, equals, value = pair.partition("=")
        if not equals or not key.strip() or not value.strip():
            raise UserError("error-usage-key-value", typed=pair)
        if key.strip() in found:
            raise UserError("cli-odds-twice", key=key.strip())
        found[key.strip()] = value.strip()
    return found


# ------------------------------------------------------------ as JSON


def as_data(system: str, answer: QuickAnswer, teller: Teller) -> dict[str, Any]:
    """The answer as JSON: every chance an exact fraction as text, labels in the language."""
    data: dict[str, Any] = {
        "system": system,
        "question": dict(answer.question),
        "method": answer.method,
        "outcomes": [
            {"name": name, "chance": str(chance), "percent": percent(chance)}
            for name, chance in answer.outcomes
        ],
    }
    data |= {name: str(chance) for name, chance in answer.chances.items()}
    data |= {name: _value_data(value, teller) for name, value in answer.values.items()}
    data |= {name: _chances(each) for name, each in answer.distributions.items()}
    if answer.samples:
        data |= {"samples": answer.samples, "intervals": _intervals(answer)}
    return data


def _intervals(answer: QuickAnswer) -> dict[str, Any]:
    """The 95% interval of everything that was sampled."""
    data: dict[str, Any] = {n: _interval(answer, chance) for n, chance in answer.chances.items()}
    for name, each in answer.distributions.items():
        chances = each.chances().items()
        data[name] = {str(value): _interval(answer, chance) for value, chance in chances}
    return data


def _interval(answer: QuickAnswer, chance: Fraction) -> list[float]:
    return [round(bound, 4) for bound in answer.interval(chance)]


def percent(chance: Fraction) -> float:
    """Per cent, rounded half up to two decimals."""
    return int(chance * 10_000 + Fraction(1, 2)) / 100


def _value_data(value: Explained, teller: Teller) -> dict[str, Any]:
    parts = [
        {"value": part.amount, "label": teller.say(part.label, part.facts), "clause": part.clause}
        for part in value.parts
    ]
    return {"value": value.value, "parts": parts}


def _chances(distribution: Distribution[Any]) -> dict[str, str]:
    return {str(value): str(chance) for value, chance in distribution.chances().items()}


# ------------------------------------------------------------ as a table


def _show(screen: Screen, answer: QuickAnswer, teller: Teller) -> None:
    from tierce.cli.play.question import value_rows
    from tierce.cli.play.screen import LOUD, QUIET, Span

    asked = " ".join(f"{key}={value}" for key, value in answer.question.items())
    screen.line(Span(asked, QUIET), hang=2)
    screen.blank()
    named = {teller.outcome(name): chance for name, chance in answer.outcomes}
    screen.grid(_bars(named, teller), right=(2, 3))
    if answer.chances:
        screen.blank()
        together = {teller.named("value", n, {}): chance for n, chance in answer.chances.items()}
        screen.grid(_bars(together, teller, Fraction(1), answer), right=(2, 3))
    for name, value in answer.values.items():
        screen.blank()
        screen.line(Span(teller.named("value", name, {}), LOUD), indent=2)
        screen.grid(value_rows(value, teller))
    for name, distribution in answer.distributions.items():
        screen.blank()
        screen.line(Span(teller.named("value", name, {}), LOUD), indent=2)
        chances = {str(value): chance for value, chance in distribution.chances().items()}
        screen.grid(_bars(chances, teller, None, answer), right=(0, 2, 3))
        mean = f"{float(distribution.mean()):.2f}"
        mean = mean.replace(".", teller.text("decimal-separator"))
        screen.line(Span(teller.text("cli-odds-mean", mean=mean), QUIET), indent=2)
    screen.blank()
    screen.line(
        Span(teller.text("cli-odds-method", method=_method(answer, teller)), QUIET), indent=2
    )


def _method(answer: QuickAnswer, teller: Teller) -> str:
    if answer.samples:
        return teller.text("cli-method-sampled", count=answer.samples)
    method = teller.named("method", answer.method, {})
    if method == answer.method and teller.catalogue.has(f"cli-method-{answer.method}"):
        method = teller.text(f"cli-method-{answer.method}")
    return method


def _bars(
    chances: Mapping[str, Fraction],
    teller: Teller,
    full: Fraction | None = None,
    answer: QuickAnswer | None = None,
) -> list[list[list[Span]]]:
    """Chances with bars, measured against `full`, or against the largest of them; where `answer`
    was sampled with their intervals, otherwise with their fractions."""
    from tierce.cli.play.screen import ACCENT, LOUD, QUIET, Span

    def precisely(chance: Fraction) -> str:
        if answer is None or not answer.samples:
            return str(chance)
        bounds = [teller.catalogue.percent(Fraction(each), 2) for each in answer.interval(chance)]
        return " – ".join(bounds)

    most = full or max(chances.values(), default=Fraction(1)) or Fraction(1)
    return [
        [
            [Span(f"  {name}")],
            [Span(_bar(chance / most), ACCENT)],
            [Span(teller.catalogue.percent(chance, 2), LOUD)],
            [Span(precisely(chance), QUIET)],
        ]
        for name, chance in chances.items()
    ]


def _bar(share: Fraction) -> str:
    """A bar in eighths of a column; what is possible is seen."""
    eighths = int(share * BAR * 8 + Fraction(1, 2))
    if share and not eighths:
        eighths = 1
    rest: str = ("", *"▏▎▍▌▋▊▉")[eighths % 8]
    return "█" * (eighths // 8) + rest

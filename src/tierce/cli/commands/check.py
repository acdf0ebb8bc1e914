"""`tierce check`: run cases."""

from __future__ import annotations

from pathlib import Path

import click

from tierce.cli.speech import current, say
from tierce.cli.usage import SpokenCommand
from tierce.text import Message

FAILED = 1


@click.command("check", cls=SpokenCommand)
@click.argument("paths", nargs=-1, required=True, metavar="PATH...")
def check(paths: tuple[str, ...]) -> int:
    """Run the cases in these files and folders; the closing line is the same in all languages."""
    from tierce.cases import check as run

    result = run([Path(path) for path in paths])
    for failure in result.failures:
        say(f"{failure.file}:{failure.line}: {failure.name}")
        for each in failure.problems:
            problem = Message.of("case-problem", line=each.line, problem=each.message)
            say(f"  {current().catalogue.render(problem)}")
    # Programs read this line, so it is not translated.
    say(f"{result.passed} passed, {result.failed} failed")
    return FAILED if result.failed else 0

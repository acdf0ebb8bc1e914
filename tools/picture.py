"""Draws the picture of the README: a piece of a real fight, the sample one, played by a script.

`python -m tools.picture` writes docs/picture/fight.svg and prints the same as text.
"""

from __future__ import annotations

import io
import re
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path

from rich.console import Console
from rich.terminal_theme import TerminalTheme
from rich.text import Text

from tierce.cli.play import loop, samples, screen, start
from tierce.cli.speech import Speech
from tierce.cli.telling import Teller

ROOT = Path(__file__).resolve().parent.parent
PICTURE = ROOT / "docs" / "picture" / "fight.svg"
COLUMNS, SEED = 88, "dawn"
#: What is typed; the picture ends where a further line would be asked for.
TYPED = ("attack", "1", "? 4", "4")

THEME = TerminalTheme(
    (24, 26, 31),
    (208, 210, 214),
    [
        (24, 26, 31),
        (224, 108, 117),
        (136, 190, 120),
        (222, 186, 110),
        (110, 170, 236),
        (198, 140, 220),
        (90, 190, 200),
        (208, 210, 214),
    ],
)
#: Rich's own frame without its font, which would be fetched from elsewhere.
FRAME = """<svg viewBox="0 0 {width} {height}" xmlns="http://www.w3.org/2000/svg">
<title>A fight in the terminal</title>
<style>
.{unique_id}-matrix {{ font-family: ui-monospace, Menlo, Consolas, monospace;
font-size: {char_height}px; line-height: {line_height}px; font-variant-east-asian: full-width; }}
{styles}
</style>
{chrome}
<g transform="translate({terminal_x}, {terminal_y})">
{backgrounds}
<g class="{unique_id}-matrix">
{matrix}
</g>
</g>
</svg>
"""


class Scripted(screen.Screen):
    """A screen that keeps what is shown, line by line, and on which a script types."""

    def __init__(self, typed: Sequence[str]) -> None:
        super().__init__()
        self._console = Console(file=io.StringIO(), width=COLUMNS)
        self._typed = iter(typed)
        self.lines: list[Text] = []

    def blank(self) -> None:
        self.lines.append(Text())

    def ask(self, prompt: str) -> str:
        """The next line of the script. Raises EOFError at its end."""
        line = next(self._typed, None)
        if line is None:
            raise EOFError
        self._plain(prompt + line, screen.LOUD)
        return line

    def _print(self, spans: Iterable[screen.Span]) -> None:
        self.lines.append(Text.assemble(*[(span.text, span.style) for span in spans]))


class Cut(loop.Loop):
    """A fight that stops where the script does, without a farewell."""

    def _leave(self, rest: str) -> None:
        self._quit = True


def played(typed: Sequence[str] = TYPED) -> list[Text]:
    """What is shown of the sample fight when these lines are typed."""
    teller = Teller(Speech("en").catalogue, "gurps")
    shown = Scripted(typed)
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "fight.tierce"
        opened, _ = start.begin(start.prepare(samples.scenario_path(samples.DEFAULT), SEED), path)
        Cut(shown, opened.fight, teller, loop.Seats(), path).run()
        if opened.file is not None:
            opened.file.close()
    return shown.lines


def excerpt(lines: Sequence[Text]) -> list[Text]:
    """From the choice of a target to the defence, with the first of the clauses explained."""
    plain = [line.plain for line in lines]
    begin = next(n for n, line in enumerate(plain) if line.startswith("▶") and "whom" in line)
    chance = next(n for n, line in enumerate(plain) if line.startswith("  Chance:"))
    clause = plain.index("", chance + 2)
    answer = plain.index(f"> {TYPED[-1]}")
    end = plain.index("", answer)
    return [*lines[begin:clause], Text("  ⋯", screen.QUIET), *lines[answer:end]]


def drawn(lines: Sequence[Text]) -> str:
    """Lines as a picture."""
    console = Console(
        file=io.StringIO(), width=COLUMNS, record=True, force_terminal=True, highlight=False
    )
    for line in lines:
        console.print(line, no_wrap=True)
    svg = console.export_svg(title="tierce play", theme=THEME, code_format=FRAME)
    svg = re.sub(r' clip-path="[^"]*"', "", svg)
    return "\n".join(line.rstrip() for line in svg.splitlines()) + "\n"


def main() -> None:
    """Writes the picture, and prints the same as text."""
    lines = excerpt(played())
    print("\n".join(line.plain for line in lines))
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    PICTURE.write_text(drawn(lines), "utf-8")


if __name__ == "__main__":
    main()

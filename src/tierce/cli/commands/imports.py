"""`tierce import`: characters from files that people have."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from tierce.cli.speech import current, say
from tierce.cli.usage import SpokenCommand
from tierce.text import Message, UserError

if TYPE_CHECKING:
    from tierce.formats.gcs import Difference

#: The system whose characters these files hold.
SYSTEM = "gurps"


class Read(NamedTuple):
    """A character read from a file.

    `differences` are those between values that the file states and the rules' own, None where the
    file states none; `left` is what is left of pools that are not whole.
    """

    path: Path
    name: str
    sheet: Any
    notes: Sequence[Message] = ()
    differences: Sequence[Difference] | None = None
    left: Mapping[str, int] = {}


@click.command("import", cls=SpokenCommand)
@click.argument("paths", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True)
@click.option("--output", "-o", "output", metavar="OUT.toml")
def imports(paths: tuple[str, ...], as_json: bool, output: str | None) -> int:
    """Read characters: show them, or write one as a fighter's file."""
    if output is not None and len(paths) != 1:
        raise UserError("cli-import-one")
    read = [_read(Path(path)) for path in paths]
    if output is not None:
        _write(Path(output), read[0])
    if as_json:
        say(json.dumps([_data(each) for each in read], ensure_ascii=False, indent=2))
    else:
        _show(read)
        if output is not None:
            say(current().text("cli-import-written", file=output))
    return 0


def _read(path: Path) -> Read:
    if path.suffix.lower() == ".gcs":
        from tierce.formats.gcs import differences, reading

        found = reading(path)
        own = found.imported
        return Read(path, own.name, own.sheet, own.notes, differences(found), own.left)
    from tierce.fight.system import load_system
    from tierce.formats import format_of

    name, sheet, left = format_of(path).read_fighter(path, load_system(SYSTEM))
    return Read(path, name, sheet, left=left)


def _data(read: Read) -> dict[str, Any]:
    from pydantic import TypeAdapter

    from tierce.cli.differences import as_data

    sheet = TypeAdapter(type(read.sheet)).dump_python(read.sheet, mode="json")
    notes = [current().catalogue.render(note) for note in read.notes]
    return {
        "file": str(read.path),
        "name": read.name,
        "system": SYSTEM,
        "sheet": sheet,
        "left": dict(read.left),
        "notes": notes,
        "differences": [as_data(each, _teller()) for each in read.differences or ()],
    }


def _write(path: Path, read: Read) -> None:
    from tierce.systems.gurps.fighter_text import fighter_text

    text = fighter_text(read.name, read.sheet, read.left)
    try:
        with open(path, "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise UserError("error-file-exists", file=str(path)) from None
    except OSError as error:
        reason = error.strerror or type(error).__name__
        raise UserError("error-file-unwritable", file=str(path), reason=reason) from None


def _show(read: Sequence[Read]) -> None:
    from tierce.cli.differences import show
    from tierce.cli.play.screen import LOUD, QUIET, Screen, Span
    from tierce.cli.sheets import lines

    screen, teller = Screen(), _teller()
    for each in read:
        screen.line(Span(each.name, LOUD), Span(f"  {each.path}", QUIET))
        for line in lines(each.sheet, teller):
            screen.line(line.text, indent=2 + 2 * line.depth, hang=2)
        for note in each.notes:
            screen.line(Span("! "), Span(teller.catalogue.render(note)), indent=2, hang=2)
        if each.differences is not None:
            show(screen, each.differences, teller)
        screen.blank()


def _teller() -> Any:
    from tierce.cli.telling import Teller

    return Teller(current().catalogue, SYSTEM)

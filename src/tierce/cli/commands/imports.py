"""`tierce import`: characters from files that people have."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from tierce.cli.files import write_new
from tierce.cli.speech import current, say
from tierce.cli.usage import SpokenCommand
from tierce.text import Message, UserError

if TYPE_CHECKING:
    from tierce.cli.telling import Teller
    from tierce.fight.system import System
    from tierce.formats.gcs import Difference

#: The system of files that name none, where none is asked for.
SYSTEM = "gurps"


class Read(NamedTuple):
    """A character read from a file, for a system.

    `differences` are those between values that the file states and the rules' own, None where the
    file states none; `left` is what is left of pools that are not whole.
    """

    path: Path
    system: System
    name: str
    sheet: Any
    notes: Sequence[Message] = ()
    differences: Sequence[Difference] | None = None
    left: Mapping[str, int] = {}


@click.command("import", cls=SpokenCommand)
@click.argument("paths", nargs=-1, required=True, metavar="FILE...")
@click.option("--json", "as_json", is_flag=True)
@click.option("--output", "-o", "output", metavar="OUT.toml")
@click.option("--system", metavar="SYSTEM")
def imports(paths: tuple[str, ...], as_json: bool, output: str | None, system: str | None) -> int:
    """Read characters: show them, or write one as a fighter's file."""
    if output is not None and len(paths) != 1:
        raise UserError("cli-import-one")
    read = [_read(Path(path), system or SYSTEM) for path in paths]
    if output is not None:
        _write(Path(output), read[0])
    if as_json:
        say(json.dumps([_data(each) for each in read], ensure_ascii=False, indent=2))
    else:
        _show(read)
        if output is not None:
            say(current().text("cli-import-written", file=output))
    return 0


def _read(path: Path, otherwise: str) -> Read:
    """The character in a file; `otherwise` is the system of a file that names none."""
    from tierce.fight.system import load_system
    from tierce.formats import format_of

    form = format_of(path)
    system = load_system(form.system_of(path) or otherwise)
    if path.suffix.lower() == ".gcs":
        from tierce.formats.gcs import differences, reading

        found = reading(path)
        own = found.imported
        return Read(path, system, own.name, own.sheet, own.notes, differences(found), own.left)
    name, sheet, left, notes = form.read_fighter(path, system)
    return Read(path, system, name, sheet, notes, left=left)


def _data(read: Read) -> dict[str, Any]:
    from pydantic import TypeAdapter

    from tierce.cli.differences import as_data

    sheet = TypeAdapter(type(read.sheet)).dump_python(read.sheet, mode="json")
    notes = [current().catalogue.render(note) for note in read.notes]
    return {
        "file": str(read.path),
        "name": read.name,
        "system": read.system.name,
        "sheet": sheet,
        "left": dict(read.left),
        "notes": notes,
        "differences": [as_data(each, _teller(read.system)) for each in read.differences or ()],
    }


def _write(path: Path, read: Read) -> None:
    if read.system.fighter_text is None:
        raise UserError("cli-import-no-toml", system=read.system.name)
    write_new(path, read.system.fighter_text(read.name, read.sheet, read.left))


def _show(read: Sequence[Read]) -> None:
    from tierce.cli.differences import show
    from tierce.cli.play.screen import LOUD, QUIET, Screen, Span
    from tierce.cli.sheets import lines

    screen = Screen()
    for each in read:
        teller = _teller(each.system)
        screen.line(Span(each.name, LOUD), Span(f"  {each.path}", QUIET))
        for line in lines(each.sheet, teller):
            screen.line(line.text, indent=2 + 2 * line.depth, hang=2)
        for note in each.notes:
            screen.line(Span("! "), Span(teller.catalogue.render(note)), indent=2, hang=2)
        if each.differences is not None:
            show(screen, each.differences, teller)
        screen.blank()


def _teller(system: System) -> Teller:
    from tierce.cli.telling import Teller

    return Teller(current().of(system), system.name, system.sheet_words)

"""Where a file's own values and those of the rules differ, which of them holds, and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from pathlib import Path

from tierce.dice import Dice
from tierce.formats.gcs.carrying import pounds
from tierce.formats.gcs.reader import Reading, reading
from tierce.formats.gcs.reasons import FILE, NO_SUCH, OPEN, OURS, Reason, plain_reasons, reasons
from tierce.formats.gcs.reckoned import Reckoner
from tierce.formats.gcs.stated import Key, Value, stated_in
from tierce.script.value import Part
from tierce.text import Message

#: Values that are a sum of parts; the others are plain.
_EXPLAINED = ("dodge", "move", "parry", "block", "attack")


@dataclass(frozen=True)
class Difference:
    """A value of which the file and the rules say different things.

    `key` is what it is of, as in `stated`; `ours` is "" where the rules have no such value, and
    `parts` is empty where it is no sum.
    """

    key: Key
    theirs: str
    ours: str
    parts: tuple[Part, ...]
    reasons: tuple[Reason, ...]

    @property
    def name(self) -> Message:
        """What it is of: `Parry: Axe (swing)`."""
        kind, *names = self.key
        facts = dict(zip(("weapon", "mode"), names, strict=False))
        return Message.of(f"gcs-value-{kind}", **facts)

    @property
    def right(self) -> str:
        """Whose value holds: "ours", "file", or "open" where that is not known."""
        said = {reason.right for reason in self.reasons}
        return OPEN if OPEN in said else OURS if OURS in said else FILE

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that decide; those of our parts where no reason is known."""
        deciding = [reason.clause for reason in self.reasons if reason.clause]
        if self.right == OPEN:
            deciding += [part.clause for part in self.parts]
        return tuple(dict.fromkeys(deciding))


def compare(path: Path) -> tuple[Difference, ...]:
    """The differences in a file, in the file's order. Raises as read_gcs does."""
    return differences(reading(path))


def differences(read: Reading) -> tuple[Difference, ...]:
    """The differences of a character that is read already."""
    return tuple(_differences(read))


def _differences(read: Reading) -> Iterator[Difference]:
    reckoner = Reckoner(read)
    for key, theirs in stated_in(read).items():
        if key[0] in _EXPLAINED:
            told = reckoner.value(key)
            if told is None:
                yield Difference(key, shown(theirs), "", (), (NO_SUCH,))
            elif told.value != theirs:
                rested = reckoner.rested().value(key)
                why = reasons(read, key, theirs, told, told if rested is None else rested)
                yield Difference(key, shown(theirs), str(told.value), told.parts, why)
        else:
            plain = reckoner.plain(key)
            if plain is not None and plain != theirs:
                why = plain_reasons(read, key, theirs)
                yield Difference(key, shown(theirs), shown(plain), (), why)


def shown(value: Value) -> str:
    """A value as text: `1d6+2`, `24 lb`, `11`."""
    if isinstance(value, Dice):
        return str(value)
    return f"{pounds(value)} lb" if isinstance(value, Fraction) else str(value)

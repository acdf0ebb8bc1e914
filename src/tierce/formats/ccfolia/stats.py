"""Characteristics, damage bonus and pools of a piece, from wherever it has them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from tierce.formats.ccfolia.palette import Palette, label
from tierce.formats.ccfolia.piece import Piece
from tierce.systems.cthulhu.sheet import Bonus, read_bonus
from tierce.text import UserError

#: What a piece calls a characteristic, and the field of the sheet.
CHARACTERISTICS: Mapping[str, str] = {
    "STR": "strength",
    "CON": "con",
    "POW": "pow",
    "DEX": "dex",
    "APP": "app",
    "SIZ": "siz",
    "INT": "intelligence",
    "EDU": "edu",
}
HIGHEST = 999
HP, MP, SAN = ("HP", "耐久力"), ("MP", "マジックポイント"), ("SAN", "SAN値", "正気度")

_TIMES_FIVE = re.compile(r"([A-Z]{3})[*X×]5")
#: Rolls that are five times a characteristic under a name of their own.
_ROLLS = {"アイデア": "INT", "幸運": "POW", "知識": "EDU"}
#: 知識 goes no higher, so that it tells no EDU there.
_KNOWS_ALL = 99
_BONUS_LABELS = ("DB", "D.B.", "ダメージボーナス", "ダメージ・ボーナス", "ダメボ")
_NOTHING = ("", "0", "+0", "-0", "なし", "ナシ", "NONE", "-", "±0")
#: The throw of a fist, to which the bonus is added.
_FIST = re.compile(r"1D3(.*)")
_FISTS = ("ダメージ判定", "こぶし", "パンチ")


@dataclass(frozen=True)
class Stats:
    """What a piece states: characteristics by field, the bonus, pools; None if it states none."""

    characteristics: Mapping[str, int]
    bonus: Bonus | None
    hp: tuple[int, int] | None
    magic: int | None
    sanity: int | None

    @property
    def missing(self) -> tuple[str, ...]:
        """The characteristics that the piece does not state, as it would call them."""
        named = CHARACTERISTICS.items()
        return tuple(name for name, key in named if key not in self.characteristics)


def read_stats(piece: Piece, palette: Palette) -> Stats:
    """The stats of a piece. Raises UserError where one is none that anybody can have."""
    stated = dict(_from_params(piece))
    for name, value in _from_palette(palette):
        stated.setdefault(name, value)
    if "DEX" not in stated and piece.initiative is not None:
        stated["DEX"] = piece.initiative
    for name, value in stated.items():
        _check(piece, name, value, 0)
    hp, magic, sanity = (piece.status_of(*labels) for labels in (HP, MP, SAN))
    if hp is not None:
        _check(piece, hp.label, hp.most, 1)
    return Stats(
        {CHARACTERISTICS[name]: value for name, value in stated.items()},
        _bonus(piece, palette),
        None if hp is None else (hp.value, hp.most),
        None if magic is None else magic.most,
        None if sanity is None else sanity.value,
    )


def _check(piece: Piece, name: str, value: int, lowest: int) -> None:
    if not lowest <= value <= HIGHEST:
        raise UserError(
            "error-out-of-range",
            path=piece.file.place("data"),
            key=name,
            value=str(value),
            lowest=lowest,
            highest=HIGHEST,
        )


def _from_params(piece: Piece) -> Iterator[tuple[str, int]]:
    for name, value in piece.references.items():
        if name in CHARACTERISTICS and re.fullmatch(r"[0-9]{1,4}", value):
            yield name, int(value)


def _from_palette(palette: Palette) -> Iterator[tuple[str, int]]:
    """What five times a characteristic tells of it: first the lines that name it."""
    for check in palette.checks:
        match = _TIMES_FIVE.fullmatch(label(check.name))
        if match and match[1] in CHARACTERISTICS and check.value % 5 == 0:
            yield match[1], check.value // 5
    for check in palette.checks:
        name = _ROLLS.get(label(check.name))
        capped = name == "EDU" and check.value >= _KNOWS_ALL
        if name is not None and check.value % 5 == 0 and not capped:
            yield name, check.value // 5


def _bonus(piece: Piece, palette: Palette) -> Bonus | None:
    """The damage bonus: from a parameter, else from what is added to the throw of a fist."""
    known = piece.references
    for name in _BONUS_LABELS:
        if name in known:
            return bonus_of(known[name])
    for throw in palette.throws:
        fist = _FIST.fullmatch(throw.dice.upper())
        if fist and any(word in throw.name for word in _FISTS):
            return bonus_of(fist[1])
    return None


def bonus_of(text: str) -> Bonus | None:
    """A damage bonus as a piece writes it: `+1D4`, `-1d6`, `0`, `なし`; None where it is none."""
    written = label(text)
    if written in _NOTHING:
        return Bonus()
    try:
        return read_bonus(written)
    except ValueError:
        return None

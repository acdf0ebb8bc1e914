"""What a screen shows of a fighter at a glance."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tierce.fight.state import View
from tierce.script.effects import Who
from tierce.systems.mordheim.rules import contact, parry, weapons
from tierce.systems.mordheim.tables import FIST

Line = tuple[str, Mapping[str, Any]]

FATES = {
    "knocked-down": "mordheim.show.knocked-down",
    "stunned": "mordheim.show.stunned",
    "out": "mordheim.show.out",
    "fled": "mordheim.show.fled",
}


def summary(fight: View, who: Who) -> Sequence[Line]:
    """Wounds, then the fate, then whom the model fights and what it has used up."""
    return tuple(_lines(fight, who))


def _lines(fight: View, who: Who) -> Iterator[Line]:
    yield "mordheim.show.wounds", {"now": fight.read(who, "wounds"), "most": fight.sheet(who).w}
    fate = fight.read(who, "fate")
    if fate:
        yield FATES[fate], {}
    if not fight.read(who, "gone"):
        yield from _state(fight, who)


def _state(fight: View, who: Who) -> Iterator[Line]:
    foes = contact.opponents(fight, who)
    if foes:
        yield "mordheim.show.against", {"foes": tuple(foes)}
    sheet, fleeing = fight.sheet(who), fight.read(who, "fleeing")
    signs = {
        "mordheim.show.fleeing": fleeing,
        "mordheim.show.charging": fight.read(who, "charging") is not None,
        "mordheim.show.stood-up": fight.read(who, "stood_up") and not fleeing,
        "mordheim.show.afraid": fight.read(who, "afraid"),
        "mordheim.show.parry-spent": parry.items(fight, who) and fight.read(who, "parry"),
        "mordheim.show.leader": sheet.has("leader"),
        "mordheim.show.unarmed": weapons.in_hand(fight, who) == (FIST,),
    }
    yield from ((key, {}) for key, shown in signs.items() if shown)
    for name, _ in fight.read(who, "dropped"):
        yield "mordheim.show.dropped", {"weapon": name}
    for condition in fight.read(who, "conditions"):
        yield "mordheim.show.condition", {"name": condition.name}

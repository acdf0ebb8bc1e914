"""What each hand holds at the start."""

from __future__ import annotations

from collections.abc import Iterable

from tierce.systems.gurps.sheet import Shield, Weapon
from tierce.text import Message


def in_hand(
    weapons: Iterable[Weapon], shield: Shield | None, notes: list[Message]
) -> tuple[str, str]:
    """Names of what the main hand and the off hand hold, "" for nothing.

    `weapons` holds no shields. The main hand takes the first melee weapon of the document, else
    its first ranged one; the off hand the shield, unless the weapon needs both.
    """
    name = shield.name if shield is not None else ""
    held = [weapon for weapon in weapons if not weapon.natural]
    fighting = [weapon for weapon in held if weapon.melee] or held
    if not fighting:
        return "", name
    main = fighting[0]
    if not needs_both_hands(main):
        return main.name, name
    if shield is not None:
        notes.append(Message.of("gcs-note-shield-not-held", shield=name, weapon=main.name))
    return main.name, ""


def needs_both_hands(weapon: Weapon) -> bool:
    """Whether there is no way to use a weapon with one hand; its melee modes decide."""
    modes = weapon.melee or weapon.ranged
    return all(mode.hands == 2 for mode in modes)

"""What a fighter does in a combat round, step by step (drachensturm.round): free blows of the round
before, movement, blows. Where all blows are named first, they and the defences come before the
blows (drachensturm.defence.choice)."""

from __future__ import annotations

from collections.abc import Iterator

from tierce.fight.slots import FIELD
from tierce.fight.state import View
from tierce.script.effects import Call, Rule, Who, note
from tierce.systems.drachensturm.rules import (
    arms,
    attacks,
    defence,
    effects,
    flight,
    free_blow,
    order,
    place,
    strike,
)
from tierce.systems.drachensturm.rules.attacks import Action
from tierce.systems.drachensturm.rules.by_option import decides
from tierce.systems.drachensturm.rules.exchange import Blow, Defence


def begin_round(fight: View, who: Who) -> Rule[None]:
    """A new round: what lasts has a round less to last."""
    for each in fight.read(FIELD, "order"):
        yield Call(f"{each}-goes-on", effects.count_down, (each,))


def use_openings(fight: View, who: Who) -> Rule[None]:
    """A free blow at the start of the round, where an opening came too late in the one before."""
    foes = free_blow.opportunities(fight, who)
    if not foes or not attacks.able(fight, who):
        return
    foe = yield from free_blow.seize(fight, who, foes)
    if foe is not None:
        yield Call("late", late_blow, (who, foe))


def late_blow(fight: View, who: Who, foe: Who) -> Rule[bool]:
    """The free blow that a Re roll has won (drachensturm.free-blow.timing); whether it lands."""
    yield decides(fight, "late_free_blow_extra")
    weapon = yield from strike.with_what(fight, who, foe)
    blow = yield from strike.aim(fight, who, foe, weapon, strike.LATE)
    counts = not fight.options.late_free_blow_extra
    return (yield from strike.strike(fight, who, foe, blow, strike.LATE, None, counts))


def blows(fight: View, who: Who) -> Rule[None]:
    """The fighter's attacks: chosen one by one, or as named."""
    named = dict(fight.read(who, "named"))
    said_first = fight.options.declaration == "all_first"
    for number in range(fight.sheet(who).attacks):
        if fight.read(who, "out"):
            return
        if said_first:
            action = Action(*named.get(number, Action(attacks.HOLD)))
        else:
            action = yield from _declare(fight, who, number)
        if action.kind == attacks.HOLD:
            return
        yield Call(f"blow-{number}", perform, (who, action, number))
        if action.kind in attacks.HANDLING:
            return


def _declare(fight: View, who: Who, number: int) -> Rule[Action]:
    """One attack with its aim."""
    action = yield from attacks.choose(fight, who, number)
    if action.kind == attacks.STRIKE:
        aimed = yield Call(f"at-{number}", _aimed, (who, action))
        action = Action(*aimed.value())
    return action


def _aimed(fight: View, who: Who, action: Action) -> Rule[Action]:
    free = free_blow.reason(fight, who, action.foe)
    blow = yield from strike.aim(fight, who, action.foe, action.weapon, free)
    return action._replace(part=blow.part, aimed=blow.aimed)


def perform(fight: View, who: Who, action: Action, number: int) -> Rule[None]:
    """An attack as it was declared, where it is still possible."""
    arms.let_lie(fight, who, but=action.weapon if action.kind == attacks.PICK_UP else "")
    if not _possible(fight, who, action):
        yield note("drachensturm.event.lapses", attacks.CLAUSE, who=who, foe=action.foe)
    elif action.kind == attacks.DRAW:
        yield from arms.draw(fight, who, action.weapon)
    elif action.kind == attacks.PICK_UP:
        yield from arms.pick_up(fight, who, action.weapon)
    else:
        said = fight.entry(action.foe, "assigned", (who, number), None)
        meets = None if said is None else Defence(*said)
        if action.kind == attacks.PUSH:
            yield from flight.push(fight, who, action.foe, action.weapon, meets)
        else:
            blow = Blow(action.weapon, action.part, action.aimed)
            yield from strike.strike(fight, who, action.foe, blow, "", meets)


def _possible(fight: View, who: Who, action: Action) -> bool:
    """Whether an attack can be made as it was declared: much may have happened since."""
    ready = {attacks.DRAW: arms.drawable, attacks.PICK_UP: arms.liftable}.get(action.kind)
    if ready is not None:
        return any(weapon.name == action.weapon for weapon in ready(fight, who))
    if fight.read(action.foe, "out") or not attacks.able(fight, who):
        return False
    known = (*arms.striking(fight, who), *arms.pushing(fight, who))
    reach = [weapon.reach for weapon in known if weapon.name == action.weapon]
    return bool(reach) and place.within(fight, who, action.foe, reach[0])


# ---------------------------------------------------------------- all blows named first


def name_blows(fight: View, who: Who) -> Rule[None]:
    """All attacks of the round are named before any defence is."""
    for number in range(fight.sheet(who).attacks):
        action = yield from _declare(fight, who, number)
        if action.kind == attacks.HOLD:
            return
        fight.set(who, "named", number, tuple(action))
        facts = {"kind": action.kind, "weapon": action.weapon, "part": action.part}
        yield note("drachensturm.event.named", defence.CHOICE, who=who, foe=action.foe, **facts)
        if action.kind in attacks.HANDLING:
            return


def assign_defences(fight: View, who: Who) -> Rule[None]:
    """The defender shares out its defences, knowing all that is to come."""
    coming = tuple(_coming(fight, who))
    if not coming:
        return
    yield decides(fight, "declaration")
    trying = fight.child(None)
    for line, (foe, number, action) in enumerate(coming):
        if free_blow.reason(fight, foe, who):
            continue
        blow = Blow(action.weapon, action.part, action.aimed)
        left = tuple((each[0], each[2].weapon, each[2].part) for each in coming[line:])
        meets = yield from defence.ask(trying, foe, who, blow, f"defence-{line}", left)
        defence.spend(trying, who, meets)
        fight.set(who, "assigned", (foe, number), tuple(meets))


def _coming(fight: View, who: Who) -> Iterator[tuple[Who, int, Action]]:
    """The blows named against a fighter, in the order they will be struck."""
    foes = place.standing_foes(fight, who)
    for foe in sorted(foes, key=order.sequence(fight).index):
        for number, named in fight.read(foe, "named"):
            action = Action(*named)
            if action.kind in (attacks.STRIKE, attacks.PUSH) and action.foe == who:
                yield foe, number, action

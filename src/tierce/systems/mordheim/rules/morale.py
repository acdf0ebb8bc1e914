"""Leaders, rout tests, and the warrior who stands all alone (mordheim.morale,
mordheim.all-alone)."""

from __future__ import annotations

from tierce.dice import Dice
from tierce.fight.places import CELL
from tierce.fight.state import View
from tierce.script.effects import Call, Choose, Option, Roll, Rule, Who, note
from tierce.script.view import Rolled
from tierce.systems.mordheim.rules import contact, hit, injury, table, weapons
from tierce.systems.mordheim.slots import FLED, OUT, STUNNED

ROUT = "mordheim.morale"
ALONE = "mordheim.all-alone"
TWO_DICE = Dice(2)


def sides(fight: View) -> tuple[str, ...]:
    """The sides, in the order of the setup."""
    return tuple(dict.fromkeys(fight.read(who, "side") for who in fight.fighters))


#: Where a side has nobody left.
NOBODY = Who("")


def captain(fight: View, side: str) -> Who:
    """Who speaks for a side: its leader, else the first who is still there; or NOBODY."""
    own = [who for who in fight.fighters if fight.read(who, "side") == side]
    there = [who for who in own if not fight.read(who, "gone")]
    leaders = [who for who in there if fight.sheet(who).has("leader")]
    return next(iter([*leaders, *there]), NOBODY)


def company(fight: View, who: Who) -> tuple[Who, ...]:
    """A model's whole side."""
    return (who, *fight.read(who, "friends"))


def leadership(fight: View, who: Who) -> int:
    """The Leadership of a rout test: the leader's; the best of the others where it is stunned or
    out of action."""
    everybody = company(fight, who)
    leader = next((each for each in everybody if fight.sheet(each).has("leader")), None)
    if leader is not None and fight.read(leader, "fate") not in (STUNNED, OUT, FLED):
        best: int = fight.sheet(leader).ld
        return best
    fit = [each for each in everybody if fight.read(each, "fate") not in (STUNNED, OUT, FLED)]
    return max((fight.sheet(each).ld for each in fit), default=2)


def rout_due(fight: View, who: Who) -> bool:
    """Whether a quarter of a side is out of action."""
    everybody = company(fight, who)
    out = sum(fight.read(each, "fate") == OUT for each in everybody)
    return quarter(len(everybody), out)


def quarter(warriors: int, out: int) -> bool:
    """Whether so many are a quarter of a warband."""
    return 4 * out >= warriors


def test(fight: View, who: Who, label: str, number: int) -> Rule[bool]:
    """2D6 against Leadership."""
    roll: Rolled = yield Roll("leadership", TWO_DICE, who, label, {"target": number})
    return roll <= number


def rout(fight: View, who: Who) -> Rule[None]:
    """The test at the start of the own turn; giving up is open only now."""
    chosen = yield Choose(
        "rout",
        who,
        (
            Option("test", trial=Call("trial", test, (who, "", leadership(fight, who)))),
            Option("give-up"),
        ),
        sees={"ask": "rout"},
        label="mordheim.ask.rout",
    )
    held = False
    if chosen == "test":
        held = yield from test(fight, who, "mordheim.roll.rout", leadership(fight, who))
    side = fight.read(who, "side")
    yield note("mordheim.event.rout", ROUT, side=side, held=held, chosen=chosen)
    if not held:
        for each in company(fight, who):
            if not fight.read(each, "gone"):
                contact.part(fight, each)
                fight.put(each, "fate", FLED)


def alone(fight: View, who: Who) -> bool:
    """Whether a model must test: on its feet against two or more, with no friend near."""
    if not fight.read(who, "able") or len(_facing(fight, who)) < 2:
        return False
    near = [friend for friend in fight.read(who, "friends") if table.is_near(fight, who, friend)]
    return not any(fight.read(friend, "able") for friend in near)


def _facing(fight: View, who: Who) -> tuple[Who, ...]:
    """Opponents who are on their feet."""
    return tuple(foe for foe in contact.opponents(fight, who) if fight.read(foe, "able"))


def stand_alone(fight: View, who: Who) -> Rule[None]:
    """The test of who is all alone; failed, every opponent hits once and the model runs."""
    held = yield from test(fight, who, "mordheim.roll.alone", fight.sheet(who).ld)
    yield note("mordheim.event.alone", ALONE, who=who, held=held)
    if held:
        return
    for foe in _facing(fight, who):
        if fight.read(who, "able"):
            yield Call(f"parting-{foe}", parting_blow, (foe, who))
    if fight.read(who, "able"):
        contact.part(fight, who)
        fight.put(who, "fleeing", True)
        yield from runs(fight, who)


def parting_blow(fight: View, who: Who, foe: Who) -> Rule[None]:
    """One automatic hit, settled at once; it has no die, so it cannot be parried."""
    weapon = weapons.in_hand(fight, who)[0]
    facts = {"who": who, "foe": foe, "weapon": weapon.name}
    yield note("mordheim.event.parting-blow", ALONE, **facts)
    yield Call("hits", hit.settle, (who, foe, (weapon.name,), False))
    yield from injury.settle(fight, foe, who)


def runs(fight: View, who: Who) -> Rule[None]:
    """2D6 inches away."""
    inches: Rolled = yield Roll("runs", TWO_DICE, who, "mordheim.roll.runs")
    yield note("mordheim.event.runs", ALONE, who=who, inches=inches)
    if fight.ground is not None:
        fight.put(who, CELL, fight.between("flight", who, inches.value()))


def stop(fight: View, who: Who) -> Rule[None]:
    """Whoever runs tests each turn to stop, and runs on where it fails."""
    stopped = yield from test(fight, who, "mordheim.roll.stop", fight.sheet(who).ld)
    yield note("mordheim.event.stops", ALONE, who=who, made=stopped)
    if stopped:
        fight.put(who, "fleeing", False)
    else:
        yield from runs(fight, who)

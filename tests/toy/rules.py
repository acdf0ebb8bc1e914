"""The toy's rules. Each is tiny; together they use everything the core offers to a rule."""

from __future__ import annotations

from functools import partial

from tests.toy import values
from tests.toy.sheet import Options
from tierce.dice import Dice
from tierce.fight.slots import FIELD, Condition
from tierce.fight.state import View, tracked
from tierce.script.effects import (
    GM,
    Call,
    Choose,
    ChooseAll,
    Facts,
    Later,
    Moment,
    Option,
    Roll,
    Rule,
    Who,
    Withheld,
    note,
)
from tierce.script.value import total
from tierce.script.world import World

BLOW = ("hit", "blocked", "missed")
#: hearts lost by what the damage die shows above one (toy.wound)
WOUNDS = {0: 0, 1: 1, 2: 1, 3: 2, 4: 2, 5: 3}


def _die(view: View, number: int = 1, plus: int = 0) -> Dice:
    options: Options = view.options
    return Dice(number, options.sides, plus)


def _knows(view: View, who: Who) -> Facts:
    """What a fighter sees: hearts and breath of everybody, and the ground."""
    everybody = (who, *view.read(who, "friends"), *view.read(who, "foes"))
    return {
        "hearts": tuple(view.read(each, "hearts") for each in everybody),
        "breath": tuple(view.read(each, "breath") for each in everybody),
        "ground": view.read(FIELD, "ground"),
    }


def opening(world: World) -> Rule[None]:
    """The GM says what the ground is like (toy.ground)."""
    view = tracked(world)
    ground = yield Choose("ground", GM, (Option("firm"), Option("mud")))
    view.put(FIELD, "ground", ground)
    yield note("toy-ground", "toy.ground", ground=ground)


def act(world: World, who: Who) -> Rule[None]:
    """A turn: one thing of a few (toy.turn)."""
    view = tracked(world)
    if view.read(who, "down"):
        return
    foes = [foe for foe in view.read(who, "foes") if not view.read(foe, "down")]
    strikes = tuple(
        Option(f"strike:{foe}", value=partial(values.attack, view, who, foe)) for foe in foes
    )
    weary = view.read(who, "weary")
    costly = [f"clash:{foe}" for foe in foes] + [f"shout:{foe}" for foe in foes]
    chosen = yield Choose(
        "turn",
        who,
        strikes
        + (() if weary else tuple(Option(each) for each in costly))
        + (Option("brace"), Option("rest")),
        withheld=tuple(Withheld(each, "toy.breath", "toy-weary") for each in costly if weary),
        sees=lambda: _knows(view, who),
    )
    verb, _, name = chosen.partition(":")
    view.put(who, "doing", verb)
    yield note("toy-turn", "toy.turn", who=who, verb=verb)
    if verb in VERBS:
        yield Call(verb, VERBS[verb], (who, Who(name)))


def strike(world: World, who: Who, foe: Who) -> Rule[None]:
    """A blow and what it does (toy.attack)."""
    view = tracked(world)
    outcome = yield Call("blow", blow, (who, foe), outcomes=BLOW)
    target = view.entry(foe, "covered", "by", None) or foe
    if outcome == "hit":
        yield Call("wound", wound, (who, target))
    if target != foe:
        view.set(foe, "covered", "by", None)


def blow(world: World, who: Who, foe: Who) -> Rule[str]:
    """Whether a blow lands: the attack, whoever steps in, the parry (toy.attack)."""
    view = tracked(world)
    roll = yield Roll("attack", _die(view, 2), who)
    skill = total(values.attack(view, who, foe))
    yield note("toy-attack", "toy.attack", who=who, foe=foe, roll=roll, margin=skill - roll)
    if roll > skill:
        return "missed"
    yield Moment("coming", "blow", (who, foe))
    target = view.entry(foe, "covered", "by", None) or foe
    parried = yield Call("defence", defence, (who, target))
    return "blocked" if parried.true() else "hit"


def step_in(world: World, who: Who, foe: Who) -> Rule[None]:
    """A friend may take the blow, once a round (toy.guard)."""
    view = tracked(world)
    for friend in view.read(foe, "friends") if view.options.guards else ():
        if view.read(friend, "down") or view.read(friend, "help"):
            continue
        chosen = yield Choose(
            f"guard-{friend}",
            friend,
            (Option("stay"), Option("step-in")),
            sees=partial(_knows, view, friend),
        )
        if chosen == "step-in":
            view.spend(friend, "help")
            view.set(foe, "covered", "by", friend)
            yield note("toy-guard", "toy.guard", who=friend, friend=foe)
            return


def defence(world: World, who: Who, target: Who) -> Rule[bool]:
    """A parry, if one is left: its die and guard against the attacker's die (toy.parry)."""
    view = tracked(world)
    allowed = values.may_parry(view, target)
    parry = Option(
        "parry",
        value=lambda: values.parry(view, target),
        trial=Call("trial", parried, (who, target, total(values.parry(view, target)))),
    )
    chosen = yield Choose(
        "choice",
        target,
        ((parry,) if allowed.says else ()) + (Option("none"),),
        withheld=() if allowed.says else (Withheld("parry", allowed.clause, "toy-parried"),),
        sees=lambda: _knows(view, target),
    )
    if chosen == "none":
        return False
    view.spend(target, "parries", view.sheet(target).weapon)
    result = yield Call("parry", parried, (who, target, total(values.parry(view, target))))
    return bool(result.true())


def parried(world: World, who: Who, target: Who, bonus: int) -> Rule[bool]:
    """Two dice compared: the defender's with its bonus beats the attacker's (toy.parry)."""
    view = tracked(world)
    mine = yield Roll("parry", _die(view), target)
    theirs = yield Roll("swing", _die(view), who)
    beaten: bool = mine + bonus > theirs
    return beaten


def wound(world: World, who: Who, target: Who) -> Rule[int]:
    """Hearts lost, by table; two or more daze (toy.wound)."""
    view = tracked(world)
    roll = yield Roll("damage", _die(view, plus=-1), who)
    loss = roll.at_most(5).look_up(WOUNDS)
    yield note("toy-wound", "toy.wound", target=target, roll=roll, loss=loss)
    lost: int = loss.value()
    if lost:
        view.lose(target, "hearts", lost)
        view.set(target, "grudges", who, "hurt")
    if lost >= 2:
        view.begin(target, Condition("dazed", "toy.daze", ("turn", target)))
    return lost


def clash(world: World, who: Who, foe: Who) -> Rule[None]:
    """Both choose high or low unseen; alike, two dice decide who is wounded (toy.clash)."""
    view = tracked(world)
    view.lose(who, "breath", 1)
    ways = (Option("high"), Option("low"))
    chosen = yield ChooseAll(
        "ways",
        (
            Choose("first", who, ways, sees=lambda: _knows(view, who)),
            Choose("second", foe, ways, sees=lambda: _knows(view, foe)),
        ),
    )
    yield note("toy-clash", "toy.clash", who=who, foe=foe, ways=chosen)
    if chosen[0] != chosen[1]:
        return
    mine = yield Roll("mine", _die(view), who)
    theirs = yield Roll("theirs", _die(view), foe)
    ahead = view.sheet(who).might - view.sheet(foe).might
    if mine + ahead > theirs:
        yield Call("wound", wound, (who, foe))
    elif mine + ahead < theirs:
        yield Call("wound", wound, (foe, who))


def shout(world: World, who: Who, foe: Who) -> Rule[None]:
    """Costs a breath now; at the foe's next turn it may cost the foe's (toy.shout)."""
    tracked(world).lose(who, "breath", 1)
    yield Later(("turn", foe), "echo", (who, foe))
    yield note("toy-shout", "toy.shout", who=who, foe=foe)


def echo(world: World, who: Who, foe: Who) -> Rule[None]:
    """What a shout does when it is due: half the time a breath, and shaken for the round."""
    view = tracked(world)
    roll = yield Roll("nerve", _die(view), foe)
    if 2 * roll <= view.options.sides:
        view.lose(foe, "breath", 1)
        view.begin(foe, Condition("shaken", "toy.shout", ("round",), (who,)))


def breathe(world: World, who: Who) -> Rule[None]:
    """The second step of a turn: whoever rests gets a breath back (toy.breath)."""
    view = tracked(world)
    if view.read(who, "doing") == "rest" and view.condition(who, "shaken") is None:
        view.gain(who, "breath", 1)
        yield note("toy-rest", "toy.breath", who=who)


VERBS = {"strike": strike, "clash": clash, "shout": shout}

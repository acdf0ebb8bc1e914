"""A hit that got through, as the blow was struck (gurps.injury)."""

from __future__ import annotations

from dataclasses import replace

from tierce.fight.state import View
from tierce.script.effects import Call, Rule, Who
from tierce.systems.gurps.rules import blow, criticals, locations, place
from tierce.systems.gurps.rules.blow import Blow
from tierce.systems.gurps.sheet import Damage


def damage(fight: View, attacker: Who, attack: Blow) -> Damage:
    """What a blow does. Strong adds 2, or a point a die where that is more
    (gurps.manoeuvre.all-out-attack)."""
    plain = blow.damage(fight, attacker, attack)
    if attack.ranged or fight.read(attacker, "choice") != "strong":
        return plain
    return replace(plain, dice=plain.dice.add(max(2, plain.dice.number)))


def harm(
    fight: View, attacker: Who, victim: Who, attack: Blow, word: str = criticals.NO_EFFECT
) -> Rule[None]:
    """Damage rolled and suffered; `word` is what a critical hit makes of it."""
    dealt = damage(fight, attacker, attack)
    far = _beyond_half(fight, attacker, victim, attack)
    beam = blow.projectile(fight, attacker, attack) == "beam"
    yield from criticals.land(
        fight, attacker, victim, dealt, attack.location, word, far=far, beam=beam
    )


def hail(
    fight: View, attacker: Who, victim: Who, attack: Blow, word: str, hits: int, first: str = ""
) -> Rule[None]:
    """Several hits of one attack, one after the other; the first is the critical one. Each is a
    call of the rest, so that what is left to come is worked out once for each state. `first` is
    where the first lands, where that is known."""
    location = first or (yield from locations.struck(fight, attacker, victim, attack))
    yield Call("hit", harm, (attacker, victim, attack._replace(location=location), word))
    if hits > 1 and fight.read(victim, "fate") != "dead":
        args = (attacker, victim, attack, criticals.NO_EFFECT, hits - 1)
        yield Call("next", hail, args)


def _beyond_half(fight: View, attacker: Who, victim: Who, attack: Blow) -> bool:
    """At a missile's half-damage range or beyond."""
    if not attack.ranged:
        return False
    half = blow.ranged(fight, attacker, attack).half
    return half > 0 and place.distance(fight, attacker, victim) >= half

"""Playing for tests: random answers from a generator, and a fight as something to compare."""

from __future__ import annotations

import random
from typing import Any

from tierce.fight.session import Fight
from tierce.fight.slots import Change, Pool
from tierce.script.answered import Answer, Asked, Source
from tierce.script.effects import Call, Choose, Roll


def any_answer(asked: Asked, rng: random.Random) -> Any:
    """An answer to a roll or a decision, chosen uniformly among options; of a free one with words
    as often as without."""
    ask = asked.ask
    if isinstance(ask, Roll):
        return ask.dice.total(ask.dice.roll(rng.randrange))
    assert isinstance(ask, Choose)
    option = rng.choice(ask.options)
    if not option.free or rng.random() < 0.5:
        return option.id
    words = "when it rains" if option.number is None else rng.randint(*option.number)
    return f"{option.id}:{words}"


def any_outcome(asked: Asked, rng: random.Random) -> str:
    """One of the outcomes that may be imposed."""
    assert isinstance(asked.ask, Call)
    return rng.choice(asked.ask.outcomes or ())


def any_change(fight: Fight, rng: random.Random) -> Change:
    """One more or less in some pool of some fighter."""
    layout = fight.setup.layout()
    pools = [key for key in layout.keys if key[0] and isinstance(layout.slots[key[1]], Pool)]
    return Change(*rng.choice(pools), "add", rng.choice((-1, 1)))


def act_at_random(fight: Fight, rng: random.Random) -> None:
    """An answer, an overruled roll or choice, an imposed outcome, or an edit by hand.

    Nothing happens where the fight is over and an answer was drawn.
    """
    asked, decided = fight.asked(), fight.decided()
    kind = rng.choice(("answer", "answer", "answer", "overrule", "impose", "edit"))
    if kind == "overrule" and asked and not isinstance(asked[-1][0].ask, Call):
        question = rng.choice([each for each, _ in asked if not isinstance(each.ask, Call)])
        fight.do(fight.consider_overruling(question.address, any_answer(question, rng)))
    elif kind == "impose" and decided:
        question, _ = rng.choice(decided)
        fight.do(fight.consider_overruling(question.address, any_outcome(question, rng)))
    elif kind == "edit":
        anchor = fight.here()
        if asked and rng.random() < 0.5:
            anchor = rng.choice(("before:", "after:")) + rng.choice(asked)[0].address
        fight.do(fight.consider_edit(anchor, (any_change(fight, rng),)))
    else:
        answer_one(fight, rng)


def random_source(rng: random.Random) -> Source:
    """Answers everything at random."""
    return lambda asked: Answer(asked.digest, any_answer(asked, rng), "test")


def answer_one(fight: Fight, rng: random.Random) -> str | None:
    """Answer one of the open questions at random; its address, None where the fight is over."""
    if not fight.open:
        return None
    asked = rng.choice(fight.open)
    fight.answer(asked.address, any_answer(asked, rng), "test")
    return asked.address


def play(fight: Fight, rng: random.Random, answers: int) -> None:
    """So many random answers, or as many as there are questions."""
    for _ in range(answers):
        if answer_one(fight, rng) is None:
            return


def picture(fight: Fight) -> dict[str, Any]:
    """All that can be told of where a fight stands."""
    course = fight.course
    return {
        "state": course.state,
        "states": [joint.state for joint in course.joints],
        "roots": [joint.root for joint in course.joints],
        "clocks": [joint.clock for joint in course.joints],
        "root": course.root,
        "verdict": fight.verdict,
        "open": [(asked.address, asked.digest) for asked in fight.open],
        "notes": fight.notes(),
        "asked": [(asked.address, asked.digest, answer) for asked, answer in fight.asked()],
        "decided": [(asked.address, result) for asked, result in fight.decided()],
        "answers": dict(fight.timeline.answers),
        "edits": fight.timeline.edits,
    }

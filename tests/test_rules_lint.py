"""No rule of any system takes a roll for a plain value, writes a total, or numbers an option."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules_lint import findings
from tierce.fight.slots import Pool
from tierce.fight.system import load_system, system_names

ROOT = Path(__file__).resolve().parent.parent
SYSTEMS = ROOT / "src" / "tierce" / "systems"
POOLS = frozenset({"hp"})


def pools_of(system: str) -> frozenset[str]:
    """The names of a system's pools."""
    found = load_system(system)
    return frozenset(
        slot.name for slot in (*found.slots, *found.field_slots) if isinstance(slot, Pool)
    )


def rule_files() -> list[tuple[str, Path]]:
    """Every module of rules, with its system's name."""
    files = [(path.parent.parent.name, path) for path in SYSTEMS.glob("*/rules/**/*.py")]
    return sorted([*files, ("toy", ROOT / "tests" / "toy" / "rules.py")])


@pytest.mark.parametrize(
    ("system", "path"), rule_files(), ids=lambda part: getattr(part, "stem", part)
)
def test_a_rule_module_is_clean(system: str, path: Path) -> None:
    pools = pools_of(system) if system in system_names() else frozenset({"hearts", "breath"})
    found = findings(path.read_text("utf-8"), pools)
    assert [f"{path.name}:{each.line}: {each.what}" for each in found] == []


def test_the_systems_have_rules_and_pools() -> None:
    systems = {system for system, _ in rule_files()}
    assert set(system_names()) <= systems
    for system in system_names():
        assert pools_of(system)


def rule(*lines: str) -> str:
    """A rule with a roll and a sub-rule's result, and then these lines."""
    body = ['roll = yield Roll("roll", Dice(3))', 'hit: Rolled = yield Call("hit", hit, (who,))']
    return "def rule(fight, who):\n" + "".join(f"    {line}\n" for line in [*body, *lines])


BAD: dict[str, tuple[str, str]] = {
    "int": (rule("x = int(roll)"), "goes through int()"),
    "bool": (rule("return bool(hit)"), "goes through bool()"),
    "str": (rule("return str(roll)"), "goes through str()"),
    "format": (rule("return format(roll)"), "goes through format()"),
    "f-string": (rule("return f'{who} rolls {roll}'"), "is made a text"),
    "if": (rule("if hit: return 1"), "taken for a truth"),
    "if not": (rule("if not hit: return 1"), "taken for a truth"),
    "and": (rule("return roll > 3 and hit"), "taken for a truth"),
    "while": (rule("while hit: pass"), "taken for a truth"),
    "conditional": (rule("return 1 if hit else 2"), "taken for a truth"),
    "comprehension": (rule("return [x for x in who if hit]"), "taken for a truth"),
    "for": (rule("for x in roll: pass"), "gone through"),
    "index": (rule("return TABLE[roll]"), "is an index"),
    "set": (rule("return {roll}"), "is a key"),
    "unpacked": (rule("a, b = roll"), "is unpacked"),
    "argument": (rule("yield Call('next', harm, (who, roll))"), "is an argument"),
    "argument by name": (rule("yield Call('n', harm, args=(roll,))"), "is an argument"),
    "margin as an argument": (
        rule("margin = 12 - roll", "yield Call('n', harm, (who, margin))"),
        "is an argument",
    ),
    "arithmetic as an argument": (
        rule("yield Call('n', harm, (who, (roll - 3).at_least(0)))"),
        "is an argument",
    ),
    "due later": (rule("yield Later(('round',), 'x', (who, roll))"), "is an argument"),
    "written": (rule("fight.lose(who, 'hp', roll)"), "written to the state"),
    "looked up, then written": (
        rule("lost = roll.look_up(TABLE)", "fight.lose(who, 'hp', lost)"),
        "written to the state",
    ),
    "straight from the yield": ("def r(w):\n    return int((yield Roll('r', D)))\n", "int()"),
    "by a walrus": ("def r(w):\n    if (x := (yield Call('c', f))): pass\n", "for a truth"),
    "a total": ("def r(f, w):\n    f.put(w, 'hp', 3)\n", "total is put into hp"),
    "a total by name": ("def r(f, w):\n    f.put(w, mark='hp', value=3)\n", "put into hp"),
    "a total as a change": ("c = Change(w, 'hp', 'put', 3)\n", "put into hp"),
    "an option's number": ("o = Option('attack-at-12')\n", "holds a number"),
    "an option's number by name": ("o = Option(id='parry2')\n", "holds a number"),
    "a withheld number": ("o = Withheld('retreat-1', 'c', 'r')\n", "holds a number"),
    "an option's number in a text": ("o = Option(f'attack:{who}:2')\n", "holds a number"),
    "an option's number put on": ("o = Option('attack' + '-2')\n", "holds a number"),
    "an option's number through its module": ("o = effects.Option('a1')\n", "holds a number"),
    "random": ("import random\n", "needs no random"),
    "from random": ("def r(w):\n    from random import randint\n", "needs no random"),
    "time": ("import time as t\n", "needs no time"),
    "os.path": ("import os.path\n", "needs no os"),
    "a file": (rule("TABLE.read_text()"), "does not read_text a file"),
    "open": ("def r(w):\n    open('x')\n", "does not call open"),
    "print": ("def r(w):\n    print(w)\n", "does not call print"),
}

GOOD = (
    rule("if roll <= 12: return 1"),
    rule("if hit.true(): return f'{who}'"),
    rule("if not hit.among((1, 2)): return 1"),
    rule("x = roll.value()", "return int(x), f'{x}', TABLE[x]"),
    rule("x = (yield Call('c', f)).value()", "if x: return 1"),
    rule("yield Call('n', harm, (who, roll.value()))"),
    rule("roll = 3", "fight.lose(who, 'hp', roll)"),
    rule("yield note('k', 'c', roll=roll, margin=12 - roll)"),
    rule("low = roll <= 3", "if low and hit.true(): return bool(low)"),
    rule("return roll.look_up(TABLE)"),
    rule("option = yield Choose('c', who, options)", "if option: return option"),
    rule("def inner(roll): return int(roll)"),
    "def r(f, w):\n    f.put(w, 'posture', 'prone')\n    f.lose(w, 'hp', 3)\n",
    "o = Option(f'attack:{foe}', value=lambda: f(2))\n",
    "c = Change(w, 'hp', 'add', -3)\n",
    "from tierce.dice import Dice\n",
    "def load():\n    return tomllib.loads(FILE.read_text())\n",
)


@pytest.mark.parametrize("what", BAD)
def test_what_is_wrong_is_found_once(what: str) -> None:
    source, message = BAD[what]
    (found,) = findings(source, POOLS)
    assert message in found.what
    assert found.line == source.count("\n") or "\n    " in source


@pytest.mark.parametrize("source", GOOD)
def test_what_is_right_is_let_be(source: str) -> None:
    assert findings(source, POOLS) == []

"""What no rule may do, found in its source: a roll taken for a plain value, a total written in
place of a change, a number in an option's id, randomness, clocks, files and screens.

It follows names within one function, in the order of the lines. What it cannot see (a roll handed
through a helper), the views themselves refuse when the rule is run.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, field

#: Modules of randomness, clocks, files and the like; and built-in functions of that kind.
FORBIDDEN_MODULES = frozenset(
    {
        *("random", "secrets", "time", "datetime", "os", "io", "sys", "shutil"),
        *("logging", "socket", "sqlite3", "subprocess", "threading", "asyncio", "uuid"),
    }
)
FORBIDDEN_CALLS = frozenset({"open", "print", "input", "eval", "exec", "breakpoint"})
#: What no rule may call; a loader beside the rules, which yields nothing, may read its tables.
FILES = frozenset({"open", "read_text", "read_bytes", "write_text", "write_bytes", "load"})
#: Built-in functions that take a plain value.
PLAIN = frozenset({"int", "bool", "float", "str", "format", "hash", "list", "tuple", "set", "iter"})
#: What a view gives another view by.
STILL_A_VIEW = frozenset({"map", "look_up", "at_most", "at_least", "fold"})
#: What is written to the state, or put on the agenda.
WRITES = frozenset({"lose", "gain", "put", "spend", "set", "begin", "later"})


@dataclass
class Finding:
    """What is wrong, and in which line."""

    line: int
    what: str


def findings(source: str, pools: frozenset[str] = frozenset()) -> list[Finding]:
    """All that is wrong with a module of rules. `pools` are the names of its system's pools."""
    tree = ast.parse(source)
    found = [*_effects(tree), *_option_ids(tree), *_totals(tree, pools)]
    for node in ast.walk(tree):
        if isinstance(node, (ast.FunctionDef, ast.Lambda)):
            found += _Rolls(node).found
    return sorted(found, key=lambda each: each.line)


# ---------------------------------------------------------------- outside the rules


def _effects(tree: ast.AST) -> Iterator[Finding]:
    for node in ast.walk(tree):
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            for module in _modules(node):
                if module.split(".")[0] in FORBIDDEN_MODULES:
                    yield Finding(node.lineno, f"a rule needs no {module}")
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            if node.func.id in FORBIDDEN_CALLS:
                yield Finding(node.lineno, f"a rule does not call {node.func.id}")
        elif isinstance(node, ast.FunctionDef) and _yields(node):
            yield from _files(node)


def _modules(node: ast.Import | ast.ImportFrom) -> list[str]:
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    return [node.module or ""]


def _files(rule: ast.FunctionDef) -> Iterator[Finding]:
    for node in ast.walk(rule):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute):
            if node.func.attr in FILES:
                yield Finding(node.lineno, f"a rule does not {node.func.attr} a file")


def _yields(function: ast.FunctionDef) -> bool:
    return any(isinstance(node, (ast.Yield, ast.YieldFrom)) for node in ast.walk(function))


# ---------------------------------------------------------------- options and slots


def _option_ids(tree: ast.AST) -> Iterator[Finding]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and _name(node.func) in ("Option", "Withheld"):
            given = [keyword.value for keyword in node.keywords if keyword.arg == "id"]
            for value in [*node.args[:1], *given]:
                if any(map(str.isdigit, _literal(value))):
                    yield Finding(node.lineno, "an option's id holds a number")


def _literal(node: ast.expr) -> str:
    """All that stands in a text literally: what is filled in is left out."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else str(node.value)
    if isinstance(node, ast.JoinedStr):
        return "".join(_literal(v) for v in node.values if isinstance(v, ast.Constant))
    if isinstance(node, ast.BinOp):
        return _literal(node.left) + _literal(node.right)
    return ""


def _totals(tree: ast.AST, pools: frozenset[str]) -> Iterator[Finding]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        words = [a.value for a in node.args if isinstance(a, ast.Constant)]
        put = isinstance(node.func, ast.Attribute) and node.func.attr == "put"
        put |= _name(node.func) == "Change" and "put" in words
        named = [
            *words,
            *(k.value.value for k in node.keywords if isinstance(k.value, ast.Constant)),
        ]
        for pool in sorted(pools.intersection(w for w in named if isinstance(w, str))):
            if put:
                yield Finding(node.lineno, f"a total is put into {pool}: lose or gain")


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


# ---------------------------------------------------------------- rolls


@dataclass
class _Rolls:
    """Follows the rolls of one function; what is nested in it is looked at on its own."""

    function: ast.FunctionDef | ast.Lambda
    found: list[Finding] = field(default_factory=list)
    views: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        body = self.function.body
        for node in body if isinstance(body, list) else [body]:
            self._walk(node)

    def _walk(self, node: ast.AST) -> None:
        if isinstance(node, (ast.FunctionDef, ast.Lambda, ast.ClassDef)):
            return
        self._judge(node)
        for child in ast.iter_child_nodes(node):
            self._walk(child)
        if isinstance(node, (ast.Assign, ast.AnnAssign, ast.NamedExpr)) and node.value:
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            for target in targets:
                self._assign(target, node.value)

    def _assign(self, target: ast.expr, value: ast.expr) -> None:
        if isinstance(target, (ast.Tuple, ast.List)):
            if self._is_view(value):
                self._say(value, "is unpacked")
            for part in target.elts:
                self.views.discard(_name(part))
        elif isinstance(target, ast.Name):
            (self.views.add if self._is_view(value) else self.views.discard)(target.id)

    def _is_view(self, node: ast.expr | None) -> bool:
        match node:
            case ast.Name():
                return node.id in self.views
            case ast.Yield(value=ast.Call(func=func)):
                return _name(func) in ("Roll", "Call")
            case ast.BinOp():
                return self._is_view(node.left) or self._is_view(node.right)
            case ast.UnaryOp(op=ast.USub()):
                return self._is_view(node.operand)
            case ast.IfExp():
                return self._is_view(node.body) or self._is_view(node.orelse)
            case ast.NamedExpr():
                return self._is_view(node.value)
            case ast.Call(func=ast.Attribute(value=inner, attr=attr)):
                return attr in STILL_A_VIEW and self._is_view(inner)
        return False

    def _judge(self, node: ast.AST) -> None:
        for value, how in _uses(node):
            if self._is_view(value):
                self._say(value, how)

    def _say(self, node: ast.expr, how: str) -> None:
        self.found.append(Finding(node.lineno, f"a roll {how}; compare it, or use .value()"))


def _uses(node: ast.AST) -> Iterator[tuple[ast.expr, str]]:
    """The values a piece of code takes for plain ones, and how."""
    if isinstance(node, ast.Call):
        yield from _call_uses(node)
    for value in _truths(node):
        yield value, "is taken for a truth"
    match node:
        case ast.For() | ast.comprehension():
            yield node.iter, "is gone through"
        case ast.FormattedValue():
            yield node.value, "is made a text"
        case ast.Subscript():
            yield node.slice, "is an index"
        case ast.Set():
            yield from ((value, "is a key") for value in node.elts)
        case ast.Dict():
            yield from ((value, "is a key") for value in node.keys if value is not None)


def _truths(node: ast.AST) -> list[ast.expr]:
    match node:
        case ast.If() | ast.While() | ast.IfExp() | ast.Assert():
            return [node.test]
        case ast.UnaryOp(op=ast.Not()):
            return [node.operand]
        case ast.BoolOp():
            return node.values
        case ast.comprehension():
            return node.ifs
    return []


def _call_uses(node: ast.Call) -> Iterator[tuple[ast.expr, str]]:
    name = _name(node.func)
    if isinstance(node.func, ast.Name) and name in PLAIN:
        for value in node.args:
            yield value, f"goes through {name}()"
    if name in ("Call", "Later"):
        given = [*node.args[2:3], *(k.value for k in node.keywords if k.arg == "args")]
        for value in given:
            for part in value.elts if isinstance(value, ast.Tuple) else [value]:
                yield part, "is an argument"
    if isinstance(node.func, ast.Attribute) and name in WRITES:
        for value in [*node.args, *(k.value for k in node.keywords)]:
            yield value, "is written to the state"

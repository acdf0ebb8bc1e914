"""JSON with the places of its values, and what is refused at the door."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tierce.formats.json_text import DEEPEST, MOST_BYTES, Node, _Reader, read_json
from tierce.text import UserError

documents = st.recursive(
    st.none()
    | st.booleans()
    | st.integers(-(10**12), 10**12)
    | st.floats(-(10**6), 10**6)
    | st.text(max_size=8),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=5), inner, max_size=3)
    ),
    max_leaves=12,
)


def bare(node: Node) -> Any:
    if isinstance(node.value, tuple):
        return [bare(each) for each in node.value]
    if isinstance(node.value, dict):
        return {key: bare(each) for key, each in node.value.items()}
    return node.value


def nodes(node: Node) -> list[Node]:
    below = node.value if isinstance(node.value, tuple) else ()
    if isinstance(node.value, dict):
        below = tuple(node.value.values())
    return [node, *(deeper for each in below for deeper in nodes(each))]


@given(documents, st.sampled_from([None, 0, 2]), st.booleans(), st.sampled_from(["", "\ufeff"]))
def test_as_python_reads_it(content: Any, indent: int | None, plain: bool, mark: str) -> None:
    text = mark + json.dumps(content, indent=indent, ensure_ascii=plain) + "\n"
    root = _Reader(Path("x.json"), text).whole()
    assert bare(root) == content
    for node in nodes(root):
        assert json.loads(text[node.start : node.end]) == bare(node)


def refused(folder: Path, content: bytes) -> UserError:
    path = folder / "x.json"
    path.write_bytes(content)
    with pytest.raises(UserError) as raised:
        read_json(path)
    assert str(path) in str(raised.value)
    return raised.value


@pytest.mark.parametrize(
    "text",
    ["{", "[", '"', "[1,]", "[,1]", "[1 2]", '{"a"}', '{"a":}', '{"a":1,}', "{a:1}", "{'a':1}",
     "NaN", "[Infinity]", "-Infinity", "01", "+1", ".5", "1.", "0x1", "tru", "nul", "1 1", "[1]]",
     '"a\nb"', '"\\x"', '"\\u12"', '"a', "// no", "undefined"],
)  # fmt: skip
def test_no_json(tmp_path: Path, text: str) -> None:
    error = refused(tmp_path, b"\n\n" + text.encode())
    assert error.key == "error-not-json"
    assert "line 3" in str(error) or "line 4" in str(error)


@pytest.mark.parametrize(
    ("content", "key"),
    [
        (b"", "error-file-empty"),
        (b" \n\t", "error-file-empty"),
        ("\ufeff".encode(), "error-file-empty"),
        (b"\xff\xfe{\x00}\x00", "error-not-text"),
        ("{}".encode("utf-16"), "error-not-text"),
        (b" " * (MOST_BYTES + 1), "error-file-too-large"),
        (b"[" * (DEEPEST + 2), "json-deep"),
        (b'{"a":' * 100_000, "json-deep"),
        (b'{"a": 1, "b": 2, "a": 3}', "error-duplicate-key"),
        (b'{"a": 1, "\\u0061": 3}', "error-duplicate-key"),
        (b"1" * 41, "json-number"),
        (b"1e400", "json-number"),
        (b"-1e40", "json-number"),
        (b"0." + b"0" * 40 + b"1", "json-number"),
    ],
)
def test_past_all_bounds(tmp_path: Path, content: bytes, key: str) -> None:
    assert refused(tmp_path, content).key == key


def test_the_deepest_is_read(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text("[" * (DEEPEST + 1) + "]" * (DEEPEST + 1))
    assert len(nodes(read_json(path).root)) == DEEPEST + 1


def test_no_file(tmp_path: Path) -> None:
    for path, key in (
        (tmp_path / "none.json", "error-file-not-found"),
        (tmp_path, "error-file-is-folder"),
        (tmp_path / "a\0.json", "error-file-unreadable"),
    ):
        with pytest.raises(UserError) as raised:
            read_json(path)
        assert raised.value.key == key


def test_places(tmp_path: Path) -> None:
    path = tmp_path / "x.json"
    path.write_text('{"data": []}')
    file = read_json(path)
    assert file.place() == str(path)
    assert file.place("data", "status", 1, "value") == f"{path}: data.status[2].value"

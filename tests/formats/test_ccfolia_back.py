"""Back out as the same JSON: other pools, and not a byte else."""

from __future__ import annotations

import json
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.formats.ccfolia_pieces import piece, pool, written
from tierce.formats.ccfolia import FORMAT, read_piece, with_pools
from tierce.text import UserError

texts = st.text(max_size=12)
plain = st.none() | st.booleans() | st.integers(-(10**6), 10**6) | texts
unknown = st.dictionaries(texts, plain | st.lists(plain, max_size=3), max_size=4)


def values(whole: Any) -> list[Any]:
    return [each["value"] for each in whole["data"]["status"]]


@given(
    unknown,
    unknown,
    st.permutations(["HP", "MP", "SAN", "正気度ロール"]),
    st.tuples(st.integers(-20, 30), st.integers(-20, 30)),
    st.sampled_from([None, 1, "\t"]),
    st.booleans(),
)
def test_only_the_values_change(
    inside: Any, beside: Any, labels: list[str], new: tuple[int, int], indent: Any, plain: bool
) -> None:
    status = [{"color": "#fff", **pool(name, 11, 12), "note": inside} for name in labels]
    whole = piece(status=status) | {"version": beside}
    whole["data"]["custom"] = inside
    text = json.dumps(whole, indent=indent, ensure_ascii=plain)
    with TemporaryDirectory() as folder:
        path = Path(folder) / "x.json"
        path.write_bytes(text.encode("utf-8", "surrogatepass"))
        out = with_pools(read_piece(path), {"HP": new[0], "MP": new[1]})
    want = json.loads(text)
    for each in want["data"]["status"]:
        each["value"] = {"HP": new[0], "MP": new[1]}.get(each["label"], 11)
    assert json.loads(out) == want
    # put back, the text is as it was, to the byte
    assert json.dumps(want, indent=indent, ensure_ascii=plain) == out


#: Written by hand, with all that a program would not write so.
ODD = """\ufeff{ "data" : {"status":[ {"max":13.0 , "value" :  "７","label":"ＨＰ"},\r
\t{"label":"MP","value":1e1,"max":10}],"x":"\\u0041\\/", "commands": "a\\nb"} ,\r
  "kind":"character"}\r
"""


def test_by_hand(tmp_path: Path) -> None:
    found = read_piece(written(tmp_path, ODD))
    assert with_pools(found, {}) == ODD
    assert with_pools(found, {"HP": 7, "MP": 10}) == ODD
    assert with_pools(found, {"HP": 3}) == ODD.replace('"７"', '"3"')
    assert with_pools(found, {"HP": -1, "MP": 9}) == ODD.replace('"７"', '"-1"').replace("1e1", "9")


def test_of_two_of_a_label_the_first(tmp_path: Path) -> None:
    found = read_piece(written(tmp_path, piece(status=[pool("HP", 5, 9), pool("HP", 6, 9)])))
    assert values(json.loads(with_pools(found, {"HP": 1}))) == [1, 6]


def test_no_such_status(tmp_path: Path) -> None:
    found = read_piece(written(tmp_path, piece(status=[pool("MP", 5, 9)])))
    with pytest.raises(UserError) as raised:
        with_pools(found, {"HP": 1})
    assert raised.value.key == "error-unknown-name"
    assert "data.status" in str(raised.value)
    assert "MP" in str(raised.value)


def test_the_format_s_own_way(tmp_path: Path) -> None:
    path = written(tmp_path, piece())
    assert FORMAT.with_left is not None
    out = json.loads(FORMAT.with_left(path, {"hp": 2, "arrows": 3}))
    assert values(out) == [2, 10, 48]
    assert values(json.loads(path.read_text("utf-8"))) == [13, 10, 48]

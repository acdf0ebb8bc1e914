"""Files that are no character: one clear error each, with the place."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.formats.gcs_documents import Json, document, skill, thing, written
from tierce.formats.gcs import read_gcs
from tierce.text import Message, UserError


def refusal(path: Path) -> Message:
    with pytest.raises(UserError) as caught:
        read_gcs(path)
    assert caught.value.key not in str(caught.value)  # it has a text
    return caught.value.message


class TestFile:
    def test_where_the_json_breaks(self, tmp_path: Path) -> None:
        message = refusal(written(tmp_path, '{\n  "version": 5,\n  "profile" 7\n}'))
        assert message.key == "gcs-not-json"
        assert (message.facts["line"], message.facts["column"]) == (3, 13)
        assert message.facts["file"] == str(tmp_path / "anna.gcs")

    @pytest.mark.parametrize(
        ("content", "key"),
        [
            ("", "error-file-empty"),
            (" \n", "error-file-empty"),
            (b"\xff\xfe{}", "error-not-text"),
            ("<character version='4'/>", "gcs-xml"),
            ("[]", "error-not-format"),
            ("7", "error-not-format"),
            ("{}", "error-not-format"),
            ('{"version": "5", "attributes": []}', "error-not-format"),
            ('{"version": 5, "rows": []}', "error-not-format"),
            ('{"version": 1, "ST": 10}', "gcs-older"),
            ('{"version": 6, "attributes": []}', "gcs-newer"),
            ('{"version": NaN}', "gcs-strange-json"),
            ('{"version": 1e999999999}', "gcs-strange-json"),
            ('{"version": ' + "9" * 5000 + "}", "gcs-strange-json"),
            ("[" * 100_000, "gcs-strange-json"),
        ],
        ids=lambda value: repr(value)[:24],
    )
    def test_no_character(self, tmp_path: Path, content: str | bytes, key: str) -> None:
        assert refusal(written(tmp_path, content)).key == key

    def test_no_file(self, tmp_path: Path) -> None:
        assert refusal(tmp_path / "nobody.gcs").key == "error-file-not-found"
        assert refusal(tmp_path).key == "error-file-is-folder"

    def test_a_byte_order_mark_and_null_do_no_harm(self, tmp_path: Path) -> None:
        text = json.dumps(document(traits=None, skills=None))
        assert read_gcs(written(tmp_path, b"\xef\xbb\xbf" + text.encode())).name == "Anna"


def without(name: str) -> Json:
    whole = document()
    whole["attributes"] = [each for each in whole["attributes"] if each["attr_id"] != name]
    return whole


def no_calc() -> Json:
    whole = document()
    del whole["attributes"][1]["calc"]
    return whole


def attribute_of(name: str, value: Any) -> Json:
    return document({name: value})


# Attributes stand in the order of ATTRIBUTES: st 0, dx 1, iq 2, ... basic_speed 6, hp 8.
@pytest.mark.parametrize(
    ("whole", "key", "where", "field"),
    [
        (without("dx"), "error-missing-key", "attributes", "dx"),
        (without("basic_speed"), "error-missing-key", "attributes", "basic_speed"),
        (no_calc(), "error-missing-key", "attributes[1]", "calc"),
        (attribute_of("st", -1), "error-out-of-range", "attributes[0].calc (st)", "value"),
        (attribute_of("hp", 0), "error-out-of-range", "attributes[8].calc (hp)", "value"),
        (attribute_of("st", 200_000), "error-out-of-range", "attributes[0].calc (st)", "value"),
        (attribute_of("iq", 10.5), "error-wrong-type", "attributes[2].calc (iq)", "value"),
        (attribute_of("st", "ten"), "error-wrong-type", "attributes[0].calc", "value"),
        (attribute_of("st", True), "error-wrong-type", "attributes[0].calc", "value"),
        (document(traits=[{"levels": "many"}]), "error-wrong-type", "traits[0]", "levels"),
        (document(settings={}), "error-missing-key", "settings", "body_type"),
        (document(skills={}), "error-wrong-type", "", "skills"),
        (document(traits=[{"name": 7}]), "error-wrong-type", "traits[0]", "name"),
        (
            document(skills=[{"name": "Folder", "children": [skill("Knife", 20_000)]}]),
            "error-out-of-range",
            "skills[0].children[0].calc",
            "level",
        ),
        (
            document(equipment=[thing("Sword", "some lb")]),
            "error-wrong-type",
            "equipment[0]",
            "base_weight",
        ),
        (
            document(equipment=[thing("Sword", quantity=-2)]),
            "error-out-of-range",
            "equipment[0]",
            "quantity",
        ),
        (
            document(equipment=[thing("Sword", quantity="two")]),
            "error-wrong-type",
            "equipment[0]",
            "quantity",
        ),
    ],
)
def test_a_wrong_field(tmp_path: Path, whole: Json, key: str, where: str, field: str) -> None:
    path = written(tmp_path, whole)
    message = refusal(path)
    assert message.key == key
    assert message.facts["path"] == (f"{path}: {where}" if where else str(path))
    assert message.facts["key"] == field


def test_what_would_be_right_is_told(tmp_path: Path) -> None:
    message = refusal(written(tmp_path, attribute_of("st", "ten")))
    assert message.facts["expected"] == Message("gcs-expected-decimal")
    message = refusal(written(tmp_path, attribute_of("hp", 0)))
    assert (message.facts["value"], message.facts["lowest"]) == ("0", 1)

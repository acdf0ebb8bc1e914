"""JSON Schema of the files, for editors that complete and check while one types. Loads pydantic."""

from __future__ import annotations

from typing import Any

from tierce.fight.system import System
from tierce.formats.toml.map_model import MapTable
from tierce.formats.toml.models import file_model, mapped_facts, scenario_model

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def schemas(system: System) -> dict[str, Any]:
    """The schemas of `scenario` and `fighter`, and of each data file that people may edit."""
    data = {} if system.data_models is None else system.data_models()
    return {
        "scenario": {**_schema(scenario_model(system)), **_on_map(system)},
        "fighter": _schema(file_model(system)),
        **{name: _schema(model) for name, model in data.items()},
    }


def _on_map(system: System) -> dict[str, Any]:
    """What does not go together with a map: the facts that it tells."""
    facts = dict.fromkeys(mapped_facts(system), False)
    if not facts:
        return {}
    return {"dependentSchemas": {"map": {"properties": {"fact": {"items": {"properties": facts}}}}}}


def map_schema() -> dict[str, Any]:
    """The schema of a map in a file of its own, which is the same for every system."""
    return _schema(MapTable)


def _schema(model: Any) -> dict[str, Any]:
    found: dict[str, Any] = _without_null(model.model_json_schema())
    return {"$schema": DIALECT, **found}


def _without_null(schema: Any) -> Any:
    """The schema without null, which TOML does not have, and without titles made from names."""
    if isinstance(schema, list):
        return [_without_null(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {
        key: _without_null(value)
        for key, value in schema.items()
        if not (key == "default" and value is None) and not _is_made(key, value)
    }
    choices = [each for each in kept.get("anyOf", ()) if each != {"type": "null"}]
    if len(choices) == 1:
        del kept["anyOf"]
        return {**choices[0], **kept}
    return {**kept, "anyOf": choices} if choices else kept


def _is_made(key: str, value: Any) -> bool:
    return key == "title" and isinstance(value, str)

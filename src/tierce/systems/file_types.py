"""What the tables in users' files are made of, for the TOML models of every system.

Importing this loads pydantic, so only functions import the modules that use it. Errors carry the
key of a message as their type and its facts as their context; the reader adds file and place.
"""

from __future__ import annotations

import re
import unicodedata
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import MISSING, dataclass
from fractions import Fraction
from typing import Annotated, Any, ClassVar, NamedTuple

from pydantic import (
    AfterValidator,
    BaseModel,
    ConfigDict,
    Field,
    GetCoreSchemaHandler,
    GetJsonSchemaHandler,
    ValidationInfo,
    WithJsonSchema,
    create_model,
    model_validator,
)
from pydantic_core import CoreSchema, PydanticCustomError, core_schema

from tierce.fight.records import stated_fields
from tierce.fight.slots import Change
from tierce.script.effects import Who

#: Where something stands in a file: keys, and indices counted from 0.
Loc = tuple[str | int, ...]
JsonSchema = dict[str, Any]

_EXACT = re.compile(r"-?\d{1,9}(?:\.\d{1,9}|/\d{1,9})?", re.ASCII)

# More than any notation or seed needs.
_LONGEST = 1000
_HUGE = 10**_LONGEST

#: The context's key for the names of the fighters, where a table is read that names them. Where
#: the context lacks it, some are not known and any name will do.
FIGHTERS = "fighters"


def wrong(key: str, /, **facts: Any) -> PydanticCustomError:
    """What a validator raises: the message `key` with `facts`.

    A fact called `key` names the key at fault where the table as a whole is checked.
    """
    return PydanticCustomError(key, key, facts)


class Problem(NamedTuple):
    """Something wrong at a place in a table, as a message."""

    loc: Loc
    key: str
    facts: Mapping[str, Any]


class Problems(ValueError):
    """All that is wrong with a table whose keys are each right by themselves."""

    def __init__(self, problems: tuple[Problem, ...]) -> None:
        super().__init__("; ".join(f"{p.loc}: {p.key}" for p in problems))
        self.problems = problems


class Table(BaseModel):
    """A table of a file: no unknown keys, no value of another type than the one asked for."""

    model_config = ConfigDict(
        extra="forbid", strict=True, frozen=True, use_attribute_docstrings=True
    )


class FighterTable(Table):
    """What a system's model of a fighter derives from."""

    @abstractmethod
    def sheet(self, base: Any = None) -> Any:
        """The system's sheet; keys not given are those of `base` where there is one.

        Raises Problems where the keys do not go together.
        """

    def begins(self, who: Who) -> Sequence[Change]:
        """What the table says of how the fighter begins a fight, as changes of the state: the
        marks of `start`, where a system has no more to say."""
        start: Iterable[tuple[str, Any]] = getattr(self, "start", None) or ()
        return tuple(Change(who, mark, "put", value) for mark, value in start if value)


class Checked(ABC):
    """What annotates a type whose values `check` alone reads."""

    @abstractmethod
    def check(self, value: Any) -> Any:
        """What the value means; an error where it means nothing."""

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_plain_validator_function(self.check)


class Shorthand(ABC):
    """What annotates a table that may be written shorter."""

    @abstractmethod
    def spread(self, value: Any) -> Any:
        """The table that a shorter value stands for; any other value as it is."""

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_before_validator_function(self.spread, handler(source))


@dataclass(frozen=True)
class Within:
    """A whole number from `lowest` to `highest`."""

    lowest: int
    highest: int

    def check(self, value: int) -> int:
        """The value; an error where it is out of the range."""
        if not self.lowest <= value <= self.highest:
            raise wrong("error-out-of-range", lowest=self.lowest, highest=self.highest)
        return value

    def __get_pydantic_core_schema__(
        self, source: Any, handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        return core_schema.no_info_after_validator_function(self.check, handler(source))

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchema:
        return {**handler(schema), "minimum": self.lowest, "maximum": self.highest}


class Word(Checked):
    """One of a few words."""

    def __init__(self, *words: str) -> None:
        self.words = words

    def check(self, value: Any) -> str:
        """The word; an error where it is none of them."""
        if not isinstance(value, str) or value not in self.words:
            raise wrong("error-not-allowed", known=list(self.words))
        return value

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchema:
        return {"enum": list(self.words)}


@dataclass(frozen=True)
class OrBare(Shorthand):
    """A table of which one key alone may be written: `13` for `{level = 13}`."""

    key: str

    def spread(self, value: Any) -> Any:
        """A bare value as the table it stands for."""
        return value if isinstance(value, dict | BaseModel) else {self.key: value}

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchema:
        whole = handler(schema)
        return {"anyOf": [handler.resolve_ref_schema(whole)["properties"][self.key], whole]}


class EveryPlace(Shorthand):
    """A table from places of the body to amounts, of which one amount may be written for all that
    it then covers."""

    def __init__(
        self, places: Sequence[str], amount: Within, covered: Sequence[str] | None = None
    ) -> None:
        self.places, self.amount = places, amount
        self.covered = places if covered is None else covered

    def spread(self, value: Any) -> Any:
        """An amount as the table it stands for."""
        if isinstance(value, int) and not isinstance(value, bool):
            return dict.fromkeys(self.covered, self.amount.check(value))
        return value

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchema:
        limits = {"minimum": self.amount.lowest, "maximum": self.amount.highest}
        amount = {"type": "integer", **limits}
        places = {
            "type": "object",
            "properties": dict.fromkeys(self.places, amount),
            "additionalProperties": False,
        }
        return {"anyOf": [amount, places]}


@dataclass(frozen=True)
class Notation(Checked):
    """Text in a notation of its own (a number will do where `numbers` says so).

    `read` turns the text into what it means, and raises ValueError where it means nothing;
    the message `expected` then says what would be right. `pattern` is for editors.
    """

    read: Any
    expected: str
    pattern: str
    numbers: bool = False

    def check(self, value: Any) -> Any:
        """What the text means."""
        is_number = isinstance(value, int) and not isinstance(value, bool)
        is_text = isinstance(value, str) and len(value) <= _LONGEST
        if is_text or (self.numbers and is_number and abs(value) < _HUGE):
            try:
                return self.read(str(value))
            except ValueError:
                pass
        raise wrong("error-wrong-type", expected=self.expected)

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchema:
        text: JsonSchema = {"type": "string", "pattern": f"^(?:{self.pattern})$"}
        return {"anyOf": [{"type": "integer"}, text]} if self.numbers else text


@dataclass(frozen=True)
class Exact(Checked):
    """An exact number from `lowest` to `highest`: 5, 5.75 or "23/4"."""

    lowest: int
    highest: int

    def check(self, value: Any) -> Fraction:
        """The number; an error where it is none, or out of the range."""
        if isinstance(value, bool) or not isinstance(value, int | float | str):
            raise wrong("error-wrong-type", expected="expected-fraction")
        if isinstance(value, str) and not _EXACT.fullmatch(value):
            raise wrong("error-wrong-type", expected="expected-fraction")
        try:
            number = Fraction(str(value))
        except (ValueError, ZeroDivisionError):  # nan, inf; 1/0
            raise wrong("error-wrong-type", expected="expected-fraction") from None
        if not self.lowest <= number <= self.highest:
            raise wrong("error-out-of-range", lowest=self.lowest, highest=self.highest)
        return number

    def __get_pydantic_json_schema__(
        self, schema: CoreSchema, handler: GetJsonSchemaHandler
    ) -> JsonSchema:
        number = {"type": "number", "minimum": self.lowest, "maximum": self.highest}
        return {"anyOf": [number, {"type": "string", "pattern": f"^{_EXACT.pattern}$"}]}


def name_fault(name: str) -> str | None:
    """Why a fighter cannot be called so, as one word; None where it can.

    Names are parts of the addresses in a log, and "GM" is the one who is no fighter.
    """
    if not name.strip():
        return "empty"
    if name != name.strip():
        return "blank"
    if name == "GM":
        return "gm"
    if any(unicodedata.category(each) in ("Cc", "Cs", "Zl", "Zp") for each in name):
        return "control"
    return next((word for sign, word in (("/", "slash"), ("@", "at")) if sign in name), None)


def _fighter_name(name: str) -> str:
    fault = name_fault(name)
    if fault is not None:
        raise wrong("toml-name", fault=fault)
    return name


def _thing_name(name: str) -> str:
    if not name.strip():
        raise wrong("toml-name", fault="empty")
    return name


def _somebody(name: str, info: ValidationInfo) -> str:
    known = (info.context or {}).get(FIGHTERS)
    if known is not None and name not in known:
        raise wrong("error-unknown-name", name=name, known=list(known))
    return name


def stated_in(table: Table, plain: Iterable[str], **made: Any) -> dict[str, Any]:
    """Of what a table states, the fields of a sheet: `plain` keys as they stand, others as they
    were `made`. Keys not given are left out."""
    known = {**{key: getattr(table, key) for key in plain}, **made}
    return {key: value for key, value in known.items() if key in table.model_fields_set}


def record_table(kind: type[Any], base: type[Table] = Table) -> type[Table]:
    """The model of a table that states a record (`tierce.fight.records`): its name and its keys.

    Fields of other kinds are for whoever derives from it.
    """
    stated: dict[str, Any] = {}
    for each in stated_fields(kind):
        about = each.metadata.get("about", "What it is called.")
        default = ... if each.default is MISSING else each.default
        stated[each.name] = (_type_of(each), Field(default, description=about))
    doc = (kind.__doc__ or "").partition("\n")[0]
    model: type[Table] = create_model(f"{kind.__name__}Table", __base__=base, __doc__=doc, **stated)
    return model


def record_file(name: str, kinds: Mapping[str, type[Any]]) -> type[Table]:
    """The model of a data file that lists records, by the keys of their tables."""
    tables: dict[str, Any] = {
        each: (list.__class_getitem__(record_table(kind)), Field(default_factory=list))
        for each, kind in kinds.items()
    }
    doc = "What a system lists; people may add to it."
    model: type[Table] = create_model(name.title(), __base__=Table, __doc__=doc, **tables)
    return model


def record_files(files: Mapping[str, Mapping[str, type[Any]]]) -> dict[str, type[Table]]:
    """The models of a system's data files, by the names of the files."""
    return {name: record_file(name, kinds) for name, kinds in files.items()}


def _type_of(each: Any) -> Any:
    if each.default is MISSING:
        return ThingName
    if isinstance(each.default, bool):
        return bool
    if isinstance(each.default, str):
        words = each.metadata["words"]
        return Annotated[str, Word(*words)] if words else str
    number = Annotated[int, Within(each.metadata["lowest"], each.metadata["highest"])]
    return number if each.default is not None else number | None


_NAME_SCHEMA = {"type": "string", "minLength": 1, "pattern": r"^[^/@]+$", "not": {"const": "GM"}}
#: The name of a fighter.
FighterName = Annotated[str, AfterValidator(_fighter_name), WithJsonSchema(_NAME_SCHEMA)]
#: The name of a thing.
ThingName = Annotated[
    str, AfterValidator(_thing_name), WithJsonSchema({"type": "string", "minLength": 1})
]
#: The name of a fighter who is in the fight.
Somebody = Annotated[str, AfterValidator(_somebody)]


class FactTable(Table):
    """How one fighter stands to another, as the GM states it: every fact may be left out."""

    #: Facts that are the same whichever of the two is named first.
    mutual: ClassVar[tuple[str, ...]] = ()

    one: Somebody = Field(alias="from")
    """One of the two: who strikes, where that matters."""
    other: Somebody = Field(alias="to")
    """The other: who is struck."""

    @model_validator(mode="after")
    def _about_two(self) -> FactTable:
        if self.one == self.other:
            raise wrong("toml-fact-self", key="to", name=self.other)
        facts = [key for key in type(self).model_fields if key not in FactTable.model_fields]
        if not self.says(facts):
            raise wrong("toml-fact-nothing", key=facts[0], known=facts)
        return self

    def against(self, before: FactTable) -> Iterator[str]:
        """The facts that `before` states otherwise of the same two."""
        turned = (self.one, self.other) == (before.other, before.one)
        if not turned and (self.one, self.other) != (before.one, before.other):
            return
        for key in type(self).model_fields:
            if key in FactTable.model_fields or (turned and key not in self.mutual):
                continue
            said, now = getattr(before, key), getattr(self, key)
            if None not in (said, now) and said != now:
                yield key

    def says(self, facts: Sequence[str]) -> bool:
        """Whether any of the facts is stated."""
        return any(getattr(self, key) is not None for key in facts)

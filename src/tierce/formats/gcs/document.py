"""What a .gcs document holds, as far as it is read: pydantic models of its JSON.

Importing this loads pydantic, so only functions import it. A document is written by a program and
has far more in it than a fight needs: unknown keys are let be.
"""

from __future__ import annotations

from decimal import Decimal
from fractions import Fraction
from typing import Annotated, Any

from pydantic import AliasChoices, BaseModel, BeforeValidator, ConfigDict, Field, PlainValidator
from pydantic_core import PydanticCustomError

from tierce.formats.gcs.weights import read_weight
from tierce.systems.file_types import Within

Number = int | Decimal
#: Levels and bonuses beyond this are no character's.
_MOST = 10_000
Whole = Annotated[int, Within(-_MOST, _MOST)]


def _weight(value: Any) -> Fraction:
    """A weight in pounds; an error of the type ``weight`` where it is none."""
    try:
        return read_weight(str(value))
    except ValueError:
        raise PydanticCustomError("weight", "no weight") from None


def _number(value: Any) -> Any:
    """A number that older versions wrote as text."""
    try:
        return Decimal(value) if isinstance(value, str) else value
    except ArithmeticError:
        return value


def _criterion(value: Any) -> Any:
    """The name in a criterion such as ``{"compare": "is", "qualifier": "Brawling"}``."""
    return value.get("qualifier", "") if isinstance(value, dict) else value


def _protection(value: Any) -> Any:
    """DR by kind of damage; older versions wrote one number."""
    whole = isinstance(value, int) and not isinstance(value, bool)
    return {"all": value} if whole else value


def _places(value: Any) -> Any:
    """Names of places; older versions wrote one."""
    return (
        (value,) if isinstance(value, str) else tuple(value) if isinstance(value, list) else value
    )


Level = Annotated[Number, BeforeValidator(_number)]
Name = Annotated[str, BeforeValidator(_criterion)]
Protection = Annotated[dict[str, Whole], BeforeValidator(_protection)]
Places = Annotated[tuple[str, ...], BeforeValidator(_places)]
Pounds = Annotated[Fraction | None, PlainValidator(_weight)]


class Part(BaseModel):
    """A JSON object of the document."""

    model_config = ConfigDict(extra="ignore", strict=True, frozen=True, populate_by_name=True)


class AttributeCalc(Part):
    """``current`` is what is left of a pool (HP, FP)."""

    value: Number
    current: Annotated[int, Within(-1_000_000, 1_000_000)] | None = None


class Attribute(Part):
    attr_id: str
    calc: AttributeCalc | None = None


class Feature(Part):
    """A bonus that something gives. ``reduction`` belongs to containers that lighten their load,
    ``locations`` and ``specialization`` (a kind of damage) to armour."""

    type: str
    attribute: str = ""
    limitation: str = ""
    amount: Number | str = 0
    per_level: bool = False
    reduction: str = ""
    locations: Places = Field(default=(), validation_alias=AliasChoices("locations", "location"))
    specialization: Name = ""


class Modifier(Part):
    """A modifier of a trait or of equipment, or a folder of such."""

    name: str = ""
    disabled: bool = False
    features: list[Feature] = []
    weight: str = ""
    weight_type: str = "to_original_weight"
    children: list[Modifier] = []


class Default(Part):
    """What a weapon is used with: an attribute or a skill, and the penalty."""

    type: str
    name: Name = ""
    specialization: Name = ""
    modifier: Whole = 0


class DamageEntry(Part):
    st: str = ""


class WeaponCalc(Part):
    level: Whole = 0
    damage: str = ""
    parry: str = ""
    block: str = ""
    range: str = ""
    reach: str = ""


class Usage(Part):
    """One way to use a weapon; the program calls each a weapon."""

    id: str = ""
    type: str = ""
    hide: bool = False
    usage: str = ""
    damage: DamageEntry = DamageEntry()
    strength: str = ""
    reach: str = ""
    parry: str = ""
    block: str = ""
    accuracy: str = ""
    range: str = ""
    rate_of_fire: str = ""
    shots: str = ""
    bulk: str = ""
    recoil: str = ""
    defaults: list[Default] = []
    calc: WeaponCalc = WeaponCalc()

    @property
    def ranged(self) -> bool:
        """Whether it is used at range: version 5 tells by the id, older ones by the type."""
        return self.type == "ranged_weapon" if self.type else self.id.startswith("W")


class TraitCalc(Part):
    current_level: Number | None = None


class Trait(Part):
    """A trait, or a folder of traits."""

    name: str = ""
    disabled: bool = False
    levels: Level | None = None
    calc: TraitCalc = TraitCalc()
    features: list[Feature] = []
    modifiers: list[Modifier] = []
    weapons: list[Usage] = []
    replacements: dict[str, str] = {}
    children: list[Trait] = []


class SkillCalc(Part):
    level: Whole = 0


class SkillEntry(Part):
    """A skill, a technique (which has a ``default``), or a folder of such."""

    name: str = ""
    specialization: str = ""
    points: Number = 0
    default: Default | None = None
    encumbrance_penalty_multiplier: Whole = 0
    calc: SkillCalc | None = None
    replacements: dict[str, str] = {}
    children: list[SkillEntry] = []


class EquipmentCalc(Part):
    """``extended_weight`` is that of all of them, with what is in them."""

    weight: Pounds = None
    extended_weight: Pounds = None


class Equipment(Part):
    """A thing carried, or a container of such. The weight is that of one, without modifiers.

    A quantity that is left out is none; version 2 left that of its containers out too, which are
    one.
    """

    description: str = ""
    notes: str = Field(default="", validation_alias=AliasChoices("local_notes", "notes"))
    type: str = ""
    quantity: Annotated[Number, Within(0, 1_000_000)] | None = None
    equipped: bool = False
    weight: Pounds = Field(default=None, validation_alias=AliasChoices("base_weight", "weight"))
    calc: EquipmentCalc = EquipmentCalc()
    features: list[Feature] = []
    modifiers: list[Modifier] = []
    weapons: list[Usage] = []
    replacements: dict[str, str] = {}
    children: list[Equipment] = []

    @property
    def count(self) -> Fraction:
        """How many there are."""
        if self.quantity is None:
            return Fraction(1 if self.type == "equipment_container" else 0)
        return Fraction(self.quantity)


class LocationCalc(Part):
    dr: Protection


class Location(Part):
    id: str
    hit_penalty: Whole = 0
    calc: LocationCalc
    sub_table: Body | None = None


class Body(Part):
    locations: list[Location] = Field(min_length=1)


class Settings(Part):
    body_type: Body = Field(validation_alias=AliasChoices("body_type", "hit_locations"))
    damage_progression: str = "basic_set"


class Profile(Part):
    name: str = ""
    title: str = ""
    size: Whole = Field(default=0, validation_alias="SM")


class DocumentCalc(Part):
    """What the program worked out; only ever compared with, never taken over."""

    dodge: list[Whole] = []
    move: list[Whole] = []
    basic_lift: Pounds = None
    thrust: str = ""
    swing: str = ""


class Document(Part):
    """A whole file."""

    version: int
    profile: Profile = Profile()
    settings: Settings
    attributes: list[Attribute]
    traits: list[Trait] = Field(default=[], validation_alias=AliasChoices("traits", "advantages"))
    skills: list[SkillEntry] = []
    equipment: list[Equipment] = []
    calc: DocumentCalc = DocumentCalc()

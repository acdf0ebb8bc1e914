"""A fighter as a file states it, and the sheet it makes. Loads pydantic.

What a file leaves out follows by the game's own arithmetic: HP from ST, Will and Per from IQ, FP
from HT, Basic Speed and Move, thrust and swing, the level of a weapon from that of its skill.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import replace
from fractions import Fraction
from typing import Annotated, Any

from pydantic import Field, model_validator

from tierce.fight.slots import Change, Condition
from tierce.script.effects import Who
from tierce.systems.file_types import (
    EveryPlace,
    Exact,
    FighterTable,
    Loc,
    Notation,
    OrBare,
    Problem,
    Problems,
    Table,
    ThingName,
    Within,
    Word,
    stated_in,
    wrong,
)
from tierce.systems.gurps.sheet import (
    AREAS,
    BUILDS,
    PROJECTILES,
    QUALITIES,
    TRAITS,
    Damage,
    Melee,
    Ranged,
    Sheet,
    Shield,
    Skill,
    Vehicle,
    Weapon,
)
from tierce.systems.gurps.slots import ACTED, POSTURES
from tierce.systems.gurps.strength import LEAST, MOST
from tierce.systems.gurps.weapon_notation import (
    DAMAGE_PATTERN,
    PARRY_PATTERN,
    RANGE_PATTERN,
    REACH_PATTERN,
    Parry,
    WrittenDamage,
    read_damage,
    read_parry,
    read_range,
    read_reach,
)

#: Where armour may be. A bare `dr` covers all of them but the eyes.
LOCATIONS = (
    "torso",
    "vitals",
    "groin",
    "neck",
    "skull",
    "face",
    "eye",
    "arm",
    "hand",
    "leg",
    "foot",
)
#: What may stand in a skill's place, as weapon tables write it.
_ATTRIBUTES = {"ST": "st", "DX": "dx", "IQ": "iq", "HT": "ht", "Will": "will", "Per": "per"}
COVERED = tuple(each for each in LOCATIONS if each != "eye")
_MOST_DR = 1000

Level = Annotated[int, Within(0, 100)]
Bonus = Annotated[int, Within(-20, 20)]
Pounds = Annotated[Fraction, Exact(0, 100_000)]
Hands = Annotated[int, Within(1, 2)]
MinimumSt = Annotated[int, Within(0, 1000)]
DamageText = Annotated[
    WrittenDamage, Notation(read_damage, "gurps-expected-damage", DAMAGE_PATTERN)
]
ReachText = Annotated[
    tuple[int, int], Notation(read_reach, "gurps-expected-reach", REACH_PATTERN, numbers=True)
]
ParryText = Annotated[
    Parry, Notation(read_parry, "gurps-expected-parry", PARRY_PATTERN, numbers=True)
]
RangeText = Annotated[
    tuple[int, int], Notation(read_range, "gurps-expected-range", RANGE_PATTERN, numbers=True)
]


_DR = Within(0, _MOST_DR)
Dr = Annotated[
    dict[Annotated[str, Word(*LOCATIONS)], Annotated[int, _DR]],
    EveryPlace(LOCATIONS, _DR, COVERED),
]


class SkillTable(Table):
    """A skill: its level and the points in it."""

    level: Level
    """The level it is rolled at."""
    points: Annotated[int, Within(0, 1000)] = 1
    """Character points in it; 0 is a default."""


class TraitTable(Table):
    """A trait the rules read."""

    name: Annotated[str, Word(*TRAITS)]
    """Which."""
    level: Annotated[int, Within(1, 100)] | None = None
    """Its level, where it comes in levels."""


class MeleeTable(Table):
    """A way to use a weapon in melee."""

    name: ThingName
    """What it is called, such as "swing"."""
    skill: ThingName
    """The skill it is used with."""
    level: Level | None = None
    """The skill's level with this weapon. Left out: the level under `skills`."""
    damage: DamageText
    """Dice and type: "2d+1 cut", "sw+1 cut" by ST, "3d(2) imp" with armour divisor 2."""
    reach: ReachText = Field(1, validate_default=True)
    """In yards: 1, "C" (close combat), "1,2"."""
    parry: ParryText = Field(0, validate_default=True)
    """The Parry entry: 0, "-1F" (fencing), "0U" (unbalanced), "No"."""
    hands: Hands = 1
    """How many hands hold it."""
    thrust: bool | None = None
    """Whether the blow is a thrust. Left out: whether the damage is by thrust ("thr")."""
    st_based: bool = True
    """Whether strength is behind the damage; false for a force sword."""
    unready: bool = False
    """Whether it must be readied again after an attack."""
    flail: bool = False
    """Whether it is a flail, which is hard to parry and to block."""
    min_st: MinimumSt = 0
    """The ST it asks for: every point short takes 1 from the level."""


class RangedTable(Table):
    """A way to use a weapon at range."""

    name: ThingName
    """What it is called, such as "shot"."""
    skill: ThingName
    """The skill it is used with."""
    level: Level | None = None
    """The skill's level with this weapon. Left out: the level under `skills`."""
    damage: DamageText
    """Dice and type: "1d+2 imp", "thr+2 imp" by ST."""
    projectile: Annotated[str, Word(*PROJECTILES)]
    """How the attack travels, which decides what can stop it."""
    range: RangeText
    """In yards: 150, or "100/150" where damage is halved from 100 on."""
    accuracy: Annotated[int, Within(0, 50)] = 0
    """The bonus for aiming."""
    rate: Annotated[int, Within(1, 1000)] = 1
    """Shots a second."""
    recoil: Annotated[int, Within(1, 100)] = 1
    """Recoil."""
    bulk: Bonus = 0
    """Bulk, as a penalty: -4."""
    shots: Annotated[int, Within(1, 100_000)] = 1
    """Shots before it must be loaded again."""
    hands: Hands = 1
    """How many hands hold it."""
    min_st: MinimumSt = 0
    """The ST it asks for: every point short takes 1 from the level."""
    st_based: bool | None = None
    """Whether strength is behind the damage. Left out: true for thrown and drawn weapons."""
    area: Annotated[str, Word(*AREAS)] | None = None
    """What it fills, where it is no single missile: an "explosion" around the target, a "cone", an
    "area"."""
    width: Annotated[int, Within(1, 10_000)] | None = None
    """How many yards a cone is wide at its full range. Left out: whom it catches is stated."""
    radius: Annotated[int, Within(1, 10_000)] | None = None
    """How many yards an area reaches around its target. Left out: whom it catches is stated."""

    @model_validator(mode="after")
    def _fits_its_area(self) -> RangedTable:
        for key, area in (("width", "cone"), ("radius", "area")):
            if getattr(self, key) is not None and self.area != area:
                raise wrong("gurps-file-other-area", key=key, area=area)
        return self


class WeaponTable(Table):
    """A weapon."""

    name: ThingName
    """What it is called; once for each fighter."""
    weight: Pounds = Field(0, validate_default=True)
    """In pounds."""
    quality: Annotated[str, Word(*QUALITIES)] = "good"
    """How well it is made."""
    melee: list[MeleeTable] = Field(default_factory=list)
    """The ways to use it in melee."""
    ranged: list[RangedTable] = Field(default_factory=list)
    """The ways to use it at range."""
    natural: str = ""
    """The limb that strikes, where the weapon is a part of the body: "fist", "foot", "teeth";
    "slam" is the whole body."""
    improvised: bool = False
    """Whether it is a thing not made to fight with."""
    fragile: bool = False
    """Whether a parry spoils it, as a bow."""


class ShieldTable(Table):
    """A shield, or a cloak."""

    name: ThingName
    """What it is called."""
    db: Annotated[int, Within(0, 10)]
    """Its Defense Bonus: 1 small, 2 medium, 3 large."""
    level: Level | None = None
    """The level of the skill that blocks with it. Left out: the level under `skills`."""
    skill: ThingName = "Shield"
    """The skill that blocks with it."""
    weight: Pounds = Field(0, validate_default=True)
    """In pounds."""
    light: bool = False
    """Whether it hampers nobody, as a force shield: from DB 3 on any other takes 2 from attacks."""


class VehicleTable(Table):
    """A vehicle the fighter drives, which dodges in its place."""

    name: ThingName
    """What it is called."""
    level: Level
    """The level of the skill that steers it."""
    handling: Bonus = 0
    """Its Handling."""


#: Conditions a fighter may begin in that last until something ends them, each with its clause.
_LASTING = {"flying": "gurps.dodge.acrobatic", "swimming": "gurps.drop.flying"}


class StartTable(Table):
    """How a fighter begins a fight, where that is not on its feet, awake and ready."""

    posture: Annotated[str, Word(*POSTURES)] = "standing"
    """Its posture."""
    stun: Annotated[str, Word("physical", "mental")] | None = None
    """Stunned: HT at the end of each turn ends it, or IQ where it is mental."""
    surprised: bool = False
    """Whether it is surprised, and must do nothing in its first turn."""
    flying: bool = False
    """Whether it flies: it dodges by Aerobatics, not by Acrobatics."""
    swimming: bool = False
    """Whether it swims: there is no ground to drop to."""

    def changes(self, who: Who) -> Iterator[Change]:
        """What it changes in the state."""
        if self.posture != "standing":
            yield Change(who, "posture", "put", self.posture)
        if self.stun is not None:
            yield Change(who, "stun", "put", self.stun)
        if self.surprised:
            condition = Condition("surprised", "gurps.manoeuvre.do-nothing", (ACTED, who))
            yield Change(who, "conditions", "begin", condition)
        for name, clause in _LASTING.items():
            if getattr(self, name):
                yield Change(who, "conditions", "begin", Condition(name, clause))


class GurpsFighter(FighterTable):
    """A fighter."""

    st: Annotated[int, Within(1, 1000)] = 10
    """Strength."""
    dx: Annotated[int, Within(1, 100)] = 10
    """Dexterity."""
    iq: Annotated[int, Within(0, 100)] = 10
    """Intelligence."""
    ht: Annotated[int, Within(1, 100)] = 10
    """Health."""
    will: Level | None = None
    """Left out: IQ."""
    per: Level | None = None
    """Left out: IQ."""
    hp: Annotated[int, Within(1, 10_000)] | None = None
    """Hit points. Left out: ST."""
    fp: Annotated[int, Within(0, 1000)] | None = None
    """Fatigue points. Left out: HT."""
    basic_speed: Annotated[Fraction, Exact(0, 100)] | None = None
    """Left out: a quarter of DX and HT together."""
    basic_move: Annotated[int, Within(0, 1000)] | None = None
    """In yards a second. Left out: Basic Speed without its fraction."""
    encumbrance: Annotated[int, Within(0, 4)] = 0
    """0 none, 1 light, 2 medium, 3 heavy, 4 extra-heavy."""
    size: Bonus = 0
    """Size Modifier."""
    build: Annotated[str, Word(*BUILDS)] = "living"
    """What the body is made of: "unliving" (a machine, the walking dead), "homogenous" (a stone
    figure, a tree), "diffuse" (a swarm, a thing of air)."""
    dodge_bonus: Bonus = 0
    """From what neither `traits` nor the shield gives."""
    parry_bonus: Bonus = 0
    """From what neither `traits` nor the shield gives."""
    block_bonus: Bonus = 0
    """From what neither `traits` nor the shield gives."""
    db: Annotated[int, Within(0, 10)] = 0
    """Defense Bonus from other than a shield, such as a spell."""
    skills: dict[str, Annotated[SkillTable, OrBare("level")]] = Field(default_factory=dict)
    """Skills with their levels."""
    weapon: list[WeaponTable] = Field(default_factory=list)
    """Weapons, each a table [[weapon]]."""
    shield: ShieldTable | None = None
    """A shield or cloak."""
    main: str | None = None
    """What the favoured hand holds; "" is nothing. Left out: the first weapon."""
    off: str | None = None
    """What the other hand holds. Left out: the shield, where that hand is free."""
    dr: Dr = Field(default_factory=dict)
    """Armour: an amount for the whole body but the eyes, or one for each place."""
    flexible: Dr = Field(default_factory=dict)
    """How much of `dr` is flexible, under the rest of it: it lets blunt trauma through."""
    traits: list[Annotated[TraitTable, OrBare("name")]] = Field(default_factory=list)
    """Traits the rules read: "combat-reflexes", or {name = "hard-to-kill", level = 2}."""
    vehicle: VehicleTable | None = None
    """A vehicle the fighter drives."""
    start: StartTable | None = None
    """How the fighter begins a fight, such as {posture = "prone", stun = "mental"}."""

    def sheet(self, base: Any = None) -> Sheet:
        return sheet_from(self, base)

    def begins(self, who: Who) -> Sequence[Change]:
        return () if self.start is None else tuple(self.start.changes(who))


#: Keys whose values the sheet takes as they stand.
_PLAIN = (
    "st",
    "dx",
    "iq",
    "ht",
    "will",
    "per",
    "hp",
    "fp",
    "basic_speed",
    "basic_move",
    "encumbrance",
    "size",
    "build",
    "dodge_bonus",
    "parry_bonus",
    "block_bonus",
    "db",
)


def sheet_from(table: GurpsFighter, base: Sheet | None = None) -> Sheet:
    """The sheet of a fighter; keys not given are those of `base` where there is one.

    Raises Problems where a weapon has no level, a name stands twice, a hand holds what the
    fighter does not have, or ST gives no damage.
    """
    given = table.model_fields_set
    said = stated_in(
        table,
        _PLAIN,
        skills=_skills(table),
        dr=tuple(sorted(table.dr.items())),
        flexible=tuple(sorted(table.flexible.items())),
    )
    sheet = Sheet(**_derived(table) | said) if base is None else replace(base, **said)
    if "traits" in given:
        levels = {each.name: each.level for each in table.traits if each.level is not None}
        traits = frozenset(each.name for each in table.traits)
        sheet = replace(sheet, traits=traits, trait_levels=tuple(sorted(levels.items())))
    if "vehicle" in given and table.vehicle is not None:
        sheet = replace(sheet, vehicle=Vehicle(**dict(table.vehicle)))
    return _armed(table, sheet, given)


def _derived(table: GurpsFighter) -> dict[str, Any]:
    speed = Fraction(table.dx + table.ht, 4)
    if table.basic_speed is not None:
        speed = table.basic_speed
    return {
        "will": table.iq,
        "per": table.iq,
        "hp": table.st,
        "fp": table.ht,
        "basic_speed": speed,
        "basic_move": int(speed),
    }


def _skills(table: GurpsFighter) -> tuple[Skill, ...]:
    return tuple(Skill(name, each.level, each.points) for name, each in table.skills.items())


def _armed(table: GurpsFighter, sheet: Sheet, given: Collection[str]) -> Sheet:
    forge = _Forge(sheet)
    if "weapon" in given:
        sheet = replace(sheet, weapons=tuple(forge.weapons(table.weapon)))
    if "shield" in given and table.shield is not None:
        sheet = replace(sheet, shield=forge.shield(table.shield))
    sheet = replace(sheet, main=_main(table, sheet))
    sheet = replace(sheet, off=_off(table, sheet))
    problems = (*forge.problems, *_twice(sheet.weapons), *_held(sheet))
    if problems:
        raise Problems(problems)
    return sheet


class _Forge:
    """Makes the weapons of a sheet and gathers what is wrong with them."""

    def __init__(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.problems: list[Problem] = []

    def weapons(self, tables: Sequence[WeaponTable]) -> Iterator[Weapon]:
        """The weapons of these tables."""
        for index, table in enumerate(tables):
            at: Loc = ("weapon", index)
            yield Weapon(
                table.name,
                table.weight,
                table.quality,
                tuple(self.melee((*at, "melee", n), m) for n, m in enumerate(table.melee)),
                tuple(self.ranged((*at, "ranged", n), r) for n, r in enumerate(table.ranged)),
                table.natural,
                table.improvised,
                table.fragile,
            )

    def shield(self, table: ShieldTable) -> Shield:
        """The shield of this table."""
        level = self.level(("shield",), table.level, table.skill)
        return Shield(table.name, table.db, level, table.skill, table.weight, table.light)

    def melee(self, at: Loc, table: MeleeTable) -> Melee:
        """A way to use a weapon in melee."""
        thrust = table.damage.basic == "thr" if table.thrust is None else table.thrust
        return Melee(
            table.name,
            table.skill,
            self.level(at, table.level, table.skill),
            self.damage(at, table.damage, table.st_based),
            table.reach,
            table.parry.number,
            table.parry.fencing,
            table.parry.unbalanced,
            table.hands,
            thrust,
            table.unready,
            table.flail,
            table.min_st,
        )

    def ranged(self, at: Loc, table: RangedTable) -> Ranged:
        """A way to use a weapon at range."""
        by_strength = table.projectile in ("thrown", "muscle")
        st_based = by_strength if table.st_based is None else table.st_based
        half, maximum = table.range
        return Ranged(
            table.name,
            table.skill,
            self.level(at, table.level, table.skill),
            self.damage(at, table.damage, st_based),
            table.projectile,
            maximum,
            half,
            table.accuracy,
            table.rate,
            table.recoil,
            table.bulk,
            table.shots,
            table.hands,
            table.min_st,
            table.area or "",
            table.width or 0,
            table.radius or 0,
        )

    def level(self, at: Loc, stated: int | None, skill: str) -> int:
        """The level stated, else the skill's (or attribute's); a problem where there is neither."""
        if stated is not None:
            return stated
        attribute = _ATTRIBUTES.get(skill)
        if attribute is not None:
            by_attribute: int = getattr(self.sheet, attribute)
            return by_attribute
        known = self.sheet.skill(skill)
        if known is None:
            facts = {"key": "level", "skill": skill}
            self.problems.append(Problem(at, "gurps-file-no-level", facts))
            return 0
        return known.level

    def damage(self, at: Loc, written: WrittenDamage, st_based: bool) -> Damage:
        """The damage at the fighter's strength; a problem where ST gives none."""
        try:
            return replace(written.by(self.sheet.st), st_based=st_based)
        except ValueError:
            facts = {"st": self.sheet.st, "lowest": LEAST, "highest": MOST}
            self.problems.append(Problem((*at, "damage"), "gurps-file-no-basic-damage", facts))
            return Damage(written.dice, written.type)


def _main(table: GurpsFighter, sheet: Sheet) -> str:
    if table.main is not None:
        return table.main
    names = [weapon.name for weapon in sheet.weapons]
    if sheet.main in names:
        return sheet.main
    return next((weapon.name for weapon in sheet.weapons if not weapon.natural), "")


def _off(table: GurpsFighter, sheet: Sheet) -> str:
    if table.off is not None:
        return table.off
    if _two_handed(sheet, sheet.main):
        return ""
    if sheet.off in _things(sheet) and sheet.off != sheet.main:
        return sheet.off
    return sheet.shield.name if sheet.shield is not None else ""


def _things(sheet: Sheet) -> list[str]:
    shield = [sheet.shield.name] if sheet.shield is not None else []
    return [*(weapon.name for weapon in sheet.weapons), *shield]


def _two_handed(sheet: Sheet, name: str) -> bool:
    """Whether a weapon has no use in one hand."""
    held = [weapon for weapon in sheet.weapons if weapon.name == name]
    hands = [mode.hands for weapon in held for mode in weapon.melee]
    hands += [mode.hands for weapon in held for mode in weapon.ranged]
    return bool(hands) and min(hands) == 2


def _twice(weapons: Sequence[Weapon]) -> Iterator[Problem]:
    seen: set[str] = set()
    for index, weapon in enumerate(weapons):
        if weapon.name in seen:
            facts = {"name": weapon.name}
            yield Problem(("weapon", index, "name"), "gurps-file-weapon-twice", facts)
        seen.add(weapon.name)
        modes = [mode.name for mode in weapon.melee], [mode.name for mode in weapon.ranged]
        for kind, names in zip(("melee", "ranged"), modes, strict=True):
            for n, name in enumerate(names):
                if name in names[:n]:
                    at = ("weapon", index, kind, n, "name")
                    yield Problem(at, "gurps-file-mode-twice", {"name": name})


def _held(sheet: Sheet) -> Iterator[Problem]:
    known = _things(sheet)
    for hand, thing in (("main", sheet.main), ("off", sheet.off)):
        if thing and thing not in known:
            yield Problem((hand,), "error-unknown-name", {"name": thing, "known": known})
    if not sheet.off:
        return
    if sheet.off == sheet.main:
        yield Problem(("off",), "gurps-file-both-hands", {"name": sheet.off})
    elif _two_handed(sheet, sheet.main):
        yield Problem(("off",), "gurps-file-two-handed", {"name": sheet.main})
    elif _two_handed(sheet, sheet.off):
        yield Problem(("off",), "gurps-file-two-handed", {"name": sheet.off})

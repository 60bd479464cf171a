"""The facts of armies and their leaders: units, neutrals, heroes and specialties, towns and buildings."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from ludoteka.games.heroes3.entries.parts import (
    Cost,
    Entry,
    Fact,
    Gains,
    Part,
    Play,
    Price,
)
from ludoteka.games.heroes3.entries.words import (
    AbilityCode,
    AbilityMoment,
    AbilityScope,
    BoxId,
    BuildingDeed,
    BuildingId,
    Count,
    Face,
    FactionId,
    Family,
    Moment,
    Movement,
    Number,
    Rate,
    School,
    SiegePiece,
    Slug,
    Source,
    StatisticId,
    Tier,
    TileId,
    Trigger,
)


class UnitAbility(Part, frozen=True, kw_only=True):
    """A special ability printed on a side of a unit, and its figures (H3-UNIT-06)."""

    trigger: Trigger
    code: AbilityCode
    when: AbilityMoment = "always"
    scope: AbilityScope = "self"
    amount: Count = 0
    all_damage: bool = False
    heal: Count = 0
    attack: Count = 0
    cards: Count = 0
    cubes: Count = 0
    faces: tuple[Face, ...] = ()
    spaces: Count = 0
    targets: Count = 0
    rounds: Count = 0
    uses_per_combat: Count = 0
    gold: Count = 0
    valuables: Count = 0
    spells: tuple[Slug, ...] = ()
    schools: tuple[School, ...] = ()
    window: Literal["none", "activation", "combat_round"] = "none"
    who: Literal["all", "enemies", "ground_or_flying"] = "all"
    pieces: tuple[SiegePiece, ...] = ()
    unit: Slug | None = None
    location: Slug | None = None
    also_specialties: bool = False
    optional: bool = False


class Side(Part, frozen=True, kw_only=True):
    """The figures of one side of a unit card (H3-UNIT-02)."""

    attack: Count
    defense: Count
    hp: Number
    initiative: Count
    movement: Movement
    abilities: tuple[UnitAbility, ...] = ()


class TwoSided(Entry, frozen=True, kw_only=True):
    """A card with a Few and a Pack side (H3-UNIT-01)."""

    name: str
    box: BoxId
    tier: Tier
    families: tuple[Family, ...] = ()
    few: Side
    pack: Side


class Unit(TwoSided, frozen=True, kw_only=True):
    """A unit of a faction with its prices (H3-UNIT-01, H3-RECRUIT-01, H3-RECRUIT-02)."""

    faction: FactionId
    order: Annotated[int, msgspec.Meta(ge=1, le=7)]
    recruit: Cost
    reinforce: Cost


class AlternateUnit(Unit, frozen=True, kw_only=True):
    """Another card for a unit, used in place of the usual one."""

    replaces: Slug


class SummonedUnit(TwoSided, frozen=True, kw_only=True):
    """A unit that only a spell brings into a combat."""

    school: School


class SiegeFacts(Fact, frozen=True, kw_only=True):
    """Walls, gate and arrow tower of a besieged town (H3-SIEGE-01, H3-SIEGE-02, H3-SIEGE-03, H3-SIEGE-04)."""

    walls: Number
    gates: Number
    cover: Count
    arrow_tower: Side


class Neutral(Entry, frozen=True, kw_only=True):
    """A neutral unit card (H3-UNIT-10)."""

    name: str
    unit: Slug
    tier: Tier
    faction: FactionId | Literal["none"]
    box: BoxId
    copies: Number
    copies_source: Source
    families: tuple[Family, ...] = ()
    recruit: Cost
    side: Side


class BankGuard(Entry, frozen=True, kw_only=True):
    """A guard of a creature bank."""

    bank: Slug
    unit: Slug
    side: Side


class SpecialUnit(Entry, frozen=True, kw_only=True):
    """A unit that a scenario brings along: it guards fields and is in no deck."""

    name: str
    tier: Tier
    families: tuple[Family, ...] = ()
    side: Side


class Statistics(Part, frozen=True, kw_only=True):
    """Statistic cards of a starting deck (H3-SETUP-07)."""

    attack: Count
    defense: Count
    power: Count
    knowledge: Count


class Hero(Entry, frozen=True, kw_only=True):
    """A hero: starting deck and the name of the specialty (H3-SETUP-07)."""

    name: str
    faction: FactionId
    hero_class: Slug
    kind: Literal["might", "magic"]
    boxes: tuple[BoxId, ...]
    statistics: Statistics
    magic_arrows: Number
    starting_ability: Slug
    specialty_name: str


class Specialty(Entry, frozen=True, kw_only=True):
    """A specialty card of a hero: choose one of the plays (H3-CARD-14)."""

    hero: Slug
    level: Literal[1, 4, 6]
    plays: tuple[Play, ...]
    doubled_for: tuple[Slug, ...] = ()
    doubled_family: Family | Literal["none", "ranged"] = "none"


class Town(Entry, frozen=True, kw_only=True):
    """A town board (H3-TOWN-01)."""

    id: FactionId
    box: BoxId
    starting_tile: TileId


class BuildingChoice(Gains, frozen=True, kw_only=True):
    """One of the effects that a building offers (H3-TOWN-04)."""

    deed: BuildingDeed = "figures"
    price: Price = Price()
    amount: Count = 0
    looks: Count = 0
    most: Count = 0
    tiers: tuple[Tier, ...] = ()
    rate: Rate = "full"
    unit: Slug | None = None
    attack: Count = 0
    defense: Count = 0
    power: Count = 0
    statistics: tuple[StatisticId, ...] = ()


class Building(Entry, frozen=True, kw_only=True):
    """A building of a town with price, order and effect (H3-TOWN-01, H3-TOWN-02, H3-TOWN-03, H3-TOWN-04,
    H3-SPELL-06)."""

    faction: FactionId
    building: BuildingId
    name: str
    kind: Literal["city_hall", "citadel", "mage_guild", "dwelling", "special"]
    cost: Cost
    requires: BuildingId | Literal["none"] = "none"
    when: Moment = "always"
    optional: bool = False
    choices: tuple[BuildingChoice, ...]

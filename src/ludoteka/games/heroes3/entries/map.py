"""The facts of the map: tiles, their hexes, and the places a hero can visit."""

from __future__ import annotations

from typing import Literal

from ludoteka.games.heroes3.entries.parts import (
    ByDifficulty,
    Entry,
    Fact,
    Gains,
    Part,
    Price,
)
from ludoteka.games.heroes3.entries.words import (
    BoxId,
    Category,
    Count,
    DeckId,
    Direction,
    Environment,
    Face,
    FactionId,
    Guard,
    Hex,
    LevelNumber,
    LocationDeed,
    Number,
    Position,
    Rate,
    Resource,
    Slug,
    Source,
    Tier,
    TileId,
    TileKind,
)


class Offset(Part, frozen=True, kw_only=True):
    """Where a field of a tile lies from its centre, in axial coordinates."""

    at: Position
    offset: Hex


class Geometry(Fact, frozen=True, kw_only=True):
    """The hexes of a tile and how tiles interlock (H3-MAP-01, H3-MAP-02)."""

    fields: tuple[Offset, ...]
    clockwise: tuple[Direction, ...]
    lattice: tuple[Hex, ...]
    mirror_lattice: tuple[Hex, ...]


class Border(Part, frozen=True, kw_only=True):
    """A closed edge on the rim of an unturned tile (H3-MOVE-03)."""

    field: Position
    edge: Direction


class Field(Part, frozen=True, kw_only=True):
    """A field of a tile (H3-MAP-01)."""

    at: Position
    location: Slug
    guard: Guard = 0
    resource: Resource | Literal["none"] = "none"
    income: Count = 0
    dice: Count = 0
    keep: Count = 0
    faction: FactionId | Literal["none"] = "none"
    style: FactionId | Literal["none"] = "none"
    guessed: bool = False


class Tile(Entry, frozen=True, kw_only=True):
    """A map tile of seven fields, unturned (H3-MAP-01)."""

    id: TileId
    kind: TileKind
    levels: tuple[LevelNumber, ...]
    environment: Environment
    terrain: Slug
    boxes: tuple[BoxId, ...]
    fields: tuple[Field, ...]
    borders: tuple[Border, ...] = ()
    borders_source: Source | None = None


class Visit(Gains, frozen=True, kw_only=True):
    """One of the things a visit to a location can do (H3-MAP-05, H3-MAP-06, H3-MAP-07, H3-MAP-08, H3-MAP-09, H3-MAP-10,
    H3-MAP-11, H3-MAP-12, H3-MAP-13, H3-MAP-14)."""

    deed: LocationDeed = "figures"
    price: Price = Price()
    faces: tuple[Face, ...] = ()
    first_morale: int = 0
    then_morale: int = 0
    times: Count = 0
    looks: Count = 0
    takes: Count = 0
    decks: tuple[DeckId, ...] = ()
    tiers: tuple[Tier, ...] = ()
    rate: Rate = "full"
    first_rate: Rate = "full"
    gold_off: Count = 0
    minor_gold: Count = 0
    major_gold: Count = 0
    relic_gold: Count = 0
    enemy_discards: Count = 0
    otherwise_gold: Count = 0
    main_hero_only: bool = False


class Location(Entry, frozen=True, kw_only=True):
    """A place on the map: what kind of field it is and what a visit offers (H3-MAP-05, H3-MAP-06, H3-MAP-07)."""

    name: str
    boxes: tuple[BoxId, ...]
    category: Category
    optional: bool
    visits: tuple[Visit, ...]
    many_flags: bool = False
    note: str = ""


class RandomTown(Fact, frozen=True, kw_only=True):
    """The garrison and the income of a random town (H3-EXP-06)."""

    resource_dice: Number
    bronze_packs: Count
    silver_packs: Count
    gold_fews: Count
    income_gold: Count
    first_gold: Count
    gold_worth: Count
    building_materials_worth: Count
    valuables_worth: Count
    worth_source: Source


class Bank(Entry, frozen=True, kw_only=True):
    """A creature bank: guards and rewards."""

    band: Literal["far", "near"]
    guards: tuple[Slug, ...]
    reward: Gains
    per_stack: tuple[Gains, ...] = ()
    unit: Slug | None = None
    stacked_unit_from: Count = 0
    search_per_stacks: DeckId | Literal["none"] = "none"
    replace_card_looks: Count = 0


class StackTokens(Fact, frozen=True, kw_only=True):
    """How many stack tokens a bank gets by difficulty and what a token may give."""

    count: ByDifficulty
    attack: Count
    defense: Count
    hp: Count
    initiative: Count

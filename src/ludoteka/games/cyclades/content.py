"""The facts of Cyclades, typed: every price, count, card, board and map.

The figures live in `content/*.toml`; the fields of `Content` are the top-level keys of those files.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, Protocol, TypeVar

from ludoteka.games.cyclades.content_ids import (
    AreaKind,
    BonusId,
    BuildingId,
    Confidence,
    Count,
    CreatureDeed,
    CreatureId,
    Fact,
    FactionId,
    GodId,
    HeroId,
    ModeId,
    Positive,
    ScaleId,
    Source,
    SupplyId,
)
from ludoteka.games.cyclades.content_map import Board, Generator, Geometry, Invariant, Layout
from ludoteka.kernel.errors import BadContent


class Box(Fact, frozen=True, forbid_unknown_fields=True):
    """What the lid of the box says."""

    name: str
    version: Positive
    fewest_players: Positive
    most_players: Positive
    minutes: Positive
    age: Positive
    source: Source


class Placement(Fact, frozen=True, forbid_unknown_fields=True):
    """What each faction puts on the map before the first epoch (CYC-PLACE-01, CYC-PLACE-02, CYC-PLACE-03,
    CYC-PLACE-04)."""

    first_round_areas: Positive
    second_round_areas: Positive
    ships_per_area: Count
    soldiers: Count
    source: Source


class Income(Fact, frozen=True, forbid_unknown_fields=True):
    """What a horn is worth in the income phase (CYC-INC-01)."""

    gold_per_horn: Count
    source: Source


class Mode(Fact, frozen=True, forbid_unknown_fields=True):
    """A way to play: how many players, factions, sides, boards and gods (CYC-SETUP-01, CYC-TEAM-01, CYC-DUO-01)."""

    id: ModeId
    source: Source
    players: Positive
    play: Literal["each-for-oneself", "teams", "two-factions-each"]
    factions: Positive
    sides: Positive
    factions_per_side: Positive
    boards: Positive
    gods_up: Positive
    to_win: Positive
    start_gold: Count
    gold_pool: Literal["faction", "team", "player"]
    long_game: Positive | None = None


class Faction(Fact, frozen=True, forbid_unknown_fields=True):
    """A colour with its own pieces."""

    id: FactionId
    source: Source


class Pieces(Fact, frozen=True, forbid_unknown_fields=True):
    """How many pieces of a kind the box holds, and whether they can run out (CYC-LIMIT-01)."""

    id: SupplyId
    source: Source
    per: Literal["faction", "game"]
    count: Count | None = None
    limited: bool = True
    figures: Count = 0
    horns: tuple[Positive, ...] = ()
    note: str = ""


class Bids(Fact, frozen=True, forbid_unknown_fields=True):
    """The lowest and the highest offering there is (CYC-BID-01, CYC-BID-02)."""

    lowest: Positive
    highest: Positive
    source: Source


class BidScale(Fact, frozen=True, forbid_unknown_fields=True):
    """Which scale of bids a table uses unless it chooses another (ruling R-04)."""

    default: ScaleId
    source: Source


class ApolloSpace(Fact, frozen=True, forbid_unknown_fields=True):
    """Apollo's own space, free and safe (CYC-BID-06)."""

    price: Count
    spaces: Positive
    source: Source


class BidDiscount(Fact, frozen=True, forbid_unknown_fields=True):
    """What priestesses take off an offering (CYC-BID-08)."""

    per_priestess: Count
    source: Source


class BidFine(Fact, frozen=True, forbid_unknown_fields=True):
    """What a faction loses that cannot pay its offering (CYC-BID-10)."""

    gold_divided_by: Positive
    source: Source


class Scale(Fact, frozen=True, forbid_unknown_fields=True):
    """The numbered spaces beside a god: the bids that exist (CYC-BID-01)."""

    id: ScaleId
    source: Source
    values: tuple[Positive, ...]
    confidence: Confidence = 1.0
    note: str = ""


class Peek(Fact, frozen=True, forbid_unknown_fields=True):
    """Zeus' look at the top creature card (CYC-ZEUS-03)."""

    play_price: Count
    times: Positive


class God(Fact, frozen=True, forbid_unknown_fields=True):
    """What a god demands and allows in the turn of its faction (CYC-ATH-01 to CYC-GOD-01)."""

    id: GodId
    source: Source
    tile: bool
    gains: Literal["philosopher", "priestess", "ship", "soldier", "mercenary", "gold"]
    gain: Positive
    creatures: bool
    hero_moves: bool
    sacrifices: bool
    builds: BuildingId | Literal["missing"] | None = None
    extra_prices: tuple[Count, ...] = ()
    moves: Literal["ships", "land-units"] | None = None
    move_price: Count = 0
    peek: Peek | None = None
    recruits_heroes: Count = 0
    land_horns: Count = 0
    sea_horns: Count = 0


class Building(Fact, frozen=True, forbid_unknown_fields=True):
    """A basic building and what it is good for (CYC-BUILD-03, CYC-BUILD-04, CYC-BUILD-05, CYC-BUILD-06)."""

    id: BuildingId
    source: Source
    god: GodId
    sea_strength: Count = 0
    defence: Count = 0
    discount: Count = 0


class Metropolis(Fact, frozen=True, forbid_unknown_fields=True):
    """How metropolises come about and what they count as (CYC-METRO-01, CYC-METRO-02, CYC-METRO-03, CYC-METRO-04,
    CYC-METRO-05, CYC-METRO-06, CYC-METRO-07)."""

    source: Source
    counts_as: tuple[BuildingId, ...]
    ways: tuple[Literal["economic", "cultural", "heroic", "conquest"], ...]
    building_set: tuple[BuildingId, ...]
    philosophers: Positive


class Bonus(Fact, frozen=True, forbid_unknown_fields=True):
    """What a metropolis token gives when it is built or lost (CYC-METRO-08)."""

    id: BonusId
    source: Source
    tokens: Count
    soldiers: Count = 0
    ships: Count = 0
    horns: Count = 0
    priestesses: Count = 0
    gold: Count = 0
    areas: Count = 0


class Battle(Fact, frozen=True, forbid_unknown_fields=True):
    """Strength of ordinary pieces and the losses of a round (CYC-NAVAL-01, CYC-BATTLE-01)."""

    source: Source
    soldier: Count
    ship: Count
    losses: Positive


class Die(Fact, frozen=True, forbid_unknown_fields=True):
    """The battle die (CYC-NAVAL-01, CYC-BATTLE-01)."""

    faces: tuple[Count, ...]
    per_side: Positive
    source: Source
    confidence: Confidence = 1.0
    note: str = ""


class CreatureRefill(Fact, frozen=True, forbid_unknown_fields=True):
    """In which order empty creature spaces get new cards (CYC-EPOCH-03)."""

    order: Literal["cheapest-first"]
    source: Source


class CreatureMarket(Fact, frozen=True, forbid_unknown_fields=True):
    """The priced spaces of the creature market (CYC-SETUP-03, CYC-EPOCH-03, CYC-CREA-01)."""

    source: Source
    spaces: tuple[Count, ...]
    discard_space: Count


class CreatureFigures(Fact, frozen=True, forbid_unknown_fields=True):
    """Keeping, moving and crowding of creature figures (CYC-UPK-01, CYC-UPK-02, CYC-CREA-05)."""

    source: Source
    upkeep_priestesses: Count
    steps: Count
    per_area: Positive


class Creature(Fact, frozen=True, forbid_unknown_fields=True):
    """A creature card (section 17 of the rules)."""

    id: CreatureId
    source: Source
    cards: Positive
    figure: bool
    place: tuple[AreaKind, ...] = ()
    own_area: bool = False
    on_enter: tuple[CreatureDeed, ...] = ()
    on_keep: tuple[CreatureDeed, ...] = ()
    on_keep_source: Source | None = None
    strength: Count = 0
    takes: Count = 0
    gold_divided_by: Count = 0
    destroys: Count = 0
    draws: Count = 0
    plays: Count = 0
    horns: Count = 0
    income_times: Positive = 1


class HeroMarket(Fact, frozen=True, forbid_unknown_fields=True):
    """Heroes on offer and their price (CYC-SETUP-04, CYC-HERO-01)."""

    source: Source
    face_up: Count
    price: Count


class HeroMoveCounter(Fact, frozen=True, forbid_unknown_fields=True):
    """Over what hero moves are counted (ruling R-13)."""

    per: Literal["faction"]
    source: Source


class HeroMove(Fact, frozen=True, forbid_unknown_fields=True):
    """The rising price of hero moves in one turn (CYC-HMOVE-01)."""

    source: Source
    first_price: Count
    price_step: Count


class Hero(Fact, frozen=True, forbid_unknown_fields=True):
    """A hero: strength in battle and the figures of both abilities (section 14 of the rules)."""

    id: HeroId
    source: Source
    strength: Count
    builds: Literal["yes", "no", "as-copied"]
    destroys: Count = 0
    die_shows: Count | None = None
    reroll_price: Count | None = None
    needs_land_areas: Count = 0
    needs_ships_on_map: Count = 0
    priestesses_per_philosopher: Count = 0
    pays_gold: Count = 0
    discards_types: Count = 0
    discards_of_each: Count = 0


class Content(Fact, frozen=True, forbid_unknown_fields=True):
    """All facts of the game; the fields are the top-level keys of the content files."""

    game: Box
    placement: Placement
    income: Income
    modes: tuple[Mode, ...]
    factions: tuple[Faction, ...]
    supply: tuple[Pieces, ...]
    bids: Bids
    bid_scale: BidScale
    apollo_space: ApolloSpace
    bid_discount: BidDiscount
    bid_fine: BidFine
    scales: tuple[Scale, ...]
    gods: tuple[God, ...]
    buildings: tuple[Building, ...]
    metropolis: Metropolis
    bonuses: tuple[Bonus, ...]
    battle: Battle
    die: Die
    creature_market: CreatureMarket
    creature_refill: CreatureRefill
    creature_figures: CreatureFigures
    creatures: tuple[Creature, ...]
    hero_market: HeroMarket
    hero_move: HeroMove
    hero_move_counter: HeroMoveCounter
    heroes: tuple[Hero, ...]
    geometry: Geometry
    boards: tuple[Board, ...]
    invariants: tuple[Invariant, ...]
    generator: Generator
    layouts: tuple[Layout, ...]


class Entry(Protocol):
    """An entry of a list in the content files."""

    @property
    def id(self) -> str:
        """Its name in the files, unique in its list."""


E = TypeVar("E", bound=Entry)


def entry(entries: Sequence[E], wanted: str) -> E:
    """The entry with this id."""
    for one in entries:
        if one.id == wanted:
            return one
    known = ", ".join(one.id for one in entries)
    raise BadContent(f"there is no entry {wanted!r}; known are: {known}")


def pieces(content: Content, wanted: SupplyId) -> int:
    """How many pieces of a kind there are in a supply (CYC-LIMIT-01).

    >>> from ludoteka.games.cyclades.loading import load
    >>> pieces(load(), "mercenaries")
    16
    """
    return entry(content.supply, wanted).count or 0


def area_names(content: Content) -> list[str]:
    """Every name an area can have on any map: land areas first, each name once, in the order of the boards.

    >>> from ludoteka.games.cyclades.loading import load
    >>> area_names(load())[:3]
    ['naxos', 'paros', 'andros']
    """
    faces = [face for board in content.boards for face in (board.front, board.back)]
    land = dict.fromkeys(area.id for face in faces for area in face.land)
    sea = dict.fromkeys(area.id for face in faces for area in face.sea)
    return list(land | sea)

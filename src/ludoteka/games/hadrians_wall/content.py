"""The printed facts of Hadrian's Wall: both sheets, the boards and the cards, typed.

The figures live in `content/*.toml`; the fields of `Content` are the top-level keys of those files.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

Slug = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$")]
Count = Annotated[int, msgspec.Meta(ge=0)]
Number = Annotated[int, msgspec.Meta(ge=1)]

Source = Literal["rulebook", "public", "recall", "designed"]
Worker = Literal["soldier", "builder", "servant", "civilian"]
Item = Literal["soldier", "builder", "servant", "civilian", "resource"]
Attribute = Literal["renown", "piety", "valour", "discipline"]
CitizenTrack = Literal["traders", "performers", "priests", "apparitores", "patricians"]
Citizen = Literal["trader", "performer", "priest", "apparitor", "patrician"]
Side = Literal["left", "centre", "right"]
Column = Literal["small", "medium", "large"]
DifficultyId = Literal["easy", "medium", "hard"]
GladiatorId = Literal["red", "blue"]
TempleId = Literal["small-temple", "medium-temple", "large-temple"]
LandmarkId = Literal["archway", "monolith", "column", "statue"]
BuildingId = Literal[
    "small-granary", "medium-granary", "large-granary",
    "small-hotel", "large-hotel", "small-workshop", "large-workshop", "small-road", "large-road",
    "small-precinct", "medium-precinct", "large-precinct",
    "market", "theatre", "ludus", "small-gardens", "large-gardens",
    "small-temple", "medium-temple", "large-temple", "baths", "courthouse",
]  # fmt: skip
Gain = Literal[
    "soldier", "builder", "servant", "civilian", "resource",
    "renown", "piety", "valour", "discipline",
    "trader", "performer", "priest", "apparitor", "patrician",
    "cohort", "production", "sword", "favour", "cohort-favour", "remove-disdain", "scout",
]  # fmt: skip
Yearly = Literal["civilian", "builder", "resource", "any-attribute"]
Measure = Literal[
    "landmarks", "active-disdain", "wall-columns", "large-buildings", "cohorts", "production",
    "goods", "citizen-tracks", "temples", "map-columns", "gladiator-strength", "guard-columns",
]  # fmt: skip
ScoringLine = Literal["renown", "piety", "valour", "discipline", "path-cards", "disdain-penalty", "total"]


class Items(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many workers of each kind and resources are paid or received."""

    soldier: Count = 0
    builder: Count = 0
    servant: Count = 0
    civilian: Count = 0
    resource: Count = 0


class Needs(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What must already be on the sheet; numbers are thresholds and nothing of it is spent (HW-GEN-06)."""

    fort: Count = 0
    infrastructure: Count = 0
    renown: Count = 0
    piety: Count = 0
    valour: Count = 0
    discipline: Count = 0
    traders: Count = 0
    performers: Count = 0
    priests: Count = 0
    apparitores: Count = 0
    patricians: Count = 0
    disdain: Count = 0
    built: BuildingId | None = None
    filled: TempleId | None = None


class Fact(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Anything in the content; says where it was read."""

    source: Source


class Entry(Fact, frozen=True, kw_only=True):
    """One line of a list, found and overridden by its id."""

    id: Slug


class GameFacts(Fact, frozen=True, kw_only=True):
    """Players, years and sizes of the decks (HW-SETUP-01, HW-SETUP-04, HW-SETUP-06)."""

    min_players: Number
    max_players: Number
    years: Number
    fate_cards: Number
    player_cards: Number


class Piece(Entry, frozen=True, kw_only=True):
    """A kind of worker, or the resource; the pieces in the box limit nothing (HW-SETUP-02)."""

    id: Item
    kind: Literal["worker", "resource"]
    colour: Slug
    count: Number


class Colour(Entry, frozen=True, kw_only=True):
    """A player's colour (HW-SETUP-07)."""


class Start(Fact, frozen=True, kw_only=True):
    """What is built and how many boxes of each track are filled before the first year (HW-SETUP-05)."""

    built: tuple[BuildingId, ...]
    production: Count
    cohorts: Count
    attributes: Count
    citizens: Count
    disdain: Count


class Neutral(Fact, frozen=True, kw_only=True):
    """The neutral cards shown for each number of players and what paying them costs (HW-NEUTRAL-02, HW-NEUTRAL-04)."""

    cards_by_players: tuple[Count, ...]
    attacks_per_item: Count


class AttackCards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How many fate cards attack at each difficulty (HW-ATTACK-02)."""

    easy: Count
    medium: Count
    hard: Count


class Year(Entry, frozen=True, kw_only=True):
    """A year of the player board: its grey flag and its attack (HW-ATTACK-02, HW-ATTACK-06)."""

    n: Number
    flag: Count
    attack_cards: AttackCards


class Difficulty(Entry, frozen=True, kw_only=True):
    """A difficulty the table may agree on (HW-SETUP-03)."""

    id: DifficultyId
    colour: Slug
    first_games: bool


class FateCard(Entry, frozen=True, kw_only=True):
    """A fate card; each use reads one of its parts (HW-FATE-02)."""

    attack: Side
    good: Number
    damage: Count
    items: Items


class PlayerCard(Entry, frozen=True, kw_only=True):
    """A player card: a path to score on its top, a prospect for one year at its bottom (HW-YEAR-02, HW-PATH-00)."""

    measure: Measure
    reach: Literal["at-least", "at-most"]
    at: tuple[Count, ...]
    vp: tuple[Count, ...]
    items: Items
    good: Number
    pattern: Slug
    path_source: Source


class Map(Fact, frozen=True, kw_only=True):
    """The map that scouts fill (HW-SCOUT-03, HW-SCOUT-04)."""

    rows: Number
    columns: Number
    row_gain: tuple[Gain, ...]


class MapSymbol(Entry, frozen=True, kw_only=True):
    """A cell of the map that gives something when it is covered (HW-SCOUT-04)."""

    row: Number
    column: Number
    gain: tuple[Gain, ...]


class Pattern(Entry, frozen=True, kw_only=True):
    """A shape to draw on the map, as [row, column] steps, before turning and mirroring (HW-SCOUT-03)."""

    cells: tuple[tuple[Count, Count], ...]


class Disdain(Fact, frozen=True, kw_only=True):
    """The disdain boxes of the left sheet (HW-DISDAIN-01)."""

    boxes: Number
    rows: Number
    columns: Number


class DisdainPenalty(Entry, frozen=True, kw_only=True):
    """Points lost for active disdain; the last line holds for more as well (HW-SCORE-02)."""

    disdain: Count
    vp: int


class Rank(Entry, frozen=True, kw_only=True):
    """The title of a player alone from a score on (HW-SOLO-01)."""

    at_least: int


class Scoring(Fact, frozen=True, kw_only=True):
    """The lines of the scoring column (HW-SCORE-01)."""

    order: tuple[ScoringLine, ...]


class Building(Entry, frozen=True, kw_only=True):
    """A building of either sheet: what it needs, costs, gives at once and gives every year (HW-BUILD-01, HW-GEN-11)."""

    id: BuildingId
    needs: Needs = Needs()
    cost: Items = Items()
    gain: tuple[Gain, ...]
    gain_one_of: tuple[Gain, ...] = ()
    opens: Column | None = None
    circles: Count = 0
    yearly: Yearly | None = None
    large: bool = False


class Landmark(Entry, frozen=True, kw_only=True):
    """A landmark that turns one high attribute into two boxes of another (HW-LANDMARK-01, HW-LANDMARK-02)."""

    id: LandmarkId
    needs: Needs
    cost: Items
    gain: tuple[Gain, ...]


class Area(Fact, frozen=True, kw_only=True):
    """An area whose boxes are paid for, in one of the listed ways (HW-GEN-01, HW-GEN-05, HW-GEN-11)."""

    needs: Needs = Needs()
    cost_one_of: tuple[Items, ...]
    per_year: Number | None = None


class Production(Fact, frozen=True, kw_only=True):
    """The production circles and what each gives at the start of a year (HW-PROD-02, HW-YEAR-06)."""

    boxes: Number
    yearly: Yearly


class Forum(Fact, frozen=True, kw_only=True):
    """The exchange of workers at the forum (HW-FORUM-01)."""

    pays: Number
    pay_from: tuple[Worker, ...]
    gains: Number
    gain_from: tuple[Worker, ...]
    per_year: Number


class AttributeTrack(Entry, frozen=True, kw_only=True):
    """An attribute and the points of each of its boxes (HW-ATTR-01)."""

    id: Attribute
    vp_per_box: Count


class CitizenArea(Entry, frozen=True, kw_only=True):
    """A citizen track, the symbol that fills it and the payment that does so too (HW-CIT-01)."""

    id: CitizenTrack
    symbol: Citizen
    cost_one_of: tuple[Items, ...]


class Gladiator(Entry, frozen=True, kw_only=True):
    """A gladiator of the Ludus (HW-LUDUS-02)."""

    id: GladiatorId


class Battle(Fact, frozen=True, kw_only=True):
    """How often each gladiator fights and how many boxes note the years (HW-LUDUS-03)."""

    needs: Needs
    per_year: Number
    year_boxes: Number


class Temple(Entry, frozen=True, kw_only=True):
    """A temple to fill once it is built and the smaller one is full (HW-TEMPLE-02, HW-TEMPLE-04)."""

    id: TempleId
    needs: Needs
    cost_one_of: tuple[Items, ...]


class PricedBoxes(Fact, frozen=True, kw_only=True):
    """An area whose boxes carry their own prices (HW-BATHS-02, HW-COURT-02)."""

    needs: Needs
    per_year: Number


class Box(Entry, frozen=True, kw_only=True):
    """A box: its place in filling order, counted from 1, and all it gives when filled (HW-GEN-03)."""

    n: Number
    gain: tuple[Gain, ...]


class ForumBox(Entry, frozen=True, kw_only=True):
    """A box of the forum, which notes a year (HW-FORUM-01)."""

    n: Number


class CohortBox(Box, frozen=True, kw_only=True):
    """A box of one of the three cohorts (HW-COHORT-02)."""

    cohort: Side


class ColumnBox(Box, frozen=True, kw_only=True):
    """A box of the left sheet that a granary opens (HW-GRAN-01)."""

    column: Column
    needs: Needs = Needs()


class FortBox(ColumnBox, frozen=True, kw_only=True):
    """A box of the fort; under some hangs a flag with the infrastructure level reached (HW-FORT-02)."""

    infrastructure: Number | None = None


class AttributeBox(Box, frozen=True, kw_only=True):
    """A box of an attribute track (HW-ATTR-02, HW-ATTR-03)."""

    attribute: Attribute


class CitizenBox(Box, frozen=True, kw_only=True):
    """A box of a citizen track (HW-CIT-01)."""

    track: CitizenTrack


class ValueBox(Box, frozen=True, kw_only=True):
    """A box with a value to reach on a citizen track (HW-DIPLO-01, HW-SCOUT-01)."""

    needs: Needs


class PlacedBox(ValueBox, frozen=True, kw_only=True):
    """A box with a value and a place in a small grid, filled in any order (HW-MARKET-02, HW-THEATRE-02)."""

    row: Number
    column: Number


class BribeBox(PlacedBox, frozen=True, kw_only=True):
    """A bribe and its price (HW-BATHS-02)."""

    cost: Items


class RulingBox(ValueBox, frozen=True, kw_only=True):
    """A ruling in one of the three columns of the courthouse, with its price (HW-COURT-02)."""

    column: Side
    cost: Items


class TempleBox(ValueBox, frozen=True, kw_only=True):
    """A box of a temple (HW-TEMPLE-03)."""

    temple: TempleId
    row: Number


class StrengthBox(Entry, frozen=True, kw_only=True):
    """A box of strength; the last one trained says what death or survival gives (HW-LUDUS-02, HW-LUDUS-07)."""

    n: Number
    needs: Needs
    on_death: tuple[Gain, ...]
    on_survival: tuple[Gain, ...]


class NewGood(Entry, frozen=True, kw_only=True):
    """What the n-th different good in a market gives (HW-MARKET-05)."""

    n: Number
    gain: tuple[Gain, ...]


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Every printed fact of the game; one field for each top-level key of `content/*.toml`."""

    # game.toml
    game: GameFacts
    piece: list[Piece]
    colour: list[Colour]
    start: Start
    neutral: Neutral
    # year.toml
    year: list[Year]
    difficulty: list[Difficulty]
    # cards.toml
    fate: list[FateCard]
    player_card: list[PlayerCard]
    # map.toml
    map: Map
    map_symbol: list[MapSymbol]
    pattern: list[Pattern]
    # scoring.toml
    disdain: Disdain
    disdain_penalty: list[DisdainPenalty]
    rank: list[Rank]
    scoring: Scoring
    # buildings.toml
    building: list[Building]
    landmark: list[Landmark]
    # left_sheet.toml
    cohort_box: list[CohortBox]
    mining: Area
    mining_box: list[ColumnBox]
    guard: Area
    guard_box: list[ColumnBox]
    cippi: Area
    cippi_box: list[ColumnBox]
    wall: Area
    wall_box: list[ColumnBox]
    fort: Area
    fort_box: list[FortBox]
    production: Production
    training: Area
    training_box: list[Box]
    forum: Forum
    forum_box: list[ForumBox]
    attribute: list[AttributeTrack]
    attribute_box: list[AttributeBox]
    # right_sheet.toml
    citizen: list[CitizenArea]
    citizen_box: list[CitizenBox]
    trade: Area
    trade_box: list[PlacedBox]
    new_good: list[NewGood]
    show: Area
    show_box: list[PlacedBox]
    gladiator: list[Gladiator]
    strength: Area
    strength_box: list[StrengthBox]
    battle: Battle
    temple: list[Temple]
    temple_box: list[TempleBox]
    bribe: PricedBoxes
    bribe_box: list[BribeBox]
    ruling: PricedBoxes
    ruling_box: list[RulingBox]
    diplomat: Area
    diplomat_box: list[ValueBox]
    scout: Area
    scout_box: list[ValueBox]

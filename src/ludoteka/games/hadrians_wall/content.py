"""The printed facts of Hadrian's Wall: both sheets, the boards and the cards, typed and checked.

The figures live in `content/*.toml`; the fields of `Content` are the top-level keys of those files.

>>> facts = load()
>>> facts.player_card[0].id, facts.player_card[0].at
('architect', (1, 2, 3))
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from importlib import resources
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Literal, get_args

import msgspec

from ludoteka.kernel.content import load_content
from ludoteka.kernel.errors import BadContent

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


def load(packs: Sequence[Path] = ()) -> Content:
    """Read the game's facts, changed by content packs in turn, and refuse what no game could be played with."""
    content = load_content(resources.files("ludoteka.games.hadrians_wall") / "content", Content, packs)
    faults = list(_faults(content))
    if faults:
        raise BadContent("hadrians_wall: " + "; ".join(faults))
    return content


def _faults(c: Content) -> Iterator[str]:
    """What types cannot tell, each fault naming its key."""
    yield from _missing_ids(c)
    yield from _wrong_counts(c)
    yield from _broken_tracks(c)
    yield from _wrong_columns(c)
    yield from _needs_out_of_reach(c)
    yield from _too_many_symbols(c)
    yield from _wrong_cards(c)
    yield from _wrong_map(c)
    yield from _wrong_scoring(c)


def _named_facts(c: Content) -> Iterator[tuple[str, Fact]]:
    for key in Content.__struct_fields__:
        value: Fact | list[Entry] = getattr(c, key)
        if isinstance(value, list):
            yield from ((f"{key} {entry.id}", entry) for entry in value)
        else:
            yield key, value


def _missing_ids(c: Content) -> Iterator[str]:
    for key, found, wanted in (
        ("piece", {e.id for e in c.piece}, get_args(Item)),
        ("difficulty", {e.id for e in c.difficulty}, get_args(DifficultyId)),
        ("building", {e.id for e in c.building}, get_args(BuildingId)),
        ("landmark", {e.id for e in c.landmark}, get_args(LandmarkId)),
        ("attribute", {e.id for e in c.attribute}, get_args(Attribute)),
        ("citizen", {e.id for e in c.citizen}, get_args(CitizenTrack)),
        ("citizen", {e.symbol for e in c.citizen}, get_args(Citizen)),
        ("gladiator", {e.id for e in c.gladiator}, get_args(GladiatorId)),
        ("temple", {e.id for e in c.temple}, get_args(TempleId)),
    ):
        for id in wanted:
            if id not in found:
                yield f"{key}: {id} is missing"


def _wrong_counts(c: Content) -> Iterator[str]:
    for key, found, setting, wanted in (
        ("fate", len(c.fate), "game.fate_cards", c.game.fate_cards),
        ("player_card", len(c.player_card), "game.player_cards", c.game.player_cards),
        ("year", len(c.year), "game.years", c.game.years),
        ("neutral.cards_by_players", len(c.neutral.cards_by_players), "game.max_players", c.game.max_players),
        ("disdain.boxes", c.disdain.boxes, "disdain.rows times disdain.columns", c.disdain.rows * c.disdain.columns),
        ("difficulty with first_games", sum(d.first_games for d in c.difficulty), "one recommendation", 1),
    ):
        if found != wanted:
            yield f"{key}: {wanted} expected by {setting}, found {found}"
    neutral_cards = max(c.neutral.cards_by_players, default=0) * c.game.years
    for key, found, reason, least in (
        ("game.max_players", c.game.max_players, "game.min_players", c.game.min_players),
        ("colour", len(c.colour), "game.max_players", c.game.max_players),
        ("player_card", len(c.player_card), "a path and a prospect card every year", 2 * c.game.years),
        ("player_card", len(c.player_card), "neutral.cards_by_players", neutral_cards),
        ("disdain.boxes", c.disdain.boxes, "the flags of all years", c.start.disdain + sum(y.flag for y in c.year)),
        ("production.boxes", c.production.boxes, "start.production", c.start.production),
        ("battle.year_boxes", c.battle.year_boxes, "a battle in every year", c.battle.per_year * c.game.years),
    ):
        if found < least:
            yield f"{key}: at least {least} expected by {reason}, found {found}"


def _broken_tracks(c: Content) -> Iterator[str]:
    """Boxes must run 1, 2, 3, ... in the order of the file."""
    tracks: dict[str, list[int]] = {
        "year": [y.n for y in c.year],
        "forum_box": [b.n for b in c.forum_box],
        "strength_box": [b.n for b in c.strength_box],
        "new_good": [b.n for b in c.new_good],
    }
    for key, boxes in (
        ("mining_box", c.mining_box), ("guard_box", c.guard_box), ("cippi_box", c.cippi_box), ("wall_box", c.wall_box),
        ("fort_box", c.fort_box), ("training_box", c.training_box), ("trade_box", c.trade_box),
        ("show_box", c.show_box), ("bribe_box", c.bribe_box), ("diplomat_box", c.diplomat_box),
        ("scout_box", c.scout_box),
    ):  # fmt: skip
        tracks[key] = [b.n for b in boxes]
    for side in get_args(Side):
        tracks[f"cohort_box of {side}"] = [b.n for b in c.cohort_box if b.cohort == side]
        tracks[f"ruling_box of {side}"] = [b.n for b in c.ruling_box if b.column == side]
    for attribute in get_args(Attribute):
        tracks[f"attribute_box of {attribute}"] = [b.n for b in c.attribute_box if b.attribute == attribute]
    for citizen in get_args(CitizenTrack):
        tracks[f"citizen_box of {citizen}"] = [b.n for b in c.citizen_box if b.track == citizen]
    for temple in get_args(TempleId):
        tracks[f"temple_box of {temple}"] = [b.n for b in c.temple_box if b.temple == temple]
    for key, numbers in tracks.items():
        if not numbers or numbers != list(range(1, len(numbers) + 1)):
            yield f"{key}: n must run 1, 2, 3, ..., found {numbers}"
    levels = [b.infrastructure for b in c.fort_box if b.infrastructure is not None]
    if levels != list(range(1, len(levels) + 1)):
        yield f"fort_box: infrastructure must run 1, 2, 3, ..., found {levels}"
    for key, values in (
        ("cippi_box: needs.fort", [b.needs.fort for b in c.cippi_box]),
        ("wall_box: needs.fort", [b.needs.fort for b in c.wall_box]),
        ("strength_box: needs.performers", [b.needs.performers for b in c.strength_box]),
        *((f"temple_box of {id}: row", [b.row for b in c.temple_box if b.temple == id]) for id in get_args(TempleId)),
    ):
        if values != sorted(values):
            yield f"{key} must not fall from box to box, found {values}"


def _wrong_columns(c: Content) -> Iterator[str]:
    order = get_args(Column)
    opened = [b.opens for b in c.building if b.opens is not None]
    if sorted(opened) != sorted(order):
        yield f"building: each of the columns {', '.join(order)} must be opened by one granary, found {opened}"
    for key, boxes in (
        ("mining_box", c.mining_box), ("guard_box", c.guard_box), ("cippi_box", c.cippi_box), ("wall_box", c.wall_box),
        ("fort_box", c.fort_box),
    ):  # fmt: skip
        columns = [order.index(b.column) for b in boxes]
        if columns != sorted(columns) or set(columns) != set(range(len(order))):
            yield f"{key}: columns must run {', '.join(order)} from left to right"


def _needs_out_of_reach(c: Content) -> Iterator[str]:
    """Nothing may need more than its track has boxes, nor a building that waits for itself."""
    highest: dict[str, int] = {
        "fort": len(c.fort_box),
        "infrastructure": sum(b.infrastructure is not None for b in c.fort_box),
        "disdain": c.disdain.boxes,
        **Counter(b.attribute for b in c.attribute_box),
        **Counter(b.track for b in c.citizen_box),
    }
    for name, fact in _named_facts(c):
        needs: Needs = getattr(fact, "needs", Needs())
        for track, most in highest.items():
            if getattr(needs, track) > most:
                yield f"{name}: needs {track} {getattr(needs, track)}, which ends at {most}"
    waits_for = {b.id: b.needs.built for b in c.building}
    for id in waits_for:
        before = waits_for[id]
        for _ in waits_for:
            before = waits_for.get(before) if before is not None else None
        if before is not None:
            yield f"building {id}: its needs.built leads back to itself"
    for temple in c.temple:
        if temple.needs.filled == temple.id:
            yield f"temple {temple.id}: needs.filled is itself"


def _too_many_symbols(c: Content) -> Iterator[str]:
    """Cohort and production symbols must always find a box (HW-COHORT-01, HW-PROD-01)."""
    symbols: Counter[str] = Counter()
    for _, fact in _named_facts(c):
        symbols.update(getattr(fact, "gain", ()))
    for symbol, room in (
        ("cohort", len(c.cohort_box) - len(get_args(Side)) * c.start.cohorts),
        ("production", c.production.boxes - c.start.production),
    ):
        if symbols[symbol] > room:
            yield f"gain: {symbols[symbol]} {symbol} symbols for {room} free boxes"


def _wrong_cards(c: Content) -> Iterator[str]:
    goods = len(c.new_good)
    patterns = {p.id for p in c.pattern}
    for fate in c.fate:
        if fate.good > goods:
            yield f"fate {fate.id}: good must be 1 to {goods}, found {fate.good}"
    for card in c.player_card:
        if card.good > goods:
            yield f"player_card {card.id}: good must be 1 to {goods}, found {card.good}"
        if card.pattern not in patterns:
            yield f"player_card {card.id}: there is no pattern {card.pattern}"
        if not card.at or len(card.at) != len(card.vp):
            yield f"player_card {card.id}: at and vp must be of the same length"
        if not _rising(card.at if card.reach == "at-least" else card.at[::-1]):
            way = "rise" if card.reach == "at-least" else "fall"
            yield f"player_card {card.id}: at must {way} from threshold to threshold, found {list(card.at)}"
        if not _rising(card.vp):
            yield f"player_card {card.id}: vp must rise from threshold to threshold, found {list(card.vp)}"


def _wrong_map(c: Content) -> Iterator[str]:
    rows, columns = c.map.rows, c.map.columns
    for symbol in c.map_symbol:
        if symbol.row > rows or symbol.column > columns:
            yield f"map_symbol {symbol.id}: outside the map of {rows} rows and {columns} columns"
    for pattern in c.pattern:
        if not pattern.cells or len(set(pattern.cells)) != len(pattern.cells):
            yield f"pattern {pattern.id}: cells must be there and all different"
            continue
        height = 1 + max(row for row, _ in pattern.cells)
        width = 1 + max(column for _, column in pattern.cells)
        if not ((height <= rows and width <= columns) or (width <= rows and height <= columns)):
            yield f"pattern {pattern.id}: does not fit on the map of {rows} rows and {columns} columns"
        if min(row for row, _ in pattern.cells) or min(column for _, column in pattern.cells):
            yield f"pattern {pattern.id}: cells must start in row 0 and column 0"
    for key, places in (
        ("map_symbol", [(b.row, b.column) for b in c.map_symbol]),
        ("trade_box", [(b.row, b.column) for b in c.trade_box]),
        ("show_box", [(b.row, b.column) for b in c.show_box]),
        ("bribe_box", [(b.row, b.column) for b in c.bribe_box]),
    ):
        for (row, column), times in Counter(places).items():
            if times > 1:
                yield f"{key}: row {row}, column {column} is used {times} times"


def _wrong_scoring(c: Content) -> Iterator[str]:
    disdain = [p.disdain for p in c.disdain_penalty]
    if not disdain or disdain != list(range(len(disdain))):
        yield f"disdain_penalty: disdain must run 0, 1, 2, ..., found {disdain}"
    if not _rising([-p.vp for p in c.disdain_penalty]):
        yield "disdain_penalty: vp must fall from line to line"
    if not c.rank or not _rising([r.at_least for r in c.rank]):
        yield "rank: at_least must rise from rank to rank"


def _rising(values: Sequence[int]) -> bool:
    return all(low < high for low, high in pairwise(values))

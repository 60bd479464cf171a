"""What the types of the content cannot tell: faults with which no game could be played."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import get_args

from ludoteka.games.hadrians_wall.content import (
    Attribute,
    BuildingId,
    Citizen,
    CitizenTrack,
    Column,
    Content,
    DifficultyId,
    Entry,
    Fact,
    GladiatorId,
    Item,
    LandmarkId,
    Needs,
    Side,
    TempleId,
)
from ludoteka.games.hadrians_wall.numbers import (
    BATTLES_ROOM,
    BRIBE_YEARS,
    FORUM_YEARS,
    GOODS,
    PATHS,
    PLACED,
    PROSPECTS,
    RULING_YEARS,
    RULINGS_ROOM,
    SHOW_YEARS,
    SIDES,
    TRAINING_YEARS,
)


def faults_of(c: Content) -> Iterator[str]:
    """What types cannot tell, each fault naming its key."""
    yield from missing_ids(c)
    yield from wrong_counts(c)
    yield from broken_tracks(c)
    yield from wrong_columns(c)
    yield from needs_out_of_reach(c)
    yield from too_many_symbols(c)
    yield from wrong_cards(c)
    yield from wrong_map(c)
    yield from wrong_scoring(c)
    yield from too_many_boxes(c)
    yield from unknown_ways(c)


def named_facts(c: Content) -> Iterator[tuple[str, Fact]]:
    """Every fact with the key that names it."""
    for key in Content.__struct_fields__:
        value: Fact | list[Entry] = getattr(c, key)
        if isinstance(value, list):
            yield from ((f"{key} {entry.id}", entry) for entry in value)
        else:
            yield key, value


def missing_ids(c: Content) -> Iterator[str]:
    """Every id that the rules know must be there."""
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


def wrong_counts(c: Content) -> Iterator[str]:
    """Lists must be as long as the figures about them say."""
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


def broken_tracks(c: Content) -> Iterator[str]:
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


def wrong_columns(c: Content) -> Iterator[str]:
    """Columns run from left to right, and each is opened by one granary."""
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


def needs_out_of_reach(c: Content) -> Iterator[str]:
    """Nothing may need more than its track has boxes, nor a building that waits for itself."""
    highest: dict[str, int] = {
        "fort": len(c.fort_box),
        "infrastructure": sum(b.infrastructure is not None for b in c.fort_box),
        "disdain": c.disdain.boxes,
        **Counter(b.attribute for b in c.attribute_box),
        **Counter(b.track for b in c.citizen_box),
    }
    for name, fact in named_facts(c):
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


def too_many_symbols(c: Content) -> Iterator[str]:
    """Cohort and production symbols must always find a box (HW-COHORT-01, HW-PROD-01)."""
    symbols: Counter[str] = Counter()
    for _, fact in named_facts(c):
        symbols.update(getattr(fact, "gain", ()))
    for symbol, room in (
        ("cohort", len(c.cohort_box) - len(get_args(Side)) * c.start.cohorts),
        ("production", c.production.boxes - c.start.production),
    ):
        if symbols[symbol] > room:
            yield f"gain: {symbols[symbol]} {symbol} symbols for {room} free boxes"


def wrong_cards(c: Content) -> Iterator[str]:
    """Goods, patterns and thresholds of the cards."""
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
        if not rising(card.at if card.reach == "at-least" else card.at[::-1]):
            way = "rise" if card.reach == "at-least" else "fall"
            yield f"player_card {card.id}: at must {way} from threshold to threshold, found {list(card.at)}"
        if not rising(card.vp):
            yield f"player_card {card.id}: vp must rise from threshold to threshold, found {list(card.vp)}"


def wrong_map(c: Content) -> Iterator[str]:
    """Symbols and patterns must lie on the map, and no place may be used more than once."""
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


def wrong_scoring(c: Content) -> Iterator[str]:
    """The tables of points must run without gaps and in order."""
    disdain = [p.disdain for p in c.disdain_penalty]
    if not disdain or disdain != list(range(len(disdain))):
        yield f"disdain_penalty: disdain must run 0, 1, 2, ..., found {disdain}"
    if not rising([-p.vp for p in c.disdain_penalty]):
        yield "disdain_penalty: vp must fall from line to line"
    if not c.rank or not rising([r.at_least for r in c.rank]):
        yield "rank: at_least must rise from rank to rank"


def rising(values: Sequence[int]) -> bool:
    """Whether each value is higher than the one before."""
    return all(low < high for low, high in pairwise(values))


# -- what the rules have room for ---------------------------------------------------------------------------------


def too_many_boxes(c: Content) -> Iterator[str]:
    """No area may have more boxes than a row of the State has cells for them."""
    for key, found, room in (
        ("year", len(c.year), PROSPECTS - PATHS),
        ("training_box", len(c.training_box), FORUM_YEARS - TRAINING_YEARS),
        ("forum_box", len(c.forum_box), SHOW_YEARS - FORUM_YEARS),
        ("show_box", len(c.show_box), BRIBE_YEARS - SHOW_YEARS),
        ("bribe_box", len(c.bribe_box), RULING_YEARS - BRIBE_YEARS),
        ("trade_box", len(c.trade_box), PLACED - GOODS),
        ("scout_box", len(c.scout_box), PATHS - PLACED),
        ("diplomat_box", len(c.diplomat_box), len(SIDES)),
        ("battle.year_boxes", c.battle.year_boxes, BATTLES_ROOM),
        ("ruling_box of one side", max(Counter(box.column for box in c.ruling_box).values(), default=0), RULINGS_ROOM),
    ):
        if found > room:
            yield f"{key}: {found} are too many; expected at most {room}"


def unknown_ways(c: Content) -> Iterator[str]:
    """The rules know one way to pay for rulings, one rhythm of the years and patterns of one size."""
    for side in SIDES:
        if len({box.cost for box in c.ruling_box if box.column == side}) != 1:
            yield f"ruling_box of {side}: cost must be the same for all boxes of a side"
    if (c.forum.pays, c.forum.gains, c.forum.per_year) != (2, 1, 1):
        yield "forum: pays, gains and per_year must be 2, 1 and 1"
    for pattern in c.pattern:
        if len(pattern.cells) != len(c.pattern[0].cells):
            yield f"pattern {pattern.id}: all patterns must have the same number of cells"
    for area in (c.training, c.show, c.battle, c.ruling):
        if area.per_year != 1:
            yield "training, show, battle and ruling: per_year must be 1"

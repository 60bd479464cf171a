"""From the content to the facts: every name becomes a number, every list a table in the order the rules count."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ludoteka.games.hadrians_wall import content as texts
from ludoteka.games.hadrians_wall.content import Content
from ludoteka.games.hadrians_wall.facts import Facts
from ludoteka.games.hadrians_wall.figures import (
    Box,
    Building,
    FateCard,
    Pairs,
    PlayerCard,
    StrengthBox,
    Tokens,
    TrackBox,
    Year,
)
from ludoteka.games.hadrians_wall.numbers import (
    ATTRIBUTES,
    BATHS,
    BUILDINGS,
    BUILT,
    CELLS,
    CHOSEN_ATTRIBUTE,
    CIPPI,
    CITIZENS,
    COHORTS,
    COLUMNS,
    DISDAIN,
    FORT,
    GLADIATORS,
    GUARD,
    ITEMS,
    LANDMARK,
    MEASURES,
    MINING,
    OPEN,
    PATHS,
    PRODUCTION,
    RENOWN,
    SIDES,
    STRENGTH,
    TEMPLE,
    TEMPLES,
    TRACKS_END,
    TRADERS,
    TRAINING,
    WALL,
)
from ludoteka.games.hadrians_wall.offer_book import write_offers
from ludoteka.games.hadrians_wall.translation import by_id, items_of, mask_of, pairs_of, tokens
from ludoteka.kernel.action import Action
from ludoteka.kernel.fields import filled


def facts_of(content: Content) -> Facts:
    """The facts of a game with this content."""
    f = Facts()
    number_cards(f, content)
    number_tracks(f, content)
    number_buildings(f, content)
    number_inner_boxes(f, content)
    draw_map(f, content)
    write_offers(f, content)
    f.start = start_row(content)
    f.penalties = tuple(-line.vp for line in content.disdain_penalty)
    f.rank_from = tuple(rank.at_least for rank in content.rank)
    return f


def number_cards(f: Facts, content: Content) -> None:
    """Fate cards, player cards, years and the neutral deck."""
    patterns = [pattern.id for pattern in content.pattern]
    f.fate = tuple(
        filled(FateCard, card, items=items_of(card.items), attack=SIDES.index(card.attack)) for card in content.fate
    )
    f.card = tuple(
        filled(
            PlayerCard,
            card,
            items=items_of(card.items),
            measure=MEASURES.index(card.measure),
            at_most=card.reach == "at-most",
            pattern=patterns.index(card.pattern),
        )
        for card in content.player_card
    )
    f.year = tuple(
        filled(Year, year, attack_cards=(year.attack_cards.easy, year.attack_cards.medium, year.attack_cards.hard))
        for year in content.year
    )
    f.years = len(f.year)
    f.neutral_cards = (0, *content.neutral.cards_by_players)
    f.attacks_per_item = content.neutral.attacks_per_item


def number_tracks(f: Facts, content: Content) -> None:
    """The boxes of every track, and what follows from their order."""
    track: list[tuple[TrackBox, ...]] = [()] * TRACKS_END
    for i, attribute in enumerate(ATTRIBUTES):
        track[RENOWN + i] = plain_track(box for box in content.attribute_box if box.attribute == attribute)
    for i, citizens in enumerate(CITIZENS):
        track[TRADERS + i] = plain_track(box for box in content.citizen_box if box.track == citizens)
    for i, side in enumerate(SIDES):
        track[COHORTS + i] = plain_track(box for box in content.cohort_box if box.cohort == side)
    granary_of = {building.opens: BUILDINGS.index(building.id) for building in content.building if building.opens}
    columns: Sequence[tuple[int, Sequence[texts.ColumnBox]]] = (
        (MINING, content.mining_box),
        (GUARD, content.guard_box),
        (CIPPI, content.cippi_box),
        (WALL, content.wall_box),
        (FORT, content.fort_box),
    )
    for cell, boxes in columns:
        track[cell] = tuple(
            track_box(gain=tokens(box.gain), needs=pairs_of(box.needs), granary=granary_of[box.column]) for box in boxes
        )
    track[PRODUCTION] = tuple(track_box() for _ in range(content.production.boxes))
    track[TRAINING] = plain_track(content.training_box)
    for i in range(len(COLUMNS)):
        track[TEMPLES + i] = tuple(
            track_box(gain=tokens(box.gain), needs=pairs_of(box.needs))
            for box in content.temple_box
            if box.temple == BUILDINGS[TEMPLE + i]
        )
    for i in range(len(GLADIATORS)):
        track[STRENGTH + i] = tuple(track_box(needs=pairs_of(box.needs)) for box in content.strength_box)
    f.track = tuple(track)
    f.column_ends = tuple(ends_of([box.granary for box in boxes]) for boxes in track)
    f.vp_per_box = tuple(attribute.vp_per_box for attribute in by_id(content.attribute, ATTRIBUTES))
    levels = [0]
    for fort in content.fort_box:
        levels.append(fort.infrastructure or levels[-1])
    f.infrastructure = tuple(levels)
    f.temple_after = tuple(
        -1 if temple.needs.filled is None else TEMPLES + BUILDINGS.index(temple.needs.filled) - TEMPLE
        for temple in by_id(content.temple, BUILDINGS[TEMPLE:BATHS])
    )


def track_box(gain: Tokens = (), needs: Pairs = (), granary: int = -1) -> TrackBox:
    """A box of a track; which offers it wakes is noted with the offers."""
    return filled(TrackBox, None, gain=gain, needs=needs, granary=granary, wakes=0)


def plain_track(boxes: Iterable[texts.Box]) -> tuple[TrackBox, ...]:
    """A track whose boxes need nothing but the box before them."""
    return tuple(track_box(gain=tokens(box.gain)) for box in boxes)


def number_buildings(f: Facts, content: Content) -> None:
    """The buildings and landmarks, landmarks last; their offers are noted with the offers."""
    f.building = (
        *(
            filled(
                Building,
                building,
                needs=pairs_of(building.needs),
                gain=tokens(building.gain),
                gain_one_of=tokens(building.gain_one_of),
                after=building_before(building.needs),
                yearly=yearly_of(building.yearly),
                wakes=0,
                reach=0,
                group=0,
            )
            for building in by_id(content.building, BUILDINGS[:LANDMARK])
        ),
        *(
            filled(
                Building,
                landmark,
                needs=pairs_of(landmark.needs),
                gain=tokens(landmark.gain),
                gain_one_of=(),
                after=building_before(landmark.needs),
                large=False,
                circles=0,
                yearly=-1,
                wakes=0,
                reach=0,
                group=0,
            )
            for landmark in by_id(content.landmark, BUILDINGS[LANDMARK:])
        ),
    )
    f.large = mask_of(number for number, building in enumerate(f.building) if building.large)
    f.yearly = tuple(number for number, building in enumerate(f.building) if 0 <= building.yearly < len(ITEMS))
    f.roads = tuple(
        number
        for number, building in enumerate(f.building)
        if building.yearly == CHOSEN_ATTRIBUTE
        for _ in range(building.circles)
    )
    f.yearly_resource = ITEMS.index(content.production.yearly)


def building_before(needs: texts.Needs) -> int:
    """The building that must stand first, -1 for none."""
    return -1 if needs.built is None else BUILDINGS.index(needs.built)


def yearly_of(name: str | None) -> int:
    """What a building yields each year: an item, an attribute to choose, or -1 for nothing."""
    if name is None:
        return -1
    return CHOSEN_ATTRIBUTE if name == "any-attribute" else ITEMS.index(name)


def number_inner_boxes(f: Facts, content: Content) -> None:
    """The boxes outside the tracks: forum, market, theatre, Ludus, baths, courthouse, diplomats, scouts."""
    f.forum_boxes = len(content.forum_box)
    f.hexagon = tuple(inner_box(box) for box in content.trade_box)
    f.new_good = tuple(tokens(line.gain) for line in content.new_good)
    f.show = tuple(inner_box(box) for box in content.show_box)
    f.strength = tuple(
        filled(StrengthBox, box, on_death=tokens(box.on_death), on_survival=tokens(box.on_survival))
        for box in content.strength_box
    )
    f.bribe = tuple(inner_box(box) for box in content.bribe_box)
    f.bribes_per_year = content.bribe.per_year
    f.ruling = tuple(tuple(inner_box(box) for box in content.ruling_box if box.column == side) for side in SIDES)
    f.diplomat = tuple(inner_box(box) for box in content.diplomat_box)
    f.scout = tuple(inner_box(box) for box in content.scout_box)


def inner_box(box: texts.ValueBox) -> Box:
    """A box outside the tracks."""
    return filled(Box, box, needs=pairs_of(box.needs), gain=tokens(box.gain))


def draw_map(f: Facts, content: Content) -> None:
    """The map's cells, row by row, and every way to place each pattern on it."""
    rows, columns = content.map.rows, content.map.columns
    gains: list[Tokens] = [()] * (rows * columns)
    for symbol in content.map_symbol:
        gains[(symbol.row - 1) * columns + symbol.column - 1] = tokens(symbol.gain)
    f.cell_gains = tuple(gains)
    f.map_rows = tuple(mask_of(range(row * columns, (row + 1) * columns)) for row in range(rows))
    f.map_columns = tuple(mask_of(range(column, rows * columns, columns)) for column in range(columns))
    f.row_gain = tokens(content.map.row_gain)
    placings = [sorted(placings_of(pattern.cells, rows, columns)) for pattern in content.pattern]
    f.places = tuple(tuple(mask_of(cells) for cells in placing) for placing in placings)
    f.placings = tuple(tuple(placing_action(cells) for cells in placing) for placing in placings)


def placing_action(cells: Tokens) -> Action:
    """The action that places a pattern on these cells."""
    return ("place", *cells)


def ends_of(columns: Sequence[int]) -> tuple[int, ...]:
    """How many boxes are filled when each column of a track is complete.

    >>> ends_of([0, 0, 1, 1, 1, 2])
    (2, 5, 6)
    """
    return tuple(n for n in range(1, len(columns) + 1) if n == len(columns) or columns[n] != columns[n - 1])


def placings_of(cells: Sequence[tuple[int, int]], rows: int, columns: int) -> set[tuple[int, ...]]:
    """Every way to place a pattern, turned and mirrored, wholly on the map: its cells in order (HW-SCOUT-03).

    >>> sorted(placings_of([(0, 0), (0, 1)], 2, 2))
    [(0, 1), (0, 2), (1, 3), (2, 3)]
    """
    found: set[tuple[int, ...]] = set()
    shape = list(cells)
    for turn in range(8):
        shape = [(column, -row) for row, column in shape]
        if turn == 4:
            shape = [(row, -column) for row, column in shape]
        top = min(row for row, _ in shape)
        left = min(column for _, column in shape)
        for down in range(rows):
            for across in range(columns):
                moved = [(row - top + down, column - left + across) for row, column in shape]
                if all(row < rows and column < columns for row, column in moved):
                    found.add(tuple(sorted(row * columns + column for row, column in moved)))
    return found


def start_row(content: Content) -> tuple[int, ...]:
    """The sheets and board of a player before the first year (HW-SETUP-05)."""
    row = [0] * CELLS
    for cell in range(RENOWN, TRADERS):
        row[cell] = content.start.attributes
    for cell in range(TRADERS, COHORTS):
        row[cell] = content.start.citizens
    for cell in range(COHORTS, MINING):
        row[cell] = content.start.cohorts
    row[PRODUCTION] = content.start.production
    row[DISDAIN] = content.start.disdain
    row[BUILT] = mask_of(BUILDINGS.index(name) for name in content.start.built)
    for cell in range(PATHS, OPEN):
        row[cell] = -1
    return tuple(row)

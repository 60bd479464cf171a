"""The printed facts in the plain form the rules read: numbered things, tracks of boxes, offers and their bit masks.

A player's two sheets and board are one row of whole numbers; the constants below name its cells. Tracks, items and
citizens keep the same number everywhere: `row[WALL]` is how many wall boxes are filled, and the token `PIETY` in a
box's gain is the track it fills.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, TypeVar

from ludoteka.games.hadrians_wall.content import Content, Entry, Items, Needs
from ludoteka.kernel.action import Action
from ludoteka.kernel.errors import BadContent

# -- the cells of a row -------------------------------------------------------------------------------------------

# What lies on the player's board.
SOLDIER: Final = 0
BUILDER: Final = 1
SERVANT: Final = 2
CIVILIAN: Final = 3
RESOURCE: Final = 4
ITEMS: Final = ("soldier", "builder", "servant", "civilian", "resource")

# Tracks: how many boxes are filled, left to right.
RENOWN: Final = 5
PIETY: Final = 6
VALOUR: Final = 7
DISCIPLINE: Final = 8
TRADERS: Final = 9
PERFORMERS: Final = 10
PRIESTS: Final = 11
APPARITORES: Final = 12
PATRICIANS: Final = 13
COHORTS: Final = 14  # left, centre, right
MINING: Final = 17
GUARD: Final = 18
CIPPI: Final = 19
WALL: Final = 20
FORT: Final = 21
PRODUCTION: Final = 22
TRAINING: Final = 23
TEMPLES: Final = 24  # small, medium, large
STRENGTH: Final = 27  # red, blue
TRACKS_END: Final = 29

TRACKS: Final = RENOWN
"""The first track; the number of an area is that of its track less this."""

ATTRIBUTES: Final = ("renown", "piety", "valour", "discipline")
CITIZENS: Final = ("traders", "performers", "priests", "apparitores", "patricians")
SIDES: Final = ("left", "centre", "right")
COLUMNS: Final = ("small", "medium", "large")
GLADIATORS: Final = ("red", "blue")
AREAS: Final = (
    *ATTRIBUTES, *CITIZENS, "left-cohort", "centre-cohort", "right-cohort", "mining", "guard", "cippi", "wall", "fort",
    "production", "training", "small-temple", "medium-temple", "large-temple", "red-gladiator", "blue-gladiator",
    "forum", "market", "theatre", "baths", "courthouse", "diplomats", "scouts", "infrastructure", "disdain",
)  # fmt: skip
FORUM_AREA: Final = 24
MARKET_AREA: Final = 25
THEATRE_AREA: Final = 26
BATHS_AREA: Final = 27
COURTHOUSE_AREA: Final = 28
DIPLOMATS_AREA: Final = 29
SCOUTS_AREA: Final = 30
INFRASTRUCTURE_AREA: Final = 31
DISDAIN_AREA: Final = 32

# Counts and bit masks.
WOUNDS: Final = 29  # red, blue
FORUM: Final = 31
DIPLOMATS: Final = 32
SCOUTS: Final = 33
BUILT: Final = 34  # a bit per building
MAP: Final = 35  # a bit per cell
DISDAIN: Final = 36  # circled boxes
FORGIVEN: Final = 37  # circled boxes that a bribe filled
TEMPLE_FAVOURS: Final = 38
TEMPLE_FAVOURS_SPENT: Final = 39
COHORT_FAVOURS: Final = 40  # by side
COHORT_FAVOURS_SPENT: Final = 43  # by side
IGNORED: Final = 46  # by side: cards of the open attack that favours took away
SERVES: Final = 49  # by diplomat: 1 + side, 0 for none

# Boxes that note a year, 0 while free.
TRAINING_YEARS: Final = 52
FORUM_YEARS: Final = 57
SHOW_YEARS: Final = 61
BRIBE_YEARS: Final = 67
RULING_YEARS: Final = 73  # three a side
BATTLE_YEARS: Final = 82  # six a gladiator
GOODS: Final = 94  # by hexagon: the good in it, 0 while free
PLACED: Final = 102  # by scout: the bits of the cells it covered

RULINGS_ROOM: Final = 3
BATTLES_ROOM: Final = 6

# Cards, -1 for none.
PATHS: Final = 107  # by year
PROSPECTS: Final = 113  # by year
HAND: Final = 119  # the two cards drawn this year, sorted
CHOSEN: Final = 121  # which of them is the path card

# What is open on the sheets, whatever lies on the board.
OPEN: Final = 122  # a bit per offer
STALE: Final = 123  # a bit per group of offers to look at again before the player is asked
REACH: Final = 124  # a bit per group of offers that the buildings do not rule out
CELLS: Final = 125

# -- tokens that are no track and no item -------------------------------------------------------------------------

COHORT: Final = 100
SWORD: Final = 101
FAVOUR: Final = 102
COHORT_FAVOUR: Final = 103
REMOVE_DISDAIN: Final = 104
SCOUT: Final = 105

# Needs beside tracks.
INFRASTRUCTURE: Final = 106
ACTIVE_DISDAIN: Final = 107

# -- buildings ----------------------------------------------------------------------------------------------------

BUILDINGS: Final = (
    "small-granary", "medium-granary", "large-granary",
    "small-hotel", "large-hotel", "small-workshop", "large-workshop", "small-road", "large-road",
    "small-precinct", "medium-precinct", "large-precinct",
    "market", "theatre", "ludus", "small-gardens", "large-gardens",
    "small-temple", "medium-temple", "large-temple", "baths", "courthouse",
    "archway", "monolith", "column", "statue",
)  # fmt: skip
MEDIUM_GRANARY: Final = 1
LARGE_GRANARY: Final = 2
PRECINCT: Final = 9
MARKET: Final = 12
THEATRE: Final = 13
LUDUS: Final = 14
TEMPLE: Final = 17  # small, medium, large
BATHS: Final = 20
COURTHOUSE: Final = 21
LANDMARK: Final = 22

# -- where goods and patterns come from ---------------------------------------------------------------------------

SOURCES: Final = ("fate", "own", "left", "right", "first-neutral", "second-neutral")
FATE: Final = 0
OWN: Final = 1
LEFT: Final = 2
RIGHT: Final = 3
NEUTRAL: Final = 4

# -- paths --------------------------------------------------------------------------------------------------------

MEASURES: Final = (
    "landmarks", "active-disdain", "wall-columns", "large-buildings", "cohorts", "production",
    "goods", "citizen-tracks", "temples", "map-columns", "gladiator-strength", "guard-columns",
)  # fmt: skip

# -- kinds of offers ----------------------------------------------------------------------------------------------

FILL: Final = 0
BUILD: Final = 1
TRADE: Final = 2
SHOW: Final = 3
TRAIN: Final = 4
FIGHT: Final = 5
BRIBE: Final = 6
RULE: Final = 7
EXCHANGE: Final = 8
RECRUIT: Final = 9
EXPLORE: Final = 10
DRILL: Final = 11
END: Final = 12

AMPLE: Final = 4
"""No offer costs more than this many of one item, so nobody needs to count further."""
PIECE: Final = 10
"""Offers are listed in pieces of so many bits: a table has the list for each piece."""
PART: Final = (1 << PIECE) - 1
MOST_KNOWN: Final = 20_000
"""So many offer lists are remembered."""

E = TypeVar("E", bound=Entry)
Tokens = tuple[int, ...]
Pairs = tuple[tuple[int, int], ...]


class Facts:
    """Everything printed, numbered and ready to be asked; built once, shared by all States, never changed.

    Only `known` grows: it remembers lists that were worked out before, and nothing depends on it.
    """

    __slots__ = (
        "actions", "afford", "attack_cards", "boxes", "bribe_gains", "bribes", "bribes_per_year", "building_gains",
        "building_group", "building_needs", "building_one_of", "building_reach", "building_stale", "built_before",
        "card_goods", "card_items", "card_patterns", "cards", "cell_gains", "column_ends", "cost_of", "diplomat_gains",
        "diplomat_needs", "fate", "fate_attacks", "fate_damage", "fate_goods", "fate_items", "flags", "forum_boxes",
        "granaries", "group_bits", "group_of", "group_whats", "groups", "groups_of_kind", "hexagon_gains",
        "hexagon_needs", "infrastructure", "kind_of", "known", "large", "lists", "map_columns", "map_rows", "needs",
        "neutral_attacks", "neutral_cards", "new_good", "number", "path_at", "path_at_most", "path_measures", "path_vp",
        "penalties", "places", "placings", "playable", "playable_groups", "rank_from", "road_bits", "row_gain",
        "ruling_costs", "ruling_gains", "ruling_needs", "scout_needs", "show_gains", "show_needs", "stale", "start",
        "strength_death", "strength_survival", "temple_after", "vp_per_box", "what_of", "without_kind", "yearly",
        "yearly_resources", "years",
    )  # fmt: skip

    def __init__(self, content: Content) -> None:
        check_room(content)
        self.years = content.game.years
        self.number_cards(content)
        self.number_boxes(content)
        self.number_buildings(content)
        self.number_inner_boxes(content)
        self.draw_map(content)
        self.number_offers(content)
        self.link_offers(content)
        self.start = start_row(content)
        self.penalties = tuple(-line.vp for line in content.disdain_penalty)
        self.rank_from = tuple(rank.at_least for rank in content.rank)

    def number_cards(self, content: Content) -> None:
        """Fate cards, player cards, the year flags and the neutral deck."""
        self.fate = len(content.fate)
        self.fate_items = tuple(items_of(card.items) for card in content.fate)
        self.fate_goods = tuple(card.good for card in content.fate)
        self.fate_damage = tuple(card.damage for card in content.fate)
        self.fate_attacks = tuple(SIDES.index(card.attack) for card in content.fate)
        patterns = [pattern.id for pattern in content.pattern]
        self.cards = len(content.player_card)
        self.card_items = tuple(items_of(card.items) for card in content.player_card)
        self.card_goods = tuple(card.good for card in content.player_card)
        self.card_patterns = tuple(patterns.index(card.pattern) for card in content.player_card)
        self.path_measures = tuple(MEASURES.index(card.measure) for card in content.player_card)
        self.path_at = tuple(card.at for card in content.player_card)
        self.path_vp = tuple(card.vp for card in content.player_card)
        self.path_at_most = tuple(card.reach == "at-most" for card in content.player_card)
        self.flags = tuple(year.flag for year in content.year)
        self.attack_cards = (
            tuple(year.attack_cards.easy for year in content.year),
            tuple(year.attack_cards.medium for year in content.year),
            tuple(year.attack_cards.hard for year in content.year),
        )
        self.neutral_cards = (0, *content.neutral.cards_by_players)
        self.neutral_attacks = content.neutral.attacks_per_item

    def number_boxes(self, content: Content) -> None:
        """The gains of every track's boxes, and what the next box of a track needs."""
        boxes: list[tuple[Tokens, ...]] = [()] * TRACKS_END
        needs: list[tuple[Pairs, ...]] = [()] * TRACKS_END
        granaries: list[tuple[int, ...]] = [()] * TRACKS_END
        for i, attribute in enumerate(ATTRIBUTES):
            boxes[RENOWN + i] = tuple(tokens(box.gain) for box in content.attribute_box if box.attribute == attribute)
        for i, track in enumerate(CITIZENS):
            boxes[TRADERS + i] = tuple(tokens(box.gain) for box in content.citizen_box if box.track == track)
        for i, side in enumerate(SIDES):
            boxes[COHORTS + i] = tuple(tokens(box.gain) for box in content.cohort_box if box.cohort == side)
        granary_of = {building.opens: BUILDINGS.index(building.id) for building in content.building if building.opens}
        for cell, column_boxes in (
            (MINING, content.mining_box),
            (GUARD, content.guard_box),
            (CIPPI, content.cippi_box),
            (WALL, content.wall_box),
            (FORT, list(content.fort_box)),
        ):
            boxes[cell] = tuple(tokens(box.gain) for box in column_boxes)
            needs[cell] = tuple(pairs_of(box.needs) for box in column_boxes)
            granaries[cell] = tuple(granary_of[box.column] for box in column_boxes)
        boxes[PRODUCTION] = ((),) * content.production.boxes
        boxes[TRAINING] = tuple(tokens(box.gain) for box in content.training_box)
        self.temple_after = tuple(
            -1 if temple.needs.filled is None else TEMPLES + BUILDINGS.index(temple.needs.filled) - TEMPLE
            for temple in by_id(content.temple, BUILDINGS[TEMPLE:BATHS])
        )
        for i in range(len(COLUMNS)):
            own = [box for box in content.temple_box if box.temple == BUILDINGS[TEMPLE + i]]
            boxes[TEMPLES + i] = tuple(tokens(box.gain) for box in own)
            needs[TEMPLES + i] = tuple(pairs_of(box.needs) for box in own)
        for i in range(len(GLADIATORS)):
            boxes[STRENGTH + i] = ((),) * len(content.strength_box)
            needs[STRENGTH + i] = tuple(pairs_of(box.needs) for box in content.strength_box)
        self.boxes = tuple(boxes)
        self.needs = tuple(needs)
        self.granaries = tuple(granaries)
        self.vp_per_box = tuple(track.vp_per_box for track in by_id(content.attribute, ATTRIBUTES))
        level = 0
        levels = [0]
        for fort in content.fort_box:
            level = fort.infrastructure or level
            levels.append(level)
        self.infrastructure = tuple(levels)
        self.column_ends = tuple(ends_of(column) for column in granaries)

    def number_buildings(self, content: Content) -> None:
        """Needs, gains and yearly gains of the buildings and landmarks, landmarks last."""
        by_name = {building.id: building for building in content.building}
        built = [by_name[name] for name in BUILDINGS[:LANDMARK]]
        marks = by_id(content.landmark, BUILDINGS[LANDMARK:])
        self.building_needs = (*(pairs_of(b.needs) for b in built), *(pairs_of(m.needs) for m in marks))
        self.building_gains = (*(tokens(b.gain) for b in built), *(tokens(m.gain) for m in marks))
        self.building_one_of = (*(tokens(b.gain_one_of) for b in built), *(() for _ in marks))
        before = [b.needs.built for b in built] + [m.needs.built for m in marks]
        self.built_before = tuple(-1 if name is None else BUILDINGS.index(name) for name in before)
        self.large = mask_of(BUILDINGS.index(b.id) for b in built if b.large)
        yearly: list[tuple[int, int, int]] = []
        roads: list[int] = []
        for number, building in enumerate(built):
            if building.yearly == "any-attribute":
                roads += [1 << number] * building.circles
            elif building.yearly is not None:
                yearly.append((1 << number, ITEMS.index(building.yearly), building.circles))
        self.yearly = tuple(yearly)
        self.road_bits = tuple(roads)
        self.yearly_resources = ITEMS.index(content.production.yearly)

    def number_inner_boxes(self, content: Content) -> None:
        """The boxes that are no track: forum, market, theatre, Ludus, baths, courthouse, diplomats, scouts."""
        self.forum_boxes = len(content.forum_box)
        self.hexagon_needs = tuple(pairs_of(box.needs) for box in content.trade_box)
        self.hexagon_gains = tuple(tokens(box.gain) for box in content.trade_box)
        self.new_good = ((), *(tokens(line.gain) for line in content.new_good))
        self.show_needs = tuple(pairs_of(box.needs) for box in content.show_box)
        self.show_gains = tuple(tokens(box.gain) for box in content.show_box)
        self.strength_death = ((), *(tokens(box.on_death) for box in content.strength_box))
        self.strength_survival = ((), *(tokens(box.on_survival) for box in content.strength_box))
        self.bribes = tuple(pairs_of(box.needs) for box in content.bribe_box)
        self.bribe_gains = tuple(tokens(box.gain) for box in content.bribe_box)
        self.bribes_per_year = content.bribe.per_year
        sides = [[box for box in content.ruling_box if box.column == side] for side in SIDES]
        self.ruling_needs = tuple(tuple(pairs_of(box.needs) for box in side) for side in sides)
        self.ruling_gains = tuple(tuple(tokens(box.gain) for box in side) for side in sides)
        self.ruling_costs = tuple(cost_pairs(side[0].cost) for side in sides)
        self.diplomat_needs = tuple(pairs_of(box.needs) for box in content.diplomat_box)
        self.diplomat_gains = tuple(tokens(box.gain) for box in content.diplomat_box)
        self.scout_needs = tuple(pairs_of(box.needs) for box in content.scout_box)

    def draw_map(self, content: Content) -> None:
        """The map's cells, row by row, and every way to place each pattern on it."""
        rows, columns = content.map.rows, content.map.columns
        gains: list[Tokens] = [()] * (rows * columns)
        for symbol in content.map_symbol:
            gains[(symbol.row - 1) * columns + symbol.column - 1] = tokens(symbol.gain)
        self.cell_gains = tuple(gains)
        self.map_rows = tuple(mask_of(range(row * columns, (row + 1) * columns)) for row in range(rows))
        self.map_columns = tuple(mask_of(range(column, rows * columns, columns)) for column in range(columns))
        self.row_gain = tokens(content.map.row_gain)
        placings = [sorted(placings_of(pattern.cells, rows, columns)) for pattern in content.pattern]
        self.places = tuple(tuple(mask_of(cells) for cells in placing) for placing in placings)
        self.placings: tuple[tuple[Action, ...], ...] = tuple(
            tuple(("place", *cells) for cells in placing) for placing in placings
        )

    def number_offers(self, content: Content) -> None:
        """Everything a player may pay for in a year, as actions in order, each with its cost and its group.

        A group is what opens and closes together: the fort, whoever pays for it; one building; one show.
        """
        offers: list[tuple[Action, Pairs, int, int]] = [(("end-year",), (), END, 0)]

        def offer(action: Action, cost: Items, kind: int, what: int) -> None:
            offers.append((action, cost_pairs(cost), kind, what))

        for cell, area in (
            (MINING, content.mining),
            (GUARD, content.guard),
            (CIPPI, content.cippi),
            (WALL, content.wall),
            (FORT, content.fort),
        ):
            for cost in area.cost_one_of:
                offer(("fill", cell - TRACKS, single_item(cost)), cost, FILL, cell)
        for cost in content.training.cost_one_of:
            offer(("fill", TRAINING - TRACKS, single_item(cost)), cost, DRILL, 0)
        for i, citizens in enumerate(by_id(content.citizen, CITIZENS)):
            for cost in citizens.cost_one_of:
                offer(("fill", TRADERS + i - TRACKS, single_item(cost)), cost, FILL, TRADERS + i)
        for i, temple in enumerate(by_id(content.temple, BUILDINGS[TEMPLE:BATHS])):
            for cost in temple.cost_one_of:
                offer(("fill", TEMPLES + i - TRACKS, single_item(cost)), cost, FILL, TEMPLES + i)
        for gladiator in range(len(GLADIATORS)):
            for cost in content.strength.cost_one_of:
                offer(("train", gladiator, single_item(cost)), cost, TRAIN, gladiator)
            offer(("fight", gladiator), Items(), FIGHT, gladiator)
        for building in content.building:
            if building.id not in content.start.built:
                number = BUILDINGS.index(building.id)
                offer(("build", number), building.cost, BUILD, number)
        for landmark in content.landmark:
            number = BUILDINGS.index(landmark.id)
            offer(("build", number), landmark.cost, BUILD, number)
        for show in range(len(content.show_box)):
            offer(("show", show), content.show.cost_one_of[0], SHOW, show)
        for bribe, box in enumerate(content.bribe_box):
            offer(("bribe", bribe), box.cost, BRIBE, bribe)
        offers += [(("rule", side), self.ruling_costs[side], RULE, side) for side in range(len(SIDES))]
        for source in (FATE, LEFT, RIGHT, NEUTRAL, NEUTRAL + 1):
            offer(("trade", source), content.trade.cost_one_of[0], TRADE, 0)
        for source in (OWN, LEFT, RIGHT, NEUTRAL, NEUTRAL + 1):
            offer(("scout", source), content.scout.cost_one_of[0], EXPLORE, source)
        offer(("diplomat",), content.diplomat.cost_one_of[0], RECRUIT, 0)
        offers += [(("exchange", *kinds), paid_both(kinds[0], kinds[1]), EXCHANGE, 0) for kinds in exchanges(content)]

        offers.sort()
        self.actions = tuple(action for action, _, _, _ in offers)
        self.cost_of = tuple(cost for _, cost, _, _ in offers)
        self.kind_of = tuple(kind for _, _, kind, _ in offers)
        self.what_of = tuple(what for _, _, _, what in offers)
        self.number = {action: number for number, action in enumerate(self.actions)}
        groups = sorted({(kind, what) for _, _, kind, what in offers})
        self.groups = tuple(kind for kind, _ in groups)
        self.group_whats = tuple(what for _, what in groups)
        self.group_of = tuple(groups.index((kind, what)) for _, _, kind, what in offers)
        self.group_bits = tuple(
            mask_of(number for number in range(len(offers)) if self.group_of[number] == group)
            for group in range(len(groups))
        )
        self.groups_of_kind = tuple(
            mask_of(group for group, (each, _) in enumerate(groups) if each == kind) for kind in range(END + 1)
        )
        self.without_kind = tuple(
            mask_of(number for number, (_, _, each, _) in enumerate(offers) if each != kind) for kind in range(END + 1)
        )
        self.afford = tuple(
            tuple(
                mask_of(i for i, cost in enumerate(self.cost_of) if paid(cost, item) <= have) for have in range(AMPLE)
            )
            for item in range(len(ITEMS))
        )
        self.lists = lists_of(self.actions)
        self.known: dict[int, list[Action]] = {}
        self.playable = tuple(self.playable_by(seats) for seats in range(len(self.neutral_cards)))
        self.playable_groups = tuple(
            mask_of(group for group, bits in enumerate(self.group_bits) if bits & playable)
            for playable in self.playable
        )

    def listed(self, offers: int) -> list[Action]:
        """The actions of an offer mask, in order; masks come again and again, so their lists are remembered."""
        known = self.known.get(offers)
        if known is None:
            known = []
            rest = offers
            for lists in self.lists:
                known += lists[rest & PART]
                rest >>= PIECE
            if len(self.known) < MOST_KNOWN:
                self.known[offers] = known
        return known.copy()

    def playable_by(self, seats: int) -> int:
        """The offers there are with so many players, by neighbours and neutral cards (HW-SETUP-07, HW-NEUTRAL-02)."""
        sources = {FATE, OWN}
        if seats > 1:
            sources.add(LEFT)
        if seats > 2:
            sources.add(RIGHT)
        sources.update(NEUTRAL + card for card in range(self.neutral_cards[seats]))
        return mask_of(
            number
            for number, action in enumerate(self.actions)
            if action[0] not in ("trade", "scout") or action[1] in sources
        )

    def link_offers(self, content: Content) -> None:
        """Which groups of offers to look at again after a box was filled or something was built."""
        stale = [[0] * len(track) for track in self.boxes]
        built = [0] * len(BUILDINGS)
        reach = [0] * len(BUILDINGS)
        for group, (kind, what) in enumerate(zip(self.groups, self.group_whats, strict=True)):
            bit = 1 << group
            for pair in self.needs_of_group(kind, what):
                self.mark(stale, pair, bit)
            if kind == FILL and what in (FORT, MINING, GUARD):
                for end in self.column_ends[what]:
                    stale[what][end - 1] |= bit
            elif kind == FILL and what < COHORTS:
                stale[what][-1] |= bit
            elif kind == FILL:
                stale[what] = [wakes | bit for wakes in stale[what]]
            elif kind == TRAIN:
                stale[STRENGTH + what] = [wakes | bit for wakes in stale[STRENGTH + what]]
            if kind == FIGHT:
                stale[STRENGTH + what] = [wakes | bit for wakes in stale[STRENGTH + what]]
            if (kind == FILL and self.granaries[what]) or kind == DRILL:
                for granary in set(self.granaries[GUARD]):
                    built[granary] |= bit
            if kind == DRILL:
                for end in self.column_ends[GUARD]:
                    stale[GUARD][end - 1] |= bit
            if kind == FILL and TEMPLES <= what < STRENGTH:
                built[TEMPLE + what - TEMPLES] |= bit
                reach[TEMPLE + what - TEMPLES] |= bit
                if self.temple_after[what - TEMPLES] >= 0:
                    stale[self.temple_after[what - TEMPLES]][-1] |= bit
            if kind == BUILD and self.built_before[what] >= 0:
                built[self.built_before[what]] |= bit
                reach[self.built_before[what]] |= bit
            home = {TRADE: MARKET, SHOW: THEATRE, TRAIN: LUDUS, FIGHT: LUDUS, BRIBE: BATHS, RULE: COURTHOUSE}.get(kind)
            if home is not None:
                built[home] |= bit
                reach[home] |= bit
        self.stale = tuple(tuple(track) for track in stale)
        self.building_stale = tuple(built)
        self.building_reach = tuple(reach)
        own = {what: 1 << group for group, what in enumerate(self.group_whats) if self.groups[group] == BUILD}
        self.building_group = tuple(own.get(building, 0) for building in range(len(BUILDINGS)))

    def mark(self, stale: list[list[int]], pair: tuple[int, int], bit: int) -> None:
        """Have a group looked at again when a need may have been met."""
        cell, value = pair
        if cell == INFRASTRUCTURE:
            stale[FORT][self.infrastructure.index(value) - 1] |= bit
        elif cell < TRACKS_END and value > 0:
            stale[cell][value - 1] |= bit

    def needs_of_group(self, kind: int, what: int) -> list[tuple[int, int]]:
        """Every threshold that some offer of a group waits for."""
        many: tuple[Pairs, ...] = ()
        if kind == FILL:
            many = self.needs[what]
        elif kind == TRAIN:
            many = self.needs[STRENGTH + what]
        elif kind == BUILD:
            many = (self.building_needs[what],)
        elif kind == TRADE:
            many = self.hexagon_needs
        elif kind == SHOW:
            many = (self.show_needs[what],)
        elif kind == BRIBE:
            many = (self.bribes[what],)
        elif kind == RULE:
            many = self.ruling_needs[what]
        elif kind == RECRUIT:
            many = self.diplomat_needs
        elif kind == EXPLORE:
            many = self.scout_needs
        return [pair for pairs in many for pair in pairs]


# -- small translations -------------------------------------------------------------------------------------------

TOKENS: Final = {
    **{name: number for number, name in enumerate(ITEMS)},
    **{name: RENOWN + number for number, name in enumerate(ATTRIBUTES)},
    "trader": TRADERS, "performer": PERFORMERS, "priest": PRIESTS, "apparitor": APPARITORES, "patrician": PATRICIANS,
    "production": PRODUCTION, "cohort": COHORT, "sword": SWORD, "favour": FAVOUR, "cohort-favour": COHORT_FAVOUR,
    "remove-disdain": REMOVE_DISDAIN, "scout": SCOUT,
}  # fmt: skip
"""What a gain in the content is in the rules: an item, the track it fills, or one of the special tokens."""


def tokens(names: tuple[str, ...]) -> Tokens:
    """Gains as numbers."""
    return tuple(TOKENS[name] for name in names)


def items_of(items: Items) -> Tokens:
    """How many of each item, in the order of ITEMS."""
    return (items.soldier, items.builder, items.servant, items.civilian, items.resource)


def cost_pairs(items: Items) -> Pairs:
    """A cost as pairs of item and count."""
    return tuple((item, count) for item, count in enumerate(items_of(items)) if count)


def paid(cost: Pairs, item: int) -> int:
    """How many of an item a cost takes."""
    return sum(count for each, count in cost if each == item)


def paid_both(first: int, second: int) -> Pairs:
    """The cost of two workers, alike or not."""
    return ((first, 2),) if first == second else ((first, 1), (second, 1))


def single_item(cost: Items) -> int:
    """The item that pays for a box alone."""
    pairs = cost_pairs(cost)
    if len(pairs) != 1:
        raise BadContent("hadrians_wall: cost_one_of of a track must name exactly one item")
    return pairs[0][0]


def pairs_of(needs: Needs) -> Pairs:
    """Thresholds as pairs of track and value, in the order of the sheets."""
    found = (
        (INFRASTRUCTURE, needs.infrastructure), (FORT, needs.fort), (RENOWN, needs.renown), (PIETY, needs.piety),
        (VALOUR, needs.valour), (DISCIPLINE, needs.discipline), (TRADERS, needs.traders),
        (PERFORMERS, needs.performers), (PRIESTS, needs.priests), (APPARITORES, needs.apparitores),
        (PATRICIANS, needs.patricians), (ACTIVE_DISDAIN, needs.disdain),
    )  # fmt: skip
    return tuple((cell, value) for cell, value in found if value)


def by_id(entries: Sequence[E], ids: Sequence[str]) -> list[E]:
    """Entries of the content in the order the rules number them."""
    found = {entry.id: entry for entry in entries}
    return [found[id] for id in ids]


def mask_of(bits: Iterable[int]) -> int:
    """A bit mask."""
    mask = 0
    for bit in bits:
        mask |= 1 << bit
    return mask


def ends_of(columns: tuple[int, ...]) -> tuple[int, ...]:
    """How many boxes are filled when each column of a track is complete.

    >>> ends_of((0, 0, 1, 1, 1, 2))
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


def exchanges(content: Content) -> list[tuple[int, int, int]]:
    """What the forum takes and gives: two workers for one of another kind than either (HW-FORUM-02)."""
    pays = [ITEMS.index(worker) for worker in content.forum.pay_from]
    gains = [ITEMS.index(worker) for worker in content.forum.gain_from]
    return sorted(
        (first, second, gained)
        for first in pays
        for second in pays
        for gained in gains
        if first <= second and gained not in (first, second)
    )


def lists_of(actions: tuple[Action, ...]) -> tuple[tuple[list[Action], ...], ...]:
    """For each piece of an offer mask, the actions of every combination of its bits."""
    tables: list[tuple[list[Action], ...]] = []
    for start in range(0, len(actions), PIECE):
        table: list[list[Action]] = [[]]
        for action in actions[start : start + PIECE]:
            table += [[*row, action] for row in table]
        tables.append(tuple(table))
    return tuple(tables)


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


def check_room(content: Content) -> None:
    """Refuse content that has more boxes than a row has cells, or another kind of payment than the rules know."""
    sizes = {
        "year": (len(content.year), PROSPECTS - PATHS),
        "training_box": (len(content.training_box), FORUM_YEARS - TRAINING_YEARS),
        "forum_box": (len(content.forum_box), SHOW_YEARS - FORUM_YEARS),
        "show_box": (len(content.show_box), BRIBE_YEARS - SHOW_YEARS),
        "bribe_box": (len(content.bribe_box), RULING_YEARS - BRIBE_YEARS),
        "trade_box": (len(content.trade_box), PLACED - GOODS),
        "scout_box": (len(content.scout_box), PATHS - PLACED),
        "diplomat_box": (len(content.diplomat_box), len(SIDES)),
        "battle.year_boxes": (content.battle.year_boxes, BATTLES_ROOM),
        "ruling_box of one side": (
            max(sum(box.column == side for box in content.ruling_box) for side in SIDES),
            RULINGS_ROOM,
        ),
    }
    for key, (found, room) in sizes.items():
        if found > room:
            raise BadContent(f"hadrians_wall: {key}: {found} are too many; expected at most {room}")
    for side in SIDES:
        if len({items_of(box.cost) for box in content.ruling_box if box.column == side}) != 1:
            raise BadContent(f"hadrians_wall: ruling_box of {side}: cost must be the same for all boxes of a side")
    if (content.forum.pays, content.forum.gains, content.forum.per_year) != (2, 1, 1):
        raise BadContent("hadrians_wall: forum: pays, gains and per_year must be 2, 1 and 1")
    for pattern in content.pattern:
        if len(pattern.cells) != len(content.pattern[0].cells):
            raise BadContent(f"hadrians_wall: pattern {pattern.id}: all patterns must have the same number of cells")
    for area in (content.training, content.show, content.battle, content.ruling):
        if area.per_year != 1:
            raise BadContent("hadrians_wall: training, show, battle and ruling: per_year must be 1")

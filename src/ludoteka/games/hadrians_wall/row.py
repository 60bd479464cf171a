"""What a seat may know of Hadrian's Wall as numbers: what `view.py` shows, in the columns of the View.

Most cells of a player's row are columns as they are, so a change of a row is found cell by cell. What has to be worked
out from cells, such as points and lists of buildings, is worked out again when one of those cells has changed.
"""

from __future__ import annotations

from typing import Final, cast

from ludoteka.games.hadrians_wall.content import Content
from ludoteka.games.hadrians_wall.facts import Facts
from ludoteka.games.hadrians_wall.numbers import (
    BATTLE_YEARS,
    BATTLES_ROOM,
    BRIBE_YEARS,
    BUILDINGS,
    BUILT,
    CHOSEN,
    COHORT_FAVOURS,
    COHORT_FAVOURS_SPENT,
    COHORTS,
    DISDAIN,
    FORGIVEN,
    FORT,
    FORUM,
    FORUM_YEARS,
    GLADIATORS,
    GOODS,
    GUARD,
    HAND,
    IGNORED,
    ITEMS,
    MAP,
    MINING,
    PATHS,
    PLACED,
    PRODUCTION,
    PROSPECTS,
    RENOWN,
    RULING_YEARS,
    RULINGS_ROOM,
    SCOUTS,
    SERVES,
    SHOW_YEARS,
    SIDES,
    STRENGTH,
    TEMPLE_FAVOURS,
    TEMPLES,
    TRADERS,
    TRAINING,
    TRAINING_YEARS,
    WALL,
    WOUNDS,
)
from ludoteka.games.hadrians_wall.rules.attack import attacks_on, cards_to_reveal
from ludoteka.games.hadrians_wall.rules.ludus import dead
from ludoteka.games.hadrians_wall.rules.scoring import attribute_points, measure, path_worth, penalty, rank
from ludoteka.games.hadrians_wall.state import ACTIONS, ATTACK, CARDS, PHASES, Frontier
from ludoteka.kernel.row import Columns, Row, RowWriter, add_bits, add_numbers, add_words, add_zeros
from ludoteka.kernel.state import State

# The parts of a Row: some for the table, then a number of them for each player.
HEAD: Final = 0
ATTACKERS: Final = 1
DISCARD: Final = 2
NEUTRAL: Final = 3
NEUTRAL_DISCARD: Final = 4
PLACES: Final = 5
TABLE: Final = 6
TABLE_PARTS: Final = 7

ROW: Final = 0
BUILT_PART: Final = 1
BATTLES: Final = 2
DIPLOMATS_PART: Final = 3
SCOUTS_PART: Final = 4
PATHS_PART: Final = 5
PROSPECTS_PART: Final = 6
CARDS_PART: Final = 7
SCORE: Final = 8
LENGTHS: Final = 9
PLAYER_PARTS: Final = 10

UNKNOWN: Final = -999
"""No cell has this value."""
PLAIN: Final = 0
"""A cell that nothing else is worked out from."""


class PlayerColumns:
    """Where the columns of one player begin."""

    cells: list[int]
    """By cell of the row: its column, -1 if it has none."""
    buildings: int
    infrastructure: int
    battles: int
    diplomats: int
    scouts: int
    paths: int
    prospects: int
    deck: int
    score: int
    fixed: list[int]
    """Columns that never change, and what they hold."""
    fixed_values: list[int]
    __slots__ = tuple(__annotations__)


class FrontierRows(RowWriter):
    """Writes the rows of Hadrian's Wall."""

    def __init__(self, columns: Columns, facts: Facts, content: Content, seats: int) -> None:
        self.parts = TABLE_PARTS + PLAYER_PARTS * seats
        self.facts = facts
        at = columns.first
        cards = [card.id for card in content.player_card]
        fates = [card.id for card in content.fate]
        self.difficulty = columns.numbers("difficulty", [one.id for one in content.difficulty])
        self.phase = columns.numbers("phase", PHASES)
        self.fate = columns.numbers("attackers[0]", fates)
        self.discarded = columns.numbers("fate_discard[0]", fates)
        self.card = columns.numbers("neutral[0].card", cards)
        self.building = columns.numbers("players[0].buildings[0]", BUILDINGS)
        self.side = columns.numbers("players[0].right.diplomats[0]", SIDES)
        self.rank = columns.numbers("players[0].score.rank", [one.id for one in content.rank])
        across = content.map.columns
        cells = [f"r{cell // across + 1}c{cell % across + 1}" for cell in range(len(facts.cell_gains))]
        self.cell = columns.numbers("players[0].right.scouts[0][0]", cells)
        self.attackers_room = columns.room("attackers")
        self.discard_room = columns.room("fate_discard")
        self.neutral_room = columns.room("neutral")
        self.neutral_discard_room = columns.room("neutral_discard")
        self.buildings_room = columns.room("players[].buildings")
        self.battles_room = columns.room("players[].right.gladiators[].battles")
        self.diplomats_room = columns.room("players[].right.diplomats")
        self.scouts_room = columns.room("players[].right.scouts")
        self.scout_room = columns.room("players[].right.scouts[]")
        self.paths_room = columns.room("players[].paths")
        self.prospects_room = columns.room("players[].prospects")
        self.head = at("seat")
        self.attackers = at("attackers#")
        self.fate_discard = at("fate_discard#")
        self.neutral = at("neutral#")
        self.neutral_discard = at("neutral_discard#")
        self.places = at("places#")
        self.places_room = columns.room("places")
        colours = columns.numbers("players[0].colour", [one.id for one in content.colour])
        self.players = [player_columns(columns, facts, seat, colours[seat]) for seat in range(seats)]
        self.count = at("players#")
        self.touches = touches()

    def write(self, s: State, row: Row) -> None:
        assert isinstance(s, Frontier)
        if row.held[HEAD] is None:
            self.begin(s, row)
        if row.marks[HEAD] != row.seat:
            row.marks[HEAD] = row.seat
            row.cells[self.head] = row.seat
        seen: list[object] = [
            s.phase, s.year, s.difficulty, len(s.fate), s.attackers, s.discard, s.neutral, s.neutral_deck,
            s.neutral_resources, s.neutral_soldiers, s.places,
        ]  # fmt: skip
        if row.held[TABLE] != seen:
            row.held[TABLE] = [
                s.phase, s.year, s.difficulty, len(s.fate), s.attackers.copy(), s.discard.copy(), s.neutral.copy(),
                s.neutral_deck.copy(), s.neutral_resources.copy(), s.neutral_soldiers.copy(), s.places.copy(),
            ]  # fmt: skip
            self.write_table(s, row)
        for player in range(s.seats):
            self.write_player(s, row, player)

    def write_table(self, s: Frontier, row: Row) -> None:
        """What belongs to no player."""
        out = [
            self.difficulty[s.difficulty],
            s.year,
            s.facts.years,
            self.phase[s.phase],
            s.facts.year[s.year - 1].flag,
            len(s.attackers) if s.phase == ATTACK else cards_to_reveal(s),
        ]
        row.put(HEAD, self.head + 1, out)
        out = []
        add_words(out, s.attackers, self.fate, self.attackers_room)
        add_numbers(out, attacks_on(s), len(SIDES))
        out.append(len(s.fate))
        row.put(ATTACKERS, self.attackers, out)
        out = []
        add_words(out, s.discard, self.discarded, self.discard_room)
        row.put(DISCARD, self.fate_discard, out)
        self.write_neutral(s, row)
        out = []
        if s.places:
            add_numbers(out, s.places, self.places_room)
        row.put(PLACES, self.places, out)

    def begin(self, s: Frontier, row: Row) -> None:
        """Write what never changes at a table."""
        row.held[HEAD] = self
        row.cells[self.count] = s.seats
        for player in range(s.seats):
            at = self.players[player]
            for i in range(len(at.fixed)):
                row.cells[at.fixed[i]] = at.fixed_values[i]

    def write_neutral(self, s: Frontier, row: Row) -> None:
        """The neutral cards of this year and of earlier ones."""
        out = [len(s.neutral)]
        for i in range(min(len(s.neutral), self.neutral_room)):
            out.append(self.card[s.neutral[i]])
            out.append(s.neutral_resources[i])
            out.append(s.neutral_soldiers[i])
        add_zeros(out, 3 * (self.neutral_room - len(s.neutral)))
        out.append(len(s.neutral_deck))
        row.put(NEUTRAL, self.neutral, out)
        if s.facts.neutral_cards[s.seats]:
            cards = range(len(self.card) - 1)
            gone = [card for card in cards if card not in s.neutral_deck and card not in s.neutral]
            out = []
            add_words(out, gone, self.card, self.neutral_discard_room)
            row.put(NEUTRAL_DISCARD, self.neutral_discard, out)

    def write_player(self, s: Frontier, row: Row, player: int) -> None:
        """One player: the cells that changed, and what is worked out from them."""
        at = self.players[player]
        first = TABLE_PARTS + PLAYER_PARTS * player
        now = s.rows[player]
        if row.kept[first] != now:
            self.write_cells(s, row, player)
        ended = s.phase == ACTIONS and len(s.lanes) > 0 and not s.lanes[player]
        if s.phase == CARDS:
            row.marks[first + CARDS_PART] = -1
        else:
            mark = len(s.decks[player]) * 4 + int(now[CHOSEN] >= 0) * 2 + int(ended)
            if row.marks[first + CARDS_PART] == mark:
                return
            row.marks[first + CARDS_PART] = mark
        out = [len(s.decks[player]), 0, 0, 0, 0, 0, int(now[CHOSEN] >= 0), int(ended)]
        if player == row.seat and s.phase == CARDS and now[HAND] >= 0:
            out[1] = 1
            out[2] = 2
            out[3] = self.card[now[HAND]]
            out[4] = self.card[now[HAND + 1]]
            if now[CHOSEN] >= 0:
                out[5] = self.card[now[HAND + now[CHOSEN]]]
        row.put(first + CARDS_PART, at.deck, out)

    def write_cells(self, s: Frontier, row: Row, player: int) -> None:
        """The cells of a player that changed, and what is worked out from them."""
        first = TABLE_PARTS + PLAYER_PARTS * player
        now = s.rows[player]
        kept = row.kept[first]
        if not kept:
            kept = [UNKNOWN] * len(now)
            row.kept[first] = kept
        cells = row.cells
        columns = self.players[player].cells
        touched = 0
        # Numbers that are equal are mostly the same object, so most cells need no comparison. The very object is kept:
        # compiled code would make another one of a large number, which would differ from then on.
        before, after = cast("list[object]", kept), cast("list[object]", now)
        for i, (old, new) in enumerate(zip(before, after)):  # noqa: B905  it would not be compiled to a plain loop
            if old is not new:
                value = now[i]
                equal = kept[i] == value
                before[i] = new
                if equal or i >= HAND:
                    continue
                touched |= self.touches[i]
                column = columns[i]
                if column >= 0:
                    cells[column] = value
        if touched:
            self.work_out(s, row, player, touched)

    def work_out(self, s: Frontier, row: Row, player: int, touched: int) -> None:
        """What several cells of a row say together."""
        at = self.players[player]
        first = TABLE_PARTS + PLAYER_PARTS * player
        now = s.rows[player]
        f = s.facts
        if touched & 1 << BUILT_PART:
            out: list[int] = []
            add_bits(out, now[BUILT], self.building, self.buildings_room)
            row.put(first + BUILT_PART, at.buildings, out)
        if touched & 1 << LENGTHS:
            row.put(first + LENGTHS, at.infrastructure, [f.infrastructure[now[FORT]]])
        if touched & 1 << BATTLES:
            row.put(first + BATTLES, at.battles, self.gladiators(now))
        if touched & 1 << DIPLOMATS_PART:
            out = []
            serving = [served - 1 for served in now[SERVES : SERVES + len(SIDES)] if served]
            add_words(out, serving, self.side, self.diplomats_room)
            row.put(first + DIPLOMATS_PART, at.diplomats, out)
        if touched & 1 << SCOUTS_PART:
            row.put(first + SCOUTS_PART, at.scouts, self.scouts(now))
        if touched & 1 << PROSPECTS_PART:
            out = []
            cards = [card for card in now[PROSPECTS : PROSPECTS + f.years] if card >= 0]
            add_words(out, cards, self.card, self.prospects_room)
            row.put(first + PROSPECTS_PART, at.prospects, out)
        if touched & 1 << PATHS_PART:
            self.paths(s, row, player)
        if touched & (1 << SCORE | 1 << PATHS_PART):
            self.score(s, row, player)

    def gladiators(self, now: list[int]) -> list[int]:
        """Both gladiators."""
        out = [len(GLADIATORS)]
        for gladiator in range(len(GLADIATORS)):
            start = BATTLE_YEARS + BATTLES_ROOM * gladiator
            out.append(now[STRENGTH + gladiator])
            out.append(now[WOUNDS + gladiator])
            out.append(int(dead(now, gladiator)))
            add_numbers(out, [year for year in now[start : start + BATTLES_ROOM] if year], self.battles_room)
        return out

    def scouts(self, now: list[int]) -> list[int]:
        """Where each scout went."""
        out = [now[SCOUTS]]
        for scout in range(min(now[SCOUTS], self.scouts_room)):
            add_bits(out, now[PLACED + scout], self.cell, self.scout_room)
        return out

    def paths(self, s: Frontier, row: Row, player: int) -> None:
        """The path cards and what they bring now."""
        first = TABLE_PARTS + PLAYER_PARTS * player
        now = s.rows[player]
        f = s.facts
        total = 0
        out = [0]
        for i in range(f.years):
            card = now[PATHS + i]
            if card >= 0:
                reached = measure(f, now, f.card[card].measure)
                points = path_worth(f, card, reached)
                total += points
                if out[0] < self.paths_room:
                    out.append(self.card[card])
                    out.append(reached)
                    out.append(points)
                out[0] += 1
        row.put(first + PATHS_PART, self.players[player].paths, out)
        row.marks[first + PATHS_PART] = total

    def score(self, s: Frontier, row: Row, player: int) -> None:
        """The score if the game ended now."""
        first = TABLE_PARTS + PLAYER_PARTS * player
        now = s.rows[player]
        f = s.facts
        paths = row.marks[first + PATHS_PART]
        attributes = attribute_points(f, now)
        lost = penalty(f, now)
        total = attributes + paths - lost
        title = self.rank[rank(f, total)] if s.seats == 1 else 0
        row.put(first + SCORE, self.players[player].score, [attributes, paths, lost, total, title])


def player_columns(columns: Columns, facts: Facts, seat: int, colour: int) -> PlayerColumns:
    """Where one player's columns are."""
    path = f"players[{seat}]"
    found = PlayerColumns()
    found.cells = [-1] * HAND
    for cell, names in cell_names(facts).items():
        for number, name in enumerate(names):
            found.cells[cell + number] = columns.first(f"{path}.{name}")
    found.buildings = columns.first(f"{path}.buildings#")
    found.infrastructure = columns.first(f"{path}.left.infrastructure")
    found.battles = columns.first(f"{path}.right.gladiators#")
    found.diplomats = columns.first(f"{path}.right.diplomats#")
    found.scouts = columns.first(f"{path}.right.scouts#")
    found.paths = columns.first(f"{path}.paths#")
    found.prospects = columns.first(f"{path}.prospects#")
    found.deck = columns.first(f"{path}.deck")
    found.score = columns.first(f"{path}.score.attributes")
    lengths = {
        "left.cohorts": len(SIDES),
        "right.goods": len(facts.hexagon),
        "right.shows": len(facts.show),
        "right.temples": 3,
        "right.bribes": len(facts.bribe),
        "right.rulings": len(SIDES),
        **{f"right.rulings[{side}]": len(facts.ruling[side]) for side in range(len(SIDES))},
        "right.favours.cohorts": len(SIDES),
        "right.favours.cohorts_spent": len(SIDES),
        "ignored": len(SIDES),
    }
    found.fixed = [columns.first(f"{path}.{name}#") for name in lengths]
    found.fixed_values = list(lengths.values())
    found.fixed += [columns.first(f"{path}.seat"), columns.first(f"{path}.colour")]
    found.fixed_values += [seat, colour]
    return found


def cell_names(facts: Facts) -> dict[int, list[str]]:
    """The columns that cells of a row stand in as they are, from a first cell on."""
    sides = range(len(SIDES))
    return {
        0: [f"pool.{item}" for item in ITEMS],
        RENOWN: ["left.renown", "left.piety", "left.valour", "left.discipline"],
        TRADERS: [f"right.{name}" for name in ("traders", "performers", "priests", "apparitores", "patricians")],
        COHORTS: [f"left.cohorts[{side}]" for side in sides],
        MINING: ["left.mining", "left.guard", "left.cippi", "left.wall", "left.fort", "left.production"],
        TRAINING: ["left.training#"],
        TEMPLES: [f"right.temples[{side}]" for side in range(3)],
        FORUM: ["left.forum#"],
        DISDAIN: ["left.disdain", "left.forgiven"],
        TEMPLE_FAVOURS: ["right.favours.temple", "right.favours.temple_spent"],
        COHORT_FAVOURS: [f"right.favours.cohorts[{side}]" for side in sides],
        COHORT_FAVOURS_SPENT: [f"right.favours.cohorts_spent[{side}]" for side in sides],
        IGNORED: [f"ignored[{side}]" for side in sides],
        TRAINING_YEARS: [f"left.training[{box}]" for box in range(FORUM_YEARS - TRAINING_YEARS)],
        FORUM_YEARS: [f"left.forum[{box}]" for box in range(SHOW_YEARS - FORUM_YEARS)],
        SHOW_YEARS: [f"right.shows[{box}]" for box in range(len(facts.show))],
        BRIBE_YEARS: [f"right.bribes[{box}]" for box in range(len(facts.bribe))],
        GOODS: [f"right.goods[{box}]" for box in range(len(facts.hexagon))],
        **{
            RULING_YEARS + RULINGS_ROOM * side: [f"right.rulings[{side}][{box}]" for box in range(len(ruling))]
            for side, ruling in enumerate(facts.ruling)
        },
    }


def touches() -> list[int]:
    """By cell of a row: the parts that are worked out from it, as a mask."""
    out = [PLAIN] * HAND
    for cell in (*range(RENOWN, TRADERS), DISDAIN, FORGIVEN):
        out[cell] = 1 << SCORE
    tracks = (*range(TRADERS, MINING), GUARD, WALL, PRODUCTION, *range(TEMPLES, WOUNDS))
    for cell in (*tracks, BUILT, MAP, DISDAIN, FORGIVEN, *range(GOODS, PLACED), *range(PATHS, PROSPECTS)):
        out[cell] |= 1 << PATHS_PART
    out[BUILT] |= 1 << BUILT_PART
    out[FORT] |= 1 << LENGTHS
    for cell in (STRENGTH, STRENGTH + 1, WOUNDS, WOUNDS + 1, *range(BATTLE_YEARS, GOODS)):
        out[cell] |= 1 << BATTLES
    for cell in range(SERVES, TRAINING_YEARS):
        out[cell] |= 1 << DIPLOMATS_PART
    for cell in (SCOUTS, *range(PLACED, PATHS)):
        out[cell] |= 1 << SCOUTS_PART
    for cell in range(PROSPECTS, HAND):
        out[cell] |= 1 << PROSPECTS_PART
    return out

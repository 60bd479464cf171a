"""What a seat may know of Heroes III as numbers: each field of the View is made again only when what it shows changed.

The State is watched in groups: the map, every player, the AI heroes, the common piles, and what else goes on. A field
says which groups it is made from; a group that is the same as before leaves its fields alone.
"""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.heroes3.facts import FIELDS, NOBODY
from ludoteka.games.heroes3.resample import looks_at_own_deck
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import AiHero, Player
from ludoteka.games.heroes3.view import SHOWN, ai_view, player_view, tile_view
from ludoteka.games.heroes3.view_parts import Names
from ludoteka.kernel.deck import Deck
from ludoteka.kernel.row import Columns, Row, RowWriter
from ludoteka.kernel.state import State

MAP: Final = 1
AIS: Final = 2
PILES: Final = 4
STORY: Final = 8
"""What the scenario is and how far its special rules have come; some hold from a round on."""
TURN: Final = 16
"""Whose turn it is, astrologers, cards looked at, whether there is a combat."""
TABLE: Final = 32
"""Dice, open cards, an event under way, the end."""
PLAYERS: Final = 64
ALWAYS: Final = 128
WORLD: Final = MAP | AIS | STORY | TURN | TABLE | PLAYERS

WATCHED: Final[dict[str, int]] = {
    "scenario": STORY,
    "mode": STORY,
    "difficulty": STORY,
    "boxes": STORY,
    "optional_rules": STORY,
    "round": TURN,
    "last_round": TURN,
    "first": TURN,
    "active": TURN,
    "order": TURN,
    "ways": MAP | STORY,
    "resource_cards": STORY,
    "boss": STORY,
    "decks": PILES,
    "discards": PILES,
    "neutral_decks": PILES,
    "neutral_tops": PILES,
    "neutral_bottoms": PILES,
    "neutral_discards": PILES,
    "astrologers_deck": PILES,
    "astrologers_discard": PILES,
    "omens": TURN,
    "event_deck": PILES,
    "event_discard": PILES,
    "event_drawer": TURN,
    "machines": PILES,
    "removed": PILES,
    "looker": TURN,
    "looked_count": TURN,
    "looked": TURN,
    "shown": TABLE,
    "spare_tiles": TABLE,
    "grail": TURN,
    "grail_carrier": TURN,
    "shared": PILES,
    "lost_combats": TABLE,
    "story": STORY,
    "goals": WORLD,
    "end": WORLD,
    "dice": TABLE,
    "fair": TABLE,
    "combat": ALWAYS,
    "laying": ALWAYS,
    "reach": WORLD,
    "links": MAP | STORY,
}
"""By field of the View: the groups it is made from; tiles, players and AI heroes are watched one by one."""

# Where a Row keeps what was seen of the groups; the parts of fields and items follow.
SEEN_MAP: Final = 0
SEEN_AIS: Final = 1
SEEN_PILES: Final = 2
SEEN_STORY: Final = 3
SEEN_TURN: Final = 4
SEEN_TABLE: Final = 5
COUNTS: Final = 6
SEEN_PLAYER: Final = 7


class Heroes3Rows(RowWriter):
    """Writes the rows of Heroes III."""

    def __init__(self, columns: Columns, names: Names, seats: int) -> None:
        self.names = names
        self.writers = columns.writers
        at = columns.first
        self.counts = [at("tiles#"), at("players#"), at("ais#")]
        firsts: dict[str, int] = {}
        for name in columns.at:
            field = name.partition("[")[0].partition(".")[0].partition("{")[0].rstrip("#?")
            firsts[field] = min(columns.at[name], firsts.get(field, columns.at[name]))
        self.fields = list(WATCHED)
        self.watched = [WATCHED[field] for field in self.fields]
        self.firsts = [firsts[field] for field in self.fields]
        self.field_part = SEEN_PLAYER + seats
        self.tile_part = self.field_part + len(self.fields)
        self.tile_room = columns.room("tiles")
        self.player_part = self.tile_part + self.tile_room
        self.ai_part = self.player_part + seats
        self.ai_room = columns.room("ais")
        self.parts = self.ai_part + self.ai_room
        self.tiles = [at(f"tiles[{place}].place") for place in range(self.tile_room)]
        self.players = [at(f"players[{number}].faction") for number in range(seats)]
        self.ais = [at(f"ais[{number}].faction") for number in range(self.ai_room)]
        self.ai_width = (self.ais[1] if self.ai_room > 1 else firsts["decks"]) - self.ais[0]
        self.tile_width = (self.tiles[1] if self.tile_room > 1 else firsts["ways"]) - self.tiles[0]

    def write(self, s: State, row: Row) -> None:
        assert isinstance(s, Heroes3)
        changed = ALWAYS
        if self.is_new(row, SEEN_STORY, story_of(s)):
            changed |= STORY
        if self.is_new(row, SEEN_TURN, turn_of(s)):
            changed |= TURN
        if self.is_new(row, SEEN_TABLE, table_of(s)):
            changed |= TABLE
        if self.is_new(row, SEEN_PILES, piles_of(s, row.seat)):
            changed |= PILES
        if self.is_new(row, SEEN_AIS, [ai_of(one) for one in s.ais]):
            changed |= AIS
            self.write_ais(s, row)
        changed |= self.write_tiles(s, row, changed)
        changed |= self.write_players(s, row, changed)
        row.put(COUNTS, self.counts[0], [len(s.atlas.tile)])
        for i in range(len(self.fields)):
            if self.watched[i] & changed:
                field = self.fields[i]
                out: list[float] = []
                self.writers[field](SHOWN[field](s, row.seat, self.names), out)
                row.fill(self.field_part + i, self.firsts[i], out)

    def is_new(self, row: Row, part: int, seen: list[Any]) -> bool:
        """Whether a group differs from what was seen before; it counts as seen now."""
        if row.held[part] == seen:
            return False
        row.held[part] = seen
        return True

    def write_tiles(self, s: Heroes3, row: Row, changed: int) -> int:
        """Write the tiles that changed; MAP, if any did."""
        kept = row.held[SEEN_MAP]
        now: list[Any] = [s.atlas, s.black, s.flag, s.once, s.stars, s.settled, s.lords]
        if isinstance(kept, list) and kept == now and not changed & STORY:
            return 0
        places = len(s.atlas.tile)
        dirty = set(range(places))
        if isinstance(kept, list) and kept[0] is s.atlas and not changed & STORY:
            dirty = {
                at // FIELDS
                for before, after in zip(kept[1:], now[1:], strict=True)
                if before != after
                for at in range(len(after))
                if before[at] != after[at]
            }
        for place in sorted(dirty):
            if place < self.tile_room:
                self.item(row, self.tile_part + place, self.tiles[place], "tiles[]", tile_view(s, place, self.names))
        for place in range(places, self.tile_room):
            self.blank(row, self.tile_part + place, self.tiles[place], self.tile_width)
        row.held[SEEN_MAP] = [s.atlas, *(one.copy() for one in now[1:])]
        return MAP

    def write_players(self, s: Heroes3, row: Row, changed: int) -> int:
        """Write the players that changed; PLAYERS, if any did."""
        some = 0
        if row.held[COUNTS] is None:
            row.held[COUNTS] = self
            row.cells[self.counts[1]] = s.seats
        for number in range(s.seats):
            new = self.is_new(row, SEEN_PLAYER + number, player_of(s.players[number]))
            if new:
                some = PLAYERS
            if new or changed & (MAP | STORY | TURN | TABLE):
                shown = player_view(s, number, row.seat, self.names)
                self.item(row, self.player_part + number, self.players[number], "players[]", shown)
        return some

    def write_ais(self, s: Heroes3, row: Row) -> None:
        """Write the AI heroes and armies."""
        row.cells[self.counts[2]] = len(s.ais)
        for number in range(self.ai_room):
            part, first = self.ai_part + number, self.ais[number]
            if number < len(s.ais):
                self.item(row, part, first, "ais[]", ai_view(s, s.ais[number], self.names))
            else:
                self.blank(row, part, first, self.ai_width)

    def item(self, row: Row, part: int, first: int, path: str, shown: object) -> None:
        """Write one item of a list."""
        out: list[float] = []
        self.writers[path](shown, out)
        row.fill(part, first, out)

    def blank(self, row: Row, part: int, first: int, width: int) -> None:
        """Write zeros where a list has no item."""
        if row.held[part] is not None:
            row.fill(part, first, [0.0] * width)
            row.held[part] = None


def story_of(s: Heroes3) -> list[Any]:
    """What the scenario is and how far its special rules have come; some hold from a round on."""
    return [
        s.round, s.scenario, s.mode, s.difficulty, s.boxes, s.optional, s.own_scenario,
        s.story.copy(), {name: kept.copy() for name, kept in s.ledger.items()}, s.feats.copy(),
    ]  # fmt: skip


def turn_of(s: Heroes3) -> list[Any]:
    """Whose turn it is and what counts in it."""
    own_deck = s.looker != NOBODY and looks_at_own_deck(s)
    return [
        s.round, s.last_round, s.first, s.active, s.order.copy(), s.omens.copy(), s.event_drawer,
        s.looker, s.looked.copy(), own_deck, s.grail, s.combat is None, len(s.places),
    ]  # fmt: skip


def table_of(s: Heroes3) -> list[Any]:
    """What lies on the table."""
    fair: list[Any] = []
    if s.fair is not None:
        fair = [s.fair.market.copy(), s.fair.pool.copy(), s.fair.hidden.copy(), s.fair.bids.copy()]
    return [s.shown.copy(), s.spare_tiles.copy(), s.lost_combats, s.dice.copy(), s.fair is None, fair, s.places.copy()]


def deck_of(deck: Deck, seat: int) -> list[Any]:
    """What a seat knows of a deck."""
    return [deck.size(), deck.known_top(seat), deck.known_bottom(seat)]


def piles_of(s: Heroes3, seat: int) -> list[Any]:
    """The common decks and piles."""
    out: list[Any] = [deck_of(deck, seat) for deck in s.decks]
    out += [deck_of(deck, seat) for deck in s.neutral_decks]
    out += [deck_of(s.astrologers_deck, seat), deck_of(s.event_deck, seat)]
    out += [pile.copy() for pile in s.discards]
    out += [pile.copy() for pile in s.neutral_discards]
    for pile in (s.astrologers_discard, s.event_discard, s.machines, s.removed, s.shared):
        out.append(pile.copy())
    return out


def player_of(player: Player) -> list[Any]:
    """Everything that a player has."""
    deck = player.deck
    return [
        player.faction, player.hero, player.team, player.out, player.level, player.xp, player.morale,
        player.discard_due, player.stock, player.income, player.built, player.guild_round, player.tokens,
        player.used_buildings, player.army, player.sides, player.layers, player.lent, player.starters,
        player.at.copy(), player.moves.copy(), player.came_from.copy(), player.hand.copy(), player.secret.copy(),
        deck.pool, deck.top, deck.top_known, deck.bottom, deck.bottom_known,
        player.discard.copy(), player.ongoing.copy(), player.permanent, player.experts, player.power, player.cubes,
        player.beaten, player.homeless, player.far_tiles, player.marks, player.scrolls,
    ]  # fmt: skip


def ai_of(ai: AiHero) -> list[Any]:
    """Everything that an AI hero shows."""
    return [
        ai.faction, ai.at, ai.home, ai.came_from, ai.movement, ai.moves, ai.army.copy(), ai.skill, ai.citadel, ai.tower,
        ai.machines.copy(), ai.beaten, ai.out, ai.kind, ai.plan, ai.since, ai.reserve.copy(),
    ]  # fmt: skip

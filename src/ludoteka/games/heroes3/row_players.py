"""The players of Heroes III as numbers: each part of a player is made again when what it shows has changed."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.heroes3.facts import (
    BUILDINGS,
    COMMON_DECKS,
    FAR,
    FEW,
    MAGE_GUILD,
    NEAR,
    NOBODY,
    RESOURCES,
)
from ludoteka.games.heroes3.known import known_cards, looks_at_own_deck
from ludoteka.games.heroes3.row_words import EffectColumns, MarkColumns, UnitColumns, add_deck
from ludoteka.games.heroes3.rules.cards.own_cards import aside, chest
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.resources import income_of
from ludoteka.games.heroes3.rules.scenario.spikes import spikes_of
from ludoteka.games.heroes3.rules.scenario.tokens import tokens_of
from ludoteka.games.heroes3.rules.town.town import spell_price
from ludoteka.games.heroes3.rules.trade.recruit import recruit_cost, reinforce_cost
from ludoteka.games.heroes3.rules.world.bomb import BOMBED
from ludoteka.games.heroes3.rules.world.hill import FORTIFIED
from ludoteka.games.heroes3.rules.world.portals import has_portals, portals_open
from ludoteka.games.heroes3.rules.world.town_tiles import supply_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Player
from ludoteka.kernel.row import Columns, Row, add_bits, add_numbers, add_words, add_zeros

# The parts of a player.
FIGURES: Final = 0
TOWN: Final = 1
UNITS: Final = 2
PLACES: Final = 3
CARDS: Final = 4
DISCARD: Final = 5
EFFECTS: Final = 6
PRICES: Final = 7
TAIL: Final = 8
SEEN_UNITS: Final = 9
OWN_CARDS: Final = 10
"""The cards as their owner sees them: what was seen, and the columns it became."""
SEEN_DISCARD: Final = 11
SEEN_PRICES: Final = 12
SEEN_EFFECTS: Final = 13
SEEN: Final = 14
OTHERS_CARDS: Final = 15
"""The cards as everybody else sees them."""
PLAYER_PARTS: Final = 16

NOWHERE: Final[list[int]] = []


class PlayerWriter:
    """Writes the players."""

    def __init__(
        self,
        columns: Columns,
        names: dict[str, list[str]],
        marks: dict[int, str],
        feats: dict[int, str],
        first_part: int,
        seats: int,
    ) -> None:
        path = "players[0]"
        self.first_part = first_part
        self.parts = PLAYER_PARTS * seats
        self.faction = columns.numbers(f"{path}.faction", names["factions"])
        self.hero = columns.numbers(f"{path}.hero", names["heroes"])
        self.building = columns.numbers(f"{path}.buildings[0]", names["buildings"])
        self.used_building = columns.numbers(f"{path}.used_buildings[0]", names["buildings"])
        self.token = columns.numbers(f"{path}.tokens[0]", names["tokens"])
        self.units = UnitColumns(columns, f"{path}.units", "players[].units", names["units"], names["sides"])
        self.units.layer = columns.numbers(f"{path}.units[0].layers[0]", names["cards"])
        self.field = columns.numbers(f"{path}.main", names["fields"])
        self.card = columns.numbers(f"{path}.hand[0]", names["cards"])
        self.ongoing = EffectColumns(columns, f"{path}.ongoing", "players[].ongoing", names["cards"])
        self.marks = MarkColumns(columns, f"{path}.marks", marks)
        self.feats = MarkColumns(columns, f"{path}.feats", feats)
        self.unit = columns.numbers(f"{path}.prices.recruit[0]{{key}}", names["units"])
        rooms = columns.rooms
        self.rooms = {name.removeprefix("players[]."): room for name, room in rooms.items() if "players[]." in name}
        self.recruit_room = columns.tables["players[].prices.recruit"]
        self.reinforce_room = columns.tables["players[].prices.reinforce"]
        self.placed: set[int] | None = None
        """Units that are cheaper where a hero stands, once it is known which."""
        starts = ("faction", "buildings#", "units#", "main", "hand_size", "discard#", "ongoing#", "prices?")
        self.firsts = [
            [columns.first(f"players[{seat}].{name}") for name in (*starts, "near_tiles")] for seat in range(seats)
        ]

    def write(self, s: Heroes3, row: Row, number: int, anew: bool, story: bool) -> bool:
        """Write what has changed of a player; whether anything did.

        `anew` if something else has changed that players depend on; `story` if it is the story of the scenario.
        """
        player = s.players[number]
        base = self.first_part + PLAYER_PARTS * number
        seen = everything(player)
        if not anew and row.held[base + SEEN] == seen:
            return row.marks[base + SEEN] != row.seat and self.turn(s, row, number)
        keep(player, seen)
        row.held[base + SEEN] = seen
        row.marks[base + SEEN] = row.seat
        firsts = self.firsts[number]
        changed = row.put_new(base + FIGURES, firsts[FIGURES], self.figures(s, player, number))
        out: list[int] = [player.faction, player.built, player.tokens, player.used_buildings]
        if row.kept[base + TOWN] != out:
            row.kept[base + TOWN] = out
            changed = True
            self.write_town(row, base, firsts[TOWN], player)
        kept = row.held[base + SEEN_UNITS]
        held: list[Any] = [player.army, player.sides, player.layers]
        if kept != held:
            row.held[base + SEEN_UNITS] = held
            changed = True
            out = []
            self.units.add(out, player.army, player.sides, player.layers)
            row.put(base + UNITS, firsts[UNITS], out)
        if row.put_new(base + PLACES, firsts[PLACES], self.places(player)):
            changed = True
        if self.write_cards(s, row, number, player):
            changed = True
        if self.write_effects(s, row, number, player, story):
            changed = True
        self.write_prices(s, row, number, player, story or (anew and s.optional != 0))
        if not s.ledger and not has_portals(s) and row.held[base + TAIL] is player.far_tiles:
            return changed
        row.held[base + TAIL] = None if s.ledger else player.far_tiles
        return row.put_new(base + TAIL, firsts[TAIL], self.tail(s, row, number)) or changed

    def turn(self, s: Heroes3, row: Row, number: int) -> bool:
        """Show a player that has not changed to another seat: only some cards look different; whether any do."""
        base = self.first_part + PLAYER_PARTS * number
        deck = s.players[number].deck
        owner = number in (row.seat, row.marks[base + SEEN])
        row.marks[base + SEEN] = row.seat
        if not owner and not deck.top and not deck.bottom:
            return False
        changed = self.write_cards(s, row, number, s.players[number])
        if not s.ledger:
            return changed
        return row.put_new(base + TAIL, self.firsts[number][TAIL], self.tail(s, row, number)) or changed

    def figures(self, s: Heroes3, player: Player, number: int) -> list[int]:
        """From the faction to the income."""
        stock = player.stock
        return [
            self.faction[player.faction],
            self.hero[player.hero],
            player.team,
            int(player.out),
            player.level,
            player.xp,
            s.facts.hand_limit[player.level],
            player.experts,
            player.power,
            player.morale,
            int(player.discard_due),
            1,
            stock[0],
            1,
            stock[1],
            1,
            stock[2],
            1,
            income_of(s, number, 0),
            1,
            income_of(s, number, 1),
            1,
            income_of(s, number, 2),
        ]

    def write_town(self, row: Row, base: int, first: int, player: Player) -> None:
        """Buildings and tokens."""
        start = player.faction * BUILDINGS
        rooms = self.rooms
        out: list[int] = []
        built = [start + place for place in range(BUILDINGS) if player.built >> place & 1]
        add_words(out, built, self.building, rooms["buildings"])
        add_bits(out, player.tokens, self.token, rooms["tokens"])
        used = [start + place for place in range(BUILDINGS) if player.used_buildings >> place & 1]
        add_words(out, used, self.used_building, rooms["used_buildings"])
        row.overwrite(first, out)

    def places(self, player: Player) -> list[int]:
        """Where the heroes are, and what they have moved."""
        out = [self.field[player.at[0]], self.field[player.at[1]]]
        add_numbers(out, player.moves, self.rooms["moves"])
        add_words(out, player.came_from, self.field, self.rooms["came_from"])
        return out

    def write_cards(self, s: Heroes3, row: Row, number: int, player: Player) -> bool:
        """Hand, deck and discard pile, if anything of them has changed; hand and deck only for their owner."""
        base = self.first_part + PLAYER_PARTS * number
        changed = False
        if row.kept[base + SEEN_DISCARD] != player.discard or not row.kept[base + DISCARD]:
            row.kept[base + SEEN_DISCARD] = player.discard.copy()
            out: list[int] = []
            add_words(out, player.discard, self.card, self.rooms["discard"])
            row.put(base + DISCARD, self.firsts[number][DISCARD], out)
            changed = True
        deck = player.deck
        own = number == row.seat
        looked = s.looked if s.looker == number and looks_at_own_deck(s) else None
        shelf = s.ledger.get(aside(number)) if s.ledger else None
        held: list[Any] = [
            player.hand, player.secret, deck.pool, deck.top, deck.top_known, deck.bottom, deck.bottom_known, looked,
            shelf, row.seat if deck.top or deck.bottom else NOBODY,
        ]  # fmt: skip
        part = base + (OWN_CARDS if own else OTHERS_CARDS)
        if row.held[part] != held:
            held[0] = player.hand.copy()
            held[1] = player.secret.copy()
            held[3] = deck.top.copy()
            held[4] = deck.top_known.copy()
            held[5] = deck.bottom.copy()
            held[6] = deck.bottom_known.copy()
            held[7] = None if looked is None else looked.copy()
            row.held[part] = held
            row.kept[part] = self.cards(s, row, number, player)
        return row.put_new(base + CARDS, self.firsts[number][CARDS], row.kept[part]) or changed

    def cards(self, s: Heroes3, row: Row, number: int, player: Player) -> list[int]:
        """From the size of the hand to the cards in the deck."""
        own = number == row.seat
        rooms = self.rooms
        out = [len(player.hand)]
        if own:
            out.append(1)
            add_words(out, player.hand, self.card, rooms["hand"])
            out.append(1)
            add_words(out, player.secret, self.card, rooms["secret"])
        else:
            add_zeros(out, 4 + rooms["hand"] + rooms["secret"])
        counts = [0] * COMMON_DECKS
        for card in player.secret:
            kind = s.facts.card_kind[card]
            if 0 <= kind < COMMON_DECKS:
                counts[kind] += 1
        add_numbers(out, counts, rooms["secrets"])
        add_words(out, known_cards(s, number), self.card, rooms["known_cards"])
        add_deck(out, player.deck, row.seat, self.card, rooms["deck.top"])
        if own:
            out.append(1)
            add_words(out, player.deck.cards(), self.card, rooms["deck_cards"])
        else:
            add_zeros(out, 2 + rooms["deck_cards"])
        return out

    def write_effects(self, s: Heroes3, row: Row, number: int, player: Player, story: bool) -> bool:
        """From ongoing cards to arcane spikes, if anything of it has changed."""
        base = self.first_part + PLAYER_PARTS * number
        kept = row.held[base + SEEN_EFFECTS]
        held: list[Any] = [
            player.ongoing, player.permanent, player.cubes, player.beaten, player.homeless, player.far_tiles,
            player.marks, s.feats[number], player.scrolls,
        ]  # fmt: skip
        if kept == held and not story:
            return False
        held[0] = player.ongoing.copy()
        row.held[base + SEEN_EFFECTS] = held
        rooms = self.rooms
        out: list[int] = []
        self.ongoing.add(out, player.ongoing)
        add_words(out, player.permanent, self.card, rooms["permanent"])
        add_numbers(out, player.cubes, rooms["cubes"])
        out += [player.beaten, player.homeless, len(supply_of(s, number, FAR))]
        self.marks.add(out, player.marks, rooms["marks"])
        self.feats.add(out, s.feats[number], rooms["feats"])
        add_words(out, player.scrolls, self.card, rooms["scrolls"])
        out += [0, 0] if special(s, "arcane_spikes") is None else [1, spikes_of(s, number)]
        return row.put_new(base + EFFECTS, self.firsts[number][EFFECTS], out)

    def write_prices(self, s: Heroes3, row: Row, number: int, player: Player, anew: bool) -> None:
        """What recruits, reinforcements, spells and a second hero cost, if anything they depend on has changed."""
        base = self.first_part + PLAYER_PARTS * number
        stands = self.stands(s, player)
        held: list[Any] = [
            player.faction, player.built, player.guild_round, stands, s.atlas if stands else None, player.army,
            player.sides, player.ongoing, bool(player.ongoing) and s.active == number, s.omens,
        ]  # fmt: skip
        if row.held[base + SEEN_PRICES] == held and not anew:
            return
        held[3] = stands.copy()
        held[7] = player.ongoing.copy()
        held[9] = s.omens.copy()
        row.held[base + SEEN_PRICES] = held
        row.put(base + PRICES, self.firsts[number][PRICES], self.prices(s, number, player))

    def stands(self, s: Heroes3, player: Player) -> list[int]:
        """Where the heroes are, if it makes a unit of the player cheaper; else nothing."""
        if self.placed is None:
            found = range(len(s.facts.abilities) // 2)
            self.placed = {troop for troop in found if "reinforce_discount_on_location" in s.facts.abilities[troop * 2]}
        placed = self.placed
        for troop in player.army:
            if troop in placed:
                return player.at
        if player.faction != NOBODY:
            for troop in s.facts.faction_units[player.faction]:
                if troop in placed:
                    return player.at
        return NOWHERE

    def prices(self, s: Heroes3, seat: int, player: Player) -> list[int]:
        """The columns of the prices; none without a faction."""
        if player.faction == NOBODY:
            return []
        army = player.army
        troops = sorted({*s.facts.faction_units[player.faction], *army})
        out = [1]
        new = [one for one in troops if one not in army]
        self.add_prices(out, new, [recruit_cost(s, seat, one) for one in new], self.recruit_room)
        few = [one for one in troops if s.facts.troop[one].pack is not None and is_few(army, player.sides, one)]
        self.add_prices(out, few, [reinforce_cost(s, seat, one) for one in few], self.reinforce_room)
        out += [spell_price(s, seat), s.facts.secondary_gold]
        waits = player.built >> MAGE_GUILD & 1 and player.guild_round >= s.round
        out += [1, player.guild_round + 1] if waits else [0, 0]
        return out

    def add_prices(self, out: list[int], troops: list[int], costs: list[list[int]], room: int) -> None:
        """Prices by unit in the order of the vocabulary, each with the resources it asks for."""
        out.append(len(troops))
        order = sorted(range(len(troops)), key=lambda i: self.unit[troops[i]])
        for i in order[:room]:
            out.append(self.unit[troops[i]])
            for resource in range(RESOURCES):
                amount = costs[i][resource]
                out.append(int(amount != 0))
                out.append(amount)
        add_zeros(out, (1 + 2 * RESOURCES) * (room - len(troops)))

    def tail(self, s: Heroes3, row: Row, number: int) -> list[int]:
        """From the near tiles on: what only some scenarios have."""
        rooms = self.rooms
        out = [
            len(supply_of(s, number, NEAR)),
            tokens_of(s, number),
            int(has_portals(s) and portals_open(s, number)),
        ]
        self.add_pile(out, s.ledger.get(chest(number)), rooms["second_cards"])
        own = number == row.seat
        self.add_pile(out, s.ledger.get(aside(number)) if own else None, rooms["hand_aside"])
        out.append(int(s.ledger.get(FORTIFIED) == [number]))
        out.append(int(s.ledger.get(BOMBED) == [number]))
        return out

    def add_pile(self, out: list[int], cards: list[int] | None, room: int) -> None:
        """Cards, where there is such a pile."""
        if cards is None:
            add_zeros(out, 2 + room)
        else:
            out.append(1)
            add_words(out, cards, self.card, room)


def is_few(army: list[int], sides: list[int], troop: int) -> bool:
    """Whether a unit is not a Pack yet: the army has its Few side, or none of it."""
    return troop not in army or sides[army.index(troop)] == FEW


def everything(player: Player) -> list[Any]:
    """Everything of a player that any seat may see."""
    deck = player.deck
    return [
        player.at, player.moves, player.came_from, player.hand, player.secret, player.discard, player.ongoing,
        deck.top, deck.top_known, deck.bottom, deck.bottom_known, deck.pool, player.faction, player.hero, player.team,
        player.out, player.level, player.xp, player.morale, player.discard_due, player.stock, player.income,
        player.built, player.guild_round, player.tokens, player.used_buildings, player.army, player.sides,
        player.layers, player.permanent, player.experts, player.power, player.cubes, player.beaten, player.homeless,
        player.far_tiles, player.marks, player.scrolls,
    ]  # fmt: skip


def keep(player: Player, seen: list[Any]) -> None:
    """Copy what changes in place: the first lists of `everything`."""
    deck = player.deck
    seen[0] = player.at.copy()
    seen[1] = player.moves.copy()
    seen[2] = player.came_from.copy()
    seen[3] = player.hand.copy()
    seen[4] = player.secret.copy()
    seen[5] = player.discard.copy()
    seen[6] = player.ongoing.copy()
    if deck.top:
        seen[7] = deck.top.copy()
        seen[8] = deck.top_known.copy()
    if deck.bottom:
        seen[9] = deck.bottom.copy()
        seen[10] = deck.bottom_known.copy()

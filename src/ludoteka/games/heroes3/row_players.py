"""The players of Heroes III as numbers: each part of a player is made again when what it shows has changed."""

from __future__ import annotations

from typing import Final

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
from ludoteka.games.heroes3.known import known_cards
from ludoteka.games.heroes3.row_seen import SeenPlayer
from ludoteka.games.heroes3.row_words import EffectColumns, MarkColumns, UnitColumns, add_deck
from ludoteka.games.heroes3.rules.cards.own_cards import aside, chest
from ludoteka.games.heroes3.rules.common import special
from ludoteka.games.heroes3.rules.resources import income_of
from ludoteka.games.heroes3.rules.scenario.spikes import spikes_of
from ludoteka.games.heroes3.rules.scenario.tokens import tokens_of
from ludoteka.games.heroes3.rules.town.town import spell_price
from ludoteka.games.heroes3.rules.trade.recruit import recruit_cost, reinforce_cost, reinforce_discount
from ludoteka.games.heroes3.rules.world.bomb import BOMBED
from ludoteka.games.heroes3.rules.world.hill import FORTIFIED
from ludoteka.games.heroes3.rules.world.portals import has_portals, portals_open
from ludoteka.games.heroes3.rules.world.town_tiles import supply_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Player
from ludoteka.kernel.row import Columns, Row, add_bits, add_last_words, add_numbers, add_words, add_zeros

# The parts of a player.
FIGURES: Final = 0
TOWN: Final = 1
UNITS: Final = 2
PLACES: Final = 3
HAND: Final = 4
KNOWN: Final = 5
PILE: Final = 6
DECK: Final = 7
DISCARD: Final = 8
EFFECTS: Final = 9
PRICES: Final = 10
TAIL: Final = 11
SEEN: Final = 12
PLAYER_PARTS: Final = 13
STARTS: Final = (
    "faction", "buildings#", "units#", "main", "hand_size", "secrets#", "deck.size", "deck_cards?", "discard#",
    "ongoing#", "prices?", "near_tiles",
)  # fmt: skip
"""The columns that they begin with."""

# What has changed of a player.
ANY: Final = 1
OWNS: Final = 2
"""What goals count: level, cubes, beaten heroes, team, faction, whether the player is out."""
STOCK: Final = 4
STANDS: Final = 8
"""Where the heroes are, how far they can walk, and whose enemies they are."""
TOWNS: Final = 16
"""The faction and what is built."""


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
        self.placed: list[int] | None = None
        """Units that are cheaper where a hero stands, once it is known which."""
        self.firsts = [[columns.first(f"players[{seat}].{name}") for name in STARTS] for seat in range(seats)]

    def write(self, s: Heroes3, row: Row, number: int, omens: bool, story: bool) -> int:
        """Write what has changed of a player; what that is.

        `omens` if the astrologers cards in effect have changed; `story` if it is the story of the scenario, and then
        everything is written again.
        """
        player = s.players[number]
        base = self.first_part + PLAYER_PARTS * number
        held = row.held[base + SEEN]
        if held is None:
            held = row.held[base + SEEN] = SeenPlayer()
        assert isinstance(held, SeenPlayer)
        firsts = self.firsts[number]
        changed = self.write_figures(s, row, number, held, story)
        if story or held.army is not player.army or held.sides is not player.sides or held.layers is not player.layers:
            changed |= ANY
            prices = True
            held.army = player.army
            held.sides = player.sides
            held.layers = player.layers
            units: list[int] = []
            self.units.add(units, player.army, player.sides, player.layers)
            row.put(base + UNITS, firsts[UNITS], units)
        else:
            prices = omens or changed & TOWNS != 0
        if story or held.at != player.at or held.moves != player.moves or held.came_from != player.came_from:
            changed |= ANY | STANDS
            held.at = player.at.copy()
            held.moves = player.moves.copy()
            held.came_from = player.came_from.copy()
            held.atlas = None
            row.put(base + PLACES, firsts[PLACES], self.places(player))
        changed |= self.write_cards(s, row, number, held, story)
        tail = story or held.far_tiles is not player.far_tiles or (bool(s.ledger) and held.seat != row.seat)
        if story or not held.has_effects(player, s.feats[number]):
            changed |= ANY
            prices = prices or held.ongoing != player.ongoing
            if story or held.cubes is not player.cubes or held.beaten != player.beaten:
                changed |= OWNS
            if story or held.marks != player.marks:
                changed |= STANDS
            held.keep_effects(player, s.feats[number])
            row.put(base + EFFECTS, firsts[EFFECTS], self.effects(s, number, player))
        self.write_prices(s, row, number, held, prices)
        if tail or has_portals(s):
            row.put(base + TAIL, firsts[TAIL], self.tail(s, row, number))
        held.seat = row.seat
        return changed

    def write_figures(self, s: Heroes3, row: Row, number: int, held: SeenPlayer, story: bool) -> int:
        """Write figures and buildings, if they have changed; what has."""
        player = s.players[number]
        base = self.first_part + PLAYER_PARTS * number
        changed = 0
        town = story or held.faction != player.faction
        if story or not held.has_figures(player):
            changed = ANY
            if town or held.team != player.team or held.out != player.out:
                changed |= OWNS | STANDS
            elif held.level != player.level:
                changed |= OWNS
            if story or held.stock is not player.stock:
                changed |= STOCK
            held.keep_figures(player)
            row.put(base + FIGURES, self.firsts[number][FIGURES], self.figures(s, player, number))
        if town or held.built != player.built or held.guild_round != player.guild_round:
            changed |= TOWNS
            town = True
        if town or held.tokens != player.tokens or held.used_buildings != player.used_buildings:
            changed |= ANY
            held.built = player.built
            held.guild_round = player.guild_round
            held.tokens = player.tokens
            held.used_buildings = player.used_buildings
            row.put(base + TOWN, self.firsts[number][TOWN], self.town(player))
        return changed

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

    def town(self, player: Player) -> list[int]:
        """Buildings and tokens."""
        start = player.faction * BUILDINGS
        rooms = self.rooms
        out: list[int] = []
        built = [start + place for place in range(BUILDINGS) if player.built >> place & 1]
        add_words(out, built, self.building, rooms["buildings"])
        add_bits(out, player.tokens, self.token, rooms["tokens"])
        used = [start + place for place in range(BUILDINGS) if player.used_buildings >> place & 1]
        add_words(out, used, self.used_building, rooms["used_buildings"])
        return out

    def places(self, player: Player) -> list[int]:
        """Where the heroes are, and what they have moved."""
        out = [self.field[player.at[0]], self.field[player.at[1]]]
        add_numbers(out, player.moves, self.rooms["moves"])
        add_words(out, player.came_from, self.field, self.rooms["came_from"])
        return out

    def write_cards(self, s: Heroes3, row: Row, number: int, held: SeenPlayer, story: bool) -> int:
        """Hand, deck and discard pile, if anything of them has changed; hand and deck only for their owner."""
        player = s.players[number]
        base = self.first_part + PLAYER_PARTS * number
        firsts = self.firsts[number]
        changed = 0
        if story or held.discard != player.discard:
            changed = ANY
            held.discard = player.discard.copy()
            out: list[int] = []
            add_last_words(out, player.discard, self.card, self.rooms["discard"])
            row.put(base + DISCARD, firsts[DISCARD], out)
        hand = story or held.hand != player.hand or held.secret != player.secret
        deck = story or not held.has_deck(player)
        looks = s.looker == number
        if hand or deck or looks or held.looks:
            changed = ANY
            held.looks = looks
            row.put(base + KNOWN, firsts[KNOWN], self.known(s, number, player))
        turned = held.seat != row.seat
        if not (hand or deck or turned):
            return changed
        if deck or (turned and (held.top or held.bottom)):
            held.keep_deck(player)
            out = []
            add_deck(out, player.deck, row.seat, self.card, self.rooms["deck.top"])
            row.put(base + PILE, firsts[PILE], out)
        own = number == row.seat
        turned = turned and (own or held.seat == number)
        if hand or turned:
            held.hand = player.hand.copy()
            held.secret = player.secret.copy()
            out = [len(player.hand)]
            if own:
                out.append(1)
                add_words(out, player.hand, self.card, self.rooms["hand"])
                out.append(1)
                add_last_words(out, player.secret, self.card, self.rooms["secret"])
            row.put(base + HAND, firsts[HAND], out)
        if deck or turned:
            out = []
            if own:
                out.append(1)
                add_last_words(out, player.deck.cards(), self.card, self.rooms["deck_cards"])
            row.put(base + DECK, firsts[DECK], out)
        return changed

    def known(self, s: Heroes3, number: int, player: Player) -> list[int]:
        """How many cards of each deck the others never saw, and the cards that they know of."""
        counts = [0] * COMMON_DECKS
        for card in player.secret:
            kind = s.facts.card_kind[card]
            if 0 <= kind < COMMON_DECKS:
                counts[kind] += 1
        out: list[int] = []
        add_numbers(out, counts, self.rooms["secrets"])
        add_last_words(out, known_cards(s, number), self.card, self.rooms["known_cards"])
        return out

    def effects(self, s: Heroes3, number: int, player: Player) -> list[int]:
        """From ongoing cards to arcane spikes."""
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
        return out

    def write_prices(self, s: Heroes3, row: Row, number: int, held: SeenPlayer, anew: bool) -> None:
        """What recruits, reinforcements, spells and a second hero cost, if anything they depend on has changed."""
        player = s.players[number]
        pays_less = bool(player.ongoing) and s.active == number
        if held.atlas is not s.atlas:
            held.atlas = s.atlas
            discount = self.discount(s, number)
            anew = anew or discount != held.discount
            held.discount = discount
        if s.optional and player.faction != NOBODY:
            spell = spell_price(s, number)
            anew = anew or spell != held.spell
            held.spell = spell
        if anew or pays_less != held.pays_less:
            held.pays_less = pays_less
            base = self.first_part + PLAYER_PARTS * number
            row.put(base + PRICES, self.firsts[number][PRICES], self.prices(s, number, player))

    def discount(self, s: Heroes3, number: int) -> int:
        """What units cost less where the heroes of a player stand, all in one number."""
        if self.placed is None:
            found = range(len(s.facts.abilities) // 2)
            self.placed = [troop for troop in found if "reinforce_discount_on_location" in s.facts.abilities[troop * 2]]
        total = 0
        for troop in self.placed:
            total = total * 64 + reinforce_discount(s, number, troop)
        return total

    def prices(self, s: Heroes3, seat: int, player: Player) -> list[int]:
        """The columns of the prices; none without a faction."""
        if player.faction == NOBODY:
            return []
        army = player.army
        unit = self.unit
        troops = sorted({*s.facts.faction_units[player.faction], *army}, key=unit.__getitem__)
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
        for i in range(min(len(troops), room)):
            out.append(self.unit[troops[i]])
            for amount in costs[i]:
                out.append(1 if amount else 0)
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

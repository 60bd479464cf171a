"""What a seat may know of Cyclades as numbers: what `view.py` shows, in the columns of the View."""

from __future__ import annotations

from typing import Final

from ludoteka.games.cyclades.facts import APOLLO, ARES, BUILDING_TYPES, HERA, NOBODY, ZEUS
from ludoteka.games.cyclades.row_map import MAP_PARTS, AreaWriter
from ludoteka.games.cyclades.rules.actions import Duties, MandatoryActions
from ludoteka.games.cyclades.rules.battle_odds import battle_forecast
from ludoteka.games.cyclades.rules.bribes import creature_prices
from ludoteka.games.cyclades.rules.control import listed
from ludoteka.games.cyclades.rules.income import income_of
from ludoteka.games.cyclades.rules.metropolis import metropolises_of
from ludoteka.games.cyclades.rules.paid_actions import OptionalActions
from ludoteka.games.cyclades.state import Attack, Cyclades
from ludoteka.kernel.row import Columns, Row, RowWriter, add_numbers, add_words, add_zeros
from ludoteka.kernel.state import State

HEAD: Final = MAP_PARTS
SCALE: Final = HEAD + 1
GODS: Final = HEAD + 2
WORTH: Final = HEAD + 3
CREATURE_AREA: Final = HEAD + 4
CREATURE_HOLDER: Final = HEAD + 5
TAIL: Final = HEAD + 6
STORED: Final = HEAD + 7
HERO_EPOCH: Final = HEAD + 8
BATTLES: Final = HEAD + 9
BATTLE: Final = HEAD + 10
"""The first of the battles that have room."""
FIGURES: Final = 11
"""How many columns of a faction come before its heroes."""
DECIMALS: Final = 6


class CycladesRows(RowWriter):
    """Writes the rows of Cyclades; `names` are the slugs by kind, as the View has them."""

    def __init__(self, columns: Columns, names: dict[str, list[str]], seats: int) -> None:
        at = columns.first
        self.areas = AreaWriter(columns, names)
        self.battles_room = columns.room("battles")
        self.factions_first = BATTLE + self.battles_room
        self.parts = self.factions_first + 2 * columns.room("factions")
        self.faction = columns.numbers("active", names["factions"])
        self.god = columns.numbers("god", names["gods"])
        self.area = columns.numbers("battles[0].area", names["areas"])
        self.creature = columns.numbers("top_creature", names["creatures"])
        self.hero = columns.numbers("hero_market[0]", names["heroes"])
        self.bonus = columns.numbers("factions[0].stored_metropolises[0]", names["bonuses"])
        self.map = columns.numbers("map", ["any"])[0]
        self.rooms = {path: columns.room(path) for path in columns.rooms if "[" not in path}
        self.turn_room = columns.room("turn.creatures")
        self.hero_room = columns.room("factions[].heroes")
        self.fresh_room = columns.room("factions[].fresh_heroes")
        self.creature_room = columns.room("factions[].creatures")
        self.stored_room = columns.room("factions[].stored_metropolises")
        self.head = at("seat")
        self.scale = at("scale#")
        self.order = at("order#")
        self.factions = [at(f"factions[{number}].faction") for number in range(columns.room("factions"))]
        self.faction_count = at("factions#")
        self.battles = at("battles#")
        self.battle = [at(f"battles[{number}].area") for number in range(self.battles_room)]
        self.battle_odds = [at(f"battles[{number}].takes") for number in range(self.battles_room)]
        self.market = at("creature_market#")
        self.gods_room = columns.room("gods")
        self.apollo = len(names["gods"]) - 1

    def write(self, s: State, row: Row) -> None:
        assert isinstance(s, Cyclades)
        row.put(HEAD, self.head, self.head_of(s, row))
        scale = s.facts.scales[s.terms.scale]
        if row.held[SCALE] is not scale:
            row.held[SCALE] = scale
            row.cells[self.faction_count] = s.terms.factions
            out: list[int] = []
            add_numbers(out, scale, self.rooms["scale"])
            row.put(SCALE, self.scale, out)
        gods: list[object] = [s.order, s.track, s.gods, s.bid_god, s.bid]
        if row.held[GODS] != gods:
            row.held[GODS] = [s.order.copy(), s.track.copy(), s.gods.copy(), s.bid_god.copy(), s.bid.copy()]
            row.put(GODS, self.order, self.gods_of(s))
        fresh = self.areas.write(s, row)
        if row.changed(CREATURE_AREA, s.creature_area):
            fresh = True
        cards = row.changed(CREATURE_HOLDER, s.creature_holder)
        if row.held[STORED] != s.stored:
            row.held[STORED] = s.stored.copy()
            cards = True
        if row.changed(HERO_EPOCH, s.hero_epoch):
            cards = True
        if cards:
            fresh = True
        if fresh:
            worth: list[int] = []
            for faction in range(s.terms.factions):
                worth.append(income_of(s, faction))
                worth.append(metropolises_of(s, faction))
            row.kept[WORTH] = worth
        side = row.seat % s.terms.sides if row.seat >= 0 else NOBODY
        for faction in range(s.terms.factions):
            self.write_faction(s, row, faction, side, cards)
        self.write_battles(s, row, side)
        self.write_tail(s, row)

    def head_of(self, s: Cyclades, row: Row) -> list[int]:
        """From the seat to what is left of the turn."""
        terms = s.terms
        out = [row.seat, s.epoch, self.map, terms.to_win, self.faction[s.active], self.god[s.god]]
        god = s.god
        if god in (NOBODY, APOLLO):
            return out
        facts = s.facts
        for i in range(len(s.agenda) - 1, -1, -1):
            step = s.agenda[i]
            if isinstance(step, MandatoryActions | Duties):
                out += [1, int(step.building), int(step.gain), 0, 0, 0, 0, 0, 0, 0, 0]
            elif isinstance(step, OptionalActions):
                prices = facts.god[god].extra_prices
                sold = step.extras < len(prices)
                move = facts.god[god].move_price
                out += [1, 0, 0, int(sold), prices[step.extras] if sold else 0, int(move > 0), move]
                out += [0, 0] if god == ARES else [1, step.hero_move_price(s)]
                out += [int(god == ZEUS and not step.looks), int(god == HERA and not step.recruits)]
            else:
                continue
            add_numbers(out, creature_prices(s, s.active), self.turn_room)
            return out
        return out

    def gods_of(self, s: Cyclades) -> list[int]:
        """The order of bids, the track, and the god tiles with the columns at them."""
        out: list[int] = []
        add_words(out, s.order, self.faction, self.rooms["order"])
        add_words(out, s.track, self.faction, self.rooms["track"])
        tiles = len(s.gods)
        out.append(tiles + 1)
        for place in range(tiles + 1):
            god = s.gods[place] if place < tiles else self.apollo
            out.append(self.god[god])
            out.append(int(place < s.terms.factions - 1 or place == tiles))
            if god in s.bid_god:
                faction = s.bid_god.index(god)
                out.append(self.faction[faction])
                out.append(s.bid[faction])
            else:
                out.append(0)
                out.append(0)
        return out

    def write_faction(self, s: Cyclades, row: Row, faction: int, side: int, cards: bool) -> None:
        """A faction; its gold only where the seat knows it. `cards`: heroes, creatures or stored bonuses changed."""
        terms = s.terms
        own = terms.side_of[faction]
        known = own == side or len(s.places) > 0
        worth = row.kept[WORTH]
        out = [
            self.faction[faction],
            terms.seat_of[faction],
            own,
            int(known),
            s.gold[own] if known else 0,
            worth[2 * faction],
            worth[2 * faction + 1],
            s.priestesses[faction],
            s.philosophers[faction],
            s.soldier_supply[faction],
            s.ship_supply[faction],
            s.hero_hand[faction],
            s.epoch,
            s.bid_god[faction],
            s.bid[faction],
            int(s.eliminated[faction]),
        ]
        part = self.factions_first + 2 * faction
        if row.kept[part] == out and not cards:
            return
        row.kept[part] = out
        out = out[:FIGURES]
        heroes = listed(s.hero_hand[faction])
        add_words(out, heroes, self.hero, self.hero_room)
        add_words(out, [hero for hero in heroes if s.hero_epoch[hero] == s.epoch], self.hero, self.fresh_room)
        held = s.creature_holder
        add_words(out, [one for one in range(len(held)) if held[one] == faction], self.creature, self.creature_room)
        add_words(out, list(s.stored[faction]), self.bonus, self.stored_room)
        out.append(self.god[s.bid_god[faction]])
        out.append(s.bid[faction])
        out.append(int(s.eliminated[faction]))
        row.put(part + 1, self.factions[faction], out)

    def write_battles(self, s: Cyclades, row: Row, side: int) -> None:
        """The battles under way, with the odds as far as the side knows the gold for rerolls."""
        count = len(s.battles)
        if not count and not row.kept[BATTLES]:
            return
        row.put(BATTLES, self.battles, [count] if count else [])
        for number in range(self.battles_room):
            if number < count:
                self.write_battle(s, row, number, s.battles[number], side)
            elif row.kept[BATTLE + number]:
                row.put(BATTLE + number, self.battle[number], [])
                for i in range(4):
                    row.real(self.battle_odds[number] + i, 0.0)

    def write_battle(self, s: Cyclades, row: Row, number: int, battle: Attack, side: int) -> None:
        """One battle."""
        forecast = battle_forecast(s, battle, side)
        out = [
            self.area[battle.area],
            self.area[battle.origin],
            self.faction[battle.attacker],
            self.faction[s.owner[battle.area]],
            battle.soldiers,
            battle.mercenaries,
            battle.ships,
        ]
        out += [1, battle.attacker_die] if battle.attacker_die >= 0 else [0, 0]
        out += [1, battle.defender_die] if battle.defender_die >= 0 else [0, 0]
        out += [forecast.attack, forecast.defence]
        row.put(BATTLE + number, self.battle[number], out)
        first = self.battle_odds[number]
        row.real(first, round(forecast.takes, DECIMALS))
        row.real(first + 1, round(forecast.wins, DECIMALS))
        row.real(first + 2, round(forecast.ties, DECIMALS))
        row.real(first + 3, round(forecast.loses, DECIMALS))

    def write_tail(self, s: Cyclades, row: Row) -> None:
        """Markets, decks and banks, if anything of them has changed."""
        top = s.creature_deck.known_top(row.seat) if s.creature_deck.top else []
        seen: list[object] = [
            s.creature_market, s.hero_market, s.hero_discard, s.creature_deck.size(), len(s.creature_discard),
            s.hero_deck.size(), s.metropolis_deck.size(), top, s.drawn, s.active if s.drawn else NOBODY,
            row.seat if s.drawn else NOBODY, s.mercenary_bank, s.priestess_bank, s.philosopher_bank, s.building_bank,
        ]  # fmt: skip
        if row.held[TAIL] == seen:
            return
        seen[0] = s.creature_market.copy()
        seen[1] = s.hero_market.copy()
        seen[2] = s.hero_discard.copy()
        seen[8] = s.drawn.copy()
        seen[14] = s.building_bank.copy()
        row.held[TAIL] = seen
        row.put(TAIL, self.market, self.tail_of(s, row))

    def tail_of(self, s: Cyclades, row: Row) -> list[int]:
        """From the creature market to the building bank."""
        prices = s.facts.creature_prices
        out = [len(prices)]
        for i in range(len(prices)):
            out.append(self.creature[s.creature_market[i]])
            out.append(prices[i])
        add_words(out, s.hero_market, self.hero, self.rooms["hero_market"])
        add_words(out, s.hero_discard, self.hero, self.rooms["fallen_heroes"])
        out += [s.creature_deck.size(), len(s.creature_discard), s.hero_deck.size(), s.metropolis_deck.size()]
        top = s.creature_deck.known_top(row.seat)
        out.append(self.creature[top[0]] if top else 0)
        out.append(len(s.drawn))
        if s.drawn and s.active != NOBODY and s.terms.seat_of[s.active] == row.seat:
            add_words(out, s.drawn, self.creature, self.rooms["drawn"])
        else:
            add_zeros(out, 1 + self.rooms["drawn"])
        out += [s.mercenary_bank, s.priestess_bank, s.philosopher_bank]
        for building in range(BUILDING_TYPES):
            out.append(1)
            out.append(s.building_bank[building])
        return out

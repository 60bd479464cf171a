"""How a game of Cyclades begins: tiles, decks, markets, supplies and gold (CYC-SETUP)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import APOLLO, BUILDING_TYPES, NOBODY, Facts, Start
from ludoteka.games.cyclades.rules.cards import take_priestess
from ludoteka.games.cyclades.rules.control import give_land, place_ship, place_soldier
from ludoteka.games.cyclades.rules.epoch import Epoch
from ludoteka.games.cyclades.rules.placement import Placement
from ludoteka.games.cyclades.state import Cyclades, Terms
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Deck


def new_game(facts: Facts, terms: Terms, start_gold: int, starts: list[Start], chance: Chance) -> Cyclades:
    """A State at the very beginning; with ready `starts` the placement is skipped (CYC-SETUP-01, CYC-SETUP-02,
    CYC-SETUP-03, CYC-SETUP-04, CYC-SETUP-05, CYC-SETUP-06, CYC-SETUP-07, CYC-SETUP-08)."""
    s = bare_table(facts, terms, start_gold)
    chance.shuffle(s.gods)
    chance.shuffle(s.order)
    s.track = s.order.copy()
    for space in range(len(s.creature_market)):
        s.creature_market[space] = s.creature_deck.draw(chance)
    for space in range(len(s.hero_market)):
        s.hero_market[space] = s.hero_deck.draw(chance)
    if starts:
        place_starts(s, starts)
        s.then(Epoch())
    else:
        s.then(Placement())
    return s


def bare_table(facts: Facts, terms: Terms, start_gold: int) -> Cyclades:
    """Everything in its supply, nothing on the map, gods and factions in the order of their numbers, full decks."""
    factions = terms.factions
    s = Cyclades(terms.seats)
    s.facts = facts
    s.terms = terms
    s.chart = facts.chart(terms.map_code)
    s.epoch = 0
    s.order = list(range(factions))
    s.track = list(range(factions))
    s.gods = list(range(APOLLO))
    s.active = NOBODY
    s.god = NOBODY
    s.eliminated = [False] * factions
    s.battles = []
    fill_supplies(s, start_gold)
    clear_map(s)
    stack_cards(s)
    return s


def fill_supplies(s: Cyclades, start_gold: int) -> None:
    """Gold, cards and pieces of the factions, and no bids."""
    facts = s.facts
    terms = s.terms
    factions = terms.factions
    s.bid_god = [NOBODY] * factions
    s.bid = [0] * factions
    s.excused = [False] * factions
    s.gold = [start_gold] * terms.sides
    s.gold_low = [start_gold] * terms.sides
    s.gold_high = [start_gold] * terms.sides
    s.priestesses = [0] * factions
    s.philosophers = [0] * factions
    s.soldier_supply = [facts.soldiers] * factions
    s.ship_supply = [facts.ships] * factions
    s.mercenary_bank = facts.mercenaries
    s.priestess_bank = facts.priestesses
    s.philosopher_bank = facts.philosophers
    s.building_bank = [facts.buildings_per_type] * BUILDING_TYPES


def clear_map(s: Cyclades) -> None:
    """Nothing on the map but what is printed there."""
    facts = s.facts
    factions = s.terms.factions
    areas = len(facts.area_names)
    s.owner = [NOBODY] * areas
    s.lands = [0] * factions
    s.seas = [0] * factions
    s.soldiers = [0] * areas
    s.mercenaries = [0] * areas
    s.ships = [0] * areas
    s.horns = s.chart.horns.copy()
    s.buildings = [0] * (facts.first_sea * BUILDING_TYPES)
    s.used_temples = [0] * facts.first_sea
    s.metropolises = [()] * facts.first_sea
    s.used_metropolises = [0] * facts.first_sea
    s.stored = [()] * factions
    s.used_stored = [0] * factions
    s.figures = [NOBODY] * areas


def stack_cards(s: Cyclades) -> None:
    """Full decks of creatures, heroes and metropolis tokens; empty markets and discard piles."""
    facts = s.facts
    creatures = len(facts.creature)
    heroes = len(facts.hero)
    s.heroes = [0] * len(facts.area_names)
    s.hero_area = [NOBODY] * heroes
    s.hero_hand = [0] * s.terms.factions
    s.hero_epoch = [0] * heroes
    s.hero_market = [NOBODY] * facts.hero_market_size
    s.hero_discard = []
    s.creature_area = [NOBODY] * creatures
    s.creature_holder = [NOBODY] * creatures
    s.creature_market = [NOBODY] * len(facts.creature_prices)
    s.creature_discard = []
    s.creature_discard_known = []
    s.drawn = []
    s.creature_deck = Deck.of([number for number in range(creatures) for _ in range(facts.creature[number].cards)])
    s.hero_deck = Deck.of(list(range(heroes)))
    s.metropolis_deck = Deck.of(
        [number for number in range(len(facts.bonus)) for _ in range(facts.bonus[number].tokens)]
    )


def place_starts(s: Cyclades, starts: list[Start]) -> None:
    """Lay out a ready starting placement: areas, a ship beside each, a soldier in each (CYC-PLACE-01, CYC-PLACE-02,
    CYC-PLACE-03, CYC-PLACE-04, CYC-PLACE-05)."""
    for start in starts:
        faction = start.faction
        for area in start.areas:
            give_land(s, area, faction)
            if s.chart.priestess[area]:
                take_priestess(s, faction)
        for sea in start.ships:
            place_ship(s, faction, sea)
        for number in range(s.facts.placement_soldiers):
            place_soldier(s, faction, start.areas[number % len(start.areas)])

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
    """A State at the very beginning; with ready `starts` the placement is skipped (CYC-SETUP-01 to CYC-SETUP-08)."""
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
    areas = len(facts.area_names)
    creatures = len(facts.creature_cards)
    heroes = len(facts.hero_strength)
    chart = facts.chart(terms.map_code)
    creature_cards: list[int] = []
    for creature in range(creatures):
        creature_cards += [creature] * facts.creature_cards[creature]
    tokens: list[int] = []
    for bonus in range(len(facts.bonus_tokens)):
        tokens += [bonus] * facts.bonus_tokens[bonus]
    return Cyclades(
        seats=terms.seats,
        facts=facts,
        terms=terms,
        epoch=0,
        order=list(range(factions)),
        track=list(range(factions)),
        gods=list(range(APOLLO)),
        active=NOBODY,
        god=NOBODY,
        eliminated=[False] * factions,
        bid_god=[NOBODY] * factions,
        bid=[0] * factions,
        excused=[False] * factions,
        gold=[start_gold] * terms.sides,
        gold_low=[start_gold] * terms.sides,
        gold_high=[start_gold] * terms.sides,
        priestesses=[0] * factions,
        philosophers=[0] * factions,
        soldier_supply=[facts.soldiers] * factions,
        ship_supply=[facts.ships] * factions,
        mercenary_bank=facts.mercenaries,
        priestess_bank=facts.priestesses,
        philosopher_bank=facts.philosophers,
        building_bank=[facts.buildings_per_type] * BUILDING_TYPES,
        owner=[NOBODY] * areas,
        lands=[0] * factions,
        seas=[0] * factions,
        soldiers=[0] * areas,
        mercenaries=[0] * areas,
        ships=[0] * areas,
        horns=chart.horns.copy(),
        buildings=[0] * (facts.first_sea * BUILDING_TYPES),
        used_temples=[0] * facts.first_sea,
        metropolises=[()] * facts.first_sea,
        used_metropolises=[0] * facts.first_sea,
        stored=[()] * factions,
        used_stored=[0] * factions,
        heroes=[0] * areas,
        hero_area=[NOBODY] * heroes,
        hero_hand=[0] * factions,
        hero_epoch=[0] * heroes,
        hero_market=[NOBODY] * facts.hero_market_size,
        hero_discard=[],
        figures=[NOBODY] * areas,
        creature_area=[NOBODY] * creatures,
        creature_holder=[NOBODY] * creatures,
        creature_market=[NOBODY] * len(facts.creature_prices),
        creature_discard=[],
        creature_discard_known=[],
        drawn=[],
        battles=[],
        creature_deck=Deck.of(creature_cards),
        hero_deck=Deck.of(list(range(heroes))),
        metropolis_deck=Deck.of(tokens),
    )


def place_starts(s: Cyclades, starts: list[Start]) -> None:
    """Lay out a ready starting placement: areas, a ship beside each, a soldier in each (CYC-PLACE-01 to
    CYC-PLACE-05)."""
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

"""The conservation laws of Cyclades: no piece, card or token appears or vanishes."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import BUILDING_TYPES, NOBODY
from ludoteka.games.cyclades.rules.control import listed
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.errors import BrokenLaw


def check(s: Cyclades) -> None:
    """Raise BrokenLaw at the first law that does not hold."""
    check_control(s)
    check_pieces(s)
    check_cards(s)
    check_heroes(s)
    check_creatures(s)
    check_gold(s)


def expect(holds: bool, law: str) -> None:
    """Refuse a State in which a law does not hold."""
    if not holds:
        raise BrokenLaw(law)


def check_control(s: Cyclades) -> None:
    """Owners, masks and ships agree; only land of the map is owned (CYC-AREA-03, CYC-AREA-04)."""
    first_sea = s.facts.first_sea
    for faction in range(s.terms.factions):
        for area in listed(s.lands[faction]):
            expect(s.owner[area] == faction, f"land {area} is in the mask of faction {faction} but not its own")
        for area in listed(s.seas[faction], first_sea):
            expect(s.owner[area] == faction, f"sea {area} is in the mask of faction {faction} but not its own")
        if s.eliminated[faction]:
            expect(not s.lands[faction] and not s.seas[faction], f"faction {faction} is out but holds areas")
    for area, owner in enumerate(s.owner):
        if owner != NOBODY:
            expect(s.chart.number[area] != NOBODY, f"area {area} is not on the map but owned")
            mask = s.lands[owner] >> area if area < first_sea else s.seas[owner] >> (area - first_sea)
            expect(bool(mask & 1), f"area {area} is owned by {owner} but not in its mask")
        if area < first_sea:
            expect(s.ships[area] == 0, f"ships on land {area}")
            expect(owner != NOBODY or not s.soldiers[area] + s.mercenaries[area], f"soldiers in free land {area}")
        else:
            expect((s.ships[area] > 0) == (owner != NOBODY), f"sea {area}: {s.ships[area]} ships, owner {owner}")
            expect(not s.soldiers[area] + s.mercenaries[area], f"soldiers at sea {area}")
        expect(min(s.ships[area], s.soldiers[area], s.mercenaries[area]) >= 0, f"negative pieces in {area}")


def check_pieces(s: Cyclades) -> None:
    """Soldiers, ships, mercenaries, buildings and metropolises are as many as the box holds (CYC-LIMIT-01)."""
    facts = s.facts
    out = True in s.eliminated
    soldiers = s.soldier_supply.copy()
    ships = s.ship_supply.copy()
    for area, owner in enumerate(s.owner):
        if owner != NOBODY:
            soldiers[owner] += s.soldiers[area]
            ships[owner] += s.ships[area]
    mercenaries = s.mercenary_bank + sum(s.mercenaries)
    for battle in s.battles:
        soldiers[battle.attacker] += battle.soldiers
        ships[battle.attacker] += battle.ships
        mercenaries += battle.mercenaries
    for faction in range(s.terms.factions):
        if not s.eliminated[faction]:
            expect(soldiers[faction] == facts.soldiers, f"faction {faction} has {soldiers[faction]} soldiers")
            expect(ships[faction] == facts.ships, f"faction {faction} has {ships[faction]} ships")
    expect(mercenaries == facts.mercenaries, f"there are {mercenaries} mercenaries")
    for building in range(BUILDING_TYPES):
        count = s.building_bank[building] + sum(s.buildings[building::BUILDING_TYPES])
        expect(count == facts.buildings_per_type, f"there are {count} tokens of building {building}")
    for area in s.chart.land:
        used = sum(s.buildings[area * BUILDING_TYPES : (area + 1) * BUILDING_TYPES]) + len(s.metropolises[area])
        expect(used <= s.chart.sites[area], f"land {area} has {used} buildings on {s.chart.sites[area]} sites")
        expect(s.used_metropolises[area] <= len(s.metropolises[area]), f"land {area}: too many used metropolises")
    for bonus, tokens in enumerate([one.tokens for one in facts.bonus]):
        count = s.metropolis_deck.cards().count(bonus)
        count += sum(stack.count(bonus) for stack in s.metropolises) + sum(stack.count(bonus) for stack in s.stored)
        expect(count == tokens or (out and count < tokens), f"there are {count} metropolises with bonus {bonus}")


def check_cards(s: Cyclades) -> None:
    """Priestesses and philosophers are as many as the box holds; what an eliminated faction had is gone."""
    out = True in s.eliminated
    priestesses = s.priestess_bank + sum(s.priestesses)
    philosophers = s.philosopher_bank + sum(s.philosophers)
    expect(priestesses == s.facts.priestesses or (out and priestesses < s.facts.priestesses), "priestesses")
    expect(philosophers == s.facts.philosophers or (out and philosophers < s.facts.philosophers), "philosophers")
    expect(min(s.priestesses) >= 0 and min(s.philosophers) >= 0 and s.priestess_bank >= 0, "negative cards")


def check_heroes(s: Cyclades) -> None:
    """Every hero is in one place at most, and figures stand where the lists say."""
    places = s.hero_deck.cards() + [hero for hero in s.hero_market if hero != NOBODY] + s.hero_discard
    hands = 0
    for hand in s.hero_hand:
        expect(not hands & hand, "a hero serves two factions")
        hands |= hand
        places += listed(hand)
    expect(len(places) == len(set(places)), f"a hero card is in two places: {sorted(places)}")
    for hero, area in enumerate(s.hero_area):
        expect(bool(hands >> hero & 1) == (area != NOBODY), f"hero {hero} has a card without a figure or the reverse")
    for area, heroes in enumerate(s.heroes):
        for hero in listed(heroes):
            expect(s.hero_area[hero] == area, f"hero {hero} stands in {area} and in {s.hero_area[hero]}")


def check_creatures(s: Cyclades) -> None:
    """Every creature card is in one place, and figures stand where the lists say (CYC-CREA-05)."""
    cards = s.creature_deck.cards() + s.creature_discard + s.drawn
    cards += [creature for creature in s.creature_market if creature != NOBODY]
    cards += [creature for creature, holder in enumerate(s.creature_holder) if holder != NOBODY]
    for creature, copies in enumerate([one.cards for one in s.facts.creature]):
        expect(cards.count(creature) <= copies, f"creature {creature} is in two places")
        area = s.creature_area[creature]
        expect((area == NOBODY) == (s.creature_holder[creature] == NOBODY), f"creature {creature}: figure, no holder")
        expect(area == NOBODY or s.figures[area] == creature, f"creature {creature} is not where it stands")
    for area, creature in enumerate(s.figures):
        expect(creature == NOBODY or s.creature_area[creature] == area, f"figure {creature} in {area} stands elsewhere")
    expect(len(s.creature_discard) == len(s.creature_discard_known), "the discard pile and who knows it differ")


def check_gold(s: Cyclades) -> None:
    """Nobody owes gold, and the public count is right (CYC-INFO-03)."""
    for side in range(s.terms.sides):
        expect(
            0 <= s.gold_low[side] <= s.gold[side] <= s.gold_high[side],
            f"side {side} has {s.gold[side]} gold, public bounds {s.gold_low[side]} and {s.gold_high[side]}",
        )

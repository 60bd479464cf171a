"""What follows when land changes hands: elimination, consolation, priestess symbol, conversion (CYC-AREA-08, R-39);
and the guard over a faction's last land area (CYC-GUARD)."""

from __future__ import annotations

from typing import Any

from ludoteka.games.cyclades.facts import BUILDING_TYPES, NOBODY
from ludoteka.games.cyclades.rules.asking import FactionStep
from ludoteka.games.cyclades.rules.building import count_buildings
from ludoteka.games.cyclades.rules.cards import take_priestess
from ludoteka.games.cyclades.rules.control import give_land, listed
from ludoteka.games.cyclades.rules.metropolis import CheckConversions, MetropolisBonus, metropolises_of_side
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.state import Step


def take_land(s: Cyclades, faction: int, area: int) -> None:
    """A faction takes control of a land area without defenders; puts what follows on the agenda (CYC-LAND-03,
    CYC-AREA-07, CYC-METRO-07).

    The order is that of ruling R-39: the area and its buildings pass, elimination, the former holder's bonuses, the
    priestess symbol, the new controller's conversions.
    """
    former = s.owner[area]
    give_land(s, area, faction)
    s.tell(("area-taken", faction, area))
    follows: list[Step[Any]] = []
    if former != NOBODY:
        if not s.lands[former]:
            eliminate(s, former)
        else:
            follows = [MetropolisBonus(former, bonus) for bonus in s.metropolises[area]]
    if s.chart.priestess[area]:
        follows.append(PriestessSymbol(faction))
    follows.append(CheckConversions(faction))
    s.then_each(follows)


class PriestessSymbol(FactionStep):
    """Taking an area with a priestess symbol gives a priestess (CYC-AREA-08)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        take_priestess(s, self.faction)


def eliminate(s: Cyclades, faction: int) -> None:
    """A faction without land is out; what it had leaves play, a teammate keeps the gold (CYC-GUARD-03,
    CYC-GUARD-04)."""
    s.eliminated[faction] = True
    s.tell(("eliminated", faction))
    for sea in listed(s.seas[faction], s.facts.first_sea):
        s.ships[sea] = 0
        s.owner[sea] = NOBODY
    s.seas[faction] = 0
    s.ship_supply[faction] = 0
    s.soldier_supply[faction] = 0
    for hero in listed(s.hero_hand[faction]):
        area = s.hero_area[hero]
        s.hero_area[hero] = NOBODY
        s.heroes[area] &= ~(1 << hero)
    s.hero_hand[faction] = 0
    for creature in range(len(s.creature_holder)):
        if s.creature_holder[creature] == faction:
            s.figures[s.creature_area[creature]] = NOBODY
            s.creature_area[creature] = NOBODY
            s.creature_holder[creature] = NOBODY
    s.priestesses[faction] = 0
    s.philosophers[faction] = 0
    s.stored[faction] = ()
    s.used_stored[faction] = 0
    if s.terms.mate[faction] == NOBODY:
        side = s.terms.side_of[faction]
        s.gold[side] = 0
        s.gold_low[side] = 0
        s.gold_high[side] = 0


# -- the guard --------------------------------------------------------------------------------------------------


def guarded_land(s: Cyclades, faction: int) -> int:
    """Mask of the land areas a faction may not attack because they are some faction's last (CYC-GUARD-01)."""
    mask = 0
    terms = s.terms
    side = terms.side_of[faction]
    for other in range(terms.factions):
        land = s.lands[other]
        only_one = land != 0 and not land & (land - 1)
        if only_one and terms.side_of[other] != side and not ends_the_game(s, faction, land.bit_length() - 1):
            mask |= land
    return mask


def ends_the_game(s: Cyclades, faction: int, area: int) -> bool:
    """Whether taking an area would bring a side from below to the number of metropolises that ends the game, captured
    ones and a set completed by captured buildings counted (CYC-GUARD-02)."""
    terms = s.terms
    now = metropolises_of_side(s, terms.side_of[faction])
    if now >= terms.to_win:
        return False
    return now + len(s.metropolises[area]) + sets_with(s, faction, area) >= terms.to_win


def sets_with(s: Cyclades, faction: int, area: int) -> int:
    """How many metropolises a side could build at once from its basic buildings and those of an area."""
    mate = s.terms.mate[faction]
    fewest = s.metropolis_deck.size()
    for building in range(BUILDING_TYPES):
        count = count_buildings(s, faction, building) + s.buildings[area * BUILDING_TYPES + building]
        if mate != NOBODY:
            count += count_buildings(s, mate, building)
        fewest = min(fewest, count)
    return fewest

"""Metropolises: the conversions that are forced, the site, and the bonus (CYC-METRO)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.cyclades.facts import APOLLO, BUILDING_TYPES, NOBODY, PANDORA, PENTHESILEA
from ludoteka.games.cyclades.rules.asking import FactionChoice, FactionStep
from ludoteka.games.cyclades.rules.building import areas_with_site, free_sites, remove_building, why_no_such_building
from ludoteka.games.cyclades.rules.cards import return_philosophers, take_priestess
from ludoteka.games.cyclades.rules.control import (
    closed_seas,
    is_closed,
    listed,
    own_land,
    own_sea,
    place_ship,
    place_soldier,
    why_not_your_land,
    why_not_your_sea,
)
from ludoteka.games.cyclades.rules.gold import earn
from ludoteka.games.cyclades.rules.heroes import holds_hero, leave
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action

ECONOMIC: Final = 0
CULTURAL: Final = 1
HEROIC: Final = 2


def metropolises_of(s: Cyclades, faction: int) -> int:
    """How many metropolises a faction controls, those on hero cards included (CYC-AIM-01)."""
    count = len(s.stored[faction])
    metropolises = s.metropolises
    land = s.lands[faction]
    while land:
        bit = land & -land
        count += len(metropolises[bit.bit_length() - 1])
        land ^= bit
    return count


def metropolises_of_side(s: Cyclades, side: int) -> int:
    """How many metropolises the factions of a side control together (CYC-TEAM-01)."""
    count = 0
    for faction in range(side, s.terms.factions, s.terms.sides):
        count += metropolises_of(s, faction)
    return count


# -- when a metropolis is due -----------------------------------------------------------------------------------


class CheckConversions(FactionStep):
    """The moment a set is complete it becomes a metropolis; asked again until nothing is due (CYC-ACT-05)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Start the conversion that is due, if any."""
        faction = self.faction
        if s.eliminated[faction] or not s.metropolis_deck.size():
            return
        if economic_set(s, faction):
            s.then(EconomicDevelopment(faction), self)
        elif cultural_set(s, faction):
            return_philosophers(s, faction, s.facts.philosophers_needed)
            s.tell(("cultural-development", faction))
            s.then(Found(s.terms.seat_of[faction], faction, CULTURAL), self)


def economic_set(s: Cyclades, faction: int) -> bool:
    """Whether a faction, with its teammate, controls one of each basic building (CYC-METRO-02, CYC-TEAM-05)."""
    port = fortress = temple = academy = False
    buildings = s.buildings
    for area in side_land(s, faction):
        base = area * BUILDING_TYPES
        port = port or buildings[base] > 0
        fortress = fortress or buildings[base + 1] > 0
        temple = temple or buildings[base + 2] > 0
        academy = academy or buildings[base + 3] > 0
    return port and fortress and temple and academy


def cultural_set(s: Cyclades, faction: int) -> bool:
    """Whether a faction holds the philosophers for a metropolis and has a place for it (CYC-METRO-03)."""
    return s.philosophers[faction] >= s.facts.philosophers_needed and can_found(s, faction)


class EconomicDevelopment(FactionStep):
    """One of each basic building is given up for a metropolis (CYC-METRO-02)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Ask which tokens go, then where the metropolis stands."""
        seat = s.terms.seat_of[self.faction]
        s.tell(("economic-development", self.faction))
        give_up = [GiveUp(seat, self.faction, building) for building in range(BUILDING_TYPES)]
        s.then_each([*give_up, Found(seat, self.faction, ECONOMIC)])


class GiveUp(FactionChoice):
    """Which building of a type is given up, the teammate's among them (CYC-METRO-02, CYC-TEAM-05)."""

    __slots__ = ("building",)

    def __init__(self, seat: int, faction: int, building: int) -> None:
        super().__init__(seat, faction)
        self.building = building

    def prompt(self, s: Cyclades) -> Action:
        return ("give-up", self.faction, self.building)

    def options(self, s: Cyclades) -> list[Action]:
        """Every area of the side with such a building."""
        building = self.building
        return [
            ("give-up", building, area)
            for area in side_land(s, self.faction)
            if s.buildings[area * BUILDING_TYPES + building]
        ]

    def take(self, s: Cyclades, action: Action) -> None:
        """Return the token to the bank."""
        match action:
            case ("give-up", _, int() as area):
                remove_building(s, area, self.building)
                s.tell(("gave-up", self.faction, self.building, area))

    def forced(self) -> bool:
        """A single token is taken without asking."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """It is one of this type, from an area of the side."""
        match action:
            case ("give-up", int() as building, int() as area):
                if building != self.building:
                    return ("give-this-type", self.building)
                if area not in side_land(s, self.faction):
                    return ("not-yours", area)
                return why_no_such_building(s, building, area)
        return None


def side_land(s: Cyclades, faction: int) -> list[int]:
    """The land areas of a faction and its teammate, ascending."""
    mate = s.terms.mate[faction]
    if mate == NOBODY:
        return own_land(s, faction)
    return sorted(own_land(s, faction) + own_land(s, mate))


# -- where it stands --------------------------------------------------------------------------------------------


def can_found(s: Cyclades, faction: int) -> bool:
    """Whether a faction has a token to draw and a place to put it: a site, a building to replace, a card
    (CYC-METRO-05)."""
    if not s.metropolis_deck.size():
        return False
    buildings = s.buildings
    for area in own_land(s, faction):
        if free_sites(s, area) > 0:
            return True
        base = area * BUILDING_TYPES
        for building in range(BUILDING_TYPES):
            if buildings[base + building]:
                return True
    return bool(shelters(s, faction))


def shelters(s: Cyclades, faction: int) -> list[int]:
    """The heroes whose card can carry the metropolis being built: Penthesilea, and Pandora while Penthesilea is on
    the market (CYC-HX-PENTHESILEA, CYC-HX-PANDORA, CYC-HERO-04)."""
    if s.active != faction or s.god == APOLLO:
        return []
    out: list[int] = []
    if ready(s, faction, PANDORA) and PENTHESILEA in s.hero_market:
        out.append(PANDORA)
    if ready(s, faction, PENTHESILEA):
        out.append(PENTHESILEA)
    return out


def ready(s: Cyclades, faction: int, hero: int) -> bool:
    """Whether a hero serves a faction since an earlier epoch (CYC-HERO-04)."""
    return holds_hero(s, faction, hero) and s.hero_epoch[hero] < s.epoch


class Found(FactionChoice):
    """Where the new metropolis stands: an empty site, else in place of a basic building, or safe on a hero's card
    (CYC-METRO-05, CYC-METRO-06)."""

    __slots__ = ("way",)

    def __init__(self, seat: int, faction: int, way: int) -> None:
        super().__init__(seat, faction)
        self.way = way

    def options(self, s: Cyclades) -> list[Action]:
        """Sites, or sites of buildings, and hero cards; for a set of the team at last the teammate's sites."""
        faction = self.faction
        out: list[Action] = [("found", area) for area in areas_with_site(s, faction)]
        cards: list[Action] = [("found-on-card", hero) for hero in shelters(s, faction)]
        if out:
            return out + cards
        over: list[Action] = [
            ("found-over", area, building)
            for area in own_land(s, faction)
            for building in range(BUILDING_TYPES)
            if s.buildings[area * BUILDING_TYPES + building]
        ]
        mate = s.terms.mate[faction]
        if not over and self.way == ECONOMIC and mate != NOBODY:
            out = [("found", area) for area in areas_with_site(s, mate)]
        return out + cards + over

    def take(self, s: Cyclades, action: Action) -> None:
        """Draw the top token, put it there and take its bonus."""
        faction = self.faction
        bonus = s.metropolis_deck.draw(s.chance)
        match action:
            case ("found-on-card", int() as hero):
                leave(s, faction, hero)
                s.stored[faction] = with_one_more(s.stored[faction], bonus)
                s.tell(("metropolis-sheltered", faction, hero, bonus))
            case ("found-over", int() as area, int() as building):
                remove_building(s, area, building)
                s.tell(("gave-up", faction, building, area))
                put_metropolis(s, faction, area, bonus)
            case ("found", int() as area):
                put_metropolis(s, faction, area, bonus)
        s.then(MetropolisBonus(faction, bonus))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Your own land with a free site; a building need not give way while there is one."""
        match action:
            case ("found", int() as area) if action not in self.options(s):
                return why_not_your_land(s, self.faction, area) or ("no-site", area)
            case ("found-over", int() as area, int() as building):
                if areas_with_site(s, self.faction):
                    return ("site-free",)
                return why_not_your_land(s, self.faction, area) or why_no_such_building(s, building, area)
        return None


def put_metropolis(s: Cyclades, faction: int, area: int, bonus: int) -> None:
    """A metropolis token stands in an area."""
    s.metropolises[area] = with_one_more(s.metropolises[area], bonus)
    s.tell(("metropolis-built", faction, area, bonus))


def with_one_more(bonuses: tuple[int, ...], bonus: int) -> tuple[int, ...]:
    """Bonuses with another one, sorted."""
    return tuple(sorted([*bonuses, bonus]))


# -- what it gives ----------------------------------------------------------------------------------------------


class MetropolisBonus(FactionStep):
    """A faction takes the bonus of a metropolis it built or lost, as far as supply and map allow (CYC-METRO-08)."""

    __slots__ = ("bonus",)

    def __init__(self, faction: int, bonus: int) -> None:
        super().__init__(faction)
        self.bonus = bonus

    def run(self, s: Cyclades) -> None:
        """Take it, asking where pieces and horns go."""
        faction = self.faction
        bonus = self.bonus
        facts = s.facts
        seat = s.terms.seat_of[faction]
        if s.eliminated[faction]:
            return
        s.tell(("bonus", faction, bonus))
        if facts.bonus[bonus].gold:
            earn(s, faction, facts.bonus[bonus].gold)
        for _ in range(facts.bonus[bonus].priestesses):
            take_priestess(s, faction)
        soldiers = min(facts.bonus[bonus].soldiers, s.soldier_supply[faction])
        if soldiers and s.lands[faction]:
            s.then(BonusSoldiers(seat, faction, soldiers))
        ships = min(facts.bonus[bonus].ships, s.ship_supply[faction])
        if ships and open_sea(s, faction):
            s.then(BonusShips(seat, faction, ships))
        horns = facts.bonus[bonus].horns
        if horns:
            s.then(BonusHorns(seat, faction, horns))


class BonusSoldiers(FactionChoice):
    """Put the soldiers of a metropolis bonus into land areas of the faction, one by one (CYC-METRO-08)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, faction: int, left: int) -> None:
        super().__init__(seat, faction)
        self.left = left

    def prompt(self, s: Cyclades) -> Action:
        return ("bonus-soldiers", self.faction, self.left)

    def options(self, s: Cyclades) -> list[Action]:
        return [("place-soldier", area) for area in own_land(s, self.faction)]

    def take(self, s: Cyclades, action: Action) -> None:
        match action:
            case ("place-soldier", int() as area):
                place_soldier(s, self.faction, area)
                s.tell(("soldier-placed", self.faction, area))
                if self.left > 1:
                    s.then(BonusSoldiers(self.seat, self.faction, self.left - 1))

    def forced(self) -> bool:
        """With a single area there is nothing to ask."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """They join what is yours."""
        match action:
            case ("place-soldier", int() as area):
                return why_not_your_land(s, self.faction, area)
        return None


def open_sea(s: Cyclades, faction: int) -> list[int]:
    """The sea areas of a faction that take new ships: neither Kraken nor Polyphemus closes them (CYC-RECRUIT-02)."""
    return listed(s.seas[faction] & ~closed_seas(s), s.facts.first_sea)


class BonusShips(FactionChoice):
    """Put the ships of a metropolis bonus into open sea areas of the faction, one by one (CYC-METRO-08,
    CYC-RECRUIT-02)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, faction: int, left: int) -> None:
        super().__init__(seat, faction)
        self.left = left

    def prompt(self, s: Cyclades) -> Action:
        return ("bonus-ships", self.faction, self.left)

    def options(self, s: Cyclades) -> list[Action]:
        return [("place-ship", area) for area in open_sea(s, self.faction)]

    def take(self, s: Cyclades, action: Action) -> None:
        match action:
            case ("place-ship", int() as area):
                place_ship(s, self.faction, area)
                s.tell(("ship-placed", self.faction, area))
                if self.left > 1:
                    s.then(BonusShips(self.seat, self.faction, self.left - 1))

    def forced(self) -> bool:
        """With a single area there is nothing to ask."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """They join what is yours and open."""
        match action:
            case ("place-ship", int() as area):
                not_yours = why_not_your_sea(s, self.faction, area)
                return not_yours or (("sea-closed", area) if is_closed(s, area) else None)
        return None


class BonusHorns(FactionChoice):
    """Put the horn of a metropolis bonus into an area of the faction, land or sea (CYC-METRO-08)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, faction: int, left: int) -> None:
        super().__init__(seat, faction)
        self.left = left

    def prompt(self, s: Cyclades) -> Action:
        return ("bonus-horns", self.faction, self.left)

    def options(self, s: Cyclades) -> list[Action]:
        """Own areas of either kind."""
        return [("place-horn", area) for area in own_land(s, self.faction) + own_sea(s, self.faction)]

    def take(self, s: Cyclades, action: Action) -> None:
        match action:
            case ("place-horn", int() as area):
                s.horns[area] += 1
                s.tell(("horn-placed", self.faction, area))
                if self.left > 1:
                    s.then(BonusHorns(self.seat, self.faction, self.left - 1))

    def forced(self) -> bool:
        """With a single area there is nothing to ask."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """It goes to an area of yours."""
        match action:
            case ("place-horn", int() as area) if s.owner[area] != self.faction:
                return ("not-yours", area)
        return None

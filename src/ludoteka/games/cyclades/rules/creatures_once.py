"""Creatures that act once: what each of these cards does when it is played (CYC-CREA-03, CYC-CREA-04).

`act_once` puts what a card needs to ask on the agenda and says whether it has any effect. Where there is a target the
effect must be carried out, on one's own pieces if there are no others; the player of the card picks.
"""

from __future__ import annotations

from ludoteka.games.cyclades.facts import (
    BUILDING_TYPES,
    CHARON,
    CYCLOPS,
    DRYAD,
    GIANT,
    GRAEAE,
    GRIFFIN,
    HARPY,
    NOBODY,
    PEGASUS,
    SATYR,
)
from ludoteka.games.cyclades.rules.building import add_building, remove_building
from ludoteka.games.cyclades.rules.control import (
    add_ships,
    is_petrified,
    lift_ships,
    listed,
    occupied_seas,
    opposed,
    own_land,
    place_mercenary,
    remove_mercenary,
    remove_soldier,
    why_not_your_land,
)
from ludoteka.games.cyclades.rules.gold import steal_share
from ludoteka.games.cyclades.rules.heroes import join, leave
from ludoteka.games.cyclades.rules.income import take_graeae_income
from ludoteka.games.cyclades.rules.land_movement import FLIGHT, MoveFrom, move_sources
from ludoteka.games.cyclades.rules.metropolis import CheckConversions
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def act_once(s: Cyclades, faction: int, creature: int) -> bool:
    """Carry out a card that acts once, other than Chimera and Sphinx; False if it has no effect (CYC-CREA-03)."""
    seat = s.terms.seat_of[faction]
    if creature == GRAEAE:
        take_graeae_income(s, faction)
        return True
    choice: Choice[Cyclades]
    if creature == CHARON:
        choice = CharonFerries(seat, faction)
    elif creature == DRYAD:
        choice = DryadTakes(seat, faction)
    elif creature == GRIFFIN:
        choice = GriffinRobs(seat, faction)
    elif creature == HARPY:
        choice = HarpyStrikes(seat, faction, NOBODY, s.facts.creature[HARPY].destroys)
    elif creature == CYCLOPS:
        choice = CyclopsRebuilds(seat, faction)
    elif creature == GIANT:
        choice = GiantLures(seat, faction)
    elif creature == PEGASUS:
        if not move_sources(s, faction, FLIGHT):
            return False
        choice = MoveFrom(seat, faction, FLIGHT)
    elif creature == SATYR:
        choice = SatyrTakes(seat, faction)
    else:
        choice = SylphFirst(seat, faction)
    if not choice.options(s):
        return False
    s.then(choice)
    return True


# -- Charon -----------------------------------------------------------------------------------------------------


class CharonFerries(Choice[Cyclades]):
    """Swap one own hero with one on the market; the newcomer stands where the other stood and cannot be sacrificed in
    this epoch (CYC-C-CHARON).

    Penthesilea on the market may give Pandora's card to philosophers without a place (CYC-HX-PANDORA, CYC-ACT-05).
    """

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction."""
        return ("charon-ferries", self.faction)

    def options(self, s: Cyclades) -> list[Action]:
        """Each own hero with each one on the market."""
        market = sorted(s.hero_market)
        return [
            ("swap-hero", own, other)
            for own in listed(s.hero_hand[self.faction])
            for other in market
            if other != NOBODY
        ]

    def take(self, s: Cyclades, action: Action) -> None:
        """They change places."""
        own = action[1]
        other = action[2]
        assert isinstance(own, int)
        assert isinstance(other, int)
        area = s.hero_area[own]
        leave(s, self.faction, own)
        s.hero_market[s.hero_market.index(other)] = own
        join(s, self.faction, other, area)
        s.tell(("heroes-swapped", self.faction, own, other, area))
        s.then(CheckConversions(self.faction))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """An own hero and one on the market."""
        match action:
            case ("swap-hero", int(own), int(_)):
                if not s.hero_hand[self.faction] >> own & 1:
                    return ("not-your-hero", own)
                return ("not-on-offer",)
        return None


# -- Dryad, Satyr, Griffin: taken from another player -----------------------------------------------------------


class DryadTakes(Choice[Cyclades]):
    """Take a priestess from another faction, a teammate's if one likes (CYC-C-DRYAD)."""

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction."""
        return ("dryad-takes", self.faction)

    def options(self, s: Cyclades) -> list[Action]:
        """Every other faction with a priestess."""
        priestesses = s.priestesses
        return [
            ("steal-priestess", other)
            for other in range(s.terms.factions)
            if other != self.faction and priestesses[other]
        ]

    def take(self, s: Cyclades, action: Action) -> None:
        """The card changes hands."""
        victim = action[1]
        assert isinstance(victim, int)
        count = min(s.facts.creature[DRYAD].takes, s.priestesses[victim])
        s.priestesses[victim] -= count
        s.priestesses[self.faction] += count
        s.tell(("priestess-stolen", self.faction, victim, count))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Only from another one who has some."""
        match action:
            case ("steal-priestess", int(other)):
                if other >= s.terms.factions:
                    return ("not-in-game", other)
                return ("another-faction",) if other == self.faction else ("has-no-priestess", other)
        return None


class SatyrTakes(Choice[Cyclades]):
    """Take a philosopher from another faction, a teammate's if one likes; it may be the fourth (CYC-C-SATYR)."""

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction."""
        return ("satyr-takes", self.faction)

    def options(self, s: Cyclades) -> list[Action]:
        """Every other faction with a philosopher."""
        philosophers = s.philosophers
        return [
            ("steal-philosopher", other)
            for other in range(s.terms.factions)
            if other != self.faction and philosophers[other]
        ]

    def take(self, s: Cyclades, action: Action) -> None:
        """The card changes hands."""
        victim = action[1]
        assert isinstance(victim, int)
        count = min(s.facts.creature[SATYR].takes, s.philosophers[victim])
        s.philosophers[victim] -= count
        s.philosophers[self.faction] += count
        s.tell(("philosopher-stolen", self.faction, victim, count))
        s.then(CheckConversions(self.faction))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Only from another one who has some."""
        match action:
            case ("steal-philosopher", int(other)):
                if other >= s.terms.factions:
                    return ("not-in-game", other)
                return ("another-faction",) if other == self.faction else ("has-no-philosopher", other)
        return None


class GriffinRobs(Choice[Cyclades]):
    """Take half the gold of another side, rounded down; how much is told to the two sides only (CYC-C-GRIFFIN,
    CYC-TEAM-06).

    A side is named by its first faction that is still in the game.
    """

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction."""
        return ("griffin-robs", self.faction)

    def options(self, s: Cyclades) -> list[Action]:
        """One faction of every other side."""
        terms = s.terms
        robbed = 1 << terms.side_of[self.faction]
        out: list[Action] = []
        for other in range(terms.factions):
            side = terms.side_of[other]
            if not robbed >> side & 1 and not s.eliminated[other]:
                robbed |= 1 << side
                out.append(("rob", other))
        return out

    def take(self, s: Cyclades, action: Action) -> None:
        """The gold changes screens."""
        victim = action[1]
        assert isinstance(victim, int)
        steal_share(s, self.faction, victim, s.facts.creature[GRIFFIN].gold_divided_by)

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Not your own side, nobody who is out of the game, and each side by its first faction."""
        match action:
            case ("rob", int(other)):
                if other >= s.terms.factions or s.eliminated[other]:
                    return ("not-in-game", other)
                if not opposed(s, self.faction, other):
                    return ("own-side",)
                mate = s.terms.mate[other]
                return ("same-purse", other, mate) if mate != NOBODY else None
        return None


# -- Harpy ------------------------------------------------------------------------------------------------------


class HarpyStrikes(Choice[Cyclades]):
    """Destroy a soldier or a mercenary in any land area, never a hero (CYC-C-HARPY).

    `area` is where the first of several was destroyed, else -1.
    """

    __slots__ = ("area", "faction", "left")

    def __init__(self, seat: int, faction: int, area: int, left: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.area = area
        self.left = left

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction."""
        return ("harpy-strikes", self.faction)

    def options(self, s: Cyclades) -> list[Action]:
        """Every land area with soldiers, by their kind."""
        areas = s.chart.land if self.area == NOBODY else [self.area]
        out: list[Action] = [("destroy-mercenary", area) for area in areas if s.mercenaries[area]]
        out += [("destroy-soldier", area) for area in areas if s.soldiers[area]]
        return out

    def take(self, s: Cyclades, action: Action) -> None:
        """It is gone; the area stays with its controller."""
        area = action[1]
        assert isinstance(area, int)
        destroy_soldier(s, area, action[0] == "destroy-mercenary")
        if self.left > 1:
            again = HarpyStrikes(self.seat, self.faction, area, self.left - 1)
            if again.options(s):
                s.then(again)

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Only where there are soldiers."""
        return why_not_destroyed(s, action)


def destroy_soldier(s: Cyclades, area: int, mercenary: bool) -> None:
    """A soldier outside battle is destroyed: to its supply, a mercenary to the bank (CYC-AREA-05)."""
    if mercenary:
        remove_mercenary(s, area)
        s.tell(("mercenary-lost", s.owner[area], area))
    else:
        remove_soldier(s, area)
        s.tell(("soldier-lost", s.owner[area], area))


def why_not_destroyed(s: Cyclades, action: Action) -> Action | None:
    """Why nothing of a kind can be destroyed in an area."""
    match action:
        case ("destroy-soldier" | "destroy-mercenary", int(area)):
            if area >= s.facts.first_sea:
                return ("not-land", area)
            if action[0] == "destroy-soldier":
                return ("out-of-reach", area) if s.soldiers[area] else ("no-soldiers-there", area)
            return ("out-of-reach", area) if s.mercenaries[area] else ("no-mercenaries-there", area)
    return None


# -- Cyclops ----------------------------------------------------------------------------------------------------


class CyclopsRebuilds(Choice[Cyclades]):
    """Exchange an own basic building for another type on the same site; a set may be complete (CYC-C-CYCLOPS)."""

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction."""
        return ("cyclops-rebuilds", self.faction)

    def options(self, s: Cyclades) -> list[Action]:
        """Each own building with each other type the bank has."""
        bank = s.building_bank
        return [
            ("exchange", area, old, new)
            for area in own_land(s, self.faction)
            for old in range(BUILDING_TYPES)
            if s.buildings[area * BUILDING_TYPES + old]
            for new in range(BUILDING_TYPES)
            if new != old and bank[new]
        ]

    def take(self, s: Cyclades, action: Action) -> None:
        """One goes, the other comes."""
        area = action[1]
        old = action[2]
        new = action[3]
        assert isinstance(area, int)
        assert isinstance(old, int)
        assert isinstance(new, int)
        remove_building(s, area, old)
        add_building(s, area, new)
        s.tell(("rebuilt", self.faction, new, area, old))
        s.then(CheckConversions(self.faction))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """An own building, another type, and the bank must have it."""
        match action:
            case ("exchange", int(area), int(old), int(new)):
                closed = why_not_your_land(s, self.faction, area)
                if closed is not None:
                    return closed
                if not s.buildings[area * BUILDING_TYPES + old]:
                    return ("no-such-building", old, area)
                return ("same-building",) if old == new else ("sold-out", new)
        return None


# -- Giant ------------------------------------------------------------------------------------------------------


class GiantLures(Choice[Cyclades]):
    """Take all mercenaries of one land area of another side (CYC-C-GIANT).

    Medusa lets none out of her area and none in.
    """

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction."""
        return ("giant-lures", self.faction)

    def options(self, s: Cyclades) -> list[Action]:
        """Opposing areas with mercenaries, as long as there is land to put them."""
        if not homes_for_mercenaries(s, self.faction):
            return []
        return [
            ("lure", area)
            for area in s.chart.land
            if s.mercenaries[area] and opposed(s, self.faction, s.owner[area]) and not is_petrified(s, area)
        ]

    def take(self, s: Cyclades, action: Action) -> None:
        """They leave; then each finds a new place."""
        area = action[1]
        assert isinstance(area, int)
        count = s.mercenaries[area]
        for _ in range(count):
            remove_mercenary(s, area)
        s.tell(("lured", self.faction, s.owner[area], area, count))
        s.then(GiantSettles(self.seat, self.faction, count))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Mercenaries of another side, not beside Medusa."""
        match action:
            case ("lure", int(area)):
                if not s.mercenaries[area]:
                    return ("no-mercenaries-there", area)
                return ("petrified", area) if is_petrified(s, area) else ("own-side",)
        return None


def homes_for_mercenaries(s: Cyclades, faction: int) -> list[int]:
    """The land areas of a faction where Giant may put mercenaries: all but Medusa's."""
    return [area for area in own_land(s, faction) if not is_petrified(s, area)]


class GiantSettles(Choice[Cyclades]):
    """Spread the mercenaries Giant took over own land areas, one by one (CYC-C-GIANT)."""

    __slots__ = ("faction", "left")

    def __init__(self, seat: int, faction: int, left: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.left = left

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction and how many are left."""
        return ("giant-settles", self.faction, self.left)

    def options(self, s: Cyclades) -> list[Action]:
        """Own land without Medusa."""
        return [("place-mercenary", area) for area in homes_for_mercenaries(s, self.faction)]

    def take(self, s: Cyclades, action: Action) -> None:
        """One is there."""
        area = action[1]
        assert isinstance(area, int)
        place_mercenary(s, area)
        s.tell(("mercenary-placed", self.faction, area))
        if self.left > 1:
            s.then(GiantSettles(self.seat, self.faction, self.left - 1))

    def forced(self) -> bool:
        """With a single area there is nothing to ask."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Own land, and not Medusa's."""
        match action:
            case ("place-mercenary", int(area)):
                return ("petrified", area) if s.owner[area] == self.faction else ("not-yours", area)
        return None


# -- Sylph ------------------------------------------------------------------------------------------------------


def seas_with_ships(s: Cyclades) -> list[int]:
    """The sea areas with ships of anybody, ascending."""
    return listed(occupied_seas(s), s.facts.first_sea)


class SylphFirst(Choice[Cyclades]):
    """Pick the first of two sea areas whose ships change places (CYC-C-SYLPH)."""

    __slots__ = ("faction",)

    def __init__(self, seat: int, faction: int) -> None:
        super().__init__(seat)
        self.faction = faction

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction."""
        return ("sylph-first", self.faction)

    def options(self, s: Cyclades) -> list[Action]:
        """Every sea area with ships, if there are two."""
        seas = seas_with_ships(s)
        return [("swap-ships", sea) for sea in seas] if len(seas) > 1 else []

    def take(self, s: Cyclades, action: Action) -> None:
        """Ask for the other one."""
        sea = action[1]
        assert isinstance(sea, int)
        s.then(SylphSecond(self.seat, self.faction, sea))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Ships must be there."""
        return why_not_swapped(s, action)


class SylphSecond(Choice[Cyclades]):
    """Pick the second sea area; all ships of the two change places, whoever they belong to (CYC-C-SYLPH)."""

    __slots__ = ("faction", "sea")

    def __init__(self, seat: int, faction: int, sea: int) -> None:
        super().__init__(seat)
        self.faction = faction
        self.sea = sea

    def prompt(self, s: Cyclades) -> Action:
        """Names the faction and the first area."""
        return ("sylph-second", self.faction, self.sea)

    def options(self, s: Cyclades) -> list[Action]:
        """Every other sea area with ships."""
        return [("swap-ships", sea) for sea in seas_with_ships(s) if sea != self.sea]

    def take(self, s: Cyclades, action: Action) -> None:
        """They change places."""
        here = self.sea
        there = action[1]
        assert isinstance(there, int)
        own = s.owner[here]
        other = s.owner[there]
        leaving = s.ships[here]
        coming = s.ships[there]
        lift_ships(s, here, leaving)
        lift_ships(s, there, coming)
        add_ships(s, other, here, coming)
        add_ships(s, own, there, leaving)
        s.tell(("ships-swapped", self.faction, here, there))

    def forced(self) -> bool:
        """With two areas in all there is nothing to ask."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Ships must be there."""
        return why_not_swapped(s, action)


def why_not_swapped(s: Cyclades, action: Action) -> Action | None:
    """Why a sea area cannot be swapped."""
    match action:
        case ("swap-ships", int(sea)):
            if sea < s.facts.first_sea:
                return ("not-sea", sea)
            return ("two-areas",) if s.ships[sea] else ("no-ships-there", sea)
    return None

"""Creatures that act once: what each of these cards does when it is played (CYC-CREA-03, CYC-CREA-04).

`act_once` puts what a card needs to ask on the agenda and says whether it has any effect. Where there is a target the
effect must be carried out, on one's own pieces if there are no others; the player of the card picks.
"""

from __future__ import annotations

from typing import Final

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
    SYLPH,
)
from ludoteka.games.cyclades.rules.asking import FactionChoice
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
from ludoteka.games.cyclades.rules.creature_thieves import CharonFerries, DryadTakes, GriffinRobs, SatyrTakes
from ludoteka.games.cyclades.rules.income import take_graeae_income
from ludoteka.games.cyclades.rules.land_movement import FLIGHT, MoveFrom
from ludoteka.games.cyclades.rules.metropolis import CheckConversions
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action


def act_once(s: Cyclades, faction: int, creature: int) -> bool:
    """Carry out a card that acts once, other than Chimera and Sphinx; False if it has no effect (CYC-CREA-03)."""
    if creature == GRAEAE:
        take_graeae_income(s, faction)
        return True
    choice = asked_by(s, faction, creature)
    if not choice.options(s):
        return False
    s.then(choice)
    return True


def asked_by(s: Cyclades, faction: int, creature: int) -> FactionChoice:
    """What the player of a card has to choose."""
    seat = s.terms.seat_of[faction]
    if creature == HARPY:
        return HarpyStrikes(seat, faction, NOBODY, s.facts.creature[HARPY].destroys)
    if creature == PEGASUS:
        return MoveFrom(seat, faction, FLIGHT)
    return ASKED_BY[creature](seat, faction)


class HarpyStrikes(FactionChoice):
    """Destroy a soldier or a mercenary in any land area, never a hero (CYC-C-HARPY).

    `area` is where the first of several was destroyed, else -1.
    """

    __slots__ = ("area", "left")

    def __init__(self, seat: int, faction: int, area: int, left: int) -> None:
        super().__init__(seat, faction)
        self.area = area
        self.left = left

    def options(self, s: Cyclades) -> list[Action]:
        """Every land area with soldiers, by their kind."""
        areas = self.within(s)
        out: list[Action] = [("destroy-mercenary", area) for area in areas if s.mercenaries[area]]
        out += [("destroy-soldier", area) for area in areas if s.soldiers[area]]
        return out

    def within(self, s: Cyclades) -> list[int]:
        """Where Harpy strikes: in any land area, and where she began."""
        return s.chart.land if self.area == NOBODY else [self.area]

    def take(self, s: Cyclades, action: Action) -> None:
        """It is gone; the area stays with its controller."""
        match action:
            case (verb, int() as area):
                destroy_soldier(s, area, verb == "destroy-mercenary")
                if self.left > 1:
                    again = HarpyStrikes(self.seat, self.faction, area, self.left - 1)
                    if again.options(s):
                        s.then(again)

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Only where there are soldiers."""
        return why_not_destroyed(s, action, self.within(s))


def destroy_soldier(s: Cyclades, area: int, mercenary: bool) -> None:
    """A soldier outside battle is destroyed: to its supply, a mercenary to the bank (CYC-AREA-05)."""
    if mercenary:
        remove_mercenary(s, area)
        s.tell(("mercenary-lost", s.owner[area], area))
    else:
        remove_soldier(s, area)
        s.tell(("soldier-lost", s.owner[area], area))


def why_not_destroyed(s: Cyclades, action: Action, within: list[int]) -> Action | None:
    """Why nothing of a kind can be destroyed in an area by a creature that reaches the areas `within`."""
    match action:
        case ("destroy-soldier" | "destroy-mercenary", int() as area) if area >= s.facts.first_sea:
            return ("not-land", area)
        case ("destroy-soldier", int() as area) if not s.soldiers[area]:
            return ("no-soldiers-there", area)
        case ("destroy-mercenary", int() as area) if not s.mercenaries[area]:
            return ("no-mercenaries-there", area)
        case ("destroy-soldier" | "destroy-mercenary", int() as area) if area not in within:
            return ("out-of-reach", area)
    return None


class CyclopsRebuilds(FactionChoice):
    """Exchange a basic building of the faction for another type on the same site; a set may be complete
    (CYC-C-CYCLOPS)."""

    __slots__ = ()

    def options(self, s: Cyclades) -> list[Action]:
        """Each building of the faction with each other type in the bank."""
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
        match action:
            case ("exchange", int() as area, int() as old, int() as new):
                remove_building(s, area, old)
                add_building(s, area, new)
                s.tell(("rebuilt", self.faction, new, area, old))
                s.then(CheckConversions(self.faction))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """The building must be yours, the type another one, and the bank must have it."""
        match action:
            case ("exchange", int() as area, int() as old, int() as new):
                closed = why_not_your_land(s, self.faction, area)
                if closed is not None:
                    return closed
                if not s.buildings[area * BUILDING_TYPES + old]:
                    return ("no-such-building", old, area)
                if old == new:
                    return ("same-building",)
                return None if s.building_bank[new] else ("sold-out", new)
        return None


class GiantLures(FactionChoice):
    """Take all mercenaries of one land area of another side (CYC-C-GIANT).

    Medusa lets none out of her area and none in.
    """

    __slots__ = ()

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
        match action:
            case ("lure", int() as area):
                count = s.mercenaries[area]
                for _ in range(count):
                    remove_mercenary(s, area)
                s.tell(("lured", self.faction, s.owner[area], area, count))
                s.then(GiantSettles(self.seat, self.faction, count))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Mercenaries of another side, not beside Medusa."""
        match action:
            case ("lure", int() as area):
                if not s.mercenaries[area]:
                    return ("no-mercenaries-there", area)
                if is_petrified(s, area):
                    return ("petrified", area)
                return None if opposed(s, self.faction, s.owner[area]) else ("own-side",)
        return None


def homes_for_mercenaries(s: Cyclades, faction: int) -> list[int]:
    """The land areas of a faction where Giant may put mercenaries: all but Medusa's."""
    return [area for area in own_land(s, faction) if not is_petrified(s, area)]


class GiantSettles(FactionChoice):
    """Spread the mercenaries Giant took over the faction's land areas, one by one (CYC-C-GIANT)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, faction: int, left: int) -> None:
        super().__init__(seat, faction)
        self.left = left

    def prompt(self, s: Cyclades) -> Action:
        return ("giant-settles", self.faction, self.left)

    def options(self, s: Cyclades) -> list[Action]:
        """Own land without Medusa."""
        return [("place-mercenary", area) for area in homes_for_mercenaries(s, self.faction)]

    def take(self, s: Cyclades, action: Action) -> None:
        match action:
            case ("place-mercenary", int() as area):
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
            case ("place-mercenary", int() as area):
                closed = why_not_your_land(s, self.faction, area)
                return ("petrified", area) if closed is None and is_petrified(s, area) else closed
        return None


def seas_with_ships(s: Cyclades) -> list[int]:
    """The sea areas with ships of anybody, ascending."""
    return listed(occupied_seas(s), s.facts.first_sea)


class SylphFirst(FactionChoice):
    """Pick the first of two sea areas whose ships change places (CYC-C-SYLPH)."""

    __slots__ = ()

    def options(self, s: Cyclades) -> list[Action]:
        """Every sea area with ships, if there are two."""
        seas = seas_with_ships(s)
        return [("swap-ships", sea) for sea in seas] if len(seas) > 1 else []

    def take(self, s: Cyclades, action: Action) -> None:
        """Ask for the other one."""
        match action:
            case ("swap-ships", int() as sea):
                s.then(SylphSecond(self.seat, self.faction, sea))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Ships must be there."""
        return why_not_swapped(s, action, NOBODY)


class SylphSecond(FactionChoice):
    """Pick the second sea area; all ships of the two change places, whoever they belong to (CYC-C-SYLPH)."""

    __slots__ = ("sea",)

    def __init__(self, seat: int, faction: int, sea: int) -> None:
        super().__init__(seat, faction)
        self.sea = sea

    def prompt(self, s: Cyclades) -> Action:
        return ("sylph-second", self.faction, self.sea)

    def options(self, s: Cyclades) -> list[Action]:
        """Every other sea area with ships."""
        return [("swap-ships", sea) for sea in seas_with_ships(s) if sea != self.sea]

    def take(self, s: Cyclades, action: Action) -> None:
        match action:
            case ("swap-ships", int() as sea):
                swap_ships(s, self.sea, sea)
                s.tell(("ships-swapped", self.faction, self.sea, sea))

    def forced(self) -> bool:
        """With two areas in all there is nothing to ask."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Ships must be there."""
        return why_not_swapped(s, action, self.sea)


def swap_ships(s: Cyclades, here: int, there: int) -> None:
    """All ships of two sea areas change places."""
    own = s.owner[here]
    other = s.owner[there]
    leaving = s.ships[here]
    coming = s.ships[there]
    lift_ships(s, here, leaving)
    lift_ships(s, there, coming)
    add_ships(s, other, here, coming)
    add_ships(s, own, there, leaving)


def why_not_swapped(s: Cyclades, action: Action, first: int) -> Action | None:
    """Why a sea area cannot be swapped; `first` is the one picked before, else -1."""
    match action:
        case ("swap-ships", int() as sea):
            if sea < s.facts.first_sea:
                return ("not-sea", sea)
            if not s.ships[sea]:
                return ("no-ships-there", sea)
            return ("two-areas",) if sea == first else None
    return None


ASKED_BY: Final[dict[int, type[FactionChoice]]] = {
    CHARON: CharonFerries,
    CYCLOPS: CyclopsRebuilds,
    DRYAD: DryadTakes,
    GIANT: GiantLures,
    GRIFFIN: GriffinRobs,
    SATYR: SatyrTakes,
    SYLPH: SylphFirst,
}
"""The choice of each card that needs no further figures."""

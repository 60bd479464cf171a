"""The starting placement: two land areas each with a ship, then a third, then soldiers (CYC-PLACE)."""

from __future__ import annotations

from ludoteka.games.cyclades.facts import NOBODY
from ludoteka.games.cyclades.rules.asking import FactionChoice
from ludoteka.games.cyclades.rules.cards import take_priestess
from ludoteka.games.cyclades.rules.control import (
    give_land,
    occupied_seas,
    own_land,
    place_ship,
    place_soldier,
    why_not_your_land,
)
from ludoteka.games.cyclades.rules.epoch import Epoch
from ludoteka.games.cyclades.state import Cyclades
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Step


class Placement(Step[Cyclades]):
    """Round one in turn order, round two the other way round, then the first epoch (CYC-PLACE-01, CYC-PLACE-03)."""

    __slots__ = ()

    def run(self, s: Cyclades) -> None:
        """Put everybody's picks on the agenda."""
        seat_of = s.terms.seat_of
        steps: list[Step[Cyclades]] = []
        for faction in s.order:
            steps += [Settle(seat_of[faction], faction, 1), Settle(seat_of[faction], faction, 1)]
        for faction in reversed(s.order):
            steps.append(Settle(seat_of[faction], faction, 2))
            steps.append(Garrison(seat_of[faction], faction, s.facts.placement_soldiers))
        steps.append(Epoch())
        s.then_each(steps)


def with_harbour(s: Cyclades, areas: list[int]) -> list[int]:
    """Those of some land areas that have an empty sea area beside them for the ship (CYC-PLACE-02)."""
    empty = ~occupied_seas(s)
    sea_mask = s.chart.sea_mask
    return [area for area in areas if sea_mask[area] & empty]


def shares_island(s: Cyclades, faction: int, area: int) -> bool:
    """Whether a faction is on the island of a land area."""
    return bool(s.chart.island[area] & s.lands[faction])


def open_land(s: Cyclades, faction: int, lap: int) -> list[int]:
    """The land areas a faction may pick in a lap of the placement (CYC-PLACE-01, CYC-PLACE-03, CYC-PLACE-06).

    Where nothing is left, the demands fall one after the other: a place for the ship, the island without the
    teammate, the island of one's own (ruling R-01).
    """
    mate = s.terms.mate[faction]
    free = [area for area in s.chart.land if s.owner[area] == NOBODY]
    if lap == 2:
        return with_harbour(s, free) or free
    apart = [area for area in free if not shares_island(s, faction, area)]
    if mate == NOBODY:
        own = apart
    else:
        own = [area for area in apart if not shares_island(s, mate, area)]
    return with_harbour(s, own) or own or apart or free


class Settle(FactionChoice):
    """Pick a free land area: in lap 1 on an island of one's own, in lap 2 anywhere (CYC-PLACE-01, CYC-PLACE-03)."""

    __slots__ = ("lap",)

    def __init__(self, seat: int, faction: int, lap: int) -> None:
        super().__init__(seat, faction)
        self.lap = lap

    def options(self, s: Cyclades) -> list[Action]:
        """Free land that may be picked."""
        return [("settle", area) for area in open_land(s, self.faction, self.lap)]

    def take(self, s: Cyclades, action: Action) -> None:
        """Put the token there; a priestess symbol pays out at once, then the ship (CYC-PLACE-05)."""
        match action:
            case ("settle", int() as area):
                give_land(s, area, self.faction)
                s.tell(("settled", self.faction, area))
                if s.chart.priestess[area]:
                    take_priestess(s, self.faction)
                if with_harbour(s, [area]):
                    s.then(Launch(self.seat, self.faction, area))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why an area cannot be picked."""
        match action:
            case ("settle", int() as area):
                if area in open_land(s, self.faction, self.lap):
                    return None
                if area >= s.facts.first_sea:
                    return ("not-land", area)
                if s.owner[area] != NOBODY:
                    return ("area-taken", area, s.owner[area])
                if self.lap == 1 and shares_island(s, self.faction, area):
                    return ("same-island", area)
                mate = s.terms.mate[self.faction]
                if self.lap == 1 and mate != NOBODY and shares_island(s, mate, area):
                    return ("teammate-on-island", area)
                return ("no-place-for-ship", area)
        return None


class Launch(FactionChoice):
    """Put a ship into an empty sea area next to the land just picked (CYC-PLACE-02)."""

    __slots__ = ("area",)

    def __init__(self, seat: int, faction: int, area: int) -> None:
        super().__init__(seat, faction)
        self.area = area

    def prompt(self, s: Cyclades) -> Action:
        return ("launch", self.faction, self.area)

    def options(self, s: Cyclades) -> list[Action]:
        """Empty sea next to it."""
        return [("place-ship", sea) for sea in s.chart.sea_next_to[self.area] if s.owner[sea] == NOBODY]

    def take(self, s: Cyclades, action: Action) -> None:
        match action:
            case ("place-ship", int() as sea):
                place_ship(s, self.faction, sea)
                s.tell(("ship-placed", self.faction, sea))

    def forced(self) -> bool:
        """A single place needs no question."""
        return True

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Why the ship cannot go there."""
        match action:
            case ("place-ship", int() as area):
                if area < s.facts.first_sea:
                    return ("not-sea", area)
                if s.owner[area] != NOBODY:
                    return ("enemy-ships", area, s.owner[area])
                return None if area in s.chart.sea_next_to[self.area] else ("not-at-your-coast", area)
        return None


class Garrison(FactionChoice):
    """Spread the starting soldiers over one's areas in any way (CYC-PLACE-04)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, faction: int, left: int) -> None:
        super().__init__(seat, faction)
        self.left = left

    def prompt(self, s: Cyclades) -> Action:
        return ("garrison", self.faction, self.left)

    def options(self, s: Cyclades) -> list[Action]:
        return [("place-soldier", area) for area in own_land(s, self.faction)]

    def take(self, s: Cyclades, action: Action) -> None:
        match action:
            case ("place-soldier", int() as area):
                place_soldier(s, self.faction, area)
                s.tell(("soldier-placed", self.faction, area))
                if self.left > 1:
                    s.then(Garrison(self.seat, self.faction, self.left - 1))

    def why_not(self, s: Cyclades, action: Action) -> Action | None:
        """Only your land takes soldiers."""
        match action:
            case ("place-soldier", int() as area):
                return why_not_your_land(s, self.faction, area)
        return None

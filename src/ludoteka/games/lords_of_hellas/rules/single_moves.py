"""One hoplite instead of a move: Hero's Apprentice and Winged Boots (LOH-HMOVE-07)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import SPEED
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.control import fortified_of, listed
from ludoteka.games.lords_of_hellas.rules.entering import enter
from ludoteka.games.lords_of_hellas.rules.movement import (
    FightBattles,
    Landing,
    begin_movement,
    nobody_loose,
    reach,
    reach_closed,
    step_in_closed,
)
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def single_starts(s: LordsOfHellas, seat: int) -> list[Action]:
    """Where a single hoplite can set out: from a region, or out of its city."""
    camps = listed(s.camps[seat])
    starts: list[Action] = [("lead-from", region) for region in camps]
    starts += [("leave-city", region) for region in camps]
    return [start for start in starts if single_closed(s, seat, start) is None]


def single_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why no single hoplite sets out from a region or leaves its city."""
    match action:
        case ("lead-from", int() as region):
            return nobody_loose(s, seat, region)
        case ("leave-city", int() as region) if not fortified_of(s, seat, region):
            return ("nobody-fortified", region)
    return None


def apprentice_starts(s: LordsOfHellas, seat: int) -> list[Action]:
    """Where Hero's Apprentice can begin: a hoplite sets out, leaves a city, or steps into one (LOH-MOVE-03)."""
    anything: list[Action] = [("fortify", region) for region in listed(s.camps[seat])]
    anything += single_starts(s, seat)
    return [start for start in anything if apprentice_closed(s, seat, start) is None]


def apprentice_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why Hero's Apprentice cannot begin this way (LOH-MOVE-03)."""
    match action:
        case ("fortify", int() as region):
            return step_in_closed(s, seat, region)
        case ("lead-from", int() as region) if not reach(s, seat, region, attribute(s, seat, SPEED)):
            return nobody_loose(s, seat, region) or ("no-way-out", region)
    return single_closed(s, seat, action)


class Apprentice(Choice[LordsOfHellas]):
    """Hero's Apprentice moves one hoplite as far as the hero's speed; leaving a city costs one region (LOH-MOVE-03,
    LOH-MOVE-08)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        return apprentice_starts(s, self.seat)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Nobody there who could."""
        return apprentice_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        distance = attribute(s, self.seat, SPEED)
        match action:
            case ("fortify", int() as region):
                s.fortified[region] += 1
                s.tell(("fortified", self.seat, region))
            case ("leave-city", int() as region):
                s.fortified[region] -= 1
                s.tell(("left-city", self.seat, region))
                self.lead(s, region, distance - 1, True)
            case ("lead-from", int() as region):
                self.lead(s, region, distance, False)

    def lead(self, s: LordsOfHellas, region: int, distance: int, may_stay: bool) -> None:
        """Ask where to, if it can get anywhere."""
        if distance > 0 and reach(s, self.seat, region, distance):
            s.then(LeadOne(self.seat, region, distance, may_stay))


class LeadOne(Choice[LordsOfHellas]):
    """Where a single hoplite goes; one that has left its city may stay there (LOH-MOVE-08)."""

    __slots__ = ("distance", "may_stay", "region")

    def __init__(self, seat: int, region: int, distance: int, may_stay: bool) -> None:
        super().__init__(seat)
        self.region = region
        self.distance = distance
        self.may_stay = may_stay

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("lead-to", self.region)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every region in reach."""
        out: list[Action] = []
        if self.may_stay:
            out.append(("decline",))
        out += [("lead-to", region) for region in listed(reach(s, self.seat, self.region, self.distance))]
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Too far, or barred."""
        match action:
            case ("lead-to", int() as region):
                return reach_closed(s, self.seat, self.region, self.distance, region)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It goes and may have to fight."""
        match action:
            case ("lead-to", int() as region):
                send_one(s, self.seat, self.region, region)


def send_one(s: LordsOfHellas, seat: int, region: int, target: int) -> None:
    """A single hoplite moves by an effect; battle and control follow as usual (LOH-MOVE-06, LOH-MOVE-07)."""
    begin_movement(s)
    s.tell(("moved", seat, region, target, 1))
    s.then(FightBattles(seat))
    enter(s, seat, region, target, 1)


class WingedBoots(Choice[LordsOfHellas]):
    """Winged Boots move one hoplite, a fortified one too, to any region."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        return single_starts(s, self.seat)

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Nobody there who could."""
        return single_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("lead-from" | "leave-city" as verb, int() as region):
                s.then(FlyTo(self.seat, region, verb == "leave-city"))


class FlyTo(Landing):
    """Where the winged hoplite lands: any region that is not closed, never inside a city (LOH-MOVE-06)."""

    __slots__ = ("fortified",)

    def __init__(self, seat: int, region: int, fortified: bool) -> None:
        super().__init__(seat, region)
        self.fortified = fortified

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It lands and may have to fight."""
        match action:
            case ("lead-to", int() as target):
                if self.fortified:
                    s.fortified[self.region] -= 1
                    s.tell(("left-city", self.seat, self.region))
                send_one(s, self.seat, self.region, target)

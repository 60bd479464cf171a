"""Recruiting: hoplites from the supply into regions, one of them perhaps into the city (LOH-TERM-05, LOH-REC)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import NO_RECRUIT
from ludoteka.games.lords_of_hellas.rules.control import (
    DONE,
    arrival_control,
    enemies_in,
    enemy_camps,
    has_room,
    listed,
    place_hoplites,
    room_closed,
)
from ludoteka.games.lords_of_hellas.rules.lairs import lairs_of
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def recruitable(s: LordsOfHellas, seat: int, regions: int) -> int:
    """Those of some regions where a player can recruit: no hoplites of others, no Sphinx, and a hoplite in the supply
    (LOH-LIM-01, LOH-CTRL-08, LOH-MPHASE-06)."""
    if not regions or not s.supply[seat]:
        return 0
    return regions & ~enemy_camps(s, seat) & ~lairs_of(s, NO_RECRUIT)


def recruiting_closed(s: LordsOfHellas, seat: int, region: int) -> Action | None:
    """Why nobody can be recruited in a region, whatever brings the recruits (LOH-LIM-01, LOH-CTRL-08,
    LOH-MPHASE-06)."""
    if not s.supply[seat]:
        return ("supply-empty",)
    if recruitable(s, seat, 1 << region):
        return None
    return ("enemies-there", region) if enemies_in(s, seat, region) else ("sphinx-there", region)


def recruiting_anywhere_closed(s: LordsOfHellas, seat: int, regions: int) -> Action | None:
    """Why nobody can be recruited in any of some regions that a player controls."""
    if not regions:
        return ("no-region-held",)
    return None if recruitable(s, seat, regions) else recruiting_closed(s, seat, listed(regions)[0])


def muster_closed(s: LordsOfHellas, seat: int, action: Action, most: int) -> Action | None:
    """Why a number cannot be recruited in an open region, or none of them fortified (LOH-REC-04, LOH-TERM-05)."""
    match action:
        case ("recruit" | "recruit-fortified", int() as region, int() as count):
            if not 0 < count <= min(most, s.supply[seat]):
                return ("not-so-many", s.supply[seat]) if count > s.supply[seat] else ("number-between", 1, most)
            return room_closed(s, seat, region) if action[0] == "recruit-fortified" else None
    return None


def recruit(s: LordsOfHellas, seat: int, region: int, count: int, fortified: int) -> None:
    """Put recruits into a region, some of them into its city, and let them take control (LOH-TERM-05,
    LOH-CTRL-02)."""
    placed = place_hoplites(s, seat, region, count)
    if not placed:
        return
    s.tell(("recruited", seat, region, placed))
    if s.owner[region] != seat:
        arrival_control(s, seat, region)
    if fortified and has_room(s, seat, region):
        s.fortified[region] += 1
        s.tell(("fortified", seat, region))


def musters(s: LordsOfHellas, seat: int, region: int, most: int, out: list[Action]) -> None:
    """Add the ways to recruit up to a number of hoplites in a region (LOH-REC-02, LOH-REC-04)."""
    out += [("recruit", region, count) for count in range(1, min(most, s.supply[seat]) + 1)]


def fortified_musters(s: LordsOfHellas, seat: int, region: int, most: int, out: list[Action]) -> None:
    """Add the ways to do so with one of them fortified (LOH-TERM-05)."""
    if has_room(s, seat, region) and s.facts.hoplite.fortified_recruits:
        out += [("recruit-fortified", region, count) for count in range(1, min(most, s.supply[seat]) + 1)]


def take_muster(s: LordsOfHellas, seat: int, action: Action) -> None:
    """Recruit as an action of `musters` or `fortified_musters` says."""
    match action:
        case ("recruit", int() as region, int() as count):
            recruit(s, seat, region, count, 0)
        case ("recruit-fortified", int() as region, int() as count):
            recruit(s, seat, region, count, 1)


class Muster(Choice[LordsOfHellas]):
    """Recruit up to a number of hoplites in one of some regions, or none (LOH-REC-04, LOH-PRAY-08)."""

    __slots__ = ("most", "regions")

    def __init__(self, seat: int, regions: int, most: int) -> None:
        super().__init__(seat)
        self.regions = regions
        self.most = most

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("muster", self.most)

    def options(self, s: LordsOfHellas) -> list[Action]:
        out: list[Action] = [DONE]
        regions = listed(recruitable(s, self.seat, self.regions))
        for region in regions:
            musters(s, self.seat, region, self.most, out)
        for region in regions:
            fortified_musters(s, self.seat, region, self.most, out)
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not yours, too many, or nobody may be recruited there."""
        match action:
            case ("recruit" | "recruit-fortified", int() as region, _):
                if not self.regions >> region & 1:
                    return (
                        ("not-controlled", region) if s.owner[region] != self.seat else ("recruits-elsewhere", region)
                    )
                return recruiting_closed(s, self.seat, region) or muster_closed(s, self.seat, action, self.most)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        if action[0] != "done":
            take_muster(s, self.seat, action)


def city_muster_closed(s: LordsOfHellas, seat: int, cities: int, action: Action, most: int) -> Action | None:
    """Why a number cannot be recruited in a city that has not recruited yet (LOH-REC-01, LOH-REC-02, LOH-REC-03)."""
    match action:
        case ("recruit" | "recruit-fortified", int() as region, _):
            if s.owner[region] != seat:
                return ("not-controlled", region)
            if not cities >> region & 1:
                return ("already-recruited", region) if s.facts.cities >> region & 1 else ("no-city", region)
            return recruiting_closed(s, seat, region) or muster_closed(s, seat, action, most)
    return None


def ask_muster(s: LordsOfHellas, seat: int, regions: int, most: int) -> None:
    """Let a player recruit in one of some regions, if that is possible at all (LOH-TURN-04)."""
    if most > 0 and recruitable(s, seat, regions):
        s.then(Muster(seat, regions, most))


class RecruitAction(Choice[LordsOfHellas]):
    """The Recruit action: hoplites in each controlled region with a city, twice as many in Sparta (LOH-REC-01,
    LOH-REC-02, LOH-REC-03)."""

    __slots__ = ("regions",)

    def __init__(self, seat: int, regions: int) -> None:
        super().__init__(seat)
        self.regions = regions
        """Cities that have not recruited yet."""

    def options(self, s: LordsOfHellas) -> list[Action]:
        """A city and a number."""
        out: list[Action] = [DONE]
        regions = listed(recruitable(s, self.seat, self.regions))
        facts = s.facts.region
        for region in regions:
            musters(s, self.seat, region, facts[region].recruits, out)
        for region in regions:
            fortified_musters(s, self.seat, region, facts[region].recruits, out)
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not yours, too many, or nobody may be recruited there."""
        match action:
            case ("recruit" | "recruit-fortified", int() as region, _):
                return city_muster_closed(s, self.seat, self.regions, action, s.facts.region[region].recruits)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Recruit there and go on with the other cities."""
        match action:
            case ("recruit" | "recruit-fortified", int() as region, _):
                take_muster(s, self.seat, action)
                left = self.regions & ~(1 << region)
                if recruitable(s, self.seat, left):
                    s.then(RecruitAction(self.seat, left))

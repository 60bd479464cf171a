"""March: any number of hoplites from one region to a neighbour, with the blessings of Hermes farther (LOH-MARCH)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import FORCED_MARCH, MURDEROUS_MARCH, REARGUARD
from ludoteka.games.lords_of_hellas.rules.casualties import bury
from ludoteka.games.lords_of_hellas.rules.control import blessed, listed, loose
from ludoteka.games.lords_of_hellas.rules.entering import enter
from ludoteka.games.lords_of_hellas.rules.movement import (
    FightBattles,
    HowMany,
    Landing,
    LeadTo,
    begin_movement,
    can_lead,
    fortifiable,
    lead_froms,
    nobody_loose,
    set_out_closed,
    step_in_closed,
)
from ludoteka.games.lords_of_hellas.rules.muster import ask_muster
from ludoteka.games.lords_of_hellas.rules.steps import RegionStep
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def can_march(s: LordsOfHellas, seat: int) -> bool:
    """Whether anybody could march, or step into a city (LOH-TURN-03)."""
    return can_lead(s, seat) or bool(fortifiable(s, seat))


def march_distance(s: LordsOfHellas, seat: int) -> int:
    """How many regions an army marches; Forced March lets it go farther."""
    if blessed(s, seat, FORCED_MARCH):
        return max(s.facts.march.regions, s.facts.blessing[FORCED_MARCH].regions)
    return s.facts.march.regions


def murderous_sources(s: LordsOfHellas, seat: int) -> list[int]:
    """The regions from which Murderous March could lead: somebody must be left to arrive."""
    if not blessed(s, seat, MURDEROUS_MARCH):
        return []
    return [region for region in listed(s.camps[seat]) if murderous_march_closed(s, seat, region) is None]


def murderous_march_closed(s: LordsOfHellas, seat: int, region: int) -> Action | None:
    """Why no murderous march sets out from a region: the price must be paid and somebody left to arrive."""
    if not blessed(s, seat, MURDEROUS_MARCH):
        return ("not-your-blessing", MURDEROUS_MARCH)
    price = s.facts.blessing[MURDEROUS_MARCH].cost_hoplites
    if loose(s, seat, region) > price:
        return None
    return nobody_loose(s, seat, region) or ("too-few-to-pay", region, price)


class March(Choice[LordsOfHellas]):
    """From where an army marches, or one hoplite into the city of its region (LOH-MARCH-01, LOH-MARCH-02, LOH-MARCH-03,
    LOH-MARCH-04)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """A region to set out from, or a city to step into."""
        out: list[Action] = [("fortify", region) for region in fortifiable(s, self.seat)]
        out += lead_froms(s, self.seat)
        out += [("march-murderously", region) for region in murderous_sources(s, self.seat)]
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Nobody there who could march, or no room in the city."""
        match action:
            case ("lead-from", int() as region):
                return set_out_closed(s, self.seat, region)
            case ("fortify", int() as region):
                return step_in_closed(s, self.seat, region)
            case ("march-murderously", int() as region):
                return murderous_march_closed(s, self.seat, region)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Ask where to, or step into the city."""
        match action:
            case ("lead-from", int() as region):
                s.then(LeadTo(self.seat, region, march_distance(s, self.seat)), AfterMarch(self.seat, region))
            case ("march-murderously", int() as region):
                s.then(MurderousMarch(self.seat, region), AfterMarch(self.seat, region))
            case ("fortify", int() as region):
                s.fortified[region] += 1
                s.tell(("fortified", self.seat, region))


class AfterMarch(RegionStep):
    """Rearguard recruits in the region the army has left, once its battle is over."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        if blessed(s, self.seat, REARGUARD):
            ask_muster(s, self.seat, 1 << self.region, s.facts.blessing[REARGUARD].recruits)


class MurderousMarch(Landing):
    """Where an army goes that pays with hoplites: any region, whatever lies between."""

    __slots__ = ()

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Ask how many set out."""
        match action:
            case ("lead-to", int() as target):
                s.then(MurderousHoplites(self.seat, self.region, target))


class MurderousHoplites(HowMany):
    """How many set out on a murderous march; the price dies, the others arrive and fight."""

    __slots__ = ()

    def least(self, s: LordsOfHellas) -> int:
        """The price, and one to arrive."""
        return s.facts.blessing[MURDEROUS_MARCH].cost_hoplites + 1

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("lead", int() as led):
                price = s.facts.blessing[MURDEROUS_MARCH].cost_hoplites
                bury(s, self.seat, self.region, price)
                begin_movement(s)
                s.tell(("moved", self.seat, self.region, self.target, led - price))
                s.then(FightBattles(self.seat))
                enter(s, self.seat, self.region, self.target, led - price)

"""Hoplites on the move: where they may go, what happens when they arrive, and the hoplite move (LOH-MOVE)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import LEADERSHIP
from ludoteka.games.lords_of_hellas.rules.attributes import attribute
from ludoteka.games.lords_of_hellas.rules.battle import StartBattle
from ludoteka.games.lords_of_hellas.rules.control import (
    DONE,
    enemy_camps,
    enemy_held,
    fortified_of,
    has_room,
    in_region,
    listed,
    loose,
    room_closed,
)
from ludoteka.games.lords_of_hellas.rules.entering import closed_to, enter
from ludoteka.games.lords_of_hellas.rules.steps import RepeatedChoice, SeatStep
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def begin_movement(s: LordsOfHellas) -> None:
    """Forget what moved before: a new movement begins (LOH-MOVE-02, LOH-MARCH-03)."""
    regions = s.facts.regions
    s.arrived = [0] * regions
    s.origins = [0] * regions
    s.entered = 0
    s.stepped = 0


def reach(s: LordsOfHellas, seat: int, origin: int, distance: int) -> int:
    """Mask of the regions hoplites can get to: they pass only neutral and own regions without enemy hoplites
    (LOH-MOVE-08, LOH-MOVE-10)."""
    near = s.facts.near
    may_enter = ~closed_to(s, seat)
    if distance == 1:
        return near[origin] & may_enter
    may_pass = may_enter & ~enemy_held(s, seat) & ~enemy_camps(s, seat)
    reached = 1 << origin
    edge = reached
    for _ in range(distance):
        around = 0
        for region in listed(edge):
            around |= near[region]
        around &= may_enter & ~reached
        reached |= around
        edge = around & may_pass
    return reached & ~(1 << origin)


def reach_closed(s: LordsOfHellas, seat: int, origin: int, distance: int, region: int) -> Action | None:
    """Why hoplites cannot get to a region: they are there, Helen bars it, it is too far, or others bar the way
    (LOH-MOVE-08, LOH-MOVE-10)."""
    if reach(s, seat, origin, distance) >> region & 1:
        return None
    landing = landing_closed(s, seat, origin, region)
    if landing is not None:
        return landing
    return ("way-barred", region) if s.facts.within[origin][distance] >> region & 1 else ("out-of-reach", region)


def landing_closed(s: LordsOfHellas, seat: int, origin: int, region: int) -> Action | None:
    """Why hoplites that go wherever they like cannot go to a region: they are there, or Helen bars it (LOH-HERO-03)."""
    if region == origin:
        return ("already-there", region)
    return ("helen-there", region) if closed_to(s, seat) >> region & 1 else None


class Landing(Choice[LordsOfHellas]):
    """Where hoplites of a region go that go wherever they like; what follows is up to how they go."""

    __slots__ = ("region",)

    def __init__(self, seat: int, region: int) -> None:
        super().__init__(seat)
        self.region = region

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("lead-to", self.region)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every other region that is not closed."""
        regions = range(s.facts.regions)
        return [("lead-to", region) for region in regions if landing_closed(s, self.seat, self.region, region) is None]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """They set out from there, or Helen bars the region."""
        match action:
            case ("lead-to", int() as region):
                return landing_closed(s, self.seat, self.region, region)
        return None


def number_closed(count: int, least: int, most: int) -> Action | None:
    """Why a number of hoplites is not possible."""
    return None if least <= count <= most else ("number-between", least, most)


class FightBattles(SeatStep):
    """After all moves the mover fights every battle, in an order of choice (LOH-MOVE-09, LOH-BATTLE-02)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """Start the only battle, or ask which is next."""
        fields = s.camps[self.seat] & enemy_camps(s, self.seat)
        if not fields:
            return
        if fields & fields - 1:
            s.then(NextBattle(self.seat))
        else:
            s.then(StartBattle(self.seat, fields.bit_length() - 1), self)


class NextBattle(Choice[LordsOfHellas]):
    """The mover decides which battle is fought next (LOH-BATTLE-02)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every region where hoplites of two players stand."""
        return [("fight", region) for region in listed(s.camps[self.seat] & enemy_camps(s, self.seat))]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        match action:
            case ("fight", int() as region) if not s.camps[self.seat] & enemy_camps(s, self.seat) & 1 << region:
                return ("no-battle-there", region)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """That one, then the others."""
        match action:
            case ("fight", int() as region):
                s.then(StartBattle(self.seat, region), FightBattles(self.seat))


# -- the hoplite move -------------------------------------------------------------------------------------------


def fresh(s: LordsOfHellas, seat: int, region: int) -> int:
    """How many hoplites of a player in a region are not fortified and have not moved yet (LOH-MOVE-02)."""
    return loose(s, seat, region) - s.arrived[region]


def nobody_can_leave(s: LordsOfHellas, seat: int, region: int) -> Action | None:
    """Why no hoplite of a region can move on its feet: none, only fortified ones, or all have moved (LOH-MOVE-02,
    LOH-MARCH-02)."""
    if fresh(s, seat, region) > 0:
        return None
    return nobody_loose(s, seat, region) or ("have-moved", region)


def nobody_loose(s: LordsOfHellas, seat: int, region: int) -> Action | None:
    """Why no hoplite of a region can be led away, moved before or not: none, or only fortified ones (LOH-MARCH-02)."""
    if loose(s, seat, region) > 0:
        return None
    return ("only-fortified", region) if in_region(s, seat, region) else ("none-of-yours", region)


def set_out_closed(s: LordsOfHellas, seat: int, region: int) -> Action | None:
    """Why no army sets out from a region (LOH-MARCH-02)."""
    if region in sources(s, seat):
        return None
    return nobody_loose(s, seat, region) or ("no-way-out", region)


def step_in_closed(s: LordsOfHellas, seat: int, region: int) -> Action | None:
    """Why no hoplite steps into the city of its region by March (LOH-MARCH-04)."""
    if region in fortifiable(s, seat):
        return None
    return room_closed(s, seat, region) or nobody_loose(s, seat, region)


def hoplite_move_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why a hoplite cannot move this way (LOH-MOVE-01, LOH-MOVE-02, LOH-MOVE-03, LOH-MOVE-04)."""
    match action:
        case ("move", int() as origin, int() as region):
            if not s.facts.near[origin] >> region & 1:
                return ("not-neighbours", origin, region)
            return landing_closed(s, seat, origin, region) or nobody_can_leave(s, seat, origin)
        case ("fortify", int() as region):
            return room_closed(s, seat, region) or nobody_can_leave(s, seat, region)
        case ("leave-city", int() as region):
            if not fortified_of(s, seat, region):
                return ("nobody-fortified", region)
            return ("have-moved", region) if s.stepped >> region & 1 else None
    return None


def hoplite_moves(s: LordsOfHellas, seat: int) -> list[Action]:
    """Every move of one hoplite that has not moved yet: to a neighbour, into the city or out of it (LOH-MOVE-01,
    LOH-MOVE-02, LOH-MOVE-03, LOH-MOVE-04)."""
    facts = s.facts
    moves = facts.moves
    may_enter = ~closed_to(s, seat)
    forts: list[Action] = []
    leaves: list[Action] = []
    steps: list[Action] = []
    base = seat * facts.regions
    for region in listed(s.camps[seat]):
        can_move = s.hoplites[base + region] - s.arrived[region]
        if s.owner[region] == seat and facts.region[region].room:
            inside = s.fortified[region]
            can_move -= inside
            if inside and not s.stepped >> region & 1:
                leaves.append(("leave-city", region))
            if can_move > 0 and inside < facts.region[region].room:
                forts.append(("fortify", region))
        if can_move > 0:
            targets = moves[region]
            steps += [targets[other] for other in listed(facts.near[region] & may_enter)]
    return forts + leaves + steps


def take_hoplite_move(s: LordsOfHellas, seat: int, action: Action) -> None:
    """Move one hoplite (LOH-MOVE-01, LOH-MOVE-03)."""
    match action:
        case ("move", int() as region, int() as other):
            s.tell(("moved", seat, region, other, 1))
            enter(s, seat, region, other, 1)
        case ("fortify", int() as region):
            s.fortified[region] += 1
            s.stepped |= 1 << region
            s.tell(("fortified", seat, region))
        case ("leave-city", int() as region):
            s.fortified[region] -= 1
            s.arrived[region] += 1
            s.tell(("left-city", seat, region))


class HopliteMove(RepeatedChoice):
    """Move up to as many hoplites as the hero's leadership, each by one region (LOH-MOVE-01)."""

    __slots__ = ()

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says how many may still move."""
        return ("hoplite-move", self.left)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """A move of one hoplite, or enough."""
        return [DONE, *hoplite_moves(s, self.seat)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Too far, no room, or nobody who could."""
        return hoplite_move_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Move it and go on."""
        if action[0] == "done":
            return
        if self.left > 1:
            s.then(HopliteMove(self.seat, self.left - 1))
        take_hoplite_move(s, self.seat, action)


def start_hoplite_move(s: LordsOfHellas, seat: int) -> None:
    """The regular action: moves first, then the battles (LOH-MOVE-09)."""
    begin_movement(s)
    s.then(HopliteMove(seat, attribute(s, seat, LEADERSHIP)), FightBattles(seat))


# -- an army moves together -------------------------------------------------------------------------------------


class LeadFrom(Choice[LordsOfHellas]):
    """From where an army sets out together by the power of Hermes, or not at all (LOH-PRAY-07, LOH-PRAY-11)."""

    __slots__ = ("distance",)

    def __init__(self, seat: int, distance: int) -> None:
        super().__init__(seat)
        self.distance = distance

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("lead-from", self.distance)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The regions with hoplites that are not fortified and can get away."""
        return [DONE, *lead_froms(s, self.seat)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Nobody there who could set out."""
        match action:
            case ("lead-from", int() as region):
                return set_out_closed(s, self.seat, region)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("lead-from", int() as region):
                s.then(LeadTo(self.seat, region, self.distance))


def lead_froms(s: LordsOfHellas, seat: int) -> list[Action]:
    """The action of setting out from each region."""
    return [("lead-from", region) for region in sources(s, seat)]


def sources(s: LordsOfHellas, seat: int) -> list[int]:
    """The regions from which hoplites that are not fortified can go to a neighbour (LOH-MARCH-02)."""
    may_enter = ~closed_to(s, seat)
    near = s.facts.near
    return [r for r in listed(s.camps[seat]) if near[r] & may_enter and loose(s, seat, r) > 0]


def can_lead(s: LordsOfHellas, seat: int) -> bool:
    """Whether hoplites of any region that are not fortified can go to a neighbour (LOH-MARCH-02)."""
    may_enter = ~closed_to(s, seat)
    near = s.facts.near
    for region in listed(s.camps[seat]):  # noqa: SIM110, it is a hot loop
        if near[region] & may_enter and loose(s, seat, region) > 0:
            return True
    return False


def fortifiable(s: LordsOfHellas, seat: int) -> list[int]:
    """The regions where a hoplite could step into the city (LOH-MARCH-04)."""
    cities = s.camps[seat] & s.held[seat] & s.facts.cities
    return [region for region in listed(cities) if has_room(s, seat, region) and loose(s, seat, region) > 0]


class LeadTo(Choice[LordsOfHellas]):
    """Where the army goes (LOH-MARCH-01, LOH-MOVE-08)."""

    __slots__ = ("distance", "region")

    def __init__(self, seat: int, region: int, distance: int) -> None:
        super().__init__(seat)
        self.region = region
        self.distance = distance

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("lead-to", self.region)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every region in reach."""
        return [("lead-to", region) for region in listed(reach(s, self.seat, self.region, self.distance))]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Helen is there, or it is out of reach."""
        match action:
            case ("lead-to", int() as region):
                return reach_closed(s, self.seat, self.region, self.distance, region)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("lead-to", int() as target):
                s.then(LeadHoplites(self.seat, self.region, target))


class HowMany(Choice[LordsOfHellas]):
    """How many hoplites set out for a region."""

    __slots__ = ("region", "target")

    def __init__(self, seat: int, region: int, target: int) -> None:
        super().__init__(seat)
        self.region = region
        self.target = target

    def least(self, s: LordsOfHellas) -> int:
        """As few as may go."""
        return 1

    def prompt(self, s: LordsOfHellas) -> Action:
        """Says from where and where to."""
        return ("lead-hoplites", self.region, self.target)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Any number that is not fortified."""
        return [("lead", count) for count in range(self.least(s), loose(s, self.seat, self.region) + 1)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Too many, or too few."""
        match action:
            case ("lead", int() as count):
                return number_closed(count, self.least(s), loose(s, self.seat, self.region))
        return None


class LeadHoplites(HowMany):
    """How many hoplites go; then they arrive and fight (LOH-MARCH-01, LOH-MARCH-04)."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single hoplite goes."""
        return True

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action:
            case ("lead", int() as count):
                begin_movement(s)
                s.tell(("moved", self.seat, self.region, self.target, count))
                s.then(FightBattles(self.seat))
                enter(s, self.seat, self.region, self.target, count)

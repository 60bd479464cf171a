"""The special actions: which are open, how each is carried out, and what follows (LOH-SPEC)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.lords_of_hellas.numbers import (
    BUILD_MONUMENT,
    EXHAUSTED,
    EXHAUSTED_FIGHT,
    HUNT,
    MOBILIZATION,
    SPECIAL_ACTIONS,
)
from ludoteka.games.lords_of_hellas.rules import hunt_start, quests
from ludoteka.games.lords_of_hellas.rules.any_time import any_time_closed, any_time_options, take_any_time
from ludoteka.games.lords_of_hellas.rules.attributes import Injury, can_be_injured
from ludoteka.games.lords_of_hellas.rules.control import blessed, cities_held, listed
from ludoteka.games.lords_of_hellas.rules.effects import Effect
from ludoteka.games.lords_of_hellas.rules.march import March, can_march
from ludoteka.games.lords_of_hellas.rules.marks import MAY_REST
from ludoteka.games.lords_of_hellas.rules.monument import BuildMonument
from ludoteka.games.lords_of_hellas.rules.movement import set_out_closed
from ludoteka.games.lords_of_hellas.rules.muster import (
    RecruitAction,
    ask_muster,
    recruitable,
    recruiting_anywhere_closed,
)
from ludoteka.games.lords_of_hellas.rules.prepare import AfterPrepare, Prepare, prepare_closed
from ludoteka.games.lords_of_hellas.rules.steps import SeatStep
from ludoteka.games.lords_of_hellas.rules.temple import BuildTemple, temple_closed, temple_sites
from ludoteka.games.lords_of_hellas.rules.usurp import Usurp
from ludoteka.games.lords_of_hellas.rules.victory import check_victory
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step

ACTIONS: Final[list[Action]] = [("special", action) for action in range(SPECIAL_ACTIONS)]
EXHAUSTED_HUNT: Final[Action] = ("exhausted-fight",)
COVERABLE: Final = (1 << BUILD_MONUMENT) - 1
"""Mask of the special actions that a used-action token covers."""
COVERED: Final = (1 << SPECIAL_ACTIONS) - 1
"""The bits of `covered` that stand for special actions."""


def recruit_places(s: LordsOfHellas, seat: int) -> int:
    """Mask of the regions where the Recruit action works; with Mobilization no city is needed (LOH-REC-01)."""
    return s.held[seat] if s.blessings[seat] >> MOBILIZATION & 1 else s.held[seat] & s.facts.cities


class Recruit(Effect):
    """Hoplites in each controlled region with a city; Mobilization brings some more (LOH-REC-01)."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        places = recruit_places(s, seat)
        return recruiting_anywhere_closed(s, seat, places) if places else ("no-city-held",)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        if blessed(s, seat, MOBILIZATION):
            s.then(Mobilization(seat))
        cities = cities_held(s, seat)
        if recruitable(s, seat, cities):
            s.then(RecruitAction(seat, cities))


class MarchAction(Effect):
    """An army marches (LOH-MARCH-01)."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        """Nobody can set out, nor step into a city (LOH-TURN-03)."""
        if can_march(s, seat):
            return None
        camps = listed(s.camps[seat])
        return set_out_closed(s, seat, camps[0]) if camps else ("no-army",)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        s.then(March(seat))


class TempleAction(Effect):
    """A temple is built (LOH-TEMPLE-01)."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        """No controlled region has room for one (LOH-TURN-03)."""
        shrines = s.held[seat] & (s.facts.shrines | 1 << s.facts.delphi) & ~s.temples
        if not shrines:
            return ("no-shrine-held",)
        return None if temple_sites(s, seat) else temple_closed(s, seat, listed(shrines)[0])

    def use(self, s: LordsOfHellas, seat: int) -> None:
        s.then(BuildTemple(seat))


class PrepareAction(Effect):
    """Heal, draw or recruit (LOH-PREP-01)."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        return prepare_closed(s, seat)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        s.then(Prepare(seat, s.facts.prepare.choices), AfterPrepare(seat))


class HuntAction(Effect):
    """The hero hunts a monster (LOH-HUNT-01)."""

    def closed(self, s: LordsOfHellas, seat: int) -> Action | None:
        return hunt_start.hunt_closed(s, seat)

    def use(self, s: LordsOfHellas, seat: int) -> None:
        hunt_start.start_hunt(s, seat)


SPECIALS: Final[list[Effect]] = [Recruit(), MarchAction(), TempleAction(), PrepareAction(), Usurp(), HuntAction()]
"""The special actions in the order of their numbers; Build Monument, the last, always does something (LOH-TURN-03)."""


def special_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why a special action, or Exhausted Fight, may not be chosen (LOH-SPEC-01, LOH-TURN-03, LOH-2P-04)."""
    match action:
        case ("special", int() as which) if which >= SPECIAL_ACTIONS:
            return ("not-special", which)
        case ("special", int() as which) if which == BUILD_MONUMENT:
            return None if ACTIONS[BUILD_MONUMENT] in special_options(s, seat) else ("nothing-to-repeat",)
        case ("special", int() as which):
            return ("covered", which) if s.covered[seat] >> which & 1 else SPECIALS[which].closed(s, seat)
        case ("exhausted-fight",):
            return exhausted_fight_closed(s, seat)
    return None


def may_build_monument(s: LordsOfHellas, seat: int) -> bool:
    """Whether Build Monument may be chosen: always, but for the compulsory repetition of two players (LOH-SPEC-02,
    LOH-2P-04)."""
    return not (s.terms.repeats and s.terms.must_repeat) or bool(s.covered[seat] & COVERED)


def special_options(s: LordsOfHellas, seat: int) -> list[Action]:
    """The special actions a player may choose now, besides Exhausted Fight (LOH-SPEC-01, LOH-TURN-03)."""
    uncovered = listed(COVERABLE & ~s.covered[seat])
    out = [ACTIONS[which] for which in uncovered if SPECIALS[which].closed(s, seat) is None]
    if may_build_monument(s, seat) or (not out and not exhausted_fight_is_open(s, seat)):
        out.append(ACTIONS[BUILD_MONUMENT])
    return out


def free_tokens(s: LordsOfHellas, seat: int) -> int:
    """Used-action tokens that lie neither on the army board nor on a card (LOH-SPEC-01, LOH-WIN-05)."""
    free = s.facts.action_tokens - s.covered[seat].bit_count()
    return free - s.countdown if s.king == seat else free


def exhausted_fight_is_open(s: LordsOfHellas, seat: int) -> bool:
    """Whether a hunt is possible by Exhausted Fight."""
    return blessed(s, seat, EXHAUSTED_FIGHT) and exhausted_fight_closed(s, seat) is None


def exhausted_fight_closed(s: LordsOfHellas, seat: int) -> Action | None:
    """Why Exhausted Fight gives no hunt: Hunt must be covered, an attribute and a used-action token free."""
    covered = s.covered[seat]
    if not blessed(s, seat, EXHAUSTED_FIGHT):
        return ("not-your-blessing", EXHAUSTED_FIGHT)
    if not covered >> HUNT & 1:
        return ("not-covered", HUNT)
    if covered >> EXHAUSTED & 1:
        return ("blessing-covered", EXHAUSTED_FIGHT)
    if not can_be_injured(s, seat):
        return ("all-injured",)
    if free_tokens(s, seat) < s.facts.blessing[EXHAUSTED_FIGHT].cost_tokens:
        return ("no-action-token",)
    return hunt_start.hunt_closed(s, seat)


def take_special(s: LordsOfHellas, seat: int, action: Action) -> None:
    """Carry out the special action a player has chosen (LOH-SPEC-01)."""
    s.then(EndOfSpecial(seat, s.king == seat))
    match action:
        case ("special", int() as which):
            s.tell(("special", seat, which))
            if which != BUILD_MONUMENT:
                s.covered[seat] |= 1 << which
                carry_out(s, seat, which)
            elif s.terms.repeats and s.covered[seat] & COVERED:
                s.then(Repeat(seat), BuildMonument(seat))
            else:
                s.then(BuildMonument(seat))
        case ("exhausted-fight",):
            s.covered[seat] |= 1 << EXHAUSTED
            s.tell(("exhausted-fight", seat))
            s.then(Injury(seat), CarryOut(seat, HUNT))


def carry_out(s: LordsOfHellas, seat: int, action: int) -> None:
    """The effects of a special action other than Build Monument."""
    if SPECIALS[action].closed(s, seat) is None:
        SPECIALS[action].use(s, seat)


class CarryOut(Step[LordsOfHellas]):
    """A special action is carried out after its price was paid."""

    __slots__ = ("action", "seat")

    def __init__(self, seat: int, action: int) -> None:
        self.seat = seat
        self.action = action

    def run(self, s: LordsOfHellas) -> None:
        carry_out(s, self.seat, self.action)


class Mobilization(SeatStep):
    """With the Recruit action some more hoplites in one controlled region, which needs no city."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        ask_muster(s, self.seat, s.held[self.seat], s.facts.blessing[MOBILIZATION].recruits)


class Repeat(Choice[LordsOfHellas]):
    """With two players the builder carries out a covered special action again before the monument; by the Polish
    edition only if wanted (LOH-2P-04, LOH-2P-05, LOH-2P-07)."""

    __slots__ = ()

    def forced(self) -> bool:
        """The only one is repeated."""
        return True

    def options(self, s: LordsOfHellas) -> list[Action]:
        out: list[Action] = []
        if not s.terms.must_repeat:
            out.append(("decline",))
        out += [("repeat", action) for action in listed(s.covered[self.seat] & COVERED)]
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It has not been used."""
        match action:
            case ("repeat", int() as which) if which >= SPECIAL_ACTIONS:
                return ("not-special", which)
            case ("repeat", int() as which) if not s.covered[self.seat] >> which & 1:
                return ("not-covered", which)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Carry it out, without another token."""
        match action:
            case ("repeat", int() as which):
                s.tell(("repeated", self.seat, which))
                carry_out(s, self.seat, which)


class SpecialAction(Choice[LordsOfHellas]):
    """One more special action, after the first is fully resolved; what works at any time may come before it
    (LOH-SPEC-03, LOH-SPEC-04, LOH-TURN-06)."""

    __slots__ = ("may_rest",)

    def __init__(self, seat: int, may_rest: bool) -> None:
        super().__init__(seat)
        self.may_rest = may_rest
        """Whether the player may do without it (LOH-TEMPLE-02)."""

    def options(self, s: LordsOfHellas) -> list[Action]:
        out: list[Action] = [("decline",)] if self.may_rest else []
        if exhausted_fight_is_open(s, self.seat):
            out.append(EXHAUSTED_HUNT)
        out += special_options(s, self.seat)
        any_time_options(s, self.seat, out)
        out.sort()
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Covered or without effect."""
        return special_closed(s, self.seat, action) or any_time_closed(s, self.seat, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        match action[0]:
            case "special" | "exhausted-fight":
                take_special(s, self.seat, action)
            case "discard-quest" | "use-blessing":
                s.then(self)
                take_any_time(s, self.seat, action)


class EndOfSpecial(Step[LordsOfHellas]):
    """A special action is over: the countdown goes on, and the turn too if another one is owed (LOH-WIN-05, LOH-WIN-12,
    LOH-SPEC-04)."""

    __slots__ = ("counts", "seat")

    def __init__(self, seat: int, counts: bool) -> None:
        self.seat = seat
        self.counts = counts
        """Whether the player held the activation card before the action (LOH-WIN-06)."""

    def run(self, s: LordsOfHellas) -> None:
        """Count down, then go on."""
        if self.counts and s.countdown:
            s.countdown = max(0, s.countdown - s.facts.victory.tokens_per_action)
            s.tell(("countdown", self.seat, s.countdown))
            if not s.countdown:
                check_victory(s)
        s.then(OwedAction(self.seat))
        if not s.extra_actions and quests.second_actions(s, self.seat):
            s.then(quests.SecondAction(self.seat))


class OwedAction(SeatStep):
    """Another special action follows, if an effect owes one (LOH-SPEC-04)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """Ask for it; the last one may be the voluntary one of Delphi."""
        if s.extra_actions:
            s.extra_actions -= 1
            may_rest = not s.extra_actions and bool(s.marks & MAY_REST)
            if may_rest:
                s.marks &= ~MAY_REST
            s.then(SpecialAction(self.seat, may_rest))

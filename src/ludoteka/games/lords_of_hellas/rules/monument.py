"""Build Monument: a level, priests, fresh actions and artifacts, then monsters and events (LOH-BUILD)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules import blessings
from ludoteka.games.lords_of_hellas.rules.event import EventPhase
from ludoteka.games.lords_of_hellas.rules.monsters import MonsterPhase
from ludoteka.games.lords_of_hellas.rules.priests import gain_priests
from ludoteka.games.lords_of_hellas.rules.steps import SeatStep
from ludoteka.games.lords_of_hellas.rules.victory import temples_held
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


def unfinished(s: LordsOfHellas) -> list[int]:
    """The gods whose monuments can still grow (LOH-LIM-08)."""
    return [god for god in range(len(s.levels)) if s.levels[god] < s.facts.monument_levels]


class BuildMonument(SeatStep):
    """The action itself: a level on any monument, and all that follows even without one (LOH-BUILD-01,
    LOH-BUILD-04, LOH-2P-06).
    """

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """Ask for the monument."""
        if unfinished(s):
            s.then(AddLevel(self.seat))
        else:
            s.then(Renewal(self.seat, False, False))


class AddLevel(Choice[LordsOfHellas]):
    """Choose the monument that grows, controlled or not (LOH-BUILD-01)."""

    __slots__ = ()

    def forced(self) -> bool:
        """The only unfinished one."""
        return True

    def options(self, s: LordsOfHellas) -> list[Action]:
        return [("add-level", god) for god in unfinished(s)]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        match action:
            case ("add-level", int() as god) if god not in unfinished(s):
                return ("monument-complete", god)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It grows; the first complete one brings in the activation card, but not with two players (LOH-BUILD-03,
        LOH-WIN-05, LOH-2P-02)."""
        match action:
            case ("add-level", int() as god):
                s.levels[god] += 1
                s.tell(("level-built", self.seat, god, s.levels[god]))
                first = s.levels[god] == s.facts.monument_levels and s.terms.king_of_kings and s.king == NOBODY
                if first:
                    s.king = self.seat
                    s.king_god = god
                    s.countdown = s.facts.victory.activation_tokens
                s.then(Renewal(self.seat, True, first))


class Renewal(Step[LordsOfHellas]):
    """What every Build Monument brings, in its order: priests come home, no action stays covered (LOH-BUILD-02,
    LOH-PRAY-05, LOH-SPEC-02)."""

    __slots__ = ("built", "first", "seat")

    def __init__(self, seat: int, built: bool, first: bool) -> None:
        self.seat = seat
        self.built = built
        self.first = first
        """Whether the first monument has just been completed."""

    def run(self, s: LordsOfHellas) -> None:
        """Priests go home, the builder gains some, tokens come back, artifacts are charged, the phases follow."""
        for at in range(len(s.praying)):
            s.praying[at] = 0
        s.tell(("renewal",))
        gain_priests(s, self.seat, temples_held(s, self.seat) * s.facts.build_monument.priests_per_temple)
        for seat in range(s.seats):
            s.covered[seat] = 0
        s.charged = (1 << len(s.facts.artifact)) - 1
        if self.first:
            s.tell(("activation", self.seat, s.king_god, s.countdown))
        s.then(MonsterPhase(self.seat), EventPhase(self.seat))
        if self.built:
            blessings.monument_built(s)

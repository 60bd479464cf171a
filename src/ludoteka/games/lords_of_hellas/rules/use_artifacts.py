"""The Use Artifacts action: any number of charged artifacts, one after another (LOH-ART-01, LOH-ART-02, LOH-ART-03)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.rules.artifacts import IN_ACTION
from ludoteka.games.lords_of_hellas.rules.control import DONE, listed
from ludoteka.games.lords_of_hellas.rules.steps import SeatStep
from ludoteka.games.lords_of_hellas.rules.treasure import discharge, not_ready
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def usable(s: LordsOfHellas, seat: int) -> list[int]:
    """The charged artifacts of a player that can be used in the action and would change something (LOH-ART-01,
    LOH-TURN-04)."""
    charged = listed(s.artifacts[seat] & s.charged)
    return [artifact for artifact in charged if artifact_closed(s, seat, artifact) is None]


def artifact_closed(s: LordsOfHellas, seat: int, artifact: int) -> Action | None:
    """Why an artifact cannot be used in the action: not the player's, not charged, for another moment, or of no use now
    (LOH-ART-01, LOH-ART-02, LOH-ART-03)."""
    closed = not_ready(s, seat, artifact)
    if closed is not None:
        return closed
    effect = IN_ACTION.get(artifact)
    return effect.closed(s, seat) if effect is not None else ("artifact-other-time", artifact)


def use(s: LordsOfHellas, seat: int, artifact: int) -> None:
    """Discharge an artifact and let it work (LOH-ART-02)."""
    discharge(s, seat, artifact)
    IN_ACTION[artifact].use(s, seat)


class MoreArtifacts(SeatStep):
    """The action goes on as long as an artifact can be used (LOH-ART-01)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """Ask for the next."""
        if usable(s, self.seat):
            s.then(UseArtifacts(self.seat))


class UseArtifacts(Choice[LordsOfHellas]):
    """Use another charged artifact, or end the action (LOH-ART-01)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The artifacts, or enough."""
        return [DONE, *(("use-artifact", artifact) for artifact in usable(s, self.seat))]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not the player's, not charged, for another moment, or of no use."""
        match action:
            case ("use-artifact", int() as artifact):
                return artifact_closed(s, self.seat, artifact)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """Use it and go on."""
        match action:
            case ("use-artifact", int() as artifact):
                s.then(MoreArtifacts(self.seat))
                use(s, self.seat, artifact)

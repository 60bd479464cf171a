"""Artifacts as property: gaining them, looking for neutral ones, charging them (LOH-ART-02, LOH-ART-04, LOH-ART-09)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules.steps import RepeatedChoice
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.state import Step


def owns(s: LordsOfHellas, seat: int, artifact: int) -> bool:
    """Whether a player has an artifact (LOH-ART-04)."""
    return bool(s.artifacts[seat] >> artifact & 1)


def ready(s: LordsOfHellas, seat: int, artifact: int) -> bool:
    """Whether a player has an artifact and it is charged (LOH-ART-01)."""
    return bool(s.artifacts[seat] & s.charged & 1 << artifact)


def not_ready(s: LordsOfHellas, seat: int, artifact: int) -> Action | None:
    """Why a player cannot use an artifact whatever the moment: it is not the player's, or not charged (LOH-ART-01,
    LOH-ART-02)."""
    if ready(s, seat, artifact):
        return None
    return ("discharged", artifact) if owns(s, seat, artifact) else ("not-your-artifact", artifact)


def artifact_not_now(s: LordsOfHellas, seat: int, artifact: int) -> Action:
    """Why an artifact that has another moment cannot be used (LOH-ART-03)."""
    return not_ready(s, seat, artifact) or ("artifact-other-time", artifact)


def only_artifact(s: LordsOfHellas, seat: int, action: Action, asked: int) -> Action | None:
    """Why nothing but the one artifact that is asked about can be used (LOH-ART-03)."""
    match action:
        case ("use-artifact", int() as artifact) if artifact != asked:
            return artifact_not_now(s, seat, artifact)
    return None


def discharge(s: LordsOfHellas, seat: int, artifact: int) -> None:
    """An artifact is used (LOH-ART-02)."""
    s.charged &= ~(1 << artifact)
    s.tell(("artifact-used", seat, artifact))


def gain_artifact(s: LordsOfHellas, seat: int, artifact: int) -> None:
    """A player gets an artifact, charged (LOH-ART-04)."""
    s.artifacts[seat] |= 1 << artifact
    s.charged |= 1 << artifact
    s.tell(("artifact-gained", seat, artifact))


def gain_neutral_artifact(s: LordsOfHellas, seat: int) -> None:
    """A player gets the top card of the neutral artifacts, if there is one (LOH-REWARD-01, LOH-REWARD-05)."""
    if s.artifact_deck.size():
        gain_artifact(s, seat, s.artifact_deck.draw(s.chance))


class LookForArtifacts(Step[LordsOfHellas]):
    """A player looks at neutral artifacts to take some of them (LOH-ART-09)."""

    __slots__ = ("looks", "seat", "takes")

    def __init__(self, seat: int, looks: int, takes: int) -> None:
        self.seat = seat
        self.looks = looks
        self.takes = takes

    def run(self, s: LordsOfHellas) -> None:
        """Draw as many as there are and let the player choose."""
        seen: list[int] = []
        while len(seen) < self.looks and s.artifact_deck.size():
            seen.append(s.artifact_deck.draw(s.chance))
        if not seen:
            return
        seen.sort()
        for artifact in seen:
            s.whisper(audience(self.seat), ("artifact-seen", self.seat, artifact))
        s.tell(("artifacts-looked-at", self.seat, len(seen)))
        s.looked = seen
        s.looker = self.seat
        s.then(TakeArtifact(self.seat, min(self.takes, len(seen))))


class TakeArtifact(RepeatedChoice):
    """Take one of the neutral artifacts looked at; the others are shuffled back (LOH-ART-09, LOH-HERO-10)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The artifacts looked at."""
        return [("take-artifact", artifact) for artifact in s.looked]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It is not among them."""
        match action:
            case ("take-artifact", int() as artifact) if artifact not in s.looked:
                return ("artifact-not-shown", artifact)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It is the player's; after the last one the rest goes back."""
        match action:
            case ("take-artifact", int() as artifact):
                s.looked.remove(artifact)
                gain_artifact(s, self.seat, artifact)
                if self.left > 1 and s.looked:
                    s.then(TakeArtifact(self.seat, self.left - 1))
                else:
                    s.artifact_deck.shuffle_in(s.looked)
                    s.looked = []
                    s.looker = NOBODY

"""Being ready: until all are, a player may swap the two chosen cards or go on with a year they had ended."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.games.hadrians_wall.numbers import CHOSEN, HAND
from ludoteka.games.hadrians_wall.rules.actions import TakeAction
from ludoteka.games.hadrians_wall.state import ATTACK, CARDS, Frontier
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.state import Choice

MOST_SEATS: Final = 6


class SwapCards(Choice[Frontier]):
    """Take the other card as path card after all, while somebody still chooses (HW-YEAR-02)."""

    __slots__ = ()

    def options(self, s: Frontier) -> list[Action]:
        """The card that is the prospect card so far."""
        row = s.rows[self.seat]
        return [("path", row[HAND + 1 - row[CHOSEN]])]

    def take(self, s: Frontier, action: Action) -> None:
        """Exchange the roles of the two cards."""
        row = s.rows[self.seat]
        row[CHOSEN] = 1 - row[CHOSEN]
        s.whisper(audience(self.seat), ("path-chosen", self.seat, row[HAND + row[CHOSEN]]))

    def why_not(self, s: Frontier, action: Action) -> Action | None:
        """That card is the path card already or was not drawn; anything else waits for the reveal."""
        match action:
            case ("path", int() as card):
                row = s.rows[self.seat]
                if card == row[HAND + row[CHOSEN]]:
                    return ("chosen-already", card)
                return None if action in self.options(s) else ("not-drawn", card)
        return ("wait-for-reveal",)


class ResumeYear(Choice[Frontier]):
    """Go on with an ended year, while somebody still acts (HW-GEN-09)."""

    __slots__ = ()

    def options(self, s: Frontier) -> list[Action]:
        return [("resume-year",)]

    def take(self, s: Frontier, action: Action) -> None:
        s.tell(("resumed-year", self.seat))
        s.then(TakeAction(self.seat))

    def why_not(self, s: Frontier, action: Action) -> Action | None:
        """The year was ended; it has to be resumed first."""
        return None if action == ("resume-year",) else ("year-ended",)


SWAP: Final = tuple(SwapCards(seat) for seat in range(MOST_SEATS))
RESUME: Final = tuple(ResumeYear(seat) for seat in range(MOST_SEATS))


def asides(s: Frontier) -> list[Choice[Any]]:
    """Until all are ready a player may swap the chosen cards, or resume an ended year (HW-YEAR-02, HW-GEN-09)."""
    if not s.lanes or s.phase == ATTACK:
        return []
    offered = SWAP if s.phase == CARDS else RESUME
    return [offered[seat] for seat in range(s.seats) if not s.lanes[seat]]

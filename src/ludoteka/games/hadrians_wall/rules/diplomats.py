"""Diplomats: three of them, each serving another cohort, win favours among the Picts."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.figures import Offer
from ludoteka.games.hadrians_wall.numbers import (
    COHORT_FAVOUR,
    COHORT_FAVOURS,
    DIPLOMATS,
    DIPLOMATS_AREA,
    RECRUIT,
    SERVES,
    SIDES,
    STALE,
)
from ludoteka.games.hadrians_wall.rules.deeds import Deed
from ludoteka.games.hadrians_wall.rules.gains import gain, tell_used
from ludoteka.games.hadrians_wall.rules.needs import unmet
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.state import Choice


class SendDiplomat(Deed):
    """Win the next diplomat, with enough patricians (HW-DIPLO-01)."""

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        hired = row[DIPLOMATS]
        boxes = s.facts.diplomat
        if hired >= len(boxes):
            return ("boxes-used", DIPLOMATS_AREA)
        return unmet(s.facts, row, boxes[hired].needs, "diplomat-level")

    def use(self, s: Frontier, seat: Seat, row: list[int], offer: Offer) -> None:
        """Take valour at once, and favours for the cohort it will serve (HW-DIPLO-01, HW-DIPLO-02)."""
        hired = row[DIPLOMATS]
        row[DIPLOMATS] = hired + 1
        row[STALE] |= s.facts.groups_of_kind[RECRUIT]
        free = free_cohorts(s, row)
        if len(free) > 1:
            s.then(ServeCohort(seat))
        else:
            serve(s, seat, row, free[0])
        gain(s, seat, row, s.facts.diplomat[hired].gain)


def free_cohorts(s: Frontier, row: list[int]) -> list[int]:
    """The sides no diplomat serves yet."""
    served = row[SERVES : SERVES + len(SIDES)]
    return [side for side in range(len(SIDES)) if 1 + side not in served]


def serve(s: Frontier, seat: Seat, row: list[int], side: int) -> None:
    """The newest diplomat serves this cohort and brings it its favours (HW-DIPLO-02)."""
    newest = row[DIPLOMATS] - 1
    row[SERVES + newest] = 1 + side
    row[COHORT_FAVOURS + side] += s.facts.diplomat[newest].gain.count(COHORT_FAVOUR)
    s.tell(("diplomat-serves", seat, side))
    tell_used(s, DIPLOMATS_AREA)


class ServeCohort(Choice[Frontier]):
    """Choose the cohort a new diplomat serves; every diplomat serves another one (HW-DIPLO-02)."""

    __slots__ = ()

    def options(self, s: Frontier) -> list[Action]:
        """The cohorts without a diplomat."""
        return [("serve", side) for side in free_cohorts(s, s.rows[self.seat])]

    def take(self, s: Frontier, action: Action) -> None:
        match action:
            case ("serve", int() as side):
                serve(s, self.seat, s.rows[self.seat], side)

    def why_not(self, s: Frontier, action: Action) -> Action | None:
        """Another diplomat serves there; anything else has to wait."""
        match action:
            case ("serve", int() as side):
                return None if side in free_cohorts(s, s.rows[self.seat]) else ("served-already", side)
        return ("finish-first",)

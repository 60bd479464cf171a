"""Diplomats: three of them, each serving another cohort, win favours among the Picts."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import (
    COHORT_FAVOUR,
    COHORT_FAVOURS,
    DIPLOMATS,
    DIPLOMATS_AREA,
    RECRUIT,
    SERVES,
    SIDES,
    STALE,
)
from ludoteka.games.hadrians_wall.rules.gains import gain, tell_used
from ludoteka.games.hadrians_wall.rules.needs import unmet
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.state import Choice


def diplomat_closed(s: Frontier, row: list[int]) -> Action | None:
    """Why no diplomat can be won: all serve, or too few patricians (HW-DIPLO-01)."""
    hired = row[DIPLOMATS]
    needs = s.facts.diplomat_needs
    if hired >= len(needs):
        return ("boxes-used", DIPLOMATS_AREA)
    return unmet(s.facts, row, needs[hired], "diplomat-level")


def send_diplomat(s: Frontier, seat: Seat, row: list[int]) -> None:
    """Win the next diplomat: valour at once, favours for the cohort it will serve (HW-DIPLO-01, HW-DIPLO-02)."""
    hired = row[DIPLOMATS]
    row[DIPLOMATS] = hired + 1
    row[STALE] |= s.facts.groups_of_kind[RECRUIT]
    free = free_cohorts(s, row)
    if len(free) > 1:
        s.then(ServeCohort(seat))
    else:
        serve(s, seat, row, free[0])
    gain(s, seat, row, s.facts.diplomat_gains[hired])


def free_cohorts(s: Frontier, row: list[int]) -> list[int]:
    """The sides no diplomat serves yet."""
    served = row[SERVES : SERVES + len(SIDES)]
    return [side for side in range(len(SIDES)) if 1 + side not in served]


def serve(s: Frontier, seat: Seat, row: list[int], side: int) -> None:
    """The newest diplomat serves this cohort and brings it its favours (HW-DIPLO-02)."""
    newest = row[DIPLOMATS] - 1
    row[SERVES + newest] = 1 + side
    row[COHORT_FAVOURS + side] += s.facts.diplomat_gains[newest].count(COHORT_FAVOUR)
    s.tell(("diplomat-serves", seat, side))
    tell_used(s, DIPLOMATS_AREA)


class ServeCohort(Choice[Frontier]):
    """Choose the cohort a new diplomat serves; every diplomat serves another one (HW-DIPLO-02)."""

    __slots__ = ()

    def options(self, s: Frontier) -> list[Action]:
        """The cohorts without a diplomat."""
        return [("serve", side) for side in free_cohorts(s, s.rows[self.seat])]

    def take(self, s: Frontier, action: Action) -> None:
        """Serve there from now on."""
        side = action[1]
        assert isinstance(side, int)
        serve(s, self.seat, s.rows[self.seat], side)

    def why_not(self, s: Frontier, action: Action) -> Action | None:
        """Another diplomat serves there; anything else has to wait."""
        if action[0] == "serve" and isinstance(action[1], int):
            return ("served-already", action[1])
        return ("finish-first",)

"""Gains: filling a box gives every symbol in it at once, and chains resolve fully."""

from __future__ import annotations

from typing import Final

from ludoteka.games.hadrians_wall.figures import Tokens
from ludoteka.games.hadrians_wall.numbers import (
    COHORT,
    COHORT_FAVOUR,
    COHORTS,
    FAVOUR,
    FORGIVEN,
    FORT,
    GUARD,
    INFRASTRUCTURE_AREA,
    MINING,
    RENOWN,
    SIDES,
    STALE,
    SWORD,
    TEMPLE_FAVOURS,
    TRACKS,
    TRACKS_END,
)
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.state import Choice

NOBODY: Final = 0
"""The audience of events that only count for statistics."""


def fill(s: Frontier, seat: Seat, row: list[int], track: int) -> None:
    """Fill the next box of a track and take what it gives; on a full track the gain is lost.

    HW-GEN-03, HW-GEN-04, HW-GEN-10, HW-ATTR-01, HW-ATTR-02, HW-ATTR-03, HW-CIT-01, HW-PROD-01.
    """
    f = s.facts
    filled = row[track]
    boxes = f.track[track]
    if filled >= len(boxes):
        if s.heard is not None:
            s.tell(("lost", seat, track - TRACKS))
        return
    row[track] = filled + 1
    box = boxes[filled]
    wakes = box.wakes
    if wakes:
        row[STALE] |= wakes
    if s.heard is not None:
        tell_filled(s, seat, track, filled + 1)
    gains = box.gain
    if gains:
        gain(s, seat, row, gains)


def tell_filled(s: Frontier, seat: Seat, track: int, number: int) -> None:
    """Say which box was filled and whether it raised the infrastructure (HW-FORT-02)."""
    s.tell(("filled", seat, track - TRACKS, number))
    levels = s.facts.infrastructure
    if track == FORT and levels[number] > levels[number - 1]:
        s.tell(("infrastructure", seat, levels[number]))
        tell_used(s, INFRASTRUCTURE_AREA)


def tell_used(s: Frontier, area: int) -> None:
    """Note for the statistics that an area without a track of its own came into play."""
    s.whisper(NOBODY, ("used", area))


def gain(s: Frontier, seat: Seat, row: list[int], tokens: Tokens) -> None:
    """Take every symbol, in printed order, each with all that follows from it (HW-GEN-03, HW-GEN-12)."""
    for token in tokens:
        if token < RENOWN:
            row[token] += 1
            if s.heard is not None:
                s.tell(("gained", seat, token, 1))
        elif token < TRACKS_END:
            fill(s, seat, row, token)
        elif token == COHORT:
            gain_cohort(s, seat, row)
        elif token == SWORD:
            fill(s, seat, row, GUARD)
        elif token == FAVOUR:
            row[TEMPLE_FAVOURS] += 1
            if s.heard is not None:
                s.tell(("favour-earned", seat))
        elif token != COHORT_FAVOUR:  # that one waits until the diplomat's cohort is known
            row[FORGIVEN] += 1  # REMOVE_DISDAIN; no box but a scout's, which the map resolves, has another token


def gain_items(s: Frontier, seat: Seat, row: list[int], items: Tokens) -> None:
    """Take items of each kind from the supply, which never runs out (HW-SETUP-02)."""
    for item in range(RENOWN):
        count = items[item]
        if count:
            row[item] += count
            if s.heard is not None:
                s.tell(("gained", seat, item, count))


def gain_item(s: Frontier, seat: Seat, row: list[int], item: int, count: int) -> None:
    """Take items of one kind."""
    row[item] += count
    if s.heard is not None:
        s.tell(("gained", seat, item, count))


# -- cohorts ------------------------------------------------------------------------------------------------------


def gain_cohort(s: Frontier, seat: Seat, row: list[int]) -> None:
    """A cohort symbol fills a box of one cohort; where only one has room there is nothing to choose (HW-COHORT-01)."""
    room = open_cohorts(s, row)
    if len(room) > 1:
        s.then(FillCohort(seat))
    elif room:
        fill(s, seat, row, COHORTS + room[0])


def open_cohorts(s: Frontier, row: list[int]) -> list[int]:
    """The sides whose cohort is not full."""
    track = s.facts.track
    return [side for side in range(MINING - COHORTS) if row[COHORTS + side] < len(track[COHORTS + side])]


class FillCohort(Choice[Frontier]):
    """Choose the cohort that a cohort symbol strengthens; it cannot be declined (HW-COHORT-01, HW-COHORT-02)."""

    __slots__ = ()

    def options(self, s: Frontier) -> list[Action]:
        """The cohorts with room."""
        return [("cohort", side) for side in open_cohorts(s, s.rows[self.seat])]

    def take(self, s: Frontier, action: Action) -> None:
        """Fill its next box."""
        match action:
            case ("cohort", int() as side):
                fill(s, self.seat, s.rows[self.seat], COHORTS + side)

    def why_not(self, s: Frontier, action: Action) -> Action | None:
        """A full cohort takes no more; anything else has to wait."""
        match action:
            case ("cohort", int() as side) if 0 <= side < len(SIDES):
                return None if side in open_cohorts(s, s.rows[self.seat]) else ("cohort-full", side)
        return ("finish-first",)


# -- attributes ---------------------------------------------------------------------------------------------------


class RaiseAttribute(Choice[Frontier]):
    """Choose one of several attributes: a slash in a box, or a road at the start of a year (HW-GEN-07, HW-YEAR-06)."""

    __slots__ = ("among",)

    def __init__(self, seat: Seat, among: Tokens) -> None:
        super().__init__(seat)
        self.among = among

    def options(self, s: Frontier) -> list[Action]:
        """Each attribute named, a full track too: its gain would be lost (HW-GEN-10)."""
        return [("raise", attribute - RENOWN) for attribute in sorted(self.among)]

    def take(self, s: Frontier, action: Action) -> None:
        """Fill the next box of its track."""
        match action:
            case ("raise", int() as attribute):
                fill(s, self.seat, s.rows[self.seat], RENOWN + attribute)

    def why_not(self, s: Frontier, action: Action) -> Action | None:
        """Only the printed attributes can be chosen; anything else has to wait."""
        match action:
            case ("raise", int() as attribute):
                return None if RENOWN + attribute in self.among else ("not-printed", attribute)
        return ("finish-first",)

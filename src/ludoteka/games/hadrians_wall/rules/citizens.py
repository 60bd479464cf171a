"""Citizens: five tracks that civilians fill and whose length opens the areas of the right sheet."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.numbers import TRACKS
from ludoteka.games.hadrians_wall.rules.deeds import FillBox
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat


class JoinCitizens(FillBox):
    """A civilian joins a citizen track that is not full (HW-CIT-01, HW-GEN-14)."""

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        return ("track-full", what - TRACKS) if row[what] >= len(s.facts.track[what]) else None

"""Citizens: five tracks that civilians fill and whose length opens the areas of the right sheet."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import TRACKS
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action


def citizens_closed(s: Frontier, row: list[int], track: int) -> Action | None:
    """Why no civilian can join a citizen track: it is full (HW-CIT-01, HW-GEN-14)."""
    return ("track-full", track - TRACKS) if row[track] >= len(s.facts.boxes[track]) else None

"""Forum: once a year two workers leave and one of another kind comes."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import EXCHANGE, FORUM, FORUM_AREA, FORUM_YEARS, OPEN
from ludoteka.games.hadrians_wall.rules.gains import tell_used
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat


def forum_closed(s: Frontier, row: list[int]) -> Action | None:
    """Why the forum cannot be used: once a year, four times a game (HW-FORUM-01)."""
    used = row[FORUM]
    if used >= s.facts.forum_boxes:
        return ("boxes-used", FORUM_AREA)
    if used and row[FORUM_YEARS + used - 1] == s.year:
        return ("forum-this-year",)
    return None


def exchange(s: Frontier, seat: Seat, row: list[int], action: Action) -> None:
    """Note the year and take the worker named, who is of another kind than those paid (HW-FORUM-01, HW-FORUM-02)."""
    _, first, second, gained = action
    assert isinstance(gained, int)
    row[FORUM_YEARS + row[FORUM]] = s.year
    row[FORUM] += 1
    row[gained] += 1
    row[OPEN] &= s.facts.without_kind[EXCHANGE]
    if s.heard is not None:
        s.tell(("exchanged", seat, first, second, gained))
        tell_used(s, FORUM_AREA)

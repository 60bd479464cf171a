"""Forum: once a year two workers leave and one of another kind comes."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.figures import Offer
from ludoteka.games.hadrians_wall.numbers import EXCHANGE, FORUM, FORUM_AREA, FORUM_YEARS, OPEN
from ludoteka.games.hadrians_wall.rules.deeds import Deed
from ludoteka.games.hadrians_wall.rules.gains import tell_used
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat


class ExchangeWorkers(Deed):
    """Exchange workers at the forum: once a year, four times a game (HW-FORUM-01)."""

    def closed(self, s: Frontier, seat: Seat, row: list[int], what: int) -> Action | None:
        used = row[FORUM]
        if used >= s.facts.forum_boxes:
            return ("boxes-used", FORUM_AREA)
        if used and row[FORUM_YEARS + used - 1] == s.year:
            return ("forum-this-year",)
        return None

    def use(self, s: Frontier, seat: Seat, row: list[int], offer: Offer) -> None:
        """Note the year and take the worker named, of another kind than those paid (HW-FORUM-01, HW-FORUM-02)."""
        match offer.action:
            case ("exchange", int() as first, int() as second, int() as gained):
                row[FORUM_YEARS + row[FORUM]] = s.year
                row[FORUM] += 1
                row[gained] += 1
                row[OPEN] &= s.facts.without_kind[EXCHANGE]
                if s.heard is not None:
                    s.tell(("exchanged", seat, first, second, gained))
                    tell_used(s, FORUM_AREA)

"""Actions: in a year each player pays for boxes at will until the pool is of no more use."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import AMPLE
from ludoteka.games.hadrians_wall.numbers import (
    BUILDER,
    CIVILIAN,
    END,
    EXPLORE,
    OPEN,
    RESOURCE,
    SERVANT,
    SOLDIER,
    STALE,
)
from ludoteka.games.hadrians_wall.rules.offers import BY_KIND, look_again
from ludoteka.games.hadrians_wall.rules.refusals import refusal
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.state import Choice, Step


class TakeAction(Choice[Frontier]):
    """Take an action one can pay for, or end your year (HW-GEN-01, HW-GEN-09, HW-GEN-13, HW-GEN-17)."""

    __slots__ = ()

    def options(self, s: Frontier) -> list[Action]:
        """Everything open on the sheets whose whole cost lies in the pool."""
        f = s.facts
        row = s.rows[self.seat]
        offers = row[OPEN]
        afford = f.afford
        have = row[SOLDIER]
        if have < AMPLE:
            offers &= afford[SOLDIER][have]
        have = row[BUILDER]
        if have < AMPLE:
            offers &= afford[BUILDER][have]
        have = row[SERVANT]
        if have < AMPLE:
            offers &= afford[SERVANT][have]
        have = row[CIVILIAN]
        if have < AMPLE:
            offers &= afford[CIVILIAN][have]
        have = row[RESOURCE]
        if have < AMPLE:
            offers &= afford[RESOURCE][have]
        return f.listed(offers)

    def take(self, s: Frontier, action: Action) -> None:
        """Pay, fill the box, receive what it shows; then the player is asked again."""
        seat = self.seat
        offer = s.facts.offer_of[action]
        if offer.kind == END:
            s.tell(("ended-year", seat))
            return
        row = s.rows[seat]
        if offer.kind != EXPLORE:  # a scout is paid when the pattern is placed
            for item, count in offer.cost:
                row[item] -= count
        stack = s.stack
        place = len(stack)
        s.then(self)
        BY_KIND[offer.kind].use(s, seat, row, offer)
        if stack[-1] is not self:  # something has to be chosen first, and then the offers are looked at
            stack[place] = NextAction(seat)
        elif row[STALE]:
            look_again(s, seat, row)

    def why_not(self, s: Frontier, action: Action) -> Action | None:
        """What the sheets or the pool lack for it."""
        return refusal(s, self.seat, action)


class NextAction(Step[Frontier]):
    """When all of a chain has been chosen, see what is open now and ask for the next action (HW-GEN-03)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Frontier) -> None:
        row = s.rows[self.seat]
        if row[STALE]:
            look_again(s, self.seat, row)
        s.then(TakeAction(self.seat))

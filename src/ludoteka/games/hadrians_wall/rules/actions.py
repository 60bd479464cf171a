"""Actions: in a year each player pays for boxes at will until the pool is of no more use."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.facts import (
    AMPLE,
    BRIBE,
    BUILD,
    BUILDER,
    CIVILIAN,
    END,
    EXCHANGE,
    EXPLORE,
    FIGHT,
    FILL,
    OPEN,
    RECRUIT,
    RESOURCE,
    RULE,
    SERVANT,
    SHOW,
    SOLDIER,
    STALE,
    TRADE,
    TRAIN,
)
from ludoteka.games.hadrians_wall.rules.baths import give_bribe
from ludoteka.games.hadrians_wall.rules.buildings import build
from ludoteka.games.hadrians_wall.rules.courthouse import make_ruling
from ludoteka.games.hadrians_wall.rules.diplomats import send_diplomat
from ludoteka.games.hadrians_wall.rules.forum import exchange
from ludoteka.games.hadrians_wall.rules.gains import fill
from ludoteka.games.hadrians_wall.rules.ludus import fight, train
from ludoteka.games.hadrians_wall.rules.market import trade
from ludoteka.games.hadrians_wall.rules.offers import look_again
from ludoteka.games.hadrians_wall.rules.refusals import refusal
from ludoteka.games.hadrians_wall.rules.scouts import PlacePattern
from ludoteka.games.hadrians_wall.rules.theatre import give_show
from ludoteka.games.hadrians_wall.rules.wall_guard import train_guard
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.state import Choice, Step


class TakeAction(Choice[Frontier]):
    """Take an action one can pay for, or end the own year (HW-GEN-01, HW-GEN-09, HW-GEN-13, HW-GEN-17)."""

    __slots__ = ()

    def options(self, s: Frontier) -> list[Action]:
        """Everything open on the sheets whose whole cost lies in the pool."""
        f = s.facts
        row = s.rows[self.seat]
        offers = row[OPEN]
        afford = f.afford
        if row[SOLDIER] < AMPLE:
            offers &= afford[SOLDIER][row[SOLDIER]]
        if row[BUILDER] < AMPLE:
            offers &= afford[BUILDER][row[BUILDER]]
        if row[SERVANT] < AMPLE:
            offers &= afford[SERVANT][row[SERVANT]]
        if row[CIVILIAN] < AMPLE:
            offers &= afford[CIVILIAN][row[CIVILIAN]]
        if row[RESOURCE] < AMPLE:
            offers &= afford[RESOURCE][row[RESOURCE]]
        return f.listed(offers)

    def take(self, s: Frontier, action: Action) -> None:
        """Pay, fill the box, receive what it shows; then the player is asked again."""
        f = s.facts
        seat = self.seat
        number = f.number[action]
        kind = f.kind_of[number]
        if kind == END:
            s.tell(("ended-year", seat))
            return
        row = s.rows[seat]
        stack = s.stack
        depth = len(stack)
        if kind != EXPLORE:  # a scout is paid when the pattern is placed
            for item, count in f.cost_of[number]:
                row[item] -= count
        if kind == FILL:
            fill(s, seat, row, f.what_of[number])
        else:
            perform(s, seat, row, action, number)
        if len(stack) > depth:  # something has to be chosen first
            stack.insert(depth, NextAction(seat))
            return
        if row[STALE]:
            look_again(s, seat, row)
        stack.append(self)

    def why_not(self, s: Frontier, action: Action) -> Action | None:
        """What the sheets or the pool lack for it."""
        return refusal(s, self.seat, action)


def perform(s: Frontier, seat: Seat, row: list[int], action: Action, number: int) -> None:
    """Do what was paid for (HW-GEN-01)."""
    f = s.facts
    kind = f.kind_of[number]
    what = f.what_of[number]
    if kind == BUILD:
        build(s, seat, row, what)
    elif kind == EXCHANGE:
        exchange(s, seat, row, action)
    elif kind == TRADE:
        trade(s, seat, row, source_of(action), f.cost_of[number])
    elif kind == SHOW:
        give_show(s, seat, row, what)
    elif kind == TRAIN:
        train(s, seat, row, what)
    elif kind == FIGHT:
        fight(s, seat, row, what)
    elif kind == BRIBE:
        give_bribe(s, seat, row, what)
    elif kind == RULE:
        make_ruling(s, seat, row, what)
    elif kind == RECRUIT:
        send_diplomat(s, seat, row)
    elif kind == EXPLORE:
        s.then(PlacePattern(seat, source_of(action)))
    else:
        train_guard(s, seat, row)


def source_of(action: Action) -> int:
    """The source a trade or a scout names."""
    source = action[1]
    assert isinstance(source, int)
    return source


class NextAction(Step[Frontier]):
    """When all of a chain has been chosen, see what is open now and ask for the next action (HW-GEN-03)."""

    __slots__ = ("seat",)

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def run(self, s: Frontier) -> None:
        """Ask."""
        look_again(s, self.seat, s.rows[self.seat])
        s.then(TakeAction(self.seat))

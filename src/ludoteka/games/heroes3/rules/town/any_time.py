"""What players may do in anybody's turn: town actions and morale, beside the turn and in windows (R-01, R-02)."""

from __future__ import annotations

from typing import Any

from mypy_extensions import mypyc_attr

from ludoteka.games.heroes3.rules.cards.morale import can_spend_morale, morale_options, take_morale
from ludoteka.games.heroes3.rules.common import PASS
from ludoteka.games.heroes3.rules.town.town import has_town_action, take_town, town_closed, town_options
from ludoteka.games.heroes3.rules.trade.trading import free_trade_options, take_trade
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step


class Open(Choice[Heroes3]):
    """A choice between two actions: the others may take town and morale actions meanwhile (H3-TOWNA-02, R-01)."""

    __slots__ = ()


def any_time_choices(s: Heroes3) -> list[Choice[Any]]:
    """An aside between two actions for every player who can take a town or morale action."""
    return [AnyTime(seat) for seat in range(s.seats) if not s.players[seat].out and can_act(s, seat)]


def any_time_options(s: Heroes3, seat: int) -> list[Action]:
    """Town actions and morale actions of a player (H3-TURN-05)."""
    out: list[Action] = []
    add_any_time(s, seat, out)
    return out


def add_any_time(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add them to what is offered, and sort it."""
    town_options(s, seat, out)
    morale_options(s, seat, out)
    free_trade_options(s, seat, out)
    out.sort()


def can_act(s: Heroes3, seat: int) -> bool:
    """Whether a player has a town or morale action at all (H3-TURN-05)."""
    if s.players[seat].morale > 0 and can_spend_morale(s, seat):
        return True
    if has_town_action(s, seat):
        return True
    if not s.optional:
        return False
    out: list[Action] = []
    free_trade_options(s, seat, out)
    return bool(out)


def take_any_time(s: Heroes3, seat: int, action: Action) -> None:
    """Take one of them."""
    match action:
        case ("morale-draw" | "morale-exchange", *_):
            take_morale(s, seat, action)
        case ("trade", *_):
            take_trade(s, seat, action)
        case _:
            take_town(s, seat, action)


@mypyc_attr(free_list_len=1)
class AnyTime(Choice[Heroes3]):
    """Town and morale actions of a player, in anybody's turn (H3-TURN-05, H3-TOWNA-02, H3-MORALE-02)."""

    __slots__ = ()

    def options(self, s: Heroes3) -> list[Action]:
        """What can be done now."""
        return any_time_options(s, self.seat)

    def take(self, s: Heroes3, action: Action) -> None:
        take_any_time(s, self.seat, action)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a town action is not open now."""
        return town_closed(s, self.seat, action)


@mypyc_attr(free_list_len=1)
class Window(Step[Heroes3]):
    """Everybody in turn may take one town or morale action, until all pass in a row (R-01, R-02)."""

    __slots__ = ("at", "order", "passes")

    def __init__(self, order: list[int], at: int, passes: int) -> None:
        self.order = order
        self.at = at
        self.passes = passes

    def run(self, s: Heroes3) -> None:
        """Ask the next player who could do something."""
        at = self.at
        passes = self.passes
        size = len(self.order)
        while passes < size:
            seat = self.order[at % size]
            if not s.players[seat].out and can_act(s, seat):
                s.then(WindowAction(seat, self.order, at % size, passes))
                return
            at += 1
            passes += 1


@mypyc_attr(free_list_len=1)
class WindowAction(Choice[Heroes3]):
    """A town or morale action before the game goes on, or none (H3-TOWNA-03, H3-ROUND-06)."""

    __slots__ = ("at", "order", "passes")

    def __init__(self, seat: int, order: list[int], at: int, passes: int) -> None:
        self.seat = seat
        self.order = order
        self.at = at
        self.passes = passes

    def options(self, s: Heroes3) -> list[Action]:
        """What can be done, or pass."""
        out: list[Action] = [PASS]
        add_any_time(s, self.seat, out)
        return out

    def take(self, s: Heroes3, action: Action) -> None:
        """Do it and ask the next."""
        if action[0] == "pass":
            s.then(Window(self.order, self.at + 1, self.passes + 1))
        else:
            s.then(Window(self.order, self.at + 1, 0))
            take_any_time(s, self.seat, action)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a town action is not open now."""
        return town_closed(s, self.seat, action)

"""Outlook: how a position that a seat considers possible looks to it, and what it is worth."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from ludoteka.kernel.action import Seat
from ludoteka.kernel.game import Game
from ludoteka.kernel.lore import Lore
from ludoteka.kernel.state import State

END: Final = 1e6
"""What winning or losing outright is worth beside any evaluation on the way."""


class Outlook:
    """One way an action may turn out, as the seat that takes it would see it.

    It comes from a position in which everything hidden from the seat was drawn anew, so nothing here tells more than
    the seat may know: a card that it draws on the way is one that it might draw.
    """

    __slots__ = ("__game", "__state", "seat")

    def __init__(self, game: Game[Any], s: State, seat: Seat) -> None:
        self.__game = game
        self.__state = s
        self.seat = seat

    @property
    def view(self) -> msgspec.Struct:
        """The position as the seat would see it: the same View as `mind.view()`."""
        return self.__game.view(self.__state, self.seat)

    @property
    def worth(self) -> float:
        """What the position is worth to the seat by the game's own evaluation; winning and losing outweigh all else."""
        return worth(self.__game.lore, self.__state, self.seat)

    @property
    def over(self) -> bool:
        """Whether the game is over there."""
        return bool(self.__state.places)

    @property
    def places(self) -> list[int]:
        """The place of each seat once the game is over, 1 for winners; empty before."""
        return list(self.__state.places)

    @property
    def scores(self) -> list[int] | None:
        """The points of each seat as it stands, None in games that count none."""
        return self.__game.scores(self.__state)


def worth(lore: Lore[Any], s: State, seat: Seat) -> float:
    """What a position is worth to a seat: the game's evaluation, and above all how it ended."""
    value = lore.evaluate(s, seat)
    if not s.places or not lore.settles(s):
        return value
    place = s.places[seat]
    if place > 1:
        return value - END * place
    return value + END if s.seats > 1 else value

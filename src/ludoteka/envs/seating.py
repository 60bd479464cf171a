"""Who plays which seat of an environment: whoever steps it, or bots by name."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ludoteka.bots.names import bot
from ludoteka.envs.batch import Table
from ludoteka.envs.opponents import opponent
from ludoteka.envs.setting import Setting
from ludoteka.kernel.action import Seat
from ludoteka.kernel.errors import BadOption

IN_TURN = "turn"
"""The seat that is stepped is another one in every game."""


class Seating(msgspec.Struct, frozen=True):
    """The names of the bots at the seats after the one that is stepped; none if every seat is stepped."""

    bots: tuple[str, ...]
    seat: int
    """The seat that is stepped, -1 for one after another."""

    @staticmethod
    def of(setting: Setting, opponents: str | Sequence[str] | None, seat: int | str) -> Seating:
        """A seating from what the caller says, checked."""
        others = setting.seats - 1
        if opponents is None:
            return Seating((), 0)
        names = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
        if len(names) != others:
            raise BadOption(f"opponents: {len(names)} bots; expected {others}, one for every other seat")
        for name in names:
            bot(name)
        if seat != IN_TURN and (not isinstance(seat, int) or not 0 <= seat < setting.seats):
            raise BadOption(f"seat={seat!r}; expected 0 to {others}, or {IN_TURN!r}")
        return Seating(names, -1 if isinstance(seat, str) else seat)

    def everybody(self, setting: Setting) -> bool:
        """Whether all seats are stepped."""
        return not self.bots and setting.seats > 1

    def stepped(self, setting: Setting, episode: int) -> Seat:
        """The seat that is stepped in a game, -1 for all of them."""
        if self.everybody(setting):
            return -1
        return self.seat if self.seat >= 0 else episode % setting.seats

    def seat_players(self, setting: Setting, table: Table) -> None:
        """Give the seats of a table to their players before its next game."""
        own = self.stepped(setting, table.episode)
        table.players = [None] * setting.seats
        for number, name in enumerate(self.bots, 1):
            seat = (own + number) % setting.seats
            table.players[seat] = opponent(setting, name, seat, f"{table.seed} game {table.episode}")

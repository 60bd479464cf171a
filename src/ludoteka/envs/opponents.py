"""Bots at the seats of an environment that nobody steps."""

from __future__ import annotations

from ludoteka.bots.names import bot
from ludoteka.bots.play import Turns
from ludoteka.envs.actions import WAIT
from ludoteka.envs.batch import Player, RandomPlayer
from ludoteka.envs.position import Position
from ludoteka.envs.setting import Setting
from ludoteka.kernel.action import Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import StuckGame

RANDOM = "random"


class BotPlayer:
    """A bot that answers for one seat; it sees what the seat may know and nothing else."""

    def __init__(self, setting: Setting, name: str, seat: Seat, seed: str) -> None:
        self.turns = Turns(setting.game, {seat: bot(name, seed)})
        self.seat = seat

    def answer(self, position: Position) -> int:
        """The number of what the bot chooses; WAIT where it wants nothing besides."""
        decided = self.turns.next(position.state)
        if decided is None:
            return WAIT
        position.list_answers()
        action = decided[1]
        if action not in position.actions:
            raise StuckGame(f"the bot at seat {self.seat + 1} chose {action!r}, which is not open")
        return position.numbers[position.actions.index(action)]


def opponent(setting: Setting, name: str, seat: Seat, seed: str) -> Player:
    """Whoever plays a seat, by the name of a bot."""
    if name == RANDOM:
        return RandomPlayer(Chance.of(seed, "opponent", seat)).answer
    return BotPlayer(setting, name, seat, f"{seed} seat {seat}").answer

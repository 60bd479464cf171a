"""What is to be played, and one game of it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from ludoteka.arena.summary import Result
from ludoteka.bots import Bot, admit, bot
from ludoteka.bots.play import Turns
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption, StuckGame
from ludoteka.kernel.game import Game
from ludoteka.kernel.options import Options
from ludoteka.kernel.play import play_randomly
from ludoteka.kernel.state import State, take

OnGame = Callable[[Result], None]


class Plan(msgspec.Struct, frozen=True):
    """What is to be played; a worker process gets it as JSON."""

    game: str
    packs: list[str]
    seats: int
    options: dict[str, Any]
    bots: list[str]
    games: int
    seed: str


def one_for_each(bots: Sequence[str], seats: int) -> list[str]:
    """The bot of each seat; a single name stands for all."""
    names = list(bots) * seats if len(bots) == 1 else list(bots)
    if len(names) != seats:
        raise BadOption(f"{len(names)} bots for {seats} seats; expected one for all or one for each")
    admit(names)
    for name in names:
        bot(name)
    return names


def play_number(game: Game[Any], plan: Plan, options: Options, number: int) -> Result:
    """Play the game with this number."""
    start = time.perf_counter()
    s = game.start(plan.seats, options, Chance.of(plan.seed, "setup", number))
    luck = Chance.of(plan.seed, "luck", number)
    if all(name == "random" for name in plan.bots):
        decisions = play_randomly(game, s, luck, Chance.of(plan.seed, "picks", number), game.bound)
    else:
        players = [bot(name, f"{plan.seed}/{number}/{seat}") for seat, name in enumerate(plan.bots)]
        decisions = play_between(game, s, players, luck, Chance.of(plan.seed, "order", number))
    seconds = time.perf_counter() - start
    return Result(number, list(s.places), game.scores(s), decisions, seconds)


def play_between(game: Game[Any], s: State, players: Sequence[Bot], luck: Chance, order: Chance) -> int:
    """Play to the end with a bot at every seat; the number of decisions."""
    turns = Turns(game, dict(enumerate(players)))
    count = 0
    while not s.places:
        if count >= game.bound:
            raise StuckGame(f"the game is not over after {game.bound} decisions")
        choice, action = turns.now(s, order)
        take(s, choice, action, luck)
        count += 1
    return count

"""Self-play: many games between bots, in one process or several, with the same results either way."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from ludoteka.arena.plan import OnGame, Plan, one_for_each, play_number
from ludoteka.arena.processes import play_in_processes
from ludoteka.arena.summary import Result, Summary, summary_of
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game
from ludoteka.kernel.options import Options
from ludoteka.kernel.registry import load_game


def selfplay(
    game_name: str,
    seats: int,
    options: Mapping[str, object] | None = None,
    bots: Sequence[str] = ("random",),
    games: int = 1,
    seed: str = "0",
    jobs: int = 1,
    packs: Sequence[Path] = (),
    on_game: OnGame | None = None,
) -> Summary:
    """Play games between bots: one name for all seats, or one for each.

    What comes of a game depends on the seed and its number alone, never on `jobs`. Ctrl-C ends everything and gives
    back what was done so far, marked as interrupted. With several jobs a script needs the usual
    `if __name__ == "__main__":`, because the workers import it.
    """
    if games < 0 or jobs < 1:
        raise BadOption(f"{games} games in {jobs} jobs; expected at least 0 games and 1 job")
    game = load_game(game_name, packs)
    chosen = game.read_options(options or {})
    names = one_for_each(bots, seats)
    game.start(seats, chosen, Chance.of(seed, "setup"))
    plan = Plan(game_name, [str(pack) for pack in packs], seats, msgspec.to_builtins(chosen), names, games, seed)
    done: list[Result] = []

    def finished(result: Result) -> None:
        done.append(result)
        if on_game is not None:
            on_game(result)

    workers = min(jobs, games)
    start = time.perf_counter()
    if workers < 2:
        interrupted = play_here(game, plan, chosen, finished)
    else:
        start, interrupted = play_in_processes(plan, workers, finished)
    seconds = time.perf_counter() - start
    return summary_of(game.id, seats, names, plan.options, seed, jobs, games, done, seconds, interrupted)


def play_here(game: Game[Any], plan: Plan, options: Options, finished: OnGame) -> bool:
    """Play all games in this process; whether somebody interrupted it."""
    try:
        for number in range(plan.games):
            finished(play_number(game, plan, options, number))
    except KeyboardInterrupt:
        return True
    return False

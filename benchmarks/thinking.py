"""How long levels think about a decision: processor time at decisions spread evenly over games of `normal` bots.

    python benchmarks/thinking.py cyclades --players 2 --games 3 --decisions 20
    python benchmarks/thinking.py heroes3 --levels hard,expert --json

Only decisions with more than one option count, and the choices for which the table waits, not what is done besides.
Bots think without a clock. Run it with the pure sources: the compiled build needs about a quarter.
"""

from __future__ import annotations

import argparse
import json
import time
from statistics import fmean
from typing import Any

from duels import player

from ludoteka.bots.mind import mind_of
from ludoteka.bots.play import Turns
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import State, pending, take


def decisions_of(game: Game[Any], players: int, seed: str, number: int, most: int) -> list[State]:
    """Positions spread evenly over a game of `normal`, in each of which somebody chooses."""
    s: State = game.start(players, None, Chance.of(seed, "setup", number))
    luck, order = Chance.of(seed, "luck", number), Chance.of(seed, "order", number)
    turns = Turns(game, {seat: player("normal", f"{seed}/{number}/{seat}", game) for seat in range(players)})
    found: list[State] = []
    while not s.places:
        if len(pending(s)[0].options(s)) > 1:
            found.append(s.copy())
        take(s, *turns.now(s, order), luck)
    return [found[(2 * part + 1) * len(found) // (2 * most)] for part in range(most)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measures how long levels think about a decision.")
    parser.add_argument("game")
    parser.add_argument("--levels", default="normal,hard,expert")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--games", type=int, default=3)
    parser.add_argument("--decisions", type=int, default=20, help="of each game")
    parser.add_argument("--seed", default="thinking")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    game = load_game(given.game)
    positions = [
        s
        for number in range(given.games)
        for s in decisions_of(game, given.players, given.seed, number, given.decisions)
    ]
    for level in given.levels.split(","):
        spent: list[float] = []
        for number, s in enumerate(positions):
            thinker = player(level, f"{given.seed}/{number}", game)
            mind = mind_of(game, s, pending(s)[0], -1, thinker.chance)
            since = time.process_time()
            thinker.choose(mind)
            spent.append(time.process_time() - since)
        line = {"game": game.id, "players": given.players, "level": level, "decisions": len(spent)}
        told = {"mean": round(fmean(spent), 3), "longest": round(max(spent), 2)}
        text = f"{game.id}, {given.players} players, {level}: {told['mean']} s, longest {told['longest']} s"
        print(json.dumps(line | told) if given.json else f"{text}, {len(spent)} decisions", flush=True)


if __name__ == "__main__":
    main()

"""Compare the speed of two source trees, such as two checkouts of this project or their compiled builds.

    .venv/bin/python benchmarks/two_trees.py ../before/src src [--games cyclades heroes3] [--pairs 40]

Each tree gets a process of its own, both pinned to one core. They take turns of a few dozen milliseconds, so whatever
slows the machine slows both, and play the same seeds. Seconds are the processor's. A pair is one turn of each; the
median of the pairs' ratios is shown with its quartiles. Above 1 means that the second tree is faster. Where the rules
of the trees differ, so do the games they play, and only decisions per second can be compared: the last column says so.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

TURN = 0.06
"""The processor seconds that a turn should take."""

WARM_UP = 3
"""Turns that are not counted."""

WORKER = """
import hashlib, importlib, inspect, json, sys, time

def answer(line):
    print(json.dumps(line), flush=True)

module, _, name = sys.argv[1].partition(":")
seats = int(sys.argv[2])
from ludoteka.kernel.chance import Chance
from ludoteka.kernel import play
from ludoteka.kernel.state import take
game = getattr(importlib.import_module(module), name)()
names_the_game = "game" in inspect.signature(play.play_randomly).parameters
first = (game,) if names_the_game else ()

def start(k):
    return game.start(seats, chance=Chance.of("trees", "setup", k))

def luck(k):
    return Chance.of("trees", "luck", k), Chance.of("trees", "picks", k)

def decisions(k, count):
    done, seconds = 0, 0.0
    for number in range(k, k + count):
        s = start(number)
        chance, picks = luck(number)
        begun = time.process_time()
        done += play.play_randomly(*first, s, chance, picks, game.bound)
        seconds += time.process_time() - begun
    return done, seconds

positions = []

def walk():
    digest = hashlib.sha256()
    s = start(0)
    chance, picks = luck(0)
    while not s.places:
        positions.append(s.copy())
        choice, action = play.random_decision(*first, s, picks)
        digest.update(repr((choice.seat, action)).encode())
        take(s, choice, action, chance)
    positions[:] = positions[:: max(1, len(positions) // 64)]
    return digest.hexdigest()

def copies(count):
    begun = time.process_time()
    for _ in range(count):
        for s in positions:
            s.copy()
    return count * len(positions), time.process_time() - begun

for line in sys.stdin:
    order = json.loads(line)
    match order:
        case ["decisions", k, count]:
            answer(decisions(k, count))
        case ["copies", _, count]:
            answer(copies(count))
        case ["walk"]:
            answer(walk())
"""


class Tree:
    """A process that plays one game on one tree."""

    def __init__(self, path: Path, target: str, seats: int) -> None:
        environment = {**os.environ, "PYTHONPATH": str(path.resolve()), "PYTHONHASHSEED": "0"}
        self.process = subprocess.Popen(
            [sys.executable, "-c", WORKER, target, str(seats)],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(self.process.pid, {max(os.sched_getaffinity(0))})

    def ask(self, *order: str | int) -> Any:
        """What the process answers to an order."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(order) + "\n")
        self.process.stdin.flush()
        answer = self.process.stdout.readline()
        if not answer:
            raise SystemExit(f"two_trees: a tree failed at {order}")
        return json.loads(answer)

    def close(self) -> None:
        """End the process."""
        self.process.communicate()


def ratios(trees: list[Tree], what: str, pairs: int) -> list[float]:
    """How much faster the second tree is, pair by pair; the trees take turns in going first."""
    done, seconds = trees[0].ask(what, 0, 1)
    count = max(1, round(TURN / max(seconds, 1e-6)))
    found = []
    for pair in range(pairs + WARM_UP):
        speeds = [0.0, 0.0]
        for which in (0, 1) if pair % 2 else (1, 0):
            done, seconds = trees[which].ask(what, 1 + pair * count, count)
            speeds[which] = done / seconds
        if pair >= WARM_UP:
            found.append(speeds[1] / speeds[0])
    return found


def told(found: list[float]) -> str:
    """A median with its quartiles."""
    low, middle, high = statistics.quantiles(found, n=4)
    return f"{middle:.3f} ({low:.3f} to {high:.3f})"


def main() -> None:
    """Print one line a game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--games", nargs="+", default=[])
    parser.add_argument("--pairs", type=int, default=40)
    options = parser.parse_args()
    from ludoteka.cli.speed import most_seats

    for entry in sorted(entry_points(group="ludoteka.games"), key=lambda entry: entry.name):
        if options.games and entry.name not in options.games:
            continue
        seats = most_seats(entry.load()())
        trees = [Tree(path, entry.value, seats) for path in (options.before, options.after)]
        same = trees[0].ask("walk") == trees[1].ask("walk")
        decisions = told(ratios(trees, "decisions", options.pairs))
        copies = told(ratios(trees, "copies", options.pairs))
        for tree in trees:
            tree.close()
        games = "same games" if same else "other games"
        print(f"{entry.name:16} decisions {decisions}  copies {copies}  {games}", flush=True)


if __name__ == "__main__":
    main()

"""Plays the games of tasks on standard input, one a line, and prints their stories; for the law `determined`.

A game is loaded once. Each task is then played in a process of its own, forked where nothing has been played yet.
"""

from __future__ import annotations

import json
import os
import sys
import traceback
from functools import cache
from typing import Any

import msgspec

from ludoteka.kernel.conformance.saving import story
from ludoteka.kernel.conformance.trace import Trace
from ludoteka.kernel.game import Game, Mode
from ludoteka.kernel.registry import load_game


@cache
def game_of(loader: str) -> Game[Any]:
    """A game, loaded once."""
    return load_game(loader)


def main() -> None:
    """Read tasks until there are no more."""
    for line in sys.stdin:
        sys.stdout.write(apart(json.loads(line)).replace("\n", " ") + "\n")
        sys.stdout.flush()


def apart(task: dict[str, Any]) -> str:
    """The story of a game that is played in a process of its own, or what went wrong, as JSON."""
    try:
        game_of(task["loader"])
    except Exception:
        return wrong()
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        os.close(reading)
        with os.fdopen(writing, "w", encoding="utf-8") as out:
            out.write(played(task))
        os._exit(0)
    os.close(writing)
    with os.fdopen(reading, encoding="utf-8") as told:
        said = told.read()
    os.waitpid(child, 0)
    return said or json.dumps("it says nothing")


def played(task: dict[str, Any]) -> str:
    """The story of a game, or what went wrong, as JSON."""
    try:
        trace = Trace(game_of(task["loader"]), msgspec.convert(task["mode"], Mode), task["seed"])
        return json.dumps(story(trace))
    except Exception:
        return wrong()


def wrong() -> str:
    """The last line of what Python says about an exception, as JSON."""
    return json.dumps(traceback.format_exc().strip().splitlines()[-1])


if __name__ == "__main__":
    main()

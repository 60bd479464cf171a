"""The process of one engine: says who takes part, then takes a turn whenever it is told to.

Started as `python -m ludoteka.cli.peers MODULE [GAME ...]`. It writes one line of JSON with its team, or with
what is missing; then for every line `NUMBER SECONDS` that it reads one line with the Turn of that entrant.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

import msgspec

from ludoteka.cli.peers.entrant import Team


class Sign(msgspec.Struct, frozen=True):
    """The first line: who takes part, as pairs of game and players."""

    engine: str
    version: str = ""
    language: str = ""
    games: list[tuple[str, int]] = []
    missing: str = ""


def main(words: list[str]) -> int:
    """Answer until nobody asks any more."""
    name, *games = words
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # whatever an engine prints of its own must not get between the answers
    one_core()
    try:
        module: Any = import_module(f"ludoteka.cli.peers.{name}")
        team: Team = module.team(games)
    except ImportError as error:
        say(answers, Sign(name, missing=f"{error}; pip install 'ludoteka[peers]'"))
        return 0
    entrants = [(one.game, one.players) for one in team.entrants]
    say(answers, Sign(team.engine, team.version, team.language, entrants))
    for line in sys.stdin:
        number, seconds = line.split()
        say(answers, team.entrants[int(number)].turn(float(seconds)))
    return 0


def say(answers: Any, what: msgspec.Struct) -> None:
    answers.write(msgspec.json.encode(what) + b"\n")


def one_core() -> None:
    """Stay on one core, the same for all, where the system can do that."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})

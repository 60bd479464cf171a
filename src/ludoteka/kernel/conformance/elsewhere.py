"""Plays one game of a task on standard input and prints its story; a fresh process for the law `determined`."""

from __future__ import annotations

import json
import sys

import msgspec

from ludoteka.kernel.conformance.saving import story
from ludoteka.kernel.conformance.trace import Trace
from ludoteka.kernel.game import Mode
from ludoteka.kernel.registry import load_game


def main() -> None:
    """Read the task, play, print."""
    task = json.load(sys.stdin)
    trace = Trace(load_game(task["loader"]), msgspec.convert(task["mode"], Mode), task["seed"])
    json.dump(story(trace), sys.stdout)


if __name__ == "__main__":
    main()

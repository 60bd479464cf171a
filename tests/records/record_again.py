"""Records the games in this folder again, after a deliberate change of the rules or the content.

    python tests/records/record_again.py                          every record, from its own seed
    python tests/records/record_again.py GAME SEATS SEED [k=v]    one more record

The games are random ones. A change that was not meant to change how games go leaves the files as they are.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from pathlib import Path

from ludoteka.kernel.conformance.trace import Trace
from ludoteka.kernel.game import Mode
from ludoteka.kernel.match import Match
from ludoteka.kernel.record import Record, load_record
from ludoteka.kernel.registry import load_game

FOLDER = Path(__file__).parent
NOT_INSTALLED = {"teaching": "teaching:load"}


def record(game: str, seats: int, seed: str, options: Mapping[str, object]) -> Record:
    """A random game, as a Match would record it."""
    definition = load_game(NOT_INSTALLED.get(game, game))
    trace = Trace(definition, Mode("recorded", seats, options), seed)
    if trace.failure is not None:
        raise trace.failure.error
    return Match.load(definition, trace.record()).record()


def main(arguments: list[str]) -> None:
    """Record what the command line asks for."""
    if arguments:
        game, seats, seed, *pairs = arguments
        options = dict(pair.split("=", 1) for pair in pairs)
        name = "-".join([game, seats, seed, *(pair.replace("=", "-") for pair in pairs)])
        record(game, int(seats), seed, options).save(FOLDER / f"{name}.record")
        return
    for path in sorted(FOLDER.glob("*.record")):
        header = load_record(path).header
        record(header.game, header.seats, header.seed, header.options).save(path)


if __name__ == "__main__":
    main(sys.argv[1:])

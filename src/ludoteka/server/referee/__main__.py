"""The referee's process: reads questions from its standard input and writes answers to its standard output.

A question is its length in four bytes, the seconds it may take in four, and the question itself. Whoever takes longer
is ended by the system's own alarm, whatever it is doing, so that a process whose server has died does not run on.
"""

from __future__ import annotations

import gc
import os
import resource
import signal
import struct
import sys
from contextlib import suppress
from typing import Any, BinaryIO

import msgspec

from ludoteka.bots import allow
from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import load_game
from ludoteka.table.referee import questions as q
from ludoteka.table.referee.duties import Referee

CYCLES = 20_000
"""How many new objects make Python look for cycles among them; what was loaded at the start it leaves alone."""
HEAD = struct.Struct(">II")
LENGTH = struct.Struct(">I")
GRACE = 2
"""Seconds after which a process ends itself if its server has not."""


def main(names: list[str], bots: list[str], most_open: int, memory: int) -> None:
    """Answer until the other end closes."""
    questions, answers = own_pipes()
    if memory:
        with suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_AS, (memory << 20, memory << 20))
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGALRM, signal.SIG_DFL)

    games: list[Game[Any]] = [load_game(name) for name in names]
    allow(bots)
    referee = Referee({game.id: game for game in games}, most_open)
    gc.freeze()
    gc.set_threshold(CYCLES, 10, 10)
    decoder = msgspec.msgpack.Decoder(q.Question)
    encoder = msgspec.msgpack.Encoder()
    while head := questions.read(HEAD.size):
        length, seconds = HEAD.unpack(head)
        question = decoder.decode(questions.read(length))
        signal.alarm(seconds + GRACE)
        reply = encoder.encode(referee.reply(question))
        signal.alarm(0)
        answers.write(LENGTH.pack(len(reply)) + reply)
        answers.flush()


def own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server; what a game prints goes to the log instead."""
    questions = os.fdopen(os.dup(0), "rb")
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    return questions, answers


if __name__ == "__main__":
    main(sys.argv[4:], [bot for bot in sys.argv[3].split(",") if bot], int(sys.argv[1]), int(sys.argv[2]))

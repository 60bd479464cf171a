"""Worker processes that play the games they are given; a game that ends its worker is tried once more, then noted."""

from __future__ import annotations

import signal
import time
import traceback
from collections import deque
from collections.abc import Callable, Iterable
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from typing import Any

import msgspec

from ludoteka.arena.outcome import Outcome, Referee
from ludoteka.arena.processes import GLANCE, PATIENCE, deaf_children, interrupts
from ludoteka.arena.series import Series
from ludoteka.kernel.errors import LudotekaError

AHEAD = 2
"""How many games a worker has waiting, so that it never runs dry."""

TRIES = 2
"""So often a game is begun before it is given up because its workers ended."""

READY = b"ready"
REFUSED = b"refused "
"""What a worker says besides its games: that it is ready, or why it cannot be."""

OnLine = Callable[[bytes], None]


class Worker:
    """One process and the games it was given."""

    def __init__(self, series: bytes) -> None:
        context = get_context("spawn")
        self.pipe: Connection[Any, Any]
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=work, args=(series, theirs), daemon=True)
        with deaf_children():
            self.process.start()
        theirs.close()
        self.given: deque[int] = deque()
        self.ready = False

    def give(self, number: int) -> bool:
        """Hand over a game; False if nobody takes it any more."""
        try:
            self.pipe.send_bytes(b"%d" % number)
        except OSError:
            return False
        self.given.append(number)
        return True

    def end(self) -> None:
        self.pipe.close()
        if self.process.is_alive():
            self.process.terminate()
        self.process.join(PATIENCE)
        if self.process.is_alive():
            self.process.kill()
            self.process.join()


def play_with_workers(series: Series, numbers: Iterable[int], jobs: int, on_line: OnLine) -> bool:
    """Play games in processes; whether somebody interrupted it."""
    with interrupts() as interrupted:
        crew = Crew(series, numbers, jobs, on_line)
        try:
            return crew.work(interrupted)
        finally:
            for worker in crew.workers:
                worker.end()


class Crew:
    """The workers and what is left for them to play."""

    def __init__(self, series: Series, numbers: Iterable[int], jobs: int, on_line: OnLine) -> None:
        self.series = series
        self.text = msgspec.json.encode(series)
        self.waiting = deque(numbers)
        self.begun: dict[int, int] = {}
        self.on_line = on_line
        self.workers = [Worker(self.text) for _ in range(min(jobs, len(self.waiting)))]

    def work(self, interrupted: Callable[[], bool]) -> bool:
        """Hand out games and gather them until all are played or somebody pressed Ctrl-C."""
        deadline = float("inf")
        while time.monotonic() < deadline:
            if interrupted():
                deadline = min(deadline, time.monotonic() + PATIENCE)
                self.waiting.clear()
            self.hand_out()
            busy = [worker.pipe for worker in self.workers if worker.given]
            if not busy:
                break
            ready = wait(busy, GLANCE)
            for worker in [worker for worker in self.workers if worker.pipe in ready]:
                self.hear(worker)
        return interrupted()

    def hand_out(self) -> None:
        """Give every worker enough to do; one that ended while it had nothing to do makes room for another."""
        for place, worker in enumerate(self.workers):
            while self.waiting and len(worker.given) < AHEAD:
                if worker.give(self.waiting[0]):
                    self.waiting.popleft()
                elif worker.given:
                    break
                else:
                    worker.end()
                    self.workers[place] = worker = Worker(self.text)

    def hear(self, worker: Worker) -> None:
        """Take a finished game from a worker, or see that the worker is gone."""
        try:
            line = worker.pipe.recv_bytes()
        except (EOFError, OSError):
            self.replace(worker)
            return
        if line == READY:
            worker.ready = True
            return
        if line.startswith(REFUSED):
            raise LudotekaError(line.removeprefix(REFUSED).decode())
        worker.given.popleft()
        self.on_line(line)

    def replace(self, worker: Worker) -> None:
        """A worker ended in the middle of its first game: that one is tried again or given up, a new one goes on."""
        lost, *rest = worker.given
        worker.process.join(PATIENCE)
        why = f"the worker process ended by itself with exit code {worker.process.exitcode}"
        worker.end()
        if not worker.ready:
            raise LudotekaError(f"{why} before it could play")
        self.waiting.extendleft(reversed(rest))
        self.begun[lost] = self.begun.get(lost, 0) + 1
        if self.begun[lost] < TRIES:
            self.waiting.appendleft(lost)
        else:
            self.on_line(lost_game(self.series, lost, why))
        self.workers[self.workers.index(worker)] = Worker(self.text)


def lost_game(series: Series, number: int, why: str) -> bytes:
    """The line of a game whose worker ended each time it was tried."""
    outcome = Outcome(number=number, bots=series.seat_bots(number), failed=f"{why}, {TRIES} times in this game")
    return msgspec.json.encode(outcome) + b"\n"


def work(text: bytes, pipe: Connection[Any, Any]) -> None:
    """What a worker process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        referee = Referee(msgspec.json.decode(text, type=Series))
    except Exception as error:
        reason = str(error) if isinstance(error, LudotekaError) else traceback.format_exc()
        pipe.send_bytes(REFUSED + reason.encode())
        return
    try:
        pipe.send_bytes(READY)
        while True:
            pipe.send_bytes(referee.line(int(pipe.recv_bytes())))
    except (EOFError, OSError):
        return  # nobody listens any more: the parent is gone or has enough

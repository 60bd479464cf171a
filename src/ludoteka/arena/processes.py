"""Self-play in several processes: workers that take game after game until none is left or somebody says stop."""

from __future__ import annotations

import signal
import threading
import time
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnProcess
from multiprocessing.sharedctypes import Synchronized
from multiprocessing.synchronize import Event
from pathlib import Path
from typing import Any

import msgspec

from ludoteka.arena.plan import OnGame, Plan, play_number
from ludoteka.arena.summary import Result
from ludoteka.bots import admit
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.registry import load_game

FLUSH_EVERY = 0.1
"""Seconds between two reports of a worker: short games travel together."""

PATIENCE = 1.0
"""Seconds that workers have to end their game after an interrupt before they are ended themselves."""

GLANCE = 0.1
"""Seconds between two looks at whether somebody pressed Ctrl-C."""


class Report(msgspec.Struct, frozen=True):
    """What a worker says: that it is ready, games it played, that it failed, or that it has no more to do."""

    ready: bool = False
    results: list[Result] = []
    refused: str = ""
    """The text of an error that is meant for a person."""
    crashed: str = ""
    """The traceback of one that is not."""
    done: bool = False


def play_in_processes(plan: Plan, workers: int, finished: OnGame) -> tuple[float, bool]:
    """Play all games in worker processes; when play began, and whether somebody interrupted it."""
    with interrupts() as interrupted:
        crew = Crew(plan, workers)
        try:
            return crew.collect(finished, interrupted)
        finally:
            crew.dismiss()


@contextmanager
def interrupts() -> Iterator[Callable[[], bool]]:
    """Turn Ctrl-C into a question one can ask, so that it never breaks a message in two."""
    pressed = threading.Event()
    if threading.current_thread() is not threading.main_thread():
        yield pressed.is_set
        return
    before = signal.signal(signal.SIGINT, lambda *_: pressed.set())
    try:
        yield pressed.is_set
    finally:
        signal.signal(signal.SIGINT, before)


class Crew:
    """The worker processes and the pipes they report through."""

    def __init__(self, plan: Plan, size: int) -> None:
        # Spawned, not forked: a fork would take along whatever threads and locks the caller has (a progress bar has
        # both), and a game is loaded by its name anyway.
        context = get_context("spawn")
        self.stop = context.Event()
        self.counter: Synchronized[int] = context.Value("q", 0)
        self.workers: list[SpawnProcess] = []
        self.pipes: list[Connection[Any, Any]] = []
        text = msgspec.json.encode(plan)
        for _ in range(size):
            ours, theirs = context.Pipe(duplex=False)
            worker = context.Process(target=work, args=(text, self.counter, self.stop, theirs), daemon=True)
            with deaf_children():
                worker.start()
            theirs.close()
            self.workers.append(worker)
            self.pipes.append(ours)

    def collect(self, finished: OnGame, interrupted: Callable[[], bool]) -> tuple[float, bool]:
        """Gather results until all workers are done; when the first one was ready, and whether Ctrl-C was pressed."""
        began = 0.0
        deadline = float("inf")
        open_pipes = list(self.pipes)
        while open_pipes and time.perf_counter() < deadline:
            if interrupted() and not self.stop.is_set():
                self.stop.set()
                deadline = time.perf_counter() + PATIENCE
            for pipe in wait(open_pipes, GLANCE):
                assert isinstance(pipe, Connection)
                report = self.hear(pipe)
                began = began or time.perf_counter()
                for result in report.results:
                    finished(result)
                if report.done:
                    open_pipes.remove(pipe)
        return began or time.perf_counter(), interrupted()

    def hear(self, pipe: Connection[Any, Any]) -> Report:
        """The next report of a worker; one that failed or died is an error here."""
        try:
            report = msgspec.json.decode(pipe.recv_bytes(), type=Report)
        except EOFError:
            worker = self.workers[self.pipes.index(pipe)]
            worker.join(PATIENCE)
            raise LudotekaError(f"a worker process ended by itself with exit code {worker.exitcode}") from None
        if report.refused:
            raise LudotekaError(report.refused)
        if report.crashed:
            raise RuntimeError(f"a worker process failed\n{report.crashed}")
        return report

    def dismiss(self) -> None:
        """End every worker that still runs."""
        self.stop.set()
        for worker in self.workers:
            if worker.is_alive():
                worker.terminate()
        for worker in self.workers:
            worker.join(PATIENCE)
            if worker.is_alive():
                worker.kill()
                worker.join()
        for pipe in self.pipes:
            pipe.close()


@contextmanager
def deaf_children() -> Iterator[None]:
    """Processes started here do not hear Ctrl-C, from their very first moment: their parent tells them to stop."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def work(text: bytes, counter: Synchronized[int], stop: Event, pipe: Connection[Any, Any]) -> None:
    """What a worker process does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        report_on(text, counter, stop, pipe)
    except BrokenPipeError:
        return  # nobody listens any more: the parent is gone


def report_on(text: bytes, counter: Synchronized[int], stop: Event, pipe: Connection[Any, Any]) -> None:
    """Play games and report them, or report why that was not possible."""

    def send(report: Report) -> None:
        pipe.send_bytes(msgspec.json.encode(report))

    try:
        plan = msgspec.json.decode(text, type=Plan)
        game = load_game(plan.game, [Path(pack) for pack in plan.packs])
        options = game.read_options(plan.options)
        admit(plan.bots)
        send(Report(ready=True))
        results: list[Result] = []
        sent = time.perf_counter()
        while not stop.is_set():
            with counter.get_lock():
                number = counter.value
                counter.value += 1
            if number >= plan.games:
                break
            results.append(play_number(game, plan, options, number))
            if time.perf_counter() - sent > FLUSH_EVERY:
                send(Report(results=results))
                results = []
                sent = time.perf_counter()
        send(Report(results=results, done=True))
    except BrokenPipeError:
        raise
    except LudotekaError as error:
        send(Report(refused=str(error), done=True))
    except Exception:
        send(Report(crashed=traceback.format_exc(), done=True))

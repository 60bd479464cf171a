"""The same games on Ray: a few processes started here, or a cluster by its address.

Every game is one task of Ray's that takes one processor. Ray places the tasks, so there are never more workers than
processors, and gives those of a lost worker or machine to another one.
"""

from __future__ import annotations

import os
import re
import time
from collections import deque
from collections.abc import Callable, Iterable
from typing import Any, Final

import msgspec

from ludoteka import __version__
from ludoteka.arena.crew import AHEAD, OnLine
from ludoteka.arena.outcome import Outcome, Referee
from ludoteka.arena.processes import GLANCE, interrupts
from ludoteka.arena.series import Series
from ludoteka.kernel.errors import BadOption, LudotekaError
from ludoteka.kernel.extras import need

LOCAL = "ray"
SCHEME = "ray://"
MEMBER: Final = re.compile(r"[\w.-]+:\d+")

RETRIES: Final = 3
"""How often Ray begins a game again whose worker or machine was lost."""

LOOK: Final = 1.0
"""Seconds between two looks at how many processors the cluster has."""

SILENCE: Final = 5.0
"""Seconds without a finished game before the run says what it is waiting for, and between two such lines."""


class Waiting(msgspec.Struct, frozen=True):
    """What a run on Ray waits for."""

    games: int
    """How many games were given to Ray."""
    seconds: int
    """For how long none of them has come back."""
    processors: int
    """How many processors the cluster has."""
    free: int
    """How many of them nobody uses."""


OnWait = Callable[[Waiting], None]


def address_of(on: str) -> str:
    """The address of a cluster from `ray` (empty: start one here), `ray://HOST:PORT` for Ray's client, or `HOST:PORT`
    on a machine that belongs to the cluster."""
    if on == LOCAL:
        return ""
    if (on.startswith(SCHEME) and len(on) > len(SCHEME)) or MEMBER.fullmatch(on):
        return on
    raise BadOption(f"--on {on}; expected {LOCAL}, {SCHEME}HOST:PORT or HOST:PORT")


REFEREES: dict[bytes, Referee] = {}
"""The referee of this process; it plays one game of a series after another."""


def play_far_away(text: bytes, number: int) -> bytes:
    """The outcome of a game as one line of JSON; runs on the cluster."""
    if text not in REFEREES:
        REFEREES.clear()
        REFEREES[text] = Referee(checked(msgspec.json.decode(text, type=Series)))
    return REFEREES[text].line(number)


def checked(series: Series) -> Series:
    """A series, if this machine would play it as the one that asks."""
    if series.ludoteka != __version__:
        raise LudotekaError(f"a machine of the cluster has Ludoteka {__version__}; expected {series.ludoteka}")
    return series


def play_on_ray(
    series: Series, numbers: Iterable[int], jobs: int | None, on: str, on_line: OnLine, on_wait: OnWait | None = None
) -> bool:
    """Play games on Ray, by default as many at a time as it has processors; whether somebody interrupted it."""
    address = address_of(on)
    ray = need("ray", "ray")
    own = os.cpu_count() or 1
    quiet: dict[str, Any] = {"logging_level": "error", "log_to_driver": False}
    try:
        if address:
            ray.init(address=address, **quiet)
        else:
            # "local" by name: without it Ray would join whatever cluster was last started on this machine.
            ray.init(address="local", num_cpus=min(jobs or own, own), include_dashboard=False, **quiet)
    except (ConnectionError, RuntimeError, ValueError, ImportError) as error:
        raise LudotekaError(f"Ray at {address or 'this machine'} cannot be reached: {error}") from None
    try:
        with interrupts() as interrupted:
            return Fleet(ray, series, numbers, jobs, on_line, on_wait).work(interrupted)
    except ConnectionError as error:
        raise LudotekaError(f"the connection to Ray was lost: {error}") from None
    finally:
        ray.shutdown()


class Fleet:
    """The games on the cluster and those that are left."""

    def __init__(
        self,
        ray: Any,
        series: Series,
        numbers: Iterable[int],
        jobs: int | None,
        on_line: OnLine,
        on_wait: OnWait | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.ray = ray
        self.series = series
        self.text = msgspec.json.encode(series)
        self.waiting = deque(numbers)
        self.given: dict[Any, int] = {}
        self.jobs = jobs
        self.on_line = on_line
        self.on_wait = on_wait
        self.clock = clock
        self.heard = self.looked = clock()
        self.told = self.heard
        self.processors = self.count("cluster_resources")
        self.play = ray.remote(num_cpus=1, max_retries=RETRIES, retry_exceptions=False)(play_far_away)

    def work(self, interrupted: Callable[[], bool]) -> bool:
        """Hand out games and gather them until all are played or somebody pressed Ctrl-C."""
        while not interrupted():
            self.look()
            self.hand_out()
            if not self.given:
                break
            done, _ = self.ray.wait(list(self.given), num_returns=1, timeout=GLANCE)
            for task in done:
                self.hear(task)
        return interrupted()

    def count(self, what: str) -> int:
        """How many processors the cluster has, or has free."""
        return int(getattr(self.ray, what)().get("CPU", 0))

    def look(self) -> None:
        """See now and then how large the cluster is, and tell what is waited for if nothing comes back."""
        now = self.clock()
        if now - self.looked >= LOOK:
            self.looked = now
            self.processors = self.count("cluster_resources")
        if self.given and now - max(self.heard, self.told) >= SILENCE:
            self.told = now
            if self.on_wait is not None:
                free = self.count("available_resources")
                self.on_wait(Waiting(len(self.given), round(now - self.heard), self.processors, free))

    def at_a_time(self) -> int:
        """How many games Ray is given: where it may use every processor, some more, so that none runs dry."""
        most = max(1, self.processors)
        return self.jobs if self.jobs is not None and self.jobs < most else most * AHEAD

    def hand_out(self) -> None:
        """Give Ray enough to do."""
        while self.waiting and len(self.given) < self.at_a_time():
            number = self.waiting.popleft()
            self.given[self.play.remote(self.text, number)] = number

    def hear(self, task: Any) -> None:
        """Take a finished game, or see that Ray has given it up."""
        number = self.given.pop(task)
        self.heard = self.clock()
        errors = self.ray.exceptions
        try:
            line: bytes = self.ray.get(task)
        except (errors.WorkerCrashedError, errors.NodeDiedError, errors.OutOfMemoryError) as error:
            line = self.lost_game(number, str(error).splitlines()[0])
        except errors.RayError as error:
            cause = getattr(error, "cause", None)
            refused = isinstance(cause, LudotekaError)
            raise LudotekaError(str(cause) if refused else f"Ray failed: {str(error).splitlines()[-1]}") from None
        self.on_line(line)

    def lost_game(self, number: int, why: str) -> bytes:
        """The line of a game whose worker ended each time it was tried."""
        failed = f"the worker on Ray ended by itself ({why}), {RETRIES + 1} times in this game"
        return msgspec.json.encode(Outcome(number=number, bots=self.series.seat_bots(number), failed=failed)) + b"\n"

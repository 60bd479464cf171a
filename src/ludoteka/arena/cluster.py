"""The same games on Ray: a few processes started here, or a cluster by its address."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Any

import msgspec

from ludoteka.arena.crew import AHEAD, TRIES, OnLine, lost_game
from ludoteka.arena.extras import need
from ludoteka.arena.outcome import Referee
from ludoteka.arena.processes import GLANCE, interrupts
from ludoteka.arena.series import Series
from ludoteka.kernel.errors import BadOption, LudotekaError

LOCAL = "ray"
SCHEME = "ray://"


def address_of(on: str) -> str:
    """The address of a cluster from `ray` (empty: start one here) or `ray://HOST:PORT`."""
    if on == LOCAL:
        return ""
    if on.startswith(SCHEME) and len(on) > len(SCHEME):
        return on
    raise BadOption(f"--on {on}; expected {LOCAL} or {SCHEME}HOST:PORT")


class RemoteReferee:
    """Plays games on the cluster; its series arrives as JSON."""

    def __init__(self, text: bytes) -> None:
        self.referee = Referee(msgspec.json.decode(text, type=Series))

    def line(self, number: int) -> bytes:
        """The outcome of a game as one line of JSON."""
        return self.referee.line(number)


def play_on_ray(series: Series, numbers: Iterable[int], jobs: int | None, on: str, on_line: OnLine) -> bool:
    """Play games with some workers on Ray, by default one for each processor; whether somebody interrupted it."""
    address = address_of(on)
    ray = need("ray", "ray")
    quiet: dict[str, Any] = {"logging_level": "error", "log_to_driver": False}
    try:
        if address:
            ray.init(address=address, **quiet)
        else:
            # "local" by name: without it Ray would join whatever cluster was last started on this machine.
            ray.init(address="local", num_cpus=jobs, include_dashboard=False, **quiet)
    except (ConnectionError, RuntimeError, ValueError, ImportError) as error:
        raise LudotekaError(f"Ray at {address or 'this machine'} cannot be reached: {error}") from None
    try:
        size = jobs or max(1, int(ray.cluster_resources().get("CPU", 1)))
        with interrupts() as interrupted:
            return Fleet(ray, series, numbers, size, on_line).work(interrupted)
    finally:
        ray.shutdown()


class Fleet:
    """The referees on the cluster and what is left for them to play."""

    def __init__(self, ray: Any, series: Series, numbers: Iterable[int], size: int, on_line: OnLine) -> None:
        self.ray = ray
        self.series = series
        self.text = msgspec.json.encode(series)
        self.waiting = deque(numbers)
        self.begun: dict[int, int] = {}
        self.on_line = on_line
        # One processor each, none of their own memory of the past: a referee that died is made anew, not restarted.
        self.kind = ray.remote(num_cpus=1, max_restarts=0)(RemoteReferee)
        self.size = min(size, len(self.waiting))
        self.referees = [self.kind.remote(self.text) for _ in range(self.size)]
        self.given: list[dict[Any, int]] = [{} for _ in range(self.size)]

    def work(self, interrupted: Callable[[], bool]) -> bool:
        """Hand out games and gather them until all are played or somebody pressed Ctrl-C."""
        while not interrupted():
            self.hand_out()
            busy = [task for given in self.given for task in given]
            if not busy:
                break
            done, _ = self.ray.wait(busy, num_returns=1, timeout=GLANCE)
            for task in done:
                place = next((at for at, given in enumerate(self.given) if task in given), -1)
                if place >= 0:
                    self.hear(place, task)
        return interrupted()

    def hand_out(self) -> None:
        """Give every referee enough to do."""
        for place, referee in enumerate(self.referees):
            while self.waiting and len(self.given[place]) < AHEAD:
                number = self.waiting.popleft()
                self.given[place][referee.line.remote(number)] = number

    def hear(self, place: int, task: Any) -> None:
        """Take a finished game, or see that its referee is gone."""
        try:
            line: bytes = self.ray.get(task)
        except self.ray.exceptions.RayActorError as error:
            self.replace(place, str(error).splitlines()[0])
            return
        except self.ray.exceptions.RayError as error:
            raise LudotekaError(f"Ray failed: {str(error).splitlines()[-1]}") from None
        del self.given[place][task]
        self.on_line(line)

    def replace(self, place: int, why: str) -> None:
        """A referee ended in the middle of its first game: that one is tried again or given up, a new one goes on."""
        lost, *rest = self.given[place].values()
        self.waiting.extendleft(reversed(rest))
        self.begun[lost] = self.begun.get(lost, 0) + 1
        if self.begun[lost] < TRIES:
            self.waiting.appendleft(lost)
        else:
            self.on_line(lost_game(self.series, lost, f"the worker on Ray ended by itself ({why})"))
        self.given[place] = {}
        self.referees[place] = self.kind.remote(self.text)

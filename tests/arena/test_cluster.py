from __future__ import annotations

import importlib.util
import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import psutil  # type: ignore[import-untyped]
import pytest

from ludoteka.arena.cluster import Fleet, Waiting, address_of, play_far_away
from ludoteka.arena.outcome import Outcome
from ludoteka.arena.run import Run, run_series
from ludoteka.arena.series import Series, new_series
from ludoteka.arena.standings import standings
from ludoteka.i18n import Words
from ludoteka.kernel import extras
from ludoteka.kernel.errors import BadOption, LudotekaError
from ludoteka.kernel.extras import MissingExtra, need

GAMES = 30

RAY = importlib.util.find_spec("ray") is not None


def series() -> Series:
    """A short series of the teaching game."""
    return new_series("teaching:load", ["random", "greedy:1"], 2, {"length": "short"}, "s")


def test_addresses() -> None:
    assert address_of("ray") == ""
    assert address_of("ray://host:10001") == "ray://host:10001"
    assert address_of("10.0.0.7:6379") == "10.0.0.7:6379"
    for wrong in ("ray://", "moon", "http://host", "http://host:80", "host:", ":6379"):
        with pytest.raises(BadOption, match="expected ray, ray://HOST:PORT or HOST:PORT"):
            address_of(wrong)


def test_who_lacks_ray_is_told_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    def absent(name: str) -> Any:
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

    monkeypatch.setattr(extras, "import_module", absent)
    with pytest.raises(MissingExtra, match=r"needs ray, .* pip install 'ludoteka\[ray\]'"):
        run_series(series(), 2, on="ray")


def test_a_library_that_lacks_something_itself_is_another_error(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(name: str) -> Any:
        raise ModuleNotFoundError("No module named 'other'", name="other")

    monkeypatch.setattr(extras, "import_module", broken)
    with pytest.raises(ModuleNotFoundError, match="other"):
        need("ray", "ray")


# -- without a cluster: what becomes of games that are given out --------------------------------------------------


class Crashed(Exception):
    """Stands for Ray's error of a worker that ended each time."""


class RayFails(Exception):
    """Stands for any other error of Ray."""


class FakeRay:
    """As much of Ray as a Fleet uses, in this process; `deadly` games are given up, others wait for `asleep` looks."""

    def __init__(self, deadly: tuple[int, ...] = (), processors: int = 2, asleep: int = 0) -> None:
        self.deadly = deadly
        self.processors = processors
        self.asleep = asleep
        self.now = 0.0
        self.most = 0
        self.how: dict[str, Any] = {}
        self.exceptions = type(
            "exceptions",
            (),
            {
                "WorkerCrashedError": Crashed,
                "NodeDiedError": Crashed,
                "OutOfMemoryError": Crashed,
                "RayError": RayFails,
            },
        )

    def remote(self, **how: Any) -> Any:
        self.how = how
        return lambda play: type(
            "Remote", (), {"remote": staticmethod(lambda text, number: FakeTask(play, text, number))}
        )

    def wait(self, tasks: list[FakeTask], num_returns: int, timeout: float) -> tuple[list[FakeTask], list[FakeTask]]:
        self.most = max(self.most, len(tasks))
        self.now += timeout
        if self.asleep:
            self.asleep -= 1
            return [], tasks
        return tasks[:1], tasks[1:]

    def get(self, task: FakeTask) -> bytes:
        if task.number in self.deadly:
            raise Crashed("the worker died unexpectedly\nlook at the logs")
        return task.play(task.text, task.number)

    def cluster_resources(self) -> dict[str, float]:
        return {"CPU": float(self.processors)} if self.processors else {}

    def available_resources(self) -> dict[str, float]:
        return {"memory": 1.0}


class FakeTask:
    """A game that was handed out."""

    def __init__(self, play: Callable[[bytes, int], bytes], text: bytes, number: int) -> None:
        self.play = play
        self.text = text
        self.number = number


def play_on(fake: FakeRay, games: int = 6, jobs: int | None = None, told: list[Waiting] | None = None) -> Run:
    """A series on a made-up cluster."""
    found: list[Outcome] = []

    def heard(line: bytes) -> None:
        found.append(msgspec.json.decode(line, type=Outcome))

    tell = None if told is None else told.append
    fleet = Fleet(fake, series(), range(games), jobs, heard, tell, lambda: fake.now)
    assert not fleet.work(lambda: False)
    return Run(series(), games, sorted(found, key=lambda outcome: outcome.number), 0, False)


def test_games_on_a_cluster_are_the_same_games() -> None:
    assert standings(play_on(FakeRay())) == standings(run_series(series(), 6))


def test_each_game_takes_a_processor_and_ray_itself_begins_lost_games_again() -> None:
    fake = FakeRay()
    play_on(fake, 1)
    assert fake.how == {"num_cpus": 1, "max_retries": 3, "retry_exceptions": False}


@pytest.mark.parametrize(("jobs", "processors", "most"), [(None, 2, 4), (1, 2, 1), (2, 2, 4), (8, 2, 4), (3, 4, 3)])
def test_no_more_is_handed_out_than_processors_can_take(jobs: int | None, processors: int, most: int) -> None:
    fake = FakeRay(processors=processors)
    play_on(fake, 10, jobs)
    assert fake.most == most


def test_a_cluster_that_grows_is_given_more() -> None:
    fake = FakeRay(processors=1, asleep=30)
    fake.cluster_resources = lambda: {"CPU": 1.0 if fake.now < 2 else 3.0}  # type: ignore[method-assign]  # it grows
    play_on(fake, 12)
    assert fake.most == 6


def test_a_game_that_ends_every_worker_is_noted_once_and_the_others_are_played() -> None:
    run = play_on(FakeRay((2,)))
    assert [outcome.number for outcome in run.outcomes] == list(range(6))
    (lost,) = run.failed()
    assert lost.number == 2
    assert lost.bots == series().seat_bots(2)
    assert "worker on Ray ended by itself (the worker died unexpectedly), 4 times" in lost.failed


def test_who_waits_is_told_for_what() -> None:
    told: list[Waiting] = []
    play_on(FakeRay(processors=0, asleep=120), told=told)
    assert [(waiting.seconds, waiting.games, waiting.processors, waiting.free) for waiting in told] == [
        (5, 2, 0, 0),
        (10, 2, 0, 0),
    ]
    for language, words in (("en", "no processor"), ("cs", "žádný procesor"), ("pl", "żadnego procesora")):
        assert words in Words(language).say("ui-arena-waiting", **msgspec.structs.asdict(told[0]))
    busy = Waiting(games=4, seconds=7, processors=2, free=1)
    said = Words("en").say("ui-arena-waiting", **msgspec.structs.asdict(busy))
    assert "for 7 s. Games handed out: 4; processors of the cluster: 2, unused: 1." in said


def test_nobody_is_told_while_games_come_back() -> None:
    told: list[Waiting] = []
    play_on(FakeRay(), 60, told=told)
    assert told == []


def test_another_error_of_ray_ends_the_run() -> None:
    fake = FakeRay()
    fake.get = lambda task: (_ for _ in ()).throw(RayFails("no such thing"))  # type: ignore[method-assign]  # to fail
    with pytest.raises(LudotekaError, match="Ray failed: no such thing"):
        play_on(fake)


def test_a_machine_with_another_version_refuses() -> None:
    text = msgspec.json.encode(msgspec.structs.replace(series(), ludoteka="0.0.1"))
    with pytest.raises(LudotekaError, match=r"has Ludoteka .*; expected 0\.0\.1"):
        play_far_away(text, 0)


# -- with Ray itself ---------------------------------------------------------------------------------------------


@pytest.mark.soak
@pytest.mark.skipif(not RAY, reason="Ray is not installed: pip install 'ludoteka[ray]'")
@pytest.mark.parametrize("jobs", [2, 64])
def test_ray_here_gives_the_same_table_as_two_processes(tmp_path: Path, jobs: int) -> None:
    """Also when more workers are asked for than there are processors, which once waited for ever."""
    here = run_series(series(), 12, jobs=2)
    there = run_series(series(), 12, jobs=jobs, on="ray", folder=tmp_path)
    assert msgspec.json.encode(standings(here)) == msgspec.json.encode(standings(there))
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 12


MACHINE: dict[str, Any] = {"num_cpus": 1, "include_dashboard": False}


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster of one machine on loopback; not at 127.0.0.1, which Ray takes for the address of the network."""
    from ray.cluster_utils import Cluster

    found = Cluster(initialize_head=True, head_node_args={**MACHINE, "node_ip_address": "127.0.0.2"})
    yield found
    found.shutdown()


@pytest.mark.soak
@pytest.mark.skipif(not RAY, reason="Ray is not installed: pip install 'ludoteka[ray]'")
@pytest.mark.timeout(900)
@pytest.mark.parametrize("attempt", range(5))
def test_a_machine_killed_in_the_middle_of_a_run_changes_nothing(cluster: Any, tmp_path: Path, attempt: int) -> None:
    """A second machine joins and is killed while both play: every game is there, with the same table."""
    begun = tmp_path / "begun"
    begun.touch()
    slow = new_series("arena.odd:noted", ["random", "greedy:2"], 2, None, f"kill {attempt}", [begun])
    undisturbed = run_series(slow, GAMES)
    begun.write_text("")
    doomed = cluster.add_node(**MACHINE, node_ip_address="127.0.0.3")
    cluster.wait_for_nodes()
    begun.with_suffix(".hold").write_text(doomed.node_id, encoding="utf-8")
    done: list[int] = []
    killed: list[int] = []

    def kill() -> None:
        wait_for(begun.with_suffix(".held"))
        killed.append(len(done))
        kill_machine(doomed)
        cluster.remove_node(doomed, allow_graceful=False)

    killer = threading.Thread(target=kill)
    killer.start()
    run = run_series(slow, GAMES, on=cluster.address, on_outcome=lambda outcome: done.append(outcome.number))
    killer.join()
    assert run.failed() == []
    assert msgspec.json.encode(standings(run)) == msgspec.json.encode(standings(undisturbed))
    assert sorted(done) == list(range(GAMES))
    assert killed, "the second machine never got a second game"
    assert killed[0] < GAMES
    again = len(begun_by(begun)) - GAMES
    assert again > 0, "no game was lost with the machine"
    print(f"killed after {killed[0]} of {GAMES} games, begun again: {again}")


@pytest.mark.soak
@pytest.mark.skipif(not RAY, reason="Ray is not installed: pip install 'ludoteka[ray]'")
@pytest.mark.timeout(600)
def test_a_client_of_the_cluster_gets_the_same_table(cluster: Any) -> None:
    """`ray://HOST:PORT`, Ray's client, which a machine uses that does not belong to the cluster."""
    port = free_port()
    where = ["--address", cluster.address, "--host", "127.0.0.1", "--port", str(port), "--mode", "proxy"]
    path = os.environ | {"PYTHONPATH": os.pathsep.join(sys.path)}
    server = subprocess.Popen([sys.executable, "-m", "ray.util.client.server", *where], env=path)
    try:
        wait_for_port(port)
        there = run_series(series(), 8, on=f"ray://127.0.0.1:{port}")
        assert msgspec.json.encode(standings(there)) == msgspec.json.encode(standings(run_series(series(), 8)))
    finally:
        server.terminate()
        server.wait(30)


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        port: int = server.getsockname()[1]
        return port


def wait_for_port(port: int) -> None:
    """Wait until somebody listens."""
    deadline = time.monotonic() + 120
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < deadline, f"nobody listens at {port}"
            time.sleep(0.1)


def wait_for(file: Path) -> None:
    """Wait until a file is there."""
    deadline = time.monotonic() + 200
    while not file.exists():
        if time.monotonic() > deadline:
            return
        time.sleep(0.01)


def begun_by(file: Path) -> list[int]:
    """The process of each game that was begun, in order."""
    return [int(line.split()[0]) for line in file.read_text().splitlines()]


def kill_machine(node: Any) -> None:
    """Kill everything on a machine of the cluster at once."""
    raylet = psutil.Process(node.all_processes["raylet"][0].process.pid)
    for process in [*raylet.children(recursive=True), raylet]:
        process.kill()

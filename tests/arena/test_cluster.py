from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import msgspec
import pytest

from ludoteka.arena import extras
from ludoteka.arena.cluster import Fleet, address_of
from ludoteka.arena.extras import MissingExtra, need
from ludoteka.arena.outcome import Outcome
from ludoteka.arena.run import Run, run_series
from ludoteka.arena.series import Series, new_series
from ludoteka.arena.standings import standings
from ludoteka.kernel.errors import BadOption, LudotekaError

RAY = importlib.util.find_spec("ray") is not None


def series() -> Series:
    """A short series of the teaching game."""
    return new_series("teaching:load", ["random", "greedy:1"], 2, {"length": "short"}, "s")


def test_addresses() -> None:
    assert address_of("ray") == ""
    assert address_of("ray://host:10001") == "ray://host:10001"
    for wrong in ("ray://", "moon", "http://host"):
        with pytest.raises(BadOption, match="expected ray or ray://HOST:PORT"):
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


# -- without a cluster: what becomes of games whose referee is gone ----------------------------------------------


class ActorGone(Exception):
    """Stands for Ray's error of the same meaning."""


class RayFails(Exception):
    """Stands for any other error of Ray."""


class FakeRay:
    """As much of Ray as a Fleet uses, in this process; games in `deadly` end their referee so many times."""

    def __init__(self, deadly: dict[int, int]) -> None:
        self.deadly = deadly
        self.dead: set[int] = set()
        self.made = 0
        self.exceptions = type("exceptions", (), {"RayActorError": ActorGone, "RayError": RayFails})

    def remote(self, **_: Any) -> Any:
        return lambda kind: FakeKind(self, kind)

    def wait(self, tasks: list[FakeTask], num_returns: int, timeout: float) -> tuple[list[FakeTask], list[FakeTask]]:
        return tasks[:1], tasks[1:]

    def get(self, task: FakeTask) -> bytes:
        if task.owner in self.dead:
            raise ActorGone("the actor died")
        if self.deadly.get(task.number, 0):
            self.deadly[task.number] -= 1
            self.dead.add(task.owner)
            raise ActorGone("the actor died")
        line: bytes = task.referee.line(task.number)
        return line


class FakeTask:
    """A game that was handed out."""

    def __init__(self, referee: Any, owner: int, number: int) -> None:
        self.referee = referee
        self.owner = owner
        self.number = number


class FakeKind:
    """What `ray.remote` makes of a class."""

    def __init__(self, ray: FakeRay, kind: Any) -> None:
        self.ray = ray
        self.kind = kind

    def remote(self, text: bytes) -> Any:
        self.ray.made += 1
        owner, referee = self.ray.made, self.kind(text)

        class Line:
            """The method that is called from afar."""

            @staticmethod
            def remote(number: int) -> FakeTask:
                return FakeTask(referee, owner, number)

        return type("Handle", (), {"line": Line})


def play_on(fake: FakeRay, games: int = 6) -> Run:
    """A series on a made-up cluster of two."""
    found: list[Outcome] = []
    fleet = Fleet(fake, series(), range(games), 2, lambda line: found.append(msgspec.json.decode(line, type=Outcome)))
    assert not fleet.work(lambda: False)
    return Run(series(), games, sorted(found, key=lambda outcome: outcome.number), 0, False)


def test_games_on_a_cluster_are_the_same_games() -> None:
    assert standings(play_on(FakeRay({}))) == standings(run_series(series(), 6))


def test_a_referee_that_is_gone_is_replaced_and_its_game_played_again() -> None:
    fake = FakeRay({2: 1})
    run = play_on(fake)
    assert fake.made == 3
    assert run.failed() == []
    assert standings(run) == standings(run_series(series(), 6))


def test_a_game_that_ends_every_referee_is_noted_once_and_the_others_are_played() -> None:
    run = play_on(FakeRay({2: 9}))
    assert [outcome.number for outcome in run.outcomes] == list(range(6))
    (lost,) = run.failed()
    assert lost.number == 2
    assert "worker on Ray ended by itself (the actor died), 2 times" in lost.failed


def test_another_error_of_ray_ends_the_run() -> None:
    fake = FakeRay({})
    fake.get = lambda task: (_ for _ in ()).throw(RayFails("no such thing"))  # type: ignore[method-assign]  # to fail
    with pytest.raises(LudotekaError, match="Ray failed: no such thing"):
        play_on(fake)


# -- with Ray itself ---------------------------------------------------------------------------------------------


@pytest.mark.soak
@pytest.mark.skipif(not RAY, reason="Ray is not installed: pip install 'ludoteka[ray]'")
def test_two_workers_on_ray_give_the_same_table_as_two_processes(tmp_path: Path) -> None:
    here = run_series(series(), 12, jobs=2)
    there = run_series(series(), 12, jobs=2, on="ray", folder=tmp_path)
    assert msgspec.json.encode(standings(here)) == msgspec.json.encode(standings(there))
    assert len((tmp_path / "games.jsonl").read_text().splitlines()) == 12

"""`ludoteka bench --check`: whether a game became slower than it was kept to be.

Figures are kept as ratios to the calibration loop, which runs in between all the time, so that other machines and busy
ones can be compared. A single try may still be off by a tenth or two; so a game is tried a few times, and if the median
is then not well above what is allowed, many times: only a real loss makes the median of many tries low.
"""

from __future__ import annotations

import platform
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from statistics import median
from typing import Any

import msgspec

from ludoteka.cli.doctor import build
from ludoteka.cli.speed import calibrate, most_seats, walk
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game
from ludoteka.kernel.play import play_randomly
from ludoteka.kernel.state import State

LOSS = 0.30
FEW_TRIES = 3
MANY_TRIES = 15
SLICE = 4_000
"""How many rounds of the calibration loop come between two games: a few thousandths of a second."""

COPIES = 8

Ratios = dict[str, float]
Kept = dict[str, Ratios]
"""The ratios of each game under a name such as `3.11 pure cyclades 4`."""


class Runner:
    """A game that is measured again and again."""

    def __init__(self, game: Game[Any], seconds: float) -> None:
        self.game = game
        self.seconds = seconds
        self.seats = most_seats(game)
        self.played = 0
        self.positions: list[State] = walk(game, self.seats)[2]
        python = ".".join(platform.python_version_tuple()[:2])
        self.name = f"{python} {build()} {game.id} {self.seats}"

    def ratios(self) -> Ratios:
        """Decisions and copies for every round of the calibration loop, in one try."""
        decisions = self.share(self.play, self.seconds)
        return {"decisions": decisions, "copies": self.share(self.copy, self.seconds / 3)}

    def share(self, work: Callable[[], int], seconds: float) -> float:
        """How much work is done in the time of one round of the calibration loop, both by turns."""
        done = rounds = 0
        working = calibrating = 0.0
        while working < seconds:
            calibrating += calibrate(SLICE)
            rounds += SLICE
            start = time.process_time()
            done += work()
            working += time.process_time() - start
        calibrating += calibrate(SLICE)
        rounds += SLICE
        return done / working * calibrating / rounds

    def play(self) -> int:
        """One whole game; how many decisions it had."""
        number = self.played = self.played + 1
        s = self.game.start(self.seats, chance=Chance.of("check", "setup", number))
        luck, picks = Chance.of("check", "luck", number), Chance.of("check", "picks", number)
        return play_randomly(self.game, s, luck, picks, self.game.bound)

    def copy(self) -> int:
        """Positions copied a few times each; how many copies that were."""
        for _ in range(COPIES):
            for s in self.positions:
                s.copy()
        return COPIES * len(self.positions)


class SpeedCheck(msgspec.Struct, frozen=True):
    """How one figure of a game stands to what was kept: 1 is the same; None if nothing was kept for it."""

    name: str
    figure: str
    share: float | None
    tries: int
    slower: bool


def load(path: Path) -> Kept:
    """The figures kept in a file."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Kept)
    except OSError as error:
        raise BadOption(f"{path}: cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        raise BadOption(f"{path}: {error}; `ludoteka bench --check FILE --write` makes such a file") from None


def keep(path: Path, games: Sequence[Game[Any]], seconds: float) -> Kept:
    """Measure games in turn and keep the medians, beside what the file holds of others."""
    runners = [Runner(game, seconds) for game in games]
    seen: dict[str, list[Ratios]] = {runner.name: [] for runner in runners}
    for _ in range(MANY_TRIES):
        for runner in runners:
            seen[runner.name].append(runner.ratios())
    today = {
        name: {figure: round(median(one[figure] for one in found), 6) for figure in found[0]}
        for name, found in seen.items()
    }
    kept = {**(load(path) if path.exists() else {}), **today}
    path.write_bytes(msgspec.json.format(msgspec.json.encode(dict(sorted(kept.items()))), indent=2) + b"\n")
    return today


def check(path: Path, games: Sequence[Game[Any]], seconds: float, loss: float = LOSS) -> list[SpeedCheck]:
    """Compare games with what was kept."""
    kept = load(path)
    out: list[SpeedCheck] = []
    for game in games:
        runner = Runner(game, seconds)
        wanted = kept.get(runner.name)
        if wanted is None:
            out.append(SpeedCheck(runner.name, "", None, 0, False))
        else:
            out += judge(runner.name, wanted, runner.ratios, loss)
    return out


def judge(name: str, wanted: Ratios, measure: Callable[[], Ratios], loss: float) -> list[SpeedCheck]:
    """How the figures of one game stand: a few tries if all is well, many if there is doubt."""
    shares: dict[str, list[float]] = {figure: [] for figure in wanted}
    for tries in range(1, MANY_TRIES + 1):
        today = measure()
        for figure, found in shares.items():
            found.append(today[figure] / wanted[figure])
        if tries >= FEW_TRIES and all(median(found) >= 1 - loss / 2 for found in shares.values()):
            break
    return [
        SpeedCheck(name, figure, median(found), len(found), median(found) < 1 - loss)
        for figure, found in shares.items()
    ]

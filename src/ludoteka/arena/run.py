"""Running a series: here, in worker processes or on Ray, from where it stopped, with the same games either way."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec

from ludoteka.arena.cluster import OnWait, address_of, play_on_ray
from ludoteka.arena.crew import OnLine, play_with_workers
from ludoteka.arena.ledger import Ledger
from ludoteka.arena.outcome import Outcome, Referee
from ludoteka.arena.series import Series
from ludoteka.kernel.errors import BadOption

OnOutcome = Callable[[Outcome], None]


class Run(msgspec.Struct, frozen=True):
    """What came of running a series."""

    series: Series
    wanted: int
    outcomes: list[Outcome]
    """In the order of their numbers."""
    resumed: int
    """How many of them were played before."""
    interrupted: bool

    def played(self) -> list[Outcome]:
        """The games that have a result."""
        return [outcome for outcome in self.outcomes if not outcome.failed]

    def failed(self) -> list[Outcome]:
        """The games that have none."""
        return [outcome for outcome in self.outcomes if outcome.failed]


def run_series(
    series: Series,
    games: int,
    jobs: int | None = None,
    on: str = "",
    folder: Path | None = None,
    on_outcome: OnOutcome | None = None,
    again: bool = False,
    on_wait: OnWait | None = None,
) -> Run:
    """Play a number of games of a series, rounded up to whole deals, and give back all of them.

    `folder` keeps every game as soon as it is over; a run that finds games of the same series there goes on with the
    others, and with `again` also repeats those that failed. `on_outcome` hears of every game, those found included.
    `on` is empty for this machine, `ray`, or an address of Ray's; `on_wait` hears of it when Ray keeps it waiting.
    """
    if games < 0 or (jobs is not None and jobs < 1):
        raise BadOption(f"{games} games in {jobs} jobs; expected at least 0 games and 1 job")
    if on:
        address_of(on)
    wanted = series.total(games)
    if folder is None:
        return play_missing(series, wanted, jobs, on, {}, None, on_outcome, on_wait)
    with Ledger(folder, series) as ledger:
        done = {
            number: outcome
            for number, outcome in ledger.outcomes.items()
            if number < wanted and not (again and outcome.failed)
        }
        return play_missing(series, wanted, jobs, on, done, ledger, on_outcome, on_wait)


def play_missing(
    series: Series,
    wanted: int,
    jobs: int | None,
    on: str,
    done: dict[int, Outcome],
    ledger: Ledger | None,
    on_outcome: OnOutcome | None,
    on_wait: OnWait | None = None,
) -> Run:
    """Play what is not done yet; an interrupted run counts every game that was written down, the last one too."""
    resumed = len(done)
    told = on_outcome or (lambda _: None)
    for outcome in done.values():
        told(outcome)
    missing = [number for number in range(wanted) if number not in done]

    def finished(line: bytes) -> None:
        outcome = msgspec.json.decode(line, type=Outcome)
        if ledger is not None:
            ledger.add(outcome, line)
        done[outcome.number] = outcome
        told(outcome)

    before = {} if ledger is None else dict(ledger.outcomes)
    interrupted = bool(missing) and play_numbers(series, missing, jobs, on, finished, on_wait)
    if interrupted and ledger is not None:
        ledger.read()
        written = ledger.outcomes
        done |= {number: written[number] for number in missing if written.get(number) != before.get(number)}
    return Run(series, wanted, [done[number] for number in sorted(done)], resumed, interrupted)


def play_numbers(
    series: Series, numbers: list[int], jobs: int | None, on: str, finished: OnLine, on_wait: OnWait | None = None
) -> bool:
    """Play these games somewhere; whether somebody interrupted it."""
    if on:
        return play_on_ray(series, numbers, jobs, on, finished, on_wait)
    if jobs is not None and jobs > 1:
        return play_with_workers(series, numbers, jobs, finished)
    referee = Referee(series)
    try:
        for number in numbers:
            finished(referee.line(number))
    except KeyboardInterrupt:
        return True
    return False

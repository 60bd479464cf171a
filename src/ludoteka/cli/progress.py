"""A progress bar on standard error, where somebody can see it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from ludoteka.cli.common import err


@contextmanager
def progress_bar(title: str, games: int) -> Iterator[Callable[[object], None] | None]:
    """What to call after every game, so that the bar grows; None where nobody would see it."""
    console = err()
    if not console.is_terminal:
        yield None
        return
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(title, total=games)
        yield lambda _: bar.advance(task)

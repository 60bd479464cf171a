"""Compares or records the golden games and walks of tests/records: the games that pin what the rules do.

    python tools/golden.py                            replay all, and name the first thing that differs in each
    python tools/golden.py cyclades heroes3-clash     only those whose names begin so
    python tools/golden.py --show NAME                print one, a line for each event and question
    python tools/golden.py --record                   let the bots play all games anew
    python tools/golden.py --record --same-moves      keep every action, note anew what comes of it

Recording belongs in a commit of its own that says why: which rule, event or option changed on purpose. `--same-moves`
is for changes that leave the actions possible (another event, a new field of the State). It is quick, and says what
changed; games whose actions are not possible any more are played anew. Played anew, a game depends on
tests/records/golden.toml, on the rules and on the bots, and on nothing else.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import cache
from itertools import chain
from typing import Any, TypeVar

from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import load_game
from records import walks
from records.golden import FOLDER, Difference, Golden, Moment, load, play, play_same, replay, save, table

T = TypeVar("T")


@cache
def game_of(name: str) -> Game[Any]:
    """A game, loaded once in each process."""
    return load_game(name)


def check(row: Golden) -> str:
    """The first thing in which a game differs from its record, or nothing."""
    if not row.path.exists():
        return f"{row.name} has no record; make one with --record {row.name}"
    try:
        replay(game_of(row.game), row, load(row))
    except Difference as difference:
        return str(difference)
    except Exception as error:
        return f"{row.name}: {error!r} {' '.join(getattr(error, '__notes__', []))}"
    return ""


def record(row: Golden) -> str:
    """Let the bots play a game and keep it."""
    began = time.monotonic()
    before = load(row) if row.path.exists() else []
    moments = list(play(game_of(row.game), row))
    save(row, moments)
    return f"{row.name}: played anew in {time.monotonic() - began:.0f} s; {changes(before, moments)}"


def record_same(row: Golden) -> str:
    """Keep the actions of a game and note what comes of them now."""
    if not row.path.exists():
        return record(row)
    before = load(row)
    try:
        moments = list(play_same(game_of(row.game), row, before))
    except Difference as difference:
        return f"{difference}\n{record(row)}"
    save(row, moments)
    return f"{row.name}: {changes(before, moments)}"


def changes(before: list[Moment], after: list[Moment]) -> str:
    """What became different, in a few words."""
    if not before:
        return f"new, {len(after) - 1} actions"
    if before == after:
        return f"as before, {len(after) - 1} actions"
    if [moment.do for moment in before] != [moment.do for moment in after]:
        return f"other actions: {len(before) - 1} before, {len(after) - 1} now"
    counts = {
        what: sum(getattr(was, part) != getattr(now, part) for was, now in zip(before, after, strict=True))
        for what, part in (
            ("events", "told"),
            ("hashes", "hash"),
            ("questions", "asked"),
            ("Views", "seen"),
            ("luck", "luck"),
        )
    }
    told = ", ".join(f"{what} {count}" for what, count in counts.items() if count)
    return f"same actions; moments of {len(after)} that differ: {told}"


def show(row: Golden) -> Iterable[str]:
    """A recorded game as text."""
    yield f"{row.name}: {row.why}"
    for moment in load(row):
        luck = f"  luck {' '.join(map(str, moment.luck))}" if moment.luck else ""
        yield f"{moment.n} {f'p{moment.seat + 1}: {moment.do}' if moment.n else 'set-up'}  [{moment.hash}]{luck}"
        yield from (f"    {event}" for event in moment.told)
        yield from (f"    ? {question}" for question in moment.asked)
        if moment.places:
            yield f"    places {moment.places}"


def check_walks(name: str) -> str:
    """The walks of a game that differ from their digests, or nothing."""
    found = (course.difference(which, was) for course in walks.courses_of(name) for which, was in course.kept().items())
    return "\n".join(told for told in found if told)


def record_walks(name: str) -> str:
    """Walk through a game and keep the digests."""
    courses = walks.courses_of(name)
    changed, all_of_them = sum(course.record() for course in courses), sum(len(course.names()) for course in courses)
    return f"{name}: {changed} of {all_of_them} walks recorded otherwise than before"


def worked(work: Callable[[T], str], rows: list[T], jobs: int) -> Iterator[str]:
    """What is said of each game, worked on by some processes."""
    if jobs == 1:
        yield from map(work, rows)
        return
    with ProcessPoolExecutor(jobs) as pool:
        yield from pool.map(work, rows)


def main(arguments: list[str]) -> int:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", help="games or golden games, by the beginning of their names; all if none")
    parser.add_argument("--record", action="store_true", help="play anew and keep; a commit of its own, that says why")
    parser.add_argument("--same-moves", action="store_true", help="with --record: the same actions, what comes of them")
    parser.add_argument("--show", action="store_true", help="print what was recorded")
    parser.add_argument("--stop", action="store_true", help="stop at the first difference, the smallest games first")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="processes, by default one a core")
    asked = parser.parse_args(arguments)
    rows = [row for row in table() if not asked.names or row.name.startswith(tuple(asked.names))]
    if not rows:
        parser.error(f"no golden game begins with {' or '.join(asked.names)}")
    if asked.show:
        for row in rows:
            print("\n".join(show(row)))
        return 0
    work = (record_same if asked.same_moves else record) if asked.record else check
    began = time.monotonic()
    failed = 0
    if asked.stop:
        rows.sort(key=lambda row: row.path.stat().st_size if row.path.exists() else 0)
    names = sorted({row.game for row in rows if not asked.names or row.game.startswith(tuple(asked.names))})
    walking = worked(record_walks if asked.record else check_walks, names, asked.jobs)
    for told in chain(worked(work, rows, asked.jobs), walking):
        failed += bool(told and not asked.record)
        if told:
            print(told, flush=True)
        if failed and asked.stop:
            return 1
    if asked.record and not asked.names:
        kept = {row.path for row in rows}
        for path in FOLDER.glob("*.gz"):
            if path not in kept:
                path.unlink()
                print(f"{path.name}: removed, the table has it no more")
    size = sum(row.path.stat().st_size for row in rows if row.path.exists())
    print(f"{len(rows)} games, {size / 1000:.0f} kB, {time.monotonic() - began:.0f} s; {failed} differ")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

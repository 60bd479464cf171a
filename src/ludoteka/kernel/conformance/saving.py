"""Laws about copies, saved States, records and luck that comes only from Chance."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from functools import cache
from typing import Any

from ludoteka.kernel.action import Action
from ludoteka.kernel.conformance.effort import Effort
from ludoteka.kernel.conformance.law import Law
from ludoteka.kernel.conformance.moving import complaint
from ludoteka.kernel.conformance.trace import Trace
from ludoteka.kernel.conformance.violation import said
from ludoteka.kernel.errors import LudotekaError
from ludoteka.kernel.knowledge import asked
from ludoteka.kernel.match import verify
from ludoteka.kernel.record import read_record
from ludoteka.kernel.registry import game_ids
from ludoteka.kernel.state import State

HASH_SEEDS = ("12345", "54321")


@Law
def round_trip(trace: Trace, effort: Effort) -> None:
    """A State read back from its JSON has the same JSON, the same hash and the same choices."""
    if trace.failure is not None and trace.failure.doing == "save":
        raise complaint(trace, "round-trip", trace.failure)
    game = trace.game
    for number, s in trace.positions():
        if number % effort.save_every:
            continue
        try:
            saved = game.encode(s)
            back = game.decode(saved)
            again = game.encode(back)
        except Exception as error:
            raise trace.violation("round-trip", f"saving and loading raises {said(error)}", number) from error
        if again != saved:
            raise trace.violation("round-trip", difference(saved, again, "saved", "loaded and saved again"), number)
        if questions(s) != questions(back):
            raise trace.violation("round-trip", "the loaded State asks or offers something else", number)


def questions(s: State) -> list[list[tuple[Action, list[Action]]]]:
    """What every seat is asked and offered."""
    return [asked(s, seat) for seat in range(s.seats)]


def difference(one: bytes, other: bytes, first: str, second: str) -> str:
    """Where two saved States differ, in words."""
    path, left, right = first_difference(json.loads(one), json.loads(other), "")
    return f"the State {first} and the one {second} differ at {path or 'the top'}: {left} and {right}"


def first_difference(one: Any, other: Any, path: str) -> tuple[str, str, str]:
    """The first place where two JSON values differ, and what stands there."""
    if isinstance(one, dict) and isinstance(other, dict) and one.keys() == other.keys():
        for key in one:
            if one[key] != other[key]:
                return first_difference(one[key], other[key], f"{path}.{key}" if path else str(key))
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for i in range(len(one)):
            if one[i] != other[i]:
                return first_difference(one[i], other[i], f"{path}[{i}]")
    return path, short(one), short(other)


def short(value: Any) -> str:
    """A JSON value, cut if it is long."""
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:77] + "..."


@Law
def copies(trace: Trace, effort: Effort) -> None:
    """A position that was copied and played on from stays what it was: no list is shared and no Step changes."""
    for (number, s), expected in zip(trace.positions(), trace.hashes(), strict=False):
        if expected and trace.game.hash(s) != expected:
            what = "the position changed when a copy of it was played on: a Step was changed, or a copy shares a list"
            raise trace.violation("copies", what, number)


@Law
def replays(trace: Trace, effort: Effort) -> None:
    """The record of the game, written and read, replays to the same hashes, all luck coming from the seed."""
    if trace.start is None or (trace.failure is not None and not trace.moments):
        return
    try:
        record = trace.record()
        data = record.to_bytes()
        back = read_record(data)
        if back.to_bytes() != data:
            raise trace.violation("replays", "the record read back is not the record that was written")
        verify(trace.game, back)
    except (LudotekaError, KeyError, ValueError) as error:
        raise trace.violation("replays", said(error)) from error


@Law
def determined(trace: Trace, effort: Effort) -> None:
    """The same seed gives the same game: played again here, and in a fresh process with other string hashes."""
    again = Trace(trace.game, trace.mode, trace.seed)
    compare(trace, story(again), "played again")
    loader = effort.loader or (trace.game.id if trace.game.id in game_ids() else "")
    if effort.fresh and loader:
        compare(trace, elsewhere(trace, loader), "played again in a fresh process")


def story(trace: Trace) -> list[list[str]]:
    """Action, luck and hash of every moment, as texts."""
    start = ["", " ".join(map(str, trace.start_luck)), trace.start_hash]
    return [start, *([trace.words(m.action), " ".join(map(str, m.luck)), m.hash] for m in trace.moments)]


def compare(trace: Trace, other: list[list[str]], how: str) -> None:
    """Raise a Violation where another play of the same seed went another way."""
    for number, (one, two) in enumerate(zip(story(trace), other, strict=False)):
        for what, left, right in zip(("the action is", "the luck is", "the hash is"), one, two, strict=True):
            if left != right:
                raise trace.violation("determined", f"{how}, {what} {right!r}, not {left!r}", number)
    if len(other) != len(trace.moments) + 1:
        what = f"{how}, the game has {len(other) - 1} actions, not {len(trace.moments)}"
        raise trace.violation("determined", what)


def elsewhere(trace: Trace, loader: str) -> list[list[str]]:
    """The same game played by a fresh Python, in which strings have other hashes."""
    current = os.environ.get("PYTHONHASHSEED", "")
    seed = HASH_SEEDS[1] if current == HASH_SEEDS[0] else HASH_SEEDS[0]
    task = {
        "loader": loader,
        "mode": {"name": trace.mode.name, "seats": trace.mode.seats, "options": dict(trace.mode.options)},
        "seed": trace.seed,
    }
    other = other_python(seed, os.pathsep.join(path for path in sys.path if path), os.getpid())
    assert other.stdin is not None
    assert other.stdout is not None
    other.stdin.write(json.dumps(task) + "\n")
    other.stdin.flush()
    played: list[list[str]] | str = json.loads(other.stdout.readline() or '"it says nothing"')
    if isinstance(played, str):
        raise trace.violation("determined", f"a fresh process cannot play {loader}: {played}")
    return played


@cache
def other_python(seed: str, path: str, owner: int) -> subprocess.Popen[str]:
    """A Python with other hashes of strings that plays what it is told, each game in a fork of its own."""
    other = subprocess.Popen(
        [sys.executable, "-m", "ludoteka.kernel.conformance.elsewhere"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": path},
    )
    atexit.register(other.communicate)  # it ends when nobody can tell it anything any more
    return other

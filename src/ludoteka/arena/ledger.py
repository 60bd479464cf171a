"""The ledger: a folder in which a series writes down every game as soon as it is over, to go on from there later."""

from __future__ import annotations

import fcntl
import os
import time
from pathlib import Path
from typing import Any

import msgspec

from ludoteka.arena.outcome import Outcome
from ludoteka.arena.series import Series
from ludoteka.kernel.errors import LudotekaError

HEADER = "series.json"
GAMES = "games.jsonl"

SYNC_EVERY = 0.2
"""Seconds after which what was written is brought to the disk itself; the end of a process loses nothing anyway."""


class BadLedger(LudotekaError):
    """A folder that belongs to another series, is in use, or holds what no series wrote."""


class Ledger:
    """The games of a series: one line of JSON each, in whatever order they ended; a later line replaces an earlier."""

    def __init__(self, folder: Path, series: Series) -> None:
        self.folder = folder
        self.outcomes: dict[int, Outcome] = {}
        self.synced = time.monotonic()
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self.file = os.open(folder / GAMES, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        except OSError as error:
            raise BadLedger(f"{folder} cannot be used: {error.strerror}") from None
        try:
            self.lock()
            self.claim(series)
            self.read()
        except BaseException:
            os.close(self.file)
            raise

    def __enter__(self) -> Ledger:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def lock(self) -> None:
        """Nobody else may write here meanwhile."""
        try:
            fcntl.flock(self.file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise BadLedger(
                f"{self.folder} is being written by another run; wait for it or name another folder"
            ) from None

    def claim(self, series: Series) -> None:
        """Make the folder this series', or see that it is."""
        header = self.folder / HEADER
        if not header.exists():
            if os.fstat(self.file).st_size:
                raise BadLedger(f"{self.folder} holds {GAMES} but no {HEADER}; name another folder")
            unfinished = header.with_suffix(".new")
            with unfinished.open("wb") as file:
                file.write(msgspec.json.format(msgspec.json.encode(series), indent=2) + b"\n")
                file.flush()
                os.fsync(file.fileno())
            unfinished.replace(header)
            sync_folder(self.folder)
            return
        try:
            found = msgspec.json.decode(header.read_bytes())
        except msgspec.DecodeError as error:
            raise BadLedger(f"{header} is not a series: {error}") from None
        difference = first_difference(found, msgspec.to_builtins(series))
        if difference:
            raise BadLedger(f"{self.folder} belongs to another series: {difference}; name another folder")

    def read(self) -> None:
        """The games that were written down; a last line that was cut off is cut away."""
        data = b""
        while block := os.pread(self.file, 1 << 22, len(data)):
            data += block
        good = 0
        lines = data.splitlines(keepends=True)
        for place, line in enumerate(lines):
            try:
                if not line.endswith(b"\n"):
                    raise msgspec.DecodeError("no end of line")
                outcome = msgspec.json.decode(line, type=Outcome)
            except msgspec.DecodeError as error:
                if place == len(lines) - 1:
                    break
                raise BadLedger(f"{self.folder / GAMES}, line {place + 1} is not a game: {error}") from None
            self.outcomes[outcome.number] = outcome
            good += len(line)
        if good < len(data):
            os.ftruncate(self.file, good)
            os.fsync(self.file)

    def add(self, outcome: Outcome, line: bytes) -> None:
        """Write a game down."""
        rest = memoryview(line)
        while rest:
            rest = rest[os.write(self.file, rest) :]
        self.outcomes[outcome.number] = outcome
        if time.monotonic() - self.synced > SYNC_EVERY:
            self.sync()

    def sync(self) -> None:
        """Bring everything to the disk."""
        os.fsync(self.file)
        self.synced = time.monotonic()

    def close(self) -> None:
        """Bring everything to the disk and let the folder go."""
        self.sync()
        os.close(self.file)


def sync_folder(folder: Path) -> None:
    """Bring the names in a folder to the disk."""
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def first_difference(there: Any, here: dict[str, Any]) -> str:
    """Where two series differ, in words; empty if they are the same."""
    if not isinstance(there, dict):
        return "its header is not a series"
    for key in dict.fromkeys([*here, *there]):
        if there.get(key) != here.get(key):
            shown = [msgspec.json.encode(each.get(key)).decode() for each in (there, here)]
            return f"{key} is {shown[0]} there and {shown[1]} here"
    return ""

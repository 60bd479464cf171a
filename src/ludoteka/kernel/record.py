"""Records: a match as a text file, one JSON document a line, that replays without a generator.

The first line is the header. Then come actions `{"n": 1, "seat": 0, "do": "bid ares 7", "luck": [], "hash": "..."}`
and checkpoints `{"at": 12, "state": {...}}`, and last the end line, without which the record was cut short.
"""

from __future__ import annotations

from hashlib import sha256
from pathlib import Path
from typing import Any

import msgspec

from ludoteka.kernel.errors import BadRecord

FORMAT = 1


class Header(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """What is played, by whom, under which version, and where the luck comes from."""

    ludoteka: int
    game: str
    rules: int
    content: str
    seats: int
    options: dict[str, Any]
    players: list[str]
    luck: list[int]
    hash: str
    commitment: str = ""
    """The fingerprint of the seed (scheme 1) or of the secret (scheme 2), published before the first action."""
    seed: str = ""
    """The seed itself; left out while the match is secret."""
    scheme: int = 1
    """How the seed came about: 1 if it was drawn whole, 2 if it was made of a secret and nonces (`pledge.py`)."""
    nonces: list[str] = []
    """What each seat gave towards the seed in scheme 2; empty for a seat that gave nothing."""
    secret: str = ""
    """The secret of scheme 2; left out while the match is secret."""
    imported: int | None = None
    """If the match went on from another record: how many actions came with that. Their luck has another seed."""


class Line(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One action: its number, seat, notation, chance outcomes and the hash of the State after it."""

    n: int
    seat: int
    do: str
    luck: list[int]
    hash: str


class Checkpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The State after a number of actions."""

    at: int
    state: msgspec.Raw


class End(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The last line: how many actions there are and, if the game is over, the places."""

    end: int
    places: list[int]


class Record(msgspec.Struct):
    """A whole record."""

    header: Header
    lines: list[Line]
    checkpoints: list[Checkpoint]
    end: End

    def to_bytes(self) -> bytes:
        """The record as text, checkpoints behind the actions they follow."""
        rows: list[object] = [self.header]
        waiting = sorted(self.checkpoints, key=lambda checkpoint: checkpoint.at)
        for number in range(len(self.lines) + 1):
            if number:
                rows.append(self.lines[number - 1])
            while waiting and waiting[0].at == number:
                rows.append(waiting.pop(0))
        rows.append(self.end)
        return b"".join(msgspec.json.encode(row) + b"\n" for row in rows)

    def save(self, path: Path) -> None:
        """Write the record; an existing file is replaced only by a complete one."""
        partial = path.with_name(path.name + ".part")
        partial.write_bytes(self.to_bytes())
        partial.replace(path)


def commitment(seed: str) -> str:
    """What is published of a seed before the game: its SHA-256."""
    return sha256(seed.encode()).hexdigest()


def read_record(data: bytes, name: str = "record") -> Record:
    """A record from its text."""
    refuse_a_refusal(data, name)
    rows = data.split(b"\n")
    if rows and rows[-1] == b"":
        rows.pop()
    elif rows:
        raise BadRecord(f"{name}: cut short in line {len(rows)}; expected a line break after the end line")
    if not rows:
        raise BadRecord(f"{name}: empty; expected a header line")
    header = read_header(rows[0], name)
    lines: list[Line] = []
    checkpoints: list[Checkpoint] = []
    end: End | None = None
    for number, row in enumerate(rows[1:], 2):
        if end is not None:
            raise BadRecord(f"{name}, line {number}: nothing may follow the end line")
        try:
            if row.startswith(b'{"n"'):
                lines.append(msgspec.json.decode(row, type=Line))
                if lines[-1].n != len(lines):
                    raise BadRecord(f"{name}, line {number}: action {lines[-1].n} found; expected {len(lines)}")
            elif row.startswith(b'{"at"'):
                checkpoints.append(msgspec.json.decode(row, type=Checkpoint))
                if checkpoints[-1].at != len(lines):
                    raise BadRecord(f"{name}, line {number}: checkpoint out of place; expected one at {len(lines)}")
            else:
                end = msgspec.json.decode(row, type=End)
        except (msgspec.DecodeError, RecursionError) as error:
            raise BadRecord(f"{name}, line {number}: {error}") from None
    if end is None:
        raise BadRecord(f"{name}: cut short after {len(lines)} actions; expected an end line")
    if end.end != len(lines):
        raise BadRecord(f"{name}: has {len(lines)} actions; its end line says {end.end}")
    return Record(header, lines, checkpoints, end)


def refuse_a_refusal(data: bytes, name: str) -> None:
    """Say what it is if somebody saved what a server answered in place of a record."""
    try:
        found = msgspec.json.decode(data) if data[:1] == b"{" and len(data) < 1 << 16 else None
    except (msgspec.DecodeError, RecursionError):
        return
    if isinstance(found, dict) and {"error", "message"} <= found.keys():
        raise BadRecord(f"{name}: not a record but a server's refusal ({found['error']}): {found['message']}")


def read_header(row: bytes, name: str) -> Header:
    """The first line, after a look at the format number."""
    try:
        number = msgspec.json.decode(row)
    except (msgspec.DecodeError, RecursionError):
        raise BadRecord(f"{name}: this is not a Ludoteka record; expected a JSON header line") from None
    if not isinstance(number, dict) or "ludoteka" not in number:
        raise BadRecord(f"{name}: this is not a Ludoteka record; expected a header with the key 'ludoteka'")
    if number["ludoteka"] != FORMAT:
        raise BadRecord(f"{name}: record format {number['ludoteka']!r}; expected {FORMAT}")
    try:
        return msgspec.json.decode(row, type=Header)
    except msgspec.DecodeError as error:
        raise BadRecord(f"{name}, line 1: {error}") from None


def load_record(path: Path) -> Record:
    """A record from a file."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}") from None
    return read_record(data, path.name)

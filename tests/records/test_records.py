"""Recorded games replay hash by hash, on every build, until the rules change on purpose."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludoteka.kernel.match import verify
from ludoteka.kernel.record import load_record
from ludoteka.kernel.registry import game_ids, load_game
from records.record_again import NOT_INSTALLED, record

RECORDS = sorted(Path(__file__).parent.glob("*.record"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_replays(path: Path) -> None:
    saved = load_record(path)
    name = NOT_INSTALLED.get(saved.header.game, saved.header.game)
    if ":" not in name and name not in game_ids():
        pytest.skip(f"{name} is not installed")
    match = verify(load_game(name), saved)
    assert match.over
    assert match.record().to_bytes() == path.read_bytes()


def test_recording_again_gives_the_same_record() -> None:
    path = next(path for path in RECORDS if path.stem.startswith("teaching"))
    header = load_record(path).header
    assert record(header.game, header.seats, header.seed, header.options).to_bytes() == path.read_bytes()

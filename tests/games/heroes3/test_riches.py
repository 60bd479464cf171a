"""Walks from positions full of rare cards, units and buildings go as they were recorded (see riches.py)."""

from __future__ import annotations

import pytest

from games.heroes3 import riches


@pytest.mark.parametrize("which", riches.walks_of())
def test_a_walk_amid_riches_goes_as_recorded(which: str) -> None:
    assert not riches.difference(which)


def test_every_mode_has_its_walks() -> None:
    assert list(riches.kept()) == riches.walks_of()

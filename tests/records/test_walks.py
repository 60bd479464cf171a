"""Walks through every mode of every game go as they were recorded, on every build."""

from __future__ import annotations

import os

import pytest

from ludoteka.kernel.registry import game_ids
from records import walks

FEW = 3
"""Where two builds are tested, `LUDOTEKA_MODES=one` takes one walk in this many and `others` the rest."""


def taken(name: str) -> list[str]:
    """The walks of this run."""
    every, few = list(walks.kept(name)), set(list(walks.kept(name))[::FEW])
    kept = {"one": few, "others": set(every) - few}.get(os.environ.get("LUDOTEKA_MODES", ""), set(every))
    return [which for which in every if which in kept]


@pytest.mark.parametrize(("name", "which"), [(name, which) for name in game_ids() for which in taken(name)])
def test_a_walk_goes_as_recorded(name: str, which: str) -> None:
    assert not walks.difference(name, which, walks.kept(name)[which])


@pytest.mark.parametrize("name", game_ids())
def test_there_are_walks_through_every_mode(name: str) -> None:
    assert list(walks.kept(name)) == walks.walks_of(name)


def test_a_walk_that_goes_another_way_is_told_with_its_place() -> None:
    name = "hadrians_wall"
    which, was = next(iter(walks.kept(name).items()))
    spoilt = " ".join([*was.split()[:1], "00000000", *was.split()[2:]])
    assert f"{name} {which} differs from line {walks.LEG + 1} on" in walks.difference(name, which, spoilt)

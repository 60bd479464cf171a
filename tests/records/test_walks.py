"""Walks through every mode of every game go as they were recorded, on every build."""

from __future__ import annotations

import os

import pytest

from ludoteka.kernel.registry import game_ids
from records import walks

FEW = 3
"""Where two builds are tested, `LUDOTEKA_MODES=one` takes one walk in this many and `others` the rest."""


def taken(course: walks.Course) -> list[str]:
    """The walks of this run."""
    every = list(course.kept())
    few = set(every[::FEW])
    kept = {"one": few, "others": set(every) - few}.get(os.environ.get("LUDOTEKA_MODES", ""), set(every))
    return [which for which in every if which in kept]


COURSES = [course for name in game_ids() for course in walks.courses_of(name)]
TAKEN = [
    pytest.param(course, which, id=f"{course.game}-{f'{course.name} {which}'.strip()}")
    for course in COURSES
    for which in taken(course)
]


@pytest.mark.parametrize(("course", "which"), TAKEN)
def test_a_walk_goes_as_recorded(course: walks.Course, which: str) -> None:
    assert not course.difference(which, course.kept()[which])


@pytest.mark.parametrize("course", COURSES, ids=lambda course: f"{course.game} {course.name}".strip())
def test_there_are_walks_through_every_mode(course: walks.Course) -> None:
    assert list(course.kept()) == course.names()


def test_a_walk_that_goes_another_way_is_told_with_its_place() -> None:
    course = walks.courses_of("hadrians_wall")[0]
    which, was = next(iter(course.kept().items()))
    spoilt = " ".join([*was.split()[:1], "00000000", *was.split()[2:]])
    assert f"hadrians_wall {which} differs from line {walks.LEG + 1} on" in course.difference(which, spoilt)

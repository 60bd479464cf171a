"""The words of lessons: what is missing, unused or points nowhere is found."""

from __future__ import annotations

import shutil
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from ludoteka.i18n.lessons import PARTS, check_lessons, coach_in, course_in, summary_in
from ludoteka.kernel.game import Game
from ludoteka.kernel.registry import load_game


@pytest.fixture
def game(tmp_path: Path) -> Game[Any]:
    """A game whose texts may be changed."""
    found = copy(load_game("hadrians_wall"))
    folder = tmp_path / "game"
    for part in ("lang", "reference", "lessons"):
        shutil.copytree(Path(str(found.folder)) / part, folder / part)
    found.folder = folder
    return found


def change(game: Game[Any], language: str, old: str, new: str) -> None:
    """Write something else into the words of a language."""
    file = Path(str(game.folder)) / "lessons" / f"{language}.ftl"
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_the_words_of_a_course_are_whole(game: Game[Any]) -> None:
    assert check_lessons(game) == []
    assert next(told.title for told in course_in(game, "cs")) == "Co leží před vámi"
    assert list(summary_in(game, "pl")) == list(PARTS)
    assert "take-action" in coach_in(game, "en")


@pytest.mark.parametrize(
    ("language", "old", "new", "said"),
    [
        ("en", "    .idea = Two sheets", "    .idee = Two sheets", "first-look.idea is missing"),
        ("en", "    .idea = Two sheets", "    .idee = Two sheets", "first-look.idee is used by nobody"),
        ("cs", "(area:fort)", "(area:wall)", "lessons/cs.ftl: first-look.sheets points at"),
        ("pl", "(area:fort)", "(area:nowhere)", "points at area:nowhere, which is not a thing"),
        ("pl", "guards = ", "watchmen = ", "watchmen is not a lesson"),
        ("cs", "    .fill-cohort = ", "    .fill-nothing = ", "coach.fill-nothing is not about a prompt"),
        ("cs", "    .advice = ", "    .hint = ", "summary.advice is missing"),
        ("en", "{ verb-end-year }", "{ verb-nothing }", "attack.over-hint cannot be worded"),
    ],
)
def test_a_mistake_in_the_words_is_found(game: Game[Any], language: str, old: str, new: str, said: str) -> None:
    change(game, language, old, new)
    assert any(said in problem for problem in check_lessons(game)), check_lessons(game)

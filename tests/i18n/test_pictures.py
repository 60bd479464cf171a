"""Pictures of the rules: their positions can be played, and their words are whole in three languages."""

from __future__ import annotations

import shutil
from copy import copy
from pathlib import Path
from typing import Any

import pytest

from ludoteka.i18n.pictures import check_pictures, pictures_in
from ludoteka.kernel.errors import BadContent
from ludoteka.kernel.game import Game
from ludoteka.kernel.pictures import find_picture, load_pictures, scenes
from ludoteka.kernel.registry import load_game

GAMES = ("cyclades", "hadrians_wall", "heroes3", "lords_of_hellas")


@pytest.fixture
def game(tmp_path: Path) -> Game[Any]:
    """A game whose pictures may be changed."""
    found = copy(load_game("hadrians_wall"))
    folder = tmp_path / "game"
    for part in ("lang", "reference", "lessons", "pictures"):
        shutil.copytree(Path(str(found.folder)) / part, folder / part)
    found.folder = folder
    return found


def change(game: Game[Any], file: str, old: str, new: str) -> None:
    """Write something else into a file of the pictures."""
    path = Path(str(game.folder)) / "pictures" / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_every_picture_can_be_drawn_and_is_worded(name: str) -> None:
    game = load_game(name)
    pictures = load_pictures(game)
    assert check_pictures(game) == []
    assert len(pictures) >= 6
    assert any(len(picture.moments) > 2 for picture in pictures), "an example to step through"
    for picture in pictures:
        shown = list(scenes(game, picture))
        assert len(shown) == len(picture.moments)
        for moment, scene in zip(picture.moments, shown, strict=True):
            assert bool(scene.events) or not moment.play or name == "lords_of_hellas", (picture.id, moment.id)


def test_an_example_shows_how_the_position_changes() -> None:
    game = load_game("hadrians_wall")
    before, fort, wall = scenes(game, find_picture(game, "fort-and-wall"))
    filled = [(scene.view.players[0].left.fort, scene.view.players[0].left.wall) for scene in (before, fort, wall)]
    assert filled == [(0, 0), (1, 0), (1, 1)]


def test_a_picture_speaks_the_readers_language(game: Game[Any]) -> None:
    told = {language: pictures_in(game, language)[0] for language in ("en", "cs", "pl")}
    assert len({each.title for each in told.values()}) == 3
    assert len({each.word("now") for each in told.values()}) == 3


def test_what_is_wrong_with_the_words_is_found(game: Game[Any]) -> None:
    change(game, "cs.ftl", ".now = Tihle", ".later = Tihle")
    change(game, "pl.ftl", "[fortu](area:fort)", "fortu")
    change(game, "pictures.toml", 'rule = "HW-GEN-01"', 'rule = "HW-GEN-99"')
    assert check_pictures(game) == [
        "picture pool-of-the-year: there is no rule HW-GEN-99",
        "pictures/cs.ftl: pool-of-the-year.now is missing",
        "pictures/cs.ftl: pool-of-the-year.later is used by nobody",
        "pictures: the words of all languages must point at the same things",
    ]


def test_a_picture_that_cannot_be_played_says_so(game: Game[Any]) -> None:
    change(game, "pictures.toml", '["fill wall resource"]', '["fill wall soldier"]')
    with pytest.raises(BadContent, match="picture fort-and-wall, wall"):
        list(scenes(game, find_picture(game, "fort-and-wall")))


def test_two_pictures_of_one_name_are_refused(game: Game[Any]) -> None:
    change(game, "pictures.toml", 'id = "pool-of-the-year"', 'id = "two-cards"')
    with pytest.raises(BadContent, match="two-cards"):
        load_pictures(game)

"""The words of the rules' pictures: one message per picture in `pictures/<language>.ftl`, an attribute a moment."""

from __future__ import annotations

from typing import Any

from ludoteka.i18n.catalog import Catalog
from ludoteka.i18n.told import PICTURES, Page, Told, books_for, is_thing
from ludoteka.kernel.game import Game
from ludoteka.kernel.pictures import Picture, load_pictures
from ludoteka.kernel.reference import LANGUAGES, load_reference


class ToldPicture(Told):
    """A picture in one language."""

    def __init__(self, picture: Picture, books: list[Catalog]) -> None:
        super().__init__(picture.id, books)
        self.picture = picture


def pictures_in(game: Game[Any], language: str) -> list[ToldPicture]:
    """The pictures of a game in a language; English speaks where that has no words."""
    books = books_for(game, PICTURES, language)
    return [ToldPicture(picture, books) for picture in load_pictures(game)]


def check_pictures(game: Game[Any]) -> list[str]:
    """What is wrong with a game's pictures: words missing, unused or pointing at nothing, rules that are not there."""
    pictures = load_pictures(game)
    rules = load_reference(game.folder, LANGUAGES[0]).by_key
    problems = [f"picture {each.id}: there is no rule {each.rule}" for each in pictures if each.rule not in rules]
    problems += [
        f"picture {each.id}, {moment.id}: {ref} is not a thing"
        for each in pictures
        for moment in each.moments
        for ref in moment.point
        if not is_thing(game, ref)
    ]
    pointed: dict[str, list[dict[str, list[str]]]] = {}
    for language in LANGUAGES if pictures else ():
        page = Page(game, PICTURES, language)
        page.expect(each.id for each in pictures)
        pointed[language] = [page.read(each.id, [moment.id for moment in each.moments]) for each in pictures]
        problems += page.problems
    if any(found != pointed[LANGUAGES[0]] for found in pointed.values()):
        problems.append("pictures: the words of all languages must point at the same things")
    return problems

"""Pictures in the rules: drawn by the boards, lit, stepped through, and progress that goes with the account."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.kit import PHONE
from ludoteka.i18n.pictures import pictures_in
from ludoteka.i18n.told import POINTER
from ludoteka.kernel.pictures import Picture
from ludoteka.kernel.registry import load_game

GAMES = ("cyclades", "hadrians_wall", "heroes3", "lords_of_hellas")
THINGS = ".drawing :is(svg path, svg rect, svg image, .card, .tile, section)"


def walk(figure: Any, picture: Picture) -> None:
    """Look at every moment of a picture; something is drawn in each and its words change."""
    said: set[str] = set()
    for number in range(len(picture.moments)):
        expect(figure.locator(THINGS).first).to_be_attached()
        said.add(figure.locator("figcaption p").inner_text())
        if number + 1 < len(picture.moments):
            figure.get_by_role("button", name="One step on").click()
    assert len(said) == len(picture.moments)


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn_and_can_be_stepped_through(person: NewPerson, game: str) -> None:
    ida = person("Ida")
    page = ida.go(f"/rules/{game}")
    for told in pictures_in(load_game(game), "en"):
        picture = told.picture
        first = picture.moments[0]
        figure = page.locator(f'figure[data-picture="{picture.id}"]')
        figure.scroll_into_view_if_needed()
        figure.locator(".drawing").wait_for()
        if first.point or POINTER.search(told.word(first.id)):
            expect(figure.locator("[data-lit]").first).to_be_attached()
        walk(figure, picture)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_pictures_fit_a_phone_and_have_no_barriers(person: NewPerson) -> None:
    ida = person("Ida", size=PHONE, color_scheme="dark", locale="cs")
    page = ida.go("/rules/cyclades#CYC-BATTLE-01")
    figure = page.locator('figure[data-picture="land-battle"]')
    figure.locator(".drawing").wait_for()
    figure.get_by_role("button", name="O krok dál").click()
    expect(figure.locator(".steps")).to_contain_text("2 z 2")
    box = figure.bounding_box()
    assert box is not None
    assert box["width"] <= PHONE[0]
    ida.no_barriers("a picture in the rules on a phone")


def test_what_was_learned_comes_along_to_another_browser(person: NewPerson) -> None:
    ida = person("Ida")
    page = ida.go("/learn/hadrians_wall")
    page.evaluate("""localStorage.setItem("ludoteka-learned", '{"lessons": {"hadrians_wall": ["guards", "forum"]}}')""")
    with page.expect_response(lambda answer: "/me/learned" in answer.url and answer.request.method == "POST"):
        page.reload()
    page.evaluate("localStorage.removeItem('ludoteka-learned')")
    page.reload()
    expect(page.locator(".bar")).to_contain_text("2 of 11")
    page.locator(".bar").get_by_role("button").click()
    expect(page.locator(".bar")).to_contain_text("0 of 11")

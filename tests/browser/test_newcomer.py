"""Somebody without an account, on a phone: from the lobby to the third move of their own in every game.

Nothing is known of a board but what the shell marks: a button that takes an action is tapped, else what glows. A board
that lets one turn a thing before it is laid has a button for laying it.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, TimeoutError

from browser.kit import PHONE, Person

GAMES = ("cyclades", "hadrians_wall", "heroes3", "lords_of_hellas")
LOCALES = {"en": "en-GB", "cs": "cs-CZ", "pl": "pl-PL"}
LANGUAGES = os.environ.get("LUDOTEKA_NEWCOMER_LANGUAGES", "en").split(",")
MOVES = 3
MOST_TAPS = 60
REACH = 3000
"""Milliseconds to reach for a thing that was seen: it may be gone by then, because the board was drawn again."""
CHOICES = ".menu [data-action], .prompt .deeds [data-action], .prompt .deeds button, .generic [data-action], .lay"
PICTURES = os.environ.get("LUDOTEKA_NEWCOMER_PICTURES", "")
"""A folder for screenshots of every step, for whoever wants to look."""


def photograph(person: Person, name: str) -> None:
    """Keep what the screen shows."""
    if PICTURES:
        person.page.screenshot(path=Path(PICTURES) / f"{name}.png")


CUT = """() => {
    const what = document.querySelector('.prompt .what');
    return what.scrollHeight > what.clientHeight + 1 ? what.innerText : '';
}"""
"""The words of the question if they do not fit into the bar."""


def own_moves(person: Person, table: str) -> int:
    """How many actions the first seat has taken."""
    history = person.ask("GET", f"/tables/{table}/history?seat=0")
    return sum(action["seat"] == 0 for action in history["actions"])


def in_reach(candidates: Locator) -> Locator | None:
    """The first that a finger could press: visible, enabled, and not covered by something else."""
    for at in range(min(candidates.count(), 40)):
        one = candidates.nth(at)
        if one.is_visible() and one.is_enabled():
            one.scroll_into_view_if_needed(timeout=REACH)
            return one
    return None


def tap_something(person: Person) -> None:
    """Go on to one more decision: a button, or a thing that glows; if it is gone before it is reached, another."""
    page = person.page
    for _ in range(10):
        page.locator(CHOICES).or_(page.locator("[data-glow], .prompt .end")).first.wait_for()
        for candidates in (page.locator(CHOICES), page.locator("[data-glow]"), page.locator(".prompt .end")):
            try:
                found = in_reach(candidates)
                if found is not None:
                    found.tap(force=found.get_attribute("data-glow", timeout=REACH) is not None, timeout=REACH)
                    return
            except TimeoutError:  # an update came in between, and the board was drawn again
                continue
    raise AssertionError("nothing can be tapped")


def state(person: Person) -> str:
    """Everything that a click may change: what is asked, what was picked, how many moves there were."""
    return str(person.page.evaluate("document.querySelector('.prompt')?.innerText + document.location.hash"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_on_a_phone_reaches_the_third_move(person: Any, game: str, language: str) -> None:
    stranger: Person = person(size=PHONE, has_touch=True, is_mobile=True, locale=LOCALES[language])
    page = stranger.go("/")
    card = page.locator(f'li[data-game="{game}"]')
    photograph(stranger, f"{language}-{game}-0-lobby")
    card.get_by_role("button").first.tap()
    page.locator(".prompt").wait_for()
    table = page.url.rsplit("/", 1)[1].partition("#")[0]
    taps = 0
    while (done := own_moves(stranger, table)) < MOVES:
        assert taps < MOST_TAPS, f"{done} moves after {taps} taps"
        stranger.my_turn()
        photograph(stranger, f"{language}-{game}-{done + 1}-asked-{taps}")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        assert page.evaluate(CUT) == "", "the question is not cut off"
        before = state(stranger)
        tap_something(stranger)
        taps += 1
        stranger.until(
            "before => document.querySelector('.prompt')?.innerText + document.location.hash !== before", before
        )
        page.wait_for_load_state("networkidle")
    photograph(stranger, f"{language}-{game}-{MOVES + 1}-after")
    assert not page.locator(".wrong").filter(visible=True).count()

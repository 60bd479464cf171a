"""Somebody without an account, on a phone: from the lobby to the third move of their own in every game.

Nothing is known of a board but what the shell marks: what glows is clicked, else a button that takes an action.
"""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.kit import PHONE, Person

GAMES = {
    "cyclades": "Cyclades",
    "hadrians_wall": "Hadrian's Wall",
    "heroes3": "Heroes of Might and Magic III",
    "lords_of_hellas": "Lords of Hellas",
}
MOVES = 3
MOST_CLICKS = 60
CHOICES = ".menu [data-action], .prompt .deeds [data-action], .prompt .deeds button, .generic [data-action]"
PICTURES = os.environ.get("LUDOTEKA_NEWCOMER_PICTURES", "")
"""A folder for screenshots of every step, for whoever wants to look."""


def photograph(person: Person, name: str) -> None:
    """Keep what the screen shows."""
    if PICTURES:
        person.page.screenshot(path=Path(PICTURES) / f"{name}.png")


def own_moves(person: Person, table: str) -> int:
    """How many actions the first seat has taken."""
    history = person.ask("GET", f"/tables/{table}/history?seat=0")
    return sum(action["seat"] == 0 for action in history["actions"])


def in_reach(candidates: Locator) -> Locator | None:
    """The first that a finger could press: visible, enabled, and not covered by something else."""
    for at in range(min(candidates.count(), 40)):
        one = candidates.nth(at)
        if one.is_visible() and one.is_enabled():
            one.scroll_into_view_if_needed()
            return one
    return None


def press_something(person: Person) -> None:
    """Click through to one more decision: a thing that glows, or a button."""
    page = person.page
    for candidates in (page.locator(CHOICES), page.locator("[data-glow]")):
        found = in_reach(candidates)
        if found is not None:
            found.click(force=found.get_attribute("data-glow") is not None)
            return
    raise AssertionError("nothing can be clicked")


def state(person: Person) -> str:
    """Everything that a click may change: what is asked, what was picked, how many moves there were."""
    return str(person.page.evaluate("document.querySelector('.prompt')?.innerText + document.location.hash"))


@pytest.mark.parametrize("game", GAMES)
def test_a_stranger_on_a_phone_reaches_the_third_move(person: Any, game: str) -> None:
    stranger: Person = person(size=PHONE, has_touch=True, is_mobile=True)
    page = stranger.go("/")
    card = page.locator(f'li[data-game="{game}"]')
    expect(card).to_contain_text(GAMES[game], ignore_case=True)
    photograph(stranger, f"{game}-0-lobby")
    card.get_by_role("button", name="Play now against bots").click()
    page.locator(".prompt").wait_for()
    table = page.url.rsplit("/", 1)[1].partition("#")[0]
    clicks = 0
    while (done := own_moves(stranger, table)) < MOVES:
        assert clicks < MOST_CLICKS, f"{done} moves after {clicks} clicks"
        stranger.my_turn()
        photograph(stranger, f"{game}-{done + 1}-asked-{clicks}")
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        before = state(stranger)
        press_something(stranger)
        clicks += 1
        stranger.until(
            "before => document.querySelector('.prompt')?.innerText + document.location.hash !== before", before
        )
        page.wait_for_load_state("networkidle")
    photograph(stranger, f"{game}-{MOVES + 1}-after")
    assert not page.locator(".wrong").filter(visible=True).count()

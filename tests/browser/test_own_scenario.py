"""A scenario of one's own: a file chosen on the set-up page, refused with its fault, played, and told on its page."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.kit import Person
from games.heroes3.test_own_scenario import OURS


def give(page: Page, text: str) -> None:
    """Choose a scenario file."""
    page.locator(".own-file input").set_input_files(
        {"name": "two_hills.toml", "mimeType": "text/plain", "buffer": text.encode()}
    )


def test_a_file_with_a_fault_says_what_is_wrong_and_a_sound_one_is_played(person: Any) -> None:
    author: Person = person()
    page = author.go("/new/heroes3")
    give(page, OURS.replace("rounds = 3", "rounds = 0"))
    expect(page.locator(".own-file .fault")).to_contain_text("two_hills.toml: Expected `int` >= 1 at rounds")
    give(page, OURS)
    expect(page.locator(".own-file .found")).to_contain_text("Two Hills")
    expect(page.locator(".own-file .fault")).to_have_count(0)
    expect(page.locator(".deeds")).to_contain_text("A scenario of your own is for 2 players.")
    page.locator('input[name="count"][value="2"]').check(force=True)
    expect(page.locator(".deeds")).not_to_contain_text("is for 2 players")
    page.locator(".deeds button[type=submit]").click()
    expect(page.locator("header").first).to_contain_text("a scenario of your own")
    page.locator(".h3 .map").wait_for()
    page.keyboard.press("Shift+S")
    expect(page.get_by_role("heading", name="Two Hills")).to_be_visible()
    expect(page.locator("body")).not_to_contain_text("own:")

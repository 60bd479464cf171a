"""A person comes to the lobby and plays at once."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect


def test_one_click_from_the_lobby_to_a_game_against_bots(person: Any) -> None:
    stranger = person(reduced_motion="no-preference")
    page = stranger.go("/")
    card = page.locator("li[data-game=teaching]")
    expect(card.get_by_role("heading")).to_have_text("Smugglers' Coves")
    card.get_by_role("button", name="Play now against bots").click()
    stranger.my_turn()
    expect(page.locator(".panel")).to_have_count(3)
    expect(page.locator(".log")).to_contain_text("Round 1 begins")

"""Lords of Hellas on the generic table: a whole game with real clicks against a bot."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect


def wanted(options: list[str]) -> str:
    """What somebody in a hurry takes: what ends the turn, then what ends a choice, or else the first option."""
    for option in options:
        if option.startswith("special "):
            return option
    for option in ("done", "pass", "decline"):
        if option in options:
            return option
    return options[0]


@pytest.mark.rule("LOH-TURN-01", "LOH-WIN-01")
def test_a_whole_game_on_the_generic_table(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table("lords_of_hellas", ["me", "greedy"])
    page = jana.sit(table)
    clicks = jana.click_through(table, wanted, 400)
    assert jana.over()
    assert clicks > 20
    expect(page.locator(".ranking li")).to_have_count(2)
    expect(page.locator(".ranking li").first).to_contain_text("Winner")

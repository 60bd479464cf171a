"""Heroes III as text: a Clash against a bot and a campaign scenario, with real clicks to the end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

ENDS = ("end-turn", "done", "pass", "decline", "retreat")


class Traveller:
    """Somebody who walks and fights in the first rounds and ends every later turn at once."""

    def __init__(self, steps: int) -> None:
        self.steps = steps

    def wanted(self, options: list[str]) -> str:
        """A step or a blow while there is time, what ends a turn or a choice later, or else the first option."""
        deeds = [option for option in options if option.startswith(("move ", "attack ", "strike "))]
        if deeds and self.steps:
            self.steps -= 1
            return deeds[-1]
        return next((option for option in options if option in ENDS), options[0])


@pytest.mark.soak  # a whole Clash on the board is in test_heroes3_game.py, a scenario on this table below
@pytest.mark.rule("H3-MODE-02", "H3-END-01")
def test_a_clash_on_the_generic_table(person: Any) -> None:
    jana = person("Jana")
    jana.choose(text=True)
    options = {"scenario": "brave_new_world", "factions": "random"}
    table = jana.new_table("heroes3", ["me", "greedy"], options=options)
    page = jana.sit(table)
    clicks = jana.click_through(table, Traveller(8).wanted, 400)
    assert jana.over()
    assert clicks > 20
    expect(page.locator(".ranking li")).to_have_count(2)
    expect(page.locator(".ranking li").first).to_contain_text("Winner")


@pytest.mark.rule("H3-MODE-03")
def test_a_scenario_of_the_campaign_on_the_generic_table(person: Any) -> None:
    jana = person("Jana")
    jana.choose(text=True)
    table = jana.new_table("heroes3", ["me"], options={"scenario": "llq1_homecoming", "difficulty": "easy"})
    page = jana.sit(table)
    clicks = jana.click_through(table, Traveller(8).wanted, 400)
    assert jana.over()
    assert clicks > 20
    expect(page.locator(".ranking li")).to_have_count(1)

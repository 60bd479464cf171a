"""What the table says: every choice in words, nothing of the notation."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect


def test_options_that_differ_in_a_number_that_is_no_amount_keep_their_words(person: Any) -> None:
    """The starting bonus of Heroes III is one of three gifts, not the number 1, 2 or 3."""
    jana = person("Jana")
    table = jana.new_table("heroes3", ["me", "random"], options={"scenario": "brave_new_world", "factions": "random"})
    jana.reach_verb(table, 0, "bonus")
    page = jana.sit(table)
    jana.my_turn()
    choices = page.locator(".prompt [data-action^='bonus'], .generic [data-action^='bonus']")
    expect(choices.first).to_be_visible()
    said = dict(choices.evaluate_all("all => all.map(each => [each.dataset.action, each.textContent])"))
    assert len(said) > 1
    assert all(re.search(r"[^\W\d]{3}", words) for words in said.values()), said
    assert len(set(said.values())) == len(said), said

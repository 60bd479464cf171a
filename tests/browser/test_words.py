"""What the table says: every choice in words, nothing of the notation."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect


def test_options_that_differ_in_a_number_that_is_not_an_amount_keep_their_words(person: Any) -> None:
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


ID = re.compile(r"(?<![\w./#@+])(?:[a-z0-9]+[_-][a-z0-9_-]*[a-z0-9]|[pt]\d+|r\dc\d)(?![\w@])")
"""What our notation looks like: `fill-hand`, `medusa-3`, `r1c5`, `p2`."""


@pytest.mark.parametrize("game", ["hadrians_wall", "cyclades", "lords_of_hellas", "heroes3"])
def test_nothing_of_the_notation_is_shown_on_a_table_of_text(person: Any, game: str) -> None:
    jana = person("Jana")
    jana.choose(language="cs", text=True)
    options = {"scenario": "brave_new_world", "factions": "random"} if game == "heroes3" else {}
    table = jana.new_table(game, ["me", "random"], options=options)
    for moves in (0, 20):
        assert jana.play_on(table, 0, moves), "the game is over"
        page = jana.sit(table)
        jana.my_turn()
        for part in (".generic", ".left", ".log", ".prompt"):
            found = {word for text in page.locator(part).all_inner_texts() for word in ID.findall(text)}
            assert not found, f"{game}, {part}: {sorted(found)[:12]}"


def test_a_tip_leads_to_the_rule_and_does_not_name_its_number(person: Any) -> None:
    jana = person("Jana")
    page = jana.sit(jana.new_table("cyclades", ["me", "random"]))
    jana.my_turn()
    marks = page.locator(".prompt .rule, .log .rule")
    said = marks.evaluate_all("all => all.map(each => `${each.title} ${each.getAttribute('aria-label')}`)")
    assert said
    assert not [words for words in said if re.search(r"[A-Z]{2,}-", words)]
    page.locator(".prompt .rule").click()
    expect(page.locator(".rules article.here")).to_be_visible()


def test_a_screen_reader_hears_a_name_once(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table("hadrians_wall", ["me", "random"])
    jana.play_on(table, 0, 4)
    jana.sit(table)
    jana.my_turn()
    jana.page.locator("[data-glow]").first.wait_for()
    names = jana.page.locator("[data-glow]").evaluate_all("all => all.map(each => each.getAttribute('aria-label'))")
    twice = [name for name in names if name and len(set(name.split(": ")[:2])) < len(name.split(": ")[:2])]
    assert names
    assert not twice, twice


def test_the_chat_is_called_so_in_czech(person: Any) -> None:
    jana = person("Jana")
    jana.choose(language="cs")
    page = jana.sit(jana.new_table("teaching", ["me", "greedy"]))
    jana.my_turn()
    expect(page.get_by_role("tab", name="Chat")).to_be_visible()
    expect(page.get_by_role("tab", name="Hovor")).to_have_count(0)

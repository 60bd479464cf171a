"""Heroes III from the page of a new table to the end of a Clash, by clicks on the board; what its code weighs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.heroes3_play import Aims, BoardHand
from browser.kit import Person, packed

MOST_DECISIONS = 400
MOST_GAMES = 3
ALL_ROUNDS = 99
HEAVIEST = 120_000
HEAVIEST_IN_ALL = 130_000
"""With the page of the set-up, which shows more than fifty scenarios."""
"""Bytes, compressed, that a table may load on top of what every table needs.

At once with everything; with all pages opened its code, styles, drawings and figures, but not the words of the reader.
"""
OWN = b"h3-tab-"
"""What only the code of this board has."""
WORDS = b"board-tab-map ="
PAGES = ("town", "combat", "scenario")


def play_on(jana: Person, table: str, aims: Aims, enough: Callable[[BoardHand], bool]) -> BoardHand:
    """A game by clicks, until they were enough."""
    hand = BoardHand(jana, table)
    for _ in range(MOST_DECISIONS):
        position = hand.position()
        if position is None or enough(hand):
            return hand
        asked, aside = (
            {each["action"]: each for ask in position["asks"] if ask["optional"] is optional for each in ask["options"]}
            for optional in (False, True)
        )
        hand.take((aside | asked)[aims.wanted(list(asked), list(aside), position["view"])])
    raise AssertionError("the game does not end")


def play_to_the_end(jana: Person, table: str, aims: Aims) -> BoardHand:
    """A whole game by clicks."""
    return play_on(jana, table, aims, lambda hand: False)


def new_clash(jana: Person) -> str:
    """A Clash of two from the page of a new table."""
    page = jana.go("/new/heroes3")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.locator(".h3-setup input[value=carpe_diem]").check()
    page.locator("#bot-1").select_option("easy")
    page.get_by_role("button", name="Start the game").click()
    page.locator(".prompt").wait_for()
    return page.url.rsplit("/", 1)[-1]


DEEDS = {"faction", "pick-hero", "rotate", "build", "move", "place-tile", "deploy", "attack"}
TABS = {"h3-tab-map", "h3-tab-town", "h3-tab-combat"}


def everything_done(tabs: set[str], aims: Aims) -> bool:
    """Whether every kind of deed was done once, on every tab of the board."""
    return set(aims.done) >= DEEDS and bool({"recruit", "reinforce"} & set(aims.done)) and tabs == TABS


@pytest.mark.rule("H3-MODE-02", "H3-MAP-03", "H3-TOWNA-02", "H3-COMBAT-07")
def test_a_clash_of_two_from_the_new_table_on_by_clicks_on_the_board(person: Any) -> None:
    """Until everything was done once; its end is in test_heroes3_combat.py, the way there in the soak test below.

    Luck decides what a map offers. Most often the first round offers everything; where a game ends before it did,
    another one goes on with what is missing.
    """
    jana = person("Jana")
    aims = Aims(busy_rounds=ALL_ROUNDS)
    tabs: set[str] = set()
    on_board = 0
    for _ in range(MOST_GAMES):
        hand = play_on(jana, new_clash(jana), aims, lambda hand: everything_done(tabs | hand.tabs, aims))
        assert jana.page.locator(".generic").count() == 0
        assert not hand.off_board, f"nothing on the board stands for {hand.off_board}"
        tabs.update(hand.tabs)
        on_board += hand.on_board
        if everything_done(tabs, aims):
            break
    assert on_board > 15
    assert everything_done(tabs, aims), aims.done


@pytest.mark.soak
@pytest.mark.rule("H3-MODE-02", "H3-END-01", "H3-MAP-03", "H3-TOWNA-02", "H3-COMBAT-07")
def test_a_clash_of_two_from_the_new_table_to_its_end_by_clicks_on_the_board(person: Any) -> None:
    jana = person("Jana")
    aims = Aims(busy_rounds=2)
    hand = play_to_the_end(jana, new_clash(jana), aims)
    page = jana.page
    assert page.locator(".generic").count() == 0
    assert not hand.off_board, f"nothing on the board stands for {hand.off_board}"
    assert hand.on_board > 30
    assert everything_done(hand.tabs, aims), aims.done
    expect(page.locator(".ranking li")).to_have_count(2)
    expect(page.locator(".ranking li").first).to_contain_text("Winner")


@pytest.mark.parametrize("people", [1, 2, 3, 4])
def test_the_first_game_is_chosen_in_one_click_and_starts(person: Any, people: int) -> None:
    jana = person("Jana")
    page = jana.go("/new/heroes3")
    page.get_by_role("radio", name=str(people), exact=True).check(force=True)
    page.locator(".h3-setup .begin button").click()
    expect(page.locator(".h3-setup .begin .chosen")).to_be_visible()
    page.get_by_role("button", name="Start the game").click()
    page.locator(".h3 .map").wait_for()
    jana.my_turn()


def test_three_clicks_from_the_lobby_to_the_first_own_turn(person: Any) -> None:
    jana = person("Jana")
    page = jana.go("/")
    page.locator('li[data-game="heroes3"]').get_by_role("button", name="Play now against bots").click()
    page.locator(".h3 button.lay").click()
    page.locator(".prompt.mine").get_by_role("button", name="resource dice").click()
    expect(page.locator(".prompt.mine")).to_contain_text("How many cards do you draw?")
    expect(page.locator(".log")).to_contain_text("Jana's turn")


def test_the_board_is_light_and_loaded_only_at_its_own_table(person: Any) -> None:
    jana = person("Jana")
    asked: set[str] = set()
    jana.page.on("request", lambda one: asked.add(one.url) if one.url.endswith((".js", ".css")) else None)
    jana.go("/")
    jana.sit(jana.new_table("cyclades", ["me", "greedy"]))
    jana.page.locator(".map").wait_for()
    jana.page.wait_for_load_state("networkidle")
    elsewhere = {url: jana.code_at(url) for url in asked}
    assert not any(OWN in code for code in elsewhere.values())
    page = jana.sit(jana.new_table("heroes3", ["me", "greedy"], options={"scenario": "brave_new_world"}))
    page.locator(".h3 .setup [data-ref^='faction:']").first.wait_for()
    at_once = {url: jana.code_at(url) for url in asked - set(elsewhere)}
    assert any(OWN in code for code in at_once.values())
    for name in PAGES:
        page.locator(f"#h3-tab-{name}").click()
        expect(page.locator(".h3 .coming")).to_have_count(0)
    page.wait_for_load_state("networkidle")
    in_all = {url: jana.code_at(url) for url in asked - set(elsewhere)}
    words = {url: code for url, code in in_all.items() if WORDS in code}
    assert len(words) == 1
    told = f"{packed(at_once)} bytes at once, {packed(in_all)} with all pages, of these {packed(words)} words"
    assert packed(at_once) < HEAVIEST, told
    assert packed(in_all) - packed(words) < HEAVIEST_IN_ALL, told

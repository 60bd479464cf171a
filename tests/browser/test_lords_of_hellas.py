"""Lords of Hellas in the browser: a whole game by clicks on the map, keyboard, phone, motion, no barriers."""

from __future__ import annotations

import gzip
from typing import Any, Literal

import pytest
from playwright.sync_api import expect

from browser.hellas import Aims, Hand
from browser.kit import PHONE, Person

Made = Any
Theme = Literal["dark", "light"]
AWAY = (2, 2)
"""Where the pointer points at nothing."""
MOST_CLICKS = 500
HEAVIEST = 60_000
"""Bytes of code and styles, compressed, that a table of this game may load on top of what every table needs."""


def no_barriers(somebody: Person, what: str, *themes: Theme) -> None:
    """Axe finds nothing, in either theme if none is named."""
    somebody.page.mouse.move(*AWAY)
    expect(somebody.page.get_by_role("tooltip")).to_have_count(0)
    for theme in themes or ("dark", "light"):
        somebody.page.emulate_media(color_scheme=theme)
        expect(somebody.page.locator("html")).to_have_attribute("data-theme", theme)
        somebody.axe(f"Lords of Hellas, {what}, {theme}")


def options_of(position: Any) -> list[Any]:
    """What must be answered."""
    return [option for ask in position["asks"] if not ask["optional"] for option in ask["options"]]


def play_to_the_end(jana: Person, table: str) -> tuple[Aims, Hand]:
    """A whole game by clicks, from the choice of a hero on."""
    aims, hand = Aims(), Hand(jana, table)
    for _ in range(MOST_CLICKS):
        position = hand.position()
        if position is None:
            return aims, hand
        options = {option["action"]: option for option in options_of(position)}
        hand.take(options[aims.wanted(list(options), position["view"])])
    raise AssertionError("the game does not end")


@pytest.mark.rule("LOH-TURN-01", "LOH-WIN-01", "LOH-BATTLE-01", "LOH-HUNT-01", "LOH-QUEST-01")
def test_a_whole_game_by_clicks_on_the_map_with_a_battle_a_hunt_and_a_quest(person: Made) -> None:
    jana = person("Jana")
    missed: set[str] = set()
    for _ in range(3):
        page = jana.sit(jana.new_table("lords_of_hellas", ["me", "greedy"]))
        assert page.locator(".generic").count() == 0
        aims, hand = play_to_the_end(jana, page.url.rsplit("/", 1)[-1])
        assert hand.on_board > 30
        assert not hand.off_board, f"nothing on the board stands for {hand.off_board}"
        missed = {"battle", "hunt", "quest"} - aims.seen
        if not missed:
            break
    assert not missed, f"three games without {missed}"
    expect(page.locator(".ranking li")).to_have_count(2)
    expect(page.locator(".ranking li").first).to_contain_text("Winner")
    expect(page.locator(".result")).to_contain_text("Temples")


def test_the_start_and_a_turn_by_keyboard_alone(person: Made) -> None:
    jana = person("Jana")
    table = jana.new_table("lords_of_hellas", ["me", "greedy"])
    page = jana.sit(table)
    walked = set()
    while True:
        jana.my_turn()
        position = jana.wait_for_turn(table, 0)
        if position["view"]["phase"] != "start":
            break
        where = page.locator(".where").inner_text()
        page.keyboard.press("b")
        focused = page.locator(":focus")
        expect(focused).to_have_attribute("data-glow", "")
        expect(focused).to_have_attribute("role", "button")
        assert len(focused.get_attribute("aria-label") or "") > 3
        walked.add(str(focused.get_attribute("data-ref")).split(":")[0])
        page.keyboard.press("Enter")
        jana.settled(where)
    assert {"hero", "region"} <= walked
    refs = []
    page.keyboard.press("b")
    for _ in range(60):
        ref = page.locator(":focus").get_attribute("data-ref") or ""
        refs.append(ref)
        if ref == "action:prepare":
            break
        page.keyboard.press("Tab")
    assert refs[-1] == "action:prepare", refs
    assert any(ref.startswith("region:") for ref in refs), "regions come before the action board"
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Jana: Prepare")


def test_the_map_tells_why_not_lights_what_the_log_is_about_and_previews(person: Made) -> None:
    jana = person("Jana")
    page = jana.sit(jana.new_table("lords_of_hellas", ["me", "greedy"]))
    hand, aims = Hand(jana, page.url.rsplit("/", 1)[-1]), Aims()
    while (position := hand.position())["view"]["phase"] == "start":
        options = {option["action"]: option for option in options_of(position)}
        hand.take(options[aims.wanted(list(options), position["view"])])
    home = position["view"]["players"][0]["region"]
    page.locator("[data-ref='action:usurp']").click()
    expect(page.get_by_role("tooltip")).to_contain_text("you do not hold the glory of")
    page.keyboard.press("Escape")
    page.mouse.move(*AWAY)
    page.locator(".log .line").filter(has_text="Jana puts the hero into").hover()
    expect(page.locator(f".map g[data-ref='region:{home}']")).to_have_attribute("data-lit", "")
    page.mouse.move(*AWAY)
    goal = next(option for option in options_of(position) if option["action"].startswith("move-hero "))
    spot = hand.aim(goal["action"], goal["refs"])
    page.mouse.move(spot["x"], spot["y"])
    expect(page.locator(".map path.way")).to_have_count(1)
    page.mouse.move(*AWAY)
    expect(page.locator(".map path.way")).to_have_count(0)
    no_barriers(jana, "a turn")


def test_colours_of_armies_and_players_agree_everywhere(person: Made) -> None:
    jana = person("Jana")
    table = jana.new_table("lords_of_hellas", ["me", "greedy", "greedy", "greedy"])
    page = jana.sit(table)
    hand, aims = Hand(jana, table), Aims()
    while (position := hand.position())["view"]["phase"] == "start":
        options = {option["action"]: option for option in options_of(position)}
        hand.take(options[aims.wanted(list(options), position["view"])])
    for player in position["view"]["players"]:
        panel = page.locator(f".panel[data-ref='seat:p{player['seat'] + 1}'] > .panel")
        assert f"p-{player['army']}" in str(panel.get_attribute("class")), player
        medallion = page.locator(f".map [data-move='hero:{player['seat']}'] > .hero")
        if medallion.count():
            assert f"p-{player['army']}" in str(medallion.get_attribute("class")), player


def test_figures_slide_to_where_they_go(person: Made) -> None:
    jana = person("Jana", reduced_motion="no-preference")
    table = jana.new_table("lords_of_hellas", ["me", "greedy"])
    page = jana.sit(table)
    hand, aims = Hand(jana, table), Aims()
    while (position := hand.position())["view"]["phase"] == "start":
        options = {option["action"]: option for option in options_of(position)}
        hand.take(options[aims.wanted(list(options), position["view"])])
    page.evaluate(
        """() => {
          const plain = Element.prototype.animate;
          window.moved = [];
          Element.prototype.animate = function (frames, options) {
            if (frames[0]?.translate) window.moved.push(this.dataset?.move ?? "");
            return plain.call(this, frames, options);
          };
        }"""
    )
    hand.take(next(option for option in options_of(position) if option["action"].startswith("move-hero ")))
    jana.until("() => window.moved.includes('hero:0')")


def test_a_turn_on_a_phone(person: Made) -> None:
    jana = person("Jana", size=PHONE, has_touch=True)
    table = jana.new_table("lords_of_hellas", ["me", "greedy"])
    page = jana.sit(table)
    hand, aims = Hand(jana, table), Aims()
    while (position := hand.position())["view"]["phase"] == "start":
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        options = {option["action"]: option for option in options_of(position)}
        hand.take(options[aims.wanted(list(options), position["view"])])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for tile in page.locator(".actions .tile").all():
        box = tile.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert box["x"] + box["width"] <= PHONE[0]
    page.locator("[data-ref='action:prepare']").tap()
    assert "draw-card" in {option["action"] for option in options_of(hand.position())}
    no_barriers(jana, "a phone", "dark")


def test_the_board_is_light_and_loaded_only_at_its_own_table(person: Made) -> None:
    jana = person("Jana")
    loaded: dict[str, bytes] = {}
    jana.page.on(
        "response",
        lambda answer: loaded.update({answer.url: answer.body()}) if answer.url.endswith((".js", ".css")) else None,
    )
    jana.go("/")
    jana.sit(jana.new_table("cyclades", ["me", "greedy"]))
    jana.page.locator(".map").wait_for()
    elsewhere = set(loaded)
    assert not any(b"loh-clip" in code for code in loaded.values())
    jana.sit(jana.new_table("lords_of_hellas", ["me", "greedy"]))
    jana.page.locator(".map .region").first.wait_for()
    own = {url: len(gzip.compress(code)) for url, code in loaded.items() if url not in elsewhere}
    assert any(b"loh-clip" in loaded[url] for url in own)
    assert sum(own.values()) < HEAVIEST, own

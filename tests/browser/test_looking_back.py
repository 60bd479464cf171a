"""Hints at the table, the coach's warning, the review of a finished game, and puzzles."""

from __future__ import annotations

import secrets
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.conftest import NewPerson
from browser.kit import Person
from ludoteka.bots import bot
from ludoteka.bots.play import play_bots
from ludoteka.kernel.match import Match
from ludoteka.kernel.registry import load_game
from ludoteka.review.puzzles import read_puzzles


def coached(person: NewPerson, **how: Any) -> Any:
    """A coached game of Hadrian's Wall."""
    ida = person("Ida", **how)
    page = ida.go("/learn/hadrians_wall")
    page.locator(".coached button").last.click()
    page.locator(".coach").wait_for()
    return ida


def test_a_hint_lights_its_things_and_a_click_takes_it(person: NewPerson) -> None:
    ida = coached(person)
    page = ida.page
    page.get_by_role("button", name="Hint").click()
    best = page.locator("[data-hint]").first
    best.wait_for()
    assert 1 <= page.locator("[data-hint]").count() <= 3
    best.hover()
    expect(page.locator("#main [data-lit]").first).to_be_attached()
    ida.no_barriers("hints beside the board")
    prompt = page.locator(".prompt .ask").inner_text()
    best.click()
    expect(page.locator(".prompt .ask")).not_to_have_text(prompt)


def test_the_coach_holds_a_blunder_back_once(person: NewPerson) -> None:
    ida = coached(person)
    page = ida.page
    better = {
        "action": "path planner",
        "label": {"id": "verb-end-year", "args": {}, "rule": ""},
        "refs": [],
        "value": 0.6,
        "reasons": [],
    }
    caution = {"action": "", "measure": "chance", "given": 0.2, "serious": True, "best": better}
    page.route("**/caution", lambda route: route.fulfill(json=caution))
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.url) if request.url.endswith("/action") else None)
    page.locator("#main [data-glow]").first.click()
    warning = page.locator(".coach .warning")
    expect(warning).to_contain_text("20 percentage points")
    assert sent == []
    with page.expect_request("**/action"):
        page.get_by_role("button", name="Do it anyway").click()
    expect(warning).to_have_count(0)
    assert len(sent) == 1


@pytest.mark.parametrize("game", ["lords_of_hellas", "heroes3"])
def test_hints_are_opened_in_the_large_games(person: NewPerson, game: str) -> None:
    ida = person("Ida")
    page = ida.sit(ida.new_table(game, ["me", "greedy"]))
    ida.my_turn()
    page.keyboard.press("h")
    page.locator("[data-hint]").first.wait_for()
    page.locator("[data-hint]").first.hover()
    ida.axe("hints", ".beside")
    page.keyboard.press("h")
    expect(page.locator("[data-hint]")).to_have_count(0)


def finished_game(ida: Person) -> str:
    """A whole game of Hadrian's Wall between bots, brought along as a record: the same every time."""
    match = Match.new(load_game("hadrians_wall"), 2, {}, "looked back at", ["Ida", "Bob"])
    play_bots(match, {seat: bot("random", f"seat {seat}") for seat in range(2)})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "easy"}]
    wanted = {"record": match.record().to_bytes().decode(), "seats": seats, "key": secrets.token_hex(8)}
    return str(ida.ask("POST", "/tables/import", wanted)["id"])


def test_a_finished_game_is_looked_back_at_and_played_on_from(person: NewPerson) -> None:
    ida = person("Ida")
    page = ida.sit(finished_game(ida))
    page.get_by_role("tab", name="Review").click()
    graph = page.get_by_role("slider", name="Chances over the game")
    graph.wait_for()
    assert page.locator(".graph .turn").count() > 0
    box = graph.bounding_box()
    assert box is not None
    graph.click(position={"x": box["width"] / 2, "y": box["height"] / 2})
    expect(graph).not_to_have_attribute("aria-valuenow", graph.get_attribute("aria-valuemax") or "")
    for heading in ("Turning points", "Costliest moves"):
        row = page.locator("h3", has_text=heading).locator("+ ol .move").first
        row.click()
        expect(row).to_have_attribute("aria-current", "true")
    expect(page.locator(".review .now")).to_contain_text("Gave away")
    page.get_by_role("button", name="Show it").click()
    expect(page.locator("#main [data-lit]").first).to_be_attached()
    ida.axe("a review", ".review")
    page.get_by_role("button", name="Play on from here against bots").click()
    ida.my_turn()
    before = page.locator(".where").inner_text()
    page.locator("#main [data-glow]").first.click()
    ida.settled(before)


def test_a_puzzle_is_answered_wrongly_and_then_rightly(person: NewPerson) -> None:
    ida = person("Ida")
    page = ida.go("/")
    page.locator("section", has_text="Today’s puzzles").locator('a[href^="/puzzles/cyclades/"]').click()
    page.get_by_role("link", name="Puzzles", exact=True).click()
    page.locator("ol a").first.click()
    moves = page.locator(".puzzle section button[data-move]")
    moves.first.wait_for()
    solution = read_puzzles(load_game("cyclades").folder)[0].solution
    wrong = next(
        action for action in moves.evaluate_all("all => all.map(each => each.dataset.move)") if action != solution
    )
    page.locator(f'.puzzle section button[data-move="{wrong}"]').click()
    expect(page.locator(".verdict")).to_contain_text("Try again")
    ida.no_barriers("a puzzle")
    page.locator(f'.puzzle section button[data-move="{solution}"]').click()
    expect(page.locator(".verdict")).to_contain_text("Right!")
    expect(page.get_by_role("link", name="Next puzzle")).to_be_visible()


@pytest.mark.soak
def test_a_coached_game_is_played_to_its_end_by_clicks(person: NewPerson) -> None:
    ida = coached(person)
    page = ida.page
    table = page.url.rsplit("/", 1)[-1].partition("#")[0]
    for _ in range(600):
        page.locator(".prompt.mine, .result").first.wait_for()
        if ida.over():
            break
        where = page.locator(".where").inner_text()
        page.locator(".prompt .deeds button:not([disabled]), #main [data-glow]").first.click()
        anyway = page.get_by_role("button", name="Do it anyway")
        ida.until(
            "before => document.querySelector('.result, .warning') || "
            "document.querySelector('.where')?.textContent !== before || document.querySelector('[data-picked]')",
            where,
        )
        if anyway.count():
            anyway.click()
            ida.settled(where)
    expect(page.locator(".result")).to_be_visible()
    assert ida.position(table)["status"] == "finished"

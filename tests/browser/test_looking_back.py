"""Hints at the table, the coach's warning, and the review of a finished game."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from browser.conftest import NewPerson


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

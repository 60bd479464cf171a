"""When something fails it is said on the screen, in the reader's language, and the table goes on."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Route, expect

BUSY = json.dumps({"error": "busy", "message": "the database is busy", "reason": None, "rule": "", "decision": None})


def busy(route: Route) -> None:
    """A server that cannot answer just now."""
    route.fulfill(status=503, content_type="application/json", body=BUSY)


def at_a_turn(person: Any, **choices: object) -> Any:
    """Jana in the middle of her turn."""
    jana = person("Jana")
    jana.choose(**choices)
    table = jana.new_table("teaching", ["me", "greedy"])
    jana.reach(table, 0, "rest")
    jana.sit(table)
    jana.my_turn()
    return jana


def test_a_failed_why_not_is_said_beside_the_thing(person: Any) -> None:
    jana = at_a_turn(person)
    jana.page.route("**/why", busy)
    jana.page.locator("[data-ref^='cove:']:not([data-glow])").first.click()
    expect(jana.page.get_by_role("tooltip")).to_contain_text("The server is busy")
    jana.my_turn()
    jana.errors.clear()


def test_a_failed_preview_is_said_once_in_the_readers_language(person: Any) -> None:
    jana = at_a_turn(person, language="cs")
    jana.page.route("**/preview", busy)
    buttons = jana.page.locator("[data-action^='recruit'], [data-action^='rest']")
    for button in buttons.all()[:3]:
        button.hover()
        jana.page.wait_for_timeout(300)
    notice = jana.page.locator(".notices li")
    expect(notice).to_have_count(1)
    expect(notice).to_contain_text("Server je vytížený")
    notice.get_by_role("button").click()
    expect(notice).to_have_count(0)
    jana.errors.clear()


def test_a_table_that_moved_on_or_a_lost_line_is_no_second_message(person: Any) -> None:
    jana = at_a_turn(person)
    stale = BUSY.replace('"busy"', '"stale"')
    jana.page.route("**/preview", lambda route: route.fulfill(status=409, content_type="application/json", body=stale))
    jana.page.locator("[data-action^='rest']").first.hover()
    jana.page.wait_for_timeout(400)
    expect(jana.page.locator(".notices li")).to_have_count(0)
    jana.context.set_offline(True)
    expect(jana.prompt).to_contain_text("connection is lost")
    jana.page.locator("[data-action^='recruit']").first.hover()
    jana.page.wait_for_timeout(400)
    expect(jana.page.locator(".notices li")).to_have_count(0)
    jana.context.set_offline(False)
    jana.my_turn()
    jana.errors.clear()


def test_a_board_that_cannot_be_loaded_leaves_the_table_as_text(person: Any) -> None:
    jana = person("Jana")
    jana.page.route("**/Board*.js", lambda route: route.abort())
    jana.sit(jana.new_table("cyclades", ["me", "random"]))
    jana.my_turn()
    expect(jana.page.locator(".generic")).to_be_visible()
    expect(jana.page.locator(".notices li")).to_contain_text("could not be loaded")
    jana.errors.clear()

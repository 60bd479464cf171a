"""When something fails it is said on the screen, in the reader's language, and the table goes on."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, Route, expect

from browser.kit import PHONE, Person

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


def in_sight(page: Page, part: str) -> bool:
    """Whether something is inside the window, without scrolling."""
    box = page.locator(part).bounding_box()
    size = page.viewport_size
    return box is not None and size is not None and 0 <= box["y"] <= size["height"] - box["height"]


def test_a_game_that_cannot_be_started_from_the_lobby_says_so_where_one_looks(person: Any) -> None:
    """The card may be pages below the top."""
    stranger: Person = person(size=PHONE)
    page = stranger.go("/")
    page.route("**/api/tables", lambda route: busy(route) if route.request.method == "POST" else route.continue_())
    page.locator('li[data-game="heroes3"] button').first.click()
    expect(page.locator(".notices li")).to_contain_text("The server is busy")
    assert in_sight(page, ".notices li")
    stranger.errors.clear()


def test_a_map_that_cannot_be_made_up_says_so(person: Any) -> None:
    jana: Person = person("Jana")
    page = jana.go("/new/cyclades")
    page.get_by_role("img", name="Preview of the map").wait_for()
    page.route(
        "**/api/**",
        lambda route: busy(route) if '"show":true' in (route.request.post_data or "") else route.continue_(),
    )
    page.get_by_label("by map code").first.check()
    expect(page.locator(".deeds")).to_contain_text("The server is busy")
    jana.errors.clear()


def test_keys_for_programs_that_cannot_be_read_are_not_called_none(person: Any) -> None:
    jana: Person = person("Jana", size=PHONE)
    jana.page.route("**/api/me/tokens", busy)
    page = jana.go("/account")
    expect(page.locator(".wrong")).to_contain_text("The server is busy")
    jana.errors.clear()


def test_the_link_for_friends_is_copied_where_the_browser_keeps_its_clipboard_closed(person: Any) -> None:
    """A server in the living room is not served securely."""
    jana: Person = person("Jana")
    jana.context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page = jana.sit(jana.new_table("teaching", ["me", "open"], start=False))
    copy = page.get_by_role("button", name="Copy", exact=True)
    copy.click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.evaluate("document.execCommand = () => false")
    page.get_by_role("button", name="Copied").click()
    expect(page.locator(".notices li")).to_contain_text("/table/")

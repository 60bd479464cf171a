"""Every page without a barrier that axe knows, in both looks, on both screens."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.kit import BOTH, PHONE, WIDE, Theme

MOST_SCRIPT = 170 * 1024
"""Compressed, for the first page of a stranger."""
PAGES = ("/", "/new/cyclades", "/settings", "/account", "/about", "/rules/teaching", "/no/such/page")


def test_pages_have_no_barriers(person: Any) -> None:
    jana = person("Jana")
    jana.new_table("teaching", ["me", "greedy"])
    jana.new_table("teaching", ["me", "open"], start=False, title="Friday")
    for path in PAGES:
        page = jana.go(path)
        page.wait_for_load_state("networkidle")
        jana.axe(path, themes=BOTH)


@pytest.mark.parametrize(("size", "themes"), [(WIDE, BOTH), (PHONE, ("light",))], ids=["wide", "phone"])
def test_the_table_has_no_barriers(person: Any, size: tuple[int, int], themes: tuple[Theme, ...]) -> None:
    jana = person("Jana", size=size)
    table = jana.new_table("teaching", ["me", "greedy", "greedy"])
    jana.reach(table, 0, "rest")
    page = jana.sit(table)
    jana.my_turn()
    jana.axe("table", themes=themes)
    shared = page.locator("[data-ref^='cove:'][data-glow][aria-label*='options']").first
    if size == WIDE:
        shared.hover()
        page.get_by_role("tooltip").wait_for()
        jana.axe("tip", themes=themes)
    shared.click()
    page.locator(".menu[role=group], .picked").first.wait_for()
    expect(page.get_by_role("tooltip")).to_have_count(0)
    jana.axe("menu", themes=themes)
    page.keyboard.press("Escape")
    for name in ("Chat", "Notes", "Rules"):
        page.get_by_role("tab", name=name).or_(page.get_by_role("button", name=name, exact=True)).first.click()
        jana.axe(name, "aside.right" if size == WIDE else ".sheet", themes)
    if size == WIDE:
        page.locator("body").press("/")
        page.get_by_role("combobox").fill("oath")
        page.locator("dialog .closed li, dialog [role=option]").first.wait_for()
        jana.axe("search", "dialog", themes)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        page.keyboard.press("?")
        page.get_by_role("dialog").wait_for()
        jana.axe("keys", "dialog", themes)


def test_waiting_room_curtain_and_end_have_no_barriers(person: Any) -> None:
    jana = person("Jana")
    room = jana.new_table("teaching", ["me", "open", "invited"], start=False)
    jana.sit(room)
    jana.axe("waiting room", themes=BOTH)
    shared = jana.new_table("teaching", ["Jana", "Petr"])
    page = jana.go(f"/table/{shared}")
    page.get_by_role("button", name="I am Jana").wait_for()
    jana.axe("curtain", themes=BOTH)
    ended = jana.new_table("teaching", ["me", "random"], options={"length": "short"})
    while jana.play_on(ended, 0, 50):
        pass
    jana.sit(ended)
    expect(page.locator(".result svg[role=img]")).to_be_visible()
    jana.axe("end", themes=BOTH)


@pytest.mark.parametrize("game", ["cyclades", "hadrians_wall"])
def test_a_board_as_text_has_no_barriers_and_can_be_played(person: Any, game: str) -> None:
    jana = person("Jana")
    jana.choose(text=True, language="cs")
    table = jana.new_table(game, ["me", "random"])
    page = jana.sit(table)
    jana.my_turn()
    jana.axe(f"{game} as text")
    where = page.locator(".where").inner_text()
    page.locator(".generic .options [data-action]").first.click()
    jana.settled(where)


def test_an_account_is_made_kept_and_deleted(person: Any) -> None:
    jana = person()
    page = jana.go("/account")
    page.get_by_label("Name").fill("Jana")
    page.get_by_role("button", name="Come in").last.click()
    expect(page.get_by_role("link", name="Jana")).to_be_visible()
    page.get_by_label("Login").fill(f"jana-{id(jana)}")
    page.get_by_label("Password").fill("velmi tajné heslo")
    page.get_by_role("button", name="Create an account").click()
    expect(page.get_by_role("status").first).to_contain_text("ready")
    page.get_by_label("What it is for").fill("my bot")
    page.get_by_role("button", name="Create a token").click()
    expect(page.locator("code")).not_to_be_empty()
    page.get_by_role("button", name="Revoke").click()
    page.get_by_role("button", name="Delete everything about me").click()
    page.locator("form", has=page.get_by_role("button", name="Yes, delete it all")).get_by_label("Password").fill(
        "velmi tajné heslo"
    )
    page.get_by_role("button", name="Yes, delete it all").click()
    expect(page.get_by_role("link", name="Come in")).to_be_visible()


def test_a_new_table_is_made_with_its_options(person: Any) -> None:
    jana = person("Jana")
    page = jana.go("/new/teaching")
    page.get_by_role("radio", name="2").check()
    page.get_by_label("short").check()
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_label("Title").fill("Friday table")
    page.get_by_label("one sitting").check()
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("heading", name="Friday table").last).to_be_visible()
    expect(page.locator(".room")).to_contain_text("short")
    petr = person("Petr")
    lobby = petr.go("/")
    card = lobby.get_by_role("link", name="Friday table")
    expect(card).to_contain_text("1 free seat")
    lobby.get_by_label("Clock").select_option("days")
    expect(card).to_have_count(0)
    lobby.get_by_label("Clock").select_option("live")
    card.click()
    lobby.get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start the game").click()
    petr.my_turn()
    expect(lobby.get_by_role("timer").first).to_contain_text(":")


def test_looks_and_sizes_are_kept(person: Any) -> None:
    jana = person()
    page = jana.go("/settings")
    for label in ("dark", "off", "for colour blindness", "larger"):
        page.get_by_text(label, exact=True).first.click()
    root = page.locator("html")
    for name, value in (("theme", "dark"), ("motion", "off"), ("palette", "distinct"), ("size", "larger")):
        expect(root).to_have_attribute(f"data-{name}", value)
    page.reload()
    expect(root).to_have_attribute("data-theme", "dark")
    expect(root).to_have_attribute("data-palette", "distinct")


def test_nothing_is_asked_of_another_host(person: Any) -> None:
    jana = person("Jana")
    hosts: set[str] = set()
    jana.page.on("request", lambda request: hosts.add(request.url.split("/")[2]))
    table = jana.new_table("teaching", ["me", "greedy"])
    for path in ("/", "/about", "/rules/teaching"):
        jana.go(path)
    jana.sit(table)
    jana.my_turn()
    assert hosts == {jana.address.removeprefix("http://")}


def test_the_first_load_is_small_and_boards_come_on_demand(person: Any) -> None:
    stranger = person()
    scripts: list[Any] = []
    stranger.page.on(
        "requestfinished", lambda asked: scripts.append(asked) if asked.resource_type == "script" else None
    )
    page = stranger.go("/")
    expect(page.get_by_role("button", name="Play now against bots").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    total = sum(script.sizes()["responseBodySize"] for script in scripts)
    assert 20_000 < total < MOST_SCRIPT, f"{total} bytes of scripts"
    assert not [script.url for script in scripts if "Board" in script.url or "TablePage" in script.url]

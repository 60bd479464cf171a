"""Luck in the browser: both give a number, the room shows the promise, the end says whether all of it was kept."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.kit import PHONE, WIDE, Person


def finished(eva: Person, bob: Person) -> str:
    """A game that both sat down to in their browsers, and that Bob gave up."""
    table = eva.new_table("hadrians_wall", ["me", "open"], start=False)
    page = bob.go(f"/table/{table}")
    page.get_by_text("How luck is kept fair").click()
    promise = eva.ask("GET", f"/tables/{table}")["commitment"]
    expect(page.get_by_text(promise)).to_be_visible()
    page.get_by_role("button", name="Sit here").first.click()
    page.get_by_role("button", name="Stand up").wait_for()
    eva.go(f"/table/{table}").get_by_role("button", name="Start the game").click()
    eva.page.locator(".prompt").wait_for()
    nonces = eva.ask("GET", f"/tables/{table}")["nonces"]
    assert all(len(nonce) == 32 for nonce in nonces)
    assert nonces[0] != nonces[1]
    bob.command(table, "resign", seat=1)
    return table


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_the_end_says_that_the_luck_was_fair_and_how_to_check_it(person: Any, size: tuple[int, int]) -> None:
    eva, bob = person("Eva", size=size), person("Bob")
    table = finished(eva, bob)
    info = eva.ask("GET", f"/tables/{table}")
    for seat, somebody in enumerate((eva, bob)):
        fair = somebody.go(f"/table/{table}").locator("section", has_text="Was the luck fair?")
        expect(fair.get_by_text("Yes, as far as this browser can check.")).to_be_visible()
        expect(fair.locator("li")).to_have_count(4)
        expect(fair.locator("li.wrong")).to_have_count(0)
        command = f"ludoteka verify {table}.ludoteka --commitment {info['commitment']} --nonce {info['nonces'][seat]}"
        expect(fair.get_by_text(command)).to_be_visible()
        fair.get_by_text("Show all numbers").click()
        for number in (info["secret"], info["seed"], *info["nonces"]):
            expect(fair.locator("dd", has_text=number)).to_be_visible()
    eva.no_barriers("the end, with what is said of the luck")
    stranger = person()
    fair = stranger.go(f"/table/{table}").locator("section", has_text="Was the luck fair?")
    expect(fair.locator("li")).to_have_count(2)


@pytest.mark.parametrize(
    ("exchanged", "wrong"),
    [
        ({"secret": 32 * "ab"}, ["It has been exchanged", "does not come from these numbers"]),
        ({"commitment": 32 * "cd"}, ["It has been exchanged", "saw a different fingerprint"]),
        ({"nonces": ["", 16 * "ef"]}, ["was not used", "does not come from these numbers"]),
    ],
)
def test_whatever_the_server_exchanges_is_said(person: Any, exchanged: dict[str, object], wrong: list[str]) -> None:
    eva, bob = person("Eva"), person("Bob")
    table = finished(eva, bob)

    def forge(route: Any) -> None:
        told = route.fetch()
        route.fulfill(response=told, body=json.dumps(told.json() | exchanged))

    eva.context.route(f"**/api/tables/{table}", forge)
    fair = eva.go(f"/table/{table}").locator("section", has_text="Was the luck fair?")
    expect(fair.get_by_text("No, something does not fit.")).to_be_visible()
    expect(fair.locator("li.wrong")).to_have_count(len(wrong))
    for words in wrong:
        expect(fair.locator("li.wrong", has_text=words)).to_be_visible()

"""A study on the screen: lines, comments and marks made by clicks, and read by somebody who has the link."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from browser.conftest import NewPerson
from browser.kit import PHONE, Person


def given_up(player: Person) -> str:
    """A game of Cyclades that was given up while the armies were placed."""
    table = player.new_table("cyclades", ["me", "greedy"])
    player.play_on(table, 0, 3)
    player.command(table, "resign", seat=0)
    return table


def at(page: Page, line: int, number: int) -> Locator:
    """The page shows a moment."""
    shown = page.locator(f'[data-at="{line}/{number}"]')
    expect(shown).to_be_visible()
    return shown


def play_from_list(page: Page, which: int, line: int, number: int) -> None:
    """Play one of the moves that are listed below the board."""
    page.locator(".moves button[data-move]").nth(which).click()
    at(page, line, number)


def test_a_study_is_written_by_clicks_and_read_by_its_link(person: NewPerson) -> None:
    eva = person("Eva")
    page = eva.sit(given_up(eva))
    page.get_by_role("tab", name="Review").click()
    page.get_by_role("button", name="Study this game").click()
    page.locator("[data-moment='0/2']").click()
    at(page, 0, 2)
    page.locator(".board [data-glow][data-ref^='area:']").last.click()
    at(page, 1, 3)
    page.locator(".moves summary").click()
    play_from_list(page, 0, 1, 4)
    page.keyboard.press("ArrowLeft")
    at(page, 1, 3)
    play_from_list(page, 1, 2, 4)
    expect(page.locator("li.opens")).to_have_count(2)

    with page.expect_response("**/note"):
        page.get_by_label("Comment on this moment").fill("<i>Closer</i> to Delphi.")
    page.get_by_role("button", name="Mark", exact=True).click()
    gods = page.locator(".board [data-ref^='god:']")
    gods.nth(0).click()
    expect(page.get_by_role("list", name="Marks on the board").locator("li")).to_have_count(1)
    page.get_by_role("button", name="Arrow", exact=True).click()
    gods.nth(0).click()
    gods.nth(2).click()
    expect(page.locator("[data-arrow]")).to_have_count(1)
    eva.no_barriers("a study")
    page.get_by_label("Title of the study").fill("Where to settle")
    with page.expect_response(lambda answer: answer.request.method == "PATCH"):
        page.keyboard.press("Enter")

    bob = person("Bob", size=PHONE)
    reader = bob.go(page.url.removeprefix(eva.address))
    expect(reader.get_by_role("heading", name="Where to settle")).to_be_visible()
    expect(reader.locator(".said")).to_have_text("<i>Closer</i> to Delphi.")
    expect(reader.locator(".board [data-lit]").first).to_be_attached()
    expect(reader.locator("[data-arrow]")).to_have_count(1)
    expect(reader.locator(".board [data-glow]")).to_have_count(0)
    reader.get_by_role("button", name="One move back").click()
    at(reader, 1, 3)
    expect(reader.locator(".said")).to_have_count(0)
    assert reader.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bob.no_barriers("a study on a phone")

    page.get_by_role("button", name="Delete this move").click()
    at(page, 1, 3)
    expect(page.locator("li.opens")).to_have_count(1)

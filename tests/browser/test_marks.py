"""What is our own is told in the rules, and rules are shown by their titles."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from browser.kit import PHONE, Person

Made = Callable[..., Person]


def test_rules_begin_with_the_opening_and_filter_by_origin(person: Made) -> None:
    jana = person("Jana")
    page = jana.go("/rules/lords_of_hellas")
    rules = page.locator(".rules")
    expect(rules.locator(".opening")).to_contain_text("the figures used here are our own")
    origins = rules.get_by_role("group", name="Where the rules come from")
    origins.get_by_role("button", name=re.compile("our own figure")).click()
    cerberus = rules.locator("[data-key='monster:cerberus']")
    expect(cerberus).to_contain_text("our own figure until an owner of the game corrects it")
    expect(cerberus).to_contain_text('[[monster]] id = "cerberus"')
    expect(rules.locator("[data-key='LOH-TERM-01']")).to_have_count(0)
    jana.axe("the rules, our own figures")


def test_rules_show_titles_and_no_ids(person: Made) -> None:
    jana = person("Jana", size=PHONE)
    page = jana.go("/rules/cyclades#CYC-BID-01")
    expect(page.locator(".rules article.here")).to_be_visible()
    assert not re.search(r"\bCYC-[A-Z]", page.locator(".rules").inner_text())
    link = page.locator(".rules article.here").get_by_role("link")
    expect(link).to_have_attribute("href", "/rules/cyclades#CYC-BID-01")


def test_the_page_for_a_new_table_tells_what_is_our_own(person: Made) -> None:
    jana = person("Jana")
    page = jana.go("/new/cyclades")
    expect(page.locator(".map")).to_contain_text("The layout of the boards is our own design")
    expect(page.locator("form")).to_contain_text("the numbers in between are our own")

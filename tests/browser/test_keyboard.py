"""A whole game by keyboard alone, on the table that every game has."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect


def test_a_whole_game_by_keyboard_alone(person: Any) -> None:
    jana = person("Jana")
    jana.choose(motion="off")
    table = jana.new_table("teaching", ["me", "random"], options={"length": "short"})
    page = jana.sit(table)
    ways = set()
    for number in range(400):
        page.locator(".prompt.mine, .result").first.wait_for()
        if jana.over():
            break
        where = page.locator(".where").inner_text()
        ends = page.locator(".prompt .end").count() > 0
        if number % 4 == 0 and page.locator("[data-glow]").count():
            ways.add("board")
            page.keyboard.press("b")
            expect(page.locator("[data-glow]:focus")).to_have_count(1)
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
            if page.locator(".menu[role=group]").count():
                page.keyboard.press("Enter")
        elif number % 4 == 1 and page.get_by_role("button", name="Search all options").count():
            ways.add("search")
            page.keyboard.press("/")
            page.get_by_role("combobox").wait_for()
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        elif number % 4 == 2 and ends:
            ways.add("end")
            page.keyboard.press("e")
        else:
            ways.add("buttons")
            button = page.locator(".prompt .deeds button, .prompt .end, .generic .options button").first
            button.focus()
            page.keyboard.press("Enter")
        jana.until(
            "before => document.querySelector('.result, .menu[role=group], .picked')"
            " || document.querySelector('.where')?.textContent !== before",
            where,
        )
        if page.locator(".picked").count():
            page.keyboard.press("Escape")
    assert jana.over()
    assert {"board", "search", "end", "buttons"} <= ways
    expect(page.locator(".ranking li")).to_have_count(2)
    expect(page.get_by_role("img", name="Course of the game")).to_be_visible()


def test_the_screen_reader_hears_what_happens_and_what_is_asked(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table("teaching", ["me", "greedy"])
    page = jana.sit(table)
    jana.my_turn()
    page.evaluate(
        """() => {
            window.heard = [];
            const regions = [...document.querySelectorAll('[aria-live=polite], [aria-live=assertive]')];
            const note = () => window.heard.push(...regions.map(each => each.textContent));
            const all = {childList: true, subtree: true, characterData: true};
            for (const region of regions)
                new MutationObserver(note).observe(region, all);
        }"""
    )
    page.locator(".prompt [data-action], .generic [data-action]").last.click()
    jana.until("() => window.heard.some(text => text.includes('Jana'))")
    jana.my_turn()
    jana.until("() => window.heard.some(text => text.startsWith('Your turn.'))")
    named = page.locator("[data-glow]").evaluate_all("all => all.every(each => each.getAttribute('aria-label'))")
    assert named


def test_single_keys_can_be_switched_off(person: Any) -> None:
    jana = person("Jana")
    jana.choose(keys=False)
    table = jana.new_table("teaching", ["me", "greedy"])
    page = jana.sit(table)
    jana.my_turn()
    page.keyboard.press("r")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")

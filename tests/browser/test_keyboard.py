"""A whole game by keyboard alone, on the table that every game has."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect


def by_board(jana: Any) -> None:
    """Go to what glows, on to its neighbour, and take it."""
    page = jana.page
    page.keyboard.press("b")
    expect(page.locator("[data-glow]:focus")).to_have_count(1)
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    if page.locator(".menu[role=group]").count():
        page.keyboard.press("Enter")


def by_search(jana: Any) -> None:
    """Look the options through by text."""
    jana.page.keyboard.press("/")
    jana.page.get_by_role("combobox").wait_for()
    jana.page.keyboard.press("ArrowDown")
    jana.page.keyboard.press("Enter")


def by_ending(jana: Any) -> None:
    jana.page.keyboard.press("e")


def by_button(jana: Any) -> None:
    """Press the first button."""
    jana.page.locator(".prompt .deeds button, .prompt .end, .generic .options button").first.focus()
    jana.page.keyboard.press("Enter")


WAYS = {
    "board": ("[data-glow]", by_board),
    "search": (".prompt [aria-label='Search all options']", by_search),
    "end": (".prompt .end", by_ending),
    "button": (".prompt .deeds button, .prompt .end, .generic .options button", by_button),
}


def test_a_whole_game_by_keyboard_alone(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table("teaching", ["me", "random"], options={"length": "short"})
    page = jana.sit(table)
    used = dict.fromkeys(WAYS, 0)
    for _ in range(800):
        page.locator(".prompt.mine, .result").first.wait_for()
        if jana.over():
            break
        where = page.locator(".where").inner_text()
        open_ways = [way for way, (needs, _) in WAYS.items() if page.locator(needs).count()]
        if not open_ways:  # the screen changes just now: the bot has acted, or the game is over
            page.wait_for_timeout(50)
            continue
        way = min(open_ways, key=lambda way: used[way])
        used[way] += 1
        WAYS[way][1](jana)
        jana.until(
            "before => document.querySelector('.result, .menu[role=group], .picked')"
            " || document.querySelector('.where')?.textContent !== before",
            where,
        )
        if page.locator(".picked").count():
            page.keyboard.press("Escape")
    assert jana.over()
    assert all(used.values()), used
    expect(page.locator(".ranking li")).to_have_count(2)
    expect(page.get_by_role("img", name="Course of the game")).to_be_visible()


def test_the_screen_reader_hears_what_happens_and_what_is_asked(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table("teaching", ["me", "greedy"])
    jana.reach(table, 0, "rest")
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
    page.locator("[data-action^='recruit']").first.click()
    jana.until("() => window.heard.some(text => text.includes('A crew of Jana'))")
    jana.until("() => window.heard.some(text => text.startsWith('Your turn.'))")
    named = page.locator("[data-glow]").evaluate_all("all => all.every(each => each.getAttribute('aria-label'))")
    assert named


def test_the_keyboard_keeps_its_place_from_move_to_move(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table("teaching", ["me", "greedy"])
    jana.reach(table, 0, "swear")
    page = jana.sit(table)
    jana.my_turn()
    where = page.locator(".where").inner_text()
    page.locator("[data-action^='recruit']").first.focus()
    page.keyboard.press("Enter")
    jana.settled(where)
    jana.until("() => document.activeElement.matches('[data-action]')")
    page.keyboard.press("b")
    jana.until("() => document.activeElement.matches('[data-glow]')")
    page.keyboard.press("Tab")
    jana.until("() => document.activeElement.matches('[data-glow]')")


def test_single_keys_can_be_switched_off(person: Any) -> None:
    jana = person("Jana")
    jana.choose(keys=False)
    table = jana.new_table("teaching", ["me", "greedy"])
    page = jana.sit(table)
    jana.my_turn()
    page.keyboard.press("r")
    expect(page.get_by_role("tab", name="Log")).to_have_attribute("aria-selected", "true")

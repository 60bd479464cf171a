"""Being told of one's turn, links to moments, and moves that the table makes by itself."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import expect

STAGE = """
    window.hiddenNow = false;
    window.rung = [];
    window.tones = 0;
    Object.defineProperty(Document.prototype, 'hidden', { get: () => window.hiddenNow, configurable: true });
    const Real = window.AudioContext;
    window.AudioContext = class extends Real {
        createOscillator() { window.tones += 1; return super.createOscillator(); }
    };
    window.Notification = class {
        static permission = 'default';
        static requestPermission() { this.permission = 'granted'; return Promise.resolve('granted'); }
        constructor(title, options) { window.rung.push([title, options.body]); }
        close() {}
    };
"""
"""A browser whose tab can be hidden and whose notices and tones are counted."""


def two_people(person: Any) -> tuple[Any, Any, str]:
    """Jana and Petr at a table that has begun."""
    jana, petr = person("Jana"), person("Petr")
    jana.context.add_init_script(STAGE)
    table = jana.new_table("teaching", ["me", "open"], start=False, title="Friday")
    petr.sit(table).get_by_role("button", name="Sit here").click()
    expect(petr.page.locator(".room")).to_contain_text("Petr")
    jana.command(table, "start")
    jana.sit(table)
    jana.my_turn()
    return jana, petr, table


def until_jana_waits(jana: Any, petr: Any, table: str) -> None:
    """Both act until only Petr is asked."""
    for _ in range(60):
        position = jana.position(table)
        if position["waiting"] == [1]:
            return
        jana.play_on(table, 0, 1)
    raise AssertionError("Jana was asked all the time")


def until_her_turn(jana: Any, petr: Any, table: str) -> None:
    """Petr acts until Jana is asked."""
    for _ in range(60):
        if 0 in jana.position(table)["waiting"]:
            return
        petr.play_on(table, 1, 1)
    raise AssertionError("Jana was never asked")


def test_my_turn_sounds_and_is_noticed_while_the_tab_is_hidden(person: Any) -> None:
    jana, petr, table = two_people(person)
    page = jana.page
    offer = page.locator(".offer")
    expect(offer).to_contain_text("Would you like a soft sound")
    offer.get_by_role("button", name="Yes").click()
    expect(offer).to_have_count(0)
    expect(page.locator(".bell")).to_have_attribute("aria-pressed", "true")
    before = page.evaluate("tones")
    until_jana_waits(jana, petr, table)
    expect(page.locator(".prompt.mine")).to_have_count(0)
    until_her_turn(jana, petr, table)
    jana.my_turn()
    assert page.evaluate("rung") == [], "the tab was in sight"
    until_jana_waits(jana, petr, table)
    expect(page.locator(".prompt.mine")).to_have_count(0)
    page.evaluate("hiddenNow = true")
    until_her_turn(jana, petr, table)
    jana.until("() => rung.length === 1")
    title, body = page.evaluate("rung[0]")
    assert title == "Friday"
    assert body
    assert page.evaluate("tones") > before
    page.locator(".bell").click()
    expect(page.locator(".bell")).to_have_attribute("aria-pressed", "false")
    page.evaluate("hiddenNow = false")
    until_jana_waits(jana, petr, table)
    expect(page.locator(".prompt.mine")).to_have_count(0)
    page.evaluate("hiddenNow = true")
    until_her_turn(jana, petr, table)
    jana.my_turn()
    assert page.evaluate("rung.length") == 1


def test_nobody_is_asked_about_sounds_in_a_game_against_bots(person: Any) -> None:
    jana = person("Jana")
    jana.sit(jana.new_table("teaching", ["me", "greedy"]))
    jana.my_turn()
    expect(jana.page.locator(".bell")).to_be_visible()
    expect(jana.page.locator(".offer")).to_have_count(0)


def test_a_no_is_kept(person: Any) -> None:
    jana, _, _ = two_people(person)
    jana.page.locator(".offer").get_by_role("button", name="No").click()
    jana.page.reload()
    jana.my_turn()
    expect(jana.page.locator(".offer")).to_have_count(0)


def test_the_link_to_a_moment_is_copied_from_history_and_log(person: Any) -> None:
    jana = person("Jana", permissions=["clipboard-read", "clipboard-write"])
    table = jana.new_table("teaching", ["me", "greedy"])
    jana.play_on(table, 0, 6)
    page = jana.sit(table)
    jana.my_turn()
    page.keyboard.press("[")
    page.keyboard.press("[")
    expect(page.locator(".where")).to_contain_text(re.compile(r"move (\d+) of (?!\1\b)"))
    at = re.search(r"move (\d+) of", page.locator(".where").inner_text())
    assert at
    page.locator(".history").get_by_role("button", name="Copy link to this moment").click()
    expect(page.locator(".notices")).to_contain_text(f"Link to move {at[1]} copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    assert link == f"{jana.address}/table/{table}#move-{at[1]}"
    page.keyboard.press("Escape")
    line = page.locator(".log .entry", has=page.locator(".link")).nth(2)
    line.hover()
    line.get_by_role("button", name="Copy link to this moment").click()
    jana.until("async link => (await navigator.clipboard.readText()) !== link", link)
    other = page.evaluate("navigator.clipboard.readText()")
    petr = person("Petr")
    petr.page.goto(other)
    expect(petr.page.locator(".where")).to_contain_text(f"move {other.rpartition('-')[2]} of")


def with_a_pass(jana: Any) -> str:
    """A table of Heroes III where Jana may pass among other things."""
    table = str(
        jana.new_table("heroes3", ["me", "random"], options={"scenario": "brave_new_world", "factions": "random"})
    )
    for number in range(300):
        position = jana.wait_for_turn(table, 0)
        main = [ask for ask in position["asks"] if not ask["optional"]]
        options = [option["action"] for ask in main for option in ask["options"]]
        if "pass" in options and len(options) > 1:
            return table
        jana.act(table, 0, position["decision"], options[number * 7 % len(options)])
    pytest.fail("there was never a chance to pass")


def test_passing_until_something_changes_is_shown_and_revoked(person: Any) -> None:
    jana = person("Jana")
    table = with_a_pass(jana)
    page = jana.sit(table)
    jana.my_turn()
    start = page.get_by_role("button", name=re.compile("^Do this until something changes"))
    before = jana.position(table)["decision"]
    start.click()
    chip = page.locator(".prompt .habit")
    expect(chip).to_contain_text("until something changes")
    chip.get_by_role("button", name=re.compile("^No longer automatic")).click()
    expect(chip).to_have_count(0)
    page.wait_for_timeout(2500)
    assert jana.position(table)["decision"] == before
    start.click()
    page.keyboard.press("[")
    page.wait_for_timeout(2500)
    assert jana.position(table)["decision"] == before, "nothing is done while one looks at the past"
    page.keyboard.press("]")
    jana.until(
        "async ([address, before]) => (await (await fetch(address)).json()).decision !== before",
        [f"/api/tables/{table}/view?seat=0", before],
    )
    said = page.locator(".log").inner_text()
    assert "pass" in said.lower() or jana.position(table)["actions"] > 0


GIVES_UP = ("retreat", "surrender", "sacrifice", "remove")
"""What the table never does by itself in Heroes III."""


def with_one_choice(jana: Any) -> tuple[str, Any]:
    """A table of Heroes III that leaves Jana one thing to do; it gives nothing up, and nothing can be undone."""
    for _ in range(6):
        table = jana.new_table(
            "heroes3", ["me", "random"], options={"scenario": "brave_new_world", "factions": "random"}
        )
        for number in range(200):
            position = jana.wait_for_turn(table, 0)
            if position["status"] != "playing":
                break
            options = [option["action"] for ask in position["asks"] for option in ask["options"]]
            if len(options) == 1 and not position["undo"] and not options[0].startswith(GIVES_UP):
                return table, position
            jana.act(table, 0, position["decision"], options[number * 7 % len(options)])
    pytest.fail("there was always more than one thing to do")


def test_the_only_choice_is_taken_by_itself_once_asked_for(person: Any) -> None:
    jana = person("Jana")
    table, position = with_one_choice(jana)
    page = jana.sit(table)
    jana.my_turn()
    page.get_by_role("button", name="Always take the only choice here").click()
    expect(page.locator(".prompt .habit")).to_contain_text("Automatic: take the only choice")
    jana.until(
        "async ([address, before]) => (await (await fetch(address)).json()).decision !== before",
        [f"/api/tables/{table}/view?seat=0", position["decision"]],
    )
    expect(page.locator(".prompt .habit")).to_be_visible()
    page.get_by_role("button", name=re.compile("^No longer automatic")).click()
    expect(page.locator(".prompt .habit")).to_have_count(0)

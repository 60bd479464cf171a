"""The table on the screen: clicking, undoing, looking back, talking, playing together, watching."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from browser.kit import PHONE, Person

Made = Any


def test_a_click_on_a_glowing_thing_is_the_action_and_undo_takes_it_back(person: Made) -> None:
    jana = person("Jana")
    table = jana.new_table("teaching", ["me", "greedy", "greedy"])
    jana.reach(table, 0, "rest")
    page = jana.sit(table)
    jana.my_turn()
    before = page.locator(".where").inner_text()
    recruit = page.locator("[data-action^='recruit']").first
    label = recruit.inner_text()
    recruit.click()
    expect(page.locator(".where")).not_to_have_text(before)
    expect(page.locator(".log")).to_contain_text("A crew of")
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.keyboard.press("u")
    expect(page.locator(".where")).to_have_text(before)
    expect(page.get_by_role("button", name="Redo")).to_be_visible()
    page.keyboard.press("Shift+U")
    expect(page.locator(".where")).not_to_have_text(before)
    page.get_by_role("button", name="Undo").click()
    expect(page.get_by_role("button", name=label).first).to_be_visible()


def test_things_glow_share_menus_and_go_back_with_escape(person: Made) -> None:
    jana = person("Jana")
    table = jana.new_table("teaching", ["me", "greedy"])
    jana.reach(table, 0, "rest")
    page = jana.sit(table)
    jana.my_turn()
    shared = page.locator("[data-ref^='cove:'][data-glow][aria-label*='options']").first
    expect(shared).to_be_visible()
    shared.click()
    menu = page.locator(".menu[role=group]")
    expect(menu.get_by_role("button", name=re.compile("Recruit|March")).first).to_be_focused()
    expect(page.locator("[data-picked]").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    expect(page.locator("[data-picked]")).to_have_count(0)
    shared.click()
    menu.get_by_role("button", name=re.compile("^Recruit")).click()
    expect(page.locator(".log")).to_contain_text("A crew of")


def test_what_is_closed_says_why_and_opens_its_rule(person: Made) -> None:
    jana = person("Jana")
    table = jana.new_table("teaching", ["me", "greedy"])
    jana.reach(table, 0, "rest")
    page = jana.sit(table)
    jana.my_turn()
    page.locator("[data-ref^='cove:']:not([data-glow])").first.click()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(re.compile("not yours|full|supply|way"))
    tip.get_by_role("button", name="Read the rule").click()
    expect(page.locator(".rules article.here")).to_be_visible()


def test_a_button_that_was_there_before_stays_grey_and_says_why(person: Made) -> None:
    jana = person("Jana")
    table = jana.new_table("teaching", ["me", "greedy"])
    jana.reach(table, 0, "swear")
    page = jana.sit(table)
    jana.my_turn()
    page.locator("[data-action^='recruit']").first.click()
    closed = page.locator("[data-closed-action='swear']")
    expect(closed).to_be_visible()
    expect(closed).to_have_attribute("aria-disabled", "true")
    closed.focus()
    page.keyboard.press("Enter")
    expect(jana.prompt.get_by_role("alert")).to_contain_text("an oath comes before all other actions")
    jana.prompt.get_by_role("button", name="Read the rule").click()
    expect(page.locator(".rules article.here")).to_be_visible()


def test_history_walks_back_and_the_log_jumps(person: Made) -> None:
    jana = person("Jana")
    table = jana.new_table("teaching", ["me", "greedy", "greedy"])
    jana.play_on(table, 0, 6)
    others = 0
    while others == 0:
        before = jana.wait_for_turn(table, 0)["actions"]
        jana.play_on(table, 0, 1)
        others = jana.wait_for_turn(table, 0)["actions"] - before - 1
    page = jana.sit(table)
    jana.my_turn()
    page.keyboard.press("[")
    expect(jana.prompt).to_contain_text("You are looking at the table after move")
    assert not jana.glowing()
    page.locator("body").press("ArrowRight")
    jana.my_turn()
    page.locator("body").press("ArrowLeft")
    expect(jana.prompt).to_contain_text("You are looking at the table after move")
    page.keyboard.press("Shift+{")
    expect(page.locator(".where")).to_contain_text("move 0 of")
    expect(page).to_have_url(re.compile("#move-0$"))
    page.locator(".log .jump").last.click()
    expect(page.locator(".where")).not_to_contain_text("move 0 of")
    page.keyboard.press("Escape")
    jana.my_turn()
    page.locator(".log .jump", has_text=re.compile("Jana")).last.hover()
    expect(page.locator(".panel[data-lit]", has_text="Jana")).to_be_visible()
    page.get_by_role("button", name="Since your last turn").click()
    jana.my_turn()


def test_a_move_has_an_address_of_its_own(person: Made) -> None:
    jana = person("Jana")
    table = jana.new_table("teaching", ["me", "greedy"])
    jana.play_on(table, 0, 4)
    page = jana.go(f"/table/{table}#move-3")
    expect(page.locator(".where")).to_contain_text("move 3 of")
    page.keyboard.press("Escape")
    jana.my_turn()
    jana.play_on(table, 0, 1)
    jana.my_turn()
    expect(page.locator(".where")).not_to_contain_text("move 3 of")
    page.goto(f"{jana.address}/table/{table}#move-2")
    expect(page.locator(".where")).to_contain_text("move 2 of")


def test_two_people_play_live_one_reloads_and_one_loses_the_line(person: Made) -> None:
    jana, petr = person("Jana", reduced_motion="no-preference"), person("Petr")
    table = jana.new_table("teaching", ["me", "open"], start=False)
    room = jana.sit(table)
    page = petr.sit(table)
    page.get_by_role("button", name="Sit here").click()
    expect(room.locator(".room")).to_contain_text("Petr")
    room.get_by_role("button", name="Start the game").click()
    jana.my_turn()
    petr.my_turn()

    def answer(who: Person) -> None:
        who.my_turn()
        number = who.page.locator(".where").inner_text()
        who.page.locator(".prompt [data-action], .generic [data-action]").last.click()
        expect(who.page.locator(".where")).not_to_have_text(number)

    answer(jana)
    page.reload()
    petr.my_turn()
    answer(petr)
    expect(room.locator(".where")).to_have_text(page.locator(".where").inner_text())

    petr.context.set_offline(True)
    expect(petr.prompt).to_contain_text("connection is lost")
    expect(page.locator(".generic")).to_be_visible()
    position = jana.position(table)
    while 0 in position["waiting"] and 1 not in position["waiting"]:
        answer(jana)
        position = jana.position(table)
    if 0 in position["waiting"]:
        answer(jana)
    petr.context.set_offline(False)
    expect(petr.prompt).to_contain_text("Reconnected")
    expect(petr.prompt).not_to_contain_text("connection is lost")
    expect(page.locator(".where")).to_have_text(room.locator(".where").inner_text())
    petr.my_turn()
    answer(petr)
    expect(room.locator(".where")).to_have_text(page.locator(".where").inner_text())

    room.get_by_role("tab", name="Chat").click()
    room.get_by_label("Say something").fill("Dobrý večer")
    room.keyboard.press("Enter")
    expect(page.get_by_role("tab", name="Chat").locator(".badge")).to_have_text("1")
    page.get_by_role("tab", name="Chat").click()
    expect(page.locator(".chat")).to_contain_text("Dobrý večer")


def test_people_at_one_screen_hand_it_over_behind_a_curtain(person: Made) -> None:
    jana = person("Jana")
    table = jana.new_table("teaching", ["Jana", "Petr"])
    page = jana.go(f"/table/{table}")
    page.get_by_role("button", name="I am Jana").click()
    jana.my_turn()
    hand = page.locator(".panel", has_text="Jana").locator("[data-ref^='card:']").first
    expect(hand).to_be_visible()
    curtain = page.get_by_role("heading", name="Hand the screen to Petr")
    for _ in range(8):
        before = page.locator(".where").inner_text()
        page.locator(".prompt .end, .generic [data-action]:not([data-action^='sell'])").last.click()
        jana.until(
            "before => document.querySelector('.curtain') || document.querySelector('.where').textContent !== before",
            before,
        )
        if curtain.count():
            break
    expect(curtain).to_be_visible()
    expect(page.locator("[data-ref^='card:']")).to_have_count(0)
    assert "Jana" not in page.locator(".log").all_inner_texts()
    page.get_by_role("button", name="I am Petr").click()
    jana.my_turn()
    expect(page.locator(".panel", has_text="Petr").locator("[data-ref^='card:']").first).to_be_visible()
    expect(page.locator(".panel", has_text="Jana").locator("[data-ref^='card:']")).to_have_count(0)


def test_a_spectator_sees_no_secrets_and_has_no_buttons(person: Made) -> None:
    jana, eva = person("Jana"), person("Eva")
    table = jana.new_table("teaching", ["me", "greedy", "greedy"])
    page = eva.sit(table)
    expect(eva.prompt).to_contain_text("you are watching")
    expect(eva.prompt).to_contain_text("Waiting for Jana")
    expect(page.locator("[data-ref^='card:']")).to_have_count(0)
    expect(page.locator(".prompt .deeds button")).to_have_count(0)
    expect(page.get_by_role("button", name="Undo")).to_have_count(0)
    before = page.locator(".where").inner_text()
    jana.play_on(table, 0, 1)
    expect(page.locator(".where")).not_to_have_text(before)


def test_an_invitation_link_leads_a_stranger_to_a_private_table(person: Made) -> None:
    jana, guest = person("Jana"), person()
    table = jana.new_table("teaching", ["me", "invited"], start=False, public=False)
    room = jana.sit(table)
    link = room.get_by_label("Link for your friends").input_value()
    seat = room.locator(".room li").nth(1)
    seat.get_by_role("button", name="Copy link").click()
    code = jana.ask("GET", f"/tables/{table}")["seats"][1]["code"]
    assert link.startswith(jana.address)
    page = guest.go(f"/table/{table}?code={code}")
    page.get_by_role("button", name="Sit here").click()
    expect(room.locator(".room")).to_contain_text("Guest")
    room.get_by_role("button", name="Start the game").click()
    guest.my_turn()


def test_the_language_changes_everywhere_at_once_and_stays(person: Made) -> None:
    jana = person("Jana")
    table = jana.new_table("teaching", ["me", "greedy"])
    page = jana.sit(table)
    jana.my_turn()
    page.get_by_role("button", name="Čeština").click()
    expect(page.locator("h1")).to_contain_text("Pašerácké zátoky")
    expect(page.get_by_role("tab", name="Záznam")).to_be_visible()
    expect(page.locator(".log")).to_contain_text("Začíná 1. kolo")
    expect(page.locator("html")).to_have_attribute("lang", "cs")
    page.get_by_role("tab", name="Pravidla").click()
    expect(page.locator(".rules")).to_contain_text("Příprava")
    page.get_by_role("button", name="Polski").click()
    expect(page.get_by_role("tab", name="Zasady")).to_be_visible()
    page.reload()
    expect(page.get_by_role("tab", name="Dziennik")).to_be_visible()
    jana.go("/")
    expect(page.get_by_role("heading", name="Moje stoły")).to_be_visible()


def test_the_phone_has_its_prompt_below_and_everything_in_a_sheet(person: Made) -> None:
    jana = person("Jana", size=PHONE, has_touch=True, is_mobile=True)
    table = jana.new_table("teaching", ["me", "greedy"])
    page = jana.sit(table)
    jana.my_turn()
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0], f"the page is {wide} px wide"
    box = jana.prompt.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] >= PHONE[1] - 1
    for name, inside in (
        ("Players", ".panel"),
        ("Log", ".log"),
        ("Chat", ".chat"),
        ("Notes", ".notes"),
        ("Rules", ".rules"),
    ):
        page.get_by_role("navigation").get_by_role("button", name=name).tap()
        expect(page.locator(f".sheet {inside}").first).to_be_visible()
    page.get_by_role("navigation").get_by_role("button", name="Rules").tap()
    expect(page.locator(".sheet")).to_have_count(0)


def test_resigning_asks_first_and_ends_a_duel(person: Made) -> None:
    jana = person("Jana")
    table = jana.new_table("teaching", ["me", "greedy"])
    page = jana.sit(table)
    jana.my_turn()
    page.get_by_role("button", name="More about this table").click()
    page.get_by_role("button", name="Resign").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("cannot be undone")
    dialog.get_by_role("button", name="Resign").click()
    expect(page.locator(".result")).to_be_visible()
    page.get_by_role("button", name="Rematch").click()
    expect(page.locator(".room, .prompt").first).to_be_visible()


def test_a_table_that_is_not_there_says_what_to_do(person: Made) -> None:
    jana = person("Jana")
    page = jana.go("/table/nosuchtable")
    expect(page.get_by_role("alert").first).to_contain_text("Ask the person who sent you")
    jana.errors.clear()

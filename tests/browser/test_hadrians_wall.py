"""Hadrian's Wall at the screen: a whole game alone, and a year among neighbours, by real clicks."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect

from browser.kit import AXE, PHONE

GAME = "hadrians_wall"
ALONE = ["me"]
WANTED = ("building:", "hexagon:", "show:", "bribe:", "gladiator:", "area:temple", "area:")
"""What somebody in a hurry clicks first."""


# -- the screen -----------------------------------------------------------------------------------------------------


def table_of(page: Page) -> Locator:
    """The board."""
    return page.locator(".hw-board")


def moves(page: Page) -> int:
    """How many actions the history bar counts."""
    found = re.findall(r"\d+", page.locator(".bottom").inner_text())
    return int(found[1])


def act(page: Page, thing: Locator) -> None:
    """Click something and wait until the table has taken it or asks for the next click."""
    before = moves(page)
    thing.click()
    page.wait_for_function(
        "before => document.querySelector('.prompt .picked')"
        " || Number(document.querySelector('.bottom').innerText.match(/\\d+/g)[1]) !== before",
        arg=before,
    )


def glow(page: Page, ref: str) -> Locator:
    """The first element on the board that glows for a ref; a prefix will do."""
    return table_of(page).locator(f'[data-glow][data-ref^="{ref}"]').first


def fill(page: Page, area: str) -> None:
    """Fill the next box of an area; where workers of several kinds can be paid, the first one."""
    act(page, glow(page, f"area:{area}"))
    pay_if_asked(page)


def pay_if_asked(page: Page) -> None:
    """Choose what to pay with, if the click before left that open."""
    if page.locator(".prompt .picked").count():
        act(page, glow(page, "item:"))


def answer_chain(page: Page) -> None:
    """Answer what a filled box asks: a cohort, an attribute, a hexagon, a place on the map."""
    while not page.locator(".prompt .end").count() and not over(page):
        page.locator(".prompt.mine, .result").first.wait_for()
        kinds = [kind for kind in ("side:", "attribute:", "hexagon:", "cell:") if glow(page, kind).count()]
        if not kinds:
            return
        act(page, glow(page, kinds[0]))


def over(page: Page) -> bool:
    """Whether the header says that the game is scored."""
    return "final score" in page.locator(".status").inner_text()


def choose_path(page: Page) -> None:
    """Keep the first of the two cards as path."""
    act(page, glow(page, "card:"))


def every_option_has_a_place(somebody: Any, table: str, seat: int = 0) -> None:
    """No legal option without a thing on the board or a button beside the prompt."""
    position = somebody.position(table, seat)
    page: Page = somebody.page
    shown = set(
        page.locator("[data-ref]").evaluate_all("all => all.flatMap(each => each.getAttribute('data-ref').split(' '))")
    )
    own = set(table_of(page).locator("[data-action]").evaluate_all("all => all.map(each => each.dataset.action)"))
    buttons = page.locator(".prompt button[data-action]").evaluate_all("all => all.map(each => each.dataset.action)")
    for ask in position["asks"]:
        for option in ask["options"]:
            action = option["action"]
            lacking = [ref for ref in option["refs"] if ref not in shown]
            assert not lacking or action in own, f"{action}: nothing on the board stands for {lacking}"
            assert option["refs"] or action in own or action in buttons, f"{action}: no place and no button"


# -- a whole game ---------------------------------------------------------------------------------------------------


def test_a_whole_game_alone_by_clicks(person: Any) -> None:
    jana = person("Jana")
    jana.choose(motion="off")
    table = jana.new_table(GAME, ALONE, options={"difficulty": "easy"})
    page = jana.sit(table)
    asked: set[str] = set()
    undone = False
    for year in range(1, 7):
        expect(page.locator(".status")).to_contain_text(f"Year {year} of 6")
        expect(table_of(page).locator(".hand")).to_be_visible()
        every_option_has_a_place(jana, table)
        choose_path(page)
        page.locator(".prompt .end").wait_for()
        raise_roads(page)
        for number in range(9):
            prompt = page.locator(".prompt .ask").inner_text()
            if prompt not in asked or number == 0:
                asked.add(prompt)
                every_option_has_a_place(jana, table)
            wanted = next((kind for kind in WANTED if glow(page, kind).count()), None)
            if wanted is None:
                break
            act(page, glow(page, wanted))
            pay_if_asked(page)
            if not undone:
                undone = True
                undo(page)
                continue
            answer_chain(page)
        if year == 3:
            in_both_themes(jana)
        act(page, page.locator(".prompt .end"))
        if glow(page, "favour:").count() or page.locator(".prompt .end").count():
            every_option_has_a_place(jana, table)
            act(page, page.locator(".prompt .end"))
    expect(page.locator(".status")).to_contain_text("final score")
    final = jana.position(table)["view"]["players"][0]["score"]
    sheet = page.locator(".result")
    expect(sheet).to_contain_text("Rank")
    row = sheet.get_by_role("row").filter(has_text="Total")
    expect(row).to_contain_text(str(final["total"]).replace("-", ""))


def raise_roads(page: Page) -> None:
    """Choose attributes for roads at the start of a year."""
    while glow(page, "attribute:").count():
        act(page, glow(page, "attribute:"))


def undo(page: Page) -> None:
    """Take the last action back."""
    before = moves(page)
    page.get_by_role("button", name="Undo").click()
    page.wait_for_function(
        "before => Number(document.querySelector('.bottom').innerText.match(/\\d+/g)[1]) < before", arg=before
    )
    page.locator(".prompt .end").wait_for()


def in_both_themes(somebody: Any) -> None:
    """axe finds nothing on the table, light or dark."""
    for theme in ("light", "dark"):
        somebody.page.evaluate("theme => (document.documentElement.dataset.theme = theme)", theme)
        no_barriers(somebody.page, f"the board in the {theme} theme")
    somebody.page.evaluate("document.documentElement.dataset.theme = 'light'")


def no_barriers(page: Page, what: str) -> None:
    """axe finds nothing on the board."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run({include: ['.hw-board']}, {resultTypes: ['violations']})")
    faults = [
        f"{fault['id']}: " + " | ".join(node["html"][:160] for node in fault["nodes"]) for fault in found["violations"]
    ]
    assert not faults, f"{what}:\n" + "\n".join(faults)


# -- among neighbours -----------------------------------------------------------------------------------------------


def play_until(somebody: Any, table: str, wanted: Callable[[str], bool], likes: tuple[str, ...]) -> None:
    """Take actions through the server until a wanted one is offered: liked ones first, then the end of the year."""
    for _ in range(400):
        position = somebody.wait_for_turn(table, 0)
        offered = [option["action"] for ask in position["asks"] if not ask["optional"] for option in ask["options"]]
        if any(wanted(action) for action in offered):
            return
        liked = [action for like in likes for action in offered if action.startswith(like)]
        action = (liked or [action for action in offered if action in ("end-year", "done")] or offered)[0]
        somebody.command(table, "action", seat=0, decision=position["decision"], action=action)
    raise AssertionError("it was never offered")


def test_a_year_among_neighbours_with_a_pattern_bought_next_door(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table(GAME, ["me", "greedy", "greedy"], options={"difficulty": "medium"})
    page = jana.sit(table)
    # Both cards are seen, one is chosen in secret; what the others chose is not shown before the reveal.
    jana.my_turn()
    cards = table_of(page).locator(".hand .press")
    expect(cards).to_have_count(2)
    chosen = str(cards.nth(1).get_attribute("data-ref")).removeprefix("card:")
    act(page, cards.nth(1))
    page.locator(".prompt .end").wait_for()
    expect(table_of(page).locator(".paths .slot").first).to_have_attribute("data-ref", f"card:{chosen}")
    # The neighbours' sheets are one tap away and cannot be clicked.
    table_of(page).get_by_role("button", name="Bot 2").click()
    expect(page.get_by_role("group", name="The frontier, Bot 2")).to_be_visible()
    expect(table_of(page).locator("[data-ref^='area:'], .hw-paper [data-glow]")).to_have_count(0)
    table_of(page).get_by_role("button", name="Jana").click()
    expect(page.get_by_role("group", name="The frontier, Jana")).to_be_visible()
    # What they sell lies on the table with its price; a scout costs a soldier, who goes to the neighbour.
    likes = ("fill patricians", "fill traders", "cohort", "raise", "path", "fill mining", "fill fort", "fill wall")
    play_until(jana, table, lambda action: action == "scout left", likes)
    offer = table_of(page).locator(".offer").filter(has_text="Bot 2")
    offer.locator("[data-action='scout left']").click()
    field = table_of(page).locator(".hw-map")
    expect(field.get_by_role("button", name="Turn")).to_be_visible()
    place_a_pattern(page, field)
    expect(page.locator(".log")).to_contain_text("Jana pays Bot 2 a soldier")
    expect(field.locator(".hw-cell.covered")).to_have_count(4)
    # The year ends for all, and the attack is shown.
    page.locator(".prompt .end").click()
    expect(table_of(page).locator("section.attack")).to_be_visible()


def place_a_pattern(page: Page, field: Locator) -> None:
    """Point, turn by the button and by the wheel, flip by the other mouse button, and click."""
    cell = field.locator("[data-ref='cell:r2c3']")
    cell.hover()
    ghost = field.locator(".hw-cell.ghost")
    expect(ghost).to_have_count(4)
    box = cell.bounding_box()
    assert box is not None
    page.mouse.wheel(0, 100)
    expect(ghost).to_have_count(4)
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, button="right")
    expect(ghost).to_have_count(4)
    aimed = ghost.evaluate_all("all => all.map(each => each.dataset.ref).sort()")
    before = moves(page)
    cell.click()
    page.wait_for_function(
        "before => Number(document.querySelector('.bottom').innerText.match(/\\d+/g)[1]) > before", arg=before
    )
    covered = field.locator(".hw-cell.covered").evaluate_all("all => all.map(each => each.dataset.ref).sort()")
    assert covered == aimed


def test_the_sheets_fit_a_phone_and_a_pattern_is_placed_by_two_taps(person: Any) -> None:
    ola = person("Ola", size=PHONE, has_touch=True, is_mobile=True)
    ola.choose(motion="off")
    table = ola.new_table(GAME, ALONE)
    play_until(ola, table, lambda action: action == "scout own", ("fill patricians", "cohort", "path", "fill fort"))
    page = ola.sit(table)
    ola.my_turn()
    width = table_of(page).evaluate("board => [board.scrollWidth, board.clientWidth]")
    assert width[0] <= width[1], "the board scrolls sideways"
    offer = table_of(page).locator("[data-action='scout own']")
    offer.tap()
    field = table_of(page).locator(".hw-map")
    field.get_by_role("button", name="Turn").tap()
    cell = field.locator("[data-ref='cell:r2c3']")
    cell.tap()
    expect(field.locator(".hw-cell.ghost")).to_have_count(4)
    expect(field.locator(".hw-cell.covered")).to_have_count(0)
    cell.tap()
    expect(field.locator(".hw-cell.covered")).to_have_count(4)
    no_barriers(page, "the board on a phone")


def test_a_favour_stops_a_card_of_the_attack(person: Any) -> None:
    jana = person("Jana")
    jana.choose(motion="off")
    table = jana.new_table(GAME, ALONE, options={"difficulty": "hard"})
    likes = (
        "path",
        "fill small-temple",
        "build small-temple",
        "fill priests",
        "raise",
        "cohort",
        "fill fort",
        "fill mining",
    )
    play_until(jana, table, lambda action: action.startswith("favour temple"), likes)
    page = jana.sit(table)
    jana.my_turn()
    every_option_has_a_place(jana, table)
    attack = table_of(page).locator("section.attack")
    through = attack.locator(".fate.through")
    before = through.count()
    attack.locator(".front.broken [data-action^='favour temple']").first.click()
    expect(page.locator(".log")).to_contain_text("Jana spends a temple's favour")
    expect(attack.locator(".fate.ignored")).to_have_count(1)
    expect(through).to_have_count(before - 1)

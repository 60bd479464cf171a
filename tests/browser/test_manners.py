"""How the table behaves: it names people, keeps still, comes back quickly and says things once."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Route, WebSocketRoute, expect

from browser.kit import DRAWN, PHONE, WIDE

COLOURS = re.compile(r"\b(Purple|Yellow|Blue|Black|Red|Green|Fialová|Žlutá|Modrá|Černá|Červená|Zelená)\b")


def test_the_log_and_the_prompt_name_people_with_their_emblem(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table("cyclades", ["me", "random", "random"])
    jana.play_on(table, 0, 8)
    page = jana.sit(table)
    jana.my_turn()
    log = page.locator(".log")
    expect(log.locator("b", has_text="Jana").first).to_be_visible()
    assert log.locator("b", has_text="Jana").first.locator("svg").count() == 1
    assert not COLOURS.search(log.inner_text())
    prompt = page.locator(".prompt .what").inner_text().strip()
    assert prompt.startswith("you ")
    assert not COLOURS.search(prompt)
    assert page.locator(".prompt .who svg").count() == 1


@pytest.mark.parametrize("game", ["hadrians_wall", "lords_of_hellas", "heroes3"])
def test_the_log_of_every_game_names_people_with_their_emblem(person: Any, game: str) -> None:
    jana = person("Jana")
    options = {"scenario": "brave_new_world", "factions": "random"} if game == "heroes3" else {}
    table = jana.new_table(game, ["me", "random"], options=options)
    jana.play_on(table, 0, 6)
    page = jana.sit(table)
    jana.my_turn()
    mine = page.locator(".log b", has_text="Jana")
    expect(mine.first).to_be_visible()
    assert mine.first.locator("svg").count() == 1
    assert not re.search(r"\b(Player|Seat) \d", page.locator(".log").inner_text())


def test_somebody_who_leads_two_colours_is_told_which(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table("cyclades", ["me", "random"])
    jana.play_on(table, 0, 6)
    page = jana.sit(table)
    jana.my_turn()
    names = {name.split("(")[0].strip() for name in page.locator(".log b").all_inner_texts()}
    assert "Jana" in names
    expect(page.locator(".log b", has_text=re.compile(r"Jana \(\w+\)")).first).to_be_visible()


def test_a_colour_of_pieces_is_the_colour_of_their_player(person: Any) -> None:
    """Somebody with the yellow army is drawn in yellow wherever they are named."""
    jana = person("Jana")
    table = jana.new_table("lords_of_hellas", ["me", "random", "random", "random"])
    page = jana.sit(table)
    page.locator(".panel").first.wait_for()
    armies = {f"seat:p{one['seat'] + 1}": one["army"] for one in jana.position(table)["view"]["players"]}
    panels = page.locator(".panel[data-ref^='seat:']").evaluate_all(
        "all => all.map(panel => [panel.dataset.ref, panel.style.getPropertyValue('--own')])"
    )
    assert {ref: f"var(--{army})" for ref, army in armies.items()} == dict(panels)


@pytest.mark.parametrize("game", ["hadrians_wall", "cyclades"])
def test_the_game_begins_once(person: Any, game: str) -> None:
    jana = person("Jana")
    table = jana.new_table(game, ["me", "random"])
    jana.play_on(table, 0, 3)
    page = jana.sit(table)
    jana.my_turn()
    expect(page.locator(".log")).to_contain_text("The game begins.")
    assert page.locator(".log").inner_text().count("The game begins.") == 1


def test_ones_own_line_is_never_unread(person: Any) -> None:
    jana, petr = person("Jana"), person("Petr")
    table = jana.new_table("teaching", ["me", "open"], start=False)
    page = jana.sit(table)
    petr.sit(table).get_by_role("button", name="Sit here").click()
    page.get_by_role("button", name="Start the game").click()
    jana.my_turn()
    chat = page.get_by_role("tab", name="Chat")
    chat.click()
    page.get_by_label("Say something").fill("Good evening")
    page.get_by_label("Say something").press("Enter")
    expect(page.locator(".chat")).to_contain_text("Good evening")
    page.get_by_role("tab", name="Log").click()
    expect(chat.locator(".badge")).to_have_count(0)
    page.reload()
    jana.my_turn()
    expect(chat.locator(".badge")).to_have_count(0)
    petr.my_turn()
    expect(petr.page.get_by_role("tab", name="Chat").locator(".badge")).to_have_text("1")


class Server:
    """A server that can be down for the live connection and for what is sent."""

    def __init__(self, page: Any) -> None:
        self.down = False
        self.open: list[WebSocketRoute] = []
        page.route_web_socket("**/live*", self.connect)
        page.route("**/api/**", self.answer)

    def connect(self, socket: WebSocketRoute) -> None:
        """Take a connection, or drop it at once."""
        if self.down:
            socket.close(code=1012)
        else:
            self.open.append(socket)
            socket.connect_to_server()

    def answer(self, route: Route) -> None:
        """Pass a request on, or refuse the connection."""
        if self.down:
            route.abort("connectionrefused")
        else:
            route.continue_()

    def stop(self) -> None:
        self.down = True
        for socket in self.open:
            socket.close(code=1012)
        self.open.clear()


def test_the_table_is_back_within_three_seconds_with_one_message(person: Any) -> None:
    jana = person("Jana")
    server = Server(jana.page)
    table = jana.new_table("teaching", ["me", "greedy"])
    jana.reach(table, 0, "rest")
    page = jana.sit(table)
    jana.my_turn()
    where = page.locator(".where").inner_text()
    server.stop()
    expect(jana.prompt).to_contain_text("connection is lost")
    page.evaluate("document.querySelector('.prompt .end, .prompt [data-action]')?.click()")
    page.wait_for_timeout(12_000)
    said = jana.prompt.locator(".what").inner_text()
    assert "connection is lost" in said
    assert "cannot be reached" not in said
    server.down = False
    began = time.monotonic()
    expect(jana.prompt).to_contain_text("Reconnected")
    back = time.monotonic() - began
    assert back < 3, f"{back:.1f} s"
    assert "cannot be reached" not in jana.prompt.inner_text()
    assert jana.prompt.inner_text().count("Reconnected") == 1
    expect(page.locator(".where")).not_to_have_text(where)
    moved = time.monotonic() - began
    assert moved < 3, f"what was pressed meanwhile took {moved:.1f} s"
    jana.errors.clear()


SCREENS = {"wide": WIDE, "tablet": (820, 1180), "phone": PHONE}


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param(
            game,
            size,
            id=f"{game}-{name}",
            marks=(pytest.mark.soak,) if name == "tablet" and game != "cyclades" else (),
        )
        for game in ("teaching", "cyclades", "hadrians_wall", "heroes3")
        for name, size in SCREENS.items()
    ],
)
def test_the_prompt_bar_keeps_its_height(person: Any, game: str, size: tuple[int, int]) -> None:
    jana = person("Jana", size=size)
    jana.choose(language="cs")
    options = {"scenario": "brave_new_world", "factions": "random"} if game == "heroes3" else {}
    table = jana.new_table(game, ["me", "random"], options=options)
    page = jana.sit(table)
    jana.my_turn()
    heights = {round(jana.prompt.bounding_box()["height"])}
    for _ in range(8):
        where = page.locator(".where, .prompt").first.inner_text()
        jana.play_on(table, 0, 1)
        heights.add(round(jana.prompt.bounding_box()["height"]))
        if jana.wait_for_turn(table, 0)["status"] != "playing":
            break
        jana.until("before => (document.querySelector('.where, .prompt')?.textContent ?? '') !== before", where)
        jana.my_turn()
        heights.add(round(jana.prompt.bounding_box()["height"]))
        glowing = page.locator("[data-glow]")
        if glowing.count():
            glowing.first.dispatch_event("click")
            heights.add(round(jana.prompt.bounding_box()["height"]))
            page.keyboard.press("Escape")
    page.keyboard.press("[")
    heights.add(round(jana.prompt.bounding_box()["height"]))
    assert len(heights) == 1, heights


def test_ones_own_purse_is_in_sight_while_bidding_on_a_phone(person: Any) -> None:
    jana = person("Jana", size=PHONE, has_touch=True, is_mobile=True)
    table = jana.new_table("cyclades", ["me", "random", "random"])
    jana.reach_verb(table, 0, "bid")
    page = jana.sit(table)
    jana.my_turn()
    purse = page.locator(".prompt .purse")
    expect(purse).to_be_visible()
    gold = next(one["gold"] for one in jana.position(table)["view"]["factions"] if one["seat"] == 0)
    expect(purse).to_contain_text(str(gold))
    assert purse.locator("svg[aria-label='Gold']").count() == 1


def sheet_of_the_wall(somebody: Any, size: tuple[int, int], side: str) -> dict[str, float]:
    """Where a sheet is once the window has a certain size."""
    somebody.page.set_viewport_size({"width": size[0], "height": size[1]})
    somebody.page.evaluate(DRAWN)
    box = somebody.page.locator(f"[data-place='{side}-sheet']").bounding_box()
    assert box is not None
    return dict(box)


def test_the_sheets_of_the_wall_use_the_width_of_the_screen(person: Any) -> None:
    jana = person("Jana", size=(1440, 900))
    page = jana.sit(jana.new_table("hadrians_wall", ["me", "random"]))
    jana.my_turn()
    for size, side_by_side in (((1440, 900), False), ((1600, 1000), True), ((1920, 1080), True)):
        left, right = (sheet_of_the_wall(jana, size, side) for side in ("left", "right"))
        assert (abs(left["y"] - right["y"]) < 2) == side_by_side, size
        assert left["width"] >= 600
        expect(page.locator(".panel").first).to_be_visible()
    for tablet in ((820, 1180), (1180, 820)):
        sheet = sheet_of_the_wall(jana, tablet, "left")
        assert sheet["width"] >= 780
        assert sheet["height"] < 1000, "the sheet is drawn whole, not as on a phone"

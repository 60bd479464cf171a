"""Heroes III on its board: the map walked, tiles turned and laid, a town round, with clicks on the board only."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.kit import BOTH, PHONE

CLASH = {"scenario": "brave_new_world"}
SETTING_UP = ("end-turn", "move", "discover")


def offered(someone: Any, table: str, *, aside: bool = True) -> list[str]:
    """What the first seat may do."""
    position = someone.wait_for_turn(table, 0)
    return [option["action"] for ask in position["asks"] if aside or not ask["optional"] for option in ask["options"]]


def fields_of(someone: Any, table: str) -> dict[str, Any]:
    """The open fields of the map by slug."""
    tiles = someone.position(table)["view"]["tiles"]
    return {field["field"]: field for tile in tiles for field in tile["fields"]}


def until_turn(someone: Any, table: str, *wishes: str) -> None:
    """Answer what comes before the first own turn, in the person's own order of wishes."""
    for _ in range(60):
        options = offered(someone, table, aside=False)
        if "end-turn" in options:
            return
        position = someone.wait_for_turn(table, 0)
        wanted = [option for wish in wishes for option in options if option.startswith(wish)]
        someone.act(table, 0, position["decision"], (wanted or options)[0])
    raise AssertionError("the first turn never came")


def first_turn(someone: Any, **more: Any) -> tuple[str, Any]:
    """A clash against a bot at the first own turn, as the Castle."""
    table = someone.new_table("heroes3", ["me", "greedy"], options=CLASH, **more)
    until_turn(someone, table, "faction castle", "pick-hero", "rotate 0", "draw 4", "keep", "take")
    page = someone.sit(table)
    someone.my_turn()
    page.locator(".h3 .field[data-glow]").first.wait_for()
    return table, page


def field(page: Any, slug: str) -> Any:
    """A field of the map."""
    return page.locator(f'.h3 .field[data-field="{slug}"]')


def click_field(someone: Any, page: Any, slug: str) -> None:
    """Click a field in its lower part, where no hero's banner lies over it, and wait until the move is through."""
    before = page.locator(".where").inner_text()
    box = field(page, slug).locator(".outline").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.62)
    someone.settled(before)


@pytest.mark.rule("H3-SETUP-01", "H3-SETUP-13", "H3-MOVE-02")
def test_from_the_choice_of_a_town_to_the_first_step_with_clicks_on_the_board(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table("heroes3", ["me", "greedy"], options=CLASH)
    page = jana.sit(table)
    jana.my_turn()
    towns = page.locator(".setup [data-ref^='faction:']")
    expect(towns).to_have_count(3)
    page.locator(".setup [data-ref='faction:castle']").click()
    heroes = page.locator(".setup [data-ref^='hero:'][data-glow]")
    expect(heroes).to_have_count(2)
    heroes.first.click()
    lay = page.locator(".h3 button.lay")
    lay.wait_for()
    turns = page.locator(".h3 button.turn")
    before = page.locator(".h3 button.turn[aria-pressed=true]").get_attribute("aria-label")
    page.keyboard.press("r")
    chosen = page.locator(".h3 button.turn[aria-pressed=true]")
    expect(chosen).to_have_count(1)
    assert turns.count() < 2 or chosen.get_attribute("aria-label") != before
    wanted = str(chosen.get_attribute("data-option")).split()[1]
    lay.click()
    page.locator(".h3 .rider").first.wait_for()
    tile = next(tile for tile in jana.position(table)["view"]["tiles"] if tile["tile"] == "S3")
    assert str(tile["rotation"]) == wanted
    expect(page.locator(".h3 button.lay")).to_have_count(0)
    # Gifts and dice are answered as they come; the town on the map is the Castle's.
    until_turn(jana, table, "draw 4", "keep", "take")
    page.locator(".h3 .field[data-glow]").first.wait_for()
    empty = [slug for slug, one in fields_of(jana, table).items() if one["location"] == "empty"]
    steps = [option.split()[2] for option in offered(jana, table) if option.startswith("move ")]
    goal = next(slug for slug in steps if slug in empty)
    click_field(jana, page, goal)
    assert jana.position(table)["view"]["players"][0]["main"] == goal


@pytest.mark.rule("H3-MOVE-02", "H3-MAP-02", "H3-MAP-03")
def test_walking_discovering_and_laying_a_tile(person: Any) -> None:
    jana = person("Jana")
    table, page = first_turn(jana)
    fields = fields_of(jana, table)
    reach = {one["field"]: one for one in jana.position(table)["view"]["reach"]}
    steps = [slug for slug, one in reach.items() if one["cost"] == 1 and fields[slug]["location"] == "empty"]
    # Pointing at a field draws the way and tells what it costs.
    field(page, steps[0]).hover()
    expect(page.locator(".h3 .way .arrow")).to_have_count(1)
    expect(page.locator(".h3 .info")).to_contain_text("1 movement point")
    click_field(jana, page, steps[0])
    # From there a face-down tile can be discovered: it glows, turns with the wheel, R and buttons, and is laid.
    back = page.locator(".h3 [data-ref^='place:'][data-glow]").first
    back.wait_for()
    place = str(back.get_attribute("data-ref")).split(":")[1]
    expect(back.locator(".badge")).to_contain_text("1")
    back.click()
    lay = page.locator(".h3 button.lay")
    lay.wait_for()
    pressed = page.locator(".h3 button.turn[aria-pressed=true]")
    count = page.locator(".h3 button.turn").count()
    if count > 1:
        first = pressed.get_attribute("data-option")
        box = page.locator(".h3 .site .ring").bounding_box()
        page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 3)
        page.mouse.wheel(0, 120)
        expect(pressed).not_to_have_attribute("data-option", str(first))
        page.keyboard.press("Shift+R")
        expect(pressed).to_have_attribute("data-option", str(first))
        page.locator(".h3 button.turn").last.click()
    wanted = str(pressed.get_attribute("data-option")).split()[1]
    shown = page.locator(".h3 .site .glyph").count()
    where = page.locator(".where").inner_text()
    lay.click()
    jana.settled(where)
    expect(lay).to_have_count(0)
    tile = next(tile for tile in jana.position(table)["view"]["tiles"] if tile["place"] == place)
    assert str(tile["rotation"]) == wanted
    assert len(tile["fields"]) == shown == 7


@pytest.mark.rule("H3-MOVE-02")
def test_a_walk_of_several_steps_is_one_click(person: Any) -> None:
    jana = person("Jana")
    table, page = first_turn(jana)
    fields = fields_of(jana, table)
    empty = {slug for slug, one in fields.items() if one["location"] in ("empty", "town")}
    moves = [option.split()[2] for option in offered(jana, table) if option.startswith("move ")]
    click_field(jana, page, next(slug for slug in moves if slug in empty))
    far = [one for one in jana.position(table)["view"]["reach"] if one["cost"] == 2 and one["field"] in empty]
    assert far, "across the town there is another empty field"
    goal = far[0]["field"]
    expect(field(page, goal)).to_have_class("field far")
    box = field(page, goal).locator(".outline").bounding_box()
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.62)
    jana.until("goal => document.querySelector('.rider[data-ref=\"leader:main\"]')?.dataset.field === goal", goal)
    player = jana.position(table)["view"]["players"][0]
    assert player["main"] == goal
    assert player["moves"][0] == 0


@pytest.mark.rule("H3-MAP-03")
def test_a_far_tile_is_laid_where_and_as_one_likes(person: Any) -> None:
    jana = person("Jana")
    table, page = first_turn(jana)
    # South of the town there is a site beside the far tile to the east.
    click_field(jana, page, "t1-se")
    before = len(jana.position(table)["view"]["tiles"])
    jana.my_turn()
    page.locator(".h3 .deeds [data-option='place-far-tile main']").click()
    sites = page.locator(".h3 .site[data-ref^='site:'][data-glow]")
    sites.first.wait_for()
    sites.first.focus()
    page.keyboard.press("r")
    lay = page.locator(".h3 button.lay")
    lay.wait_for()
    where = page.locator(".where").inner_text()
    page.keyboard.press("Enter")
    jana.settled(where)
    expect(lay).to_have_count(0)
    assert len(jana.position(table)["view"]["tiles"]) == before + 1


@pytest.mark.rule("H3-TOWNA-02", "H3-TOWNA-04", "H3-RECRUIT-01")
def test_a_round_in_town(person: Any) -> None:
    jana = person("Jana")
    table, page = first_turn(jana)
    town = page.locator("#h3-tab-town")
    expect(town).to_have_attribute("data-glow", "")
    page.keyboard.press("Shift+T")
    expect(town).to_have_attribute("aria-selected", "true")
    expect(page.locator(".h3 .building")).to_have_count(8)
    expect(page.locator(".h3 .building.built")).to_have_count(1)
    gold = jana.position(table)["view"]["players"][0]["resources"]["gold"]
    smith = page.locator(".h3 [data-option='build castle_special_2']")
    expect(smith).to_contain_text("Build")
    smith.click()
    expect(page.locator(".h3 .building.built")).to_have_count(2)
    player = jana.position(table)["view"]["players"][0]
    assert player["resources"]["gold"] == gold - 4
    assert "build" not in player["tokens"]
    units = len(player["units"])
    recruit = page.locator(".h3 [data-option^='recruit ']").first
    expect(recruit).to_contain_text("Recruit")
    recruit.click()
    jana.until("units => document.querySelectorAll('.h3 .offer.mine').length > units", units)
    assert len(jana.position(table)["view"]["players"][0]["units"]) == units + 1
    jana.axe("the town", ".h3 .page")
    page.keyboard.press("m")
    page.locator(".h3 .map").wait_for()


def test_the_map_by_keyboard_alone(person: Any) -> None:
    jana = person("Jana")
    table, page = first_turn(jana)
    here = jana.position(table)["view"]["players"][0]["main"]
    page.keyboard.press("b")
    for _ in range(12):
        if page.evaluate("document.activeElement?.classList.contains('field')"):
            break
        page.keyboard.press("Tab")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "Castle" in label
    assert "t1-" not in label
    before = page.locator(".where").inner_text()
    page.keyboard.press("Enter")
    jana.settled(before)
    assert jana.position(table)["view"]["players"][0]["main"] != here


def test_the_map_on_a_phone(person: Any) -> None:
    jana = person("Jana", size=PHONE, has_touch=True, is_mobile=True)
    table, page = first_turn(jana)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    expect(page.locator(".h3 .hud")).to_be_visible()
    glowing = page.locator(".h3 .field[data-glow] .outline")
    box = glowing.first.bounding_box()
    assert box["width"] >= 40, "a thumb must hit a field"
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.62)
    moves = jana.position(table)["view"]["players"][0]["moves"][0]
    jana.until("moves => Number(document.querySelector('.h3 .moves b')?.textContent) < moves", max(moves, 3))
    page.locator("#h3-tab-town").tap()
    expect(page.locator(".h3 .building")).to_have_count(8)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_no_barriers_on_the_map(person: Any) -> None:
    jana = person("Jana")
    first_turn(jana)
    jana.axe("the tabs", ".h3 .bar")
    jana.axe("the panels", ".panels")
    jana.axe("the map", ".h3 .page", BOTH)

"""Stages of Lords of Hellas in a real browser: a battle, a hunt, what has just happened, and the end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect


def answers(position: Any) -> list[str]:
    """What may be done now, in notation."""
    return [option["action"] for ask in position["asks"] if not ask["optional"] for option in ask["options"]]


def beside_the_enemy(view: Any, options: list[str]) -> str:
    """Place the hero next to where another hero stands."""
    for player in view["players"][1:]:
        for region in view["regions"]:
            if player["region"] in region["neighbours"] and f"place-hero {region['region']}" in options:
                return f"place-hero {region['region']}"
    return ""


def at_the_monster(view: Any, options: list[str]) -> str:
    """Place the hero where a monster stands."""
    places = [f"place-hero {one['region']}" for one in view["monsters"] if one["region"]]
    return next((place for place in places if place in options), "")


def begun(jana: Any, place: Any) -> tuple[str, Any]:
    """A table whose first turn is Jana's, her hero placed as wanted."""
    for _ in range(30):
        table = jana.new_table("lords_of_hellas", ["me", "random"])
        while True:
            position = jana.wait_for_turn(table, 0)
            options = answers(position)
            if any(option.startswith("special ") for option in options):
                if position["view"]["turn"] == 1:
                    return table, position
                break
            wanted = place(position["view"], options) if options[0].startswith("place-hero") else options[0]
            if not wanted:
                break
            jana.act(table, 0, position["decision"], wanted)
    raise AssertionError("no table began as wanted")


def battle(jana: Any) -> str:
    """A table where Jana may play a card in a battle that she began."""
    for _ in range(25):
        table, position = begun(jana, beside_the_enemy)
        for verb in ("special march", "lead-from ", "lead-to ", "lead "):
            options = answers(position)
            enemies = [
                one["region"] for one in position["view"]["regions"] if any(army["seat"] for army in one["armies"])
            ]
            fitting = [
                one for one in options if one.startswith(verb) and (verb != "lead-to " or one.split()[1] in enemies)
            ]
            if not fitting:
                break
            jana.act(table, 0, position["decision"], fitting[-1])
            position = jana.wait_for_turn(table, 0)
        if any(option.startswith("play ") for option in answers(position)):
            return table
    raise AssertionError("no battle came about")


def hunt(jana: Any) -> str:
    """A table where Jana hunts and can deal a wound."""
    for _ in range(40):
        table, position = begun(jana, at_the_monster)
        if "special hunt" not in answers(position):
            continue
        jana.act(table, 0, position["decision"], "special hunt")
        position = jana.wait_for_turn(table, 0)
        if any(option.startswith("wound ") for option in answers(position)):
            return table
    raise AssertionError("no hunt came about")


def hover(page: Page, selector: str) -> None:
    """Point at something that glows."""
    page.locator(selector).first.hover()


@pytest.mark.rule("LOH-BATTLE-04", "LOH-BATTLE-08")
def test_a_battle_shows_both_banks_and_what_a_card_would_make_of_it(person: Any) -> None:
    jana = person("Jana")
    table = battle(jana)
    page = jana.sit(table)
    stage = page.locator(".stage.battle")
    expect(stage.locator(".bank")).to_have_count(2)
    shown = jana.position(table)["view"]["battle"]
    expect(stage.locator(".tug b").first).to_have_text(str(shown["attacker"]["strength"]))
    jana.axe("battle", ".stage")
    card = shown["attacker"]["next_cards"][0]
    hover(page, f"[data-ref='combat:{card['card']}'][data-glow]")
    expect(stage.locator(".note").first).to_contain_text(f"{card['strength']} to {card['enemy']}")
    expect(stage.locator(".tug b").first).to_have_text(str(card["strength"]))
    where = page.locator(".where").inner_text()
    page.locator(f"[data-ref='combat:{card['card']}'][data-glow]").first.click()
    jana.settled(where)
    after = jana.position(table)["view"]
    assert after["battle"] is None or card["card"] in after["battle"]["attacker"]["cards"]


@pytest.mark.rule("LOH-HUNT-06")
def test_a_wound_is_dealt_by_clicking_a_card_and_a_place_of_the_sheet(person: Any) -> None:
    jana = person("Jana")
    table = hunt(jana)
    page = jana.sit(table)
    stage = page.locator(".stage.hunt")
    expect(stage.locator(".wounds .wound").first).to_be_visible()
    position = jana.position(table)
    wound = next(option for option in answers(position) if option.startswith("wound ")).split()
    page.locator(f"[data-ref='combat:{wound[1]}'][data-glow]").first.click()
    if len([one for one in answers(position) if one.startswith(f"wound {wound[1]} ")]) > 1:
        page.locator(f"[data-ref='place:{wound[3]}'][data-glow]").click()
    jana.until("() => document.querySelector('.stage.hunt .wound.covered') || !document.querySelector('.stage.hunt')")
    sheet = next(
        one for one in jana.position(table)["view"]["monsters"] if one["monster"] == wound[3].rsplit("-", 1)[0]
    )
    assert any(place["place"] == wound[3] and place["covered"] for place in sheet["wounds"])
    if page.locator(".stage.hunt").count():
        jana.axe("hunt", ".stage")


@pytest.mark.rule("LOH-BUILD-01", "LOH-MPHASE-02")
def test_a_monument_asks_with_numbers_and_tells_what_followed(person: Any) -> None:
    jana = person("Jana")
    for _ in range(10):
        table, position = begun(jana, lambda view, options: options[0])
        if "special build-monument" in answers(position):
            break
        jana.act(table, 0, position["decision"], answers(position)[0])
    for _ in range(60):
        position = jana.wait_for_turn(table, 0)
        options = answers(position)
        if "special build-monument" in options:
            break
        jana.act(table, 0, position["decision"], options[-1])
    jana.act(table, 0, position["decision"], "special build-monument")
    position = jana.wait_for_turn(table, 0)
    while not answers(position)[0].startswith("add-level"):
        jana.act(table, 0, position["decision"], answers(position)[0])
        position = jana.wait_for_turn(table, 0)
    page = jana.sit(table)
    box = page.locator(".stage .box[data-ref='god:zeus'][data-glow]")
    expect(box).to_contain_text("Level 1 → 2")
    box.click()
    expect(page.locator(".told .head")).to_contain_text("Zeus")
    page.locator(".told .close").click()
    expect(page.locator(".told")).to_have_count(0)


@pytest.mark.rule("LOH-WIN-01")
def test_the_result_says_how_the_game_was_won_and_shows_the_map(person: Any) -> None:
    jana = person("Jana")
    table = jana.new_table("lords_of_hellas", ["random", "random"])
    for _ in range(600):
        position = jana.position(table, None)
        if position["status"] != "playing":
            break
        jana.page.wait_for_timeout(200)
    victory = position["view"]["victory"]
    assert victory is not None
    page = jana.sit(table)
    names = {
        "lord-of-hellas": "Lord of Hellas",
        "favourite-of-the-gods": "Favourite of the gods",
        "monster-slayer": "Monster slayer",
    }
    expect(page.locator(".outcome")).to_contain_text(names[victory])
    expect(page.locator(".loh.end h2")).to_have_text(names[victory])
    expect(page.locator(".loh.end svg").first).to_be_visible()
    expect(page.locator(".ranking li")).to_have_count(2)
    expect(page.locator(".ranking li").first).to_contain_text("Winner")
    expect(page.locator(".result")).to_contain_text("Glory tokens")
    expect(page.locator(".result")).to_contain_text("Temples")
    expect(page.locator(".result select option").first).to_be_attached()

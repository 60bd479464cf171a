"""Heroes III in combat, its cards, its scenario page and its set-up, with real clicks on the board."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser import heroes3_positions as positions
from browser.hellas import take_up
from browser.kit import BOTH, PHONE, Person

CLASH: dict[str, Any] = {"scenario": "brave_new_world", "factions": "random"}
WAR: dict[str, Any] = {"difficulty": "easy", "factions": "random", "opt_second_hero": True, "opt_double_income": True}


def take(somebody: Person, option: dict[str, Any]) -> None:
    """Do one option with clicks: on its things where they glow, on its button where it has none left."""
    page = somebody.page
    where = page.locator(".where").inner_text()
    button = page.locator(f'[data-action="{option["action"]}"]:visible').first
    for ref in option["refs"]:
        if button.count() > 0:
            break
        page.locator(f'[data-glow][data-ref~="{ref}"]').first.click(force=True)
        somebody.until(CLICKED, [where, ref])
        if page.locator(".where, .result").first.inner_text() != where:
            return
    expect(button).to_be_visible()
    button.click()
    somebody.settled(where)


CLICKED = """([where, ref]) => document.querySelector('.result') ||
    document.querySelector('.where')?.textContent !== where ||
    [...document.querySelectorAll('[data-picked]')].some(each => (each.dataset.ref ?? '').split(' ').includes(ref))"""
"""A click has been counted as a move, or has chosen a thing of which more is asked."""


def options_of(somebody: Person, table: str) -> list[dict[str, Any]]:
    """What the first seat is asked, once the screen asks it too."""
    while True:
        somebody.page.locator(".prompt.mine, .result").first.wait_for()
        position = somebody.wait_for_turn(table, 0)
        if position["status"] != "playing":
            return []
        if str(position["version"]) and 0 in position["waiting"]:
            return [option for ask in position["asks"] if not ask["optional"] for option in ask["options"]]


def fight_on(somebody: Person, table: str, wanted: tuple[str, ...], most: int = 120) -> list[str]:
    """Play the combat to its end with clicks, the verbs in this order; tells the verbs that were used."""
    return fight_by(somebody, table, lambda view, action: rank(action, wanted), most)


def fight_by(somebody: Person, table: str, cost: Callable[[Any, str], int], most: int = 120) -> list[str]:
    """The same, the cheapest option first; cost is told the View and the action."""
    used: list[str] = []
    for _ in range(most):
        if somebody.position(table)["view"]["combat"] is None:
            return used
        offered = options_of(somebody, table)
        view = somebody.position(table)["view"]
        if not offered or view["combat"] is None:
            return used
        best = min(offered, key=lambda option: cost(view, option["action"]))
        used.append(best["action"].split(" ", 1)[0])
        take(somebody, best)
    raise AssertionError(f"the combat never ended: {used}")


def ended(somebody: Person) -> None:
    """The table tells how the combat ended, over the map."""
    after = somebody.page.locator(".after")
    expect(after).to_be_visible()
    expect(after).to_contain_text(re.compile(r"Combat (won|lost)"))
    expect(after).to_contain_text(re.compile(r"Lost: \w|No losses"))
    expect(somebody.page.locator("#h3-tab-map")).to_have_attribute("aria-selected", "true")


def rank(action: str, wanted: tuple[str, ...]) -> int:
    verb = action.split(" ", 1)[0]
    return wanted.index(verb) if verb in wanted else len(wanted)


FIGHT = ("cast", "target", "attack", "pass", "keep-dice", "retreat", "march", "hold")


@pytest.mark.rule("H3-COMBAT-07", "H3-COMBAT-18", "H3-SPELL-07")
def test_a_neutral_combat_with_a_spell(person: Any) -> None:
    anna = person("Anna")
    table = take_up(anna, positions.record_of(2, positions.with_spell, first=12, **CLASH), "me", "greedy")
    page = anna.sit(table)
    field = page.locator(".field")
    expect(field).to_be_visible()
    target = page.locator(".hit[data-glow]").first
    target.hover(force=True)
    forecast = page.locator(".forecast").first
    expect(forecast).to_be_visible()
    expect(forecast.locator(".three").first).to_contain_text(re.compile(r"least.*\d.*likely.*\d.*most.*\d", re.S))
    anna.axe("combat")
    used = fight_on(anna, table, FIGHT)
    assert "cast" in used
    assert "attack" in used
    ended(anna)
    lines = page.locator(".log").inner_text()
    assert "The unit on" not in lines
    assert re.search(r"on [a-d][1-5] attack .+ on [a-d][1-5]", lines), lines


@pytest.mark.rule("H3-CARD-06")
def test_a_card_is_played_in_a_window_and_passing_for_the_fight_ends_the_questions(person: Any) -> None:
    anna = person("Anna")
    table = take_up(anna, positions.record_of(2, positions.window, **CLASH), "me", "greedy")
    page = anna.sit(table)
    expect(anna.prompt).to_contain_text("Cards may be played")
    play = next(option for option in options_of(anna, table) if option["action"].startswith("play "))
    card = page.locator(f'.strip [data-ref~="{play["refs"][0]}"]')
    expect(card.first).to_contain_text("playable now")
    before = anna.position(table)["view"]["players"][0]["hand_size"]
    take(anna, play)
    assert anna.position(table)["view"]["players"][0]["hand_size"] == before - 1
    silent = False

    def cost(view: Any, action: str) -> int:
        nonlocal silent
        assert not (silent and action == "pass-combat"), "asked again after passing for the fight"
        silent = silent or action == "pass-combat"
        return rank(action, ("pass-combat", "keep-dice", "attack", "pass", "retreat", "march", "hold"))

    used = fight_by(anna, table, cost)
    assert used.count("pass-combat") <= 1
    ended(anna)


@pytest.mark.rule("H3-END-01", "H3-END-09")
def test_the_result_tells_by_how_many_points_a_clash_was_won(person: Any) -> None:
    anna = person("Anna")
    record, last = positions.record_before_end(2, 1, warlike=True, **CLASH)
    table = take_up(anna, record, "me", "greedy")
    page = anna.sit(table)
    take(anna, next(option for option in options_of(anna, table) if option["action"] == last))
    expect(page.locator(".result .crown")).to_have_count(1)
    expect(page.locator(".result .outcome")).to_contain_text(
        re.compile(r"Points after round 8: .+ \d+, .+ \d+|Goal reached")
    )
    expect(page.locator(".ranking li")).to_have_count(2)
    expect(page.locator(".ranking li").first).to_contain_text("Winner")
    expect(page.locator(".end h2")).to_have_text("Victory")
    expect(page.locator(".end .land svg").first).to_be_visible()
    anna.axe("result", ".result")


@pytest.mark.rule("H3-MODE-05")
def test_a_lost_cooperative_scenario_has_no_winner(person: Any) -> None:
    anna = person("Anna")
    options: dict[str, Any] = {"scenario": "geleas_champions", "factions": "random"}
    record, last = positions.record_before_end(2, 2, warlike=True, **options)
    table = take_up(anna, record, "me", "greedy")
    page = anna.sit(table)
    take(anna, next(option for option in options_of(anna, table) if option["action"] == last))
    expect(page.locator(".result .outcome")).to_contain_text("The scenario is lost: ")
    expect(page.locator(".result .crown")).to_have_count(0)
    expect(page.locator(".end h2")).to_have_text("Defeat")
    expect(page.locator(".end")).to_contain_text("of 2")
    assert "has won" not in anna.prompt.inner_text()


@pytest.mark.rule("H3-COMBAT-07")
def test_units_are_placed_by_card_and_space(person: Any) -> None:
    anna = person("Anna")
    table = take_up(anna, positions.record_of(2, positions.deploying, **CLASH), "me", "greedy")
    page = anna.sit(table)
    unit = page.locator(".shelf [data-ref^='unit:'][data-glow]").first
    expect(unit).to_be_visible()
    before = page.locator(".mover").count()
    unit.click()
    page.locator(".hit[data-glow]").first.click(force=True)
    expect(page.locator(".mover")).to_have_count(before + 1)


def test_a_hand_of_whole_cards(person: Any) -> None:
    anna = person("Anna")
    table = take_up(anna, positions.record_of(2, positions.searching, **CLASH), "me", "greedy")
    page = anna.sit(table)
    cards = page.locator(".search [data-ref^='card:']")
    expect(cards).to_have_count(len(anna.position(table)["view"]["looked"]))
    expect(cards.first.locator(".text")).not_to_be_empty()
    hand = page.locator(".strip .hand .card")
    expect(hand.first.locator(".text")).not_to_be_empty()
    page.locator(".pile").nth(1).click()
    expect(page.locator(".drawer")).to_be_visible()
    page.locator(".drawer .close").click()
    expect(page.locator(".drawer")).to_have_count(0)
    cards.first.click()
    anna.until("() => !document.querySelector('.search [data-glow]')")


@pytest.mark.rule("H3-AI-06", "H3-COMBAT-18")
def test_a_cooperative_scenario_against_an_ai_army(person: Any) -> None:
    anna = person("Anna")
    options: dict[str, Any] = {"scenario": "geleas_champions", "factions": "random"}
    table = take_up(anna, positions.record_of(2, positions.against_ai, first=1, **options), "me", "greedy")
    page = anna.sit(table)
    expect(page.locator(".combat .facts")).to_contain_text("led by the AI rules")
    page.locator("#h3-tab-scenario").click()
    expect(page.locator(".pages")).to_contain_text("Beat 2 warlord armies.")
    expect(page.locator(".enemy")).not_to_have_count(0)
    anna.axe("scenario")
    page.locator("#h3-tab-combat").click()
    fight_on(anna, table, FIGHT)


def test_the_combat_by_keys_alone(person: Any) -> None:
    anna = person("Anna")
    table = take_up(anna, positions.record_of(2, positions.with_spell, first=12, **CLASH), "me", "greedy")
    page = anna.sit(table)
    where = page.locator(".where").inner_text()
    for _ in range(60):
        page.keyboard.press("Tab")
        ref = page.evaluate("() => document.activeElement?.getAttribute('data-ref') ?? ''")
        glows = page.evaluate("() => document.activeElement?.hasAttribute('data-glow') ?? false")
        if glows and str(ref).startswith("space:"):
            break
    else:
        raise AssertionError("no space of the field was reached by Tab")
    page.keyboard.press("Enter")
    anna.settled(where)


def by_search(somebody: Person, option: dict[str, Any]) -> None:
    """Do one option by keys alone: the search over all options, down to it with the arrows, Enter."""
    page = somebody.page
    where = page.locator(".where").inner_text()
    page.keyboard.press("/")
    page.get_by_role("combobox").wait_for()
    page.keyboard.type(option["action"])
    wanted = page.locator("#found-options [role=option]")
    expect(wanted.first).to_be_visible()
    page.keyboard.press("Enter")
    somebody.settled(where)


def fight_by_keys(anna: Person, table: str, most: int) -> list[str]:
    """Take decisions of a fight by keys alone until it ends, or this many; tells the verbs that were used."""
    used: list[str] = []
    while len(used) < most:
        offered = options_of(anna, table)
        if not offered or anna.position(table)["view"]["combat"] is None:
            break
        best = min(offered, key=lambda option: rank(option["action"], FIGHT))
        used.append(best["action"].split(" ", 1)[0])
        by_search(anna, best)
    return used


@pytest.mark.rule("H3-COMBAT-07", "H3-COMBAT-18")
def test_blows_of_a_fight_by_keys_alone(person: Any) -> None:
    """A fight to its end is in the soak test below, by clicks in test_a_neutral_combat_with_a_spell."""
    anna = person("Anna")
    table = take_up(anna, positions.record_of(2, positions.with_spell, first=12, **CLASH), "me", "greedy")
    anna.sit(table)
    used = fight_by_keys(anna, table, 6)
    assert "attack" in used
    assert len(set(used)) > 1


@pytest.mark.soak
@pytest.mark.rule("H3-COMBAT-07", "H3-COMBAT-18")
def test_a_whole_fight_by_keys_alone(person: Any) -> None:
    anna = person("Anna")
    table = take_up(anna, positions.record_of(2, positions.with_spell, first=12, **CLASH), "me", "greedy")
    anna.sit(table)
    used = fight_by_keys(anna, table, 120)
    assert "attack" in used
    ended(anna)


def test_on_a_phone_the_first_tap_foretells_and_the_second_strikes(person: Any) -> None:
    anna = person("Anna", size=PHONE, has_touch=True)
    table = take_up(anna, positions.record_of(2, positions.striking, first=12, **CLASH), "me", "greedy")
    page = anna.sit(table)
    attacks = [option for option in options_of(anna, table) if option["action"].startswith("attack ")]
    where = page.locator(".where").inner_text() if page.locator(".where").count() else ""
    target = page.locator(f'.hit[data-ref="{attacks[0]["refs"][0]}"]')
    target.tap(force=True)
    expect(page.locator(".pair")).to_be_visible()
    confirm = page.locator(".confirm button")
    expect(confirm).to_be_visible()
    wide = page.evaluate("() => document.documentElement.scrollWidth <= window.innerWidth")
    assert wide, "the page scrolls sideways"
    anna.axe("combat on a phone")
    version = anna.position(table)["version"]
    confirm.tap()
    anna.until("() => !document.querySelector('.confirm')")
    assert anna.position(table)["version"] > version, where


@pytest.mark.rule("H3-SIEGE-01", "H3-SIEGE-02")
def test_a_siege(person: Any) -> None:
    anna = person("Anna")
    options = WAR | {"scenario": "llq3_steadwick"}
    table = take_up(anna, positions.record_of(1, positions.besieging, warlike=True, **options), "me")
    page = anna.sit(table)
    expect(page.locator(".field .stone")).to_have_count(4)
    expect(page.locator(".field .stone.gate")).to_have_count(1)
    expect(page.locator(".field .tower")).to_be_visible()
    expect(page.locator(".combat .facts")).to_contain_text("3 walls stand, and the gate.")
    anna.axe("siege", ".combat")
    least = 4

    def cost(view: Any, action: str) -> int:
        nonlocal least
        stones = [at for at, there in enumerate(view["combat"]["board"]) if there in (-2, -3)]
        least = min(least, len(stones))
        verb, _, space = action.partition(" ")
        if (
            verb == "attack"
            and least == 4
            and space != "tower"
            and "abcd".find(space[0]) + 4 * (5 - int(space[1])) in stones
        ):
            return -1
        return rank(action, FIGHT)

    used = fight_by(anna, table, cost)
    assert "attack" in used
    assert least < 4, "no wall and no gate was broken"
    ended(anna)


@pytest.mark.rule("H3-END-07")
def test_the_next_chapter_of_a_campaign_tells_what_was_carried_over(person: Any) -> None:
    anna = person("Anna")
    options = WAR | {"scenario": "llq1_homecoming", "whole_campaign": True}
    record = positions.record_of(1, positions.next_chapter, warlike=True, first=4, **options)
    page = anna.sit(take_up(anna, record, "me"))
    page.locator("#h3-tab-scenario").click()
    pages = page.locator(".pages")
    expect(pages.locator("h1")).to_have_text("Guardian Angels")
    expect(pages.locator(".chapters .now")).to_have_text("Guardian Angels")
    expect(pages).to_contain_text("Your deck came with you from the last chapter.")
    expect(pages).to_contain_text("our own set-up")


@pytest.mark.rule("H3-END-07")
def test_cards_are_chosen_for_the_next_chapter_and_come_along(person: Any) -> None:
    anna = person("Anna")
    options = WAR | {"scenario": "llq1_homecoming", "whole_campaign": True}
    table = take_up(anna, positions.record_of(1, positions.packing, warlike=True, first=4, **options), "me")
    page = anna.sit(table)
    kept: list[str] = []
    while True:
        offered = options_of(anna, table)
        choice = next((option for option in offered if option["action"].startswith("keep-card ")), None)
        if choice is None:
            break
        kept.append(choice["action"].split(" ", 1)[1])
        take(anna, choice)
    assert kept
    anna.reach(table, 0, "end-turn")
    view = anna.position(table)["view"]
    assert view["scenario"] == "llq2_guardian_angels"
    me = view["players"][0]
    cards = [*me["hand"], *me["discard"], *(me["deck_cards"] or me["known_cards"] or [])]
    assert all(card in cards for card in kept), (kept, me)
    page.locator("#h3-tab-scenario").click()
    expect(page.locator(".pages .good")).to_have_text("Your deck came with you from the last chapter.")


def test_combat_cards_and_scenario_have_no_barriers(person: Any) -> None:
    anna = person("Anna")
    options: dict[str, Any] = {"scenario": "geleas_champions", "factions": "random"}
    table = take_up(anna, positions.record_of(2, positions.against_ai, first=1, **options), "me", "greedy")
    page = anna.sit(table)
    expect(page.locator(".field")).to_be_visible()
    page.locator(".hit[data-glow]").first.hover(force=True)
    anna.axe("combat and hand", ".h3", BOTH)
    page.locator(".pile").nth(0).click()
    anna.axe("deck", ".drawer", BOTH)
    page.locator(".drawer .close").click()
    page.locator("#h3-tab-scenario").click()
    expect(page.locator(".pages")).to_be_visible()
    anna.axe("scenario", ".h3", BOTH)


@pytest.mark.rule("H3-MODE-01")
def test_a_first_game_is_three_clicks_from_the_lobby(person: Any) -> None:
    anna = person("Anna")
    page = anna.go("/")
    page.locator('a[href="/new/heroes3"]').first.click()
    page.get_by_role("button", name="Take the first game").click()
    expect(page.locator("input[name=h3-scenario]:checked")).to_have_value("community_emerald_island")
    anna.axe("set-up")
    page.locator("button[type=submit]").click()
    page.locator(".prompt.mine").wait_for()


def test_scenarios_that_do_not_fit_say_why(person: Any) -> None:
    anna = person("Anna")
    page = anna.go("/new/heroes3")
    page.locator(".others summary").click()
    devilish = page.locator("label.card", has_text="A Devilish Plan")
    expect(devilish.locator(".tag")).to_have_text("for one person")
    expect(devilish.locator("input")).to_be_disabled()
    page.get_by_role("button", name="Campaign").click()
    expect(page.locator(".h3-setup .cards .card")).to_have_count(17)
    page.get_by_text("Optional rules").click()
    expect(page.get_by_text("You start with a secondary hero.")).to_be_visible()

"""Setting up a table: what is refused and where it is said, seats, colours, bots, invitations, leaving, history."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.kit import PHONE, WIDE, Person

LEVELS = ["easy", "normal (usual)", "hard", "expert"]
EMBLEM = "path => path.getAttribute('d')"


def count(page: Page, seats: int) -> None:
    """Choose how many play."""
    page.locator(f'input[name="count"][value="{seats}"]').check(force=True)


def in_view(page: Page, text: str) -> bool:
    """Whether some words are inside the window, without scrolling."""
    box = page.get_by_text(text, exact=True).last.bounding_box()
    size = page.viewport_size
    assert size is not None
    return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= size["height"]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "Emerald Island needs 4 factions and the boxes in play have 3: switch on more boxes."),
        ("cs", "Smaragdový ostrov: jsou potřeba 4 frakce, v použitých krabicích jich je 3: zapněte další krabice."),
        ("pl", "Szmaragdowa wyspa: potrzebne są 4 frakcje, a w użytych pudełkach jest ich 3: włącz więcej pudełek."),
    ],
)
def test_what_the_rules_refuse_is_said_beside_the_button_and_leaves_no_table(
    person: Any, language: str, words: str
) -> None:
    stranger: Person = person(size=PHONE)
    stranger.choose(language=language)
    page = stranger.go("/new/heroes3")
    count(page, 4)
    page.locator(".h3-setup .boxes input:checked:not(:disabled)").uncheck(force=True)
    bar = page.locator(".deeds")
    expect(bar).to_contain_text(words)
    assert in_view(page, words)
    before = len(stranger.ask("GET", "/tables?game=heroes3")["tables"])
    for _ in range(3):
        bar.locator("button[type=submit]").click()
    expect(page).to_have_url(re.compile("/new/heroes3$"))
    assert len(stranger.ask("GET", "/tables?game=heroes3")["tables"]) == before
    count(page, 2)
    expect(bar).not_to_contain_text(words)


@pytest.mark.parametrize("people", [1, 2, 4])
def test_what_people_have_played_is_chosen_before_anybody_chooses(person: Any, people: int) -> None:
    page = person().go("/new/heroes3")
    count(page, people)
    expect(page.locator("input[name=h3-scenario]:checked")).to_have_value("community_emerald_island")
    expect(page.locator(".deeds button[type=submit]")).to_be_enabled()


def test_scenarios_fit_the_number_of_people_and_the_rest_are_grey_with_the_reason(person: Any) -> None:
    page = person().go("/new/heroes3")
    count(page, 1)
    card = page.locator("label.card", has=page.locator('input[value="brave_new_world"]'))
    expect(card.locator("input")).to_be_disabled()
    expect(card).to_contain_text(re.compile("for (2|two) to 3 people"))
    count(page, 2)
    expect(card.locator("input")).to_be_enabled()
    expect(card).not_to_contain_text(re.compile("for (2|two) to 3 people"))


def test_the_map_of_cyclades_is_fixed_a_surprise_or_seen_before(person: Any) -> None:
    jana: Person = person("Jana")
    page = jana.go("/new/cyclades")
    chart = page.get_by_role("img", name="Preview of the map")
    fixed = chart.inner_html()
    page.get_by_label("random: a surprise").check()
    expect(chart).to_have_count(0)
    page.get_by_label("by map code").first.check()
    code = page.get_by_role("textbox", name="by map code")
    expect(code).to_have_value(re.compile("@"))
    expect(chart).to_be_visible()
    made_up = code.input_value()
    page.get_by_role("button", name="Make a random map").click()
    expect(code).not_to_have_value(made_up)
    code.fill("nonsense")
    expect(page.locator(".deeds")).to_contain_text("This is not a map code")
    expect(chart).to_have_count(0)
    code.fill(made_up)
    expect(chart).to_be_visible()
    assert chart.inner_html() != fixed
    page.get_by_role("button", name="Start the game").click()
    page.locator(".prompt").wait_for()
    table = page.url.rsplit("/", 1)[1]
    assert jana.position(table)["view"]["map"] == made_up


def test_bots_are_offered_by_level_with_strength_and_time_in_words(person: Any) -> None:
    jana: Person = person("Jana")
    page = jana.go("/new/teaching")
    level = page.locator("#bot-1")
    expect(level.locator("option")).to_have_text(LEVELS)
    expect(level).to_have_value("normal")
    expect(page.locator("fieldset dl")).to_contain_text("Answers immediately.")
    level.select_option("hard")
    expect(page.locator("fieldset dl")).to_contain_text(re.compile(r"Plans its whole turn.*up to 2\.5 seconds"))
    page.get_by_label("Seat 3").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".room li").nth(1)).to_contain_text(re.compile(r"bot, hard.*up to 2\.5 seconds"))
    page.locator(".room").get_by_label("How well the bot plays").select_option("easy")
    expect(page.locator(".room li").nth(1)).to_contain_text("bot, easy")
    page.get_by_role("button", name="Give to a bot").click()
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator(".panel").nth(1)).to_contain_text("bot, easy")


@pytest.mark.parametrize("game", ["cyclades", "hadrians_wall", "lords_of_hellas", "teaching"])
def test_a_seat_has_the_colour_of_the_game_before_it_starts(person: Any, game: str) -> None:
    jana: Person = person("Jana")
    page = jana.go(f"/new/{game}")
    count(page, 3)
    planned = page.locator("fieldset ol svg path").evaluate_all(f"all => all.map({EMBLEM})")
    table = jana.new_table(game, ["me", "Petr", "Ola"], start=False)
    page = jana.sit(table)
    waiting = page.locator(".room li svg path").evaluate_all(f"all => all.map({EMBLEM})")
    jana.command(table, "start")
    jana.choose(trusting=True)
    page = jana.go(f"/table/{table}")
    page.locator(".panels > .panel").nth(2).wait_for()
    panels = page.locator(".panels > .panel").evaluate_all(
        "all => all.map(each => [each.dataset.ref, each.querySelector('header svg path').getAttribute('d')])"
    )
    playing = [dict(panels)[f"seat:p{seat}"] for seat in (1, 2, 3)]
    assert len(planned) == 3
    assert planned == waiting == playing


def test_a_colour_that_is_chosen_in_the_game_is_not_promised_before(person: Any) -> None:
    jana: Person = person("Jana")
    page = jana.go("/new/heroes3")
    count(page, 3)
    seats = page.locator("fieldset ol li")
    expect(seats.locator(".open")).to_have_count(3)
    expect(seats.locator("svg")).to_have_count(0)
    room = jana.sit(jana.new_table("heroes3", ["me", "Petr"], start=False))
    expect(room.locator(".room li .open")).to_have_count(2)
    expect(room.locator(".room li svg")).to_have_count(0)


@pytest.mark.parametrize("kind", ["open", "invited", "bot"])
def test_the_link_for_friends_seats_a_friend_whatever_the_seat_is_for(person: Any, kind: str) -> None:
    jana: Person = person("Jana")
    plan = {"kind": kind, **({"bot": "easy"} if kind == "bot" else {})}
    table = jana.new_table("teaching", ["me", plan], start=False, public=False)
    page = jana.sit(table)
    link = page.get_by_label("Link for your friends").input_value()
    friend: Person = person(size=PHONE)
    there = friend.go(link.removeprefix(jana.address))
    there.get_by_role("button", name="Sit at this table").click()
    expect(there.locator(".room li").nth(1)).to_contain_text(re.compile(r"Guest \d+ \(you\)"))
    page.get_by_role("button", name="Start the game").click()
    expect(there.locator(".prompt")).to_be_visible()


def test_who_left_stays_away_until_they_say_they_are_back(person: Any) -> None:
    jana, petr = person("Jana"), person("Petr")
    table = jana.new_table("teaching", ["me", "open"], start=False)
    petr.command(table, "join")
    jana.command(table, "start")
    page = petr.sit(table)
    page.get_by_role("button", name="More about this table").click()
    page.get_by_role("button", name="Leave, a bot takes over").click()
    back = page.get_by_role("button", name="I am back")
    expect(page.locator(".away")).to_contain_text("You are away.")
    petr.context.set_offline(True)
    page.wait_for_timeout(100)
    petr.context.set_offline(False)
    page.reload()
    expect(back).to_be_visible()
    assert jana.position(table)["seats"][1]["away"]
    assert page.locator("[data-glow]").count() == 0
    petr.axe("away")
    back.click()
    expect(back).to_have_count(0)
    expect(page.locator(".prompt")).to_be_visible()
    assert not jana.position(table)["seats"][1]["away"]


def test_everybody_at_one_screen_has_a_name_of_their_own(person: Any) -> None:
    jana: Person = person("Jana")
    page = jana.go("/new/teaching")
    for seat in (2, 3):
        page.get_by_label(f"Seat {seat}").select_option("here")
    expect(page.locator("#name-1")).to_have_attribute("placeholder", "Blue")
    page.get_by_role("button", name="Start the game").click()
    curtain = page.locator(".curtain")
    curtain.wait_for()
    names = curtain.get_by_role("button").all_inner_texts()
    assert sorted(names) == ["I am Blue", "I am Green", "I am Jana"]
    jana.choose(language="cs")
    page.reload()
    curtain.get_by_role("button", name="Jsem Jana").wait_for()
    assert sorted(curtain.get_by_role("button").all_inner_texts()) == ["Jsem Jana", "Jsem Modrý", "Jsem Zelený"]
    twins = jana.new_table("teaching", ["Eva", "Eva"])
    jana.choose(language="en")
    page = jana.go(f"/table/{twins}")
    curtain.get_by_role("button", name="I am Eva (Red)").wait_for()
    assert sorted(curtain.get_by_role("button").all_inner_texts()) == ["I am Eva (Blue)", "I am Eva (Red)"]


def test_the_name_of_a_guest_follows_the_language_of_the_reader(person: Any) -> None:
    stranger: Person = person()
    page = stranger.go("/new/teaching")
    page.get_by_label("Seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    seat = page.locator(".room li").first
    expect(seat).to_contain_text(re.compile(r"Guest \d{3}"))
    table = page.url.rsplit("/", 1)[1]
    reader: Person = person("Jana")
    for language, word in (("cs", "Host"), ("pl", "Gość")):
        reader.choose(language=language)
        expect(reader.go(f"/table/{table}").locator(".room")).to_contain_text(re.compile(rf"{word} \d{{3}}"))
    stranger.choose(language="cs")
    expect(stranger.go("/account").get_by_role("link", name=re.compile(r"Host \d{3}"))).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, WIDE])
def test_ones_own_games_are_found_again(person: Any, size: tuple[int, int]) -> None:
    guest: Person = person(size=size)
    page = guest.go("/history")
    expect(page.get_by_text("Your finished games will appear here")).to_be_visible()
    guest.enter("Ida")
    tables = [guest.new_table(game, ["me", "random"]) for game in ("teaching", "hadrians_wall")]
    for table in tables:
        guest.play_on(table, 0, 2)
        guest.command(table, "resign", seat=0)
    page = guest.go("/history")
    expect(page.locator("li.card")).to_have_count(2)
    expect(page.locator("li.card").first).to_contain_text("Hadrian's Wall")
    expect(page.locator("li.card").first).to_contain_text("resigned")
    guest.axe("history")
    page.get_by_text("Smugglers' Coves").first.click()
    expect(page.locator("li.card")).to_have_count(1)
    page.get_by_role("link", name="Replay").click()
    expect(page).to_have_url(re.compile(f"/table/{tables[0]}#move-0"))
    expect(page.locator(".prompt")).to_contain_text("You are looking at the table")
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]

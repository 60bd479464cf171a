"""Lords of Hellas in the browser: a whole game by clicks on the map, keyboard, phone, motion, no barriers."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from browser.hellas import Aims, Hand, fullest_record, take_up
from browser.kit import AWAY, PHONE, Person, packed

Made = Any
MOST_CLICKS = 500
FULL = 16
"""This many figures and more make a full map."""
HEAVIEST = 60_000
"""Bytes of code and styles, compressed, that a table of this game may load on top of what every table needs."""
OWN = b"loh-clip"
"""Stands in the code of this board only."""


def options_of(position: Any) -> list[Any]:
    """What must be answered."""
    return [option for ask in position["asks"] if not ask["optional"] for option in ask["options"]]


ADVENTURES = {"battle", "hunt", "quest"}


def play_on(jana: Person, table: str, aims: Aims, wanted: set[str] | None = None) -> Hand:
    """A game by clicks, from the choice of a hero on, to its end or until everything wanted was seen."""
    hand = Hand(jana, table)
    for _ in range(MOST_CLICKS):
        position = hand.position()
        if position is None or (wanted and aims.seen >= wanted):
            return hand
        options = {option["action"]: option for option in options_of(position)}
        hand.take(options[aims.wanted(list(options), position["view"])])
    raise AssertionError("the game does not end")


def play_to_the_end(jana: Person, table: str) -> tuple[Aims, Hand]:
    """A whole game by clicks."""
    aims = Aims()
    return aims, play_on(jana, table, aims)


@pytest.mark.rule("LOH-TURN-01", "LOH-BATTLE-01", "LOH-HUNT-01", "LOH-QUEST-01")
def test_a_battle_a_hunt_and_a_quest_by_clicks_on_the_map(person: Made) -> None:
    """The end is in test_lords_of_hellas_stages.py, whole games are soak tests."""
    jana = person("Jana")
    aims = Aims()
    on_board = 0
    for _ in range(3):
        page = jana.sit(jana.new_table("lords_of_hellas", ["me", "greedy"]))
        assert page.locator(".generic").count() == 0
        hand = play_on(jana, page.url.rsplit("/", 1)[-1], aims, ADVENTURES)
        assert not hand.off_board, f"nothing on the board stands for {hand.off_board}"
        on_board += hand.on_board
        if aims.seen >= ADVENTURES:
            break
    assert on_board > 10
    assert aims.seen >= ADVENTURES, f"three games without {ADVENTURES - aims.seen}"


@pytest.mark.soak
@pytest.mark.rule("LOH-TURN-01", "LOH-WIN-01")
def test_a_whole_game_by_clicks_on_the_map(person: Made) -> None:
    jana = person("Jana")
    page = jana.sit(jana.new_table("lords_of_hellas", ["me", "greedy"]))
    assert page.locator(".generic").count() == 0
    _, hand = play_to_the_end(jana, page.url.rsplit("/", 1)[-1])
    assert hand.on_board > 30
    assert not hand.off_board, f"nothing on the board stands for {hand.off_board}"
    expect(page.locator(".ranking li")).to_have_count(2)
    expect(page.locator(".ranking li").first).to_contain_text("Winner")
    expect(page.locator(".result")).to_contain_text("Temples")


def test_the_start_and_a_turn_by_keyboard_alone(person: Made) -> None:
    jana = person("Jana")
    table = jana.new_table("lords_of_hellas", ["me", "greedy"])
    page = jana.sit(table)
    walked = set()
    while True:
        jana.my_turn()
        position = jana.wait_for_turn(table, 0)
        if position["view"]["phase"] != "start":
            break
        where = page.locator(".where").inner_text()
        page.keyboard.press("b")
        focused = page.locator(":focus")
        expect(focused).to_have_attribute("data-glow", "")
        expect(focused).to_have_attribute("role", "button")
        assert len(focused.get_attribute("aria-label") or "") > 3
        walked.add(str(focused.get_attribute("data-ref")).split(":")[0])
        page.keyboard.press("Enter")
        jana.settled(where)
    assert {"hero", "region"} <= walked
    refs = []
    page.keyboard.press("b")
    for _ in range(60):
        ref = page.locator(":focus").get_attribute("data-ref") or ""
        refs.append(ref)
        if ref == "action:prepare":
            break
        page.keyboard.press("Tab")
    assert refs[-1] == "action:prepare", refs
    assert any(ref.startswith("region:") for ref in refs), "regions come before the action board"
    page.keyboard.press("Enter")
    expect(page.locator(".log")).to_contain_text("Jana: Prepare")


def test_the_map_tells_why_not_lights_what_the_log_is_about_and_previews(person: Made) -> None:
    jana = person("Jana")
    page = jana.sit(jana.new_table("lords_of_hellas", ["me", "greedy"]))
    hand, aims = Hand(jana, page.url.rsplit("/", 1)[-1]), Aims()
    while (position := hand.position())["view"]["phase"] == "start":
        options = {option["action"]: option for option in options_of(position)}
        hand.take(options[aims.wanted(list(options), position["view"])])
    home = position["view"]["players"][0]["region"]
    page.locator("[data-ref='action:usurp']").click()
    expect(page.get_by_role("tooltip")).to_contain_text("you do not hold the glory of")
    page.keyboard.press("Escape")
    page.mouse.move(*AWAY)
    page.locator(".log .line").filter(has_text="Jana puts the hero in").hover()
    expect(page.locator(f".map g[data-ref='region:{home}']")).to_have_attribute("data-lit", "")
    page.mouse.move(*AWAY)
    goal = next(option for option in options_of(position) if option["action"].startswith("move-hero "))
    spot = hand.aim(goal["action"], goal["refs"])
    page.mouse.move(spot["x"], spot["y"])
    expect(page.locator(".map path.way")).to_have_count(1)
    page.mouse.move(*AWAY)
    expect(page.locator(".map path.way")).to_have_count(0)
    jana.no_barriers("Lords of Hellas, a turn")


def test_colours_of_armies_and_players_agree_everywhere(person: Made) -> None:
    jana = person("Jana")
    table = jana.new_table("lords_of_hellas", ["me", "greedy", "greedy", "greedy"])
    page = jana.sit(table)
    hand, aims = Hand(jana, table), Aims()
    while (position := hand.position())["view"]["phase"] == "start":
        options = {option["action"]: option for option in options_of(position)}
        hand.take(options[aims.wanted(list(options), position["view"])])
    for player in position["view"]["players"]:
        panel = page.locator(f".panel[data-ref='seat:p{player['seat'] + 1}'] > .panel")
        assert f"p-{player['army']}" in str(panel.get_attribute("class")), player
        medallion = page.locator(f".map [data-move='hero:{player['seat']}'] > .hero")
        if medallion.count():
            assert f"p-{player['army']}" in str(medallion.get_attribute("class")), player


def test_figures_slide_to_where_they_go(person: Made) -> None:
    jana = person("Jana", reduced_motion="no-preference")
    table = jana.new_table("lords_of_hellas", ["me", "greedy"])
    page = jana.sit(table)
    hand, aims = Hand(jana, table), Aims()
    while (position := hand.position())["view"]["phase"] == "start":
        options = {option["action"]: option for option in options_of(position)}
        hand.take(options[aims.wanted(list(options), position["view"])])
    page.evaluate(
        """() => {
          const plain = Element.prototype.animate;
          window.moved = [];
          Element.prototype.animate = function (frames, options) {
            if (frames[0]?.translate) window.moved.push(this.dataset?.move ?? "");
            return plain.call(this, frames, options);
          };
        }"""
    )
    hand.take(next(option for option in options_of(position) if option["action"].startswith("move-hero ")))
    jana.until("() => window.moved.includes('hero:0')")


def test_a_turn_on_a_phone(person: Made) -> None:
    jana = person("Jana", size=PHONE, has_touch=True)
    table = jana.new_table("lords_of_hellas", ["me", "greedy"])
    page = jana.sit(table)
    hand, aims = Hand(jana, table), Aims()
    while (position := hand.position())["view"]["phase"] == "start":
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        options = {option["action"]: option for option in options_of(position)}
        hand.take(options[aims.wanted(list(options), position["view"])])
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for tile in page.locator(".actions .tile").all():
        box = tile.bounding_box()
        assert box is not None
        assert box["width"] >= 44
        assert box["height"] >= 44
        assert box["x"] + box["width"] <= PHONE[0]
    page.locator("[data-ref='action:prepare']").tap()
    assert "draw-card" in {option["action"] for option in options_of(hand.position())}
    jana.no_barriers("Lords of Hellas, a phone", "dark")


def test_the_board_is_light_and_loaded_only_at_its_own_table(person: Made) -> None:
    jana = person("Jana")
    asked: set[str] = set()
    jana.page.on("request", lambda one: asked.add(one.url) if one.url.endswith((".js", ".css")) else None)
    jana.go("/")
    jana.sit(jana.new_table("cyclades", ["me", "greedy"]))
    jana.page.locator(".map").wait_for()
    jana.page.wait_for_load_state("networkidle")
    elsewhere = {url: jana.code_at(url) for url in asked}
    assert not any(OWN in code for code in elsewhere.values())
    jana.sit(jana.new_table("lords_of_hellas", ["me", "greedy"]))
    jana.page.locator(".map .region").first.wait_for()
    own = {url: jana.code_at(url) for url in asked - set(elsewhere)}
    assert any(OWN in code for code in own.values())
    assert packed(own) < HEAVIEST, {url: packed({url: code}) for url, code in own.items()}


def turn_in(jana: Person, *regions: str, seats: tuple[str, ...] = ("me", "random")) -> tuple[str, Any]:
    """A table whose first turn is Jana's, with her hero in one of some regions."""
    for _ in range(30):
        table = jana.new_table("lords_of_hellas", list(seats))
        while (position := jana.wait_for_turn(table, 0))["view"]["phase"] == "start":
            options = [option["action"] for option in options_of(position)]
            places = [f"place-hero {region}" for region in regions if f"place-hero {region}" in options]
            if options[0].startswith("place-hero") and not places:
                break
            jana.act(table, 0, position["decision"], places[0] if places else options[0])
        if position["view"]["phase"] == "regular" and position["view"]["turn"] == 1:
            return table, position
    raise AssertionError("no table began as wanted")


def height_of(somebody: Person, part: str) -> int:
    """How high a part of the board is."""
    box = somebody.page.locator(part).first.bounding_box()
    assert box is not None
    return round(box["height"])


CITIES = ("boeotia", "macedonia", "locris", "achaea", "arcadia", "euboea")
"""Regions with a city where two hoplites suffice for control."""


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_map_keeps_its_size_from_question_to_question(person: Made, language: str) -> None:
    jana = person("Jana")
    jana.choose(language=language)
    table, _ = turn_in(jana, *CITIES)
    page = jana.sit(table)
    hand = Hand(jana, table)
    whole = height_of(jana, ".loh .map")
    seen = set()
    for action in ("move-hoplites", "done", "special prepare", "draw-card", "draw-card"):
        position = hand.position()
        seen.add(height_of(jana, ".loh .map"))
        hand.take(next(option for option in options_of(position) if option["action"] == action))
    assert seen == {whole}, seen
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


def test_a_focus_at_the_edge_does_not_leave_the_map_cut_off(person: Made) -> None:
    jana = person("Jana")
    table = jana.new_table("lords_of_hellas", ["me", "random"])
    page = jana.sit(table)
    hand = Hand(jana, table)
    while not options_of(position := hand.position())[0]["action"].startswith("place-hero"):
        hand.take(options_of(position)[0])
    for region in ("chalkidiki", "laconia", "crete"):
        page.locator(f".map g[data-ref='region:{region}']").evaluate("region => region.focus()")
    hand.take(options_of(position)[0])
    hand.position()
    inside = """() => {
      const frame = document.querySelector(".map .frame").getBoundingClientRect();
      return [...document.querySelectorAll(".map g.region > .outline")].filter((one) => {
        const box = one.getBoundingClientRect();
        return box.top < frame.top || box.bottom > frame.bottom || box.left < frame.left || box.right > frame.right;
      }).map((one) => one.parentElement.dataset.ref);
    }"""
    assert page.evaluate(inside) == []


@pytest.mark.rule("LOH-MOVE-03")
def test_a_city_is_clicked_to_step_into_it_without_a_menu(person: Made) -> None:
    jana = person("Jana")
    table, position = turn_in(jana, *CITIES)
    home = position["view"]["players"][0]["region"]
    jana.act(table, 0, position["decision"], "move-hoplites")
    page = jana.sit(table)
    jana.my_turn()
    page.locator(f".map g[data-ref='region:{home}'] > .outline").click(force=True)
    expect(page.locator(".picked span")).to_have_count(1)
    expect(page.locator(".menu .deeds")).to_have_count(0)
    page.keyboard.press("Escape")
    gate = page.locator(f".map [data-option='fortify {home}']")
    expect(gate).to_have_attribute("data-glow", "")
    gate.click()
    expect(page.locator(".log")).to_contain_text("Jana fortifies a hoplite")
    expect(page.locator(f".map g[data-ref='region:{home}'] + .figures .fort")).to_have_count(1)
    expect(page.locator("[data-closed-action]")).to_have_count(0)


def test_a_full_table_fits_a_laptop(person: Made) -> None:
    jana = person("Jana")
    table, _ = turn_in(jana, *CITIES, "epirus", "aetolia", "corinthia", seats=("me", "random", "random", "random"))
    page = jana.sit(table)
    jana.my_turn()
    for panel in page.locator(".panels > .panel").all():
        box = panel.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 870, box
    cut = "all => all.filter((one) => one.scrollWidth > one.clientWidth + 1).length"
    assert page.locator(".panels .gauge, .actions .tile, .hand .card, .hand .cards").evaluate_all(cut) == 0


DRAWN = """() => {
  const found = [];
  for (const region of document.querySelectorAll(".map g.region")) {
    const one = region.nextElementSibling;
    const moving = ["army", "hero", "monster", "quest", "control"].map((kind) => `[data-move^='${kind}:']`).join();
    for (const thing of one.querySelectorAll(`${moving}, .neutral, .city, .name, .monument, .shrine`)) {
      const box = thing.getBoundingClientRect();
      const what = `${region.dataset.ref} ${thing.dataset.move ?? thing.getAttribute("class")}`;
      if (box.width > 0) found.push({ what, box });
    }
  }
  const scale = document.querySelector(".map svg.sheet").getScreenCTM().a;
  const slack = 4 * scale;
  const bad = [];
  found.forEach((a, i) => {
    for (const b of found.slice(i + 1)) {
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
      const by = [across, down].map((far) => (far / scale).toFixed(1));
      if (across > slack && down > slack) bad.push(`${a.what} over ${b.what} by ${by}`);
    }
  });
  return { count: found.length, bad };
}"""
"""What covers what on the map as it is drawn, by more than a hair."""


def test_nothing_covers_anything_where_the_map_is_fullest(person: Made) -> None:
    jana = person("Jana")
    table = take_up(jana, fullest_record(), "me", "random", "random", "random")
    page = jana.sit(table)
    page.locator(".map .region").first.wait_for()
    shown = page.evaluate(DRAWN)
    figures = page.locator(".map [data-move^='army:'], .map [data-move^='hero:'], .map [data-move^='monster:']").count()
    assert figures >= FULL
    assert shown["bad"] == []
    jana.no_barriers("Lords of Hellas, a full map")

"""Cyclades in the browser: a whole game by clicks, bids that slide, a phone, no barriers in either theme."""

from __future__ import annotations

import contextlib
import json
import random
import re
import secrets
from collections.abc import Callable
from itertools import count
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Page, TimeoutError, expect

from browser.kit import AWAY, PATIENCE, PHONE, Person, Theme, plan
from ludoteka.bots.play import decide
from ludoteka.bots.random import RandomBot
from ludoteka.games.cyclades import load
from ludoteka.kernel.match import Match

Made = Any
CLICK = PATIENCE / 5
"""After so long without an effect a person clicks again."""

SIGN = """() => [
  document.querySelector(".where")?.textContent ?? "",
  document.querySelectorAll(".picked span").length,
  Boolean(document.querySelector(".prompt.mine")),
].join("|")"""
"""What changes with every click: the move, the clicks so far, whose turn it is."""

ASKED = """() => document.querySelector(".result") || (
  document.querySelector(".prompt.mine")
  && document.querySelector("[data-glow], .deeds [data-action], .prompt .end[data-action]")
)"""
"""Whether the screen waits for a click, or shows the end."""

CHANGED = f"before => ({SIGN})() !== before || document.querySelector('.result')"
"""Whether a click had an effect."""

KINDS = {
    "things": "[data-glow]",
    "buttons": ".deeds button:not(:disabled)[data-action], .menu button:not(:disabled)[data-action]",
    "further": "[data-thing]",
    "bids": ".god button.space",
    "end": ".prompt .end[data-action]",
}
"""What can be clicked, by kind."""

ALL = f"""(kind) => [...document.querySelectorAll({json.dumps(KINDS)}[kind])].filter((one) => one.checkVisibility())"""

LOOK = f"""() => {{
  const all = {ALL};
  const told = (kind) => all(kind).map(({{ dataset, textContent }}) =>
    dataset.ref ?? dataset.thing ?? dataset.action ?? textContent);
  return {{
    sign: ({SIGN})(),
    over: Boolean(document.querySelector(".result")),
    ...Object.fromEntries({json.dumps(list(KINDS))}.map((kind) => [kind, told(kind)])),
  }};
}}"""
"""What the screen offers."""

AIM = f"""([kind, number]) => {{
  const element = ({ALL})(kind)[number];
  if (!element) return null;
  element.scrollIntoView({{ block: "nearest", inline: "nearest" }});
  const box = element.getBoundingClientRect();
  const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
  for (const v of steps) for (const u of steps) {{
    const [x, y] = [box.left + box.width * u, box.top + box.height * v];
    const hit = document.elementFromPoint(x, y);
    if (!hit) continue;
    if (element.matches("[data-ref]") ? hit.closest("[data-glow]") === element && !hit.closest("[data-own]")
                                      : element.contains(hit)) return [x, y];
  }}
  return null;
}}"""
"""Where something can be clicked."""

MOVES = """() => {
  const plain = Element.prototype.animate;
  window.moved = [];
  window.bumped = false;
  Element.prototype.animate = function (frames, options) {
    window.moved.push(this.dataset?.move ?? "");
    return plain.call(this, frames, options);
  };
  document.addEventListener("animationstart", (event) => {
    if (event.animationName.endsWith("bump")) window.bumped = true;
  });
}"""
"""Keeps what slides, and whether a god was shaken."""


class Hand:
    """Plays by clicking what glows and the buttons of the prompt bar, and looks whether everything has its place."""

    def __init__(self, person: Person, table: str, seed: int) -> None:
        self.person = person
        self.page: Page = person.page
        self.table = table
        self.luck = random.Random(seed)
        self.verbs: set[str] = set()
        self.clicks = 0
        self.spent = 0

    def look(self) -> Any:
        """What the screen offers, once it offers something and has come to rest."""
        before = None
        for _ in range(100):
            self.page.wait_for_function(ASKED, polling=60, timeout=PATIENCE)
            seen = self.page.evaluate(LOOK)
            if seen["over"] or seen == before:
                return seen
            before = seen
        raise AssertionError(f"the screen never rests: {self.person.prompt.inner_text()}")

    def aim(self, kind: str, number: int) -> list[float] | None:
        """Where something can be clicked; None if something else lies over it."""
        at: list[float] | None = self.page.evaluate(AIM, [kind, number])
        return at

    def click(self, kind: str, number: int, before: str) -> bool:
        """A click, and its effect; False if there is no way to click there. What does nothing is clicked again."""
        for _ in range(5):
            at = self.aim(kind, number)
            if at is None:
                return False
            self.clicks += 1
            self.page.mouse.click(at[0], at[1])
            self.page.mouse.move(*AWAY)
            with contextlib.suppress(TimeoutError):
                self.page.wait_for_function(CHANGED, arg=before, polling=60, timeout=CLICK)
                return True
        raise AssertionError(f"a click does nothing: {kind} {self.look()[kind][number]}")

    def check(self, seen: Any) -> Any:
        """Every legal option begins with something on the screen (new verbs are looked at, the others are known)."""
        position = self.person.position(self.table)
        options = [option for ask in position["asks"] for option in ask["options"]]
        verbs = {option["action"].split(" ")[0] for option in options}
        if verbs <= self.verbs:
            return seen
        self.verbs |= verbs
        lost: list[str] = []
        for _ in range(30):
            lost = [f"{ref} cannot be clicked" for i, ref in enumerate(seen["things"]) if not self.aim("things", i)]
            lost += [f"{option['action']} has no place" for option in options if not begins(option, seen)]
            if not lost:
                return seen
            self.page.wait_for_timeout(50)
            seen = self.look()
        raise AssertionError("; ".join(lost))

    def step(self) -> bool:
        """One click; False once the game is over."""
        seen = self.look()
        if seen["over"]:
            return False
        if seen["sign"].split("|")[1] == "0":
            seen = self.check(seen)
        sign = seen["sign"]
        bids = [int(gold) for gold in seen["bids"]]
        if any(bids) and self.luck.random() < 0.7:
            best = max(range(len(bids)), key=lambda number: (bids[number] <= 5, bids[number]))
            if self.click("bids", best, sign):
                return True
        places = [(kind, number) for kind in ("things", "buttons", "further") for number in range(len(seen[kind]))]
        self.luck.shuffle(places)
        if seen["end"]:
            self.spent = self.spent + 1 if places else 2
            if self.spent > 1:
                self.spent = 0
                places = [("end", 0)]
        for kind, number in places:
            if self.click(kind, number, sign):
                return True
        assert self.look()["sign"] != sign, f"nothing can be clicked: {self.person.prompt.inner_text()}"
        return True


def begins(option: Any, seen: Any) -> bool:
    """Whether a legal option begins with something that glows, a button or an amount to be set."""
    glowing = {ref for refs in [*seen["things"], *seen["further"]] for ref in refs.split(" ")}
    actions = {*seen["buttons"], *seen["end"]}
    action = option["action"]
    if option["refs"] and any(ref in glowing for ref in option["refs"]):
        return True
    numbered = {other.split(" ")[0] for other in actions}
    return action in actions or (not option["refs"] and action.split(" ")[0] in numbered)


def test_a_whole_game_of_three_by_clicks(person: Made) -> None:
    anna = person("Anna")
    table = anna.new_table("cyclades", ["me", "greedy", "greedy"])
    page = anna.sit(table)
    anna.my_turn()
    hand = Hand(anna, table, 7)
    expect(page.locator("svg.sheet [data-ref^='area:']").first).to_be_visible()
    before = page.locator(".where").inner_text()
    assert hand.step()
    expect(page.locator(".where")).not_to_have_text(before)
    expect(page.get_by_role("button", name="Undo")).to_be_enabled()
    page.keyboard.press("u")
    expect(page.locator(".where")).to_have_text(before)
    barriers: dict[str, tuple[Theme, ...]] = {"bid": ("dark", "light"), "end-turn": ("dark",)}
    for _ in range(600):
        if not hand.step():
            break
        for verb in [verb for verb in barriers if verb in hand.verbs]:
            if hand.look()["sign"].endswith("|0|true"):
                anna.no_barriers(f"Cyclades, {verb}", *barriers.pop(verb))
    assert anna.over(), f"not over after {hand.clicks} clicks"
    assert not barriers
    assert {"settle", "place-ship", "place-soldier", "bid", "end-turn"} <= hand.verbs
    page.get_by_role("button", name="Show the board").click()
    expect(page.locator(".cyc .map")).to_be_visible()


def test_a_bid_is_a_click_on_its_space_and_the_column_slides_there(person: Made, tmp_path: Path) -> None:
    match = moment(lambda match: bool(open_god(match)))
    anna = person("Anna", reduced_motion="no-preference")
    page = anna.sit(take_up(anna, match, tmp_path))
    anna.my_turn()
    god = page.locator(".god", has=page.locator(f"[data-ref='god:{open_god(match)}']"))
    space = god.locator("button.space").first
    amount = space.inner_text()
    page.evaluate(MOVES)
    space.click()
    expect(page.locator(".log")).to_contain_text(re.compile(f"bids {amount} gold"))
    anna.until("() => window.moved.includes('column:purple')")


def test_who_is_outbid_is_thrown_off(person: Made, tmp_path: Path) -> None:
    match = moment(lambda match: bool(outbidding(match)))
    anna = person("Anna", reduced_motion="no-preference")
    table = take_up(anna, match, tmp_path, person("Petr"), person("Eva"))
    action, faction = outbidding(match)[0]
    page = anna.sit(table)
    anna.my_turn()
    page.evaluate(MOVES)
    god = page.locator(".god", has=page.locator(f"[data-ref='faction:{faction}']"))
    god.locator("button.space", has_text=re.compile(f"^{action[2]}$")).click()
    expect(page.locator(".log")).to_contain_text("is outbid at")
    anna.until("key => window.moved.includes(key) && window.bumped", f"column:{faction}")


def test_a_creature_tells_what_it_does(person: Made) -> None:
    anna = person("Anna")
    table = anna.new_table("cyclades", ["me", "greedy", "greedy"])
    page = anna.sit(table)
    anna.my_turn()
    card = page.locator(".creatures .card[data-ref]").first
    name = card.locator("b").last.inner_text()
    card.hover()
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text(name)
    assert len(tip.inner_text()) > len(name) + 30


def test_what_is_on_offer_tells_its_effect_to_the_keyboard_too(person: Made) -> None:
    anna = person("Anna")
    table = anna.new_table("cyclades", ["me", "greedy", "greedy"])
    page = anna.sit(table)
    anna.my_turn()
    sign = page.locator(".heroes .medallion[tabindex]").first
    page.locator(".creatures .medallion[tabindex]").last.focus()
    page.keyboard.press("Tab")
    expect(sign).to_be_focused()
    expect(page.get_by_role("tooltip")).to_contain_text(str(sign.get_attribute("aria-label")))


def test_the_map_is_zoomed_and_dragged(person: Made) -> None:
    anna = person("Anna")
    table = anna.new_table("cyclades", ["me", "greedy", "greedy"])
    page = anna.sit(table)
    anna.my_turn()
    sea = page.locator(".map [data-ref^='area:']").first
    frame = page.locator(".cyc .map").bounding_box()
    assert frame is not None
    at = (frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2)

    def box() -> dict[str, float]:
        found = sea.bounding_box()
        assert found is not None
        return dict(found)

    before = box()
    moves = page.locator(".where").inner_text()
    page.mouse.move(*at)
    page.mouse.wheel(0, -400)
    anna.until(
        "wide => document.querySelector(\".map [data-ref^='area:']\").getBoundingClientRect().width > wide * 1.3",
        before["width"],
    )
    near = box()
    page.mouse.down()
    page.mouse.move(at[0] + 60, at[1] + 40, steps=4)
    page.mouse.up()
    far = box()
    assert (round(far["x"] - near["x"]), round(far["y"] - near["y"])) == (60, 40)
    assert page.locator(".where").inner_text() == moves, "a drag is no click"


def moment(wanted: Callable[[Match], bool]) -> Match:
    """A match played at random until the first seat is asked something that is wanted."""
    game = load()
    for number in count():
        match = Match.new(game, 3, {}, f"moment {number}", ["Anna", "Bot 2", "Bot 3"])
        bots = {seat: RandomBot("random", f"{number} {seat}") for seat in range(3)}
        while not match.over and (decided := decide(game, match.state, bots)) is not None:
            choice, action = decided
            if choice.seat == 0 and wanted(match):
                return match
            match.play(action, choice.seat)
    raise AssertionError("unreachable")


def take_up(somebody: Person, match: Match, folder: Path, *others: Person) -> str:
    """A table that goes on with a match, with others or against bots."""
    kept = folder / "match.ludoteka"
    match.record().save(kept)
    seats = [plan(seat) for seat in ("me", *(["open", "open"] if others else ["greedy", "greedy"]))]
    body = {"record": kept.read_text(), "seats": seats, "key": secrets.token_hex(8)}
    table = str(somebody.ask("POST", "/tables/import", body)["id"])
    for seat, other in enumerate(others, 1):
        other.command(table, "join", seat=seat)
    somebody.command(table, "start")
    return table


def attacks_with_open_outcome(match: Match) -> bool:
    """Whether the first seat attacks and may go on, with the outcome open."""
    if ("stay",) not in match.offered(0):
        return False
    battles = view_of(match)["battles"]
    return bool(battles and battles[0]["attacker"] == "purple" and 0.1 < battles[0]["takes"] < 0.9)


def open_god(match: Match) -> str:
    """A god at which the first seat may bid several amounts, if there is one."""
    bids = [match.game.text(action).split(" ")[1] for action in match.offered(0) if action[0] == "bid"]
    return next((god for god in bids if bids.count(god) > 2), "")


def outbidding(match: Match) -> list[tuple[list[str], str]]:
    """The bids of the first seat that throw somebody off, with whom."""
    bids = [match.game.text(action).split(" ") for action in match.offered(0) if action[0] == "bid"]
    if not bids:
        return []
    holders = {god["god"]: god["faction"] for god in view_of(match)["gods"] if god["faction"]}
    return [(bid, holders[bid[1]]) for bid in bids if bid[1] in holders]


def view_of(match: Match) -> Any:
    """What the first seat sees."""
    return msgspec.to_builtins(match.view(0))


def test_a_battle_shows_forces_exact_odds_and_dice(person: Made, tmp_path: Path) -> None:
    match = moment(attacks_with_open_outcome)
    (battle,) = view_of(match)["battles"]
    anna = person("Anna")
    page = anna.sit(take_up(anna, match, tmp_path))
    anna.my_turn()
    panel = page.locator(".battle")
    expect(panel.locator(".line b").first).to_have_text(f"{round(100 * battle['takes'])} %")
    odds = [battle[name] for name in ("wins", "ties", "loses") if battle[name] > 0]
    expect(panel.locator(".three b")).to_have_text([str(round(100 * chance)) for chance in odds])
    expect(panel.locator(".strength")).to_have_text([str(battle["attack"]), str(battle["defence"])])
    dice = [battle["attacker_die"], battle["defender_die"]]
    for die, face in zip(panel.get_by_role("img").all(), dice, strict=True):
        expect(die).to_have_attribute("aria-label", str(face))
    anna.no_barriers("Cyclades, a battle")
    page.locator(".deeds [data-action='stay']").click()
    expect(panel.locator(".rounds li, .line").first).to_be_visible()
    expect(page.locator(".log")).to_contain_text("rolls")


def test_a_bid_on_a_phone_is_a_god_and_an_amount(person: Made, tmp_path: Path) -> None:
    match = moment(lambda match: bool(open_god(match)))
    anna = person("Anna", size=PHONE, has_touch=True)
    table = take_up(anna, match, tmp_path)
    page = anna.sit(table)
    anna.my_turn()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(f".seal[data-glow][data-ref='god:{open_god(match)}']").tap()
    bid = page.locator(".deeds [data-action^='bid ']").first
    action = str(bid.get_attribute("data-action"))
    bid.tap()
    expect(page.locator(".picked")).to_have_count(0)
    told = anna.ask("GET", f"/tables/{table}/updates?seat=0")
    assert any(update["do"] == action for update in told["updates"])
    anna.no_barriers("Cyclades, phone")

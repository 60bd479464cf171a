"""Cyclades in the browser: a whole game by clicks, bids that slide, a phone, no barriers in either theme."""

from __future__ import annotations

import random
import re
import time
from typing import Any, Literal

from playwright.sync_api import Page, expect

from browser.kit import PHONE, Person

Made = Any

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

LOOK = """(pointing) => {
  const point = (element) => {
    if (!pointing) return null;
    element.scrollIntoView({ block: "nearest", inline: "nearest" });
    const box = element.getBoundingClientRect();
    const steps = [0.5, 0.35, 0.65, 0.2, 0.8, 0.1, 0.9];
    for (const v of steps) for (const u of steps) {
      const [x, y] = [box.left + box.width * u, box.top + box.height * v];
      const hit = document.elementFromPoint(x, y);
      if (!hit) continue;
      if (element.matches("[data-ref]") ? hit.closest("[data-glow]") === element && !hit.closest("[data-own]")
                                        : element.contains(hit)) return [x, y];
    }
    return null;
  };
  const all = (what) => [...document.querySelectorAll(what)].filter((element) => element.checkVisibility());
  return {
    sign: (SIGN)(),
    over: Boolean(document.querySelector(".result")),
    mine: Boolean(document.querySelector(".prompt.mine")),
    things: all("[data-glow]").map((one) => ({ ref: one.dataset.ref, at: point(one) })),
    buttons: all(".deeds button:not(:disabled)[data-action], .menu button:not(:disabled)[data-action]")
      .map((one) => ({ action: one.dataset.action, at: point(one) })),
    further: all("[data-thing]").map((one) => ({ ref: one.dataset.thing, at: point(one) })),
    bids: all(".god button.space").map((one) => ({ gold: Number(one.textContent), at: point(one) })),
    end: all(".prompt .end[data-action]").map((one) => ({ action: one.dataset.action, at: point(one) })),
  };
}""".replace("SIGN", SIGN)
"""What the screen offers; with the points to click, if wanted."""


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
            self.page.wait_for_function(ASKED, polling=30)
            seen = self.page.evaluate(LOOK, before is not None)
            plain = [seen["sign"], *(sorted(one["ref"] for one in seen["things"]))]
            if seen["over"] or plain == before:
                return seen
            before = plain
        raise AssertionError(f"the screen never rests: {self.person.prompt.inner_text()}")

    def click(self, at: list[float], before: str) -> None:
        """A click, and its effect."""
        self.clicks += 1
        self.page.mouse.click(at[0], at[1])
        self.page.wait_for_function(
            f"before => ({SIGN})() !== before || document.querySelector('.result')", arg=before, polling=30
        )

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
            lost = [f"{thing['ref']} cannot be clicked" for thing in seen["things"] if not thing["at"]]
            lost += [f"{option['action']} has no place" for option in options if not begins(option, seen)]
            if not lost:
                return seen
            time.sleep(0.1)
            seen = self.look()
        raise AssertionError("; ".join(lost))

    def step(self) -> bool:
        """One click; False once the game is over."""
        seen = self.look()
        if seen["over"]:
            return False
        if seen["sign"].split("|")[1] == "0":
            seen = self.check(seen)
        ends = seen["end"]
        places = [thing["at"] for thing in seen["things"] if thing["at"]]
        places += [button["at"] for button in [*seen["buttons"], *seen["further"]] if button["at"]]
        if ends and (self.spent >= 2 or not places):
            self.spent = 0
            self.click(ends[0]["at"], seen["sign"])
            return True
        self.spent += bool(ends)
        bids = [bid for bid in seen["bids"] if bid["at"] and bid["gold"]]
        if bids and self.luck.random() < 0.7:
            bid = max(bids, key=lambda one: (one["gold"] <= 5, one["gold"]))
            self.click(bid["at"], seen["sign"])
            return True
        self.click(self.luck.choice(places), seen["sign"])
        return True


def begins(option: Any, seen: Any) -> bool:
    """Whether a legal option begins with something that glows, a button or an amount to be set."""
    glowing = {ref for thing in [*seen["things"], *seen["further"]] for ref in thing["ref"].split(" ")}
    actions = {button["action"] for button in [*seen["buttons"], *seen["end"]]}
    action = option["action"]
    if option["refs"] and any(ref in glowing for ref in option["refs"]):
        return True
    numbered = {other.split(" ")[0] for other in actions}
    return action in actions or (not option["refs"] and action.split(" ")[0] in numbered)


def test_a_whole_game_of_three_by_clicks(person: Made) -> None:
    anna = person("Anna")
    anna.choose(motion="off")
    table = anna.new_table("cyclades", ["me", "greedy", "greedy"])
    page = anna.sit(table)
    anna.my_turn()
    hand = Hand(anna, table, 7)
    expect(page.locator("svg.sheet [data-ref^='area:']").first).to_be_visible()
    before = page.locator(".where").inner_text()
    assert hand.step()
    expect(page.locator(".where")).not_to_have_text(before)
    page.keyboard.press("u")
    expect(page.locator(".where")).to_have_text(before)
    barriers = {"bid": "the offerings", "end-turn": "the actions"}
    for _ in range(600):
        if not hand.step():
            break
        for verb in [verb for verb in barriers if verb in hand.verbs]:
            if hand.look()["sign"].endswith("|0|true"):
                no_barriers(anna, barriers.pop(verb))
    assert anna.over(), f"not over after {hand.clicks} clicks"
    assert not barriers
    assert {"settle", "place-ship", "place-soldier", "bid", "end-turn"} <= hand.verbs
    no_barriers(anna, "the result")
    page.get_by_role("button", name="Show the board").click()
    expect(page.locator(".cyc .map")).to_be_visible()
    no_barriers(anna, "the last position")


def no_barriers(somebody: Person, what: str) -> None:
    """Axe finds nothing in either theme."""
    somebody.page.mouse.move(2, 2)
    expect(somebody.page.get_by_role("tooltip")).to_have_count(0)
    themes: tuple[Literal["dark", "light"], ...] = ("dark", "light")
    for theme in themes:
        somebody.page.emulate_media(color_scheme=theme)
        expect(somebody.page.locator("html")).to_have_attribute("data-theme", theme)
        somebody.axe(f"Cyclades, {what}, {theme}")


def to_the_offerings(somebody: Person, table: str) -> None:
    """Play on through the API until this person bids."""
    for _ in range(40):
        position = somebody.wait_for_turn(table, 0)
        if any(option["action"].startswith("bid ") for ask in position["asks"] for option in ask["options"]):
            return
        somebody.play_on(table, 0, 1)
    raise AssertionError("nobody bids")


def test_a_bid_is_a_click_on_its_space_and_the_column_slides_there(person: Made) -> None:
    anna = person("Anna")
    table = anna.new_table("cyclades", ["me", "greedy", "greedy"])
    to_the_offerings(anna, table)
    page = anna.sit(table)
    anna.my_turn()
    space = page.locator(".god button.space").first
    amount = space.inner_text()
    page.evaluate(
        """() => {
          const plain = Element.prototype.animate;
          window.moved = [];
          Element.prototype.animate = function (frames, options) {
            window.moved.push(this.dataset?.move ?? "");
            return plain.call(this, frames, options);
          };
        }"""
    )
    space.click()
    expect(page.locator(".log")).to_contain_text(re.compile(f"bids {amount} gold"))
    page.wait_for_function("() => window.moved.some(key => key.startsWith('column:'))")


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


def test_a_bid_on_a_phone_is_a_god_and_an_amount(person: Made) -> None:
    anna = person("Anna", size=PHONE, has_touch=True)
    table = anna.new_table("cyclades", ["me", "greedy", "greedy"])
    to_the_offerings(anna, table)
    page = anna.sit(table)
    anna.my_turn()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator(".seal[data-glow]").first.tap()
    bid = page.locator(".deeds [data-action^='bid ']").first
    action = str(bid.get_attribute("data-action"))
    bid.tap()
    expect(page.locator(".picked")).to_have_count(0)
    done = anna.position(table)
    assert any(god["bid"] == int(action.split(" ")[2]) for god in done["view"]["gods"]) or done["actions"] > 0
    no_barriers(anna, "phone")

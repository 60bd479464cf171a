"""Measures how smoothly the map of a game is dragged on a phone.

    python benchmarks/panning.py lords_of_hellas
    python benchmarks/panning.py heroes3 --option scenario=community_emerald_island --option tower=yes --key m

Plays games at random with fixed seeds, takes the fullest position that the first player was asked in (the longest
View), opens it in Chromium as a phone with the processor slowed down by `--rate`, zooms in, and drags the map with a
finger to and fro. Tells the intervals between frames of the page, and the work of the page's main thread for each of
them, which says more than the intervals on a machine that is busy otherwise.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import sys
import tempfile
from itertools import pairwise
from pathlib import Path
from typing import Any

import msgspec
from playwright.sync_api import Browser, CDPSession, sync_playwright

from browser.kit import PHONE, Person, chromium, plan, serving
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import IllegalAction
from ludoteka.kernel.match import Match
from ludoteka.kernel.registry import load_game
from ludoteka.kernel.state import pending

FRAME = 1000 / 60
MOST_STEPS = 1200
SETTLE = 1500

WATCH = """(map) => {
  window.frames_seen = [];
  window.places_seen = [];
  const thing = document.querySelector(`${map} [data-ref]`);
  const note = (now) => {
    window.frames_seen.push(now);
    if (window.frames_seen.length % 10 === 0) {
      const box = thing.getBoundingClientRect();
      window.places_seen.push([box.x, box.y]);
    }
    window.watching = requestAnimationFrame(note);
  };
  window.watching = requestAnimationFrame(note);
}"""
UNWATCH = "() => { cancelAnimationFrame(window.watching); return [window.frames_seen, window.places_seen]; }"


def far_from(places: list[tuple[float, float]]) -> float:
    """How far apart, in pixels, the places are in which a thing of the map was seen: 0 if nothing was dragged."""
    return max(max(axis) - min(axis) for axis in zip(*places, strict=True)) if places else 0.0


def fullest(game_id: str, seats: int, games: int, steps: int, options: dict[str, object]) -> tuple[str, int]:
    """The record of the fullest position found, and how long its View is."""
    game = load_game(game_id)
    best, size = "", 0
    for number in range(games):
        match = Match.new(game, seats, options, seed=f"panning {number}")
        luck = Chance.of("moves", "", number)
        for _ in range(steps):
            if match.over:
                break
            choice = pending(match.state)[0]
            if choice.seat == 0 and (found := len(msgspec.json.encode(match.view(0)))) > size:
                best, size = match.record().to_bytes().decode(), found
            try:
                match.play(luck.pick(choice.options(match.state)), choice.seat)
            except IllegalAction:
                break
    return best, size


def metrics(cdp: CDPSession) -> dict[str, float]:
    """What the browser counts of the page's main thread."""
    return {one["name"]: one["value"] for one in cdp.send("Performance.getMetrics")["metrics"]}


def drag(cdp: CDPSession, box: Any, seconds: float) -> None:
    """A finger that goes to and fro over the map."""
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    far = min(box["width"], box["height"]) * 0.4
    speed = 500
    gesture: dict[str, Any] = {"x": x + far / 2, "y": y + far / 2, "xDistance": -far, "yDistance": -far}
    gesture |= {"speed": speed, "gestureSourceType": "touch", "preventFling": True}
    there_and_back = 2 * 2**0.5 * far / speed
    for _ in range(max(1, round(seconds / there_and_back))):
        cdp.send("Input.synthesizeScrollGesture", gesture)
        cdp.send(
            "Input.synthesizeScrollGesture",
            gesture | {"x": x - far / 2, "y": y - far / 2, "xDistance": far, "yDistance": far},
        )


def measured(browser: Browser, address: str, record: str, asked: argparse.Namespace) -> dict[str, float]:
    """Intervals and work while the map is dragged, and while it lies still."""
    person = Person(browser, address, size=PHONE, has_touch=True, is_mobile=True, device_scale_factor=2)
    person.enter("Jana")
    seats = [plan("me")] + [plan("random")] * (asked.seats - 1)
    table = str(person.ask("POST", "/tables/import", {"record": record, "seats": seats, "key": "panning-key"})["id"])
    person.command(table, "start")
    page = person.sit(table)
    if asked.key:
        page.wait_for_timeout(2 * SETTLE)
        page.keyboard.press(asked.key)
    frame = page.locator(asked.map).first
    frame.wait_for()
    for _ in range(asked.closer):
        page.locator(f"{asked.map} .tools button").first.click()
    page.wait_for_timeout(SETTLE)
    cdp = person.context.new_cdp_session(page)
    cdp.send("Performance.enable")
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": asked.rate})
    box = frame.bounding_box()
    page.evaluate(WATCH, asked.map)
    start = metrics(cdp)
    drag(cdp, box, asked.seconds)
    end = metrics(cdp)
    times, places = page.evaluate(UNWATCH)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    if asked.shot:
        page.screenshot(path=asked.shot)
    nodes = page.locator(f"{asked.map} svg *").count()
    person.context.close()
    gaps = sorted(b - a for a, b in pairwise(times))
    work = {
        name: 1000 * (end[name] - start[name]) / len(gaps)
        for name in ("TaskDuration", "ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
    }
    return {
        "frames": len(gaps),
        "frames a second": 1000 * len(gaps) / sum(gaps),
        "median ms": statistics.median(gaps),
        "95 % ms": gaps[int(len(gaps) * 0.95)],
        "longest ms": gaps[-1],
        "on time %": 100 * sum(gap < 1.5 * FRAME for gap in gaps) / len(gaps),
        "work a frame ms": work["TaskDuration"],
        "scripts a frame ms": work["ScriptDuration"],
        "layout and style a frame ms": work["LayoutDuration"] + work["RecalcStyleDuration"],
        "nodes of the drawing": nodes,
        "moved by": far_from(places),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=4, help="random games among which the fullest position is sought")
    parser.add_argument("--option", action="append", default=[], help="an option of the table, name=value")
    parser.add_argument("--key", default="", help="a key to press first: M shows the map of Heroes III in a combat too")
    parser.add_argument("--steps", type=int, default=MOST_STEPS, help="decisions of a game at most")
    parser.add_argument("--rate", type=float, default=4, help="how many times slower than this machine the phone is")
    parser.add_argument("--seconds", type=float, default=4)
    parser.add_argument("--closer", type=int, default=3, help="how often one zooms in first")
    parser.add_argument("--map", default=".frame", help="the element that is dragged, a CSS selector")
    parser.add_argument("--shot", default="", help="where to keep a picture of what was dragged")
    asked = parser.parse_args()
    options: dict[str, object] = dict(each.split("=", 1) for each in asked.option)
    options |= {name: True for name, value in options.items() if value == "yes"}
    record, size = fullest(asked.game, asked.seats, asked.games, asked.steps, options)
    print(f"fullest position of {asked.games} games: {size} bytes of View", file=sys.stderr)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        found = measured(browser, address, record, asked)
        browser.close()
    found |= {"slowed by": asked.rate, "processes waiting": os.getloadavg()[0]}
    print(json.dumps({name: round(value, 1) for name, value in found.items()}, indent=1))


if __name__ == "__main__":
    main()

"""Photographs every page and every board into build/screenshots, to be looked at.

    python tools/web_screenshots.py [--only WORD,WORD] [--languages en,cs,pl] [--themes light,dark]
        [--sizes wide,phone,tablet,desk] [--all]

Boards are shown at the start, in the middle and at the end of a game, and where they look different: a fight, a
siege, a search, a full map. The dark look is taken in English only, unless all are asked for. Needs Chromium and the
dev packages.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from browser import heroes3_positions as heroes3
from browser.hellas import fullest_record, take_up
from browser.kit import PHONE, WIDE, Person, chromium, serving

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "screenshots"
SIZES = {"wide": WIDE, "phone": PHONE, "tablet": (820, 1180), "desk": (1920, 1080)}
BOARDS: dict[str, tuple[list[object], dict[str, Any]]] = {
    "teaching": (["me", "greedy", "greedy"], {}),
    "hadrians_wall": (["me", "random"], {}),
    "cyclades": (["me", "random", "random"], {}),
    "lords_of_hellas": (["me", "random"], {}),
    "heroes3": (["me", "greedy"], {"options": {"scenario": "brave_new_world", "factions": "random"}}),
}
MIDDLE = {"teaching": 30, "hadrians_wall": 40, "cyclades": 60, "lords_of_hellas": 80, "heroes3": 60}
CLASH: dict[str, Any] = {"scenario": "brave_new_world", "factions": "random"}
CAMPAIGN: dict[str, Any] = {"scenario": "llq3_steadwick", "difficulty": "easy", "factions": "random"}
STAGES: dict[str, tuple[Callable[[], str], list[str]]] = {
    "lords_of_hellas-full": (fullest_record, ["me", "random", "random", "random"]),
    "heroes3-deployment": (lambda: heroes3.record_of(2, heroes3.deploying, **CLASH), ["me", "greedy"]),
    "heroes3-combat": (lambda: heroes3.record_of(2, heroes3.with_spell, first=12, **CLASH), ["me", "greedy"]),
    "heroes3-search": (lambda: heroes3.record_of(2, heroes3.searching, **CLASH), ["me", "greedy"]),
    "heroes3-siege": (lambda: heroes3.record_of(1, heroes3.besieging, warlike=True, **CAMPAIGN), ["me"]),
}
"""Positions in which a board looks different, and who sits there."""
TABS = ("town", "scenario")
"""Pages of Heroes III beside the map."""
SETTLE = 900
COMING = "p[role=status] .pip"
"""The die that rocks while a board is on its way."""
SHOWN = {"start": ["start"], "middle": ["middle", "past", "text", *TABS], "end": ["end", "end-board"]}
"""What is photographed of a table at each moment."""


def main() -> None:
    """Take all pictures that were asked for."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--only", default="", help="only pictures whose name contains one of these")
    parser.add_argument("--languages", default="en,cs,pl")
    parser.add_argument("--themes", default="light,dark")
    parser.add_argument("--sizes", default="wide,phone")
    parser.add_argument("--all", action="store_true", help="the dark look in every language")
    given = parser.parse_args()
    if chromium() is None:
        sys.exit("no Chromium here; on Debian and Ubuntu: apt-get install --no-install-recommends chromium")
    OUT.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as address, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        tables = set_the_tables(browser, address, given.only)
        for language in given.languages.split(","):
            for theme in given.themes.split(","):
                if theme == "dark" and language != "en" and not given.all:
                    continue
                for size in given.sizes.split(","):
                    photograph(browser, address, tables, given.only, language, theme, size)
        browser.close()
    print(f"{len(list(OUT.glob('*.png')))} pictures in {OUT.relative_to(ROOT)}")


def wanted(name: str, only: str) -> bool:
    """Whether a picture was asked for."""
    return not only or any(word in name for word in only.split(","))


class Tables:
    """Tables to be photographed, and the cookies of the person who sits at them."""

    def __init__(self) -> None:
        self.by_name: dict[str, str] = {}
        self.cookies: Any = []


def set_the_tables(browser: Browser, address: str, only: str) -> Tables:
    """Games at their start, in the middle and at their end, and the tables of the other pages."""
    jana = Person(browser, address)
    jana.enter("Jana")
    tables = Tables()
    tables.by_name["room"] = jana.new_table(
        "cyclades", ["me", "open", "invited", "greedy"], start=False, title="Friday"
    )
    tables.by_name["curtain"] = jana.new_table("teaching", ["Jana", "Petr"])
    for game, (places, more) in BOARDS.items():
        for moment in SHOWN:
            name = f"{game}-{moment}"
            if not any(wanted(f"{game}-{shown}", only) for shown in SHOWN[moment]):
                continue
            table = jana.new_table(game, places, **more)
            if moment == "middle":
                jana.play_on(table, 0, MIDDLE[game])
                jana.wait_for_turn(table, 0)
            elif moment == "end":
                while jana.play_on(table, 0, 100):
                    pass
            tables.by_name[name] = table
            print(f"set {name}")
    for name, (record, seats) in STAGES.items():
        if wanted(name, only):
            tables.by_name[name] = take_up(jana, record(), *seats)
            print(f"set {name}")
    tables.cookies = jana.context.cookies()
    jana.context.close()
    return tables


def photograph(browser: Browser, address: str, tables: Tables, only: str, language: str, theme: str, size: str) -> None:
    """Every picture in one language, look and size."""
    person = Person(browser, address, size=SIZES[size])
    person.context.add_cookies(tables.cookies)
    person.choose(language=language, theme=theme, known=True)
    for name, take in pictures(person, tables):
        if not wanted(name, only):
            continue
        take()
        person.page.locator(COMING).first.wait_for(state="detached")
        if name.endswith("-end"):
            person.page.locator(".result svg[role=img]").wait_for()
        person.page.wait_for_timeout(SETTLE)
        person.page.screenshot(path=OUT / f"{name}-{size}-{theme}-{language}.png")
    person.context.close()
    for error in person.errors:
        print(f"{language} {theme} {size}: {error}")


def pictures(person: Person, tables: Tables) -> Iterator[tuple[str, Callable[[], object]]]:
    """Each picture by its name, and how to get there."""
    for name, path in (
        ("lobby", "/"),
        ("new", "/new/cyclades"),
        ("rules", "/rules/cyclades"),
        ("settings", "/settings"),
        ("account", "/account"),
        ("about", "/about"),
    ):
        yield name, lambda path=path: person.go(path)  # type: ignore[misc]
    for name, table in tables.by_name.items():
        yield name, lambda table=table: person.sit(table)  # type: ignore[misc]
        if name.endswith("-end"):
            yield f"{name}-board", lambda: person.page.locator(".result .deeds button").nth(1).click()
        if name.endswith("-middle"):
            yield name.replace("-middle", "-past"), lambda table=table: person.go(f"/table/{table}#move-5")  # type: ignore[misc]
            yield name.replace("-middle", "-text"), lambda table=table: as_text(person, table)  # type: ignore[misc]
        if name == "heroes3-middle":
            for tab in TABS:
                yield f"heroes3-{tab}", lambda table=table, tab=tab: open_tab(person, table, tab)  # type: ignore[misc]
    yield "lost", lambda: lose_the_line(person, tables.by_name["curtain"])


def open_tab(person: Person, table: str, tab: str) -> None:
    """A page of Heroes III beside the map."""
    person.sit(table)
    person.page.locator(f"#h3-tab-{tab}").click()
    person.page.locator(".h3 .coming").wait_for(state="detached")


def as_text(person: Person, table: str) -> None:
    """The board as lists and tables."""
    person.sit(table)
    person.page.locator(".top button[aria-pressed]").last.click()
    person.page.locator(".generic").wait_for()
    person.page.evaluate(
        "localStorage.setItem('ludoteka', localStorage.getItem('ludoteka').replace('\"text\":true', '\"text\":false'))"
    )


def lose_the_line(person: Person, table: str) -> None:
    """A table whose server cannot be reached."""
    person.sit(table)
    person.page.locator(".curtain button").first.click()
    person.my_turn()
    person.context.set_offline(True)
    person.page.locator(".prompt .lost").wait_for()


if __name__ == "__main__":
    main()

"""Measures the house without a server in a real Chromium: how long until the first move, how large, how much memory.

    python benchmarks/anywhere.py [--games hadrians_wall cyclades] [--actions 30] [--slow 4] [--server]

For each game: cold (nothing kept), warm (a second visit), offline (a second visit without a network), the time of an
action, and the bytes that travelled. `--slow 4` slows the page's own thread down four times; workers keep their speed.
`--server` measures the same actions at a local server. Prints one line of a table a game.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]  # it has no types of its own
from playwright.sync_api import Browser, CDPSession, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.alone import Alone, Files, build_site, files_served  # noqa: E402  # the tests' own browser
from browser.kit import ARGUMENTS, Person, chromium, serving  # noqa: E402
from ludoteka.kernel.registry import game_ids  # noqa: E402


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", nargs="+", default=game_ids())
    parser.add_argument("--actions", type=int, default=30)
    parser.add_argument("--slow", type=int, default=1)
    parser.add_argument("--server", action="store_true")
    given = parser.parse_args()
    problem = build_site()
    if problem:
        sys.exit(problem)
    with tempfile.TemporaryDirectory() as name, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        if given.server:
            (Path(name) / "server").mkdir()
            with serving(Path(name) / "server", given.games) as address:
                for game in given.games:
                    somebody = Person(browser, address)
                    somebody.enter("Eva")
                    print(f"| {game}, server | {actions_of(somebody, game, given.actions)} |", flush=True)
                    somebody.close()
        with files_served(Path(name) / "files") as address:
            print("| game | cold | warm | offline | action, median and worst | bytes cold | bytes warm | memory |")
            for game in given.games:
                measure(browser, address, game, given.actions, given.slow)
        browser.close()


def measure(browser: Browser, address: str, game: str, actions: int, slow: int) -> None:
    """One line of the table."""
    eva = Alone(browser, address)
    sessions = slowed(eva, slow)
    Files.counts.clear()
    cold = first_move(eva, game)
    eva.kept()
    bytes_cold = sum(Files.counts.values())
    taken = actions_of(eva, game, actions)
    memory = largest_renderer()
    Files.counts.clear()
    eva.page.goto("about:blank")
    warm = first_move(eva, game)
    bytes_warm = sum(Files.counts.values())
    eva.page.goto("about:blank")
    eva.context.set_offline(True)
    offline = first_move(eva, game)
    for session in sessions:
        session.detach()
    print(
        f"| {game} | {cold:.1f} s | {warm:.1f} s | {offline:.1f} s | {taken} "
        f"| {bytes_cold / 1e6:.2f} MB | {bytes_warm / 1e6:.2f} MB | {memory:.0f} MB |",
        flush=True,
    )
    eva.close()


def first_move(eva: Alone, game: str) -> float:
    """Seconds from opening the page to the first move one can take, by "Play now"."""
    begun = time.monotonic()
    eva.page.goto(eva.address)
    button = eva.page.locator(f"[data-game={game}] .primary")
    button.click()
    eva.page.locator(".prompt.mine").wait_for()
    return time.monotonic() - begun


def actions_of(eva: Person, game: str, most: int) -> str:
    """The time of an action from sending it to its position, median and worst, in milliseconds."""
    table = eva.new_table(game, ["me", "greedy"])
    taken: list[float] = []
    for _ in range(most):
        position = eva.wait_for_turn(table, 0)
        if position["status"] != "playing":
            break
        options = [option for ask in position["asks"] if not ask["optional"] for option in ask["options"]]
        begun = time.perf_counter()
        eva.act(table, 0, position["decision"], str(options[0]["action"]))
        taken.append((time.perf_counter() - begun) * 1000)
    return f"{statistics.median(taken):.0f} ms, {max(taken):.0f} ms"


def slowed(eva: Alone, rate: int) -> list[CDPSession]:
    """Slow a page and all its workers down."""
    if rate == 1:
        return []
    session = eva.context.new_cdp_session(eva.page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    return [session]


def largest_renderer() -> float:
    """Megabytes of the largest process of the browser that shows pages, workers included."""
    sizes: list[int] = []
    for process in psutil.Process().children(recursive=True):
        try:
            if any("--type=renderer" in word for word in process.cmdline()):
                found: Any = process.memory_full_info()
                sizes.append(found.pss)
        except (psutil.NoSuchProcess, psutil.AccessDenied):
            continue
    return max(sizes, default=0) / 1e6


if __name__ == "__main__":
    main()

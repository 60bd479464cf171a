"""Measures the house without a server in a real Chromium: how long until the first move, how large, how much memory.

    python benchmarks/anywhere.py [--games hadrians_wall cyclades] [--actions 20] [--slow 4] [--server]

For each game: cold (nothing kept), warm (a second visit), offline (a second visit without a network), the time of an
action as the page sees it, the longest task of the page's own thread meanwhile (its processor time), the bytes that
travelled from a host that does not compress, and memory: the proportional set size of the process that shows the page
and runs its workers, in a fresh profile, right after the actions and once garbage was collected.

`--slow 4` lets the processes of the pages, workers included, run a quarter of the time. `--server` measures the same
actions at a local server instead. Prints one line of a table a game; what is going on is told on stderr, for building
the site may take a minute or two.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import psutil  # type: ignore[import-untyped]  # it has no types of its own
from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.alone import Alone, Files, build_site, files_served  # noqa: E402  # the tests' own browser
from browser.kit import ARGUMENTS, Person, chromium, serving  # noqa: E402
from ludoteka.kernel.registry import game_ids  # noqa: E402

PULSE: Final = 0.02
"""Seconds in which a slowed process runs and stands still once."""
ACT: Final = """async ([table, move]) => {
  const begun = performance.now();
  const path = `/tables/${table}/action`;
  const body = JSON.stringify(move);
  const csrf = window.ludoteka ? '' : (await (await fetch('/api/me')).json()).csrf;
  const since = window.ludoteka ? begun : performance.now();
  const status = window.ludoteka
    ? (await ludoteka.ask('POST', path, move)).status
    : await fetch(`/api${path}`, {
        method: 'POST', body, headers: { 'Content-Type': 'application/json', 'X-CSRF-Token': csrf },
      }).then(async (answer) => (await answer.text(), answer.status));
  return [status, performance.now() - since];
}"""


def main() -> None:
    """Do what the command line says."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("--games", nargs="+", default=game_ids())
    parser.add_argument("--actions", type=int, default=20)
    parser.add_argument("--slow", type=int, default=1)
    parser.add_argument("--server", action="store_true")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as name, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        if given.server:
            at_server(browser, Path(name), given.games, given.actions, given.slow)
        else:
            tell("the site is built, if it is missing or old")
            problem = build_site()
            if problem:
                sys.exit(problem)
            with files_served(Path(name) / "files") as address:
                print("| game | cold | warm | offline | action, median and worst | longest task | bytes | memory |")
                for game in given.games:
                    print(measure(browser, address, game, given.actions, given.slow), flush=True)
        browser.close()


def tell(what: str) -> None:
    print(f"{time.strftime('%H:%M:%S')} {what}", file=sys.stderr, flush=True)


def measure(browser: Browser, address: str, game: str, actions: int, slow: int) -> str:
    """One line of the table."""
    eva = Alone(browser, address)
    Files.counts.clear()
    with slowed(slow):
        tell(f"{game}: cold")
        cold = first_move(eva, game)
        taken, longest = actions_of(browser, eva, actions)
        memory = memory_of(eva)
        tell(f"{game}: kept")
        eva.kept()
        cost = sum(Files.counts.values())
        tell(f"{game}: warm")
        Files.counts.clear()
        eva.page.goto("about:blank")
        warm = first_move(eva, game)
        again = sum(Files.counts.values())
        tell(f"{game}: offline")
        eva.page.goto("about:blank")
        eva.context.set_offline(True)
        offline = first_move(eva, game)
    eva.close()
    return (
        f"| {game} | {cold:.1f} s | {warm:.1f} s | {offline:.1f} s | {taken} | {longest:.0f} ms "
        f"| {cost / 1e6:.2f} MB, then {again / 1e6:.2f} MB | {memory} |"
    )


def at_server(browser: Browser, folder: Path, games: list[str], actions: int, slow: int) -> None:
    """The same actions at a local server."""
    (folder / "server").mkdir()
    with serving(folder / "server", games) as address:
        print("| game at a server | action, median and worst | longest task |")
        for game in games:
            tell(f"{game}: server")
            eva = Person(browser, address)
            eva.enter("Eva")
            with slowed(slow):
                first_move(eva, game)
                taken, longest = actions_of(browser, eva, actions)
            print(f"| {game} | {taken} | {longest:.0f} ms |", flush=True)
            eva.close()


def first_move(eva: Person, game: str) -> float:
    """Seconds from opening the page to the first move one can take, by "Play now"."""
    begun = time.monotonic()
    eva.page.goto(eva.address)
    eva.page.locator(f"[data-game={game}] .primary").click()
    eva.page.locator(".prompt.mine").wait_for()
    return time.monotonic() - begun


def actions_of(browser: Browser, eva: Person, most: int) -> tuple[str, float]:
    """The time of an action from sending it to its answer, median and worst; the longest task of the page meanwhile.

    The table is on the screen and shows every action, and bots think while they are waited for. Of a task only the
    processor time counts, so that a machine that does other things, too, changes little.
    """
    table = eva.page.url.rsplit("/", 1)[-1]
    browser.start_tracing(page=eva.page, categories=["disabled-by-default-devtools.timeline"])
    taken: list[float] = []
    for number in range(most):
        position = my_turn(eva, table)
        if position["status"] != "playing":
            break
        options = [option for ask in position["asks"] if not ask["optional"] for option in ask["options"]]
        move = {
            "seat": 0,
            "decision": position["decision"],
            "action": options[0]["action"],
            "key": f"b{number}-{time.time_ns()}",
        }
        status, milliseconds = eva.page.evaluate(ACT, [table, move])
        if status == 200:
            taken.append(milliseconds)
    longest = longest_task(json.loads(browser.stop_tracing())["traceEvents"])
    return f"{statistics.median(taken):.0f} ms, {max(taken):.0f} ms", longest


def longest_task(events: list[Any]) -> float:
    """Milliseconds of processor time of the longest task of the thread of a page."""
    pages = {(each["pid"], each["tid"]) for each in events if each.get("args", {}).get("name") == "CrRendererMain"}
    done = (each for each in events if each["name"] == "RunTask" and "dur" in each)
    tasks = (each for each in done if (each["pid"], each["tid"]) in pages)
    return max(float(task.get("tdur", task["dur"])) for task in tasks) / 1000


def my_turn(eva: Person, table: str) -> Any:
    """The position once the page itself says whose turn it is; asking for it all the time would be work of its own."""
    while True:
        eva.page.locator(".prompt.mine, .result").first.wait_for()
        position = eva.position(table, 0)
        if position["status"] != "playing" or 0 in position["waiting"]:
            return position
        time.sleep(0.1)


@contextlib.contextmanager
def slowed(rate: int) -> Iterator[None]:
    """Let the processes that show pages run only one part in `rate` of the time."""
    if rate == 1:
        yield
        return
    over = threading.Event()

    def pulse() -> None:
        found, beats = renderers(), 0
        while not over.wait(PULSE / rate):
            beats += 1
            if beats % 25 == 0:
                found = renderers()
            for process in found:
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.suspend()
            time.sleep(PULSE * (rate - 1) / rate)
            for process in found:
                with contextlib.suppress(psutil.NoSuchProcess):
                    process.resume()

    thread = threading.Thread(target=pulse, daemon=True)
    thread.start()
    try:
        yield
    finally:
        over.set()
        thread.join()


_known: dict[int, tuple[Any, bool]] = {}


def renderers() -> list[Any]:
    """The processes of our browser that show pages, workers included."""
    for process in psutil.Process().children(recursive=True):
        if process.pid not in _known:
            try:
                _known[process.pid] = (process, any("--type=renderer" in word for word in process.cmdline()))
            except (psutil.NoSuchProcess, psutil.AccessDenied):
                continue
    return [process for process, shows in _known.values() if shows and process.is_running()]


def memory_of(eva: Person) -> str:
    """Memory as it is, and once the page has let go what it no longer needs."""
    tell_of_others()
    now = largest_renderer()
    session = eva.context.new_cdp_session(eva.page)
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    time.sleep(1)
    return f"{now:.0f} MB, of it in use {largest_renderer():.0f} MB"


def tell_of_others() -> None:
    """Other browsers share the code of ours: its part in the memory is then told too low."""
    ours = {process.pid for process in psutil.Process().children(recursive=True)}
    for process in psutil.process_iter(["cmdline"]):
        if process.pid not in ours and any("--type=renderer" in word for word in process.info["cmdline"] or ()):
            tell("another browser runs on this machine, so memory is told up to 40 MB too low")
            return


def largest_renderer() -> float:
    """Megabytes of the largest process of the browser that shows pages."""
    sizes: list[int] = []
    for process in renderers():
        with contextlib.suppress(psutil.NoSuchProcess, psutil.AccessDenied):
            sizes.append(process.memory_full_info().pss)
    return max(sizes, default=0) / 1e6


if __name__ == "__main__":
    main()

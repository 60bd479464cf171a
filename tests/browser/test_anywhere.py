"""The house without a server: plain files, whole games by clicks, no network, records that verify."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser import (
    hellas,
    heroes3_play,
    test_cyclades,
    test_hadrians_wall,
    test_heroes3_game,
    test_lessons,
    test_lords_of_hellas,
)
from browser.alone import FOLDER, Alone, Files, another_version, build_site, files_served
from browser.kit import PHONE
from ludoteka.kernel.record import read_record
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.review.puzzles import read_puzzles

Made = Callable[..., Alone]
MOST_BYTES = {"hadrians_wall": 38_000_000, "cyclades": 38_000_000, "lords_of_hellas": 38_000_000, "heroes3": 55_000_000}
"""What Python may take in a worker. It grows in steps of a fifth, so a little more code may need much more."""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The site below a folder of some host."""
    problem = build_site()
    if problem:
        pytest.skip(f"*** SKIPPED: the house without a server: {problem} ***")
    with files_served(tmp_path_factory.mktemp("site")) as address:
        yield address


@pytest.fixture
def alone(browser: Browser, site: str) -> Iterator[Made]:
    """Makes people with a browser and no server."""
    made: list[Alone] = []

    def make(name: str = "", **options: Any) -> Alone:
        somebody = Alone(browser, site, **options)
        made.append(somebody)
        if name:
            somebody.enter(name)
        return somebody

    yield make
    for somebody in made:
        somebody.close()


def record_of(somebody: Alone, folder: Path) -> Path:
    """The record of the table on the screen, saved by a click."""
    if not somebody.over():
        somebody.page.get_by_role("button", name="More about this table").click()
    with somebody.page.expect_download() as download:
        somebody.page.locator("[data-record]").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    return path


def verified(record: Path) -> str:
    """What the command line says of a record."""
    done = subprocess.run([sys.executable, "-m", "ludoteka.cli", "verify", str(record)], capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def first_moves(somebody: Alone, table: str, moves: int) -> None:
    """Take first options through the page's own connection to its engine; whole games by clicks are soak tests."""
    for _ in range(moves):
        somebody.my_turn()
        position = somebody.wait_for_turn(table, 0)
        options = [option["action"] for ask in position["asks"] if not ask["optional"] for option in ask["options"]]
        where = somebody.page.locator(".where").inner_text()
        assert somebody.act(table, 0, position["decision"], options[0])
        somebody.settled(where)


def test_play_now_without_a_server_goes_on_without_a_network(alone: Made, tmp_path: Path) -> None:
    """From a link to a game, then offline, reloaded, played on, saved, verified, and taken up again elsewhere."""
    jana = alone("Jana")
    page = jana.page
    expect(page.locator("[data-game=hadrians_wall] .primary")).to_be_enabled()
    page.locator("[data-game=hadrians_wall] .primary").click()
    jana.my_turn()
    table = page.url.rsplit("/", 1)[-1]
    first_moves(jana, table, 2)
    jana.kept()
    jana.context.set_offline(True)
    first_moves(jana, table, 2)
    before = jana.ask("GET", f"/tables/{table}/history?seat=0")["actions"]
    page.reload()
    page.locator(".prompt").wait_for()
    after = jana.ask("GET", f"/tables/{table}/history?seat=0")["actions"]
    assert after[: len(before)] == before  # meanwhile bots may have acted
    first_moves(jana, table, 2)
    record = record_of(jana, tmp_path)
    assert "every position matches the record" in verified(record)
    petr = alone("Petr")
    petr.page.locator(".records input").set_input_files(record)
    petr.page.locator(".prompt").wait_for()
    moved = petr.page.url.rsplit("/", 1)[-1]
    assert petr.position(moved)["actions"] >= len(read_record(record.read_bytes()).lines)
    assert [seat["kind"] for seat in petr.position(moved)["seats"]] == ["person", "bot", "bot"]


def test_the_lobby_shows_ones_games_before_the_engine_is_there(alone: Made) -> None:
    """What appears late would push away what somebody is about to click."""
    jana = alone("Jana")
    table = jana.new_table("hadrians_wall", ["me"])
    page = jana.go("/")
    expect(page.locator(f"a[href$='/table/{table}']").first).to_be_visible()
    page.evaluate(
        "async () => { for (const r of await navigator.serviceWorker.getRegistrations()) await r.unregister(); }"
    )
    page.route("**/engine/**", lambda route: None)  # it never comes
    page.reload()
    expect(page.locator(f"a[href$='/table/{table}']").first).to_be_visible()
    page.unroute_all(behavior="ignoreErrors")


def test_nothing_comes_from_elsewhere_and_only_the_game_that_is_played(alone: Made, site: str) -> None:
    asked: list[str] = []
    jana = alone()
    jana.page.on("request", lambda request: asked.append(request.url))
    jana.go("/new/cyclades")
    expect(jana.page.get_by_role("button", name="Start the game")).to_be_enabled()
    jana.page.get_by_role("button", name="Start the game").click()
    jana.my_turn()
    foreign = [url for url in asked if not url.startswith((site, "blob:", "data:"))]
    assert foreign == []
    games = [url for url in asked if "/engine/" in url and any(game in url for game in game_ids())]
    assert games
    assert all("cyclades" in url for url in games)


def test_what_needs_other_people_is_not_there(alone: Made) -> None:
    jana = alone("Jana")
    page = jana.go("/new/cyclades")
    choices = page.locator("#seat-1 option")
    expect(choices).to_have_count(3)
    expect(page.get_by_text("Anybody may watch")).to_have_count(0)
    page = jana.go("/account")
    expect(page.get_by_text("There are no accounts here")).to_be_visible()
    page = jana.go("/")
    expect(page.get_by_role("heading", name="Without a server")).to_be_visible()
    expect(page.get_by_role("heading", name="Open tables")).to_have_count(0)
    jana.no_barriers("the lobby without a server")


def test_a_second_tab_waits_and_takes_over(alone: Made) -> None:
    jana = alone("Jana")
    jana.ask("GET", "/tables?mine=yes")
    second = jana.context.new_page()
    second.goto(jana.address)
    expect(second.get_by_text("Ludoteka is open in another tab")).to_be_visible()
    jana.page.close()
    expect(second.get_by_text("Ludoteka is open in another tab")).to_have_count(0)
    jana.page = second
    jana.ask("GET", "/tables?mine=yes")


def test_the_page_never_freezes_while_a_bot_thinks(alone: Made, browser: Browser) -> None:
    """While bots think, no task of the page's own thread takes more than 50 ms of processor time."""
    jana = alone("Jana", size=PHONE)
    table = jana.new_table("cyclades", ["me", {"kind": "bot", "bot": "hard"}])
    jana.go("/about")
    browser.start_tracing(page=jana.page, categories=["disabled-by-default-devtools.timeline"])
    jana.play_on(table, 0, 2)
    jana.wait_for_turn(table, 0)
    events = json.loads(browser.stop_tracing())["traceEvents"]
    threads = {event["args"]["name"]: event["tid"] for event in events if event["name"] == "thread_name"}
    tasks = [event for event in events if event["name"] == "RunTask" and event["tid"] == threads["CrRendererMain"]]
    assert len(tasks) > 10
    assert max(task.get("tdur", task["dur"]) for task in tasks) <= 50_000


def python_bytes(somebody: Alone) -> dict[str, int]:
    """How much memory Python has taken in each worker of the page that runs it, by the name of the worker."""
    found = {}
    for worker in somebody.page.workers:
        name = worker.url.rsplit("/", 1)[-1].partition(".")[0]
        found[name] = int(worker.evaluate("() => globalThis.pythonBytes?.() ?? 0"))
    return found


def bots_run(somebody: Alone) -> bool:
    return any("bots.worker" in worker.url for worker in somebody.page.workers)


@pytest.mark.parametrize("game", game_ids())
def test_python_takes_little_memory(alone: Made, game: str) -> None:
    """A phone has to hold it twice: for the tables and for the bots."""
    jana = alone("Jana")
    table = jana.new_table(game, ["me", "greedy"])
    jana.sit(table)
    first_moves(jana, table, 2)
    taken = python_bytes(jana)
    assert set(taken) == {"house", "bots"}
    assert all(0 < size <= MOST_BYTES[game] for size in taken.values()), taken


def test_bots_sleep_while_nobody_asks_them_anything(browser: Browser, site: str, tmp_path: Path) -> None:
    """Their Python is let go, and whoever acts wakes them."""
    with files_served(tmp_path) as address:
        listed = next((tmp_path / FOLDER).glob("site-*.json"))
        whole = json.loads(listed.read_text(encoding="utf-8"))
        listed.write_text(json.dumps({**whole, "sleep": 0.5}), encoding="utf-8")
        jana = Alone(browser, address)
        jana.enter("Jana")
        table = jana.new_table("cyclades", ["me", "greedy"])
        jana.sit(table)
        first_moves(jana, table, 1)
        jana.wait_for_turn(table, 0)
        while bots_run(jana):
            jana.page.wait_for_timeout(50)
        before, own = jana.position(table)["actions"], 0
        while jana.wait_for_turn(table, 0)["actions"] == before + own:  # no bot has acted yet
            first_moves(jana, table, 1)
            own += 1
        jana.close()


def version_of(somebody: Alone) -> str:
    """What the page on the screen says it consists of."""
    return str(somebody.page.locator("meta[name=site]").get_attribute("content"))


def test_a_new_version_waits_until_it_is_wanted(browser: Browser, site: str, tmp_path: Path) -> None:
    """Another version is put in the place of the first while a game is played; nothing is ever half of each."""
    with files_served(tmp_path) as address:
        folder = tmp_path / FOLDER
        jana = Alone(browser, address)
        jana.enter("Jana")
        table = jana.new_table("hadrians_wall", ["me"])
        jana.sit(table)
        first_moves(jana, table, 1)
        jana.kept()
        old, page = version_of(jana), (folder / "index.html").read_text(encoding="utf-8")
        new = another_version(folder)
        whole = (folder / "index.html").read_text(encoding="utf-8")
        assert old != new
        # A host that was given one half only, so far.
        (folder / "index.html").write_text(page, encoding="utf-8")
        jana.page.evaluate("async () => { await (await navigator.serviceWorker.ready).update(); }")
        jana.until("async () => { const r = await navigator.serviceWorker.ready; return !r.installing && !r.waiting; }")
        offer = jana.page.get_by_role("button", name="Use it now")
        expect(offer).to_have_count(0)
        # And now the other.
        (folder / "index.html").write_text(whole, encoding="utf-8")
        jana.page.reload()
        assert version_of(jana) == old
        expect(offer).to_be_visible()
        first_moves(jana, table, 1)
        before = jana.ask("GET", f"/tables/{table}/history?seat=0")["actions"]
        offer.click()
        expect(jana.page.locator(f"meta[name=site][content='{new}']")).to_have_count(1)
        assert jana.ask("GET", f"/tables/{table}/history?seat=0")["actions"] == before
        first_moves(jana, table, 1)
        jana.kept()
        jana.context.set_offline(True)
        jana.page.reload()
        assert version_of(jana) == new
        first_moves(jana, table, 1)
        jana.close()


def test_a_lesson_without_a_server(alone: Made) -> None:
    learner = test_lessons.start(alone, "hadrians_wall", test_lessons.lesson_of("hadrians_wall", "first-boxes"))
    learner.learn()
    page = learner.person.go("/rules/hadrians_wall/summary")
    expect(page.get_by_role("heading", name="Aim")).to_be_visible()


def test_pictures_puzzles_reviews_and_studies_without_a_server(alone: Made, tmp_path: Path) -> None:
    jana = alone("Jana")
    page = jana.go("/rules/hadrians_wall")
    figure = page.locator("figure[data-picture]").first
    figure.scroll_into_view_if_needed()
    figure.locator(".drawing").wait_for()
    jana.go("/learn/hadrians_wall").get_by_role("link", name="All puzzles").click()
    page.locator("ol a").first.click()
    solution = read_puzzles(load_game("hadrians_wall").folder)[0].solution
    page.locator(f'.puzzle section button[data-move="{solution}"]').click()
    expect(page.locator(".verdict")).to_contain_text("Right!")
    table = jana.new_table("hadrians_wall", ["me", "greedy"])
    jana.go(f"/table/{table}")
    first_moves(jana, table, 2)
    jana.command(table, "resign", seat=0)
    page.get_by_role("tab", name="Review").click()
    page.get_by_role("slider", name="Chances over the game").wait_for()
    page.get_by_role("button", name="Study this game").click()
    page.locator("[data-moment]").first.click()
    expect(page.get_by_text("only in this browser")).to_be_visible()
    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    study = tmp_path / download.value.suggested_filename
    download.value.save_as(study)
    assert "every position matches the record" in verified(study)


def test_a_game_moves_to_a_server_and_back_with_one_click(alone: Made, address: str) -> None:
    """The address is given once; whoever receives the game looks at it first, and checks all of it."""
    jana = alone("Jana")
    table = jana.new_table("hadrians_wall", ["me", "greedy"])
    jana.sit(table)
    first_moves(jana, table, 2)
    played = jana.ask("GET", f"/tables/{table}/history?seat=0")["actions"]
    menu = jana.page.get_by_role("button", name="More about this table")
    menu.click()
    jana.page.locator("[data-move-where]").click()
    jana.page.get_by_label("Address").fill(address)
    with jana.context.expect_page() as opened:
        jana.page.get_by_role("button", name="Open it there").click()
    there = opened.value
    there.get_by_role("button", name="Play on here").click()
    there.locator(".prompt").wait_for()
    arrived = there.evaluate(
        "async (id) => (await (await fetch(`/api/tables/${id}/history?seat=0`)).json()).actions",
        there.url.rsplit("/", 1)[-1],
    )
    assert [action["do"] for action in arrived[: len(played)]] == [action["do"] for action in played]
    there.get_by_role("button", name="More about this table").click()
    there.locator("[data-move-where]").click()
    there.get_by_label("Address").fill(jana.address)
    jana.page.close()  # two tabs of one house wait for each other
    with jana.context.expect_page() as returned:
        there.get_by_role("button", name="Open it there").click()
    jana.page = returned.value
    jana.page.get_by_role("button", name="Play on here").click()
    jana.page.locator(".prompt").wait_for()
    back = jana.ask("GET", f"/tables/{jana.page.url.rsplit('/', 1)[-1]}/history?seat=0")["actions"]
    assert [action["do"] for action in back[: len(played)]] == [action["do"] for action in played]


# -- whole games ------------------------------------------------------------------------------------------------------


def broken_off(somebody: Alone, table: str) -> None:
    """In the middle of a game the network goes away and the page is loaded anew: nothing that was played is lost."""
    somebody.kept()
    before = somebody.ask("GET", f"/tables/{table}/history?seat=0")["actions"]
    assert before
    somebody.context.set_offline(True)
    somebody.page.reload()
    somebody.page.locator(".prompt").wait_for()
    after = somebody.ask("GET", f"/tables/{table}/history?seat=0")["actions"]
    assert after[: len(before)] == before  # meanwhile bots may have acted


def over_and_verified(somebody: Alone, folder: Path) -> None:
    """The game is over, also after the page was loaded once more; its record verifies on the command line."""
    somebody.page.reload()
    somebody.page.locator(".result").wait_for()
    assert "every position matches the record" in verified(record_of(somebody, folder))


@pytest.mark.soak
def test_a_whole_game_of_hadrians_wall(alone: Made, tmp_path: Path) -> None:
    jana = alone("Jana")
    table = jana.new_table("hadrians_wall", ["me", "greedy"])
    jana.sit(table)
    hand = test_hadrians_wall.Hand(jana, table)
    year = spent = 0
    for _ in range(300):
        position = hand.look()
        if position["status"] != "playing":
            break
        if position["view"]["year"] != year:
            year, spent = position["view"]["year"], 0
            if year == 3:
                broken_off(jana, table)
                continue
        option = hand.choose(position, spent)
        hand.take(option)
        spent += 1
    assert year == 6
    over_and_verified(jana, tmp_path)


@pytest.mark.soak
def test_a_whole_game_of_cyclades(alone: Made, tmp_path: Path) -> None:
    jana = alone("Jana")
    table = jana.new_table("cyclades", ["me", "greedy", "greedy"])
    jana.sit(table)
    hand = test_cyclades.Hand(jana, table, 7)
    for step in range(600):
        if step == 30:
            broken_off(jana, table)
        if not hand.step():
            break
    assert hand.clicks > 30
    over_and_verified(jana, tmp_path)


@pytest.mark.soak
def test_a_whole_game_of_lords_of_hellas(alone: Made, tmp_path: Path) -> None:
    jana = alone("Jana")
    table = jana.new_table("lords_of_hellas", ["me", "greedy"])
    jana.sit(table)
    aims = hellas.Aims()
    test_lords_of_hellas.play_on(jana, table, aims, {"battle"})
    broken_off(jana, table)
    test_lords_of_hellas.play_on(jana, table, aims)
    over_and_verified(jana, tmp_path)


@pytest.mark.soak
def test_a_whole_game_of_heroes3(alone: Made, tmp_path: Path) -> None:
    jana = alone("Jana")
    table = jana.new_table("heroes3", ["me", "greedy"], options={"scenario": "carpe_diem"})
    jana.sit(table)
    aims = heroes3_play.Aims(busy_rounds=1)
    test_heroes3_game.play_on(jana, table, aims, lambda hand: "attack" in aims.done)
    broken_off(jana, table)
    test_heroes3_game.play_on(jana, table, aims, lambda hand: False)
    over_and_verified(jana, tmp_path)


def test_a_second_visit_fetches_next_to_nothing(browser: Browser, site: str) -> None:
    jana = Alone(browser, site)
    jana.go("/")
    jana.ask("GET", "/tables?mine=yes")
    jana.kept()
    Files.counts.clear()
    jana.page.reload()
    jana.ask("GET", "/tables?mine=yes")
    assert sum(Files.counts.values()) < 1_000_000
    jana.close()

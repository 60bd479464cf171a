"""What browser tests are made of: a server of their own, people with browsers, tables, axe."""

from __future__ import annotations

import contextlib
import gzip
import json
import os
import secrets
import shutil
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any, Literal, cast

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, expect

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
GAMES = ("teaching:load", "hadrians_wall", "cyclades", "lords_of_hellas", "heroes3")
WIDE = (1440, 900)
PHONE = (390, 844)
AWAY = (2, 2)
"""Where the pointer points at nothing."""
Theme = Literal["dark", "light"]
BOTH: tuple[Theme, ...] = ("dark", "light")
PATIENCE = 60_000
"""Milliseconds that a busy machine may take for one thing; nobody waits longer than it takes."""
LONG_AGO = ".log > :nth-last-child(n + 21)"
"""All but the last twenty turns of the log: those further up look the same, and there may be a hundred of them."""
HARMLESS = ("net::ERR_INTERNET_DISCONNECTED", "WebSocket connection to")
"""What the browser itself says while a test cuts the line."""
OVERTAKEN = ("/action", "/preview", "/undo", "/why")
"""Where the browser notes a 409 when another player was faster; the page itself copes with it."""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Two frames: what glows and where a menu lies is marked anew with each."""
UNUSED = (
    "WebUIOmniboxPopup",
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxFullPopup",
    "SpareRendererForSitePerProcess",
)
"""What Chromium would start anew for each person and nobody looks at: a quarter of all its work."""
AS_PLAYWRIGHT = (
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsUpgrades",
    "HttpsFirstBalancedModeAutoEnable",
    "LensOverlay",
    "MediaRouter",
    "PaintHolding",
    "ThirdPartyStoragePartitioning",
    "OptimizationHints",
    "NetworkTimeServiceQuerying",
    "AimEnabled",
    "PreconnectToSearch",
)
"""What Playwright switches off; of two lists Chromium takes the last."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-site-isolation-trials",
    "--default-tile-width=512",  # fewer tiles to draw than with the usual 256
    "--default-tile-height=512",
    f"--disable-features={','.join(AS_PLAYWRIGHT + UNUSED)}",
]

expect.set_options(timeout=PATIENCE)


def chromium() -> str | None:
    """Chromium as Debian, Ubuntu or somebody else installs it."""
    names = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
    return next((found for name in names if (found := shutil.which(name))), None)


def build_client(folder: Path) -> None:
    """Build the client if it is missing or old, and copy it into a new folder."""
    command = [sys.executable, str(ROOT / "tools" / "web.py"), "build", "--copy", str(folder)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise RuntimeError(f"the browser client cannot be built:\n{done.stdout}{done.stderr}")


def free_port() -> int:
    """A port nobody listens on."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@contextlib.contextmanager
def serving(folder: Path, games: Sequence[str] = GAMES) -> Iterator[str]:
    """A running server with the built client; its address."""
    client = folder / "web"
    build_client(client)
    port = free_port()
    command = [sys.executable, "-m", "ludoteka.cli", "serve", "--port", str(port)]
    command += ["--database", f"sqlite:///{folder / 'browser.db'}", "--log-level", "warning", "--web", str(client)]
    command += ["--rate", "2000", "--address-rate", "5000", "--entry-rate", "100", "--most-sockets", "500"]
    command += ["--most-connections", "0"]
    for game in games:
        command += ["--game", game]
    log = folder / "server.log"
    with log.open("wb") as out:
        process = subprocess.Popen(command, cwd=folder, stdout=out, stderr=subprocess.STDOUT, env=dict(os.environ))
    address = f"http://127.0.0.1:{port}"
    try:
        wait_for(address, process, log)
        yield address
    finally:
        process.terminate()
        try:
            process.wait(20)
        except subprocess.TimeoutExpired:
            process.kill()


def wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    """Wait until a server answers."""
    for _ in range(PATIENCE // 250 * 2):
        if process.poll() is not None:
            raise RuntimeError(f"the server ended:\n{log.read_text()}")
        try:
            with urllib.request.urlopen(f"{address}/health", timeout=2):
                return
        except (OSError, urllib.error.URLError):
            time.sleep(0.25)
    raise RuntimeError(f"the server does not answer:\n{log.read_text()}")


def packed(code: dict[str, bytes]) -> int:
    """Bytes, each file compressed."""
    return sum(len(gzip.compress(each)) for each in code.values())


class Person:
    """Somebody with a browser of their own, who notices every error in its console and wants no motion by default."""

    def __init__(self, browser: Browser, address: str, *, size: tuple[int, int] = WIDE, **options: Any) -> None:
        width, height = size
        settings: dict[str, Any] = {"viewport": {"width": width, "height": height}, "locale": "en-GB"}
        settings["reduced_motion"] = "reduce"
        self.context: BrowserContext = browser.new_context(**(settings | options))
        self.context.set_default_timeout(PATIENCE)
        self.address = address
        self.errors: list[str] = []
        self.overtaken = 0
        self.page: Page = self.context.new_page()
        self.page.on("console", self.noticed)
        self.page.on("pageerror", lambda error: self.errors.append(f"uncaught: {error}"))
        self.csrf = ""

    def noticed(self, message: ConsoleMessage) -> None:
        """Keep what the console calls an error."""
        url = str(message.location.get("url", ""))
        if "409 (Conflict)" in message.text and url.endswith(OVERTAKEN):
            self.overtaken += 1
        elif message.type == "error" and not any(harmless in message.text for harmless in HARMLESS):
            self.errors.append(f"{message.text} ({url})")

    def close(self) -> None:
        """Leave; there must have been no error."""
        self.context.close()
        assert not self.errors, "\n".join(self.errors)

    # -- pages --------------------------------------------------------------------------------------------------

    def go(self, path: str) -> Page:
        """Open a page and wait until it is there."""
        self.page.goto(self.address + path)
        self.page.locator("#main").wait_for()
        return self.page

    def code_at(self, url: str) -> bytes:
        """What the server sends there."""
        return bytes(self.context.request.get(url).body())

    def choose(self, **prefs: object) -> None:
        """Set what the browser keeps (theme, motion, language), from the next page on; later choices stay."""
        mark = f"chosen {json.dumps(prefs)}"
        self.context.add_init_script(
            f"""if (!sessionStorage.getItem({json.dumps(mark)})) {{
                sessionStorage.setItem({json.dumps(mark)}, "yes");
                const kept = JSON.parse(localStorage.getItem("ludoteka") ?? "{{}}");
                localStorage.setItem("ludoteka", JSON.stringify({{...kept, ...{json.dumps(prefs)}}}));
            }}"""
        )

    def until(self, script: str, argument: object = None) -> None:
        """Wait until a function of the page says yes; the page's own policy forbids Playwright's way."""
        for _ in range(PATIENCE // 50):
            if self.page.evaluate(script, argument):
                return
            self.page.wait_for_timeout(50)
        raise AssertionError(f"never came true: {script}")

    def axe(self, what: str, part: str | None = None, themes: Sequence[Theme] = ()) -> None:
        """No barrier that axe can find on the page, or in a part of it where the rest was looked at before.

        Of further themes only the colours are looked at: nothing else differs.
        """
        self.no_fault(what if not themes else f"{what}, {self.wear(themes[0])}", part)
        for theme in themes[1:]:
            self.no_fault(f"{what}, {self.wear(theme)}", part, "color-contrast")

    def wear(self, theme: Theme) -> Theme:
        """Let the system ask for a theme."""
        self.page.emulate_media(color_scheme=theme)
        expect(self.page.locator("html")).to_have_attribute("data-theme", theme)
        return theme

    def no_fault(self, what: str, part: str | None, *rules: str) -> None:
        """Axe finds nothing by its rules, or by some of them."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        only = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
        where = {"include": [part or "html"], "exclude": [LONG_AGO]}
        found = self.page.evaluate(
            "([where, how]) => axe.run(where, how)", [where, {"resultTypes": ["violations"], **only}]
        )
        faults = [
            f"{fault['id']}: {fault['help']}: " + " | ".join(node["html"][:160] for node in fault["nodes"][:4])
            for fault in found["violations"]
        ]
        assert not faults, f"{what}:\n" + "\n".join(faults)

    def no_barriers(self, what: str, *themes: Theme) -> None:
        """Axe finds nothing on the page while nothing is pointed at, in either theme if none is named."""
        self.page.mouse.move(*AWAY)
        expect(self.page.get_by_role("tooltip")).to_have_count(0)
        self.axe(what, themes=themes or BOTH)

    # -- the server, as this person -----------------------------------------------------------------------------

    def ask(self, method: str, path: str, data: object = None) -> Any:
        """A request with this person's cookies."""
        headers = {"X-CSRF-Token": self.csrf} if self.csrf else {}
        answer = self.context.request.fetch(
            f"{self.address}/api{path}", method=method, data=cast(Any, data), headers=headers
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json() if answer.status != 204 else None

    def enter(self, name: str) -> None:
        """Come in as a guest."""
        self.csrf = self.ask("POST", "/guest", {"name": name})["csrf"]
        self.choose(known=True)

    def new_table(self, game: str, seats: Sequence[object], *, start: bool = True, **more: object) -> str:
        """A table: seats are "me", "open", "invited", a bot's name, or the name of somebody at this screen."""
        body = {"game": game, "seats": [plan(seat) for seat in seats], "key": secrets.token_hex(8), **more}
        table = str(self.ask("POST", "/tables", body)["id"])
        if start:
            self.command(table, "start")
        return table

    def command(self, table: str, what: str, **more: object) -> Any:
        """Something to be done once at a table."""
        return self.ask("POST", f"/tables/{table}/{what}", {"key": secrets.token_hex(8), **more})

    def position(self, table: str, seat: int | None = 0) -> Any:
        """What a seat sees and may do."""
        return self.ask("GET", f"/tables/{table}/view" + ("" if seat is None else f"?seat={seat}"))

    def play_on(self, table: str, seat: int, actions: int) -> bool:
        """Take first-best actions through the API until this many were taken or the game is over."""
        for number in range(actions):
            position = self.wait_for_turn(table, seat)
            if position["status"] != "playing":
                return False
            options = [option for ask in position["asks"] if not ask["optional"] for option in ask["options"]]
            action = options[number * 7 % len(options)]["action"]
            self.act(table, seat, position["decision"], str(action))
        return True

    def act(self, table: str, seat: int, decision: int, action: str) -> bool:
        """Take an action through the API; False if the table had moved on."""
        body = {"seat": seat, "decision": decision, "action": action, "key": secrets.token_hex(8)}
        answer = self.context.request.post(
            f"{self.address}/api/tables/{table}/action", data=body, headers={"X-CSRF-Token": self.csrf}
        )
        assert answer.ok or answer.status == 409, answer.text()
        return answer.ok

    def reach(self, table: str, seat: int, action: str) -> None:
        """Let a seat answer with its last option through the API until a certain action is on offer."""
        for _ in range(80):
            position = self.wait_for_turn(table, seat)
            options = [option["action"] for ask in position["asks"] if not ask["optional"] for option in ask["options"]]
            if action in options:
                return
            self.act(table, seat, position["decision"], options[-1])
        raise AssertionError(f"{action} was never on offer")

    def reach_verb(self, table: str, seat: int, verb: str) -> None:
        """Let a seat answer with its last option through the API until something with a certain verb is on offer."""
        for _ in range(200):
            position = self.wait_for_turn(table, seat)
            options = [option["action"] for ask in position["asks"] for option in ask["options"]]
            if any(option.split(" ", 1)[0] == verb for option in options):
                return
            self.act(table, seat, position["decision"], options[-1])
        raise AssertionError(f"{verb} was never on offer")

    def wait_for_turn(self, table: str, seat: int) -> Any:
        """The position once the table waits for a seat, or is over."""
        for _ in range(PATIENCE // 50):
            position = self.position(table, seat)
            if position["status"] != "playing" or seat in position["waiting"]:
                return position
            time.sleep(0.05)
        raise AssertionError("the table never waited for this seat")

    # -- the table on the screen --------------------------------------------------------------------------------

    def sit(self, table: str) -> Page:
        page = self.go(f"/table/{table}")
        page.locator(".prompt, .room, .curtain").first.wait_for()
        return page

    @property
    def prompt(self) -> Locator:
        """The bar that says what is to be done."""
        return self.page.locator(".prompt")

    def glowing(self) -> list[str]:
        """The refs of everything that glows."""
        found = self.page.locator("[data-glow]").evaluate_all("all => all.map(each => each.dataset.ref)")
        return [str(ref) for ref in found]

    def my_turn(self) -> Locator:
        """Wait until the screen asks this person something."""
        mine = self.page.locator(".prompt.mine")
        mine.wait_for()
        return mine

    def settled(self, before: str) -> None:
        """Wait until the move that was sent has been counted, or the game is over."""
        self.until(
            "before => document.querySelector('.result') || document.querySelector('.where')?.textContent !== before",
            before,
        )

    def over(self) -> bool:
        """Whether the screen shows the end."""
        return self.page.locator(".result").count() > 0

    def click_through(self, table: str, wanted: Callable[[list[str]], str], most: int) -> int:
        """Play the first seat with real clicks on what is wanted of its options, until the end; tells the clicks."""
        clicks = 0
        while clicks < most:
            self.page.locator(".prompt.mine, .result").first.wait_for()
            if self.over():
                break
            where = self.page.locator(".where").inner_text()
            position = self.position(table)
            if position["status"] != "playing" or 0 not in position["waiting"]:
                continue
            options = [option["action"] for ask in position["asks"] if not ask["optional"] for option in ask["options"]]
            button = self.page.locator(f'[data-action="{wanted(options)}"]').first
            expect(button).to_be_visible()
            button.click()
            clicks += 1
            self.settled(where)
        return clicks


def plan(seat: object) -> dict[str, object]:
    """A seat as the server reads it."""
    if not isinstance(seat, str):
        return cast("dict[str, object]", seat)
    if seat == "me":
        return {"kind": "me"}
    if seat in ("open", "invited"):
        return {"kind": seat}
    if seat in ("random", "greedy"):
        return {"kind": "bot", "bot": seat}
    return {"kind": "me", "name": seat}

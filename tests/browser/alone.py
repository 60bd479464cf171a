"""The house without a server, for browser tests: plain files below a folder, and people who play there."""

from __future__ import annotations

import contextlib
import functools
import http.server
import json
import shutil
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any, ClassVar

from browser.kit import ROOT, Person

SITE = ROOT / "build" / "anywhere-tested"
FOLDER = "games/of/ours"
"""Somewhere below the root of its host: no address may begin with a slash."""


OUT_OF_REACH = 3
"""How the program that builds the site ends if packages cannot be had from anywhere."""


class CannotBeBuilt(Exception):
    """Something is wrong with the site itself."""


def build_site() -> str:
    """Build the site if it is missing or old; why that is out of reach on this machine, if it is."""
    command = [sys.executable, str(ROOT / "tools" / "static_site.py"), "--if-changed", "--plain", "--out", str(SITE)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    said = f"{done.stdout[-2000:]}{done.stderr[-2000:]}"
    if done.returncode not in (0, OUT_OF_REACH):
        raise CannotBeBuilt(said)
    return "" if done.returncode == 0 else f"its packages cannot be had:\n{said}"


class Files(http.server.SimpleHTTPRequestHandler):
    """Plain files, and nothing else."""

    counts: ClassVar[dict[str, int]] = {}
    """How many bytes of each file were sent."""

    def log_message(self, format: str, *args: object) -> None:
        """Nobody reads it."""

    def send_header(self, keyword: str, value: str) -> None:
        if keyword.lower() == "content-length":
            self.counts[self.path] = self.counts.get(self.path, 0) + int(value)
        super().send_header(keyword, value)


@contextlib.contextmanager
def files_served(folder: Path) -> Iterator[str]:
    """The site as plain files below a folder of some host; its address."""
    (folder / FOLDER).parent.mkdir(parents=True)
    shutil.copytree(SITE, folder / FOLDER)
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Files, directory=str(folder)))
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}/{FOLDER}/"
    finally:
        server.shutdown()
        server.server_close()


def another_version(folder: Path) -> str:
    """Give the host another version of the site in the place of the one that is there; the name of the new one."""
    listed = next(folder.glob("site-*.json"))
    site = json.loads(listed.read_text(encoding="utf-8"))
    old, new = site["version"], site["version"][::-1]
    changed = {site["data"].rstrip("/"): f"data-{'0' * 10}", listed.name: f"site-{new}.json", f'"{old}"': f'"{new}"'}
    for before, after in changed.items():
        if (folder / before).exists():
            (folder / before).rename(folder / after)
    for path in (folder / "index.html", folder / "sw.js", folder / f"site-{new}.json"):
        text = path.read_text(encoding="utf-8")
        for before, after in changed.items():
            text = text.replace(before, after)
        path.write_text(text, encoding="utf-8")
    return f"site-{new}.json"


class Alone(Person):
    """Somebody who plays in their browser alone; asks the house in the page what others ask a server."""

    def go(self, path: str) -> Any:
        self.page.goto(f"{self.address}#{path}")
        self.page.locator("#main").wait_for()
        return self.page

    def ask(self, method: str, path: str, data: object = None) -> Any:
        status, text = self.asked(method, path, data)
        assert 200 <= status < 300, f"{method} {path}: {status} {text}"
        return json.loads(text) if text.startswith(("{", "[")) else text

    def asked(self, method: str, path: str, data: object = None) -> tuple[int, str]:
        """A request to the house in this page."""
        if not self.page.url.startswith(self.address):
            self.go("/")
        self.until("() => window.ludoteka !== undefined")
        found = self.page.evaluate(
            """async ([method, path, data]) => {
                const {status, text} = await ludoteka.ask(method, path, data ?? undefined);
                return [status, text];
            }""",
            [method, path, data],
        )
        return found[0], found[1]

    def enter(self, name: str) -> None:
        self.go("/")
        self.ask("POST", "/guest", {"name": name})
        self.page.evaluate(
            "localStorage.setItem('ludoteka', JSON.stringify("
            "{...JSON.parse(localStorage.getItem('ludoteka') ?? '{}'), known: true}))"
        )
        self.page.reload()
        self.page.locator("#main").wait_for()

    def act(self, table: str, seat: int, decision: int, action: str) -> bool:
        body = {"seat": seat, "decision": decision, "action": action, "key": f"k{self.overtaken}-{decision}-{seat}"}
        status, text = self.asked("POST", f"/tables/{table}/action", body)
        assert status in (200, 409), text
        return status == 200

    def kept(self) -> None:
        """Wait until the browser has the whole site and works without a network."""
        self.until("async () => (await navigator.serviceWorker.ready).active?.state === 'activated'")
        self.until("() => navigator.serviceWorker.controller !== null")
        self.until(
            """async () => {
                const site = await (await fetch(document.querySelector('meta[name=site]').content)).json();
                const kept = await Promise.all(Object.values(site.games).map((game) => caches.match(game.url)));
                return kept.every((file) => file !== undefined);
            }"""
        )

"""Draws the pictures that links to tables show elsewhere: one PNG a game, from its picture in the lobby.

    python tools/share_pictures.py

They are kept in web/public/share and only drawn anew when a picture changes; it takes a browser, which neither the
build nor the server has.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import ViewportSize, sync_playwright

from ludoteka.kernel.registry import game_ids

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "tests"))

from browser.kit import chromium, serving  # noqa: E402  # the tests' own server and browser

FOLDER = ROOT / "web" / "public" / "share"
SIZE: ViewportSize = {"width": 1200, "height": 630}
GAMES = tuple(game_ids())
FILL = """
[data-game="%s"] .picture, [data-game="%s"] .picture svg {
  position: fixed !important; inset: 0; z-index: 1000; width: 1200px !important; height: 630px !important;
  max-width: none; aspect-ratio: auto; border-radius: 0;
}
[data-game] { transform: none !important; overflow: visible !important; }
"""


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), GAMES) as address, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=["--no-sandbox"])
        for game in GAMES:
            page = browser.new_page(viewport=SIZE, color_scheme="light", bypass_csp=True)
            page.goto(address)
            page.locator(f'[data-game="{game}"] .picture svg').wait_for()
            page.locator(f'[data-game="{game}"] .picture svg').evaluate(
                "svg => svg.setAttribute('preserveAspectRatio', 'xMidYMid slice')"
            )
            page.add_style_tag(content=FILL % (game, game))
            page.screenshot(path=FOLDER / f"{game}.png")
            print(f"{game}.png {(FOLDER / f'{game}.png').stat().st_size} bytes")
        browser.close()


if __name__ == "__main__":
    main()

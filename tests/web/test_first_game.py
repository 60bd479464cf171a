"""The first game that the set-up page of Heroes III recommends is accepted by the rules, for any number of people."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path
from shutil import which

import pytest

from ludoteka.kernel.chance import Chance
from ludoteka.kernel.registry import load_game

ROOT = Path(__file__).parents[2]
SETS = ROOT / "web" / "src" / "games" / "heroes3" / "setup" / "sets.ts"
GAME = load_game("heroes3")
TYPED = {
    ": Readonly<Record<number, string>>": "",
    ": Readonly<Record<number, Record<string, boolean>>>": "",
    ": readonly string[]": "",
    "(seats: number): Record<string, string | boolean>": "(seats)",
}
"""What is only for the type checker, and what is left of it."""


def recommended(seats: int, how: str = "quickGame") -> dict[str, object]:
    """What the page sets, as the file itself says."""
    text = SETS.read_text(encoding="utf-8").replace("export const", "const").replace("export ", "")
    for typed, plain in TYPED.items():
        assert typed in text
        text = text.replace(typed, plain)
    code = f"{text}\nconsole.log(JSON.stringify({how}({seats})));"
    done = subprocess.run([node(), "--input-type=module", "-e", code], capture_output=True, text=True, check=True)
    found: dict[str, object] = json.loads(done.stdout)
    return found


def node() -> str:
    found = which("node")
    if found is None:
        pytest.skip("no Node on the path")
    return found


@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_first_game_is_playable(seats: int) -> None:
    options = GAME.read_options(recommended(seats))
    GAME.check_options(seats, options)
    GAME.start(seats, options, Chance.of("first game"))


@pytest.mark.parametrize("bots", [False, True])
@pytest.mark.parametrize("seats", GAME.seat_counts)
def test_the_terminal_begins_with_the_same_scenario_as_the_page(seats: int, bots: bool) -> None:
    page = recommended(seats, "quickGame" if bots else "chosenAtFirst")
    usual = {"difficulty", "factions"}
    assert GAME.first_options(seats, {}, bots) == {k: v for k, v in page.items() if v is not False and k not in usual}

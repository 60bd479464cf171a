"""The game in examples/nim, a package of its own: it is installed, listed, played, and keeps every law of the kit."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
NIM = ROOT / "examples" / "nim"
KIT = """
from ludoteka.i18n import check_messages
from ludoteka.kernel.conformance import run_kit
from ludoteka.kernel.registry import load_game
game = load_game("nim")
assert check_messages(game) == [], check_messages(game)
for mode in game.modes():
    run_kit(game, mode, seeds=["1", "2", "3"])
print("kit passed")
"""


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package installed in it."""
    folder = tmp_path_factory.mktemp("nim")
    install = ["pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--target", str(folder), str(NIM)]
    subprocess.run([sys.executable, "-m", *install], check=True, capture_output=True, text=True)
    return folder


def run(installed: Path, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")])}
    done = subprocess.run([sys.executable, *words], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_game_of_another_package_passes_the_kit_in_three_languages(installed: Path) -> None:
    assert "kit passed" in run(installed, "-c", KIT)


def test_a_game_of_another_package_is_listed_and_played(installed: Path) -> None:
    assert "nim" in run(installed, "-m", "ludoteka.cli", "games")
    played = json.loads(
        run(installed, "-m", "ludoteka.cli", "selfplay", "nim", "--games", "20", "--seed", "1", "--json")
    )
    assert played["games"] == 20


def test_the_page_on_adding_a_game_shows_the_very_file() -> None:
    page = (ROOT / "docs" / "adding-a-game.md").read_text(encoding="utf-8")
    shown = re.search(r"```python\n(\"\"\"Nim:.*?)```", page, re.DOTALL)
    assert shown is not None
    assert shown.group(1).strip() == (NIM / "nim" / "__init__.py").read_text(encoding="utf-8").strip()

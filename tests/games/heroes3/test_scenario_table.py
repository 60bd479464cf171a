"""The page of results: it is what the tool writes, and every scenario with every number of players stands in it."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

from games.heroes3.scene import GAME

ROOT = Path(__file__).parents[3]
TOOL: dict[str, Any] = runpy.run_path(str(ROOT / "benchmarks" / "scenarios.py"))


def test_the_page_is_written_from_the_results_kept() -> None:
    page = (ROOT / "docs" / "scenario-results.md").read_text(encoding="utf-8")
    kept, written = (text.split("## Special rules")[0] for text in (page, TOOL["written"](GAME)))
    assert kept == written, "run benchmarks/scenarios.py --table"


def test_random_games_were_played_in_every_way() -> None:
    played = {(each["scenario"], each["players"]) for each in TOOL["results"]() if each["bots"] == "random"}
    wanted = {(one.id, name) for one in GAME.content.scenario for name, _ in TOOL["modes_of"](GAME, one)}
    assert played == wanted

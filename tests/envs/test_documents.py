"""The figures of docs/research.md are those of the games."""

from __future__ import annotations

import re
from pathlib import Path

from ludoteka.envs.actions import Catalog
from ludoteka.envs.setting import layout_of
from ludoteka.kernel.registry import game_ids, load_game

DOCUMENT = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
NAMES = {
    "cyclades": "Cyclades",
    "hadrians_wall": "Hadrian's Wall",
    "heroes3": "Heroes III",
    "lords_of_hellas": "Lords of Hellas",
}


def table(heading: str) -> list[list[str]]:
    """The cells of the table with a heading, line by line."""
    lines = DOCUMENT[DOCUMENT.index(f"| {heading} |") :].split("\n\n")[0].splitlines()[2:]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def test_the_columns_of_every_game_are_told() -> None:
    told = {name: int(count.replace(",", "")) for name, count in table("game | columns")}
    assert told == {NAMES[game]: layout_of(load_game(game)).width for game in game_ids()}


def test_the_actions_of_every_game_are_told() -> None:
    told = {name: (int(count.replace(",", "")), re.findall(r"`([^`]+)`", verbs)) for name, count, verbs in
            table("game | numbers | folded verbs")}  # fmt: skip
    for game in game_ids():
        catalog = Catalog(load_game(game))
        folded = [block.verb for block in catalog.blocks.values() if not block.exact]
        assert told[NAMES[game]] == (catalog.size, folded)

"""Puzzles at the server: the list and today's, a position without its secrets, and answers that are checked."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.review.puzzles import read_puzzles
from server.kit import Player, inside

pytestmark = pytest.mark.anyio

GAME = "cyclades"
PUZZLES = f"/api/games/{GAME}/puzzles"


@pytest.fixture
async def ida(tmp_path: Path) -> AsyncIterator[Player]:
    """Ida at a server with a game that has puzzles."""
    async with inside(f"sqlite:///{tmp_path / 'server.db'}", games=(f"ludoteka.games.{GAME}:load",)) as here:
        player = await Player.come(here, "Ida")
        yield player
        await player.close()


@pytest.mark.parametrize("game", game_ids())
async def test_every_game_has_puzzles(game: str) -> None:
    assert read_puzzles(load_game(game).folder)


async def test_the_list_names_the_puzzle_of_today(ida: Player) -> None:
    told = await ida.get(PUZZLES)
    ids = [puzzle["id"] for puzzle in told["puzzles"]]
    assert told["today"] in ids
    assert all(1 <= puzzle["grade"] <= 3 for puzzle in told["puzzles"])
    await ida.get("/api/games/nothing/puzzles", 404)


async def test_a_puzzle_is_looked_at_answered_and_explained(ida: Player) -> None:
    shipped = read_puzzles(load_game(GAME).folder)[0]
    path = f"{PUZZLES}/{shipped.id}"
    posed = await ida.get(path)
    offered = [option["action"] for option in posed["asks"][0]["options"]]
    assert shipped.solution in offered
    assert "solution" not in posed
    wrong = next(action for action in offered if action != shipped.solution)
    verdict = await ida.post(f"{path}/answer", {"action": wrong}, 200)
    assert not verdict["right"]
    assert verdict["solution"] is None
    assert verdict["tried"]["action"] == wrong
    right = await ida.post(f"{path}/answer", {"action": shipped.solution}, 200)
    assert right["right"]
    assert right["solution"]["action"] == shipped.solution
    shown = await ida.post(f"{path}/answer", {}, 200)
    assert not shown["right"]
    assert shown["solution"]["action"] == shipped.solution
    await ida.post(f"{path}/answer", {"action": "no such thing"}, 409)
    await ida.get(f"{PUZZLES}/no-such-puzzle", 404)

"""The games and seat counts that the tests of the research interfaces play, and random positions of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from ludoteka.envs.position import Position
from ludoteka.envs.setting import Setting, setting_of
from ludoteka.kernel.chance import Chance

HEROES = "ludoteka.games.heroes3:load"

SHORT = [
    ("hadrians_wall", 1),
    ("hadrians_wall", 3),
    ("cyclades", 2),
    ("cyclades", 5),
    ("lords_of_hellas", 2),
    ("lords_of_hellas", 4),
    (HEROES, 1),
    (HEROES, 3),
]
"""Two seat counts of every game."""

LONG = [
    *[("hadrians_wall", players) for players in (1, 2, 3, 4, 5, 6)],
    *[("cyclades", players) for players in (2, 3, 4, 5, 6)],
    *[("lords_of_hellas", players) for players in (2, 3, 4)],
    *[(HEROES, players) for players in (1, 2, 3)],
]
"""Every seat count of every game that default options allow."""


def named(tables: list[tuple[str, int]]) -> list[Any]:
    """Parameters of a test with readable names."""
    return [pytest.param(game, players, id=f"{game_id(game)}-{players}") for game, players in tables]


def game_id(game: str) -> str:
    return game.partition(":")[0].rpartition(".")[2]


def setting(game: str, players: int, **changes: Any) -> Setting:
    parts = {"options": (), "encoding": "catalog", "asides": "turn", "reward": "places", "max_steps": None, **changes}
    return setting_of(game, players, **parts)


def positions(setting: Setting, seed: str, steps: int) -> Iterator[Position]:
    """The positions of a random game, before each of its first actions; each is yielded before it changes."""
    game = setting.game
    luck, picks = Chance.of(seed, "luck"), Chance.of(seed, "picks")
    position = Position(setting, game.start(setting.seats, setting.options, Chance.of(seed, "setup")))
    for _ in range(steps):
        yield position
        if position.over() or position.cut_off():
            return
        position.act(picks.pick(list(position.open())), luck)

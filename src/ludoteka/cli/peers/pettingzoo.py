"""PettingZoo: classic environments; a decision includes the observation, which tells the agent what is legal."""

from __future__ import annotations

import random
from collections.abc import Sequence
from copy import deepcopy
from importlib import import_module
from importlib.metadata import version
from typing import Any

from ludoteka.cli.peers.entrant import Entrant, Team

GAMES = ("connect_four_v3", "chess_v6", "go_v5")
EVERY = 4


def team(names: Sequence[str]) -> Team:
    """Some classic board games."""
    return Team("pettingzoo", version("pettingzoo"), "Python", [entrant(name) for name in GAMES])


def entrant(name: str) -> Entrant:
    """One of the environments."""
    module = import_module(f"pettingzoo.classic.{name}")
    made = module.raw_env(board_size=9) if name.startswith("go_") else module.raw_env()
    luck = random.Random(1)

    def step() -> bool:
        observation, _, ended, cut_off, _ = made.last()
        if ended or cut_off:
            made.step(None)
            return False
        made.step(luck.choice(observation["action_mask"].nonzero()[0].tolist()))
        return True

    def play() -> int:
        made.reset(seed=luck.randrange(2**31))
        decisions = 0
        while made.agents:
            decisions += step()
        return decisions

    def positions() -> list[Any]:
        out = []
        made.reset(seed=1)
        steps = 0
        while made.agents:
            if steps % EVERY == 0:
                out.append(deepcopy(made))
            step()
            steps += 1
        return out

    return Entrant(name, 2, play, positions, deepcopy)

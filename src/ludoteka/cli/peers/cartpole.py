"""Gymnasium's CartPole as its vector environment: a small one that is written for many at once."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

import gymnasium
import numpy as np

from ludoteka.cli.peers.entrant import Entrant, Team
from ludoteka.cli.peers.zoo import TABLES

STEPS = 64


def team(names: Sequence[str]) -> Team:
    """CartPole alone."""
    made = gymnasium.make_vec("CartPole-v1", num_envs=TABLES, vectorization_mode="vector_entry_point")
    made.reset(seed=1)
    luck = np.random.default_rng(1)

    def many() -> int:
        for _ in range(STEPS):
            made.step(luck.integers(0, 2, TABLES))
        return TABLES * STEPS

    def positions() -> list[Any]:
        return []

    entrant = Entrant("CartPole-v1", 1, None, positions, None, None, many)
    return Team("gymnasium", version("gymnasium"), "Python, NumPy", [entrant])

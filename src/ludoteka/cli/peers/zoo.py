"""Random play of a PettingZoo environment as everybody would write it, the same for ours and for theirs."""

from __future__ import annotations

import random
from typing import Any, Final

TABLES: Final = 64
"""How many tables a vector environment has."""

LUCK = random.Random(1)


def observed_step(made: Any) -> bool:
    """Look, and take a legal action at random; whether there was one to take."""
    observation, _, ended, cut_off, _ = made.last()
    if ended or cut_off:
        made.step(None)
        return False
    mask = observation["action_mask"]
    open_actions = mask.view(bool).nonzero()[0]
    made.step(int(open_actions[int(LUCK.random() * len(open_actions))]))
    return True


def observed_game(made: Any, seed: int) -> int:
    """One whole game; the number of steps."""
    made.reset(seed=seed)
    steps = 0
    while made.agents:
        steps += observed_step(made)
    return steps

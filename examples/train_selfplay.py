"""Learns Hadrian's Wall for two by self-play with MaskablePPO: `python examples/train_selfplay.py --steps 200000`.

The network plays against a copy of itself that is renewed every 20,000 steps; at first it plays against chance. At the
end it plays some games against bots of the library.
"""

from __future__ import annotations

import argparse
import copy
import time
from typing import Any

import numpy as np
import torch
from sb3_contrib.common.maskable.utils import get_action_masks
from sb3_tables import Duels, Tables
from stable_baselines3.common.callbacks import BaseCallback
from train_solo import GAME, learner

TABLES = 32
EVERY = 20_000


class Renewal(BaseCallback):
    """Lets the rival catch up at regular intervals, and says how the games since went."""

    def __init__(self, tables: Duels) -> None:
        super().__init__()
        self.tables = tables
        self.next = EVERY

    def _on_step(self) -> bool:
        if self.num_timesteps >= self.next:
            self.next += EVERY
            games, self.tables.finished = self.tables.finished, []
            won = np.mean([(result + 1) / 2 for result in games]) if games else float("nan")
            print(f"{self.num_timesteps} steps: won {won:.0%} of {len(games)} games against the last rival", flush=True)
            self.tables.rival = copy.deepcopy(self.model.policy)
        return True


def judged(model: Any, bot: str, games: int, seed: int) -> float:
    """The share of games won against a bot, at both seats in turn."""
    tables = Tables(GAME, min(games, TABLES), 2, opponents=bot, seat="turn")
    tables.seed(seed)
    seen = tables.reset()
    while len(tables.leads) < games:
        actions, _ = model.predict(seen, action_masks=get_action_masks(tables), deterministic=True)
        seen, _, _, _ = tables.step(actions)
    return float(np.mean([(np.sign(lead) + 1) / 2 for lead in tables.leads[:games]]))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=200_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=60, help="how many games are played against each bot at the end")
    parser.add_argument("--bots", nargs="*", default=["random", "normal"])
    words = parser.parse_args()
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)  # masks are right by construction
    tables = Duels(GAME, TABLES)
    model = learner(tables, words.seed)
    start = time.monotonic()
    model.learn(words.steps, callback=Renewal(tables))
    print(f"{model.num_timesteps} steps, {model.num_timesteps / (time.monotonic() - start):.0f} a second")
    for bot in words.bots:
        print(f"against {bot}: won {judged(model, bot, words.games, 1_000_000):.0%} of {words.games} games", flush=True)


if __name__ == "__main__":
    main()

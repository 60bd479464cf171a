"""Learns solo Hadrian's Wall with MaskablePPO (sb3-contrib): `python examples/train_solo.py --steps 1000000`.

Writes the learning curve as it goes, one line for every 20,000 steps, and then plays a hundred games with what was
learned. The same seed gives the same curve on the same machine. The network is kept beside the curve every 20,000 steps
too, and `--resume` goes on from there, with new games.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import Any

import numpy as np
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.utils import get_action_masks
from sb3_tables import Tables
from stable_baselines3.common.callbacks import BaseCallback

GAME = "hadrians_wall"
TABLES = 32
EVERY = 20_000


class Curve(BaseCallback):
    """Writes a line at regular intervals (steps, games that ended since, their mean points), and keeps the network."""

    def __init__(self, tables: Tables, folder: Path, done: int = 0) -> None:
        super().__init__()
        self.tables = tables
        self.folder = folder
        self.done = done
        self.next = done + EVERY
        self.started = time.monotonic()

    def _on_step(self) -> bool:
        if self.num_timesteps >= self.next:
            self.next += EVERY
            games, self.tables.finished = self.tables.finished, []
            points = np.mean(games) if games else float("nan")
            speed = (self.num_timesteps - self.done) / (time.monotonic() - self.started)
            line = f"{self.num_timesteps} {len(games)} {points:.2f} {speed:.0f}"
            with (self.folder / "curve.txt").open("a", encoding="utf-8") as file:
                print(line, file=file)
            print(line, flush=True)
            self.model.save(self.folder / "network")
        return True


def learner(tables: Tables, seed: int) -> Any:
    """A network of two layers that learns by proximal policy optimisation, illegal actions masked."""
    return MaskablePPO(
        "MlpPolicy",
        tables,
        n_steps=128,
        batch_size=2048,
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.97,
        ent_coef=0.005,
        learning_rate=lambda left: 1e-3 * left,
        policy_kwargs={"net_arch": [128, 128]},
        seed=seed,
        device="cpu",
    )


def judged(model: Any, games: int, seed: int, surest: bool = True) -> list[float]:
    """The points of some games of their own, the surest action in each position or one by its chances."""
    tables = Tables(GAME, TABLES)
    tables.seed(seed)
    seen = tables.reset()
    while len(tables.finished) < games:
        actions, _ = model.predict(seen, action_masks=get_action_masks(tables), deterministic=surest)
        seen, _, _, _ = tables.step(actions)
    return tables.finished[:games]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--steps", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--games", type=int, default=100, help="how many games are played at the end")
    parser.add_argument("--out", type=Path, default=Path("build/train_solo"), help="where curve and network go")
    parser.add_argument("--resume", action="store_true", help="go on with the network that is there")
    words = parser.parse_args()
    torch.set_num_threads(1)
    torch.distributions.Distribution.set_default_validate_args(False)  # masks are right by construction
    words.out.mkdir(parents=True, exist_ok=True)
    tables = Tables(GAME, TABLES)
    if words.resume:
        model = MaskablePPO.load(words.out / "network", tables, device="cpu")
        tables.seed(words.seed + model.num_timesteps)
    else:
        (words.out / "curve.txt").unlink(missing_ok=True)
        model = learner(tables, words.seed)
    done, start = model.num_timesteps, time.monotonic()
    curve = Curve(tables, words.out, done)
    model.learn(words.steps - done, callback=curve, reset_num_timesteps=not words.resume)
    print(f"{model.num_timesteps} steps, {(model.num_timesteps - done) / (time.monotonic() - start):.0f} a second")
    model.save(words.out / "network")
    for surest, how in ((True, "surest"), (False, "by chance")):
        points = judged(model, words.games, 1_000_000, surest)
        error = np.std(points) / len(points) ** 0.5
        print(f"{len(points)} games, {how}: {np.mean(points):.1f} points (+-{error:.1f})", flush=True)


if __name__ == "__main__":
    main()

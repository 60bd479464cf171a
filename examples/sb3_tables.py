"""Many tables of Ludoteka as a vector environment of Stable-Baselines3, for `train_solo.py` and `train_selfplay.py`.

Rows are scaled as networks like them, and columns of seats that nobody has are left out. The reward of a step is by how
many tens of points the seat's own score has grown: the score stands in its row, so nothing is told that a player could
not see. A game that ends begins again at once, as Stable-Baselines3 wants it.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from stable_baselines3.common.vec_env import VecEnv

from ludoteka.envs.scaling import Scaled
from ludoteka.envs.vector import VectorTables


class Eyes:
    """What a network sees of rows of one setting: columns scaled, without those of seats that nobody has."""

    def __init__(self, tables: VectorTables) -> None:
        seats = tables.setting.seats
        absent = tuple(f"players[{seat}]" for seat in range(seats, max(tables.setting.game.seat_counts)))
        columns = tables.columns()
        self.kept = np.array([at for at, column in enumerate(columns) if not column.name.startswith(absent)], np.intp)
        self.scaled = Scaled([columns[at] for at in self.kept], most_words=8)
        self.width = self.scaled.width
        names = [column.name for column in columns]
        self.points = np.array([names.index(f"players[{seat}].score.total") for seat in range(seats)], np.intp)

    def __call__(self, rows: Any) -> Any:
        return self.scaled(rows[..., self.kept])


class Tables(VecEnv):
    """Tables of a game where one seat learns; bots by name play the others."""

    def __init__(self, game: str, count: int, players: int = 1, opponents: Any = None, seat: int | str = 0) -> None:
        self.tables = VectorTables(
            game, count, players, opponents=opponents, seat=seat, autoreset_mode="SameStep", copy=False, reward="scores"
        )
        self.eyes = Eyes(self.tables)
        self.finished: list[float] = []
        """The points of every game that has ended since somebody looked."""
        self.leads: list[float] = []
        """By how many points the seat was ahead of the best other at the end of each of them."""
        self.render_mode = None
        super().__init__(count, spaces.Box(-1, 1, (self.eyes.width,)), self.tables.single_action_space)

    def points(self, rows: Any, seats: Any) -> Any:
        """The score of the seat that learns, as its row shows it."""
        return rows[np.arange(len(rows)), self.eyes.points[seats]]

    def reset(self) -> Any:
        seeds = [seed for seed in self._seeds if seed is not None]
        seen, infos = self.tables.reset(seed=seeds[0] if seeds else None)
        self._reset_seeds()
        self.known = self.points(seen["observation"], infos["seat"])
        self.seats = infos["seat"].copy()
        return self.eyes(seen["observation"])

    def step_async(self, actions: Any) -> None:
        self.actions = actions

    def step_wait(self) -> Any:
        seen, rewards, ended, cut_off, infos = self.tables.step(self.actions)
        rows = seen["observation"]
        done = ended | cut_off
        now = self.points(rows, infos["seat"])
        gained = now - self.known
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for at in np.flatnonzero(done):
            last = infos["final_obs"]["observation"][at]
            gained[at] = last[self.eyes.points[self.seats[at]]] - self.known[at]
            self.finished.append(float(rewards[at]))
            others = np.delete(infos["rewards"][at], self.seats[at])
            self.leads.append(float(rewards[at] - others.max(initial=-np.inf)))
            told[at] = {"terminal_observation": self.eyes(last), "TimeLimit.truncated": bool(cut_off[at])}
        self.known, self.seats = now, infos["seat"].copy()
        return self.eyes(rows), (gained / 10).astype(np.float32), done, told

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:
        if method_name != "action_masks":
            raise AttributeError(method_name)
        return list(self.tables.action_masks())

    def has_attr(self, attr_name: str) -> bool:
        return attr_name == "action_masks"

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:
        return [getattr(self, attr_name)] * self.num_envs

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:
        raise AttributeError(attr_name)

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:
        return [False] * self.num_envs

    def close(self) -> None:
        self.tables.close()


class Duels(Tables):
    """Tables of two where a network plays against an older one, `rival`: each learns at one seat of every other table.

    The reward is by how many tens of points the lead over the rival has grown. A table where the rival is asked is
    played on before the learner sees it again; `-1` leaves all other tables alone meanwhile.
    """

    def __init__(self, game: str, count: int) -> None:
        super().__init__(game, count, 2)
        self.own = np.arange(count) % 2
        self.rival: Any = None

    def points(self, rows: Any, seats: Any) -> Any:
        """The lead of the seat that learns, as the row of either seat shows it."""
        here = np.arange(len(rows))
        return rows[here, self.eyes.points[self.own]] - rows[here, self.eyes.points[1 - self.own]]

    def reset(self) -> Any:
        seeds = [seed for seed in self._seeds if seed is not None]
        seen, infos = self.tables.reset(seed=seeds[0] if seeds else None)
        self._reset_seeds()
        while (infos["seat"] != self.own).any():
            seen, _, _, _, infos = self.tables.step(self.answers(seen, infos["seat"] != self.own))
        self.known = self.points(seen["observation"], None)
        return self.eyes(seen["observation"])

    def answers(self, seen: Any, waiting: Any) -> Any:
        """What the rival does where it is asked."""
        moves = np.full(self.num_envs, -1)
        masks = self.tables.action_masks()[waiting]
        if self.rival is None:
            moves[waiting] = self.tables.sample()[waiting]
        else:
            moves[waiting], _ = self.rival.predict(self.eyes(seen["observation"][waiting]), action_masks=masks)
        return moves

    def step_wait(self) -> Any:
        gained, done = np.zeros(self.num_envs, np.float32), np.zeros(self.num_envs, np.bool_)
        told: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        moves = self.actions
        while True:
            seen, _, ended, cut_off, infos = self.tables.step(moves)
            for at in np.flatnonzero(ended | cut_off):
                own, other = infos["rewards"][at][self.own[at]], infos["rewards"][at][1 - self.own[at]]
                gained[at], done[at] = own - other - self.known[at], True
                self.finished.append(float(np.sign(own - other)))
                told[at] = {"terminal_observation": self.eyes(infos["final_obs"]["observation"][at])}
            waiting = infos["seat"] != self.own
            if not waiting.any():
                break
            moves = self.answers(seen, waiting)
        now = self.points(seen["observation"], None)
        gained[~done] = (now - self.known)[~done]
        self.known = now
        return self.eyes(seen["observation"]), gained / 10, done, told

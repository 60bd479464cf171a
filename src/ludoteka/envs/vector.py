"""Many tables at once: `VectorTables("cyclades", 64)`, a Gymnasium vector environment.

Observations are a dict of arrays with a line for every table: `observation`, `action_mask`, and `options` where the
encoding describes them. Without opponents every seat is stepped: an observation is that of the seat that is asked,
`infos["seat"]` says which seat that is, and a reward is that of the seat that acted. With opponents, bots play the
other seats, and only one seat of every table is stepped.
"""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from typing import Any

from ludoteka.envs.batch import GOES_ON, ILLEGAL, OVER
from ludoteka.envs.layout import Column
from ludoteka.envs.seating import Seating
from ludoteka.envs.setting import missing, pairs, setting_of
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption

try:
    import numpy as np
    from gymnasium import spaces
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from ludoteka.envs.crew import Crew, Shared
    from ludoteka.envs.spaces import space_of
except ImportError as error:
    raise missing("gymnasium") from error

Observations = dict[str, Any]


class VectorTables(VectorEnv[Observations, Any, Any]):
    """`num_envs` tables of a game: its id or `module:function`, the number of players, and the game's own options.

    `opponents` is the name of a bot for all seats but one, or a list of names for the seats after it; `seat` is the
    seat that is stepped then, or `turn`: another one in every game. `autoreset_mode` is one of Gymnasium's three.
    `workers` is how many processes share the tables; 0 keeps them in this one. With `copy=False` arrays that are
    handed out change with the next step. An illegal action raises an error, or with `illegal="lose"` ends the game.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        opponents: str | Sequence[str] | None = None,
        seat: int | str = 0,
        encoding: str = "catalog",
        asides: str = "turn",
        reward: str = "places",
        max_steps: int | None = None,
        illegal: str = "error",
        autoreset_mode: AutoresetMode | str = AutoresetMode.NEXT_STEP,
        workers: int = 0,
        copy: bool = True,
        **options: object,
    ) -> None:
        if num_envs < 1:
            raise BadOption(f"num_envs={num_envs}; expected at least 1")
        if illegal not in ("error", "lose"):
            raise BadOption(f"illegal={illegal!r}; expected one of: error, lose")
        if not 0 <= workers <= num_envs:
            raise BadOption(f"workers={workers}; expected 0 to {num_envs}, the number of tables")
        self.setting = setting_of(game, players, pairs(options), encoding, asides, reward, max_steps)
        self.seating = Seating.of(self.setting, opponents, seat)
        self.num_envs = num_envs
        self.copy = copy
        self.loses = illegal == "lose"
        self.mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.mode, "render_modes": []}
        self.render_mode = None
        self.single_observation_space = space_of(self.setting)
        self.single_action_space = spaces.Discrete(self.setting.encoding.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.shared = Shared(self.setting, num_envs, workers > 0)
        self.crew = Crew(self.setting, self.seating, self.shared, workers)
        self.ended = np.zeros(num_envs, np.bool_)
        self.any_ended = False
        """Whether a game has ended in the last step, so that the next one has more to do."""
        self.picks = Chance.of(secrets.token_hex(8))
        self.started = False

    @property
    def layout(self) -> Any:
        """The columns of observations."""
        return self.setting.layout

    def columns(self) -> list[Column]:
        """What every number of an observation means."""
        return self.setting.layout.columns

    # -- playing ------------------------------------------------------------------------------------------------

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observations, dict[str, Any]]:
        """Begin a game at every table, or where `options["reset_mask"]` says so; a seed n is n, n+1, … for the tables.

        Games that begin later go on from the seed of their table, so that one seed fixes a whole run.
        """
        seeds = [seed + i for i in range(self.num_envs)] if isinstance(seed, int) else seed
        if seeds is not None and len(seeds) != self.num_envs:
            raise BadOption(f"{len(seeds)} seeds for {self.num_envs} tables")
        mask = reset_mask(options, self.num_envs)
        if seed is not None and isinstance(seed, int):
            self.picks = Chance.of(f"seed {seed}", "picks")
        which = [int(i) for i in np.flatnonzero(mask)]
        given = [None if seeds is None or seeds[i] is None else f"seed {seeds[i]}" for i in which]
        self.crew.reset(which, given)
        self.ended[mask] = False
        self.started = True
        return self.seen(), self.infos()

    def step(self, actions: Any) -> tuple[Observations, Any, Any, Any, dict[str, Any]]:
        """Take one action at every table; -1 leaves a table alone."""
        if not self.started:
            raise BadOption("the environment was not reset yet")
        given = np.asarray(actions)
        if given.shape != (self.num_envs,):
            raise BadOption(f"actions of shape {given.shape}; expected ({self.num_envs},)")
        shared = self.shared
        shared.actions[:] = given
        if self.any_ended:
            self.begin_again()
        if not self.crew.step():
            nothing = np.zeros((2, self.num_envs), np.bool_)
            return self.seen(), np.zeros(self.num_envs), nothing[0], nothing[1], self.infos()
        return self.after_ends(shared.results.copy())

    def begin_again(self) -> None:
        """Begin new games at the tables where one has ended in the last step."""
        which = np.flatnonzero(self.ended).tolist()
        if self.mode is AutoresetMode.DISABLED and which:
            raise BadOption(f"tables {which} have ended; reset them with a reset_mask")
        self.shared.actions[self.ended] = -1
        self.shared.rewards[:] = 0.0
        if which:
            self.crew.reset(which, [None] * len(which))
        self.ended = np.zeros(self.num_envs, np.bool_)
        self.any_ended = False

    def after_ends(self, results: Any) -> tuple[Observations, Any, Any, Any, dict[str, Any]]:
        """What a step gives where some games have ended."""
        self.any_ended = True
        wrong = np.flatnonzero(results == ILLEGAL)
        if len(wrong) and not self.loses:
            self.ended = np.zeros(self.num_envs, np.bool_)
            number = int(wrong[0])
            raise self.crew.refusal(number, int(self.shared.actions[number]))
        terminated = (results == OVER) | (results == ILLEGAL)
        truncated = (results != GOES_ON) & ~terminated
        ended = terminated | truncated
        rewards = self.paid()
        final: dict[str, Any] = {"rewards": self.shared.rewards.copy(), "_rewards": ended}
        if len(wrong):
            final |= {"illegal": results == ILLEGAL, "_illegal": results == ILLEGAL}
        if self.mode is AutoresetMode.SAME_STEP:
            final |= {"final_obs": self.seen(True), "_final_obs": ended}
            final |= {"final_info": self.infos(), "_final_info": ended}
            which = [int(i) for i in np.flatnonzero(ended)]
            self.crew.reset(which, [None] * len(which))
            self.ended = np.zeros(self.num_envs, np.bool_)
        else:
            self.ended = ended
        return self.seen(), rewards, terminated, truncated, self.infos() | final

    def paid(self) -> Any:
        """The reward of the seat that acted at each table."""
        shared = self.shared
        return np.take_along_axis(shared.rewards, shared.acted[:, None], 1)[:, 0]

    def seen(self, fresh: bool = False) -> Observations:
        """What is seen at every table."""
        parts = self.shared.parts
        return {name: array.copy() for name, array in parts.items()} if self.copy or fresh else dict(parts)

    def infos(self) -> dict[str, Any]:
        """The seat that is asked at each table."""
        return {"seat": self.shared.seats.copy(), "_seat": np.ones(self.num_envs, np.bool_)}

    # -- helpers ------------------------------------------------------------------------------------------------

    def action_masks(self) -> Any:
        """The open actions of every table, true and false."""
        return self.shared.parts["action_mask"].view(np.bool_)

    def sample(self) -> Any:
        """An open action for every table, each equally likely; the seed of `reset` fixes them too."""
        return self.crew.sample(self.picks)

    def close_extras(self, **kwargs: Any) -> None:
        """End the processes and give back the shared memory."""
        self.crew.close()
        self.shared.close()


def reset_mask(options: dict[str, Any] | None, count: int) -> Any:
    """Which tables to reset."""
    if options is None or "reset_mask" not in options:
        return np.ones(count, np.bool_)
    mask = options["reset_mask"]
    if not isinstance(mask, np.ndarray) or mask.shape != (count,) or mask.dtype != np.bool_ or not mask.any():
        raise BadOption(f"reset_mask: expected an array of {count} true and false, at least one of them true")
    return mask

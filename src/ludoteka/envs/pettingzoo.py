"""The games as PettingZoo environments: `env("cyclades", players=4)`.

Turn-based (AEC), agents `seat_0`, `seat_1` and so on. An observation is a dict: `observation`, a row of numbers whose
columns `env.columns()` names, and `action_mask`. `env.view(agent)` is the same knowledge as a typed struct.
"""

from __future__ import annotations

import secrets
from typing import Any

from ludoteka.envs.actions import Listed
from ludoteka.envs.batch import Describer, Marks, Window
from ludoteka.envs.layout import Column
from ludoteka.envs.observer import Observer
from ludoteka.envs.picture import picture
from ludoteka.envs.position import NOBODY, Position
from ludoteka.envs.setting import Setting, missing, pairs, setting_of
from ludoteka.kernel.action import SPECTATOR, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption

try:
    import numpy as np
    from gymnasium import spaces
    from pettingzoo import AECEnv
    from pettingzoo.utils.wrappers import OrderEnforcingWrapper

    from ludoteka.envs.spaces import space_of
except ImportError as error:
    raise missing("pettingzoo") from error

Observation = dict[str, Any]


def env(game: str, players: int | None = None, **settings: Any) -> OrderEnforcingWrapper:
    """An environment with the usual checks of the order of calls; see `raw_env` for what it takes."""
    return OrderEnforcingWrapper(raw_env(game, players, **settings))


def raw_env(
    game: str,
    players: int | None = None,
    *,
    encoding: str = "catalog",
    asides: str = "turn",
    reward: str = "places",
    max_steps: int | None = None,
    render_mode: str | None = None,
    **options: object,
) -> TableEnv:
    """An environment: a game by its id or `module:function`, the number of players, and the game's own options.

    `encoding` is `catalog`, `slots` or `listed`, `asides` is `turn` or `always`, `reward` is `places` or `scores`.
    """
    setting = setting_of(game, players, pairs(options), encoding, asides, reward, max_steps)
    return TableEnv(setting, render_mode)


class TableEnv(AECEnv[str, Observation, int]):
    """One table of a game; every agent is a seat."""

    metadata: dict[str, Any] = {"render_modes": ["ansi", "human"], "is_parallelizable": False}  # noqa: RUF012

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadOption(f"render_mode={render_mode!r}; expected one of: ansi, human")
        super().__init__()
        self.setting = setting
        self.game = setting.game
        self.layout = setting.layout
        self.encoding = setting.encoding
        self.render_mode = render_mode
        self.metadata = {**type(self).metadata, "name": f"ludoteka_{self.game.id}"}
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.spaces = {agent: space_of(setting) for agent in self.possible_agents}
        self.actions = {agent: spaces.Discrete(setting.encoding.size) for agent in self.possible_agents}
        self.seed = ""
        self.episode = 0
        self.luck = Chance.of("")
        self.position: Position | None = None
        self.ended = False
        """Whether the game is over or cut off; before that nobody gets anything."""
        self.window = window_of(setting)

    # -- spaces -------------------------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> spaces.Dict:
        """What observations look like."""
        return self.spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """All actions of the game, whatever the position."""
        return self.actions[agent]

    # -- playing ------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; the same seed gives the same luck, and without one the luck goes on from the last seed."""
        if seed is not None or not self.seed:
            self.seed = secrets.token_hex(16) if seed is None else f"seed {seed}"
            self.episode = 0
        setting = self.setting
        start = self.game.start(setting.seats, setting.options, Chance.of(self.seed, "setup", self.episode))
        self.luck = Chance.of(self.seed, "luck", self.episode)
        self.episode += 1
        self.position = Position(setting, start)
        self.ended = False
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.position.asked]
        if self.render_mode == "human":
            self.render()

    def step(self, action: int | None) -> None:
        """Take the action of the agent that is asked; after the end every agent takes None once."""
        if self.ended:
            self._was_dead_step(action)
            return
        position = self.position
        if action is None or position is None:
            raise self.unset() if position is None else BadOption(f"{self.agent_selection} may not answer None")
        position.act(int(action), self.luck)
        if position.asked == NOBODY:
            self.finish(position)
        else:
            self.agent_selection = self.possible_agents[position.asked]
        if self.render_mode == "human":
            self.render()

    def finish(self, position: Position) -> None:
        """Pay everybody out: the game is over or cut off."""
        self.ended = True
        over, cut_off = position.over(), position.cut_off()
        rewards = position.rewards()
        for seat, agent in enumerate(self.possible_agents):
            self.rewards[agent] = rewards[seat]
            self.terminations[agent] = over
            self.truncations[agent] = cut_off
        if over:
            self.tell_places(position)
        self._accumulate_rewards()

    def tell_places(self, position: Position) -> None:
        """At the end everybody is told the places, and the points where the game counts them."""
        scores = self.game.scores(position.state)
        for seat, agent in enumerate(self.possible_agents):
            self.infos[agent]["place"] = position.state.places[seat]
            if scores is not None:
                self.infos[agent]["score"] = scores[seat]

    @property
    def at(self) -> Position:
        """The game under way."""
        if self.position is None:
            raise self.unset()
        return self.position

    def unset(self) -> BadOption:
        """The error before the first game."""
        return BadOption("the environment was not reset yet")

    # -- seeing -------------------------------------------------------------------------------------------------

    def observe(self, agent: str) -> Observation:
        """What an agent knows: nothing else is in it."""
        position = self.position
        if position is None:
            raise self.unset()
        seen: Observation = self.window.see(position, self.seats[agent])
        return seen

    def columns(self) -> list[Column]:
        """What every number of an observation means."""
        return self.layout.columns

    def seat(self, agent: str) -> Seat:
        """The seat of an agent."""
        return self.seats[agent]

    def view(self, agent: str) -> Any:
        """What an agent knows, as the game's typed View."""
        return self.game.view(self.at.state, self.seat(agent))

    def open_actions(self) -> dict[int, str]:
        """What the asked agent may do: numbers and the game's notation."""
        position = self.at
        return {number: position.text(number) for number in position.open()}

    def number(self, text: str) -> int:
        """The number of an open action given in the game's notation: `bid ares 7`."""
        for number, notation in self.open_actions().items():
            if notation == text:
                return number
        raise self.game.refuse(self.at.state, self.at.asked, self.game.parse(text))

    def render(self) -> str | None:
        """The position as everybody may see it, for a terminal."""
        text = picture(self.game, self.at.state, SPECTATOR)
        if self.render_mode == "human":
            print(text)
            return None
        return text

    def close(self) -> None:
        """Nothing is held that must be given back."""


def window_of(setting: Setting) -> Window:
    """What the seats of a table look through."""
    encoding = setting.encoding
    observer = Observer(setting.layout, setting.seats)
    marks = bytearray(encoding.size)
    lines = np.zeros((encoding.size, encoding.features), np.int16)
    describer = None
    if isinstance(encoding, Listed):
        describer = Describer(lines.reshape(-1).data, 0, encoding.forms, encoding.features)
    row, mask = np.asarray(observer.cells), np.frombuffer(marks, np.int8)
    return Window(observer, Marks(marks, 0), describer, row, mask, lines)

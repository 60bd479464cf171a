"""One seat of a game as a Gymnasium environment: alone, or against bots by name.

Importing this registers, for every installed game, `ludoteka/<Game>Solo-v0` where one may play alone and
`ludoteka/<Game>-vs-<bot>-v0` for every bot that menus offer: `gymnasium.make("ludoteka/Cyclades-vs-normal-v0")`.
`gymnasium.make_vec` makes the same as a vector environment.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ludoteka.bots.names import offered
from ludoteka.envs.batch import GOES_ON, ILLEGAL, OVER
from ludoteka.envs.layout import Column
from ludoteka.envs.picture import picture
from ludoteka.envs.seating import Seating
from ludoteka.envs.setting import missing, pairs, setting_of
from ludoteka.kernel.action import Seat
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.registry import game_ids, load_game

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces

    from ludoteka.envs.crew import Share, Shared
    from ludoteka.envs.spaces import space_of
except ImportError as error:
    raise missing("gymnasium") from error

WITH_MASK = "dict"
ROW_ONLY = "row"


class SeatEnv(gymnasium.Env[Any, Any]):
    """A seat at a table whose other seats bots play.

    `opponents`, `seat` and the settings are those of `VectorTables`. With `observation="row"` an observation is the row
    alone, and the mask comes from `action_masks()`, as sb3-contrib asks for it. An illegal action ends the game as
    lost, as Gymnasium's own checks need it, or with `illegal="error"` raises an error.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        opponents: str | Sequence[str] | None = "random",
        seat: int | str = 0,
        observation: str = WITH_MASK,
        encoding: str = "catalog",
        asides: str = "turn",
        reward: str = "places",
        max_steps: int | None = None,
        illegal: str = "lose",
        render_mode: str | None = None,
        **options: object,
    ) -> None:
        if observation not in (WITH_MASK, ROW_ONLY):
            raise BadOption(f"observation={observation!r}; expected one of: dict, row")
        if illegal not in ("error", "lose"):
            raise BadOption(f"illegal={illegal!r}; expected one of: error, lose")
        if render_mode not in (None, "ansi"):
            raise BadOption(f"render_mode={render_mode!r}; expected ansi")
        self.setting = setting_of(game, players, pairs(options), encoding, asides, reward, max_steps)
        if opponents is None and self.setting.seats > 1:
            raise BadOption("opponents=None: somebody must play the other seats; VectorTables steps all of them")
        self.seating = Seating.of(self.setting, opponents if self.setting.seats > 1 else None, seat)
        self.row_only = observation == ROW_ONLY
        self.loses = illegal == "lose"
        self.render_mode = render_mode
        whole = space_of(self.setting)
        self.observation_space = whole["observation"] if self.row_only else whole
        self.action_space = spaces.Discrete(self.setting.encoding.size)
        self.shared = Shared(self.setting, 1, False)
        self.share = Share(self.setting, self.seating, self.shared, 0, 1)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Begin a game; the same seed gives the same luck, and without one the luck goes on from the last seed."""
        super().reset(seed=seed)
        self.share.reset([0], [None if seed is None else f"seed {seed}"])
        return self.seen(), self.info()

    def step(self, action: Any) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Take an action and let the bots answer."""
        shared = self.shared
        shared.actions[0] = int(action)
        shared.rewards[:] = 0.0
        self.share.step()
        result = int(shared.results[0])
        if result == GOES_ON:
            return self.seen(), 0.0, False, False, self.info()
        if result == ILLEGAL and not self.loses:
            self.share.batch.tables[0].position.answer(int(action))
        reward = float(shared.rewards[0, self.seat])
        over = result in (OVER, ILLEGAL)
        return self.seen(), reward, over, not over, self.info() | self.ending(result)

    def ending(self, result: int) -> dict[str, Any]:
        """How the game ended for this seat."""
        if result == ILLEGAL:
            return {"illegal": True}
        position = self.share.batch.tables[0].position
        scores = self.setting.game.scores(position.state)
        found: dict[str, Any] = {} if scores is None else {"score": scores[self.seat]}
        return found | ({"place": position.state.places[self.seat]} if result == OVER else {})

    @property
    def seat(self) -> Seat:
        """The seat that is stepped in this game."""
        return self.share.seats[0]

    def seen(self) -> Any:
        """What the seat knows."""
        parts = self.shared.parts
        if self.row_only:
            return parts["observation"][0].copy()
        return {name: array[0].copy() for name, array in parts.items()}

    def info(self) -> dict[str, Any]:
        """The seat, and the mask where observations are without it."""
        found: dict[str, Any] = {"seat": self.seat}
        return found | {"action_mask": self.shared.parts["action_mask"][0].copy()} if self.row_only else found

    def action_masks(self) -> Any:
        """The open actions, true and false, as sb3-contrib asks for them."""
        return self.shared.parts["action_mask"][0].view(np.bool_).copy()

    def columns(self) -> list[Column]:
        """What every number of an observation means."""
        return self.setting.layout.columns

    def render(self) -> Any:
        """The position as the seat sees it, for a terminal."""
        return picture(self.setting.game, self.share.batch.tables[0].position.state, self.seat)


def title(game: str) -> str:
    """A game's id as Gymnasium's ids write names.

    >>> title("hadrians_wall")
    'HadriansWall'
    """
    return "".join(word.capitalize() for word in game.split("_"))


def register(name: str) -> list[str]:
    """Register the environments of a game by its id or `module:function`; their ids."""
    game = load_game(name)
    made: list[str] = []
    if 1 in game.seat_counts:
        made.append(register_one(f"ludoteka/{title(game.id)}Solo-v0", {"game": name, "players": 1}))
    if max(game.seat_counts) > 1:
        start = f"ludoteka/{title(game.id)}-vs-"
        made += [register_one(f"{start}{bot}-v0", {"game": name, "opponents": bot}) for bot in offered()]
    return made


def register_one(name: str, settings: dict[str, Any]) -> str:
    """Register one environment, unless it is already."""
    if name not in gymnasium.registry:
        gymnasium.register(
            name,
            entry_point="ludoteka.envs.gymnasium:SeatEnv",
            vector_entry_point="ludoteka.envs.vector:VectorTables",
            kwargs=settings,
        )
    return name


for installed in game_ids():
    register(installed)

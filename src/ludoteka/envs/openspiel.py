"""The games in OpenSpiel: importing this registers them, then `pyspiel.load_game("ludoteka_cyclades(players=3)")`.

Luck is explicit: every draw, roll and step of a shuffle is a chance node with equally likely outcomes, also those of
the setup. Seats that may choose at once are asked one after another. Observations come from the seat's View alone.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import msgspec

from ludoteka.envs.setting import Setting, missing, pairs, players_or_default, setting_of
from ludoteka.envs.unfolding import Unfolding
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.registry import game_ids, load_game

try:
    import numpy as np
    import pyspiel
except ImportError as error:
    raise missing("openspiel") from error

MOST_OUTCOMES = 4096
"""No chance node has more outcomes."""

LUCK_PER_STEP = 32
"""How many chance nodes every action counts for in the bound that OpenSpiel asks for."""


class TableGame(pyspiel.Game):
    """A game of this library as OpenSpiel sees it; `register` makes a class of its own for every game."""

    kind: Any
    name: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.setting = setting = setting_from(self.name, params or {})
        most = reward_bound(setting)
        info = pyspiel.GameInfo(
            num_distinct_actions=setting.encoding.size,
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=setting.seats,
            min_utility=-most,
            max_utility=most,
            max_game_length=setting.max_steps,
        )
        super().__init__(self.kind, info, params or {})
        self.first = Unfolding.new(setting)

    def new_initial_state(self) -> TableState:
        """A game at its very beginning, before the luck of its setup."""
        return TableState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> TableObserver:
        """How states are observed: with perfect recall the string also has all that the seat did and was told."""
        if params:
            raise BadOption("an observer of a ludoteka game takes no parameters")
        recall = iig_obs_type is not None and iig_obs_type.perfect_recall
        return TableObserver(self.setting, recall)

    def max_chance_nodes_in_history(self) -> int:
        """A bound on the chance nodes of one game."""
        return self.setting.max_steps * LUCK_PER_STEP


class TableState(pyspiel.State):
    """A state of play; all of it is in `unfolding`, which copies and saves itself."""

    def __init__(self, game: TableGame) -> None:
        super().__init__(game)
        self.unfolding = game.first.copy()

    # -- OpenSpiel's questions ----------------------------------------------------------------------------------

    def current_player(self) -> int:
        """Who is asked: a seat, chance, or nobody at the end."""
        unfolding = self.unfolding
        if unfolding.needs_luck():
            return int(pyspiel.PlayerId.CHANCE)
        return unfolding.position.asked if not self.is_terminal() else int(pyspiel.PlayerId.TERMINAL)

    def is_terminal(self) -> bool:
        """Whether the game is over or cut off."""
        unfolding = self.unfolding
        return not unfolding.needs_luck() and (unfolding.position.over() or unfolding.position.cut_off())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Outcomes and their probabilities."""
        ways = self.unfolding.ways
        return [(outcome, 1.0 / ways) for outcome in range(ways)]

    def returns(self) -> list[float]:
        """What every seat has won: nothing before the end."""
        unfolding = self.unfolding
        return unfolding.position.rewards() if self.is_terminal() else [0.0] * unfolding.setting.seats

    def view(self, player: int) -> Any:
        """What a player knows, as the game's typed View."""
        return self.unfolding.setting.game.view(self.unfolding.position.state, player)

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> TableState:
        """A state that looks the same to a player, with everything hidden from it drawn anew: for honest search."""
        twin: TableState = self.clone()
        twin.unfolding = self.unfolding.resampled(player_id, Chance.of(str(probability_sampler()), "resample"))
        return twin

    def __str__(self) -> str:
        """The whole state, secrets included, as text that tells any two states apart."""
        unfolding = self.unfolding
        if unfolding.before is None:
            return f"setup with luck {unfolding.outcomes}"
        s = unfolding.before.state
        lines = [f"{unfolding.setting.game.id} {unfolding.setting.game.hash(s)}", f"step {unfolding.before.steps}"]
        lines += [f"asked {unfolding.before.asked}", f"declined {unfolding.before.declined}"]
        if unfolding.needs_luck():
            lines.append(f"action {unfolding.before.text(unfolding.action)} with luck {unfolding.outcomes}")
        return "\n".join(lines)

    # -- OpenSpiel's private ones -------------------------------------------------------------------------------

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.unfolding.position.open())

    def _apply_action(self, action: int) -> None:
        if self.unfolding.needs_luck():
            self.unfolding.give(action)
        else:
            self.unfolding.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"outcome {action}"
        position = self.unfolding.before
        if position is None or action not in position.open():
            return f"action {action}"
        return position.text(action)


class TableObserver:
    """What a seat knows, as a row of numbers and as JSON."""

    def __init__(self, setting: Setting, recall: bool) -> None:
        self.setting = setting
        self.recall = recall
        self.tensor = np.zeros(setting.layout.width, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: TableState, player: int) -> None:
        """Fill the row with what a player knows; all zeros before the setup is done."""
        position = state.unfolding.before
        if position is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = position.row(player)

    def string_from(self, state: TableState, player: int) -> str:
        """What a player knows, as JSON text."""
        unfolding = state.unfolding
        position = unfolding.before
        if position is None:
            return msgspec.json.encode({"player": player}).decode()
        known: dict[str, object] = {"player": player, "asked": player == position.asked}
        known["prompts"] = self.setting.game.prompts(position.state, player)
        if self.recall:
            known["told"] = unfolding.told(player)
        known["view"] = self.setting.game.view(position.state, player)
        return msgspec.json.encode(known).decode()


def setting_from(name: str, params: dict[str, Any]) -> Setting:
    """A Setting from OpenSpiel's parameters; 0 players or steps stand for the game's own."""
    return setting_of(
        name,
        int(params.get("players", 0)) or None,
        pairs(read_options(str(params.get("options", "")))),
        str(params.get("encoding", "catalog")),
        str(params.get("asides", "turn")),
        str(params.get("reward", "places")),
        int(params.get("max_steps", 0)) or None,
    )


def read_options(text: str) -> dict[str, object]:
    """Options of a game as one parameter: `difficulty:hard;teams:true`.

    >>> read_options("difficulty:hard;teams:true")
    {'difficulty': 'hard', 'teams': 'true'}
    """
    out: dict[str, object] = {}
    for pair in filter(None, text.split(";")):
        name, colon, value = pair.partition(":")
        if not colon:
            raise BadOption(f"option {pair!r}; expected name:value")
        out[name.strip()] = value.strip()
    return out


def reward_bound(setting: Setting) -> float:
    """No reward is larger."""
    return 10_000.0 if setting.by_scores else 1.0


def register(name: str) -> str:
    """Make a game known to OpenSpiel, by its id or `module:function`; the name it goes by there."""
    game = load_game(name)
    short = "ludoteka_" + re.sub(r"\W", "_", game.id)
    if short in pyspiel.registered_names():
        return short
    kind = pyspiel.GameType(
        short_name=short,
        long_name=f"Ludoteka: {game.id}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": players_or_default(game, None),
            "options": "",
            "encoding": "catalog",
            "asides": "turn",
            "reward": "places",
            "max_steps": 0,
        },
    )
    # A class, because OpenSpiel lets go of what it holds only after Python has ended, and a class outlives that.
    pyspiel.register_game(kind, type(short, (TableGame,), {"kind": kind, "name": name, "__doc__": TableGame.__doc__}))
    return short


for installed in game_ids():
    register(installed)

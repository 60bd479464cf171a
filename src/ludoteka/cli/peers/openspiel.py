"""OpenSpiel: games written in C++, played through Python, and games written in Python."""

from __future__ import annotations

import random
from collections.abc import Sequence
from importlib.metadata import version
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.games import block_dominoes, liars_poker, tic_tac_toe  # noqa: F401  registers them

from ludoteka.cli.peers.entrant import Entrant, Team

GAMES = (
    "backgammon",
    "chess",
    "go(board_size=9)",
    "python_tic_tac_toe",
    "python_liars_poker",
    "python_block_dominoes",
)


def team(names: Sequence[str]) -> Team:
    """Some games of each language."""
    return Team("openspiel", version("open_spiel"), "C++ and Python", [entrant(name) for name in GAMES])


def entrant(name: str) -> Entrant:
    """One of the games."""
    game = pyspiel.load_game(name)
    luck = random.Random(1)

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, chances)[0])
            else:
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return decisions

    def observe() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(luck.choices(outcomes, chances)[0])
            else:
                np.array(state.observation_tensor(), np.float32)
                np.array(state.legal_actions_mask(), np.int8)
                state.apply_action(luck.choice(state.legal_actions()))
                decisions += 1
        return decisions

    observed = observe if game.get_type().provides_observation_tensor else None

    def positions() -> list[Any]:
        out = []
        state = game.new_initial_state()
        while not state.is_terminal():
            out.append(state.clone())
            state.apply_action(luck.choice(state.legal_actions()))
        return out

    title = name.partition("(")[0].removeprefix("python_") + (", Py" if name.startswith("python_") else ", C++")
    return Entrant(title, game.num_players(), play, positions, clone, observed)


def clone(state: Any) -> Any:
    """The package's own copy."""
    return state.clone()

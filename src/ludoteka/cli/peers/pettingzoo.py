"""PettingZoo: classic environments; a step includes the observation, a decision only the list of legal actions."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from copy import deepcopy
from importlib import import_module
from importlib.metadata import version
from typing import Any

from ludoteka.cli.peers.entrant import Entrant, Team
from ludoteka.cli.peers.zoo import observed_game, observed_step

GAMES = ("connect_four_v3", "texas_holdem_v4", "chess_v6", "go_v5")
EVERY = 4


def team(names: Sequence[str]) -> Team:
    """Some classic games."""
    return Team("pettingzoo", version("pettingzoo"), "Python", [entrant(name) for name in GAMES])


def entrant(name: str) -> Entrant:
    """One of the environments."""
    module = import_module(f"pettingzoo.classic.{name}")
    made = module.raw_env(board_size=9) if name.startswith("go_") else module.raw_env()
    luck = random.Random(1)
    legal = legal_moves(name)

    def play() -> int:
        made.reset(seed=luck.randrange(2**31))
        decisions = 0
        while made.agents:
            _, _, ended, cut_off, _ = made.last(observe=False)
            if ended or cut_off:
                made.step(None)
                continue
            assert legal is not None
            made.step(luck.choice(legal(made)))
            decisions += 1
        return decisions

    def observe() -> int:
        return observed_game(made, luck.randrange(2**31))

    def positions() -> list[Any]:
        out = []
        made.reset(seed=1)
        steps = 0
        while made.agents:
            if steps % EVERY == 0:
                out.append(deepcopy(made))
            observed_step(made)
            steps += 1
        return out

    return Entrant(name, 2, None if legal is None else play, positions, deepcopy, observe)


def legal_moves(name: str) -> Callable[[Any], Sequence[int]] | None:
    """How the legal actions of an environment are listed without its observation; None where that cannot be done."""
    if name.startswith("connect_four"):
        return lambda made: list(made._legal_moves())
    if name.startswith("chess"):
        utils = import_module("pettingzoo.classic.chess.chess_utils")
        return lambda made: list(utils.legal_moves(made.board))
    return None

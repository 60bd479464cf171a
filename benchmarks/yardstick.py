"""An outside yardstick: OpenSpiel's information-set Monte Carlo tree search as a bot of two-player games.

    python benchmarks/duels.py hadrians_wall hard yardstick:Ismcts --games 20 --out benchmarks/strength
    SIMULATIONS=100 python benchmarks/duels.py cyclades hard yardstick:Ismcts --games 20 --out build/tries

It is OpenSpiel's own search (extra `[openspiel]`), with 1,000 simulations for each decision unless SIMULATIONS says
otherwise. Every simulation starts in a position in which everything hidden from the seat was drawn anew. Where the tree
ends, the game's `evaluate` tells who is ahead, squashed as `expert` does it: playing on at random to the end of such
long games would say nothing. The value of actions decides, as in examples/openspiel_env.py.
"""

from __future__ import annotations

import os
from math import tanh
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType

import ludoteka.envs.openspiel  # noqa: F401  registers the games
from ludoteka.bots import Bot, Mind
from ludoteka.envs.position import Position
from ludoteka.kernel.action import Action

SIMULATIONS = int(os.environ.get("SIMULATIONS", "1000"))
EXPLORE = 0.3


class Judge:
    """Judges a position from -1 to 1 by the game's own evaluation, and considers all actions equally likely."""

    def evaluate(self, state: Any) -> list[float]:
        """How far each of two players is ahead of the other."""
        position = state.unfolding.position
        lore = position.setting.game.lore
        ahead = lore.evaluate(position.state, 0) - lore.evaluate(position.state, 1)
        worth = tanh(ahead / (2 * lore.levels().search.temper))
        return [worth, -worth]

    def prior(self, state: Any) -> list[tuple[int, float]]:
        """The same probability for every action."""
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


class Ismcts(Bot):
    """Takes the option that OpenSpiel's search values most."""

    def __init__(self, name: str, seed: str) -> None:
        super().__init__(name, seed)
        self.luck = np.random.RandomState(self.chance.below(1 << 30))
        self.game: Any = None

    def choose(self, mind: Mind) -> Action:
        """The option with the best value among those that were tried."""
        if len(mind.options) == 1:
            return mind.options[0]
        if self.game is None:
            self.game = pyspiel.load_game(f"ludoteka_{mind.game.id}(players=2)")
        state = self.game.new_initial_state()
        s = mind.sample(self.chance)
        position = Position(self.game.setting, s, (mind.seat - 1) % s.seats)
        state.unfolding.before = position
        state.unfolding.ways = 0
        search = ISMCTSBot(
            self.game,
            Judge(),
            uct_c=EXPLORE,
            max_simulations=SIMULATIONS,
            final_policy_type=ISMCTSFinalPolicyType.MAX_VALUE,
            random_state=self.luck,
            use_observation_string=True,
        )
        search.run_search(state)
        tried = search._root_node.child_info  # its policy does not tell asides apart
        offers = position.open()
        known = {offers[number][1]: child.value() for number, child in tried.items() if number in offers}
        return max(mind.options, key=lambda action: known.get(action, -np.inf))

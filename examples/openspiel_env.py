"""OpenSpiel's information-set search against a random bot: python examples/openspiel_env.py [GAMES] [SIMULATIONS]."""

import math
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot, ISMCTSFinalPolicyType

import ludoteka.envs.openspiel  # noqa: F401  registers the games


class Judge:
    """Judges a position from -1 to 1 by the game's own evaluation, and considers all actions equally likely."""

    def evaluate(self, state):
        """How far each player is ahead of the other."""
        position = state.unfolding.position
        worth = [position.setting.game.lore.evaluate(position.state, player) for player in range(2)]
        return [math.tanh((worth[player] - worth[1 - player]) / 20) for player in range(2)]

    def prior(self, state):
        """The same probability for every action."""
        return [(action, 1 / len(state.legal_actions())) for action in state.legal_actions()]


games, simulations = (int(word) for word in (sys.argv[1:] + ["4", "30"][len(sys.argv) - 1 :])[:2])
game = pyspiel.load_game("ludoteka_hadrians_wall(players=2)")
best, luck = ISMCTSFinalPolicyType.MAX_VALUE, np.random.RandomState(1)
search = ISMCTSBot(game, Judge(), uct_c=0.1, max_simulations=simulations, final_policy_type=best, random_state=luck)
won = []
for number in range(games):
    bots = [search, pyspiel.make_uniform_random_bot(1, number)]
    won.append(pyspiel.evaluate_bots(game.new_initial_state(), bots, number)[0])
print(f"search against random: {np.mean(won):+.2f} over {games} games")

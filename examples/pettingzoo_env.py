"""Train a linear policy with REINFORCE against a random player: python examples/pettingzoo_env.py [GAMES]."""

import sys

import numpy as np

from ludoteka.envs.pettingzoo import env

games = int(sys.argv[1]) if len(sys.argv) > 1 else 300
table, luck, wins = env("hadrians_wall", players=2), np.random.default_rng(1), []
weights = np.zeros((table.action_space("seat_0").n, table.observation_space("seat_0")["observation"].shape[0]))
for number in range(games):
    table.reset(seed=number)
    learner, steps = f"seat_{number % 2}", []
    for agent in table.agent_iter():
        seen, reward, ended, cut_off, _ = table.last()
        if ended or cut_off:
            wins += [reward > 0] if agent == learner else []
            for known, open_actions, chosen, chances in steps if agent == learner else []:
                weights[open_actions] += 0.02 * reward * np.outer((open_actions == chosen) - chances, known)
            table.step(None)
            continue
        known, open_actions = np.tanh(seen["observation"] / 8), np.flatnonzero(seen["action_mask"])
        wishes = weights[open_actions] @ known if agent == learner else np.zeros(len(open_actions))
        chances = np.exp(wishes - wishes.max()) / np.exp(wishes - wishes.max()).sum()
        chosen = luck.choice(open_actions, p=chances)
        steps += [(known, open_actions, chosen, chances)] if agent == learner else []
        table.step(chosen)
half = games // 2
print(f"{games} games, won {np.mean(wins[:half]):.0%} of the first half, {np.mean(wins[half:]):.0%} of the second")

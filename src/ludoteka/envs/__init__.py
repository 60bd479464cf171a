"""Research interfaces: the games as PettingZoo and OpenSpiel environments, actions numbered, Views as arrays."""

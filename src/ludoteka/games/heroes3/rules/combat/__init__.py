"""Combat from its start to its end: rounds, attacks, cards, windows."""

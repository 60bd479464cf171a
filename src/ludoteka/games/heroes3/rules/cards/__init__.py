"""Decks, hands and discard piles, searching, levels, morale and gains."""

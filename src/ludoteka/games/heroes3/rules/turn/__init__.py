"""Rounds, turns, astrologers and events."""

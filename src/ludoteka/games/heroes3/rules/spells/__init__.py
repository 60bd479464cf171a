"""Spells cast in a combat."""

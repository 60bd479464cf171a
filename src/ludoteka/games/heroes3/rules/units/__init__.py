"""Abilities of units in a combat."""

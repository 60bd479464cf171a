"""Neutral units and AI heroes."""

"""Smugglers' Coves: the teaching game, small and complete, that shows and tests every word of the kernel."""

from teaching.game import Teaching, load

__all__ = ["Teaching", "load"]

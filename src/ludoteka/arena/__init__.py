"""The arena: many games between bots."""

from ludoteka.arena.selfplay import selfplay
from ludoteka.arena.summary import Result, Summary

__all__ = ["Result", "Summary", "selfplay"]

"""What a host may want to count; by default nobody does."""

from __future__ import annotations


class Counts:
    """Is told what happens at tables."""

    def action(self, game: str, by: str) -> None:
        """A player or a bot has acted."""

    def out_of_time(self) -> None:
        """The clock of a seat has run out."""

    def conflict(self) -> None:
        """A change was tried again because somebody else was first."""

    def committed(self, seconds: float) -> None:
        """A change was kept, which took this long."""

    def in_memory(self, tables: int) -> None:
        """How many tables are remembered now."""

    def fallback(self, bot: str) -> None:
        """A simpler bot had to decide."""

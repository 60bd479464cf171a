"""Violation: a law of the kit that a game does not keep."""

from __future__ import annotations


class Violation(AssertionError):
    """A broken law: its name, where it broke and what was found; a defect of the game's code."""

    def __init__(self, law: str, where: str, what: str) -> None:
        super().__init__(f"the law `{law}` does not hold for {where}: {what}")
        self.law = law
        self.where = where
        self.what = what


def said(error: Exception) -> str:
    """An error in one line."""
    return f"{type(error).__name__}: {error}".rstrip(": ")

"""The errors a person can meet, each saying what was wrong and what was expected."""

from __future__ import annotations

from ludoteka.kernel.action import Action


class LudotekaError(Exception):
    """Anything the library refuses or cannot do; its text is one line meant for a person."""


class IllegalAction(LudotekaError):
    """An action that is not offered.

    `reason` is a declared reason of the game and `rule` the id of the rule behind it, where the rules say why; `choice`
    is the open decision that closed the action, None where nobody waits for the seat.
    """

    def __init__(self, message: str, reason: Action | None = None, rule: str = "", choice: object = None) -> None:
        super().__init__(message)
        self.reason = reason
        self.rule = rule
        self.choice = choice


class BadContent(LudotekaError):
    """A content file or pack that does not fit the game's types; names the file and the key."""


class BadRecord(LudotekaError):
    """A record that is truncated, tampered with, or made by another version."""


class BadOption(LudotekaError):
    """An unknown game, option or seat count, or a value the option does not take.

    Where the rules of a game refuse a set-up, `reason` is a declared reason of the game, to be worded in the reader's
    language, and `option` the name of the option it speaks of.
    """

    def __init__(self, message: str, reason: Action | None = None, option: str = "") -> None:
        super().__init__(message)
        self.reason = reason
        self.option = option


class BrokenLaw(LudotekaError):
    """A conservation law of a game that does not hold: a defect of the rules code."""


class StuckGame(LudotekaError):
    """The rules ran on without end, or stopped with nobody to choose: a defect of the rules code."""


class ChanceNeeded(LudotekaError):
    """Luck was asked for where none is at hand: the end of a preview, or a rule run outside a match."""

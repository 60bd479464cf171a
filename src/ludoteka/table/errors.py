"""What the server refuses, with the status it answers.

Every refusal has a code and arguments. The browser words them in the reader's language (`web-problem-<code>`); the
English sentence beside them is for programs and logs.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Final

from ludoteka.table.referee.questions import Problem

PROBLEMS: Final[Mapping[str, tuple[str, ...]]] = {
    "alone": (),
    "bad-option": (),
    "bad-record": (),
    "broken": (),
    "busy": (),
    "common-password": (),
    "csrf": (),
    "database": (),
    "foreign-origin": (),
    "full": (),
    "game-missing": (),
    "invited-only": (),
    "is-operator": (),
    "key-used": (),
    "left": (),
    "lesson-wrong": ("say",),
    "login-taken": ("login",),
    "long-sleep": ("hours",),
    "malformed": (),
    "media-type": (),
    "method": (),
    "muted": ("until", "why"),
    "no-password": (),
    "no-hints": (),
    "no-lesson": (),
    "no-review": (),
    "not-absent": (),
    "not-author": (),
    "not-found": (),
    "not-host": (),
    "not-kept": (),
    "not-offered": (),
    "not-open": (),
    "not-operator": (),
    "not-over": (),
    "not-playing": (),
    "not-seated": (),
    "not-signed-in": (),
    "not-started": (),
    "not-welcome": (),
    "not-your-seat": (),
    "others-play": (),
    "out-of-time": (),
    "over": (),
    "refused": (),
    "removed": (),
    "resigned": (),
    "seat-count": ("counts", "seats"),
    "seat-empty": (),
    "seated": (),
    "seats-free": (),
    "signed-in": (),
    "stale": (),
    "study-changed": (),
    "study-full": (),
    "suspended": ("until", "why"),
    "taken": (),
    "talk-closed": (),
    "time-used-up": (),
    "token-reads": (),
    "token-refused": (),
    "too-large": (),
    "too-many-blocks": ("most",),
    "too-many-bot-games": ("most",),
    "too-many-guesses": ("seconds",),
    "too-many-imports": ("most",),
    "too-many-reports": ("most",),
    "too-many-requests": ("seconds",),
    "too-many-studies": ("most",),
    "too-many-tables": ("most",),
    "too-many-tokens": ("most",),
    "unknown-bot": (),
    "unknown-game": (),
    "unknown-host": (),
    "unknown-zone": ("zone",),
    "vote-early": ("minutes",),
    "wrong-password": (),
    "yourself": (),
}
"""The code of every problem the server can answer with, and the arguments its message takes."""


class Refusal(Exception):
    """Something is refused: the status it is answered with, and why."""

    def __init__(self, status: int, problem: Problem, retry: int | None = None) -> None:
        super().__init__(problem.message)
        self.status = status
        self.problem = problem
        self.retry = retry
        """After how many seconds it makes sense to try again."""


def refusal(status: int, error: str, message: str) -> Refusal:
    """A refusal by its code."""
    return Refusal(status, Problem(error=error, message=message))


def malformed(message: str) -> Refusal:
    """The request does not fit its description."""
    return refusal(400, "malformed", message)


def not_signed_in() -> Refusal:
    """Nobody is signed in."""
    return refusal(401, "not-signed-in", "sign in first, or come in as a guest")


def forbidden(error: str, message: str) -> Refusal:
    """Somebody else may, but not you."""
    return refusal(403, error, message)


def not_found(what: str) -> Refusal:
    """There is no such thing, or not for these eyes."""
    return refusal(404, "not-found", f"there is no such {what}")


def conflict(error: str, message: str, *, decision: int | None = None, **given: int | str) -> Refusal:
    """It could be done at another time, but not as things stand."""
    return Refusal(409, Problem(error=error, message=message, args=given, decision=decision))


def rules_refuse(problem: Problem) -> Refusal:
    """The rules of the game, or its record, say no."""
    return Refusal(409, problem)


def busy(message: str, retry: int = 1) -> Refusal:
    """It could not be done in time; nothing changed."""
    return Refusal(503, Problem(error="busy", message=message), retry)


def too_many_requests(wait: float) -> Refusal:
    """Somebody asks more often than one may."""
    after = math.ceil(wait)
    message = f"too many requests; wait {after} s"
    return Refusal(429, Problem(error="too-many-requests", message=message, args={"seconds": after}), after)


def too_many_guesses(wait: float) -> Refusal:
    """Too many wrong passwords were tried for an account."""
    after = math.ceil(wait)
    message = f"too many wrong passwords; wait {after} s"
    return Refusal(429, Problem(error="too-many-guesses", message=message, args={"seconds": after}), after)

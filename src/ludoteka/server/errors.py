"""What the server refuses, with the status it answers.

Every refusal has a code and arguments. The browser words them in the reader's language (`web-problem-<code>`); the
English sentence beside them is for programs and logs.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ludoteka.server.referee.questions import Message, Refused
from ludoteka.server.wire import Problem

PROBLEMS: Final[Mapping[str, tuple[str, ...]]] = {
    "bad-option": (),
    "bad-record": (),
    "broken": (),
    "busy": (),
    "csrf": (),
    "database": (),
    "foreign-origin": (),
    "full": (),
    "game-missing": (),
    "invited-only": (),
    "key-used": (),
    "left": (),
    "login-taken": ("login",),
    "long-sleep": ("hours",),
    "malformed": (),
    "media-type": (),
    "method": (),
    "no-password": (),
    "not-found": (),
    "not-host": (),
    "not-offered": (),
    "not-open": (),
    "not-over": (),
    "not-playing": (),
    "not-seated": (),
    "not-signed-in": (),
    "not-started": (),
    "not-your-seat": (),
    "others-play": (),
    "over": (),
    "refused": (),
    "resigned": (),
    "seat-count": ("counts", "seats"),
    "seated": (),
    "seats-free": (),
    "signed-in": (),
    "stale": (),
    "taken": (),
    "too-large": (),
    "too-many-requests": ("seconds",),
    "too-many-tables": ("most",),
    "too-many-tokens": ("most",),
    "unknown-bot": (),
    "unknown-game": (),
    "unknown-zone": ("zone",),
    "wrong-password": (),
}
"""The code of every problem the server can answer with, and the arguments its message takes."""


class Refusal(Exception):
    """Something is refused: a status, a code with arguments, and an English sentence for programs."""

    def __init__(
        self,
        status: int,
        error: str,
        message: str,
        *,
        given: Mapping[str, int | str] | None = None,
        reason: Message | None = None,
        rule: str = "",
        option: str = "",
        decision: int | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message
        self.given = dict(given or {})
        self.reason = reason
        self.rule = rule
        self.option = option
        self.decision = decision


def malformed(message: str) -> Refusal:
    """The request does not fit its description."""
    return Refusal(400, "malformed", message)


def not_signed_in() -> Refusal:
    """Nobody is signed in."""
    return Refusal(401, "not-signed-in", "sign in first, or come in as a guest")


def forbidden(error: str, message: str) -> Refusal:
    """Somebody else may, but not you."""
    return Refusal(403, error, message)


def not_found(what: str) -> Refusal:
    """There is no such thing, or not for these eyes."""
    return Refusal(404, "not-found", f"there is no such {what}")


def conflict(error: str, message: str, *, decision: int | None = None, **given: int | str) -> Refusal:
    """It could be done at another time, but not as things stand."""
    return Refusal(409, error, message, given=given, decision=decision)


def rules_refuse(refused: Refused) -> Refusal:
    """The rules of the game, or its record, say no."""
    if refused.kind == "IllegalAction":
        return Refusal(409, "not-offered", refused.message, reason=refused.reason, rule=refused.rule)
    if refused.kind == "BadOption":
        return Refusal(
            409, "bad-option", refused.message, reason=refused.reason, rule=refused.rule, option=refused.option
        )
    return Refusal(409, "bad-record" if refused.kind == "BadRecord" else "refused", refused.message)


def busy(message: str) -> Refusal:
    """It could not be done in time; nothing changed."""
    return Refusal(503, "busy", message)


def problem_of(refusal: Refusal) -> Problem:
    """A refusal as the client reads it."""
    return Problem(
        error=refusal.error,
        message=refusal.message,
        args=refusal.given,
        reason=refusal.reason,
        rule=refusal.rule,
        option=refusal.option,
        decision=refusal.decision,
    )

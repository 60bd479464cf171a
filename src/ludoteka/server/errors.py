"""What the server refuses, with the status it answers."""

from __future__ import annotations

from ludoteka.server.referee.questions import Message, Refused


class Refusal(Exception):
    """Something is refused: a status, a code for programs, and a sentence that tells a person what to do."""

    def __init__(
        self,
        status: int,
        error: str,
        message: str,
        *,
        reason: Message | None = None,
        rule: str = "",
        decision: int | None = None,
    ) -> None:
        super().__init__(message)
        self.status = status
        self.error = error
        self.message = message
        self.reason = reason
        self.rule = rule
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


def conflict(error: str, message: str, *, decision: int | None = None) -> Refusal:
    """It could be done at another time, but not as things stand."""
    return Refusal(409, error, message, decision=decision)


def rules_refuse(refused: Refused) -> Refusal:
    """The rules of the game say no."""
    if refused.kind == "IllegalAction":
        return Refusal(409, "not-offered", refused.message, reason=refused.reason, rule=refused.rule)
    return Refusal(409, "refused", refused.message)


def busy(message: str) -> Refusal:
    """It could not be done in time; nothing changed."""
    return Refusal(503, "busy", message)

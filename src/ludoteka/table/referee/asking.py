"""How a host reaches its referees: in processes, in a worker, or in the same thread."""

from __future__ import annotations

from typing import Protocol, TypeVar

from ludoteka.table.referee import questions as q

A = TypeVar("A")


class OutOfOrder(Exception):
    """A referee took too long, crashed or could not be started; whatever it was asked has changed nothing."""


class RulesRefuse(Exception):
    """The rules, a record or a bot say no."""

    def __init__(self, problem: q.Problem) -> None:
        super().__init__(problem.message)
        self.problem = problem


class NotOpenHere(Exception):
    """The referee does not hold this version of the match: open it and ask again."""


class Referees(Protocol):
    """One referee or several."""

    async def ask_about(self, table_id: str, question: q.Question, kind: type[A], seconds: float) -> A:
        """Ask the one that holds a table."""

    async def ask_any(self, question: q.Question, kind: type[A], seconds: float, who: str, *, low: bool = False) -> A:
        """Ask whichever is free, when it is this person's turn; with `low` only if nobody else wants to."""

    async def close(self) -> None: ...


def expected(answer: q.Answer, kind: type[A]) -> A:
    """An answer of the kind that was asked for; a refusal is raised."""
    if isinstance(answer, q.Refused):
        raise RulesRefuse(answer.problem)
    if not isinstance(answer, kind):
        raise NotOpenHere if isinstance(answer, q.NotOpen) else TypeError(f"{type(answer).__name__}, not {kind}")
    return answer

"""Law: something that must hold for every game, checked on a random one."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ludoteka.kernel.conformance.effort import Effort
from ludoteka.kernel.conformance.trace import Trace
from ludoteka.kernel.conformance.violation import Violation, said
from ludoteka.kernel.game import Game, Mode

Check = Callable[[Trace, Effort], None]


class Law:
    """A named check: call it with a game, a mode and a seed; it raises Violation where the law does not hold.

    ends(game, game.modes()[0], "any seed")
    """

    def __init__(self, check: Check) -> None:
        self.name = check.__name__.replace("_", "-")
        self.check = check
        self.__doc__ = check.__doc__

    def __call__(self, game: Game[Any], mode: Mode, seed: str, effort: Effort | None = None) -> None:
        """Play a game and hold the law against it."""
        self.hold(Trace(game, mode, seed), effort or Effort())

    def hold(self, trace: Trace, effort: Effort) -> None:
        """Hold the law against a game that was played; an error of the game's code on the way is a Violation too."""
        try:
            self.check(trace, effort)
        except Violation:
            raise
        except Exception as error:
            raise trace.violation(self.name, f"checking it raises {said(error)}") from error

    def __repr__(self) -> str:
        return f"Law({self.name!r})"

"""The kit: all laws against one game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from ludoteka.kernel.conformance.asking import answers
from ludoteka.kernel.conformance.effort import Effort
from ludoteka.kernel.conformance.forgetting import forgets
from ludoteka.kernel.conformance.knowing import previews, secrets, views
from ludoteka.kernel.conformance.law import Law
from ludoteka.kernel.conformance.moving import applies, asides, conserves, ends, lists
from ludoteka.kernel.conformance.saving import copies, determined, replays, round_trip
from ludoteka.kernel.conformance.trace import Trace
from ludoteka.kernel.conformance.undoing import undoes
from ludoteka.kernel.conformance.violation import Violation
from ludoteka.kernel.conformance.wording import notation, refusals, words
from ludoteka.kernel.game import Game, Mode

LAWS: tuple[Law, ...] = (
    ends,
    applies,
    lists,
    asides,
    conserves,
    round_trip,
    copies,
    replays,
    determined,
    undoes,
    views,
    secrets,
    forgets,
    previews,
    notation,
    words,
    refusals,
    answers,
)


def run_kit(
    game: Game[Any],
    mode: Mode,
    seeds: Iterable[str],
    effort: Effort | None = None,
    laws: Sequence[Law] = LAWS,
) -> None:
    """Hold every law against a random game from each seed; raises the first Violation."""
    for seed in seeds:
        trace = Trace(game, mode, seed)
        for law in laws:
            law.hold(trace, effort or Effort())


def violations(
    game: Game[Any], mode: Mode, seed: str, effort: Effort | None = None, laws: Sequence[Law] = LAWS
) -> list[Violation]:
    """The Violations of all laws on one random game."""
    trace = Trace(game, mode, seed)
    found: list[Violation] = []
    for law in laws:
        try:
            law.hold(trace, effort or Effort())
        except Violation as violation:
            found.append(violation)
    return found


class Case:
    """One thing for a test runner to do: a game in a mode with a seed.

    @pytest.mark.parametrize("case", cases(load_game("cyclades"), seeds=2), ids=str)
    def test_keeps_the_laws(case: Case) -> None:
        case.run()
    """

    def __init__(self, game: Game[Any], mode: Mode, seed: str, effort: Effort) -> None:
        self.game = game
        self.mode = mode
        self.seed = seed
        self.effort = effort

    def run(self, laws: Sequence[Law] = LAWS) -> None:
        """Hold the laws against it."""
        run_kit(self.game, self.mode, [self.seed], self.effort, laws)

    def __str__(self) -> str:
        """Its name among the tests."""
        return f"{self.game.id}-{self.mode.name}-{self.seed}".replace(" ", "-").replace(",", "")


def cases(game: Game[Any], seeds: int = 1, effort: Effort | None = None) -> list[Case]:
    """A case for every mode of a game and so many seeds."""
    wanted = effort or Effort()
    return [Case(game, mode, str(seed), wanted) for mode in game.modes() for seed in range(seeds)]

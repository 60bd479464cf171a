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
from ludoteka.kernel.reference import LANGUAGES

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


DEFINED = {
    "id": "a short name, such as `hadrians_wall`",
    "rules_version": "a number, raised when recorded games go on in another way",
    "content_version": "a fingerprint of the content, or any word",
    "seat_counts": "the numbers of players, such as `(2, 3, 4)`",
    "lexicon": "a `Lexicon` of kinds, verbs, prompts, events and reasons",
    "codec": "a `Codec` of the State and the modules of its rules",
    "folder": "the folder that holds `lang`, such as `Path(__file__).parent`",
}
"""What a Game must set, and to what."""


class Proof:
    """What a run of the kit has proved."""

    def __init__(self, game: Game[Any], mode: Mode, laws: Sequence[Law]) -> None:
        self.game = game.id
        self.mode = mode.name
        self.laws = tuple(law.name for law in laws)
        self.games = 0
        self.decisions = 0

    def __str__(self) -> str:
        laws = ", ".join(self.laws)
        return f"{self.game}, {self.mode}: {self.games} games of {self.decisions} decisions keep {laws}"


def check_definition(game: Game[Any]) -> None:
    """Everything that a Game must set is set, and its folder has messages; raises a Violation that names the rest."""
    missing = [f"`{name}` is not set; expected {what}" for name, what in DEFINED.items() if not hasattr(game, name)]
    if not missing:
        lacking = [name for name in LANGUAGES if not (game.folder / "lang" / f"{name}.ftl").is_file()]
        missing = [f"lang/{name}.ftl is missing in {game.folder}" for name in lacking]
        has = [name for name in LANGUAGES if (game.folder / "reference" / f"{name}.md").is_file()]
        wanted = LANGUAGES if has or cites_rules(game) else ()
        missing += [f"reference/{name}.md is missing in {game.folder}" for name in wanted if name not in has]
    if missing:
        raise Violation("defined", getattr(game, "id", type(game).__name__), "; ".join(missing))


def cites_rules(game: Game[Any]) -> bool:
    """Whether some phrase of the game names a rule, which a reference then has to explain."""
    words = game.lexicon
    families = (words.verbs, words.prompts, words.events, words.reasons)
    return any(phrase.rule for family in families for phrase in family.values())


def run_kit(
    game: Game[Any],
    mode: Mode,
    seeds: Iterable[str],
    effort: Effort | None = None,
    laws: Sequence[Law] = LAWS,
) -> Proof:
    """Hold every law against a random game from each seed; raises the first Violation, or tells what was proved."""
    check_definition(game)
    proof = Proof(game, mode, laws)
    for seed in seeds:
        trace = Trace(game, mode, seed)
        for law in laws:
            law.hold(trace, effort or Effort())
        proof.games += 1
        proof.decisions += len(trace.moments)
    return proof


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

    def run(self, laws: Sequence[Law] = LAWS) -> Proof:
        """Hold the laws against it."""
        return run_kit(self.game, self.mode, [self.seed], self.effort, laws)

    def __str__(self) -> str:
        """Its name among the tests."""
        return f"{self.game.id}-{self.mode.name}-{self.seed}".replace(" ", "-").replace(",", "")


def cases(game: Game[Any], seeds: int = 1, effort: Effort | None = None) -> list[Case]:
    """A case for every mode of a game and every seed."""
    wanted = effort or Effort()
    return [Case(game, mode, str(seed), wanted) for mode in game.modes() for seed in range(seeds)]

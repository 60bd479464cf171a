"""Where puzzles come from: games of bots, in which positions are looked for that have a single best option.

Cheap questions come first: does much depend on the decision at a glance, is another option ahead in a few worlds, does
an expert find it? Only what is left is proved, twice and in different ways. Where a seat has only its own decisions
left until the end of the game, every way of playing it out is tried instead, and the puzzle is about points.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from ludoteka.bots import bot
from ludoteka.bots.clock import Clock
from ludoteka.bots.hints import Judged, measure_of, rivals
from ludoteka.bots.mind import mind_of
from ludoteka.bots.play import Turns, answer
from ludoteka.kernel.action import Action
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match
from ludoteka.kernel.state import Choice, State, pending_for
from ludoteka.review.deep import DeepLook, Weighed, only_way
from ludoteka.review.exact import Alone, TooWide
from ludoteka.review.puzzles import Puzzle, kind_of, posed

GAP: Final = 0.05
"""By how much of the chance to win the solution must be better than anything else."""
CLEAR: Final = 0.1
"""The same where the bot `normal` finds it."""
POINTS: Final = 1.0
"""By how many points it must be better where it is played for points."""
SCAN: Final = 3
PROOF: Final = 32
"""In how many worlds options are looked at first, and in how many a solution is proved."""
AGAIN: Final = 24
RIVALS: Final = 5
SURE_AGAIN: Final = 2.0
"""In how many other worlds, and against how many of the next best options, it is proved once more, further ahead, and
by how many standard errors it must stand out there: more luck comes between."""
SPREAD: Final = 0.04
"""How much options must differ at a glance for a decision to be looked at more closely."""
FEWEST_OPTIONS: Final = 3
MOST_OPTIONS: Final = 30
TRIES: Final = 3
"""How often a weak level may try to find a solution."""
APART: Final = 12
"""Two puzzles of one game are at least this many actions apart."""
PER_GAME: Final = 4
POSITIONS: Final = 60_000
PROOF_POSITIONS: Final = 240_000
"""How many positions may be looked at to play a game out in every way, when looking for puzzles and to prove one."""
SEARCH_WORLDS: Final = 8
MOST_LAST: Final = 2
"""How many puzzles about points one game may have."""

Wanted = Callable[[str], bool]
"""Whether puzzles of a kind are still wanted."""


def any_kind(kind: str) -> bool:
    return True


class Quarry:
    """One game between bots of a level, and the puzzles in it.

    `wanted` is asked before anything is proved, so that no kind takes all the time and all the places. Unless
    `by_chance`, only puzzles about points are looked for.
    """

    def __init__(
        self,
        game: Game[Any],
        seed: str,
        seats: int = 2,
        options: dict[str, Any] | None = None,
        level: str = "normal",
        wanted: Wanted = any_kind,
        *,
        by_chance: bool = True,
    ) -> None:
        self.game = game
        self.seed = seed
        self.seats = seats
        self.options = {} if options is None else options
        self.wanted = wanted
        self.by_chance = by_chance
        self.match = Match.new(game, seats, self.options, seed, [])
        self.turns = Turns(game, {seat: bot(level, f"{seed} {seat}") for seat in range(seats)})
        self.moves: list[str] = []

    def puzzles(self) -> Iterator[Puzzle]:
        """The puzzles of the game, as it goes on."""
        last, made = -APART, 0
        alone: list[tuple[int, State, Choice[Any], Action]] = []
        while not self.match.over and made < PER_GAME:
            s = self.match.state
            choice, action = self.turns.now(s)
            if pending_for(s, choice.seat) is choice:
                if self.game.lore.plays_out_alone(s, choice.seat):
                    alone.append((len(self.moves), s.copy(), choice, action))
                elif self.by_chance and len(self.moves) - last >= APART:
                    puzzle = self.at(s, choice, action)
                    if puzzle is not None:
                        last, made = len(self.moves), made + 1
                        yield puzzle
            self.match.play(action, choice.seat)
            self.moves.append(f"{choice.seat} {self.game.text(action)}")
        yield from self.last_of(alone)

    # -- by the chance to win -----------------------------------------------------------------------------------

    def at(self, s: State, choice: Choice[Any], played: Action) -> Puzzle | None:
        """The puzzle in a position, if there is one: a single best option that is not the first that comes to mind."""
        game = self.game
        if not FEWEST_OPTIONS <= len(choice.options(s)) <= MOST_OPTIONS or measure_of(game, s, choice.seat) != "chance":
            return None
        mind = mind_of(game, s, choice, -1, Chance.of("puzzle"))
        few = [played, *rivals(mind, played)]
        glances = [hint.value or 0.0 for hint in Judged(mind, "chance").look(few, Clock(), 1)]
        if max(glances) - min(glances) < SPREAD:
            return None
        deep = DeepLook(mind, "chance")
        deep.look(few, SCAN)
        best, second, *_ = deep.ranked()
        gap = CLEAR if best.action == played else GAP
        if second.behind < gap or not self.wanted(kind_of(game.text(best.action))):
            return None
        found = finders(game, s, choice, best.action)
        if "expert" not in found or ("normal" in found and ("easy" in found or second.behind < CLEAR)):
            return None
        ranked = proof(deep, gap)
        if ranked is None or ranked[0].action != best.action or not proof_again(deep, ranked):
            return None
        return self.puzzle(len(self.moves), choice, best.action, ranked[1].behind, found, value=ranked[0].value)

    # -- by points, where nobody else decides anything any more -------------------------------------------------

    def last_of(self, alone: list[tuple[int, State, Choice[Any], Action]]) -> Iterator[Puzzle]:
        """The puzzles in the last decisions of a seat, of every kind the earliest one that has a single best option."""
        game = self.game
        if not alone:
            return
        seat = alone[-1][2].seat
        rest = Alone(game, seat, POSITIONS, SEARCH_WORLDS)
        hopes: list[Puzzle] = []
        for at, s, choice, played in reversed(alone):
            if choice.seat != seat:
                break
            try:
                order = ordered(rest.all(s))
            except TooWide:
                break
            solution = order[0][0]
            if len(order) <= FEWEST_OPTIONS or solution == played or order[0][1] - order[1][1] < POINTS:
                continue
            found = finders(game, s, choice, solution) if self.wanted(kind_of(game.text(solution))) else ["normal"]
            if "normal" not in found:
                hopes.append(self.puzzle(at, choice, solution, 0.0, found, measure="points"))
        kinds: set[str] = set()
        for hope in reversed(hopes):
            puzzle = counted(game, hope) if hope.kind not in kinds and len(kinds) < MOST_LAST else None
            if puzzle is not None:
                kinds.add(puzzle.kind)
                yield puzzle

    def puzzle(
        self, at: int, choice: Choice[Any], solution: Action, gap: float, found: list[str], **more: Any
    ) -> Puzzle:
        value = round(more.pop("value", 0.0) * 1_000_000)
        return Puzzle(
            id=f"{self.seed}-{at}".replace(" ", "-"),
            seats=self.seats,
            options=self.options,
            seed=self.seed,
            moves=self.moves[:at],
            seat=choice.seat,
            solution=self.game.text(solution),
            gap=round(gap * 1_000_000),
            found=found,
            value=value,
            **more,
        )


def ordered(values: dict[Action, float]) -> list[tuple[Action, float]]:
    """Options with what they come to, the best first."""
    return sorted(values.items(), key=lambda each: -each[1])


def counted(game: Game[Any], puzzle: Puzzle, seed: str = "alone again") -> Puzzle | None:
    """A puzzle about points with what was proved about it in more worlds than it was found in; None if it fails."""
    match, _ = posed(game, puzzle)
    alone = Alone(game, puzzle.seat, PROOF_POSITIONS, PROOF, seed)
    try:
        (solution, most), (_, second), *_ = ordered(alone.all(match.state))
    except TooWide:
        return None
    if game.text(solution) != puzzle.solution or most - second < POINTS:
        return None
    return Puzzle(
        **{
            **{name: getattr(puzzle, name) for name in puzzle.__struct_fields__},
            "gap": round((most - second) * 1_000_000),
            "value": round(most * 1_000_000),
            "line": [game.text(action) for action in alone.line(match.state)[1:]],
        }
    )


# -- proofs ---------------------------------------------------------------------------------------------------------


def proof(deep: DeepLook, gap: float = GAP) -> list[Weighed] | None:
    """All options ranked, if one of them is surely the only good one."""
    options = deep.mind.options
    for worlds in (SCAN * 2, PROOF // 2, PROOF):
        deep.look(options, worlds)
        ranked = deep.ranked()
        if any(one.behind < gap for one in ranked[1:]):
            return None
    deep.look_for_delays(ranked[0].action, PROOF)
    ranked = deep.ranked()
    return ranked if only_way(ranked, gap) else None


def proof_again(deep: DeepLook, ranked: list[Weighed]) -> bool:
    """Whether the best option is still the only good one if everything is followed for another turn of the seat, which
    chooses with a wider eye, in other worlds with other luck."""
    further = DeepLook(deep.mind, deep.measure, "further", turns=2, careful=True)
    further.look([one.action for one in ranked[: RIVALS + 1]], AGAIN)
    again = further.ranked()
    return again[0].action == ranked[0].action and only_way(again, GAP / 2, SURE_AGAIN)


def proved(game: Game[Any], puzzle: Puzzle, worlds: int = PROOF, seed: str = "again") -> bool:
    """Whether other worlds have the same single solution."""
    if puzzle.measure == "points":
        return counted(game, puzzle, seed) is not None
    match, choice = posed(game, puzzle)
    mind = mind_of(game, match.state, choice, -1, Chance.of("puzzle"))
    deep = DeepLook(mind, measure_of(game, match.state, puzzle.seat), seed)
    deep.look(mind.options, worlds)
    deep.look_for_delays(game.parse(puzzle.solution), worlds)
    ranked = deep.ranked()
    return game.text(ranked[0].action) == puzzle.solution and only_way(ranked, GAP / 2) and proof_again(deep, ranked)


def finders(game: Game[Any], s: State, choice: Choice[Any], solution: Action) -> list[str]:
    """The levels that find a solution, each in most of its tries; strong ones are asked once."""
    found = []
    for level, tries in (("easy", TRIES), ("normal", TRIES), ("hard", 1), ("expert", 1)):
        hits = sum(answer(game, s, choice, bot(level, f"finder {number}")) == solution for number in range(tries))
        if hits * 2 > tries:
            found.append(level)
    return found

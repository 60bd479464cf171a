"""Lore: what bots know of a game, told by the game's own `bot` folder."""

from __future__ import annotations

from typing import Final, Generic

from mypy_extensions import mypyc_attr

from ludoteka.kernel.action import NOTHING, Action, Seat
from ludoteka.kernel.judgement import Judgement
from ludoteka.kernel.state import S


class Searching:
    """How a search bot thinks about a game.

    Of its options it considers the `top` ones, unless they look hopeless. The quick eye that plays on looks at `width`
    options and `looks` positions for a decision. A walk holds at least `depth` of its own decisions before another's
    turn ends it, and never more than `far`. Being ahead by `temper`, in the game's evaluation, is a hope of about 73 %
    to win. `samples` are those of the greedy bot, whose view of the options it begins with. With `rounds` it walks to
    the end of the round wherever luck or others come into it, from the finalists of the usual walks; it keeps what
    those prefer unless another is surely better there. With `equal` all walks of a decision end at the horizon that the
    game tells. With `thrift` it takes the modest form of what it has chosen unless that is surely worse.
    """

    def __init__(
        self,
        temper: float = 100.0,
        top: int = 6,
        depth: int = 1,
        far: int = 99,
        width: int = 12,
        looks: int = 120,
        samples: int = 2,
        rounds: bool = False,
        equal: bool = False,
        thrift: bool = False,
    ) -> None:
        self.temper = temper
        self.top = top
        self.depth = depth
        self.far = far
        self.width = width
        self.looks = looks
        self.samples = samples
        self.rounds = rounds
        self.equal = equal
        self.thrift = thrift


class Rehearsing:
    """How a rehearsing bot thinks about a game.

    Of its options it considers the `top` ones that look no worse than the best by `cut`, each in up to `worlds`
    positions it holds possible. What is asked with one of the prompts in `glances` it decides at first sight. `samples`
    are those of the greedy bot, whose view of the options it begins with. Where the game has a habit, what is usually
    done is compared with many others in up to `bouts` worlds, as far as habits reach. Of what could be done besides in
    its turn it considers `asides` options; with none it does what gains something. The `finals` options that stay are
    followed to the end of its next turn.
    """

    def __init__(
        self,
        worlds: int,
        top: int,
        cut: float,
        glances: frozenset[str] = frozenset(),
        samples: int = 2,
        bouts: int = 0,
        asides: int = 0,
        finals: int = 0,
    ) -> None:
        self.worlds = worlds
        self.top = top
        self.cut = cut
        self.glances = glances
        self.samples = samples
        self.bouts = bouts
        self.asides = asides
        self.finals = finals

    def longer(self, times: int) -> Rehearsing:
        """The same with more worlds, for a bot with more time: the clock ends it."""
        return Rehearsing(
            self.worlds * times,
            self.top,
            self.cut,
            self.glances,
            self.samples,
            self.bouts * times,
            self.asides,
            self.finals,
        )


class Levels:
    """How the levels of play handle a game.

    `noise` is how badly `easy` sees. `hard` and `expert` either search, with a number of walks for each decision, or
    rehearse their turn; both stop after some seconds. `search` is how a bot thinks that is told how far, by default
    like `expert`.
    """

    def __init__(
        self,
        noise: float,
        hard: Searching | Rehearsing,
        expert: Searching | Rehearsing,
        hard_walks: int = 0,
        expert_walks: int = 0,
        hard_seconds: float = 4.0,
        expert_seconds: float = 20.0,
        search: Searching | None = None,
    ) -> None:
        self.noise = noise
        self.hard = hard
        self.hard_walks = hard_walks
        self.hard_seconds = hard_seconds
        self.expert = expert
        self.expert_walks = expert_walks
        self.expert_seconds = expert_seconds
        if search is not None:
            self.search = search
        elif isinstance(expert, Searching):
            self.search = expert
        else:
            self.search = Searching()


USUAL: Final = Levels(
    1.0, Searching(100.0, top=5, depth=2), Searching(100.0, top=8, depth=2), hard_walks=24, expert_walks=160
)
"""The levels of a game that says nothing about them."""


FAR: Final = 99
"""Far from winning, or a game in which that cannot be told."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lore(Generic[S]):
    """What bots know of a game; a game subclasses it in its `bot` folder and names it as its `lore`."""

    judgement: Judgement | None = None
    """Who will win, as practice games taught it; None for a game that has not learned it."""

    def __init__(self, judgement: Judgement | None = None) -> None:
        self.judgement = judgement

    def evaluate(self, s: S, seat: Seat) -> float:
        """How well a seat stands: higher is better, any scale."""
        return 0.0

    def foresee(self, s: S, seat: Seat) -> float:
        """How well a seat will stand in the end, where nothing is under way; by default as it stands now."""
        return self.evaluate(s, seat)

    def horizon(self, s: S, seat: Seat) -> int:
        """Up to where the options of the decision that waits for a seat should be followed, so that all are judged at
        the same moment; any number but 0 that `is_past` understands. 0 by default: as far as the search likes."""
        return 0

    def is_past(self, s: S, seat: Seat, horizon: int) -> bool:
        """Whether a position has come to the horizon of an earlier one."""
        return True

    def habit(self, s: S, options: list[Action]) -> Action:
        """What is usually done of the options that wait, for bots that play on in their mind; nothing by default."""
        return NOTHING

    def settles(self, s: S) -> bool:
        """Whether winning and losing outweigh everything on the way, as they do in most games.

        Where a game says no, its `evaluate` tells what the end is worth, so that bots dare what may be lost.
        """
        return True

    def near(self, s: S, seat: Seat) -> int:
        """How many steps a seat's side is from winning: 0 if it has what wins, 1 if one action may bring it.

        For bots to ask who could win before they act again. By default nobody ever is.
        """
        return FAR

    def modest(self, action: Action, options: list[Action]) -> Action:
        """The cheapest of the options that does the same as an action for less, such as the lowest bid for the same
        thing; by default the action itself."""
        return action

    def feature_names(self) -> tuple[str, ...]:
        """What `features` tells, in its order: parts of message ids, such as `income`; nothing by default."""
        return ()

    def features(self, s: S, seat: Seat) -> list[float]:
        """What a judgement is made from: how a seat's side stands, in numbers, and how far the game has gone."""
        return []

    def told_features(self) -> dict[str, int]:
        """The features that are told to people, by name: 1 if more of it is better, -1 if less is, 0 if neither.

        A change is worded with the game's messages `more-<name>` and `less-<name>`, which get a `count`. The others
        only sum up, or tell how far the game has gone; they are not told.
        """
        return {}

    def expects_points(self, s: S) -> bool:
        """Whether `evaluate` foretells points, for a game played alone, where there is nobody to win against."""
        return False

    def plays_out_alone(self, s: S, seat: Seat) -> bool:
        """Whether a seat has only its own decisions left until the end of the game: what others still decide does not
        touch its points. Then every way of playing it out can be tried."""
        return False

    def side(self, s: S, seat: Seat) -> int:
        """The side that a seat wins and loses with, as in `Game.sides`; by default each plays for itself."""
        return seat

    def chances(self, s: S) -> list[float]:
        """The chance of each seat to win, by the learned judgement; empty if the game has none.

        Everything in the position is used. Whoever may not know all of it asks about positions sampled for a seat.
        """
        judgement = self.judgement
        if judgement is None:
            return []
        found: list[int] = []
        rows: list[list[float]] = []
        of_seat: list[int] = []
        for seat in range(s.seats):
            side = self.side(s, seat)
            if side not in found:
                found.append(side)
                rows.append(self.features(s, seat))
            of_seat.append(found.index(side))
        chances = judgement.chances(rows)
        return [chances[number] for number in of_seat]

    def levels(self) -> Levels:
        """How the levels of play think about the game."""
        return USUAL

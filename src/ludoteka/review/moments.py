"""The moments of a game: what each decision and each stroke of luck changed, and what was given away.

Between two positions lie a decision and the luck that followed it. What the decision is worth is the average over all
luck that could have followed; the rest of the change is luck. So the changes of a game add up to its result.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import msgspec

from ludoteka.bots.clock import Clock
from ludoteka.bots.hints import Hint, Judged, rivals
from ludoteka.bots.mind import mind_of
from ludoteka.bots.reasons import Reason, reasons_between
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Game
from ludoteka.kernel.options import Options
from ludoteka.kernel.record import Line
from ludoteka.kernel.state import State, pending_for
from ludoteka.review.luck import DRAWS, again, mean_of, recorded
from ludoteka.review.standing import MILLION, Knowledge, Standing, measured_by

GLANCE: Final = 2
CLOSE: Final = 12
"""In how many positions a decision is compared with its rivals, and in how many more if it seems to give much away."""
MUCH: Final = 30_000
"""What a decision must seem to give away, or to gain over its rivals, to be looked at closely: 3 %."""


class Better(msgspec.Struct, frozen=True):
    """An option that would have done better, in notation, with what it would have changed."""

    action: str
    value: int
    reasons: list[Reason]


class Moment(msgspec.Struct, frozen=True):
    """An action: how the seats stood after it, and what decision and luck changed for each of them, in millionths.

    `given` is what its seat gave away against the best option it could have known of, `lead` what the action was ahead
    of its best rival; both are 0 where there was nothing to choose. `reasons` tell what it changed.
    """

    n: int
    seat: Seat
    action: str
    standing: list[int]
    decision: list[int]
    luck: list[int]
    lucky: bool
    given: int
    lead: int
    better: Better | None
    reasons: list[Reason]


class Deal(msgspec.Struct, frozen=True):
    """The beginning: how the seats stand before anything is dealt, and after."""

    start: list[int]
    standing: list[int]


class Reviewer:
    """Looks at the actions of a game one after the other; if it is not `thorough`, only at what they changed."""

    def __init__(self, game: Game[Any], knowledge: Knowledge, s: State, *, thorough: bool = True) -> None:
        self.game = game
        self.thorough = thorough
        self.standing = Standing(game, measured_by(game, s), knowledge)
        self.last: tuple[State, list[int]] | None = None
        """The position that was looked at last, and how the seats stand there."""

    def deal(self, seats: int, options: Options, s: State) -> Deal:
        """What the deal did: `s` is the position it led to."""
        others = [self.game.start(seats, options, Chance.of("review", "deal", number)) for number in range(DRAWS)]
        rows = [self.standing.of(other) for other in others]
        return Deal([round(sum(row[seat] for row in rows) / DRAWS) for seat in range(seats)], self.standing.of(s))

    def look(self, s: State, line: Line) -> tuple[Moment, State]:
        """What an action of the record did in a position, and the position after it."""
        game, standing = self.game, self.standing
        action = game.parse(line.do)
        after = again(game, s, line.seat, action, recorded(line.luck))
        before_all = self.last[1] if self.last is not None and self.last[0] is s else standing.of(s)
        after_all = standing.of(after)
        self.last = (after, after_all)
        mean = after_all
        if line.luck:
            mean = mean_of(lambda luck: again(game, s, line.seat, action, luck), standing.of, f"review {line.n}")
        given, lead, better = self.compare(s, line.seat, action) if self.thorough else (0, 0, None)
        moment = Moment(
            n=line.n,
            seat=line.seat,
            action=line.do,
            standing=after_all,
            decision=[now - was for was, now in zip(before_all, mean, strict=True)],
            luck=[now - was for was, now in zip(mean, after_all, strict=True)],
            lucky=bool(line.luck),
            given=given,
            lead=lead,
            better=better,
            reasons=reasons_between(game, line.seat, [s], [after]) if self.thorough else [],
        )
        return moment, after

    def compare(self, s: State, seat: Seat, action: Action) -> tuple[int, int, Better | None]:
        """What an action gives away, by how much it leads its rivals, and the option that would have done better."""
        choice = pending_for(s, seat)
        if choice is None:
            return 0, 0, None
        options = choice.options(s)
        if len(options) < 2 or action not in options:
            return 0, 0, None
        mind = mind_of(self.game, s, choice, -1, Chance.of("review"))
        actions = [action, *rivals(mind, action)]
        worlds = GLANCE
        while True:
            judged = Judged(mind, self.standing.measure)
            mine, *others = judged.look(actions, Clock(), worlds)
            best = max(others, key=worth)
            given, lead = worth(best) - worth(mine), worth(mine) - worth(best)
            if worlds == CLOSE or abs(given) < MUCH:
                break
            worlds = CLOSE
        if given <= 0:
            return 0, lead, None
        return given, 0, Better(self.game.text(best.action), worth(best), judged.reasoned(best).reasons)


def worth(hint: Hint) -> int:
    """What an option is worth, in millionths."""
    return round((hint.value or 0.0) * MILLION)


def begin(game: Game[Any], seats: int, options: Options, luck: Sequence[int]) -> State:
    """The first position of a record."""
    s: State = game.start(seats, options, recorded(list(luck)))
    return s

"""A whole review: the moments of a game put together, its turning points, and what each seat owes to skill and luck.

For every seat `result - start = own + others + luck`, exactly: everything is counted in whole millionths, and what
lies between two positions is split, never measured twice.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

import msgspec

from ludoteka.bots.hints import Measure
from ludoteka.kernel.action import Seat
from ludoteka.kernel.errors import BadRecord
from ludoteka.kernel.game import Game
from ludoteka.kernel.record import Record
from ludoteka.review.moments import Deal, Moment, Reviewer, begin
from ludoteka.review.standing import Knowledge
from ludoteka.review.trust import Trust, trust_in

LISTED: Final = 5
"""How many turning points, best and worst decisions are named."""
TURNED: Final = 50_000
"""What must change for somebody at a turning point: 5 %."""
NOTICED: Final = 20_000
"""What a decision must give away, or lead by, to be named: 2 %."""

Progress = Callable[[object], None]
"""Told after every action that was looked at."""


class SeatSum(msgspec.Struct, frozen=True):
    """What a seat's result is made of, in millionths: own decisions, those of others, and luck, the deal included.

    A decision tends to improve how its own seat stands and to worsen how the others do, so `own` and `others` say most
    together: what all decisions brought the seat. `given` is all that its own gave away against the best options.
    """

    seat: Seat
    start: int
    result: int
    own: int
    others: int
    luck: int
    given: int
    choices: int


class Review(msgspec.Struct, frozen=True, kw_only=True):
    """A reviewed game. Numbers of moments are numbers of actions, the first is 1."""

    game: str
    players: list[str]
    measure: Measure
    knowledge: Knowledge
    over: bool
    """Whether the game was played to its end; if it was not, the result is how the seats stood at last."""
    deal: Deal
    moments: list[Moment]
    seats: list[SeatSum]
    turning: list[int]
    best: list[int]
    worst: list[int]
    trust: Trust | None


def review(
    game: Game[Any],
    record: Record,
    knowledge: Knowledge = "seats",
    progress: Progress | None = None,
    *,
    thorough: bool = True,
) -> Review:
    """Review a game from its record; if not `thorough`, without what decisions gave away."""
    header = record.header
    options = game.read_options(header.options)
    s = begin(game, header.seats, options, header.luck)
    if header.hash and game.hash(s) != header.hash:
        raise BadRecord("the record begins with another position: it was played with other rules or content")
    reviewer = Reviewer(game, knowledge, s, thorough=thorough)
    deal = reviewer.deal(header.seats, options, s)
    moments: list[Moment] = []
    for line in record.lines:
        moment, s = reviewer.look(s, line)
        moments.append(moment)
        if progress is not None:
            progress(moment)
    return put_together(game, header.players, reviewer.standing.measure, knowledge, deal, moments, over=bool(s.places))


def put_together(
    game: Game[Any],
    players: Sequence[str],
    measure: Measure,
    knowledge: Knowledge,
    deal: Deal,
    moments: list[Moment],
    *,
    over: bool,
) -> Review:
    """A review from its moments."""
    return Review(
        game=game.id,
        players=list(players),
        measure=measure,
        knowledge=knowledge,
        over=over,
        deal=deal,
        moments=moments,
        seats=[sum_of(seat, deal, moments) for seat in range(len(deal.start))],
        turning=turning_points(deal, moments),
        best=largest([(moment.lead, moment.n) for moment in moments if moment.lead >= NOTICED]),
        worst=largest([(moment.given, moment.n) for moment in moments if moment.given >= NOTICED]),
        trust=trust_in(game) if measure == "chance" else None,
    )


def sum_of(seat: Seat, deal: Deal, moments: Sequence[Moment]) -> SeatSum:
    """What a seat's result is made of."""
    return SeatSum(
        seat=seat,
        start=deal.start[seat],
        result=moments[-1].standing[seat] if moments else deal.standing[seat],
        own=sum(moment.decision[seat] for moment in moments if moment.seat == seat),
        others=sum(moment.decision[seat] for moment in moments if moment.seat != seat),
        luck=deal.standing[seat] - deal.start[seat] + sum(moment.luck[seat] for moment in moments),
        given=sum(moment.given for moment in moments if moment.seat == seat),
        choices=sum(1 for moment in moments if moment.seat == seat),
    )


def turning_points(deal: Deal, moments: Sequence[Moment]) -> list[int]:
    """Where most changed for somebody, in the order of the game."""
    before = deal.standing
    changes: list[tuple[int, int]] = []
    for moment in moments:
        swing = max(abs(now - was) for was, now in zip(before, moment.standing, strict=True))
        if swing >= TURNED:
            changes.append((swing, moment.n))
        before = moment.standing
    return sorted(largest(changes))


def largest(found: list[tuple[int, int]]) -> list[int]:
    """The moments with the largest numbers, the largest first."""
    return [n for _, n in sorted(found, key=lambda pair: (-pair[0], pair[1]))[:LISTED]]

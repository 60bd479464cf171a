"""Reviews of finished games: chances to win, turning points, luck apart from skill, and playing on from a moment.

Numbers are whole millionths: of the chance to win, or of a point in a game played alone.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from ludoteka.bots.hints import Measure
from ludoteka.table.referee.questions import Message
from ludoteka.table.wire.advice import Hint, Reason
from ludoteka.table.wire.basics import Answer, BotName, Id, Key, SeatNumber, Strict

Knowledge = Annotated[
    Literal["seats", "all"],
    Meta(description="Whether chances are told as each seat could know them, or with everything known."),
]


class ReviewWanted(Strict, frozen=True):
    """A finished game to be reviewed."""

    knowledge: Knowledge = "seats"


class ReviewSeat(Answer, frozen=True):
    """What a seat's result is made of: `result - start = own + others + luck`, exactly.

    `own` and `others` are what its own and the others' decisions changed, most telling as a sum; `given` is what its
    own decisions gave away against the best options.
    """

    seat: int
    start: int
    result: int
    own: int
    others: int
    luck: int
    given: int
    choices: int


class ReviewMoment(Answer, frozen=True):
    """An action: how every seat stood after it, and what decision and luck changed for each.

    `given` is what its seat gave away, `lead` by how much it was ahead of any other option; `better` is what would have
    been better.
    """

    n: int
    seat: int
    label: Message
    standing: list[int]
    decision: list[int]
    luck: list[int]
    lucky: bool
    given: int
    lead: int
    better: Hint | None
    reasons: list[Reason]


class ReviewTenth(Answer, frozen=True):
    """Sides with about the same chance in games that were not learned from: foretold, won, how many."""

    foretold: float
    won: float
    count: int


class ReviewTrust(Answer, frozen=True):
    """How well the chances hold: Brier score beside that of equal chances, and the share that won of each tenth."""

    games: int
    positions: int
    brier: float
    even: float
    reliability: list[ReviewTenth]


class Review(Answer, frozen=True):
    """A reviewed game. `turning`, `best` and `worst` are numbers of actions, the first is 1."""

    table: Id
    game: str
    measure: Measure
    knowledge: Knowledge
    over: bool
    start: list[int]
    """How the seats stand before anything is dealt."""
    dealt: list[int]
    """How they stand after the deal, before the first action."""
    moments: list[ReviewMoment]
    seats: list[ReviewSeat]
    turning: list[int]
    best: list[int]
    worst: list[int]
    trust: ReviewTrust | None


class ReviewState(Answer, frozen=True):
    """How far a review is: how many of how many actions have been looked at, and the review once it is ready."""

    status: Literal["none", "working", "ready", "failed"]
    done: int
    total: int
    review: Review | None


class Branch(Strict, frozen=True):
    """A moment of a finished game from which somebody wants to play on against bots."""

    at: Annotated[int, Meta(ge=0, le=1_000_000)]
    seat: SeatNumber
    key: Key
    bot: BotName = "normal"

"""Prospect cards of the table: whose goods and patterns a player may buy, and who is paid for them."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.figures import Offer, Pairs
from ludoteka.games.hadrians_wall.numbers import LEFT, NEUTRAL, PROSPECTS, RESOURCE, RIGHT
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Seat


def prospect_of(s: Frontier, seat: Seat, source: int) -> int:
    """The prospect card of this year that a source means to a player (HW-YEAR-04, HW-SETUP-07, HW-NEUTRAL-03)."""
    if source >= NEUTRAL:
        return s.neutral[source - NEUTRAL]
    return s.rows[owner_of(s, seat, source)][PROSPECTS + s.year - 1]


def source_of(offer: Offer) -> int:
    """The source that a trade or a scout names."""
    match offer.action:
        case (_, int() as source):
            return source
    raise ValueError(f"{offer.action} names no source")


def owner_of(s: Frontier, seat: Seat, source: int) -> Seat:
    """The player a source means: the left neighbour comes next around the table (HW-SETUP-07)."""
    if source == LEFT:
        return (seat + 1) % s.seats
    if source == RIGHT:
        return (seat - 1) % s.seats
    return seat


def pay_source(s: Frontier, seat: Seat, source: int, cost: Pairs) -> None:
    """Hand what was paid for a good or a pattern to whom it belongs.

    A neighbour may use the item at once, even after ending the year, and the payment cannot be taken back; a neutral
    card keeps it until the attack; the supply swallows it. What is told does not depend on whether the neighbour had
    ended the year, so the neighbour's own steps stay open to undo.
    HW-GEN-02, HW-GEN-16, HW-MARKET-03, HW-MARKET-04, HW-SCOUT-02, HW-NEUTRAL-03.
    """
    if source >= NEUTRAL:
        lay_on_card(s, source - NEUTRAL, cost)
        for item, _ in cost:
            s.tell(("paid-neutral", seat, s.neutral[source - NEUTRAL], item))
    elif source >= LEFT:
        neighbour = owner_of(s, seat, source)
        for item, count in cost:
            s.rows[neighbour][item] += count
            s.tell(("paid-neighbour", seat, neighbour, item))
        if not s.lanes[neighbour]:
            s.then_for(neighbour, s.facts.year_goes_on(neighbour))
        s.seal()


def lay_on_card(s: Frontier, card: int, cost: Pairs) -> None:
    """Lay a payment on a neutral card (HW-NEUTRAL-03)."""
    for item, count in cost:
        if item == RESOURCE:
            s.neutral_resources[card] += count
        else:
            s.neutral_soldiers[card] += count

"""Refusals: why an action of the year is closed, which need is short and by how much."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.figures import Pairs
from ludoteka.games.hadrians_wall.numbers import BUILDINGS, BUILT, ITEMS, OWN
from ludoteka.games.hadrians_wall.rules.offers import group_closed
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.action import Action, Seat


def refusal(s: Frontier, seat: Seat, action: Action) -> Action | None:
    """What closes an action: first the sheets, then the pool (HW-GEN-13)."""
    f = s.facts
    offer = f.offer_of.get(action)
    if offer is None:
        return unknown_offer(s, seat, action)
    if not f.playable[s.seats] >> offer.number & 1:
        return absent_source(action)
    closed = group_closed(s, seat, s.rows[seat], offer.group)
    return short_of(s.rows[seat], offer.cost) if closed is None else closed


def short_of(row: list[int], cost: Pairs) -> Action | None:
    """The first item the pool lacks, and how many of it."""
    for item, count in cost:
        if row[item] < count:
            return ("short-of", item, count - row[item])
    return None


def unknown_offer(s: Frontier, seat: Seat, action: Action) -> Action | None:
    """Why nobody can ever pay for this: the payment is wrong, or the good or worker is one the player has."""
    match action:
        case ("trade", int() as source) if source == OWN:
            return ("own-good",)
        case ("trade" | "scout", _):
            return absent_source(action)
        case ("exchange", *_):
            return ("forum-kinds",)
        case ("build", int() as building) if 0 <= building < len(BUILDINGS) and s.rows[seat][BUILT] >> building & 1:
            return ("already-built", building)
        case ("fill", area, int() as item) if 0 <= item < len(ITEMS):
            return ("wrong-payment", area, item)
        case ("train", gladiator, int() as item) if 0 <= item < len(ITEMS):
            return ("wrong-training", gladiator, item)
        case ("resume-year",):
            return ("not-ended",)
    return ("not-now",)


def absent_source(action: Action) -> Action:
    """A source that no prospect card stands for at this table."""
    verb, source = action
    return ("no-pattern-there", source) if verb == "scout" else ("no-good-there", source)

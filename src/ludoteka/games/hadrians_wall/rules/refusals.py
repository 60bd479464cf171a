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
    verb = action[0]
    if verb == "trade" and action[1] == OWN:
        return ("own-good",)
    if verb in ("trade", "scout"):
        return absent_source(action)
    if verb == "exchange":
        return ("forum-kinds",)
    if verb == "build" and action[1] in range(len(BUILDINGS)) and s.rows[seat][BUILT] >> int(action[1]) & 1:
        return ("already-built", action[1])
    if verb == "fill" and action[2] in range(len(ITEMS)):
        return ("wrong-payment", action[1], action[2])
    if verb == "train" and action[2] in range(len(ITEMS)):
        return ("wrong-training", action[1], action[2])
    if verb == "resume-year":
        return ("not-ended",)
    return ("not-now",)


def absent_source(action: Action) -> Action:
    """A source that no prospect card stands for at this table."""
    return ("no-pattern-there", action[1]) if action[0] == "scout" else ("no-good-there", action[1])

"""How well a seat stands, for bots."""

from __future__ import annotations

from teaching.rules.ending import side_scores
from teaching.state import Coast


def evaluate(s: Coast, seat: int) -> float:
    """The side's points, with a little for crew and cards, against the best of the others."""
    counted = side_scores(s)
    others = [counted[other] for other in range(s.seats) if not s.allied(seat, other)]
    lead = counted[seat] - max(others)
    crew = sum([s.crew[cove] for cove in range(len(s.owner)) if s.owner[cove] == seat])
    return lead + 0.3 * crew + 0.2 * len(s.hands[seat])

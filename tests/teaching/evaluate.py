"""What bots know of the teaching game."""

from __future__ import annotations

from ludoteka.kernel.action import Seat
from ludoteka.kernel.lore import Lore
from teaching.rules.ending import side_scores
from teaching.state import Coast


class CoastLore(Lore[Coast]):
    """A side is as good as its lead, its crew and its cards."""

    def evaluate(self, s: Coast, seat: Seat) -> float:
        """The side's points, with a little for crew and cards, against the best of the others."""
        counted = side_scores(s)
        others = [counted[other] for other in range(s.seats) if not s.allied(seat, other)]
        lead = counted[seat] - max(others)
        crew = sum([s.crew[cove] for cove in range(len(s.owner)) if s.owner[cove] == seat])
        return lead + 0.3 * crew + 0.2 * len(s.hands[seat])

"""Who is out, and who has won."""

from __future__ import annotations

from ludoteka.kernel.state import Step
from teaching.state import Coast


class LeaveIfBeaten(Step[Coast]):
    """A seat without crew on the coast is out: its cards go into the deck, its gold to the bank (TCH-OUT-01)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Coast) -> None:
        """Look, and end the game if only one side is left."""
        seat = self.seat
        for cove in range(len(s.owner)):
            if s.owner[cove] == seat:
                return
        s.out[seat] = True
        s.deck.shuffle_in(s.hands[seat])
        s.hands[seat] = []
        s.spend(seat, s.gold[seat])
        s.tell(("is-out", seat))
        if one_side_left(s):
            s.then(EndGame())


class EndGame(Step[Coast]):
    """Everyone gets a place by points; those who are out come last (TCH-END-01)."""

    __slots__ = ()

    def run(self, s: Coast) -> None:
        counted = side_scores(s)
        s.finish([1 + sum(1 for other in counted if other > score) for score in counted])
        s.tell(("ends",))


def one_side_left(s: Coast) -> bool:
    """Whether all who are not out are on one side (TCH-END-01)."""
    staying = [seat for seat in range(s.seats) if not s.out[seat]]
    return all(s.allied(staying[0], seat) for seat in staying)


def scores(s: Coast) -> list[int]:
    """Points of each seat: its gold and the value of its coves; -1 for who is out (TCH-END-01)."""
    points = [-1 if s.out[seat] else s.gold[seat] for seat in range(s.seats)]
    for cove in range(len(s.owner)):
        if s.owner[cove] >= 0:
            points[s.owner[cove]] += s.facts.value[cove]
    return points


def side_scores(s: Coast) -> list[int]:
    """Points that count for the places: in a team game the sum of the partners' (TCH-TEAM-01)."""
    own = scores(s)
    if not s.teams:
        return own
    return [own[seat] + own[(seat + 2) % 4] for seat in range(s.seats)]

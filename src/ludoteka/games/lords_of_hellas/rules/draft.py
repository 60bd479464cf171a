"""The blessing draft: cards go round to the right and everybody keeps one (LOH-BLESS-01, LOH-BLESS-05)."""

from __future__ import annotations

from bisect import insort

from ludoteka.games.lords_of_hellas.rules import blessings
from ludoteka.games.lords_of_hellas.rules.steps import RepeatedChoice, RepeatedStep, SeatStep
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action, audience


class Draft(SeatStep):
    """The builder draws one blessing for each player and some more (LOH-BLESS-01, LOH-BLESS-03)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        """Draw as many as there are, the discards shuffled in if need be, and hand them to the builder."""
        wanted = s.seats + s.facts.draft.beyond_players
        if s.blessing_deck.size() < wanted and s.blessing_discard:
            s.blessing_deck.shuffle_in(s.blessing_discard)
            s.blessing_discard = []
            s.tell(("blessings-shuffled",))
        drawn: list[int] = []
        while len(drawn) < wanted and s.blessing_deck.size():
            drawn.append(s.blessing_deck.draw(s.chance))
        if not drawn:
            return
        drawn.sort()
        s.draft = drawn
        s.draft_seen = 0
        s.tell(("draft", self.seat, len(drawn)))
        hand_on(s, self.seat, s.seats)


def hand_on(s: LordsOfHellas, seat: int, left: int) -> None:
    """Give the cards to a player, who sees them from now on (LOH-BLESS-05, LOH-TERM-11)."""
    s.draft_seen |= audience(seat)
    for blessing in s.draft:
        s.whisper(audience(seat), ("blessing-seen", seat, blessing))
    s.then(KeepBlessing(seat, left))


class KeepBlessing(RepeatedChoice):
    """Keep one of the cards and pass the rest to the right; what the last one leaves is discarded (LOH-BLESS-01)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """The cards handed on."""
        return [("keep-blessing", blessing) for blessing in s.draft]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It is not among them."""
        match action:
            case ("keep-blessing", int() as blessing) if blessing not in s.draft:
                return ("blessing-not-shown", blessing)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It is the player's and works at once where it says so (LOH-BLESS-02)."""
        match action:
            case ("keep-blessing", int() as blessing):
                s.seal()  # the rest is shown to the next player, or to all
                s.draft.remove(blessing)
                s.blessings[self.seat] |= 1 << blessing
                s.tell(("blessing-kept", self.seat, blessing))
                if self.left > 1 and s.draft:
                    s.then(PassOn((self.seat - 1) % s.seats, self.left - 1))
                else:
                    for rest in s.draft:
                        insort(s.blessing_discard, rest)
                        s.tell(("blessing-discarded", rest))
                    s.draft = []
                    s.draft_seen = 0
                blessings.gained(s, self.seat, blessing)


class PassOn(RepeatedStep):
    """The cards reach the next player, after what the last blessing brought (LOH-BLESS-05)."""

    __slots__ = ()

    def run(self, s: LordsOfHellas) -> None:
        hand_on(s, self.seat, self.left)

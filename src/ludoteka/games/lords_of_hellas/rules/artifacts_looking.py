"""Artifacts that let a player look at cards: the Owl of Athena and Orpheus' Lyre (LOH-TERM-10)."""

from __future__ import annotations

from bisect import insort

from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules import blessings
from ludoteka.games.lords_of_hellas.rules.cards import trim_hand
from ludoteka.games.lords_of_hellas.rules.control import blessed, listed
from ludoteka.games.lords_of_hellas.rules.steps import RepeatedChoice
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action, audience
from ludoteka.kernel.state import Choice


def look_at_cards(s: LordsOfHellas, seat: int, looks: int, takes: int) -> None:
    """The Owl of Athena shows combat cards, some of which are kept (LOH-LIM-11)."""
    while len(s.peeked) < looks:
        if not s.combat_deck.size():
            if not s.combat_discard:
                break
            s.combat_deck.shuffle_in(s.combat_discard)
            s.combat_discard = []
            s.tell(("combat-cards-shuffled",))
        insort(s.peeked, s.combat_deck.draw(s.chance))
    for card in s.peeked:
        s.whisper(audience(seat), ("card-seen", seat, card))
    s.looker = seat
    s.then(KeepCard(seat, min(takes, len(s.peeked))))


class KeepCard(RepeatedChoice):
    """Keep one of the combat cards the Owl shows; the others are discarded, then the hand limit holds (LOH-LIM-03)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        out: list[Action] = []
        for card in s.peeked:
            if ("keep-card", card) not in out:
                out.append(("keep-card", card))
        return out

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """It is not among them."""
        match action:
            case ("keep-card", int() as card) if card not in s.peeked:
                return ("card-not-shown", card)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It goes to the hand; the rest to the discards."""
        match action:
            case ("keep-card", int() as card):
                s.seal()  # the cards not kept are shown to all
                s.peeked.remove(card)
                insort(s.hands[self.seat], card)
                s.whisper(audience(self.seat), ("card-drawn", self.seat, card))
                s.tell(("cards-drawn", self.seat, 1))
                if self.left > 1 and s.peeked:
                    s.then(KeepCard(self.seat, self.left - 1))
                    return
                for rest in s.peeked:
                    insort(s.combat_discard, rest)
                    s.tell(("discarded", self.seat, rest))
                s.peeked = []
                s.looker = NOBODY
                trim_hand(s, self.seat)


def look_at_blessing(s: LordsOfHellas, seat: int) -> None:
    """Orpheus' Lyre shows a blessing, which may replace one of the player's own (LOH-BLESS-03)."""
    if not s.blessing_deck.size():
        s.blessing_deck.shuffle_in(s.blessing_discard)
        s.blessing_discard = []
        s.tell(("blessings-shuffled",))
    s.draft = [s.blessing_deck.draw(s.chance)]
    s.draft_seen = audience(seat)
    s.whisper(audience(seat), ("blessing-seen", seat, s.draft[0]))
    s.then(ExchangeBlessing(seat))


class ExchangeBlessing(Choice[LordsOfHellas]):
    """Discard one of one's blessings to keep the one the Lyre shows, or discard that (LOH-BLESS-02)."""

    __slots__ = ()

    def options(self, s: LordsOfHellas) -> list[Action]:
        """One's own blessings, or none of them."""
        return [("decline",), *(("give-up-blessing", blessing) for blessing in listed(s.blessings[self.seat]))]

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Somebody else's, or nobody's."""
        match action:
            case ("give-up-blessing", int() as blessing) if not blessed(s, self.seat, blessing):
                return ("not-your-blessing", blessing)
        return None

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """The exchange, which works at once where the new blessing says so."""
        shown = s.draft[0]
        lost = shown
        match action:
            case ("give-up-blessing", int() as blessing):
                lost = blessing
                s.blessings[self.seat] &= ~(1 << lost)
                s.blessings[self.seat] |= 1 << shown
                s.tell(("blessing-kept", self.seat, shown))
        insort(s.blessing_discard, lost)
        s.tell(("blessing-discarded", lost))
        s.draft = []
        s.draft_seen = 0
        trim_hand(s, self.seat)
        if lost != shown:
            blessings.gained(s, self.seat, shown)

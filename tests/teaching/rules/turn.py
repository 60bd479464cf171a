"""A turn: some actions, perhaps with an oath before them."""

from __future__ import annotations

from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step
from teaching.facts import NO_EFFECT, RECALL_DISCARD
from teaching.rules.asides import land
from teaching.rules.cards import Peek, play_card
from teaching.rules.march import Destination, may_march
from teaching.state import FOG, Coast


class TakeTurn(Step[Coast]):
    """A seat takes its turn unless it is out by now (TCH-TURN-01)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Coast) -> None:
        if not s.out[self.seat]:
            s.tell(("turn", self.seat))
            s.then(Act(self.seat, s.facts.actions))


class Act(Choice[Coast]):
    """March, recruit, play a card, peek or swear an oath, or end the turn by resting (TCH-TURN-01, TCH-OATH-01)."""

    __slots__ = ("left",)

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def options(self, s: Coast) -> list[Action]:
        """Everything the seat can do and pay for."""
        seat = self.seat
        out: list[Action] = []
        recruits: list[Action] = []
        owner = s.owner
        crew = s.crew
        limit = s.facts.cove_limit
        rich = s.gold[seat] > 0
        hiring = rich and s.supply[seat] > 0
        for cove in range(len(owner)):
            if owner[cove] == seat:
                here = crew[cove]
                if here > 1 and may_march(s, seat, cove):
                    out.append(("march", cove))
                if hiring and here < limit:
                    recruits.append(("recruit", cove))
        if rich and closed_deck(s) is None:
            out.append(("peek",))
        last = -1
        effect = s.facts.effect
        for card in s.hands[seat]:
            if card != last:
                last = card
                if effect[card] != NO_EFFECT and closed_card(s, seat, card) is None:
                    out.append(("play", card))
        out += recruits
        out.append(("rest",))
        if closed_oath(s, seat, self.left) is None:
            out.append(("swear",))
        return out

    def take(self, s: Coast, action: Action) -> None:
        """Do it; what is left of the turn follows."""
        seat = self.seat
        if action[0] == "rest":
            s.tell(("rests", seat))
            return
        if self.left > 1:
            s.then(Act(seat, self.left - 1))
        match action:
            case ("march", int(cove)):
                s.then(Destination(seat, cove))
            case ("recruit", int(cove)):
                s.spend(seat, 1)
                land(s, seat, cove)
            case ("play", int(card)):
                play_card(s, seat, card)
            case ("peek",):
                s.spend(seat, 1)
                s.then(Peek(seat))
            case ("swear",):
                s.sworn[seat] = True
                s.tell(("swears", seat))
                s.earn(seat, 1)
                s.seal()

    def prompt(self, s: Coast) -> Action:
        """How many actions are left."""
        return ("act", self.left)

    def why_not(self, s: Coast, action: Action) -> Action | None:
        """The guard that closed it."""
        seat = self.seat
        match action:
            case ("march", int(cove)) if 0 <= cove < len(s.owner):
                if s.owner[cove] != seat:
                    return ("not-yours", cove)
                if s.crew[cove] < 2:
                    return ("last-crew", cove)
                return None if may_march(s, seat, cove) else ("no-way", cove)
            case ("recruit", int(cove)) if 0 <= cove < len(s.owner):
                if s.owner[cove] != seat:
                    return ("not-yours", cove)
                if s.gold[seat] < 1:
                    return ("no-gold", 1)
                if s.room(cove) < 1:
                    return ("full", cove)
                return None if s.supply[seat] else ("no-supply",)
            case ("play", int(card)) if 0 <= card < len(s.facts.effect):
                if card not in s.hands[seat]:
                    return ("not-in-hand", card)
                return closed_card(s, seat, card)
            case ("peek",):
                return ("no-gold", 1) if s.gold[seat] < 1 else closed_deck(s)
            case ("swear",):
                return closed_oath(s, seat, self.left)
        return None


def closed_oath(s: Coast, seat: int, left: int) -> Action | None:
    """Why a seat may not swear: it has, or its turn is under way (TCH-OATH-01)."""
    if s.sworn[seat]:
        return ("sworn",)
    if left < s.facts.actions:
        return ("too-late",)
    return None


def closed_deck(s: Coast) -> Action | None:
    """Why nobody may peek now (TCH-PEEK-01)."""
    if s.weather == FOG:
        return ("fog",)
    if s.deck.size() == 0:
        return ("no-cards",)
    return None


def closed_card(s: Coast, seat: int, card: int) -> Action | None:
    """Why a card of the hand cannot be played now (TCH-PLAY-01)."""
    effect = s.facts.effect[card]
    if effect == NO_EFFECT:
        return ("no-effect", card)
    if effect == RECALL_DISCARD and not s.discard:
        return ("no-cards",)
    return None

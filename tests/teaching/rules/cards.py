"""What cards do when they are played, and peeking into the deck."""

from __future__ import annotations

from ludoteka.kernel.action import EVERYONE, Action
from ludoteka.kernel.state import Choice, Step
from teaching.facts import GAIN_GOLD, LAND_CREW, LOOK_AT_DECK, RECALL_DISCARD, SPY, TURN_WEATHER
from teaching.rules.asides import coves_with_room, land
from teaching.state import Coast, distinct


def play_card(s: Coast, seat: int, card: int) -> None:
    """A card leaves the hand, does what it does and is discarded (TCH-PLAY-01)."""
    s.hands[seat].remove(card)
    s.tell(("plays", seat, card))
    effect = s.facts.effect[card]
    if effect == GAIN_GOLD:
        s.earn(seat, 2)
    elif effect == RECALL_DISCARD:
        back = s.discard.pop()
        s.deck.put_on_top(back, EVERYONE)
        s.tell(("recalls", seat, back))
    elif effect == LOOK_AT_DECK:
        s.then(Peek(seat))
    elif effect == LAND_CREW:
        s.then(Land(seat))
    elif effect == SPY:
        s.then(Spy(seat))
    elif effect == TURN_WEATHER:
        s.weather = s.chance.pick(s.facts.weather_faces)
        s.tell(("weather", s.weather))
    s.discard.append(card)


class Peek(Step[Coast]):
    """Look at the two top cards of the deck (TCH-PEEK-01)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Coast) -> None:
        """Show them to the seat and its partner only."""
        s.tell(("peeks", self.seat))
        friends = s.friends(self.seat)
        for card in s.deck.look(2, friends, s.chance):
            s.whisper(friends, ("sees", self.seat, card))
        s.then(Bury(self.seat))


class Bury(Choice[Coast]):
    """Put one of the two top cards under the deck, or leave both (TCH-PEEK-01)."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        """Each different card seen, or none."""
        out: list[Action] = [("bury", card) for card in distinct(sorted(s.deck.top[:2]))]
        out.append(("leave",))
        return out

    def take(self, s: Coast, action: Action) -> None:
        match action:
            case ("bury", int(card)):
                place = s.deck.top.index(card)
                s.deck.top.pop(place)
                s.deck.top_known.pop(place)
                s.deck.put_at_bottom(card, s.friends(self.seat))
                s.tell(("buries", self.seat))


class Land(Choice[Coast]):
    """Land one crew for nothing in a cove one holds (TCH-PLAY-02)."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        """Coves with room, or none at all."""
        out: list[Action] = []
        if s.supply[self.seat]:
            out += [("land", cove) for cove in coves_with_room(s, self.seat)]
        out.append(("leave",))
        return out

    def take(self, s: Coast, action: Action) -> None:
        match action:
            case ("land", int(cove)):
                land(s, self.seat, cove)


class Spy(Choice[Coast]):
    """Choose a rival and see the card it values least, the first of its hand (TCH-PLAY-03)."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        """Rivals with cards, or nobody."""
        out: list[Action] = [("leave",)]
        out += [("spy", other) for other in range(s.seats) if s.hands[other] and not s.allied(self.seat, other)]
        return out

    def take(self, s: Coast, action: Action) -> None:
        match action:
            case ("spy", int(other)):
                s.tell(("spies", self.seat, other))
                s.whisper(s.friends(self.seat), ("spied", other, s.hands[other][0]))

"""The round: dawn, council, turns, dusk."""

from __future__ import annotations

from typing import Any

from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice, Step
from teaching.rules.council import OpenCouncil
from teaching.rules.ending import EndGame
from teaching.state import CALM, Coast, distinct


class NextRound(Step[Coast]):
    """Begin the next round, or end the game after the last (TCH-ROUND-01)."""

    __slots__ = ()

    def run(self, s: Coast) -> None:
        """Lay out the round."""
        if s.round == s.rounds:
            s.then(EndGame())
            return
        s.round += 1
        s.tell(("round", s.round))
        s.then(Dawn(), OpenCouncil(), Dusk(), NextRound())


class Dawn(Step[Coast]):
    """The weather turns, and everyone draws cards and earns a gold (TCH-DAWN-01)."""

    __slots__ = ()

    def run(self, s: Coast) -> None:
        """Roll the weather, hand out cards and gold."""
        s.weather = s.chance.pick(s.facts.weather_faces)
        s.tell(("weather", s.weather))
        for seat in range(s.seats):
            s.sold[seat] = False
            s.sworn[seat] = False
            if not s.out[seat]:
                for _ in range(s.facts.dawn_cards):
                    s.draw_card(seat)
                s.earn(seat, 1)


class Dusk(Step[Coast]):
    """Coves pay their holders, and whoever holds too many cards discards, all at once (TCH-DUSK-01)."""

    __slots__ = ()

    def run(self, s: Coast) -> None:
        """Pay and open the discarding."""
        if s.weather == CALM:
            for cove in range(len(s.owner)):
                if s.owner[cove] >= 0:
                    s.earn(s.owner[cove], s.facts.value[cove] // 2)
        lanes: dict[int, list[Step[Any]]] = {}
        for seat in range(s.seats):
            if len(s.hands[seat]) > s.facts.hand_limit:
                lanes[seat] = [Discard(seat)]
        s.together(lanes)


class Discard(Choice[Coast]):
    """Discard one card after another down to the hand limit (TCH-DUSK-01)."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        """Every different card of the hand."""
        return [("discard", card) for card in distinct(s.hands[self.seat])]

    def take(self, s: Coast, action: Action) -> None:
        """Put it on the pile, face up."""
        match action:
            case ("discard", int(card)):
                s.hands[self.seat].remove(card)
                s.discard.append(card)
                s.tell(("discards", self.seat, card))
                if len(s.hands[self.seat]) > s.facts.hand_limit:
                    s.then(Discard(self.seat))

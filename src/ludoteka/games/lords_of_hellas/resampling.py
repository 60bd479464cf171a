"""Positions that a seat cannot tell apart from the true one."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Seat, hears
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Deck, Unseen


def resample(s: LordsOfHellas, seat: Seat, chance: Chance) -> LordsOfHellas:
    """A copy in which all that a seat cannot know is drawn anew: hands, decks, cards that others look at."""
    twin = s.copy()
    resample_combat_cards(twin, seat, chance)
    deal(chance, seat, twin.event_deck, [])
    deal(chance, seat, twin.artifact_deck, [twin.looked] if twin.looker != seat else [])
    deal(chance, seat, twin.blessing_deck, [] if hears(twin.draft_seen, seat) else [twin.draft])
    hidden: list[list[int]] = []
    if twin.hunts and twin.hunts[-1].chooser != seat:
        hidden.append(twin.hunts[-1].drawn)
    deal(chance, seat, twin.attack_deck, hidden)
    return twin


def resample_combat_cards(twin: LordsOfHellas, seat: Seat, chance: Chance) -> None:
    """Draw the hands of the others and the combat deck from all cards the seat has not seen."""
    if twin.places:
        return
    hidden = [twin.hands[other] for other in range(twin.seats) if other != seat]
    if twin.looker != seat:
        hidden.append(twin.peeked)
    deal(chance, seat, twin.combat_deck, hidden)


def deal(chance: Chance, seat: Seat, deck: Deck, hidden: list[list[int]]) -> None:
    """Deal the cards of a family that a seat cannot see to the places where they may be."""
    unseen = Unseen(chance)
    for hand in hidden:
        unseen.take_hand(hand)
    unseen.take_deck(deck, seat)
    unseen.deal()

"""Wounds dealt in a hunt: which combat cards deal them, and what the last one brings (LOH-HUNT-06, LOH-HUNT-14)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import ANY_SYMBOL
from ludoteka.games.lords_of_hellas.rules.cards import distinct
from ludoteka.games.lords_of_hellas.rules.hunt_end import end_hunt
from ludoteka.games.lords_of_hellas.rules.monster_wounds import (
    open_places,
    place_closed,
    put_wound,
    strike_closed,
    strikes,
    wound_bit,
)
from ludoteka.games.lords_of_hellas.rules.steps import RepeatedChoice
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.action import Action


class StrikePrey(RepeatedChoice):
    """Deal the hunted monster a wound of any symbol outside the attack step (LOH-HUNT-23)."""

    __slots__ = ()

    def forced(self) -> bool:
        """The only open place."""
        return True

    def prompt(self, s: LordsOfHellas) -> Action:
        return ("strike", s.hunts[-1].monster)

    def options(self, s: LordsOfHellas) -> list[Action]:
        """Every open place, by symbol."""
        return sorted(strikes(s, s.hunts[-1].monster))

    def why_not(self, s: LordsOfHellas, action: Action) -> Action | None:
        """Not a free place of the prey."""
        return strike_closed(s, s.hunts[-1].monster, action)

    def take(self, s: LordsOfHellas, action: Action) -> None:
        """It counts for the rewards and may win the hunt."""
        match action:
            case ("strike", _, int() as place):
                if wound_prey(s, self.seat, place) and self.left > 1:
                    s.then(StrikePrey(self.seat, self.left - 1))


def wound_prey(s: LordsOfHellas, seat: int, place: int) -> bool:
    """A wound dealt in a hunt; with the last one the hunt is won. Whether it goes on (LOH-HUNT-14, LOH-REWARD-06)."""
    hunt = s.hunts[-1]
    put_wound(s, seat, place)
    hunt.covered |= wound_bit(s, place)
    if open_places(s, hunt.monster):
        return True
    end_hunt(s, True)
    return False


def wound_closed(s: LordsOfHellas, seat: int, action: Action) -> Action | None:
    """Why a wound cannot be dealt: no such free place, or not by these cards (LOH-HUNT-06)."""
    monster = s.hunts[-1].monster
    match action:
        case ("wound", int() as card, int() as symbol, int() as place):
            if card not in s.hands[seat]:
                return ("not-in-hand", card)
            closed = place_closed(s, monster, symbol, place, open_places(s, monster))
            return closed if closed or action in single_wounds(s, seat, [place]) else ("wrong-symbol", card)
        case ("wound-with-set", int() as of, int() as symbol, int() as place):
            if ("wound-with-set", of, s.facts.place_symbol[place], place) not in set_wounds(s, seat, [place]):
                needed = s.facts.symbol[of].any_with
                return ("no-set", of, needed) if needed > 1 else ("never-a-set", of)
            return place_closed(s, monster, symbol, place, open_places(s, monster))
    return None


def single_wounds(s: LordsOfHellas, seat: int, places: list[int]) -> list[Action]:
    """The wounds one combat card deals: its symbol matches an open place, or any (LOH-HUNT-06)."""
    facts = s.facts
    out: list[Action] = []
    for card in distinct(s.hands[seat]):
        wound = facts.symbol[facts.card[card].symbol].wound
        for place in places:
            symbol = facts.place_symbol[place]
            if wound in (symbol, ANY_SYMBOL):
                out.append(("wound", card, symbol, place))
    return out


def set_wounds(s: LordsOfHellas, seat: int, places: list[int]) -> list[Action]:
    """The wounds that several combat cards of one symbol deal together, on any open place (LOH-HUNT-06)."""
    facts = s.facts
    held = [0] * len(facts.symbol)
    for card in s.hands[seat]:
        held[facts.card[card].symbol] += 1
    out: list[Action] = []
    for symbol in range(len(held)):
        needed = facts.symbol[symbol].any_with
        if needed > 1 and held[symbol] >= needed:
            out += [("wound-with-set", symbol, facts.place_symbol[place], place) for place in places]
    return out

"""A search in one's own deck in a turn, and a dragon for which units are given up (search_own_deck,
dragon_for_units)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import FEW, NOBODY, RESOURCES
from ludoteka.games.heroes3.rules.cards.piles import cards_to_draw, distinct, take_neutral
from ludoteka.games.heroes3.rules.common import ACCEPT, DECLINE, DONE
from ludoteka.games.heroes3.rules.resources import price
from ludoteka.games.heroes3.rules.scenario.gifts import SearchOwn
from ludoteka.games.heroes3.rules.trade.recruit import add_unit, can_pay_unit, drop_unit, pay_for_unit, row_of
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice

OWN_SEARCH: Final = "own_search"
"""In the ledger: the round in whose turns players may search their own decks, and how many cards they look at."""


def own_search(s: Heroes3) -> int:
    """How many cards of their own deck players may look at in this round's turns, 0 for none."""
    due = s.ledger.get(OWN_SEARCH)
    return due[1] if due is not None and due[0] == s.round else 0


class OfferOwnSearch(Choice[Heroes3]):
    """A player may search their own deck after drawing for the turn (search_own_deck)."""

    __slots__ = ("looks",)

    def __init__(self, seat: int, looks: int) -> None:
        super().__init__(seat)
        self.looks = looks

    def forced(self) -> bool:
        """Nothing to search: go on."""
        return True

    def prompt(self, s: Heroes3) -> Action:
        """Says how many cards are looked at."""
        return ("offer-own-search", self.looks)

    def options(self, s: Heroes3) -> list[Action]:
        return [ACCEPT, DECLINE] if cards_to_draw(s, self.seat) else [DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        """Look at the cards."""
        if action == ACCEPT:
            s.then(SearchOwn(self.seat, self.looks))


class DragonForUnits(Choice[Heroes3]):
    """Which of the dragons just beaten is recruited, with units given up to pay for it; or none."""

    __slots__ = ("dragons",)

    def __init__(self, seat: int, dragons: list[int]) -> None:
        super().__init__(seat)
        self.dragons = dragons

    def forced(self) -> bool:
        """No dragon can be paid: go on."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Dragons that can be paid if all units are given up, or none."""
        return [DECLINE, *(("recruit", troop) for troop in self.dragons if self.dragon_closed(s, troop) is None)]

    def dragon_closed(self, s: Heroes3, troop: int) -> Action | None:
        """Why a dragon cannot be recruited."""
        if troop not in self.dragons:
            return ("unit-not-shown", troop)
        least = after_discount(s, troop, worth_of(s, s.players[self.seat].army))
        return None if can_pay_unit(s, self.seat, least) else price(least)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a dragon cannot be recruited."""
        match action:
            case ("recruit", int() as troop):
                return self.dragon_closed(s, troop)
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Ask for units to give up."""
        match action:
            case ("recruit", int() as troop):
                s.then(GiveForDragon(self.seat, troop, [0] * RESOURCES))


class GiveForDragon(Choice[Heroes3]):
    """Units are given up one after another; the dragon costs that much less, and then it joins."""

    __slots__ = ("discount", "dragon")

    def __init__(self, seat: int, dragon: int, discount: list[int]) -> None:
        super().__init__(seat)
        self.dragon = dragon
        self.discount = discount

    def prompt(self, s: Heroes3) -> Action:
        return ("give-for-dragon", self.dragon)

    def options(self, s: Heroes3) -> list[Action]:
        """Each unit, and enough once the rest can be paid."""
        out: list[Action] = [("part-with", troop) for troop in distinct(sorted(s.players[self.seat].army))]
        if can_pay_unit(s, self.seat, self.cost(s)):
            out.append(DONE)
        return sorted(out)

    def cost(self, s: Heroes3) -> list[int]:
        """What is left to pay."""
        return after_discount(s, self.dragon, self.discount)

    def why_not(self, s: Heroes3, action: Action) -> Action | None:
        """Why a unit cannot be given up, or why more must be."""
        match action:
            case ("part-with", int() as troop) if troop not in s.players[self.seat].army:
                return ("not-in-army", troop)
            case ("done",) if not can_pay_unit(s, self.seat, self.cost(s)):
                return price(self.cost(s))
        return None

    def take(self, s: Heroes3, action: Action) -> None:
        """Give one up and ask again, or pay."""
        match action:
            case ("part-with", int() as troop):
                more = worth_of(s, [troop])
                drop_unit(s, self.seat, row_of(s, self.seat, troop))
                s.then(GiveForDragon(self.seat, self.dragon, [self.discount[at] + more[at] for at in range(RESOURCES)]))
            case ("done",):
                if take_neutral(s, self.dragon):
                    pay_for_unit(s, self.seat, self.cost(s))
                    add_unit(s, self.seat, self.dragon, FEW)


def worth_of(s: Heroes3, troops: list[int]) -> list[int]:
    """What some units cost to recruit, together."""
    return [sum(s.facts.troop[troop].recruit[resource] for troop in troops) for resource in range(RESOURCES)]


def after_discount(s: Heroes3, dragon: int, discount: list[int]) -> list[int]:
    """What a dragon costs after a discount, never less than nothing."""
    full = s.facts.troop[dragon].recruit
    return [max(0, full[resource] - discount[resource]) for resource in range(RESOURCES)]


def beaten_dragons(s: Heroes3, field: int) -> list[int]:
    """The dragons that were beaten on a field a moment ago; they are remembered only once."""
    found = s.ledger.pop("beaten_dragons", [NOBODY])
    return found[1:] if found[0] == field else []

"""What astrologers cards offer in a turn: statistics, war machines and reinforcements (H3-ROUND-04)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import FEW, GOLD, NOBODY
from ludoteka.games.heroes3.rules.cards.astrologers import note, noted
from ludoteka.games.heroes3.rules.cards.piles import distinct
from ludoteka.games.heroes3.rules.map.card_locations import exchange_card
from ludoteka.games.heroes3.rules.resources import can_pay, lose, pay
from ludoteka.games.heroes3.rules.trade.recruit import flip_unit, row_of
from ludoteka.games.heroes3.rules.trade.trading import gain_machine, machine_price
from ludoteka.games.heroes3.rules.turn.astrologers_deeds import empowered, plain_statistics
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.action import Action


class TurnOffer:
    """Something that a lasting astrologers card lets players do in their turns."""

    def __init__(self, deed: str) -> None:
        self.deed: Final = deed

    def usable(self, s: Heroes3, seat: int, effect: Effect) -> list[int]:
        """What a player may do it with now: cards or units."""
        raise NotImplementedError(f"{type(self).__name__}.usable is missing")

    def use(self, s: Heroes3, seat: int, effect: Effect, thing: int) -> None:
        """A player does it."""
        raise NotImplementedError(f"{type(self).__name__}.use is missing")


class BuyEmpowered(TurnOffer):
    """A statistic is swapped for its empowered card, a few times, all in one turn (Hero)."""

    def usable(self, s: Heroes3, seat: int, effect: Effect) -> list[int]:
        one = s.facts.astrologers[effect.card]
        used = noted(s, effect, seat)
        if used is not None and (used.since != s.round or used.amount >= one.most):
            return []
        if s.players[seat].stock[GOLD] < one.price.gold:
            return []
        return plain_statistics(s, s.players[seat].hand)

    def use(self, s: Heroes3, seat: int, effect: Effect, thing: int) -> None:
        used = noted(s, effect, seat)
        note(s, effect, seat, 1 if used is None else used.amount + 1)
        lose(s, seat, GOLD, s.facts.astrologers[effect.card].price.gold)
        exchange_card(s, seat, thing, empowered(s, thing))


class BuyFromMerchant(TurnOffer):
    """A war machine is bought once, at the price of a trading post for less gold (Wandering Merchant)."""

    def usable(self, s: Heroes3, seat: int, effect: Effect) -> list[int]:
        if noted(s, effect, seat) is not None:
            return []
        return [card for card in distinct(s.machines) if can_pay(s, seat, self.price(s, effect, card))]

    def use(self, s: Heroes3, seat: int, effect: Effect, thing: int) -> None:
        note(s, effect, seat, 1)
        pay(s, seat, self.price(s, effect, thing))
        gain_machine(s, seat, thing)

    def price(self, s: Heroes3, effect: Effect, card: int) -> list[int]:
        """What a war machine costs."""
        price = machine_price(s, card, "trading_post")
        return [max(0, price[GOLD] - effect.amount), price[1], price[2]]


class FreeReinforce(TurnOffer):
    """The hero whom the card names reinforces a certain unit once, for nothing (Crag Hack)."""

    def usable(self, s: Heroes3, seat: int, effect: Effect) -> list[int]:
        one = s.facts.astrologers[effect.card]
        player = s.players[seat]
        if noted(s, effect, seat) is not None or one.unit is None or s.facts.hero[player.hero].id != one.hero:
            return []
        row = row_of(s, seat, s.facts.troop_number[one.unit])
        return [player.army[row]] if row != NOBODY and player.sides[row] == FEW else []

    def use(self, s: Heroes3, seat: int, effect: Effect, thing: int) -> None:
        note(s, effect, seat, 1)
        flip_unit(s, seat, row_of(s, seat, thing))


OFFERS: Final[dict[str, TurnOffer]] = {
    "buy-empowered": BuyEmpowered("buy_empowered"),
    "buy-from-merchant": BuyFromMerchant("buy_war_machine"),
    "free-reinforce": FreeReinforce("first_combat_attack"),
}
"""What cards offer in a turn, by the verb of the action."""
VERBS: Final = {offer.deed: verb for verb, offer in OFFERS.items()}
"""The verbs of the offers, by the deed of the card."""


def omen_turn_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add what astrologers cards let a player do in a turn (Hero, Wandering Merchant, Crag Hack)."""
    for effect in s.omens:
        verb = VERBS.get(effect.name)
        if verb is not None:
            out += [(verb, thing) for thing in OFFERS[verb].usable(s, seat, effect)]


def take_omen_turn(s: Heroes3, seat: int, action: Action) -> None:
    """Do what an astrologers card offers."""
    match action:
        case (str() as verb, int() as thing):
            offer = OFFERS[verb]
            for effect in s.omens:
                if effect.name == offer.deed:
                    offer.use(s, seat, effect, thing)
                    return

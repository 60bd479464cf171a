"""What astrologers cards offer in a turn: statistics, war machines and reinforcements (H3-ROUND-04)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import FEW, GOLD, NOBODY
from ludoteka.games.heroes3.rules.cards.astrologers import note, noted, omen
from ludoteka.games.heroes3.rules.cards.piles import distinct
from ludoteka.games.heroes3.rules.map.card_locations import exchange_card
from ludoteka.games.heroes3.rules.resources import can_pay, lose, pay
from ludoteka.games.heroes3.rules.trade.recruit import flip_unit, row_of
from ludoteka.games.heroes3.rules.trade.trading import gain_machine, machine_price
from ludoteka.games.heroes3.rules.turn.astrologers_deeds import empowered, plain_statistics
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.action import Action

TURN_VERBS: Final = ("buy-empowered", "buy-from-merchant", "free-reinforce")


TURN_OMENS: Final = frozenset(("buy_empowered", "buy_war_machine", "first_combat_attack"))
"""Astrologers effects that offer something in the player's turn."""


def omen_turn_options(s: Heroes3, seat: int, out: list[Action]) -> None:
    """Add what astrologers cards let a player do in a turn (Hero, Wandering Merchant, Crag Hack)."""
    for lasting in s.omens:
        if lasting.name in TURN_OMENS:
            break
    else:
        return
    player = s.players[seat]
    effect = omen(s, "buy_empowered")
    if effect is not None and may_empower(s, effect, seat):
        out += [("buy-empowered", card) for card in plain_statistics(s, player.hand)]
    effect = omen(s, "buy_war_machine")
    if effect is not None and noted(s, effect, seat) is None:
        cards = distinct(s.machines)
        out += [("buy-from-merchant", card) for card in cards if can_pay(s, seat, merchant_price(s, effect, card))]
    effect = omen(s, "first_combat_attack")
    if effect is not None and noted(s, effect, seat) is None:
        one = s.facts.astrologers[effect.card]
        if one.unit is not None and s.facts.hero[player.hero].id == one.hero:
            row = row_of(s, seat, s.facts.troop_number[one.unit])
            if row != NOBODY and player.sides[row] == FEW:
                out.append(("free-reinforce", player.army[row]))


def may_empower(s: Heroes3, effect: Effect, seat: int) -> bool:
    """Whether a player can pay for another swap: a few times, all in one turn (Hero)."""
    one = s.facts.astrologers[effect.card]
    used = noted(s, effect, seat)
    if used is not None and (used.since != s.round or used.amount >= one.most):
        return False
    return s.players[seat].stock[GOLD] >= one.price.gold


def merchant_price(s: Heroes3, effect: Effect, card: int) -> list[int]:
    """The price of a war machine at a trading post, for less gold (Wandering Merchant)."""
    price = machine_price(s, card, "trading_post")
    return [max(0, price[GOLD] - effect.amount), price[1], price[2]]


def take_omen_turn(s: Heroes3, seat: int, action: Action) -> None:
    """Do what an astrologers card offers."""
    match action:
        case ("buy-empowered", int() as card):
            effect = omen(s, "buy_empowered")
            assert effect is not None
            used = noted(s, effect, seat)
            note(s, effect, seat, 1 if used is None else used.amount + 1)
            lose(s, seat, GOLD, s.facts.astrologers[effect.card].price.gold)
            exchange_card(s, seat, card, empowered(s, card))
        case ("buy-from-merchant", int() as card):
            effect = omen(s, "buy_war_machine")
            assert effect is not None
            note(s, effect, seat, 1)
            pay(s, seat, merchant_price(s, effect, card))
            gain_machine(s, seat, card)
        case ("free-reinforce", int() as troop):
            effect = omen(s, "first_combat_attack")
            assert effect is not None
            note(s, effect, seat, 1)
            flip_unit(s, seat, row_of(s, seat, troop))

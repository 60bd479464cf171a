"""A price is paid in full or the card stays in the hand: nothing more is needed, nothing less will do."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import MAIN
from ludoteka.games.heroes3.figures import Price
from ludoteka.games.heroes3.rules.play.playing import affordable
from ludoteka.games.heroes3.state_parts import Player

KINDS = ("ability", "artifact", "spell", "statistic", "specialty", "war_machine")
PRICED = [
    (number, way)
    for number, card in enumerate(FACTS.card)
    for way, play in enumerate(card.plays)
    if not play.price.nothing or card.expert[way]
]


def enough(player: Player, card: int, way: int) -> Price:
    """Give a player the card and exactly what it takes to play it in this way."""
    facts = FACTS.card[card]
    price = facts.plays[way].price
    wanted = [KINDS.index(kind) for kind in price.removes_kinds] or [0]
    fitting = next(number for number, kind in enumerate(FACTS.card_kind) if kind in wanted and number != card)
    player.hand = sorted([card] + [fitting] * (price.removes + price.discards))
    player.stock = [price.gold, price.building_materials, price.valuables]
    player.moves = [price.movement, 0]
    player.experts = price.expert_uses + int(facts.expert[way])
    player.permanent = [] if price.war_machine == "none" else [FACTS.card_number[price.war_machine]]
    return price


@pytest.mark.rule("H3-CARD-16")
@pytest.mark.parametrize(("card", "way"), PRICED, ids=lambda number: str(number))
def test_a_price_must_be_paid_in_full(card: int, way: int) -> None:
    scene = Scene(boxes=all_boxes())
    player = scene.s.players[0]
    price = enough(player, card, way)
    assert affordable(scene.s, 0, card, way)
    for resource, amount in enumerate((price.gold, price.building_materials, price.valuables)):
        if amount:
            player.stock[resource] -= 1
            assert not affordable(scene.s, 0, card, way)
            enough(player, card, way)
    if price.movement:
        player.moves[MAIN] -= 1
        assert not affordable(scene.s, 0, card, way)
        enough(player, card, way)
    if player.experts:
        player.experts -= 1
        assert not affordable(scene.s, 0, card, way)
        enough(player, card, way)
    if player.permanent:
        player.permanent = []
        assert not affordable(scene.s, 0, card, way)
        enough(player, card, way)
    if price.removes + price.discards:
        other = next(number for number in player.hand if number != card)
        player.hand.remove(other)
        assert not affordable(scene.s, 0, card, way)


@pytest.mark.rule("H3-CARD-16")
def test_only_cards_of_the_kinds_asked_for_pay_a_price_in_cards() -> None:
    picky = [
        (number, way)
        for number, way in PRICED
        if FACTS.card[number].plays[way].price.removes and FACTS.card[number].plays[way].price.removes_kinds
    ]
    assert picky
    scene = Scene(boxes=all_boxes())
    player = scene.s.players[0]
    for card, way in picky:
        price = enough(player, card, way)
        wanted = [KINDS.index(kind) for kind in price.removes_kinds]
        wrong = next(number for number, kind in enumerate(FACTS.card_kind) if kind not in wanted and number != card)
        player.hand = sorted([card] + [wrong] * (price.removes + price.discards))
        assert not affordable(scene.s, 0, card, way)

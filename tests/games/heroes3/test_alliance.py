"""Trade between allies: resources, gifts at trading posts, spells and artifacts."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3.facts import MAIN
from ludoteka.games.heroes3.rules.cards.piles import gain_secretly
from ludoteka.games.heroes3.rules.common import OPT_FREE_TRADE
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.kernel.chance import Chance

FOUR = ("castle", "dungeon", "necropolis", "tower")


def alliance(scenario: str = "arrogance") -> Scene:
    """Two against two, the first player's turn."""
    scene = Scene(4, scenario, FOUR, boxes=all_boxes())
    for seat in range(4):
        scene.stock(seat).hand(seat)
    return scene.turn(0)


def cooperative(optional: int = 0) -> Scene:
    """Two players with a common goal, the first one's turn."""
    scene = Scene(2, "geleas_champions", optional=optional)
    for seat in range(2):
        scene.stock(seat).hand(seat)
    return scene.turn(0)


def together(scene: Scene, one: int, other: int) -> Scene:
    """The main heroes of two players stand on adjacent fields."""
    middle = scene.field("S1", "c")
    return scene.hero(one, middle).hero(other, scene.neighbour(middle))


@pytest.mark.rule("H3-TRADE-05")
def test_allies_swap_resources_by_agreement_in_their_own_turn() -> None:
    scene = alliance().stock(0, gold=7).stock(1, valuables=2).stock(2, gold=9)
    assert scene.offered("trade-with") == ["trade-with p2"]
    scene.play("trade-with p2", "swap-give 6 gold")
    assert scene.offered() == ["ask-nothing", "swap-ask 1 valuables", "swap-ask 2 valuables"]
    scene.play("swap-ask 1 valuables")
    assert scene.choice().seat == 1
    scene.play("accept")
    assert scene.s.players[0].stock == [1, 0, 1]
    assert scene.s.players[1].stock == [6, 0, 1]
    assert (scene.waits(), scene.choice().seat) == ("Turn", 0)


@pytest.mark.rule("H3-TRADE-05")
def test_a_gift_needs_no_answer_and_a_request_may_be_refused() -> None:
    scene = alliance().stock(0, gold=3).stock(1, gold=5)
    scene.play("trade-with p2", "swap-give 2 gold", "ask-nothing")
    assert [scene.owns(seat, "gold") for seat in (0, 1)] == [1, 7]
    assert scene.waits() == "Turn"
    scene.play("trade-with p2", "give-nothing")
    assert "ask-nothing" not in scene.offered()
    scene.play("swap-ask 7 gold")
    assert scene.choice().seat == 1
    scene.play("decline")
    assert [scene.owns(seat, "gold") for seat in (0, 1)] == [1, 7]


@pytest.mark.rule("H3-TRADE-05", "H3-MODE-02")
def test_only_an_alliance_trades_resources_anywhere() -> None:
    assert not cooperative().stock(0, gold=9).stock(1, gold=9).offered("trade-with")
    assert not Scene().stock(0, gold=9).turn(0).offered("trade-with")


@pytest.mark.rule("H3-TRADE-06", "H3-MODE-05")
def test_a_visitor_of_a_trading_post_gives_resources_away() -> None:
    scene = cooperative().stock(0, gold=6)
    post = next(tile.id for tile in GAME.content.tile if any(f.location == "trading_post" for f in tile.fields))
    slot = "F1"
    scene.tile(slot, post)
    field = scene.find("trading_post", slot)
    scene.hero(0, field)
    scene.run(Visit(0, MAIN, field)).play("choose trading_post 1")
    assert scene.waits() == "TradingPost"
    scene.play("decline")
    assert scene.waits() == "GiftTo"
    scene.play("gift-to p2", "swap-give 4 gold")
    assert [scene.owns(seat, "gold") for seat in (0, 1)] == [2, 4]
    scene.play("done")
    assert scene.waits() == "Turn"


@pytest.mark.rule("H3-TRADE-06")
def test_gifts_are_no_part_of_a_clash() -> None:
    scene = Scene().stock(0, gold=6)
    post = next(tile.id for tile in GAME.content.tile if any(f.location == "trading_post" for f in tile.fields))
    scene.tile("F1", post)
    field = scene.find("trading_post", "F1")
    scene.hero(0, field).run(Visit(0, MAIN, field)).play("choose trading_post 1", "decline")
    assert scene.waits() == "Turn"


@pytest.mark.rule("H3-TRADE-06", "H3-DIFF-03")
def test_gifts_go_with_free_trade_too() -> None:
    scene = cooperative(1 << OPT_FREE_TRADE).stock(0, gold=6)
    post = next(tile.id for tile in GAME.content.tile if any(f.location == "trading_post" for f in tile.fields))
    scene.tile("F1", post)
    field = scene.find("trading_post", "F1")
    scene.hero(0, field).run(Visit(0, MAIN, field)).play("choose trading_post 1")
    assert scene.waits() == "GiftTo"


@pytest.mark.rule("H3-TRADE-07")
@pytest.mark.parametrize("mode", ["alliance", "cooperative"])
def test_adjacent_allies_swap_spells_and_artifacts_one_for_one(mode: str) -> None:
    scene = alliance() if mode == "alliance" else cooperative()
    scene.hand(0, "haste", "attack").hand(1, "centaurs_axe", "slow", "defense")
    assert not scene.offered("swap-cards")
    together(scene, 0, 1)
    assert scene.offered("swap-cards") == ["swap-cards p2"]
    scene.play("swap-cards p2")
    assert scene.offered() == ["decline", "offer-card haste"]
    scene.play("offer-card haste")
    assert scene.choice().seat == 1
    assert scene.offered() == ["decline", "offer-card centaurs_axe", "offer-card slow"]
    scene.play("offer-card centaurs_axe")
    assert scene.choice().seat == 0
    scene.play("accept")
    assert sorted(scene.cards(0)) == ["attack", "centaurs_axe"]
    assert sorted(scene.cards(1)) == ["defense", "haste", "slow"]


@pytest.mark.rule("H3-TRADE-07")
def test_a_swap_of_cards_needs_both() -> None:
    scene = together(alliance(), 0, 1).hand(0, "haste").hand(1, "slow")
    scene.play("swap-cards p2", "offer-card haste", "decline")
    assert (scene.cards(0), scene.cards(1)) == (["haste"], ["slow"])
    scene.play("swap-cards p2", "offer-card haste", "offer-card slow", "decline")
    assert (scene.cards(0), scene.cards(1)) == (["haste"], ["slow"])
    scene.hand(1, "attack").play("swap-cards p2", "offer-card haste")
    assert scene.offered() == ["decline"]
    scene.play("decline").hand(1)
    assert not scene.offered("swap-cards")


@pytest.mark.rule("H3-TRADE-07", "H3-CARD-15")
def test_cards_on_offer_lie_open_whoever_looks_on() -> None:
    scene = together(alliance(), 0, 1).hand(0, "haste", "attack").hand(1, "slow").deck(0, "power")
    scene.play("swap-cards p2", "offer-card haste")
    assert scene.cards(0) == ["attack"]
    for watcher in range(4):
        guess = GAME.resample(scene.s, watcher, Chance.of("any"))
        assert [effect.card for effect in guess.players[0].ongoing] == [FACTS.card_number["haste"]]
    scene.play("offer-card slow", "accept")
    assert scene.s.players[0].ongoing == []


@pytest.mark.rule("H3-TRADE-07")
def test_enemies_never_swap_cards() -> None:
    scene = together(alliance(), 0, 2).hand(0, "haste").hand(2, "slow")
    assert not scene.offered("swap-cards")


@pytest.mark.rule("H3-TRADE-07", "H3-CARD-15")
def test_a_card_shown_for_a_swap_is_no_secret_any_more() -> None:
    scene = together(alliance(), 0, 1).hand(1, "slow")
    scene.s.chance = scene.chance
    card = FACTS.card_number["haste"]
    scene.s.decks[2].remove(card)
    gain_secretly(scene.s, 0, card)
    scene.play("swap-cards p2", "offer-card haste")
    assert scene.s.players[0].secret == []
    assert scene.told("card-offered", 3) == [("card-offered", 0, card)]
    scene.play("decline")


@pytest.mark.rule("H3-TRADE-07")
def test_brothers_in_arms_hand_units_over() -> None:
    scene = alliance("community_brothers_in_arms").army(0, griffins="pack", halberdiers="few")
    assert not scene.offered("hand-over")
    together(scene, 0, 1)
    assert sorted(scene.offered("hand-over")) == ["hand-over p2 griffins", "hand-over p2 halberdiers"]
    scene.play("hand-over p2 griffins")
    assert scene.units(0) == {"halberdiers": "few"}
    assert scene.units(1)["griffins"] == "pack"


@pytest.mark.rule("H3-TRADE-05", "H3-TRADE-07")
def test_talks_that_come_to_nothing_end_after_a_while() -> None:
    scene = together(alliance(), 0, 1).hand(0, "haste").hand(1, "slow").stock(0, gold=5).stock(1, gold=5)
    scene.play("trade-with p2", "decline")
    scene.play("trade-with p2", "give-nothing", "swap-ask 5 gold", "decline")
    assert scene.offered("trade-with")
    scene.play("swap-cards p2", "offer-card haste", "decline")
    assert not scene.offered("trade-with")
    assert not scene.offered("swap-cards")
    scene.s.round += 1
    assert scene.offered("trade-with") == ["trade-with p2"]

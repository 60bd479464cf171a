"""Astrologers cards: drawing, how long they last, what they change for everybody and on the map."""

from __future__ import annotations

import pytest

from games.heroes3.omens import new_round, number, stacked, under
from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import AI, MAIN, SECONDARY
from ludoteka.games.heroes3.rules.ai.heroes import AiTurn
from ludoteka.games.heroes3.rules.cards.astrologers import (
    draw_astrologers,
    omen,
    passed_over,
)
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral, draw_neutral, hand_limit
from ludoteka.games.heroes3.rules.common import OPT_ASTROLOGERS_ALWAYS
from ludoteka.games.heroes3.rules.map.heroes import gain_secondary
from ludoteka.games.heroes3.rules.map.moving import steps_from
from ludoteka.games.heroes3.rules.world.tiles import turnable_tiles
from ludoteka.kernel.deck import Deck

# -- drawing ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ROUND-04")
def test_even_rounds_draw_a_card() -> None:
    scene = stacked(Scene(), "dead_silence")
    new_round(scene, 2)
    assert scene.told("astrologers") == [("astrologers", number("dead_silence"))]
    assert scene.s.astrologers_discard[-1] == number("dead_silence")
    new_round(scene, 3)
    assert not scene.told("astrologers")


@pytest.mark.rule("H3-ROUND-08")
def test_an_empty_deck_is_refilled_with_the_used_cards() -> None:
    scene = Scene()
    scene.s.astrologers_deck = Deck.of([])
    scene.s.astrologers_discard = [number("dead_silence")]
    scene.s.round = 4
    scene.call(draw_astrologers)
    assert scene.told("astrologers-reshuffled")
    assert scene.told("astrologers") == [("astrologers", number("dead_silence"))]


@pytest.mark.rule("H3-ROUND-04")
@pytest.mark.parametrize(
    ("card", "scenario", "seats", "difficulty", "round_", "passed"),
    [
        ("friendly_beaver", "brave_new_world", 2, 1, 2, True),
        ("friendly_beaver", "brave_new_world", 2, 1, 4, False),
        ("restart", "brave_new_world", 2, 1, 2, True),
        ("restart", "brave_new_world", 2, 1, 4, False),
        ("rulebook", "brave_new_world", 2, 0, 4, True),
        ("rulebook", "brave_new_world", 2, 1, 4, False),
        ("sanctuary", "llq1_homecoming", 1, 1, 4, True),
        ("sanctuary", "brave_new_world", 2, 1, 4, False),
        ("whirlpool", "brave_new_world", 2, 1, 4, True),
        ("wind", "brave_new_world", 2, 1, 4, True),
        ("fancy_pixie", "brave_new_world", 2, 0, 2, False),
    ],
)
def test_a_card_that_means_nothing_here_is_passed_over(
    card: str, scenario: str, seats: int, difficulty: int, round_: int, passed: bool
) -> None:
    scene = Scene(seats, scenario, difficulty=difficulty)
    scene.s.round = round_
    assert passed_over(scene.s, number(card)) is passed


@pytest.mark.rule("H3-ROUND-04")
def test_another_card_is_drawn_instead() -> None:
    scene = stacked(Scene(), "friendly_beaver", "dead_silence")
    scene.s.round = 2
    scene.call(draw_astrologers)
    assert scene.told("astrologers-passed") == [("astrologers-passed", number("friendly_beaver"))]
    assert scene.told("astrologers") == [("astrologers", number("dead_silence"))]


@pytest.mark.rule("H3-ROUND-04")
@pytest.mark.parametrize("card", ["whirlpool", "wind"])
def test_with_a_sea_tile_the_cards_of_the_sea_lie_out(card: str) -> None:
    scene = Scene(boxes=all_boxes())
    sea = next(tile.id for tile in GAME.content.tile if tile.kind == "sea")
    scene.tile("F1", sea)
    assert not passed_over(scene.s, number(card))
    under(card, scene)
    assert omen(scene.s, FACTS.astrologers[number(card)].deed) is not None


@pytest.mark.rule("H3-ROUND-04")
@pytest.mark.parametrize(
    ("card", "rounds"),
    [("battalions_stallion", 2), ("rulebook", 1), ("mages", 1), ("profuse_growth", 2), ("offense", 2)],
)
def test_a_card_lasts_for_its_rounds(card: str, rounds: int) -> None:
    scene = under(card)
    deed = FACTS.astrologers[number(card)].deed
    for later in range(1, 3):
        stacked(scene, "dead_silence")
        new_round(scene, 2 + later)
        assert (omen(scene.s, deed) is not None) is (later < rounds)
    assert number(card) in scene.s.astrologers_discard


@pytest.mark.rule("H3-ROUND-04", "H3-DIFF-03")
def test_cards_of_two_rounds_overlap_when_one_is_drawn_every_round() -> None:
    scene = Scene(optional=1 << OPT_ASTROLOGERS_ALWAYS)
    under("battalions_stallion", scene)
    stacked(scene, "profuse_growth")
    new_round(scene, 3)
    assert scene.s.players[0].moves[MAIN] == 4
    assert hand_limit(scene.s, 0) == 5


# -- movement, hand, income -------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ROUND-04", "H3-MOVE-01")
@pytest.mark.parametrize(("card", "main", "second"), [("battalions_stallion", 4, 3), ("magic_tortoise", 2, 1)])
def test_movement_changes_in_both_rounds_and_for_new_heroes(card: str, main: int, second: int) -> None:
    scene = under(card)
    assert scene.s.players[0].moves[MAIN] == main
    scene.call(gain_secondary, 0, scene.s.players[0].at[MAIN])
    assert scene.s.players[0].moves[SECONDARY] == second
    new_round(scene, 3)
    assert scene.s.players[0].moves == [main, second]
    stacked(scene, "dead_silence")
    new_round(scene, 4)
    assert scene.s.players[0].moves == [3, 2]


@pytest.mark.rule("H3-ROUND-04", "H3-AI-01")
def test_ai_heroes_move_farther_too() -> None:
    scene = under("battalions_stallion", Scene(1, "llq1_homecoming"))
    scene.s.flag[scene.find("mine", "S2")] = AI
    scene.s.ais[0].movement = 0
    scene.run(AiTurn(0)).go_on("Turn")
    assert any(event[0] in ("discovered", "ai-moved") for _, event in scene.heard)


@pytest.mark.rule("H3-TURN-04")
def test_profuse_growth_raises_the_hand_limit() -> None:
    scene = under("profuse_growth")
    assert hand_limit(scene.s, 0) == 5
    scene.s.players[0].level = 7
    assert hand_limit(scene.s, 0) == 8


@pytest.mark.rule("H3-TURN-04")
@pytest.mark.parametrize(("level", "limit"), [(1, 4), (3, 4), (5, 4), (7, 5)])
def test_restart_lowers_the_hand_limit_down_to_four(level: int, limit: int) -> None:
    scene = under("restart")
    scene.s.players[0].level = level
    assert hand_limit(scene.s, 0) == limit


@pytest.mark.rule("H3-ROUND-04", "H3-ROUND-03")
@pytest.mark.parametrize(
    ("card", "resource", "change"),
    [
        ("gold_dragon", 0, 5),
        ("wild_debauchery", 0, -5),
        ("merry_leprechaun", 2, 1),
        ("greedy_dragon", 2, -1),
    ],
)
def test_the_next_income_changes_once(card: str, resource: int, change: int) -> None:
    scene = under(card)
    player = scene.s.players[0]
    player.income = [10, 2, 2]
    before = player.stock[resource]
    new_round(scene, 3)
    assert player.stock[resource] == before + player.income[resource] + change
    assert not scene.s.omens
    before = player.stock[resource]
    new_round(scene, 5)
    assert player.stock[resource] == before + player.income[resource]


@pytest.mark.rule("H3-ROUND-03")
def test_an_income_never_falls_below_nothing() -> None:
    scene = under("greedy_dragon")
    player = scene.s.players[0]
    player.income = [10, 2, 0]
    before = player.stock[2]
    new_round(scene, 3)
    assert player.stock[2] == before


# -- the table --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ROUND-04", "H3-MAP-05")
def test_the_beaver_takes_all_black_cubes_off() -> None:
    scene = Scene()
    scene.s.black[3] = scene.s.black[9] = 1
    under("friendly_beaver", scene)
    assert not any(scene.s.black)


@pytest.mark.rule("H3-ROUND-04", "H3-UNIT-10")
def test_elementals_lie_on_top_and_come_back_there() -> None:
    scene = under("elementals")
    tops = [scene.s.neutral_decks[tier].top for tier in range(3)]
    shown = [int(event[1]) for event in scene.told("elemental-on-top")]
    assert [top[0] for top in tops if top] == shown
    assert shown
    assert all("elementals" in FACTS.troop[troop].families for troop in shown)
    tier = FACTS.troop[shown[0]].tier
    assert GAME.view(scene.s, 0).neutral_tops[NAMES.tiers[tier]] == [FACTS.troop_slugs[shown[0]]]
    scene.s.chance = scene.chance
    troop = draw_neutral(scene.s, tier)
    assert troop == shown[0]
    discard_neutral(scene.s, troop)
    assert scene.s.neutral_decks[tier].top == [troop]
    under("dead_silence", scene)
    assert not scene.s.omens
    scene.s.chance = scene.chance
    discard_neutral(scene.s, draw_neutral(scene.s, tier))
    assert scene.s.neutral_discards[tier] == [troop]


@pytest.mark.rule("H3-ROUND-04", "H3-MAP-02")
def test_disruption_lets_each_player_turn_a_tile_without_heroes_once() -> None:
    scene = Scene(boxes=all_boxes())
    scene.tile("F1", "F1").tile("F2", "F2").tile("F3", "F3")
    free = turnable_tiles(scene.s, [])
    assert scene.place("S1") not in free
    assert scene.place("F1") in free
    under("disruption", scene)
    assert scene.waits() == "TurnOneTile"
    first = scene.offered("turn-tile")[0]
    scene.play(first)
    assert scene.waits() == "TurnThisTile"
    scene.play(scene.offered()[0])
    assert scene.choice().seat == 1
    assert first not in scene.offered()
    scene.play("decline")
    assert scene.waits() == "Turn"


@pytest.mark.rule("H3-ROUND-04")
def test_disruption_is_passed_over_when_no_tile_can_be_turned() -> None:
    scene = Scene(boxes=all_boxes())
    scene.s.round = 4
    assert turnable_tiles(scene.s, []) == []
    assert passed_over(scene.s, number("disruption"))
    scene.tile("F1", "F1")
    assert not passed_over(scene.s, number("disruption"))


@pytest.mark.rule("H3-ROUND-04")
def test_sanctuary_keeps_heroes_from_attacking_one_another() -> None:
    scene = under("sanctuary")
    middle = scene.field("S1", "c")
    near = scene.neighbour(middle)
    scene.hero(0, middle, moves=1).hero(1, near)
    assert near not in steps_from(scene.s, 0, MAIN, middle, 1)
    new_round(scene, 3)
    assert near in steps_from(scene.s, 0, MAIN, middle, 1)

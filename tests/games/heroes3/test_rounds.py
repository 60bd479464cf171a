"""Rounds and turns: refresh, income, astrologers, hands, windows, morale and levels."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3.facts import ALL_TOKENS, GOLD, MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.cards.gains import RESOURCE_DIE, TREASURE_DIE, RollDice, give_movement, one_of_each
from ludoteka.games.heroes3.rules.cards.levels import gain_xp, raise_to_level
from ludoteka.games.heroes3.rules.cards.morale import gain_morale, lose_morale
from ludoteka.games.heroes3.rules.cards.piles import draw_cards, gain_secretly
from ludoteka.games.heroes3.rules.cards.search import Search
from ludoteka.games.heroes3.rules.common import (
    OPT_ASTROLOGERS_ALWAYS,
    OPT_DOUBLE_INCOME,
    OPT_NO_ASTROLOGERS,
    OPT_REFRESH,
    OPT_TO_DISCARD,
    OPT_TOWN_NO_INCOME,
)
from ludoteka.games.heroes3.rules.map.heroes import gain_secondary
from ludoteka.games.heroes3.rules.resources import change_income
from ludoteka.games.heroes3.rules.town.any_time import Window
from ludoteka.games.heroes3.rules.turn.rounds import NewRound, astrologers_due, turn_order
from ludoteka.games.heroes3.rules.turn.turn import TurnEnd, TurnStart


def new_round(scene: Scene, number: int) -> Scene:
    """The beginning of a round, up to the first turn."""
    scene.s.round = number - 1
    scene.s.agenda.clear()
    return scene.run(NewRound()).go_on("Turn")


# -- rounds -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ROUND-01")
def test_turns_go_clockwise_from_the_starting_player() -> None:
    scene = Scene(3)
    scene.s.first = 1
    assert turn_order(scene.s) == [1, 2, 0]


@pytest.mark.rule("H3-MODE-04")
def test_teams_alternate_and_choose_who_goes_first() -> None:
    scene = Scene(4, "arrogance", ("castle", "dungeon", "necropolis", "tower"), boxes=all_boxes(), until="WhoGoesFirst")
    assert scene.offered() == ["first p1", "first p2"]
    scene.play("first p2").go_on("Turn")
    assert scene.choice().seat == 1
    scene.play("end-turn").go_on("WhoGoesFirst")
    assert scene.offered() == ["first p3", "first p4"]
    scene.play("first p3").go_on("Turn").play("end-turn").go_on("Turn")
    assert scene.choice().seat == 0
    scene.play("end-turn").go_on("Turn")
    assert scene.choice().seat == 3


@pytest.mark.rule("H3-ROUND-02", "H3-TOWNA-01")
def test_tokens_movement_and_expert_uses_come_back() -> None:
    scene = Scene()
    player = scene.s.players[0]
    player.tokens = 0
    player.moves = [0, 0]
    player.level, player.xp, player.experts = 4, 6, 0
    new_round(scene, 3)
    assert player.tokens == ALL_TOKENS
    assert player.moves[MAIN] == 3
    assert player.experts == 2


@pytest.mark.rule("H3-ROUND-02")
def test_nothing_unspent_is_carried_over() -> None:
    scene = Scene()
    give_movement(scene.s, 0, MAIN, 2)
    assert scene.s.players[0].moves[MAIN] == 5
    new_round(scene, 3)
    assert scene.s.players[0].moves[MAIN] == 3


@pytest.mark.rule("H3-ROUND-03", "H3-RES-01")
def test_odd_rounds_pay_the_income_but_the_first() -> None:
    scene = Scene().stock(0)
    scene.s.players[0].income = [15, 2, 1]
    new_round(scene, 3)
    assert scene.s.players[0].stock == [15, 2, 1]
    new_round(scene.stock(0), 4)
    assert scene.s.players[0].stock == [0, 0, 0]
    new_round(scene.stock(0), 1)
    assert scene.s.players[0].stock == [0, 0, 0]


@pytest.mark.rule("H3-RES-03")
def test_income_beyond_the_track_is_remembered_and_pays_nothing() -> None:
    scene = Scene().stock(0)
    scene.s.players[0].income = [60, 0, 9]
    new_round(scene, 3)
    assert scene.s.players[0].stock == [45, 0, 7]
    assert scene.s.players[0].income == [60, 0, 9]


@pytest.mark.rule("H3-RES-03", "R-64")
def test_income_below_the_track_is_remembered_and_pays_nothing() -> None:
    scene = Scene().stock(0, gold=4)
    scene.s.players[0].income = [1, 2, 0]
    scene.call(change_income, 0, GOLD, -3)
    assert scene.told("income")[-1] == ("income", 0, GOLD, 0)
    new_round(scene, 3)
    assert scene.s.players[0].stock == [4, 2, 0]
    assert scene.s.players[0].income == [-2, 2, 0]


@pytest.mark.rule("H3-ROUND-04")
def test_even_rounds_draw_an_astrologers_card() -> None:
    scene = Scene()
    scene.s.round = 2
    assert astrologers_due(scene.s)
    scene.s.round = 3
    assert not astrologers_due(scene.s)


@pytest.mark.rule("H3-DIFF-03")
def test_optional_rules_for_astrologers_and_fields() -> None:
    never = Scene(optional=1 << OPT_NO_ASTROLOGERS)
    never.s.round = 2
    assert not astrologers_due(never.s)
    always = Scene(optional=1 << OPT_ASTROLOGERS_ALWAYS)
    always.s.round = 3
    assert astrologers_due(always.s)
    refresh = Scene(optional=1 << OPT_REFRESH)
    field = refresh.find("resource")
    refresh.s.black[field] = 1
    new_round(refresh, 3)
    assert refresh.s.black[field] == 1
    new_round(refresh, 4)
    assert refresh.s.black[field] == 0


@pytest.mark.rule("H3-DIFF-03")
def test_a_captured_town_pays_nothing_with_the_optional_rule() -> None:
    scene = Scene(optional=1 << OPT_TOWN_NO_INCOME).stock(1)
    scene.flag(0, scene.field("S2", "c"))
    new_round(scene, 3)
    assert scene.owns(1, "gold") == 0


@pytest.mark.rule("H3-ROUND-05", "H3-MAP-05")
def test_timed_events_of_the_scenario_come_in_their_round() -> None:
    scene = Scene().tile("F1", "F1").tile("F2", "F4")
    mill, wheel, post = scene.find("windmill"), scene.find("water_wheel"), scene.find("temple")
    for field in (mill, wheel, post):
        scene.s.black[field] = 1
    new_round(scene, 3)
    assert scene.s.black[mill]
    assert scene.s.black[wheel]
    new_round(scene, 4)
    assert not scene.s.black[mill]
    assert not scene.s.black[wheel]
    assert scene.s.black[post]


@pytest.mark.rule("H3-ROUND-06")
def test_after_the_last_turn_there_is_a_window_for_everybody() -> None:
    scene = Scene().stock(0, gold=20, building_materials=20, valuables=9).stock(1)
    scene.s.players[1].tokens = 0
    scene.play("end-turn").go_on("Turn")
    assert scene.choice().seat == 1
    scene.play("end-turn")
    assert scene.waits() == "WindowAction"
    assert scene.choice().seat == 0
    assert "pass" in scene.offered()
    assert "build castle_citadel" in scene.offered()
    scene.play("pass")
    assert scene.s.round == 2


@pytest.mark.rule("H3-ROUND-06")
def test_movement_left_over_is_lost_when_the_turn_ends() -> None:
    scene = Scene()
    assert scene.s.players[0].moves[MAIN] == 3
    scene.play("end-turn")
    assert scene.s.players[0].moves[MAIN] == 0


@pytest.mark.rule("H3-ROUND-07", "H3-TOWN-04")
def test_buildings_work_after_the_income_starting_player_first() -> None:
    scene = Scene().built(0, "city_hall").built(1, "city_hall").stock(0).stock(1)
    scene.s.round = 2
    scene.s.agenda.clear()
    scene.run(NewRound())
    assert scene.waits() == "BuildingEffect"
    assert scene.choice().seat == 0
    assert scene.owns(0, "gold") == 10
    scene.play("use castle_city_hall 1")
    assert scene.owns(0, "gold") == 15
    assert scene.choice().seat == 1
    assert scene.offered() == ["use dungeon_city_hall 1", "use dungeon_city_hall 2"]


# -- turns ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-TURN-01", "H3-TURN-04")
def test_more_cards_than_the_limit_must_go_others_may() -> None:
    scene = Scene().hand(0, "attack", "attack", "defense", "power", "knowledge")
    scene.run(TurnStart(0))
    assert scene.waits() == "DiscardFirst"
    assert "done" not in scene.offered()
    scene.play("discard attack")
    assert "done" in scene.offered()
    scene.play("discard attack", "done")
    assert scene.waits() == "DrawUp"
    assert scene.offered() == ["draw 0", "draw 1"]


@pytest.mark.rule("H3-TURN-02", "H3-CARD-02")
def test_drawing_refills_the_deck_from_the_discard_pile() -> None:
    scene = Scene().hand(0).deck(0, "attack").discard(0, "defense", "power")
    scene.run(TurnStart(0))
    assert scene.offered() == ["draw 0", "draw 1", "draw 2", "draw 3"]
    scene.play("draw 3")
    assert sorted(scene.cards(0)) == ["attack", "defense", "power"]
    assert scene.s.players[0].discard == []
    scene.hand(0).deck(0).discard(0)
    assert draw_cards(scene.s, 0, 2) == 0


@pytest.mark.rule("H3-TURN-03")
def test_start_of_turn_effects_come_after_drawing() -> None:
    scene = Scene(factions=("dungeon", "castle")).built(0, "special_1").hand(0).deck(0, "attack")
    scene.run(TurnStart(0)).play("draw 1")
    assert scene.waits() == "BuildingEffect"
    assert "use dungeon_special_1 1" in scene.offered()


@pytest.mark.rule("H3-TURN-05", "H3-TOWNA-02")
def test_town_actions_are_open_to_everybody_between_actions() -> None:
    scene = Scene().stock(1, gold=20, building_materials=20, valuables=9)
    assert scene.choice().seat == 0
    scene.play("build dungeon_citadel", seat=1)
    assert scene.s.players[1].built >> 1 & 1
    assert scene.waits() == "Turn"
    assert scene.choice().seat == 0


@pytest.mark.rule("H3-TOWNA-02")
def test_no_town_action_in_the_middle_of_another_action() -> None:
    scene = Scene().stock(1, gold=20, building_materials=20, valuables=9)
    assert [aside.seat for aside in GAME.asides(scene.s)] != []
    scene.run(Search(0, 4, 2, "any", False))
    assert GAME.asides(scene.s) == []


@pytest.mark.rule("H3-TOWNA-03")
def test_everybody_in_turn_until_all_pass() -> None:
    scene = Scene().stock(0, gold=40, building_materials=40, valuables=20)
    scene.stock(1, gold=40, building_materials=40, valuables=20)
    scene.run(Window([0, 1], 0, 0))
    assert scene.choice().seat == 0
    scene.play("build castle_citadel")
    assert scene.choice().seat == 1
    scene.play("pass")
    assert scene.choice().seat == 0
    scene.play("pass")
    assert scene.waits() == "Turn"


# -- morale -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MORALE-01")
def test_one_positive_token_at_most_the_first_may_be_spent() -> None:
    scene = Scene().hand(0).deck(0, "attack")
    scene.call(gain_morale, 0)
    assert scene.s.players[0].morale == 1
    scene.call(gain_morale, 0)
    assert scene.waits() == "SpendBeforeGaining"
    assert "decline" in scene.offered()
    scene.play("morale-draw")
    assert scene.s.players[0].morale == 1
    assert scene.cards(0) == ["attack"]


@pytest.mark.rule("H3-MORALE-02")
def test_positive_morale_draws_exchanges_or_rerolls() -> None:
    scene = Scene().hand(0, "attack", "defense").deck(0, "power", "knowledge")
    scene.s.players[0].morale = 1
    assert scene.aside(0, "morale-draw")
    assert scene.aside(0, "morale-exchange")
    scene.play("morale-exchange", seat=0).play("discard attack", "discard defense")
    assert scene.s.players[0].morale == 0
    assert sorted(scene.cards(0)) == ["knowledge", "power"]
    scene.s.players[0].morale = 1
    scene.stock(0).luck(0, 5).run(RollDice(0, MAIN, RESOURCE_DIE, 1, 1))
    assert scene.offered() == ["keep materials_2", "morale-reroll materials_2"]
    scene.play("morale-reroll materials_2")
    assert scene.owns(0, "gold") == 6
    assert scene.s.players[0].morale == 0


@pytest.mark.rule("H3-MORALE-02")
def test_morale_can_be_spent_in_other_turns() -> None:
    scene = Scene().hand(1).deck(1, "power")
    scene.s.players[1].morale = 1
    assert scene.choice().seat == 0
    scene.play("morale-draw", seat=1)
    assert scene.cards(1) == ["power"]


@pytest.mark.rule("H3-MORALE-03", "H3-MORALE-04")
def test_morale_goes_up_and_down_by_tokens() -> None:
    scene = Scene()
    player = scene.s.players[0]
    player.morale = 1
    lose_morale(scene.s, 0)
    assert player.morale == 0
    lose_morale(scene.s, 0)
    assert player.morale == -1
    gain_morale(scene.s, 0)
    assert player.morale == 0


@pytest.mark.rule("H3-MORALE-05")
def test_a_second_negative_token_costs_the_hand_at_the_end_of_the_turn() -> None:
    scene = Scene().hand(0, "attack", "power")
    scene.s.players[0].morale = -1
    lose_morale(scene.s, 0)
    lose_morale(scene.s, 0)
    assert scene.s.players[0].morale == -1
    assert scene.cards(0) == ["attack", "power"]
    scene.run(TurnEnd(0))
    assert scene.cards(0) == []
    assert scene.s.players[0].morale == -1
    scene.hand(0, "attack").run(TurnEnd(0))
    assert scene.cards(0) == ["attack"]


@pytest.mark.rule("H3-MORALE-06")
def test_necropolis_knows_no_morale() -> None:
    scene = Scene(factions=("necropolis", "castle"))
    gain_morale(scene.s, 0)
    assert scene.s.players[0].morale == 0
    lose_morale(scene.s, 0)
    assert scene.s.players[0].morale == 0


# -- levels -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-HERO-06", "H3-HERO-09")
def test_two_experience_a_level_up_to_seven() -> None:
    assert FACTS.xp_for_level[1:] == [0, 2, 4, 6, 8, 10, 12]
    assert FACTS.hand_limit[1:] == [4, 4, 5, 5, 6, 6, 7]
    assert FACTS.expert_uses[1:] == [0, 1, 1, 2, 2, 3, 3]
    scene = Scene()
    scene.call(gain_xp, 0, 1)
    assert scene.s.players[0].level == 1
    assert scene.s.players[0].xp == 1
    scene.call(gain_xp, 0, 99)
    scene.go_on("Turn")
    assert scene.s.players[0].level == 7
    assert scene.s.players[0].xp == 12
    scene.call(gain_xp, 0, 1)
    assert scene.s.players[0].xp == 12


@pytest.mark.rule("H3-HERO-07", "H3-HERO-08")
def test_levels_are_resolved_in_order_with_their_rewards() -> None:
    scene = Scene().hand(0)
    scene.call(gain_xp, 0, 6)
    assert scene.waits() == "Search"
    assert scene.s.players[0].level == 2
    assert scene.offered("search") == ["search ability"]
    assert scene.s.players[0].experts == 1
    scene.go_on("TakeFound")
    scene.play(scene.offered("take")[0])
    assert scene.waits() == "Search"
    assert scene.s.players[0].level == 3
    scene.go_on("Turn")
    hero = FACTS.hero[scene.s.players[0].hero].id
    assert scene.s.players[0].level == 4
    assert f"{hero}_4" in scene.cards(0)


@pytest.mark.rule("H3-HERO-05", "H3-RES-02")
def test_a_treasure_die_gives_experience_artifacts_or_resource_dice() -> None:
    scene = Scene()
    scene.luck(0).run(RollDice(0, SECONDARY, TREASURE_DIE, 1, 1))
    assert scene.s.players[0].xp == 1
    scene.luck(2).run(RollDice(0, MAIN, TREASURE_DIE, 1, 1))
    assert scene.waits() == "Search"
    assert scene.offered("search") == ["search artifact"]
    scene.play("decline").stock(0)
    scene.luck(4, 1).run(RollDice(0, MAIN, TREASURE_DIE, 1, 1))
    assert scene.owns(0, "building_materials") == 4


@pytest.mark.rule("H3-RES-02")
def test_the_resource_die_has_six_faces() -> None:
    assert FACTS.resource_faces == [[0, 2, 0], [0, 4, 0], [0, 0, 1], [0, 0, 2], [3, 0, 0], [6, 0, 0]]


@pytest.mark.rule("H3-DIFF-03")
def test_the_double_income_option_doubles_mines_and_settlements() -> None:
    from ludoteka.games.heroes3.rules.world.flags import mine_income, settlement_step

    plain = Scene()
    double = Scene(optional=1 << OPT_DOUBLE_INCOME)
    field = plain.find("mine")
    assert (mine_income(plain.s, field), mine_income(double.s, field)) == (2, 4)
    assert (settlement_step(plain.s, 0), settlement_step(double.s, 0)) == (5, 10)


@pytest.mark.rule("H3-DIFF-03", "H3-CARD-03")
def test_gained_cards_may_go_to_the_discard_pile() -> None:
    plain = Scene().hand(0)
    gain_secretly(plain.s, 0, FACTS.card_number["haste"])
    assert plain.cards(0) == ["haste"]
    option = Scene(optional=1 << OPT_TO_DISCARD).hand(0).discard(0)
    gain_secretly(option.s, 0, FACTS.card_number["haste"])
    assert option.cards(0) == []
    assert option.s.players[0].discard == [FACTS.card_number["haste"]]


# -- heroes -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-HERO-01", "H3-HERO-02")
def test_a_secondary_hero_costs_ten_gold_and_the_population_token() -> None:
    scene = Scene().stock(0, gold=9)
    assert scene.aside(0, "hire-hero") == []
    scene.stock(0, gold=10)
    scene.play("hire-hero", seat=0)
    player = scene.s.players[0]
    assert scene.owns(0, "gold") == 0
    assert player.at[SECONDARY] == scene.field("S1", "c")
    assert player.moves[SECONDARY] == 2
    assert scene.aside(0, "recruit") == []
    player.tokens = ALL_TOKENS
    scene.stock(0, gold=30)
    assert scene.aside(0, "hire-hero") == []


@pytest.mark.rule("H3-HERO-02")
def test_without_town_or_settlement_no_hero_and_no_movement_after_the_own_turn() -> None:
    scene = Scene().stock(0, gold=10).stock(1, gold=10)
    scene.s.flag[scene.field("S1", "c")] = NOBODY
    assert scene.aside(0, "hire-hero") == []
    scene.flag(0, scene.field("S1", "c"))
    scene.play("end-turn")
    gain_secondary(scene.s, 0, scene.field("S1", "c"))
    assert scene.s.players[0].moves[SECONDARY] == 0


@pytest.mark.rule("H3-HERO-03")
def test_secondary_heroes_have_two_movement_points_and_share_the_units() -> None:
    scene = Scene()
    gain_secondary(scene.s, 0, scene.field("S1", "c"))
    new_round(scene, 3)
    assert scene.s.players[0].moves == [3, 2]


@pytest.mark.rule("H3-COMBAT-41")
def test_reaching_level_7_at_once_resolves_all_rewards() -> None:
    scene = Scene()
    scene.call(raise_to_level, 0, 7)
    searches = 0
    while scene.waits() != "Turn":
        searches += scene.waits() == "Search"
        scene.play(scene.offered()[0])
    assert searches == 4
    assert scene.s.players[0].level == 7


def test_faces_that_mean_the_same_are_offered_once() -> None:
    """A treasure die shows experience on two faces and an artifact on two: nobody is asked to choose between equals."""
    faces = [TREASURE_DIE + 3, TREASURE_DIE + 2, TREASURE_DIE + 1, TREASURE_DIE + 4]
    assert one_of_each(faces) == [TREASURE_DIE + 1, TREASURE_DIE + 2, TREASURE_DIE + 4]
    assert one_of_each([TREASURE_DIE + 3]) == [TREASURE_DIE + 3]

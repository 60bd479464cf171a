"""Elimination, victory and defeat, and the rules of single scenarios."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import AI, FEW, MAIN, NEUTRALS, NOBODY, PACK, SECONDARY
from ludoteka.games.heroes3.rules.ai.heroes import new_ai
from ludoteka.games.heroes3.rules.cards.levels import gain_xp, level_cap
from ludoteka.games.heroes3.rules.cards.search import Search, fits_level
from ludoteka.games.heroes3.rules.map.flagging import flag_field, win_cube
from ludoteka.games.heroes3.rules.map.heroes import hero_beaten, movement_of_scenario
from ludoteka.games.heroes3.rules.map.moving import enter_closed
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.marks import STORY_GRAIL_FIELD, STORY_GRAIL_TAKEN, STORY_RESULT, WON_LEVEL_7
from ludoteka.games.heroes3.rules.scenario.special import ai_beaten, combat_ended
from ludoteka.games.heroes3.rules.scenario.timed import TimedDeed
from ludoteka.games.heroes3.rules.trade.trading import TradingPost
from ludoteka.games.heroes3.rules.turn.rounds import NewRound
from ludoteka.games.heroes3.rules.victory.ends import check_ends, eliminate, round_ended
from ludoteka.games.heroes3.rules.victory.wins import enemy_towns, flags_of
from ludoteka.games.heroes3.rules.world.flags import mine_income
from ludoteka.games.heroes3.rules.world.scenario_map import card_level, tile_is_closed
from ludoteka.games.heroes3.state_parts import AiHero

FOUR = ("castle", "dungeon", "necropolis", "tower")


def new_round(scene: Scene, number: int) -> Scene:
    """The beginning of a round, up to the first turn."""
    scene.s.round = number - 1
    scene.s.agenda.clear()
    return scene.run(NewRound()).go_on("Turn")


def an_ai(scene: Scene, faction: str, home: int, kind: int = 0) -> AiHero:
    """An AI hero on its field, the only one of the scenario."""
    ai = new_ai(scene.s, None, home, [FACTS.troop_number["troglodytes"] * 2], kind)
    ai.faction = FACTS.faction_number[faction]
    scene.s.ais = [ai]
    return ai


# -- elimination ------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-02")
def test_three_full_rounds_without_a_town_are_the_end() -> None:
    scene = Scene(3)
    scene.call(flag_field, 0, MAIN, scene.field("S2", "c"))
    for number in (2, 3, 4):
        assert not scene.s.players[1].out
        new_round(scene, number)
        assert scene.s.players[1].homeless == number - 1
        scene.call(round_ended)
    assert scene.s.players[1].out
    assert not scene.s.places


@pytest.mark.rule("H3-END-02")
def test_a_settlement_sets_the_count_back() -> None:
    scene = Scene(3).tile("F1", "F1")
    scene.call(flag_field, 0, MAIN, scene.field("S2", "c"))
    new_round(scene, 2)
    new_round(scene, 3)
    assert scene.s.players[1].homeless == 2
    scene.call(flag_field, 1, MAIN, scene.find("settlement")).play("settle gold")
    assert scene.s.players[1].homeless == 0


@pytest.mark.rule("H3-END-03", "H3-COMBAT-28")
def test_a_beaten_main_hero_goes_home_or_is_the_end() -> None:
    scene = Scene(3).tile("F1", "F1")
    scene.hero(1, scene.find("windmill")).flag(1, scene.find("settlement"))
    scene.call(hero_beaten, 1, MAIN)
    assert scene.waits() == "PlaceBeaten"
    assert len(scene.offered()) == 2
    scene.play(f"place-hero {scene.name(scene.find('settlement'))}")
    assert scene.where(1) == scene.find("settlement")
    scene.s.flag[scene.find("settlement")] = NOBODY
    scene.s.flag[scene.field("S2", "c")] = 0
    scene.call(hero_beaten, 1, MAIN)
    assert scene.s.players[1].out


@pytest.mark.rule("H3-HERO-04", "H3-COMBAT-28")
def test_a_beaten_secondary_hero_leaves_the_map_and_can_come_again() -> None:
    scene = Scene().stock(0, gold=10)
    scene.hero(0, scene.find("empty", "S1"), SECONDARY, 2)
    scene.call(hero_beaten, 0, SECONDARY)
    assert scene.where(0, SECONDARY) == NOBODY
    assert not scene.s.players[0].out
    assert scene.aside(0, "hire-hero") == ["hire-hero"]


@pytest.mark.rule("H3-END-04")
def test_what_an_eliminated_player_had_leaves_the_game() -> None:
    scene = Scene(3)
    mine = scene.find("mine", "S2")
    scene.call(flag_field, 1, MAIN, mine)
    scene.call(win_cube, 0, 1)
    scene.call(eliminate, 1)
    assert scene.s.flag[mine] == NOBODY
    assert scene.s.once[mine] == 1
    assert scene.where(1) == NOBODY
    assert scene.s.players[1].hand == []
    assert scene.s.players[1].army == []
    assert scene.s.players[0].cubes[1] == 1


@pytest.mark.rule("H3-END-05")
def test_the_last_player_wins_at_once() -> None:
    scene = Scene(3)
    scene.call(eliminate, 1)
    assert not scene.s.places
    scene.call(eliminate, 2)
    assert scene.s.places == [1, 2, 2]


@pytest.mark.rule("H3-END-06")
def test_a_cube_of_every_enemy_wins_with_three_players() -> None:
    scene = Scene(3)
    scene.call(win_cube, 0, 1)
    scene.call(win_cube, 0, 1)
    assert not scene.s.places
    scene.call(win_cube, 0, 2)
    assert scene.s.places == [1, 2, 2]


# -- ends of scenarios ------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-01")
def test_a_captured_town_wins_at_once() -> None:
    scene = Scene()
    scene.call(flag_field, 1, MAIN, scene.field("S1", "c"))
    assert scene.s.places == [2, 1]
    three = Scene(3)
    three.call(flag_field, 1, MAIN, three.field("S1", "c"))
    assert not three.s.places


@pytest.mark.rule("H3-END-01")
def test_conditions_of_the_end_of_a_round_wait_for_it() -> None:
    scene = Scene(2, "dwarven_gold").stock(1, gold=75)
    scene.call(check_ends, 1)
    assert not scene.s.places
    scene.call(round_ended)
    assert scene.s.places == [2, 1]


@pytest.mark.rule("H3-END-01")
def test_holding_the_utopia_at_the_end_of_a_round() -> None:
    scene = Scene(2, "monks_retreat").tile("C1", "C1")
    scene.flag(1, scene.find("dragon_utopia"))
    scene.call(check_ends, 1)
    assert not scene.s.places
    scene.call(round_ended)
    assert scene.s.places == [2, 1]


@pytest.mark.rule("H3-END-08")
def test_the_acting_player_wins_before_others() -> None:
    scene = Scene()
    scene.s.flag[scene.field("S1", "c")] = 1
    scene.s.flag[scene.field("S2", "c")] = 0
    scene.call(check_ends, 1)
    assert scene.s.places == [2, 1]


@pytest.mark.rule("H3-END-08")
def test_a_victory_beats_a_defeat_of_the_same_moment() -> None:
    scene = Scene(1, "llq1_homecoming")
    own = scene.where(0)
    enemy = scene.field("S2", "c")
    an_ai(scene, "dungeon", enemy)
    scene.s.flag[own] = AI
    scene.call(check_ends, 0)
    assert GAME.scores(scene.s) == [0]
    assert scene.s.places == [2]
    other = Scene(1, "llq1_homecoming")
    an_ai(other, "dungeon", other.field("S2", "c"))
    other.s.flag[other.where(0)] = AI
    other.s.flag[other.field("S2", "c")] = 0
    assert enemy_towns(other.s, 0) == [other.field("S2", "c")]
    other.call(check_ends, 0)
    assert GAME.scores(other.s) == [1]


@pytest.mark.rule("H3-END-09")
def test_the_ranking_after_the_last_round() -> None:
    scene = Scene(3)
    scene.s.round = scene.s.last_round
    mine = scene.find("mine", "S2")
    scene.flag(1, mine)
    scene.call(round_ended)
    assert scene.s.places[1] == 1
    tied = Scene(2)
    tied.stock(0, gold=3).stock(1, gold=3).s.round = 8
    tied.call(round_ended)
    assert tied.s.places == [1, 1]
    level = Scene(2).stock(0, gold=3).stock(1, gold=3)
    level.s.round = 8
    level.s.players[1].level, level.s.players[1].xp = 2, 2
    level.call(round_ended)
    assert level.s.places == [2, 1]


@pytest.mark.rule("H3-END-09")
def test_without_a_ranking_nobody_wins() -> None:
    scene = Scene(2, "community_force_of_will")
    scene.s.round = 12
    scene.call(round_ended)
    assert scene.s.places == [2, 2]
    assert scene.s.story[STORY_RESULT] == 2


@pytest.mark.rule("H3-END-09", "H3-MODE-04")
def test_teams_are_ranked_together() -> None:
    scene = Scene(4, "arrogance", FOUR, boxes=all_boxes(), until="WhoGoesFirst")
    for slot in ("S1", "S3"):
        scene.flag(2 if slot == "S3" else 0, scene.find("mine", slot))
    scene.flag(3, scene.find("mine", "S4"))
    scene.s.round = scene.s.last_round
    scene.call(round_ended)
    assert scene.s.places == [2, 2, 1, 1]


@pytest.mark.rule("H3-MODE-05")
def test_a_cooperative_game_is_won_and_lost_together() -> None:
    scene = Scene(2, "unholy_quest")
    assert scene.s.allied(0, 1)
    scene.s.feats[0] |= WON_LEVEL_7
    scene.call(check_ends, 0)
    assert not scene.s.places
    scene.s.feats[1] |= WON_LEVEL_7
    scene.call(check_ends, 0)
    assert scene.s.places == [1, 1]
    lost = Scene(2, "unholy_quest")
    lost.call(eliminate, 0)
    assert lost.s.places == [2, 2]
    assert GAME.scores(lost.s) == [0, 0]


@pytest.mark.rule("H3-END-01")
def test_campaign_ends() -> None:
    scene = Scene(1, "db1_savaging", ("dungeon",))
    home = scene.field("S2", "c")
    an_ai(scene, "necropolis", home)
    scene.s.flag[home] = AI
    scene.s.ais[0].at = scene.field("S2", "ne")
    scene.call(ai_beaten, 0, 0, scene.field("S2", "ne"))
    assert not scene.s.places
    assert scene.s.ais[0].at == home
    scene.call(ai_beaten, 0, 0, scene.field("S2", "ne"))
    assert scene.s.places == [1]
    assert GAME.scores(scene.s) == [1]
    lost = Scene(1, "qg1_greek_gift")
    lost.call(combat_ended, NEUTRALS, 0, MAIN, lost.where(0), 1)
    assert lost.s.places == [2]
    assert GAME.scores(lost.s) == [0]


@pytest.mark.rule("H3-END-01")
def test_a_sequence_asks_for_its_order() -> None:
    scene = Scene(1, "llq2_guardian_angels")
    home = scene.field("S2", "c")
    an_ai(scene, "dungeon", home)
    scene.s.flag[home] = AI
    away = scene.field("S2", "ne")
    scene.call(ai_beaten, 0, 0, away)
    assert not scene.s.places
    scene.s.feats[0] |= WON_LEVEL_7
    scene.call(check_ends, 0)
    assert not scene.s.places
    scene.call(ai_beaten, 0, 0, away)
    assert scene.s.places == [1]


@pytest.mark.rule("H3-END-09")
def test_a_final_combat_decides_between_teams() -> None:
    scene = Scene(4, "community_brothers_in_arms", FOUR, boxes=all_boxes(), until="WhoGoesFirst")
    scene.s.round = scene.s.last_round
    scene.call(round_ended)
    assert scene.waits() == "ChooseChampion"
    assert scene.offered() == ["champion p1", "champion p2"]
    scene.play("champion p2")
    assert scene.offered() == ["champion p3", "champion p4"]
    scene.call(combat_ended, 1, 2, MAIN, scene.where(2), 1)
    assert scene.s.places == [1, 1, 2, 2]


# -- rules of single scenarios ----------------------------------------------------------------------------------


@pytest.mark.rule("H3-MODE-01", "H3-MODE-07")
def test_a_scenario_changes_the_rules_of_the_book() -> None:
    gold = Scene(2, "dwarven_gold", seed="2")
    field = next(
        place * 7 + at
        for place in range(len(gold.s.atlas.tile))
        for at in range(7)
        if FACTS.spot_resource[gold.s.atlas.tile[place] * 7 + at] == 0
    )
    slot = NAMES.places.index(NAMES.places[field // 7])
    from ludoteka.games.heroes3.rules.world.scenario_map import slot_names

    gold.tile(slot_names(gold.s)[slot], FACTS.tile_slugs[gold.s.atlas.tile[slot]])
    assert mine_income(gold.s, field) == 7


@pytest.mark.rule("H3-HERO-06")
def test_level_caps_of_scenarios() -> None:
    scene = Scene(1, "llq1_homecoming")
    scene.call(gain_xp, 0, 99)
    scene.go_on("Turn")
    assert scene.s.players[0].level == 4
    assert scene.s.players[0].xp == 6
    angels = Scene(1, "llq2_guardian_angels")
    assert level_cap(angels.s, 0) == 6
    angels.s.feats[0] |= WON_LEVEL_7
    assert level_cap(angels.s, 0) == 7


@pytest.mark.rule("H3-MAP-12")
def test_the_grail_needs_obelisks_a_main_hero_and_slows_its_carrier() -> None:
    scene = Scene(2, "search_for_the_grail").tile("C1", "C2").tile("N1", "N3")
    grail = scene.find("grail")
    assert enter_closed(scene.s, 0, MAIN, grail, 3) is not None
    scene.s.stars[scene.find("obelisk")] = 1
    assert enter_closed(scene.s, 0, MAIN, grail, 3) is None
    assert enter_closed(scene.s, 0, SECONDARY, grail, 2) is not None
    scene.hero(0, grail).run(Visit(0, MAIN, grail)).go_on("Turn")
    assert scene.s.grail == 0
    assert movement_of_scenario(scene.s, 0, MAIN, 3) == 2
    scene.hero(0, scene.field("S1", "c")).run(Visit(0, MAIN, scene.field("S1", "c")))
    assert scene.s.places == [1, 2]


@pytest.mark.rule("H3-MAP-12")
def test_a_beaten_carrier_hands_the_grail_over_or_leaves_it() -> None:
    scene = Scene(2, "search_for_the_grail")
    scene.s.grail = 0
    field = scene.find("empty", "S2")
    scene.hero(1, field)
    scene.call(combat_ended, 1, 0, MAIN, field, 1)
    assert scene.s.grail == 2
    scene.call(combat_ended, NEUTRALS, 1, MAIN, field, 3)
    assert scene.s.grail == NOBODY
    assert scene.s.story[STORY_GRAIL_FIELD] == field + 1
    scene.hero(0, field).run(Visit(0, MAIN, field))
    assert scene.s.grail == 0
    assert scene.s.story[STORY_GRAIL_TAKEN] == 1


@pytest.mark.rule("H3-ROUND-05")
def test_timed_events_for_players() -> None:
    carpe = new_round(Scene(2, "carpe_diem"), 3)
    assert carpe.s.players[0].moves[MAIN] == 4
    one = Scene(3, "all_for_one").army(0, halberdiers="few").stock(0, gold=20)
    one.s.round = 4
    one.run(TimedDeed(0, NOBODY, NOBODY))
    assert one.waits() == "ReinforceUnit"
    assert "reinforce halberdiers" in one.offered()
    quest = Scene(2, "unholy_quest")
    before = [len(quest.units(seat)) for seat in (0, 1)]
    quest.run(TimedDeed(1, NOBODY, NOBODY))
    assert [len(quest.units(seat)) for seat in (0, 1)] == [count + 1 for count in before]
    knights = Scene(1, "qg3_two_knights")
    knights.run(TimedDeed(0, NOBODY, NOBODY))
    assert knights.units(0)["champions"] == "few"


@pytest.mark.rule("H3-ROUND-05", "H3-AI-12")
def test_timed_events_for_the_ai() -> None:
    scene = Scene(1, "llq1_homecoming")
    ai = an_ai(scene, "dungeon", scene.field("S2", "c"))
    scene.run(TimedDeed(0, NOBODY, NOBODY))
    assert ai.army == [FACTS.troop_number["troglodytes"] * 2 + PACK]
    scene.run(TimedDeed(1, NOBODY, NOBODY))
    assert ai.army == [FACTS.troop_number["troglodytes"] * 2 + PACK]
    scene.run(TimedDeed(2, NOBODY, NOBODY))
    assert ai.movement == 4
    angels = Scene(1, "llq2_guardian_angels")
    ai = an_ai(angels, "dungeon", angels.field("S2", "c"))
    angels.run(TimedDeed(1, NOBODY, NOBODY))
    assert ai.army[-1] == FACTS.troop_number["manticores"] * 2 + FEW


@pytest.mark.rule("H3-ROUND-05")
def test_a_moment_of_the_scenario() -> None:
    scene = Scene(1, "qg1_greek_gift")
    place = next(p for p in range(len(scene.s.atlas.tile)) if FACTS.tile_slugs[scene.s.atlas.tile[p]] == "F3")
    from ludoteka.games.heroes3.rules.world.scenario_map import slot_names

    scene.tile(slot_names(scene.s)[place], "F3")
    settlement = scene.find("settlement")
    scene.hero(0, settlement).run(Visit(0, MAIN, settlement)).go_on("Turn")
    assert scene.units(0)["archangels"] == "few"
    assert scene.s.players[0].lent[-1] == 1


@pytest.mark.rule("H3-MODE-01")
def test_closed_tiles_open_in_their_round() -> None:
    scene = Scene(4, "tale_of_two_lands", FOUR, boxes=all_boxes(), until="WhoGoesFirst")
    center = scene.place("C1")
    assert tile_is_closed(scene.s, center)
    scene.s.round = 4
    assert not tile_is_closed(scene.s, center)


@pytest.mark.rule("H3-MODE-01", "H3-CARD-04")
def test_artifacts_by_tile_in_the_bloody_grail() -> None:
    scene = Scene(2, "community_bloody_grail", boxes=all_boxes())
    assert card_level(scene.s, scene.field("S1", "c")) == "minor"
    assert card_level(scene.s, scene.field("N1", "c")) == "minor_or_major"
    assert card_level(scene.s, scene.field("C1", "c")) == "major_or_relic"
    relic = next(card for card in range(len(FACTS.card)) if FACTS.card[card].level == "relic")
    assert fits_level(scene.s, relic, "major_or_relic")
    assert not fits_level(scene.s, relic, "minor_or_major")
    minor = next(card for card in range(len(FACTS.card)) if FACTS.card[card].level == "minor")
    scene.on_top("artifact", FACTS.card_slugs[relic], FACTS.card_slugs[minor])
    scene.run(Search(0, 2, 2, "minor", False)).play("search artifact")
    assert scene.offered() == [f"take {FACTS.card_slugs[minor]}"]


@pytest.mark.rule("H3-MODE-01", "H3-TRADE-01")
def test_trading_posts_offer_neutrals_in_the_queens_gambit() -> None:
    scene = Scene(1, "qg3_two_knights").stock(0, gold=90, building_materials=20, valuables=20)
    sizes = [scene.s.neutral_decks[tier].size() for tier in range(3)]
    scene.run(TradingPost(0, MAIN)).play("show-neutrals")
    assert scene.waits() == "RecruitShown"
    assert len(scene.s.shown) == 3
    scene.play(scene.offered("recruit")[0], "done")
    assert sum(scene.s.neutral_decks[tier].size() for tier in range(3)) == sum(sizes) - 1


@pytest.mark.rule("H3-MODE-05")
def test_units_are_shared_and_handed_over() -> None:
    scene = Scene(2, "community_stand_united").army(0, halberdiers="pack", griffins="few")
    scene.play("share griffins")
    assert scene.units(0) == {"halberdiers": "pack"}
    assert scene.s.shared == [FACTS.troop_number["griffins"] * 2]
    scene.turn(1).play("take-shared griffins")
    assert scene.units(1)["griffins"] == "few"
    assert scene.s.shared == []
    griffins = FACTS.troop_number["griffins"] * 2
    scene.s.shared = [griffins, griffins + 1]
    assert scene.turn(0).offered("take-shared") == ["take-shared griffins"]
    scene.play("take-shared griffins")
    assert scene.units(0)["griffins"] == "pack"
    assert scene.s.shared == [griffins]
    island = Scene(2, "community_emerald_island", boxes=all_boxes()).army(0, halberdiers="pack", griffins="few")
    assert island.offered("hand-over") == []
    island.hero(1, island.find("empty", "S1"))
    island.play("hand-over p2 griffins")
    assert "griffins" in island.units(1)


@pytest.mark.rule("H3-MODE-01")
def test_flags_are_counted_as_the_scenario_says() -> None:
    scene = Scene(3, "manifest_destiny")
    assert flags_of(scene.s, 0) == 1
    scene.flag(0, scene.field("S2", "c"))
    assert flags_of(scene.s, 0) == 3
    scene.tile("N1", "N3").s.stars[scene.find("obelisk")] = 1
    assert flags_of(scene.s, 0) == 3

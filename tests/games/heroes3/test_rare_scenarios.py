"""What seldom happens in scenarios: armies that arrive on a hero, rare rewards, ends that hardly any game has."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from games.heroes3.scene import FACTS, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.entries.scenarios import Win
from ludoteka.games.heroes3.facts import AI, ARTIFACT, AZURE, FEW, FIELDS, MAIN, NEUTRALS, NOBODY, PACK
from ludoteka.games.heroes3.rules.ai.heroes import lose_settlement, new_ai
from ludoteka.games.heroes3.rules.combat.armies import added_units, army_tiers
from ludoteka.games.heroes3.rules.combat.end import beaten_to_recruit
from ludoteka.games.heroes3.rules.combat.start import new_combat
from ludoteka.games.heroes3.rules.marks import (
    BEAT_AI,
    BEAT_AI_AT_HOME,
    BLOOD_KNIGHT,
    GRAIL_KNIGHT,
    LOST_CUBE,
    STORY_GRAIL_FIELD,
    WON_LEVEL_7,
)
from ludoteka.games.heroes3.rules.scenario.armies import draw_reserved, reserved_cards
from ludoteka.games.heroes3.rules.scenario.choices import recruit_beaten
from ludoteka.games.heroes3.rules.scenario.quests import receiver, set_quest_aside
from ludoteka.games.heroes3.rules.scenario.sharing import dealing_closed
from ludoteka.games.heroes3.rules.scenario.sinking import remove_tiles, slowest_falls
from ludoteka.games.heroes3.rules.scenario.special import ai_beaten, extra_income, level_7_won
from ludoteka.games.heroes3.rules.scenario.timed import for_players, mines_secured
from ludoteka.games.heroes3.rules.setup.start import take_named_card
from ludoteka.games.heroes3.rules.turn.before_wave import MOVING_SPELLS, moves_hero
from ludoteka.games.heroes3.rules.turn.tile_turning import turn_with_cubes
from ludoteka.games.heroes3.rules.victory.countdown import COUNTDOWN, TURNS, countdown_won
from ludoteka.games.heroes3.rules.victory.ends import check_ends, eliminate, holders_fight, turn_began
from ludoteka.games.heroes3.rules.victory.tally import scored_since
from ludoteka.games.heroes3.rules.victory.wins import grail_at_home, holds_level_7, met_at_round_end, part_met
from ludoteka.games.heroes3.rules.world.fields import own_town
from ludoteka.games.heroes3.rules.world.quests import quest_cards
from ludoteka.games.heroes3.rules.world.scenario_map import field_is_closed, may_seek_grail, tile_is_closed
from ludoteka.games.heroes3.rules.world.town_tiles import fits


def by_rules_of(slug: str, seats: int = 2) -> Scene:
    """A plain table with a Dragon Utopia that follows the special rules of another scenario from now on."""
    scene = Scene(seats, boxes=all_boxes()).put("dragon_utopia", "C1" if seats < 3 else "F1")
    scene.s.scenario = NAMES.scenarios.index(slug)
    return scene


def towns(scene: Scene) -> list[int]:
    """The fields of the towns, by seat."""
    return [own_town(scene.s, seat) for seat in range(scene.s.seats)]


def unit(slug: str) -> int:
    return FACTS.troop_number[slug]


# -- armies and their rewards -----------------------------------------------------------------------------------


@pytest.mark.rule("H3-AI-04", "R-72")
@pytest.mark.parametrize("at_home", [True, False])
def test_a_beaten_ai_hero_goes_home_or_is_out(at_home: bool) -> None:
    scene = by_rules_of("rn2_master")
    home, field = towns(scene)[1], scene.find("mine")
    ai = new_ai(scene.s, None, home, [], 0)
    ai.moves = 2
    scene.s.ais = [ai]
    scene.s.flag[home] = AI
    scene.s.round = 0  # nothing is won yet
    waiting = len(scene.s.agenda)
    ai_beaten(scene.s, 0, 0, home if at_home else field)
    assert scene.s.feats[0] & BEAT_AI
    assert bool(scene.s.feats[0] & BEAT_AI_AT_HOME) is at_home
    assert (ai.out, ai.at) == ((True, NOBODY) if at_home else (False, home))
    assert (ai.beaten, ai.moves) == (1, 0)
    assert [type(step).__name__ for step in scene.s.agenda[waiting:]] == ["ReinforceUnit"], "this scenario rewards it"


@pytest.mark.rule("H3-AI-03")
def test_an_empty_settlement_loses_its_cube_to_a_wandering_army() -> None:
    scene = Scene().put("settlement")
    field = scene.find("settlement")
    scene.flag(0, field)
    scene.call(lose_settlement, field)
    assert scene.s.flag[field] == NOBODY


@pytest.mark.rule("H3-DIFF-01")
def test_level_seven_is_easier_or_has_more_units_where_the_scenario_says_so() -> None:
    scene = by_rules_of("llq2_guardian_angels")
    rule = FACTS.scenario_rules[scene.s.scenario]["level_7_easier"]
    scene.s.difficulty = 3
    field = scene.where(0)
    assert army_tiers(scene.s, field, 7) == FACTS.armies[3 - rule.amount][7]
    assert army_tiers(scene.s, field, 5) == FACTS.armies[3][5]
    scene.s.difficulty = 0
    assert army_tiers(scene.s, field, 7) == FACTS.armies[0][7]
    more = FACTS.scenario_rules[scene.s.scenario]["level_7_adds_unit"]
    combat = new_combat(scene.s, 0, MAIN, NEUTRALS, NOBODY, NOBODY, field, 7)
    assert more.unit is not None
    assert added_units(scene.s, combat) == [unit(more.unit) * 2 + (PACK if more.side == "pack" else FEW)]
    combat.level = 6
    assert added_units(scene.s, combat) == []


@pytest.mark.rule("H3-DIFF-01")
def test_a_dragon_more_guards_the_utopia_and_is_recruited_by_its_victor() -> None:
    scene = by_rules_of("qg3_two_knights")
    field = scene.find("dragon_utopia")
    amount = FACTS.scenario_rules[scene.s.scenario]["utopia_adds_dragon"].amount
    plain = FACTS.armies[scene.s.difficulty][7]
    assert Counter(army_tiers(scene.s, field, 7)) - Counter(plain) == Counter({AZURE: amount})
    assert army_tiers(scene.s, scene.where(0), 7) == plain
    waiting = len(scene.s.agenda)
    level_7_won(scene.s, 0, MAIN, field)
    assert "RecruitDragon" in [type(step).__name__ for step in scene.s.agenda[waiting:]]
    elsewhere = by_rules_of("qg3_two_knights")
    level_7_won(elsewhere.s, 0, MAIN, elsewhere.where(0))
    assert "RecruitDragon" not in [type(step).__name__ for step in elsewhere.s.agenda]


@pytest.mark.rule("H3-RECRUIT-06")
def test_of_beaten_dragons_at_the_utopia_one_joins() -> None:
    scene = by_rules_of("community_brothers_in_arms")
    field = scene.find("dragon_utopia")
    combat = new_combat(scene.s, 0, MAIN, NEUTRALS, NOBODY, NOBODY, field, 7)
    dragon = next(at for at, row in enumerate(FACTS.troop) if "dragons" in row.families)
    combat.drawn = [dragon, unit("neutral_boars")]
    combat.winner = 0
    assert beaten_to_recruit(scene.s, combat) == [dragon]
    combat.retreated = True
    assert beaten_to_recruit(scene.s, combat) == []
    combat.retreated = False
    combat.field = scene.where(0)
    assert beaten_to_recruit(scene.s, combat) == []


@pytest.mark.rule("H3-RECRUIT-06")
def test_beaten_neutral_units_lie_open_and_one_is_offered() -> None:
    scene = Scene()
    waiting = len(scene.s.agenda)
    recruit_beaten(scene.s, 0, [unit("neutral_boars"), unit("griffins")], NOBODY)
    assert scene.s.shown == [unit("neutral_boars")]
    assert [type(step).__name__ for step in scene.s.agenda[waiting:]] == ["OfferNeutral"]
    recruit_beaten(scene.s, 0, [unit("griffins")], NOBODY)
    assert (scene.s.shown, len(scene.s.agenda)) == ([], waiting + 1)


@pytest.mark.rule("H3-RECRUIT-05")
def test_a_reserved_card_is_drawn_once_and_else_from_the_tier_below() -> None:
    scene = Scene(boxes=all_boxes())
    scene.s.chance = scene.chance
    silver, bronze = (reserved_cards(scene.s, "rampart", tier) for tier in (1, 0))
    assert silver
    assert bronze
    assert draw_reserved(scene.s, "rampart", 1, []) in silver
    assert draw_reserved(scene.s, "rampart", 1, silver[1:]) == silver[0]
    assert draw_reserved(scene.s, "rampart", 1, silver) in bronze
    assert draw_reserved(scene.s, "rampart", 1, [*silver, *bronze]) == NOBODY


# -- incomes, quests, sharing -----------------------------------------------------------------------------------


@pytest.mark.rule("H3-RES-04")
def test_whoever_lost_a_cube_gets_gold_in_the_resource_round_once() -> None:
    scene = by_rules_of("all_for_one").stock(0).stock(1)
    scene.s.players[0].marks |= LOST_CUBE
    rule = FACTS.scenario_rules[scene.s.scenario]["gold_for_lost_cube"]
    extra_income(scene.s)
    assert (scene.owns(0, "gold"), scene.owns(1, "gold")) == (rule.amount, 0)
    extra_income(scene.s)
    assert scene.owns(0, "gold") == rule.amount > 0


@pytest.mark.rule("H3-SETUP-08")
def test_a_card_that_is_set_aside_leaves_the_discard_pile_too() -> None:
    scene = by_rules_of("eol2_cutthroats")
    cards = quest_cards(scene.s)
    scene.s.own_piles()
    for card in cards:
        if card in scene.s.decks[ARTIFACT].cards():
            scene.s.decks[ARTIFACT].remove(card)
    scene.s.discards[ARTIFACT] = [cards[0]]
    scene.s.chance = scene.chance
    set_quest_aside(scene.s)
    assert cards[0] not in scene.s.discards[ARTIFACT]
    assert len(scene.s.discards[ARTIFACT]) == 1, "another card is turned over"
    named = scene.s.discards[ARTIFACT][0]
    take_named_card(scene.s, 0, named)
    assert named in scene.s.players[0].hand
    assert len(scene.s.discards[ARTIFACT]) == 1


@pytest.mark.rule("H3-TRADE-05")
def test_cards_of_a_quest_change_hands_only_side_by_side() -> None:
    scene = Scene()
    town = scene.find("town", "S1")
    scene.hero(0, town).hero(1, scene.neighbour(town))
    assert receiver(scene.s, 0) == 1
    scene.s.players[0].at[MAIN] = NOBODY
    assert receiver(scene.s, 0) == NOBODY
    assert dealing_closed(scene.s, 0) == ("not-your-ally", 0)


@pytest.mark.rule("H3-UNIT-03")
def test_the_slowest_unit_falls_and_an_empty_army_loses_nothing() -> None:
    scene = Scene().army(0, griffins="pack", halberdiers="few")
    slow = min(("griffins", "halberdiers"), key=lambda name: FACTS.initiative[unit(name) * 2 + (name == "griffins")])
    slowest_falls(scene.s, 0)
    assert slow == "halberdiers"
    assert scene.units(0) == {"griffins": "pack"}
    slowest_falls(scene.s, 0)
    assert scene.units(0) == {"griffins": "few"}
    none = Scene().army(0)
    slowest_falls(none.s, 0)
    assert none.units(0) == {}


@pytest.mark.rule("H3-MAP-01")
def test_only_tiles_of_the_kinds_named_leave_the_map() -> None:
    scene = Scene()
    before = scene.s.atlas
    remove_tiles(scene.s, ())
    assert scene.s.atlas is before


# -- events in time ---------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MORALE-01")
def test_titles_lift_or_lower_morale() -> None:
    scene = by_rules_of("community_bloody_grail", 3)
    events = FACTS.scenario[scene.s.scenario].timed
    at = next(number for number, event in enumerate(events) if event.deed == "titles_morale")
    scene.s.players[0].marks |= GRAIL_KNIGHT
    scene.s.players[1].marks |= BLOOD_KNIGHT
    for player in scene.s.players:
        player.morale = 0
    scene.s.players[2].morale = 1
    scene.s.players[2].faction = FACTS.faction_number["rampart"]
    for_players(scene.s, at, events[at], [0, 1, 2])
    assert [player.morale for player in scene.s.players] == [1, 0, 1 - events[at].amount]


@pytest.mark.rule("H3-END-01")
def test_mines_are_secure_only_once_every_tile_lies_open() -> None:
    scene = Scene()
    assert NOBODY in scene.s.atlas.rotation
    assert not mines_secured(scene.s, "no such terrain")
    scene.s.atlas.rotation = [max(0, turn) for turn in scene.s.atlas.rotation]
    assert mines_secured(scene.s, "no such terrain"), "none is left to be held"


@pytest.mark.rule("H3-CARD-06")
def test_what_moves_a_hero() -> None:
    for card, row in enumerate(FACTS.card):
        if row.spell is not None:
            assert moves_hero(FACTS, ("cast", card, 1)) is (row.spell.deed in MOVING_SPELLS)
    assert any(row.spell is not None and row.spell.deed in MOVING_SPELLS for row in FACTS.card)
    assert moves_hero(FACTS, ("pass-to", 0, 1))
    assert not moves_hero(FACTS, ("end-turn",))


@pytest.mark.rule("H3-MAP-02")
def test_a_tile_that_is_turned_takes_along_what_the_scenario_remembers_of_its_fields() -> None:
    scene = Scene()
    place = scene.place("S1")
    before = scene.find("mine", "S1")
    scene.s.story[STORY_GRAIL_FIELD] = before + 1
    scene.s.players[0].came_from = [before, NOBODY]
    scene.s.stars[before] = 5
    turn_with_cubes(scene.s, place, (scene.s.atlas.rotation[place] + 1) % 6)
    after = scene.find("mine", "S1")
    assert after != before
    assert scene.s.story[STORY_GRAIL_FIELD] == after + 1
    assert scene.s.players[0].came_from[MAIN] == after
    assert (scene.s.stars[after], scene.s.stars[before]) == (5, 0)


# -- closed tiles and fields ------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOVE-03")
def test_a_tile_opens_when_the_ai_hero_is_beaten() -> None:
    scene = Scene(1, "dd1_devilish_plan", ("inferno",), 1, all_boxes())
    rule = FACTS.scenario_rules[scene.s.scenario]["tile_closed_until_ai_beaten"]
    place = scene.place(rule.slots[0])
    scene.s.ais = [new_ai(scene.s, None, NOBODY, [], 0)]
    assert tile_is_closed(scene.s, place)
    assert field_is_closed(scene.s, 0, MAIN, place * FIELDS)
    scene.s.ais[0].beaten = 1
    assert not tile_is_closed(scene.s, place)


@pytest.mark.rule("H3-MOVE-03")
def test_a_field_of_level_seven_is_fought_once_by_each() -> None:
    scene = by_rules_of("unholy_quest")
    field = next(at for at, spot in enumerate(scene.s.atlas.spot) if spot != NOBODY and FACTS.spot_guard[spot] == 7)
    assert not field_is_closed(scene.s, 0, MAIN, field)
    scene.s.feats[0] |= WON_LEVEL_7
    assert field_is_closed(scene.s, 0, MAIN, field)
    assert not field_is_closed(scene.s, 1, MAIN, field)
    assert may_seek_grail(Scene().s, 0), "no scenario rule, no obelisks needed"


@pytest.mark.rule("H3-SETUP-03")
def test_what_a_tile_must_hold() -> None:
    tiles = range(len(FACTS.tile_slugs))
    assert all(fits(FACTS, tile, "none") for tile in tiles)
    for tile in tiles:
        assert fits(FACTS, tile, "obelisk") is not fits(FACTS, tile, "no_obelisk")
    assert any(fits(FACTS, tile, "obelisk") for tile in tiles)
    assert any(fits(FACTS, tile, "gold_mine") for tile in tiles)
    assert not all(fits(FACTS, tile, "gold_mine") for tile in tiles)


# -- ends -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-04")
def test_an_eliminated_player_leaves_the_grail_and_is_eliminated_once() -> None:
    scene = Scene(3)
    scene.s.grail = 0 * 2 + MAIN
    scene.call(eliminate, 0)
    assert scene.s.grail == NOBODY
    removed = scene.s.removed.copy()
    scene.heard.clear()
    eliminate(scene.s, 0)
    assert scene.s.removed == removed
    assert not scene.heard


@pytest.mark.rule("H3-END-01")
def test_nothing_is_decided_before_the_first_round_or_after_the_end() -> None:
    scene = Scene()
    for seat in (0, 1):
        scene.s.players[seat].out = True
    scene.s.round = 0
    check_ends(scene.s, 0)
    assert not scene.s.places
    scene.s.round = 1
    check_ends(scene.s, 0)
    places = list(scene.s.places)
    assert places
    turn_began(scene.s, 0)
    check_ends(scene.s, 1)
    assert scene.s.places == places


@pytest.mark.rule("H3-END-01")
def test_a_place_that_nobody_holds_after_the_last_round_is_lost_by_all() -> None:
    scene = by_rules_of("community_king_of_the_hill")
    win = Win(kind="hold_location", location="mine")
    for field in range(len(scene.s.flag)):
        scene.s.flag[field] = NOBODY
    holders_fight(scene.s, win)
    assert len(set(scene.s.places)) == 1
    held = Scene()
    held.flag(1, held.find("mine", "S1"))
    holders_fight(held.s, win)
    assert held.s.places[1] < held.s.places[0]


@pytest.mark.rule("H3-END-09")
def test_a_point_since_the_additional_rounds_needs_additional_rounds() -> None:
    assert not scored_since(Scene().s, 0)


@pytest.mark.rule("H3-END-01", "R-81")
def test_the_grail_wins_in_the_own_town_or_in_that_of_an_ally() -> None:
    scene = Scene(3)
    for seat, team in enumerate((0, 1, 0)):
        scene.s.players[seat].team = team
    scene.s.grail = 0 * 2 + MAIN
    own = Win(kind="bring_token_home", token="grail")
    too = msgspec.structs.replace(own, ally_town_too=True)
    homes = [scene.find("town", f"S{seat + 1}") for seat in range(3)]
    for field, wins in zip(homes, ((True, True), (False, False), (False, True)), strict=True):
        scene.hero(0, field)
        assert (grail_at_home(scene.s, 0, own), grail_at_home(scene.s, 0, too)) == wins


@pytest.mark.rule("H3-END-01")
def test_parts_of_a_victory() -> None:
    scene = Scene()
    win = Win(kind="sequence", amount=1)
    assert not part_met(scene.s, 0, win, "hold_settlements_or_mines")
    scene.flag(0, scene.find("mine", "S2"))
    assert part_met(scene.s, 0, win, "hold_settlements_or_mines")
    assert not part_met(scene.s, 0, msgspec.structs.replace(win, amount=2), "hold_settlements_or_mines")
    assert holds_level_7(scene.s, 0) == 0
    scene.put("dragon_utopia")
    seven = next(at for at, spot in enumerate(scene.s.atlas.spot) if spot != NOBODY and FACTS.spot_guard[spot] == 7)
    scene.flag(0, seven)
    assert (holds_level_7(scene.s, 0), holds_level_7(scene.s, 1)) == (1, 0)


@pytest.mark.rule("H3-END-01")
def test_a_countdown_by_turns_waits_for_everybody_who_is_still_there() -> None:
    scene = Scene(3)
    mine = scene.find("mine", "S1")
    win = Win(kind="control_after_countdown", when="end_of_round", location="mine", turns_after=2)
    for field in range(len(scene.s.flag)):
        scene.s.flag[field] = NOBODY
    scene.flag(0, mine)
    assert not countdown_won(scene.s, 0, win)
    scene.s.ledger[COUNTDOWN] = [1]
    scene.s.ledger[TURNS] = [0, 1, 0]
    assert not countdown_won(scene.s, 0, win)
    assert not met_at_round_end(scene.s, 0, win)
    scene.s.players[1].out = True
    assert countdown_won(scene.s, 0, win)
    assert met_at_round_end(scene.s, 0, win)
    assert not countdown_won(scene.s, 2, win)

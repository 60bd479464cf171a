"""What bots see of the way to victory where a scenario is played alone or together: its tasks and the time left."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3.bot.evaluate import evaluate
from ludoteka.games.heroes3.bot.fights import announced_swings
from ludoteka.games.heroes3.bot.odds import chance_between, hope_between
from ludoteka.games.heroes3.bot.pursuit import GOAL, grows_in, is_story, pursuit, share_at, tasks_of
from ludoteka.games.heroes3.bot.storm import STRIDE, forces, rounds_for
from ludoteka.games.heroes3.bot.ways import journeys
from ludoteka.games.heroes3.bot.worths import Aims, aims_of, worths_of
from ludoteka.games.heroes3.facts import AI, FEW, MAIN, NOBODY, PACK
from ludoteka.games.heroes3.rules.combat.start import StartCombat
from ludoteka.games.heroes3.rules.marks import STORY_RESULT, WON_LEVEL_7
from ludoteka.games.heroes3.rules.world.scenario_map import stronghold_field

WORTHS = worths_of(FACTS)


def gift() -> Scene:
    """The first part of The Queen's Gambit: an army waits on a tile that lies open."""
    scene = Scene(1, "qg1_greek_gift", difficulty=0).turn(0)
    return scene.stock(0).army(0, halberdiers="few").hand(0)


def aims(scene: Scene) -> Aims:
    """What the scenario makes worth going for."""
    return aims_of(FACTS, scene.s.scenario, scene.s.seats)


def hope(scene: Scene, seat: int = 0) -> float:
    """What the way to victory is worth."""
    return pursuit(scene.s, seat, WORTHS, aims(scene), 0, NOBODY)


def form(name: str, side: int = FEW) -> int:
    """A unit by its name."""
    return FACTS.troop_number[name] * 2 + side


def test_far_below_parity_a_stronger_army_still_gives_more_hope() -> None:
    theirs = (form("ghost_dragons", PACK), form("dread_knights", PACK), form("liches", PACK))
    weak = (form("halberdiers"),)
    better = (form("halberdiers", PACK), form("griffins"))
    assert chance_between(FACTS, better, theirs, 0, 0, 0) < 0.02, "nobody would call that a chance"
    assert hope_between(FACTS, better, theirs, 0, 0, 0) > hope_between(FACTS, weak, theirs, 0, 0, 0) + 0.005


def test_the_hope_grows_with_gold_army_and_nearness() -> None:
    poor = hope(gift())
    rich = hope(gift().stock(0, gold=30, building_materials=6, valuables=3))
    strong = hope(gift().army(0, halberdiers="pack", griffins="pack", crusaders="pack", marksmen="pack"))
    assert 0 < poor < rich < strong < GOAL


def test_who_is_too_far_away_in_the_last_rounds_has_little_hope_left() -> None:
    army = {"halberdiers": "pack", "griffins": "pack", "crusaders": "pack", "marksmen": "pack"}
    scene = gift().army(0, **army)
    there = scene.s.ais[0].at
    beside = scene.neighbour(there)
    early = hope(scene)
    scene.s.round = scene.s.last_round
    late = hope(scene)
    scene.hero(0, beside)
    near = hope(scene)
    assert late < 0.3 * early
    assert near > 2 * late


def test_the_army_of_the_first_gambit_is_seen_as_it_will_fight() -> None:
    scene = gift()
    assert form("ghost_dragons") in scene.s.ais[0].army
    seen = forces(scene.s, scene.s.ais[0], 0, WORTHS)
    assert form("ghost_dragons") not in seen
    assert form("neutral_zombies") in seen


def test_in_the_last_round_an_attack_at_bad_odds_costs_nothing() -> None:
    scene = gift()
    start = StartCombat(0, MAIN, AI, MAIN, 0, scene.s.ais[0].at)

    def swing() -> float:
        swings = [0.0]
        announced_swings(scene.s, start, WORTHS, aims(scene), swings)
        return swings[0]

    before = swing()
    scene.s.round = scene.s.last_round
    assert swing() > before


@pytest.mark.rule("H3-END-01")
def test_what_is_done_counts_in_full() -> None:
    scene = Scene(2, "unholy_quest", difficulty=0).turn(0)
    assert hope(scene) < GOAL
    scene.s.feats[0] |= WON_LEVEL_7
    assert hope(scene) == GOAL
    assert hope(scene, 1) < GOAL, "the other player has still to win there"


@pytest.mark.rule("H3-END-01")
def test_places_are_tasks_with_the_armies_that_hold_them() -> None:
    scene = Scene(1, "dd2_steadwicks_fall", ("inferno",), 0, all_boxes()).turn(0)
    win = FACTS.scenario[scene.s.scenario].wins[0]
    tasks = tasks_of(scene.s, 0, win, WORTHS, aims(scene))
    assert tasks.done == 0.0
    assert [len(task.theirs) > 0 for task in tasks.left] == [True] * 4
    field = tasks.left[0].field
    assert share_at(scene.s, 0, field, WORTHS, aims(scene)) == GOAL / 4
    scene.flag(0, field)
    assert tasks_of(scene.s, 0, win, WORTHS, aims(scene)).done == 0.25


@pytest.mark.rule("H3-END-01")
def test_mines_abroad_are_tasks_until_there_are_enough() -> None:
    scene = Scene(1, "rn1_target", difficulty=0).turn(0)
    win = FACTS.scenario[scene.s.scenario].wins[0]
    tasks = tasks_of(scene.s, 0, win, WORTHS, aims(scene))
    fields = [task.field for task in tasks.left if task.weight == 0.25]
    mine = scene.find("mine", "S2")
    assert mine in fields
    assert scene.find("mine", "S1") not in fields, "it lies on the player's own starting tile"
    scene.flag(0, mine)
    assert tasks_of(scene.s, 0, win, WORTHS, aims(scene)).done == tasks.done + 0.25


def test_an_enemy_that_will_grow_is_to_be_met_before() -> None:
    scene = Scene(1, "qg3_two_knights", difficulty=0).turn(0)
    s = scene.s
    assert 0 < grows_in(s, s.ais[0]) < s.last_round
    s.ais[0].army.append(form("ghost_dragons", PACK))
    assert grows_in(s, s.ais[0]) == s.last_round


def test_who_opens_a_stronghold_far_away_has_still_to_walk_back_to_it() -> None:
    scene = Scene(1, "community_titans_stronghold", difficulty=0, boxes=all_boxes()).turn(0)
    win = FACTS.scenario[scene.s.scenario].wins[0]
    (task,) = tasks_of(scene.s, 0, win, WORTHS, aims(scene)).left
    steps = journeys(scene.s, stronghold_field(scene.s), 0)[task.field]
    assert steps > 4 * STRIDE
    assert task.after > rounds_for(steps, 0, STRIDE)


@pytest.mark.rule("H3-END-09")
def test_a_victory_is_worth_more_than_any_hope_and_a_defeat_less_than_none() -> None:
    scene = gift()
    going_on = evaluate(scene.s, 0)
    assert not GAME.lore.settles(scene.s)
    scene.s.finish([1])
    scene.s.story[STORY_RESULT] = 1
    won = evaluate(scene.s, 0)
    scene.s.story[STORY_RESULT] = 2
    lost = evaluate(scene.s, 0)
    assert lost < going_on < won
    assert won - going_on > GOAL


def test_a_clash_is_no_such_story() -> None:
    scene = Scene(2, "brave_new_world")
    assert not is_story(scene.s)
    assert GAME.lore.settles(scene.s)

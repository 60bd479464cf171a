"""What a march on the town of an AI hero promises, and how often the greedy bot wins the first campaign scenario."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, NAMES, Scene
from ludoteka.bots import bot
from ludoteka.bots.play import answer, decide_aside
from ludoteka.games.heroes3.bot.evaluate import evaluate
from ludoteka.games.heroes3.bot.storm import (
    enemy_in,
    met,
    mustered,
    never_built,
    purse,
    road,
    siege_comes,
    storm_chance,
)
from ludoteka.games.heroes3.bot.worths import aims_of, worths_of
from ludoteka.games.heroes3.facts import DWELLING_GOLD, FEW, NOBODY, PACK
from ludoteka.games.heroes3.rules.marks import STORY_RESULT
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.state import begin, pending, take

WORTHS = worths_of(FACTS)
CASTLE = FACTS.faction_number["castle"]
BRONZE = 1 << 3
SILVER = 1 << 4
CITADEL = 1 << 1


def homecoming() -> Scene:
    """The player's turn in the first campaign scenario, the hero at home, the whole map open, nobody rich."""
    scene = Scene(1, "llq1_homecoming", difficulty=0).turn(0)
    scene.tile("F1", "F1").tile("F2", "F2").tile("F3", "F3").tile("F4", "F4").tile("N1", "N1").tile("N2", "N2")
    return scene.hero(0, scene.field("S1", "c")).stock(0).hand(0)


def hope(scene: Scene) -> float:
    """The chance to storm the town of the AI hero in time."""
    return storm_chance(scene.s, 0, WORTHS, 0, NOBODY)


def forms(*units: str) -> tuple[int, ...]:
    """Units as forms: `pack griffins`."""
    found = [unit.split() for unit in units]
    return tuple(sorted(FACTS.troop_number[name[-1]] * 2 + (PACK if name[0] == "pack" else FEW) for name in found))


# -- the army to come -------------------------------------------------------------------------------------------


def test_gold_buys_what_adds_most() -> None:
    start = forms("pack halberdiers", "marksmen")
    assert sorted(mustered(FACTS, CASTLE, BRONZE, start, 0, 0, 0, 1)) == list(start)
    assert sorted(mustered(FACTS, CASTLE, BRONZE, start, 4, 0, 0, 1)) == sorted((*start, *forms("griffins")))


def test_a_citadel_is_built_where_reinforcing_is_worth_it() -> None:
    start = forms("pack halberdiers", "marksmen")
    packs = forms("pack halberdiers", "pack marksmen", "pack griffins")
    assert tuple(sorted(mustered(FACTS, CASTLE, BRONZE, start, 23, 5, 1, 1))) == packs
    assert tuple(sorted(mustered(FACTS, CASTLE, BRONZE | CITADEL, start, 15, 0, 0, 1))) == packs
    assert tuple(sorted(mustered(FACTS, CASTLE, BRONZE, start, 23, 4, 1, 1))) != packs


def test_what_the_scenario_does_not_allow_is_not_built() -> None:
    rich = (FACTS, CASTLE, BRONZE | CITADEL, forms("pack halberdiers"), 60, 20, 9, 3)
    gold = 1 << DWELLING_GOLD
    assert forms("archangels")[0] in mustered(*rich[:2], BRONZE | CITADEL | SILVER, *rich[3:])
    assert forms("archangels")[0] not in mustered(*rich[:2], BRONZE | CITADEL | SILVER, *rich[3:], gold)
    assert never_built(FACTS, NAMES.scenarios.index("qg3_two_knights")) == gold
    assert never_built(FACTS, NAMES.scenarios.index("llq1_homecoming")) == 0


@pytest.mark.rule("H3-ROUND-03")
def test_odd_rounds_fill_the_purse() -> None:
    scene = homecoming().stock(0, 7, 1)
    assert scene.s.round == 1
    assert [purse(scene.s, 0, rounds)[0] for rounds in (0, 1, 2, 4)] == [7, 7, 17, 27]


@pytest.mark.rule("H3-AI-12")
def test_the_enemy_grows_as_the_scenario_says() -> None:
    scene = homecoming()
    ai = scene.s.ais[0]
    assert enemy_in(scene.s, ai, 1) == tuple(ai.army)
    assert FACTS.troop_number["troglodytes"] * 2 + PACK in enemy_in(scene.s, ai, 2)
    assert FACTS.troop_number["minotaurs"] * 2 + FEW in enemy_in(scene.s, ai, 6)


# -- the road ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-AI-01")
def test_a_siege_comes_nearer_with_the_ai_hero() -> None:
    scene = homecoming()
    ai = scene.s.ais[0]
    home = scene.field("S1", "c")
    far = siege_comes(scene.s, ai, home, NOBODY)
    ai.at = scene.neighbour(home)
    assert siege_comes(scene.s, ai, home, NOBODY) == 0 < far


@pytest.mark.rule("H3-AI-01")
def test_an_ai_hero_passes_by_a_hero_beside_its_road() -> None:
    scene = homecoming()
    ai = scene.s.ais[0]
    home = scene.field("S1", "c")
    ai.at = scene.field("N1", "c")
    tiles = road(scene.s, ai.at, home)
    assert scene.place("N1") in tiles
    assert scene.place("F4") not in tiles
    on_its_tile = scene.neighbour(ai.at)
    assert met(scene.s, ai, ai.at, on_its_tile, home) == 1.0
    assert met(scene.s, ai, ai.at, scene.field("F4", "c"), home) < 0.5


# -- hope -------------------------------------------------------------------------------------------------------


def test_only_a_town_that_has_to_be_taken_is_stormed() -> None:
    assert aims_of(FACTS, NAMES.scenarios.index("llq1_homecoming"), 1).storm > 0
    assert aims_of(FACTS, NAMES.scenarios.index("brave_new_world"), 2).storm == 0


def test_hope_grows_with_the_army_and_with_gold() -> None:
    weak = hope(homecoming().army(0, halberdiers="few"))
    rich = hope(homecoming().army(0, halberdiers="few").stock(0, 40, 11, 4))
    strong = hope(homecoming().army(0, halberdiers="pack", griffins="pack", crusaders="pack", zealots="few"))
    assert weak < rich < strong


def test_hope_dies_when_time_runs_out() -> None:
    scene = homecoming().army(0, halberdiers="pack", griffins="pack", crusaders="pack", zealots="few")
    early = hope(scene)
    scene.s.round = scene.s.last_round
    assert hope(scene) < 0.1 < early


def test_a_storm_under_way_is_no_plan_any_more() -> None:
    scene = homecoming()
    assert storm_chance(scene.s, 0, WORTHS, 0, scene.s.ais[0].home) == 0.0


def test_greedy_storms_the_town_before_it() -> None:
    scene = homecoming().army(0, archangels="pack", crusaders="pack", zealots="pack", griffins="pack")
    ai = scene.s.ais[0]
    scene.hero(0, scene.neighbour(ai.home))
    ai.at = scene.field("F1", "c")
    choice = pending(scene.s)[0]
    assert GAME.text(answer(GAME, scene.s, choice, bot("greedy", "test"))) == f"move main {scene.name(ai.home)}"


def test_a_campaign_position_is_worth_the_same_whatever_is_hidden() -> None:
    luck = Chance.of("hidden campaign")
    s = GAME.setup(1, GAME.read_options({"scenario": "llq1_homecoming"}), luck)
    begin(s, luck)
    looked = 0
    for step in range(300):
        if s.places:
            break
        choice = pending(s)[0]
        if step % 10 == 9:
            twin = GAME.resample(s, 0, Chance.of("twin", str(step)))
            assert evaluate(twin, 0) == pytest.approx(evaluate(s, 0))
            looked += 1
        take(s, choice, luck.pick(choice.options(s)), luck)
    assert looked > 5


# -- whole games ------------------------------------------------------------------------------------------------


def wins_homecoming(number: int) -> bool:
    """Whether the greedy bot wins a deal of the first campaign scenario on easy."""
    options = GAME.read_options({"scenario": "llq1_homecoming", "difficulty": "easy"})
    luck = Chance.of("duel", "luck", number)
    s = GAME.start(1, options, Chance.of("duel", "setup", number))
    bots = {0: bot("greedy", f"{number}/0")}
    asides = 0
    while not s.places:
        decided = decide_aside(GAME, s, bots) if asides < 16 else None
        asides = asides + 1 if decided is not None else 0
        if decided is None:
            choice = pending(s)[0]
            decided = choice, answer(GAME, s, choice, bots[0])
        take(s, *decided, luck)
    return s.story[STORY_RESULT] == 1


@pytest.mark.soak
def test_greedy_wins_the_first_scenario_regularly() -> None:
    won = sum(wins_homecoming(number) for number in range(700, 750))
    print(f"greedy won {won} of 50 games of Homecoming on easy")
    assert won >= 25

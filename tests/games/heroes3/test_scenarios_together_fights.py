"""Timed fights, a price paid together and heroes who leave the map: The Ambushed Accord."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import AI, CENTER, FIELDS, MAIN, NEUTRAL, NOBODY, SPECIAL_2
from ludoteka.games.heroes3.rules.ai.timed_fights import FightIsDue, FightIsOver, fighter_closed, send_fighter
from ludoteka.games.heroes3.rules.cards.gains import RollBoth
from ludoteka.games.heroes3.rules.cards.piles import discard_neutral
from ludoteka.games.heroes3.rules.combat.joining import lay_tokens
from ludoteka.games.heroes3.rules.scenario.special import level_7_won
from ludoteka.games.heroes3.rules.scenario.timed import TimedDeed, round_end_events
from ludoteka.games.heroes3.rules.town.town import build
from ludoteka.games.heroes3.rules.world.fields import own_town
from ludoteka.kernel.state import begin

FACTIONS = ("castle", "dungeon", "necropolis", "tower", "fortress", "inferno")
STRONG = ("archangels", "black_dragons", "ghost_dragons", "champions", "manticores")


def accord(seats: int = 2, difficulty: int = 1) -> Scene:
    """The scenario in its first turn."""
    boxes = 1 if seats < 3 else all_boxes()
    return Scene(seats, "community_the_ambushed_accord", FACTIONS, difficulty, boxes)


def fight(scene: Scene, plan: int = 0) -> Scene:
    """A timed fight is due and the first player is sent."""
    scene.run(FightIsDue(plan))
    assert scene.waits() == "SendFighter"
    scene.play("send p1").go_on("Deploy")
    scene.army(0, **dict.fromkeys(STRONG, "pack"))
    for _ in STRONG:
        scene.play(scene.offered("deploy")[0])
    scene.play("ready")
    while scene.waits() == "LineUp":
        scene.play(scene.offered()[0])
    return scene


def decide(scene: Scene, side: int) -> Scene:
    """A side wins the combat at once."""
    assert scene.s.combat is not None
    scene.s.combat.winner = side
    begin(scene.s, scene.chance)
    scene.play(scene.offered()[0])
    return scene


@pytest.mark.rule("H3-SETUP-11", "H3-SETUP-09")
def test_the_starting_army_is_picked_from_bronze_neutral_units() -> None:
    scene = Scene(2, "community_the_ambushed_accord", FACTIONS, until="PickOfTwo")
    shown = scene.s.shown.copy()
    assert len(shown) == 2
    scene.play(scene.offered()[0])
    assert len(scene.s.players[0].army) == 1
    other = next(troop for troop in shown if troop not in scene.s.players[0].army)
    assert other in scene.s.neutral_discards[0]
    scene = accord()
    for player in scene.s.players:
        assert [FACTS.troop[troop].kind for troop in player.army] == [NEUTRAL, NEUTRAL]
        assert player.starters == [troop * 2 for troop in player.army]
        assert player.morale == 1


@pytest.mark.rule("H3-ROUND-05")
def test_timed_fights_are_due_at_the_end_of_their_rounds() -> None:
    scene = accord()
    due = {}
    for number in range(1, 15):
        scene.s.round = number
        due[number] = len(round_end_events(scene.s))
    assert [number for number, count in due.items() if count] == [2, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14]
    assert due[4] == 2


@pytest.mark.rule("H3-ROUND-05")
@pytest.mark.parametrize(("seats", "fights"), [(2, 1), (3, 1), (4, 2), (6, 2)])
def test_two_players_fight_from_four_on(seats: int, fights: int) -> None:
    scene = accord(seats)
    scene.run(TimedDeed(1, NOBODY, NOBODY))
    waiting = sum(isinstance(step, FightIsDue) for step in scene.s.agenda)
    assert waiting + 1 == fights


@pytest.mark.rule("H3-DIFF-01")
@pytest.mark.parametrize(("difficulty", "units"), [(0, 4), (1, 5), (2, 5), (3, 5)])
def test_an_easy_fight_has_one_unit_less(difficulty: int, units: int) -> None:
    scene = accord(2, difficulty).run(FightIsDue(0))
    assert [FACTS.troop[form // 2].tier for form in scene.s.ais[0].army] == [0] * units


@pytest.mark.rule("H3-COMBAT-01")
@pytest.mark.parametrize(("difficulty", "tokens"), [(0, 0), (1, 0), (2, 1), (3, 2)])
def test_stack_tokens_follow_the_difficulty(difficulty: int, tokens: int) -> None:
    scene = fight(accord(2, difficulty))
    combat = scene.s.combat
    assert combat is not None
    assert sum(1 for token in combat.stack if token) == tokens
    if difficulty == 2:
        assert sum(combat.stack) == 8
    combat.stack = [0] * len(combat.stack)
    scene.s.ais[0].plan = 3
    scene.s.chance = scene.chance
    lay_tokens(scene.s, combat)
    assert sum(1 for token in combat.stack if token) == (2 if difficulty == 3 else 0)


@pytest.mark.rule("H3-MORALE-01", "H3-MOVE-04")
def test_a_won_fight_gives_morale_counts_and_moves_nobody() -> None:
    scene = accord()
    scene.s.players[0].morale = 0
    home = scene.where(0)
    decide(fight(scene), 0)
    assert scene.s.players[0].morale == 1
    assert scene.s.ledger["timed_fights"] == [1, 0]
    assert scene.where(0) == home
    assert fighter_closed(scene.s, 0, []) == ("won-more-fights", 0)
    assert fighter_closed(scene.s, 1, []) is None


@pytest.mark.rule("H3-RECRUIT-04", "H3-END-01")
def test_a_lost_fight_costs_the_units_and_another_player_goes_on() -> None:
    scene = accord()
    scene.hero(0, scene.field("S1", "e"))
    starters = [form // 2 for form in scene.s.players[0].starters]
    fight(scene)
    for troop in starters:
        scene.call(discard_neutral, troop)
    decide(scene, 1)
    assert scene.where(0) == own_town(scene.s, 0)
    assert sorted(scene.s.players[0].army) == sorted(starters)
    assert scene.waits() == "SendFighter"
    assert scene.offered() == ["send p2"]
    assert not scene.s.ais[0].out
    scene.call(send_fighter, 0, [0, 1])
    assert scene.s.places == [2, 2]


@pytest.mark.rule("H3-RECRUIT-04")
def test_a_cheap_unit_joins_when_the_starting_units_are_gone() -> None:
    scene = accord()
    scene.s.own_piles()
    scene.army(0, archangels="pack")
    for form in scene.s.players[0].starters:
        tier = FACTS.troop[form // 2].tier
        scene.s.neutral_discards[tier] = [one for one in scene.s.neutral_discards[tier] if one != form // 2]
        if form // 2 in scene.s.neutral_decks[tier].cards():
            scene.s.neutral_decks[tier].remove(form // 2)
    scene.run(FightIsDue(0))
    scene.run(FightIsOver(0, 0, []))
    assert len(scene.s.players[0].army) == 1


@pytest.mark.rule("H3-RES-01", "H3-MAP-02")
def test_the_center_tile_is_paid_for_together() -> None:
    scene = accord().stock(0, gold=1, building_materials=6).stock(1, gold=8, valuables=2)
    place = scene.s.atlas.kind.index(CENTER)
    beside = next(
        field
        for field in range(FIELDS, 2 * FIELDS)
        if any(other // FIELDS == place for other in scene.s.atlas.near[field * 6 : field * 6 + 6])
    )
    scene.hero(0, beside).turn(0)
    center = f"discover main {NAMES.places[place]}"
    assert center not in scene.offered()
    scene.stock(1, gold=9, valuables=2).turn(0)
    scene.play(center)
    assert scene.s.players[0].stock == [0, 0, 0]
    assert scene.s.players[1].stock == [0, 0, 0]


@pytest.mark.rule("H3-TOWN-02")
def test_a_special_building_for_free_waits_for_what_it_requires() -> None:
    scene = accord()
    scene.run(TimedDeed(0, NOBODY, NOBODY))
    assert scene.waits() == "FreeSpecialBuilding"
    assert scene.offered() == ["build castle_special_1", "build castle_special_2"]
    scene.play("build castle_special_2")
    assert not scene.s.players[0].built >> SPECIAL_2 & 1
    scene.call(build, 0, 3)
    assert scene.s.players[0].built >> SPECIAL_2 & 1


@pytest.mark.rule("H3-MORALE-01")
def test_the_players_choose_who_gains_morale() -> None:
    scene = accord()
    scene.s.players[1].morale = 0
    scene.run(TimedDeed(6, NOBODY, NOBODY))
    assert scene.offered() == ["favour p1", "favour p2"]
    scene.play("favour p2")
    assert scene.s.players[1].morale == 1


@pytest.mark.rule("H3-TRADE-05", "H3-TRADE-07")
def test_players_in_their_towns_or_on_obelisks_may_trade() -> None:
    scene = accord().stock(0, gold=3).stock(1, gold=3)
    scene.hero(0, own_town(scene.s, 0)).hero(1, own_town(scene.s, 1)).turn(0)
    assert scene.offered("trade-with") == ["trade-with p2"]
    assert scene.offered("hand-over")
    scene.hero(1, scene.neighbour(own_town(scene.s, 1))).turn(0)
    assert scene.offered("trade-with") == []


@pytest.mark.rule("H3-END-01", "H3-MODE-05")
def test_a_winner_on_level_7_leaves_the_map_and_the_last_one_wins_for_all() -> None:
    scene = accord().tile("C1", "C1")
    field = scene.find("dragon_utopia")
    scene.hero(0, field).call(level_7_won, 0, MAIN, field)
    assert scene.s.players[0].at == [NOBODY, NOBODY]
    assert not scene.s.players[0].out
    assert fighter_closed(scene.s, 0, []) is not None
    assert "hire-hero" not in scene.stock(0, gold=20).aside(0)
    scene.hero(1, field).call(level_7_won, 1, MAIN, field)
    assert scene.s.places == [1, 1]


@pytest.mark.rule("H3-RES-02", "H3-MORALE-02")
def test_one_of_a_resource_die_and_a_treasure_die_is_resolved() -> None:
    scene = accord()
    scene.s.players[0].morale = 0
    scene.run(RollBoth(0, MAIN))
    assert scene.waits() == "ChooseDie"
    rolled = [int(event[2]) for event in scene.told("rolled")]
    assert rolled[0] < 6 <= rolled[1] < 12
    assert len(scene.offered("keep")) == 2
    scene.s.players[0].morale = 1
    scene.play(scene.offered("morale-reroll")[1])
    again = [int(event[2]) for event in scene.told("rolled")]
    assert all(6 <= face < 12 for face in again)
    scene.play(scene.offered("keep")[0])
    assert scene.waits() != "ChooseDie"


@pytest.mark.rule("H3-AI-04")
def test_the_army_of_a_timed_fight_stands_on_no_field() -> None:
    scene = fight(accord())
    combat = scene.s.combat
    assert combat is not None
    assert (combat.defender, scene.s.ais[0].at, combat.siege) == (AI, NOBODY, False)

"""A stronghold that opens late and empties five units at a time: Titans' Stronghold."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import CENTER, FIELDS, MAIN, NEUTRALS, NOBODY
from ludoteka.games.heroes3.rules.combat.start import StartCombat
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.scenario.strongholds import garrison_of, open_stronghold
from ludoteka.games.heroes3.rules.world.fields import guard_at
from ludoteka.games.heroes3.rules.world.scenario_map import is_stronghold, stronghold_field
from ludoteka.games.heroes3.setup import bare_table
from ludoteka.games.heroes3.view_goals import goals_view
from ludoteka.kernel.state import begin

FACTIONS = ("castle", "dungeon", "necropolis", "tower", "fortress", "inferno")
STRONG = ("archangels", "black_dragons", "ghost_dragons", "champions", "manticores")


def titans(seats: int = 2, difficulty: int = 1) -> Scene:
    """The scenario in its first turn, with all boxes; center tiles lie open."""
    scene = Scene(seats, "community_titans_stronghold", FACTIONS, difficulty, all_boxes())
    tiles = ("C1", "C2", "C3", "C4", "#C1", "#C2", "C5")
    for number in range(seats + 1):
        scene.tile(f"C{number + 1}", tiles[number])
    return scene


def flag_sevens(scene: Scene, but: int = 0) -> Scene:
    """The middle fields of the other center tiles carry a flag, the first ones excepted."""
    for number in range(2 + but, scene.s.seats + 2):
        scene.flag(0, scene.field(f"C{number}", "c"))
    return scene


def opened(seats: int = 2, difficulty: int = 1) -> Scene:
    """The stronghold is open."""
    return flag_sevens(titans(seats, difficulty)).call(open_stronghold)


def storm(scene: Scene) -> Scene:
    """A strong hero has entered the stronghold."""
    field = stronghold_field(scene.s)
    scene.hero(0, field)
    scene.s.players[0].came_from[MAIN] = scene.field("S1", "c")
    scene.run(StartCombat(0, MAIN, NEUTRALS, NOBODY, NOBODY, field)).go_on("Deploy")
    scene.army(0, **dict.fromkeys(STRONG, "pack"))
    for _ in STRONG:
        scene.play(scene.offered("deploy")[0])
    scene.play("ready")
    while scene.waits() == "LineUp":
        scene.play(scene.offered()[0])
    return scene


def decide(scene: Scene, side: int, left: int = 0) -> Scene:
    """A side wins the combat at once; this many units of the stronghold are left on the board."""
    combat = scene.s.combat
    assert combat is not None
    enemies = [at for at in range(len(combat.form)) if combat.side[at] == 1]
    for fighter in enemies[left:]:
        combat.board[combat.space[fighter]] = NOBODY
        combat.space[fighter] = NOBODY
    combat.winner = side
    begin(scene.s, scene.chance)
    scene.play(scene.offered()[0])
    return scene


@pytest.mark.rule("H3-MOVE-03")
def test_the_stronghold_is_closed_until_the_other_sevens_are_flagged() -> None:
    scene = flag_sevens(titans(), but=1).call(open_stronghold)
    field = stronghold_field(scene.s)
    assert field == scene.field("C1", "c")
    assert not is_stronghold(scene.s, field)
    beside = scene.neighbour(field)
    scene.hero(0, beside).turn(0)
    assert f"move main {NAMES.fields[field]}" not in scene.offered()
    flag_sevens(scene).call(open_stronghold)
    scene.hero(0, beside).turn(0)
    assert f"move main {NAMES.fields[field]}" in scene.offered()
    assert guard_at(scene.s, field) == 7


@pytest.mark.rule("H3-MAP-06", "H3-TRADE-06")
def test_a_beaten_seven_is_flagged_and_pays_the_others() -> None:
    scene = titans(3).stock(1).stock(2)
    field = scene.field("C2", "c")
    before = scene.s.players[0].stock.copy()
    scene.hero(0, field).run(Visit(0, MAIN, field))
    assert scene.s.flag[field] == 0
    assert scene.waits() == "ShareSpoils"
    assert scene.offered("give")[:3] == ["give p2 5 gold", "give p2 2 building_materials", "give p2 1 valuables"]
    scene.play("give p2 5 gold", "give p2 5 gold", "give p3 1 valuables")
    assert scene.s.players[1].stock == [10, 0, 0]
    assert scene.s.players[2].stock == [0, 0, 1]
    assert scene.s.players[0].stock == before
    assert scene.waits() != "ShareSpoils"
    assert scene.s.grail == NOBODY


@pytest.mark.rule("H3-MAP-06")
def test_a_single_player_gains_nothing_for_a_seven() -> None:
    scene = titans(1)
    before = scene.s.players[0].stock.copy()
    field = scene.field("C2", "c")
    scene.hero(0, field).run(Visit(0, MAIN, field))
    assert scene.s.players[0].stock == before
    assert is_stronghold(scene.s, stronghold_field(scene.s))


TABLE = [(1, 0, [3, 2, 1, 1]), (2, 1, [4, 5, 3, 2]), (3, 2, [2, 3, 4, 3]), (6, 0, [8, 8, 4, 1])]


@pytest.mark.rule("H3-DIFF-01")
@pytest.mark.parametrize(("seats", "difficulty", "tiers"), TABLE)
def test_the_deck_follows_players_and_difficulty(seats: int, difficulty: int, tiers: list[int]) -> None:
    scene = opened(seats, difficulty)
    army = [FACTS.troop[form // 2].tier for form in garrison_of(scene.s).army]
    assert [army.count(tier) for tier in range(4)] == tiers
    goal = goals_view(scene.s)[0]
    wanted = 42 if seats == 6 else 23 if seats == 3 else sum(tiers)
    assert (goal.have[0], goal.need) == (0, wanted)
    assert scene.told("stronghold-opens")


@pytest.mark.rule("H3-COMBAT-01", "H3-UNIT-10")
def test_five_units_meet_a_hero_and_the_survivors_go_back() -> None:
    scene = opened()
    before = len(garrison_of(scene.s).army)
    storm(scene)
    combat = scene.s.combat
    assert combat is not None
    drawn = combat.drawn.copy()
    assert len(drawn) == 5
    assert len(garrison_of(scene.s).army) == before - 5
    decide(scene, 1, left=2)
    assert len(garrison_of(scene.s).army) == before - 3
    back = [troop for troop in drawn if troop * 2 not in garrison_of(scene.s).army]
    assert all(troop in scene.s.neutral_decks[FACTS.troop[troop].tier].cards() for troop in back)
    assert goals_view(scene.s)[0].have[0] == 3
    assert not scene.s.places


@pytest.mark.rule("H3-COMBAT-24", "H3-COMBAT-26")
def test_further_rounds_cost_movement_against_azure_units_too() -> None:
    scene = opened()
    garrison = garrison_of(scene.s)
    azure = [form for form in garrison.army if FACTS.troop[form // 2].tier == 3]
    for form in garrison.army:
        if form not in azure:
            scene.s.neutral_discards[FACTS.troop[form // 2].tier].append(form // 2)
    garrison.army = azure
    storm(scene)
    combat = scene.s.combat
    assert combat is not None
    assert combat.azure
    assert combat.limited
    scene.go_on("ExtendOrRetreat")
    assert scene.waits() == "ExtendOrRetreat"
    assert "extend" in scene.offered()


@pytest.mark.rule("H3-COMBAT-25")
def test_a_victor_leaves_the_stronghold_while_units_are_left() -> None:
    scene = storm(opened())
    decide(scene, 0)
    scene.go_on("Turn")
    assert scene.where(0) == scene.field("S1", "c")
    assert is_stronghold(scene.s, stronghold_field(scene.s))


@pytest.mark.rule("H3-END-01")
def test_the_second_deck_follows_the_first_and_then_the_scenario_is_won() -> None:
    scene = opened(3, 2)
    garrison = garrison_of(scene.s)
    for part in range(2):
        for form in garrison.army[3:]:
            scene.s.neutral_discards[FACTS.troop[form // 2].tier].append(form // 2)
        garrison.army = garrison.army[:3]
        storm(scene)
        decide(scene, 0).go_on("Turn")
        if not part:
            garrison = garrison_of(scene.s)
            assert len(garrison.army) == 11
            assert not scene.s.places
    assert scene.s.places == [1, 1, 1]


@pytest.mark.rule("H3-END-09")
def test_the_scenario_is_a_round_shorter_when_it_is_impossible() -> None:
    number = NAMES.scenarios.index("community_titans_stronghold")
    rounds = [bare_table(FACTS, number, difficulty, all_boxes(), 0, 2).last_round for difficulty in range(4)]
    assert rounds == [16, 16, 16, 15]


@pytest.mark.rule("H3-SETUP-03")
@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_the_map_has_a_center_tile_more_than_players(seats: int) -> None:
    scene = Scene(seats, "community_titans_stronghold", FACTIONS, boxes=all_boxes())
    assert scene.s.atlas.kind.count(CENTER) == seats + 1
    assert GAME.view(scene.s, seats - 1).last_round == 16
    assert len(scene.s.atlas.tile) * FIELDS == len(scene.s.flag)

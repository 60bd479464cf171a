"""AI heroes and armies on the map: where they start, where they go, what they do on the way."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene
from ludoteka.games.heroes3.facts import AI, MAIN, NOBODY, PACK, SECONDARY
from ludoteka.games.heroes3.rules.ai.heroes import AiDone, AiStep, AiTurn, WanderingTurn, army_appears
from ludoteka.games.heroes3.rules.ai.ways import crow, goals, next_steps
from ludoteka.games.heroes3.rules.map.gates import GoThrough
from ludoteka.games.heroes3.rules.marks import STORY_WANDERING
from ludoteka.games.heroes3.rules.turn.tile_turning import turn_with_cubes
from ludoteka.kernel.chance import Chance


def campaign() -> Scene:
    """The first scenario of a campaign, its map open around the town of the AI."""
    return Scene(1, "llq1_homecoming")


@pytest.mark.rule("H3-AI-01", "H3-AI-12")
def test_the_ai_hero_starts_in_its_town_with_a_fixed_army() -> None:
    scene = campaign()
    ai = scene.s.ais[0]
    assert ai.at == scene.field("S2", "c")
    assert scene.s.flag[ai.at] == AI
    assert [FACTS.troop_slugs[form // 2] for form in ai.army] == ["troglodytes", "harpies", "evil_eyes"]
    assert all(form % 2 != PACK for form in ai.army)
    assert ai.movement == 3


@pytest.mark.rule("H3-AI-01")
def test_it_prefers_heroes_then_mines_on_its_tile_then_the_players_town() -> None:
    scene = campaign()
    ai = scene.s.ais[0]
    mine = scene.find("mine", "S2")
    assert goals(scene.s, ai) == [mine]
    scene.hero(0, scene.find("empty", "S2"))
    assert goals(scene.s, ai) == [scene.find("empty", "S2")]
    scene.hero(0, scene.field("S1", "c"))
    scene.s.flag[mine] = AI
    assert goals(scene.s, ai) == [scene.field("S1", "c")]


@pytest.mark.rule("H3-AI-01", "H3-AI-02")
def test_it_flags_a_mine_on_its_way_without_a_combat() -> None:
    scene = campaign()
    mine = scene.find("mine", "S2")
    scene.run(AiTurn(0)).go_on("Turn")
    assert scene.s.flag[mine] == AI
    assert scene.s.ais[0].moves == 0


@pytest.mark.rule("H3-AI-03")
def test_the_player_turns_the_tile_it_discovers() -> None:
    scene = campaign()
    ai = scene.s.ais[0]
    scene.s.flag[scene.find("mine", "S2")] = AI
    assert next_steps(scene.s, ai, goals(scene.s, ai))
    up = sum(1 for rotation in scene.s.atlas.rotation if rotation != NOBODY)
    scene.run(AiTurn(0))
    for _ in range(6):
        if scene.waits() == "RotateTile":
            break
        scene.go_on("Turn").run(AiTurn(0))
    assert scene.waits() == "RotateTile"
    assert scene.choice().seat == 0
    scene.play(scene.offered()[0])
    assert sum(1 for rotation in scene.s.atlas.rotation if rotation != NOBODY) > up


@pytest.mark.rule("H3-AI-01", "H3-AI-13")
def test_it_attacks_a_hero_on_its_tile() -> None:
    scene = campaign()
    ai = scene.s.ais[0]
    field = next_steps(scene.s, ai, [scene.find("mine", "S2")])[0]
    scene.hero(0, field)
    scene.run(AiTurn(0))
    assert scene.told("ai-attacks") == [("ai-attacks", field)]


@pytest.mark.rule("H3-MOVE-04", "H3-COMBAT-02")
@pytest.mark.parametrize("who", ["ai", "enemy", "friend"])
def test_who_comes_out_of_a_monolith_fights_the_enemy_there(who: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = Scene() if who == "enemy" else campaign()
    here, there = scene.find("mine", "S1"), scene.find("mine", "S2")
    locations = FACTS.spot_location.copy()
    for field in (here, there):
        locations[scene.s.atlas.spot[field]] = FACTS.location_number["monolith_two_way"]
    monkeypatch.setattr(FACTS, "spot_location", locations)
    if who == "ai":
        scene.s.ais[0].at = there
    elif who == "enemy":
        scene.hero(1, there)
    else:
        scene.hero(0, there, SECONDARY)
    scene.hero(0, here).run(GoThrough(0, MAIN, here))
    if who == "friend":
        assert scene.offered() == ["decline"]
        return
    scene.play(f"place-hero {scene.name(there)}")
    assert scene.told("combat-announced") == [("combat-announced", 0, there)]
    assert scene.s.players[0].came_from[MAIN] == here


@pytest.mark.rule("H3-AI-05")
def test_its_decks_are_those_of_the_scenario_and_secret() -> None:
    scene = Scene(1, "llq2_guardian_angels")
    ai = scene.s.ais[0]
    kinds = sorted(FACTS.ai_card[card].kind for card in ai.deck)
    assert kinds == ["magic", "magic", "might", "might", "might", "skill"]
    assert [FACTS.card_slugs[card] for card in ai.spells] == ["magic_arrow", "slow"]
    assert FACTS.card_slugs[ai.skill] == "offense"
    slow = FACTS.card_number["slow"]
    left = scene.s.decks[2].cards().count(slow) + scene.s.discards[2].count(slow)
    assert left <= FACTS.card[slow].copies - 1 + scene.s.players[0].hand.count(slow)
    decks = set()
    for number in range(12):
        other = GAME.resample(scene.s, 0, Chance.of("ai", "", number))
        assert GAME.view(other, 0) == GAME.view(scene.s, 0)
        decks.add(tuple(other.ais[0].deck))
    assert len(decks) > 1


@pytest.mark.rule("H3-ROUND-05", "H3-MODE-05")
def test_warlords_appear_on_the_center_tile() -> None:
    scene = Scene(2, "geleas_champions")
    scene.call(army_appears, 1)
    scene.go_on("Turn")
    ai = scene.s.ais[0]
    assert ai.at == scene.field("C1", "c")
    assert sorted(FACTS.troop[form // 2].tier for form in ai.army) == [0, 0, 1, 1]
    assert scene.s.atlas.rotation[scene.place("C1")] != NOBODY


@pytest.mark.rule("H3-ROUND-05")
def test_the_wandering_army_moves_by_dice_and_discovers_nothing() -> None:
    scene = Scene(2, "community_wandering_dragons")
    ai = scene.s.ais[0]
    start = ai.at
    assert all("dragons" in FACTS.troop[form // 2].families for form in ai.army)
    turned = scene.s.atlas.rotation.copy()
    scene.luck(5, 5).run(WanderingTurn(0))
    assert ai.at // 7 == start // 7
    assert scene.s.atlas.rotation == turned
    scene.tile("C1", "C1")
    scene.luck(2, 2).run(WanderingTurn(0)).go_on("Turn")
    assert ai.at != start
    assert ai.at // 7 == start // 7
    scene.luck(0, 0).run(WanderingTurn(0))
    assert ai.at == start


@pytest.mark.rule("H3-ROUND-05")
@pytest.mark.parametrize(("timed", "dice", "moves"), [(0, (5, 5), 3), (1, (5, 5), 4), (2, (2, 2), 3), (1, (0, 2), 1)])
def test_the_scenario_adds_to_the_dice_of_the_wandering_army(timed: int, dice: tuple[int, int], moves: int) -> None:
    scene = Scene(2, "community_wandering_dragons").luck(*dice)
    scene.s.story[STORY_WANDERING] = timed
    scene.s.chance = scene.chance
    WanderingTurn(0).run(scene.s)
    assert (scene.s.ais[0].moves, scene.s.active) == (moves, AI)
    assert [type(step) for step in scene.s.agenda[-2:]] == [AiDone, AiStep]


@pytest.mark.rule("H3-ROUND-05")
def test_the_wandering_army_stays_where_it_is_on_a_sum_of_nothing() -> None:
    scene = Scene(2, "community_wandering_dragons").luck(0, 2)
    ai = scene.s.ais[0]
    scene.tile("C1", "C1")
    ai.at = start = scene.field("C1", "nw")
    moves = ai.moves
    scene.s.chance = scene.chance
    waiting = len(scene.s.agenda)
    WanderingTurn(0).run(scene.s)
    assert (ai.at, ai.moves, scene.s.active, len(scene.s.agenda)) == (start, moves, NOBODY, waiting)


@pytest.mark.rule("H3-AI-01", "H3-AI-10")
def test_a_player_decides_between_equally_short_ways() -> None:
    scene = campaign()
    ai = scene.s.ais[0]
    scene.tile("S2", "S3")
    here, goal = scene.field("S2", "nw"), scene.field("S2", "e")
    ai.at = here
    scene.s.flag[scene.find("mine", "S2")] = AI
    scene.s.atlas.closed = [0] * len(scene.s.atlas.closed)
    scene.hero(0, goal)
    ai.movement = 1
    ways = next_steps(scene.s, ai, [goal])
    assert len(ways) == 2
    scene.run(AiTurn(0))
    assert (scene.waits(), scene.choice().seat) == ("AiWay", 0)
    assert scene.offered() == [f"ai-way {scene.name(step)}" for step in ways]
    scene.play(scene.offered()[-1])
    assert ai.at == ways[-1]


@pytest.mark.rule("H3-AI-01", "H3-MAP-13")
def test_it_leaves_heroes_in_a_sanctuary_alone() -> None:
    scene = campaign()
    ai = scene.s.ais[0]
    tile = next(tile.id for tile in GAME.content.tile if any(field.location == "sanctuary" for field in tile.fields))
    scene.tile("S2", tile)
    haven = scene.find("sanctuary", "S2")
    ai.at = scene.neighbour(haven)
    scene.hero(0, haven)
    assert haven not in goals(scene.s, ai)
    assert haven not in next_steps(scene.s, ai, [haven])


@pytest.mark.rule("H3-AI-01")
def test_without_a_way_it_goes_as_near_as_it_can() -> None:
    scene = campaign()
    ai = scene.s.ais[0]
    goal = scene.field("S1", "c")
    for way in range(6):
        other = scene.s.atlas.near[goal * 6 + way]
        if other != NOBODY:
            scene.s.atlas.closed[other] |= 1 << (way + 3) % 6
    scene.s.atlas.closed[goal] = 63
    steps = next_steps(scene.s, ai, [goal])
    assert steps
    before = crow(scene.s, ai.at, goal)
    assert min(crow(scene.s, step, goal) for step in steps) <= before


@pytest.mark.rule("H3-ROUND-04", "H3-AI-01")
def test_where_it_comes_from_turns_with_the_tile() -> None:
    scene = campaign()
    ai = scene.s.ais[0]
    before = scene.find("mine", "S2")
    ai.home = ai.came_from = before
    place = scene.place("S2")
    scene.call(turn_with_cubes, place, (scene.s.atlas.rotation[place] + 1) % 6)
    assert scene.find("mine", "S2") != before
    assert (ai.home, ai.came_from) == (scene.find("mine", "S2"), scene.find("mine", "S2"))

"""Moving on the map, discovering and placing tiles, visiting and flagging fields."""

from __future__ import annotations

import pytest

from games.heroes3.map_whole import all_connected
from games.heroes3.scene import FACTS, NAMES, Scene
from ludoteka.games.heroes3.facts import FIELDS, MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.map.heroes import gain_secondary
from ludoteka.games.heroes3.rules.map.moving import Arrive, enter_closed, quick_combat, steps_from
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.turn.tile_turning import turn_with_cubes
from ludoteka.games.heroes3.rules.turn.turn import TurnOver
from ludoteka.games.heroes3.rules.world.atlas import empty_atlas, lay_tile, neighbour_places, turn_up
from ludoteka.games.heroes3.rules.world.fields import guard_at
from ludoteka.games.heroes3.rules.world.ways import good_rotations

# -- moving -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOVE-01", "H3-MOVE-02")
def test_a_movement_point_moves_a_hero_to_a_neighbouring_field() -> None:
    scene = Scene()
    town = scene.where(0)
    fields = steps_from(scene.s, 0, MAIN, town, 3)
    blocked = scene.find("blocked", "S1")
    assert len(fields) == 5
    assert blocked not in fields
    empty = scene.find("empty", "S1")
    scene.play(f"move main {scene.name(empty)}")
    assert scene.where(0) == empty
    assert scene.s.players[0].moves[MAIN] == 2


@pytest.mark.rule("H3-MOVE-01")
def test_both_heroes_spend_their_own_points_in_any_order() -> None:
    scene = Scene()
    gain_secondary(scene.s, 0, scene.find("empty", "S1"))
    town = scene.where(0)
    resource = scene.find("resource", "S1")
    scene.stock(0).play(f"move main {scene.name(resource)}").go_on("Turn")
    assert scene.s.players[0].moves == [2, 2]
    scene.play(f"move secondary {scene.name(town)}")
    assert scene.s.players[0].moves == [2, 1]


@pytest.mark.rule("H3-MOVE-02", "H3-MAP-07")
def test_a_movement_point_visits_a_revisitable_field_again() -> None:
    scene = Scene().tile("F1", "F1")
    scene.stock(0, gold=6).hero(0, scene.find("trading_post"), moves=1)
    assert "revisit main" in scene.offered()
    scene.play("revisit main")
    assert scene.s.players[0].moves[MAIN] == 0
    assert "choose trading_post 1" in scene.offered()
    scene.turn(0).hero(0, scene.find("empty", "F1"), moves=1)
    assert "revisit main" not in scene.offered()


@pytest.mark.rule("H3-MAP-07")
def test_stables_would_only_give_back_what_another_visit_costs() -> None:
    scene = Scene().tile("F1", "F1")
    scene.hero(0, scene.find("stables"), moves=1)
    assert "revisit main" not in scene.offered()


@pytest.mark.rule("H3-MOVE-03")
def test_closed_edges_are_closed_from_both_sides() -> None:
    scene = Scene()
    atlas = scene.s.atlas
    closed = 0
    for field in range(len(atlas.spot)):
        for way in range(6):
            other = atlas.near[field * 6 + way]
            if other != NOBODY:
                assert (atlas.closed[field] >> way & 1) == (atlas.closed[other] >> (way + 3) % 6 & 1)
                closed += atlas.closed[field] >> way & 1
    assert closed > 0


@pytest.mark.rule("H3-MOVE-03")
def test_nobody_crosses_a_closed_edge() -> None:
    scene = Scene().tile("N1", "N3").tile("F1", "F1").tile("F2", "F8")
    for field in range(scene.place("S1") * FIELDS, scene.place("S1") * FIELDS + FIELDS):
        for way in range(6):
            other = scene.s.atlas.near[field * 6 + way]
            if other != NOBODY and scene.s.atlas.closed[field] >> way & 1:
                assert other not in steps_from(scene.s, 0, MAIN, field, 3)


@pytest.mark.rule("H3-MOVE-03")
def test_a_blocked_field_can_be_left() -> None:
    scene = Scene()
    blocked = scene.find("blocked", "S1")
    assert scene.where(0) in steps_from(scene.s, 0, MAIN, blocked, 3)


@pytest.mark.rule("H3-MOVE-04", "H3-COMBAT-01")
def test_entering_visits_a_field_and_a_guard_is_met_first() -> None:
    scene = Scene().stock(0)
    resource = scene.find("resource", "S1")
    scene.luck(4).play(f"move main {scene.name(resource)}")
    assert scene.s.black[resource] == 1
    assert scene.owns(0, "gold") == 3
    mine = scene.find("mine", "S1")
    assert guard_at(scene.s, mine) == 1
    scene.hero(0, scene.field("S1", "c"))
    scene.play(f"move main {scene.name(mine)}")
    assert scene.told("combat-announced")
    assert scene.s.flag[mine] == NOBODY


@pytest.mark.rule("H3-MOVE-05", "H3-MAP-13")
def test_allied_heroes_may_be_passed_with_a_point_left() -> None:
    scene = Scene()
    empty = scene.find("empty", "S1")
    scene.hero(0, empty, SECONDARY, 0)
    assert enter_closed(scene.s, 0, MAIN, empty, 2) is None
    assert enter_closed(scene.s, 0, MAIN, empty, 1) is not None
    scene.s.players[0].at[SECONDARY] = NOBODY
    scene.tile("N1", "N1")
    sanctuary = scene.find("sanctuary")
    scene.hero(1, sanctuary)
    assert enter_closed(scene.s, 0, MAIN, sanctuary, 2) is None
    assert enter_closed(scene.s, 0, MAIN, sanctuary, 1) is not None


@pytest.mark.rule("H3-MOVE-05", "H3-MOVE-07")
def test_passing_visits_nothing_and_the_next_point_moves_one_of_them_away() -> None:
    scene = Scene()
    resource = scene.find("resource", "S1")
    scene.hero(0, resource, SECONDARY, 0)
    scene.play(f"move main {scene.name(resource)}")
    assert scene.s.black[resource] == 0
    assert scene.waits() == "Turn"
    verbs = {text.split()[0] for text in scene.offered()} - {"play", "use"}
    assert verbs == {"move", "end-turn"}
    assert all(text.startswith("move main") for text in scene.offered("move"))


@pytest.mark.rule("H3-MAP-13")
def test_a_hero_in_a_sanctuary_is_not_attacked() -> None:
    scene = Scene().tile("N1", "N1")
    sanctuary = scene.find("sanctuary")
    scene.hero(1, sanctuary).hero(0, sanctuary, moves=2)
    scene.run(Arrive(0, MAIN, sanctuary))
    assert scene.told("combat-announced") == []
    other = scene.find("windmill")
    scene.hero(1, other).hero(0, other, moves=2)
    scene.run(Arrive(0, MAIN, other))
    assert scene.told("combat-announced")


@pytest.mark.rule("H3-MOVE-06")
def test_points_of_a_field_end_with_the_turn_and_belong_to_the_visitor() -> None:
    scene = Scene().tile("F1", "F1")
    field = scene.find("stables")
    gain_secondary(scene.s, 0, field)
    scene.run(Visit(0, SECONDARY, field))
    assert scene.s.players[0].moves == [3, 3]
    scene.run(TurnOver(0))
    assert scene.s.players[0].moves == [0, 0]


@pytest.mark.rule("H3-COMBAT-05", "H3-HERO-03")
def test_a_higher_level_wins_without_a_combat() -> None:
    scene = Scene().stock(0)
    mine = scene.find("mine", "S1")
    scene.s.players[0].level, scene.s.players[0].xp = 2, 2
    assert quick_combat(scene.s, 0, 1)
    assert not quick_combat(scene.s, 0, 2)
    scene.play(f"move main {scene.name(mine)}")
    assert scene.s.flag[mine] == 0
    assert scene.told("quick-combat")
    assert scene.s.players[0].xp == 2


# -- tiles ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MAP-01")
def test_tiles_have_seven_fields_and_four_kinds() -> None:
    scene = Scene()
    assert len(scene.s.atlas.spot) == FIELDS * len(scene.s.atlas.tile)
    assert {scene.s.atlas.kind[place] for place in range(9)} == {0, 1, 2, 3}


@pytest.mark.rule("H3-MAP-02", "H3-MOVE-02")
def test_discovering_turns_a_touching_tile_over_and_the_hero_stays() -> None:
    scene = Scene()
    near = scene.place("N1")
    rim = [
        field
        for field in range(scene.place("S1") * FIELDS, scene.place("S1") * FIELDS + FIELDS)
        if any(scene.s.atlas.near[field * 6 + way] // FIELDS == near for way in range(6))
    ]
    scene.hero(0, rim[0])
    scene.play(f"discover main {NAMES.places[near]}")
    assert scene.waits() == "RotateTile"
    assert scene.where(0) == rim[0]
    allowed = good_rotations(scene.s, near, scene.s.atlas.tile[near])
    assert scene.offered() == [f"rotate {rotation}" for rotation in allowed]
    scene.play(scene.offered()[-1])
    assert scene.s.atlas.rotation[near] == allowed[-1]
    assert scene.s.players[0].moves[MAIN] == 2
    assert all_connected(FACTS, scene.s.atlas, 0)


@pytest.mark.rule("H3-MAP-02", "H3-MAP-03")
def test_rotations_that_cut_fields_off_are_refused() -> None:
    scene = Scene()
    s = scene.s
    refused = 0
    for tile in range(len(FACTS.tile_slugs)):
        atlas = lay_tile(FACTS, empty_atlas(), 0, tile, 0, 0)
        s.atlas = lay_tile(FACTS, atlas, 1, FACTS.tile_number["F1"], 3, -2)
        s.atlas = turn_up(FACTS, s.atlas, 1, FACTS.tile_number["F1"], 2)
        whole = [turn for turn in range(6) if all_connected(FACTS, turn_up(FACTS, s.atlas, 0, tile, turn), 0)]
        assert good_rotations(s, 0, tile) == (whole or list(range(6)))
        refused += 6 - len(whole)
    assert refused > 0


@pytest.mark.rule("H3-MAP-02")
def test_a_field_far_away_discovers_nothing() -> None:
    scene = Scene()
    scene.hero(0, scene.field("S1", "c"))
    assert scene.offered("discover") == []


@pytest.mark.rule("H3-MAP-03")
def test_a_far_tile_of_the_own_supply_touches_two_tiles_and_stays_connected() -> None:
    scene = Scene()
    count = len(scene.s.atlas.tile)
    placed = False
    for position in ("nw", "ne", "w", "e", "sw", "se"):
        scene.hero(0, scene.field("S1", position))
        if "place-far-tile main" in scene.offered():
            scene.play("place-far-tile main")
            placed = True
            break
    assert placed
    assert scene.waits() == "PlaceTile"
    scene.play(scene.offered()[0])
    atlas = scene.s.atlas
    assert len(atlas.tile) == count + 1
    assert scene.s.players[0].far_tiles == []
    assert len(neighbour_places(atlas, atlas.q[count], atlas.r[count])) >= 2
    assert all_connected(FACTS, atlas, 0)
    assert len(scene.s.black) == len(atlas.spot)
    scene.go_on("Turn")
    assert scene.offered("place-far-tile") == []


@pytest.mark.rule("H3-MAP-04")
def test_nobody_sees_face_down_tiles_and_supplies() -> None:
    from games.heroes3.scene import GAME
    from ludoteka.kernel.chance import Chance

    scene = Scene()
    for seat in (0, 1, -1):
        view = GAME.view(scene.s, seat)
        assert [tile.tile for tile in view.tiles if tile.rotation == NOBODY] == [None] * 7
        assert [player.far_tiles for player in view.players] == [1, 1]
    other = GAME.resample(scene.s, 0, Chance.of("another"))
    assert GAME.view(other, 0) == GAME.view(scene.s, 0)
    assert other.atlas.tile != scene.s.atlas.tile


@pytest.mark.rule("H3-ROUND-04", "H3-MAP-06")
def test_cubes_and_flags_turn_with_their_tile() -> None:
    scene = Scene()
    scene.tile("F1", "F1")
    place = scene.place("F1")
    fields = range(place * FIELDS, place * FIELDS + FIELDS)
    held = next(f for f in fields if FACTS.location_category[FACTS.spot_location[scene.s.atlas.spot[f]]] == 1)
    spot = scene.s.atlas.spot[held]
    scene.flag(1, held)
    scene.s.players[0].came_from = [held, NOBODY]
    other = (scene.s.atlas.rotation[place] + 1) % 6
    scene.call(turn_with_cubes, place, other)
    now = scene.s.atlas.spot.index(spot)
    assert now // FIELDS == place
    if held % FIELDS != 3:
        assert now != held
    assert [field for field in fields if scene.s.flag[field] == 1] == [now]
    assert scene.s.players[0].came_from[MAIN] == now

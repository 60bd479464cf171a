"""Moving on the map, discovering and placing tiles, visiting and flagging fields."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import AI, FIELDS, MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.common import OPT_DICE_ONE, OPT_FREE_TRADE
from ludoteka.games.heroes3.rules.map.flagging import flag_field, flag_for_ai
from ludoteka.games.heroes3.rules.map.heroes import gain_secondary
from ludoteka.games.heroes3.rules.map.moving import Arrive, can_enter, quick_combat, steps_from
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.turn.turn import TurnOver
from ludoteka.games.heroes3.rules.world.atlas import empty_atlas, lay_tile, neighbour_places, turn_up
from ludoteka.games.heroes3.rules.world.fields import guard_at, is_free
from ludoteka.games.heroes3.rules.world.random_towns import RollForTown, garrison
from ludoteka.games.heroes3.rules.world.ways import all_connected, good_rotations


def at(scene: Scene, location: str, slot: str = "", hero: int = MAIN) -> int:
    """The main hero stands on the first field with a location and visits it, its guard beaten."""
    field = scene.find(location, slot)
    scene.hero(0, field, hero)
    scene.run(Visit(0, hero, field))
    return field


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
    assert can_enter(scene.s, 0, MAIN, empty, 2)
    assert not can_enter(scene.s, 0, MAIN, empty, 1)
    scene.s.players[0].at[SECONDARY] = NOBODY
    scene.tile("N1", "N1")
    sanctuary = scene.find("sanctuary")
    scene.hero(1, sanctuary)
    assert can_enter(scene.s, 0, MAIN, sanctuary, 2)
    assert not can_enter(scene.s, 0, MAIN, sanctuary, 1)


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
    for tile in range(len(FACTS.tile_kind)):
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


# -- fields -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MAP-05")
def test_a_visitable_field_works_once() -> None:
    scene = Scene().tile("F1", "F4").stock(0)
    wheel = at(scene, "water_wheel")
    assert scene.owns(0, "gold") == 3
    assert scene.s.black[wheel] == 1
    scene.run(Visit(0, MAIN, wheel))
    assert scene.owns(0, "gold") == 3
    assert is_free(scene.s, 1, wheel) is False
    scene.hero(0, scene.field("S1", "c"))
    assert is_free(scene.s, 1, wheel)


@pytest.mark.rule("H3-MAP-05", "H3-MAP-08")
def test_the_cube_is_placed_even_if_the_effect_is_declined_or_impossible() -> None:
    scene = Scene().tile("F1", "F2").stock(0, gold=3)
    shrine = at(scene, "shrine_of_magic_incantation")
    assert scene.offered() == ["choose shrine_of_magic_incantation 1", "decline"]
    scene.play("decline")
    assert scene.s.black[shrine] == 1
    poor = Scene().tile("F1", "F2").stock(0, gold=2)
    shrine = at(poor, "shrine_of_magic_incantation")
    assert poor.waits() == "Turn"
    assert poor.s.black[shrine] == 1


@pytest.mark.rule("H3-MAP-06")
def test_flags_change_without_combat_but_for_towns_and_settlements() -> None:
    scene = Scene().stock(0).stock(1)
    mine = scene.find("mine", "S2")
    scene.call(flag_field, 1, MAIN, mine)
    assert scene.s.flag[mine] == 1
    scene.hero(0, mine)
    scene.run(Arrive(0, MAIN, mine))
    assert scene.s.flag[mine] == 0
    assert scene.told("combat-announced") == []


@pytest.mark.rule("H3-MAP-06", "H3-COMBAT-02")
def test_an_own_flag_makes_a_field_empty_and_an_enemy_settlement_can_be_defended() -> None:
    scene = Scene().tile("F1", "F1")
    settlement = scene.find("settlement")
    scene.flag(0, settlement).hero(0, settlement)
    scene.run(Arrive(0, MAIN, settlement))
    assert scene.waits() == "Turn"
    assert scene.told("visited") == []
    scene.flag(1, settlement)
    scene.run(Arrive(0, MAIN, settlement))
    assert scene.told("combat-announced")


@pytest.mark.rule("H3-MAP-07")
def test_a_revisitable_field_gets_no_cube() -> None:
    scene = Scene().tile("F1", "F1")
    field = at(scene, "stables")
    assert scene.s.black[field] == 0
    assert scene.s.players[0].moves[MAIN] == 4
    scene.run(Visit(0, MAIN, field))
    assert scene.s.players[0].moves[MAIN] == 5


@pytest.mark.rule("H3-MAP-09")
def test_the_first_to_flag_a_mine_gains_its_amount_and_income_follows_the_flag() -> None:
    scene = Scene().stock(0).stock(1)
    mine = scene.find("mine", "S1")
    scene.call(flag_field, 0, MAIN, mine)
    assert scene.owns(0, "building_materials") == 2
    assert scene.s.players[0].income == [10, 2, 0]
    scene.call(flag_field, 1, MAIN, mine)
    assert scene.owns(1, "building_materials") == 0
    assert scene.s.players[0].income == [10, 0, 0]
    assert scene.s.players[1].income == [10, 2, 0]


@pytest.mark.rule("H3-MAP-10")
def test_a_settlement_raises_an_income_or_reinforces() -> None:
    scene = Scene().tile("F1", "F1").stock(0).army(0, marksmen="few")
    settlement = scene.find("settlement")
    scene.call(flag_field, 0, MAIN, settlement)
    assert scene.offered() == ["settle gold", "settle building_materials", "settle valuables", "settle-reinforce"]
    scene.play("settle gold")
    assert scene.owns(0, "gold") == 5
    assert scene.s.players[0].income[0] == 15
    scene.army(1, troglodytes="few").stock(1, gold=10)
    scene.call(flag_field, 1, MAIN, settlement)
    assert scene.s.players[0].income[0] == 10
    scene.play("settle-reinforce", "reinforce troglodytes")
    full = FACTS.troop[FACTS.troop_number["troglodytes"]].reinforce
    assert scene.owns(1, "gold") == 10 - (full[0] + 1) // 2
    assert scene.s.players[1].income[0] == 10


@pytest.mark.rule("H3-MAP-10")
def test_the_first_to_flag_a_settlement_reinforces_for_nothing() -> None:
    scene = Scene().tile("F1", "F1").stock(0).army(0, marksmen="few")
    scene.call(flag_field, 0, MAIN, scene.find("settlement"))
    scene.play("settle-reinforce", "reinforce marksmen")
    assert scene.units(0) == {"marksmen": "pack"}
    assert scene.s.players[0].income[0] == 10


@pytest.mark.rule("H3-MAP-11")
def test_a_captured_town_gives_a_cube_and_leaves_the_board_to_its_owner() -> None:
    scene = Scene(3)
    town = scene.field("S2", "c")
    before = scene.s.players[1].copy()
    scene.call(flag_field, 0, MAIN, town)
    after = scene.s.players[1]
    assert scene.s.players[0].cubes == [0, 1, 0]
    assert (after.built, after.tokens, after.income, after.stock) == (
        before.built,
        before.tokens,
        before.income,
        before.stock,
    )
    assert scene.s.players[0].income == [10, 0, 0]
    scene.stock(1, gold=30)
    assert scene.aside(1, "hire-hero") == []


@pytest.mark.rule("H3-MAP-12")
def test_an_obelisk_keeps_cubes_of_several_players() -> None:
    scene = Scene().tile("N1", "N3")
    obelisk = scene.find("obelisk")
    for seat in (0, 1):
        scene.hero(seat, obelisk)
        scene.luck(0, 1, *range(4)).run(Visit(seat, MAIN, obelisk)).go_on("Turn")
    assert scene.s.stars[obelisk] == 3
    assert scene.s.flag[obelisk] == NOBODY
    scene.run(Visit(0, MAIN, obelisk))
    assert scene.told("visited") == []


@pytest.mark.rule("H3-MAP-12")
def test_there_is_only_one_grail() -> None:
    scene = Scene().tile("C1", "C2")
    field = at(scene, "grail")
    scene.go_on("Turn")
    assert scene.s.grail == 0
    scene.s.black[field] = 0
    scene.hero(1, field)
    scene.run(Visit(1, MAIN, field))
    assert scene.s.grail == 0


@pytest.mark.rule("H3-MAP-14", "H3-EXP-06")
def test_a_random_town_gets_a_faction_nobody_plays_and_a_garrison() -> None:
    scene = Scene(boxes=all_boxes())
    field = scene.field("S1", "ne")
    scene.luck(0, 0, 5, 5).run(RollForTown(field, [0, 1], [0, 0]))
    assert scene.waits() == "NameTownFaction"
    assert scene.choice().seat == 1
    names = scene.offered()
    assert "faction castle" not in names
    assert "faction dungeon" not in names
    scene.play("faction necropolis")
    forms = garrison(scene.s, field)
    assert sorted((FACTS.troop[form // 2].tier, form % 2) for form in forms) == [(0, 1), (1, 1), (1, 1), (2, 0), (2, 0)]


@pytest.mark.rule("H3-MAP-14")
def test_a_tie_for_the_random_town_is_rolled_again() -> None:
    scene = Scene(boxes=all_boxes())
    scene.luck(0, 0, 0, 0, 0, 0, 4, 4).run(RollForTown(scene.field("S1", "ne"), [0, 1], [0, 0]))
    assert scene.choice().seat == 1


@pytest.mark.rule("H3-AI-02")
def test_an_ai_flags_what_it_crosses_and_gains_nothing() -> None:
    scene = Scene()
    mine = scene.find("mine", "S1")
    scene.call(flag_field, 0, MAIN, mine)
    flag_for_ai(scene.s, mine)
    assert scene.s.flag[mine] == AI
    assert scene.s.players[0].income == [10, 0, 0]
    resource = scene.find("resource", "S1")
    flag_for_ai(scene.s, resource)
    assert scene.s.black[resource] == 1


# -- single locations -------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MAP-05")
def test_plain_figures_of_visitable_fields() -> None:
    scene = Scene().tile("F1", "F1").tile("F2", "F9").tile("F3", "F8").stock(0)
    at(scene, "windmill")
    assert scene.owns(0, "valuables") == 1
    at(scene, "fountain_of_youth")
    assert scene.s.players[0].morale == 1
    assert scene.s.players[0].moves[MAIN] == 4
    scene.s.players[0].morale = 0
    at(scene, "temple")
    assert scene.s.players[0].morale == 1


@pytest.mark.rule("H3-MAP-08")
def test_offers_are_chosen_and_paid() -> None:
    scene = Scene().tile("C1", "C1").tile("N1", "N1").stock(0)
    at(scene, "mystical_garden")
    assert scene.offered() == ["choose mystical_garden 1", "choose mystical_garden 2"]
    scene.play("choose mystical_garden 2")
    assert scene.owns(0, "valuables") == 1
    scene.stock(0, gold=10)
    at(scene, "tree_of_knowledge")
    assert scene.offered() == ["choose tree_of_knowledge 2", "decline"]
    scene.play("choose tree_of_knowledge 2")
    assert scene.owns(0, "gold") == 0
    assert scene.s.players[0].level == 2


@pytest.mark.rule("H3-HERO-03", "H3-MAP-05")
def test_experience_of_a_field_is_lost_on_a_secondary_hero() -> None:
    scene = Scene().tile("F1", "F3")
    at(scene, "learning_stone", hero=SECONDARY)
    assert scene.s.players[0].xp == 0
    other = Scene().tile("F1", "F3")
    at(other, "learning_stone")
    assert other.s.players[0].xp == 1


@pytest.mark.rule("H3-MAP-08", "H3-MORALE-03")
def test_the_warriors_tomb_costs_morale_only_for_a_search() -> None:
    scene = Scene().tile("N1", "N4")
    at(scene, "warriors_tomb")
    scene.play("decline", "decline")
    assert scene.s.players[0].morale == 0
    other = Scene().tile("N1", "N4")
    at(other, "warriors_tomb")
    other.play("search artifact").go_on("Search").play("decline")
    assert other.s.players[0].morale == -1
    assert other.s.players[0].discard_due


@pytest.mark.rule("H3-MAP-05")
def test_magic_spring_and_witch_hut() -> None:
    scene = Scene().tile("F1", "F2").hand(0).discard(0, "attack", "defense", "power", "knowledge")
    at(scene, "magic_spring")
    scene.play("choose magic_spring 1")
    assert sorted(scene.offered("take-own")) == ["take-own defense", "take-own knowledge", "take-own power"]
    scene.play("take-own power")
    assert sorted(scene.offered()) == ["put-on-top defense", "put-on-top knowledge"]
    scene.play("put-on-top defense")
    assert [FACTS.card_slugs[card] for card in scene.s.players[0].discard] == ["attack", "knowledge", "defense"]
    assert scene.cards(0) == ["power"]
    assert len(scene.s.players[0].discard) == 3
    scene.tile("N1", "N3").on_top("ability", "logistics").hand(0, "estates")
    at(scene, "witch_hut")
    scene.play("choose witch_hut 2", "take logistics")
    assert sorted(scene.cards(0)) == ["estates", "logistics"]


@pytest.mark.rule("H3-MAP-05", "H3-MAP-02")
def test_an_observatory_shows_a_tile_next_to_its_own_for_nothing() -> None:
    scene = Scene().tile("F1", "F5")
    at(scene, "redwood_observatory")
    assert scene.waits() in ("Observe", "RotateTile")
    scene.go_on("Turn")
    turned = [place for place in range(9) if scene.s.atlas.rotation[place] != NOBODY]
    assert len(turned) == 4
    assert scene.s.players[0].moves[MAIN] == 3


@pytest.mark.rule("H3-MAP-07")
def test_shops_of_the_expansions() -> None:
    scene = Scene(boxes=all_boxes()).stock(0, gold=40).hand(0, "attack")
    library = FACTS.location[FACTS.location_number["library"]]
    from ludoteka.games.heroes3.rules.map.offers import do_visit

    field = scene.where(0)
    scene.call(do_visit, 0, MAIN, field, library.visits[0])
    assert "swap attack power" in scene.offered()
    scene.play("swap attack power")
    assert scene.cards(0) == ["power"]
    assert scene.owns(0, "gold") == 37
    scene.play("swap power knowledge")
    assert scene.cards(0) == ["knowledge"]
    assert scene.owns(0, "gold") == 34


@pytest.mark.rule("H3-EXP-04")
def test_a_star_axis_empowers_a_statistic() -> None:
    from ludoteka.games.heroes3.rules.map.card_locations import EmpowerStatistic

    scene = Scene().hand(0, "attack", "haste")
    scene.run(EmpowerStatistic(0))
    assert scene.offered() == ["decline", "empower attack"]
    scene.play("empower attack")
    assert "empowered_attack" in scene.cards(0)
    assert FACTS.card[FACTS.card_number["empowered_attack"]].expert == [False]


@pytest.mark.rule("H3-DIFF-03")
def test_dice_give_one_resource_with_the_optional_rule() -> None:
    scene = Scene(optional=1 << OPT_DICE_ONE).stock(0)
    resource = scene.find("resource", "S1")
    scene.luck(5).play(f"move main {scene.name(resource)}")
    assert scene.owns(0, "gold") == 1


@pytest.mark.rule("H3-DIFF-03", "H3-TRADE-02")
def test_free_trade_is_open_at_any_time_and_posts_give_an_artifact_once() -> None:
    scene = Scene(optional=1 << OPT_FREE_TRADE).stock(0, gold=2).hand(0).tile("F1", "F1")
    assert scene.aside(0, "trade") == ["trade gold building_materials"]
    post = at(scene, "trading_post")
    scene.play("choose trading_post 1")
    assert scene.s.black[post] == 1
    assert [FACTS.card_kind[card] for card in scene.s.players[0].hand] == [1]
    assert "revisit main" not in scene.offered()
    assert Scene().stock(0, gold=2).aside(0, "trade") == []

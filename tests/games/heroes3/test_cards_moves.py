"""Cards and units that move heroes or work on fields (H3-CARD-07, R-43, R-59)."""

from __future__ import annotations

import pytest

from games.heroes3.hands import holding, location, open_neighbours, slugs, with_neutral
from games.heroes3.scene import FACTS, Scene
from ludoteka.games.heroes3.facts import DIRECTIONS, FIELDS, MAIN, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.map.moving import Arrive
from ludoteka.games.heroes3.rules.play.passing import EVERYTHING, reach
from ludoteka.games.heroes3.rules.trade.recruit import reinforce_cost
from ludoteka.games.heroes3.rules.turn.rounds import RoundEffects
from ludoteka.kernel.action import hears


@pytest.mark.rule("R-35")
def test_speculum_discovers_a_tile_next_to_the_heros_tile() -> None:
    scene = holding("speculum")
    moves = scene.s.players[0].moves[MAIN]
    scene.play("play speculum 1")
    if scene.waits() == "ShowTile":
        scene.play(scene.offered()[0])
    assert scene.told("discovered")
    assert scene.s.players[0].moves[MAIN] == moves


@pytest.mark.rule("R-58")
@pytest.mark.rule("R-59")
def test_basic_logistics_steps_at_the_end_of_the_turn() -> None:
    scene = holding("logistics").play("play logistics 1")
    start = scene.where(0)
    field = location(scene, open_neighbours(scene, start)[0], "empty")
    scene.play("end-turn")
    assert scene.waits() == "FreeStep"
    assert f"step main {scene.name(field)}" in scene.offered()
    assert slugs(scene.s.players[0].discard) == ["logistics"]
    scene.play(f"step main {scene.name(field)}")
    assert scene.where(0) == field
    assert scene.s.active != 0


@pytest.mark.rule("R-59")
def test_a_free_step_goes_to_no_guard_and_no_unvisited_field() -> None:
    scene = holding("logistics").play("play logistics 1")
    start = scene.where(0)
    for other in open_neighbours(scene, start):
        location(scene, other, "guarded", guard=2)
    scene.play("end-turn")
    assert scene.s.active != 0
    assert scene.where(0) == start


WAYS = [
    ("pathfinding", 1, {"guards", "enemy_heroes"}, 0),
    ("pathfinding", 2, {"borders", "blocked"}, 0),
    ("empowered_pathfinding", 1, {"blocked", "guards", "enemy_heroes"}, 0),
    ("angel_wings", 1, set(EVERYTHING), 1),
    ("dessa_6", 1, {"blocked"}, 1),
]


OBSTACLES = {"guards": ("guarded", 2), "blocked": ("blocked", 0), "fields": ("windmill", 0)}


@pytest.mark.parametrize("obstacle", ["guards", "blocked", "fields", "enemy_heroes"])
@pytest.mark.parametrize(("card", "way", "passes", "moves"), WAYS, ids=[f"{row[0]}-{row[1]}" for row in WAYS])
@pytest.mark.rule("H3-MOVE-04")
def test_a_hero_passes_what_the_card_names(card: str, way: int, passes: set[str], moves: int, obstacle: str) -> None:
    scene = holding(card)
    scene.play(f"play {card} {way}")
    assert scene.s.players[0].moves[MAIN] == 3 + moves
    between, beyond = corridor(scene)
    if obstacle == "enemy_heroes":
        location(scene, between, "empty")
        scene.hero(1, between)
    else:
        location(scene, between, *OBSTACLES[obstacle])
    scene.turn(0)
    option = f"pass-to main {scene.name(beyond)}"
    assert (option in scene.offered()) == (obstacle in passes)
    if obstacle in passes:
        scene.play(option)
        assert scene.where(0) == beyond
        assert scene.s.players[0].moves[MAIN] == 0
        assert scene.s.combat is None


def corridor(scene: Scene) -> tuple[int, int]:
    """The main hero with two movement points, the field before it and the one behind that, all edges open."""
    first = scene.where(0) // FIELDS * FIELDS
    for field in range(first, first + FIELDS):
        scene.s.atlas.closed[field] = 0
    start, between, beyond = first, first + 3, first + 6
    location(scene, beyond, "empty")
    scene.hero(0, start, moves=2)
    return between, beyond


def wall(scene: Scene, field: int) -> None:
    """All edges of a field are closed, from both sides."""
    for way in range(DIRECTIONS):
        other = scene.s.atlas.near[field * DIRECTIONS + way]
        if other != NOBODY:
            scene.s.atlas.closed[field] |= 1 << way
            scene.s.atlas.closed[other] |= 1 << (way + 3) % DIRECTIONS


@pytest.mark.parametrize(("card", "way", "passes", "moves"), WAYS, ids=[f"{row[0]}-{row[1]}" for row in WAYS])
@pytest.mark.rule("H3-MOVE-03")
def test_a_hero_crosses_closed_edges_only_if_the_card_says_so(
    card: str, way: int, passes: set[str], moves: int
) -> None:
    scene = holding(card)
    start = scene.where(0)
    scene.play(f"play {card} {way}")
    other = location(scene, open_neighbours(scene, start)[0], "empty")
    wall(scene, start)
    option = f"pass-to main {scene.name(other)}"
    assert (option in scene.turn(0).offered()) == ("borders" in passes)
    assert f"move main {scene.name(other)}" not in scene.offered()


@pytest.mark.rule("R-55")
def test_stopping_on_a_guarded_field_after_passing_starts_the_combat() -> None:
    scene = holding("angel_wings").play("play angel_wings 1")
    between, beyond = corridor(scene)
    location(scene, between, "guarded", guard=2)
    location(scene, beyond, "guarded", guard=3)
    scene.turn(0).play(f"pass-to main {scene.name(beyond)}")
    assert scene.told("combat-announced")
    assert scene.s.flag[between] == NOBODY


@pytest.mark.rule("H3-MOVE-05")
def test_nobody_stops_on_a_blocked_field_or_with_an_allied_hero() -> None:
    scene = holding("angel_wings").play("play angel_wings 1")
    between, beyond = corridor(scene)
    location(scene, between, "blocked")
    scene.hero(0, beyond, SECONDARY)
    fields = reach(scene.s, 0, MAIN, 4, EVERYTHING)
    assert between not in fields
    assert beyond not in fields


@pytest.mark.rule("H3-CARD-08")
def test_passing_ends_with_the_turn_and_belongs_to_the_hero_chosen() -> None:
    scene = holding("angel_wings")
    scene.hero(0, open_neighbours(scene, scene.where(0))[0], SECONDARY, moves=2)
    scene.play("play angel_wings 1", "hero secondary")
    assert scene.s.players[0].moves == [3, 3]
    assert {one.split()[1] for one in scene.offered("pass-to")} <= {"secondary"}


@pytest.mark.rule("H3-MORALE-03")
def test_crest_of_valor_spares_the_morale_of_one_field() -> None:
    from ludoteka.games.heroes3.rules.map.offers import do_visit

    costly = next(visit for one in FACTS.location for visit in one.visits if min(visit.first_morale, visit.morale) < 0)
    scene = holding("crest_of_valor").play("play crest_of_valor 2")
    player = scene.s.players[0]
    player.morale = 0
    scene.call(do_visit, 0, MAIN, scene.where(0), costly)
    assert player.morale == 0
    assert slugs(player.discard) == ["crest_of_valor"]
    scene = holding("estates")
    scene.s.players[0].morale = 0
    scene.call(do_visit, 0, MAIN, scene.where(0), costly)
    assert scene.s.players[0].morale == -1


@pytest.mark.parametrize(
    ("unit", "stock"),
    [("neutral_peasants", [63, 9, 9]), ("neutral_crystal_dragons", [60, 9, 11])],
)
@pytest.mark.rule("R-43")
def test_units_bring_resources_at_the_start_of_resource_rounds(unit: str, stock: list[int]) -> None:
    scene = with_neutral(holding(), unit).run(RoundEffects(False))
    assert scene.s.players[0].stock == [60, 9, 9]
    scene.run(RoundEffects(True))
    assert scene.s.players[0].stock == stock


@pytest.mark.rule("R-43")
@pytest.mark.rule("R-58")
def test_nomads_give_a_free_step_at_the_end_of_every_own_turn() -> None:
    scene = with_neutral(holding(), "neutral_nomads")
    field = location(scene, open_neighbours(scene, scene.where(0))[0], "empty")
    scene.turn(0).play("end-turn")
    assert f"step main {scene.name(field)}" in scene.offered()
    scene.play("decline")
    assert scene.where(0) != field


@pytest.mark.rule("R-43")
def test_champions_are_reinforced_for_less_while_a_hero_stands_on_stables() -> None:
    scene = holding().army(0, champions="few")
    troop = FACTS.troop_number["champions"]
    full = FACTS.troop[troop].reinforce
    assert reinforce_cost(scene.s, 0, troop) == full
    guard = next(
        FACTS.spot_guard[spot]
        for spot in range(len(FACTS.spot_location))
        if FACTS.spot_location[spot] == FACTS.location_number["stables"]
    )
    location(scene, scene.where(0), "stables", guard)
    assert reinforce_cost(scene.s, 0, troop) == [full[0] - 6, full[1], full[2]]


@pytest.mark.parametrize(("outcome", "morale"), [(0, 0), (2, 0), (5, 1)])
@pytest.mark.rule("R-43")
def test_satyrs_roll_for_morale_once_a_turn(outcome: int, morale: int) -> None:
    scene = with_neutral(holding(), "neutral_satyrs")
    scene.s.players[0].morale = 0
    scene.luck(outcome).play("roll-for-morale")
    assert scene.s.players[0].morale == morale
    assert "roll-for-morale" not in scene.offered()


@pytest.mark.rule("R-43")
@pytest.mark.rule("H3-CARD-15")
def test_rogues_look_at_a_deck_in_secret_once_a_turn() -> None:
    scene = with_neutral(holding(), "neutral_rogues").on_top("spell", "haste").turn(0)
    scene.play("peek spell")
    assert [event[2] for event in scene.told("looks-at", 0)] == [FACTS.card_number["haste"]]
    assert not scene.told("looks-at", 1)
    deck = scene.s.decks[2]
    assert deck.known_top(0) == [FACTS.card_number["haste"]]
    assert deck.known_top(1) == [NOBODY]
    scene.play("put-under")
    assert deck.known_bottom(0)[-1] == FACTS.card_number["haste"]
    assert not scene.offered("peek")


@pytest.mark.parametrize(
    "pile", ["ability", "artifact", "spell", "bronze", "silver", "gold", "azure", "astrologers", "event", "own"]
)
@pytest.mark.rule("R-43")
def test_rogues_look_at_any_face_down_deck(pile: str) -> None:
    scene = with_neutral(holding(), "neutral_rogues")
    scene.play(f"peek {pile}")
    seen = [event for mask, event in scene.heard if str(event[0]).startswith("looks-at")]
    assert len(seen) == 1
    assert all(hears(mask, 0) and not hears(mask, 1) for mask, event in scene.heard if event in seen)
    scene.play("leave-on-top")
    assert scene.waits() == "Turn"


@pytest.mark.rule("H3-MODE-07")
def test_diplomacy_is_for_grail_knights_alone_where_the_scenario_says_so() -> None:
    from ludoteka.games.heroes3.rules.marks import GRAIL_KNIGHT
    from ludoteka.games.heroes3.rules.play.map_deeds import may_negotiate

    scene = holding("diplomacy")
    scenario = next(at for at, rules in enumerate(FACTS.scenario_rules) if "diplomacy_limits" in rules)
    scene.s.scenario = scenario
    number = FACTS.card_number["diplomacy"]
    assert not may_negotiate(scene.s, 0, number)
    assert may_negotiate(scene.s, 0, FACTS.card_number["ambassadors_sash"])
    scene.s.players[0].marks |= GRAIL_KNIGHT
    assert may_negotiate(scene.s, 0, number)
    scene.built(0, "dwelling_bronze", "dwelling_silver", "dwelling_gold").turn(0).play("play diplomacy 1")
    assert len(scene.s.shown) == 3


@pytest.mark.rule("H3-COMBAT-01")
def test_the_last_mine_has_one_more_gold_guard_no_time_limit_and_is_not_avoided() -> None:
    from ludoteka.games.heroes3.facts import GOLDEN, NEUTRALS
    from ludoteka.games.heroes3.rules.combat.armies import army_tiers
    from ludoteka.games.heroes3.rules.combat.start import new_combat

    scene = holding("diplomacy")
    scene.s.scenario = next(at for at, rules in enumerate(FACTS.scenario_rules) if "last_flag_defended" in rules)
    for field in range(len(scene.s.flag)):
        location(scene, field, "empty")
    field = location(scene, open_neighbours(scene, scene.where(0))[0], "mine", guard=3)
    other = location(scene, open_neighbours(scene, scene.where(0))[1], "mine", guard=3)
    plain = army_tiers(scene.s, field, 3)
    scene.s.players[0].level, scene.s.players[0].xp = 3, 4
    assert new_combat(scene.s, 0, MAIN, NEUTRALS, NOBODY, NOBODY, field, 3).limited
    scene.flag(0, other)
    assert army_tiers(scene.s, field, 3) == [*plain, GOLDEN]
    assert not new_combat(scene.s, 0, MAIN, NEUTRALS, NOBODY, NOBODY, field, 3).limited
    scene.hero(0, field).run(Arrive(0, MAIN, field))
    assert scene.waits() != "SkipGuard"

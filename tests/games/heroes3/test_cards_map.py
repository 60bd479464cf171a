"""Cards and units that work on the map, in the town and in the unit deck (H3-CARD-07, H3-RECRUIT-03, R-43)."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import DIRECTIONS, FIELDS, MAIN, NOBODY, PACK, SECONDARY
from ludoteka.games.heroes3.rules.map.moving import Arrive, closed_edges
from ludoteka.games.heroes3.rules.play.moments import combat_won
from ludoteka.games.heroes3.rules.play.passing import EVERYTHING, reach
from ludoteka.games.heroes3.rules.trade.recruit import recruit_cost, reinforce_cost
from ludoteka.games.heroes3.rules.turn.rounds import RoundEffects
from ludoteka.games.heroes3.rules.world.fields import guard_at
from ludoteka.kernel.action import hears


def holding(*cards: str, seats: int = 2, faction: str = "castle") -> Scene:
    """A turn of the first player with these cards, plenty of resources and three expert uses."""
    scene = Scene(seats=seats, factions=(faction, "dungeon", "tower"), boxes=all_boxes()).hand(0, *cards)
    scene.deck(0, *["power"] * 10).discard(0)
    scene.stock(0, gold=60, building_materials=9, valuables=9)
    scene.s.players[0].experts = 3
    return scene.turn(0)


def slugs(cards: list[int]) -> list[str]:
    return [FACTS.card_slugs[card] for card in cards]


def location(scene: Scene, field: int, slug: str, guard: int = 0) -> int:
    """A field becomes one with this location and guard, unvisited."""
    wanted = FACTS.location_number.get(slug, NOBODY)
    scene.s.atlas.spot[field] = next(
        spot
        for spot in range(len(FACTS.spot_location))
        if FACTS.spot_guard[spot] == guard and wanted in (NOBODY, FACTS.spot_location[spot])
    )
    scene.s.black[field] = 0
    scene.s.once[field] = 0
    scene.s.flag[field] = NOBODY
    return field


def with_neutral(scene: Scene, unit: str) -> Scene:
    """The first player's unit deck is one neutral card, taken from its deck."""
    troop = FACTS.troop_number[unit]
    deck = scene.s.neutral_decks[FACTS.troop[troop].tier]
    if troop in deck.cards():
        deck.remove(troop)
    return scene.army(0, **{unit: "few"}).turn(0)


def open_neighbours(scene: Scene, field: int) -> list[int]:
    """The fields next to another, across open edges, that lie face up."""
    closed = closed_edges(scene.s, 0, field)
    near = [scene.s.atlas.near[field * DIRECTIONS + way] for way in range(DIRECTIONS) if not closed >> way & 1]
    return [other for other in near if other != NOBODY and scene.s.atlas.spot[other] != NOBODY]


# -- neutral units ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("built", "shown"),
    [
        (["dwelling_bronze"], ["bronze"]),
        (["dwelling_bronze", "dwelling_silver"], ["bronze", "silver"]),
        (["dwelling_bronze", "dwelling_silver", "dwelling_gold"], ["bronze", "silver", "gold", "azure"]),
    ],
)
@pytest.mark.rule("H3-TOWN-05")
def test_diplomacy_shows_a_neutral_for_each_dwelling_and_an_azure_one(built: list[str], shown: list[str]) -> None:
    scene = holding("diplomacy")
    scene.s.players[0].built = 0
    scene.built(0, *built).turn(0).play("play diplomacy 1")
    tiers = ("bronze", "silver", "gold", "azure")
    assert [tiers[FACTS.troop[troop].tier] for troop in scene.s.shown] == shown
    scene.play("decline")
    assert not scene.s.shown
    assert slugs(scene.s.players[0].discard) == ["diplomacy"]


@pytest.mark.parametrize(("card", "way"), [("ambassadors_sash", 1), ("diplomats_ring", 2), ("empowered_diplomacy", 1)])
@pytest.mark.rule("H3-TOWN-05")
def test_other_cards_recruit_a_neutral_too(card: str, way: int) -> None:
    scene = holding(card)
    scene.s.players[0].built = 0
    assert f"play {card} {way}" not in scene.offered("play")
    scene.built(0, "dwelling_bronze", "dwelling_silver", "dwelling_gold").turn(0).play(f"play {card} {way}")
    assert len(scene.s.shown) == (4 if card == "empowered_diplomacy" else 3)
    troop = scene.s.shown[0]
    gold = scene.owns(0, "gold")
    scene.play(f"recruit {FACTS.troop_slugs[troop]}")
    assert troop in scene.s.players[0].army
    assert scene.owns(0, "gold") == gold - FACTS.troop[troop].recruit[0]


@pytest.mark.rule("H3-CARD-14")
def test_tarnum_of_the_conflux_takes_enchanters_one_at_a_time() -> None:
    scene = holding("tarnum_conflux_4", faction="conflux").play("play tarnum_conflux_4 1")
    assert scene.units(0)["neutral_enchanters"] == "few"
    assert scene.owns(0, "gold") == 50
    scene.hand(0, "tarnum_conflux_4").turn(0)
    assert scene.offered("play") == ["play tarnum_conflux_4 2"]


@pytest.mark.parametrize(
    ("card", "faction", "unit", "neutral"),
    [
        ("gelu_4", "rampart", "elves", "neutral_sharpshooters"),
        ("dracon_4", "tower", "magi", "neutral_enchanters"),
    ],
)
@pytest.mark.rule("H3-CARD-14")
def test_a_pack_is_traded_for_a_neutral_unit(card: str, faction: str, unit: str, neutral: str) -> None:
    scene = Scene(factions=(faction, "dungeon"), boxes=all_boxes()).hand(0, card).army(0, **{unit: "few"}).turn(0)
    assert scene.offered("play") == [f"play {card} 2"]
    scene.s.players[0].sides = [PACK]
    scene.turn(0).play(f"play {card} 1")
    assert scene.units(0) == {neutral: "few"}


# -- after a won combat -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "way", "tiers"),
    [
        ("necromancy", 1, ["bronze", "silver"]),
        ("necromancy", 2, ["bronze", "silver", "gold"]),
        ("empowered_necromancy", 1, ["bronze", "silver", "gold"]),
        ("vidomina_1", 1, ["bronze", "silver"]),
        ("vidomina_6", 1, ["bronze", "silver", "gold"]),
    ],
)
@pytest.mark.rule("R-22")
@pytest.mark.rule("R-23")
@pytest.mark.rule("H3-RECRUIT-03")
def test_units_rise_for_half_their_gold_after_a_won_combat(card: str, way: int, tiers: list[str]) -> None:
    units = {"skeletons": "bronze", "vampires": "silver", "dread_knights": "gold"}
    scene = holding(card, faction="necropolis").army(0, **dict.fromkeys(units, "few"))
    assert not scene.offered("play")
    scene.call(combat_won, 0).play(f"play {card} {way}")
    offered = scene.offered("reinforce")
    assert sorted(offered) == sorted(f"reinforce {unit}" for unit, tier in units.items() if tier in tiers)
    unit = offered[-1].split()[1]
    cost = FACTS.troop[FACTS.troop_number[unit]].reinforce
    scene.play(f"reinforce {unit}")
    assert scene.units(0)[unit] == "pack"
    assert scene.s.players[0].stock == [60 - cost[0] // 2, 9 - cost[1], 9 - cost[2]]


@pytest.mark.rule("R-33")
def test_nothing_is_asked_after_a_combat_without_such_a_card_or_unit() -> None:
    scene = holding("estates", faction="necropolis").army(0, skeletons="few").call(combat_won, 0)
    assert scene.waits() == "Turn"
    scene = holding("necromancy", faction="necropolis").army(0, skeletons="pack").call(combat_won, 0)
    assert scene.waits() == "Turn"


# -- cheaper units and spells -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "less"),
    [
        ("legs_of_legion", 4),
        ("loins_of_legion", 5),
        ("head_of_legion", 6),
        ("arms_of_legion", 5),
        ("torso_of_legion", 6),
    ],
)
@pytest.mark.rule("H3-CARD-08")
def test_a_piece_of_the_legion_makes_one_unit_cheaper(card: str, less: int) -> None:
    scene = holding(card).built(0, "dwelling_bronze", "dwelling_silver", "citadel").army(0, halberdiers="few")
    scene.s.players[0].tokens = 7
    troop = FACTS.troop_number["crusaders"]
    full = FACTS.troop[troop].recruit[0]
    scene.turn(0).play(f"play {card} 1")
    assert recruit_cost(scene.s, 0, troop)[0] == max(0, full - less)
    assert recruit_cost(scene.s, 1, troop)[0] == full
    scene.play("recruit crusaders", seat=0)
    assert scene.owns(0, "gold") == 60 - max(0, full - less)
    assert recruit_cost(scene.s, 0, troop)[0] == full
    assert slugs(scene.s.players[0].discard) == [card]


@pytest.mark.rule("H3-CARD-08")
def test_a_piece_of_the_legion_not_used_is_discarded_when_the_next_turn_starts() -> None:
    scene = holding("legs_of_legion")
    scene.s.players[0].tokens = 7
    scene.turn(0).play("play legs_of_legion 1", "end-turn")
    assert not scene.s.players[0].discard
    scene.go_on("DiscardFirst")
    scene.go_on("Turn")
    while scene.choice().seat != 0:
        scene.play("end-turn").go_on("Turn")
    assert slugs(scene.s.players[0].discard).count("legs_of_legion") == 1


@pytest.mark.rule("H3-CARD-16")
def test_a_piece_of_the_legion_gives_no_action_of_its_own() -> None:
    scene = holding("legs_of_legion")
    scene.s.players[0].tokens = 0
    assert scene.turn(0).offered("play") == ["play legs_of_legion 2"]


@pytest.mark.parametrize(("card", "way", "looks"), [("wisdom", 1, 3), ("wisdom", 2, 4), ("empowered_wisdom", 1, 4)])
@pytest.mark.rule("H3-TOWNA-06")
def test_wisdom_uses_the_spell_book_for_less_gold_and_looks_deeper(card: str, way: int, looks: int) -> None:
    scene = holding(card).built(0, "mage_guild")
    player = scene.s.players[0]
    player.guild_round = -1
    player.tokens = 3
    assert not scene.turn(0).offered("play")
    player.tokens = 7
    price = FACTS.building[player.faction * 8 + 2].choices[0].price.gold
    scene.turn(0).play(f"play {card} {way}", "search spell")
    assert len(scene.s.looked) == looks
    assert scene.owns(0, "gold") == 60 - max(0, price - 2)
    assert player.tokens == 3


@pytest.mark.rule("H3-SPELL-06")
def test_wisdom_needs_a_mage_guild_of_an_earlier_round() -> None:
    scene = holding("wisdom").built(0, "mage_guild")
    scene.s.players[0].guild_round = scene.s.round
    assert not scene.turn(0).offered("play")


# -- war machines -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "machine", "price"),
    [
        ("tarnum_castle_1", "ballista", 5),
        ("gerwulf_1", "ballista", 5),
        ("torosar_1", "ballista", 5),
        ("jeremy_1", "cannon", 7),
        ("gem_1", "first_aid_tent", 0),
    ],
)
@pytest.mark.rule("H3-EXP-02")
def test_specialties_gain_a_war_machine(card: str, machine: str, price: int) -> None:
    scene = holding(card)
    scene.s.machines = [FACTS.card_number[machine]]
    scene.turn(0).play(f"play {card} 1")
    assert scene.cards(0) == [machine]
    assert scene.owns(0, "gold") == 60 - price
    scene.hand(0, card).turn(0)
    assert f"play {card} 1" not in scene.offered("play")


@pytest.mark.rule("H3-CARD-08")
def test_torosar_has_an_extra_ballista_until_the_round_ends() -> None:
    scene = holding("torosar_4").play("play torosar_4 1")
    assert [effect.name for effect in scene.s.players[0].ongoing] == ["extra_war_machine"]
    scene.s.round += 1
    scene.run(RoundEffects(False))
    assert not scene.s.players[0].ongoing
    assert slugs(scene.s.players[0].discard) == ["torosar_4"]


# -- guards -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "way"), [("diplomacy", 2), ("empowered_diplomacy", 2)])
@pytest.mark.rule("H3-COMBAT-01")
@pytest.mark.rule("R-33")
def test_diplomacy_avoids_guards_of_the_heros_level(card: str, way: int) -> None:
    scene = holding(card)
    field = location(scene, open_neighbours(scene, scene.where(0))[0], "guarded", guard=2)
    player = scene.s.players[0]
    player.level, player.xp = 2, 2
    scene.hero(0, field).run(Arrive(0, MAIN, field))
    assert sorted(scene.offered()) == ["fight", f"play {card} {way}"]
    scene.play(f"play {card} {way}")
    assert scene.told("visited")
    assert scene.s.combat is None
    assert player.xp == 2
    assert guard_at(scene.s, field) == 0


@pytest.mark.parametrize(("level", "hero"), [(1, MAIN), (2, SECONDARY)])
@pytest.mark.rule("H3-COMBAT-01")
def test_diplomacy_avoids_no_other_guards_and_helps_no_secondary_hero(level: int, hero: int) -> None:
    scene = holding("diplomacy")
    field = location(scene, open_neighbours(scene, scene.where(0))[0], "guarded", guard=2)
    scene.s.players[0].level, scene.s.players[0].xp = level, 2 * level - 2
    scene.hero(0, field, hero).run(Arrive(0, hero, field))
    assert scene.waits() != "SkipGuard"


@pytest.mark.rule("H3-COMBAT-01")
def test_a_guard_may_be_fought_in_spite_of_diplomacy() -> None:
    scene = holding("diplomacy")
    field = location(scene, open_neighbours(scene, scene.where(0))[0], "guarded", guard=2)
    scene.s.players[0].level, scene.s.players[0].xp = 2, 2
    scene.hero(0, field).run(Arrive(0, MAIN, field)).play("fight")
    assert scene.told("combat-announced")


# -- moves ------------------------------------------------------------------------------------------------------


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


# -- morale of fields -------------------------------------------------------------------------------------------


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


# -- units ------------------------------------------------------------------------------------------------------


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


# -- what scenarios forbid --------------------------------------------------------------------------------------


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
    from ludoteka.games.heroes3.rules.combat.start import army_tiers, new_combat

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

"""King of the Hill: points scored in play, closed towns, one attack a turn, walls, secondary heroes as main heroes."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, Scene, all_boxes
from ludoteka.games.heroes3.facts import CITADEL, DWELLING_SILVER, FIELDS, MAIN, MIDDLE, NEUTRALS, NOBODY, SECONDARY
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING, DEFENDING
from ludoteka.games.heroes3.rules.battlefield.damage import leave
from ludoteka.games.heroes3.rules.battlefield.figures import FLIPPED
from ludoteka.games.heroes3.rules.battlefield.moments import has_deck
from ludoteka.games.heroes3.rules.combat.armies import Deploy
from ludoteka.games.heroes3.rules.combat.end import CombatOver
from ludoteka.games.heroes3.rules.combat.start import StartCombat, besieged, new_combat
from ludoteka.games.heroes3.rules.map.heroes import may_attack, set_movement
from ludoteka.games.heroes3.rules.map.moving import enter_closed, quick_combat, steps_from
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.scenario.timed import timed_events
from ludoteka.games.heroes3.rules.turn.rounds import NewRound, astrologers_due, pays_income
from ludoteka.games.heroes3.rules.turn.turn import TurnStart
from ludoteka.games.heroes3.rules.victory.ends import round_ended
from ludoteka.games.heroes3.rules.victory.points import points_of
from ludoteka.games.heroes3.rules.world.fields import guard_at, own_town
from ludoteka.games.heroes3.state_combat import Combat


def king(seats: int = 2) -> Scene:
    """King of the Hill at the first turn."""
    factions = ("castle", "dungeon", "necropolis")
    return Scene(seats, "community_king_of_the_hill", factions=factions, boxes=all_boxes())


def over(scene: Scene, field: int, winner: int = ATTACKING, **more: int) -> Combat:
    """A combat on a field that is decided: of the two players, or with neutral units."""
    defender = more.get("defender", 1)
    hero = more.get("hero", MAIN if defender == 1 else NOBODY)
    c = new_combat(scene.s, 0, more.get("attacker_hero", MAIN), defender, hero, NOBODY, field, more.get("level", 1))
    c.winner = winner
    scene.s.combat = c
    return c


def points(scene: Scene, seat: int) -> int:
    """The victory points of a player."""
    return points_of(scene.s, seat, FACTS.scenario[scene.s.scenario].wins[0])


# -- the map ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SETUP-03")
@pytest.mark.parametrize("seats", [2, 3])
def test_the_hill_stands_alone_on_its_tile_and_the_utopia_apart(seats: int) -> None:
    scene = king(seats)
    hill = scene.find("the_hill")
    assert guard_at(scene.s, hill) == 7
    place = hill // FIELDS
    around = [field for field in range(place * FIELDS, place * FIELDS + FIELDS) if field != hill]
    assert all(field == scene.find("empty") or scene.s.atlas.spot[field] != NOBODY for field in around)
    apart = scene.place("C4" if seats == 2 else "C5") * FIELDS + MIDDLE
    assert apart == scene.find("dragon_utopia", "C4" if seats == 2 else "C5")
    for field in [hill, *around]:
        assert apart in steps_from(scene.s, 0, MAIN, field, 1)
    back = [field for field in steps_from(scene.s, 0, MAIN, apart, 1) if field // FIELDS == place]
    assert back == around


# -- points -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-09")
@pytest.mark.parametrize(("number", "scored"), [(1, 0), (4, 3)])
@pytest.mark.parametrize("hero", [MAIN, SECONDARY])
def test_starting_a_turn_on_the_hill_scores_the_round_less_1(number: int, scored: int, hero: int) -> None:
    scene = king()
    scene.s.round = number
    scene.hero(1, scene.find("the_hill"), hero).run(TurnStart(1)).go_on("Turn")
    assert points(scene, 1) == scored
    assert points(scene, 0) == 0


@pytest.mark.rule("H3-END-09")
def test_combats_between_players_score_for_both() -> None:
    scene = king()
    field = scene.neighbour(scene.find("the_hill"))
    scene.hero(0, field).hero(1, field)
    over(scene, field)
    scene.run(CombatOver())
    assert (points(scene, 0), points(scene, 1)) == (2, 1)


@pytest.mark.rule("H3-COMBAT-25")
def test_a_retreat_and_a_surrender_cost_two_points() -> None:
    scene = king()
    hill = scene.find("the_hill")
    scene.hero(0, hill)
    over(scene, hill, DEFENDING, defender=NEUTRALS, level=7).retreated = True
    scene.run(CombatOver())
    assert points(scene, 0) == -2
    field = scene.neighbour(hill)
    scene.hero(0, field).hero(1, field)
    over(scene, field).surrendered = True
    scene.run(CombatOver())
    assert (points(scene, 0), points(scene, 1)) == (0, -2)


@pytest.mark.rule("H3-END-09")
def test_the_hill_is_worth_six_at_the_end_and_most_points_win() -> None:
    scene = king(3)
    scene.flag(2, scene.find("the_hill"))
    scene.s.ledger["player_combat_won"] = [2, 0, 0]
    scene.s.round = 6
    scene.call(round_ended)
    assert scene.s.places == [2, 3, 1]


# -- rounds -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ROUND-03")
def test_every_round_is_a_resource_round_without_astrologers() -> None:
    scene = king()
    for number in range(2, 7):
        scene.s.round = number
        assert pays_income(scene.s)
        assert not astrologers_due(scene.s)
    scene.s.agenda.clear()
    scene.s.round = 1
    before = scene.owns(1, "gold")
    scene.run(NewRound())
    assert scene.owns(1, "gold") == before + 15


@pytest.mark.rule("H3-ROUND-05")
def test_a_secondary_hero_for_free_in_round_2() -> None:
    scene = king()
    scene.s.round = 2
    gold = scene.owns(0, "gold")
    scene.call(timed_events).go_on("Turn")
    assert all(player.at[SECONDARY] != NOBODY for player in scene.s.players)
    assert scene.owns(0, "gold") == gold


@pytest.mark.rule("H3-ROUND-05")
def test_a_building_for_free_or_points_for_who_has_it() -> None:
    scene = king().built(1, "citadel", "dwelling_silver")
    scene.s.round = 3
    scene.call(timed_events)
    assert scene.s.players[0].built >> CITADEL & 1
    assert (points(scene, 0), points(scene, 1)) == (0, 1)
    scene.s.round = 4
    scene.call(timed_events)
    assert scene.s.players[0].built >> DWELLING_SILVER & 1
    assert (points(scene, 0), points(scene, 1)) == (0, 3)


# -- attacks ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOVE-03")
def test_an_enemys_own_town_cannot_be_entered() -> None:
    scene = king()
    town = own_town(scene.s, 1)
    assert enter_closed(scene.s, 0, MAIN, town, 3) == ("closed-by-scenario", town)


@pytest.mark.rule("H3-MOVE-05")
def test_a_player_attacks_once_in_a_turn() -> None:
    scene = king()
    hill = scene.find("the_hill")
    first, second = scene.neighbour(hill), hill
    scene.hero(1, first).hero(0, second).turn(0)
    scene.flag(0, hill)
    assert may_attack(scene.s, 0, 1, first)
    scene.play(f"move main {scene.name(first)}")
    assert not may_attack(scene.s, 0, 1, first)
    scene.run(TurnStart(0))
    while scene.waits() in ("DiscardFirst", "DrawUp"):
        scene.play(scene.offered()[-1])
    assert may_attack(scene.s, 0, 1, first)


@pytest.mark.rule("H3-COMBAT-28")
@pytest.mark.parametrize("hero", [MAIN, SECONDARY])
def test_a_beaten_hero_goes_home_and_loses_no_gold(hero: int) -> None:
    scene = king()
    field = scene.neighbour(scene.find("the_hill"))
    scene.hero(0, field).hero(1, field, hero).stock(1, gold=9)
    over(scene, field, hero=hero)
    scene.run(CombatOver())
    assert scene.where(1, hero) == own_town(scene.s, 1)
    assert scene.owns(1, "gold") == 9


@pytest.mark.rule("H3-HERO-03")
def test_secondary_heroes_have_the_deck_the_movement_and_the_experience_of_main_heroes() -> None:
    scene = king()
    hill = scene.find("the_hill")
    scene.hero(0, hill, SECONDARY)
    set_movement(scene.s, 0)
    assert scene.s.players[0].moves[SECONDARY] == 3
    c = over(scene, hill, defender=NEUTRALS, level=7, attacker_hero=SECONDARY)
    assert has_deck(scene.s, c, ATTACKING)
    before = scene.s.players[0].xp
    scene.run(CombatOver())
    assert scene.s.players[0].xp == before + 2


@pytest.mark.rule("H3-HERO-04")
def test_an_attacked_secondary_hero_is_not_given_up() -> None:
    scene = king()
    field = scene.neighbour(scene.find("the_hill"))
    scene.hero(0, field).hero(1, field, SECONDARY).run(StartCombat(0, MAIN, 1, SECONDARY, NOBODY, field))
    assert scene.waits() == "Deploy"


@pytest.mark.rule("H3-RECRUIT-03")
def test_bronze_and_silver_units_return_after_a_combat_between_players() -> None:
    scene = king().army(0, griffins="few", halberdiers="pack", champions="few").army(1, troglodytes="few")
    field = scene.neighbour(scene.find("the_hill"))
    scene.hero(0, field).hero(1, field)
    c = over(scene, field)
    c.winner = NOBODY
    for troop, space in (("griffins", 12), ("halberdiers", 13), ("champions", 14)):
        Deploy(0, ATTACKING).deploy(scene.s, c, FACTS.troop_number[troop], space)
        c.board[space] = len(c.form) - 1
    Deploy(1, DEFENDING).deploy(scene.s, c, FACTS.troop_number["troglodytes"], 2)
    scene.s.chance = scene.chance
    c.marks = [0, FLIPPED, 0, 0]
    c.form[1] &= ~1
    scene.s.players[0].set_side(1, 0)
    for fighter in (0, 2, 3):
        leave(scene.s, c, fighter, NOBODY)
    c.winner = ATTACKING
    scene.run(CombatOver())
    assert scene.units(0) == {"halberdiers": "pack", "griffins": "few"}
    assert scene.units(1) == {"troglodytes": "few"}


# -- the hill ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SIEGE-01")
def test_the_holder_pays_for_walls_that_stand_until_the_next_turn() -> None:
    scene = king()
    hill = scene.find("the_hill")
    scene.stock(0, gold=6, building_materials=6).turn(0)
    assert not scene.offered("fortify")
    scene.flag(0, hill)
    scene.play("fortify")
    assert scene.s.players[0].stock == [0, 0, 0]
    assert besieged(scene.s, 0, NOBODY, hill)
    assert not besieged(scene.s, 1, NOBODY, hill)
    assert not scene.stock(0, gold=6, building_materials=6).offered("fortify")
    scene.run(TurnStart(1)).go_on("Turn")
    assert besieged(scene.s, 0, NOBODY, hill)
    scene.run(TurnStart(0)).go_on("Turn")
    assert not besieged(scene.s, 0, NOBODY, hill)


@pytest.mark.rule("H3-COMBAT-05")
def test_level_6_and_7_are_never_skipped() -> None:
    scene = king()
    scene.s.players[0].level = 7
    assert [quick_combat(scene.s, 0, level) for level in (5, 6, 7)] == [True, False, False]


@pytest.mark.rule("H3-UNIT-10")
def test_a_beaten_neutral_of_the_hill_may_join_for_nothing() -> None:
    scene = king()
    hill = scene.find("the_hill")
    scene.hero(0, hill).turn(0).stock(0)
    c = over(scene, hill, defender=NEUTRALS, level=7)
    troop = FACTS.troop_number["neutral_azure_dragons"]
    scene.s.neutral_decks[3].remove(troop)
    c.drawn = [troop]
    scene.run(CombatOver()).go_on("OfferBeaten")
    scene.play("recruit neutral_azure_dragons")
    assert "neutral_azure_dragons" in scene.units(0)


@pytest.mark.rule("H3-MAP-12")
def test_the_utopia_gives_gold_and_the_rewards_of_all_fields_beside_it() -> None:
    scene = king().tile("C4", "C1")
    utopia = scene.find("dragon_utopia", "C4")
    gold = scene.owns(0, "gold")
    scene.hero(0, utopia).turn(0).run(Visit(0, MAIN, utopia))
    assert scene.owns(0, "gold") >= gold + 10
    asked: list[str] = []
    for _ in range(30):
        if scene.waits() == "Turn":
            break
        asked.append(scene.waits())
        scene.play(scene.offered()[-1])
    assert asked.count("ChooseVisit") == 3, "the fountain, the tomb and the garden, or the shrine"
    assert asked.count("Search") == 2, "the box and the shrine"
    assert not scene.s.black[scene.find("fountain_of_youth", "C4")], "the fields themselves are not visited"

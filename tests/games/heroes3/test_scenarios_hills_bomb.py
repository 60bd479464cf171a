"""Secret Bomb Stash: the bomb and its carrier, safe towns, obelisks, points and sudden death."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import ABILITY, ARTIFACT, MAIN, NOBODY, SECONDARY, SPELL
from ludoteka.games.heroes3.rules.battlefield.board import ATTACKING
from ludoteka.games.heroes3.rules.battlefield.moments import has_deck
from ludoteka.games.heroes3.rules.cards.gains import give_movement
from ludoteka.games.heroes3.rules.combat.end import CombatOver
from ludoteka.games.heroes3.rules.combat.start import GiveUpHero, new_combat
from ludoteka.games.heroes3.rules.map.grail import take_grail
from ludoteka.games.heroes3.rules.map.heroes import set_movement
from ludoteka.games.heroes3.rules.map.moving import AfterBattle, enter_closed
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.marks import STORY_GRAIL_FIELD
from ludoteka.games.heroes3.rules.play.passing import can_pass
from ludoteka.games.heroes3.rules.scenario.bomb import ObeliskTravel
from ludoteka.games.heroes3.rules.scenario.timed import timed_events
from ludoteka.games.heroes3.rules.turn.turn import TurnStart
from ludoteka.games.heroes3.rules.victory.ends import round_ended
from ludoteka.games.heroes3.rules.world.bomb import grail_field
from ludoteka.games.heroes3.rules.world.fields import own_town
from ludoteka.games.heroes3.setup import bare_table
from ludoteka.games.heroes3.state_combat import Combat
from ludoteka.kernel.errors import BadOption

WITH_OBELISK = [
    tile.id
    for tile in FACTS.content.tile
    if tile.kind == "near" and any(field.location == "obelisk" for field in tile.fields)
]
SIX = ("castle", "dungeon", "necropolis", "tower", "rampart", "fortress")


def stash(seats: int = 2) -> Scene:
    """Secret Bomb Stash at the first turn; the Grail's tile of the core box lies open in the middle."""
    scene = Scene(seats, "community_secret_bomb_stash", factions=SIX, boxes=all_boxes()).tile("C1", "C2")
    return scene.tile("N1", WITH_OBELISK[0]).tile("N2", WITH_OBELISK[1])


def carrying(seats: int = 2, seat: int = 0, hero: int = MAIN) -> Scene:
    """A player's hero carries the bomb."""
    scene = stash(seats)
    if hero == SECONDARY:
        scene.hero(seat, scene.find("temple", "C1"), SECONDARY)
    scene.call(take_grail, seat, hero)
    return scene


def storming(scene: Scene, owner: int = 1) -> int:
    """The first player's main hero stands in an enemy's town."""
    field = own_town(scene.s, owner)
    scene.hero(0, field)
    return field


def combat(scene: Scene, field: int, winner: int, hero: int = MAIN, attacker_hero: int = MAIN) -> Combat:
    """A combat between the two players that is over."""
    c = new_combat(scene.s, 0, attacker_hero, 1, hero, NOBODY, field, 1)
    c.winner = winner
    scene.s.combat = c
    return c


# -- the start --------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-SETUP-02")
def test_heroes_start_on_level_3_with_one_search_of_each_deck() -> None:
    scene = Scene(2, "community_secret_bomb_stash", factions=SIX, boxes=all_boxes(), until="DiscardFirst")
    player = scene.s.players[0]
    assert player.level == 3
    assert len(player.hand + player.deck.cards()) == 9 + 3
    for kind in (ABILITY, ARTIFACT, SPELL):
        common = [card for card in player.hand + player.deck.cards() if FACTS.card_kind[card] == kind]
        start = 1 if kind == ABILITY else 0 if kind == ARTIFACT else FACTS.hero[player.hero].magic_arrows
        assert len(common) == start + 1


@pytest.mark.rule("H3-SETUP-09")
def test_the_artifact_of_the_start_lies_in_the_deck() -> None:
    scene = Scene(2, "community_secret_bomb_stash", factions=SIX, boxes=all_boxes(), until="DiscardFirst")
    for player in scene.s.players:
        assert all(FACTS.card_kind[card] != ARTIFACT for card in player.hand)
        assert sum(FACTS.card_kind[card] == ARTIFACT for card in player.deck.cards()) == 1


@pytest.mark.rule("H3-SETUP-03")
def test_a_witch_hut_is_an_obelisk_on_a_near_tile_without_one() -> None:
    scene = stash()
    without = next(
        tile.id
        for tile in FACTS.content.tile
        if tile.kind == "near"
        and any(field.location == "witch_hut" for field in tile.fields)
        and all(field.location != "obelisk" for field in tile.fields)
    )
    scene.tile("N3", without)
    assert scene.find("obelisk", "N3") != NOBODY
    both = next(
        (
            tile.id
            for tile in FACTS.content.tile
            if tile.kind == "near" and {"witch_hut", "obelisk"} <= {field.location for field in tile.fields}
        ),
        None,
    )
    if both is not None:
        assert scene.tile("N3", both).find("witch_hut", "N3") != NOBODY


# -- taking and carrying it -------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MAP-12")
@pytest.mark.parametrize("hero", [MAIN, SECONDARY])
def test_any_hero_takes_the_bomb_without_a_combat(hero: int) -> None:
    scene = stash()
    scene.hero(0, grail_field(scene.s), hero).run(Visit(0, hero, grail_field(scene.s)))
    assert scene.s.grail == hero
    assert scene.s.combat is None


@pytest.mark.rule("H3-MOVE-06")
def test_the_carrier_gains_no_movement() -> None:
    scene = carrying()
    scene.hero(0, grail_field(scene.s), MAIN, 2).hero(1, grail_field(scene.s) + 1, MAIN, 2)
    scene.call(give_movement, 0, MAIN, 1).call(give_movement, 1, MAIN, 1)
    assert scene.s.players[0].moves[MAIN] == 2
    assert scene.s.players[1].moves[MAIN] == 3


@pytest.mark.rule("H3-ROUND-05")
def test_in_even_rounds_every_hero_but_the_carrier_moves_farther() -> None:
    scene = carrying()
    scene.s.round = 4
    scene.hero(0, grail_field(scene.s)).hero(1, own_town(scene.s, 1))
    for seat in (0, 1):
        set_movement(scene.s, seat)
    scene.call(timed_events)
    assert [player.moves[MAIN] for player in scene.s.players] == [3, 4]


@pytest.mark.rule("H3-MOVE-04")
def test_level_6_units_of_the_center_tile_can_be_passed_but_not_elsewhere() -> None:
    scene = stash()
    guarded = scene.find("pandoras_box", "C1")
    words = frozenset({"center_guards"})
    assert can_pass(scene.s, 0, MAIN, guarded, words)
    near = scene.place("N1") * 7
    guards = [field for field in range(near, near + 7) if FACTS.spot_guard[scene.s.atlas.spot[field]]]
    assert guards
    assert not any(can_pass(scene.s, 0, MAIN, field, words) for field in guards)
    beyond = grail_field(scene.s)
    start = scene.find("shrine_of_magic_gesture", "C1")
    scene.hero(0, start).turn(0)
    assert scene.offered("pass-to") or beyond in scene.s.atlas.steps[start][0]


# -- towns ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MOVE-03")
def test_enemy_towns_are_closed_to_all_but_the_carrier() -> None:
    scene = stash()
    town = own_town(scene.s, 1)
    assert enter_closed(scene.s, 0, MAIN, town, 3) == ("closed-by-scenario", town)
    assert enter_closed(scene.s, 1, MAIN, town, 3) is None
    scene.call(take_grail, 0, MAIN)
    scene.hero(1, scene.neighbour(town))
    assert enter_closed(scene.s, 0, MAIN, town, 3) is None


@pytest.mark.rule("H3-MOVE-05")
def test_nobody_attacks_the_carrier_from_the_own_town() -> None:
    scene = carrying(seat=1)
    home = own_town(scene.s, 0)
    there = scene.neighbour(home)
    scene.hero(1, there).hero(0, home)
    assert enter_closed(scene.s, 0, MAIN, there, 3) == ("closed-by-scenario", there)
    scene.hero(0, scene.find("temple", "C1"))
    assert enter_closed(scene.s, 0, MAIN, there, 3) is None


@pytest.mark.rule("H3-END-09")
def test_a_delivered_bomb_scores_and_everything_goes_back() -> None:
    scene = carrying()
    town = storming(scene)
    scene.hero(1, scene.find("temple", "C1")).run(AfterBattle(0, MAIN, town))
    assert scene.told("bomb-delivered") == [("bomb-delivered", 0, 1)]
    assert scene.s.ledger["bomb_delivered"] == [1, 0]
    assert scene.where(0) == own_town(scene.s, 0)
    assert scene.s.grail == NOBODY
    assert scene.s.story[STORY_GRAIL_FIELD] == grail_field(scene.s) + 1
    assert scene.s.flag[town] == 1


@pytest.mark.rule("H3-MAP-12")
def test_a_hero_on_the_grails_field_takes_the_returning_bomb_at_once() -> None:
    scene = carrying()
    town = storming(scene)
    scene.hero(1, grail_field(scene.s)).run(AfterBattle(0, MAIN, town))
    assert scene.s.grail == 2


@pytest.mark.rule("H3-COMBAT-28")
def test_a_won_siege_scores_and_the_beaten_defender_keeps_town_and_hero() -> None:
    scene = carrying()
    town = storming(scene)
    scene.hero(1, town)
    combat(scene, town, ATTACKING)
    scene.run(CombatOver())
    assert scene.s.ledger["bomb_delivered"] == [1, 0]
    assert scene.s.flag[town] == 1
    assert scene.where(1) == town
    assert not scene.s.players[1].out


@pytest.mark.rule("H3-MAP-12")
def test_with_more_than_two_players_the_town_bombed_last_is_safe() -> None:
    scene = carrying(3)
    scene.s.ledger["bombed"] = [1]
    first, second = own_town(scene.s, 1), own_town(scene.s, 2)
    assert enter_closed(scene.s, 0, MAIN, first, 3) is not None
    assert enter_closed(scene.s, 0, MAIN, second, 3) is None
    two = carrying(2)
    two.s.ledger["bombed"] = [1]
    assert enter_closed(two.s, 0, MAIN, own_town(two.s, 1), 3) is None


# -- points -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-END-01")
def test_the_third_bomb_wins_at_once() -> None:
    scene = carrying()
    scene.s.ledger["bomb_delivered"] = [2, 0]
    town = storming(scene)
    scene.hero(1, scene.find("temple", "C1")).run(AfterBattle(0, MAIN, town))
    assert scene.s.places == [1, 2]


@pytest.mark.rule("H3-END-09")
def test_most_points_win_after_round_8() -> None:
    scene = stash()
    scene.s.round = 8
    scene.s.ledger["bomb_delivered"] = [0, 1]
    scene.call(round_ended)
    assert scene.s.places == [2, 1]


@pytest.mark.rule("H3-END-09")
def test_a_tie_brings_four_more_rounds_in_which_the_next_point_wins() -> None:
    scene = stash()
    scene.s.round = 8
    scene.s.ledger["bomb_delivered"] = [1, 1]
    scene.call(round_ended)
    assert not scene.s.places
    assert scene.s.last_round == 12
    assert scene.told("sudden-death") == [("sudden-death", 12)]
    scene.call(take_grail, 0, MAIN)
    town = storming(scene)
    scene.hero(1, scene.find("temple", "C1")).run(AfterBattle(0, MAIN, town))
    assert scene.s.places == [1, 2]


@pytest.mark.rule("H3-END-09")
def test_after_round_12_the_leaders_share_the_victory() -> None:
    scene = stash(3)
    scene.s.round = 8
    scene.s.ledger["bomb_delivered"] = [1, 1, 0]
    scene.call(round_ended)
    scene.s.players[0].level = 7
    scene.s.players[0].xp = 12
    scene.s.round = 12
    scene.call(round_ended)
    assert scene.s.places == [1, 1, 3]


# -- the carrier falls ------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-29")
def test_a_beaten_carrier_drops_the_bomb_and_loses_neither_gold_nor_morale() -> None:
    scene = carrying(seat=1)
    field = scene.find("temple", "C1")
    scene.hero(0, field).hero(1, field).stock(1, gold=9)
    combat(scene, field, ATTACKING)
    scene.run(CombatOver())
    assert scene.owns(1, "gold") == 9
    assert scene.s.players[1].morale == 0
    assert scene.s.grail == 0, "the winner visits the field and takes it"


@pytest.mark.rule("H3-HERO-04")
def test_a_beaten_secondary_carrier_goes_home() -> None:
    scene = carrying(seat=1, hero=SECONDARY)
    field = scene.find("temple", "C1")
    scene.hero(0, field)
    c = combat(scene, field, ATTACKING, SECONDARY)
    assert has_deck(scene.s, c, 1)
    scene.run(CombatOver())
    assert scene.where(1, SECONDARY) == own_town(scene.s, 1)


@pytest.mark.rule("H3-HERO-04")
def test_a_secondary_hero_without_the_bomb_has_no_cards_and_leaves() -> None:
    scene = carrying(seat=0)
    field = scene.find("temple", "C1")
    scene.hero(0, field).hero(1, field, SECONDARY)
    c = combat(scene, field, ATTACKING, SECONDARY)
    assert not has_deck(scene.s, c, 1)
    scene.run(CombatOver())
    assert scene.where(1, SECONDARY) == NOBODY


@pytest.mark.rule("H3-HERO-04")
def test_a_carrier_that_is_given_up_leaves_the_bomb_behind() -> None:
    scene = carrying(seat=1, hero=SECONDARY)
    field = scene.find("temple", "C1")
    scene.hero(0, field).run(GiveUpHero(1, 0, MAIN, NOBODY, field)).play("give-up")
    assert scene.s.grail != 3


# -- handing it over --------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MAP-12")
def test_a_hero_beside_the_carrier_takes_it_over_and_not_back_in_the_same_turn() -> None:
    scene = carrying()
    field = scene.find("temple", "C1")
    scene.hero(0, field).hero(0, scene.neighbour(field), SECONDARY).turn(0)
    assert scene.offered("pass-bomb") == ["pass-bomb p1 secondary"]
    scene.play("pass-bomb p1 secondary")
    assert scene.s.grail == 1
    assert not scene.offered("pass-bomb")
    scene.run(TurnStart(0)).go_on("Turn")
    assert scene.offered("pass-bomb") == ["pass-bomb p1 main"]


@pytest.mark.rule("H3-MAP-12")
def test_an_obelisk_gives_movement_once_and_sends_hero_or_bomb_on_at_each_visit() -> None:
    scene = stash()
    one, other = scene.find("obelisk", "N1"), scene.find("obelisk", "N2")
    scene.s.once[one] = 1
    scene.s.stars[other] = 1
    scene.hero(0, one, MAIN, 1).turn(0).run(Visit(0, MAIN, one))
    assert scene.s.players[0].moves[MAIN] == 2
    assert scene.waits() == "ObeliskTravel"
    scene.play(f"place-hero {scene.name(other)}")
    assert scene.where(0) == other
    scene.hero(0, one, MAIN, 1).hero(1, other).run(Visit(0, MAIN, one))
    assert scene.s.players[0].moves[MAIN] == 1
    assert scene.waits() == "Turn", "the other obelisk is taken"
    scene.call(take_grail, 0, MAIN)
    scene.hero(0, own_town(scene.s, 0), SECONDARY).run(Visit(0, MAIN, one))
    assert "pass-bomb p1 secondary" in scene.offered()


@pytest.mark.rule("H3-MAP-12")
def test_why_a_hero_cannot_go_to_a_field_that_is_no_obelisk_of_the_player() -> None:
    scene = stash()
    one = scene.find("obelisk", "N1")
    choice = ObeliskTravel(0, MAIN, one)
    assert choice.why_not(scene.s, ("place-hero", one)) == ("not-your-obelisk", one)
    beyond = len(scene.s.stars) + 3
    assert choice.why_not(scene.s, ("place-hero", beyond)) == ("not-your-obelisk", beyond)
    assert choice.why_not(scene.s, ("pass-bomb", 0, SECONDARY)) == ("no-bomb",)


@pytest.mark.rule("H3-MODE-04")
def test_allies_score_together() -> None:
    scene = stash(4)
    for seat in range(4):
        scene.s.players[seat].team = seat % 2
    scene.s.ledger["bomb_delivered"] = [1, 0, 1, 0]
    scene.call(take_grail, 0, MAIN)
    town = storming(scene)
    scene.hero(1, scene.find("temple", "C1")).run(AfterBattle(0, MAIN, town))
    assert scene.s.places == [1, 2, 1, 2]


@pytest.mark.rule("H3-MODE-04")
def test_six_play_alone_in_two_teams_or_in_three_pairs() -> None:
    number = NAMES.scenarios.index("community_secret_bomb_stash")
    teams = [
        [player.team for player in bare_table(FACTS, number, 1, all_boxes(), 0, 6, in_teams, pairs).players]
        for in_teams, pairs in ((False, False), (True, False), (True, True))
    ]
    assert teams == [[0, 1, 2, 3, 4, 5], [0, 1, 0, 1, 0, 1], [0, 1, 2, 0, 1, 2]]
    asked = {"scenario": "community_secret_bomb_stash", "pairs": True, "tower": True, "rampart": True}
    with pytest.raises(BadOption, match="pairs: scenario community_secret_bomb_stash has no pairs for 4 players"):
        GAME.check_options(4, GAME.read_options(asked))


@pytest.mark.rule("H3-MODE-04", "H3-END-01")
def test_a_pair_scores_against_two_others() -> None:
    scene = stash(6)
    for seat in range(6):
        scene.s.players[seat].team = seat % 3
    scene.s.ledger["bomb_delivered"] = [1, 0, 0, 1, 1, 0]
    scene.call(take_grail, 0, MAIN)
    town = storming(scene)
    scene.hero(1, scene.find("temple", "C1")).run(AfterBattle(0, MAIN, town))
    assert scene.s.places == [1, 2, 2, 1, 2, 2]

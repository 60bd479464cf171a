"""Tranches, a pool of resource cards and the Grail: Gold Rush."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3.facts import ALLIANCE, ARTIFACT, CLASH, COOPERATIVE, MAIN, NEUTRALS, NOBODY
from ludoteka.games.heroes3.rules.cards.piles import remove_from_hand
from ludoteka.games.heroes3.rules.cards.resource_pool import POOL
from ludoteka.games.heroes3.rules.combat.end import beat_player
from ludoteka.games.heroes3.rules.combat.start import new_combat
from ludoteka.games.heroes3.rules.map.flagging import flag_field
from ludoteka.games.heroes3.rules.map.heroes import may_attack
from ludoteka.games.heroes3.rules.map.moving import meet_guard
from ludoteka.games.heroes3.rules.map.visits import Visit
from ludoteka.games.heroes3.rules.scenario.special import carrier_beaten, grail_found, hero_arrived
from ludoteka.games.heroes3.rules.scenario.timed import TimedDeed
from ludoteka.games.heroes3.rules.setup.begin import make_decks
from ludoteka.games.heroes3.rules.victory.ends import round_ended
from ludoteka.games.heroes3.rules.victory.tranches import tranches_left
from ludoteka.games.heroes3.rules.world.fields import guard_at
from ludoteka.games.heroes3.rules.world.flags import unflag
from ludoteka.games.heroes3.view_goals import end_view

FACTIONS = ("castle", "dungeon", "necropolis", "tower")
USUAL = ("ChooseVisit", "KeepOrDiscard")
"""What a Witch Hut usually asks."""
FIRST = {1: 0, 2: 3, 4: 6}
"""The timed event of the first tranche by number of players."""


def rush(seats: int = 2, until: str = "Turn") -> Scene:
    """The scenario in its first turn."""
    return Scene(seats, "community_gold_rush", FACTIONS, 1, all_boxes(), until=until)


def with_centers(scene: Scene) -> Scene:
    """Both center tiles lie face up."""
    return scene.tile("C1", "#C1").tile("C2", "C2")


def pool(scene: Scene) -> list[str]:
    """The resource cards."""
    return [FACTS.card_slugs[card] for card in scene.s.ledger[POOL]]


# -- set-up -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MODE-01", "H3-MODE-04")
@pytest.mark.parametrize(("seats", "mode"), [(1, COOPERATIVE), (2, CLASH), (4, ALLIANCE)])
def test_the_mode_goes_by_the_number_of_players(seats: int, mode: int) -> None:
    scene = rush(seats)
    assert scene.s.mode == mode
    assert [player.team for player in scene.s.players] == ([0, 0, 1, 1] if seats == 4 else list(range(seats)))


@pytest.mark.rule("H3-SETUP-08")
def test_cards_that_give_resources_form_an_open_pool() -> None:
    scene = rush()
    cards = pool(scene)
    assert {"estates", "view_air", "view_earth", "endless_sack_of_gold", "legs_of_legion"} <= set(cards)
    left = {FACTS.card_slugs[card] for deck in scene.s.decks for card in deck.cards()}
    assert not left & set(cards)
    assert "centaurs_axe" in left
    assert GAME.view(scene.s, 1).resource_cards == cards
    assert Scene(2).s.ledger == {}
    assert GAME.view(Scene(2).s, 0).resource_cards is None


@pytest.mark.rule("H3-SETUP-07")
def test_a_hero_who_would_start_with_estates_starts_with_scouting() -> None:
    scene = rush()
    estates = FACTS.card_number["estates"]
    hero = FACTS.starting_ability.index(estates)
    player = scene.s.players[0]
    player.hero, player.faction, player.hand = hero, FACTS.hero_faction[hero], []
    scene.s.machines = []
    make_decks(scene.s)
    mine = [FACTS.card_slugs[card] for card in player.deck.cards()]
    assert "scouting" in mine
    assert "estates" not in mine


@pytest.mark.rule("H3-CARD-10")
def test_a_resource_card_that_leaves_the_game_goes_back_to_the_pool() -> None:
    scene = rush()
    sack = FACTS.card_number["endless_sack_of_gold"]
    scene.s.ledger[POOL] = [card for card in scene.s.ledger[POOL] if card != sack]
    scene.hand(0, "endless_sack_of_gold")
    scene.call(remove_from_hand, 0, sack)
    assert "endless_sack_of_gold" in pool(scene)
    assert sack not in scene.s.removed


# -- tranches ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-ROUND-05")
def test_a_tranche_is_paid_in_a_mix_without_change() -> None:
    scene = rush().stock(0, 9, 3, 1).stock(1, 15)
    scene.s.round = 4
    scene.run(TimedDeed(FIRST[2], NOBODY, NOBODY))
    assert scene.waits() == "PayTranche"
    assert scene.offered() == [
        "pay-tranche 5 3 1",
        "pay-tranche 7 2 1",
        "pay-tranche 9 1 1",
        "pay-tranche 9 3 0",
    ]
    scene.play("pay-tranche 9 1 1")
    assert scene.s.players[0].stock == [0, 2, 0]
    assert scene.s.players[1].stock == [0, 0, 0]
    assert not scene.s.places


@pytest.mark.rule("H3-ROUND-05")
def test_more_is_paid_only_where_it_cannot_be_helped() -> None:
    scene = rush().stock(0, 0, 8, 0).stock(1, 15)
    scene.s.round = 4
    scene.run(TimedDeed(FIRST[2], NOBODY, NOBODY)).go_on("Turn")
    assert scene.s.players[0].stock == [0, 0, 0]


@pytest.mark.rule("H3-ROUND-05", "H3-MODE-04")
def test_allies_pay_one_tranche_together() -> None:
    scene = rush(4).stock(0, 25).stock(1, 5).stock(2, 30).stock(3)
    scene.s.round = 4
    scene.run(TimedDeed(FIRST[4], NOBODY, NOBODY)).go_on("Turn")
    assert [player.stock[0] for player in scene.s.players] == [0, 0, 0, 0]
    assert not scene.s.places


@pytest.mark.rule("H3-END-01")
def test_who_cannot_pay_loses_to_who_can() -> None:
    scene = rush().stock(0, 14).stock(1, 15)
    scene.s.round = 4
    scene.run(TimedDeed(FIRST[2], NOBODY, NOBODY))
    assert scene.s.places == [2, 1]
    end = end_view(scene.s)
    assert end is not None
    assert (end.way, end.number, end.winners) == ("defeat", 0, [1])


@pytest.mark.rule("H3-END-01")
def test_alone_an_unpaid_tranche_loses() -> None:
    scene = rush(1).stock(0, 19)
    scene.s.round = 4
    scene.run(TimedDeed(FIRST[1], NOBODY, NOBODY))
    assert scene.s.places == [2]


@pytest.mark.rule("H3-END-01")
def test_if_nobody_can_pay_the_grail_counts_sixty() -> None:
    scene = rush().stock(0, 3).stock(1, 10)
    scene.s.round = 4
    scene.s.grail = MAIN
    scene.run(TimedDeed(FIRST[2], NOBODY, NOBODY))
    assert scene.s.places == [1, 2]


@pytest.mark.rule("H3-END-01")
def test_the_grail_and_enough_for_all_tranches_win_at_the_end_of_a_round() -> None:
    scene = rush(1)
    scene.s.round = 8
    assert tranches_left(scene.s) == 80
    scene.s.grail = MAIN
    scene.stock(0, 40, 10, 4).call(round_ended)
    assert not scene.s.places
    (goal,) = GAME.view(scene.s, 0).goals
    assert (goal.kind, goal.need, goal.have) == ("grail_and_tranches", 2, [1])
    scene.stock(0, 44, 10, 4).call(round_ended)
    assert scene.s.places == [1]


@pytest.mark.rule("H3-END-09")
def test_after_the_last_round_the_larger_value_wins() -> None:
    scene = rush().stock(0, 10, 1, 1).stock(1, 15)
    scene.s.round = 13
    scene.call(round_ended)
    assert scene.s.places == [1, 2]


# -- the map ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-COMBAT-01")
def test_guards_of_the_first_center_tile_are_a_level_lower() -> None:
    scene = with_centers(rush())
    assert guard_at(scene.s, scene.find("settlement", "C1")) == 6
    assert guard_at(scene.s, scene.find("mine", "C1")) == 5
    assert guard_at(scene.s, scene.find("grail", "C2")) == 7


@pytest.mark.rule("H3-COMBAT-05")
@pytest.mark.parametrize(("slot", "location", "fights"), [("C1", "settlement", True), ("C1", "mine", False)])
def test_the_settlement_must_be_fought_for(slot: str, location: str, fights: bool) -> None:
    scene = with_centers(rush())
    player = scene.s.players[0]
    player.level, player.xp = 7, FACTS.xp_for_level[7]
    field = scene.find(location, slot)
    scene.hero(0, field)
    scene.call(meet_guard, 0, MAIN, field)
    while scene.waits() not in ("Turn", "Deploy", "SettleField"):
        scene.play(scene.offered()[0])
    assert (scene.s.combat is not None) == fights


@pytest.mark.rule("H3-MAP-10")
def test_the_settlement_counts_twice_and_the_first_takes_five_artifacts() -> None:
    scene = with_centers(rush()).stock(0)
    field = scene.find("settlement", "C1")
    income = scene.s.players[0].income.copy()
    scene.hero(0, field).call(flag_field, 0, MAIN, field)
    scene.play("settle valuables")
    assert scene.s.players[0].income[2] == income[2] + 2 * FACTS.income_step[2]
    assert scene.owns(0, "valuables") == 2 * FACTS.income_step[2]
    taken = 0
    while scene.waits() == "TakePoolCard":
        cards = [text.split()[1] for text in scene.offered("take-resource")]
        assert all(FACTS.card_kind[FACTS.card_number[card]] == ARTIFACT for card in cards)
        scene.play(scene.offered("take-resource")[0])
        taken += 1
    assert taken == 5
    scene.call(unflag, field)
    assert scene.s.players[0].income == income
    scene.hero(1, field).call(flag_field, 1, MAIN, field)
    scene.play("settle gold")
    taken = 0
    while scene.waits() == "TakePoolCard":
        scene.play(scene.offered("take-resource")[0])
        taken += 1
    assert taken == 2


@pytest.mark.rule("H3-MAP-12")
def test_an_obelisk_gives_a_minor_artifact_of_the_pool_or_gold() -> None:
    scene = rush().tile("N1", "N4").stock(0)
    field = scene.find("obelisk", "N1")
    scene.hero(0, field).run(Visit(0, MAIN, field))
    assert scene.waits() == "ChooseGains"
    scene.play(scene.offered()[0])
    levels = {FACTS.card[FACTS.card_number[text.split()[1]]].level for text in scene.offered("take-resource")}
    assert levels == {"minor"}
    scene.play("take-resource legs_of_legion")
    assert "legs_of_legion" not in pool(scene)


@pytest.mark.rule("H3-MAP-12")
@pytest.mark.parametrize(
    ("slot", "location", "card"), [("N3", "witch_hut", "estates"), ("C1", "shrine_of_magic_gesture", "view_air")]
)
def test_huts_and_shrines_may_give_a_card_of_the_pool_instead(slot: str, location: str, card: str) -> None:
    scene = with_centers(rush()).tile("N3", "N1")
    field = scene.find(location, slot)
    scene.hero(0, field).run(Visit(0, MAIN, field))
    assert len(scene.offered()) == 2
    scene.play(scene.offered()[1])
    scene.play(f"take-resource {card}")
    player = scene.s.players[0]
    assert FACTS.card_number[card] in [*player.hand, *player.deck.cards(), *player.discard]
    assert pool(scene).count(card) == 1


@pytest.mark.rule("H3-MAP-12", "H3-MAP-08")
def test_a_hut_still_gives_what_it_always_gives_and_other_huts_only_that() -> None:
    scene = with_centers(rush()).tile("N3", "N1").tile("N1", "N3")
    field = scene.find("witch_hut", "N3")
    scene.hero(0, field).run(Visit(0, MAIN, field)).play(scene.offered()[0])
    assert scene.waits() in USUAL
    scene.play(scene.offered()[-1]).go_on("Turn")
    other = scene.find("witch_hut", "N1")
    scene.hero(0, other).run(Visit(0, MAIN, other))
    assert scene.waits() in USUAL


@pytest.mark.rule("H3-MAP-12")
def test_one_search_of_the_tomb_may_be_a_chosen_artifact() -> None:
    scene = with_centers(rush())
    field = scene.find("warriors_tomb", "C1")
    scene.hero(0, field)
    scene.s.players[0].morale = 1
    scene.run(Visit(0, MAIN, field)).play(scene.offered()[1])
    while scene.waits() != "TakePoolCard":
        scene.play(scene.offered()[0])
    levels = {FACTS.card[FACTS.card_number[text.split()[1]]].level for text in scene.offered("take-resource")}
    assert levels == {"minor", "major"}
    assert scene.s.players[0].morale == -1


# -- the Grail and spoils ---------------------------------------------------------------------------------------


@pytest.mark.rule("H3-MAP-12", "H3-MOVE-01")
def test_taking_the_grail_ends_the_movement_also_where_it_was_left() -> None:
    scene = with_centers(rush())
    field = scene.find("grail", "C2")
    scene.hero(0, field, moves=3).call(grail_found, 0, MAIN, field)
    assert scene.s.players[0].moves[MAIN] == 0
    place = scene.field("S1", "c")
    scene.call(carrier_beaten, NEUTRALS, 0, MAIN, place)
    assert scene.s.grail == NOBODY
    scene.hero(1, place, moves=3).call(hero_arrived, 1, MAIN, place)
    assert (scene.s.grail, scene.s.players[1].moves[MAIN]) == (2, 0)


@pytest.mark.rule("H3-MAP-13")
def test_a_sanctuary_does_not_protect_who_carries_the_grail() -> None:
    scene = with_centers(rush())
    field = scene.find("sanctuary", "C1")
    scene.hero(1, field)
    assert not may_attack(scene.s, 0, 1, field)
    scene.s.grail = 2
    assert may_attack(scene.s, 0, 1, field)


@pytest.mark.rule("H3-COMBAT-30")
def test_a_beaten_carrier_hands_the_grail_over() -> None:
    scene = rush()
    scene.s.grail = 2
    scene.call(carrier_beaten, 0, 1, MAIN, scene.field("S1", "c"))
    assert scene.s.grail == 0


@pytest.mark.rule("H3-COMBAT-29")
def test_the_victor_may_take_an_artifact_instead_of_gold() -> None:
    scene = rush().stock(0).stock(1, 20).discard(1, "centaurs_axe", "attack")
    field = scene.field("S1", "c")
    combat = new_combat(scene.s, 0, MAIN, 1, MAIN, NOBODY, field, 1)
    scene.call(beat_player, combat, 0, MAIN, 1, MAIN)
    while scene.waits() != "GoldOrArtifact":
        scene.play(scene.offered()[0])
    assert scene.offered() == ["spoils-gold", "spoils-artifact centaurs_axe"]
    scene.play("spoils-artifact centaurs_axe")
    assert scene.owns(1, "gold") == 20
    assert FACTS.card_number["centaurs_axe"] not in scene.s.players[1].discard

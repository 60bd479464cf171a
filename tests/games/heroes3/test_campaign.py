"""Campaigns: what a hero takes along from one scenario to the next."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, NAMES, Scene
from ludoteka.games.heroes3.facts import ABILITY, ARTIFACT, NOBODY, SPECIALTY, STATISTIC
from ludoteka.games.heroes3.game import Heroes3Options
from ludoteka.games.heroes3.rules.marks import STORY_LINKED, STORY_RESULT
from ludoteka.games.heroes3.rules.trade.recruit import add_unit, drop_unit, restore_army
from ludoteka.games.heroes3.rules.victory.campaign import every_card
from ludoteka.games.heroes3.rules.victory.ends import everybody_loses, team_wins
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.state import begin


def linked(scenario: str, *hand: str, faction: str = "castle") -> Scene:
    """A scenario of a campaign that goes on, with these cards in hand beside the starting deck."""
    scene = Scene(1, scenario, (faction,))
    scene.s.story[STORY_LINKED] = 1
    player = scene.s.players[0]
    player.deck.shuffle_in(player.hand)
    player.hand = sorted(FACTS.card_number[card] for card in hand)
    player.secret = []
    return scene


def win(scene: Scene) -> Scene:
    """The player wins the scenario."""
    return scene.call(team_wins, 0)


def owned(scene: Scene) -> list[int]:
    """All cards of the player."""
    player = scene.s.players[0]
    return sorted([*player.hand, *player.deck.cards(), *player.discard])


@pytest.mark.rule("H3-END-07")
def test_a_card_that_lies_in_play_and_lasts_is_taken_along_once() -> None:
    scene = linked("llq1_homecoming")
    player = scene.s.players[0]
    lasting, slow = FACTS.card_number["archery"], FACTS.card_number["slow"]
    before = every_card(player)
    player.permanent = [lasting]
    player.ongoing = [Effect("x", 0, card, 0, NOBODY, 1, "turn", 1) for card in (lasting, slow, NOBODY)]
    assert every_card(player) == sorted([*before, lasting, slow])
    player.ongoing.append(Effect("returning", 0, lasting, 0, NOBODY, 1, "turn", 1))
    assert every_card(player) == sorted([*before, lasting, slow])


@pytest.mark.rule("H3-END-07", "H3-MODE-03")
def test_the_deck_of_the_next_scenario_is_packed() -> None:
    scene = linked("llq1_homecoming", "haste", "centaurs_axe", "slow", "bless", "luck", "wisdom", "catherine_4")
    player = scene.s.players[0]
    player.discard = [FACTS.card_number["attack"], FACTS.card_number["empowered_power"]]
    before = owned(scene)
    statistics = [card for card in before if FACTS.card_kind[card] == STATISTIC]
    others = [card for card in before if FACTS.card_kind[card] not in (STATISTIC, SPECIALTY)]
    win(scene)
    assert scene.waits() == "KeepCards"
    assert {text.split()[1] for text in scene.offered()} == {FACTS.card_slugs[card] for card in others}
    scene.play("keep-card haste", "keep-card centaurs_axe", "keep-card slow", "keep-card bless", "keep-card luck")
    assert NAMES.scenarios[scene.s.scenario] == "llq2_guardian_angels"
    scene.go_on("Turn")
    mine = owned(scene)
    assert [card for card in mine if FACTS.card_kind[card] == STATISTIC] == statistics
    assert [card for card in mine if FACTS.card_kind[card] == SPECIALTY] == [FACTS.card_number["catherine_1"]]
    kept = [FACTS.card_number[card] for card in ("haste", "centaurs_axe", "slow", "bless", "luck")]
    bonus = [card for card in mine if FACTS.card_kind[card] not in (STATISTIC, SPECIALTY)]
    assert all(card in bonus for card in kept)
    assert FACTS.card_number["wisdom"] not in bonus or len(bonus) > 5


@pytest.mark.rule("H3-END-07")
def test_fewer_than_five_other_cards_are_all_kept() -> None:
    scene = linked("llq1_homecoming")
    others = [card for card in owned(scene) if FACTS.card_kind[card] not in (STATISTIC, SPECIALTY)]
    assert len(others) < 5
    win(scene)
    while scene.waits() == "KeepCards":
        scene.play(scene.offered()[0])
    deck = scene.s.players[0].deck.cards()
    assert [card for card in deck if FACTS.card_kind[card] not in (STATISTIC, SPECIALTY)] == others


@pytest.mark.rule("H3-END-07")
def test_the_hero_starts_again_on_level_one_with_the_scenarios_board() -> None:
    scene = linked("llq1_homecoming").stock(0, gold=77, valuables=9).army(0, archangels="pack")
    player = scene.s.players[0]
    player.level, player.xp, player.morale = 4, 6, 1
    win(scene).go_on("ChooseBonus")
    now = scene.s.players[0]
    assert (now.level, now.xp, now.morale, now.hero) == (1, 0, 0, player.hero)
    assert scene.units(0) == {"halberdiers": "pack", "marksmen": "few", "griffins": "few"}
    assert now.stock == [15, 3, 1]
    assert scene.s.round == 0
    scene.go_on("Turn")
    assert scene.s.round == 1


@pytest.mark.rule("H3-END-07", "H3-SETUP-08")
def test_carried_cards_are_not_in_the_common_decks() -> None:
    scene = linked("llq1_homecoming", "centaurs_axe", "luck")
    win(scene)
    scene.play("keep-card centaurs_axe", "keep-card luck")
    while scene.waits() == "KeepCards":
        scene.play(scene.offered()[0])
    for card, deck in (("centaurs_axe", ARTIFACT), ("luck", ABILITY)):
        number = FACTS.card_number[card]
        copies = FACTS.card[number].copies
        in_decks = (scene.s.decks[deck].cards() + scene.s.discards[deck]).count(number)
        assert in_decks == copies - 1


@pytest.mark.rule("H3-END-07", "H3-SETUP-01")
def test_the_hero_stays_although_another_could_be_chosen() -> None:
    scene = win(linked("llq1_homecoming")).go_on("Turn")
    assert NAMES.heroes[scene.s.players[0].hero] == "catherine"
    assert not scene.told("hero")


@pytest.mark.rule("H3-END-07")
def test_army_and_resources_are_carried_where_the_scenario_says_so() -> None:
    scene = linked("qg1_greek_gift").stock(0, gold=13, building_materials=2, valuables=4)
    scene.army(0, griffins="pack", halberdiers="few", archangels="few")
    scene.s.players[0].lent[-1] = 1
    scene.s.chance = scene.chance
    demon = next(troop for troop in scene.s.neutral_decks[0].pool)
    scene.s.neutral_decks[0].remove(demon)
    add_unit(scene.s, 0, demon, 0)
    win(scene).go_on("Turn")
    assert NAMES.scenarios[scene.s.scenario] == "qg2_sicilian_dragon"
    assert scene.units(0) == {"griffins": "pack", "halberdiers": "few", FACTS.troop_slugs[demon]: "few"}
    assert scene.s.players[0].stock == [13, 2, 4]
    assert demon not in scene.s.neutral_decks[0].cards() or FACTS.troop[demon].copies > 1
    assert scene.s.players[0].level == 2
    win(scene).go_on("Turn")
    assert NAMES.scenarios[scene.s.scenario] == "qg3_two_knights"
    assert scene.s.players[0].stock == [23, 2, 4]
    assert scene.units(0) == {
        "griffins": "pack",
        "halberdiers": "few",
        FACTS.troop_slugs[demon]: "few",
        "champions": "few",
    }


@pytest.mark.rule("H3-END-07", "H3-RECRUIT-04")
def test_a_carried_army_comes_back_when_it_is_lost() -> None:
    scene = linked("qg1_greek_gift").army(0, griffins="pack")
    win(scene).go_on("Turn")
    assert scene.s.players[0].starters == [FACTS.troop_number["griffins"] * 2 + 1]


@pytest.mark.rule("H3-END-07")
def test_the_bonus_of_a_won_scenario_comes_in_the_next_one() -> None:
    scene = win(linked("db2_dragon_father", faction="dungeon")).go_on("ChooseBonus")
    assert NAMES.scenarios[scene.s.scenario] == "db3_blood_thirsty"
    assert scene.s.players[0].stock == [25, 5, 2]


@pytest.mark.rule("H3-END-07", "H3-END-01")
def test_the_last_scenario_ends_the_campaign() -> None:
    scene = win(linked("llq3_steadwick"))
    assert scene.s.places == [1]
    assert scene.s.story[STORY_RESULT] == 1
    assert GAME.scores(scene.s) == [1]


@pytest.mark.rule("H3-END-07")
def test_a_lost_scenario_ends_the_campaign() -> None:
    scene = linked("llq1_homecoming").call(everybody_loses)
    assert scene.s.places
    assert GAME.scores(scene.s) == [0]


@pytest.mark.rule("H3-MODE-03")
def test_a_single_scenario_ends_with_its_victory() -> None:
    scene = Scene(1, "llq1_homecoming").call(team_wins, 0)
    assert scene.s.places == [1]


@pytest.mark.rule("H3-END-07", "H3-SETUP-06", "H3-SETUP-11")
def test_a_later_scenario_played_for_itself_starts_as_the_first_one_may_leave_it() -> None:
    scene = Scene(1, "qg2_sicilian_dragon")
    assert scene.units(0) == {"halberdiers": "pack", "marksmen": "pack", "griffins": "pack", "crusaders": "few"}
    assert scene.s.players[0].stock == [10, 3, 1]
    assert len(owned(scene)) == 9
    assert Scene(1, "qg3_two_knights").s.players[0].stock == [20, 3, 1]


@pytest.mark.rule("H3-SETUP-02")
def test_a_hero_who_starts_higher_takes_no_new_abilities() -> None:
    scene = Scene(1, "qg3_two_knights")
    player = scene.s.players[0]
    assert (player.level, player.experts) == (3, 1)
    abilities = [card for card in owned(scene) if FACTS.card_kind[card] == ABILITY]
    assert abilities == [FACTS.starting_ability[player.hero]]


@pytest.mark.rule("H3-MODE-03", "H3-END-07")
def test_the_option_plays_a_campaign_in_one_match() -> None:
    chance = Chance.of("campaign")
    s = GAME.setup(1, Heroes3Options(scenario="llq1_homecoming", whole_campaign=True), chance)
    begin(s, chance)
    assert s.story[STORY_LINKED] == 1
    assert GAME.codec.hash(GAME.codec.from_json(GAME.codec.to_json(s), FACTS)) == GAME.codec.hash(s)


@pytest.mark.rule("H3-MODE-03")
def test_only_scenarios_of_a_campaign_can_be_linked() -> None:
    with pytest.raises(BadOption, match="brave_new_world belongs to no campaign"):
        GAME.setup(2, Heroes3Options(scenario="brave_new_world", whole_campaign=True), Chance.of("none"))


@pytest.mark.rule("H3-RECRUIT-04", "H3-UNIT-10")
def test_a_carried_neutral_unit_comes_back_from_its_discard_pile() -> None:
    scene = linked("qg1_greek_gift")
    scene.s.chance = scene.chance
    troop = scene.s.neutral_decks[0].pool[0]
    scene.s.neutral_decks[0].remove(troop)
    player = scene.s.players[0]
    player.army, player.sides, player.layers, player.lent = [], [], [], []
    add_unit(scene.s, 0, troop, 0)
    win(scene).go_on("Turn")
    drop_unit(scene.s, 0, 0)
    assert troop in scene.s.neutral_discards[0]
    scene.call(restore_army, 0)
    assert scene.units(0) == {FACTS.troop_slugs[troop]: "few"}
    assert troop not in scene.s.neutral_discards[0]

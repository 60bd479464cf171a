"""Setting up a scenario: what everybody gets, what lies where, what is chosen."""

from __future__ import annotations

import pytest

from games.heroes3.map_whole import all_connected
from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import ALL_TOKENS, FIELDS, MAIN, MIDDLE, NOBODY, SECONDARY
from ludoteka.games.heroes3.fitting import misfit, scenario_of
from ludoteka.games.heroes3.rules.common import OPT_NO_BONUS, OPT_SECOND_HERO
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.options import read_options
from ludoteka.kernel.state import begin, pending, take


def options(**given: object) -> object:
    return read_options(GAME.options_type, given)


def started(seats: int, **given: object) -> list[str]:
    """The classes of the choices of set-up, each taken by its first option, up to the first turn."""
    chance = Chance.of("setup")
    s = GAME.setup(seats, read_options(GAME.options_type, given), chance)
    begin(s, chance)
    seen: list[str] = []
    while type(pending(s)[0]).__name__ != "Turn":
        choice = pending(s)[0]
        seen.append(type(choice).__name__)
        take(s, choice, choice.options(s)[0], chance)
    return seen


@pytest.mark.rule("H3-MODE-01")
def test_a_scenario_says_how_many_can_play_and_which_boxes_it_needs() -> None:
    assert misfit(GAME.facts, NAMES.scenarios.index("brave_new_world"), 2, 1) is None
    with pytest.raises(BadOption, match="is for 2 or 3 players, not 4"):
        scenario_of(GAME.facts, "brave_new_world", 4, 1)
    with pytest.raises(BadOption, match="switch on more boxes"):
        scenario_of(GAME.facts, "arrogance", 4, 1)
    assert scenario_of(GAME.facts, "arrogance", 4, all_boxes()) == NAMES.scenarios.index("arrogance")
    assert scenario_of(GAME.facts, "auto", 1, 1) == NAMES.scenarios.index("llq1_homecoming")


def test_people_who_choose_no_scenario_begin_with_one_that_was_played_by_many() -> None:
    assert GAME.first_options(2, {}, bots=True) == {"scenario": "community_force_of_will"}
    assert GAME.first_options(2, {"difficulty": "hard"}, bots=False) == {
        "scenario": "community_emerald_island",
        "difficulty": "hard",
    }
    for seats in GAME.seat_counts:
        for bots in (False, True):
            chosen = GAME.first_options(seats, {}, bots)
            one = next(each for each in GAME.content.scenario if each.id == chosen["scenario"])
            assert one.source != "designed"
            assert not one.draft
            GAME.check_options(seats, GAME.read_options(chosen))


def test_what_people_chose_is_left_as_it_is() -> None:
    for given in ({"scenario": "auto"}, {"scenario": "carpe_diem"}, {"whole_campaign": True}, {"teams": True}):
        assert GAME.first_options(2, given, bots=False) == given
    assert scenario_of(GAME.facts, "auto", 2, 1) == NAMES.scenarios.index("brave_new_world"), "as records have it"


@pytest.mark.rule("H3-MODE-01")
def test_a_scenario_runs_so_many_rounds() -> None:
    assert Scene().s.last_round == 8
    assert Scene(2, "community_bloody_grail", boxes=all_boxes()).s.last_round == 16


@pytest.mark.rule("H3-MODE-02")
def test_in_a_clash_everybody_is_an_enemy() -> None:
    s = Scene(3).s
    assert [s.allied(0, 0), s.allied(0, 1), s.allied(1, 2)] == [True, False, False]


@pytest.mark.rule("H3-MODE-03")
def test_a_campaign_has_one_player_with_its_faction_and_heroes() -> None:
    seen = started(1, scenario="llq1_homecoming")
    assert "ChooseFaction" not in seen
    assert "ChooseHero" not in seen
    scene = Scene(1, "llq2_guardian_angels")
    assert FACTS.faction_slugs[scene.s.players[0].faction] == "castle"


@pytest.mark.rule("H3-MODE-06")
def test_modes_with_books_of_their_own_are_not_offered() -> None:
    assert {one.mode for one in GAME.content.scenario} == {"clash", "campaign", "alliance", "cooperative"}


@pytest.mark.rule("H3-SETUP-01")
def test_factions_differ_and_bring_their_heroes() -> None:
    chance = Chance.of("factions")
    s = GAME.setup(2, read_options(GAME.options_type, {}), chance)
    begin(s, chance)
    choice = pending(s)[0]
    assert [GAME.text(one) for one in choice.options(s)] == ["faction castle", "faction dungeon", "faction necropolis"]
    take(s, choice, GAME.parse("faction castle"), chance)
    heroes = [GAME.text(one) for one in pending(s)[0].options(s)]
    assert "pick-hero catherine" in heroes
    assert "pick-hero sandro" not in heroes
    take(s, pending(s)[0], GAME.parse("pick-hero catherine"), chance)
    assert [GAME.text(one) for one in pending(s)[0].options(s)] == ["faction dungeon", "faction necropolis"]


@pytest.mark.rule("H3-SETUP-02")
def test_heroes_start_on_level_1() -> None:
    s = Scene(until="ChooseBonus").s
    assert [(player.level, player.xp) for player in s.players] == [(1, 0), (1, 0)]
    assert Scene(1, "qg2_sicilian_dragon").s.players[0].level == 2


@pytest.mark.rule("H3-SETUP-03")
def test_the_map_lies_as_the_scenario_shows() -> None:
    scene = Scene()
    atlas = scene.s.atlas
    assert len(atlas.tile) == 9
    start = scene.place("S1")
    assert (atlas.q[start], atlas.r[start]) == (-6, 4)
    assert FACTS.tile_slugs[atlas.tile[start]] == "S3"
    assert [place for place in range(9) if atlas.rotation[place] != NOBODY] == [start, scene.place("S2")]
    assert len(set(atlas.tile)) == 9


@pytest.mark.rule("H3-SETUP-03")
def test_slots_and_rules_of_a_scenario_choose_tiles() -> None:
    for seed in ("1", "2", "3"):
        scene = Scene(3, "dwarven_gold", seed=seed)
        atlas = scene.s.atlas
        far = [atlas.tile[place] for place in range(len(atlas.tile)) if atlas.kind[place] == 1]
        mines = [tile for tile in far if any(FACTS.spot_resource[tile * 7 + at] == 0 for at in range(7))]
        assert len(mines) >= 2
        grail = Scene(2, "search_for_the_grail", seed=seed)
        assert FACTS.tile_slugs[grail.s.atlas.tile[grail.place("C1")]] == "C2"


@pytest.mark.rule("H3-SETUP-04", "H3-SPELL-06")
def test_what_buildings_do_when_built_comes_at_the_end_of_set_up() -> None:
    scene = Scene(until="ChooseBonus")
    scene.built(0, "mage_guild")
    scene.s.players[0].guild_round = 0
    scene.go_on("Search")
    assert scene.choice().seat == 0
    assert scene.offered("search") == ["search spell"]
    assert scene.s.round == 0


@pytest.mark.rule("H3-SETUP-04", "H3-TOWNA-06")
def test_a_pre_built_mage_guild_serves_in_round_1() -> None:
    scene = Scene(until="ChooseBonus").built(0, "mage_guild").go_on("Turn").stock(0, gold=6)
    assert scene.s.round == 1
    assert scene.aside(0, "buy-spell") == ["buy-spell"]


@pytest.mark.rule("H3-SETUP-05", "H3-SETUP-06")
def test_income_tokens_and_resources_are_those_of_the_scenario() -> None:
    player = Scene(optional=1 << OPT_NO_BONUS).s.players[0]
    assert player.income == [10, 0, 0]
    assert player.stock == [15, 4, 1]
    assert player.tokens == ALL_TOKENS
    assert Scene(2, "community_force_of_will", optional=1 << OPT_NO_BONUS).s.players[1].income == [15, 2, 1]


@pytest.mark.rule("H3-SETUP-07")
def test_every_hero_starts_with_nine_cards() -> None:
    for number, hero in enumerate(FACTS.hero):
        figures = hero.statistics
        count = figures.attack + figures.defense + figures.power + figures.knowledge + hero.magic_arrows + 2
        assert count == 9, hero.id
        assert hero.magic_arrows == (1 if hero.kind == "might" else 2)
        assert FACTS.card[FACTS.specialty[number * 3]].hero_level == 1
    player = Scene(until="RotateStart").s.players[0]
    slugs = [FACTS.card_slugs[card] for card in player.deck.cards()]
    hero = FACTS.hero[player.hero]
    assert len(slugs) == 9
    assert hero.starting_ability in slugs
    assert slugs.count("magic_arrow") == hero.magic_arrows
    assert slugs.count("attack") == hero.statistics.attack
    assert f"{hero.id}_1" in slugs


@pytest.mark.rule("H3-SETUP-08")
def test_common_decks_hold_the_rest_and_turn_one_card() -> None:
    s = Scene(until="RotateStart").s
    assert [len(pile) for pile in s.discards] == [1, 1, 1]
    arrow = FACTS.card_number["magic_arrow"]
    left = s.decks[2].cards().count(arrow) + s.discards[2].count(arrow)
    used = sum(FACTS.hero[player.hero].magic_arrows for player in s.players)
    assert left == FACTS.card[arrow].copies - used
    assert all(FACTS.card[card].boxes & 1 for deck in s.decks for card in deck.cards())


@pytest.mark.rule("H3-SETUP-09", "H3-DIFF-02")
def test_the_difficulty_gives_one_of_two_bonuses() -> None:
    easy = Scene(difficulty=0, until="ChooseBonus").luck(4, 0).play("bonus easy 1")
    assert easy.owns(0, "gold") == 15 + 3
    assert easy.owns(0, "building_materials") == 4 + 2
    normal = Scene(difficulty=1, until="ChooseBonus").luck(4, 0).play("bonus normal 1")
    assert normal.waits() == "ChooseDie"
    assert len(normal.offered("keep")) == 2
    impossible = Scene(difficulty=3)
    assert impossible.owns(0, "gold") == 15
    assert "ChooseBonus" not in started(2, difficulty="impossible")


@pytest.mark.rule("H3-DIFF-02")
def test_the_artifact_of_the_bonus_goes_to_the_hand_and_the_deck_is_shuffled() -> None:
    scene = Scene(difficulty=2, until="ChooseBonus").play("bonus hard 2")
    card = scene.s.players[0].hand[0]
    assert FACTS.card[card].level == "minor"
    scene.go_on("Turn")
    assert len(scene.s.discards[1]) == 1


@pytest.mark.rule("H3-SETUP-09")
def test_a_campaign_scenario_has_bonuses_of_its_own() -> None:
    scene = Scene(1, "llq1_homecoming", until="ChooseBonus")
    gifts = "bonus llq1_homecoming_bonus"
    assert scene.offered() == [f"{gifts} 1", f"{gifts} 2", f"{gifts} 3"]
    scene.play(f"{gifts} 2")
    assert scene.units(0) == {"halberdiers": "pack", "marksmen": "pack"}


@pytest.mark.rule("H3-SETUP-10")
def test_neutral_units_form_four_decks() -> None:
    s = Scene().s
    counts = GAME.content.neutral_counts
    sizes = [s.neutral_decks[tier].size() for tier in range(4)]
    assert sizes == [counts.bronze, counts.silver, counts.gold, counts.azure]


@pytest.mark.rule("H3-SETUP-11")
def test_starting_units_are_picked_by_price() -> None:
    scene = Scene()
    bronze = [troop for troop in FACTS.troop if troop.kind == 0 and troop.tier == 0 and troop.faction == 0]
    cheapest = min(bronze, key=lambda troop: (troop.recruit[0], troop.order))
    dearest = max(bronze, key=lambda troop: (troop.recruit[0], troop.order))
    assert scene.units(0) == {cheapest.slug: "pack", dearest.slug: "few"}


@pytest.mark.rule("H3-SETUP-12")
def test_the_game_begins_with_round_1_and_a_shuffled_astrologers_deck() -> None:
    s = Scene().s
    assert s.round == 1
    assert s.astrologers_deck.size() == GAME.content.core_box.astrologers


@pytest.mark.rule("H3-SETUP-13")
def test_everybody_turns_the_own_tile_and_starts_in_the_town() -> None:
    scene = Scene(until="RotateStart")
    place = scene.place("S1")
    assert 1 <= len(scene.offered("rotate")) <= 6
    scene.go_on("Turn")
    town = place * FIELDS + MIDDLE
    assert scene.where(0) == town
    assert scene.s.flag[town] == 0
    assert all_connected(FACTS, scene.s.atlas, 0)


@pytest.mark.rule("H3-SETUP-14", "H3-ROUND-01")
def test_the_starting_player_stays_the_same() -> None:
    chance = Chance.of("who")
    s = GAME.setup(2, read_options(GAME.options_type, {"starting_player": "random"}), chance)
    first = s.first
    begin(s, chance)
    assert pending(s)[0].seat == first
    scene = Scene()
    for _ in range(3):
        assert scene.choice().seat == 0
        scene.go_on("Turn").play("end-turn").go_on("Turn").play("end-turn").go_on("Turn")


@pytest.mark.rule("H3-DIFF-03")
def test_optional_rules_change_the_start() -> None:
    assert Scene(optional=1 << OPT_NO_BONUS).owns(0, "gold") == 15
    scene = Scene(optional=1 << OPT_SECOND_HERO)
    assert scene.where(0, SECONDARY) == scene.where(0, MAIN)


@pytest.mark.rule("H3-EXP-07")
def test_only_boxes_switched_on_are_used() -> None:
    s = Scene().s
    assert all(FACTS.tile_boxes[tile] & 1 for tile in s.atlas.tile)
    assert s.event_deck.size() == 0
    assert s.machines == []
    wide = Scene(boxes=all_boxes()).s
    assert wide.event_deck.size() > 0
    assert wide.machines
    assert wide.decks[1].size() > s.decks[1].size()

"""Set-up, first events, choice and placement of heroes (sections 3 and 4 of the rules)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import GAME, NAMES, Scene
from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules.event import FirstEvents
from ludoteka.games.lords_of_hellas.rules.heroes import Heroes
from ludoteka.games.lords_of_hellas.setup import bare_table
from ludoteka.games.lords_of_hellas.state import LordsOfHellas
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.state import pending, take


def table(seats: int = 3, edition: str = "cs", seed: str = "1", **options: object) -> LordsOfHellas:
    """A game at its first choice."""
    return GAME.start(seats, GAME.read_options({"edition": edition, **options}), Chance.of(seed))


def opening(seats: int = 3, edition: str = "cs", first: int = 0, army_choice: bool = False) -> Scene:
    """Heroes are about to be chosen, nothing on the map."""
    scene = Scene(seats, edition)
    scene.s = bare_table(GAME.facts, GAME.terms(seats, "pl" if edition == "pl" else "cs"), seats)
    if not army_choice:
        scene.s.army = list(range(seats))
    return scene.run(Heroes(first, army_choice))


@pytest.mark.rule("LOH-SETUP-01", "LOH-SETUP-02", "LOH-SETUP-03", "LOH-SETUP-04")
def test_monuments_stand_on_level_one_and_every_card_is_in_its_deck() -> None:
    s = bare_table(GAME.facts, GAME.terms(4, "cs"), 4)
    assert s.levels == [1, 1, 1]
    assert [NAMES.regions[god.region] for god in GAME.facts.god] == ["thessaly", "attica", "acarnania"]
    assert s.artifacts == [0, 0, 0, 0]  # the god artifacts lie under the monuments
    sizes = (s.event_deck.size(), s.attack_deck.size(), s.combat_deck.size(), s.blessing_deck.size())
    assert sizes == (23, 18, 30, 36)
    assert s.artifact_deck.size() == 10
    assert not {NAMES.artifacts[card] for card in s.artifact_deck.cards()} & {"medusas-blood", "owl-of-athena"}


@pytest.mark.rule("LOH-SETUP-05", "LOH-3P-02", "LOH-2P-03")
def test_one_temple_card_of_five_with_eight_temples_or_six() -> None:
    assert {table(seed=str(seed)).temple_card for seed in range(60)} == set(range(5))
    assert [GAME.terms(seats, "cs").temples for seats in (2, 3, 4)] == [6, 6, 8]


@pytest.mark.rule("LOH-SETUP-06")
def test_first_events_are_laid_out_until_seven_have_counted() -> None:
    scene = Scene(3)
    cards = ("amazon-queen", "hydra-1", "cerberus-1", "stymphalian-birds", "saving-prometheus", "golden-fleece")
    scene.event_deck(*cards, "hydra-2", "minotaur-2")
    scene.run(FirstEvents(), Heroes(0, False))
    assert [NAMES.quests[quest] for quest in scene.s.quest_slots] == [
        "amazon-queen",
        "stymphalian-birds",
        "saving-prometheus",
    ]
    assert {name for name in NAMES.monsters if scene.lair(name)} == {"hydra", "cerberus", "minotaur"}
    assert scene.lair("hydra") == NAMES.regions[GAME.facts.event[NAMES.events.index("hydra-1")].region]
    assert scene.told(0, "monster-appears")[0].startswith("monster-appears hydra")


@pytest.mark.rule("LOH-SETUP-07", "LOH-SETUP-08")
def test_afterwards_all_but_the_quests_on_slots_go_back_and_nothing_has_evolved() -> None:
    for seed in range(20):
        s = table(4, seed=str(seed))
        quests = [quest for quest in s.quest_slots if quest != NOBODY]
        left_out = {GAME.facts.monster_cards + quest for quest in quests}
        assert set(s.event_deck.cards()) == set(range(23)) - left_out
        assert s.event_discard == []
        assert s.evolutions == [0] * 7
        assert sum(region != NOBODY for region in s.monster_region) + len(quests) <= 7


@pytest.mark.rule("LOH-HERO-01", "LOH-HERO-06")
def test_everybody_starts_with_a_combat_card_and_nothing_else() -> None:
    scene = opening(4)
    assert [len(hand) for hand in scene.s.hands] == [1, 1, 1, 1]
    assert scene.s.pool == [0] * 4
    assert scene.s.glory == [NOBODY] * 5
    assert scene.asks() == "choose-hero"


@pytest.mark.rule("LOH-HERO-02")
def test_the_starting_player_is_drawn_or_is_the_first_seat() -> None:
    drawn = {pending(table(4, seed=str(seed)))[0].seat for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    assert {pending(table(4, seed=str(seed), starting_player="first"))[0].seat for seed in range(10)} == {0}


@pytest.mark.rule("LOH-HERO-03", "LOH-HERO-07", "LOH-TERM-11")
def test_heroes_are_taken_counter_clockwise_and_the_last_one_begins() -> None:
    scene = opening(4, first=1)
    order = []
    for hero, region in (("achilles", "crete"), ("perseus", "elis"), ("heracles", "attica"), ("helen", "locris")):
        order.append(scene.asked())
        scene.play(f"choose-hero {hero}")
        if hero == "helen":
            scene.play(scene.offered()[0])
        scene.play(f"place-hero {region}")
    assert order == [1, 0, 3, 2]
    assert (scene.asks(), scene.asked()) == ("turn", 2)
    assert scene.hoplites(1, "crete") == 2
    assert scene.s.supply == [13] * 4
    scene.play("special prepare", "draw-card", "draw-card")
    assert scene.asked() == 3


@pytest.mark.rule("LOH-HERO-03")
def test_armies_may_be_chosen_too_and_one_has_each_but_once() -> None:
    scene = opening(2, army_choice=True)
    scene.play("choose-hero achilles", "choose-army green", "place-hero crete", "choose-hero heracles")
    assert scene.offered() == ["choose-army red", "choose-army blue", "choose-army yellow"]
    assert scene.refused("choose-army green")
    scene.play("choose-army red")
    assert scene.s.army == [3, 0]


@pytest.mark.rule("LOH-HERO-03")
@pytest.mark.parametrize(("edition", "speed"), [("cs", 3), ("pl", 2)])
def test_achilles_starts_faster_and_how_much_depends_on_the_edition(edition: str, speed: int) -> None:
    scene = opening(2, edition)
    scene.play("choose-hero achilles")
    assert [scene.value(0, name) for name in ("leadership", "strength", "speed")] == [1, 1, speed]
    scene.play("place-hero crete", "choose-hero heracles")
    assert [scene.value(1, name) for name in ("leadership", "strength", "speed")] == [1, 2, 1]


@pytest.mark.rule("LOH-HERO-03")
def test_a_hero_is_taken_only_once() -> None:
    scene = opening(2)
    scene.play("choose-hero heracles", "place-hero crete")
    assert scene.offered() == ["choose-hero achilles", "choose-hero helen", "choose-hero perseus"]


@pytest.mark.rule("LOH-HERO-04")
def test_a_hero_starts_anywhere_but_beside_another_hero() -> None:
    scene = opening(2)
    scene.monster("hydra", "locris").quests("golden-fleece")
    scene.play("choose-hero achilles", "place-hero crete", "choose-hero heracles")
    assert "LOH-HERO-04" in scene.refused("place-hero crete")
    offered = scene.offered("place-hero")
    assert len(offered) == 18
    assert {"place-hero locris", "place-hero acarnania"} <= set(offered)


@pytest.mark.rule("LOH-HERO-05", "LOH-HERO-09")
def test_a_small_population_is_controlled_at_once_a_larger_one_is_not() -> None:
    scene = opening(2)
    scene.play("choose-hero achilles", "place-hero crete", "choose-hero heracles", "place-hero attica")
    assert scene.owner("crete") == 0
    assert scene.owner("attica") == NOBODY
    assert not scene.has(1, "owl-of-athena")
    assert all(GAME.facts.region[god.region].population > 2 for god in GAME.facts.god)


@pytest.mark.rule("LOH-HERO-08")
def test_perseus_takes_the_glory_of_the_land_where_he_is_placed() -> None:
    scene = opening(2)
    scene.play("choose-hero perseus")
    assert scene.holder("brown") == NOBODY
    scene.play("place-hero laconia")
    assert scene.holder("brown") == 0


@pytest.mark.rule("LOH-HERO-10", "LOH-ART-09")
def test_helen_must_take_one_of_three_artifacts_and_the_others_go_back() -> None:
    scene = opening(2)
    scene.artifact_deck("harpe", "aegis", "caduceus")
    scene.play("choose-hero helen")
    assert scene.offered() == ["take-artifact caduceus", "take-artifact harpe", "take-artifact aegis"]
    assert "artifacts-looked-at p1 3" in scene.told(1)
    assert not [words for words in scene.told(1) if words.startswith("artifact-seen")]
    assert len(scene.told(0, "artifact-seen")) == 3
    scene.play("take-artifact harpe")
    assert scene.has(0, "harpe")
    assert scene.s.artifact_deck.size() == 9
    assert scene.s.looked == []


@pytest.mark.rule("LOH-SETUP-03")
def test_the_neutral_artifacts_of_other_printings_join_only_if_the_table_wants_them() -> None:
    assert table(3).artifact_deck.size() == 10
    everything = table(3, neutral_artifacts="all").artifact_deck
    assert everything.size() == 15
    assert NAMES.artifacts.index("golden-goblet") in everything.cards()


@pytest.mark.rule("LOH-HERO-03")
@pytest.mark.parametrize(
    ("edition", "choice", "speed"),
    [("cs", "edition", 3), ("pl", "edition", 2), ("pl", "three", 3), ("cs", "two", 2), ("cs", "three", 3)],
)
def test_achilles_starts_with_the_speed_of_the_edition_or_of_the_option(edition: str, choice: str, speed: int) -> None:
    s = table(edition=edition, achilles_speed=choice, starting_player="first")
    take(s, pending(s)[0], GAME.parse("choose-hero achilles"), Chance.of("any"))
    assert s.attributes[0:3] == [1, 1, speed]


@pytest.mark.rule("LOH-LIM-06")
def test_the_length_of_the_leadership_track_is_an_option() -> None:
    assert table().terms.leadership_limit == 5
    assert table(leadership_track="three").terms.leadership_limit == 3

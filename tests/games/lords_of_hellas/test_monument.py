"""Build Monument, the event phase, victory, and games of two and three (sections 6.7, 9, 13, 14 and 15)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import GAME, NAMES, Scene
from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules.event import EventPhase
from ludoteka.games.lords_of_hellas.rules.turn import Turns
from ludoteka.games.lords_of_hellas.rules.victory import check_victory, whole_lands

RED = ("epirus", "macedonia", "thessaly", "chalkidiki")
YELLOW = ("acarnania", "aetolia", "locris", "phocis")
BLUE = ("euboea", "boeotia", "attica", "corinthia")
GREEN = ("achaea", "elis", "arcadia", "messenia")
BROWN = ("argolis", "laconia", "crete")


def build(scene: Scene, god: str, seat: int = 0) -> Scene:
    """A player builds a level."""
    return scene.turn(seat).play("special build-monument", f"add-level {god}")


# -- Build Monument ---------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-BUILD-01", "LOH-LIM-08")
def test_any_monument_below_level_five_grows_controlled_or_not() -> None:
    scene = Scene().control(1, "attica").level("zeus", 5).turn().play("special build-monument")
    assert scene.offered() == ["add-level athena", "add-level hermes"]
    scene.play("add-level athena")
    assert scene.s.levels == [5, 2, 1]


@pytest.mark.rule("LOH-BUILD-02")
def test_it_returns_priests_gives_the_builder_some_clears_tokens_and_charges_artifacts() -> None:
    scene = (
        Scene()
        .praying(0, "zeus")
        .praying(1, "hermes", 2)
        .priests(1, 1)
        .control(0, "crete", "phocis")
        .control(1, "elis")
    )
    scene.temples("crete", "phocis", "elis").covered(0, "march").covered(1, "recruit", "hunt")
    scene.artifacts(2, "harpe").used("harpe").event_deck("golden-fleece")
    build(scene, "zeus")
    assert scene.s.praying == [0] * 9
    assert scene.s.pool == [2, 1, 0]
    assert scene.s.covered == [0, 0, 0]
    assert scene.charged("harpe")
    assert scene.told(0, "quest-appears")


@pytest.mark.rule("LOH-BUILD-02", "LOH-LIM-02")
def test_priests_from_temples_stop_at_four() -> None:
    scene = Scene().priests(0, 3).control(0, "crete", "phocis", "elis").temples("crete", "phocis", "elis")
    build(scene, "zeus")
    assert scene.s.pool[0] == 4


@pytest.mark.rule("LOH-BUILD-02", "LOH-LIM-02")
def test_priests_have_left_the_monuments_before_the_builder_gains_new_ones() -> None:
    scene = Scene().priests(0, 1).praying(0, "zeus", 2).praying(0, "hermes", 1)
    scene.control(0, "crete", "elis").temples("crete", "elis")
    build(scene, "zeus")
    assert scene.s.pool[0] == 3


@pytest.mark.rule("LOH-BUILD-03", "LOH-WIN-05", "LOH-WIN-06")
def test_the_fifth_level_of_the_first_complete_monument_brings_the_activation_card() -> None:
    scene = build(Scene(3).level("zeus", 4), "zeus")
    assert (scene.s.king, scene.s.king_god, scene.s.countdown) == (0, NAMES.gods.index("zeus"), 3)
    assert scene.told(0, "activation") == ["activation p1 zeus 3"]
    assert not scene.won()


@pytest.mark.rule("LOH-BUILD-04", "LOH-2P-06")
@pytest.mark.parametrize("seats", [2, 3])
def test_with_all_monuments_complete_the_action_goes_on_without_a_level(seats: int) -> None:
    scene = Scene(seats, "pl").level("zeus", 5).level("athena", 5).level("hermes", 5).praying(0, "zeus")
    scene.turn().play("special build-monument")
    assert sum(scene.s.praying) == 0
    assert scene.asked() == 1


# -- the event phase --------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-EVENT-01", "LOH-EVENT-02")
def test_one_event_card_is_drawn_and_a_quest_goes_to_a_free_slot() -> None:
    scene = build(Scene().event_deck("cretan-bull", "golden-fleece"), "zeus")
    assert [NAMES.quests[quest] for quest in scene.s.quest_slots if quest != NOBODY] == ["cretan-bull"]
    assert scene.s.event_deck.size() == 22


@pytest.mark.rule("LOH-EVENT-03")
def test_a_monster_on_the_map_evolves_and_keeps_the_card() -> None:
    scene = Scene().monster("hydra", "locris").event_deck("hydra-2").run(EventPhase(0), Turns())
    assert GAME.view(scene.s, 1).monsters[NAMES.monsters.index("hydra")].evolutions == ["hydra-2"]
    assert scene.lair("hydra") == "locris"
    assert scene.s.event_discard == []


@pytest.mark.rule("LOH-EVENT-04")
def test_a_monster_not_on_the_map_appears_and_the_card_is_discarded() -> None:
    scene = Scene().event_deck("medusa-1").run(EventPhase(0), Turns())
    card = NAMES.events.index("medusa-1")
    assert scene.lair("medusa") == NAMES.regions[GAME.facts.event[card].region]
    assert scene.s.event_discard == [card]
    assert scene.s.evolutions == [0] * 7


@pytest.mark.rule("LOH-EVENT-05")
def test_a_slain_monster_is_passed_over_as_often_as_needed() -> None:
    scene = Scene().slain(1, "medusa", "hydra").event_deck("medusa-1", "hydra-2", "medusa-2", "cretan-bull")
    scene.run(EventPhase(0), Turns())
    assert [NAMES.events[card] for card in scene.s.event_discard] == ["hydra-2", "medusa-1", "medusa-2"]
    assert NAMES.quests.index("cretan-bull") in scene.s.quest_slots


@pytest.mark.rule("LOH-EVENT-06")
def test_only_a_monster_from_set_up_evolves_twice() -> None:
    scene = Scene().monster("hydra", "locris").event_deck("hydra-1", "medusa-1", "hydra-2", "medusa-2")
    for _ in range(4):
        scene.run(EventPhase(0), Turns())
    counts = [mask.bit_count() for mask in scene.s.evolutions]
    assert counts[NAMES.monsters.index("hydra")] == 2
    assert counts[NAMES.monsters.index("medusa")] == 1


@pytest.mark.rule("LOH-EVENT-07")
def test_an_empty_event_deck_is_refilled_and_an_empty_one_ends_the_phase() -> None:
    scene = Scene().slain(1, *NAMES.monsters)
    quests = [NAMES.events.index(quest) for quest in NAMES.quests]
    scene.s.event_discard = [card for card in scene.s.event_deck.pool if card not in quests]
    scene.s.event_deck.pool = []
    scene.s.kept_quests[0] = (1 << 9) - 1
    scene.run(EventPhase(0), Turns())
    assert "events-shuffled" in scene.told()
    assert len(scene.s.event_discard) + scene.s.event_deck.size() == 14
    assert scene.asks() == "turn"


# -- victory ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-WIN-01", "LOH-WIN-02")
def test_two_whole_lands_win_at_once_in_the_middle_of_an_action() -> None:
    scene = Scene(4).attributes(0, leadership=3).control(0, *RED, "argolis", "crete").army(0, "argolis", 3)
    scene.control(1, "laconia").turn().play("move-hoplites", "move argolis laconia")
    assert scene.won() == "p1 lord-of-hellas"
    assert scene.s.places == [1, 2, 2, 2]


@pytest.mark.rule("LOH-WIN-01")
def test_one_may_win_in_another_players_turn() -> None:
    scene = Scene(4).control(1, *RED, "argolis", "laconia").army(1, "attica", 3, control=True).control(2, "corinthia")
    scene.army(0, "boeotia", 6, control=True).turn()
    scene.play("special march", "lead-from boeotia", "lead-to attica", "lead 6")
    assert scene.told(0, "withdrew") == ["withdrew p2 attica crete 2"]
    assert scene.won() == "p2 lord-of-hellas"
    assert scene.s.agenda == []


@pytest.mark.rule("LOH-WIN-03")
def test_five_regions_with_temples_win_and_the_oracle_counts() -> None:
    scene = Scene(4).control(0, "crete", "elis", "aetolia", "epirus", "phocis")
    scene.temples("crete", "elis", "aetolia", "epirus").turn().play("special build-temple")
    assert scene.won() == "p1 favourite-of-the-gods"


@pytest.mark.rule("LOH-WIN-04")
def test_three_monster_figures_win() -> None:
    scene = Scene(4).slain(2, "hydra", "medusa").turn()
    check_victory(scene.s)
    assert not scene.won()
    scene.slain(2, "sphinx")
    check_victory(scene.s)
    assert scene.won() == "p3 monster-slayer"


@pytest.mark.rule("LOH-WIN-05", "LOH-WIN-12")
def test_the_third_special_action_of_the_builder_decides_for_the_controller() -> None:
    scene = Scene(3).king(0, "zeus", 3).control(1, "thessaly")
    for left in (2, 1, 0):
        scene.s.covered[0] = 0
        assert not scene.won()
        scene.turn(0).play("special prepare", "recruit epirus 1", "recruit epirus 1")
        assert scene.s.countdown == left
    assert scene.won() == "p2 king-of-kings"


@pytest.mark.rule("LOH-WIN-05")
def test_special_actions_of_others_do_not_count_down() -> None:
    scene = Scene(3).king(0, "zeus", 1).control(0, "thessaly").turn(1).play("special prepare", "draw-card", "draw-card")
    assert scene.s.countdown == 1
    assert not scene.won()


@pytest.mark.rule("LOH-WIN-12")
def test_the_last_action_can_still_change_who_controls_the_region() -> None:
    scene = Scene(3).king(0, "zeus", 1).control(1, "thessaly").army(0, "epirus", 1).turn()
    scene.play("special march", "lead-from epirus", "lead-to thessaly")
    assert scene.won() == "p1 king-of-kings"


@pytest.mark.rule("LOH-WIN-06")
def test_extra_actions_and_build_monument_remove_one_each() -> None:
    scene = Scene(3).king(0, "zeus", 3).turn()
    scene.s.extra_actions = 1
    scene.play("special prepare", "draw-card", "draw-card")
    assert scene.s.countdown == 2
    scene.play("special build-monument", "add-level athena")
    assert scene.s.countdown == 1


@pytest.mark.rule("LOH-WIN-07", "LOH-WIN-08")
def test_only_the_first_complete_monument_counts_and_the_card_stays_with_its_builder() -> None:
    scene = build(Scene(3).king(0, "zeus", 2).level("athena", 4), "athena", seat=1)
    assert (scene.s.king, scene.s.king_god, scene.s.countdown) == (0, NAMES.gods.index("zeus"), 2)
    scene.control(2, "thessaly")
    assert scene.s.king == 0


@pytest.mark.rule("LOH-WIN-09")
def test_if_nobody_controls_the_region_the_first_later_controller_wins() -> None:
    scene = Scene(3).king(0, "zeus", 1).turn().play("special prepare", "draw-card", "draw-card")
    assert not scene.won()
    assert scene.s.countdown == 0
    scene.army(1, "locris", 4).play("special march", "lead-from locris", "lead-to thessaly", "lead 4")
    assert scene.won() == "p2 king-of-kings"


@pytest.mark.rule("LOH-WIN-10")
def test_of_two_who_meet_a_condition_at_once_the_active_player_wins() -> None:
    for active, winner in ((1, "p2"), (2, "p1")):
        scene = Scene(3).slain(0, "hydra", "medusa", "sphinx").slain(1, "chimera", "cyclops", "minotaur").turn(active)
        check_victory(scene.s)
        assert scene.won() == f"{winner} monster-slayer"


@pytest.mark.rule("LOH-WIN-11")
def test_inside_a_battle_conditions_are_looked_at_after_control_is_settled() -> None:
    scene = Scene(4).control(0, *RED, "argolis", "crete").army(0, "argolis", 4).army(1, "laconia", 2, control=True)
    scene.turn().play("special march", "lead-from argolis", "lead-to laconia", "lead 4")
    assert not scene.won()
    scene.play(scene.offered("withdraw")[0])
    assert scene.won() == "p1 lord-of-hellas"


@pytest.mark.rule("LOH-WIN-11")
@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_the_beaten_do_not_win_by_withdrawing_from_a_region_they_are_about_to_lose(edition: str) -> None:
    scene = Scene(4, edition).control(1, *RED, "acarnania", "locris", "phocis")
    scene.army(1, "epirus", 4).army(0, "aetolia", 8).turn()
    scene.play("special march", "lead-from aetolia", "lead-to epirus", "lead 8", "withdraw aetolia")
    assert (scene.owner("epirus"), scene.owner("aetolia"), scene.won()) == (0, 1, "")


@pytest.mark.rule("LOH-WIN-11", "LOH-WIN-01")
def test_the_beaten_may_win_by_withdrawing_from_a_region_that_was_never_theirs() -> None:
    scene = Scene(4).control(1, *RED, "argolis", "laconia").army(1, "attica", 4).army(0, "corinthia", 8).turn()
    scene.play("special march", "lead-from corinthia", "lead-to attica", "lead 8", "withdraw crete")
    assert scene.won() == "p2 lord-of-hellas"


# -- three and two players --------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-3P-01")
def test_with_three_players_the_blue_land_does_not_count() -> None:
    scene = Scene(3).control(0, *BLUE, *RED).turn()
    assert not scene.won()
    assert whole_lands(scene.s, 0) == 1
    scene.s.heard = scene.heard
    scene.control(0, *BROWN)
    assert scene.s.places == [1, 2, 2]
    assert Scene(4).control(0, *BLUE, *RED).s.places == [1, 2, 2, 2]


@pytest.mark.rule("LOH-2P-01")
def test_with_two_players_three_lands_are_needed() -> None:
    scene = Scene(2).control(0, *RED, *BLUE)
    assert not scene.s.places
    scene.control(0, *BROWN)
    assert scene.s.places == [1, 2]


@pytest.mark.rule("LOH-2P-02")
def test_with_two_players_no_monument_wins() -> None:
    scene = Scene(2, "pl").level("zeus", 4).control(0, "thessaly")
    build(scene, "zeus")
    assert (scene.s.king, scene.s.countdown) == (NOBODY, 0)


@pytest.mark.rule("LOH-2P-04")
def test_by_the_czech_edition_a_covered_action_must_be_repeated_first() -> None:
    scene = Scene(2, "cs").turn()
    assert "build-monument" not in scene.special()
    scene.covered(0, "march", "prepare").army(0, "epirus", 1).turn().play("special build-monument")
    assert (scene.asks(), scene.offered()) == ("repeat", ["repeat march", "repeat prepare"])
    scene.play("repeat prepare", "draw-card", "draw-card")
    assert scene.asks() == "add-level"


@pytest.mark.rule("LOH-2P-04")
def test_by_the_polish_edition_it_may_be_and_the_action_is_always_open() -> None:
    scene = Scene(2, "pl").turn()
    assert "build-monument" in scene.special()
    scene.covered(0, "prepare").turn().play("special build-monument")
    assert scene.offered() == ["decline", "repeat prepare"]
    scene.play("decline")
    assert scene.asks() == "add-level"


@pytest.mark.rule("LOH-2P-05")
def test_a_repeated_action_without_effect_still_counts() -> None:
    scene = Scene(2, "cs").covered(0, "march").turn().play("special build-monument")
    assert scene.asks() == "add-level"
    assert scene.told(0, "repeated") == ["repeated p1 march"]


@pytest.mark.rule("LOH-2P-07")
def test_the_repeated_action_is_over_before_the_level_and_its_triggers_work_again() -> None:
    scene = Scene(2, "cs", heroes=("perseus", "achilles")).covered(0, "prepare").blessings(0, "combat-training").turn()
    scene.play("special build-monument", "draw-card", "draw-card")
    assert scene.asks() == "perseus-flies"
    assert len(scene.cards(0)) == 3
    assert scene.s.levels == [1, 1, 1]
    scene.play("place-hero crete", "add-level zeus")
    assert scene.s.levels == [2, 1, 1]

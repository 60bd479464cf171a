"""The turn, special actions in general, prayer and the hero move (sections 5, 5.2, 5.3 and 6 of the rules)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import GAME, Scene
from ludoteka.games.lords_of_hellas.numbers import NOBODY, PREPARE
from ludoteka.games.lords_of_hellas.rules.special import SpecialAction, special_options
from ludoteka.games.lords_of_hellas.rules.turn import Turns

# -- the turn ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-TURN-01")
def test_regular_actions_come_in_any_order_each_once_and_the_special_action_ends_the_turn() -> None:
    scene = Scene().army(0, "epirus", 2).priests(0, 2).turn()
    scene.play("pray hermes")
    assert scene.offered("pray") == []
    scene.play("move-hoplites", "done")
    assert scene.offered("move-hoplites") == []
    scene.play("move-hero thessaly")
    assert scene.offered("move-hero") == []
    assert scene.asked() == 0
    scene.play("special prepare", "draw-card", "draw-card")
    assert scene.asked() == 1
    assert scene.s.done == 0


@pytest.mark.rule("LOH-TURN-01")
def test_regular_actions_may_be_left_out() -> None:
    scene = Scene().army(0, "epirus", 2).turn().play("special prepare", "draw-card", "draw-card")
    assert scene.asked() == 1


@pytest.mark.rule("LOH-TURN-02", "LOH-TERM-11", "LOH-TERM-07")
def test_turns_run_clockwise_after_the_special_action_with_its_phases() -> None:
    scene = Scene(4).event_deck("golden-fleece").turn(3)
    scene.play("special build-monument", "add-level zeus")
    assert scene.told(0, "quest-appears") == ["quest-appears golden-fleece acarnania"]
    assert (scene.asked(), scene.s.active) == (0, 0)


@pytest.mark.rule("LOH-TURN-03")
def test_a_special_action_without_any_effect_is_closed() -> None:
    scene = Scene().turn()
    assert scene.special() == ["prepare", "build-monument"]
    scene.army(0, "epirus", 1).control(0, "locris", "crete").glory(0, "red").monster("hydra", "epirus").turn()
    assert set(scene.special()) >= {"recruit", "march", "build-temple", "prepare", "usurp", "build-monument"}


@pytest.mark.rule("LOH-TURN-03", "LOH-PREP-05")
def test_prepare_is_closed_with_nothing_to_heal_to_draw_or_to_recruit() -> None:
    scene = Scene().army(1, "epirus", 1)
    assert ("special", PREPARE) in special_options(scene.s, 0)
    scene.s.combat_deck.pool.clear()  # no game gets so far: there are more cards than hands may hold
    assert ("special", PREPARE) not in special_options(scene.s, 0)
    scene.injuries(0, "speed")
    assert ("special", PREPARE) in special_options(scene.s, 0)


@pytest.mark.rule("LOH-TURN-04")
def test_an_effect_is_done_as_far_as_possible() -> None:
    scene = Scene().control(0, "locris", "laconia").army(0, "locris", 13).turn().play("special recruit")
    assert "recruit laconia 4" not in scene.offered()
    scene.play("recruit laconia 2")
    assert scene.asked() == 1


@pytest.mark.rule("LOH-TURN-05", "LOH-BATTLE-02", "LOH-MOVE-09")
def test_the_mover_orders_what_happens_at_once() -> None:
    scene = Scene().attributes(0, leadership=2).army(0, "arcadia", 4).army(1, "elis", 1).army(2, "argolis", 1).turn()
    scene.play("move-hoplites", "move arcadia elis", "move arcadia argolis")
    assert (scene.asks(), scene.offered()) == ("next-battle", ["fight elis", "fight argolis"])
    scene.play("fight argolis")
    assert scene.told(0, "battle") == ["battle p1 p3 argolis", "battle p1 p2 elis"]


# -- special actions --------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-SPEC-01")
def test_a_used_special_action_is_covered_until_somebody_builds_a_monument() -> None:
    scene = Scene(2, "pl").turn().play("special prepare")
    assert scene.is_covered(0, "prepare")
    scene.play("draw-card", "draw-card").turn(0)
    assert "prepare" not in scene.special()
    scene.turn(1).play("special build-monument", "add-level zeus")
    assert scene.asked() == 0
    assert "prepare" in scene.special()


@pytest.mark.rule("LOH-SPEC-02", "LOH-BUILD-01")
def test_build_monument_is_never_covered_and_needs_nothing_used() -> None:
    scene = Scene().turn().play("special build-monument", "add-level athena")
    assert scene.s.covered == [0, 0, 0]
    scene.turn(0)
    assert "build-monument" in scene.special()


@pytest.mark.rule("LOH-SPEC-03", "LOH-SPEC-04")
def test_one_more_special_action_uses_an_open_one_and_covers_it() -> None:
    scene = Scene().covered(0, "march").army(0, "epirus", 1).temple_card("extra-action")
    scene.army(0, "phocis", 5, control=True).turn()
    scene.play("special build-temple")
    assert scene.asks() == "special-action"
    assert scene.offered() == ["decline", "special prepare", "special build-monument"]
    scene.play("special prepare", "draw-card", "draw-card")
    assert scene.is_covered(0, "prepare")
    assert scene.asked() == 1


@pytest.mark.rule("LOH-BLESS-04", "LOH-TURN-01")
def test_what_works_once_per_turn_works_again_in_the_next_one() -> None:
    scene = Scene(2).blessings(0, "heros-wrath").hand(0, "charge", "trap-mace").army(1, "aetolia", 5).turn()
    scene.play("move-hero aetolia", "use-blessing heros-wrath", "discard charge")
    assert scene.offered("use-blessing") == []
    scene.play(*["special prepare", "draw-card", "draw-card"] * 2, "decline")
    assert (scene.asked(), scene.offered("use-blessing")) == (0, [])
    scene.play("move-hero aetolia")
    assert scene.offered("use-blessing") == ["use-blessing heros-wrath"]


@pytest.mark.rule("LOH-TURN-06", "LOH-SPEC-04")
def test_what_works_at_any_time_may_come_before_the_extra_special_action() -> None:
    scene = Scene().covered(0, "march", "build-temple").army(0, "epirus", 2).keeps(0, "aid-to-atlas")
    scene.blessings(0, "battle-prayer").priests(0, 1).run(SpecialAction(0, False), Turns())
    assert "march" not in scene.special()
    scene.play("use-blessing battle-prayer")
    assert (len(scene.cards(0)), scene.asks()) == (1, "special-action")
    scene.play("discard-quest aid-to-atlas")
    assert (len(scene.cards(0)), scene.asks()) == (3, "special-action")
    assert "march" in scene.special()


@pytest.mark.rule("LOH-TEMPLE-02", "LOH-SPEC-04")
def test_the_special_action_of_delphi_may_be_left_out_but_not_the_one_of_hermes_temple() -> None:
    scene = Scene().temple_card("extra-action").army(0, "phocis", 5, control=True).turn()
    scene.play("special build-temple", "decline")
    assert scene.asked() == 1
    scene = Scene().temple_card("extra-action").army(0, "phocis", 5, control=True).blessings(0, "hermes-temple")
    scene.turn().play("special build-temple")
    assert scene.offered("decline") == []
    scene.play("special prepare", "draw-card", "draw-card")
    assert scene.offered("decline") == ["decline"]
    scene.play("decline")
    assert scene.asked() == 1


@pytest.mark.rule("LOH-SPEC-04")
def test_an_extra_action_follows_the_first_one_fully_resolved() -> None:
    scene = Scene().army(0, "epirus", 3).army(1, "aetolia", 1, control=True).turn()
    scene.s.extra_actions = 1
    scene.play("special march", "lead-from epirus", "lead-to aetolia", "lead 3")
    assert scene.asks() == "special-action"
    assert scene.owner("aetolia") == 0
    scene.play("special build-monument", "add-level zeus")
    assert scene.asked() == 1


# -- prayer -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-PRAY-01", "LOH-PRAY-02")
@pytest.mark.parametrize(("god", "attribute"), [("athena", "leadership"), ("zeus", "strength"), ("hermes", "speed")])
def test_a_priest_goes_to_a_monument_and_the_attribute_of_its_god_rises(god: str, attribute: str) -> None:
    scene = Scene().priests(0, 2).turn().play(f"pray {god}")
    assert scene.s.pool[0] == 1
    assert scene.value(0, attribute) == 2
    assert scene.asks() == "turn"  # level 1 has no power
    assert scene.offered("pray") == []


@pytest.mark.rule("LOH-PRAY-04", "LOH-PRAY-06")
def test_a_monument_has_two_places_which_one_player_may_fill() -> None:
    scene = Scene().priests(0, 3).praying(1, "zeus", 2).praying(0, "athena", 1).turn()
    assert scene.offered("pray") == ["pray athena", "pray hermes"]
    scene.play("pray athena")
    assert scene.s.praying[1 * 3 + 0] == 2


@pytest.mark.rule("LOH-PRAY-05", "LOH-BUILD-02")
def test_a_priest_stays_until_a_monument_is_built_and_goes_to_the_supply() -> None:
    scene = Scene().priests(0, 1).turn().play("pray zeus", "special prepare", "draw-card", "draw-card")
    assert GAME.view(scene.s, 2).monuments[0].priests == [0]
    scene.play("special build-monument", "add-level zeus")
    assert GAME.view(scene.s, 2).monuments[0].priests == []
    assert scene.s.pool[0] == 0


@pytest.mark.rule("LOH-PRAY-03")
def test_zeus_lets_draw_combat_cards_by_his_level() -> None:
    scene = Scene(edition="pl").priests(0, 1).level("zeus", 4).turn().play("pray zeus")
    assert len(scene.cards(0)) == 3
    assert scene.asks() == "turn"


@pytest.mark.rule("LOH-PRAY-03")
def test_in_the_czech_edition_the_power_may_be_left_unused() -> None:
    scene = Scene(edition="cs").priests(0, 1).level("zeus", 3).turn().play("pray zeus")
    assert (scene.asks(), scene.offered()) == ("divine-power", ["decline", "use-power"])
    scene.play("decline")
    assert scene.cards(0) == []
    scene.s.pool[0] = 1
    scene.turn().play("pray zeus", "use-power")
    assert len(scene.cards(0)) == 2


@pytest.mark.rule("LOH-PRAY-08", "LOH-TERM-05")
def test_athena_lets_recruit_in_one_controlled_region_one_perhaps_fortified() -> None:
    scene = Scene(edition="pl").priests(0, 1).level("athena", 3).control(0, "crete", "locris").turn()
    scene.play("pray athena")
    assert scene.offered("recruit") == ["recruit locris 1", "recruit locris 2", "recruit crete 1", "recruit crete 2"]
    assert scene.offered("recruit-fortified") == ["recruit-fortified locris 1", "recruit-fortified locris 2"]
    scene.play("recruit-fortified locris 2")
    assert (scene.hoplites(0, "locris"), scene.fortified("locris")) == (2, 1)


@pytest.mark.rule("LOH-PRAY-07", "LOH-MOVE-08")
def test_hermes_moves_an_army_by_ordinary_movement_and_it_may_fight() -> None:
    scene = Scene(edition="pl").priests(0, 1).level("hermes", 3).army(0, "epirus", 3).army(1, "locris", 1).turn()
    scene.play("pray hermes")
    assert scene.asks() == "lead-from"
    scene.play("lead-from epirus")
    assert "lead-to locris" in scene.offered()
    scene.play("lead-to locris")
    assert scene.offered() == ["lead 1", "lead 2", "lead 3"]
    scene.play("lead 2")
    assert scene.told(0, "battle") == ["battle p1 p2 locris"]


@pytest.mark.rule("LOH-PRAY-10", "LOH-MARCH-03")
def test_hoplites_moved_by_hermes_move_again_and_fortified_ones_stay() -> None:
    scene = Scene(edition="pl").priests(0, 1).level("hermes", 2)
    scene.army(0, "locris", 3, fortified=1).turn()
    scene.play("pray hermes", "lead-from locris", "lead-to phocis")
    assert scene.offered() == ["lead 1", "lead 2"]
    scene.play("lead 2", "move-hoplites", "move phocis boeotia")
    scene.play("special march", "lead-from boeotia", "lead-to attica")
    assert scene.hoplites(0, "attica") == 1


@pytest.mark.rule("LOH-PRAY-11")
def test_a_compulsory_power_may_come_to_nothing() -> None:
    scene = Scene(edition="pl").priests(0, 1).level("hermes", 2).turn().play("pray hermes")
    assert scene.asks() == "turn"  # no army to move
    scene = Scene(edition="pl").priests(0, 1).level("hermes", 2).army(0, "epirus", 1).turn().play("pray hermes", "done")
    assert scene.hoplites(0, "epirus") == 1


# -- the hero move ----------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-HMOVE-01", "LOH-HMOVE-02")
def test_a_hero_moves_up_to_its_speed_and_nothing_blocks_it() -> None:
    scene = Scene().attributes(0, speed=2).army(1, "aetolia", 3, control=True).monster("hydra", "aetolia")
    scene.hero(1, region="locris").turn()
    reached = [text.split()[1] for text in scene.offered("move-hero")]
    assert {"aetolia", "locris", "acarnania", "macedonia", "thessaly", "chalkidiki", "euboea"} == set(reached)
    scene.play("move-hero locris")
    assert scene.stands(0) == "locris"


@pytest.mark.rule("LOH-HMOVE-01", "LOH-INJ-01")
def test_an_injured_speed_counts_one() -> None:
    scene = Scene().attributes(0, speed=3).injuries(0, "speed").turn()
    assert [text.split()[1] for text in scene.offered("move-hero")] == ["macedonia", "thessaly", "acarnania", "aetolia"]


@pytest.mark.rule("LOH-HMOVE-03")
def test_the_move_is_one_choice_so_nothing_is_done_on_the_way() -> None:
    scene = Scene().attributes(0, speed=3).control(0, "aetolia").turn().play("move-hero locris")
    assert scene.asks() == "turn"
    assert scene.offered("move-hero") == []


@pytest.mark.rule("LOH-HMOVE-06")
def test_perseus_may_be_put_anywhere_after_prepare_but_not_from_a_quest() -> None:
    scene = Scene(heroes=("perseus", "achilles", "helen")).turn().play("special prepare", "draw-card", "draw-card")
    assert scene.asks() == "perseus-flies"
    assert len(scene.offered("place-hero")) == 18
    scene.play("place-hero crete")
    assert (scene.stands(0), scene.asked()) == ("crete", 1)
    scene = Scene(heroes=("perseus", "achilles", "helen")).on_quest(0, "golden-fleece", 1).turn()
    scene.play("special prepare", "draw-card", "draw-card")
    assert scene.asked() == 1


@pytest.mark.rule("LOH-SPEC-04")
def test_nothing_but_special_actions_is_offered_as_the_extra_one() -> None:
    scene = Scene().army(0, "epirus", 2).priests(0, 1).run(SpecialAction(0, False), Turns())
    assert {text.split()[0] for text in scene.offered()} == {"special"}
    assert scene.owner("epirus") == NOBODY


@pytest.mark.rule("LOH-HMOVE-04")
def test_a_move_that_ends_on_a_quest_token_may_start_the_quest_at_once() -> None:
    scene = Scene().attributes(0, leadership=2).quests("golden-fleece").turn().play("move-hero acarnania")
    assert scene.asks() == "start-quest"
    assert scene.offered() == ["decline", "start-quest golden-fleece 1"]
    scene.play("decline")
    assert (scene.stands(0), scene.asks()) == ("acarnania", "turn")
    scene.turn().play("move-hero epirus")
    assert scene.asks() == "turn"


@pytest.mark.rule("LOH-SPEC-01", "LOH-WIN-05")
def test_exhausted_fight_needs_a_token_that_lies_neither_on_an_action_nor_on_the_activation_card() -> None:
    def hunter() -> Scene:
        return Scene().blessings(0, "exhausted-fight").monster("hydra", "epirus").covered(0, "hunt", "march", "prepare")

    assert hunter().turn().offered("exhausted-fight") == ["exhausted-fight"]
    assert hunter().king(1, "zeus", 3).turn().offered("exhausted-fight") == ["exhausted-fight"]
    assert hunter().king(0, "zeus", 3).turn().offered("exhausted-fight") == []

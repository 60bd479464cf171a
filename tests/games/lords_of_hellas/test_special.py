"""Recruit, Build Temple, Prepare, Usurp and the draft (sections 6.1, 6.3 to 6.5 and 12 of the rules)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import NAMES, Scene
from ludoteka.games.lords_of_hellas.numbers import NOBODY
from ludoteka.games.lords_of_hellas.rules.draft import Draft
from ludoteka.games.lords_of_hellas.rules.turn import Turns

# -- Recruit ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-REC-01", "LOH-REC-04")
def test_up_to_two_hoplites_in_each_controlled_city_and_four_in_sparta() -> None:
    scene = Scene().control(0, "locris", "laconia", "crete").control(1, "boeotia").turn().play("special recruit")
    assert scene.offered("recruit") == [
        "recruit locris 1",
        "recruit locris 2",
        "recruit laconia 1",
        "recruit laconia 2",
        "recruit laconia 3",
        "recruit laconia 4",
    ]
    scene.play("recruit laconia 4")
    assert scene.offered("recruit") == ["recruit locris 1", "recruit locris 2"]
    scene.play("done")
    assert (scene.hoplites(0, "laconia"), scene.asked()) == (4, 1)


@pytest.mark.rule("LOH-REC-02")
def test_one_of_the_new_hoplites_may_be_fortified_where_there_is_room() -> None:
    scene = Scene().control(0, "locris").army(0, "boeotia", 1, fortified=1).turn().play("special recruit")
    assert scene.offered("recruit-fortified") == ["recruit-fortified locris 1", "recruit-fortified locris 2"]
    scene.play("recruit-fortified locris 2", "recruit boeotia 2")
    assert (scene.fortified("locris"), scene.fortified("boeotia")) == (1, 1)
    assert (scene.hoplites(0, "locris"), scene.hoplites(0, "boeotia")) == (2, 3)


@pytest.mark.rule("LOH-REC-03")
def test_a_short_supply_goes_where_the_player_likes() -> None:
    scene = Scene().control(0, "locris", "laconia").army(0, "crete", 12).turn().play("special recruit")
    scene.play("recruit laconia 2", "recruit locris 1")
    assert scene.s.supply[0] == 0
    assert scene.asked() == 1


@pytest.mark.rule("LOH-REC-01", "LOH-MPHASE-06")
def test_nobody_recruits_under_the_sphinx() -> None:
    scene = Scene().control(0, "locris", "laconia").monster("sphinx", "laconia").turn().play("special recruit")
    assert {text.split()[1] for text in scene.offered("recruit")} == {"locris"}


@pytest.mark.rule("LOH-REC-01")
def test_mobilization_recruits_two_more_in_any_controlled_region() -> None:
    scene = Scene().control(0, "locris", "crete").blessings(0, "mobilization").turn()
    scene.play("special recruit", "recruit locris 2")
    assert scene.asks() == "muster"
    assert "recruit crete 2" in scene.offered()
    scene.play("recruit crete 2")
    assert (scene.hoplites(0, "crete"), scene.asked()) == (2, 1)


# -- Build Temple -----------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-TEMPLE-01")
def test_a_temple_is_built_on_an_own_empty_shrine_and_brings_a_priest() -> None:
    scene = Scene().control(0, "crete", "aetolia", "locris").control(1, "epirus").temples("crete")
    scene.control(0, "elis").temple_card("extra-action").turn().play("special build-temple")
    assert scene.offered() == ["build-temple aetolia", "build-temple elis"]
    scene.play("build-temple elis")
    assert scene.s.temples >> scene.region("elis") & 1
    assert scene.s.pool[0] == 1


@pytest.mark.rule("LOH-TEMPLE-02")
def test_the_oracle_stands_only_in_phocis_counts_as_a_temple_and_gives_a_priest() -> None:
    scene = Scene().control(0, "phocis").temple_card("priest-and-draft").turn().play("special build-temple")
    assert scene.s.temples == 1 << scene.region("phocis")
    assert scene.s.temples_built == 0
    assert scene.s.pool[0] == 2
    assert scene.asks() == "keep-blessing"


@pytest.mark.rule("LOH-TEMPLE-02")
def test_delphi_may_bring_an_artifact() -> None:
    scene = Scene().control(0, "phocis").temple_card("neutral-artifact").turn().play("special build-temple")
    assert len(scene.offered("take-artifact")) == 3
    scene.play(scene.offered()[0])
    assert scene.s.artifacts[0].bit_count() == 1


@pytest.mark.rule("LOH-TEMPLE-02")
def test_delphi_may_fill_the_hand() -> None:
    scene = Scene().control(0, "phocis").temple_card("fill-hand").hand(0, "charge").turn()
    scene.play("special build-temple")
    assert len(scene.cards(0)) == 4


@pytest.mark.rule("LOH-TEMPLE-02")
def test_delphi_may_raise_two_attributes() -> None:
    scene = Scene().control(0, "phocis").temple_card("attributes").turn().play("special build-temple", "raise speed")
    assert scene.offered() == ["raise leadership", "raise strength"]
    scene.play("raise strength")
    assert [scene.value(0, name) for name in NAMES.attributes] == [1, 2, 2]


@pytest.mark.rule("LOH-TEMPLE-03", "LOH-TEMPLE-06")
def test_the_second_temple_of_this_card_starts_a_draft() -> None:
    scene = Scene().control(0, "crete", "elis", "aetolia").temple_card("extra-action").turn()
    scene.play("special build-temple", "build-temple crete")
    assert scene.asks() == "turn"
    scene.s.covered[0] = 0
    scene.turn().play("special build-temple", "build-temple elis")
    assert scene.s.pool[0] == 2
    assert (scene.asks(), scene.asked()) == ("keep-blessing", 0)


@pytest.mark.rule("LOH-TEMPLE-04")
def test_a_temple_stays_and_goes_with_the_region() -> None:
    scene = Scene().control(0, "crete").temples("crete").army(1, "argolis", 1).turn(1)
    scene.play("move-hoplites", "move argolis crete")
    assert scene.s.temples >> scene.region("crete") & 1
    scene.turn(0).play("special build-monument", "add-level zeus")
    assert scene.s.pool == [0, 0, 0]


@pytest.mark.rule("LOH-TEMPLE-05")
def test_with_no_temple_left_only_the_oracle_can_be_built() -> None:
    scene = Scene(3).control(0, "crete", "phocis")
    scene.temples("epirus", "chalkidiki", "aetolia", "attica", "corinthia", "elis").turn()
    scene.play("special build-temple")
    assert scene.s.temples >> scene.region("phocis") & 1
    scene = Scene(4).control(0, "crete")
    scene.temples("epirus", "chalkidiki", "aetolia", "attica", "corinthia", "elis").turn()
    assert "build-temple" in scene.special()


@pytest.mark.rule("LOH-TEMPLE-01", "LOH-MPHASE-06")
def test_nobody_builds_under_the_minotaur() -> None:
    scene = Scene().control(0, "crete").monster("minotaur", "crete").turn()
    assert "build-temple" not in scene.special()


# -- Prepare ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-PREP-01", "LOH-PREP-05")
def test_two_choices_are_made_one_after_the_other_the_same_twice_if_wished() -> None:
    scene = Scene().injuries(0, "speed").turn().play("special prepare")
    assert scene.offered() == ["draw-card", "heal speed", "recruit epirus 1"]
    scene.play("heal speed")
    assert scene.injured(0) == []
    assert scene.offered("heal") == []
    scene.play("draw-card")
    assert len(scene.cards(0)) == 1
    assert scene.asked() == 1


@pytest.mark.rule("LOH-PREP-01")
def test_the_second_choice_may_be_left_out_but_not_the_first() -> None:
    scene = Scene().turn().play("special prepare")
    assert scene.offered("done") == []
    scene.play("recruit epirus 1")
    assert scene.offered() == ["done", "draw-card", "recruit epirus 1"]
    scene.play("done")
    assert scene.cards(0) == []
    assert scene.hoplites(0, "epirus") == 1
    assert scene.is_covered(0, "prepare")
    assert scene.asked() == 1


@pytest.mark.rule("LOH-PREP-01")
def test_the_same_choice_may_be_made_twice() -> None:
    scene = Scene().turn().play("special prepare", "recruit epirus 1", "recruit epirus 1")
    assert scene.hoplites(0, "epirus") == 2
    assert scene.owner("epirus") == 0


@pytest.mark.rule("LOH-PREP-02", "LOH-QUEST-04")
def test_no_recruit_while_the_hero_is_on_a_quest_or_among_other_hoplites() -> None:
    scene = Scene().on_quest(0, "golden-fleece", 1).turn().play("special prepare")
    assert scene.offered() == ["draw-card"]
    scene = Scene().army(1, "epirus", 1).turn().play("special prepare")
    assert scene.offered() == ["draw-card"]


@pytest.mark.rule("LOH-PREP-03")
def test_a_recruit_takes_an_enemy_region_without_hoplites() -> None:
    scene = Scene().hero(0, region="laconia").control(1, "laconia").turn().play("special prepare", "recruit laconia 1")
    assert scene.owner("laconia") == 0


@pytest.mark.rule("LOH-PREP-04")
@pytest.mark.parametrize(("edition", "offered"), [("cs", ["recruit-fortified laconia 1"]), ("pl", [])])
def test_the_recruit_that_takes_a_region_goes_into_its_city_by_the_czech_edition(
    edition: str, offered: list[str]
) -> None:
    scene = Scene(edition=edition).hero(0, region="laconia").control(1, "laconia").turn().play("special prepare")
    assert scene.offered("recruit-fortified") == offered
    if offered:
        scene.play(*offered)
        assert (scene.owner("laconia"), scene.fortified("laconia")) == (0, 1)


@pytest.mark.rule("LOH-PREP-04")
@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_in_an_own_region_it_may_and_in_a_neutral_one_it_may_not(edition: str) -> None:
    scene = Scene(edition=edition).hero(0, region="locris").control(0, "locris").turn().play("special prepare")
    assert scene.offered("recruit-fortified") == ["recruit-fortified locris 1"]
    scene = Scene(edition=edition).hero(0, region="locris").turn().play("special prepare")
    assert scene.offered("recruit-fortified") == []


@pytest.mark.rule("LOH-PREP-01")
def test_combat_training_draws_one_more_card_after_both_choices() -> None:
    scene = (
        Scene().blessings(0, "combat-training").turn().play("special prepare", "recruit epirus 1", "recruit epirus 1")
    )
    assert len(scene.cards(0)) == 1


# -- Usurp ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-USURP-01", "LOH-GLORY-02")
def test_usurp_needs_the_glory_of_the_heros_land_and_the_hero_on_the_map() -> None:
    scene = Scene().glory(0, "red").turn()
    assert "usurp" in scene.special()
    scene = Scene().glory(0, "blue").turn()
    assert "usurp" not in scene.special()
    scene = Scene().glory(0, "red", "yellow").on_quest(0, "golden-fleece", 1).turn()
    assert "usurp" not in scene.special()


@pytest.mark.rule("LOH-USURP-02", "LOH-USURP-04")
def test_the_region_is_taken_whatever_its_population_and_a_hoplite_recruited_and_the_glory_kept() -> None:
    scene = Scene().glory(0, "brown").hero(0, region="laconia").turn().play("special usurp")
    assert scene.owner("laconia") == 0
    assert scene.offered() == ["done", "recruit laconia 1", "recruit-fortified laconia 1"]
    scene.play("recruit-fortified laconia 1")
    assert scene.fortified("laconia") == 1
    assert scene.holder("brown") == 0


@pytest.mark.rule("LOH-USURP-03", "LOH-USURP-05")
def test_enemy_hoplites_withdraw_without_losses_and_without_a_battle() -> None:
    scene = Scene().glory(0, "yellow").hero(0, region="locris").army(1, "locris", 3, fortified=1).turn()
    scene.play("special usurp")
    assert (scene.asks(), scene.asked()) == ("withdraw", 1)
    assert (scene.owner("locris"), scene.hoplites(0, "locris")) == (0, 0)
    scene.play("withdraw phocis")
    assert scene.hoplites(1, "phocis") == 3
    assert scene.told(0, "battle") == []
    assert (scene.owner("locris"), scene.fortified("locris")) == (0, 0)
    assert scene.asks() == "muster"


@pytest.mark.rule("LOH-USURP-02", "LOH-WIN-01")
def test_who_is_usurped_has_lost_the_region_before_the_withdrawal_could_win() -> None:
    scene = Scene(4).control(1, "epirus", "macedonia", "thessaly", "chalkidiki", "acarnania", "locris", "phocis")
    scene.army(1, "epirus", 2).glory(0, "red").hero(0, region="epirus").turn()
    scene.play("special usurp", "withdraw aetolia")
    assert (scene.owner("epirus"), scene.owner("aetolia"), scene.won()) == (0, 1, "")


@pytest.mark.rule("LOH-USURP-03")
def test_usurped_hoplites_without_a_place_die() -> None:
    scene = Scene().glory(0, "yellow").hero(0, region="locris").army(1, "locris", 3, control=True)
    scene.control(2, "thessaly", "aetolia", "phocis", "achaea").turn().play("special usurp")
    assert scene.s.supply[1] == 15


@pytest.mark.rule("LOH-USURP-06")
def test_an_own_region_may_be_usurped_for_the_hoplite_and_control_taken_without_one() -> None:
    scene = Scene().glory(0, "red").control(0, "epirus").turn().play("special usurp", "recruit epirus 1")
    assert scene.hoplites(0, "epirus") == 1
    scene = Scene().glory(0, "red").army(0, "crete", 15).turn().play("special usurp")
    assert scene.owner("epirus") == 0
    scene = Scene().glory(0, "red").control(0, "epirus").army(0, "crete", 15).turn()
    assert "usurp" not in scene.special()


@pytest.mark.rule("LOH-USURP-02")
def test_glory_of_zeus_recruits_three() -> None:
    scene = Scene().glory(0, "red").blessings(0, "glory-of-zeus").turn().play("special usurp", "recruit epirus 3")
    assert scene.hoplites(0, "epirus") == 3


# -- the draft --------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-BLESS-01")
def test_one_card_more_than_players_goes_to_the_right_and_the_last_is_discarded() -> None:
    cards = ("heroic-presence", "bluff", "rearguard", "ambush")
    scene = Scene(3).blessing_deck(*cards).run(Draft(1), Turns())
    assert scene.asked() == 1
    assert scene.offered() == [f"keep-blessing {card}" for card in ("heroic-presence", "rearguard", "bluff", "ambush")]
    scene.play("keep-blessing rearguard")
    assert scene.asked() == 0
    scene.play("keep-blessing ambush")
    assert scene.asked() == 2
    scene.play("keep-blessing bluff")
    assert [NAMES.blessings[card] for card in scene.s.blessing_discard] == ["heroic-presence"]
    assert [scene.blessed(1, "rearguard"), scene.blessed(0, "ambush"), scene.blessed(2, "bluff")] == [True] * 3


@pytest.mark.rule("LOH-BLESS-03")
def test_a_short_deck_takes_the_discards_and_then_gives_what_there_is() -> None:
    scene = Scene(3)
    scene.s.blessings[2] = sum(1 << card for card in range(34))
    scene.s.blessing_deck.pool = [34]
    scene.s.blessing_discard = [35]
    scene.run(Draft(0), Turns())
    assert len(scene.offered("keep-blessing")) == 2
    assert "blessings-shuffled" in scene.told()
    scene.play(scene.offered()[0])
    scene.play(scene.offered()[0])
    assert scene.s.blessing_discard == []
    assert scene.asks() == "turn"


@pytest.mark.rule("LOH-BLESS-05", "LOH-TERM-10")
def test_a_draft_cannot_be_declined_and_only_those_who_have_had_the_cards_know_them() -> None:
    scene = Scene(3).run(Draft(0), Turns())
    assert {text.split()[0] for text in scene.offered()} == {"keep-blessing"}
    assert len(scene.told(0, "blessing-seen")) == 4
    assert scene.told(2, "blessing-seen") == []
    scene.play(scene.offered()[0])
    assert len(scene.told(2, "blessing-seen")) == 3
    assert scene.told(1, "blessing-seen") == []
    assert len(scene.told(1, "blessing-kept")) == 1
    assert scene.owner("epirus") == NOBODY

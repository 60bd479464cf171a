"""Regions, control, hoplites, hands, attributes and glory (sections 1, 2, 5.5 and 11 of the rules)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import GAME, NAMES, Scene
from ludoteka.games.lords_of_hellas.numbers import LEADERSHIP, NOBODY, SPEED, STRENGTH
from ludoteka.games.lords_of_hellas.rules.attributes import (
    Healing,
    Injury,
    attribute,
    can_be_injured,
    lower_attribute,
    raise_attribute,
)
from ludoteka.games.lords_of_hellas.rules.battlefield import new_battle
from ludoteka.games.lords_of_hellas.rules.cards import DrawCards, draw_cards
from ludoteka.games.lords_of_hellas.rules.casualties import Kill
from ludoteka.games.lords_of_hellas.rules.control import (
    army_in,
    settle_everywhere,
    take_glory,
    take_region,
    tokens_left,
)
from ludoteka.games.lords_of_hellas.rules.event import EventPhase
from ludoteka.games.lords_of_hellas.rules.muster import Muster
from ludoteka.games.lords_of_hellas.rules.priests import gain_priests, priests_in_supply, sacrifice_priests
from ludoteka.games.lords_of_hellas.rules.turn import Turns

# -- terms ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-TERM-01")
def test_five_lands_have_four_regions_each_and_one_has_three() -> None:
    sizes = sorted(mask.bit_count() for mask in GAME.facts.land_mask)
    assert sizes == [3, 4, 4, 4, 4]
    assert GAME.facts.regions == 19
    assert NAMES.lands[GAME.facts.region[NAMES.regions.index("crete")].land] == "brown"


@pytest.mark.rule("LOH-TERM-02")
def test_a_region_has_one_control_token_at_most() -> None:
    scene = Scene().control(0, "locris")
    scene.control(1, "locris")
    assert scene.owner("locris") == 1
    assert [mask.bit_count() for mask in scene.s.held] == [0, 1, 0]


@pytest.mark.rule("LOH-TERM-03", "LOH-MOVE-05")
def test_an_army_is_all_hoplites_of_a_player_in_a_region_fortified_ones_too() -> None:
    scene = Scene().army(0, "locris", 3, fortified=1)
    assert scene.hoplites(0, "locris") == 3
    assert army_in(scene.s, scene.region("locris")) == 0
    assert (GAME.facts.hoplite.strength, GAME.content.hoplite.regions) == (1, 1)


@pytest.mark.rule("LOH-TERM-04")
def test_a_sea_route_makes_neighbours() -> None:
    scene = Scene().army(0, "crete", 1).turn()
    scene.play("move-hoplites")
    assert scene.offered("move") == [f"move crete {name}" for name in ("euboea", "attica", "argolis", "laconia")]


@pytest.mark.rule("LOH-TERM-05", "LOH-LIM-09")
def test_one_recruit_may_arrive_fortified_where_one_controls_a_city_with_room() -> None:
    scene = Scene().control(0, "locris", "epirus").run(Muster(0, 1 << 6 | 1 << 0, 2), Turns())
    assert scene.region("locris") == 6
    assert scene.offered("recruit-fortified") == ["recruit-fortified locris 1", "recruit-fortified locris 2"]
    scene.play("recruit-fortified locris 2")
    assert (scene.hoplites(0, "locris"), scene.fortified("locris")) == (2, 1)
    scene.run(Muster(0, 1 << 6, 2), Turns())
    assert scene.offered("recruit-fortified") == []


@pytest.mark.rule("LOH-TERM-06")
def test_the_dead_return_to_the_supply_and_so_do_sacrificed_priests() -> None:
    scene = Scene().army(0, "locris", 3).priests(0, 2)
    scene.run(Kill(0, scene.region("locris"), 2), Turns())
    assert (scene.hoplites(0, "locris"), scene.s.supply[0]) == (1, 14)
    sacrifice_priests(scene.s, 0, 1)
    assert (scene.s.pool[0], priests_in_supply(scene.s, 0)) == (1, 3)


@pytest.mark.rule("LOH-TERM-09", "LOH-LIM-02")
def test_four_priests_in_pool_and_at_monuments_together_and_a_gain_beyond_is_lost() -> None:
    scene = Scene().priests(0, 2).praying(0, "zeus")
    assert gain_priests(scene.s, 0, 3) == 1
    assert (scene.s.pool[0], priests_in_supply(scene.s, 0)) == (3, 0)
    assert gain_priests(scene.s, 0, 1) == 0


# -- limits -----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-LIM-01")
def test_with_an_empty_supply_nobody_is_recruited() -> None:
    scene = Scene().control(0, "locris").army(0, "locris", 14).turn()
    scene.play("special recruit")
    assert scene.offered("recruit") == ["recruit locris 1"]
    scene.play("recruit locris 1")
    assert scene.s.supply[0] == 0
    scene.turn(0)
    assert "recruit" not in scene.special()


@pytest.mark.rule("LOH-LIM-03")
def test_what_is_drawn_beyond_four_is_discarded_at_once_as_the_owner_likes() -> None:
    scene = Scene().hand(1, "charge", "phalanx-1", "glory-bow").combat_deck("charge", "reinforcements")
    scene.run(DrawCards(1, 2), Turns())
    assert (scene.asks(), scene.asked()) == ("hand-limit", 1)
    assert scene.offered() == [f"discard {card}" for card in ("phalanx-1", "glory-bow", "reinforcements", "charge")]
    scene.play("discard glory-bow")
    assert scene.cards(1) == ["phalanx-1", "reinforcements", "charge", "charge"]
    assert scene.asks() == "turn"


@pytest.mark.rule("LOH-LIM-04")
def test_the_hunt_of_another_player_lifts_no_hand_limit() -> None:
    scene = Scene().monster("hydra", "epirus").hand(0, "charge").hand(1, "charge", "phalanx-1", "glory-bow")
    scene.turn().play("special hunt").run(DrawCards(0, 4), DrawCards(1, 2), Turns())
    assert (len(scene.cards(0)), len(scene.cards(1))) == (6, 5)
    assert (scene.asks(), scene.asked()) == ("hand-limit", 1)


@pytest.mark.rule("LOH-LIM-11", "LOH-BATTLE-19")
def test_an_empty_combat_deck_is_refilled_from_its_discards_and_then_gives_nothing() -> None:
    scene = Scene()
    scene.s.combat_discard = [*scene.s.combat_deck.pool]
    scene.s.combat_deck.pool = []
    scene.run(DrawCards(0, 2), Turns())
    assert len(scene.s.hands[0]) == 2
    assert scene.s.combat_discard == []
    assert "combat-cards-shuffled" in scene.told()


@pytest.mark.rule("LOH-LIM-11")
def test_a_draw_gives_nothing_when_no_card_is_left() -> None:
    scene = Scene(2)
    cards = scene.s.combat_deck.pool
    battle = new_battle(scene.s, 0, 0, 1)
    battle.played[0] = cards[3:]
    scene.s.battles = [battle]
    scene.s.hands[0] = cards[:3]
    scene.s.combat_deck.pool = []
    draw_cards(scene.s, 1, 2)
    assert scene.s.hands[1] == []
    GAME.check(scene.s)


@pytest.mark.rule("LOH-LIM-05", "LOH-EVENT-02")
def test_there_are_three_quest_slots() -> None:
    scene = Scene().quests("golden-fleece", "cretan-bull").event_deck("amazon-queen", "augean-stables")
    scene.run(EventPhase(0), Turns())
    assert [NAMES.quests[quest] for quest in scene.s.quest_slots] == ["golden-fleece", "cretan-bull", "amazon-queen"]
    scene.run(EventPhase(0), Turns())
    assert NAMES.events.index("augean-stables") in scene.s.event_discard
    assert "quest-discarded augean-stables" in scene.told()


@pytest.mark.rule("LOH-LIM-06")
def test_an_attribute_rises_to_the_end_of_its_track_and_no_further() -> None:
    scene = Scene().attributes(0, leadership=4)
    raise_attribute(scene.s, 0, LEADERSHIP, 1)
    assert scene.value(0, "leadership") == 5
    raise_attribute(scene.s, 0, LEADERSHIP, 1)
    assert scene.value(0, "leadership") == 5
    scene.priests(0, 1).turn().play("pray athena")
    assert scene.value(0, "leadership") == 5


@pytest.mark.rule("LOH-LIM-06")
def test_with_the_short_track_leadership_ends_at_three_and_the_others_at_five() -> None:
    scene = Scene().attributes(0, leadership=2, strength=4)
    scene.s.terms = GAME.terms(3, "cs", leadership_track="three")
    raise_attribute(scene.s, 0, LEADERSHIP, 2)
    raise_attribute(scene.s, 0, STRENGTH, 2)
    assert (scene.value(0, "leadership"), scene.value(0, "strength")) == (3, 5)
    GAME.check(scene.s)


@pytest.mark.rule("LOH-LIM-07", "LOH-CTRL-06")
def test_without_a_control_token_no_further_region_is_taken() -> None:
    scene = Scene(2).hero(0, region="crete").hero(1, region="crete")
    spread = [name for name in NAMES.regions if name not in ("epirus", "phocis", "attica", "crete")]
    scene.s.terms.lands_to_win = 9
    scene.control(0, *spread)
    assert tokens_left(scene.s, 0) == 0
    scene.army(0, "thessaly", 3).army(0, "macedonia", 1).turn()
    assert not take_region(scene.s, 0, scene.region("epirus"))
    scene.play("move-hoplites", "move macedonia epirus")
    assert scene.owner("epirus") == NOBODY


@pytest.mark.rule("LOH-LIM-10")
def test_an_attribute_drops_to_one_at_most() -> None:
    scene = Scene().attributes(0, strength=2)
    lower_attribute(scene.s, 0, STRENGTH, 1)
    lower_attribute(scene.s, 0, STRENGTH, 1)
    assert scene.value(0, "strength") == 1


@pytest.mark.rule("LOH-LIM-12")
def test_markers_never_run_out_and_pieces_do() -> None:
    limited = {one.id: one.limited for one in GAME.content.supply}
    assert [limited[one] for one in ("wound-tokens", "attribute-tokens", "quest-tokens")] == [False, False, False]
    assert [limited[one] for one in ("hoplites", "priests", "control-tokens")] == [True, True, True]
    scene = Scene(4)
    for monster, lair in zip(NAMES.monsters, NAMES.regions, strict=False):
        places = len(GAME.facts.monster[NAMES.monsters.index(monster)].wounds) - 1
        scene.monster(monster, lair, " ".join(str(place) for place in range(places)))
    assert sum(mask.bit_count() for mask in scene.s.wounds) > 15
    GAME.check(scene.s)


# -- injuries ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-INJ-01", "LOH-PRAY-09")
def test_an_injured_attribute_counts_one_until_it_is_healed() -> None:
    scene = Scene().attributes(0, leadership=3, speed=2)
    scene.run(Injury(0), Turns())
    assert scene.offered() == ["injure leadership", "injure strength", "injure speed"]
    scene.play("injure leadership")
    assert attribute(scene.s, 0, LEADERSHIP) == 1
    raise_attribute(scene.s, 0, LEADERSHIP, 1)
    assert attribute(scene.s, 0, LEADERSHIP) == 1
    scene.run(Healing(0), Turns())
    assert attribute(scene.s, 0, LEADERSHIP) == 4
    assert attribute(scene.s, 0, SPEED) == 2


@pytest.mark.rule("LOH-INJ-02", "LOH-INJ-04")
def test_three_injuries_at_most() -> None:
    scene = Scene().injuries(0, "leadership", "strength")
    assert can_be_injured(scene.s, 0)
    scene.run(Injury(0), Turns())
    assert scene.injured(0) == ["leadership", "strength", "speed"]
    assert not can_be_injured(scene.s, 0)


# -- control ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-CTRL-01", "LOH-CTRL-04")
def test_a_neutral_region_needs_as_many_hoplites_as_its_population() -> None:
    scene = Scene().attributes(0, leadership=2).army(0, "arcadia", 3, control=True).turn()
    scene.play("move-hoplites", "move arcadia messenia", "move arcadia messenia")
    assert scene.owner("messenia") == NOBODY
    assert scene.hoplites(0, "messenia") == 2
    scene.turn(0).play("move-hoplites", "move arcadia messenia")
    assert scene.owner("messenia") == 0


@pytest.mark.rule("LOH-CTRL-01")
def test_heroes_do_not_count_for_control_but_fortified_hoplites_would() -> None:
    scene = Scene().hero(0, region="messenia").army(0, "arcadia", 2).turn()
    scene.play("move-hoplites", "move arcadia messenia")
    assert scene.owner("messenia") == NOBODY
    scene.army(1, "locris", 2, fortified=1)
    assert scene.hoplites(1, "locris") == 2


@pytest.mark.rule("LOH-CTRL-02", "LOH-CTRL-07")
def test_recruits_take_a_neutral_region_too() -> None:
    scene = Scene().hero(0, region="corinthia").army(0, "corinthia", 1).turn()
    scene.play("special prepare", "recruit corinthia 1")
    assert scene.owner("corinthia") == 0


@pytest.mark.rule("LOH-CTRL-03", "LOH-CTRL-05")
def test_control_stays_when_the_hoplites_leave_or_die() -> None:
    scene = Scene().army(0, "aetolia", 1, control=True).temples("aetolia").turn()
    scene.play("move-hoplites", "move aetolia locris")
    assert scene.owner("aetolia") == 0
    view = GAME.view(scene.s, 1)
    assert view.players[0].temples == 1


@pytest.mark.rule("LOH-CTRL-05", "LOH-ART-05", "LOH-ART-06")
def test_a_god_artifact_follows_control_and_arrives_charged() -> None:
    scene = Scene()
    assert not any(scene.has(seat, "thunder-of-zeus") for seat in range(3))
    scene.control(0, "thessaly").used("thunder-of-zeus")
    assert scene.has(0, "thunder-of-zeus")
    scene.army(1, "locris", 1).turn(1).play("move-hoplites", "move locris thessaly")
    assert scene.owner("thessaly") == 1
    assert not scene.has(0, "thunder-of-zeus")
    assert scene.has(1, "thunder-of-zeus")
    assert scene.charged("thunder-of-zeus")


@pytest.mark.rule("LOH-CTRL-07")
def test_a_lowered_population_takes_regions_where_hoplites_wait() -> None:
    scene = Scene().army(0, "messenia", 1).blessings(0, "local-support")
    settle_everywhere(scene.s, 0)
    assert scene.owner("messenia") == 0


@pytest.mark.rule("LOH-CTRL-08")
def test_nobody_recruits_where_hoplites_of_another_stand() -> None:
    scene = Scene().hero(0, region="locris").army(1, "locris", 1).turn()
    scene.play("special prepare")
    assert scene.offered("recruit") == []


# -- glory ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-GLORY-01", "LOH-GLORY-03")
def test_one_glory_token_per_land_is_taken_from_its_holder() -> None:
    scene = Scene().glory(0, "red", "blue")
    take_glory(scene.s, 1, NAMES.lands.index("red"))
    assert (scene.holder("red"), scene.holder("blue")) == (1, 0)


@pytest.mark.rule("LOH-GLORY-03")
def test_heracles_gives_up_glory_for_an_artifact_and_it_is_free_again() -> None:
    scene = Scene(heroes=("heracles", "perseus", "helen")).glory(0, "red", "blue")
    scene.artifact_deck("harpe", "aegis").turn()
    assert scene.offered("give-up-glory") == ["give-up-glory red", "give-up-glory blue"]
    scene.play("give-up-glory red")
    assert scene.offered() == ["take-artifact harpe", "take-artifact aegis"]
    scene.play("take-artifact aegis")
    assert scene.holder("red") == NOBODY
    assert scene.asks() == "turn"
    assert scene.offered("give-up-glory") == []


@pytest.mark.rule("LOH-GLORY-03")
def test_heracles_does_so_only_at_the_start_of_the_turn() -> None:
    scene = Scene(heroes=("heracles", "perseus", "helen")).glory(0, "red").turn()
    scene.play("move-hero macedonia")
    assert scene.offered("give-up-glory") == []

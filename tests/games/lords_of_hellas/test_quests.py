"""Quests and glory: starting, advancing, overtaking, completing, and what each quest brings (LOH-QUEST, LOH-GLORY)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import NAMES, Scene


def strong(scene: Scene) -> Scene:
    """Seat 0 has all that any step of a quest could ask for."""
    scene.attributes(0, 5, 5, 5).priests(0, 3).artifacts(0, "ambrosia")
    scene.hand(0, "charge", "charge", "trap-mace", "trap-sword")
    scene.army(0, "achaea", 1, control=True).army(0, "arcadia", 1, control=True).army(0, "locris", 1, control=True)
    return scene.control(0, "messenia", "corinthia").temples("messenia", "corinthia")


def at(quest: str, near: str, scene: Scene | None = None) -> Scene:
    """Seat 0's hero is about to move to a quest."""
    scene = scene or Scene()
    return scene.quests(quest).hero(0, region=near).turn()


@pytest.mark.rule("LOH-QUEST-01", "LOH-QUEST-04", "LOH-HMOVE-04")
def test_a_quest_starts_at_the_end_of_the_hero_move_on_any_step_that_is_met() -> None:
    scene = at("aid-to-atlas", "elis", Scene().attributes(0, strength=4, speed=1))
    scene.play("move-hero messenia")
    assert scene.offered() == ["decline", "start-quest aid-to-atlas 1", "start-quest aid-to-atlas 2"]
    scene.play("start-quest aid-to-atlas 2")
    assert scene.stands(0) == ""
    assert scene.s.quest_step[0] == 1
    assert scene.asks() == "turn"


@pytest.mark.rule("LOH-QUEST-01")
def test_without_the_requirement_nothing_is_offered() -> None:
    scene = at("aid-to-atlas", "elis").play("move-hero messenia")
    assert scene.asks() == "turn"
    assert scene.stands(0) == "messenia"


@pytest.mark.rule("LOH-QUEST-01", "LOH-HMOVE-05")
def test_a_hero_on_the_token_starts_with_a_move_on_the_spot() -> None:
    scene = at("golden-fleece", "acarnania", Scene().attributes(0, leadership=2))
    scene.play("move-hero acarnania", "start-quest golden-fleece 1")
    assert scene.s.quest[0] == NAMES.quests.index("golden-fleece")


@pytest.mark.rule("LOH-QUEST-02", "LOH-QUEST-03")
def test_advancing_is_free_and_one_step_whatever_the_speed() -> None:
    scene = Scene().on_quest(0, "cattle-of-geryon", 1).attributes(0, strength=1, speed=5).turn()
    assert scene.offered("move-hero") == []
    scene.play("advance-quest")
    assert scene.s.quest_step[0] == 1
    assert scene.offered("advance-quest") == []


@pytest.mark.rule("LOH-QUEST-04")
def test_a_hero_on_a_quest_is_in_no_region() -> None:
    scene = Scene().on_quest(0, "golden-fleece", 1).monster("hydra", "acarnania").glory(0, "yellow").turn()
    assert "hunt" not in scene.special()
    assert "usurp" not in scene.special()
    scene.play("special prepare")
    assert scene.offered() == ["draw-card"]


@pytest.mark.rule("LOH-QUEST-05")
def test_a_started_quest_cannot_be_left() -> None:
    scene = Scene(heroes=("perseus", "achilles", "heracles", "helen")).on_quest(0, "golden-fleece", 1)
    scene.control(0, "acarnania").turn()
    assert scene.offered("use-artifact") == []
    assert scene.offered("move-hero") == []
    scene.play("special prepare", "draw-card", "draw-card")
    assert scene.asks() != "perseus-flies"


@pytest.mark.rule("LOH-QUEST-06", "LOH-QUEST-09")
def test_a_later_hero_may_overtake_and_the_others_come_back_with_nothing() -> None:
    scene = Scene().on_quest(1, "golden-fleece", 1).on_quest(2, "golden-fleece", 1)
    scene.hero(0, region="epirus").attributes(0, leadership=2, speed=2).artifacts(0, "ambrosia").turn()
    scene.army(0, "epirus", 1, control=True)
    scene.play("move-hero acarnania", "start-quest golden-fleece 3", "done")
    assert [scene.stands(seat) for seat in range(3)] == ["acarnania"] * 3
    assert scene.s.quest == [-1, -1, -1]
    assert scene.holder("yellow") == 0


@pytest.mark.rule("LOH-QUEST-06")
def test_several_heroes_stand_on_one_step() -> None:
    scene = Scene().on_quest(1, "golden-fleece", 1).hero(0, region="epirus").attributes(0, leadership=2).turn()
    scene.play("move-hero acarnania", "start-quest golden-fleece 1")
    assert scene.s.quest_step[:2] == [0, 0]


@pytest.mark.rule("LOH-QUEST-07", "LOH-QUEST-13", "LOH-QUEST-10", "LOH-GLORY-01")
def test_completing_brings_the_hero_back_then_reward_glory_and_clears_the_slot() -> None:
    scene = Scene().on_quest(0, "amazon-queen", 2).glory(1, "red").turn().play("advance-quest")
    told = [text.split()[0] for text in scene.told()]
    order = ["quest-completed", "hero-returned", "attribute-raised", "cards-drawn", "glory"]
    assert [word for word in told[told.index("quest-completed") :] if word in order] == order
    assert scene.stands(0) == "chalkidiki"
    assert scene.holder("red") == 0
    assert NAMES.quests.index("amazon-queen") not in scene.s.quest_slots
    assert scene.s.event_discard == [NAMES.events.index("amazon-queen")]
    assert scene.offered("move-hero") == []


@pytest.mark.rule("LOH-QUEST-08")
def test_priests_at_monuments_and_missing_cards_or_attributes_do_not_count() -> None:
    praying = at("stymphalian-birds", "elis", Scene().praying(0, "zeus")).play("move-hero arcadia")
    assert praying.asks() == "turn"
    cards = at("saving-prometheus", "epirus", Scene().hand(0, "charge")).play("move-hero macedonia")
    assert cards.offered() == ["decline", "start-quest saving-prometheus 1"]
    hurt = Scene().attributes(0, speed=3).injuries(0, "leadership", "strength")
    at("augean-stables", "achaea", hurt).play("move-hero elis")
    assert hurt.offered() == ["decline", "start-quest augean-stables 1"]


@pytest.mark.rule("LOH-QUEST-08")
def test_prices_are_paid_in_cards_and_injuries_of_choice() -> None:
    scene = at("cretan-bull", "laconia", Scene().attributes(0, speed=3, strength=3).hand(0, "charge", "trap-mace"))
    scene.play("move-hero crete", "start-quest cretan-bull 2", "discard charge", "discard trap-mace")
    assert scene.s.quest_step[0] == 1
    assert scene.cards(0) == []
    stables = at("augean-stables", "achaea", Scene().attributes(0, speed=2))
    stables.play("move-hero elis", "start-quest augean-stables 2", "injure speed", "injure strength")
    assert stables.injured(0) == ["strength", "speed"]
    assert stables.s.quest_step[0] == 1


@pytest.mark.rule("LOH-QUEST-02", "LOH-QUEST-08")
def test_the_priest_of_the_amazon_queen_is_paid_only_on_entering_the_third_step() -> None:
    paid = at("amazon-queen", "macedonia", Scene().attributes(0, leadership=2).priests(0, 1))
    paid.play("move-hero chalkidiki", "start-quest amazon-queen 3")
    assert paid.s.pool[0] == 0
    free = Scene().on_quest(0, "amazon-queen", 2).priests(0, 1).turn().play("advance-quest")
    assert free.s.pool[0] == 1


@pytest.mark.rule("LOH-QUEST-11")
def test_after_completing_the_special_action_uses_the_hero() -> None:
    scene = Scene().on_quest(0, "amazon-queen", 2).monster("hydra", "chalkidiki").turn().play("advance-quest")
    assert "hunt" in scene.special()
    assert "usurp" in scene.special()


@pytest.mark.rule("LOH-QUEST-12")
def test_starting_and_advancing_take_two_turns() -> None:
    scene = at("golden-fleece", "epirus", Scene().attributes(0, leadership=2))
    scene.play("move-hero acarnania", "start-quest golden-fleece 1")
    assert scene.offered("advance-quest") == []


@pytest.mark.rule("LOH-QUEST-12", "LOH-HMOVE-06")
def test_being_put_on_a_token_starts_nothing() -> None:
    scene = Scene().quests("golden-fleece").attributes(0, leadership=2).control(0, "acarnania").turn()
    scene.play("use-artifact boots-of-hermes", "place-hero acarnania")
    assert scene.asks() == "turn"


# -- the nine quests --------------------------------------------------------------------------------------------

STEPS = {
    "aid-to-atlas": [{"strength": 2}, {"strength": 4}, {"strength": 5}],
    "amazon-queen": [{"leadership": 2}, {"leadership": 2, "priests": 1}, {"leadership": 2, "priests": 1}],
    "augean-stables": [{"speed": 2}, {"speed": 2}, {"speed": 3}],
    "saving-prometheus": [{"cards": 1}, {"cards": 2}, {"cards": 4}],
    "cretan-bull": [
        {"speed": 3, "strength": 3},
        {"speed": 3, "strength": 3, "cards": 2},
        {"speed": 4, "strength": 4, "cards": 2},
    ],
    "calydonian-hunt": [{"speed": 2, "cities": 2}, {"speed": 2, "cities": 3}, {"speed": 3, "cities": 3}],
    "stymphalian-birds": [{"priests": 1}, {"priests": 1, "temples": 2}, {"priests": 2, "temples": 2}],
    "golden-fleece": [
        {"leadership": 2},
        {"leadership": 2, "speed": 2},
        {"leadership": 2, "speed": 2, "artifacts": 1},
    ],
    "cattle-of-geryon": [{"strength": 2}, {"strength": 4}, {"strength": 4, "cards": 2}],
}
REGIONS = {
    "aid-to-atlas": "messenia",
    "amazon-queen": "chalkidiki",
    "augean-stables": "elis",
    "saving-prometheus": "macedonia",
    "cretan-bull": "crete",
    "calydonian-hunt": "aetolia",
    "stymphalian-birds": "arcadia",
    "golden-fleece": "acarnania",
    "cattle-of-geryon": "boeotia",
}


def equipped(needs: dict[str, int]) -> Scene:
    """Seat 0 has exactly what a step needs."""
    scene = Scene().attributes(0, needs.get("leadership", 1), needs.get("strength", 1), needs.get("speed", 1))
    scene.priests(0, needs.get("priests", 0))
    scene.hand(0, *["charge", "charge", "trap-mace", "trap-sword"][: needs.get("cards", 0)])
    for region in ["achaea", "arcadia", "locris"][: needs.get("cities", 0)]:
        scene.control(0, region)
    for region in ["messenia", "corinthia"][: needs.get("temples", 0)]:
        scene.control(0, region).temples(region)
    if needs.get("artifacts", 0):
        scene.artifacts(0, "ambrosia").used("ambrosia")
    return scene


@pytest.mark.rule("LOH-QUEST-01")
@pytest.mark.parametrize("step", [1, 2, 3])
@pytest.mark.parametrize("quest", sorted(STEPS))
def test_what_each_step_of_each_quest_asks_for(quest: str, step: int) -> None:
    needs = STEPS[quest][step - 1]
    here = REGIONS[quest]
    text = f"start-quest {quest} {step}"
    scene = at(quest, here, equipped(needs)).play(f"move-hero {here}")
    assert text in scene.offered()
    for missing in needs:
        less = {**needs, missing: needs[missing] - 1}
        short = at(quest, here, equipped(less))
        if f"move-hero {here}" in short.offered():
            assert text not in short.play(f"move-hero {here}").offered()


def finished(quest: str, scene: Scene | None = None) -> Scene:
    """Seat 0 advances to the third step of a quest."""
    return (scene or Scene()).on_quest(0, quest, 2).turn().play("advance-quest")


@pytest.mark.rule("LOH-QUEST-10", "LOH-TURN-06")
def test_aid_to_atlas_is_kept_and_gives_back_tokens_and_cards_at_any_time() -> None:
    scene = finished("aid-to-atlas", Scene().covered(0, "march", "recruit").king(0, "zeus", 2))
    assert scene.s.kept_quests[0] == 1 << NAMES.quests.index("aid-to-atlas")
    assert len(scene.cards(0)) == 0
    scene.play("discard-quest aid-to-atlas")
    assert scene.s.covered[0] == 0
    assert scene.s.countdown == 2
    assert len(scene.cards(0)) == 2
    assert scene.s.event_discard == [NAMES.events.index("aid-to-atlas")]


@pytest.mark.rule("LOH-QUEST-07")
def test_amazon_queen_raises_strength_and_draws() -> None:
    scene = finished("amazon-queen")
    assert scene.value(0, "strength") == 2
    assert len(scene.cards(0)) == 2


@pytest.mark.rule("LOH-QUEST-10", "LOH-SPEC-03", "LOH-SPEC-04")
def test_augean_stables_are_kept_for_a_second_special_action() -> None:
    scene = finished("augean-stables").play("special prepare", "draw-card", "draw-card")
    assert scene.offered() == ["decline", "discard-quest augean-stables"]
    scene.play("discard-quest augean-stables")
    assert (scene.asks(), scene.asked()) == ("special-action", 0)
    assert "prepare" not in scene.special()
    scene.play("special build-monument", "add-level zeus")
    assert scene.s.kept_quests[0] == 0


@pytest.mark.rule("LOH-SPEC-04")
def test_augean_stables_may_be_kept_longer() -> None:
    scene = finished("augean-stables").play("special prepare", "draw-card", "draw-card", "decline")
    assert scene.asked() == 1
    assert scene.s.kept_quests[0]


@pytest.mark.rule("LOH-QUEST-07")
def test_saving_prometheus_brings_a_priest_and_two_hoplites() -> None:
    scene = finished("saving-prometheus", Scene().control(0, "locris", "aetolia"))
    assert scene.s.pool[0] == 1
    scene.play("recruit-fortified locris 2")
    assert (scene.hoplites(0, "locris"), scene.fortified("locris")) == (2, 1)


@pytest.mark.rule("LOH-QUEST-07", "LOH-GLORY-01")
def test_cretan_bull_brings_a_second_glory_that_nobody_holds() -> None:
    scene = finished("cretan-bull", Scene().glory(1, "red", "brown"))
    assert scene.offered() == ["take-glory yellow", "take-glory blue", "take-glory green"]
    scene.play("take-glory blue")
    assert [scene.holder(land) for land in ("red", "brown", "blue")] == [1, 0, 0]
    none = finished("cretan-bull", Scene().glory(1, "red", "brown", "yellow", "blue", "green"))
    assert none.asks() == "turn"


@pytest.mark.rule("LOH-QUEST-07")
def test_calydonian_hunt_recruits_two_in_every_city_sparta_too() -> None:
    scene = finished("calydonian-hunt", Scene().control(0, "locris", "laconia", "aetolia"))
    assert "recruit laconia 3" not in scene.offered()
    scene.play("recruit laconia 2")
    assert scene.offered("recruit") == ["recruit locris 1", "recruit locris 2"]
    scene.play("recruit-fortified locris 1")
    assert (scene.hoplites(0, "laconia"), scene.hoplites(0, "locris")) == (2, 1)
    assert scene.asks() == "turn"


@pytest.mark.rule("LOH-QUEST-07", "LOH-ART-09")
def test_stymphalian_birds_let_choose_an_artifact() -> None:
    scene = finished("stymphalian-birds", Scene().artifact_deck("caduceus", "harpe", "aegis"))
    assert scene.offered() == ["take-artifact caduceus", "take-artifact harpe", "take-artifact aegis"]
    scene.play("take-artifact harpe")
    assert scene.has(0, "harpe")
    assert scene.s.artifact_deck.size() == 9


@pytest.mark.rule("LOH-QUEST-07")
def test_golden_fleece_recruits_three() -> None:
    scene = finished("golden-fleece", Scene().control(0, "aetolia")).play("recruit aetolia 3")
    assert scene.hoplites(0, "aetolia") == 3


@pytest.mark.rule("LOH-QUEST-07")
def test_cattle_of_geryon_raise_a_lower_attribute_to_three() -> None:
    scene = finished("cattle-of-geryon", Scene().attributes(0, 2, 4, 1).injuries(0, "speed"))
    assert scene.offered() == ["raise leadership", "raise speed"]
    scene.play("raise speed")
    assert scene.value(0, "speed") == 3
    assert scene.injured(0) == ["speed"]
    high = finished("cattle-of-geryon", Scene().attributes(0, 3, 4, 3))
    assert high.asks() == "turn"


# -- glory ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-GLORY-02")
def test_usurp_does_not_spend_the_glory() -> None:
    scene = Scene().glory(0, "red").turn().play("special usurp", "recruit epirus 1")
    assert scene.holder("red") == 0
    assert scene.owner("epirus") == 0


@pytest.mark.rule("LOH-GLORY-03")
def test_glory_given_up_is_free_and_a_player_may_hold_several() -> None:
    scene = Scene(heroes=("heracles", "perseus", "achilles", "helen")).glory(0, "red", "green").turn()
    assert scene.offered("give-up-glory") == ["give-up-glory red", "give-up-glory green"]
    scene.play("give-up-glory red")
    scene.play(scene.offered()[0])
    assert (scene.holder("red"), scene.holder("green")) == (-1, 0)


def test_a_closed_step_says_why() -> None:
    scene = at("golden-fleece", "epirus", Scene().attributes(0, leadership=2)).play("move-hero acarnania")
    assert "step-attribute speed 2 (LOH-QUEST-01)" in scene.refused("start-quest golden-fleece 2")
    assert "no-quest-there cretan-bull (LOH-QUEST-01)" in scene.refused("start-quest cretan-bull 1")


@pytest.mark.rule("LOH-QUEST-07", "LOH-HMOVE-06")
@pytest.mark.parametrize(("edition", "rests"), [("cs", True), ("pl", False)])
def test_a_hero_that_has_finished_a_quest_rests_in_that_turn(edition: str, rests: bool) -> None:
    scene = Scene(edition=edition, heroes=("perseus", "achilles", "heracles", "helen"))
    scene.control(0, "acarnania").artifacts(0, "boots-of-hermes").on_quest(0, "golden-fleece", 2).turn()
    scene.play("advance-quest")
    while scene.asks() != "turn":
        scene.play(scene.offered()[0])
    assert scene.stands(0) == "acarnania"
    assert scene.offered("move-hero") == []
    assert ("use-artifact boots-of-hermes" in scene.offered("use-artifact")) is not rests
    if rests:
        assert "hero-rests (LOH-QUEST-07)" in scene.refused("use-artifact boots-of-hermes")
    scene.play("special prepare", "draw-card", "done")
    assert (scene.asks() == "perseus-flies") is not rests


@pytest.mark.rule("LOH-QUEST-07", "LOH-HMOVE-06")
def test_a_hero_may_be_carried_before_a_quest_is_finished_and_in_the_next_turn() -> None:
    scene = Scene(heroes=("perseus", "achilles", "heracles", "helen")).control(0, "acarnania")
    scene.artifacts(0, "boots-of-hermes").turn()
    assert "use-artifact boots-of-hermes" in scene.offered()
    scene.play("special prepare", "draw-card", "draw-card")
    assert scene.asks() == "perseus-flies"

"""The end of a hunt, injuries, rewards, and what is used in a hunt (LOH-HUNT, LOH-INJ, LOH-REWARD)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.hunts import answered, attacked, begin, hunting, suffered
from games.lords_of_hellas.scene import GAME, NAMES, Scene

# -- the end ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-HUNT-15", "LOH-HUNT-16", "LOH-HUNT-21", "LOH-INJ-02")
def test_a_fourth_injury_ends_the_hunt_at_once() -> None:
    scene = begin(hunting("trap-mace", "trap-sword", monster="cerberus").injuries(0, "leadership", "strength", "speed"))
    scene.play("wound charge spear cerberus-3")
    attacked(scene, "special-attack-3").combat_deck("glory-bow").play("suffer")
    assert scene.told(0, "hunt-lost")
    assert scene.cards(0) == ["glory-bow", "trap-sword", "trap-mace"]
    assert len(scene.injured(0)) == 3


@pytest.mark.rule("LOH-HUNT-17")
def test_wounds_stay_for_the_next_hunter() -> None:
    scene = answered("recall-3", "trap-mace").combat_deck("phalanx-1").play("suffer", "injure speed")
    while scene.asks() != "turn":
        scene.play("decline")
    minotaur = NAMES.monsters.index("minotaur")
    assert scene.s.wounds[minotaur] == 0b1000
    scene.hero(1, region="epirus").hand(1, "trap-sword").combat_deck("glory-bow").play("special hunt")
    assert scene.offered("wound") == ["wound trap-sword sword minotaur-1"]


@pytest.mark.rule("LOH-HUNT-18", "LOH-LIM-04", "LOH-HUNT-20")
def test_the_hand_is_trimmed_after_the_reward() -> None:
    scene = Scene().monster("minotaur", "epirus").attributes(0, strength=3)
    scene.hand(0, "trap-mace", "glory-bow", "glory-torch", "phalanx-1").combat_deck("charge", "charge", "assault-spear")
    begin(scene).play("wound trap-mace mace minotaur-2")
    attacked(scene, "recall-3").combat_deck("javelin-volley-spear").play("suffer")
    assert scene.asks() == "injury"
    scene.play("injure speed")
    assert scene.asks() == "take-reward"
    scene.play("take-reward priest")
    assert scene.asks() == "hand-limit"
    scene.play("discard glory-bow", "discard phalanx-1", "discard javelin-volley-spear")
    assert len(scene.cards(0)) == 4
    assert scene.s.pool[0] == 1


@pytest.mark.rule("LOH-HUNT-20")
def test_after_a_success_glory_and_figure_come_before_the_reward() -> None:
    scene = begin(hunting("trap-mace", wounds="0 2 3")).play("wound trap-mace mace minotaur-2")
    told = [text.split()[0] for text in scene.told()]
    assert told.index("hunt-won") < told.index("slain") < told.index("glory")
    assert scene.asks() == "take-reward"


@pytest.mark.rule("LOH-HUNT-23")
def test_a_wound_at_the_start_is_not_the_one_the_attack_needs() -> None:
    scene = begin(hunting("glory-bow", drawn="reinforcements").blessings(0, "weak-spot"))
    scene.play("use-blessing weak-spot", "discard glory-bow", "strike mace minotaur-2")
    assert scene.offered() == ["give-up"]
    scene.play("give-up", "injure speed")
    assert scene.offered() == ["decline", "take-reward priest"]


@pytest.mark.rule("LOH-HUNT-23")
def test_a_wound_at_the_start_may_win_the_hunt() -> None:
    scene = begin(hunting("glory-bow", wounds="0 1 2").blessings(0, "weak-spot"))
    scene.play("use-blessing weak-spot", "discard glory-bow")
    assert scene.told(0, "slain") == ["slain p1 minotaur"]
    scene.play("take-reward monster-artifact")
    assert not scene.s.hunts
    assert scene.asked() == 1


# -- injuries ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-INJ-01")
def test_an_injured_attribute_counts_one_until_healed() -> None:
    scene = answered("attack-3", "trap-mace").attributes(0, leadership=4, speed=2)
    scene.play("suffer")
    assert scene.offered() == ["injure leadership", "injure strength", "injure speed"]
    scene.play("injure leadership")
    view = GAME.view(scene.s, 0).players[0]
    assert (view.attributes["leadership"], view.stored["leadership"]) == (1, 4)
    scene.artifacts(0, "ambrosia").turn().play("use-artifact ambrosia")
    assert GAME.view(scene.s, 0).players[0].attributes["leadership"] == 4


@pytest.mark.rule("LOH-INJ-03")
def test_injuries_outlast_the_hunt_and_prepare_heals() -> None:
    scene = suffered("recall-3", "trap-mace").play("injure speed")
    while scene.asks() != "turn":
        scene.play("decline")
    assert scene.injured(0) == ["speed"]
    scene.turn().play("special prepare", "heal speed")
    assert scene.injured(0) == []


@pytest.mark.rule("LOH-INJ-04")
def test_outside_a_hunt_a_fourth_injury_is_nothing_and_no_price() -> None:
    scene = Scene().injuries(0, "leadership", "strength", "speed").injuries(1, "leadership", "strength", "speed")
    scene.monster("medusa", "epirus").blessings(0, "exile").artifacts(0, "thunder-of-zeus").control(
        0, "thessaly"
    ).turn()
    assert "use-blessing exile" not in scene.offered()
    scene.play("use-artifact thunder-of-zeus")
    assert "strike-hero p2" not in scene.offered()
    assert "strike-hero p3" in scene.offered()


@pytest.mark.rule("LOH-INJ-05")
def test_an_injury_to_strength_takes_back_no_draw() -> None:
    scene = (
        Scene().monster("cyclops", "epirus").attributes(0, strength=3).combat_deck("charge", "glory-bow", "trap-mace")
    )
    begin(scene).play("wound charge spear cyclops-3")
    attacked(scene, "attack-3").play("suffer", "injure strength")
    assert len(scene.cards(0)) == 3


# -- rewards ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-REWARD-01")
def test_a_failed_hunt_gives_one_reward_for_marks_dealt() -> None:
    scene = begin(hunting("trap-mace", "assault-axe").artifact_deck("ambrosia"))
    scene.play("wound trap-mace mace minotaur-2", "wound assault-axe axe minotaur-3")
    attacked(scene, "recall-3").play("suffer", "injure speed")
    assert scene.offered() == ["decline", "take-reward neutral-artifact", "take-reward priest"]
    scene.play("take-reward neutral-artifact")
    assert scene.has(0, "ambrosia")
    assert not scene.s.hunts


@pytest.mark.rule("LOH-REWARD-01")
def test_a_failed_hunt_without_marks_gives_nothing() -> None:
    scene = begin(hunting("trap-sword")).play("wound trap-sword sword minotaur-1")
    attacked(scene, "recall-3").play("suffer", "injure speed")
    assert not scene.s.hunts


@pytest.mark.rule("LOH-REWARD-02", "LOH-GLORY-01")
def test_a_success_gives_glory_figure_and_one_reward() -> None:
    scene = begin(hunting("trap-mace", wounds="0 2 3").glory(1, "red"))
    scene.play("wound trap-mace mace minotaur-2")
    assert scene.holder("red") == 0
    assert scene.s.slayer[NAMES.monsters.index("minotaur")] == 0
    assert scene.offered() == ["decline", "take-reward monster-artifact", "take-reward priest"]
    scene.play("take-reward monster-artifact")
    assert scene.has(0, "minotaurs-horn")
    assert scene.charged("minotaurs-horn")


@pytest.mark.rule("LOH-REWARD-02")
def test_marks_covered_by_others_earn_nothing() -> None:
    scene = begin(hunting("trap-sword", wounds="1 2 3")).play("wound trap-sword sword minotaur-1")
    assert scene.offered() == ["decline", "take-reward monster-artifact"]


@pytest.mark.rule("LOH-REWARD-03")
def test_a_wound_outside_a_hunt_earns_only_glory_and_figure_with_the_last() -> None:
    scene = Scene().monster("minotaur", "crete", wounds="0 1 3").control(0, "thessaly").turn()
    scene.play("use-artifact thunder-of-zeus", "strike-monster minotaur")
    assert scene.s.slayer[NAMES.monsters.index("minotaur")] == 0
    assert scene.holder("brown") == 0
    assert scene.s.lost_artifacts >> NAMES.artifacts.index("minotaurs-horn") & 1
    assert scene.asks() != "take-reward"
    assert scene.s.pool[0] == 0


@pytest.mark.rule("LOH-REWARD-04")
def test_a_slain_monster_is_gone_with_its_evolutions_and_its_artifact() -> None:
    scene = begin(hunting("trap-mace", wounds="0 2 3 4", evolutions="minotaur-2"))
    scene.play("wound trap-mace mace minotaur-2", "take-reward priest")
    assert scene.lair("minotaur") == ""
    assert scene.s.event_discard == [NAMES.events.index("minotaur-2")]
    assert scene.s.lost_artifacts >> NAMES.artifacts.index("minotaurs-horn") & 1
    assert not scene.has(0, "minotaurs-horn")


@pytest.mark.rule("LOH-REWARD-05")
def test_an_empty_artifact_deck_is_no_reward() -> None:
    scene = hunting("assault-axe")
    scene.s.lost_artifacts = sum(1 << artifact for artifact in scene.s.artifact_deck.pool)
    scene.s.artifact_deck.pool = []
    begin(scene).play("wound assault-axe axe minotaur-3")
    attacked(scene, "recall-3").play("suffer", "injure speed")
    assert not scene.s.hunts


@pytest.mark.rule("LOH-REWARD-06")
def test_a_reward_may_be_declined() -> None:
    scene = begin(hunting("trap-mace", wounds="0 2 3")).play("wound trap-mace mace minotaur-2", "decline")
    assert not scene.s.hunts
    assert scene.s.pool[0] == 0


# -- artifacts and blessings in a hunt --------------------------------------------------------------------------


@pytest.mark.rule("LOH-ART-08")
def test_the_staff_of_tiresias_chooses_in_any_hunt() -> None:
    scene = begin(hunting("trap-mace").artifacts(2, "staff-of-tiresias")).play("wound trap-mace mace minotaur-2")
    scene.attack_deck("fury", "attack-3").play("done")
    assert (scene.asks(), scene.asked()) == ("staff-of-tiresias", 2)
    scene.play("use-artifact staff-of-tiresias")
    assert (scene.asks(), scene.asked()) == ("choose-attack", 2)
    seen = [GAME.view(scene.s, seat).hunt for seat in range(3)]
    assert [hunt is not None and hunt.drawn is not None for hunt in seen] == [False, False, True]
    assert not scene.charged("staff-of-tiresias")
    scene.play("attack fury")
    assert scene.asked() == 0


@pytest.mark.rule("LOH-ART-08")
def test_the_staff_may_be_kept_and_is_not_asked_for_of_the_left_neighbour() -> None:
    scene = begin(hunting("trap-mace").artifacts(2, "staff-of-tiresias")).play(
        "wound trap-mace mace minotaur-2", "done"
    )
    scene.play("decline")
    assert (scene.asks(), scene.asked()) == ("choose-attack", 1)
    left = begin(hunting("trap-mace").artifacts(1, "staff-of-tiresias")).play("wound trap-mace mace minotaur-2", "done")
    assert (left.asks(), left.asked()) == ("choose-attack", 1)


@pytest.mark.rule("LOH-ART-03", "LOH-TURN-06")
def test_the_eye_of_the_graeae_exchanges_cards_before_either_attack() -> None:
    scene = begin(hunting("glory-bow", "flank-attack", drawn="reinforcements").artifacts(0, "eye-of-graeae"))
    scene.combat_deck("trap-mace", "trap-sword")
    scene.play("use-artifact eye-of-graeae")
    assert "done" not in scene.offered()
    scene.play("discard glory-bow", "discard flank-attack", "done")
    assert scene.cards(0) == ["trap-sword", "trap-mace", "reinforcements"]
    again = answered("attack-5", "glory-bow").artifacts(0, "eye-of-graeae")
    assert "use-artifact eye-of-graeae" in again.offered()


@pytest.mark.rule("LOH-TURN-06", "LOH-BLESS-02")
def test_battle_prayer_and_aid_to_atlas_in_a_hunt() -> None:
    scene = hunting("glory-bow", drawn="reinforcements").blessings(0, "battle-prayer").priests(0, 2)
    begin(scene.keeps(0, "aid-to-atlas").covered(0, "march"))
    scene.play("use-blessing battle-prayer")
    assert scene.s.pool[0] == 1
    assert len(scene.cards(0)) == 3
    scene.play("discard-quest aid-to-atlas")
    assert len(scene.cards(0)) == 5
    assert scene.s.covered[0] == 0


@pytest.mark.rule("LOH-TURN-06")
def test_nothing_is_used_between_two_wounds_or_in_the_middle_of_a_defence() -> None:
    scene = hunting("trap-mace", "trap-sword").blessings(0, "battle-prayer").priests(0, 2)
    begin(scene).play("wound trap-mace mace minotaur-2")
    assert scene.offered("use-blessing") == []
    attacked(scene, "attack-4")
    assert scene.offered("use-blessing") == ["use-blessing battle-prayer"]
    scene.play("defend trap-sword")
    assert scene.offered("use-blessing") == []


@pytest.mark.rule("LOH-BLESS-02")
def test_sacrifice_of_flesh_heals_and_draws() -> None:
    scene = hunting("trap-mace").blessings(0, "sacrifice-of-flesh").priests(0, 2).injuries(0, "speed")
    begin(scene).play("use-blessing sacrifice-of-flesh")
    assert scene.injured(0) == []
    assert (len(scene.cards(0)), scene.s.pool[0]) == (3, 1)
    scene.play("use-blessing sacrifice-of-flesh")
    assert (len(scene.cards(0)), scene.s.pool[0]) == (4, 0)
    assert "use-blessing sacrifice-of-flesh" not in scene.offered()


@pytest.mark.rule("LOH-BLESS-02")
def test_weak_spot_works_once_in_a_hunt() -> None:
    scene = begin(hunting("glory-bow", "flank-attack").blessings(0, "weak-spot"))
    assert scene.asks() == "use-at-start"
    scene.play("use-blessing weak-spot", "discard glory-bow", "strike axe minotaur-3")
    assert scene.asks() == "hero-attack"


@pytest.mark.rule("LOH-BLESS-02")
def test_advanced_dodge_adds_speed_to_a_card_once_in_a_hunt() -> None:
    scene = answered("attack-5", "wild-attack-mace", "trap-mace").blessings(0, "advanced-dodge").attributes(0, speed=3)
    assert scene.offered("use-blessing") == []
    scene.play("defend wild-attack-mace", "use-blessing advanced-dodge")
    assert "done" in scene.offered()
    scene.play("done")
    assert scene.injured(0) == []
    scene.play("wound trap-mace mace minotaur-2")
    scene.attack_deck("attack-4", "fury")
    scene.play("done", "attack attack-4")
    assert scene.offered("use-blessing") == []


@pytest.mark.rule("LOH-BLESS-02")
def test_advanced_dodge_needs_a_card() -> None:
    scene = begin(hunting(drawn="charge").blessings(0, "advanced-dodge").attributes(0, speed=5))
    scene.attack_deck("attack-4", "fury")
    scene.play("wound charge axe minotaur-3", "attack attack-4")
    assert scene.offered() == ["suffer"]


@pytest.mark.rule("LOH-BLESS-02")
def test_master_plan_strengthens_a_card_in_defence() -> None:
    scene = answered("attack-5", "wild-attack-mace").blessings(0, "master-plan").priests(0, 1)
    assert scene.offered("defend") == []
    scene.play("defend-planned wild-attack-mace", "done")
    assert scene.s.pool[0] == 0
    assert scene.injured(0) == []


@pytest.mark.rule("LOH-BLESS-02")
def test_wild_hunt_starts_a_hunt_instead_of_the_hero_move() -> None:
    scene = hunting("trap-mace").blessings(0, "wild-hunt").attributes(0, strength=2).covered(0, "hunt").turn()
    scene.play("use-blessing wild-hunt")
    assert scene.value(0, "strength") == 1
    assert scene.asks() == "hero-attack"
    scene.play("give-up", "injure speed")
    assert scene.asks() == "turn"
    assert scene.offered("move-hero") == []
    assert not scene.is_covered(0, "prepare")


@pytest.mark.rule("LOH-BLESS-02", "LOH-HMOVE-07")
def test_wild_hunt_cannot_be_paid_with_strength_one_or_on_a_quest() -> None:
    weak = hunting("trap-mace").blessings(0, "wild-hunt").turn()
    assert "use-blessing wild-hunt" not in weak.offered()
    away = hunting("trap-mace").blessings(0, "wild-hunt").attributes(0, strength=3)
    away.on_quest(0, "golden-fleece", 1).turn()
    assert "use-blessing wild-hunt" not in away.offered()


@pytest.mark.rule("LOH-ART-03")
def test_the_golden_goblet_before_a_hunt_draws_one_more_card() -> None:
    scene = hunting(drawn="").attributes(0, strength=2).artifacts(0, "golden-goblet")
    begin(scene)
    assert scene.offered() == ["done", "drink leadership", "drink strength", "drink speed"]
    scene.play("drink strength")
    assert len(scene.cards(0)) == 3
    while scene.s.hunts:
        scene.play("give-up" if "give-up" in scene.offered() else scene.offered()[0])
    assert scene.s.boosted == -1


def test_a_hunter_without_cards_and_uses_is_not_asked() -> None:
    scene = begin(hunting()).play("wound charge mace minotaur-2")
    assert scene.asks() == "choose-attack"


def test_an_attack_hidden_from_others_is_resampled() -> None:
    """Who does not choose cannot tell which attack cards were drawn; who chooses can."""
    scene = begin(hunting("trap-mace")).play("wound trap-mace mace minotaur-2", "done")
    drawn = scene.s.hunts[-1].drawn
    twins = [GAME.resample(scene.s, 0, scene.chance).hunts[-1].drawn for _ in range(20)]
    assert any(twin != drawn for twin in twins)
    assert all(GAME.resample(scene.s, 1, scene.chance).hunts[-1].drawn == drawn for _ in range(5))


# -- why not ----------------------------------------------------------------------------------------------------


def test_a_closed_hunt_says_why() -> None:
    assert "no-prey epirus (LOH-HUNT-01)" in Scene().turn().refused("special hunt")
    needy = Scene().monster("minotaur", "epirus", evolutions="minotaur-1").turn()
    assert "prey-needs-priests minotaur 1 (LOH-HUNT-19)" in needy.refused("special hunt")
    proud = Scene().monster("sphinx", "epirus", evolutions="sphinx-1").turn()
    assert "prey-needs-leadership sphinx 3 (LOH-HUNT-19)" in proud.refused("special hunt")
    away = Scene().on_quest(0, "golden-fleece", 1).turn()
    assert "on-quest golden-fleece" in away.refused("special hunt")


def test_a_closed_wound_says_why() -> None:
    scene = begin(hunting("trap-mace", "glory-bow", wounds="0"))
    assert "wrong-symbol trap-mace (LOH-HUNT-06)" in scene.refused("wound trap-mace axe minotaur-3")
    assert "place-closed minotaur-1 (LOH-HUNT-06)" in scene.refused("wound charge sword minotaur-1")
    assert "not-in-hand assault-axe" in scene.refused("wound assault-axe axe minotaur-3")
    assert "no-set mace 2 (LOH-HUNT-06)" in scene.refused("wound-with-set mace axe minotaur-3")


def test_a_closed_answer_says_why() -> None:
    scene = answered("attack-4", "wild-attack-mace", "trap-mace", "assault-axe").blessings(0, "advanced-dodge")
    assert "defence-not-begun (LOH-HUNT-10)" in scene.refused("use-blessing advanced-dodge")
    assert "no-shield trap-mace (LOH-HUNT-12)" in scene.refused("parry trap-mace")
    scene.play("defend wild-attack-mace")
    assert "defence-begun (LOH-HUNT-10)" in scene.refused("suffer")

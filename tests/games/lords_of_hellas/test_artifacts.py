"""Artifacts: how they are used and charged, and what each of them does (LOH-ART)."""

from __future__ import annotations

import pytest

from games.lords_of_hellas.scene import GAME, NAMES, Scene
from ludoteka.games.lords_of_hellas.rules.artifacts import IN_ACTION


def attack(scene: Scene, hoplites: int = 2, origin: str = "epirus", target: str = "macedonia") -> Scene:
    """Seat 0 marches into a region."""
    return scene.turn().play("special march", f"lead-from {origin}", f"lead-to {target}", f"lead {hoplites}")


def field(own: int = 4, other: int = 2, target: str = "macedonia", edition: str = "cs") -> Scene:
    """Seat 0 stands in Epirus, seat 1 holds a region next to it."""
    return Scene(3, edition).army(0, "epirus", own, control=True).army(1, target, other, control=True)


# -- using, charging, owning ------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-ART-01")
def test_any_number_is_used_in_one_action_that_cannot_be_split() -> None:
    scene = Scene().artifacts(0, "ambrosia", "horn-of-plenty").control(0, "locris").injuries(0, "speed").turn()
    scene.play("use-artifact ambrosia")
    assert scene.asks() == "use-artifacts"
    assert scene.offered() == ["done", "use-artifact horn-of-plenty"]
    scene.play("done")
    assert scene.offered("use-artifact") == []


@pytest.mark.rule("LOH-ART-02", "LOH-BUILD-02")
def test_a_used_artifact_is_discharged_until_anybody_builds_a_monument() -> None:
    scene = Scene().artifacts(0, "ambrosia").artifacts(1, "harpe").used("harpe").injuries(0, "speed").turn()
    scene.play("use-artifact ambrosia")
    assert not scene.charged("ambrosia")
    scene.injuries(0, "speed")
    scene.turn()
    assert scene.offered("use-artifact") == []
    scene.turn(2).play("special build-monument", "add-level zeus")
    assert scene.charged("ambrosia")
    assert scene.charged("harpe")


@pytest.mark.rule("LOH-ART-03")
def test_artifacts_of_another_moment_are_not_used_in_the_action() -> None:
    scene = Scene().artifacts(0, "caduceus", "harpe", "aegis", "palladium", "eye-of-graeae", "staff-of-tiresias")
    scene.artifacts(0, "poison-arrows", "minotaurs-horn", "medusas-blood").hand(0, "charge").turn()
    assert scene.offered("use-artifact") == []


@pytest.mark.rule("LOH-ART-03")
def test_they_do_not_need_the_regular_action() -> None:
    scene = field().artifacts(0, "harpe", "ambrosia").injuries(0, "speed").turn()
    scene.play("use-artifact ambrosia")
    scene.play("special march", "lead-from epirus", "lead-to macedonia", "lead 2", "use-artifact harpe")
    assert len(scene.cards(0)) == 1


@pytest.mark.rule("LOH-ART-04")
def test_artifacts_are_public() -> None:
    scene = Scene().artifacts(0, "ambrosia").used("ambrosia")
    seen = GAME.view(scene.s, 2).players[0].artifacts
    assert [(one.artifact, one.charged) for one in seen] == [("ambrosia", False)]


@pytest.mark.rule("LOH-ART-05", "LOH-ART-06")
def test_a_god_artifact_follows_the_control_of_its_region_and_arrives_charged() -> None:
    scene = Scene().control(1, "thessaly").used("thunder-of-zeus").army(0, "epirus", 2, control=True)
    assert scene.has(1, "thunder-of-zeus")
    assert not any(scene.has(seat, "owl-of-athena") for seat in range(3))
    scene.turn().play("move-hoplites", "move epirus thessaly")
    assert scene.has(0, "thunder-of-zeus")
    assert not scene.has(1, "thunder-of-zeus")
    assert scene.charged("thunder-of-zeus")


@pytest.mark.rule("LOH-ART-07")
def test_the_active_player_decides_who_acts_first_before_a_battle() -> None:
    scene = attack(field().artifacts(0, "harpe").artifacts(1, "caduceus").hand(0, "charge"))
    assert (scene.asks(), scene.asked()) == ("first-to-act", 0)
    scene.play("go-first p2")
    assert (scene.asks(), scene.asked()) == ("before-battle", 1)
    scene.play("use-artifact caduceus", "discard charge")
    assert scene.asked() == 0
    assert scene.offered() == ["done", "use-artifact harpe"]


@pytest.mark.rule("LOH-ART-08")
def test_every_use_is_voluntary_and_only_in_own_battles() -> None:
    scene = attack(field().artifacts(0, "harpe").artifacts(2, "caduceus").hand(1, "charge"))
    assert (scene.asks(), scene.asked()) == ("before-battle", 0)
    scene.play("done")
    assert scene.asks() == "play-card"
    assert scene.charged("harpe")


@pytest.mark.rule("LOH-ART-09", "LOH-TERM-10")
def test_artifacts_looked_at_and_not_taken_go_back_unseen_by_others() -> None:
    scene = Scene(heroes=("heracles", "perseus", "achilles", "helen")).glory(0, "red").artifact_deck("aegis", "harpe")
    scene.turn().play("give-up-glory red")
    assert GAME.view(scene.s, 0).looked == ["harpe", "aegis"]
    assert GAME.view(scene.s, 1).looked is None
    scene.play("take-artifact aegis")
    assert NAMES.artifacts.index("harpe") in scene.s.artifact_deck.cards()
    assert scene.s.artifact_deck.size() == 9


@pytest.mark.rule("LOH-ART-09")
def test_with_fewer_cards_as_many_as_there_are_are_looked_at() -> None:
    scene = Scene(heroes=("heracles", "perseus", "achilles", "helen")).glory(0, "red")
    others = [artifact for artifact in scene.s.artifact_deck.pool if NAMES.artifacts[artifact] != "aegis"]
    scene.s.artifact_deck.pool = [NAMES.artifacts.index("aegis")]
    scene.s.lost_artifacts = sum(1 << artifact for artifact in others)
    scene.turn().play("give-up-glory red")
    assert scene.offered() == ["take-artifact aegis"]


# -- artifacts of the gods --------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-ART-01", "LOH-TERM-10")
def test_the_owl_of_athena_shows_two_cards_and_keeps_one() -> None:
    scene = Scene().control(0, "attica").combat_deck("charge", "trap-mace").turn().play("use-artifact owl-of-athena")
    assert scene.offered() == ["keep-card trap-mace", "keep-card charge"]
    assert GAME.view(scene.s, 0).peeked == ["trap-mace", "charge"]
    assert GAME.view(scene.s, 1).peeked is None
    scene.play("keep-card charge")
    assert scene.cards(0) == ["charge"]
    assert scene.s.combat_discard == [NAMES.cards.index("trap-mace")]


@pytest.mark.rule("LOH-LIM-03")
def test_after_the_owl_the_hand_limit_holds() -> None:
    scene = Scene().control(0, "attica").hand(0, "charge", "charge", "trap-mace", "trap-sword").turn()
    scene.play("use-artifact owl-of-athena")
    scene.play(scene.offered()[0])
    assert scene.asks() == "hand-limit"


@pytest.mark.rule("LOH-TERM-08")
def test_cards_the_owl_shows_are_resampled_for_others() -> None:
    scene = Scene().control(0, "attica").turn().play("use-artifact owl-of-athena")
    shown = scene.s.peeked
    assert all(GAME.resample(scene.s, 0, scene.chance).peeked == shown for _ in range(5))
    assert any(GAME.resample(scene.s, 1, scene.chance).peeked != shown for _ in range(20))


@pytest.mark.rule("LOH-TERM-10")
def test_keeping_a_card_of_the_owl_cannot_be_taken_back_once_all_have_seen_the_other() -> None:
    scene = Scene().control(0, "attica").combat_deck("charge", "trap-mace").turn()
    scene.play("use-artifact owl-of-athena", "keep-card charge")
    assert "discarded p1 trap-mace" in scene.told(1, "discarded")
    assert scene.s.final


@pytest.mark.rule("LOH-HMOVE-06")
def test_the_boots_of_hermes_put_the_hero_anywhere_without_a_hero_move() -> None:
    scene = Scene().control(0, "acarnania").turn().play("use-artifact boots-of-hermes")
    assert len(scene.offered()) == 18
    scene.play("place-hero crete")
    assert scene.stands(0) == "crete"
    assert scene.offered("move-hero")


@pytest.mark.rule("LOH-REWARD-03")
def test_the_thunder_of_zeus_wounds_any_monster_on_an_open_place_of_choice() -> None:
    scene = Scene().control(0, "thessaly").monster("hydra", "crete", wounds="0").turn()
    scene.play("use-artifact thunder-of-zeus")
    assert scene.offered() == ["strike-hero p2", "strike-hero p3", "strike-monster hydra"]
    scene.play("strike-monster hydra")
    assert "strike torch hydra-1" not in scene.offered()
    scene.play("strike mace hydra-7")
    assert scene.s.wounds[NAMES.monsters.index("hydra")] == 0b1000001
    assert scene.s.pool[0] == 0


@pytest.mark.rule("LOH-INJ-01")
def test_the_thunder_injures_a_hero_even_on_a_quest_where_its_owner_says() -> None:
    scene = Scene().control(0, "thessaly").on_quest(1, "golden-fleece", 1).turn()
    scene.play("use-artifact thunder-of-zeus", "strike-hero p2")
    assert scene.asked() == 1
    scene.play("injure leadership")
    assert scene.injured(1) == ["leadership"]


@pytest.mark.rule("LOH-WIN-04")
def test_a_third_monster_slain_by_thunder_wins() -> None:
    scene = Scene().control(0, "thessaly").slain(0, "sphinx", "medusa").monster("minotaur", "crete", wounds="0 1 2")
    scene.turn().play("use-artifact thunder-of-zeus", "strike-monster minotaur")
    assert scene.won() == "p1 monster-slayer"


# -- artifacts of the monsters ----------------------------------------------------------------------------------


@pytest.mark.rule("LOH-HUNT-23")
def test_poison_arrows_wound_and_draw_at_the_start_of_a_hunt() -> None:
    scene = Scene().monster("minotaur", "epirus").artifacts(0, "poison-arrows").combat_deck("glory-bow", "trap-mace")
    scene.turn().play("special hunt", "use-artifact poison-arrows", "strike axe minotaur-3")
    assert scene.cards(0) == ["glory-bow", "trap-mace"]
    scene.play("give-up", "injure speed")
    assert scene.offered() == ["decline", "take-reward neutral-artifact"]


@pytest.mark.rule("LOH-BATTLE-28")
def test_minotaurs_horn_calls_hoplites_from_any_number_of_neighbours() -> None:
    scene = field(own=6, other=1).artifacts(1, "minotaurs-horn").army(1, "chalkidiki", 2, control=True)
    scene.army(1, "thessaly", 3, fortified=1)
    attack(scene, 4)
    assert (scene.asks(), scene.asked()) == ("blow-horn", 1)
    scene.play("use-artifact minotaurs-horn", "reinforce chalkidiki 2")
    assert scene.offered() == ["done", "reinforce thessaly 1", "reinforce thessaly 2"]
    scene.play("reinforce thessaly 2")
    assert scene.hoplites(1, "macedonia") == 5
    assert scene.owner("chalkidiki") == 1


@pytest.mark.rule("LOH-BATTLE-28")
def test_minotaurs_horn_is_for_the_defender_only() -> None:
    scene = attack(field(own=6).artifacts(0, "minotaurs-horn").army(0, "chalkidiki", 2).hand(1, "charge"))
    assert (scene.asks(), scene.asked()) == ("play-card", 1)


@pytest.mark.rule("LOH-CTRL-01")
def test_the_head_of_sphinx_takes_a_neutral_region_with_a_hoplite() -> None:
    scene = Scene().hero(0, region="laconia").artifacts(0, "head-of-sphinx").turn()
    scene.play("use-artifact head-of-sphinx", "recruit-fortified laconia 1")
    assert (scene.owner("laconia"), scene.fortified("laconia")) == (0, 1)
    barred = Scene().hero(0, region="laconia").artifacts(0, "head-of-sphinx").army(1, "laconia", 1).turn()
    assert barred.offered("use-artifact") == []
    owned = Scene().hero(0, region="laconia").artifacts(0, "head-of-sphinx").control(1, "laconia").turn()
    assert owned.offered("use-artifact") == []


def test_the_head_of_sphinx_takes_control_alone_with_an_empty_supply() -> None:
    scene = Scene().hero(0, region="laconia").artifacts(0, "head-of-sphinx").army(0, "locris", 15).turn()
    scene.play("use-artifact head-of-sphinx")
    assert scene.owner("laconia") == 0
    assert scene.asks() == "turn"


@pytest.mark.rule("LOH-LIM-02")
def test_the_eye_of_cyclops_brings_a_priest_at_any_temple() -> None:
    scene = Scene().artifacts(0, "eye-of-cyclops").temples("epirus").control(1, "epirus").turn()
    scene.play("use-artifact eye-of-cyclops")
    assert scene.s.pool[0] == 1
    full = Scene().artifacts(0, "eye-of-cyclops").temples("epirus").priests(0, 4).turn()
    assert full.offered("use-artifact") == []
    nowhere = Scene().artifacts(0, "eye-of-cyclops").turn()
    assert nowhere.offered("use-artifact") == []


@pytest.mark.rule("LOH-BATTLE-27")
def test_medusas_blood_ignores_an_own_loss_or_adds_one() -> None:
    def fought() -> Scene:
        scene = attack(field(own=6, other=3).artifacts(0, "medusas-blood").hand(0, "wild-attack-axe"), 4)
        return scene.play("play wild-attack-axe")

    scene = fought()
    assert scene.offered() == ["add-loss", "decline", "ignore-loss"]
    scene.play("ignore-loss")
    assert scene.hoplites(0, "macedonia") == 4
    other = fought().play("add-loss")
    assert other.told(0, "hoplites-died")[1:3] == ["hoplites-died p2 macedonia 1"] * 2
    assert other.hoplites(0, "macedonia") == 3


def test_medusas_blood_ignores_nothing_without_a_symbol() -> None:
    scene = attack(field(own=6, other=3).artifacts(0, "medusas-blood"), 5)
    assert scene.offered() == ["add-loss", "decline"]


@pytest.mark.parametrize(("artifact", "left"), [("chimeras-fire", 3), ("adamant-tethers", 1)])
def test_fire_and_tethers_kill_in_the_heros_region(artifact: str, left: int) -> None:
    scene = Scene().hero(0, region="locris").artifacts(0, artifact).army(1, "locris", 4, fortified=1).turn()
    scene.play(f"use-artifact {artifact}")
    assert (scene.hoplites(1, "locris"), scene.fortified("locris")) == (left, 1)


@pytest.mark.rule("LOH-ART-03")
def test_aegis_meets_adamant_tethers() -> None:
    scene = Scene().hero(0, region="locris").artifacts(0, "adamant-tethers").army(1, "locris", 3).artifacts(1, "aegis")
    scene.turn().play("use-artifact adamant-tethers", "save 2")
    assert scene.hoplites(1, "locris") == 2


# -- neutral artifacts ------------------------------------------------------------------------------------------


@pytest.mark.rule("LOH-BATTLE-03")
def test_caduceus_makes_the_opponent_discard_a_card_of_his_choice() -> None:
    scene = attack(field().artifacts(0, "caduceus").hand(1, "charge", "trap-mace")).play("use-artifact caduceus")
    assert (scene.asks(), scene.asked()) == ("discard-cards", 1)
    scene.play("discard trap-mace")
    assert scene.cards(1) == ["charge"]
    empty = attack(field().artifacts(0, "caduceus"))
    assert empty.asks() != "before-battle"


@pytest.mark.rule("LOH-BATTLE-03")
def test_harpe_draws_before_a_battle_of_either_side() -> None:
    scene = attack(field().artifacts(1, "harpe")).play("use-artifact harpe")
    assert len(scene.cards(1)) == 1
    assert not scene.charged("harpe")


@pytest.mark.rule("LOH-REC-04")
def test_the_horn_of_plenty_recruits_two_in_one_city() -> None:
    scene = Scene().artifacts(0, "horn-of-plenty").control(0, "locris", "laconia", "aetolia").turn()
    scene.play("use-artifact horn-of-plenty")
    assert not [text for text in scene.offered() if "aetolia" in text]
    scene.play("recruit-fortified locris 2")
    assert (scene.hoplites(0, "locris"), scene.fortified("locris")) == (2, 1)


@pytest.mark.rule("LOH-INJ-03")
def test_ambrosia_heals_everything() -> None:
    scene = Scene().artifacts(0, "ambrosia").injuries(0, "speed", "strength").turn().play("use-artifact ambrosia")
    assert scene.injured(0) == []
    assert Scene().artifacts(0, "ambrosia").turn().offered("use-artifact") == []


@pytest.mark.rule("LOH-ART-03", "LOH-BATTLE-12")
def test_aegis_saves_one_or_two_from_any_death_in_a_battle() -> None:
    scene = attack(field(own=6, other=3).artifacts(1, "aegis"), 5).pass_cards()
    assert scene.offered() == ["let-die", "save 1"]
    scene.play("save 1")
    assert scene.asks() == "withdraw"
    scene.play("withdraw chalkidiki")
    assert scene.hoplites(1, "chalkidiki") == 3


@pytest.mark.rule("LOH-BATTLE-13")
def test_aegis_saves_nobody_who_cannot_withdraw() -> None:
    scene = field(own=6, other=3).artifacts(1, "aegis").control(2, "chalkidiki", "thessaly")
    attack(scene, 5).pass_cards().play("save 1")
    assert scene.hoplites(1, "macedonia") == 0
    assert scene.owner("macedonia") == 0


@pytest.mark.rule("LOH-TURN-06")
def test_the_eye_of_the_graeae_exchanges_cards_at_the_own_card_turn() -> None:
    scene = field().artifacts(1, "eye-of-graeae").hand(1, "charge", "trap-mace").combat_deck("glory-bow", "glory-torch")
    attack(scene).play("use-artifact eye-of-graeae", "discard charge", "discard trap-mace")
    assert scene.cards(1) == ["glory-torch", "glory-bow"]
    assert (scene.asks(), scene.asked()) == ("play-card", 1)


@pytest.mark.rule("LOH-MPHASE-07")
def test_ariadnes_thread_shifts_a_monster_by_one_or_two_regions() -> None:
    scene = Scene().artifacts(0, "ariadnes-thread").monster("hydra", "chalkidiki").army(1, "macedonia", 2).turn()
    scene.play("use-artifact ariadnes-thread")
    places = [text.split()[2] for text in scene.offered()]
    assert sorted(places) == ["boeotia", "crete", "epirus", "euboea", "macedonia", "thessaly"]
    scene.play("move-monster hydra macedonia")
    assert scene.lair("hydra") == "macedonia"
    assert scene.hoplites(1, "macedonia") == 2


@pytest.mark.parametrize("edition", ["cs", "pl"])
def test_palladium_makes_the_winner_withdraw_without_control(edition: str) -> None:
    scene = attack(field(own=6, other=3, edition=edition).artifacts(1, "palladium"), 5).pass_cards()
    assert (scene.asks(), scene.asked()) == ("palladium", 1)
    scene.play("use-artifact palladium")
    assert (scene.hoplites(1, "macedonia"), scene.hoplites(0, "epirus")) == (2, 6)
    assert scene.owner("macedonia") == 1


def test_palladium_of_a_beaten_attacker_takes_the_region_left_empty() -> None:
    scene = attack(field(own=6, other=5).artifacts(0, "palladium"), 3).pass_cards().play("use-artifact palladium")
    scene.play("withdraw chalkidiki")
    assert scene.owner("macedonia") == 0
    assert scene.hoplites(0, "macedonia") == 2


def test_palladium_needs_a_city() -> None:
    scene = attack(field(own=6, other=3, target="aetolia").artifacts(1, "palladium"), 5, target="aetolia").pass_cards()
    assert scene.asks() == "withdraw"


# -- artifacts not in the deck ----------------------------------------------------------------------------------


@pytest.mark.rule("LOH-BATTLE-08")
def test_apollos_arrow_adds_strength_next_to_the_hero() -> None:
    scene = attack(field(own=4, other=3).artifacts(0, "apollos-arrow"), 2).play("use-artifact apollos-arrow")
    scene.pass_cards()
    assert scene.told(0, "compared") == ["compared p1 4 p2 3"]
    far = attack(field(own=4, other=3).artifacts(0, "apollos-arrow").hero(0, region="crete"), 2)
    assert far.asks() != "before-battle"


@pytest.mark.rule("LOH-BLESS-02")
def test_orpheus_lyre_exchanges_a_blessing() -> None:
    scene = Scene().artifacts(0, "orpheus-lyre").blessings(0, "bluff").blessing_deck("gods-strength").turn()
    scene.play("use-artifact orpheus-lyre")
    assert GAME.view(scene.s, 1).draft is None
    assert GAME.view(scene.s, 0).draft == ["gods-strength"]
    scene.play("give-up-blessing bluff")
    assert scene.blessed(0, "gods-strength")
    assert not scene.blessed(0, "bluff")
    assert scene.value(0, "strength") == 2
    kept = Scene().artifacts(0, "orpheus-lyre").blessings(0, "bluff").blessing_deck("armory").turn()
    kept.play("use-artifact orpheus-lyre", "decline")
    assert kept.blessed(0, "bluff")
    assert kept.s.blessing_discard == [NAMES.blessings.index("armory")]


def test_dragon_teeth_kill_half_rounded_up() -> None:
    scene = Scene().hero(0, region="locris").artifacts(0, "dragon-teeth").army(1, "locris", 5).turn()
    scene.play("use-artifact dragon-teeth")
    assert scene.hoplites(1, "locris") == 2


@pytest.mark.rule("LOH-MOVE-01", "LOH-HMOVE-01")
def test_the_golden_goblet_raises_leadership_or_speed_for_one_move() -> None:
    scene = Scene().artifacts(0, "golden-goblet").army(0, "epirus", 3, control=True).turn()
    scene.play("drink-before hoplite-move leadership", "move epirus macedonia", "move epirus thessaly")
    assert scene.offered("move-hoplites") == []
    assert scene.s.boosted == -1
    fast = Scene().artifacts(0, "golden-goblet").turn().play("drink-before hero-move speed")
    assert "move-hero locris" in fast.offered()
    fast.play("move-hero locris")
    assert fast.offered("move-hero") == []
    assert GAME.view(fast.s, 0).players[0].attributes["speed"] == 1


@pytest.mark.rule("LOH-QUEST-01")
def test_the_golden_goblet_helps_a_hero_to_a_quest_and_an_army_in_battle() -> None:
    quest = Scene().artifacts(0, "golden-goblet").quests("aid-to-atlas").hero(0, region="elis").turn()
    quest.play("drink-before hero-move strength", "move-hero messenia", "start-quest aid-to-atlas 1")
    assert quest.s.quest_step[0] == 0
    battle = field(3, 1).artifacts(0, "golden-goblet").hero(0, region="macedonia").attributes(0, strength=1, speed=2)
    battle.turn().play("drink-before hoplite-move strength", "move epirus macedonia")
    assert battle.told(0, "compared") == ["compared p1 3 p2 1"]


@pytest.mark.rule("LOH-SPEC-01")
def test_femes_trumpet_takes_a_token_back() -> None:
    scene = Scene().artifacts(0, "femes-trumpet").covered(0, "march", "prepare").turn()
    scene.play("use-artifact femes-trumpet", "take-back prepare")
    assert scene.is_covered(0, "march")
    assert not scene.is_covered(0, "prepare")


def test_the_moments_of_all_artifacts_are_known() -> None:
    """Each artifact is offered somewhere: in the action or at its own moment."""
    moments = {artifact.id: artifact.when for artifact in GAME.content.artifact}
    assert set(moments) == set(NAMES.artifacts)
    assert sorted(set(moments.values())) == [
        "action",
        "any-hunt-attack",
        "before-battle",
        "before-battle-near-hero",
        "before-battle-or-hunt",
        "before-losses",
        "before-move-or-hunt",
        "city-battle-lost",
        "during-battle-or-hunt",
        "hoplites-die",
        "start-of-defence",
        "start-of-hunt",
    ]
    in_action = {id for id in moments if moments[id] == "action"}
    assert {NAMES.artifacts[artifact] for artifact in IN_ACTION} == in_action

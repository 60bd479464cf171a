"""Astrologers cards that give each player something, take it, or let the player choose."""

from __future__ import annotations

import pytest

from games.heroes3.omens import new_round, number, under
from games.heroes3.scene import FACTS, GAME, Scene, all_boxes
from ludoteka.games.heroes3.rules.cards.astrologers import (
    resolve,
)
from ludoteka.games.heroes3.rules.turn.astrologers_deeds import renew_hand


@pytest.mark.rule("H3-ROUND-04", "H3-MORALE-01")
@pytest.mark.parametrize(("card", "morale"), [("fancy_pixie", 1), ("society", -1)])
def test_everybody_gains_or_loses_morale(card: str, morale: int) -> None:
    scene = under(card, Scene(3, boxes=all_boxes()))
    assert [player.morale for player in scene.s.players] == [morale, morale, 0]


@pytest.mark.rule("H3-ROUND-04", "H3-RES-02")
def test_fluffy_rabbit_rolls_a_treasure_die_for_everybody() -> None:
    scene = under("fluffy_rabbit")
    rolled: list[int] = []
    while True:
        rolled += [int(event[1]) for event in scene.told("rolled") if int(event[2]) // 6 == 1]
        if scene.waits() == "Turn":
            break
        scene.play(scene.offered()[0])
    assert rolled == [0, 1]


@pytest.mark.rule("H3-ROUND-04", "H3-RES-02")
def test_white_raven_rolls_a_resource_die_for_everybody() -> None:
    scene = Scene().stock(0).stock(1)
    gold = next(at for at in range(6) if FACTS.resource_faces[at] == [6, 0, 0])
    scene.luck(gold, gold)
    under("white_raven", scene)
    assert [scene.owns(seat, "gold") for seat in (0, 1)] == [6, 6]


@pytest.mark.rule("H3-ROUND-04")
def test_dead_silence_changes_nothing() -> None:
    scene = Scene()
    before = GAME.codec.to_json(scene.s)
    scene.s.round = 2
    scene.call(resolve, number("dead_silence"))
    scene.s.astrologers_discard.pop()
    scene.s.round = 1
    assert GAME.codec.to_json(scene.s) == before


@pytest.mark.rule("H3-ROUND-04")
def test_annoying_lizard_shuffles_artifacts_and_spells_into_the_deck() -> None:
    scene = Scene().hand(0, "haste", "centaurs_axe", "attack").deck(0, "defense", "defense", "power")
    scene.hand(1).deck(1, "defense")
    under("annoying_lizard", scene)
    assert scene.told("hand-shuffled") == [("hand-shuffled", 0, 2)]
    assert len(scene.cards(0)) == 3
    assert "attack" in scene.cards(0)
    player = scene.s.players[0]
    everything = sorted(player.hand + player.deck.cards())
    assert everything == sorted(
        FACTS.card_number[card] for card in ("haste", "centaurs_axe", "attack", "defense", "defense", "power")
    )
    assert scene.cards(1) == []


@pytest.mark.rule("H3-ROUND-04")
def test_big_cleanup_renews_the_hands() -> None:
    scene = Scene(boxes=all_boxes()).hand(0, "haste", "attack").deck(0, "defense", "defense", "power")
    scene.hand(1).deck(1, "defense")
    under("big_cleanup", scene)
    assert len(scene.cards(0)) == 2
    assert set(scene.cards(0)) <= {"defense", "power"}
    assert sorted(scene.s.players[0].discard) == sorted([FACTS.card_number["haste"], FACTS.card_number["attack"]])


@pytest.mark.rule("H3-ROUND-04", "H3-CARD-02")
def test_a_hand_that_is_renewed_lies_open_before_the_deck_is_refilled_with_it() -> None:
    scene = Scene(boxes=all_boxes()).hand(0, "haste", "attack").deck(0).discard(0)
    renew_hand(scene.s, 0, GAME.content.astrologers[number("big_cleanup")])
    assert GAME.view(scene.s, 1).players[0].discard == ["haste", "attack"], "the others see what is discarded"
    scene.run()
    assert sorted(scene.cards(0)) == ["attack", "haste"]


@pytest.mark.rule("H3-ROUND-04", "H3-CARD-10")
def test_plane_between_planes_removes_up_to_two_cards_of_hand_or_discard() -> None:
    scene = Scene(boxes=all_boxes()).hand(0, "haste", "attack").discard(0, "defense").hand(1).discard(1)
    under("plane_between_planes", scene)
    assert scene.waits() == "RemoveUpTo"
    assert scene.offered() == ["done", "remove haste", "remove attack", "remove-discarded defense"]
    scene.play("remove haste", "remove-discarded defense")
    assert scene.waits() == "Turn"
    assert scene.cards(0) == ["attack"]
    assert scene.s.players[0].discard == []
    assert sorted(scene.s.removed) == sorted([FACTS.card_number["haste"], FACTS.card_number["defense"]])


@pytest.mark.rule("H3-ROUND-04", "H3-EXP-04")
def test_dancing_imp_empowers_a_statistic_of_hand_or_discard() -> None:
    scene = Scene(boxes=all_boxes()).hand(0, "haste", "attack").discard(0, "attack", "defense").hand(1).discard(1)
    under("dancing_imp", scene)
    assert scene.offered() == [
        "decline",
        "empower attack",
        "empower-discarded attack",
        "empower-discarded defense",
    ]
    scene.play("empower-discarded attack")
    assert scene.waits() == "Turn"
    assert scene.cards(0) == ["haste", "attack"]
    assert scene.s.players[0].discard == [FACTS.card_number["defense"], FACTS.card_number["empowered_attack"]]


@pytest.mark.rule("H3-ROUND-04", "H3-EXP-04")
def test_explorers_draw_now_empower_for_three_discards_and_not_at_turn_starts() -> None:
    scene = Scene(boxes=all_boxes()).hand(0, "attack").deck(0, "haste", "haste", "haste", "haste")
    scene.hand(1, "power", "power", "power", "power")
    under("explorers", scene)
    assert scene.cards(0) == ["haste", "haste", "haste", "attack"]
    scene.play("discard haste", "discard haste", "discard haste", "done")
    assert scene.waits() == "EmpowerAny"
    scene.play("empower attack")
    assert scene.cards(0) == ["empowered_attack"]
    assert scene.waits() == "Explore"
    assert scene.choice().seat == 1
    scene.play("discard power", "discard power", "done")
    assert scene.waits() == "Turn"
    scene.play("end-turn", "done")
    assert (scene.waits(), scene.choice().seat) == ("Turn", 1)
    assert len(scene.cards(1)) == 2


@pytest.mark.rule("H3-ROUND-04", "H3-RECRUIT-03")
def test_isras_friends_reinforce_a_unit_of_any_tier_for_half() -> None:
    scene = Scene().army(0, griffins="few", archangels="few").army(1, troglodytes="few").stock(0, gold=100, valuables=9)
    cost = FACTS.troop[FACTS.troop_number["archangels"]].reinforce
    under("isras_friends", scene)
    assert scene.offered("reinforce") == ["reinforce griffins", "reinforce archangels"]
    scene.play("reinforce archangels")
    assert scene.units(0)["archangels"] == "pack"
    assert scene.owns(0, "gold") == 100 - (cost[0] + 1) // 2
    assert scene.owns(0, "valuables") == 9 - (cost[2] + 1) // 2


@pytest.mark.rule("H3-ROUND-04")
def test_terrible_plague_turns_a_pack_to_few() -> None:
    scene = Scene().army(0, griffins="pack", archangels="pack", crusaders="few").army(1, troglodytes="few")
    under("terrible_plague", scene)
    assert scene.offered() == ["weaken griffins", "weaken archangels"]
    scene.play("weaken archangels")
    assert scene.units(0) == {"griffins": "pack", "archangels": "few", "crusaders": "few"}
    assert scene.units(1) == {"troglodytes": "few"}
    assert scene.waits() == "Turn"


@pytest.mark.rule("H3-ROUND-04")
def test_unexpected_reinforcements_give_a_neutral_of_the_own_faction_with_its_dwelling() -> None:
    scene = Scene(boxes=all_boxes()).stock(0)
    scene.s.players[0].built = 0
    scene.s.players[1].built = 0
    scene.built(0, "dwelling_bronze")
    under("unexpected_reinforcements", scene)
    wanted = {
        one.id
        for one in GAME.content.neutral
        if one.tier == "bronze" and FACTS.troop[FACTS.troop_number[one.id]].faction == 0
    }
    assert wanted
    assert {text.split()[1] for text in scene.offered("recruit")} == wanted
    chosen = scene.offered("recruit")[0]
    scene.play(chosen)
    assert chosen.split()[1] in scene.units(0)
    assert scene.waits() == "Turn"


@pytest.mark.rule("H3-ROUND-04")
def test_the_circus_comes_now_and_at_the_start_of_the_next_round() -> None:
    scene = Scene(boxes=all_boxes()).stock(0, gold=50).stock(1)
    scene.s.players[0].built = 0
    scene.s.players[1].built = 0
    scene.built(0, "dwelling_bronze")
    size = scene.s.neutral_decks[0].size()
    under("charlie_and_his_circus", scene)
    assert scene.offered() == ["done", "tier bronze"]
    scene.play("tier bronze", "tier bronze", "tier bronze")
    assert scene.waits() == "RecruitFromCircus"
    unit = scene.offered("recruit")[0]
    troop = FACTS.troop_number[unit.split()[1]]
    scene.play(unit)
    assert scene.owns(0, "gold") == 50 - FACTS.troop[troop].recruit[0]
    assert scene.s.neutral_decks[0].size() == size - 1
    assert scene.waits() == "Turn"
    new_round(scene, 3)
    assert scene.waits() == "Circus"
    scene.play("done")
    new_round(scene, 5)
    assert scene.waits() != "Circus"


@pytest.mark.rule("H3-ROUND-04", "H3-EXP-02")
def test_mcgiver_gives_a_war_machine_at_the_start_of_the_next_round() -> None:
    scene = under("mcgiver")
    assert scene.waits() == "Turn"
    scene.s.players[0].stock = [0, 0, 0]
    new_round(scene, 3)
    assert scene.waits() == "TakeMachine"
    assert "take-machine ballista" in scene.offered()
    scene.play("take-machine ballista")
    assert "ballista" in scene.cards(0)
    assert scene.choice().seat == 1


@pytest.mark.rule("H3-ROUND-04")
def test_destruction_takes_permanent_cards_for_gold() -> None:
    scene = Scene(boxes=all_boxes()).stock(0).stock(1)
    ballista = FACTS.card_number["ballista"]
    scene.s.machines.remove(ballista)
    scene.s.players[0].permanent = [ballista]
    under("destruction", scene)
    assert scene.s.players[0].permanent == []
    assert scene.owns(0, "gold") == 5
    assert scene.owns(1, "gold") == 0
    assert ballista in scene.s.removed

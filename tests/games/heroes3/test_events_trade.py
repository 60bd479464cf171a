"""Events at which players trade, bet and give."""

from __future__ import annotations

import pytest

from games.heroes3.event_table import BOXES, artifacts, happens, resource_face, treasure_face
from games.heroes3.scene import FACTS, GAME, Scene
from ludoteka.games.heroes3.facts import ARTIFACT, MAIN, NOBODY, SECONDARY, SPELL
from ludoteka.games.heroes3.rules.cards.morale import gain_morale
from ludoteka.games.heroes3.rules.cards.piles import gain_secretly
from ludoteka.games.heroes3.rules.trade.swap_offer import can_propose
from ludoteka.games.heroes3.rules.turn.event_market import Knockdown
from ludoteka.games.heroes3.state_parts import Fair
from ludoteka.kernel.chance import Chance


@pytest.mark.rule("H3-EXP-05")
def test_magical_forest_mixes_cards() -> None:
    scene = Scene(boxes=BOXES).hand(0, "haste", "attack").hand(1).stock(1)
    happens("magical_forest", scene)
    assert scene.offered() == ["put-fresh ability", "put-fresh artifact", "put-fresh spell", "put-in haste"]
    scene.play("put-in haste", "put-fresh artifact")
    fair = GAME.view(scene.s, 1).fair
    assert fair is not None
    assert (fair.pool, fair.hidden) == (["haste"], ["artifact"])
    twins = [GAME.resample(scene.s, 0, Chance.of(str(seed))) for seed in range(12)]
    assert len({twin.fair.hidden[0] for twin in twins if twin.fair is not None}) > 1
    scene.luck(1)
    scene.play("take-from-pool")
    assert len(scene.cards(0)) == 2
    assert len(scene.s.players[0].secret) == 1
    scene.play("take-gold 4")
    assert scene.owns(1, "gold") == 4
    assert FACTS.card_number["haste"] in scene.s.decks[SPELL].cards()
    assert scene.waits() == "Turn"


@pytest.mark.rule("H3-EXP-05", "H3-CARD-15")
def test_a_secret_card_stays_secret_in_the_forest() -> None:
    scene = Scene(boxes=BOXES).hand(0).hand(1)
    scene.s.chance = scene.chance
    card = FACTS.card_number["haste"]
    scene.s.decks[SPELL].remove(card)
    gain_secretly(scene.s, 0, card)
    happens("magical_forest", scene).play("put-in haste")
    assert scene.s.fair is not None
    assert scene.s.fair.hidden == [card]
    assert not any("haste" in str(event) or card in event[2:] for event in scene.told("put-in-pool", 1))


@pytest.mark.rule("H3-EXP-05", "H3-TRADE-02")
def test_the_marketplace_offers_a_die_trade_or_a_swap() -> None:
    scene = Scene(boxes=BOXES).stock(0, gold=6).stock(1, valuables=2)
    happens("marketplace", scene)
    assert scene.offered() == ["meet marketplace 1", "meet marketplace 2", "meet marketplace 3"]
    scene.play("meet marketplace 3", "swap-give 5 gold")
    assert scene.offered() == ["swap-ask 1 valuables", "swap-ask 2 valuables"]
    scene.play("swap-ask 2 valuables")
    assert scene.choice().seat == 1
    scene.play("accept")
    assert scene.s.players[0].stock == [1, 0, 2]
    assert scene.s.players[1].stock == [5, 0, 0]
    scene.play("meet marketplace 2")
    assert scene.waits() == "Trade"


@pytest.mark.rule("H3-EXP-05")
def test_a_swap_may_be_refused() -> None:
    scene = Scene(boxes=BOXES).stock(0, gold=6).stock(1, valuables=2)
    happens("marketplace", scene).play("meet marketplace 3", "swap-give 1 gold", "swap-ask 1 valuables", "decline")
    assert scene.s.players[0].stock == [6, 0, 0]
    assert (scene.waits(), scene.choice().seat) == ("MeetEvent", 1)


@pytest.mark.rule("H3-EXP-05", "H3-UNIT-10")
def test_the_mercenary_camp_is_open_to_all() -> None:
    scene = Scene(boxes=BOXES).stock(0).stock(1, gold=90, valuables=9)
    happens("mercenary_camp", scene)
    scene.play("tier bronze")
    assert scene.offered() == ["done", "tier bronze"]
    scene.play("tier bronze", "tier gold", "done")
    assert len(scene.s.shown) == 3
    assert (scene.waits(), scene.choice().seat) == ("RecruitFromCamp", 1)
    gold = next(troop for troop in scene.s.shown if FACTS.troop[troop].tier == 2)
    scene.play(f"recruit {FACTS.troop_slugs[gold]}")
    assert FACTS.troop_slugs[gold] in scene.units(1)
    assert scene.waits() == "Turn"
    assert not any(scene.s.neutral_discards)
    assert scene.s.shown == []


@pytest.mark.rule("H3-EXP-05", "H3-CARD-15")
def test_the_messenger_sells_one_of_two_artifacts() -> None:
    minor, relic = artifacts("minor", 1)[0], artifacts("relic", 1)[0]
    scene = Scene(boxes=BOXES).stock(0, gold=4).stock(1).on_top("artifact", minor, relic)
    happens("messenger_with_supplies", scene)
    assert GAME.view(scene.s, 1).looked is None
    assert scene.offered() == ["roll-instead", f"take {minor}"]
    scene.play(f"take {minor}")
    assert scene.owns(0, "gold") == 1
    assert minor in scene.cards(0)
    assert FACTS.card_number[relic] not in scene.s.discards[ARTIFACT]
    assert scene.choice().seat == 1
    looked = scene.s.looked.copy()
    scene.play("roll-instead")
    assert set(looked) <= set(scene.s.discards[ARTIFACT])
    assert scene.waits() == "ChooseDie"


@pytest.mark.rule("H3-EXP-05", "H3-RES-02")
def test_the_leprechaun_pays_matching_dice() -> None:
    gold, wood = resource_face(3, 0, 0), resource_face(0, 2, 0)
    chest = treasure_face(False)
    scene = Scene(boxes=BOXES).stock(0).stock(1).luck(gold, gold, chest, chest, gold, treasure_face(True), wood, 5)
    happens("mischievous_leprechaun", scene)
    assert (scene.waits(), scene.choice().seat) == ("TakePoolDie", 0)
    assert len(scene.offered("keep")) == 1
    scene.play(scene.offered("keep")[0])
    assert scene.owns(0, "gold") == 3
    if scene.waits() == "TakePoolDie":
        scene.play("decline")
    assert scene.s.dice == []


@pytest.mark.rule("H3-EXP-05", "H3-MORALE-02")
def test_morale_rerolls_the_dice_of_an_event() -> None:
    gold, wood = resource_face(3, 0, 0), resource_face(0, 2, 0)
    scene = Scene(boxes=BOXES).stock(0, gold=3)
    scene.s.chance = scene.chance
    gain_morale(scene.s, 0)
    happens("withered_hermit", scene).luck(wood, gold).play("meet withered_hermit 2")
    assert scene.waits() == "RerollEvent"
    scene.play(scene.offered("morale-reroll")[0])
    assert scene.s.players[0].morale == 0
    assert scene.offered() == ["accept", "decline"]


@pytest.mark.rule("H3-EXP-05")
def test_prisoners_are_bought_ransomed_and_passed_on() -> None:
    scene = Scene(boxes=BOXES).stock(0).stock(1, gold=50)
    happens("prison", scene)
    assert scene.offered() == ["tier bronze", "tier silver", "tier gold"]
    scene.play("tier bronze", "tier bronze")
    first = scene.s.shown[0]
    scene.play(f"ransom {FACTS.troop_slugs[first]}")
    assert scene.owns(0, "gold") == 3
    assert scene.s.neutral_discards[0] == [first]
    assert scene.choice().seat == 1
    scene.play("tier bronze")
    assert len(scene.s.shown) == 2
    unit = scene.offered("recruit")[0]
    scene.play(unit)
    assert unit.split()[1] in scene.units(1)
    assert scene.s.shown == []
    assert scene.waits() == "Turn"


@pytest.mark.rule("H3-EXP-05", "H3-MOVE-06")
def test_stables_give_or_take_movement() -> None:
    scene = Scene(boxes=BOXES).stock(1)
    for player in scene.s.players:
        player.moves = [3, 0]
    happens("stables", scene).play("meet stables 1")
    assert scene.s.players[0].moves[MAIN] == 4
    scene.s.players[1].at[SECONDARY] = scene.s.players[1].at[MAIN]
    scene.s.players[1].moves = [3, 2]
    scene.play("meet stables 2")
    assert scene.offered() == ["hero main", "hero secondary"]
    scene.play("hero secondary")
    assert scene.s.players[1].moves == [3, 1]
    assert sum(scene.s.players[1].stock) > 0


@pytest.mark.rule("H3-EXP-05", "H3-CARD-16")
def test_the_villagers_ask_for_a_gift() -> None:
    scene = Scene(boxes=BOXES).stock(0, gold=5, building_materials=1).hand(0, "haste", "attack").stock(1).hand(1)
    scene.s.players[0].moves = [1, 0]
    scene.s.players[1].moves = [0, 0]
    happens("the_villagers_plea", scene)
    assert len(scene.offered()) == 4
    scene.play("meet the_villagers_plea 1")
    assert scene.cards(0) == ["attack"]
    assert scene.waits() == "Turn"
    for way, left in ((2, [5, 0, 0]), (3, [0, 1, 0]), (4, [5, 1, 0])):
        again = Scene(boxes=BOXES).stock(0, gold=5, building_materials=1).hand(0, "haste").stock(1).hand(1)
        again.s.players[0].moves = [1, 0]
        again.s.players[1].moves = [0, 0]
        happens("the_villagers_plea", again).play(f"meet the_villagers_plea {way}")
        assert again.s.players[0].stock == left
        assert again.s.players[0].moves[MAIN] == (0 if way == 4 else 1)


@pytest.mark.rule("H3-EXP-05")
def test_the_hermit_takes_bets() -> None:
    gold, wood, gems = resource_face(6, 0, 0), resource_face(0, 2, 0), resource_face(0, 0, 1)
    won = Scene(boxes=BOXES).stock(0)
    happens("withered_hermit", won).luck(gold, gold, wood).play("meet withered_hermit 1", "name-resource valuables")
    assert won.waits() == "ChooseDie"
    won.play(won.offered("keep")[0])
    assert sum(won.s.players[0].stock) in (6, 2)
    lost = Scene(boxes=BOXES).stock(0, gold=4, valuables=3)
    happens("withered_hermit", lost).luck(gold, gems, wood).play("meet withered_hermit 1", "name-resource valuables")
    assert lost.waits() == "LoseResult"
    assert len(lost.offered()) == 3
    lost.play(GAME.text(("lose-result", gems)))
    assert lost.s.players[0].stock == [4, 0, 2]
    assert lost.choice().seat == 1


@pytest.mark.rule("H3-EXP-05")
def test_the_hermit_searches_for_what_the_die_shows() -> None:
    gold = resource_face(6, 0, 0)
    scene = Scene(boxes=BOXES).stock(0, gold=6)
    happens("withered_hermit", scene).luck(gold).play("meet withered_hermit 2", "accept")
    assert scene.owns(0, "gold") == 0
    assert scene.waits() == "Search"
    poor = Scene(boxes=BOXES).stock(0, gold=5)
    happens("withered_hermit", poor).luck(gold).play("meet withered_hermit 2")
    assert (poor.waits(), poor.choice().seat) == ("MeetEvent", 1)


@pytest.mark.rule("H3-EXP-05")
@pytest.mark.parametrize(
    ("bids", "winner"), [([0, NOBODY], NOBODY), ([0, 0], NOBODY), ([2, 2], NOBODY), ([1, 0], 0), ([1, 3], 1)]
)
def test_an_artifact_goes_to_the_one_highest_bid_above_nothing(bids: list[int], winner: int) -> None:
    scene = Scene().stock(0, gold=5).stock(1, gold=5).hand(0).hand(1)
    scene.s.own_piles()
    card = scene.s.decks[ARTIFACT].cards()[0]
    scene.s.decks[ARTIFACT].remove(card)
    scene.s.fair = Fair([card], [], [], list(bids))
    scene.s.chance = scene.chance
    Knockdown([0, 1]).run(scene.s)
    assert (card in scene.s.discards[ARTIFACT]) is (winner == NOBODY)
    for seat in range(2):
        assert (card in scene.s.players[seat].hand) is (seat == winner)
        assert scene.owns(seat, "gold") == (5 - bids[seat] if seat == winner else 5)


@pytest.mark.rule("H3-EXP-05", "H3-TRADE-05")
@pytest.mark.parametrize(("gold", "others", "possible"), [(3, 2, True), (0, 2, False), (3, 0, False)])
def test_a_swap_is_proposed_by_and_to_somebody_who_has_something(gold: int, others: int, possible: bool) -> None:
    scene = Scene(boxes=BOXES).stock(0, gold=gold).stock(1, valuables=others)
    assert can_propose(scene.s, 0) is possible

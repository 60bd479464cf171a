"""Event cards of the Fortress box: who draws, who is asked, and what each of them does."""

from __future__ import annotations

import pytest

from games.heroes3.scene import FACTS, GAME, NAMES, Scene, all_boxes
from ludoteka.games.heroes3.facts import ARTIFACT, MAIN, SECONDARY, SPELL
from ludoteka.games.heroes3.rules.cards.astrologers import resolve
from ludoteka.games.heroes3.rules.cards.morale import gain_morale
from ludoteka.games.heroes3.rules.cards.piles import gain_secretly, hand_limit
from ludoteka.games.heroes3.rules.turn.events import draw_event, meet_event
from ludoteka.games.heroes3.rules.turn.rounds import NewRound
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Deck

BOXES = all_boxes()


def number(event: str) -> int:
    """The number of an event card."""
    return NAMES.events.index(event)


def happens(event: str, scene: Scene | None = None, drawer: int = 0) -> Scene:
    """A table at which an event was just drawn."""
    return (scene or Scene(boxes=BOXES)).call(meet_event, drawer, number(event))


def resource_face(*amounts: int) -> int:
    """The face of the resource die that shows this."""
    return FACTS.resource_faces.index(list(amounts))


def treasure_face(experience: bool) -> int:
    """A face of the treasure die with or without experience."""
    faces = GAME.content.treasure_die.faces
    return next(at for at, face in enumerate(faces) if bool(face.experience) is experience)


def stacked(scene: Scene, *events: str) -> Scene:
    """These events lie on top of their deck, the first on top."""
    pile = scene.s.event_deck
    for event in reversed(events):
        pile.pool.remove(number(event))
        pile.put_on_top(number(event), 0)
    return scene


def artifacts(level: str, count: int) -> list[str]:
    """Artifacts of a level."""
    return [one.id for one in GAME.content.artifact if one.level == level][:count]


# -- drawing ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXP-05")
def test_resource_rounds_but_the_first_draw_an_event_after_the_income() -> None:
    scene = stacked(Scene(boxes=BOXES), "stables")
    for round_, drawn in ((1, False), (2, False), (3, True)):
        scene.s.round = round_ - 1
        scene.s.agenda.clear()
        scene.s.astrologers_deck = Deck.of([NAMES.astrologers.index("dead_silence")])
        scene.run(NewRound())
        assert bool(scene.told("event")) is drawn
    names = [event[0] for _, event in scene.heard]
    assert names.index("gained") < names.index("event")


@pytest.mark.rule("H3-EXP-05", "H3-EXP-07")
@pytest.mark.parametrize(("seats", "scenario", "boxes"), [(2, "brave_new_world", 1), (1, "llq1_homecoming", BOXES)])
def test_without_the_box_or_alone_nobody_draws(seats: int, scenario: str, boxes: int) -> None:
    scene = Scene(seats, scenario, boxes=boxes)
    scene.call(draw_event)
    assert not scene.told("event")


@pytest.mark.rule("H3-EXP-05")
def test_the_drawer_changes_clockwise_and_is_asked_first() -> None:
    scene = stacked(Scene(3, boxes=BOXES), "crypt", "stables")
    scene.s.event_drawer = 1
    scene.call(draw_event)
    assert scene.told("event") == [("event", 1, number("crypt"))]
    seats = []
    while scene.waits() != "Turn":
        seats.append(scene.choice().seat)
        scene.play("meet crypt 2")
    assert seats == [1, 2, 0]
    assert scene.s.event_drawer == 2
    scene.call(draw_event)
    assert scene.told("event") == [("event", 2, number("stables"))]
    assert scene.s.event_drawer == 0


@pytest.mark.rule("H3-ROUND-08")
def test_an_empty_event_deck_is_refilled() -> None:
    scene = Scene(boxes=BOXES)
    scene.s.event_deck = Deck.of([])
    scene.s.event_discard = [number("stables")]
    scene.call(draw_event)
    assert scene.told("events-reshuffled")
    assert scene.told("event") == [("event", 0, number("stables"))]


@pytest.mark.rule("H3-EXP-05", "H3-ROUND-04")
def test_forty_thieves_let_the_drawer_choose_one_of_two_events() -> None:
    scene = stacked(Scene(boxes=BOXES), "crypt", "stables")
    scene.s.round = 2
    scene.call(resolve, NAMES.astrologers.index("forty_thieves"))
    scene.call(draw_event)
    assert scene.offered() == ["event crypt", "event stables"]
    assert GAME.view(scene.s, 1).event_deck.top == [None, None]
    seen = {tuple(GAME.resample(scene.s, 1, Chance.of(str(seed))).event_deck.top) for seed in range(8)}
    assert len(seen) > 1
    scene.play("event stables")
    assert scene.s.event_deck.known_bottom(0) == [number("crypt")]
    assert scene.s.event_deck.known_bottom(1) == [-1]
    assert scene.choice().prompt(scene.s) == ("meet-event", number("stables"))


# -- each event -------------------------------------------------------------------------------------------------


@pytest.mark.rule("H3-EXP-05")
def test_a_shady_auction_sells_to_the_highest_single_bid() -> None:
    cards = artifacts("minor", 3)
    scene = Scene(boxes=BOXES).stock(0, gold=10).stock(1, gold=6).on_top("artifact", *cards)
    happens("a_shady_auction", scene)
    assert scene.choice().prompt(scene.s) == ("bid", FACTS.card_number[cards[0]])
    assert len(scene.offered()) == 11
    scene.play("bid 4")
    view = GAME.view(scene.s, 1).fair
    assert view is not None
    assert (view.bids_made, view.own_bid) == ([True, False], None)
    mine = GAME.view(scene.s, 0).fair
    assert mine is not None
    assert mine.own_bid == 4
    assert not scene.told("own-bid", 1)
    scene.play("bid 5")
    assert (scene.owns(0, "gold"), scene.owns(1, "gold")) == (10, 1)
    assert cards[0] in scene.cards(1)
    scene.play("bid 1", "bid 1")
    assert scene.s.discards[ARTIFACT][-1] == FACTS.card_number[cards[1]]
    scene.play("bid 0", "bid 0")
    assert scene.s.discards[ARTIFACT][-1] == FACTS.card_number[cards[2]]
    assert scene.waits() == "Turn"
    assert scene.s.fair is None


@pytest.mark.rule("H3-EXP-05")
def test_secret_bids_are_drawn_anew_for_the_others() -> None:
    scene = happens("a_shady_auction", Scene(boxes=BOXES).stock(0, gold=9).stock(1, gold=9)).play("bid 4")
    twins = [GAME.resample(scene.s, 1, Chance.of(str(seed))) for seed in range(12)]
    assert len({twin.fair.bids[0] for twin in twins if twin.fair is not None}) > 1
    assert all(GAME.view(twin, 1) == GAME.view(scene.s, 1) for twin in twins)


@pytest.mark.rule("H3-EXP-05", "H3-CARD-13")
def test_the_artifact_merchant_goes_round() -> None:
    minor, major, relic = artifacts("minor", 3), artifacts("major", 1), artifacts("relic", 1)
    scene = Scene(boxes=BOXES).stock(0, gold=8).stock(1, gold=7).on_top("artifact", *minor, *major, *relic)
    happens("artifact_merchant", scene)
    assert scene.choice().seat == 0
    assert f"buy-card {relic[0]}" in scene.offered()
    assert scene.offered("buy-discarded")
    scene.play(f"buy-card {minor[0]}", f"buy-card {major[0]}")
    assert scene.owns(0, "gold") == 0
    assert scene.choice().seat == 1
    scene.play(f"buy-card {relic[0]}")
    assert relic[0] in scene.cards(1)
    assert scene.waits() == "Turn"
    left = scene.s.decks[ARTIFACT].cards()
    assert all(FACTS.card_number[card] in left for card in minor[1:])


@pytest.mark.rule("H3-EXP-05")
def test_the_merchant_sells_the_open_artifact_instead() -> None:
    scene = Scene(boxes=BOXES).stock(0, gold=50).stock(1)
    happens("artifact_merchant", scene)
    scene.play(scene.offered("buy-discarded")[0])
    assert scene.waits() == "Turn"
    assert len([card for card in scene.s.players[0].hand if FACTS.card_kind[card] == ARTIFACT]) >= 1


@pytest.mark.rule("H3-EXP-05")
def test_crypt_pays_one_die_without_experience() -> None:
    good, bad = treasure_face(False), treasure_face(True)
    scene = Scene(boxes=BOXES).luck(good, good)
    happens("crypt", scene)
    scene.play("meet crypt 1")
    assert scene.s.players[0].morale == -1
    assert scene.waits() == "ChooseDie"
    scene = Scene(boxes=BOXES).luck(good, bad)
    happens("crypt", scene).play("meet crypt 1")
    assert scene.choice().seat == 1
    scene.play("meet crypt 2")
    assert scene.s.players[1].morale == 1


@pytest.mark.rule("H3-EXP-05")
def test_crypt_lets_only_necropolis_reinforce() -> None:
    scene = Scene(2, factions=("necropolis", "castle"), boxes=BOXES).stock(0, gold=50)
    scene.army(0, skeletons="few").army(1, griffins="few")
    happens("crypt", scene)
    assert scene.offered() == ["meet crypt 1", "meet crypt 2", "meet crypt 3"]
    scene.play("meet crypt 3", "reinforce skeletons")
    assert scene.units(0) == {"skeletons": "pack"}
    assert scene.owns(0, "gold") == 50 - (FACTS.troop[FACTS.troop_number["skeletons"]].reinforce[0] + 1) // 2
    assert scene.offered() == ["meet crypt 1", "meet crypt 2"]


@pytest.mark.rule("H3-EXP-05")
def test_cursed_swamp_takes_spells_for_an_artifact() -> None:
    scene = Scene(boxes=BOXES).hand(0, "haste", "haste", "attack").hand(1, "attack")
    happens("cursed_swamp", scene)
    scene.play("meet cursed_swamp 2", "remove haste")
    assert scene.waits() == "Search"
    assert scene.offered("search") == ["search artifact"]
    scene.go_on("MeetEvent")
    assert scene.choice().seat == 1
    assert "meet cursed_swamp 2" not in scene.offered()


@pytest.mark.rule("H3-EXP-05")
def test_cursed_swamp_gives_nothing_for_a_single_spell() -> None:
    scene = Scene(boxes=BOXES).hand(0, "haste", "slow").hand(1)
    happens("cursed_swamp", scene).play("meet cursed_swamp 2", "remove haste", "done")
    assert scene.choice().seat == 1


@pytest.mark.rule("H3-EXP-05", "H3-RECRUIT-04")
def test_cursed_swamp_swallows_the_cheapest_unit() -> None:
    scene = Scene(boxes=BOXES).army(0, griffins="pack", archangels="few", halberdiers="few")
    happens("cursed_swamp", scene).play("meet cursed_swamp 3")
    cheapest = min(
        ("griffins", "archangels", "halberdiers"), key=lambda unit: FACTS.troop[FACTS.troop_number[unit]].recruit[0]
    )
    assert cheapest not in scene.units(0)
    assert len(scene.units(0)) == 2
    scene.play("meet cursed_swamp 1")
    assert scene.s.players[1].morale == -1


@pytest.mark.rule("H3-EXP-05")
def test_den_of_thieves_sells_the_drawer_a_neutral_unit() -> None:
    scene = Scene(boxes=BOXES).stock(1, gold=90, valuables=9)
    happens("den_of_thieves", scene, drawer=1)
    scene.play("tier silver")
    first, second = scene.s.shown
    scene.play(f"recruit {FACTS.troop_slugs[first]}")
    assert FACTS.troop_slugs[first] in scene.units(1)
    scene.play(f"to-bottom {FACTS.troop_slugs[second]}")
    assert scene.s.neutral_decks[1].bottom == [second]
    assert scene.waits() == "Turn"


@pytest.mark.rule("H3-EXP-05")
def test_garden_of_revelation_turns_pairs_into_searches() -> None:
    scene = Scene(boxes=BOXES).hand(0, "haste").deck(0, "slow", "slow", "slow", "attack").discard(0)
    happens("garden_of_revelation", scene)
    scene.play("meet garden_of_revelation 1")
    assert len(scene.cards(0)) == 5
    assert scene.waits() == "RemoveForSearch"
    scene.play("remove haste", "remove slow", "remove slow", "remove slow")
    assert scene.waits() == "Search"
    assert scene.offered("search") == ["search ability", "search spell"]
    scene.play("search spell").go_on("Search")
    scene.play("search ability").go_on("MeetEvent")
    assert scene.choice().seat == 1
    assert len(scene.cards(0)) == min(hand_limit(scene.s, 0), 3)


@pytest.mark.rule("H3-EXP-05")
def test_the_garden_may_draw_from_the_discard_pile() -> None:
    scene = Scene(boxes=BOXES).hand(0).deck(0, "slow").discard(0, "power", "attack", "haste")
    happens("garden_of_revelation", scene).play("meet garden_of_revelation 1", "from-discard")
    assert sorted(scene.cards(0)) == ["attack", "haste", "power"]
    assert scene.s.players[0].discard == []


@pytest.mark.rule("H3-EXP-05")
@pytest.mark.parametrize(
    ("event", "decks"),
    [
        ("market_of_time", ["search artifact"]),
        ("school_of_magic_and_school_of_war", ["search ability", "search spell"]),
    ],
)
def test_pairs_of_cards_become_searches(event: str, decks: list[str]) -> None:
    scene = Scene(boxes=BOXES).hand(0, "attack").deck(0, *["slow"] * 9).discard(0)
    happens(event, scene).play(f"meet {event} 1", "discard attack")
    assert len(scene.cards(0)) == hand_limit(scene.s, 0) + 2
    scene.play("remove slow", "remove slow", "remove slow", "done")
    assert scene.offered("search") == decks
    scene.go_on("MeetEvent")
    assert scene.choice().seat == 1
    scene.play(f"meet {event} 2")
    assert scene.waits() == "Turn"


@pytest.mark.rule("H3-EXP-05")
@pytest.mark.parametrize(
    ("event", "gold", "valuables"),
    [("library_of_enlightenment", 6, 2), ("mage_laboratory", 4, 1), ("shrine_of_the_magic_thought", 6, 2)],
)
def test_spells_are_sold_for_gold_or_valuables(event: str, gold: int, valuables: int) -> None:
    scene = Scene(boxes=BOXES).stock(0, gold=gold).stock(1, valuables=valuables)
    scene.hand(0).discard(0, "attack").deck(0)
    happens(event, scene)
    assert scene.s.fair is not None
    shown = scene.s.fair.market.copy()
    assert len(shown) == 4
    scene.play(f"meet {event} 1")
    assert not scene.offered("buy-otherwise")
    scene.play(scene.offered("buy-card")[0])
    assert scene.owns(0, "gold") == 0
    player = scene.s.players[0]
    if event == "mage_laboratory":
        assert (player.hand, player.discard, player.deck.size()) == ([], [], 2)
    else:
        assert len(player.hand) == 1
    scene.play(f"meet {event} 1")
    assert not scene.offered("buy-card")
    scene.play(scene.offered("buy-otherwise")[0])
    assert scene.owns(1, "valuables") == 0
    assert scene.waits() == "Turn"
    unsold = [card for card in shown if card not in player.hand + scene.s.players[1].hand]
    in_discard = [card for card in scene.s.discards[SPELL] if card in unsold]
    assert (len(in_discard) >= 2) is (event == "shrine_of_the_magic_thought")


@pytest.mark.rule("H3-EXP-05")
def test_the_shrine_gives_a_resource_die_instead() -> None:
    scene = Scene(boxes=BOXES).stock(0).stock(1)
    happens("shrine_of_the_magic_thought", scene)
    assert scene.waits() == "Turn"
    assert sum(scene.s.players[0].stock) > 0


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

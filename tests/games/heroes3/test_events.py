"""Event cards of the Fortress box: who draws, who is asked, and what each of them does."""

from __future__ import annotations

import pytest

from games.heroes3.event_table import BOXES, artifacts, happens, number, stacked, treasure_face
from games.heroes3.scene import FACTS, GAME, NAMES, Scene
from ludoteka.games.heroes3.facts import ARTIFACT, SPELL
from ludoteka.games.heroes3.rules.cards.astrologers import resolve
from ludoteka.games.heroes3.rules.cards.piles import hand_limit
from ludoteka.games.heroes3.rules.turn.events import draw_event
from ludoteka.games.heroes3.rules.turn.rounds import NewRound
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.deck import Deck

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
    again = GAME.parse(f"to-top {FACTS.troop_slugs[first]}")
    assert "unit-not-shown" in str(GAME.why_not(scene.s, 1, again))
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

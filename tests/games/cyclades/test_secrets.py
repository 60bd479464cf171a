"""What a seat may know: gold, decks, the peeked card, Sphinx' hand and the discard pile (CYC-INFO)."""

from __future__ import annotations

import msgspec
import pytest

from games.cyclades.helpers import auction, faction, play_random, run
from games.cyclades.scene import GAME, Scene
from ludoteka.games.cyclades.rules.gold import earn, lose_share, pay, show_at_least, show_less_than, steal_share
from ludoteka.games.cyclades.rules.offerings import Offerings, bids_are_open
from ludoteka.games.cyclades.view import CycladesView
from ludoteka.kernel.action import SPECTATOR, audience
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.game import Mode
from ludoteka.kernel.state import pending


@pytest.mark.rule("CYC-INFO-01")
def test_gold_is_secret_and_all_else_on_the_table_open() -> None:
    scene = Scene().land("tinos", "purple", soldiers=2, temple=1, metropolis="two-ships").gold("purple", 9)
    scene.gold("yellow", 4).cards("yellow", priestesses=2, philosophers=1).hero("ajax", "yellow", "tinos").market(
        "harpy"
    )
    for seat in (1, 2, SPECTATOR):
        shown = GAME.view(scene.s, seat)
        assert shown.factions[0].gold is None
    shown = GAME.view(scene.s, 2)
    yellow = shown.factions[1]
    assert (yellow.priestesses, yellow.philosophers, yellow.heroes) == (2, 1, ["ajax"])
    assert (shown.factions[0].soldiers_in_supply, shown.factions[0].metropolises) == (6, 1)
    tinos = shown.areas[0]
    assert (tinos.area, tinos.soldiers, tinos.buildings, tinos.metropolises) == (
        "tinos",
        2,
        {"temple": 1},
        ["two-ships"],
    )
    assert [tile.god for tile in shown.gods] == ["athena", "zeus", "poseidon", "ares", "hera", "apollo"], (
        "the back of a tile shows its god"
    )
    assert shown.creature_market[0].creature == "harpy"


@pytest.mark.rule("CYC-INFO-02")
def test_stacks_show_only_how_many_are_left() -> None:
    scene = Scene().discards("harpy", "giant").market("satyr")
    shown = msgspec.to_builtins(GAME.view(scene.s, 0))
    assert (shown["creature_deck"], shown["creature_discard"], shown["hero_deck"]) == (15, 2, 9)
    assert shown["metropolises_left"] == 15
    text = msgspec.json.encode(GAME.view(scene.s, 0)).decode()
    assert '"harpy"' not in text
    assert '"kraken"' not in text


@pytest.mark.rule("CYC-INFO-02")
def test_a_peeked_card_is_known_to_its_seat_alone_and_kept_by_its_resampling() -> None:
    scene = Scene().land("tinos", "purple").deck("giant").turn("purple", "zeus").play("peek")
    giant = scene.creature("giant")
    for number in range(8):
        assert GAME.resample(scene.s, 0, Chance.of("peek", "", number)).creature_deck.top == [giant]
    others = {GAME.resample(scene.s, 1, Chance.of("peek", "", number)).creature_deck.top[0] for number in range(30)}
    assert len(others) > 5, "any card could be there for the others"


@pytest.mark.rule("CYC-INFO-02")
def test_sphinx_cards_are_seen_by_the_active_seat_alone() -> None:
    scene = Scene().land("tinos", "purple")
    scene.s.active = faction("purple")
    for name in ("dryad", "giant", "harpy"):
        scene.s.creature_deck.pool.remove(scene.creature(name))
        scene.s.drawn.append(scene.creature(name))
    scene.s.drawn.sort()
    assert GAME.view(scene.s, 0).drawn == ["dryad", "harpy", "giant"]
    other = GAME.view(scene.s, 1)
    assert (other.drawn, other.drawn_count) == ([], 3)
    assert GAME.resample(scene.s, 0, Chance.of("own")).drawn == scene.s.drawn
    hands = {tuple(GAME.resample(scene.s, 1, Chance.of("other", "", number)).drawn) for number in range(20)}
    assert len(hands) > 10


@pytest.mark.rule("CYC-INFO-02")
def test_the_discard_pile_is_closed_but_remembered() -> None:
    scene = Scene().discards("harpy").discards("giant", "satyr", known_to=audience(0))
    assert GAME.view(scene.s, 0).creature_discard == 3, "only how many lie there is shown"
    mine = GAME.resample(scene.s, 0, Chance.of("pile"))
    assert mine.creature_discard == scene.s.creature_discard
    seen = [GAME.resample(scene.s, 1, Chance.of("pile", "", number)) for number in range(20)]
    assert all(scene.creature("harpy") in guess.creature_discard for guess in seen), "its discard was public"
    assert len({tuple(guess.creature_discard) for guess in seen}) > 10, "Sphinx' rejects were not"
    for guess in seen:
        assert sorted(guess.creature_discard_known) == [-1, 1, 1]
        GAME.check(guess)


@pytest.mark.rule("CYC-INFO-02", "CYC-C-CHIMERA")
def test_nobody_takes_chimera_to_lie_in_the_discard_pile() -> None:
    scene = Scene().discards("giant", "satyr", known_to=audience(0))
    chimera = scene.creature("chimera")
    for number in range(60):
        guess = GAME.resample(scene.s, 1, Chance.of("pile", "", number))
        assert chimera not in guess.creature_discard, "her discard would have shuffled the pile"
        GAME.check(guess)


@pytest.mark.rule("CYC-INFO-03")
def test_counting_along_gives_gold_away_except_what_griffin_took() -> None:
    scene = Scene().gold("purple", 7).gold("yellow", 3)
    earn(scene.s, faction("purple"), 2)
    pay(scene.s, faction("purple"), 1)
    assert (scene.s.gold_low[0], scene.s.gold[0], scene.s.gold_high[0]) == (8, 8, 8)
    scene.s.gold_low[0] = 5
    assert steal_share(scene.s, faction("yellow"), faction("purple"), 2) == 4
    assert (scene.s.gold_low[0], scene.s.gold[0], scene.s.gold_high[0]) == (3, 4, 4)
    assert (scene.s.gold_low[1], scene.s.gold[1], scene.s.gold_high[1]) == (5, 7, 7)
    drawn = {GAME.resample(scene.s, 2, Chance.of("gold", "", number)).gold[1] for number in range(40)}
    assert drawn == {5, 6, 7}
    own = GAME.resample(scene.s, 1, Chance.of("gold"))
    assert own.gold[1] == 7


@pytest.mark.rule("CYC-INFO-03")
def test_bounds_learn_from_what_can_and_cannot_be_paid() -> None:
    scene = Scene().gold("purple", 6)
    scene.s.gold_low[0], scene.s.gold_high[0] = 2, 9
    show_at_least(scene.s, 0, 5)
    show_less_than(scene.s, 0, 8)
    assert (scene.s.gold_low[0], scene.s.gold_high[0]) == (5, 7)
    assert lose_share(scene.s, 0, 2) == 3
    assert (scene.s.gold_low[0], scene.s.gold[0], scene.s.gold_high[0]) == (3, 3, 4)


@pytest.mark.rule("CYC-INFO-03", "CYC-TV-30")
def test_griffins_amount_is_told_to_thief_and_victim_only() -> None:
    scene = Scene().land("tinos", "purple").gold("yellow", 7).gold("purple", 2).market("griffin")
    scene.turn("purple", "athena").play("bribe griffin")
    if scene.asks() != "optional-actions":
        scene.play(next(text for text in scene.offered() if "yellow" in text))
    assert (scene.purse("purple"), scene.purse("yellow")) == (3, 4)
    assert "robbed-of purple yellow 3" in scene.told(0)
    assert "robbed-of purple yellow 3" in scene.told(1)
    assert "robbed-of purple yellow 3" not in scene.told(2)
    assert "robbed purple yellow" in scene.told(2)


@pytest.mark.rule("CYC-INFO-03")
def test_only_the_seat_that_is_asked_gets_options() -> None:
    scene = Scene().land("tinos", "purple").land("kea", "yellow").land("thera", "blue").gold("purple", 3)
    run(scene, Offerings())
    assert GAME.options(scene.s, 0) != []
    assert GAME.options(scene.s, 1) == GAME.options(scene.s, 2) == []


@pytest.mark.rule("CYC-INFO-01", "CYC-INFO-02", "CYC-INFO-03")
@pytest.mark.parametrize("mode", GAME.modes()[::3], ids=lambda mode: mode.name.replace(" ", "-").replace(",", ""))
def test_resampling_changes_nothing_a_seat_can_see(mode: Mode) -> None:
    for decisions in (40, 120, 200):
        s = play_random(mode, "secrets", decisions).s
        for seat in (*range(mode.seats), SPECTATOR):
            one = GAME.resample(s, seat, Chance.of("one"))
            GAME.check(one)
            assert GAME.view(one, seat) == GAME.view(s, seat)
            again = GAME.resample(one, seat, Chance.of("two"))
            assert GAME.hash(again) == GAME.hash(GAME.resample(s, seat, Chance.of("two")))
            if seat != SPECTATOR:
                assert GAME.options(one, seat) == GAME.options(s, seat)


def test_a_view_reads_back_from_json() -> None:
    s = play_random(GAME.modes()[5], "view", 150).s
    for seat in range(6):
        shown = GAME.view(s, seat)
        assert msgspec.json.decode(msgspec.json.encode(shown), type=CycladesView) == shown
    assert pending(s) or s.places


@pytest.mark.rule("CYC-BID-11", "CYC-INFO-01")
@pytest.mark.parametrize(("bid", "excused"), [("bid ares 1", True), ("bid ares 2", False)])
def test_who_cannot_pay_the_lowest_bid_in_a_dealt_position_was_excused_there(bid: str, excused: bool) -> None:
    scene = auction(Scene(allow_overbid=True).gold("purple", 2), "purple yellow blue", "ares zeus athena hera poseidon")
    scene.play(bid)
    side = scene.s.terms.side_of[faction("purple")]
    scene.s.gold_low[side] = 0
    twins = [GAME.resample(scene.s, 1, Chance.of(f"deal {number}")) for number in range(12)]
    assert {twin.gold[side] for twin in twins} == {0, 1, 2}
    assert all(twin.excused[faction("purple")] == (excused and twin.gold[side] == 0) for twin in twins)


@pytest.mark.rule("CYC-BID-01")
def test_bids_are_open_only_while_a_faction_is_asked_for_one() -> None:
    assert not bids_are_open(Scene().land("tinos", "purple").turn("purple", "zeus").s)
    assert bids_are_open(auction(Scene().gold("purple", 2), "purple yellow blue").s)

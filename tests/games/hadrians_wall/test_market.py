"""Citizens and the market."""

from __future__ import annotations

import pytest

from games.hadrians_wall.helpers import GAME, Setting, arrange, asides, at, fate_cards, offered, play, position, refused
from ludoteka.games.hadrians_wall.numbers import GOODS

CITIZENS = {
    "traders": ["servant", "", "builder", "", "resource", "", "builder", "renown", "resource"],
    "performers": ["builder", "", "servant", "", "soldier", "", "servant", "renown", "builder"],
    "priests": ["servant", "", "servant", "piety", "servant", "piety", "servant", "piety", "servant"],
    "apparitores": [
        "builder",
        "",
        "soldier",
        "discipline",
        "builder",
        "discipline",
        "soldier",
        "discipline",
        "builder",
    ],
    "patricians": ["resource", "", "soldier", "renown", "resource", "renown", "soldier", "renown", "resource"],
}


@pytest.mark.rule("HW-CIT-01")
@pytest.mark.parametrize("track", CITIZENS)
def test_a_civilian_fills_the_next_box_and_takes_its_symbol(track: str) -> None:
    gains = []
    for box in range(9):
        table = position(**at(track, box), pool="1 civilian")
        play(table, f"fill {track} civilian")
        assert table.count(track) == box + 1
        gains.append("".join([*table.pool(), *table.attributes()]))
    assert gains == CITIZENS[track]


@pytest.mark.rule("HW-CIT-01")
def test_a_citizen_symbol_fills_a_box_without_payment() -> None:
    table = position(built="theatre", performers=1, pool="1 resource")
    play(table, "show s1")
    assert table.count("traders") == 1
    assert table.pool() == {"servant": 1}, "the trader box gives its servant either way"


@pytest.mark.rule("HW-CIT-01", "HW-DV-22")
def test_paying_onto_a_full_track_is_refused_but_a_lost_symbol_is_not() -> None:
    table = position(traders=9, built="theatre", performers=1, pool="1 civilian, 1 resource")
    assert refused(table, "fill traders civilian") == "track-full traders (HW-GEN-14)"
    play(table, "show s1")
    assert table.count("traders") == 9
    assert table.pool() == {"civilian": 1}


@pytest.mark.rule("HW-CIT-02")
def test_the_filled_boxes_are_the_value_of_the_track_whatever_the_flags_colour() -> None:
    for traders in range(10):
        table = position(built="market", traders=traders, pool="1 resource, 1 civilian")
        count = sum(value <= traders for value in (4, 5, 5, 6, 6, 7, 8, 9))
        assert ("trade fate" in offered(table)) == (count > 0)
        assert GAME.view(table.s, 0).players[0].right.traders == traders


# -- market -------------------------------------------------------------------------------------------------------

EXAMPLE: Setting = {
    "built": "market", "traders": 5, "goods": {"h4": 5, "h5a": 4}, "pool": "1 resource",
    "prospects": ["fighter", "planner", "merchant"],
}  # fmt: skip
"""The rulebook's market: 5 and 4 in the left column, the neighbours show 1 and 4."""


@pytest.mark.rule("HW-MARKET-05", "HW-EX-16")
def test_a_good_of_the_fate_deck_goes_to_the_only_legal_hexagon() -> None:
    table = position(fate=fate_cards(good=6)[:1], **EXAMPLE)
    play(table, "trade fate")
    assert table.row()[GOODS : GOODS + 3] == [5, 4, 6]
    assert table.attributes() == {"renown": 1}
    assert table.pool() == {}
    assert [table.pool(seat) for seat in (1, 2)] == [{}, {}]
    assert table.s.discard[-1] in fate_cards(good=6)


@pytest.mark.rule("HW-MARKET-03", "HW-MARKET-05", "HW-EX-17")
def test_a_repeated_good_of_a_neighbour_pays_the_neighbour_and_gives_no_renown() -> None:
    table = position(**EXAMPLE)
    play(table, "trade right")
    assert table.pool() == {}
    assert table.pool(2) == {"resource": 1}
    assert table.attributes() == {}
    assert table.row()[GOODS + 2] == 4


@pytest.mark.rule("HW-MARKET-01")
def test_the_market_is_built_once_for_four_traders() -> None:
    table = position(traders=4, pool="2 servant, 2 builder, 4 resource")
    play(table, "build market")
    assert table.attributes() == {"renown": 1}
    assert table.pool() == {"servant": 1, "builder": 1, "resource": 2}
    assert refused(table, "build market") == "already-built market (HW-GEN-08)"


@pytest.mark.rule("HW-MARKET-02")
def test_any_number_of_goods_a_year_in_any_order_of_hexagons() -> None:
    table = position(built="market", traders=9, pool="3 resource", prospects=["fighter", "planner", "merchant"])
    play(table, "trade left")
    hexagons = [f"enter {name}" for name in ("h4", "h5a", "h5b", "h6a", "h6b", "h7", "h8", "h9")]
    assert offered(table) == hexagons
    play(table, "enter h9", "trade left", "enter h8", "trade left", "enter h6a")
    assert table.row()[GOODS : GOODS + 8] == [0, 0, 0, 1, 0, 0, 1, 1]
    assert table.pool() == {"servant": 1, "builder": 1}, "the hexagons at 8 and 9 pay on a repeated number too"


@pytest.mark.rule("HW-MARKET-02")
@pytest.mark.parametrize(("traders", "count"), [(3, 0), (4, 1), (5, 3), (6, 5), (7, 6), (8, 7), (9, 8)])
def test_hexagons_open_by_traders(traders: int, count: int) -> None:
    table = position(built="market", traders=traders, pool="9 resource")
    if count == 0:
        assert refused(table, "trade fate") == "hexagon-level traders 4 3 (HW-MARKET-02)"
        return
    for _ in range(count):
        play(table, "trade left")
        if table.waiting() == "EnterGood":
            play(table, offered(table)[0])
    if traders < 9:
        assert refused(table, "trade left") == f"hexagon-level traders {traders + 1} {traders} (HW-MARKET-02)"
    else:
        assert refused(table, "trade left") == "boxes-used market (HW-GEN-14)"


@pytest.mark.rule("HW-MARKET-03")
def test_the_own_prospect_card_is_no_source() -> None:
    table = position(built="market", traders=4, pool="1 resource")
    assert offered(table, "trade") == ["trade fate", "trade left", "trade right"]
    assert refused(table, "trade own") == "own-good (HW-MARKET-03)"
    assert refused(table, "trade first-neutral") == "no-good-there first-neutral (HW-MARKET-03)"


@pytest.mark.rule("HW-MARKET-03")
def test_the_fate_decks_good_is_the_number_of_the_flipped_card() -> None:
    for good in range(1, 7):
        table = position(built="market", traders=4, pool="1 resource", fate=fate_cards(good=good))
        play(table, "trade fate")
        assert table.row()[GOODS] == good


@pytest.mark.rule("HW-MARKET-04")
def test_a_paid_neighbour_may_use_the_resource_in_the_same_year() -> None:
    table = position(built="market", traders=4, pool="1 resource")
    arrange(table, 1, fort=1)
    assert refused(table, "fill wall resource", seat=1) == "short-of resource 1 (HW-GEN-13)"
    play(table, "trade left")
    play(table, "fill wall resource", seat=1)
    assert table.count("wall", seat=1) == 1


@pytest.mark.rule("HW-MARKET-04", "HW-GEN-09")
def test_paying_a_neighbour_who_has_ended_reopens_their_year() -> None:
    table = position(2, built="market", traders=4, pool="1 resource")
    play(table, "end-year", seat=1)
    assert asides(table, seat=1) == ["resume-year"]
    play(table, "trade left")
    assert table.waiting(1) == "TakeAction"
    assert [event[:3] for event in table.events("paid-neighbour")] == [("paid-neighbour", 0, 1)]
    play(table, "end-year")
    assert table.s.year == 2, "the year waits for the reopened player"
    play(table, "end-year", seat=1)
    assert table.s.year == 3


@pytest.mark.rule("HW-MARKET-05", "HW-DV-05")
def test_different_goods_bring_one_one_one_two_two_three_renown() -> None:
    table = position(built="market", traders=9, pool="7 resource")
    gains = []
    for good, hexagon in zip((1, 2, 3, 4, 5, 6, 6), ("h4", "h5a", "h5b", "h6a", "h6b", "h7", "h8"), strict=True):
        before = table.count("renown")
        table.s.fate = fate_cards(good=good)[:1]
        table.s.discard = [card for card in range(48) if card not in table.s.fate]
        play(table, "trade fate", f"enter {hexagon}")
        gains.append(table.count("renown") - before)
    assert gains == [1, 1, 1, 2, 2, 3, 0]
    assert table.count("renown") == 10
    assert table.pool() == {"civilian": 3, "servant": 1}


@pytest.mark.rule("HW-MARKET-06")
def test_the_hexagon_is_chosen_after_the_number_is_known_and_must_be_filled() -> None:
    table = position(built="market", traders=5, pool="1 resource, 1 servant", fate=fate_cards(good=6), goods={"h5a": 6})
    play(table, "trade fate")
    assert table.events("traded") == [("traded", 0, 0, 6)]
    assert GAME.prompts(table.s, 0) == [("enter-good", 6)]
    assert offered(table) == ["enter h4", "enter h5b"]
    assert refused(table, "enter h5a") == "hexagon-filled h5a (HW-GEN-08)"
    assert refused(table, "enter h6a") == "hexagon-level traders 6 5 (HW-MARKET-02)"
    assert refused(table, "fill mining servant") == "finish-first (HW-GEN-03)"
    play(table, "enter h5b")
    assert table.row()[GOODS : GOODS + 3] == [0, 6, 6]

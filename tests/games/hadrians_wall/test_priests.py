"""Temples, baths and courthouse."""

from __future__ import annotations

import pytest

from games.hadrians_wall.helpers import offered, play, position, refused
from ludoteka.games.hadrians_wall.numbers import BRIBE_YEARS, RULING_YEARS, TEMPLE_FAVOURS

WORKERS = ("soldier", "builder", "servant", "civilian")


@pytest.mark.rule("HW-TEMPLE-02")
@pytest.mark.parametrize("worker", WORKERS)
def test_any_worker_fills_a_temple_box(worker: str) -> None:
    table = position(built="small-temple", priests=1, pool="1 soldier, 1 builder, 1 servant, 1 civilian, 1 resource")
    assert offered(table, "fill")[-4:] == [f"fill small-temple {each}" for each in WORKERS]
    play(table, f"fill small-temple {worker}")
    assert table.count("small-temple") == 1
    assert table.count(worker) == 0
    assert refused(table, "fill small-temple resource") == "wrong-payment small-temple resource (HW-GEN-13)"


@pytest.mark.rule("HW-TEMPLE-02", "HW-TEMPLE-03")
@pytest.mark.parametrize(
    ("temple", "before", "rows"),
    [("small", (0, 0, 0), (1,)), ("medium", (2, 0, 0), (3, 5, 6)), ("large", (2, 6, 0), (6, 8, 9))],
)
def test_rows_need_rising_priests_and_every_second_box_gives_piety(
    temple: str, before: tuple[int, int, int], rows: tuple[int, ...]
) -> None:
    built = "small-temple medium-temple large-temple"
    place = ("small", "medium", "large").index(temple)
    for number, value in enumerate(rows):
        temples = list(before)
        temples[place] = 2 * number
        short = position(built=built, priests=value - 1, temples=tuple(temples), pool="2 soldier")
        assert (
            refused(short, f"fill {temple}-temple soldier") == f"row-level priests {value} {value - 1} (HW-TEMPLE-02)"
        )
        table = position(built=built, priests=value, temples=tuple(temples), pool="2 soldier")
        play(table, f"fill {temple}-temple soldier")
        assert table.attributes() == {}
        play(table, f"fill {temple}-temple soldier")
        assert table.attributes() == {"piety": 1}
        assert table.row()[TEMPLE_FAVOURS] == (number == len(rows) - 1)


@pytest.mark.rule("HW-TEMPLE-03", "HW-EX-23")
def test_the_fourth_box_of_the_medium_temple() -> None:
    table = position(
        built="small-temple medium-temple", temples=(2, 3, 0), priests=5, pool="1 civilian", temple_favours=1
    )
    play(table, "fill medium-temple civilian")
    assert table.attributes() == {"piety": 1}
    assert table.row()[TEMPLE_FAVOURS] == 1


@pytest.mark.rule("HW-TEMPLE-04")
def test_a_temple_is_filled_only_after_the_smaller_one() -> None:
    table = position(built="small-temple medium-temple", temples=(1, 0, 0), priests=9, pool="3 servant")
    assert refused(table, "fill medium-temple servant") == "temple-not-filled small-temple 1 (HW-TEMPLE-04)"
    play(table, "fill small-temple servant", "fill medium-temple servant")
    large = position(built="small-temple medium-temple large-temple", temples=(2, 4, 0), priests=9, pool="1 servant")
    assert refused(large, "fill large-temple servant") == "temple-not-filled medium-temple 2 (HW-TEMPLE-04)"


@pytest.mark.rule("HW-TEMPLE-01", "HW-TEMPLE-04")
def test_building_does_not_need_the_smaller_temple_filled() -> None:
    table = position(priests=6, pool="4 servant, 3 builder, 5 resource")
    play(table, "build small-temple", "build medium-temple", "build large-temple")
    assert table.attributes() == {"piety": 3}
    assert table.pool() == {"servant": 1}, "all paid, and piety's third box gave a servant"


@pytest.mark.rule("HW-TEMPLE-05")
def test_the_last_box_of_a_temple_brings_a_favour_besides_the_piety() -> None:
    table = position(built="small-temple", priests=1, temples=(1, 0, 0), pool="1 soldier")
    play(table, "fill small-temple soldier")
    assert table.attributes() == {"piety": 1}
    assert table.row()[TEMPLE_FAVOURS] == 1
    assert table.events("favour-earned") == [("favour-earned", 0)]


@pytest.mark.rule("HW-DV-06", "HW-TEMPLE-01", "HW-TEMPLE-05")
def test_building_and_filling_all_temples() -> None:
    table = position(priests=9, pool="4 servant, 3 builder, 5 resource, 14 soldier")
    for temple, boxes in (("small", 2), ("medium", 6), ("large", 6)):
        play(table, f"build {temple}-temple", *[f"fill {temple}-temple soldier"] * boxes)
    assert table.attributes() == {"piety": 10}
    assert table.pool() == {"servant": 3}
    assert table.row()[TEMPLE_FAVOURS] == 3


# -- baths --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HW-BATHS-01")
def test_the_baths_can_be_built_without_disdain() -> None:
    table = position(apparitores=3, pool="2 servant, 1 builder, 2 resource")
    play(table, "build baths")
    assert (table.pool(), table.attributes()) == ({}, {"renown": 1})
    assert refused(position(apparitores=2), "build baths") == "baths-level apparitores 3 2 (HW-BATHS-01)"


@pytest.mark.rule("HW-BATHS-02")
@pytest.mark.parametrize(
    ("bribe", "value", "price"), [("b3", 3, 1), ("b4", 4, 1), ("b5", 5, 2), ("b6", 6, 2), ("b7", 7, 3), ("b8", 8, 3)]
)
def test_each_bribe_has_its_value_and_price(bribe: str, value: int, price: int) -> None:
    table = position(year=5, built="baths", apparitores=value, disdain=2, pool=f"{price} resource")
    play(table, f"bribe {bribe}")
    assert table.pool() == {}
    assert table.disdain() == 1
    assert table.row()[BRIBE_YEARS + value - 3] == 5
    short = position(built="baths", apparitores=value - 1, disdain=2, pool="9 resource")
    assert refused(short, f"bribe {bribe}") == f"bribe-level apparitores {value} {value - 1} (HW-BATHS-02)"
    poor = position(built="baths", apparitores=value, disdain=2, resource=price - 1)
    assert refused(poor, f"bribe {bribe}") == "short-of resource 1 (HW-GEN-13)"


@pytest.mark.rule("HW-BATHS-02", "HW-EX-24")
def test_two_bribes_of_a_later_year() -> None:
    table = position(year=4, built="baths", apparitores=5, bribes={"b3": 3}, disdain=3, forgiven=1, pool="9 resource")
    play(table, "bribe b4")
    assert table.count("resource") == 8
    play(table, "bribe b5")
    assert table.count("resource") == 6
    assert table.disdain() == 0
    assert offered(table, "bribe") == []


@pytest.mark.rule("HW-BATHS-02", "HW-DV-17")
def test_a_third_bribe_in_a_year_is_refused() -> None:
    table = position(built="baths", apparitores=8, disdain=3, pool="9 resource")
    play(table, "bribe b3", "bribe b4")
    assert table.count("resource") == 7
    assert table.disdain() == 1
    assert refused(table, "bribe b5") == "bribes-this-year 2 (HW-BATHS-02)"


@pytest.mark.rule("HW-BATHS-03")
def test_without_active_disdain_there_is_nothing_to_bribe_away() -> None:
    table = position(built="baths", apparitores=8, disdain=2, forgiven=2, pool="9 resource")
    assert refused(table, "bribe b3") == "no-disdain (HW-BATHS-03)"


@pytest.mark.rule("HW-BATHS-03")
def test_the_disdain_of_the_last_year_stays() -> None:
    table = position(1, year=6, built="baths", apparitores=8, pool="9 resource")
    play(table, "end-year")
    assert table.s.places == [1]
    assert table.disdain() == 4


# -- courthouse ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("HW-COURT-01")
def test_the_courthouse_needs_four_apparitores() -> None:
    table = position(apparitores=4, pool="2 servant, 1 builder, 2 resource")
    play(table, "build courthouse")
    assert (table.pool(), table.attributes()) == ({}, {"renown": 1})
    short = position(apparitores=3)
    assert refused(short, "build courthouse") == "courthouse-level apparitores 4 3 (HW-COURT-01)"


@pytest.mark.rule("HW-COURT-02")
@pytest.mark.parametrize(
    ("side", "values", "cost", "gained"),
    [
        ("left", (4, 5, 6), "", {"servant": 1}),
        ("centre", (5, 6, 7), "1 builder", {"servant": 2}),
        ("right", (6, 7, 8), "1 servant", {"builder": 1}),
    ],
)
def test_rulings_by_column(side: str, values: tuple[int, ...], cost: str, gained: dict[str, int]) -> None:
    place = ("left", "centre", "right").index(side)
    for made, value in enumerate(values):
        years = tuple(range(1, made + 1))
        short = position(year=5, built="courthouse", apparitores=value - 1, rulings={side: years}, pool=cost)
        assert refused(short, f"rule {side}") == f"ruling-level apparitores {value} {value - 1} (HW-COURT-02)"
        table = position(year=5, built="courthouse", apparitores=value, rulings={side: years}, pool=cost)
        play(table, f"rule {side}")
        assert table.pool() == gained
        assert table.row()[RULING_YEARS + 3 * place + made] == 5
        assert refused(table, f"rule {side}").startswith(("ruling-this-year", "rulings-made"))


@pytest.mark.rule("HW-COURT-02", "HW-EX-25")
def test_the_rulebooks_courthouse() -> None:
    table = position(
        year=4,
        built="courthouse",
        apparitores=7,
        rulings={"left": (2, 3), "centre": (3, 4), "right": (2,)},
        pool="1 servant, 1 builder",
    )
    assert offered(table, "rule") == ["rule left", "rule right"]
    assert refused(table, "rule centre") == "ruling-this-year centre (HW-COURT-02)"

"""Diplomats and scouts."""

from __future__ import annotations

import pytest

from games.hadrians_wall.helpers import GAME, arrange, offered, play, position, refused
from ludoteka.games.hadrians_wall.numbers import COHORT_FAVOURS, MAP, SERVES
from ludoteka.games.hadrians_wall.rules.scouts import draw_pattern

EXAMPLE = [
    "r2c5 r3c3 r3c4 r3c5",
    "r4c2 r4c3 r4c4 r4c5",
]


@pytest.mark.rule("HW-DIPLO-01")
@pytest.mark.parametrize(("hired", "value"), [((), 1), (("left",), 3), (("left", "right"), 6)])
def test_diplomats_need_one_three_six_patricians(hired: tuple[str, ...], value: int) -> None:
    serving = dict.fromkeys(hired, (2, 0))
    table = position(patricians=value, diplomats=serving, pool="1 servant, 1 soldier, 2 resource")
    play(table, "diplomat")
    assert table.pool() == {}
    assert table.attributes() == {"valour": 1}
    short = position(patricians=value - 1, diplomats=serving)
    assert refused(short, "diplomat") == f"diplomat-level patricians {value} {value - 1} (HW-DIPLO-01)"


@pytest.mark.rule("HW-DIPLO-02")
def test_a_diplomat_serves_a_cohort_chosen_at_once() -> None:
    table = position(patricians=1, pool="1 servant, 1 soldier, 2 resource")
    play(table, "diplomat")
    assert offered(table) == ["serve left", "serve centre", "serve right"]
    assert refused(table, "end-year") == "finish-first (HW-GEN-03)"
    play(table, "serve centre")
    assert table.row()[COHORT_FAVOURS : COHORT_FAVOURS + 3] == [0, 2, 0]
    assert table.waiting() == "TakeAction"


@pytest.mark.rule("HW-DIPLO-02", "HW-EX-26")
def test_the_second_diplomat_serves_another_cohort_and_the_third_waits() -> None:
    table = position(patricians=5, diplomats={"right": (1, 1)}, pool="2 servant, 2 soldier, 4 resource")
    play(table, "diplomat")
    assert offered(table) == ["serve left", "serve centre"]
    assert refused(table, "serve right") == "served-already right (HW-DIPLO-02)"
    play(table, "serve left")
    assert refused(table, "diplomat") == "diplomat-level patricians 6 5 (HW-DIPLO-01)"


@pytest.mark.rule("HW-DIPLO-02")
def test_the_third_diplomat_has_no_choice() -> None:
    serving = {"right": (0, 2), "left": (2, 0)}
    table = position(patricians=6, diplomats=serving, pool="1 servant, 1 soldier, 2 resource")
    play(table, "diplomat")
    assert table.waiting() == "TakeAction"
    assert table.row()[COHORT_FAVOURS : COHORT_FAVOURS + 3] == [2, 2, 0]
    assert table.row()[SERVES : SERVES + 3] == [3, 1, 2]


# -- scouts -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("HW-SCOUT-01")
def test_five_scouts_need_rising_patricians_and_a_soldier_each() -> None:
    rides: list[str] = []
    for value, cells in zip(
        (2, 4, 5, 7, 9),
        (
            "r1c1 r1c2 r1c3 r1c4",
            "r2c1 r2c2 r2c3 r2c4",
            "r3c1 r3c2 r3c3 r3c4",
            "r4c1 r4c2 r4c3 r4c4",
            "r1c5 r2c5 r3c5 r4c5",
        ),
        strict=True,
    ):
        short = position(patricians=value - 1, scouted=list(rides), prospects=["ranger"], pool="1 soldier")
        assert refused(short, "scout own") == f"scout-level patricians {value} {value - 1} (HW-SCOUT-01)"
        table = position(patricians=value, scouted=list(rides), prospects=["ranger"], pool="1 soldier")
        play(table, "scout own", f"place {cells}")
        assert table.count("soldier") == (1 if value == 9 else 0), "paid; four rows at once fill valour's third box"
        rides.append(cells)
    done = position(patricians=9, scouted=rides, prospects=["ranger"], pool="1 soldier")
    assert refused(done, "scout own") == "boxes-used scouts (HW-GEN-14)"


@pytest.mark.rule("HW-SCOUT-01")
def test_scouts_have_no_yearly_limit() -> None:
    table = position(patricians=9, prospects=["fighter"], pool="3 soldier")
    play(table, "scout own", "place r1c1 r1c2 r2c1 r2c2", "scout own", "place r3c1 r3c2 r4c1 r4c2")
    assert "scout own" in offered(table)


@pytest.mark.rule("HW-SCOUT-02")
def test_patterns_come_from_the_own_card_or_a_neighbours_who_is_paid() -> None:
    table = position(4, patricians=9, prospects=["fighter", "ranger", "engineer", "aristocrat"], pool="3 soldier")
    assert offered(table, "scout") == ["scout own", "scout left", "scout right"]
    play(table, "scout own", "place r1c1 r1c2 r2c1 r2c2")
    assert [table.pool(seat).get("soldier", 0) for seat in range(4)] == [2, 0, 0, 0]
    play(table, "scout left")
    assert table.pool(1) == {}, "the soldier is paid when the pattern is placed"
    play(table, "place r1c5 r2c5 r3c5 r4c5")
    assert table.pool(1) == {"soldier": 1}
    play(table, "fill guard soldier", "cohort left", seat=1)
    play(table, "scout left", "place r1c4 r2c4 r3c4 r4c4")
    assert table.pool(1) == {"soldier": 1}, "the same pattern again"
    assert refused(table, "scout fate") == "no-pattern-there fate (HW-SCOUT-02)"


@pytest.mark.rule("HW-SCOUT-02", "HW-GEN-09")
def test_a_pattern_reopens_the_year_of_a_neighbour_who_has_ended() -> None:
    table = position(3, patricians=2, prospects=["fighter", "fighter", "fighter"], pool="1 soldier")
    play(table, "end-year", seat=2)
    play(table, "scout right", "place r1c1 r1c2 r2c1 r2c2")
    assert table.waiting(2) == "TakeAction"
    assert table.pool(2) == {"soldier": 1}


SHAPES = {
    # the card that shows it, how many ways it lies on the empty map
    "ranger": 13,
    "fighter": 12,
    "aristocrat": 34,
    "trainer": 34,
    "defender": 68,
}


@pytest.mark.rule("HW-SCOUT-03")
@pytest.mark.parametrize("card", SHAPES)
def test_a_pattern_may_be_turned_and_mirrored_but_stays_on_the_map(card: str) -> None:
    table = position(patricians=2, prospects=[card], pool="1 soldier")
    play(table, "scout own")
    placings = offered(table)
    assert len(placings) == len(set(placings)) == SHAPES[card]
    for text in placings:
        cells = [(int(cell[1]), int(cell[3])) for cell in text.split()[1:]]
        assert all(1 <= row <= 4 and 1 <= column <= 5 for row, column in cells)


@pytest.mark.rule("HW-SCOUT-03")
def test_a_pattern_covers_empty_cells_only_and_need_not_touch_others() -> None:
    table = position(patricians=4, prospects=["fighter"], scouted=["r1c1 r1c2 r2c1 r2c2"], pool="1 soldier")
    play(table, "scout own")
    assert refused(table, "place r1c2 r1c3 r2c2 r2c3") == "cell-filled r1c2 (HW-SCOUT-03)"
    assert refused(table, "place r1c3 r1c4 r1c5 r2c3") == "not-the-pattern o (HW-SCOUT-03)"
    assert refused(table, "end-year") == "finish-first (HW-GEN-03)"
    assert "place r3c4 r3c5 r4c4 r4c5" in offered(table)


@pytest.mark.rule("HW-SCOUT-04", "HW-SCOUT-02", "HW-EX-27")
def test_the_rulebooks_third_scout() -> None:
    table = position(3, patricians=5, prospects=["fighter", "trainer", "ranger"], scouted=EXAMPLE, pool="1 soldier")
    play(table, "scout left", "place r2c2 r3c1 r3c2 r4c1")
    assert table.pool() == {"servant": 1, "resource": 1}
    assert table.pool(1) == {"soldier": 1}
    assert table.attributes() == {"valour": 2}


@pytest.mark.rule("HW-SCOUT-04")
def test_the_map_has_five_resources_and_two_servants_and_rows_give_valour() -> None:
    table = position()
    gains = {}
    for cell in range(20):
        draw_pattern(table.s, 0, table.row(), [cell])
        table.row()[33] = 0
        if table.pool():
            gains[f"r{cell // 5 + 1}c{cell % 5 + 1}"] = next(iter(table.pool()))
        table.row()[:5] = [0] * 5
    assert gains == {
        "r1c1": "resource",
        "r1c5": "resource",
        "r2c2": "servant",
        "r2c4": "servant",
        "r3c5": "soldier",  # the third row's valour fills a box with a soldier
        "r4c1": "resource",
        "r4c3": "resource",
        "r4c5": "resource",
    }
    assert table.attributes() == {"valour": 4}
    assert table.row()[MAP] == (1 << 20) - 1


@pytest.mark.rule("HW-SCOUT-04")
def test_columns_give_nothing_at_once() -> None:
    table = position(patricians=2, prospects=["ranger"], pool="1 soldier")
    play(table, "scout own", "place r1c3 r2c3 r3c3 r4c3")
    assert table.attributes() == {}
    assert table.pool() == {"resource": 1}


@pytest.mark.rule("HW-SCOUT-05")
def test_a_pattern_that_fits_nowhere_cannot_be_used() -> None:
    rides = ["r1c1 r1c2 r2c1 r2c2", "r3c1 r3c2 r4c1 r4c2", "r1c4 r1c5 r2c4 r2c5"]
    table = position(3, patricians=7, prospects=["ranger", "fighter", "architect"], scouted=rides, pool="1 soldier")
    assert offered(table, "scout") == ["scout own", "scout left", "scout right"]
    arrange(table, 0, scouted=[*rides, "r1c3 r2c3 r3c3 r4c3"], patricians=9)
    assert offered(table, "scout") == ["scout left"]
    assert refused(table, "scout own") == "pattern-does-not-fit i (HW-SCOUT-05)"
    assert GAME.why_not(table.s, 0, GAME.parse("scout left")) is None

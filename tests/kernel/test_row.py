"""Rows hold what was put into them, and nothing of what was there before."""

from __future__ import annotations

import pytest

from ludoteka.kernel.row import READY, Row, add_numbers, add_zeros


def row_of(width: int) -> Row:
    return Row(0, memoryview(bytearray(4 * width)).cast("f"), 3)


def test_a_part_takes_the_place_of_what_it_held() -> None:
    row = row_of(8)
    for values in ([1, 2, 3], [1, 5, 3], [4], [], [0, 7, 0, -1], [2]):
        row.put(0, 2, values)
        wanted = [0, 0, *values, *[0] * (6 - len(values))]
        assert list(row.cells) == wanted


def test_numbers_and_columns_of_any_size_are_written() -> None:
    row = row_of(READY + 4)
    row.put(0, READY - 1, [READY - 1, READY, -READY])
    assert list(row.cells[READY - 2 :]) == [0, READY - 1, READY, -READY, 0, 0]


@pytest.mark.parametrize("count", [-7, -1, 0])
def test_no_zeros_are_added_where_no_room_is_left(count: int) -> None:
    out = [3]
    add_zeros(out, count)
    assert out == [3]


def test_a_list_is_cut_to_its_room() -> None:
    out: list[int] = []
    add_numbers(out, [5, 6, 7], 2)
    assert out == [3, 5, 6]

from __future__ import annotations

import re

import msgspec
import pytest

from envs.tables import SHORT, named, positions, setting
from ludoteka.envs.layout import Layout, Parts
from ludoteka.envs.shapes import Seen, Shapes, kept_shapes, paths_of, shapes_of
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.phrase import Kind, Lexicon
from ludoteka.kernel.registry import game_ids, load_game


class Card(msgspec.Struct):
    name: str
    cost: int | None


class Table(msgspec.Struct):
    open: bool
    hand: list[Card]
    top: str | None
    stock: dict[str, int]
    at: tuple[int, float]


LEXICON = Lexicon([Kind("suit", ["cups", "swords"]), Kind("name", ["ace", "king", "page"])], [], [], [])
SHAPES = Shapes({"hand": 2}, {"hand[].name": "name", "top": ["ace", "king"]}, {"stock": "suit"})
COLUMNS = [
    "open", "hand#", "hand[0].name", "hand[0].cost?", "hand[0].cost", "hand[1].name", "hand[1].cost?", "hand[1].cost",
    "top", "stock{cups}?", "stock{cups}", "stock{swords}?", "stock{swords}", "at[0]", "at[1]",
]  # fmt: skip


def row(view: Table) -> list[float]:
    out: list[float] = []
    Parts(SHAPES, LEXICON).part(msgspec.inspect.type_info(Table), "").write(view, out)
    return out


def test_every_kind_of_field_has_its_columns() -> None:
    part = Parts(SHAPES, LEXICON).part(msgspec.inspect.type_info(Table), "")
    assert [column.name.removeprefix(".") for column in part.columns] == COLUMNS
    full = Table(True, [Card("king", None), Card("page", 3)], "ace", {"swords": 7}, (4, 0.5))
    assert row(full) == [1, 2, 2, 0, 0, 3, 1, 3, 1, 0, 0, 1, 7, 4, 0.5]
    empty = Table(False, [], None, {}, (0, 0.0))
    assert row(empty) == [0] * len(COLUMNS)


def test_what_does_not_fit_is_left_out_but_counted() -> None:
    crowded = Table(False, [Card("ace", 1)] * 5, "joker", {}, (0, 0.0))
    assert row(crowded) == [0, 5, 1, 1, 1, 1, 1, 1, 3, 0, 0, 0, 0, 0, 0]


def test_shapes_have_room_beyond_what_was_seen() -> None:
    seen = Seen()
    for hand in ([Card("ace", 1)] * 8, [Card("ace", 1)] * 5, []):
        seen.look(Table(False, hand, "other/text", {"cups": 1}, (0, 0.0)), "")
    assert shapes_of(seen, LEXICON) == Shapes({"hand": 11}, {"hand[].name": "name", "top": []}, {"stock": "suit"})


@pytest.mark.parametrize(("game", "players"), named(SHORT))
def test_rows_fit_their_layout_and_lose_nothing(game: str, players: int) -> None:
    table = setting(game, players)
    for position in positions(table, "rows", 30):
        for seat in range(players):
            values = position.row(seat)
            assert len(values) == table.layout.width
            assert values[0] == float(seat == position.asked)
            for column, value in zip(table.layout.columns, values, strict=True):
                if column.kind == "word" and column.words:
                    assert value <= len(column.words), column.name
                elif column.kind == "flag":
                    assert value in (0, 1), column.name
                elif column.kind == "length":
                    shapes, path = table.layout.shapes, path_of(column.name)
                    assert value <= (shapes.lists | shapes.tables)[path], column.name


def path_of(length: str) -> str:
    """The path of the list whose length a column holds."""
    return re.sub(r"\{[^}]*\}", "{}", re.sub(r"\[\d+\]", "[]", length.removesuffix("#")))


@pytest.mark.parametrize(("game", "players"), named(SHORT))
def test_rows_and_masks_hold_nothing_that_the_seat_cannot_know(game: str, players: int) -> None:
    table = setting(game, players)
    for number, position in enumerate(positions(table, "secrets", 64)):
        if number % 4:
            continue
        for seat in range(players):
            shown, told = position.row(seat), list(position.open()) if seat == position.asked else []
            twin = position.copy()
            twin.state = table.game.resample(position.state, seat, Chance.of("secrets", "resample", number))
            twin.offers = None
            assert twin.row(seat) == shown
            assert (list(twin.open()) if seat == twin.asked else []) == told


def test_secrets_do_differ_between_the_positions_that_look_alike() -> None:
    """The test above would prove nothing if resampling left everything in place."""
    table = setting("lords_of_hellas", 4)
    *_, position = positions(table, "secrets", 60)
    twin = position.copy()
    twin.state = table.game.resample(position.state, 0, Chance.of("secrets", "resample", 1))
    assert twin.row(1) != position.row(1)


@pytest.mark.parametrize("name", game_ids())
def test_the_kept_shapes_know_every_list_and_table_of_the_view(name: str) -> None:
    """If this fails, the View has changed: `python -m ludoteka.envs.shapes GAME` writes its shapes anew."""
    game = load_game(name)
    shapes = kept_shapes(game)
    assert shapes is not None
    lists, keys = paths_of(msgspec.inspect.type_info(game.view_type()))
    assert lists == sorted(shapes.lists)
    assert keys == sorted(shapes.keys)
    names = [column.name for column in Layout(game).columns]
    assert len(set(names)) == len(names)


def test_a_game_without_kept_shapes_is_probed() -> None:
    layout = Layout(load_game("teaching:load"))
    assert layout.width > 10
    assert layout.columns[1].words == tuple(sorted(layout.game.lexicon.prompts))
    assert layout.fingerprint() == Layout(load_game("teaching:load")).fingerprint()

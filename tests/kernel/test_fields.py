"""Fields are declared once, as annotations: what a class declares is what is saved, copied and filled."""

from __future__ import annotations

from typing import ClassVar

import pytest

from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.codec import Codec
from ludoteka.kernel.errors import BadRecord
from ludoteka.kernel.fields import fields_of, filled
from ludoteka.kernel.state import State


class Fleet:
    """A part of a State."""

    area: int
    stack: list[int]
    """Named like a field of every State, and saved all the same."""
    __slots__ = tuple(__annotations__)


class Harbour(Fleet):
    """A part with a field more."""

    name: str
    __slots__ = tuple(__annotations__)


class Sea(State):
    """A State that declares its fields."""

    facts: object
    fleets: list[Fleet]
    wind: int
    storm: bool
    """Whether the wind is a storm: worked out, not saved."""
    __slots__ = tuple(__annotations__)

    unsaved: ClassVar[tuple[str, ...]] = ("storm",)

    def relink(self) -> None:
        self.storm = self.wind > 8


class Ship:
    """A figure as the rules read it."""

    id: str
    speed: int
    number: int


class Printed:
    """An entry as the content has it."""

    id = "trireme"
    speed = 3
    colour = "red"


CODEC = Codec(Sea, [], parts=[Fleet, Harbour])


def sea(wind: int = 5) -> Sea:
    fleet = Fleet()
    fleet.area = 4
    fleet.stack = [1, 2]
    s = Sea(2)
    s.facts = "printed"
    s.fleets = [fleet]
    s.wind = wind
    s.relink()
    return s


def test_fields_come_in_the_order_they_are_declared_inherited_ones_last() -> None:
    assert fields_of(Fleet) == ("area", "stack")
    assert fields_of(Sea)[:3] == ("facts", "fleets", "wind")
    assert "unsaved" not in fields_of(Sea)
    assert fields_of(Harbour) == ("name", "area", "stack")


def test_a_state_of_a_game_declares_the_same_fields_on_both_builds() -> None:
    own = tuple(name for name in fields_of(Frontier) if name not in fields_of(State))
    assert own[:4] == ("facts", "difficulty", "year", "phase")
    assert "seats" in fields_of(State)


def test_declared_fields_are_saved_and_loaded_and_the_facts_are_put_back() -> None:
    saved = CODEC.to_json(sea())
    assert b"printed" not in saved
    twin = CODEC.from_json(saved, "printed anew")
    assert isinstance(twin, Sea)
    assert (twin.seats, twin.wind, twin.facts) == (2, 5, "printed anew")
    assert (twin.fleets[0].area, twin.fleets[0].stack) == (4, [1, 2])
    assert twin.stack is twin.agenda
    assert CODEC.to_json(twin) == saved


@pytest.mark.parametrize("wind", [5, 9])
def test_what_is_not_saved_is_worked_out_after_loading(wind: int) -> None:
    saved = CODEC.to_json(sea(wind))
    assert b"storm" not in saved
    twin = CODEC.from_json(saved, None)
    assert isinstance(twin, Sea)
    assert twin.storm is (wind > 8)


def test_a_saved_state_that_lacks_a_declared_field_is_refused_by_its_name() -> None:
    saved = CODEC.to_json(sea()).replace(b'"wind":5,', b"")
    with pytest.raises(BadRecord, match="wind"):
        CODEC.from_json(saved, None)


def test_figures_are_filled_from_the_entry_and_from_what_is_given() -> None:
    ship = filled(Ship, Printed(), number=7)
    assert (ship.id, ship.speed, ship.number) == ("trireme", 3, 7)


def test_a_figure_that_the_entry_does_not_have_is_named() -> None:
    with pytest.raises(AttributeError, match="number"):
        filled(Ship, Printed())

"""Options: typed, with defaults, read from text or JSON, with clear errors."""

from __future__ import annotations

from typing import Literal

import pytest

from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.options import Options, describe_options, read_options


class Sample(Options, frozen=True):
    """Options of every type."""

    level: Literal["easy", "hard"] = "easy"
    rounds: Literal[3, 5] = 3
    fog: bool = False
    gold: int = 7
    name: str = "x"

    def __post_init__(self) -> None:
        if self.gold < 0:
            raise ValueError("gold: nobody begins in debt")


def test_defaults_stand_where_nothing_is_given() -> None:
    assert read_options(Sample, {}) == Sample()


def test_values_are_read_from_text_as_from_json() -> None:
    text = {"level": "hard", "rounds": "5", "fog": "true", "gold": "12", "name": "y"}
    plain = {"level": "hard", "rounds": 5, "fog": True, "gold": 12, "name": "y"}
    assert read_options(Sample, text) == read_options(Sample, plain) == Sample("hard", 5, True, 12, "y")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"colour": "red"}, "unknown option 'colour'; expected one of: level, rounds, fog, gold, name"),
        ({"level": "soft"}, "option level='soft': expected one of: easy, hard"),
        ({"rounds": "4"}, "option rounds='4': expected one of: 3, 5"),
        ({"fog": "maybe"}, "option fog='maybe': expected true or false"),
        ({"gold": "much"}, "option gold='much': expected a whole number"),
        ({"gold": -1}, "nobody begins in debt"),
    ],
)
def test_a_wrong_option_says_what_was_expected(given: dict[str, object], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        read_options(Sample, given)


def test_a_game_without_options_says_so() -> None:
    with pytest.raises(BadOption, match="none, this game has no options"):
        read_options(Options, {"fog": True})


def test_options_describe_themselves_for_menus() -> None:
    assert describe_options(Sample)[:3] == [
        {"name": "level", "default": "easy", "choices": ["easy", "hard"]},
        {"name": "rounds", "default": 3, "choices": [3, 5]},
        {"name": "fog", "default": False, "choices": [True, False]},
    ]


def test_the_content_may_say_which_values_an_option_takes() -> None:
    allowed = {"name": ("x", "y")}
    assert read_options(Sample, {"name": "y"}, allowed) == Sample(name="y")
    with pytest.raises(BadOption, match="option name='z': expected one of: x, y"):
        read_options(Sample, {"name": "z"}, allowed)
    row = next(row for row in describe_options(Sample, allowed) if row["name"] == "name")
    assert row["choices"] == ["x", "y"]

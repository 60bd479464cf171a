"""The registry: installed games by id, others by `module:function`."""

from __future__ import annotations

from importlib.metadata import EntryPoint, EntryPoints
from typing import Any

import pytest

from ludoteka.kernel import registry
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.registry import game_ids, load_game


@pytest.fixture
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if two games were installed."""
    points = EntryPoints(
        EntryPoint(name, "teaching:load", registry.GROUP) for name in ("smugglers", "pirates", "smugglers")
    )

    def entry_points(**wanted: Any) -> EntryPoints:
        return points.select(**wanted)

    monkeypatch.setattr(registry, "entry_points", entry_points)


@pytest.mark.usefixtures("installed")
def test_installed_games_are_listed_once_and_sorted() -> None:
    assert game_ids() == ["pirates", "smugglers"]


@pytest.mark.usefixtures("installed")
def test_a_game_is_loaded_by_its_id() -> None:
    assert load_game("smugglers").id == "teaching"


def test_a_game_that_is_not_installed_is_loaded_by_its_module() -> None:
    assert load_game("teaching:load").id == "teaching"


@pytest.mark.usefixtures("installed")
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("chess", "unknown game 'chess'; expected one of: pirates, smugglers$"),
        ("smuglers", "did you mean smugglers?"),
        ("nowhere:load", "unknown game 'nowhere:load': No module named 'nowhere'; expected module:function"),
        ("teaching:lode", "has no attribute 'lode'; expected module:function"),
        (":load", "expected module:function"),
    ],
)
def test_an_unknown_game_says_what_there_is(name: str, message: str) -> None:
    with pytest.raises(BadOption, match=message):
        load_game(name)

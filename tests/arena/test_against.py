"""Two ways to play side by side, what stands out, and packs in words."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.conftest import Run, home, run  # noqa: F401  # fixtures
from ludoteka.arena.against import compare, difference
from ludoteka.arena.balance import Balance, balance
from ludoteka.arena.intervals import Interval, wilson
from ludoteka.arena.packs import called, pack_names
from ludoteka.arena.page import page
from ludoteka.arena.run import run_series
from ludoteka.arena.series import new_series
from ludoteka.i18n import Words
from ludoteka.kernel.registry import load_game

TEACHING = "teaching:load"


@pytest.fixture(scope="module")
def ways() -> list[Balance]:
    """Short games and usual ones."""
    game = load_game(TEACHING)
    options: list[dict[str, object]] = [{"length": "short"}, {}]
    series = [new_series(TEACHING, ["random"], 2, each, "s", watched=True) for each in options]
    return [balance(run_series(each, 40), game) for each in series]


def test_the_interval_of_a_difference() -> None:
    same = wilson(50, 100)
    assert difference(same, same).holds(0.0)
    gap = difference(wilson(20, 100), wilson(60, 100))
    assert gap.value == pytest.approx(0.4)
    assert 0.26 < gap.low < 0.28 < 0.51 < gap.high < 0.52
    assert difference(Interval(5, 4, 6), Interval(9, 9, 9)) == Interval(4, 3, 5)


def test_equal_ways_to_play_differ_in_nothing(ways: list[Balance]) -> None:
    beside = compare(ways[0], ways[0])
    assert beside.pairs
    assert not any(pair.clear for pair in beside.pairs)
    assert all(pair.difference.value == 0 for pair in beside.pairs)


def test_longer_games_are_clearly_longer(ways: list[Balance]) -> None:
    (length,) = (pair for pair in compare(*ways).pairs if pair.group == "decisions")
    assert length.clear
    assert length.difference.low > 0
    (back,) = (pair for pair in compare(ways[1], ways[0]).pairs if pair.group == "decisions")
    assert back.difference.value == -length.difference.value


@pytest.mark.parametrize("language", ["en", "cs", "pl"])
def test_the_page_begins_with_what_stands_out(ways: list[Balance], language: str) -> None:
    game = load_game(TEACHING)
    text = page(ways[0], game, language, compare(*ways))
    assert text.index('id="standout"') < text.index('id="against"') < text.index('id="by-seat"')
    assert "ui-balance" not in text
    assert Words(language, game).option("length") in text
    assert 'id="against"' not in page(ways[0], game, language)


def test_a_pack_is_named_in_words(tmp_path: Path) -> None:
    pack = tmp_path / "cheap-market"
    pack.mkdir()
    (pack / "any.toml").write_text('[[building]]\nid = "market"\ncost = { resource = 1 }\n')
    game = load_game("hadrians_wall", [pack])
    assert called(pack) == "cheap market"
    assert pack_names([str(pack)], Words("en", game), game) == ["cheap market (market)"]


def test_balance_against_an_option(run: Run, tmp_path: Path) -> None:  # noqa: F811
    target = tmp_path / "page.html"
    words = ("balance", TEACHING, "--games", "2", "--option", "length=short", "--out", str(target))
    result = run(*words, "--against", "length=long")
    assert result.exit_code == 0, result.output
    assert 'id="against"' in target.read_text()
    assert len((tmp_path / "page.against.games" / "games.jsonl").read_text().splitlines()) == 2
    refused = run(*words, "--against", "no-such-folder")
    assert refused.exit_code == 2
    assert "--against no-such-folder: no such folder; expected a content pack, or an option" in refused.stderr

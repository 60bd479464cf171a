"""Every installed game keeps every law of the kit, in every seat count and mode.

One test for each game, mode and seed, so that the work can be shared between processes. Games are loaded once for each
process, when their first test runs. Of a game with very many modes the ordinary run takes one for every seat count;
the long run takes all. `LUDOTEKA_MODES=one` takes a single mode of each game, one made-up mode and fewer questions:
`make test` sets it for the pure build where the compiled build goes through all of them.
"""

from __future__ import annotations

import os
from functools import cache
from typing import Any

import msgspec
import pytest
from hypothesis import Phase, given, reject, settings
from hypothesis import strategies as st

from ludoteka.i18n import check_messages
from ludoteka.i18n.lessons import check_lessons
from ludoteka.kernel.conformance import (
    THOROUGH,
    Effort,
    applies,
    ask,
    check_rule_ids,
    conserves,
    copies,
    coverage,
    ends,
    lists,
    notation,
    round_trip,
    run_kit,
    secrets,
    teaches,
    words,
)
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game, Mode
from ludoteka.kernel.options import describe_options
from ludoteka.kernel.registry import game_ids, load_game

IDS = game_ids()
ONE = os.environ.get("LUDOTEKA_MODES") == "one"
MADE_UP = 1 if ONE else settings().max_examples
QUESTIONS = 1000 if ONE else 4000
SEEDS = ("1",)
EFFORT = Effort(every=90, most=20, few=3, save_every=5, changes=60)
QUICK = (ends, applies, lists, conserves, round_trip, copies, secrets, notation, words)
QUICKLY = Effort(every=100, most=12, save_every=20)
GAMES_FOR_COVERAGE = 1000
MANY_MODES = 20
TOO_LARGE_FOR_LUCK = {"heroes3"}
"""Random play does not reach all of these boxes; their own tests of `uses` show it with a curious bot."""

NO_SHRINKING = [Phase.reuse, Phase.generate]
"""A smaller seed is not a simpler game."""

needs_games = pytest.mark.skipif(not IDS, reason="no game is installed")


@cache
def game_of(name: str) -> Game[Any]:
    """A game, loaded once."""
    return load_game(name)


def ways() -> list[Any]:
    """Game, mode and seed of every test."""
    return [
        pytest.param(name, mode.name, seed, marks=() if mode.name in ordinary_modes(name) else pytest.mark.soak)
        for name in IDS
        for mode in game_of(name).modes()
        for seed in SEEDS
    ]


@cache
def ordinary_modes(name: str) -> frozenset[str]:
    """The modes of the ordinary run: all, or of very many the last of all and the first for each other seat count."""
    modes = game_of(name).modes()
    if ONE:
        return frozenset({modes[-1].name})
    if len(modes) < MANY_MODES:
        return frozenset(mode.name for mode in modes)
    chosen = {mode.seats: mode.name for mode in reversed(modes)}
    chosen[modes[-1].seats] = modes[-1].name
    return frozenset(chosen.values())


def mode_of(name: str, mode: str) -> Mode:
    """A mode by its name."""
    return next(way for way in game_of(name).modes() if way.name == mode)


@needs_games
@pytest.mark.parametrize(("name", "mode", "seed"), ways())
def test_it_keeps_every_law(name: str, mode: str, seed: str) -> None:
    run_kit(game_of(name), mode_of(name, mode), [seed], msgspec.structs.replace(EFFORT, loader=name))


@needs_games
@pytest.mark.parametrize("name", IDS)
@settings(phases=NO_SHRINKING, max_examples=MADE_UP)
@given(data=st.data())
def test_it_does_so_whatever_the_seats_options_and_seed(name: str, data: st.DataObject) -> None:
    game = game_of(name)
    mode = data.draw(modes(game))
    try:
        game.start(mode.seats, game.read_options(mode.options))
    except BadOption:
        reject()
    run_kit(game, mode, [str(data.draw(st.integers(0, 2**32), label="seed"))], QUICKLY, QUICK)


def modes(game: Game[Any]) -> st.SearchStrategy[Mode]:
    """Any seat count with any options."""
    choices: dict[str, Any] = {row["name"]: row["choices"] for row in describe_options(game.options_type)}  # type: ignore[misc]
    options = {option: st.sampled_from(values) for option, values in choices.items() if values}
    return st.builds(
        Mode, st.just("any"), st.sampled_from(game.seat_counts), st.fixed_dictionaries({}, optional=options)
    )


@needs_games
@pytest.mark.parametrize("name", IDS)
def test_its_modes_are_named_apart_and_cover_every_seat_count(name: str) -> None:
    game = game_of(name)
    names = [mode.name for mode in game.modes()]
    assert len(set(names)) == len(names)
    assert {mode.seats for mode in game.modes()} == set(game.seat_counts)
    assert game.id == name


@needs_games
@pytest.mark.parametrize("name", IDS)
def test_every_lesson_can_be_solved_and_answers_wrong_moves_kindly(name: str) -> None:
    game = game_of(name)
    taught = teaches(game)
    assert taught.wrong > taught.tasks or not taught.lessons
    assert check_lessons(game) == []


@needs_games
@pytest.mark.parametrize("name", IDS)
def test_its_messages_are_there_in_every_language(name: str) -> None:
    assert check_messages(game_of(name)) == []


ANSWERED = {"cyclades": 0.99, "hadrians_wall": 0.99, "heroes3": 0.98, "lords_of_hellas": 0.99}
"""The share of questions about a verb on offer that a game answers with a reason, at the least; it never sinks."""


@needs_games
@pytest.mark.parametrize("name", IDS)
def test_why_not_never_fails_and_is_answered(name: str) -> None:
    found = ask(game_of(name), QUESTIONS)
    assert found.raised == {}
    assert found.share() >= ANSWERED.get(name, 0.0), found.silent


@needs_games
@pytest.mark.parametrize("name", IDS)
def test_its_rule_ids_are_explained_in_every_language(name: str) -> None:
    check_rule_ids(game_of(name))


@needs_games
@pytest.mark.soak
@pytest.mark.parametrize("name", [name for name in IDS if name not in TOO_LARGE_FOR_LUCK])
def test_all_its_content_comes_into_play(name: str) -> None:
    assert coverage(game_of(name), GAMES_FOR_COVERAGE).missing() == {}


@needs_games
@pytest.mark.soak
@pytest.mark.timeout(0)
@pytest.mark.parametrize(("name", "mode", "seed"), ways())
@settings(phases=NO_SHRINKING)
@given(more=st.integers(0, 2**32))
def test_it_keeps_every_law_for_a_long_time(name: str, mode: str, seed: str, more: int) -> None:
    effort = msgspec.structs.replace(THOROUGH, loader=name)
    run_kit(game_of(name), mode_of(name, mode), [f"{seed}/{more}"], effort)

"""How long a bot takes tells nothing that its seat cannot know.

For one seat many positions look the same. The work for its bot's answer is counted in each of them: first what the
server does with the true position (it deals out again what the seat cannot see, and packs the result), then the bot's
thought. Work is counted as function calls of Python, which neither a clock nor a busy machine changes. In a compiled
build most calls are not seen, so there the test says less.
"""

from __future__ import annotations

import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import pytest

from ludoteka.bots import bot
from ludoteka.bots.play import answer
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import BadOption
from ludoteka.kernel.game import Game
from ludoteka.kernel.match import Match
from ludoteka.kernel.registry import game_ids, load_game
from ludoteka.kernel.state import State, pending_for

GAMES = [*game_ids(), "teaching:load"]
AFTER = (0, 1, 4, 16, 50, 90)
"""After how many random actions a position is looked at; where nothing is hidden yet it says nothing."""
TRUTHS, SEEDS, SHUFFLES = 4, 3, 400
"""Positions that look the same; streams of luck of the bot; how often labels are shuffled."""
CHANCE_OF_ALARM = 0.002


def begun(game: Game[Any]) -> Match:
    for count in sorted(game.seat_counts):
        if count > 1:
            with suppress(BadOption):
                return Match.new(game, count, seed="timing")
    raise AssertionError(f"{game.id} cannot be set up")


def positions(game: Game[Any]) -> Iterator[tuple[State, int]]:
    """Positions of one game in which a seat is to decide."""
    match, luck = begun(game), random.Random("timing")
    for number in range(max(AFTER) + 1):
        if match.over:
            return
        seat = match.waiting()[0]
        if number in AFTER:
            yield match.state.copy(), seat
        match.play(luck.choice(match.offered(seat)), seat)


def same_to(game: Game[Any], s: State, seat: int) -> list[State]:
    """Positions that the seat cannot tell apart, which differ in what is hidden from it."""
    found: dict[str, State] = {}
    for number in range(2 * TRUTHS):
        truth = game.resample(s, seat, Chance.of(f"truth {number}", "truth"))
        truth = truth.copy() if truth is s else truth
        assert game.view(truth, seat) == game.view(s, seat)
        found.setdefault(game.hash(truth), truth)
    return list(found.values())[:TRUTHS]


def hand_over(game: Game[Any], truth: State, seat: int, seed: str) -> bytes:
    """What the server does with the true position for a bot, as `Sample` in the referee's duties."""
    game.asides_for(truth, seat)
    return bytes(game.encode(game.resample(truth, seat, Chance.of(seed, "sample"))))


def think(game: Game[Any], packed: bytes, seat: int, seed: str) -> object:
    """What the bot does with what it gets."""
    s = game.decode(packed)
    choice = pending_for(s, seat)
    assert choice is not None
    return answer(game, s, choice, bot("greedy", seed))


def calls(work: Callable[[], object]) -> int:
    """How many functions are called for a piece of work."""
    count = 0

    def note(frame: object, event: str, value: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(note)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count


def chance_of(table: Sequence[Sequence[float]], luck: random.Random) -> float:
    """How likely such differences between rows are if rows mean nothing: labels are shuffled within each column.

    A row is a true position, a column a stream of luck of the bot.
    """

    def spread(rows: Sequence[Sequence[float]]) -> float:
        return statistics.pvariance([statistics.fmean(row) for row in rows])

    seen = spread(table)
    as_far = 0
    for _ in range(SHUFFLES):
        columns = [luck.sample(column, len(column)) for column in zip(*table, strict=True)]
        as_far += spread(list(zip(*columns, strict=True))) >= seen
    return (as_far + 1) / (SHUFFLES + 1)


@pytest.mark.parametrize("name", GAMES)
def test_the_work_of_an_answer_does_not_depend_on_what_is_hidden(name: str) -> None:
    game, luck = load_game(name), random.Random("labels")
    looked_at = 0
    for s, seat in positions(game):
        truths = same_to(game, s, seat)
        if len(truths) < 2:
            continue
        looked_at += 1
        hand_over(game, truths[0], seat, "warm")
        table: list[list[float]] = []
        for truth in truths:
            packed = [hand_over(game, truth, seat, f"bot {seed}") for seed in range(SEEDS)]
            assert packed == [hand_over(game, truths[0], seat, f"bot {seed}") for seed in range(SEEDS)], (
                "the bot itself gets the very same position, so its thoughts are the same too"
            )
            table.append([calls(partial(hand_over, game, truth, seat, f"bot {seed}")) for seed in range(SEEDS)])
        assert chance_of(table, luck) > CHANCE_OF_ALARM, (name, table)
        assert max(map(max, table)) - min(map(min, table)) <= 0.5 * min(map(min, table)), (name, table)
    if not looked_at:
        pytest.skip(f"{name}: nothing is hidden from the seat in these positions")


@pytest.mark.parametrize("name", GAMES)
def test_a_thought_is_the_same_work_whenever_it_is_thought(name: str) -> None:
    game = load_game(name)
    s, seat = list(positions(game))[3]
    packed = hand_over(game, s, seat, "bot")
    think(game, packed, seat, "bot")
    assert len({calls(partial(think, game, packed, seat, "bot")) for _ in range(3)}) == 1


def test_a_leak_would_be_noticed() -> None:
    luck = random.Random("leak")
    honest = [[100.0 + luck.random() for _ in range(6)] for _ in range(6)]
    leaking = [[100.0 + row + luck.random() for _ in range(6)] for row in range(6)]
    assert chance_of(honest, luck) > CHANCE_OF_ALARM
    assert chance_of(leaking, luck) <= 1 / SHUFFLES + CHANCE_OF_ALARM / 2


@pytest.mark.soak
@pytest.mark.parametrize("name", GAMES)
def test_neither_does_the_time_on_the_clock(name: str) -> None:
    game, luck = load_game(name), random.Random("labels")
    for s, seat in positions(game):
        truths = same_to(game, s, seat)
        table: list[list[float]] = [[] for _ in truths]
        for number in range(60):
            for row in luck.sample(range(len(truths)), len(truths)):
                begun = time.perf_counter()
                packed = hand_over(game, truths[row], seat, f"bot {number}")
                think(game, packed, seat, f"bot {number}")
                table[row].append(time.perf_counter() - begun)
        if len(truths) > 1:
            assert chance_of(table, luck) > CHANCE_OF_ALARM, name

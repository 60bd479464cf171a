"""Turns: people who share something are served one after another, whatever each of them asks for."""

from __future__ import annotations

import asyncio

import pytest
from hypothesis import given
from hypothesis import strategies as st

from ludoteka.table.turns import Counter, Queue, TooMany, Turns

pytestmark = pytest.mark.anyio


def test_one_request_does_not_wait_for_a_hundred_of_somebody_else() -> None:
    line = Queue[str]()
    for number in range(100):
        line.put("Mallory", f"m{number}")
    line.put("Bob", "b0")
    assert [line.take("Mallory"), line.take("Bob"), line.take("Mallory")] == ["b0", "m0", "m1"]


def test_what_nobody_waits_for_comes_last_however_long_it_has_waited() -> None:
    turns = Turns[str]()
    turns.put("Mallory", "idle", low=True)
    for number in range(3):
        turns.put("Bob", f"b{number}")
    assert [turns.take() for _ in range(5)] == ["b0", "b1", "b2", "idle", None]


def test_who_goes_away_leaves_no_gap() -> None:
    turns = Turns[str]()
    turns.put("Eva", "a")
    turns.put("Bob", "b")
    turns.remove("Eva", "a")
    turns.remove("Eva", "a")
    assert (turns.size, turns.count("Eva"), turns.take(), turns.take()) == (1, 0, "b", None)


@given(st.lists(st.tuples(st.sampled_from("abcde"), st.booleans()), max_size=60))
def test_everybody_is_served_in_turn_and_in_their_own_order(asked: list[tuple[str, bool]]) -> None:
    """Between two requests of a person, everybody else of the same line who waits is served exactly once."""
    turns = Turns[tuple[str, bool, int]]()
    for number, (who, low) in enumerate(asked):
        turns.put(who, (who, low, number), low=low)
    served: list[tuple[str, bool, int]] = []
    while (one := turns.take()) is not None:
        served.append(one)
    assert sorted(number for _, _, number in served) == list(range(len(asked)))
    assert [low for _, low, _ in served] == sorted(low for _, low in asked)
    for kind in (False, True):
        line = [(who, number) for who, low, number in served if low == kind]
        for who in {who for who, _ in line}:
            assert [n for w, n in line if w == who] == sorted(n for w, n in line if w == who)
        for at, (who, _) in enumerate(line):
            later = [w for w, _ in line[at + 1 :]]
            between = later[: later.index(who)] if who in later else []
            if who in later:
                assert sorted(between) == sorted({w for w in later if w != who} & set(between))
                assert set(between) >= {w for w in later[later.index(who) :] if w != who}


async def test_a_thing_is_lent_to_one_at_a_time_in_turn() -> None:
    counter = Counter(["process"])
    order: list[str] = []

    async def use(who: str) -> None:
        async with counter.lend(who) as thing:
            assert thing == "process"
            order.append(who)
            await asyncio.sleep(0)

    await asyncio.gather(*(use(who) for who in ("Mallory", "Mallory", "Mallory", "Bob", "Eva")))
    assert order == ["Mallory", "Bob", "Eva", "Mallory", "Mallory"]
    assert list(counter.free) == ["process"]


async def test_nobody_waits_for_more_than_their_share() -> None:
    counter = Counter(["process"], each=2, together=3)
    async with counter.lend("Mallory"):
        waiting = [asyncio.create_task(counter.take("Mallory", low=False)) for _ in range(2)]
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await counter.take("Mallory", low=False)
        bob = asyncio.create_task(counter.take("Bob", low=False))
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await counter.take("Eva", low=False)
    assert await bob == "process"
    assert not any(task.done() for task in waiting)
    for task in waiting:
        task.cancel()


async def test_who_goes_away_while_waiting_or_at_the_last_moment_takes_nothing_with_them() -> None:
    counter = Counter(["process"])
    thing = await counter.take("Eva", low=False)
    gone, late, stays = (asyncio.create_task(counter.take(who, low=False)) for who in ("a", "b", "c"))
    await asyncio.sleep(0)
    gone.cancel()
    counter.give_back(thing, "Eva")  # `a` has gone, though it has not run since
    assert not stays.done()
    late.cancel()  # it was passed to `b`, who goes before taking it
    await asyncio.gather(gone, late, return_exceptions=True)
    assert await stays == "process"

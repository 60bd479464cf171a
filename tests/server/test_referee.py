"""Referee processes: questions answered in order, several on their way at once, and no failure that spreads."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import psutil  # type: ignore[import-untyped]
import pytest

from ludoteka.server.referee.process import AHEAD, Process
from ludoteka.table.referee import questions as q
from ludoteka.table.referee.asking import OutOfOrder

pytestmark = pytest.mark.anyio

PATIENCE = 60.0


@asynccontextmanager
async def referee(*games: str) -> AsyncIterator[Process]:
    """A referee for a while."""
    process = Process("referee", games or ("server.mischief:load",), 100, 0)
    try:
        yield process
    finally:
        await process.close()


def begin(table: str, version: int = 2) -> q.Begin:
    """Set up a match."""
    return q.Begin(table, version, "mischief", {}, 2, ["Eva", "Bob"], f"seed of {table}", [])


def act(table: str, action: str) -> q.Act:
    """Take an action in it."""
    return q.Act(table, 2, 3, 0, action, [])


def pid_of(process: Process) -> int:
    """The number of the system's process."""
    assert process.process is not None
    found = process.process.process.get_pid()
    assert found is not None
    return found


async def test_many_questions_are_answered_in_their_order() -> None:
    order: list[int] = []

    async def ask(process: Process, number: int) -> q.Answer:
        answer = await process.ask(begin(f"t{number}"), PATIENCE)
        order.append(number)
        return answer

    async with referee() as process:
        asked = range(4 * AHEAD)
        answers = await asyncio.gather(*(ask(process, number) for number in asked))
        hashes = [answer.hash for answer in answers if isinstance(answer, q.Begun)]
        alone = [await process.ask(begin(f"t{number}", 9), PATIENCE) for number in asked]
    assert order == list(asked)
    assert hashes == [answer.hash for answer in alone if isinstance(answer, q.Begun)]
    assert len(hashes) == len(asked)


async def test_a_question_that_cannot_be_sent_fails_alone() -> None:
    async with referee() as process:
        with pytest.raises(OverflowError):
            await process.ask(q.Check("mischief", 2, {"length": 10**30}), PATIENCE)
        assert isinstance(await process.ask(begin("t"), PATIENCE), q.Begun)


@pytest.mark.parametrize(("how", "seconds", "problem"), [("loop", 1.0, "took longer"), ("die", PATIENCE, "died")])
async def test_only_the_question_that_breaks_a_process_fails(how: str, seconds: float, problem: str) -> None:
    """Those behind it, some of them on their way already, are answered by the next process."""
    async with referee() as process:
        assert isinstance(await process.ask(begin("t"), PATIENCE), q.Begun)
        first = pid_of(process)
        done = await asyncio.gather(
            process.ask(act("t", how), seconds),
            *(process.ask(begin(f"t{number}"), PATIENCE) for number in range(2 * AHEAD)),
            process.ask(act("t", "done"), PATIENCE),
            return_exceptions=True,
        )
        assert isinstance(done[0], OutOfOrder)
        assert problem in str(done[0])
        assert {type(answer) for answer in done[1:-1]} == {q.Begun}
        assert done[-1] == q.NotOpen()  # the new process knows nothing of what the old one held
        assert pid_of(process) != first
        assert not psutil.pid_exists(first)


async def test_every_question_to_a_process_that_cannot_start_fails() -> None:
    async with referee("nosuchgame:load") as process:
        done = await asyncio.gather(*(process.ask(q.Hello(), PATIENCE) for _ in range(3)), return_exceptions=True)
    assert [type(error) for error in done] == [OutOfOrder] * 3


async def test_whoever_goes_away_disturbs_nobody() -> None:
    async with referee() as process:
        await process.ask(q.Hello(), PATIENCE)
        pid = pid_of(process)
        asking = [asyncio.create_task(process.ask(begin(f"t{number}"), PATIENCE)) for number in range(3 * AHEAD)]
        await asyncio.sleep(0)
        for task in asking[::2]:
            task.cancel()
        answers = await asyncio.gather(*asking, return_exceptions=True)
        assert {type(answer) for answer in answers[::2]} == {asyncio.CancelledError}
        assert {type(answer) for answer in answers[1::2]} == {q.Begun}
        assert pid_of(process) == pid


async def test_closing_answers_everybody_and_leaves_no_process() -> None:
    async with referee() as process:
        await process.ask(q.Hello(), PATIENCE)
        pid = pid_of(process)
        asking = [asyncio.create_task(process.ask(begin(f"t{number}"), PATIENCE)) for number in range(3 * AHEAD)]
        await asyncio.sleep(0)
    answers = await asyncio.gather(*asking, return_exceptions=True)
    assert {type(answer) for answer in answers[:AHEAD]} <= {q.Begun, OutOfOrder}
    assert {type(answer) for answer in answers[AHEAD:]} == {OutOfOrder}
    assert not psutil.pid_exists(pid)
    with pytest.raises(OutOfOrder):
        await process.ask(q.Hello(), PATIENCE)


async def test_closing_ends_a_process_that_does_not_come_to_an_end() -> None:
    async with referee() as process:
        await process.ask(begin("t"), PATIENCE)
        pid = pid_of(process)
        asking = asyncio.create_task(process.ask(act("t", "loop"), PATIENCE))
        await asyncio.sleep(0)
    with pytest.raises(OutOfOrder):
        await asking
    assert not psutil.pid_exists(pid)

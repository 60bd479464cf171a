"""Referees as the server sees them: processes, asked one question at a time and ended when they take too long."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import struct
import sys
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import TypeVar

import msgspec

from ludoteka.server import metrics
from ludoteka.server.referee import questions as q

A = TypeVar("A")
HEAD = struct.Struct(">II")
LENGTH = struct.Struct(">I")
STARTING = 60.0
"""So many seconds a process may take to load its games."""
CLOSING = 2.0
"""So many seconds it may take to finish what it does when the server closes."""

log = logging.getLogger("ludoteka.referee")


class OutOfOrder(Exception):
    """A referee took too long, crashed or could not be started; whatever it was asked has changed nothing."""


class RulesRefuse(Exception):
    """The rules, a record or a bot say no."""

    def __init__(self, refused: q.Refused) -> None:
        super().__init__(refused.message)
        self.refused = refused


class Process:
    """One referee process; started when it is first asked, and again after it was ended."""

    def __init__(self, name: str, games: Sequence[str], most_open: int, megabytes: int) -> None:
        self.name = name
        self.command = [sys.executable, "-m", "ludoteka.server.referee", str(most_open), str(megabytes), *games]
        self.process: asyncio.subprocess.Process | None = None
        self.turn = asyncio.Lock()
        self.encoder = msgspec.msgpack.Encoder()
        self.decoder = msgspec.msgpack.Decoder(q.Answer)
        self.closed = False
        self.asked: set[asyncio.Task[q.Answer]] = set()

    async def ask(self, question: q.Question, seconds: float) -> q.Answer:
        """The answer to a question; waited for even if whoever asked goes away, so that the pipe stays in step."""
        task = asyncio.create_task(self.answer(question, seconds))
        self.asked.add(task)
        task.add_done_callback(self.answered)
        return await asyncio.shield(task)

    def answered(self, task: asyncio.Task[q.Answer]) -> None:
        """Let go of a question; nobody may be left to hear that it failed."""
        self.asked.discard(task)
        if not task.cancelled():
            task.exception()

    async def answer(self, question: q.Question, seconds: float) -> q.Answer:
        """Work on a question when it is its turn."""
        async with self.turn:
            if self.closed:
                raise OutOfOrder(f"{self.name} has been closed")
            begun = time.perf_counter()
            try:
                process = await self.running()
                answer = await asyncio.wait_for(self.exchange(process, question, seconds), seconds)
            except BaseException as error:
                await self.end()
                if isinstance(error, TimeoutError):
                    problem = f"took longer than {seconds:g} s"
                elif isinstance(error, (asyncio.IncompleteReadError, OSError)):
                    problem = "died"
                else:
                    raise
                what = type(question).__name__
                log.error("referee failed", extra={"referee": self.name, "question": what, "problem": problem})
                metrics.REFEREE_FAILURES.labels(what).inc()
                raise OutOfOrder(f"{self.name} {problem} over {what}") from error
            metrics.REFEREE_SECONDS.labels(type(question).__name__).observe(time.perf_counter() - begun)
        if isinstance(answer, q.Failed):
            log.error("rules failed", extra={"question": type(question).__name__, "trace": answer.trace})
            metrics.REFEREE_FAILURES.labels(type(question).__name__).inc()
            raise OutOfOrder(f"{type(question).__name__} broke down")
        return answer

    async def exchange(self, process: asyncio.subprocess.Process, question: q.Question, seconds: float) -> q.Answer:
        """Write a question and read its answer."""
        assert process.stdin is not None
        assert process.stdout is not None
        data = self.encoder.encode(question)
        process.stdin.write(HEAD.pack(len(data), max(1, math.ceil(seconds))) + data)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        answer: q.Answer = self.decoder.decode(await process.stdout.readexactly(length))
        return answer

    async def running(self) -> asyncio.subprocess.Process:
        """The process, started if need be."""
        if self.process is None:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(
                *self.command,
                stdin=pipe,
                stdout=pipe,
                limit=1 << 22,
                start_new_session=True,
                env={name: value for name, value in os.environ.items() if not name.startswith("LUDOTEKA_")},
            )
            await asyncio.wait_for(self.exchange(self.process, q.Hello(), STARTING), STARTING)
        return self.process

    async def end(self) -> None:
        """End the process at once."""
        process, self.process = self.process, None
        if process is not None:
            with suppress(ProcessLookupError):
                process.kill()
            await asyncio.shield(process.wait())

    async def close(self) -> None:
        """Let the process finish what it does, if that does not take long, and end."""
        self.closed = True
        try:
            await asyncio.wait_for(self.turn.acquire(), CLOSING)
        except TimeoutError:
            await self.end()
            return
        process, self.process = self.process, None
        if process is not None:
            assert process.stdin is not None
            process.stdin.close()
            try:
                await asyncio.wait_for(process.wait(), CLOSING)
            except TimeoutError:
                process.kill()
                await process.wait()
        self.turn.release()


class Pool:
    """Several referee processes; a question about a table always goes to the same one, any other to a free one."""

    def __init__(self, name: str, size: int, games: Sequence[str], most_open: int, megabytes: int) -> None:
        self.processes = [Process(f"{name} {n + 1}", games, most_open, megabytes) for n in range(size)]
        self.free: asyncio.Queue[Process] = asyncio.Queue()
        for process in self.processes:
            self.free.put_nowait(process)

    async def ask_about(self, table: str, question: q.Question, kind: type[A], seconds: float) -> A:
        """Ask the process that holds a table."""
        process = self.processes[hash(table) % len(self.processes)]
        return expected(await process.ask(question, seconds), kind)

    async def ask_any(self, question: q.Question, kind: type[A], seconds: float) -> A:
        """Ask whichever process is free."""
        process = await self.free.get()
        try:
            return expected(await process.ask(question, seconds), kind)
        finally:
            self.free.put_nowait(process)

    async def close(self) -> None:
        """Let all end."""
        await asyncio.gather(*(process.close() for process in self.processes))


def expected(answer: q.Answer, kind: type[A]) -> A:
    """An answer of the kind that was asked for; a refusal is raised."""
    if isinstance(answer, q.Refused):
        raise RulesRefuse(answer)
    if not isinstance(answer, kind):
        raise NotOpenHere if isinstance(answer, q.NotOpen) else TypeError(f"{type(answer).__name__}, not {kind}")
    return answer


class NotOpenHere(Exception):
    """The referee does not hold this version of the match: open it and ask again."""

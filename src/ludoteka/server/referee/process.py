"""Referees as the server sees them: processes that answer questions in order, and are ended when one takes too long."""

from __future__ import annotations

import asyncio
import logging
import math
import os
import struct
import sys
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from typing import Final, TypeVar, cast

import msgspec

from ludoteka.server import metrics
from ludoteka.table.referee import questions as q
from ludoteka.table.referee.asking import OutOfOrder, expected
from ludoteka.table.turns import Counter

A = TypeVar("A")
HEAD = struct.Struct(">II")
LENGTH = struct.Struct(">I")
AHEAD: Final = 8
"""How many questions are on their way at a time, so that a referee never waits for the next one."""
STARTING: Final = 60.0
"""Seconds that a process may take to load its games."""
CLOSING: Final = 2.0
"""Seconds that it may take to finish its work when the server closes."""

log = logging.getLogger("ludoteka.referee")


class Asked:
    """A question that waits for its answer."""

    __slots__ = ("answer", "begun", "data", "question", "seconds")

    def __init__(self, question: q.Question, seconds: float, answer: asyncio.Future[q.Answer], data: bytes) -> None:
        self.question = question
        self.data = data
        self.seconds = seconds
        self.answer = answer
        self.begun = 0.0

    @property
    def what(self) -> str:
        """The kind of question."""
        return type(self.question).__name__


class Pipes(asyncio.SubprocessProtocol):
    """The pipes to a running process: cuts what comes from it into answers."""

    def __init__(self, owner: Process) -> None:
        self.owner = owner
        self.come = bytearray()
        self.gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.process = cast("asyncio.SubprocessTransport", transport)
        self.questions = cast("asyncio.WriteTransport", self.process.get_pipe_transport(0))

    def pipe_data_received(self, fd: int, data: bytes) -> None:
        """Part of an answer, or several."""
        come = self.come
        come += data
        at = 0
        while len(come) - at >= LENGTH.size:
            (length,) = LENGTH.unpack_from(come, at)
            if len(come) - at < LENGTH.size + length:
                break
            at += LENGTH.size + length
            self.owner.answered(self, bytes(come[at - length : at]))
        del come[:at]

    def pipe_connection_lost(self, fd: int, exc: Exception | None) -> None:
        """Nothing comes any more."""
        self.owner.lost(self)

    def process_exited(self) -> None:
        """The process has ended."""
        if not self.gone.done():
            self.gone.set_result(None)
        self.owner.lost(self)

    async def end(self) -> None:
        """End the process at once."""
        with suppress(ProcessLookupError):
            self.process.kill()
        await asyncio.shield(self.gone)
        self.process.close()


class Process:
    """One referee process; started when it is first asked, and again after it was ended.

    Questions are answered in the order in which they are asked. The first few of the line are on their way to the
    process; the time of each begins when the one before it has been answered. If the process has to be ended or dies,
    the question it was at fails, and those behind it are asked again.
    """

    def __init__(
        self, name: str, games: Sequence[str], most_open: int, megabytes: int, bots: Sequence[str] = ()
    ) -> None:
        self.name = name
        self.command = [sys.executable, "-m", "ludoteka.server.referee", str(most_open), str(megabytes)]
        self.command += [",".join(bots), *games]
        self.process: Pipes | None = None
        self.starting: asyncio.Task[None] | None = None
        self.ending: asyncio.Task[None] | None = None
        self.line: deque[Asked] = deque()
        self.sent = 0
        self.about_to_send = False
        self.alarm: asyncio.TimerHandle | None = None
        self.quiet = asyncio.Event()
        self.encoder = msgspec.msgpack.Encoder()
        self.decoder = msgspec.msgpack.Decoder(q.Answer)
        self.closed = False

    async def ask(self, question: q.Question, seconds: float) -> q.Answer:
        """The answer to a question. Whoever asked may go away; the answer is then let go when it comes."""
        if self.closed:
            raise OutOfOrder(f"{self.name} has been closed")
        loop = asyncio.get_running_loop()
        data = self.encoder.encode(question)  # what cannot be encoded fails here, and holds up nobody else
        asked = Asked(question, seconds, loop.create_future(), data)
        self.line.append(asked)
        if not self.about_to_send:
            self.about_to_send = True
            loop.call_soon(self.send_soon)
        answer = await asked.answer
        if isinstance(answer, q.Failed):
            log.error("rules failed", extra={"question": asked.what, "trace": answer.trace})
            metrics.REFEREE_FAILURES.labels(asked.what).inc()
            raise OutOfOrder(f"{asked.what} broke down")
        return answer

    def send_soon(self) -> None:
        """Send what was asked meanwhile: one write for all of it."""
        self.about_to_send = False
        self.send()

    def send(self) -> None:
        """Send the next questions, unless enough of them are on their way."""
        if self.process is None:
            if self.line and self.starting is None and not self.closed:
                self.starting = asyncio.create_task(self.start())
            return
        frames = []
        while self.sent < min(len(self.line), AHEAD):
            asked = self.line[self.sent]
            if asked.answer.done():
                del self.line[self.sent]
                continue
            frames.append(HEAD.pack(len(asked.data), max(1, math.ceil(asked.seconds))) + asked.data)
            self.sent += 1
        if frames:
            self.process.questions.write(b"".join(frames))
            if self.alarm is None:
                self.begin()

    def begin(self) -> None:
        """The process is at the first question in line now."""
        first = self.line[0]
        first.begun = time.perf_counter()
        self.alarm = asyncio.get_running_loop().call_later(first.seconds, self.too_late)

    def done(self) -> Asked:
        """The first question in line is done with."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        self.sent -= 1
        return self.line.popleft()

    def answered(self, process: Pipes, data: bytes) -> None:
        """Pass on an answer and go on to the next question."""
        if process is not self.process:
            return
        try:
            answer = self.decoder.decode(data)
        except msgspec.DecodeError:
            self.fail("answered nonsense")
            return
        asked = self.done()
        metrics.referee_seconds(asked.what).observe(time.perf_counter() - asked.begun)
        if not asked.answer.done():
            asked.answer.set_result(answer)
        if self.sent:
            self.begin()
        else:
            self.quiet.set()
        self.send()

    def too_late(self) -> None:
        """The question the process is at has taken too long."""
        self.fail(f"took longer than {self.line[0].seconds:g} s")

    def lost(self, process: Pipes) -> None:
        """The process has ended, or closed its pipes."""
        if process is self.process:
            self.fail("died")

    def fail(self, problem: str) -> None:
        """End the process; the question it was at fails, and with a process that never got ready the one behind it."""
        process, self.process = self.process, None
        if process is not None:
            self.ending = asyncio.create_task(process.end())
        if self.sent:
            asked = self.done()
            if isinstance(asked.question, q.Hello) and self.line:
                asked = self.line.popleft()
            self.blame(asked, problem)
        self.sent = 0
        self.quiet.set()
        self.send()

    def blame(self, asked: Asked, problem: str) -> None:
        """A question has failed: say so in the log and to whoever asked."""
        log.error("referee failed", extra={"referee": self.name, "question": asked.what, "problem": problem})
        metrics.REFEREE_FAILURES.labels(asked.what).inc()
        self.refuse(asked, f"{problem} over {asked.what}")

    def refuse(self, asked: Asked, why: str) -> None:
        """Tell whoever asked that there will be no answer."""
        if not asked.answer.done():
            asked.answer.set_exception(OutOfOrder(f"{self.name} {why}"))
            asked.answer.exception()  # nobody may be waiting for it any more, and that is fine

    async def start(self) -> None:
        """Start the process, which first of all has to load its games."""
        loop = asyncio.get_running_loop()
        try:
            if self.ending is not None:
                await self.ending
            _, process = await loop.subprocess_exec(
                lambda: Pipes(self),
                *self.command,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
                stderr=None,
                start_new_session=True,
                env={name: value for name, value in os.environ.items() if not name.startswith("LUDOTEKA_")},
            )
        except OSError as error:
            self.starting = None
            if self.line:
                self.blame(self.line.popleft(), f"could not be started ({error})")
            self.send()
            return
        self.starting = None
        self.process = process
        hello = q.Hello()
        self.line.appendleft(Asked(hello, STARTING, loop.create_future(), self.encoder.encode(hello)))
        self.send()
        if process.gone.done():
            self.fail("died")

    async def close(self) -> None:
        """Let the process finish what it does, if that does not take long, and end."""
        self.closed = True
        if self.starting is not None:
            await asyncio.gather(self.starting, return_exceptions=True)
        while len(self.line) > self.sent:
            self.refuse(self.line.pop(), "has been closed")
        if self.sent:
            self.quiet.clear()
            with suppress(TimeoutError):
                await asyncio.wait_for(self.quiet.wait(), CLOSING)
        process, self.process = self.process, None
        if process is not None:
            if not self.line:
                process.questions.close()
                with suppress(TimeoutError):
                    await asyncio.wait_for(asyncio.shield(process.gone), CLOSING)
            await process.end()
        if self.alarm is not None:
            self.alarm.cancel()
        while self.line:
            self.refuse(self.line.popleft(), "has been closed")
        if self.ending is not None:
            await self.ending


class Pool:
    """Several referee processes; a question about a table always goes to the same one, any other to a free one.

    Those who wait for a free one get it in turn, and no person waits for more than `each` answers at a time.
    """

    def __init__(
        self,
        name: str,
        size: int,
        games: Sequence[str],
        most_open: int,
        megabytes: int,
        each: int = 0,
        bots: Sequence[str] = (),
    ) -> None:
        self.processes = [Process(f"{name} {n + 1}", games, most_open, megabytes, bots) for n in range(size)]
        self.counter = Counter(self.processes, each)

    async def ask_about(self, table_id: str, question: q.Question, kind: type[A], seconds: float) -> A:
        """Ask the process that holds a table."""
        process = self.processes[hash(table_id) % len(self.processes)]
        return expected(await process.ask(question, seconds), kind)

    async def ask_any(self, question: q.Question, kind: type[A], seconds: float, who: str, *, low: bool = False) -> A:
        """Ask whichever process is free, when it is this person's turn; with `low` only if nobody else wants to."""
        async with self.counter.lend(who, low=low) as process:
            return expected(await process.ask(question, seconds), kind)

    async def close(self) -> None:
        await asyncio.gather(*(process.close() for process in self.processes))

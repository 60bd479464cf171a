"""The tables of a vector environment at work, in this process or in several that share its arrays."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any

import numpy as np

from ludoteka.envs.batch import GOES_ON, ILLEGAL, Batch
from ludoteka.envs.seating import Seating
from ludoteka.envs.setting import Setting, setting_of
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.errors import IllegalAction, LudotekaError

MASK = "action_mask"
SEEN = ("observation", MASK, "options")
LOST = -1.0
"""What an illegal action brings."""


class Shared:
    """The arrays of all tables, in memory that processes share if there are several."""

    def __init__(self, setting: Setting, count: int, across: bool, name: str = "") -> None:
        encoding = setting.encoding
        self.count = count
        shapes: dict[str, tuple[Any, tuple[int, ...]]] = {
            "observation": (np.float32, (count, setting.layout.width)),
            "rewards": (np.float64, (count, setting.seats)),
            "actions": (np.int64, (count,)),
            "seats": (np.int64, (count,)),
            "acted": (np.int64, (count,)),
            "results": (np.int64, (count,)),
            MASK: (np.int8, (count, encoding.size)),
        }
        if encoding.features:
            shapes["options"] = (np.int16, (count, encoding.size, encoding.features))
        sizes = {key: room_for(kind, shape) for key, (kind, shape) in shapes.items()}
        self.memory = self.take_memory(sum(sizes.values()), name) if across else None
        self.marks: Any = None
        """The bytes behind the mask, where they are this process's own."""
        self.arrays: dict[str, Any] = {}
        start = 0
        for key, (kind, shape) in shapes.items():
            if self.memory is None and key == MASK:
                self.marks = bytearray(sizes[key])
                self.arrays[key] = np.frombuffer(self.marks, kind, shape[0] * shape[1]).reshape(shape)
            elif self.memory is None:
                self.arrays[key] = np.zeros(shape, kind)
            else:
                self.arrays[key] = np.ndarray(shape, kind, self.memory.buf, start)
                start += sizes[key]
        self.parts: dict[str, Any] = {key: self.arrays[key] for key in SEEN if key in self.arrays}

    def take_memory(self, size: int, name: str) -> SharedMemory:
        """Memory of one's own, or that of somebody else by its name."""
        self.owned = not name
        return SharedMemory(name or None, create=not name, size=size)

    @property
    def rewards(self) -> Any:
        return self.arrays["rewards"]

    @property
    def actions(self) -> Any:
        return self.arrays["actions"]

    @property
    def seats(self) -> Any:
        return self.arrays["seats"]

    @property
    def acted(self) -> Any:
        return self.arrays["acted"]

    @property
    def results(self) -> Any:
        return self.arrays["results"]

    def close(self) -> None:
        """Let go of the memory."""
        if self.memory is not None:
            self.arrays.clear()
            self.parts.clear()
            self.memory.close()
            if self.owned:
                self.memory.unlink()
            self.memory = None


def room_for(kind: Any, shape: tuple[int, ...]) -> int:
    """The bytes of an array, rounded up so that the next one begins well."""
    size = int(np.dtype(kind).itemsize) * int(np.prod(shape))
    return -(-size // 8) * 8


class Share:
    """Some of the tables, one after another: those of one process."""

    def __init__(self, setting: Setting, seating: Seating, shared: Shared, first: int, end: int) -> None:
        self.setting = setting
        self.seating = seating
        self.first = first
        self.end = end
        arrays = {key: array[first:end] for key, array in shared.arrays.items()}
        self.arrays = arrays
        lines = arrays["options"].reshape(-1).data if "options" in arrays else None
        rows, masks = arrays["observation"].reshape(-1).data, arrays[MASK].reshape(-1).data
        if shared.marks is not None and not first:
            masks = shared.marks  # bytes of one's own are written faster than through a view of them
        self.batch = Batch(setting, end - first, rows, masks, lines)
        self.seats = [0] * (end - first)
        self.acted = self.seats.copy()
        """Who acted last, as it stands in the arrays; and whether they tell of a game that has ended."""
        self.any_ended = False
        self.everybody = seating.everybody(setting)

    def reset(self, which: Sequence[int], seeds: Sequence[str | None]) -> None:
        """Begin games at some tables; without a seed a table goes on from its own."""
        for number, seed in zip(which, seeds, strict=True):
            at = number - self.first
            table = self.batch.tables[at]
            if seed is not None or not table.seed:
                table.seed = secrets.token_hex(16) if seed is None else seed
                table.episode = 0
            own = self.seating.stepped(self.setting, table.episode)
            self.seating.seat_players(self.setting, table)
            self.batch.begin(at)
            self.seats[at] = own if own >= 0 else max(0, table.position.asked)
            self.batch.show(at, self.seats[at])
            self.arrays["seats"][at] = self.seats[at]

    def step(self) -> bool:
        """Take the actions that were written down, and write down what came of them; whether any game has ended."""
        arrays = self.arrays
        acted = self.seats.copy()
        results = self.batch.step(arrays["actions"].tolist(), self.seats)
        ended = any(results)
        if ended or self.any_ended:
            arrays["results"][:] = results
        self.any_ended = ended
        if self.seats != acted and not self.everybody:
            self.show_own(acted)
        if acted != self.acted:
            arrays["acted"][:] = self.acted = acted
        if self.seats != acted or ended:
            arrays["seats"][:] = self.seats
        if ended:
            self.pay(results, acted)
        return ended

    def pay(self, results: list[int], acted: list[int]) -> None:
        """Write down the rewards of the games that have ended."""
        rewards = self.arrays["rewards"]
        for at, result in enumerate(results):
            if result == ILLEGAL:
                rewards[at][acted[at]] = LOST
            elif result != GOES_ON:
                rewards[at] = self.batch.tables[at].position.rewards()

    def show_own(self, acted: list[int]) -> None:
        """Where one seat is stepped, it is always the same that sees."""
        for at, seat in enumerate(acted):
            if self.seats[at] != seat:
                self.seats[at] = seat
                self.batch.show(at, seat)

    def sample(self, picks: Chance) -> list[int]:
        """An open action at every table."""
        return self.batch.picks(picks)

    def refusal(self, number: int, action: int) -> str:
        """Why an action is refused."""
        position = self.batch.tables[number - self.first].position
        try:
            position.answer(action)
        except IllegalAction as refused:
            return f"table {number}: {refused}"
        return f"table {number}: action {action} was taken already"


class Crew:
    """The processes that have the tables; with no workers it is this one."""

    def __init__(self, setting: Setting, seating: Seating, shared: Shared, workers: int) -> None:
        self.count = shared.count
        self.shares: list[Share] = []
        self.workers: list[Worker] = []
        if not workers:
            self.shares = [Share(setting, seating, shared, 0, self.count)]
            return
        assert shared.memory is not None
        edges = [self.count * number // workers for number in range(workers + 1)]
        try:
            for first, end in pairwise(edges):
                self.workers.append(Worker(setting, seating, shared.memory.name, self.count, first, end))
        except BaseException:
            self.close()
            raise

    def reset(self, which: Sequence[int], seeds: Sequence[str | None]) -> None:
        """Begin games at some tables."""
        for share in self.shares:
            share.reset(which, seeds)
        for worker in self.workers:
            mine = [(number, seed) for number, seed in zip(which, seeds, strict=True) if worker.has(number)]
            worker.say(("reset", [number for number, _ in mine], [seed for _, seed in mine]))
        self.wait()

    def step(self) -> bool:
        """Take one action at every table; whether any game has ended."""
        if self.shares:
            return self.shares[0].step()
        for worker in self.workers:
            worker.say(("step",))
        ended = [worker.hear() for worker in self.workers]
        return any(ended)

    def sample(self, picks: Chance) -> Any:
        """An open action at every table."""
        if self.shares:
            return np.array(self.shares[0].sample(picks), np.int64)
        for worker in self.workers:
            worker.say(("sample", f"{picks.word()} {picks.word()}"))
        return np.concatenate([np.array(worker.hear(), np.int64) for worker in self.workers])

    def refusal(self, number: int, action: int) -> IllegalAction:
        """The error for an action that is not open."""
        if self.shares:
            return IllegalAction(self.shares[0].refusal(number, action))
        worker = next(worker for worker in self.workers if worker.has(number))
        worker.say(("refusal", number, action))
        return IllegalAction(str(worker.hear()))

    def wait(self) -> None:
        """Wait until every process is done."""
        for worker in self.workers:
            worker.hear()

    def close(self) -> None:
        """End the processes."""
        for worker in self.workers:
            worker.close()
        self.workers = []
        self.shares = []


class Worker:
    """Another process that has some of the tables."""

    def __init__(self, setting: Setting, seating: Seating, memory: str, count: int, first: int, end: int) -> None:
        self.first = first
        self.end = end
        context = get_context("spawn")
        self.pipe, theirs = context.Pipe()
        words = (theirs, setting.key, seating, memory, count, first, end)
        self.process = context.Process(target=serve, args=words, daemon=True)
        self.process.start()
        theirs.close()
        self.hear()

    def has(self, number: int) -> bool:
        """Whether a table is one of its own."""
        return self.first <= number < self.end

    def say(self, order: tuple[Any, ...]) -> None:
        self.pipe.send(order)

    def hear(self) -> Any:
        """Its answer; an error over there is raised here."""
        try:
            done, answer = self.pipe.recv()
        except EOFError:
            raise LudotekaError(f"the process with tables {self.first} to {self.end - 1} has ended") from None
        if not done:
            raise LudotekaError(f"tables {self.first} to {self.end - 1}: {answer}")
        return answer

    def close(self) -> None:
        """End the process."""
        if self.process.is_alive():
            try:
                self.pipe.send(("end",))
            except OSError:
                self.process.terminate()
        self.process.join(10)
        self.pipe.close()


def serve(
    pipe: Connection, key: tuple[Any, ...], seating: Seating, memory: str, count: int, first: int, end: int
) -> None:
    """Do what the other end says until it ends."""
    setting = setting_of(*key)
    shared = Shared(setting, count, True, memory)
    share = Share(setting, seating, shared, first, end)
    pipe.send((True, None))
    while True:
        try:
            order, *words = pipe.recv()
        except EOFError:
            break
        if order == "end":
            break
        try:
            pipe.send((True, obey(share, order, words)))
        except Exception as wrong:
            pipe.send((False, f"{type(wrong).__name__}: {wrong}"))
    share.arrays.clear()
    del share
    shared.close()


def obey(share: Share, order: str, words: list[Any]) -> Any:
    """Carry out one order."""
    if order == "reset":
        share.reset(*words)
    elif order == "step":
        return share.step()
    elif order == "sample":
        return share.sample(Chance.of(words[0]))
    elif order == "refusal":
        return share.refusal(*words)
    return None

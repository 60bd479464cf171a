"""Chance: the one source of luck, the same stream on every build, recorded and replayed by its outcomes."""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final, TypeVar

from mypy_extensions import i64, mypyc_attr

from ludoteka.kernel.errors import BadRecord, ChanceNeeded

T = TypeVar("T")

MASK: Final = 0xFFFFFFFF
SPAN: Final = MASK + 1
WARM_UP: Final = 12

KEYED: Final = "blake2b:"
"""How a seed begins that is a key for BLAKE2b."""
KEYED_LENGTH: Final = len(KEYED) + 43


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance:
    """An sfc32 generator: shuffles, draws and dice all come down to `below`.

    Its words are declared as `i64`, with which the compiled build counts without Python's integers.

    >>> luck, same = Chance.of("a seed"), Chance.of("a seed")
    >>> [luck.die(6) for _ in range(9)] == [same.die(6) for _ in range(9)]
    True
    >>> 1 <= luck.die(6) <= 6
    True
    """

    __slots__ = ("a", "b", "c", "counter", "outcomes", "recording", "used")

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter
        self.recording = False
        self.used = 0
        self.outcomes: list[int] = []

    @staticmethod
    def of(seed: str, stream: str = "", number: int = 0) -> Chance:
        """The generator of a seed; streams and numbers of one seed are independent of one another."""
        digest = blake2b(f"{seed}\n{stream}\n{number}".encode(), digest_size=16).digest()
        luck = Chance(
            int.from_bytes(digest[0:4], "little"),
            int.from_bytes(digest[4:8], "little"),
            int.from_bytes(digest[8:12], "little"),
            int.from_bytes(digest[12:16], "little"),
        )
        for _ in range(WARM_UP):
            luck.word()
        return luck

    def word(self) -> int:
        """The next 32 bits."""
        b = self.b
        c = self.c
        counter = self.counter
        t = (self.a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = 9 * c & MASK
        self.c = (((c << 21) | (c >> 11)) + t) & MASK
        return t

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if n <= 0:
            raise ValueError(f"Chance.below({n}): there is nothing to draw from")
        t = self.word()
        outcome = t % n
        while t - outcome > SPAN - n:
            t = self.word()
            outcome = t % n
        self.used += 1
        if self.recording:
            self.outcomes.append(outcome)
        return outcome

    def die(self, sides: int) -> int:
        """A roll from 1 to `sides`."""
        return 1 + self.below(sides)

    def pick(self, items: list[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        """Put the items into a random order, in place."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            item = items[i]
            items[i] = items[j]
            items[j] = item


class Keyed(Chance):
    """Luck from BLAKE2b in counter mode: without the key nobody can tell its numbers from real dice.

    Block n of a stream is the hash of `stream n` under the key, read as sixteen words, the lowest byte first. It is
    made when the first of its words is needed.

    >>> luck, same = Keyed("a key", "luck 7"), Keyed("a key", "luck 7")
    >>> [luck.die(6) for _ in range(40)] == [same.die(6) for _ in range(40)]
    True
    """

    __slots__ = ("block", "key", "stream", "words")

    def __init__(self, key: str, stream: str) -> None:
        super().__init__(0, 0, 0, 0)
        self.key = key.encode()
        self.stream = stream
        self.block = 0
        self.words: list[int] = []

    def word(self) -> int:
        """The next 32 bits."""
        words = self.words
        if not words:
            data = f"{self.stream} {self.block}".encode()
            words = list(unpack("<16I", blake2b(data, key=self.key, digest_size=64).digest()))
            words.reverse()
            self.words = words
            self.block += 1
        return words.pop()


def luck_of(seed: str, stream: str, number: int = 0) -> Chance:
    """The luck of a match: a seed that many people made together is a key for BLAKE2b, any other one feeds sfc32.

    >>> isinstance(luck_of("blake2b:" + 43 * "x", "luck", 7), Keyed), isinstance(luck_of("a seed", "luck", 7), Keyed)
    (True, False)
    """
    if len(seed) == KEYED_LENGTH and seed.startswith(KEYED) and seed.isascii():
        return Keyed(seed, f"{stream} {number}")
    return Chance.of(seed, stream, number)


class Recorded(Chance):
    """Luck that was written down: yields the recorded outcomes and no others.

    >>> luck = Recorded([2, 0])
    >>> luck.die(6), luck.below(3)
    (3, 0)
    """

    __slots__ = ("given", "position")

    def __init__(self, given: list[int]) -> None:
        super().__init__(0, 0, 0, 0)
        self.given = given
        self.position = 0

    def below(self, n: int) -> int:
        """The next recorded outcome."""
        if self.position >= len(self.given):
            raise BadRecord(f"the record has only {len(self.given)} chance outcomes where the rules ask for more")
        outcome = self.given[self.position]
        if not 0 <= outcome < n:
            raise BadRecord(f"the record has the chance outcome {outcome} where the rules expect 0 to {n - 1}")
        self.position += 1
        self.used += 1
        if self.recording:
            self.outcomes.append(outcome)
        return outcome

    def exhausted(self) -> bool:
        """Whether every recorded outcome has been used."""
        return self.position == len(self.given)


class NoChance(Chance):
    """No luck at hand: asking for any raises ChanceNeeded."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(0, 0, 0, 0)

    def below(self, n: int) -> int:
        raise ChanceNeeded("luck was asked for, but none is at hand here")


NO_CHANCE: Final = NoChance()

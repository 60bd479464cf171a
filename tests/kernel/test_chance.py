"""Chance: one stream on every build and machine, recorded outcomes, and no luck where none is at hand."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b
from itertools import permutations

import pytest

from ludoteka.kernel.chance import NO_CHANCE, Chance, Keyed, Recorded, luck_of
from ludoteka.kernel.errors import BadRecord, ChanceNeeded


def test_the_stream_is_the_same_for_ever() -> None:
    luck = Chance.of("golden", "luck", 7)
    assert [luck.word() for _ in range(4)] == GOLDEN_WORDS
    assert [luck.below(6) for _ in range(12)] == GOLDEN_DICE


def test_the_generator_is_sfc32() -> None:
    """Checked against the published algorithm, written out plainly."""
    luck = Chance(1, 2, 3, 4)
    a, b, c, counter = 1, 2, 3, 4
    for _ in range(1000):
        t = (a + b + counter) % 2**32
        counter = (counter + 1) % 2**32
        a = b ^ (b >> 9)
        b = (c + (c << 3)) % 2**32
        c = ((c << 21) % 2**32 | c >> 11) + t
        c %= 2**32
        assert luck.word() == t


def test_a_shared_seed_draws_from_blake2b_in_counter_mode() -> None:
    """Checked against the definition: word by word through three blocks, and the same for ever."""
    luck = luck_of(SHARED_SEED, "luck", 7)
    assert isinstance(luck, Keyed)
    blocks = [blake2b(f"luck 7 {n}".encode(), key=SHARED_SEED.encode()).digest() for n in range(3)]
    data = b"".join(blocks)
    expected = [int.from_bytes(data[at : at + 4], "little") for at in range(0, len(data), 4)]
    words = [luck.word() for _ in expected]
    assert words == expected
    assert words[:4] == SHARED_WORDS


@pytest.mark.parametrize(
    "seed", ["a seed", 32 * "a", 51 * "b", "blake2b:short", f"blake2b:{44 * 'x'}", f"blake2b:{43 * 'ž'}"]
)
def test_any_other_seed_draws_from_sfc32(seed: str) -> None:
    luck, same = luck_of(seed, "luck", 3), Chance.of(seed, "luck", 3)
    assert not isinstance(luck, Keyed)
    assert [luck.word() for _ in range(5)] == [same.word() for _ in range(5)]


def chi_square(counts: Counter[object], kinds: int) -> float:
    """How far counts are from equal ones."""
    expected = sum(counts.values()) / kinds
    missing = kinds - len(counts)
    return missing * expected + sum((count - expected) ** 2 / expected for count in counts.values())


@pytest.mark.parametrize("seed", ["fair", "blake2b:" + 43 * "f"])
def test_dice_shuffles_and_streams_are_fair(seed: str) -> None:
    """Chi-square tests with fixed seeds; a fair generator exceeds each limit once in a thousand seeds."""
    luck = luck_of(seed, "luck")
    assert chi_square(Counter(luck.die(6) for _ in range(12_000)), 6) < 20.52
    assert chi_square(Counter((luck.die(6), luck.die(6)) for _ in range(9_000)), 36) < 66.62
    orders: Counter[object] = Counter()
    for _ in range(6_000):
        items = [0, 1, 2, 3]
        luck.shuffle(items)
        orders[tuple(items)] += 1
    assert set(orders) == set(permutations(range(4)))
    assert chi_square(orders, 24) < 49.73
    firsts = Counter(luck_of(seed, "luck", number).below(16) for number in range(4_000))
    assert chi_square(Counter(firsts), 16) < 37.70


def test_neighbouring_streams_and_keys_share_nothing() -> None:
    """Half of all bits differ between streams and between seeds that differ in one letter."""
    other = SHARED_SEED[:-1] + "A"
    streams = [
        [luck.word() for _ in range(64)]
        for luck in (luck_of(SHARED_SEED, "luck", 1), luck_of(SHARED_SEED, "luck", 2), luck_of(other, "luck", 1))
    ]
    for twin in streams[1:]:
        differing = sum((one ^ two).bit_count() for one, two in zip(streams[0], twin, strict=True))
        assert 900 < differing < 1150, "64 words have 2048 bits"


def test_seeds_streams_and_numbers_are_independent() -> None:
    keys = [("a", "", 0), ("b", "", 0), ("a", "x", 0), ("a", "x", 1), ("a", "x", 2)]
    firsts = [Chance.of(seed, stream, number).word() for seed, stream, number in keys]
    assert len(set(firsts)) == len(firsts)


def test_every_outcome_is_about_equally_likely() -> None:
    luck = Chance.of("fair")
    counts = [0] * 6
    for _ in range(6000):
        counts[luck.below(6)] += 1
    assert min(counts) > 900
    assert max(counts) < 1100


def test_words_that_would_favour_low_outcomes_are_drawn_again() -> None:
    class Scripted(Chance):
        words = iter([2**32 - 1, 5])

        def word(self) -> int:
            return next(self.words)

    assert Scripted(0, 0, 0, 0).below(3 * 2**30) == 5


@pytest.mark.parametrize("n", [0, -1])
def test_drawing_from_nothing_is_an_error(n: int) -> None:
    with pytest.raises(ValueError, match="nothing to draw from"):
        Chance.of("x").below(n)


def test_dice_picks_and_shuffles_all_come_down_to_below() -> None:
    luck = Chance.of("x")
    luck.recording = True
    items = [0, 1, 2, 3]
    luck.shuffle(items)
    assert sorted(items) == [0, 1, 2, 3]
    assert luck.pick(["a"]) == "a"
    assert 1 <= luck.die(6) <= 6
    assert luck.used == len(luck.outcomes) == 3 + 1 + 1


def test_recorded_luck_gives_what_was_recorded_and_no_more() -> None:
    luck = Recorded([2, 0])
    assert not luck.exhausted()
    assert (luck.die(6), luck.below(3)) == (3, 0)
    assert luck.exhausted()
    with pytest.raises(BadRecord, match="only 2 chance outcomes where the rules ask for more"):
        luck.below(2)


@pytest.mark.parametrize("outcome", [6, -1])
def test_recorded_luck_must_fit(outcome: int) -> None:
    with pytest.raises(BadRecord, match=f"chance outcome {outcome} where the rules expect 0 to 5"):
        Recorded([outcome]).die(6)


def test_without_luck_asking_for_it_is_an_error() -> None:
    with pytest.raises(ChanceNeeded):
        NO_CHANCE.below(2)


SHARED_SEED = "blake2b:DC8M7jN4tGJ1Y8dRzUrSgnWfKZgqHv1RL5f-kIc0Kxo"
SHARED_WORDS = [2501540473, 3753186254, 1370200691, 381136272]
GOLDEN_WORDS = [1442623362, 2252965705, 474090287, 1752107877]
GOLDEN_DICE = [3, 5, 3, 4, 1, 1, 1, 4, 2, 5, 1, 1]

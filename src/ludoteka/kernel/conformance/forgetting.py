"""The law about forgetting: whatever a seat cannot see, `resample` draws anew.

`secrets` proves that what resample draws stays hidden. It cannot see a secret that resample passes over, because such a
secret looks the same in every guess. So this law makes the other position itself: it changes one value of a saved
State, or swaps two cards. Where the game's laws still hold and a seat's view is the same, the seat could not tell. If
the value is a secret, because somebody else's view shows it or because it is a card like those that are drawn anew,
then resample must give the very same State for both. What counts as cards is what `Game.check` counts: two values that
may be swapped although neither may be changed alone.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

from ludoteka.kernel.action import SPECTATOR, Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.conformance.effort import Effort
from ludoteka.kernel.conformance.knowing import who
from ludoteka.kernel.conformance.law import Law
from ludoteka.kernel.conformance.saving import first_difference
from ludoteka.kernel.conformance.trace import Moment, Trace
from ludoteka.kernel.errors import BrokenLaw
from ludoteka.kernel.knowledge import waiting_seats
from ludoteka.kernel.state import State

Path = tuple[str | int, ...]
"""Where a value stands in a saved State."""

WHO_KNOWS = frozenset({"top_known", "bottom_known"})
"""It is not secret who has looked at a card of a Deck."""
LARGEST = 999
"""Larger numbers are masks and the like, no good as numbers of anything else."""
HOPELESS = 12
"""A place where other values were impossible so often is left alone."""


@Law
def forgets(trace: Trace, effort: Effort) -> None:
    """What some seats see and others do not, and what lies where nobody looked, is drawn anew by `resample`."""
    probe = Probe(trace)
    moments = trace.sample(effort.every, effort.most)
    for number, moment in enumerate(moments, 1):
        probe.look(moment, effort.changes * number // len(moments))


class Probe:
    """Changes values of saved States and compares what resample makes of them."""

    def __init__(self, trace: Trace) -> None:
        self.trace = trace
        self.made = 0
        self.tried: Counter[str] = Counter()
        self.fruitless: Counter[str] = Counter()
        self.values: dict[str, list[Any]] = {}

    def look(self, moment: Moment, most: int) -> None:
        """Try other values in the places of a position, those least tried first, until enough States were made up."""
        s = moment.before
        game = self.trace.game
        picks = Chance.of(self.trace.seed, "forgets", moment.number)
        saved = game.encode(s)
        leaves = dict(leaves_of(json.loads(saved), ()))
        groups: dict[str, list[Path]] = {}
        for path, value in leaves.items():
            groups.setdefault(group_of(path), []).append(path)
            known = self.values.setdefault(group_of(path), [])
            if value not in known and len(known) < 8:
                known.append(value)
        position = Position(self.trace, s, leaves)
        for group in sorted(groups, key=lambda group: self.tried[group]):
            if self.made >= most:
                return
            if self.fruitless[group] < HOPELESS:
                place = picks.pick(groups[group])
                for partner, tree in self.changes(saved, leaves, place, position, picks):
                    self.tried[group] += 1
                    other = self.possible(tree)
                    if other is None:
                        self.fruitless[group] += 1
                    else:
                        position.compare(moment, other, place, partner)

    def changes(
        self, saved: bytes, leaves: dict[Path, Any], place: Path, position: Position, picks: Chance
    ) -> Iterator[tuple[Path | None, Any]]:
        """The saved State with another value in a place: one that such places have had, and a card from elsewhere."""
        value = leaves[place]
        others = [other for other in self.values[group_of(place)] if other != value]
        if others:
            tree = json.loads(saved)
            put(tree, place, picks.pick(others))
            yield None, tree
        drawn = position.drawn or [path for path in leaves if isinstance(path[-1], int)]
        fitting = [path for path in drawn if type(leaves[path]) is type(value) and leaves[path] != value]
        if fitting:
            partner = picks.pick(fitting)
            tree = json.loads(saved)
            put(tree, place, leaves[partner])
            if self.unlawful(tree):
                put(tree, partner, value)
                yield partner, tree

    def unlawful(self, tree: Any) -> bool:
        """Whether a made-up State breaks a law of the game: something in it is counted."""
        self.made += 1
        try:
            self.trace.game.check(self.trace.game.decode(json.dumps(tree).encode()))
        except BrokenLaw:
            return True
        except Exception:
            return False
        return False

    def possible(self, tree: Any) -> State | None:
        """The State that was made up, if it can be one: loaded, lawful, and asking somebody something."""
        game = self.trace.game
        self.made += 1
        try:
            s: State = game.decode(json.dumps(tree).encode())
            game.check(s)
            for seat in range(s.seats):
                game.options(s, seat)
                game.view(s, seat)
        except Exception:
            return None
        return s


class Position:
    """A true position: what everybody sees of it, and what resample draws anew for each."""

    def __init__(self, trace: Trace, s: State, leaves: dict[Path, Any]) -> None:
        self.trace = trace
        self.s = s
        self.watchers = (*range(s.seats), SPECTATOR)
        self.eyes = [eyes(trace, s, watcher) for watcher in self.watchers]
        self.guesses: list[State] = [trace.game.resample(s, watcher, self.luck()) for watcher in self.watchers]
        self.drawn_for: list[set[Path]] = []
        for guess in self.guesses:
            other = dict(leaves_of(json.loads(trace.game.encode(guess)), ()))
            self.drawn_for.append({path for path, value in leaves.items() if other.get(path) != value})
        self.drawn = [path for path in leaves if any(path in drawn for drawn in self.drawn_for)]

    def luck(self) -> Chance:
        """The same luck for every resample that is compared."""
        return Chance.of(self.trace.seed, "forget")

    def compare(self, moment: Moment, other: State, place: Path, partner: Path | None) -> None:
        """Resample the made-up position for those who cannot tell it from the true one."""
        game = self.trace.game
        seen = [eyes(self.trace, other, watcher) for watcher in self.watchers]
        secret = any(one[0] != two[0] for one, two in zip(seen, self.eyes, strict=True))
        for i, watcher in enumerate(self.watchers):
            if seen[i] == self.eyes[i] and (secret or partner in self.drawn_for[i]):
                guess = game.resample(other, watcher, self.luck())
                if game.hash(guess) != game.hash(self.guesses[i]):
                    self.complain(moment, watcher, place, guess, self.guesses[i])

    def complain(self, moment: Moment, watcher: Seat, place: Path, guess: State, expected: State) -> None:
        """Something hidden came through."""
        game = self.trace.game
        one, two = json.loads(game.encode(expected)), json.loads(game.encode(guess))
        path, left, right = first_difference(one, two, "")
        what = f"{who(watcher)} does not see {group_of(place)}, but resample lets it through"
        what += f": with another value there, it gives {right} instead of {left} at {path}"
        raise self.trace.violation("forgets", what, moment.number - 1)


def eyes(trace: Trace, s: State, watcher: Seat) -> tuple[object, list[Seat], list[Action], list[Action]]:
    """All a watcher can tell a position by."""
    game = trace.game
    if watcher == SPECTATOR:
        return game.view(s, watcher), waiting_seats(s), [], []
    return game.view(s, watcher), waiting_seats(s), game.prompts(s, watcher), game.options(s, watcher)


def leaves_of(tree: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    """Every number, text and switch of a saved State with its place."""
    if isinstance(tree, dict):
        for key, value in tree.items():
            yield from leaves_of(value, (*path, key))
    elif isinstance(tree, list):
        for i, value in enumerate(tree):
            yield from leaves_of(value, (*path, i))
    elif is_changeable(tree) and not WHO_KNOWS.intersection(path):
        yield path, tree


def is_changeable(value: Any) -> bool:
    """Whether a value is a text, a switch or a number of things."""
    return isinstance(value, str) or (isinstance(value, int) and abs(value) <= LARGEST)


def group_of(path: Path) -> str:
    """A place without its numbers: all cards of all hands are one group.

    >>> group_of(("Coast", "hands", 0, 3))
    'hands[][]'
    """
    text = ""
    for part in path[1:]:
        text += "[]" if isinstance(part, int) else f".{part}" if text else part
    return text


def put(tree: Any, path: Path, value: Any) -> None:
    """Set a value; a list that was sorted stays sorted."""
    for part in path[:-1]:
        tree = tree[part]
    ordered = isinstance(tree, list) and all(isinstance(item, int) for item in tree) and sorted(tree) == tree
    tree[path[-1]] = value
    if ordered and isinstance(value, int):
        tree.sort()

"""A quick eye: what a seat would do in one position, looking one whole action ahead, for the search to play on with."""

from __future__ import annotations

from typing import Any, Final

from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.lore import Lore
from ludoteka.kernel.state import Choice, State, Step, take

END: Final = 1e6
"""What winning or losing outright is worth beside any evaluation on the way."""
LUCKS: Final = 3
"""How often an option that depends on luck is tried."""


class Found:
    """What an option leads to once the seat has made the best of the choices that belong to it.

    `path` are the answers to those choices, the last first while it is being found.
    """

    __slots__ = ("action", "lucky", "path", "value")

    def __init__(self, action: Action, value: float, path: list[Action], lucky: bool) -> None:
        self.action = action
        self.value = value
        self.path = path
        self.lucky = lucky


class Looker:
    """Looks at the options of a choice in one position and follows each through the choices that belong to it.

    It looks at no more than `width` options, and at about `looks` positions in all.
    """

    __slots__ = ("below", "inside", "kind", "looks", "lore", "seat", "width")

    def __init__(self, lore: Lore[Any], width: int, looks: int) -> None:
        self.lore = lore
        self.width = width
        self.looks = looks
        self.seat: Seat = 0
        self.below: list[Step[Any]] = []
        self.inside = False
        self.kind: object = None

    def look(self, s: State, choice: Choice[Any], options: list[Action], picks: Chance) -> list[Found]:
        """What options of a choice are worth to its seat, the best first; equals in their order."""
        seat = choice.seat
        stack = s.agenda
        if s.lanes:
            stack = s.lanes[seat]
        self.seat = seat
        self.below = stack[:-1]
        self.kind = type(choice)
        self.inside = False
        for step in self.below:
            if isinstance(step, Choice) and step.seat == seat:
                self.inside = True
        some = spread(options, self.width, picks)
        looks = self.looks // len(some)
        a, b, c, d = picks.word(), picks.word(), picks.word(), picks.word()
        found: list[Found] = []
        for action in some:
            best = self.try_out(s, choice, action, Chance(a, b, c, d), looks, picks)
            if best.lucky:
                total = best.value
                for number in range(1, LUCKS):
                    luck = Chance(b ^ number, c, d, a)
                    luck.word()
                    total += self.try_out(s, choice, action, luck, looks // 2, picks).value
                best.value = total / LUCKS
            best.action = action
            best.path.reverse()
            found.append(best)
        found.sort(key=value_of, reverse=True)
        return found

    def try_out(self, s: State, choice: Choice[Any], action: Action, luck: Chance, looks: int, picks: Chance) -> Found:
        """Take an option in a copy and follow it."""
        twin = s.copy()
        take(twin, choice, action, luck)
        return self.follow(twin, luck, looks, picks)

    def follow(self, s: State, luck: Chance, looks: int, picks: Chance) -> Found:
        """The best that the choices which still belong to the decision can lead to; the position may be changed."""
        choice = self.open_choice(s, luck) if looks > 0 else None
        if choice is None:
            return Found((), worth(self.lore, s, self.seat), [], luck.used > 0)
        some = spread(choice.options(s), looks, picks)
        count = len(some)
        rest = looks if count == 1 else looks // count - 1
        best: Found | None = None
        for number in range(count):
            action = some[number]
            twin = s
            same = luck
            if number < count - 1:
                twin = s.copy()
                same = Chance(luck.a, luck.b, luck.c, luck.counter)
                same.used = luck.used
            take(twin, choice, action, same)
            found = self.follow(twin, same, rest, picks)
            if best is None or found.value > best.value:
                found.path.append(action)
                best = found
        assert best is not None
        return best

    def open_choice(self, s: State, luck: Chance) -> Choice[Any] | None:
        """The choice of the seat that still belongs to the decision, if one waits."""
        choice = waiting_for(s, self.seat)
        if choice is None:
            return None
        stack = s.agenda
        if s.lanes:
            stack = s.lanes[self.seat]
        height = len(self.below)
        if len(stack) <= height or (height and stack[height - 1] is not self.below[height - 1]):
            return None
        if len(stack) > height + 1:
            return choice
        return choice if self.inside and (type(choice) is not self.kind or not luck.used) else None


def value_of(found: Found) -> float:
    """What options are sorted by."""
    return found.value


def spread(options: list[Action], most: int, picks: Chance) -> list[Action]:
    """No more than `most` of the options, spread evenly over the list from a random start.

    >>> len(spread([("go", place) for place in range(40)], 7, Chance.of("picks")))
    7
    """
    count = len(options)
    if count <= most:
        return options
    start = picks.word() % count
    return [options[(start + number * count // most) % count] for number in range(most)]


def waiting_for(s: State, seat: Seat) -> Choice[Any] | None:
    """The open choice of a seat, if the table waits for it."""
    if s.places:
        return None
    stack = s.agenda
    if s.lanes:
        stack = s.lanes[seat]
    if not stack:
        return None
    step = stack[-1]
    if isinstance(step, Choice) and step.seat == seat:
        return step
    return None


def worth(lore: Lore[Any], s: State, seat: Seat) -> float:
    """What a position is worth to a seat: the game's evaluation, and above all how it ended."""
    value = lore.evaluate(s, seat)
    if s.places:
        place = s.places[seat]
        if place > 1:
            return value - END * place
        if s.seats > 1:
            return value + END
    return value

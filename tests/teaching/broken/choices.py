"""Choices and steps that do one thing wrong each."""

from __future__ import annotations

import random
import time
from itertools import count

from ludoteka.kernel.action import EVERYONE, Action
from ludoteka.kernel.state import Step
from teaching.broken.base import REST, SWEAR, Bad
from teaching.state import Coast

# -- options ----------------------------------------------------------------------------------------------------


class Raising(Bad):
    """An option that cannot be taken."""

    __slots__ = ()

    def take(self, s: Coast, action: Action) -> None:
        """Fail on one of them."""
        if action == SWEAR:
            raise RuntimeError("nobody thought of this")


class Empty(Bad):
    """A choice without options."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        return []


class LeadsNowhere(Bad):
    """An option that leads to a choice without options."""

    __slots__ = ()

    def take(self, s: Coast, action: Action) -> None:
        """Only one of them does."""
        if action == SWEAR:
            s.then(Empty(0))


class Fickle(Bad):
    """A choice that offers something else when asked again."""

    __slots__ = ()
    asked = count()

    def options(self, s: Coast) -> list[Action]:
        """Now two, now one."""
        return [REST, SWEAR] if next(self.asked) % 2 else [REST]


class Unsorted(Bad):
    """Options out of order."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        return [SWEAR, REST]


class Doubled(Bad):
    """An option that appears twice."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        return [REST, REST]


class Undeclared(Bad):
    """A verb that the game does not declare."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        return [("dance",)]


class Misfit(Bad):
    """A verb with an argument that does not exist."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        """A cove that does not exist."""
        return [("march", 99)]


class TooMany(Bad):
    """More options than anybody can choose from."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        return [("bid", amount) for amount in range(400)]


class Meddling(Bad):
    """A choice whose options change the State."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        """Take a gold for asking."""
        if s.bank:
            s.earn(0, 1)
        return [REST, SWEAR]


# -- endings ----------------------------------------------------------------------------------------------------


class Circle(Step[Coast]):
    """A step that leads to itself."""

    __slots__ = ()

    def run(self, s: Coast) -> None:
        s.then(Circle())


class Circling(Bad):
    """A choice after which the rules never stop."""

    __slots__ = ()

    def take(self, s: Coast, action: Action) -> None:
        s.then(Circle())


class Endless(Bad):
    """A choice that comes back for ever."""

    __slots__ = ()

    def take(self, s: Coast, action: Action) -> None:
        s.then(Endless(0))


class Dry(Bad):
    """A choice after which nothing is left to do and nobody has won."""

    __slots__ = ()

    def take(self, s: Coast, action: Action) -> None:
        s.agenda.clear()


class Placeless(Bad):
    """An end without a winner."""

    __slots__ = ()

    def take(self, s: Coast, action: Action) -> None:
        s.finish([2] * s.seats)


# -- values, copies and saving ----------------------------------------------------------------------------------


class Mutable(Bad):
    """A step that counts in itself."""

    __slots__ = ("beats",)

    def __init__(self, seat: int, beats: list[int]) -> None:
        super().__init__(seat)
        self.beats = beats

    def take(self, s: Coast, action: Action) -> None:
        """Three times, counted in a list that all copies share."""
        self.beats.append(1)
        if len(self.beats) < 3:
            s.then(self)


class Shifty(Bad):
    """A step that is another one when it is loaded."""

    __slots__ = ("number",)

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number + 1


class Unsaved(Bad):
    """A step that holds something that cannot be saved."""

    __slots__ = ("things",)

    def __init__(self, seat: int, things: frozenset[int]) -> None:
        super().__init__(seat)
        self.things = things


class Forgetful(Bad):
    """A step that does not say all it holds: loaded, it offers something else."""

    __slots__ = ("more",)

    def __init__(self, seat: int) -> None:
        super().__init__(seat)
        self.more = False

    @staticmethod
    def with_more() -> Forgetful:
        """One with a field that the constructor does not take."""
        made = Forgetful(0)
        made.more = True
        return made

    def options(self, s: Coast) -> list[Action]:
        return [REST, SWEAR] if self.more else [REST]


# -- luck -------------------------------------------------------------------------------------------------------


class GlobalLuck(Bad):
    """Luck from a generator of its own."""

    __slots__ = ()

    def take(self, s: Coast, action: Action) -> None:
        """A card that nobody sees goes on top of the deck, who knows which."""
        rest = s.deck.pool.copy()
        card = rest.pop(random.randrange(len(rest)))
        s.deck.pool = rest
        s.deck.put_on_top(card, 0)
        s.then(Bad(0))


class Clock(Bad):
    """A rule that looks at the clock."""

    __slots__ = ()

    def take(self, s: Coast, action: Action) -> None:
        """Gold by the time of day."""
        s.earn(0, 1 + time.perf_counter_ns() % 49)


class SetOrder(Bad):
    """A rule that depends on the order in which a set of strings happens to lie."""

    __slots__ = ()

    def take(self, s: Coast, action: Action) -> None:
        """Cards go on top of the deck in the order in which their names happen to lie."""
        names = {"barrel": 0, "coin": 1, "cutlass": 2, "gull": 3, "map": 4, "musket": 5, "rum": 6, "spyglass": 7}
        for name in set(names):
            if names[name] in s.deck.pool:
                s.deck.pool.remove(names[name])
                s.deck.put_on_top(names[name], EVERYONE)


# -- secrets ----------------------------------------------------------------------------------------------------


class Blurting(Bad):
    """A card drawn in secret, told to everyone."""

    __slots__ = ()

    def take(self, s: Coast, action: Action) -> None:
        card = s.deck.draw(s.chance)
        s.hands[0].append(card)
        s.hands[0].sort()
        s.tell(("draws", 0, card))


class Cheating(Bad):
    """Options that depend on another's hand."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        """Spy only where it pays."""
        return [REST, *(("spy", other) for other in range(1, s.seats) if s.facts.barrel in s.hands[other])]


class Prompting(Bad):
    """A prompt that gives away another's hand."""

    __slots__ = ()

    def prompt(self, s: Coast) -> Action:
        """How good the neighbour's first card is."""
        return ("act", s.hands[1][0])


# -- words ------------------------------------------------------------------------------------------------------


class WrongEvent(Bad):
    """An event that the game does not declare."""

    __slots__ = ()

    def take(self, s: Coast, action: Action) -> None:
        s.tell(("dances", 0))


class WrongPrompt(Bad):
    """A prompt that does not fit its declaration."""

    __slots__ = ()

    def prompt(self, s: Coast) -> Action:
        return ("act",)


class WrongReason(Bad):
    """A reason that the game does not declare."""

    __slots__ = ()

    def why_not(self, s: Coast, action: Action) -> Action | None:
        return ("because",)


class Contrary(Bad):
    """A declared reason against what it offers."""

    __slots__ = ()

    def why_not(self, s: Coast, action: Action) -> Action | None:
        return ("storm",)


class Speechless(Bad):
    """A `why_not` that fails on what it does not expect."""

    __slots__ = ()

    def why_not(self, s: Coast, action: Action) -> Action | None:
        """Take an argument for granted."""
        return ("no-gold", int(action[1]))


# -- laws of the game -------------------------------------------------------------------------------------------


class ShortSighted(Bad):
    """A `why_not` that fails on an argument that no played action ever had."""

    __slots__ = ()

    def why_not(self, s: Coast, action: Action) -> Action | None:
        """Looks something up for it."""
        numbers = [part for part in action if isinstance(part, int)]
        return None if max(numbers, default=0) < 40 else ("because", [0][numbers[0]])


class Minting(Bad):
    """Gold from nowhere."""

    __slots__ = ()

    def take(self, s: Coast, action: Action) -> None:
        s.gold[0] += 1


class RareMinting(Bad):
    """Gold from nowhere, behind an option that is hardly ever taken."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        """One bad bid among many good ones."""
        return [("bid", amount) for amount in range(30)]

    def take(self, s: Coast, action: Action) -> None:
        """A gold more for the highest bid."""
        if action == ("bid", 29):
            s.gold[0] += 1

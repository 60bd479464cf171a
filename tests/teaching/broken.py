"""The teaching game broken in many ways, one at a time: what the conformance kit must catch.

Each function loads one variant. Most put one bad choice at the very beginning of the game, for seat 0.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable, Sequence
from itertools import count
from pathlib import Path
from typing import Any

import msgspec

from ludoteka.kernel.action import EVERYONE, SPECTATOR, Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.codec import Codec
from ludoteka.kernel.lean import Played
from ludoteka.kernel.match import Match
from ludoteka.kernel.options import Options
from ludoteka.kernel.state import Choice, State, Step
from teaching import content
from teaching.game import RULES, Teaching
from teaching.state import Coast
from teaching.view import CoastView

Packs = Sequence[Path]
REST: Action = ("rest",)
SWEAR: Action = ("swear",)


class Broken(Teaching):
    """The teaching game with one step more at its beginning."""

    def __init__(self, first: Callable[[], Step[Coast]] | None = None) -> None:
        super().__init__(content.load())
        self.first = first
        self.codec = Codec(Coast, (*RULES, sys.modules[__name__]))

    def setup(self, seats: int, options: Options, chance: Chance) -> Coast:
        """Begin with the bad step."""
        s = super().setup(seats, options, chance)
        if self.first is not None:
            s.then(self.first())
        return s


class Bad(Choice[Coast]):
    """A choice between resting and swearing that does nothing; its children each do one thing wrong."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        return [REST, SWEAR]

    def take(self, s: Coast, action: Action) -> None:
        """Nothing happens."""

    def prompt(self, s: Coast) -> Action:
        """A prompt that the game declares."""
        return ("bid",)


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
    """A verb with an argument that is no such thing."""

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


# -- games whose own methods are wrong --------------------------------------------------------------------------


class LeakingView(Broken):
    """Everyone sees everyone's hand."""

    def view(self, s: Coast, seat: Seat) -> CoastView:
        """As the game's owner would see it."""
        view = super().view(s, seat)
        players = [
            msgspec.structs.replace(player, hand=[self.cards[card] for card in hand])
            for player, hand in zip(view.players, s.hands, strict=True)
        ]
        return msgspec.structs.replace(view, players=players)


class LeakingToSpectators(Broken):
    """Spectators see the first seat's bid."""

    def view(self, s: Coast, seat: Seat) -> CoastView:
        """Too much for a guest."""
        view = super().view(s, seat)
        if seat != SPECTATOR:
            return view
        players = [msgspec.structs.replace(view.players[0], bid=s.bids[0]), *view.players[1:]]
        return msgspec.structs.replace(view, players=players)


class SharedView(Broken):
    """A view that holds a list of the State."""

    def view(self, s: Coast, seat: Seat) -> CoastView:
        """Not a copy of the places, the list itself."""
        return msgspec.structs.replace(super().view(s, seat), places=s.gold)


class StoredOrder(Broken):
    """A deck in a fixed order that resample does not touch: who guesses, guesses the future."""

    def setup(self, seats: int, options: Options, chance: Chance) -> Coast:
        """Shuffle once, at the beginning."""
        s = super().setup(seats, options, chance)
        s.deck.look(s.deck.size(), 0, chance)
        return s

    def resample(self, s: Coast, seat: Seat, chance: Chance) -> Coast:
        """Deal the hands anew, but leave the order of the deck alone."""
        bare = s.copy()
        top, known = bare.deck.top, bare.deck.top_known
        bare.deck.top, bare.deck.top_known = [], []
        t = super().resample(bare, seat, chance)
        t.deck.top, t.deck.top_known = top, known
        return t


class PartlyResampled(Broken):
    """Hands are dealt anew only if the first card is an odd one: what is hidden shows in how it is drawn."""

    def resample(self, s: Coast, seat: Seat, chance: Chance) -> Coast:
        """Depend on what must not matter."""
        other = 1 if seat != 1 else 0
        if s.hands[other] and s.hands[other][0] % 2:
            chance.below(7)
        return super().resample(s, seat, chance)


class NotResampled(Broken):
    """Nothing is drawn anew at all."""

    def resample(self, s: Coast, seat: Seat, chance: Chance) -> Coast:
        return s.copy()


class OpenBids(Broken):
    """The others' sealed bids come through resample."""

    def resample(self, s: Coast, seat: Seat, chance: Chance) -> Coast:
        """All but the bids."""
        t = super().resample(s, seat, chance)
        t.bids = s.bids.copy()
        return t


class OpenStakes(Broken):
    """The card an attacker has committed stays in its step."""

    def hidden_stakes(self, s: Coast, watcher: Seat) -> list[list[int]]:
        """None is hidden, it says."""
        return [[] for _ in range(s.seats)]


class Ambiguous(Broken):
    """Two actions that are written alike."""

    def text(self, action: Action) -> str:
        """Bids without their figure."""
        return "bid 0" if action[0] == "bid" else super().text(action)


class Mute(Broken):
    """A drawing in messages that the game does not name."""

    def draw(self, s: Coast, seat: Seat, say: Callable[..., str]) -> str:
        return say("coast-unknown")


class Colliding(Broken):
    """An aside that offers what the open choice offers too."""

    def __init__(self) -> None:
        super().__init__(lambda: Selling(0))


class Selling(Bad):
    """A choice that offers the sale that is also offered besides."""

    __slots__ = ()

    def options(self, s: Coast) -> list[Action]:
        return [REST, ("sell", s.facts.barrel)]

    def take(self, s: Coast, action: Action) -> None:
        """Nothing, but once more as long as nobody sold."""
        if action != REST:
            s.then(Selling(0))


class Forgiving(Match):
    """A Match that lets a seat take back its last roll of the dice."""

    def keep(self, before: State, after: State, played: Played, saved: bytes) -> None:
        """Remember the position before."""
        self.older = before
        super().keep(before, after, played, saved)

    def without_last(self, seat: Seat) -> tuple[int, State, list[Played]] | None:
        """As if no die had been cast."""
        last = self.played[-1]
        if last.seat == seat and last.luck:
            return len(self.played) - 1, self.older.copy(), []
        return super().without_last(seat)


class Careless(Match):
    """A Match that lets a seat take back what a rule sealed."""

    def advance(self, before: State, choice: Choice[Any], action: Action, luck: Chance) -> tuple[State, Played, bytes]:
        """As if nothing had been sworn."""
        s, played, saved = super().advance(before, choice, action, luck)
        played.final = False
        return s, played, saved


class Blind(Match):
    """A Match that does not notice reveals."""

    def keep(self, before: State, after: State, played: Played, saved: bytes) -> None:
        """As if nobody had seen anything."""
        played.revealing = False
        super().keep(before, after, played, saved)


def set_order(packs: Packs = ()) -> Broken:
    """The variant that only a fresh process shows."""
    return Broken(lambda: SetOrder(0))


def sharing_copies() -> Broken:
    """A State whose copies share the gold; only the pure build lets its State be extended."""

    class Sharing(Coast):
        """A State with a careless copy."""

        __slots__ = ()

        def copy(self) -> Coast:
            """Everything but the gold."""
            twin = super().copy()
            twin.gold = self.gold
            twin.__class__ = Sharing
            return twin

    class SharingGame(Broken):
        """The game that begins with it."""

        def setup(self, seats: int, options: Options, chance: Chance) -> Coast:
            """The usual position as a Sharing."""
            s = super().setup(seats, options, chance)
            s.__class__ = Sharing
            return s

    game = SharingGame()
    game.codec.types["Sharing"] = Sharing
    game.codec.fields[Sharing] = game.codec.fields[Coast]
    return game

"""Games whose own methods are wrong."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

import msgspec

from ludoteka.kernel.action import SPECTATOR, Action, Seat
from ludoteka.kernel.chance import Chance
from ludoteka.kernel.options import Options
from teaching.broken.base import REST, Bad, Broken
from teaching.broken.choices import SetOrder
from teaching.state import Coast
from teaching.view import CoastView

Packs = Sequence[Path]


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

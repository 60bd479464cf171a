"""A swap of resources that one player proposes to another, who answers (H3-EXP-05, H3-TRADE-05)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import NOBODY, RESOURCES
from ludoteka.games.heroes3.rules.common import ACCEPT, DECLINE, clockwise
from ludoteka.games.heroes3.rules.resources import gain, lose
from ludoteka.games.heroes3.state import Heroes3
from ludoteka.games.heroes3.state_parts import Effect
from ludoteka.kernel.action import Action
from ludoteka.kernel.state import Choice


def partners(s: Heroes3, seat: int) -> list[int]:
    """The other players who have anything to swap."""
    return [other for other in sorted(clockwise(s, seat)) if other != seat and any(s.players[other].stock)]


def can_propose(s: Heroes3, seat: int) -> bool:
    """Whether a player has resources and another one too."""
    return any(s.players[seat].stock) and bool(partners(s, seat))


def amounts_of(s: Heroes3, seat: int, verb: str) -> list[Action]:
    """Every amount of every resource a player has."""
    stock = s.players[seat].stock
    return [(verb, amount, resource) for resource in range(RESOURCES) for amount in range(1, stock[resource] + 1)]


def amount_closed(s: Heroes3, seat: int, action: Action) -> Action | None:
    """Why an amount cannot be given or asked for: the player has not that much of it."""
    match action:
        case ("swap-give" | "swap-ask", int() as amount, int() as resource):
            has = s.players[seat].stock[resource]
            return None if 0 < amount <= has else ("has-only", has, resource)
    return None


class SwapPartner(Choice[Heroes3]):
    """To whom a swap is proposed (Marketplace)."""

    __slots__ = ()

    def forced(self) -> bool:
        """A single partner is taken."""
        return True

    def options(self, s: Heroes3) -> list[Action]:
        """Each other player with resources."""
        return [("partner", other) for other in partners(s, self.seat)]

    def take(self, s: Heroes3, action: Action) -> None:
        """Ask what is given."""
        match action:
            case ("partner", int() as seat):
                s.then(SwapGive(self.seat, seat))


class SwapGive(Choice[Heroes3]):
    """What the proposer gives (Marketplace)."""

    __slots__ = ("partner",)

    def __init__(self, seat: int, partner: int) -> None:
        super().__init__(seat)
        self.partner = partner

    def options(self, s: Heroes3) -> list[Action]:
        """Each amount of each resource."""
        return sorted(amounts_of(s, self.seat, "swap-give"))

    def take(self, s: Heroes3, action: Action) -> None:
        """Ask what is wanted."""
        match action:
            case ("swap-give", int() as amount, int() as resource):
                s.then(SwapAsk(self.seat, self.partner, amount, resource))


class SwapAsk(Choice[Heroes3]):
    """What the proposer wants for it (Marketplace)."""

    __slots__ = ("amount", "partner", "resource")

    def __init__(self, seat: int, partner: int, amount: int, resource: int) -> None:
        super().__init__(seat)
        self.partner = partner
        self.amount = amount
        self.resource = resource

    def options(self, s: Heroes3) -> list[Action]:
        """Each amount of each other resource the partner has."""
        return sorted(amounts_of(s, self.partner, "swap-ask"))

    def take(self, s: Heroes3, action: Action) -> None:
        match action:
            case ("swap-ask", int() as wanted, int() as other):
                s.tell(("swap-proposed", self.seat, self.partner, self.amount, self.resource, wanted, other))
                s.then(AnswerSwap(self.partner, self.seat, self.amount, self.resource, wanted, other))


class AnswerSwap(Choice[Heroes3]):
    """Whether the other player agrees to the swap (Marketplace)."""

    __slots__ = ("amount", "other", "proposer", "resource", "wanted")

    def __init__(self, seat: int, proposer: int, amount: int, resource: int, wanted: int, other: int) -> None:
        super().__init__(seat)
        self.proposer = proposer
        self.amount = amount
        self.resource = resource
        self.wanted = wanted
        self.other = other

    def prompt(self, s: Heroes3) -> Action:
        return ("answer-swap", self.proposer, self.amount, self.resource, self.wanted, self.other)

    def options(self, s: Heroes3) -> list[Action]:
        return [ACCEPT, DECLINE]

    def take(self, s: Heroes3, action: Action) -> None:
        if action[0] == "accept":
            lose(s, self.proposer, self.resource, self.amount)
            gain(s, self.seat, self.resource, self.amount)
            lose(s, self.seat, self.other, self.wanted)
            gain(s, self.proposer, self.other, self.wanted)
        elif s.fair is None:
            talk_failed(s, self.proposer)


# -- talks that come to nothing ---------------------------------------------------------------------------------

TALKS: Final = "talks"


def failed_talks(s: Heroes3, seat: int) -> int:
    """How many talks with allies came to nothing in this turn."""
    return sum(effect.amount for effect in s.players[seat].ongoing if effect.name == TALKS and effect.since == s.round)


def talk_failed(s: Heroes3, seat: int) -> None:
    """A talk with an ally came to nothing; too many of them in a turn end the talking."""
    player = s.players[seat]
    count = failed_talks(s, seat) + 1
    player.ongoing = [effect for effect in player.ongoing if effect.name != TALKS]
    player.ongoing.append(Effect(TALKS, seat, NOBODY, NOBODY, NOBODY, count, "turn", s.round))

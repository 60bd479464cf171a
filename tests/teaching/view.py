"""What a seat may know."""

from __future__ import annotations

import msgspec

from ludoteka.kernel.action import SPECTATOR, Seat
from teaching.rules.battle import Defend
from teaching.state import NO_BID, NO_CARD, Coast


class PlayerView(msgspec.Struct, frozen=True):
    """One player as a seat sees it; `hand`, `pledge`, `bid` and `stake` are None where they are not for its eyes."""

    gold: int
    supply: int
    out: bool
    sold: bool
    sworn: bool
    cards: int
    hand: list[str] | None
    has_bid: bool
    bid: int | None
    has_pledged: bool
    pledge: str | None
    has_stake: bool
    stake: str | None


class CoveView(msgspec.Struct, frozen=True):
    """A cove: who holds it with how many."""

    cove: str
    owner: int | None
    crew: int


class CoastView(msgspec.Struct, frozen=True):
    """Everything a seat may know."""

    seat: int
    round: int
    rounds: int
    teams: bool
    weather: str
    coves: list[CoveView]
    players: list[PlayerView]
    bank: int
    deck: int
    top: list[str | None]
    bottom: list[str | None]
    discard: list[str]
    places: list[int]


def view(s: Coast, seat: Seat, coves: tuple[str, ...], cards: tuple[str, ...]) -> CoastView:
    """The position as a seat, or SPECTATOR, may know it."""
    return CoastView(
        seat=seat,
        round=s.round,
        rounds=s.rounds,
        teams=s.teams,
        weather=s.weather,
        coves=[
            CoveView(coves[cove], None if s.owner[cove] < 0 else s.owner[cove], s.crew[cove])
            for cove in range(len(s.owner))
        ],
        players=[player(s, seat, other, cards) for other in range(s.seats)],
        bank=s.bank,
        deck=s.deck.size(),
        top=[None if card < 0 else cards[card] for card in s.deck.known_top(seat)],
        bottom=[None if card < 0 else cards[card] for card in s.deck.known_bottom(seat)],
        discard=[cards[card] for card in s.discard],
        places=list(s.places),
    )


def player(s: Coast, watcher: Seat, seat: Seat, cards: tuple[str, ...]) -> PlayerView:
    """One player; secrets only for itself and its partner, a bid only for itself."""
    friend = s.knows(watcher, seat)
    pledge = s.pledges[seat]
    stake = stake_of(s, seat)
    return PlayerView(
        gold=s.gold[seat],
        supply=s.supply[seat],
        out=s.out[seat],
        sold=s.sold[seat],
        sworn=s.sworn[seat],
        cards=len(s.hands[seat]),
        hand=[cards[card] for card in s.hands[seat]] if friend else None,
        has_bid=s.bids[seat] != NO_BID,
        bid=s.bids[seat] if watcher == seat and watcher != SPECTATOR and s.bids[seat] != NO_BID else None,
        has_pledged=bool(pledge),
        pledge=cards[pledge[0]] if friend and pledge else None,
        has_stake=stake != NO_CARD,
        stake=cards[stake] if friend and stake != NO_CARD else None,
    )


def stake_of(s: Coast, seat: Seat) -> int:
    """The card a seat has committed to an attack that is not decided yet, or NO_CARD."""
    for step in s.agenda:
        if isinstance(step, Defend) and step.attacker == seat:
            return step.stake
    return NO_CARD

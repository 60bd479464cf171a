"""Tranches that teams owe at the start of some rounds: what is due, and what resources are worth (H3-END-01)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.facts import RESOURCES
from ludoteka.games.heroes3.rules.common import scenario, special
from ludoteka.games.heroes3.rules.resources import amounts
from ludoteka.games.heroes3.state import Heroes3

UNPAID: Final = "tranche_unpaid"
"""In the ledger: the round in which a tranche could not be paid."""


def rates(s: Heroes3) -> list[int]:
    """What one of each resource counts towards a tranche."""
    rule = special(s, "tranches")
    return [1] * RESOURCES if rule is None or rule.price is None else amounts(rule.price)


def team_of(s: Heroes3, seat: int) -> list[int]:
    """A player and the allies who are still in the game."""
    return [other for other in range(s.seats) if s.allied(seat, other) and not s.players[other].out]


def team_stock(s: Heroes3, seat: int) -> list[int]:
    """What a team has together."""
    return [sum(s.players[other].stock[resource] for other in team_of(s, seat)) for resource in range(RESOURCES)]


def team_worth(s: Heroes3, seat: int) -> int:
    """The largest tranche that a team could pay."""
    return sum(amount * rate for amount, rate in zip(team_stock(s, seat), rates(s), strict=True))


def tranches_left(s: Heroes3) -> int:
    """The sum of the tranches of later rounds."""
    return sum(
        event.amount * sum(1 for number in event.rounds if number > s.round)
        for event in scenario(s).timed
        if event.deed == "tranche" and (not event.players or s.seats in event.players)
    )


def carries_grail(s: Heroes3, seat: int) -> bool:
    """Whether the Grail is with a player's team."""
    return s.grail >= 0 and s.allied(seat, s.grail // 2)


def can_settle_all(s: Heroes3, seat: int) -> bool:
    """Whether a team has the Grail and could pay all tranches still to come."""
    return carries_grail(s, seat) and team_worth(s, seat) >= tranches_left(s)

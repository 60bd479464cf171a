"""Victory points that are scored during play and kept: combats, bombs, turns on a hill, gifts (H3-END-09)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.scenarios import Win
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.victory.points import points_of, remembers
from ludoteka.games.heroes3.state import Heroes3

SUDDEN_DEATH: Final = "sudden_death"
"""In the ledger: the points of each player when the additional rounds began, in which the next point wins."""


def score_item(s: Heroes3, seat: int, item: str, amount: int) -> None:
    """A player scores an item, where a condition of the scenario counts it."""
    if not remembers(s, item) or not amount:
        return
    counts = s.ledger.get(item, [0] * s.seats).copy()
    counts[seat] += amount
    s.ledger[item] = counts
    worth = next(one.worth for win in scenario(s).wins for one in win.points if one.item == item)
    s.tell(("points-scored", seat, amount * worth))


def team_points(s: Heroes3, seat: int, win: Win) -> int:
    """The victory points of a player and all allies."""
    return sum(points_of(s, other, win) for other in range(s.seats) if s.allied(seat, other))


def scored_since(s: Heroes3, seat: int) -> bool:
    """Whether a player has scored a point since the additional rounds began."""
    before = s.ledger.get(SUDDEN_DEATH)
    if before is None:
        return False
    return any(points_of(s, seat, win) > before[seat] for win in scenario(s).wins if win.sudden_death)


def tied_for_first(s: Heroes3, win: Win) -> bool:
    """Whether several teams have the most points."""
    teams = {s.players[seat].team: team_points(s, seat, win) for seat in range(s.seats) if not s.players[seat].out}
    best = max(teams.values())
    return sum(1 for points in teams.values() if points == best) > 1


def goes_into_sudden_death(s: Heroes3, win: Win) -> bool:
    """Whether a tie after the last round brings additional rounds; they begin with that (H3-END-09)."""
    if not win.sudden_death or SUDDEN_DEATH in s.ledger or not tied_for_first(s, win):
        return False
    s.ledger[SUDDEN_DEATH] = [points_of(s, seat, win) for seat in range(s.seats)]
    s.last_round = s.round + win.sudden_death
    s.tell(("sudden-death", s.last_round))
    return True

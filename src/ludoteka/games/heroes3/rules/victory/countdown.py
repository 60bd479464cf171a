"""A place whose first capture starts the last rounds: whoever holds it when they are over wins (H3-END-01)."""

from __future__ import annotations

from typing import Final

from ludoteka.games.heroes3.entries.scenarios import Win
from ludoteka.games.heroes3.rules.common import scenario
from ludoteka.games.heroes3.rules.world.fields import holder_of, is_location
from ludoteka.games.heroes3.state import Heroes3

COUNTDOWN: Final = "control_after_countdown"
"""In the ledger: the round at whose end the holder wins."""


TURNS: Final = "turns_left"
"""In the ledger: how many turns each player still has, by seat."""


def start_countdown(s: Heroes3, seat: int, field: int) -> bool:
    """A player has taken a field: the first capture of the place starts the countdown; whether it wins at once.

    That is so from the round on that the condition names (H3-END-01).
    """
    for win in scenario(s).wins:
        if win.kind != COUNTDOWN or win.location is None or COUNTDOWN in s.ledger:
            continue
        if is_location(s, field, win.location):
            if win.turns_after:
                s.ledger[COUNTDOWN] = [s.round]
                if win.from_round and s.round >= win.from_round:
                    return True
                start_turns(s, seat, win.turns_after)
                continue
            s.last_round = s.round + win.rounds_after
            s.ledger[COUNTDOWN] = [s.last_round]
            s.tell(("countdown-begins", s.last_round))
    return False


def start_turns(s: Heroes3, seat: int, turns: int) -> None:
    """Everybody has some full turns left; the turn in which this happens does not count."""
    left = [turns] * s.seats
    if s.active == seat:
        left[seat] += 1
    s.ledger[TURNS] = left
    s.tell(("last-turns", turns))


def turn_counted(s: Heroes3, seat: int) -> bool:
    """A player's turn is over; whether nobody has one left."""
    left = s.ledger.get(TURNS)
    if left is None:
        return False
    left = left.copy()
    left[seat] -= 1
    s.ledger[TURNS] = left
    return not any(left[other] > 0 and not s.players[other].out for other in range(s.seats))


def flags_counted(s: Heroes3, seat: int, flags: int) -> None:
    """A player holds this many mines and settlements: enough of them start the last turns."""
    for win in scenario(s).wins:
        if win.kind == "ranking" and win.turns_after and flags >= win.amount and TURNS not in s.ledger:
            start_turns(s, seat, win.turns_after)


def countdown_won(s: Heroes3, seat: int, win: Win) -> bool:
    """Whether the countdown is over and a player holds the place."""
    due = s.ledger.get(COUNTDOWN)
    if due is None or win.location is None or holder_of(s, win.location) != seat:
        return False
    if not win.turns_after:
        return s.round >= due[0]
    left = s.ledger.get(TURNS)
    return left is None or not any(left[other] > 0 and not s.players[other].out for other in range(s.seats))

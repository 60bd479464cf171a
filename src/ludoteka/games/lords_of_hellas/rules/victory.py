"""The four ways to win, looked at after each change that can bring one (LOH-WIN)."""

from __future__ import annotations

from ludoteka.games.lords_of_hellas.numbers import (
    FAVOURITE_OF_THE_GODS,
    KING_OF_KINGS,
    LORD_OF_HELLAS,
    MONSTER_SLAYER,
    NOBODY,
)
from ludoteka.games.lords_of_hellas.state import LordsOfHellas


def whole_lands(s: LordsOfHellas, seat: int) -> int:
    """How many lands that count a player controls entirely (LOH-WIN-02, LOH-3P-01)."""
    held = s.held[seat]
    left_out = s.terms.lands_left_out
    count = 0
    land_mask = s.facts.land_mask
    for land in range(len(land_mask)):
        if held & land_mask[land] == land_mask[land] and not left_out >> land & 1:
            count += 1
    return count


def temples_held(s: LordsOfHellas, seat: int) -> int:
    """How many regions with a temple or the oracle a player controls (LOH-WIN-03, LOH-CTRL-05)."""
    return (s.held[seat] & s.temples).bit_count()


def monsters_slain(s: LordsOfHellas, seat: int) -> int:
    """How many monster figures a player has (LOH-WIN-04)."""
    return s.slayer.count(seat)


def throne(s: LordsOfHellas) -> int:
    """The region of the first completed monument, -1 while there is none (LOH-WIN-07, LOH-WIN-08, LOH-WIN-09)."""
    return s.facts.god[s.king_god].region if s.king_god != NOBODY else NOBODY


def way_to_win(s: LordsOfHellas, seat: int) -> int:
    """The condition a player meets now, -1 for none; two players need more lands, and the last one counts as soon as
    somebody controls the region once the tokens are off (LOH-WIN-01, LOH-2P-01, LOH-WIN-05, LOH-WIN-09)."""
    if whole_lands(s, seat) >= s.terms.lands_to_win:
        return LORD_OF_HELLAS
    if temples_held(s, seat) >= s.facts.victory.temples:
        return FAVOURITE_OF_THE_GODS
    if monsters_slain(s, seat) >= s.facts.victory.monsters:
        return MONSTER_SLAYER
    if s.king != NOBODY and not s.countdown and s.owner[throne(s)] == seat:
        return KING_OF_KINGS
    return NOBODY


def check_victory(s: LordsOfHellas) -> None:
    """End the game if a player meets a condition; while a battle is under way nobody does before its control is settled
    (LOH-WIN-01, LOH-WIN-11)."""
    if not s.battles:
        crown_winner(s)


def crown_winner(s: LordsOfHellas) -> None:
    """Who meets a condition has won; the active player comes first, then turn order (LOH-WIN-10)."""
    if s.places:
        return
    first = s.active if s.active != NOBODY else 0
    for offset in range(s.seats):
        seat = (first + offset) % s.seats
        how = way_to_win(s, seat)
        if how != NOBODY:
            win(s, seat, how)
            return


def win(s: LordsOfHellas, seat: int, how: int) -> None:
    """A player has won; all others share the second place (LOH-WIN-01)."""
    s.tell(("victory", seat, how))
    s.finish([1 if other == seat else 2 for other in range(s.seats)])

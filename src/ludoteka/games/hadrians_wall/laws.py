"""Laws that hold in every position: cards are neither made nor lost, and every sheet could have been filled in so."""

from __future__ import annotations

from ludoteka.games.hadrians_wall.numbers import (
    BUILT,
    CIPPI,
    DISDAIN,
    FORGIVEN,
    FORT,
    GUARD,
    HAND,
    MAP,
    MINING,
    OPEN,
    PATHS,
    PLACED,
    PRODUCTION,
    PROSPECTS,
    REACH,
    RENOWN,
    SCOUTS,
    STALE,
    TRACKS_END,
    WALL,
)
from ludoteka.games.hadrians_wall.rules.actions import TakeAction
from ludoteka.games.hadrians_wall.rules.offers import all_open, within_reach
from ludoteka.games.hadrians_wall.state import Frontier
from ludoteka.kernel.errors import BrokenLaw
from ludoteka.kernel.state import pending

COLUMN_TRACKS = (MINING, GUARD, CIPPI, WALL, FORT)


def check(s: Frontier) -> None:
    """Raise BrokenLaw if something is wrong."""
    f = s.facts
    if sorted([*s.fate, *s.discard, *s.attackers]) != list(range(len(f.fate))):
        raise BrokenLaw("fate cards: draw pile, discard pile and open attack are not the whole deck")
    for seat, row in enumerate(s.rows):
        check_cards(s, seat, row)
        check_row(s, seat, row)
    for choice in pending(s):
        if isinstance(choice, TakeAction):
            check_offers(s, choice.seat)


def check_cards(s: Frontier, seat: int, row: list[int]) -> None:
    """A player's twelve cards are in the deck, the hand, the path slots and the prospect pile."""
    years = s.facts.years
    used = [*row[HAND : HAND + 2], *row[PATHS : PATHS + years], *row[PROSPECTS : PROSPECTS + years]]
    if sorted([*s.decks[seat], *(card for card in used if card >= 0)]) != list(range(len(s.facts.card))):
        raise BrokenLaw(f"cards of seat {seat}: deck, hand, paths and prospects are not the whole set")


def check_row(s: Frontier, seat: int, row: list[int]) -> None:
    """No negative pool, no track too long, no chain or column out of order, no disdain forgiven that was not there."""
    f = s.facts
    if min(row[:RENOWN]) < 0:
        raise BrokenLaw(f"pool of seat {seat}: {row[:RENOWN]}")
    for track in range(RENOWN, TRACKS_END):
        if not 0 <= row[track] <= len(f.track[track]):
            raise BrokenLaw(f"track {track} of seat {seat}: {row[track]} of {len(f.track[track])} boxes")
    if row[WALL] > row[FORT] or (row[CIPPI] and row[FORT] < f.track[CIPPI][row[CIPPI] - 1].needs[0][1]):
        raise BrokenLaw(f"fort of seat {seat}: {row[FORT]} boxes bear {row[WALL]} of the wall and {row[CIPPI]} cippi")
    for track in COLUMN_TRACKS:
        if row[track] and not row[BUILT] >> f.track[track][row[track] - 1].granary & 1:
            raise BrokenLaw(f"track {track} of seat {seat}: {row[track]} boxes without the granary of their column")
    if not 0 <= row[FORGIVEN] <= row[DISDAIN]:
        raise BrokenLaw(f"disdain of seat {seat}: {row[FORGIVEN]} forgiven of {row[DISDAIN]}")
    covered = 0
    for place in row[PLACED : PLACED + row[SCOUTS]]:
        if covered & place:
            raise BrokenLaw(f"map of seat {seat}: two patterns overlap")
        covered |= place
    if covered != row[MAP]:
        raise BrokenLaw(f"map of seat {seat}: filled cells are not those of the patterns")
    symbols = sum(row[PRODUCTION : PRODUCTION + 1]) - f.start[PRODUCTION]
    if symbols != hammers(s, row):
        raise BrokenLaw(f"production of seat {seat}: {symbols} circles for {hammers(s, row)} hammers")


def hammers(s: Frontier, row: list[int]) -> int:
    """How many production symbols the filled boxes and buildings of a row have given."""
    f = s.facts
    mined = sum(PRODUCTION in box.gain for box in f.track[MINING][: row[MINING]])
    built = sum(PRODUCTION in building.gain for number, building in enumerate(f.building) if row[BUILT] >> number & 1)
    return mined + built


def check_offers(s: Frontier, seat: int) -> None:
    """What a player is offered is what the guards open."""
    row = s.rows[seat]
    if row[STALE]:
        raise BrokenLaw(f"offers of seat {seat}: not all were looked at again")
    if row[REACH] != within_reach(s, row):
        raise BrokenLaw(f"offers of seat {seat}: the buildings rule out others than those noted")
    wrong = row[OPEN] ^ all_open(s, seat)
    if wrong:
        raise BrokenLaw(
            f"offers of seat {seat}: {s.facts.offer[wrong.bit_length() - 1].action} is wrongly open or closed"
        )

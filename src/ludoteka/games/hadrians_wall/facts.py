"""Everything printed in the form the rules read: figures by number, and tables worked out from them once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from ludoteka.games.hadrians_wall.figures import (
    Box,
    Building,
    FateCard,
    Group,
    Offer,
    PlayerCard,
    StrengthBox,
    Tokens,
    TrackBox,
    Year,
)
from ludoteka.kernel.action import Action, Seat
from ludoteka.kernel.state import Step

AMPLE: Final = 4
"""No offer costs more of one item than this, so nobody needs to count further."""
PIECE: Final = 10
"""Offers are listed in pieces of this number of bits: a table has the list for each piece."""
PART: Final = (1 << PIECE) - 1
MOST_KNOWN: Final = 20_000
"""How many offer lists are remembered."""


class Facts:
    """Built once by `printed.facts_of`, shared by all States, never changed.

    Only `known` grows: it remembers lists that were worked out before, and nothing depends on it.
    """

    # cards and years
    fate: tuple[FateCard, ...]
    card: tuple[PlayerCard, ...]
    year: tuple[Year, ...]
    years: int
    neutral_cards: tuple[int, ...]
    """Neutral prospect cards laid open each year, by number of players."""
    attacks_per_item: int
    """Attack cards that each item on a neutral card brings."""

    # the sheets
    start: tuple[int, ...]
    """The row of a player before the first year."""
    track: tuple[tuple[TrackBox, ...], ...]
    """By cell of the row: the boxes of a track, none where the cell is not a track."""
    column_ends: tuple[tuple[int, ...], ...]
    """By cell of the row: how many boxes are filled when each column of a track is complete."""
    infrastructure: tuple[int, ...]
    """The level reached, by number of fort boxes filled."""
    vp_per_box: tuple[int, ...]
    """By attribute."""
    temple_after: tuple[int, ...]
    """By temple: the track that must be full before, -1 for none."""
    building: tuple[Building, ...]
    """Landmarks last."""
    yearly: tuple[int, ...]
    """The buildings that yield an item each year."""
    roads: tuple[int, ...]
    """The buildings that raise an attribute each year, once for each circle."""
    large: int
    """The large buildings, as a mask."""
    yearly_resource: int
    forum_boxes: int
    hexagon: tuple[Box, ...]
    new_good: tuple[Tokens, ...]
    """What the first, second, ... different good gives."""
    show: tuple[Box, ...]
    strength: tuple[StrengthBox, ...]
    bribe: tuple[Box, ...]
    bribes_per_year: int
    ruling: tuple[tuple[Box, ...], ...]
    """By side."""
    diplomat: tuple[Box, ...]
    scout: tuple[Box, ...]
    penalties: tuple[int, ...]
    """Points lost, by active disdain."""
    rank_from: tuple[int, ...]

    # the map
    cell_gains: tuple[Tokens, ...]
    map_rows: tuple[int, ...]
    """The cells of each row, as a mask."""
    map_columns: tuple[int, ...]
    row_gain: Tokens
    places: tuple[tuple[int, ...], ...]
    """By pattern: the cells of every way to place it, as a mask."""
    placings: tuple[tuple[Action, ...], ...]
    """By pattern: the actions that place it, in the same order."""

    # the offers, in the order of their actions
    offer: tuple[Offer, ...]
    offer_of: dict[Action, Offer]
    group: tuple[Group, ...]
    groups_of_kind: tuple[int, ...]
    without_kind: tuple[int, ...]
    """By kind: all offers of other kinds, as a mask."""
    afford: tuple[tuple[int, ...], ...]
    """By item and how many of it lie in the pool: the offers that cost no more of it, as a mask."""
    lists: tuple[tuple[list[Action], ...], ...]
    """For each piece of an offer mask, the actions of every combination of its bits."""
    known: dict[int, list[Action]]
    playable: tuple[int, ...]
    """By number of players: the offers there are, as a mask."""
    playable_groups: tuple[int, ...]

    year_goes_on: Callable[[Seat], Step[Any]]
    """Asks a player for the next action; a payment asks a neighbour again who had ended the year."""
    __slots__ = tuple(__annotations__)

    def listed(self, offers: int) -> list[Action]:
        """The actions of an offer mask, in order; masks come again and again, so their lists are remembered."""
        known = self.known.get(offers)
        if known is None:
            known = []
            rest = offers
            for lists in self.lists:
                known += lists[rest & PART]
                rest >>= PIECE
            if len(self.known) < MOST_KNOWN:
                self.known[offers] = known
        return known.copy()
